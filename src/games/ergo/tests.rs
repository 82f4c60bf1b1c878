//! Known facts about Ergo from other sources, and edge cases of its rules.

use std::collections::HashSet;

use super::board::{BOARD, EDGE, RING_CELLS, Set, cell, name};
use super::{Move, Position};
use crate::codes::OutcomeReason;
use crate::draft::grid;
use crate::game::{Cell, Game, Options, Outcome, Side, perft};
use crate::hash::random;
use crate::render::Render;

mod eval;
mod inputs;

fn at(text: &str) -> Position {
    Position::parse(text, Options::default()).unwrap()
}

fn start() -> Position {
    Position::start(Options::default())
}

fn moves(position: &Position) -> HashSet<Move> {
    position.moves().unwrap().into_iter().collect()
}

fn texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<_> = moves(position)
        .into_iter()
        .map(|mv| position.move_text(mv))
        .collect();
    texts.sort();
    texts
}

/// The position in the figure of the first source.
const FIGURE: &str = "4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";

#[test]
fn perft_from_the_start() {
    for (depth, leaves) in [
        (0, 1),
        (1, 90),
        (2, 8_010),
        (3, 830_896),
        (4, 84_932_016),
        (5, 9_709_723_824),
    ] {
        assert_eq!(perft(&start(), depth), Ok(leaves), "depth {depth}");
    }
}

#[test]
fn perft_of_the_figure() {
    assert_eq!(perft(&at(FIGURE), 1), Ok(48));
    assert_eq!(perft(&at(FIGURE), 2), Ok(3_132));
}

#[test]
fn the_figure_is_won_by_three_moves_only() {
    let position = at(FIGURE);
    let wins_next = |position: &Position| {
        let winner = Some(Outcome::win(position.turn(), OutcomeReason::Five));
        moves(position)
            .into_iter()
            .any(|mv| position.play_unchecked(mv).decided() == winner)
    };
    let mut winning: Vec<_> = moves(&position)
        .into_iter()
        .filter(|&mv| {
            let after = position.play_unchecked(mv);
            moves(&after).into_iter().all(|reply| {
                let then = after.play_unchecked(reply);
                then.decided().is_none() && wins_next(&then)
            })
        })
        .map(|mv| position.move_text(mv))
        .collect();
    winning.sort();
    assert_eq!(winning, ["j1-a4", "j1-a5", "j1-a6"]);
}

#[test]
fn who_cannot_move_draws() {
    let position = grid::position::<Position>(
        "
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . s s . . . .
        . . . s S S s . . .
        . . s S S S S s . .
        . . s S S S S s . .
        . . . s S S s . . .
        . . . . s s . . . .
        . . . . . . . . . .
        1",
    );
    assert_eq!(position.hand(Side::First), 0);
    assert_eq!(position.count(), 0);
    assert_eq!(
        position.outcome(),
        Some(Outcome::draw(OutcomeReason::NoMove))
    );
    let other = at("10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 2");
    assert_eq!(other.outcome(), None);
}

#[test]
fn five_of_any_kind_win_in_any_direction_and_four_do_not() {
    for (rows, won) in [
        ("10/10/10/10/1SSSSS4/10/10/10/10", true),
        ("10/10/10/10/1SSSS5/10/10/10/10", false),
        ("LLLLL5/10/10/10/10/10/10/10/10", true),
        ("5LLLLL/10/10/10/10/10/10/10/10", true),
        ("L9/1S8/2L7/3S6/4S5/10/10/10/10", true),
        ("9L/8S1/7L2/6S3/5S4/10/10/10/10", true),
        ("9L/9L/9L/9L/9L/10/10/10/10", true),
        // The end of one row and the start of the next do not form a line.
        ("10/10/10/7SSL/LS8/10/10/10/10", false),
        ("10/10/8SL/L9/1S8/2S7/10/10/10", false),
    ] {
        for turn in [1, 2] {
            let position = at(&format!("{rows} {turn}"));
            let five = won.then_some(Outcome::win(Side::First, OutcomeReason::Five));
            assert_eq!(position.decided(), five, "{rows}");
            assert_eq!(position.count() == 0, won, "{rows}");
            assert_eq!(position.decisive().len(), if won { 5 } else { 0 });
        }
    }
}

