//! Tests of each rule.

use std::collections::HashSet;

use super::{after, at, height, is_legal, late, options, texts, with};
use crate::codes::OutcomeReason;
use crate::game::{Game, Options, Outcome, Side};
use crate::games::intermedium::{FREE_OPENING, PARTIAL_MOVES, Position};
use crate::replay::history::History;

/// A distant stack of the second player, so that they have not lost.
const FAR: (&str, u8) = ("g9", 2);

#[test]
fn the_whole_stack_is_sown_one_stone_a_step() {
    let position = late(&[("d3", 3), FAR]);
    for text in ["d3@e4", "d3@e4-f5", "d3@e4-f5-g6-f7"] {
        assert!(!is_legal(&position, text), "{text}");
    }
    let position = after(&position, "d3@e4-f5-g6");
    assert_eq!(
        ["d3", "e4", "f5", "g6"].map(|name| height(&position, name)),
        [0, 1, 1, 1]
    );
}

#[test]
fn dropping_on_an_occupied_cell_raises_that_stack() {
    let position = after(&late(&[("d3", 2), ("e4", 3), ("f5", 1), FAR]), "d3@e4-f5");
    assert_eq!(["e4", "f5"].map(|name| height(&position, name)), [4, 2]);
}

#[test]
fn steps_are_diagonal_and_never_straight_back() {
    let position = late(&[("d5", 2), FAR]);
    for text in ["d5@d6-d7", "d5@e5-f5", "d5@e6-d5", "d5@f7-g8", "d5@e6-e7"] {
        assert!(!is_legal(&position, text), "{text}");
    }
    assert_eq!(texts(&position).len(), 12);
}

#[test]
fn no_step_leaves_the_board() {
    let position = late(&[("a2", 2), FAR]);
    assert_eq!(
        texts(&position),
        ["a2@b1-c2", "a2@b3-a4", "a2@b3-c2", "a2@b3-c4"]
    );
}

#[test]
fn from_a_corner_there_is_no_way_but_back() {
    let position = late(&[("b9", 2), FAR]);
    assert!(
        !texts(&position)
            .iter()
            .any(|text| text.starts_with("b9@a10"))
    );
    assert!(is_legal(&late(&[("c8", 2), FAR]), "c8@b9-a10"));
}

#[test]
fn a_stack_may_pass_cells_again_and_end_on_its_start() {
    let round = "d3@e4-d5-c4-d3";
    let position = after(&late(&[("d3", 4), FAR]), round);
    assert_eq!(height(&position, "d3"), 1);
    let twice = format!("{round}-e4-d5-c4-d3");
    let position = after(&late(&[("d3", 8), FAR]), &twice);
    assert_eq!(
        ["d3", "e4", "d5", "c4"].map(|name| height(&position, name)),
        [2; 4]
    );
}

#[test]
fn single_stones_do_not_move() {
    let position = late(&[("d3", 1), ("a2", 2), FAR]);
    assert!(texts(&position).iter().all(|text| text.starts_with("a2@")));
}

#[test]
fn only_ones_own_stacks_move() {
    let position = late(&[("d3", 2), FAR]);
    assert!(!is_legal(&position, "g9@f8-e7"));
    assert!(is_legal(&after(&position, "d3@e4-f5"), "g9@f8-e7"));
}

/// The first player's second turn; the cells next to the stack are already occupied by the same
/// side.
fn second_turn(options: Options) -> Position {
    let stacks = [("d5", 2), ("e6", 1), ("f7", 1), ("c6", 1), FAR];
    with(&stacks, Side::First, 2, options)
}

#[test]
fn at_first_the_last_stone_must_lie_nearer_the_enemy() {
    let position = second_turn(Options::default());
    assert!(!is_legal(&position, "d5@e4-f3"), "backwards");
    assert!(!is_legal(&position, "d5@e4-f5"), "beside");
    assert!(is_legal(&position, "d5@e6-d7"));
    let other = with(&[("d5", 2), ("d6", 2)], Side::Second, 3, Options::default());
    assert!(!is_legal(&other, "d6@e7-d8"), "he goes down");
    assert!(is_legal(&other, "d6@e5-f4"));
}

