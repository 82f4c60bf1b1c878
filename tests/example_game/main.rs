//! Tricorn, the example of `docs/adding-a-game.md`, compiled and tested.
//!
//! It is not in the registry, so it reuses codes of other games; a real game adds its own to `src/codes.rs`. Browser tests
//! play it on a site that is built with it.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "positions are passed by reference, as in larger games"
)]

pub mod tricorn;

use std::collections::HashSet;

use ergo_games::codes::{DraftEdit, ParseErrorCode};
use ergo_games::dice::Dice;
use ergo_games::game::{Cell, Game, Options, Outcome, perft};
use ergo_games::protocol::Protocol;
use ergo_games::render::Render;
use ergo_games::search::{Engine, Limits, Progress};
use ergo_games::session::Registration;
use ergo_games::session::editor::Editor;

use tricorn::Position;
use tricorn::position::{SIZE, cell, take_parsed_moves};

static TRICORN: Registration = Registration::of::<Position, 0>();

fn start() -> Position {
    Position::start(Options::default())
}

fn choices(position: &Position) -> Vec<<Position as Game>::Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    moves
}

/// The positions after up to four turns, and those of many games to the end.
fn many_positions() -> Vec<Position> {
    let mut seen = HashSet::from([start().to_string()]);
    let mut positions = vec![start()];
    let mut add = |position: Position, positions: &mut Vec<Position>| {
        if seen.insert(position.to_string()) {
            positions.push(position);
        }
    };
    let mut next = 0;
    while let Some(&position) = positions.get(next) {
        next += 1;
        if choices(&position).len() > 11 {
            for mv in choices(&position) {
                add(position.play_unchecked(mv), &mut positions);
            }
        }
    }
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let mut position = start();
        while let moves @ [_, ..] = &*choices(&position) {
            position = position.play_unchecked(moves[dice.below(moves.len())]);
            add(position, &mut positions);
        }
    }
    positions
}

#[test]
fn perft_gives_the_known_numbers() {
    let mut known = 1;
    for (depth, empty) in (1..=6).zip((0..=15).rev()) {
        known *= empty;
        assert_eq!(perft(&start(), depth), Ok(known), "depth {depth}");
    }
    // White can fill a side with one of seven moves; otherwise all of them are played.
    let nearly = Position::parse("1/O1/1O1/1O1O/XXXX1 1", Options::default()).unwrap();
    let all: u64 = (1..=7).product();
    let won: u64 = (1..=6).product();
    assert_eq!(perft(&nearly, 1), Ok(7));
    assert!(perft(&nearly, 7).unwrap() < all - won + 1);
}

#[test]
fn every_side_of_the_triangle_wins() {
    for side in ["a1 b1 c1 d1 e1", "a1 b2 c3 d4 e5", "e1 e2 e3 e4 e5"] {
        let mut position = start();
        let others = ["b2", "c2", "d2", "d3"].into_iter();
        let others = others.chain(["b1", "c1"]).filter(|mv| !side.contains(mv));
        let others: Vec<_> = others.take(4).collect();
        let own: Vec<_> = side.split(' ').collect();
        for (at, mv) in own.iter().enumerate() {
            assert_eq!(position.outcome(), None, "{position}");
            position = position.play_unchecked(position.parse_move(mv).unwrap());
            if let Some(reply) = others.get(at) {
                position = position.play_unchecked(position.parse_move(reply).unwrap());
            }
        }
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome.winner, Some(start().turn()), "{position}");
        let names: Vec<_> = position
            .decisive()
            .into_iter()
            .map(|cell| position.move_text(cell))
            .collect();
        assert_eq!(names, own);
    }
}

#[test]
fn every_position_satisfies_the_laws() {
    let positions = many_positions();
    assert!(positions.len() > 15_000, "{}", positions.len());
    let decided = positions.iter().filter(|it| it.decided().is_some());
    assert!(decided.count() > 100);
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
        "1/2/3/4 1",
        "1/2/3/4/6 1",
        "1/2/3/4/4x 1",
        "1/2/3/4/5 1 ",
        "1/2/3/XXXX/XXXXX 1",
    ] {
        assert!(
            Position::parse(wrong, Options::default()).is_err(),
            "{wrong:?}"
        );
    }
    for wrong in ["", "f1", "a2", "e6", "a1 "] {
        assert!(start().parse_move(wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn cells_are_numbered_row_by_row() {
    let rows = (0..SIZE).flat_map(|row| (0..SIZE).filter_map(move |column| cell(column, row)));
    assert!(rows.eq((0..15).map(Cell)));
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
    let late = many_positions().into_iter();
    let late = late.filter(|position| position.outcome().is_none() && choices(position).len() < 7);
    // White threatens two sides.
    let lost = Position::parse("1/OX/OOX/OOOX/1XXXX 2", Options::default()).unwrap();
    let mut found = HashSet::new();
    for position in late.step_by(11).chain([lost]) {
        let mut engine = Engine::new(1);
        let limits = Limits {
            depth: Some(9),
            ..Limits::default()
        };
        engine.start(&position, &[], limits);
        while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
        let score = engine.result().expect("there is a move").score();
        let result = i32::from(score.win_in().is_some()) - i32::from(score.loss_in().is_some());
        assert_eq!(result, solve(&position), "{position}");
        found.insert(result);
    }
    assert_eq!(found, HashSet::from([-1, 0, 1]));
}

#[test]
fn the_protocol_supports_the_game() {
    let mut protocol = Protocol::with_game(&TRICORN);
    let mut ask = |line: &str| {
        let mut answer = Vec::new();
        protocol.line(line, &mut |said| answer.push(said.to_owned()));
        answer
    };
    assert_eq!(ask("position startpos moves a1 b2 d3"), [""; 0]);
    assert_eq!(ask("show"), ["1/2/1X1/O3/X4 2"]);
    assert_eq!(ask("moves")[0].split(' ').count(), 12);
    let rejected = ask("position startpos moves a1 a1");
    assert_eq!(
        rejected,
        ["error position: character 28: expected a legal move, found \"a1\""]
    );
}

#[test]
fn positions_can_be_set_up() {
    let mut editor = Editor::new(&TRICORN, Options::default());
    for cell in 0..9 {
        assert!(editor.edit(DraftEdit::Put, &[cell, 0, 0]));
    }
    assert_eq!(editor.text(), "1/2/3/XXXX/XXXXX 1");
    assert_eq!(editor.problems()[0].code, ParseErrorCode::TooManyStones);
    assert!(editor.edit(DraftEdit::Take, &[4]));
    assert_eq!(editor.problems(), []);
    assert!(Position::parse(&editor.text(), editor.options()).is_ok());
}

#[test]
fn setting_up_a_game_checks_each_move_once() {
    assert_eq!(take_parsed_moves(), 0);
    let mut session = (TRICORN.open)(Options::default());
    session.set_up("startpos moves a1 b2 c3").unwrap();
    assert_eq!(take_parsed_moves(), 3);
    assert_eq!(take_parsed_moves(), 0);
}
