//! `cargo xtask`: everything this repository does beyond compiling itself.
//!
//! - `cli` is the command line; this file runs its commands.
//! - `site` builds `dist/`: `toolchain` and `wasm` compile the engine, `bundle` runs esbuild, `parts`, `page` and
//!   `single` lay out what ships, `policy` writes the Content-Security-Policy, `package` and `api` make the npm
//!   package, `budget` checks sizes, and `offline` completes the service worker.
//! - `play` serves the sources, with `serve`, `http` and `media_type`.
//! - `verify` runs every check, with `structure`, `dependencies`, `node`, `signature` and `browser`, which needs a
//!   `visitor`: `chromium` or `firefox`.
//! - `bench` compares the native engine with the wasm module, `tune` runs the tuner, and `release` prepares a version.
//! - The others are helpers.

mod api;
mod bench;
mod browser;
mod budget;
mod bundle;
mod chromium;
mod cli;
mod debian;
mod dependencies;
mod digest;
mod files;
mod firefox;
mod http;
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
mod structure;
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
use verify::Scope;

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
        Command::Test { quick, rust, page } => verify::verify(match (quick, rust, page) {
            (true, ..) => Scope::Quick,
            (_, true, _) => Scope::Rust,
            (.., true) => Scope::Page,
            _ => Scope::All,
        }),
        Command::Soak => verify::soak(),
        Command::Fmt => node::format(),
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
