//! `cargo xtask`: everything this repository does beyond compiling itself.
//!
//! The files, from the outside in:
//!
//! - `cli` turns arguments into a [`cli::Command`]; this file carries it out.
//! - `site` builds `dist/`, with `toolchain`, `wasm` and `budget`.
//! - `play` serves it, with `serve`, `http` and `media_type`.
//! - `failure`, `process`, `progress` and `paths` are what all of them share.

mod budget;
mod cli;
mod debian;
mod failure;
mod files;
mod paths;
mod process;
mod progress;
mod site;
mod toolchain;
mod wasm;

use cli::Command;
use failure::Outcome;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match cli::parse(std::env::args().skip(1)) {
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
        Command::Dist { simd } => site::dist(*simd),
    }
}
