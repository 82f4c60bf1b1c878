//! Runs every fuzz target on its corpus, on mutations of it and on random bytes. The targets and the
//! properties they check are in `tests/fuzz/src`, the corpora in `tests/fuzz/corpus`.

use std::fs;

use ergo_games::dice::Dice;
use targets::{TARGETS, Target};

#[allow(unreachable_pub, reason = "the fuzz targets use it as a library")]
#[path = "fuzz/src/lib.rs"]
mod targets;

/// A target and its corpus.
fn target(name: &str) -> (Target, Vec<Vec<u8>>) {
    let target = TARGETS.iter().find(|(known, _)| *known == name);
    let target = *target.unwrap_or_else(|| panic!("no target {name}"));
    let text = fs::read_to_string(format!("tests/fuzz/corpus/{name}.txt")).unwrap();
    let corpus = targets::corpus::read(&text).unwrap();
    assert!(corpus.len() >= 3, "{name}");
    assert_eq!(targets::corpus::write(&corpus), text, "{name}");
    (target, corpus)
}

/// Runs a target on its corpus and on this many mutations of it.
fn fuzz(name: &str, mutations: u64) {
    let ((_, run), corpus) = target(name);
    for data in &corpus {
        run(data);
    }
    for seed in 0..mutations {
        let mut dice = Dice::new(seed);
        let data = match dice.below(20) {
            0 => random_bytes(&mut dice),
            _ => mutation(&corpus, &mut dice),
        };
        run(&data);
    }
}

fn random_bytes(dice: &mut Dice) -> Vec<u8> {
    let length = dice.below(200);
    (0..length).map(|_| random_byte(dice)).collect()
}

/// A random byte, often one that is common in texts.
fn random_byte(dice: &mut Dice) -> u8 {
    let common = b"0123456789 abcdefghijxSLsl/,-@.\n[]{}()*!?$\"\\";
    match dice.below(3) {
        0 => u8::try_from(dice.below(256)).unwrap(),
        _ => *dice.pick(common),
    }
}

/// An entry of the corpus with bytes removed, repeated, replaced or inserted, or with a part of another
/// entry.
fn mutation(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut data = dice.pick(corpus).clone();
    for _ in 0..=dice.below(4) {
        let from = dice.below(data.len() + 1);
        let most = 1 + dice.below(16);
        let to = data.len().min(from + dice.below(most + 1));
        let part = data[from..to].to_vec();
        match dice.below(5) {
            0 => drop(data.drain(from..to)),
            1 => drop(data.splice(from..from, part)),
            2 => drop(data.splice(from..to, part.iter().map(|_| random_byte(dice)))),
            3 => data.insert(from, random_byte(dice)),
            _ => {
                let other = dice.pick(corpus);
                let start = dice.below(other.len() + 1);
                let end = other.len().min(start + dice.below(60));
                drop(data.splice(from..to, other[start..end].iter().copied()));
            }
        }
    }
    data
}

#[test]
fn every_input_can_be_in_a_corpus() {
    let all: Vec<u8> = (0..=255).collect();
    let inputs = [all, Vec::new(), b"\\x41\n".to_vec()];
    let text = targets::corpus::write(&inputs);
    assert_eq!(text.lines().count(), inputs.len());
    assert_eq!(targets::corpus::read(&text), Ok(inputs.to_vec()));
    for wrong in ["\\", "\\x4", "\\xg0", "\\u"] {
        assert_eq!(targets::corpus::read(wrong), Err(wrong.to_owned()));
    }
}

#[test]
fn position_texts() {
    fuzz("position", 2_000);
}

#[test]
fn moves_on_positions() {
    fuzz("turn", 2_000);
}

#[test]
fn histories() {
    fuzz("history", 2_000);
}

#[test]
fn game_texts() {
    fuzz("text", 6_000);
}

#[test]
fn move_lists() {
    fuzz("list", 4_000);
}

#[test]
fn links() {
    fuzz("link", 8_000);
}

#[test]
fn protocol_conversations() {
    fuzz("protocol", 400);
}

#[test]
fn session_actions() {
    fuzz("session", 250);
}

#[test]
fn drafts() {
    fuzz("draft", 2_000);
}

#[test]
fn goals() {
    fuzz("goal", 20_000);
}

#[test]
fn nets() {
    fuzz("net", 100);
}
