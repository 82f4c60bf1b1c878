//! Tests of captures and their edge cases.

use super::{after, on, stones, texts, with};
use crate::codes::OutcomeReason;
use crate::draft::grid;
use crate::game::{Game, Outcome, Side};
use crate::games::emergo::Position;
use crate::games::emergo::board::{Board, Set};

#[test]
fn a_capture_takes_the_top_stone_under_itself_and_what_is_left_stays() {
    let position = with(&[("c5", "21"), ("d5", "122"), ("e2", "1")], "1 0-0");
    let after = after(&position, "c5xe5");
    assert_eq!(stones(&after, "c5"), "");
    assert_eq!(stones(&after, "d5"), "12");
    assert_eq!(stones(&after, "e5"), "221");
}

#[test]
fn what_is_left_belongs_to_its_new_top() {
    let position = with(&[("c5", "1"), ("d5", "12")], "1 0-0");
    let after = after(&position, "c5xe5");
    assert_eq!(
        after.stacks().pieces(Side::First),
        Set::of(on("d5")) | Set::of(on("e5"))
    );
    assert_eq!(
        after.outcome(),
        Some(Outcome::win(Side::First, OutcomeReason::AllCaptured))
    );
}

#[test]
fn capturing_comes_before_entering_and_moving() {
    for hands in ["0-0", "5-5", "5-0"] {
        let position = with(
            &[("c5", "1"), ("d5", "2"), ("e1", "1"), ("e9", "2")],
            &format!("1 {hands}"),
        );
        assert_eq!(texts(&position), ["c5xe5"], "{hands}");
    }
}

#[test]
fn only_captures_that_take_the_most_are_legal_whichever_piece_makes_them() {
    // b5 could take one, e3 two.
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("e3", "1"),
        ("e4", "2"),
        ("f5", "2"),
    ];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["e3xe5xg5"]);
}

#[test]
fn captures_that_take_as_many_are_free_to_choose() {
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("g3", "1"),
        ("g4", "2"),
        ("f3", "2"),
    ];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["b5xd5", "g3xe3", "g3xg5"]);
}

#[test]
fn a_capture_goes_on_as_long_as_it_can() {
    let pieces = [("c5", "1"), ("d5", "2"), ("f5", "2")];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["c5xe5xg5"]);
}

#[test]
fn diagonal_jumps_and_jumps_over_two_or_over_own_pieces_do_not_exist() {
    for pieces in [
        [("c5", "1"), ("d6", "2"), ("i5", "2")],
        [("c5", "1"), ("d5", "2"), ("e5", "2")],
        [("c5", "1"), ("d5", "21"), ("i5", "2")],
        [("c5", "1"), ("e5", "2"), ("i5", "2")],
    ] {
        assert_eq!(with(&pieces, "1 0-0").required_captures(), 0, "{pieces:?}");
    }
}

#[test]
fn nothing_on_the_edge_of_the_diamond_can_be_jumped() {
    let board = Board::Diamond;
    for edge in board.cells() - board.inner() {
        let directions = board.directions().iter();
        for near in directions.filter_map(|&way| board.neighbour(edge, way)) {
            let pieces = [(&*board.name(near), "1"), (&*board.name(edge), "2")];
            let position = with(&pieces, "1 0-0");
            assert_eq!(position.required_captures(), 0, "{position}");
        }
    }
}

#[test]
fn a_capturing_piece_finds_its_own_start_empty() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
        ("e1", "1"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xc7xe7xe5xc5", "c5xe5xe7xc7xc5"]);
    let after = after(&position, "c5xe5xe7xc7xc5");
    assert_eq!(stones(&after, "c5"), "22221");
}

#[test]
fn a_piece_may_be_jumped_again_and_a_cell_visited_again() {
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xe5xe7xc7xc5xe5"]);
    let after = after(&position, "c5xe5xe7xc7xc5xe5");
    assert_eq!(stones(&after, "e5"), "222221");
    assert_eq!(stones(&after, "d5"), "");
}

#[test]
fn twelve_stones_can_be_taken_in_one_capture() {
    let pieces = [
        ("c5", "1"),
        ("d5", "222"),
        ("e6", "222"),
        ("d7", "222"),
        ("c6", "222"),
    ];
    let position = with(&pieces, "1 11-0");
    assert_eq!(position.required_captures(), 12);
    for text in texts(&position) {
        let after = after(&position, &text);
        assert_eq!(stones(&after, "c5"), "2222222222221");
        assert_eq!(
            after.outcome(),
            Some(Outcome::win(Side::First, OutcomeReason::AllCaptured))
        );
    }
}

#[test]
fn a_piece_does_not_turn_back_between_two_jumps() {
    let position = with(&[("c5", "1"), ("d5", "22"), ("i5", "2")], "1 0-0");
    assert_eq!(texts(&position), ["c5xe5"]);
    assert_eq!(stones(&after(&position, "c5xe5"), "d5"), "2");
}

#[test]
fn the_way_back_is_free_after_a_jump_to_the_side() {
    // Round the corner at e5, the column and the row are both gone along in both directions.
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "22"),
        ("f7", "2"),
        ("g6", "2"),
        ("f5", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(
        texts(&position),
        [
            "c5xe5xe7xg7xg5xe5xc5",
            "c5xe5xe7xg7xg5xe5xe7",
            "c5xe5xg5xg7xe7xe5xc5"
        ]
    );
}

#[test]
fn stones_set_free_by_a_jump_stand_in_the_way_of_the_next() {
    // Under the stone on d5 lies one of White's own: it cannot be jumped a second time.
    let pieces = [
        ("c5", "1"),
        ("d5", "12"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xc7xe7xe5xc5", "c5xe5xe7xc7xc5"]);
}

#[test]
fn ways_to_the_same_position_are_all_legal_and_one_choice() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
        ("e1", "1"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position).len(), 2);
    assert_eq!(position.count(), 1);
}

#[test]
fn other_stones_left_behind_are_another_choice() {
    let position = grid::position::<Position>(
        "
                .
              . . .
            . . . 2 .
          . . . . . . .
        . . . 2 . 2 . . .
          . 2 . 2 . 2 .
            1 2 . . .
              . . .
                .
        1 0-0",
    );
    let ways = [
        "c3xc5xe5xe3xc3",
        "c3xc5xe5xg5xg3",
        "c3xe3xe5xc5xc3",
        "c3xe3xe5xg5xg3",
    ];
    assert_eq!(texts(&position), ways);
    // Both ways round to c3 have the same result; to g3 they jump different pieces.
    assert_eq!(position.count(), 3);
}

#[test]
fn even_the_worst_crowd_known_leaves_few_ways() {
    let position = grid::position::<Position>(
        "
                .
              . . .
            . 2 . 2 .
          . 2 . 2 . 2 .
        . . . 2 1 2 . . .
          . 2 . 2 . 2 .
            . 2 . 2 .
              . . .
                .
        1 0-0",
    );
    assert_eq!(position.required_captures(), 9);
    assert_eq!(texts(&position).len(), 56);
    assert!(position.count() < 56);
}
