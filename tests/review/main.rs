//! Reviews games of the engine against itself at a middle level, and verifies every claim about a bad move with the
//! independent rules in `tests/reference`.
//!
//! `cargo test` reviews the ends of the games in `tests/data/reviewed-games.txt`, which are the same with every net. The
//! full run plays games: `cargo test --release --test review -- --ignored --nocapture`. The variables `GAMES` and `SEED`
//! change how many games of each kind are played, and which; with `SHOW=1` it prints every game and every reason.
//!
//! The stored games were printed like that and cut after some reasons. Their tag `Seed` is that of the run with the nets
//! of version 0.2.0, and `Reviewed` the first ply after which the position is examined.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use check::{Checker, Verdict};
use ergo_games::advice::Advise;
use ergo_games::game::{Game as _, Options};
use ergo_games::games;
use ergo_games::notation;
use ergo_games::render::Render;
use ergo_games::review::material::{ALL, MaterialSearch, WON};
use ergo_games::review::{Finding, Glyph, Review};
use ergo_games::search::{Evaluate, Limits, Progress};
use ergo_games::session::{Examination, Session};
use reference::ReferenceGame;

mod check;
#[path = "../reference/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod reference;

/// The level of both players.
const LEVEL: usize = 5;

/// The most moves of a game that is played.
const LONGEST: usize = 120;

/// The games that `cargo test` reviews.
const STORED: &str = include_str!("../data/reviewed-games.txt");

fn open(id: &str) -> Box<dyn Session> {
    (ergo_games::registry::find(id).expect("a game").open)(Options::default())
}

/// A game of the engine against itself.
fn play(id: &str, seed: u64) -> Box<dyn Session> {
    let mut game = open(id);
    while game.outcome().is_none() && game.at() < LONGEST {
        game.begin(Limits {
            level: Some(LEVEL),
            seed,
            ..Limits::default()
        });
        while game.think(&|| 0.0, 1.0) == Progress::Thinking {}
        let best = game.search_info().and_then(|info| info.best);
        game.play(&best.expect("a move")).expect("a legal move");
    }
    game.forget();
    game
}

/// The stored games of a kind, each with the first ply after which the position is examined.
fn stored(id: &str) -> Vec<(Box<dyn Session>, usize)> {
    let mut games = notation::open(STORED).expect("game texts");
    games.retain(|game| game.tree().game() == id);
    let first = |game: &dyn Session| game.tree().tag("Reviewed")?.parse().ok();
    let with_first = games.into_iter().map(|game| {
        let first = first(&*game).expect("a ply");
        (game, first)
    });
    with_first.collect()
}

/// Everything about the positions of a game after at least this many plies, the last first.
fn examine(game: &mut dyn Session, first: usize) -> Vec<Finding> {
    let plies = game.at();
    let examine = |ply| {
        let wanted = Examination {
            ply,
            ..Examination::default()
        };
        assert!(game.examine(&wanted).expect("nothing is tried"));
        while game.go_on(&|| 0.0, 1.0) == Progress::Thinking {}
        game.finding().expect("it is done").clone()
    };
    (first..=plies).rev().map(examine).collect()
}

/// Counts over some games.
#[derive(Debug, Default)]
struct Counts {
    games: usize,
    plies: usize,
    glyphs: [usize; 4],
    /// Blunders with a reason.
    explained: usize,
    /// Reasons of blunders by code.
    codes: BTreeMap<&'static str, usize>,
    /// Reasons, of all glyphs, that are false, undecided, and true.
    verdicts: [usize; 3],
    /// The same for moves that were the only good ones.
    good: [usize; 3],
}

impl Counts {
    /// No reason is false, and there are some.
    fn assert_true(&self) {
        assert_eq!(self.verdicts[Verdict::Fails as usize], 0, "{self:?}");
        let [forced, doubtful, good] = self.good;
        assert_eq!(forced, 0, "{self:?}");
        assert!(doubtful <= good / 10, "{self:?}");
        assert!(self.verdicts[Verdict::Holds as usize] > 0, "{self:?}");
    }

    /// Every reason is true, and there are some.
    fn assert_decided(&self) {
        self.assert_true();
        assert_eq!(self.verdicts[Verdict::Undecided as usize], 0, "{self:?}");
    }

    /// At least this many percent of the blunders have a reason.
    fn assert_explained(&self, percent: usize) {
        let blunders = self.glyphs[Glyph::Blunder as usize];
        assert!(100 * self.explained >= percent * blunders, "{self:?}");
    }

    fn add(&mut self, review: &Review) {
        self.games += 1;
        self.plies += review.moves.len();
        for mv in &review.moves {
            let Some(glyph) = mv.glyph else { continue };
            self.glyphs[glyph as usize] += 1;
            if glyph == Glyph::Blunder {
                self.explained += usize::from(mv.reason.is_some());
                let code = mv
                    .reason
                    .as_ref()
                    .map_or("none", |reason| reason.code.as_str());
                *self.codes.entry(code).or_default() += 1;
            }
        }
    }
}

/// How thoroughly claims are checked.
struct Scope {
    /// The replies tried in each position.
    replies: usize,
    /// The positions looked at for each claim.
    positions: usize,
}

