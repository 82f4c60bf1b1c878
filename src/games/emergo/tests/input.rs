//! Tests of refusals, marks, notes and animations.

use super::{at, on, path, random_positions, refused, texts, with, with_centre_ban};
use crate::codes::MarkKind;
use crate::game::{Cell, Game, Options};
use crate::games::emergo::Position;
use crate::games::emergo::board::{Board, Set};
use crate::render::{HandEnd, Render};

#[test]
fn every_refusal_says_why() {
    // d5 and e6 can be taken by way of e5, then f7; g3 could take g4 alone.
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "2"),
        ("f7", "2"),
        ("g3", "1"),
        ("f3", "2"),
        ("d2", "1"),
        ("c4", "1"),
    ];
    let position = with(&pieces, "1 3-3");
    assert_eq!(texts(&position), ["c5xe5xe7xg7"]);
    for (names, code, number) in [
        ("a5", "capture-compulsory", Some(3)),
        ("d2", "capture-compulsory", Some(3)),
        ("g3", "capture-most", Some(3)),
        ("d5", "not-yours", None),
        ("c5 b5", "jump-two", Some(3)),
        ("c5 c7", "jump-nothing", None),
        ("c5 c3", "jump-own", None),
        ("c5 e5 c5", "jump-reversal", None),
        ("c5 e5 g5", "jump-nothing", None),
        ("c5 e5 e7 h6", "jump-two", Some(3)),
    ] {
        assert_eq!(refused(&position, names), (code, number), "{names}");
    }
}

#[test]
fn a_jump_that_takes_too_few_is_refused_with_the_number_to_take() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("f5", "2"),
        ("c6", "2"),
        ("e9", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xe5xg5"]);
    assert_eq!(refused(&position, "c5 c7"), ("capture-most", Some(2)));
    let blocked = [("c5", "1"), ("d5", "2"), ("c6", "2"), ("c7", "2")];
    assert_eq!(
        refused(&with(&blocked, "1 0-0"), "c5 c7"),
        ("jump-blocked", None)
    );
}

#[test]
fn refusals_of_entries_and_steps_say_why() {
    let entering = with(&[("e5", "2"), ("e1", "1")], "1 4-4");
    for (names, code, number) in [
        ("e1", "hand-first", Some(4)),
        ("e5", "occupied-entry", None),
        ("e6", "would-feed", None),
    ] {
        assert_eq!(refused(&entering, names), (code, number), "{names}");
    }
    let pieces = [
        ("e1", "1"),
        ("e2", "1"),
        ("d2", "1"),
        ("f2", "1"),
        ("a5", "2"),
    ];
    let moving = with(&pieces, "1 0-0");
    for (names, code) in [
        ("e1", "piece-stuck"),
        ("a5", "not-yours"),
        ("e5", "hand-empty"),
        ("e2 d2", "occupied"),
        ("e2 e4", "step-one"),
        ("e2 d3", "step-one"),
    ] {
        assert_eq!(refused(&moving, names), (code, None), "{names}");
    }
}

#[test]
fn every_refusal_has_a_reason() {
    for position in random_positions(300) {
        if position.outcome().is_some() {
            continue;
        }
        let mut paths = vec![Vec::new()];
        while let Some(path) = paths.pop() {
            let steps = position.steps(&path);
            for cell in position.board.cells() {
                let longer = [path.as_slice(), &[cell]].concat();
                match steps.iter().find(|step| step.cell == cell) {
                    Some(step) if step.continues => paths.push(longer),
                    Some(_) => {}
                    None => {
                        let code = position.refusal(&longer).code;
                        assert_ne!(code, "nothing-here", "{longer:?} on {position}");
                    }
                }
            }
        }
    }
}

