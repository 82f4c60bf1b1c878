//! Levels play whole games, keep their limits, choose by seed, and overlook what they should.

use std::collections::{HashMap, HashSet};

use ergo_games::draft::grid;
use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::{Position, board::ARENA};
use ergo_games::games::{emergo, intermedium};
use ergo_games::registry::GAMES;
use ergo_games::replay::history::History;
use ergo_games::search::levels::{TIME_LIMITS, TOP};
use ergo_games::search::{Engine, Evaluate, Limits, Progress};

use crate::proofs::{can_win, choices, think, wins_at_once};
use crate::wander;
use ergo_games::dice::Dice;

/// Regression: a glance evaluates every move once, and did so regardless of the node limit.
#[test]
fn levels_keep_the_node_limit() {
    for registration in GAMES {
        let mut session = (registration.open)(Options::default());
        for (level, seed) in (0..=TOP).flat_map(|level| (0..20).map(move |seed| (level, seed))) {
            session.begin(Limits {
                nodes: Some(seed + 1),
                level: Some(level),
                seed,
                ..Limits::default()
            });
            while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
            let info = session.search_info().unwrap();
            assert!(info.nodes <= seed + 1, "level {level}: {info:?}");
            assert_eq!(session.check(&info.best.unwrap()), Ok(()));
        }
    }
}

