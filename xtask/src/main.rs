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
mod debian;
mod digest;
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

use clap::Parser as _;
use cli::{Cli, Command};
use play::Browser;
use release::Question;
use std::process::ExitCode;
use verify::Extent;

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Play { port, no_open } => play::play(
            port,
            if no_open {
                Browser::Leave
            } else {
                Browser::Open
            },
        ),
        Command::Test { no_browser } => verify::verify(if no_browser {
            Extent::NoBrowser
        } else {
            Extent::Everything
        }),
        Command::Dist { no_simd } => site::dist(Command::simd(no_simd)),
        Command::Bench => bench::bench(),
        Command::Tune { game, arguments } => tune::tune(&game, &arguments),
        Command::Screenshots => browser::screenshots(),
        Command::Release(release) => release::answer(if release.notes {
            Question::Notes
        } else {
            Question::Check
        }),
    }
}
