//! An opponent from outside: the games of this repository, played by the search of the crate
//! `minimax` with plain estimates. It owes our search and our opinions nothing, so that a match
//! against it tells more than one against ourselves.
//!
//! It knows the rules through the library, and says just enough of the protocol for
//! `cargo xtask match` to play it:
//!
//! - `conversation` answers lines, for whatever game is on its `desk`;
//! - `thinker` lets `minimax` search, under the `rules` as it wants them told;
//! - `plain` is what it thinks of positions.

mod conversation;
mod desk;
mod plain;
mod rules;
mod thinker;

use conversation::{Conversation, Next};
use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut conversation = Conversation::new();
    for line in io::stdin().lines().map_while(Result::ok) {
        let mut out = io::stdout().lock();
        let (answers, next) = conversation.line(&line);
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
