//! Matches between two engines, to measure which one is stronger, tournaments of any number of engines, and the
//! opening books they start from.
//!
//! - `options` and `book_options` are the command line, `limit` what ends a search.
//! - `pool` plays games on several threads. On each, a `runner` plays one `game` after another between two
//!   engines (`engine`), and a `referee` (our own engine) decides what is legal and when a game is over.
//! - `book` reads openings; `book_generator` makes them.
//! - `game_log` keeps the games.
//! - `match_play` plays a match: `score` counts results, `statistics` describes the games, `elo` and `sprt` say what
//!   the counts mean, and `report` prints them.
//! - `tournament` plays a round robin: it has options of its own, a cross table, and ratings of all its engines.
//! - `rival` fits rivals to novices.
//! - `spsa` tunes numbers of the search by such games.
//! - [`process`] runs an engine and talks to it through pipes, and [`cargo`] builds programs of this repository.
//!
//! No game is named here: everything goes through the engine protocol, or through sessions of the library (`rival`).

mod book;
mod book_generator;
mod book_options;
mod calendar;
pub mod cargo;
mod elo;
mod engine;
mod game;
mod game_log;
mod limit;
mod match_play;
mod options;
mod pool;
pub mod process;
mod programs;
mod referee;
mod report;
mod rival;
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
mod tournament;

use anyhow::Result;
use book_options::BookOptions;
use clap::{Parser, Subcommand};
use options::{MatchArgs, MatchOptions};
use rival::RivalOptions;
use spsa::SpsaOptions;
use tournament::{TournamentArgs, TournamentOptions};

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
    /// Let any number of engines play each other, and print a cross table
    Tournament(Box<TournamentArgs>),
    /// Generate an opening book
    Book(BookOptions),
    /// Tune numbers of the search by self-play
    Spsa(SpsaOptions),
    /// Fit rivals to novices, and measure how alike they play
    Rival(RivalOptions),
}

/// Runs a command.
///
/// # Errors
/// If it cannot be carried out, or an engine forfeited a game of a match.
pub fn run(cli: Cli) -> Result<()> {
    match cli.command {
        Command::Match(args) => match_play::run(&MatchOptions::new(*args)?),
        Command::Tournament(args) => tournament::run(&TournamentOptions::new(*args)?),
        Command::Spsa(options) => spsa::tune(&options),
        Command::Rival(options) => rival::run(&options),
        Command::Book(options) => book_generator::generate(&programs::build_engine()?, &options),
    }
}
