//! Every line of `tests/vectors/<game>.txt` holds in the game of that name. The lines come from an
//! independent source; the first line of each file names its columns.

use std::fs;

use ergo_games::game::Options;
use ergo_games::registry::GAMES;
use ergo_games::session::Session;

/// The least number of lines of each file after the first.
const LINES: usize = 200;

/// Computes the expected value of a column.
type Column = fn(&mut dyn Session, &str) -> String;

/// The columns, by the prefix of their names.
const COLUMNS: &[(&str, Column)] = &[
    ("position after it", |session, _| session.position()),
    ("position", |session, text| {
        session.set_up(&format!("fen {text}")).unwrap();
        session.position()
    }),
    ("every legal move, sorted", |session, _| {
        session.moves().unwrap().join(" ")
    }),
    ("number of legal paths", |session, _| {
        session.moves().unwrap().len().to_string()
    }),
    ("number of different results", |session, _| {
        session.results().unwrap().to_string()
    }),
    ("one move", |session, text| {
        session.play(text).unwrap();
        session.view().history.last().unwrap().text.clone()
    }),
    ("result then: ", |session, _| result(session).to_owned()),
];

/// The outcome for the player who made the last move.
fn result(session: &dyn Session) -> &'static str {
    let view = session.view();
    let mover = view.history.last().unwrap().side;
    match view.outcome.map(|outcome| outcome.winner) {
        None => "none",
        Some(None) => "draw",
        Some(Some(winner)) if winner == mover => "win",
        Some(Some(_)) => "loss",
    }
}

#[test]
fn every_line_holds() {
    for game in GAMES {
        let file = format!("tests/vectors/{}.txt", game.id);
        let text = fs::read_to_string(&file).unwrap();
        let (head, lines) = text.split_once('\n').unwrap();
        let columns = columns(head.trim_start_matches("# "));
        let mut session = (game.open)(Options::default());
        for (at, line) in lines.lines().enumerate() {
            let cells: Vec<&str> = line.split(" | ").collect();
            assert_eq!(cells.len(), columns.len(), "{file}, line {}", at + 2);
            for ((name, column), cell) in columns.iter().zip(cells) {
                let found = column(session.as_mut(), cell);
                assert_eq!(found, cell, "{file}, line {}: {name}", at + 2);
            }
        }
        assert!(lines.lines().count() >= LINES, "{file}");
    }
}

/// The columns named in the first line of a file.
fn columns(head: &str) -> Vec<(&str, Column)> {
    let column = |name| {
        let known = COLUMNS
            .iter()
            .find(|(known, _)| str::starts_with(name, known));
        (name, known.unwrap_or_else(|| panic!("column {name:?}")).1)
    };
    head.split(" | ").map(column).collect()
}
