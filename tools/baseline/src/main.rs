//! The baseline engine, an independent opponent: it searches with the crate `minimax` and has a simple evaluation.
//! As it shares neither search nor evaluation with our engine, a match against it reveals weaknesses that
//! self-play cannot.
//!
//! The rules come from the library. It speaks the part of the protocol that `cargo xtask arena match` needs:
//!
//! - `protocol` answers commands, about one of the `games`;
//! - `search` runs `minimax`, through `rules`, which adapts ours to its traits;
//! - `eval` is the evaluation;
//! - `novice` plays like people who have just learnt the game, if the program is started with the name of a kind of
//!   novice, and `models` says what they see in each game.

mod eval;
mod games;
mod models;
mod novice;
mod protocol;
mod rules;
mod search;

use models::Kind;
use protocol::{Next, Protocol};
use std::env;
use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut novice = None;
    if let Some(name) = env::args().nth(1) {
        novice = Kind::find(&name);
        if novice.is_none() {
            eprintln!("baseline: there is no novice “{name}”");
            return ExitCode::FAILURE;
        }
    }
    let mut protocol = Protocol::new(novice);
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
