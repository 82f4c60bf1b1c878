//! Tic-tac-toe, the example of `docs/adding-a-game.md`, compiled and tested.
//!
//! It is not in the registry, so it reuses codes of other games; a real game adds its own to `src/codes.rs`.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "positions are passed by reference, as in larger games"
)]

mod evaluate;
mod position;
mod render;
mod text;

use std::collections::HashSet;

use ergo::codes::{DraftEdit, ParseErrorCode};
use ergo::game::{Game, Options, Outcome, perft};
use ergo::protocol::Protocol;
use ergo::render::Render;
use ergo::search::{Engine, Limits, Progress};
use ergo::session::Registration;
use ergo::session::editor::Editor;

use position::{Position, take_parsed_moves};

static TIC_TAC_TOE: Registration = Registration::of::<Position, 0>();

fn start() -> Position {
    Position::start(Options::default())
}

fn choices(position: &Position) -> Vec<<Position as Game>::Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    moves
}

/// Every position that a game can reach.
fn all_positions() -> Vec<Position> {
    let mut seen = HashSet::from([start().to_string()]);
    let mut positions = vec![start()];
    let mut next = 0;
    while let Some(&position) = positions.get(next) {
        next += 1;
        for mv in choices(&position) {
            let after = position.play_unchecked(mv);
            if seen.insert(after.to_string()) {
                positions.push(after);
            }
        }
    }
    positions
}

#[test]
fn perft_gives_the_known_numbers() {
    let known = [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872];
    for (depth, paths) in (1..).zip(known) {
        assert_eq!(perft(&start(), depth), Ok(paths), "depth {depth}");
    }
}

#[test]
fn every_position_satisfies_the_laws() {
    let positions = all_positions();
    assert_eq!(positions.len(), 5_478);
    let keys: HashSet<u64> = positions.iter().map(Game::key).collect();
    assert_eq!(keys.len(), positions.len());
    for position in positions {
        let text = position.to_string();
        assert_eq!(Position::parse(&text, Options::default()), Ok(position));
        assert_eq!(position.outcome().is_some(), choices(&position).is_empty());
        assert_eq!(
            position.decided().is_some(),
            !position.decisive().is_empty(),
            "{text}"
        );
        for mv in choices(&position) {
            assert!(position.is_legal(mv));
            assert_eq!(position.parse_move(&position.move_text(mv)), Ok(mv));
            assert_eq!(position.move_of_path(&position.path(mv)), Some(mv));
            assert_eq!(position.play_unchecked(mv).turn(), position.turn().other());
        }
    }
    for wrong in [
        "",
        "3/3/3",
        "3/3/4 1",
        "3/3/2x 1",
        "3/3/3 1 ",
        "XXX/XXX/3 1",
    ] {
        assert!(
            Position::parse(wrong, Options::default()).is_err(),
            "{wrong:?}"
        );
    }
    for wrong in ["", "d1", "a4", "a1 "] {
        assert!(start().parse_move(wrong).is_err(), "{wrong:?}");
    }
}

/// 1 if the player to move can win, 0 for a draw, -1 for a loss: plain negamax to the end.
fn solve(position: &Position) -> i32 {
    let value = |outcome: Outcome| match outcome.winner {
        None => 0,
        Some(winner) if winner == position.turn() => 1,
        Some(_) => -1,
    };
    let scores = choices(position).into_iter();
    let scores = scores.map(|mv| -solve(&position.play_unchecked(mv)));
    match position.outcome() {
        Some(outcome) => value(outcome),
        None => scores.max().expect("a position without outcome has moves"),
    }
}

#[test]
fn the_search_equals_negamax() {
    let positions = all_positions().into_iter().step_by(11);
    for position in positions.filter(|position| position.outcome().is_none()) {
        let mut engine = Engine::new(1);
        let limits = Limits {
            depth: Some(9),
            ..Limits::default()
        };
        engine.start(&position, &[], limits);
        while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
        let score = engine.result().expect("there is a move").score();
        let found = i32::from(score.win_in().is_some()) - i32::from(score.loss_in().is_some());
        assert_eq!(found, solve(&position), "{position}");
    }
}

#[test]
fn the_protocol_supports_the_game() {
    let mut protocol = Protocol::with_game(&TIC_TAC_TOE);
    let mut ask = |line: &str| {
        let mut answer = Vec::new();
        protocol.line(line, &mut |said| answer.push(said.to_owned()));
        answer
    };
    assert_eq!(ask("position startpos moves a1 b2 c3"), [""; 0]);
    assert_eq!(ask("show"), ["2X/1O1/X2 2"]);
    assert_eq!(ask("moves")[0].split(' ').count(), 6);
    let rejected = ask("position startpos moves a1 a1");
    assert_eq!(
        rejected,
        ["error position: character 28: expected a legal move, found \"a1\""]
    );
}

#[test]
fn positions_can_be_set_up() {
    let mut editor = Editor::new(&TIC_TAC_TOE, Options::default());
    for cell in 0..6 {
        assert!(editor.edit(DraftEdit::Put, &[cell, 0, 0]));
    }
    assert_eq!(editor.text(), "3/XXX/XXX 1");
    assert_eq!(editor.problems()[0].code, ParseErrorCode::TooManyStones);
    assert!(editor.edit(DraftEdit::Take, &[4]));
    assert_eq!(editor.problems(), []);
    assert!(Position::parse(&editor.text(), editor.options()).is_ok());
}

#[test]
fn setting_up_a_game_checks_each_move_once() {
    take_parsed_moves();
    let mut session = (TIC_TAC_TOE.open)(Options::default());
    session.set_up("startpos moves a1 b2 c3").unwrap();
    assert_eq!(take_parsed_moves(), 3);
    assert_eq!(take_parsed_moves(), 0);
}
