//! Tests of move entry: possible next cells, refusals, and drawing.

use super::{Dice, late, on, options, path, random_positions, with};
use crate::game::{Cell, Game, Options, Reason, Side, Step};
use crate::games::intermedium::{FREE_OPENING, PARTIAL_MOVES, Position};
use crate::render::{Mark, Render};

/// The next steps, derived from the list of all moves.
fn listed_steps(position: &Position, path: &[Cell]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for mv in position.moves().unwrap() {
        let cells = position.path(mv);
        let Some((&cell, rest)) = cells.strip_prefix(path).and_then(<[Cell]>::split_first) else {
            continue;
        };
        if !steps.iter().any(|step| step.cell == cell) {
            steps.push(Step {
                cell,
                completes: false,
                continues: false,
            });
        }
        let step = steps.iter_mut().find(|step| step.cell == cell).unwrap();
        step.completes |= rest.is_empty();
        step.continues |= !rest.is_empty();
    }
    steps.sort_by_key(|step| step.cell);
    steps
}

#[test]
fn steps_are_those_of_the_listed_moves() {
    let mut dice = Dice::new(5);
    for position in random_positions(500) {
        let mut path = Vec::new();
        loop {
            let mut steps = position.steps(&path);
            steps.sort_by_key(|step| step.cell);
            assert_eq!(
                steps,
                listed_steps(&position, &path),
                "{path:?} on {position}"
            );
            let onward: Vec<&Step> = steps.iter().filter(|step| step.continues).collect();
            if onward.is_empty() {
                break;
            }
            path.push(dice.pick(&onward).cell);
        }
    }
}

#[test]
fn no_path_can_make_it_stumble() {
    let mut dice = Dice::new(6);
    for position in random_positions(300) {
        for _ in 0..20 {
            let length = *dice.pick(&[0, 1, 2, 3, 5, 44, 45, 46, 100]);
            let path: Vec<Cell> = (0..length)
                .map(|_| Cell(u8::try_from(dice.below(80)).unwrap()))
                .collect();
            let _ = position.steps(&path);
            let _ = position.refusal(&path);
            let _ = position.pieces_during(&path);
            let _ = position.marks(&path);
            let _ = position.move_of_path(&path);
        }
    }
}

#[test]
fn under_the_opening_rule_only_steps_that_can_be_finished_are_offered() {
    // Its last stone but one must land where one more step leads up and onto an empty cell.
    let position = with(
        &[("d5", 2), ("e6", 1), ("c6", 1), ("g9", 2)],
        Side::First,
        2,
        options(&[]),
    );
    let next = position.steps(&path("d5 e6"));
    let cells: Vec<Cell> = next.iter().map(|step| step.cell).collect();
    assert_eq!(cells.len(), 2);
    assert!(cells.contains(&on("f7")) && cells.contains(&on("d7")));
    assert!(
        !position
            .steps(&path("d5"))
            .iter()
            .any(|step| step.cell == on("e4"))
    );
}

#[test]
fn with_partial_moves_a_step_may_finish_and_go_on() {
    let position = with(
        &[("d5", 2), ("g9", 2)],
        Side::First,
        4,
        options(&[PARTIAL_MOVES]),
    );
    let first = position.steps(&path("d5"));
    assert_eq!(first.len(), 4);
    assert!(first.iter().all(|step| step.completes && step.continues));
    let second = position.steps(&path("d5 e6"));
    assert!(second.iter().all(|step| step.completes && !step.continues));
}

#[test]
fn the_highest_stack_is_entered_step_by_step() {
    let position = late(&[("c4", 44), ("g9", 2)]);
    let mut path = path("c4");
    for left in (1..=44).rev() {
        let steps = position.steps(&path);
        assert!(!steps.is_empty());
        assert!(steps.iter().all(|step| step.completes == (left == 1)));
        path.push(steps[left % steps.len()].cell);
    }
    assert!(position.move_of_path(&path).is_some());
}

#[test]
fn the_rest_of_a_stack_is_carried_over_the_cells_sown_so_far() {
    let position = late(&[("c4", 4), ("g9", 2)]);
    assert_eq!(position.carried(&path("c4")), None);
    let entered = path("c4 d5 e6");
    assert_eq!(position.carried(&entered), Some(on("c4")));
    let marks = position.marks(&entered);
    let sown = marks.iter().filter(|mark| mark.kind == "sown");
    assert_eq!(
        sown.map(|mark| Cell(mark.cell)).collect::<Vec<_>>(),
        path("d5 e6")
    );
    let rest = position.pieces_during(&entered);
    let rest = rest.iter().find(|piece| piece.cell == on("c4").0);
    assert_eq!(rest.map(|piece| piece.stack[0].count), Some(2));
}

fn refused(position: &Position, names: &str) -> (&'static str, Option<u32>) {
    let Reason { code, number } = position.refusal(&path(names));
    (code.as_str(), number)
}

#[test]
fn every_refusal_says_why() {
    let position = late(&[("d3", 3), ("a2", 1), ("g9", 2), ("b9", 3)]);
    assert_eq!(refused(&position, "g9"), ("not-yours", None));
    assert_eq!(refused(&position, "d5"), ("nothing-here", None));
    assert_eq!(refused(&position, "a2"), ("single-stone", None));
    assert_eq!(refused(&position, "d3 d4"), ("not-diagonal", None));
    assert_eq!(refused(&position, "d3 f5"), ("not-diagonal", None));
    assert_eq!(refused(&position, "d3 e4 d3"), ("straight-back", None));
    assert_eq!(refused(&position, "b9 a10"), ("stones-left", Some(2)));

    let stacks = [
        ("d5", 2),
        ("e6", 1),
        ("f7", 1),
        ("b9", 1),
        ("e10", 2),
        ("g9", 2),
    ];
    let opening = with(&stacks, Side::First, 2, Options::default());
    assert_eq!(refused(&opening, "e10"), ("must-advance", None));
    assert_eq!(refused(&opening, "d5 e4"), ("must-advance", Some(1)));
    assert_eq!(refused(&opening, "d5 e6 f5"), ("must-advance", Some(0)));
    assert_eq!(refused(&opening, "d5 e6 f7"), ("must-occupy", Some(0)));
}