#[test]
fn every_level_plays_whole_games() {
    fn check<G: Evaluate>(variant: usize) {
        for level in 0..=TOP {
            let mut game = History::<G>::new(Options::of_variant(variant));
            let mut engine = Engine::new(1);
            let mut ply = 0;
            while game.outcome().is_none() && ply < 60 {
                let limits = Limits {
                    nodes: Some(2_000),
                    level: Some(level),
                    seed: 5,
                    ..Limits::default()
                };
                engine.start(game.position(), &game.last_chances(), limits);
                while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
                let mv = engine.result().unwrap().choice.unwrap();
                assert!(game.position().is_legal(mv), "{}", game.position());
                game.play_unchecked(mv);
                ply += 1;
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn choices_depend_on_the_seed_alone() {
    let choice = |seed| {
        let limits = Limits {
            level: Some(2),
            seed,
            ..Limits::default()
        };
        let start = Position::start(Options::default());
        let result = think(&mut Engine::new(1), &start, limits);
        start.move_text(result.choice.unwrap())
    };
    let choices: HashSet<String> = (0..30).map(choice).collect();
    assert!(choices.len() > 3, "{choices:?}");
    assert_eq!(choice(7), choice(7));
}

#[test]
fn time_limits_are_the_same_in_every_game() {
    for game in GAMES {
        let limits = (game.levels)().iter().map(|level| level.time);
        assert!(limits.eq(TIME_LIMITS), "{}", game.id);
    }
}

/// How often a level wins in one, and how often it does not although it could.
#[derive(Debug, Default)]
struct Wins {
    taken: u32,
    missed: u32,
}

impl Wins {
    /// Plays games of a level against itself from random positions until there were enough.
    fn count<G: Evaluate>(variant: usize, level: usize, enough: u32) -> Self {
        let mut wins = Self::default();
        let mut dice = Dice::new(level as u64);
        let mut engine = Engine::new(1);
        // Levels that search need the nodes to try every move once.
        let nodes = if level > 4 { 20_000 } else { 3_000 };
        for seed in 0..400 {
            let mut game = History::<G>::from_line(
                Options::of_variant(variant),
                &format!("fen {}", wander::<G>(variant, 12, &mut dice)),
            )
            .unwrap();
            for _ in 0..80 {
                if game.outcome().is_some() {
                    break;
                }
                let position = game.position();
                let next = choices(position);
                let winning = next.iter().filter(|&&mv| wins_at_once(position, mv));
                let winning = winning.count();
                let limits = Limits {
                    nodes: Some(nodes),
                    level: Some(level),
                    seed,
                    ..Limits::default()
                };
                let mv = think(&mut engine, position, limits).choice.unwrap();
                if (1..next.len()).contains(&winning) {
                    if wins_at_once(position, mv) {
                        wins.taken += 1;
                    } else {
                        wins.missed += 1;
                    }
                }
                game.play_unchecked(mv);
            }
            if wins.taken + wins.missed >= enough {
                break;
            }
        }
        wins
    }

    /// The share of wins that were missed.
    fn share_missed(&self) -> f64 {
        f64::from(self.missed) / f64::from(self.taken + self.missed)
    }
}

/// In Emergo, a player who can win in one has no other legal capture.
#[test]
fn level_1_misses_a_third_of_wins_in_one_level_0_more_and_levels_above_4_none() {
    fn check<G: Evaluate>(variant: usize) {
        let [lowest, first, third] =
            [0, 1, 3].map(|level| Wins::count::<G>(variant, level, 50).share_missed());
        assert!(
            lowest > first + 0.1,
            "{}: {lowest}",
            G::VARIANTS[variant].id
        );
        assert!(
            (0.2..0.45).contains(&first),
            "{}: {first}",
            G::VARIANTS[variant].id
        );
        assert!(
            third > 0.0 && third < first,
            "{}: {third}",
            G::VARIANTS[variant].id
        );
        for (level, enough) in [(5, 20), (6, 8)] {
            let wins = Wins::count::<G>(variant, level, enough);
            assert!(
                wins.missed == 0 && wins.taken >= enough,
                "{}: {wins:?}",
                G::VARIANTS[variant].id
            );
        }
    }
    check::<Position>(0);
    check::<intermedium::Position>(0);
}

/// A row of four whose owner moves next. Level 1 stops it or overlooks it, level 5 always stops it.
#[test]
fn low_levels_overlook_threats() {
    let threat = grid::position::<Position>(
        "
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . s S S S S . . . .
        . . . . . . . . . .
        . . s . s . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        2",
    );
    let stops = |level, seed| {
        let limits = Limits {
            level: Some(level),
            seed,
            ..Limits::default()
        };
        let choice = think(&mut Engine::new(1), &threat, limits).choice.unwrap();
        !can_win(&threat.play_unchecked(choice))
    };
    let stopped = |level| (0..100).filter(|&seed| stops(level, seed)).count();
    let [lowest, first] = [0, 1].map(stopped);
    assert!((50..90).contains(&first), "{first}");
    assert!(lowest < first, "{lowest}, {first}");
    assert_eq!(stopped(5), 100);
}

/// The turns of a game of a level of Emergo against itself, and the longest time in which nothing was captured or
/// entered.
fn progress(level: usize, seed: u64) -> (usize, usize) {
    let mut game = History::<emergo::Position>::new(Options::default());
    let mut engine = Engine::new(1);
    let mut longest = 0;
    while game.outcome().is_none() && game.at() < 400 {
        let limits = Limits {
            level: Some(level),
            seed: seed + game.at() as u64 % 2,
            quiet_turns: game.quiet_turns(),
            ..Limits::default()
        };
        let choice = think(&mut engine, game.position(), limits).choice.unwrap();
        game.play_unchecked(choice);
        longest = longest.max(game.quiet_turns());
    }
    (game.at(), longest)
}

/// Regression: low levels moved to and fro for a hundred turns in Emergo, and went on so.
#[test]
fn low_levels_make_progress_in_emergo() {
    for level in 0..=1 {
        let games = (0..12).map(|seed| progress(level, 2 * seed));
        let games: Vec<_> = games.collect();
        let standstills = games.iter().filter(|&&(_, longest)| longest >= 40);
        assert!(standstills.count() <= 1, "level {level}: {games:?}");
        assert!(
            games.iter().all(|&(turns, _)| turns < 300),
            "level {level}: {games:?}"
        );
    }
}

/// The first turns of a game of a level against itself, with at most this many nodes per turn.
fn opening<G: Evaluate>(variant: usize, level: usize, seed: u64, nodes: u64) -> Vec<String> {
    let mut game = History::<G>::new(Options::of_variant(variant));
    let mut engine = Engine::new(1);
    let mut moves = Vec::new();
    while game.is_opening() {
        let limits = Limits {
            nodes: Some(nodes),
            level: Some(level),
            seed,
            is_opening: true,
            ..Limits::default()
        };
        let mv = think(&mut engine, game.position(), limits).choice.unwrap();
        moves.push(game.position().move_text(mv));
        game.play_unchecked(mv);
    }
    moves
}

#[test]
fn openings_vary() {
    fn check<G: Evaluate>(variant: usize) {
        let openings: HashSet<_> = (0..5)
            .map(|seed| opening::<G>(variant, 1, seed, 50_000))
            .collect();
        assert!(openings.len() >= 4, "{openings:?}");
    }
    ergo_games::for_every_game!(check);
}

/// The chances to win that the moves of an opening cost, according to the engine at full strength.
struct Judge<G: Evaluate> {
    variant: usize,
    engine: Engine<G>,
    shares: HashMap<u64, f64>,
}

impl<G: Evaluate> Judge<G> {
    fn new(variant: usize) -> Self {
        Self {
            variant,
            engine: Engine::with_built_in_net(16, variant),
            shares: HashMap::new(),
        }
    }

    /// The chance of the player to move.
    fn share(&mut self, position: &G) -> f64 {
        let engine = &mut self.engine;
        *self.shares.entry(position.key()).or_insert_with(|| {
            let limits = Limits {
                nodes: Some(200_000),
                ..Limits::default()
            };
            let points = think(engine, position, limits).score().points();
            position
                .chances()
                .even_share(points.into(), position.game_phase())
        })
    }

    /// The cost of the most expensive move of an opening, and its ply.
    fn most_expensive(&mut self, opening: &[String]) -> (f64, usize) {
        let mut position = G::start(Options::of_variant(self.variant));
        let mut worst = (0.0, 0);
        for (ply, text) in opening.iter().enumerate() {
            let after = position.play_unchecked(position.parse_move(text).unwrap());
            let cost = self.share(&position) + self.share(&after) - 1.0;
            if cost > worst.0 {
                worst = (cost, ply);
            }
            position = after;
        }
        worst
    }
}

#[test]
#[ignore = "takes half an hour"]
fn openings_of_every_level_vary_and_few_are_expensive() {
    fn check<G: Evaluate>(variant: usize) {
        let mut judge = Judge::<G>::new(variant);
        for level in 0..=TOP {
            let openings: HashSet<_> = (0..50)
                .map(|seed| opening::<G>(variant, level, seed, 1_000_000))
                .collect();
            let costs = openings.iter().map(|opening| {
                let (cost, ply) = judge.most_expensive(opening);
                (cost, opening[..=ply].join(" "))
            });
            let costs: Vec<_> = costs.collect();
            let count = costs.len();
            let expensive = costs.iter().filter(|&&(cost, _)| cost > 0.1).count();
            let worst = costs.iter().max_by(|one, other| one.0.total_cmp(&other.0));
            let (cost, line) = worst.unwrap();
            println!(
                "{} level {level}: {count} openings, {expensive} with a move that costs more than 10 %, at most {cost:.3}: {line}",
                G::VARIANTS[variant].id
            );
            assert!(count >= 20 && expensive <= count / 3);
        }
    }
    ergo_games::for_every_game!(check);
}

/// Regression: weak levels answered 1. e5 on the edge, which loses.
#[test]
fn weak_levels_open_well() {
    let first = Position::start(Options::default());
    let e5 = first.play_unchecked(first.parse_move("e5").unwrap());
    for (level, seed) in (1..=3).flat_map(|level| (0..5).map(move |seed| (level, seed))) {
        let limits = Limits {
            level: Some(level),
            seed,
            is_opening: true,
            ..Limits::default()
        };
        let choice = think(&mut Engine::new(1), &e5, limits).choice.unwrap();
        assert!(ARENA.has(choice.to), "{}", e5.move_text(choice));
    }
}
