//! The arguments of the program.

use std::process::{Command, Output};

use ergo_games::protocol::HELP;
use ergo_games::registry::GAMES;

use crate::engine::Engine;

/// What the program says to these arguments; it does not wait for input.
fn run(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ergo"));
    program.args(arguments).output().unwrap()
}

#[test]
fn every_game_can_be_named_at_the_start() {
    for game in GAMES {
        let mut named = Engine::start_with(&[game.id]);
        let mut chosen = Engine::start();
        chosen.send_silent(&format!("game {}", game.id));
        for line in ["ugi", "show", "moves", "bench"] {
            assert_eq!(named.ask(line), chosen.ask(line), "{line} in {}", game.id);
        }
        assert_eq!(named.think("go depth 2"), chosen.think("go depth 2"));
        // It can still be told to play another one.
        let mut other = Engine::start();
        named.send_silent(&format!("game {}", GAMES[0].id));
        assert_eq!(named.ask_one("show"), other.ask_one("show"));
    }
}

#[test]
fn wrong_arguments_are_refused() {
    let ids: Vec<_> = GAMES.iter().map(|game| game.id).collect();
    let ids = ids.join(", ");
    for (arguments, why) in [
        (
            &["chess"][..],
            format!("ergo: there is no game \"chess\": expected one of {ids}\n"),
        ),
        (
            &["\u{1b}[2J"],
            format!("ergo: there is no game \"\\u{{1b}}[2J\": expected one of {ids}\n"),
        ),
        (
            &[""],
            format!("ergo: there is no game \"\": expected one of {ids}\n"),
        ),
        (
            &["--hash", "16"],
            "ergo: unknown arguments \"--hash 16\": ".to_owned(),
        ),
        (
            &[GAMES[0].id, GAMES[0].id],
            "ergo: unknown arguments ".to_owned(),
        ),
    ] {
        let output = run(arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with(&why), "{arguments:?}: {said:?}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(output.stdout, b"", "{arguments:?}");
    }
}

#[test]
fn help_lists_games_and_commands() {
    for word in ["--help", "-h"] {
        let output = run(&[word]);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        assert!(said.contains(HELP), "{said}");
        for game in GAMES {
            assert!(said.contains(game.id), "{said}");
        }
    }
    for word in ["--version", "-V"] {
        let version = concat!("ergo ", env!("CARGO_PKG_VERSION"), "\n");
        assert_eq!(run(&[word]).stdout, version.as_bytes());
    }
}
