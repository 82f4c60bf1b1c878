//! Tests of the evaluation.

use super::{random_positions, texts, with};
use crate::game::{Game, Options, Side};
use crate::games::emergo::Position;
use crate::games::emergo::stack::{Stack, Stacks};
use crate::search::{Evaluate, Score};

#[test]
fn captures_that_are_due_are_made_before_a_position_is_judged() {
    // White must take a stone, and then Black takes the one that keeps four of them prisoners.
    let (strong, black) = (("e4", "22221"), [("d6", "2"), ("c6", "2"), ("a5", "2")]);
    let quiet = with(&[&[strong, ("i5", "1")], &black[..]].concat(), "1 0-0");
    let losing = with(
        &[&[strong, ("i5", "1"), ("e5", "2")], &black[..]].concat(),
        "1 0-0",
    );
    assert_eq!(texts(&losing), ["e4xe6"]);
    assert!(losing.evaluate(&()) < 0 && quiet.evaluate(&()) > losing.evaluate(&()) + 200);
    // The last stone is about to be taken.
    assert!(with(&[("c5", "1"), ("d5", "2")], "1 0-0").evaluate(&()) > 5_000);
}

#[test]
fn evaluations_are_symmetric_and_bounded() {
    for position in random_positions(1_000) {
        if position.decided().is_some() {
            continue;
        }
        let points = position.evaluate(&());
        assert!(points.abs() <= Score::EVAL_LIMIT, "{position}");
        assert_eq!(swapped(&position).evaluate(&()), points, "{position}");
        let hints = position.ordering_hints(&());
        for mv in position.moves().unwrap() {
            assert!(Position::move_score(&hints, mv).abs() <= 1_000_000);
            assert!(Position::move_index(mv) < Position::MOVE_INDEXES);
        }
    }
}

/// The same with the colours changed, and the other player to move.
pub(super) fn swapped(position: &Position) -> Position {
    let mut stacks = Stacks::none(position.board);
    for (cell, stack) in position.stacks().iter() {
        let other = |stack: Stack, side: Side| stack.with_top(side.other());
        stacks.put(cell, stack.stones().fold(Stack::EMPTY, other));
    }
    let hands = [position.hand(Side::Second), position.hand(Side::First)];
    let options = Options::of_variant(position.variant());
    Position::assemble(stacks, hands, position.turn().other(), options)
}

#[test]
fn the_quiescence_search_is_minimax_over_the_captures_that_take_the_most() {
    fn settled(position: &Position, depth: u32) -> i32 {
        if depth == 0 || position.decided().is_some() || position.required_captures() == 0 {
            return position.quiescence(0, &mut 0);
        }
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let scores = moves
            .into_iter()
            .map(|mv| -settled(&position.play_unchecked(mv), depth - 1));
        scores.max().expect("a capture is possible")
    }
    let mut captures = 0;
    for position in random_positions(400) {
        captures += u32::from(position.required_captures() > 1);
        let mut nodes = u32::MAX;
        assert_eq!(
            position.quiescence(3, &mut nodes),
            settled(&position, 3),
            "{position}"
        );
    }
    assert!(captures > 20, "{captures}");
}