#[test]
fn every_cell_that_is_not_offered_is_refused_for_a_reason() {
    let mut dice = Dice::new(7);
    for position in random_positions(300) {
        let mut path = Vec::new();
        loop {
            let steps = position.steps(&path);
            for number in 0..70 {
                let cell = Cell(number);
                if steps.iter().any(|step| step.cell == cell) || path.last() == Some(&cell) {
                    continue;
                }
                let reason = position.refusal(&[path.as_slice(), &[cell]].concat());
                let is_bare = position.pieces().iter().all(|piece| piece.cell != number);
                let fits = reason.code != "nothing-here" || (path.is_empty() && is_bare);
                assert!(
                    fits || position.outcome().is_some(),
                    "{path:?} {cell:?} on {position}"
                );
            }
            let onward: Vec<&Step> = steps.iter().filter(|step| step.continues).collect();
            if onward.is_empty() {
                break;
            }
            path.push(dice.pick(&onward).cell);
        }
    }
}

fn heights_during(position: &Position, names: &str) -> Vec<(String, u8)> {
    let pieces = position.pieces_during(&path(names)).into_iter();
    let own = pieces.filter(|piece| piece.stack[0].side == position.turn());
    own.map(|piece| {
        let name = crate::games::intermedium::board::name(Cell(piece.cell));
        (name, piece.stack[0].count)
    })
    .collect()
}

#[test]
fn stones_are_seen_to_drop_and_the_rest_to_wait() {
    let position = late(&[("d3", 4), ("g9", 2)]);
    let stand = |stacks: &[(&str, u8)]| -> Vec<(String, u8)> {
        stacks
            .iter()
            .map(|&(name, count)| (name.to_owned(), count))
            .collect()
    };
    assert_eq!(heights_during(&position, "d3"), stand(&[("d3", 4)]));
    assert_eq!(
        heights_during(&position, "d3 e4"),
        stand(&[("d3", 3), ("e4", 1)])
    );
    let round = stand(&[("d3", 1), ("c4", 1), ("e4", 1), ("d5", 1)]);
    assert_eq!(heights_during(&position, "d3 e4 d5 c4 d3"), round);
}

/// An enemy stack that is captured when a stone lands on c4.
const SIEGE: [(&str, u8); 7] = [
    ("d4", 3),
    ("c4", 1),
    ("e4", 1),
    ("d3", 1),
    ("d5", 1),
    ("a6", 2),
    ("g9", 2),
];

/// The marks on what is captured, and from where.
fn marks(position: &Position, names: &str) -> Vec<(Cell, &'static str)> {
    let marks = position.marks(&path(names)).into_iter();
    let mut marks: Vec<_> = marks
        .filter(|mark| mark.kind != "sown")
        .map(|Mark { cell, kind }| (Cell(cell), kind.as_str()))
        .collect();
    marks.sort_by_key(|mark| mark.0);
    marks
}

#[test]
fn what_the_last_stone_can_capture_is_shown_before_it_falls() {
    let position = late(&SIEGE);
    assert_eq!(marks(&position, ""), []);
    assert_eq!(marks(&position, "a6"), [], "two stones to go");
    let both = [(on("c4"), "captures"), (on("d4"), "captured")];
    assert_eq!(marks(&position, "a6 b5"), both);
    assert_eq!(marks(&position, "a6 b5 c4"), [(on("d4"), "captured")]);
    assert_eq!(marks(&position, "a6 b7"), []);
}

#[test]
fn a_city_about_to_fall_is_shown() {
    let stacks = [("d9", 1), ("c10", 1), ("e10", 1), ("f7", 2), ("g9", 2)];
    let position = late(&stacks);
    let both = [(on("d9"), "captures"), (on("d10"), "city-falls")];
    assert_eq!(marks(&position, "f7 e8"), both);
}

#[test]
fn travels_follow_each_stone_and_lift_what_is_taken() {
    let position = late(&SIEGE);
    let mv = position.parse_move("a6@b5-c4").unwrap();
    let animations = position.animations(mv);
    let ways: Vec<Vec<u8>> = animations
        .iter()
        .map(|animation| animation.path.clone())
        .collect();
    let numbers = |names| path(names).iter().map(|cell| cell.0).collect::<Vec<u8>>();
    assert_eq!(ways, [numbers("a6 b5"), numbers("a6 b5 c4"), numbers("d4")]);
    assert_eq!(animations[2].stack[0].count, 3);
}

#[test]
fn the_note_on_the_opening_rule_is_shown_while_it_holds() {
    let note = |turns, names: &[&str]| {
        let turn = Side::BOTH[usize::from(turns % 2)];
        with(&[("d3", 2), ("g9", 2)], turn, turns, options(names)).note()
    };
    assert_eq!(note(3, &[]), Some(crate::codes::NoteCode::Opening.into()));
    assert_eq!(note(4, &[]), None);
    assert_eq!(note(0, &[FREE_OPENING]), None);
}
