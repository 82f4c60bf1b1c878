//! The baseline engine, an independent opponent: it searches with the crate `minimax` and has a simple evaluation.
//! As it shares neither search nor evaluation with our engine, a match against it reveals weaknesses that
//! self-play cannot.
//!
//! The rules come from the library. It speaks the part of the protocol that `cargo arena match` needs:
//!
//! - `protocol` answers commands, about one of the `games`;
//! - `search` runs `minimax`, through `rules`, which adapts ours to its traits;
//! - `eval` is the evaluation.

mod eval;
mod games;
mod protocol;
mod rules;
mod search;

use protocol::{Next, Protocol};
use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut protocol = Protocol::new();
    for line in io::stdin().lines().map_while(Result::ok) {
        let mut out = io::stdout().lock();
        let (answers, next) = protocol.line(&line);
        for answer in answers {
            if writeln!(out, "{answer}").is_err() {
                return ExitCode::FAILURE;
            }
        }
        if out.flush().is_err() {
            return ExitCode::FAILURE;
        }
        if next == Next::Quit {
            break;
        }
    }
    ExitCode::SUCCESS
}
