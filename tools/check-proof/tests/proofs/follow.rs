//! Playing against a proof.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use check_proof::Strategy;
use check_proof::rules::Move;
use ergo_games::dice::Dice;
use flate2::read::MultiGzDecoder;

use crate::generate::{Generator, wins};
use crate::handmade::{
    ALL_TO_A_CELL, DOUBLE_THREAT, FIVE, MOVES_ONLY, NEEDLESS_ENTRIES, OPEN_FOUR, OPEN_FOUR_OF_BLACK,
};
use crate::reference::ReferenceGame as _;
use crate::reference::ergo::Ergo;
use crate::strategy::{self as written, Step};

/// The proofs of the repository.
const PROOFS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../prove/proofs");

/// Games against each proof.
const GAMES: u64 = 6;

fn read(rest: &str) -> Strategy {
    Strategy::read(&format!("ergo-proof 1\nposition {rest}")).unwrap()
}

fn game(moves: &str) -> Vec<Move> {
    let words = moves.split_whitespace();
    words.map(|word| Move::parse(word).unwrap()).collect()
}

#[test]
fn the_step_of_each_reply_is_played() {
    let strategy = read(ALL_TO_A_CELL);
    let after = |moves: &str| {
        let game = game(moves);
        let answer = strategy.answer(&game).map(|mv| mv.to_string());
        (answer, strategy.turns(&game))
    };
    // A drop that is listed, moves to its cell, and the default.
    for (moves, answer, turns) in [
        ("", "c5", 2),
        ("c5 b5", "g5", 1),
        ("c5 b4-b5", "g5", 1),
        ("c5 a1", "b5", 1),
        ("c5 h6-h5", "b5", 1),
    ] {
        assert_eq!(
            after(moves),
            (Some(answer.to_owned()), Some(turns)),
            "{moves}"
        );
    }
    // Another move of the winner, a reply that is not legal, a reply that is missing, and one to a move that wins.
    for moves in ["g5 a1", "c5 c5", "c5", "c5 a1 b5 a2"] {
        assert_eq!(after(moves), (None, None), "{moves}");
    }
}

#[test]
fn all_legal_replies_are_listed() {
    for rest in [DOUBLE_THREAT, OPEN_FOUR_OF_BLACK, MOVES_ONLY] {
        let strategy = read(rest);
        let position = Ergo::read(rest.lines().next().unwrap(), &[]);
        let after = position.after(&strategy.answer(&[]).unwrap().to_string());
        let expected: Vec<String> = after.unwrap().moves().unwrap().into_keys().collect();
        let replies = strategy.replies(&[]).unwrap();
        let mut replies: Vec<String> = replies.iter().map(ToString::to_string).collect();
        replies.sort();
        assert_eq!(replies, expected, "{rest}");
    }
    assert!(read(FIVE).replies(&[]).unwrap().is_empty());
    assert!(read(OPEN_FOUR).replies(&game("c5 a1")).unwrap().is_empty());
}

/// The turns of the longest defence against a step, by playing all replies to the end.
fn longest(steps: &[Step], number: usize, position: &Ergo) -> usize {
    let step = &steps[number];
    let after = position.after(&step.mv).unwrap();
    if after.decided().is_some() {
        return 1;
    }
    let replies = after.moves().unwrap();
    let turns = replies
        .iter()
        .map(|(reply, position)| longest(steps, step.after(reply).unwrap(), position));
    1 + turns.max().unwrap()
}

#[test]
fn turns_are_those_of_the_longest_defence() {
    // The file of the first one promises a turn more.
    let handmade = [
        OPEN_FOUR_OF_BLACK,
        NEEDLESS_ENTRIES,
        ALL_TO_A_CELL,
        MOVES_ONLY,
        FIVE,
    ];
    let handmade = handmade.map(|rest| format!("ergo-proof 1\nposition {rest}"));
    let wins = wins()
        .into_iter()
        .filter(|&(_, turns)| turns == 3)
        .take(3)
        .map(|(position, turns)| Generator::new().prove(&position, turns, None));
    let generated = wins.map(|strategy| strategy.unwrap().text());
    for text in handmade.into_iter().chain(generated) {
        let made = written::Strategy::read(&text);
        let position = Ergo::read(&made.position, &[]);
        let expected = longest(&made.steps, made.steps.len() - 1, &position);
        let strategy = Strategy::read(&text).unwrap();
        assert_eq!(strategy.turns(&[]), Some(expected), "{text}");
    }
}

/// Plays random replies, which are the longest defences with a chance of one half, and returns the number of turns.
fn play(strategy: &Strategy, start: &Ergo, dice: &mut Dice) -> usize {
    let (mut position, mut game) = (start.clone(), Vec::new());
    let mut most = strategy.turns(&game).unwrap();
    for turn in 1.. {
        let mv = strategy.answer(&game).unwrap();
        let replies = strategy.replies(&game).unwrap();
        position = position.after(&mv.to_string()).unwrap();
        game.push(mv);
        if position.decided().is_some() {
            assert_eq!(most, 1);
            return turn;
        }
        let legal = position.moves().unwrap();
        assert_eq!(replies.len(), legal.len());
        let within = |reply| strategy.turns(&[&game[..], &[reply]].concat()).unwrap();
        let turns: Vec<(Move, usize)> = replies.iter().map(|&mv| (mv, within(mv))).collect();
        let longest = turns.iter().map(|&(_, turns)| turns).max().unwrap();
        assert_eq!(
            longest + 1,
            most,
            "a reply lasts as long as promised, and none longer"
        );
        let is_long = dice.below(2) == 0;
        let choice: Vec<_> = turns
            .into_iter()
            .filter(|&(_, turns)| !is_long || turns == longest)
            .collect();
        let (reply, turns) = *dice.pick(&choice);
        position = position.after(&reply.to_string()).unwrap();
        assert!(position.decided().is_none(), "no reply wins");
        game.push(reply);
        most = turns;
    }
    unreachable!()
}

/// A proof of the repository.
fn file(name: &str) -> String {
    let mut text = String::new();
    let file = File::open(Path::new(PROOFS).join(name)).unwrap();
    MultiGzDecoder::new(file).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn every_defence_loses_within_the_turns_that_are_promised() {
    for name in ["a1", "e1", "i4", "j4"].map(|answer| format!("e5-{answer}.txt.gz")) {
        let text = file(&name);
        let mut lines = text.lines().skip(1);
        let mut head = |keyword| lines.next().unwrap().strip_prefix(keyword).unwrap();
        let (start, turns) = (
            Ergo::read(head("position "), &[]),
            head("turns ").parse().unwrap(),
        );
        let strategy = Strategy::read(&text).unwrap();
        assert_eq!(strategy.turns(&[]), Some(turns), "{name}");
        let mut lengths = Vec::new();
        for seed in 0..GAMES {
            lengths.push(play(&strategy, &start, &mut Dice::new(seed)));
        }
        assert!(lengths.iter().all(|&length| length <= turns), "{lengths:?}");
        println!("{name}: {lengths:?}");
    }
}
