//! `cargo xtask`: everything this repository does beyond compiling itself.
//!
//! The files, from the outside in:
//!
//! - `cli` turns arguments into a [`cli::Command`]; this file carries it out.
//! - `site` builds `dist/`: `toolchain` and `wasm` compile the engine, `link` joins scripts, `parts`,
//!   `page` and `single` lay out what ships, `policy` says what it may do, `package` and `api` describe it, `budget` weighs it, and
//!   `offline` makes it stay.
//! - `play` serves it, with `serve`, `http` and `media_type`.
//! - `verify` checks everything, with `imports`, `supply`, `node` and `browser`, which asks for visitors:
//!   `chromium` and `firefox`, each a `visitor`.
//! - `bench` compares the native engine with the wasm module, each a `peer`; `signature` checks that
//!   both find what is recorded.
//! - `release` says whether a version is ready for people.
//! - `contest` plays two engines against each other, each a `peer` too.
//! - `debian`, `digest`, `failure`, `files`, `json`, `native`, `paths`, `process`, `progress` and `words` are what they
//!   share.

mod api;
mod bench;
mod browser;
mod budget;
mod chromium;
mod cli;
mod contest;
mod debian;
mod digest;
mod failure;
mod files;
mod firefox;
mod http;
mod imports;
mod json;
mod link;
mod media_type;
mod native;
mod node;
mod offline;
mod package;
mod page;
mod parts;
mod paths;
mod peer;
mod play;
mod policy;
mod process;
mod progress;
mod release;
mod serve;
mod signature;
mod single;
mod site;
mod supply;
mod toolchain;
mod tune;
mod verify;
mod visitor;
mod wasm;
mod words;

use cli::Command;
use failure::Outcome;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1);
    let words = words.map(|word| word.to_string_lossy().into_owned());
    let command = match cli::parse(words) {
        Ok(command) => command,
        Err(wrong) => {
            eprintln!("xtask: {wrong}\n\n{}", cli::USAGE);
            return ExitCode::from(2);
        }
    };
    match carry_out(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the person asked for.
fn carry_out(command: &Command) -> Outcome {
    match command {
        Command::Help => {
            println!("{}", cli::USAGE);
            Ok(())
        }
        Command::Play { port, browser } => play::play(*port, *browser),
        Command::Test { extent } => verify::verify(*extent),
        Command::Dist { simd } => site::dist(*simd),
        Command::Bench => bench::bench(),
        Command::Match(plan) => contest::play(plan),
        Command::Book(recipe) => contest::make_book(recipe),
        Command::Tune(words) => tune::tune(words),
        Command::Screenshots => browser::screenshots(),
        Command::Release(question) => release::answer(*question),
    }
}
