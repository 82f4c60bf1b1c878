//! `cargo xtask match` and `cargo xtask book`: which of two engines is stronger, and the openings
//! they begin with.
//!
//! - `plan` is what was asked for, `limit` how long an engine may think.
//! - `crew` plays the games on several threads; each has a `table` with two `player`s and an
//!   `arbiter`, and plays one `bout` after the other there.
//! - `book` reads openings; `recipe`, `baker` and `dice` make them.
//! - `tally` counts, and `nature` what the games are like; `elo` and `sprt` say what the counts mean, `report` says it to people, and
//!   `records` keeps the games.
//!
//! The rules are those of our own engine, asked through the protocol: no game is named here.

mod arbiter;
mod baker;
mod book;
mod bout;
mod crew;
mod dice;
mod elo;
mod limit;
mod nature;
mod plan;
mod player;
mod recipe;
mod records;
mod report;
mod sides;
mod sprt;
mod table;
mod tally;
#[cfg(all(test, unix))]
mod tests;
#[cfg(all(test, unix))]
mod toy;

pub(crate) use plan::Plan;
pub(crate) use recipe::Recipe;

use crate::failure::{Failure, Outcome};
use crate::native;
use arbiter::Arbiter;
use book::Book;
use plan::Program;
use std::path::PathBuf;
use std::time::Instant;

/// Plays a match and reports how it went.
///
/// # Errors
/// Where it cannot be played, and where an engine broke the rules or down.
pub(crate) fn play(plan: &Plan) -> Outcome {
    let ours = native::build()?;
    let uses = |program| plan.entrants.iter().any(|one| one.program == program);
    let outsider = if uses(Program::Outsider) {
        native::build_outsider()?
    } else {
        PathBuf::new()
    };
    let programs = Programs { ours, outsider };
    let mut arbiter = Arbiter::start(&programs.ours, plan.game.as_deref())?;
    let path = plan.book.clone();
    let path = path.unwrap_or_else(|| book::usual(arbiter.game()));
    let book = Book::read(&path)?;
    book.check(&mut arbiter)?;
    let began = Instant::now();
    println!("{}", report::title(plan, arbiter.game(), &book));
    let tally = crew::play(plan, &programs, arbiter.game(), &book)?;
    println!("{}", report::report(plan, &tally, began.elapsed()));
    if tally.faults() == 0 {
        return Ok(());
    }
    Err(Failure::new("not every game was played by the rules"))
}

/// Where the programs are that were built here.
#[derive(Clone, Debug)]
pub(crate) struct Programs {
    /// Our own engine, which is the arbiter too.
    ours: PathBuf,
    /// The opponent from outside, if it was asked for.
    outsider: PathBuf,
}

/// Makes a book and writes it.
///
/// # Errors
/// Where no book of the kind can be made, or not be written.
pub(crate) fn make_book(recipe: &Recipe) -> Outcome {
    baker::bake(&native::build()?, recipe)
}
