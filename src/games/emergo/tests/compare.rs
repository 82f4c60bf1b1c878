//! The fast rules against the slow ones, and against themselves.

use std::collections::HashSet;

use super::slow::Slow;
use super::{Dice, at, random_positions, scattered};
use crate::game::{Cell, Game, Outcome};
use crate::games::emergo::Move;
use crate::games::emergo::board::Direction;
use crate::scene::Drawn;

#[test]
fn the_slow_rules_agree() {
    let (mut longest, mut shared, mut decided, mut stalled, mut banned) = (0, 0, 0, 0, 0);
    for position in random_positions(6_000) {
        let text = position.to_string();
        let slow = Slow::read(&text, position != at(&text));
        let expected = slow.moves();
        let moves = position.moves().unwrap();
        assert_eq!(moves.len(), expected.len(), "{text}");
        for mv in moves {
            let move_text = position.move_text(mv);
            let next = position.play_unchecked(mv);
            let found = Slow::read(&next.to_string(), position != at(&text));
            let seen = expected.get(&move_text).map(Slow::seen);
            assert_eq!(Some(found.seen()), seen, "{move_text} on {text}");
            assert_eq!(next.key(), next.key_from_scratch());
        }
        let results = slow.results();
        assert_eq!(position.count(), results as u64, "{text}");
        let winner = |outcome: Outcome| outcome.winner.map_or(0, |side| side as u8 + 1);
        assert_eq!(position.outcome().map(winner), slow.result(), "{text}");

        longest = longest.max(position.due());
        shared += u32::from(results < expected.len());
        decided += u32::from(position.decided().is_some());
        stalled += u32::from(position.outcome() == Some(Outcome::draw("no-move")));
        let entering = position.due() == 0 && position.hand(position.turn()) > 0;
        banned += u32::from(entering && !position.feeding().is_empty());
    }
    // What was to be compared did come up.
    assert!(longest >= 10, "{longest}");
    for seen in [shared, decided, stalled, banned] {
        assert!(seen >= 10, "{:?}", (shared, decided, stalled, banned));
    }
}

/// Moves of every kind from every cell, and captures that are too long, too short or turned aside.
fn likely_moves(listed: &[Move]) -> HashSet<Move> {
    let mut moves: HashSet<Move> = (0..64).map(|cell| Move::entry(Cell(cell))).collect();
    for cell in (0..64).map(Cell) {
        moves.insert(Move::capture(cell));
        for one in Direction::ALL {
            moves.insert(Move::step(cell, one));
            for two in Direction::ALL {
                let jump = Move::capture(cell).gone_on(one);
                moves.extend([jump, jump.gone_on(two), Move::step(cell, one).gone_on(two)]);
            }
        }
    }
    for &capture in listed.iter().filter(|mv| mv.is_capture()) {
        let ways: Vec<Direction> = capture.directions().collect();
        let start = Move::capture(capture.start());
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
        for mv in likely_moves(&listed).into_iter().chain(listed) {
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
    for seed in 0..200 {
        let mut dice = Dice(seed << 20);
        let mut position = scattered(seed);
        let moves: Vec<Move> = likely_moves(&position.moves().unwrap())
            .into_iter()
            .collect();
        for _ in 0..50 {
            position = position.play_unchecked(dice.pick(&moves));
            assert_eq!(at(&position.to_string()).to_string(), position.to_string());
            assert_eq!(position.key(), position.key_from_scratch());
        }
    }
}

#[test]
fn any_path_of_any_numbers_gets_an_answer() {
    let mut dice = Dice(0);
    for position in random_positions(300) {
        for _ in 0..30 {
            let numbers = dice.pick(&[49, 256]);
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
