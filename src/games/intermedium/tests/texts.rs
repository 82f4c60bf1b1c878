//! Tests of position and move texts, and of the errors for invalid ones.

use super::{all_options, at, options, random_positions};
use crate::game::{Game, Options};
use crate::games::intermedium::{PARTIAL_MOVES, Position};

const START: &str = "x7/b4,x,b4,x,b4,x,b4/x,b4,x,b4,x,b4,x/b4,x,b4,x,b4,x,b4/x7/x7/\
                     a4,x,a4,x,a4,x,a4/x,a4,x,a4,x,a4,x/a4,x,a4,x,a4,x,a4/x7 1 0";

#[test]
fn positions_have_one_spelling() {
    let nine = "x7/x7/x7/x7/x7/x7/x7/x7/x7";
    for (rest, code, place) in [
        ("", "row-end", 27),
        ("/", "cell", 28),
        ("/x7", "turn-missing", 30),
        ("/x7 ", "turn", 31),
        ("/x7 3 4", "turn", 31),
        ("/x7 1", "turns-missing", 32),
        ("/x7 1 ", "turns", 33),
        ("/x7 1 5", "turns", 33),
        ("/x7 1 04", "turns", 33),
        ("/x7 1 1", "turns-odd", 33),
        ("/x7 2 0", "turns-odd", 33),
        ("/x7 1 4 ", "trailing", 34),
        ("/x7/x7 1 4", "turn-missing", 30),
        ("/x8 1 4", "row-long", 28),
        ("/x6 1 4", "row-short", 30),
        ("/x6,x 1 4", "run", 31),
        ("/x,x6 1 4", "run", 30),
        ("/x1,a1,x5 1 4", "run", 29),
        ("/x0,x7 1 4", "run", 29),
        ("/x07 1 4", "run", 29),
        ("/7 1 4", "cell", 28),
        ("/,x7 1 4", "cell", 28),
        ("/x,c1,x5 1 4", "cell", 30),
        ("/x,a,x5 1 4", "height", 31),
        ("/x,a0,x5 1 4", "height", 31),
        ("/x,a01,x5 1 4", "height", 31),
        ("/x,a45,x5 1 4", "height", 31),
        ("/x,a300,x5 1 4", "height", 31),
        ("/a1,x6 1 4", "wrong-colour", 28),
        ("/x,b1,x5 1 4", "wrong-colour", 30),
        ("/x,a44,x,a1,x3 1 4", "too-many-stones", 36),
        ("/x,a1,x5,x 1 4", "turn-missing", 35),
        ("/x,a1x5 1 4", "row-short", 32),
    ] {
        let text = format!("{nine}{rest}");
        let error = Position::parse(&text, Options::default()).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            (code, place),
            "{text:?}: {error}"
        );
    }
    assert!(Position::parse(&format!(" {START}"), Options::default()).is_err());
}

#[test]
fn what_is_written_is_read_under_all_options() {
    for position in random_positions(400) {
        let text = position.to_string();
        for options in all_options() {
            let read = Position::parse(&text, options).unwrap();
            assert_eq!(read.to_string(), text);
            assert_eq!(read.key(), read.key_from_scratch());
        }
    }
}

#[test]
fn options_tell_positions_apart() {
    let position = at(START);
    let partial = Position::parse(START, options(&[PARTIAL_MOVES])).unwrap();
    assert_ne!(position, partial);
    assert_ne!(position.key(), partial.key());
}

#[test]
fn the_turns_played_tell_positions_apart() {
    let early = at(START);
    let late = at(&START.replace("1 0", "1 4"));
    assert_ne!(early, late);
    assert_ne!(early.key(), late.key());
}

#[test]
fn moves_have_one_spelling() {
    let position = at(START);
    assert!(position.parse_move("c4@d5-c6-b5-a6").is_ok());
    for (text, code, place) in [
        ("", "column", 1),
        ("c", "row", 1),
        ("c4", "sowing", 3),
        ("c4@", "column", 4),
        ("c4-d5-c6-b5-a6", "sowing", 3),
        ("c4@d5-c6-b5-a6-", "column", 16),
        ("c4@d5c6-b5-a6", "sowing", 6),
        ("c4@d5-c6-b5-a11", "row", 13),
        ("c4@d5-c6-b5-a06", "row", 13),
        ("C4@d5-c6-b5-a6", "column", 1),
        (" c4@d5-c6-b5-a6", "column", 1),
        ("c4@d5-c6-b5-a6 ", "sowing", 15),
        ("c4@d5-c6-b5", "illegal", 1),
        ("c4@d5-c6-b5-a6-b7", "illegal", 1),
        ("c4@d5-c4-d5-c6", "illegal", 1),
        ("a7@b6-c5-b4-a5", "illegal", 1),
        ("b5@c6-d7-e8-f9", "illegal", 1),
    ] {
        let error = position.parse_move(text).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            (code, place),
            "{text:?}: {error}"
        );
    }
}

#[test]
fn no_text_of_a_move_is_too_long_to_be_refused() {
    let position = at("x7/x7/x7/x7/x7/x7/x2,a44,x4/x7/x7/x7 1 4");
    let steps = |count| {
        let round = ["d5", "e4", "d3", "c4"].into_iter().cycle();
        format!("c4@{}", round.take(count).collect::<Vec<_>>().join("-"))
    };
    assert!(position.parse_move(&steps(44)).is_ok());
    assert_eq!(position.parse_move(&steps(43)).unwrap_err().code, "illegal");
    for count in [45, 100_000] {
        let error = position.parse_move(&steps(count)).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            ("sowing-long", 4 + 3 * 44)
        );
    }
}