#[test]
fn six_in_a_row_win_too() {
    let position = at("10/10/10/10/1SSS1SS3/10/10/10/10 1");
    let after = position.play_unchecked(position.parse_move("e5").unwrap());
    assert_eq!(
        after.decided(),
        Some(Outcome::win(Side::First, OutcomeReason::Five))
    );
    assert_eq!(after.decisive().len(), 6);
}

#[test]
fn edge_to_edge_is_sliding_only() {
    let (b1, a2) = (cell(1, 0), cell(0, 1));
    // a1 is occupied, but the ring is open the other way round.
    let open = at("10/10/10/10/10/10/10/10/lL8 1");
    assert!(open.parse_move("b1-a2").is_ok());
    let way = open.slide_path(b1, a2);
    assert_eq!(way.len(), 33);
    // With a3 occupied as well, a2 is closed off: b1-a2 would be a step along the edge.
    let shut = at("10/10/10/10/10/10/l9/10/lL8 1");
    assert!(shut.parse_move("b1-a2").is_err());
    assert_eq!(shut.refusal(&[b1, a2]).code, "way-blocked");
}

#[test]
fn corner_lions_step_into_the_arena() {
    let position = at("10/10/10/10/10/10/10/10/L9 1");
    assert!(position.parse_move("a1-b2").is_ok());
}

#[test]
fn a_lion_alone_on_the_ring_reaches_every_other_cell_once() {
    for from in RING_CELLS {
        let position = Position::assemble([Set::of(from), Set::EMPTY], Set::EMPTY, Side::First);
        let slides = moves(&position)
            .into_iter()
            .filter(|mv| mv.from == Some(from) && EDGE.has(mv.to));
        assert_eq!(slides.count(), 33);
    }
}

#[test]
fn soldiers_become_lions_on_the_edge_and_stay_lions() {
    let position = at("10/10/10/10/1S8/10/10/10/10 1");
    let on_edge = position.play_unchecked(position.parse_move("b5-a5").unwrap());
    assert_eq!(on_edge.to_string(), "10/10/10/10/L9/10/10/10/10 2");
    let back = at("10/10/10/10/L9/10/10/10/10 1");
    let inside = back.play_unchecked(back.parse_move("a5-b6").unwrap());
    assert_eq!(inside.to_string(), "10/10/10/1L8/10/10/10/10/10 2");
}

#[test]
fn an_empty_hand_drops_nothing() {
    let position = grid::position::<Position>(
        "
        . . . . . . . . . .
        . . . . . . . . . .
        . S S . S S . S S .
        . . . . . . . . . .
        . S S . S S . S S .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        1",
    );
    assert_eq!(position.hand(Side::First), 0);
    assert!(moves(&position).iter().all(|mv| mv.from.is_some()));
    assert_eq!(position.refusal(&[cell(0, 0)]).code, "hand-empty");
}

/// Random positions with every mixture of pieces, from nearly empty to full.
fn scattered(seed: u64) -> Position {
    let mut draws = (0..).map(|n| random(seed * 1_000 + n));
    let mut pieces = [Set::EMPTY; 2];
    let mut lions = Set::EMPTY;
    let cells: Vec<Cell> = BOARD.into_iter().collect();
    for side in Side::BOTH {
        let count = draws.next().unwrap_or_default() % 13;
        for _ in 0..count {
            let draw = draws.next().unwrap_or_default();
            let here = cells[usize::try_from(draw % 90).unwrap()];
            if !(pieces[0] | pieces[1]).has(here) {
                pieces[side.index()] |= Set::of(here);
                if draw >> 32 & 1 == 0 {
                    lions |= Set::of(here);
                }
            }
        }
    }
    Position::assemble(pieces, lions, Side::BOTH[usize::from(seed % 2 == 1)])
}

