//! The rules of the checker are those of `tests/reference`.

use std::collections::BTreeMap;

use check_proof::rules::{Board, Cells, Move};
use ergo_games::dice::Dice;

use crate::reference::ReferenceGame as _;
use crate::reference::ergo::Ergo;

const START: &str = "10/10/10/10/10/10/10/10/10 1";

/// The legal moves, and whether each completes five.
fn moves(board: &Board) -> BTreeMap<String, bool> {
    let mut moves = BTreeMap::new();
    for mv in board.moves() {
        let earlier = moves.insert(mv.to_string(), board.completes_five(mv));
        assert_eq!(earlier, None, "{mv} is listed twice");
    }
    moves
}

/// The number of sequences of moves.
fn perft(board: &Board, depth: u32) -> u64 {
    let after = |mv| match depth {
        1 => 1,
        _ if board.completes_five(mv) => 0,
        _ => perft(&board.after(mv), depth - 1),
    };
    board.moves().map(after).sum()
}

#[test]
fn sequences_of_moves_are_counted() {
    let cells = Cells::new();
    let start = Board::parse(&cells, START).unwrap();
    assert_eq!([1, 2, 3].map(|n| perft(&start, n)), [90, 8_010, 830_896]);
    let diagram = "4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";
    let diagram = Board::parse(&cells, diagram).unwrap();
    assert_eq!([1, 2].map(|n| perft(&diagram, n)), [48, 3_132]);
}

#[test]
fn moves_are_those_of_the_reference_in_random_games() {
    let cells = Cells::new();
    let mut dice = Dice::new(49);
    let (mut positions, mut wins) = (0, 0);
    for game in 0..20 {
        let mut reference = Ergo::read(START, &[]);
        // Half of the players prefer moves, so that few pieces are on the edge or many.
        let prefers_moves = game % 2 == 0;
        for _ in 0..120 {
            let expected = reference.moves().unwrap();
            if expected.is_empty() {
                break;
            }
            positions += 1;
            let text = reference.text();
            let board = Board::parse(&cells, &text).unwrap();
            let completes_five = |after: &Ergo| after.decided().is_some();
            let expected_moves = expected
                .iter()
                .map(|(mv, after)| (mv.clone(), completes_five(after)))
                .collect();
            assert_eq!(moves(&board), expected_moves, "{text}");
            let texts: Vec<&String> = expected.keys().collect();
            let mut mv = *dice.pick(&texts);
            if prefers_moves && mv.len() == 2 {
                mv = *dice.pick(&texts);
            }
            let parsed = Move::parse(mv).unwrap();
            assert!(board.is_legal(parsed), "{text}: {mv}");
            let after = &expected[mv];
            wins += u32::from(completes_five(after));
            if !completes_five(after) {
                let read = Board::parse(&cells, &after.text()).unwrap();
                let played = board.after(parsed);
                assert_eq!(moves(&played), moves(&read), "{text}: {mv}");
            }
            reference = after.clone();
        }
    }
    assert!(positions > 500 && wins > 0, "{positions} {wins}");
}

#[test]
fn no_other_move_is_legal() {
    let cells = Cells::new();
    let text = "4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";
    let board = Board::parse(&cells, text).unwrap();
    let listed = moves(&board);
    let names = || ('a'..='j').flat_map(|column| (1..=9).map(move |row| format!("{column}{row}")));
    for from in names() {
        for mv in names()
            .map(|to| format!("{from}-{to}"))
            .chain([from.clone()])
        {
            let parsed = Move::parse(&mv).unwrap();
            assert_eq!(parsed.to_string(), mv);
            assert_eq!(board.is_legal(parsed), listed.contains_key(&mv), "{mv}");
        }
    }
}

#[test]
fn moves_have_the_order_of_their_texts() {
    let texts = ["a1", "a1-a2", "a1-b1", "a2", "a9-a1", "b1", "j8-j9", "j9"];
    let read = texts.map(|text| Move::parse(text).unwrap());
    assert!(read.is_sorted());
    for text in [
        "", "a", "a0", "k1", "a10", "A1", "a1-", "-a1", "a1-a2-a3", "a1 a2", "é",
    ] {
        assert_eq!(Move::parse(text), None, "{text}");
    }
}
