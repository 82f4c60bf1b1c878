//! How the engine exits: on `quit`, at the end of its input, and when its output is closed.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::engine::{Engine, START};

#[test]
fn quit_ends_a_search() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.send("quit");
    let (said, status) = engine.wait();
    assert!(said.last().unwrap().starts_with("bestmove "));
    assert!(status.success());
}

#[test]
fn after_the_end_of_input_a_limited_search_finishes() {
    let mut engine = Engine::start();
    engine.send("go depth 2");
    let (said, status) = engine.close_input();
    assert!(said[said.len() - 2].starts_with("info depth 2 "));
    assert!(said.last().unwrap().starts_with("bestmove "));
    assert!(status.success());
}

#[test]
fn after_the_end_of_input_an_infinite_search_stops() {
    for go in ["go", "go infinite"] {
        let mut engine = Engine::start();
        engine.send(go);
        let (said, status) = engine.close_input();
        assert!(said.last().unwrap().starts_with("bestmove "));
        assert!(status.success());
    }
}

#[test]
fn the_last_line_needs_no_newline() {
    let mut engine = Engine::start();
    engine.send_bytes(b"show");
    let (said, status) = engine.close_input();
    assert_eq!(said, [START]);
    assert!(status.success());
}

/// If its output is closed, the engine exits even from an infinite search.
#[test]
fn closed_output_ends_the_engine() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ergo"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"show\ngo infinite\n").unwrap();
    assert!(!child.wait().unwrap().success());
}
