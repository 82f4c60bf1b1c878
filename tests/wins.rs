//! The solver of Ergo finds the forced win in a thousand positions from play; each win is verified with
//! the rules alone.
//!
//! `cargo test --release --test wins -- --ignored` regenerates the file of positions.

use std::collections::HashSet;
use std::fmt::Write as _;

use ergo_games::dice::Dice;
use ergo_games::draft::grid;
use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::search::{Engine, Limits};
use proofs::{can_win, check_loss, choices, think};

#[path = "common/proofs.rs"]
mod proofs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/ergo-wins.txt");
const HEAD: &str = "# a position of Ergo | the plies of the shortest win by threats that is known";
const COUNT: usize = 1_000;
/// The depth limit of the solver.
const PLIES: u32 = 9;

/// The positions of the file, each with the plies of its win.
fn wins() -> Vec<(Position, u32)> {
    let text = std::fs::read_to_string(FILE).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (position, plies) = line.split_once(" | ").unwrap();
        let position = Position::parse(position, Options::default()).unwrap();
        (position, plies.parse().unwrap())
    };
    lines.map(read).collect()
}

#[test]
fn a_thousand_wins_are_found_and_hold() {
    let wins = wins();
    assert_eq!(wins.len(), COUNT);
    let mut engine = Engine::new(16);
    for (seed, (position, plies)) in (0..).zip(wins) {
        let line = engine.solve(&position, &[], PLIES, 1_000_000);
        let line = line.unwrap().expect("a win is known");
        assert!(line.score.win_in().unwrap() <= plies, "{position}");
        // A line must be legal and end with five in a row.
        let mut after = position;
        for &mv in &line.moves {
            after = after.play(mv).unwrap();
        }
        assert_eq!(
            after.outcome().unwrap().winner,
            Some(position.turn()),
            "{position}"
        );
        assert!(!can_win(&position), "{position}");
        let next = position.play_unchecked(line.moves[0]);
        check_loss(&mut engine, &next, plies - 1, &mut Dice::new(seed));
    }
}

#[test]
fn no_win_is_claimed_where_there_is_none() {
    let quiet = Position::start(Options::default());
    assert!(
        Engine::new(1)
            .solve(&quiet, &[], PLIES, 1_000)
            .unwrap()
            .is_none()
    );
    // The player to move has threats, but the opponent's open four wins first.
    let lost = grid::position::<Position>(
        "
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . s s s s . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . S . S . S S . . .
        . . . . . . . . . .
        . . . . . . . . . .
        1",
    );
    assert_eq!(
        Engine::new(1)
            .solve(&lost, &[], PLIES, 100_000)
            .unwrap()
            .map(|_| ()),
        None
    );
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn regenerate() {
    let mut dice = Dice::new(11);
    let mut engine = Engine::new(16);
    let mut seen = HashSet::new();
    let mut text = format!("{HEAD}\n");
    while seen.len() < COUNT {
        if let Some((position, plies)) = play_to_a_win(&mut engine, &mut dice)
            && seen.insert(position.key())
        {
            writeln!(text, "{position} | {plies}").unwrap();
        }
    }
    std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data")).unwrap();
    std::fs::write(FILE, text).unwrap();
}

/// Plays a game with some weak moves until the player to move has a forced win. A random minimum of
/// three to nine plies keeps long wins represented.
fn play_to_a_win(engine: &mut Engine<Position>, dice: &mut Dice) -> Option<(Position, u32)> {
    let mut position = Position::start(Options::default());
    let least = 3 + 2 * u32::try_from(dice.below(4)).unwrap();
    for ply in 0..80 {
        position.outcome().is_none().then_some(())?;
        if let Ok(Some(line)) = engine.solve(&position, &[], PLIES, 100_000)
            && let Some(plies) = line.score.win_in()
            && plies >= least
        {
            return Some((position, plies));
        }
        let mv = if ply < 2 {
            *dice.pick(&choices(&position))
        } else {
            let limits = Limits {
                nodes: Some(300),
                lines: 4,
                ..Limits::default()
            };
            dice.pick(&think(engine, &position, limits).lines).moves[0]
        };
        position = position.play_unchecked(mv);
    }
    None
}
