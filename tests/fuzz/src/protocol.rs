//! Conversations in the engine protocol.

use std::cell::Cell;

use ergo_games::protocol::{Next, Protocol};

use super::support::MAX_STEPS;

/// The number of polls after which the test interrupts a command.
const MAX_CALLS: u32 = 3;

/// Lines of the engine protocol.
pub fn protocol(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut protocol = Protocol::new();
    let mut said = Vec::new();
    let ticks = Cell::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.0);
        ticks.get()
    };
    let small_hash = "setoption name Hash value 1";
    protocol.line(small_hash, &mut |line| said.push(line.to_owned()));
    for line in text
        .split('\n')
        .take(MAX_STEPS)
        .filter(|line| !takes_long(line))
    {
        let before = visible_state(&mut protocol);
        said.clear();
        let calls = Cell::new(0);
        let interrupt = || {
            calls.set(calls.get() + 1);
            calls.get() > MAX_CALLS
        };
        let mut say = |line: &str| said.push(line.to_owned());
        let next = protocol.line_until(line, &mut say, &interrupt);
        let is_single_line = |line: &String| !line.contains(char::is_control);
        assert!(said.iter().all(is_single_line), "{said:?}");
        if said.iter().any(|line| line.starts_with("error ")) {
            assert_eq!(said.len(), 1, "{line:?}: {said:?}");
            assert_eq!(visible_state(&mut protocol), before, "{line:?}");
        }
        if next == Next::Quit {
            assert!(!protocol.is_thinking());
            return;
        }
        // Half of the searches stay active, so that the next lines interrupt them.
        if protocol.is_thinking() && line.len() % 2 == 0 {
            search_and_stop(&mut protocol, &clock);
        }
    }
    protocol.end_input(&mut |_| ());
    search_and_stop(&mut protocol, &clock);
}

/// Searches for a while, sends `stop` and checks that the best move is legal.
fn search_and_stop(protocol: &mut Protocol, clock: &dyn Fn() -> f64) {
    let mut said = Vec::new();
    for _ in 0..4 {
        protocol.think(clock, clock() + 2.0, &mut |line| said.push(line.to_owned()));
    }
    let was_thinking = protocol.is_thinking();
    protocol.line("stop", &mut |line| said.push(line.to_owned()));
    assert!(!protocol.is_thinking());
    let best = said
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "));
    let best: Vec<_> = best.collect();
    assert!(
        best.len() <= 1 && best.len() >= usize::from(was_thinking),
        "{said:?}"
    );
    for mv in best {
        let mut moves = String::new();
        protocol.line("moves", &mut |line| line.clone_into(&mut moves));
        let listed = moves.starts_with("error ") || moves.split(' ').any(|known| known == mv);
        assert!(listed, "{mv} is none of {moves}");
    }
}

/// The responses to commands that only report the state.
fn visible_state(protocol: &mut Protocol) -> Vec<String> {
    let mut said = Vec::new();
    for line in [
        "show",
        "query gameover",
        "query p1turn",
        "query result",
        "ugi",
    ] {
        protocol.line(line, &mut |line| said.push(line.to_owned()));
    }
    said
}

/// Whether a command takes too long for fuzzing.
fn takes_long(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let small = |word: Option<&&str>, most: u64| {
        word.is_some_and(|word| !matches!(word.parse::<u64>(), Ok(number) if number > most))
    };
    match words.first().copied() {
        Some("setoption") => words.contains(&"Hash") && !small(words.last(), 2),
        _ => false,
    }
}
