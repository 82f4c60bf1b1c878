//! An independent opponent: the games of this repository, searched by the crate `minimax` with a simple
//! evaluation. It shares neither search nor evaluation with our engine, so a match against it measures
//! more than one against ourselves.
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