/// Reviews games, each from a ply on, and checks every reason.
fn review<G: Evaluate + Advise + Render, P: ReferenceGame>(
    games: impl IntoIterator<Item = (Box<dyn Session>, usize)>,
    scope: &Scope,
) -> Counts {
    let mut counts = Counts::default();
    let mut checker = Checker::<G, P>::new(scope.replies, scope.positions);
    let mut spent = Duration::ZERO;
    for (mut game, first) in games {
        if shows_all() {
            println!("{}", notation::write([game.tree()]));
        }
        let start = Instant::now();
        let findings = examine(&mut *game, first);
        spent += start.elapsed();
        let review = game.judge(&findings);
        counts.add(&review);
        check(&mut checker, &review, &mut counts);
    }
    let each = spent / u32::try_from(counts.plies).expect("some plies");
    println!(
        "{}: {counts:?}, {} ms per position",
        G::VARIANTS[0].id,
        each.as_millis()
    );
    counts
}

/// Checks every reason of a review.
fn check<G: Evaluate + Advise + Render, P: ReferenceGame>(
    checker: &mut Checker<G, P>,
    review: &Review,
    counts: &mut Counts,
) {
    let mut at = P::read(&G::start(Options::default()).to_string(), &[]);
    let mut seen: BTreeMap<String, usize> = BTreeMap::from([(at.text(), 1)]);
    for mv in &review.moves {
        if mv.glyph == Some(Glyph::Good) {
            let verdict = checker.check_good(&at, mv);
            counts.good[verdict as usize] += 1;
            if verdict != Verdict::Holds {
                println!("{verdict:?} {}! on {}", mv.text, at.text());
            }
        }
        if mv.reason.is_some() {
            let twice = seen.iter().filter(|&(_, &times)| times >= 2);
            let drawn = twice.map(|(text, _)| text.clone()).collect();
            let verdict = checker.check(&at, mv, drawn);
            counts.verdicts[verdict as usize] += 1;
            if verdict == Verdict::Fails || shows_all() {
                println!(
                    "{verdict:?} {} on {}: {:?} instead of {:?}",
                    mv.text,
                    at.text(),
                    mv.reason,
                    mv.better
                );
            }
        }
        at = at.after(&mv.text).expect("a legal move");
        *seen.entry(at.text()).or_default() += 1;
    }
}

fn number<T: std::str::FromStr>(name: &str, default: T) -> T {
    let value = std::env::var(name).ok();
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

/// Whether everything is printed.
fn shows_all() -> bool {
    std::env::var_os("SHOW").is_some()
}

/// Reviews the stored games of a kind.
fn review_stored<G: Evaluate + Advise + Render, P: ReferenceGame>() -> Counts {
    let games = stored(G::VARIANTS[0].id);
    assert!(!games.is_empty(), "no games are stored");
    let scope = Scope {
        replies: 2,
        positions: 2_000,
    };
    review::<G, P>(games, &scope)
}

/// Plays games of a kind and reviews them as a whole.
fn review_played<G: Evaluate + Advise + Render, P: ReferenceGame>() -> Counts {
    let (first, games) = (number("SEED", 1), number::<u64>("GAMES", 200));
    let games = (first..first + games).map(|seed| (play(G::VARIANTS[0].id, seed), 0));
    let scope = Scope {
        replies: number("REPLIES", 40),
        positions: number("POSITIONS", 5_000),
    };
    review::<G, P>(games, &scope)
}

#[test]
fn reasons_in_ergo_hold() {
    let counts = review_stored::<games::ergo::Position, reference::ergo::Ergo>();
    counts.assert_decided();
}

#[test]
fn reasons_in_emergo_hold() {
    let counts = review_stored::<games::emergo::Position, reference::emergo::Emergo>();
    counts.assert_decided();
}

#[test]
fn reasons_in_intermedium_hold() {
    type Position = games::intermedium::Position;
    let counts = review_stored::<Position, reference::intermedium::Intermedium>();
    counts.assert_decided();
}

#[test]
fn stones_won_in_a_draw_do_not_count() {
    // The only capture wins two stones, and then White cannot move.
    let text = "x/x,1,x/x4,11112/x3,1,x3/112,x3,2,2,x2,12/x,2,2,12,x3/x2,2,x,2/x,2,12/1 2 0-0";
    let position = games::emergo::Position::parse(text, Options::default()).unwrap();
    let mut search = MaterialSearch::new(&position, position.turn(), 1, 10_000, ALL);
    let bound = search.go_on(&[], 10_000).unwrap().unwrap();
    assert_eq!(position.move_text(bound.line[0]), "e5xe7xe9");
    assert_eq!(bound.stones, -WON);
}

#[test]
#[ignore = "takes an hour"]
fn many_games_of_ergo() {
    let counts = review_played::<games::ergo::Position, reference::ergo::Ergo>();
    counts.assert_true();
    counts.assert_explained(60);
}

#[test]
#[ignore = "takes an hour"]
fn many_games_of_emergo() {
    let counts = review_played::<games::emergo::Position, reference::emergo::Emergo>();
    counts.assert_true();
    counts.assert_explained(50);
}

#[test]
#[ignore = "takes an hour"]
fn many_games_of_intermedium() {
    type Position = games::intermedium::Position;
    let counts = review_played::<Position, reference::intermedium::Intermedium>();
    counts.assert_true();
    counts.assert_explained(50);
}
