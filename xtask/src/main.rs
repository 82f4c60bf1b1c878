//! `cargo xtask`: builds, serves, checks and releases this repository.
//!
//! - `cli` is the command line; this file runs its commands.
//! - `site` builds `dist/`: `toolchain` and `wasm` compile the engine, `split` divides the module, `trial` plays with its
//!   parts, for which it needs some `javascript`, and `tools/site` does the rest.
//! - `example` builds the site with one more game, for tests.
//! - `play` serves the sources, with `serve`, `http` and `media_type`.
//! - `verify` runs every check, or those that some `changes` may break, with `structure`, `dependencies`, `notices`, `node`,
//!   `signature` and `browser`, which needs a `test_browser`, one of the `browsers`.
//! - `scripts` runs programs in JavaScript, tests by name and fuzzers, `native` the programs in `tools`.
//! - `bench` compares the native engine with the wasm module.
//! - `rehearse` follows README and workflows in a new system, with the `workflow_steps` of GitHub.
//! - `release` prepares a version: `workflows` audits what publishes it, and `reproducible` builds its packages twice.
//! - The other modules are helpers.

mod bench;
mod browser;
mod browsers;
mod changes;
mod cli;
mod debian;
mod dependencies;
mod example;
mod files;
mod http;
mod javascript;
mod media_type;
mod native;
mod node;
mod notices;
mod package;
mod paths;
mod play;
mod process;
mod rehearse;
mod release;
mod reproducible;
mod scripts;
mod serve;
mod signature;
mod site;
mod split;
mod structure;
mod test_browser;
mod toolchain;
mod trial;
mod verify;
mod wasm;
mod workflow_steps;
mod workflows;

use clap::Parser as _;
use cli::{Cli, Command};
use release::Action;
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
        Command::Play { port, no_open } => play::play(port, !no_open),
        Command::Test {
            quick,
            rust,
            page,
            changed,
        } => {
            let scope = match (quick, rust, page) {
                (true, ..) => Scope::Quick,
                (_, true, _) => Scope::Rust,
                (.., true) => Scope::Page,
                _ => Scope::All,
            };
            verify::verify(scope, changed.as_deref())
        }
        Command::Soak => verify::soak(),
        Command::Unit { names } => scripts::unit(&names),
        Command::Browser(tests) => browser::select(&tests.arguments),
        Command::Fuzz(target) => scripts::fuzz(&target.arguments),
        Command::Breakages { lists } => scripts::breakages(&lists),
        Command::Fmt => node::format(),
        Command::Types => native::write_types(),
        Command::Generate { file } => scripts::generate(file),
        Command::Words { code, read } => scripts::words(code, read),
        Command::Dist { no_simd } => site::dist(Command::simd(no_simd)),
        Command::Example => example::build(),
        Command::Measure { by } => scripts::measure(by),
        Command::Bench => bench::bench(),
        Command::Arena(tool) => native::run_apart("--package arena", &tool.arguments),
        Command::Tune(tool) => native::run_apart(
            "--package ergo-games --bin tune --features tune",
            &tool.arguments,
        ),
        Command::CheckProof(tool) => native::run_apart("--package check-proof", &tool.arguments),
        Command::Puzzles(tool) => native::tool("puzzles", &tool.arguments),
        Command::Prove(rest) => native::tool("prove", &rest.arguments),
        Command::Learn(tool) => native::tool("learn", &tool.arguments),
        Command::Explore(tool) => native::tool("explorer", &tool.arguments),
        Command::SolveSmall(rest) => native::tool("small-boards", &rest.arguments),
        Command::Screenshots => browser::screenshots(),
        Command::Rehearse { job } => rehearse::rehearse(job.as_deref()),
        Command::Release(release) => release::release(if release.notes {
            Action::Notes
        } else {
            Action::Check
        }),
    }
}
