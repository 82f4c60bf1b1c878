//! How the engine exits: on `quit`, at the end of its input, and when its output is closed.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::engine::{Engine, LONG, START, exit_status};

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
fn quit_ends_commands_that_take_hours() {
    for (command, stopped) in LONG {
        let mut engine = Engine::start_hard();
        engine.send(command);
        engine.send("show\nquit");
        let (said, status) = engine.wait();
        assert_eq!(said, [stopped]);
        assert!(status.success(), "{command}");
    }
}

/// Nobody can stop these after the end of the input, so they stop by themselves.
#[test]
fn the_end_of_input_ends_commands_that_take_hours() {
    let closed = LONG.map(|(command, stopped)| {
        let mut engine = Engine::start_hard();
        engine.send(&format!("{command}\nshow"));
        engine.end_input();
        (engine, stopped)
    });
    for (engine, stopped) in closed {
        let (said, status) = engine.wait();
        assert_eq!(said, [stopped]);
        assert!(status.success());
    }
}

/// Between two depths, hours may pass without a line. Only writing one shows that the caller has gone.
#[test]
fn a_search_whose_input_has_ended_gives_signs_of_life() {
    let mut engine = Engine::start_hard();
    engine.send("go movetime 2500");
    let (said, status) = engine.close_input();
    assert!(
        said.contains(&"info string searching".to_owned()),
        "{said:?}"
    );
    assert!(said.last().unwrap().starts_with("bestmove "));
    assert!(status.success());
}

/// A command that ends soon is completed although the input has ended.
#[test]
fn after_the_end_of_input_short_commands_have_results() {
    let mut engine = Engine::start();
    engine.send("perft 2\nsolve 3\nbench 500\nshow");
    let (said, status) = engine.close_input();
    assert_eq!(&said[..2], ["8010", "none"]);
    assert!(said[2].starts_with("bench 500 nodes "));
    assert_eq!(&said[3..], [START]);
    assert!(status.success());
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
    let status = exit_status(&mut child);
    assert!(!status.unwrap().success());
}
