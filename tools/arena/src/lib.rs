//! Matches between two engines, to measure which one is stronger, and the opening books they start from.
//!
//! - `options` and `book_options` are the command line, `limit` what ends a search.
//! - `pool` plays games on several threads. On each, a `runner` plays one `game` after another between two
//!   engines (`engine`), and a `referee` (our own engine) decides what is legal and when a game is over.
//! - `book` reads openings; `book_generator` makes them.
//! - `score` counts results, `statistics` describes the games, `elo` and `sprt` say what the counts mean,
//!   `report` prints them, and `game_log` keeps the games.
//! - `spsa` tunes numbers of the search by such games.
//! - [`process`] runs an engine and talks to it through pipes.
//!
//! No game is named here: everything goes through the engine protocol.

mod book;
mod book_generator;
mod book_options;
mod elo;
mod engine;
mod game;
mod game_log;
mod limit;
mod options;
mod pool;
pub mod process;
mod programs;
mod referee;
mod report;
mod runner;
mod score;
mod slot;
mod sprt;
mod spsa;
mod statistics;
#[cfg(all(test, unix))]
mod test_engine;
#[cfg(all(test, unix))]
mod tests;
mod ticker;

use anyhow::{Result, bail};
use book::Book;
use book_options::BookOptions;
use clap::{Parser, Subcommand};
use options::{MatchArgs, MatchOptions};
use programs::Programs;
use referee::Referee;
use spsa::SpsaOptions;
use std::time::Instant;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "arena", about = "Plays engines against each other")]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play two engines against each other and measure which one is stronger
    Match(Box<MatchArgs>),
    /// Generate an opening book
    Book(BookOptions),
    /// Tune numbers of the search by self-play
    Spsa(SpsaOptions),
}

/// Runs a command.
///
/// # Errors
/// If it cannot be carried out, or an engine forfeited a game.
pub fn run(cli: Cli) -> Result<()> {
    match cli.command {
        Command::Match(args) => play_match(&MatchOptions::new(*args)?),
        Command::Spsa(options) => spsa::tune(&options),
        Command::Book(options) => book_generator::generate(&programs::build_engine()?, &options),
    }
}

fn play_match(options: &MatchOptions) -> Result<()> {
    let programs = Programs::build(options)?;
    let mut referee = Referee::start(&programs.ours, options.game.as_deref())?;
    let book = if options.seeds {
        Book::start()
    } else {
        let path = options.book.clone();
        Book::read(&path.unwrap_or_else(|| book::default_path(referee.game())))?
    };
    book.check(&mut referee)?;
    let started = Instant::now();
    println!("{}", report::title(options, referee.game(), &book));
    let score = pool::play(options, &programs, referee.game(), &book)?;
    println!("{}", report::report(options, &score, started.elapsed()));
    if score.forfeits() > 0 {
        bail!("{} games were forfeited", score.forfeits());
    }
    Ok(())
}