#[test]
fn every_from_and_to_is_legal_just_if_it_is_listed() {
    let cells: Vec<Cell> = BOARD.into_iter().collect();
    for seed in 0..60 {
        let position = scattered(seed);
        let listed = moves(&position);
        assert_eq!(listed.len() as u64, position.count(), "{position}");
        for from in cells.iter().copied().map(Some).chain([None]) {
            for &to in &cells {
                let mv = Move { from, to };
                assert_eq!(
                    position.is_legal(mv),
                    listed.contains(&mv),
                    "{} on {position}",
                    position.move_text(mv)
                );
            }
        }
    }
}

#[test]
fn every_refusal_has_a_reason_and_nothing_legal_is_refused() {
    for seed in 0..40 {
        let position = scattered(seed);
        if position.decided().is_some() {
            continue;
        }
        let starts: HashSet<Cell> = position.steps(&[]).iter().map(|step| step.cell).collect();
        for cell in BOARD {
            if !starts.contains(&cell) {
                let reason = position.refusal(&[cell]).code;
                assert_ne!(reason, "nothing-here", "{} on {position}", name(cell));
            }
        }
    }
}

#[test]
fn slides_are_seen_to_go_over_empty_cells_only() {
    for seed in 0..60 {
        let position = scattered(seed);
        for mv in moves(&position) {
            let animations = position.animations(mv);
            let [animation] = animations.as_slice() else {
                panic!("one piece moves, {} animation", animations.len());
            };
            let path: Vec<Cell> = animation.path.iter().map(|&cell| Cell(cell)).collect();
            assert_eq!(path.last(), Some(&mv.to));
            assert_eq!(path.first(), Some(&mv.from.unwrap_or(mv.to)));
            assert!(path[1..].iter().all(|&cell| position.owner(cell).is_none()));
        }
    }
}

#[test]
fn move_texts_are_those_of_the_rules() {
    let position = at("10/10/10/10/4S5/10/10/10/L9 1");
    let texts = texts(&position);
    for text in ["f5", "e5-e6", "a1-j9", "a1-b2"] {
        assert!(texts.contains(&text.to_owned()), "{text}");
    }
    for text in [
        "", "e5-f6", "E5", "e5 ", "e5-", "e10", "k1", "e5-e5", "a1-a1", "e5-e6-e7",
    ] {
        assert!(position.parse_move(text).is_err(), "{text:?}");
    }
}

#[test]
fn positions_have_one_spelling() {
    for (text, code, place) in [
        ("", "cell", 1),
        ("10", "row-end", 3),
        ("10/10/10/10/10/10/10/10/10", "turn-missing", 27),
        ("10/10/10/10/10/10/10/10/10 3", "turn", 28),
        ("10/10/10/10/10/10/10/10/10 1 ", "trailing", 29),
        ("10/10/10/10/10/10/10/10/11 1", "row-long", 25),
        ("10/10/10/10/10/10/10/10/9 1", "cell", 26),
        ("10/10/10/10/10/10/10/10/91 1", "row-long", 25),
        ("10/10/10/10/10/10/10/10/46 1", "row-long", 25),
        ("10/10/10/10/10/10/10/10/0S9 1", "run", 25),
        ("10/10/10/10/10/10/10/10/010 1", "cell", 25),
        ("10/10/10/10/10/10/10/10/S9 1", "soldier-on-edge", 25),
        ("10/10/10/10/4Q5/10/10/10/10 1", "cell", 14),
        (
            "LLLLLLLLLL/1SSS6/10/10/10/10/10/10/10 1",
            "too-many-pieces",
            15,
        ),
        (" 10/10/10/10/10/10/10/10/10 1", "cell", 1),
        ("10/10/10/10/10/10/10/10/10  1", "turn", 28),
    ] {
        let error = Position::parse(text, Options::default()).unwrap_err();
        assert_eq!(
            (error.code.as_str(), error.column),
            (code, place),
            "{text:?}"
        );
    }
}
