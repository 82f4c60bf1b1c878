//! Consistency of the rules: listed moves, legality checks and arbitrary moves.

use std::collections::HashSet;

use super::{Dice, random_positions, read_again, scattered};
use crate::game::{Cell, Game};
use crate::games::emergo::Move;
use crate::games::emergo::board::{Board, Direction};
use crate::render::Render;

/// Moves of every kind from every cell, and captures that are too long, too short or turned aside.
fn likely_moves(board: Board, listed: &[Move]) -> HashSet<Move> {
    let mut moves = HashSet::new();
    for cell in (0..64).map(Cell) {
        moves.extend([Move::entry(board, cell), Move::capture(board, cell)]);
        for one in Direction::ALL {
            let (step, jump) = (
                Move::step(board, cell, one),
                Move::capture(board, cell).gone_on(one),
            );
            moves.extend([step, jump]);
            for two in Direction::ALL {
                moves.extend([jump.gone_on(two), step.gone_on(two)]);
            }
        }
    }
    for &capture in listed.iter().filter(|mv| mv.is_capture()) {
        let ways: Vec<Direction> = capture.directions().collect();
        let start = Move::capture(board, capture.start());
        for at in 0..ways.len() {
            moves.insert(ways[..at].iter().copied().fold(start, Move::gone_on));
            for other in Direction::ALL {
                let mut turned = ways.clone();
                turned[at] = other;
                moves.insert(turned.into_iter().fold(start, Move::gone_on));
            }
        }
        if ways.len() < 12 {
            moves.extend(Direction::ALL.map(|way| capture.gone_on(way)));
        }
    }
    moves
}

#[test]
fn just_the_listed_moves_are_legal() {
    for position in random_positions(600) {
        let listed = position.moves().unwrap();
        let set: HashSet<Move> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "{position}");
        for mv in likely_moves(position.board, &listed)
            .into_iter()
            .chain(listed)
        {
            assert_eq!(
                position.is_legal(mv),
                set.contains(&mv),
                "{mv:?} on {position}"
            );
        }
    }
}

#[test]
fn even_illegal_moves_lead_to_positions() {
    for (seed, board) in (0..200).zip(Board::ALL.into_iter().cycle()) {
        let mut dice = Dice::new(seed << 20);
        let mut position = scattered(board, seed / 2);
        let moves: Vec<Move> = likely_moves(board, &position.moves().unwrap())
            .into_iter()
            .collect();
        for _ in 0..50 {
            position = position.play_unchecked(*dice.pick(&moves));
            assert_eq!(read_again(&position).to_string(), position.to_string());
            assert_eq!(position.key(), position.key_from_scratch());
        }
    }
}

#[test]
fn any_path_of_any_numbers_gets_an_answer() {
    let mut dice = Dice::new(0);
    for position in random_positions(300) {
        for _ in 0..30 {
            let numbers = *dice.pick(&[49, 256]);
            let mut cell = || Cell(u8::try_from(dice.below(numbers)).unwrap());
            let path: Vec<Cell> = (0..16).map(|_| cell()).collect();
            let path = &path[..dice.below(17)];
            if let Some(mv) = position.move_of_path(path) {
                assert_eq!(position.path(mv), path);
            }
            position.refusal(path);
            position.steps(path);
            position.pieces_during(path);
            position.marks(path);
        }
    }
}
