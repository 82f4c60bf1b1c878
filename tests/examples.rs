//! Runs the programs in `examples/`, which `cargo test` compiles.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs};

/// The program of an example, beside the folder of this one.
fn program(name: &str) -> PathBuf {
    let test = env::current_exe().expect("a path");
    let profile = test.ancestors().nth(2).expect("a target folder");
    let program = profile.join("examples").join(name);
    let program = program.with_extension(env::consts::EXE_EXTENSION);
    assert!(
        program.is_file(),
        "there is no {}: `cargo test` compiles it, as does `cargo build --examples`",
        program.display()
    );
    program
}

fn run(name: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(program(name));
    command.args(arguments).output().expect("it starts")
}

/// What an example prints, if it succeeds.
fn printed(name: &str, arguments: &[&str]) -> String {
    let output = run(name, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_engine_plays_against_itself() {
    let text = printed("play_a_game", &["1", "5"]);
    let last: Vec<_> = text.lines().rev().take(2).collect();
    assert!(last[0].starts_with("startpos moves "), "{text}");
    let moves = last[0].split_whitespace().count() - 2;
    assert_eq!(text.lines().count(), moves + 2, "{text}");
    assert!(last[1].contains(": "), "{text}");
}

#[test]
fn positions_of_every_game_are_analysed() {
    for game in ergo_games::registry::GAMES {
        let text = printed("analyse_position", &[game.id]);
        assert_eq!(text.lines().count(), 3, "{}: {text}", game.id);
    }
    let win = "10/10/10/10/2SSSS4/10/3sss4/10/10 1";
    let text = printed("analyse_position", &["ergo", win]);
    assert!(text.starts_with("100 %  win 1 "), "{text}");
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, wanted) in [
        (&["ergo", "10/10 1"][..], "character "),
        (&["chess"], "no game is called chess"),
    ] {
        let output = run("analyse_position", arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(wanted), "{said}");
    }
}

#[test]
fn a_blunder_is_found() {
    // Both can make a line of five at once.
    const TEXT: &str = r#"[Game "ergo"]
[SetUp "1"]
[Position "10/10/10/10/2SSSS4/10/3ssss3/10/10 1"]

1. a1 h3 0-1
"#;
    let file = env::temp_dir().join(format!("ergo-review-{}.txt", std::process::id()));
    fs::write(&file, TEXT).expect("written");
    let text = printed("review_game", &[file.to_str().expect("a path")]);
    fs::remove_file(&file).expect("removed");
    assert!(text.starts_with("1. a1??, better "), "{text}");
    assert!(text.contains("White played with an accuracy of "), "{text}");
}

#[test]
fn a_game_of_ones_own_is_played_to_its_end() {
    let text = printed("add_a_game", &[]);
    assert!(text.lines().count() > 4, "{text}");
    assert!(
        text.lines()
            .last()
            .is_some_and(|end| end.starts_with("the end: ")),
        "{text}"
    );
}