#[test]
fn at_first_some_stone_must_lie_on_a_cell_that_was_empty() {
    let position = second_turn(Options::default());
    assert!(!is_legal(&position, "d5@e6-f7"));
    assert!(is_legal(&position, "d5@e6-d7"), "the last");
    // The start was not empty before the move, although it is when the last stone lands on it.
    let round = [("d5", 5), ("e6", 1), ("d7", 1), ("c6", 1), FAR];
    let round = with(&round, Side::First, 2, Options::default());
    assert!(!is_legal(&round, "d5@e6-d7-c6-d5-e6"));
    assert!(is_legal(&round, "d5@e6-d7-c6-b7-c8"));
}

#[test]
fn at_first_means_in_the_first_two_turns_of_either_player() {
    let back = "d5@e4-f3";
    for turns in [0, 2] {
        let stacks = [("d5", 2), FAR];
        assert!(!is_legal(
            &with(&stacks, Side::First, turns, Options::default()),
            back
        ));
    }
    assert!(is_legal(&late(&[("d5", 2), FAR]), back));
    let mut position = Position::start(Options::default());
    let mut turns = vec![position.turns()];
    for text in [
        "a4@b5-c6-d5-e6",
        "a7@b6-c5-d6-e5",
        "g4@f5-e6-d5-c6",
        "g7@f6-e5-d6-c5",
    ] {
        position = after(&position, text);
        turns.push(position.turns());
    }
    assert_eq!(turns, [0, 1, 2, 3, 4]);
    let position = after(&position, "c4@b3-a2-b1-c2");
    assert_eq!(position.turns(), 4, "more are not counted");
}

#[test]
fn a_free_opening_has_no_such_rule() {
    let position = second_turn(options(&[FREE_OPENING]));
    for text in ["d5@e4-f3", "d5@e4-f5", "d5@e6-f7"] {
        assert!(is_legal(&position, text), "{text}");
    }
}

#[test]
fn partial_moves_take_the_top_and_leave_the_rest() {
    let partial = options(&[PARTIAL_MOVES]);
    let position = with(&[("d3", 3), ("a2", 1), FAR], Side::First, 4, partial);
    let position_after = after(&position, "d3@e4");
    assert_eq!(
        ["d3", "e4"].map(|name| height(&position_after, name)),
        [2, 1]
    );
    assert!(is_legal(&position, "d3@e4-f5-g6"), "all of it");
    assert!(!is_legal(&position, "d3@e4-f5-g6-f7"));
    assert!(!is_legal(&position, "a2@b3"), "a single stone stays");
    // A stone left behind counts: the last stone lands on it.
    let round = [("d3", 5), ("c2", 2), ("e2", 1), ("d1", 1), ("d2", 3), FAR];
    let taken = after(&with(&round, Side::First, 4, partial), "d3@e4-d5-c4-d3");
    assert_eq!(["d3", "d2"].map(|name| height(&taken, name)), [2, 0]);
}

/// An enemy stack on d4 with three cells around it occupied, and c4 beside it.
fn siege(c4: u8, d5: u8) -> Position {
    late(&[
        ("d4", 3),
        ("c4", c4),
        ("e4", 1),
        ("d3", 2),
        ("d5", d5),
        ("a6", 2),
        FAR,
    ])
}

#[test]
fn the_last_stone_on_a_single_stone_captures_what_is_surrounded() {
    assert_eq!(height(&after(&siege(1, 1), "a6@b5-c4"), "d4"), 0);
}

#[test]
fn on_an_empty_cell_or_a_stack_it_captures_nothing() {
    assert_eq!(height(&after(&siege(0, 1), "a6@b5-c4"), "d4"), 3);
    assert_eq!(height(&after(&siege(2, 1), "a6@b5-c4"), "d4"), 3);
}

#[test]
fn only_the_last_stone_captures() {
    let stacks = [
        ("d4", 3),
        ("c4", 1),
        ("e4", 1),
        ("d3", 1),
        ("d5", 1),
        ("a6", 3),
        FAR,
    ];
    assert_eq!(height(&after(&late(&stacks), "a6@b5-c4-b3"), "d4"), 3);
}

#[test]
fn what_has_a_free_cell_beside_it_is_not_captured() {
    assert_eq!(height(&after(&siege(1, 0), "a6@b5-c4"), "d4"), 3);
}

