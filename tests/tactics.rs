//! Tactics of Emergo and Intermedium: positions from play in which the game can be won by
//! force. The engine finds every one of them, and what it plays is checked by the rules alone.
//!
//! The positions are made by `cargo test --release --test tactics -- --ignored`, which writes the
//! files anew.

use std::collections::HashSet;
use std::fmt::Write as _;

use dice::Dice;
use ergo::game::{Game, Options, Side};
use ergo::games::emergo::Position as Emergo;
use ergo::games::intermedium::Position as Intermedium;
use ergo::games::intermedium::board::{Spot, city, distance};
use ergo::search::{Engine, Limits, Opinion};
use proofs::{choices, think};

#[path = "common/dice.rs"]
mod dice;
#[path = "common/proofs.rs"]
#[allow(dead_code, reason = "not every proof is wanted here")]
mod proofs;

/// How many positions there are of each kind.
const COUNT: usize = 200;
fn file(name: &str) -> String {
    format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The positions of a file.
fn read<G: Game>(name: &str) -> Vec<G> {
    let text = std::fs::read_to_string(file(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line| G::parse(line, Options::default()).unwrap();
    lines.map(read).collect()
}

fn within(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Plays games, not too well, and collects what is wanted of each until there are enough positions.
fn collect<G: Opinion>(name: &str, head: &str, wanted: impl Fn(&[G]) -> Vec<G>) {
    let mut dice = Dice::new(7);
    let mut engine = Engine::new(16);
    let mut seen = HashSet::new();
    let mut text = format!("# {head}\n");
    while seen.len() < COUNT {
        let mut position = G::start(Options::default());
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < 160 {
            let limits = Limits {
                lines: if history.len() < 20 { 4 } else { 2 },
                ..within(400)
            };
            let mv = if history.len() < 2 {
                *dice.pick(&choices(&position))
            } else {
                dice.pick(&think(&mut engine, &position, limits).lines)
                    .moves[0]
            };
            let next = position.play_unchecked(mv);
            history.push(std::mem::replace(&mut position, next));
        }
        for position in wanted(&history) {
            if seen.len() < COUNT && seen.insert(position.key()) {
                writeln!(text, "{position}").unwrap();
            }
        }
    }
    std::fs::write(file(name), text).unwrap();
}

/// Checks that the player to move loses within some plies: the engine answers whatever the rules allow,
/// or some of it far from the end.
fn check_loss<G: Opinion>(
    engine: &mut Engine<G>,
    position: &G,
    (plies, nodes): (u32, u64),
    dice: &mut Dice,
) {
    let lost = |position: &G| {
        let end = position.outcome();
        end.is_some_and(|end| end.winner == Some(position.turn().other()))
    };
    if lost(position) {
        return;
    }
    let replies = choices(position);
    assert!(plies > 0 && !replies.is_empty(), "{position}");
    for reply in replies {
        if plies > 4 && dice.below(4) > 0 {
            continue;
        }
        let next = position.play_unchecked(reply);
        assert!(next.outcome().is_none(), "{next}");
        let report = think(engine, &next, within(nodes));
        let left = report.score().win_in().expect("a win was claimed");
        assert!(left < plies, "{next}: {left} plies of {plies}");
        let next = next.play_unchecked(report.line()[0]);
        check_loss(engine, &next, (left - 1, nodes), dice);
    }
}

/// Emergo: all stones of the other won by compulsory captures.
mod emergo {
    use super::{
        COUNT, Dice, Emergo, Engine, Game, Side, check_loss, choices, collect, read, think, within,
    };

    const NAME: &str = "emergo-combinations";
    const HEAD: &str =
        "positions of Emergo in which compulsory captures win everything within 7 plies";
    const PLIES: u32 = 7;
    /// What the engine may look at: less than it can in a second.
    const NODES: u64 = 700_000;

    /// Whether a side takes everything within some plies and leaves the other nothing but captures
    /// until then.
    fn takes_all(position: &Emergo, side: Side, plies: u32) -> bool {
        if let Some(outcome) = position.decided() {
            return outcome.winner == Some(side);
        }
        let own = position.turn() == side;
        if plies == 0 || (!own && position.due() == 0) {
            return false;
        }
        let after = |mv| takes_all(&position.play_unchecked(mv), side, plies - 1);
        let mut moves = choices(position).into_iter();
        if own {
            moves.any(after)
        } else {
            moves.all(after)
        }
    }

    /// The moves that win so, where there is nothing to capture yet; none where most do.
    fn winning(position: &Emergo) -> Vec<<Emergo as Game>::Move> {
        let side = position.turn();
        if position.due() > 0 {
            return Vec::new();
        }
        let all = choices(position);
        let mut winning = all.clone();
        winning.retain(|&mv| takes_all(&position.play_unchecked(mv), side, PLIES - 1));
        if 2 * winning.len() > all.len() {
            winning.clear();
        }
        winning
    }

    #[test]
    fn combinations_are_found() {
        let positions = read::<Emergo>(NAME);
        assert_eq!(positions.len(), COUNT);
        let mut engine = Engine::new(16);
        let mut missed = Vec::new();
        for position in positions {
            let winning = winning(&position);
            assert!(!winning.is_empty(), "{position}");
            let report = think(&mut engine, &position, within(NODES));
            let mv = report.line()[0];
            match report.score().win_in() {
                _ if winning.contains(&mv) => {}
                // Another win will do.
                Some(plies) => {
                    let after = position.play_unchecked(mv);
                    check_loss(&mut engine, &after, (plies - 1, NODES), &mut Dice::new(1));
                }
                None => missed.push(format!("{position}: {report:?} instead of {winning:?}")),
            }
        }
        assert!(missed.is_empty(), "{} missed: {missed:#?}", missed.len());
    }

    #[test]
    #[ignore = "writes the file that the other test reads"]
    fn make_the_combinations() {
        collect(NAME, HEAD, |game: &[Emergo]| {
            let won = game.iter().filter(|position| !winning(position).is_empty());
            won.copied().take(2).collect()
        });
    }
}

/// Intermedium: cities that fall in three plies.
mod intermedium {
    use super::{
        COUNT, Dice, Engine, Game, Intermedium, Side, Spot, check_loss, choices, city, collect,
        distance, read, think, within,
    };

    /// What the engine may look at: less than it can in a second.
    const NODES: u64 = 100_000;
    const ATTACKS: &str = "intermedium-attacks";

    /// Whether a side may be able to take the city, as far as distances tell: a stack must come to each
    /// cell around it that is not yet his.
    fn is_near(position: &Intermedium, side: Side) -> bool {
        let around = city(side.other()).beside(side.other());
        position.stacks(side).into_iter().any(|start: Spot| {
            let height = position.height(side, start);
            let reaches = |spot: Spot| {
                let is_own = spot != start && position.height(side, spot) > 0;
                is_own || distance(side, start, spot) <= height
            };
            around.into_iter().all(reaches)
        })
    }

    /// Whether the player to move can take the city.
    fn takes_city(position: &Intermedium) -> bool {
        let falls = |mv| position.play_unchecked(mv).has_city_fallen();
        is_near(position, position.turn()) && choices(position).into_iter().any(falls)
    }

    trait Fallen {
        fn has_city_fallen(&self) -> bool;
    }

    impl Fallen for Intermedium {
        fn has_city_fallen(&self) -> bool {
            self.decided()
                .is_some_and(|outcome| outcome.reason == "city")
        }
    }

    /// Whether the city of the player to move falls next, whatever he does. It was not taken before.
    fn is_lost(position: &Intermedium) -> bool {
        let replies = choices(position);
        position.decided().is_none()
            && is_near(position, position.turn().other())
            && replies.into_iter().all(|mv| {
                let after = position.play_unchecked(mv);
                after.decided().is_none() && takes_city(&after)
            })
    }

    /// Whether the player to move can take the city with this move or the one after it.
    fn wins(position: &Intermedium) -> bool {
        takes_city(position)
            || choices(position)
                .into_iter()
                .any(|mv| is_lost(&position.play_unchecked(mv)))
    }

    #[test]
    fn cities_are_taken() {
        let positions = read::<Intermedium>(ATTACKS);
        assert_eq!(positions.len(), COUNT);
        let mut engine = Engine::new(16);
        let mut missed = Vec::new();
        for position in positions {
            assert!(!takes_city(&position), "{position}");
            let report = think(&mut engine, &position, within(NODES));
            let after = position.play_unchecked(report.line()[0]);
            match report.score().win_in() {
                Some(3) if is_lost(&after) => {}
                // Another win will do.
                Some(plies) => {
                    check_loss(&mut engine, &after, (plies - 1, NODES), &mut Dice::new(1));
                }
                None => missed.push(format!("{position}: {report:?}")),
            }
        }
        assert!(missed.is_empty(), "{} missed: {missed:#?}", missed.len());
    }

    #[test]
    #[ignore = "writes the file that the other test reads"]
    fn make_the_attacks() {
        let head = "positions of Intermedium in which the city falls in three plies";
        let is_wanted = |position: &&Intermedium| !takes_city(position) && wins(position);
        collect(ATTACKS, head, |game: &[Intermedium]| {
            let near_the_end = game.iter().rev().skip(2).take(1);
            near_the_end.filter(is_wanted).copied().collect()
        });
    }

    #[test]
    fn distances_miss_no_city() {
        let mut dice = Dice::new(3);
        let mut fallen = 0;
        for _ in 0..60 {
            let mut position = Intermedium::start(super::Options::default());
            for _ in 0..80 {
                let all = choices(&position);
                if all.is_empty() {
                    break;
                }
                let takes = all
                    .iter()
                    .any(|&mv| position.play_unchecked(mv).has_city_fallen());
                assert!(!takes || is_near(&position, position.turn()), "{position}");
                fallen += usize::from(takes);
                position = position.play_unchecked(*dice.pick(&all));
            }
        }
        assert!(fallen > 5, "{fallen}");
    }
}
