//! The sample of `docs/engine-protocol.md`.

use crate::engine::without_times;
use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_sample_of_the_documentation_is_what_the_engine_says() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/engine-protocol.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (_, rest) = text.split_once("```console\n$ printf '").unwrap();
    let (sample, _) = rest.split_once("\n```").unwrap();
    let (commands, shown) = sample.split_once("' | target/release/ergo\n").unwrap();
    let mut engine = Command::new(env!("CARGO_BIN_EXE_ergo"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    input
        .write_all(commands.replace("\\n", "\n").as_bytes())
        .unwrap();
    // At the end of its input the engine finishes the search, and ends.
    drop(input);
    let output = engine.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    let lines = |text: &str| text.lines().map(without_times).collect::<Vec<_>>();
    assert_eq!(lines(&said), lines(shown));
}
