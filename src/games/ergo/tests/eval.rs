//! Tests of what proofs and the evaluation depend on: incremental windows, immediate fives, and the
//! replies that prevent them.

use super::super::board::BOARD;
use super::super::lines::{CELLS_OF, Lines, WINDOWS, around};
use super::super::{Move, PIECES, Position};
use super::{Set, at, moves, start};
use crate::game::{Game, Side};
use crate::hash::random;
use crate::search::{Evaluate, Score, Tunable};

/// A position in which either side has most of some windows, with a hand or without one.
fn crowded(seed: u64) -> Position {
    let mut next = seed * 1_000;
    let mut below = |end: usize| {
        next += 1;
        usize::try_from(random(next) % end as u64).unwrap()
    };
    let mut pieces = [Set::EMPTY; 2];
    let most = [PIECES; 2].map(|all| all - u32::try_from(below(3)).unwrap());
    for side in [0, 1, 0, 1, 0, 1, 0, 1] {
        let gap = below(5);
        for (at, &cell) in CELLS_OF[below(WINDOWS)].iter().enumerate() {
            let free = !(pieces[0] | pieces[1]).has(cell);
            if at != gap && free && pieces[side].len() < most[side] {
                pieces[side] |= Set::of(cell);
            }
        }
    }
    let mut lions = Set::EMPTY;
    for cell in pieces[0] | pieces[1] {
        if below(3) == 0 {
            lions |= Set::of(cell);
        }
    }
    Position::assemble(pieces, lions, Side::BOTH[below(2)])
}

/// Many such positions in which nobody has won.
fn open_positions() -> impl Iterator<Item = Position> {
    (0..3_000)
        .map(crowded)
        .filter(|open| open.outcome().is_none())
}

/// Whether the player to move can make five.
fn can_win(position: &Position) -> bool {
    let wins = |mv: &Move| position.play_unchecked(*mv).decided().is_some();
    moves(position).iter().any(wins)
}

#[test]
fn around_lists_the_windows_that_contain_a_cell() {
    assert_eq!(WINDOWS, CELLS_OF.len());
    for cell in BOARD {
        let contains = |window: &usize| CELLS_OF[*window].contains(&cell);
        let windows: Vec<usize> = (0..WINDOWS).filter(contains).collect();
        let around: Vec<usize> = around(cell).iter().map(|&at| at.into()).collect();
        assert_eq!(windows, around);
    }
}

#[test]
fn windows_are_updated_by_moves() {
    for seed in 0..200 {
        let (mut position, mut lines) = (start(), Lines::of(&start()));
        for ply in 0..80 {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let Some(pick) = random(seed * 100 + ply).checked_rem(choices.len() as u64) else {
                break;
            };
            let mv = choices[usize::try_from(pick).unwrap()];
            lines = lines.after(position.turn(), mv);
            position = position.play_unchecked(mv);
            assert_eq!(lines, Lines::of(&position), "{position}");
        }
    }
}

#[test]
fn winning_moves_are_found() {
    let mut wins = [0; 2];
    for position in open_positions() {
        let winning = position.winning_move(&position.eval_state());
        if let Some(mv) = winning {
            assert!(position.is_legal(mv), "{position}");
            assert!(
                position.play_unchecked(mv).decided().is_some(),
                "{position}"
            );
        }
        assert_eq!(winning.is_some(), can_win(&position), "{position}");
        wins[usize::from(position.hand(position.turn()) > 0)] += u32::from(winning.is_some());
    }
    assert!(wins.iter().all(|&count| count > 100), "{wins:?}");
}

#[test]
fn forced_replies_are_exactly_the_moves_that_prevent_five() {
    let mut threatened = [0; 2];
    for position in open_positions().filter(|position| !can_win(position)) {
        let mut listed = Vec::new();
        let is_forced = position.forced_replies(&position.eval_state(), &mut listed);
        let threat = can_win(&position.null_move().unwrap());
        assert_eq!(is_forced, threat && position.count() > 0, "{position}");
        if !is_forced {
            assert!(listed.is_empty(), "{position}");
            continue;
        }
        let mut forced_replies = moves(&position);
        forced_replies.retain(|&mv| !can_win(&position.play_unchecked(mv)));
        let count = listed.len();
        assert_eq!(forced_replies, listed.into_iter().collect(), "{position}");
        assert_eq!(
            forced_replies.len(),
            count,
            "each is listed once: {position}"
        );
        threatened[usize::from(position.hand(position.turn().other()) > 0)] += 1;
    }
    assert!(threatened.iter().all(|&count| count > 30), "{threatened:?}");
}

#[test]
fn no_threat_of_five_is_overlooked() {
    for position in open_positions().filter(|position| !can_win(position)) {
        let mut listed = Vec::new();
        position.threats(&position.eval_state(), &mut listed);
        for mv in moves(&position) {
            let after = position.play_unchecked(mv);
            if can_win(&after.null_move().unwrap()) {
                assert!(
                    listed.contains(&mv),
                    "{position} {}",
                    position.move_text(mv)
                );
            }
        }
    }
}

#[test]
fn estimates_do_not_depend_on_colours_and_keep_their_bounds() {
    for position in open_positions() {
        let evaluate = position.evaluate(&position.eval_state());
        assert!(evaluate.abs() <= Score::EVAL_LIMIT);
        let [first, second] = Side::BOTH.map(|side| position.pieces(side));
        let other = Position::assemble([second, first], position.lions(), position.turn().other());
        assert_eq!(other.evaluate(&other.eval_state()), evaluate, "{position}");
    }
}

#[test]
fn every_weight_has_a_feature_and_a_name() {
    let counts = start().count_features(&start().eval_state());
    assert_eq!(counts.len(), Position::weights(0).len());
    assert_eq!(counts.len(), Position::feature_names().len());
    assert!((start().game_phase() - 1.0).abs() < f64::EPSILON);
    let old = at("10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1");
    assert!(old.game_phase().abs() < f64::EPSILON);
}
