//! Tests of position and move texts.

use super::{at, on, random_positions, stones, with, with_centre_ban};
use crate::codes::ParseErrorCode;
use crate::game::{Game, Options, Side};
use crate::games::emergo::Position;
use crate::games::emergo::board::Board;

#[test]
fn positions_are_read_as_they_are_written() {
    for position in random_positions(2_000) {
        let text = position.to_string();
        let read = [Options::default(), with_centre_ban()]
            .map(|options| Position::parse(&text, options.in_variant(position.variant())).unwrap());
        assert!(read.contains(&position), "{text}");
    }
}

#[test]
fn small_boards_have_their_own_rows_and_stones() {
    for (board, start, surplus) in [
        (
            Board::Diamond13With3,
            "x/x3/x5/x3/x 1 3-3",
            "x/x3/x5/x3/x 1 4-3",
        ),
        (
            Board::Diamond13With4,
            "x/x3/x5/x3/x 1 4-4",
            "x/x3/x5/x3/1 1 4-4",
        ),
        (
            Board::Diamond25With3,
            "x/x3/x5/x7/x5/x3/x 1 3-3",
            "x/x3/x5/x7/x5/x3/2222 1 0-0",
        ),
        (
            Board::Hexagon19With3,
            "x3/x4/x5/x4/x3 1 3-3",
            "x3/x4/x5/x4/x3 1 3-12",
        ),
    ] {
        let options = Options::of_variant(board as usize);
        let position = Position::start(options);
        assert_eq!(position.to_string(), start);
        assert_eq!(Position::parse(start, options), Ok(position));
        let error = Position::parse(surplus, options).unwrap_err();
        assert_eq!(error.code, ParseErrorCode::TooManyStones, "{surplus}");
        let entries = position.moves().unwrap().into_iter();
        let names: Vec<_> = entries.map(|mv| position.move_text(mv)).collect();
        let cells = board.cells().into_iter().map(|cell| board.name(cell));
        assert_eq!(names, cells.collect::<Vec<_>>());
        assert!(names.contains(&"c3".to_owned()));
        assert!(position.parse_move("f6").is_err());
    }
}

#[test]
fn positions_have_one_spelling() {
    let full = "x/x3/x5/x7/x9/x7/x5/x3/x 1 12-12";
    assert_eq!(at(full), Position::start(Options::default()));
    for (text, code, place) in [
        ("", "cell", 1),
        ("x", "row-end", 2),
        ("x1/x3", "run", 2),
        ("x0/x3", "run", 2),
        ("x01/x3", "run", 2),
        ("x2/x3", "row-long", 1),
        ("x999/x3", "run", 2),
        ("x/x2/x5", "row-short", 5),
        ("x/x,x2/x5", "run", 5),
        ("x/x,x,x/x5", "run", 5),
        ("x/1,,x/x5", "cell", 5),
        ("x/1x2/x5", "row-short", 4),
        ("x/x,3,x/x5", "cell", 5),
        ("x/x,10,x/x5", "row-short", 6),
        ("x/X3/x5", "cell", 3),
        (" x/x3", "cell", 1),
        ("x/x3,1/x5", "row-end", 5),
        ("x/x3/x5/x7/x9/x7/x5/x3/x", "turn-missing", 25),
        ("x/x3/x5/x7/x9/x7/x5/x3/x/", "turn-missing", 25),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 3 0-0", "turn", 26),
        ("x/x3/x5/x7/x9/x7/x5/x3/x  1 0-0", "turn", 26),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1", "hands-missing", 27),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 ", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 00-0", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 -1-0", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0", "hands-between", 29),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0-", "hand", 30),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0-0 ", "trailing", 31),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 13-12", "too-many-stones", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 12-255", "too-many-stones", 31),
        ("1/x3/x5/x7/x9/x7/x5/x3/x 1 12-12", "too-many-stones", 28),
        ("x/2,x2/x5/x7/x9/x7/x5/x3/x 1 12-12", "too-many-stones", 33),
        (
            "1111111111111/x3/x5/x7/x9/x7/x5/x3/x 1 0-0",
            "too-many-stones",
            13,
        ),
        (
            "222222222222/2,x2/x5/x7/x9/x7/x5/x3/x 1 0-0",
            "too-many-stones",
            14,
        ),
    ] {
        let error = Position::parse(text, Options::default()).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            (code, place),
            "{text:?}"
        );
    }
}

#[test]
fn stacks_are_spelled_from_bottom_to_top() {
    let position = at("x/x3/x5/x7/x4,122,x4/x7/x5/x3/x 1 11-10");
    assert_eq!(position.stacks().at(on("e5")).owner(), Some(Side::Second));
    assert_eq!(stones(&position, "e5"), "122");
}

#[test]
fn moves_have_one_spelling() {
    let quiet = with(&[("e5", "1"), ("i5", "2")], "1 0-0");
    let capture = with(
        &[("c5", "1"), ("d5", "2"), ("e6", "2"), ("e1", "2")],
        "1 0-0",
    );
    let entry = with(&[("e5", "1"), ("i5", "2")], "1 3-3");
    assert!(quiet.parse_move("e5-e6").is_ok());
    assert!(capture.parse_move("c5xe5xe7").is_ok());
    assert!(entry.parse_move("e6").is_ok());
    for (position, text, code, place) in [
        (&quiet, "e5xe6", "illegal", 1),
        (&quiet, "e5-e7", "illegal", 1),
        (&quiet, "e5-d6", "illegal", 1),
        (&quiet, "e5-e6-e7", "trailing", 6),
        (&quiet, "e6", "illegal", 1),
        (&quiet, "e5-", "column", 4),
        (&quiet, "e5-j5", "column", 4),
        (&quiet, "a4-a5", "row", 1),
        (&quiet, "E5-e6", "column", 1),
        (&quiet, "e5-e6 ", "trailing", 6),
        (&quiet, "", "column", 1),
        (&capture, "c5-e5-e7", "trailing", 6),
        (&capture, "c5-e5", "illegal", 1),
        (&capture, "c5xe5", "illegal", 1),
        (&capture, "c5xe7", "illegal", 1),
        (&capture, "c5xe5xe7xe5", "illegal", 1),
        (&capture, "c5xe5xe7x", "column", 10),
        (&entry, "e5", "illegal", 1),
        (&entry, "e5-e6", "illegal", 1),
    ] {
        let error = position.parse_move(text).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            (code, place),
            "{text:?}"
        );
    }
    let long = ["c5"; 40].join("x");
    assert_eq!(capture.parse_move(&long).unwrap_err().code, "illegal");
}