#[test]
fn the_cell_that_the_stack_left_is_free() {
    let stacks = [("d4", 3), ("c4", 1), ("e4", 1), ("d3", 1), ("d5", 2), FAR];
    let position = after(&late(&stacks), "d5@e6-d7");
    assert_eq!(height(&position, "d4"), 3);
    let stacks = [("d4", 3), ("c4", 1), ("e4", 1), ("d3", 1), ("d5", 3), FAR];
    let position = after(&late(&stacks), "d5@c6-b5-c4");
    assert_eq!(height(&position, "d4"), 3);
}

#[test]
fn a_stone_dropped_earlier_in_the_move_completes_the_siege() {
    let stacks = [("d4", 3), ("c4", 1), ("e4", 1), ("d3", 1), ("e6", 2), FAR];
    let position = after(&late(&stacks), "e6@d5-c4");
    assert_eq!(height(&position, "d4"), 0);
}

#[test]
fn a_stone_dropped_earlier_in_the_move_counts_as_a_single_stone() {
    let stacks = [("d4", 3), ("e4", 1), ("d3", 1), ("d5", 1), ("b3", 5), FAR];
    let position = after(&late(&stacks), "b3@c4-b5-a4-b3-c4");
    assert_eq!(["c4", "d4"].map(|name| height(&position, name)), [2, 0]);
}

#[test]
fn at_the_edge_three_cells_surround_and_in_a_corner_two() {
    let edge = late(&[("a5", 4), ("a4", 1), ("a6", 1), ("b5", 1), ("d3", 2), FAR]);
    assert_eq!(height(&after(&edge, "d3@c4-b5"), "a5"), 0);
    let corner = late(&[("a1", 4), ("a2", 1), ("b1", 1), ("d3", 2), FAR]);
    assert_eq!(height(&after(&corner, "d3@c2-b1"), "a1"), 0);
}

#[test]
fn several_fall_at_once() {
    let stacks = [
        ("d4", 3),
        ("b4", 1),
        ("c5", 2),
        ("c4", 1),
        ("e4", 1),
        ("d3", 1),
        ("d5", 1),
        ("a4", 1),
        ("b3", 1),
        ("b5", 1),
        ("f7", 3),
        FAR,
    ];
    let position = after(&late(&stacks), "f7@e6-d5-c4");
    assert_eq!(
        ["d4", "b4", "c5"].map(|name| height(&position, name)),
        [0, 0, 2]
    );
}

#[test]
fn only_what_is_beside_the_last_stone_is_captured() {
    let stacks = [
        ("d4", 3),
        ("e4", 1),
        ("d3", 1),
        ("d5", 1),
        ("c4", 1),
        ("f5", 1),
        ("f7", 2),
        ("d7", 2),
        FAR,
    ];
    let position = after(&late(&stacks), "d7@e6-f5");
    assert_eq!(height(&position, "d4"), 3);
}

#[test]
fn a_single_stone_can_be_captured_too() {
    let stacks = [
        ("d4", 1),
        ("c4", 1),
        ("e4", 1),
        ("d3", 1),
        ("d5", 1),
        ("a6", 2),
        FAR,
    ];
    assert_eq!(height(&after(&late(&stacks), "a6@b5-c4"), "d4"), 0);
}

/// The first player at the second player's city.
fn before_the_city(d10: u8, e10: u8) -> Position {
    late(&[
        ("d10", d10),
        ("d9", 1),
        ("c10", 1),
        ("e10", e10),
        ("f7", 2),
        ("a2", 2),
        ("g3", 2),
    ])
}

#[test]
fn the_city_falls_whether_or_not_it_is_occupied() {
    for d10 in [0, 1, 5] {
        let position = after(&before_the_city(d10, 1), "f7@e8-d9");
        assert_eq!(
            position.outcome(),
            Some(Outcome::win(Side::First, OutcomeReason::City))
        );
        assert_eq!(height(&position, "d10"), 0);
        assert_eq!(position.moves().unwrap(), []);
        assert_eq!(position.results(), Ok(0));
        assert_eq!(position.count(), 0);
    }
}

#[test]
fn the_city_stands_while_a_cell_beside_it_is_free() {
    let position = after(&before_the_city(0, 0), "f7@e8-d9");
    assert_eq!(position.outcome(), None);
}