#[test]
fn pieces_that_must_capture_are_marked() {
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("e3", "1"),
        ("e4", "2"),
        ("f5", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    let marks = position.marks(&[]);
    assert_eq!(marks.len(), 1);
    assert_eq!(
        (marks[0].cell, marks[0].kind.as_str()),
        (on("e3").0, "must")
    );
    assert!(position.marks(&path("e3")).is_empty());
}

#[test]
fn stones_taken_on_the_way_are_marked_in_order() {
    let pieces = [("c5", "1"), ("d5", "22"), ("e6", "2"), ("f7", "2")];
    let position = with(&pieces, "1 0-0");
    let marks = position.marks(&path("c5 e5 e7"));
    let marked: Vec<_> = marks.iter().map(|mark| (mark.cell, mark.kind)).collect();
    assert_eq!(
        marked,
        [(on("d5").0, MarkKind::Taken), (on("e6").0, MarkKind::Taken)]
    );
    assert!(position.marks(&path("c5 d5")).is_empty());
}

#[test]
fn cells_closed_to_entries_are_marked() {
    let position = with(&[("e5", "2")], "1 11-11");
    let cells: Vec<Cell> = position
        .marks(&[])
        .iter()
        .map(|mark| Cell(mark.cell))
        .collect();
    let set = |cells: &[Cell]| cells.iter().copied().collect::<Set>();
    assert_eq!(set(&cells), set(&path("d5 f5 e4 e6")));
    assert!(
        position
            .marks(&[])
            .iter()
            .all(|mark| mark.kind == "forbidden")
    );
    let centre = Position::start(with_centre_ban()).marks(&[]);
    assert_eq!((centre.len(), centre[0].cell), (1, on("e5").0));
    assert!(
        with(&[("e5", "1"), ("i5", "2")], "1 0-0")
            .marks(&[])
            .is_empty()
    );
}

#[test]
fn a_capture_is_seen_as_far_as_it_was_entered() {
    let position = with(
        &[("c5", "1"), ("d5", "12"), ("e6", "2"), ("i5", "2")],
        "1 0-0",
    );
    let during = |names: &str| {
        let pieces = position.pieces_during(&path(names));
        let stack = |name: &str| {
            let piece = pieces.iter().find(|piece| piece.cell == on(name).0);
            piece.map(|piece| {
                piece
                    .stack
                    .iter()
                    .map(|run| (run.side as u8, run.count))
                    .collect()
            })
        };
        [
            stack("c5"),
            stack("d5"),
            stack("e5"),
            stack("e6"),
            stack("e7"),
        ]
    };
    let (one, two) = (vec![(0_u8, 1_u8)], vec![(1, 1)]);
    let below = |count| Some(vec![(1, count), (0, 1)]);
    let before = [
        Some(one.clone()),
        Some(vec![(0, 1), (1, 1)]),
        None,
        Some(two.clone()),
        None,
    ];
    assert_eq!(during("c5"), before);
    assert_eq!(
        during("c5 e5"),
        [None, Some(one.clone()), below(1), Some(two), None]
    );
    assert_eq!(during("c5 e5 e7"), [None, Some(one), None, None, below(2)]);
}

#[test]
fn travels_show_the_whole_way() {
    let pieces = [("c5", "21"), ("d5", "2"), ("e6", "12"), ("i5", "2")];
    let position = with(&pieces, "1 0-0");
    let animations = position.animations(position.parse_move("c5xe5xe7").unwrap());
    let seen: Vec<_> = animations
        .iter()
        .map(|animation| {
            let names = animation
                .path
                .iter()
                .map(|&cell| Board::Diamond.name(Cell(cell)));
            let sides = animation
                .stack
                .iter()
                .map(|run| (run.side as u8, run.count));
            let path: Vec<_> = names.collect();
            (path.join(" "), sides.collect::<Vec<_>>(), animation.delay)
        })
        .collect();
    let expected = [
        ("e6 e7", vec![(1, 1)], 1),
        ("d5 e5 e7", vec![(1, 1)], 0),
        ("c5 e5 e7", vec![(1, 1), (0, 1)], 0),
    ];
    assert_eq!(
        seen,
        expected.map(|(path, sides, after)| (path.to_owned(), sides, after))
    );
}

#[test]
fn stones_that_enter_come_out_of_the_hand() {
    let start = Position::start(Options::default());
    let entry = start.animations(start.parse_move("a5").unwrap());
    let [animation] = entry.as_slice() else {
        panic!("{entry:?}");
    };
    assert_eq!(
        (animation.path.as_slice(), animation.hand),
        ([on("a5").0].as_slice(), Some(HandEnd::From))
    );
}

#[test]
fn notes_say_what_is_due_and_what_enters_at_once() {
    let note = |position: &Position| {
        position
            .note()
            .map(|note| (note.code.as_str(), note.number))
    };
    let pieces = [("c5", "1"), ("d5", "2"), ("f5", "2")];
    assert_eq!(
        note(&with(&pieces, "1 5-5")),
        Some(("capture-compulsory", Some(2)))
    );
    let pieces = [("e5", "2")];
    assert_eq!(
        note(&with(&pieces, "1 5-0")),
        Some(("shadowpiece", Some(5)))
    );
    assert_eq!(note(&with(&pieces, "1 5-1")), None);
    assert_eq!(note(&with(&pieces, "1 1-0")), None);
}

#[test]
fn a_capture_is_completed_by_its_end_unless_ways_there_differ() {
    let whole = |position: &Position, names: &str, end: &str| {
        let capture = position.shortcut(&path(names), on(end));
        capture.map(|mv| position.move_text(mv))
    };
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("f7", "2"),
        ("a5", "2"),
    ];
    let line = with(&pieces, "1 0-0");
    assert_eq!(whole(&line, "c5", "g7").as_deref(), Some("c5xe5xe7xg7"));
    assert_eq!(whole(&line, "c5 e5", "g7").as_deref(), Some("c5xe5xe7xg7"));
    assert_eq!(whole(&line, "c5", "e7"), None, "no capture ends there");
    let differ = at("x/x3/x3,2,x/x7/x3,2,x,2,x3/x,2,x,2,x,2,x/1,2,x3/x3/x 1 0-0");
    assert_eq!(whole(&differ, "c3", "g3"), None);
    assert_eq!(
        whole(&differ, "c3 e3", "g3").as_deref(),
        Some("c3xe3xe5xg5xg3")
    );
    assert_eq!(whole(&differ, "c3", "c3"), None, "that takes c3 back");
    assert_eq!(
        whole(&differ, "c3 e3", "c3").as_deref(),
        Some("c3xe3xe5xc5xc3")
    );
}

#[test]
fn the_diamond_is_drawn_upright() {
    let board = Position::board(0);
    let widths: Vec<_> = board.rows.iter().map(Vec::len).collect();
    assert_eq!(widths, [1, 3, 5, 7, 9, 7, 5, 3, 1]);
    let field = |name: &str| {
        board
            .rows
            .iter()
            .flatten()
            .find(|field| field.name == name)
            .unwrap()
    };
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    assert!(near(field("e9").y, -4.0) && near(field("e9").x, 0.0));
    assert!(near(field("a5").x, -4.0) && near(field("i5").x, 4.0));
    assert!(near(field("e1").y, 4.0));
    assert_eq!(field("e5").ground, "centre");
}