#[test]
fn the_city_stands_unless_the_last_stone_falls_on_a_single_one() {
    // All three cells are occupied, and remain so: that alone does not capture.
    let position = after(&before_the_city(0, 1), "a2@b3-c4");
    assert_eq!(position.outcome(), None);
    let empty = late(&[("c10", 1), ("e10", 1), ("f7", 2), ("g3", 2)]);
    assert_eq!(after(&empty, "f7@e8-d9").outcome(), None);
}

#[test]
fn the_same_stones_may_win_by_one_path_and_not_by_another() {
    let position = at(
        "x,b1,a1,x,a1,b2,x/x,a3,b1,x2,a1,b2/a1,b1,a4,x,a2,b2,x/b1,x,b2,x4/a2,b2,x2,a1,b2,x/\
         x,a1,x2,b1,a3,b3/a1,b3,a1,x,a2,b2,x/b2,a1,b4,a1,x,a1,x/x3,b2,a1,b1,a1/x,a1,b2,x3,b1 1 4",
    );
    let ends: HashSet<(String, bool)> = texts(&position)
        .iter()
        .map(|text| after(&position, text))
        .map(|end| (end.to_string(), end.decided().is_some()))
        .collect();
    let stones: HashSet<&String> = ends.iter().map(|(stones, _)| stones).collect();
    assert_eq!((ends.len(), stones.len()), (123, 121));
    assert_eq!(position.results(), Ok(123), "they are different results");
}

#[test]
fn the_other_city_falls_to_the_other_player() {
    let stacks = [("d2", 1), ("c1", 1), ("e1", 1), ("f4", 2), ("a2", 2)];
    let position = with(&stacks, Side::Second, 4, Options::default());
    let position = after(&position, "f4@e3-d2");
    assert_eq!(
        position.outcome(),
        Some(Outcome::win(Side::Second, OutcomeReason::City))
    );
}

#[test]
fn to_surround_ones_own_city_does_no_harm() {
    let stacks = [("c2", 1), ("e2", 1), ("d1", 1), ("f3", 2), ("a4", 2), FAR];
    let position = after(&late(&stacks), "f3@e2-d1");
    assert_eq!(position.outcome(), None);
}

#[test]
fn who_has_no_stack_of_two_to_move_has_lost() {
    let stacks = [("d3", 2), ("e4", 1), ("a5", 1), ("c5", 1)];
    let lost = Some(Outcome::win(Side::First, OutcomeReason::NoStack));
    assert_eq!(
        with(&stacks, Side::Second, 4, Options::default()).outcome(),
        lost
    );
    let position = late(&stacks);
    assert_eq!(position.outcome(), None, "it is the other's turn");
    assert_eq!(after(&position, "d3@e4-f5").outcome(), lost);
    assert_eq!(
        late(&[]).outcome(),
        Some(Outcome::win(Side::Second, OutcomeReason::NoStack))
    );
}

#[test]
fn who_cannot_advance_in_the_opening_has_lost_too() {
    let position = with(&[("c10", 3), FAR], Side::First, 2, Options::default());
    assert_eq!(
        position.outcome(),
        Some(Outcome::win(Side::Second, OutcomeReason::NoStack))
    );
    assert_eq!(position.count(), 0);
    assert_eq!(position.results(), Ok(0));
    let free = with(&[("c10", 3), FAR], Side::First, 2, options(&[FREE_OPENING]));
    assert_eq!(free.outcome(), None);
}

/// A stack of two with a single stone before it walks like a caterpillar, and round a square it comes
/// back to where it was.
#[test]
fn the_third_occurrence_is_a_draw() {
    let start = late(&[("d3", 2), ("e4", 1), ("f6", 2), ("g7", 1)]);
    let mut game = History::<Position>::from_line(options(&[]), &format!("fen {start}")).unwrap();
    let rounds = ["d3@e4-d5", "f6@g7-f8", "e4@d5-c4", "g7@f8-e7"]
        .into_iter()
        .chain(["d5@c4-d3", "f8@e7-f6", "c4@d3-e4", "e7@f6-g7"])
        .cycle();
    for text in rounds.take(16) {
        assert_eq!(game.outcome(), None);
        game.play_text(text).unwrap();
    }
    assert_eq!(game.position(), &start);
    assert_eq!(
        game.outcome(),
        Some(Outcome::draw(OutcomeReason::Repetition))
    );
}
