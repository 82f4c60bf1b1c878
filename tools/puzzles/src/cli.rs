//! The command line.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use clap::{Parser, Subcommand};
use parallel::Part;

use crate::file::{Puzzle, read, write};
use crate::games::{self, GAMES};

/// `cargo xtask puzzles`.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask puzzles", about = "Makes and proves the puzzles")]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Add puzzles to the file of a game until there are enough; the result is always the same
    Make {
        /// The game
        #[arg(value_parser = GAMES.map(|game| game.id))]
        game: String,
        /// The number of threads [default: all cores]
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
    },
    /// Prove every puzzle of the files again
    Verify {
        /// Only a share of them, such as 1/20
        #[arg(long, value_name = "K/N", default_value = "1/1")]
        share: Part,
        /// The number of threads [default: all cores]
        #[arg(long, value_name = "N")]
        threads: Option<usize>,
    },
}

/// Runs a command.
///
/// # Errors
/// If a file cannot be read or written, or a puzzle is not proven.
pub fn run(cli: &Cli) -> Result<()> {
    match &cli.command {
        Command::Make { game, threads } => {
            let data = root().join("tests/data");
            let path = path(game);
            let known = if path.exists() {
                read_file(&path)?.1
            } else {
                Vec::new()
            };
            let entry = games::find(game).context("a game with puzzles")?;
            let puzzles = entry.make(&data, *threads, known)?;
            let written = std::fs::write(&path, write(game, &puzzles));
            written.with_context(|| format!("cannot write {}", path.display()))
        }
        Command::Verify { share, threads } => {
            let mut flaws = 0;
            for game in GAMES {
                let path = path(game.id);
                let (text, puzzles) = read_file(&path)?;
                ensure!(
                    write(game.id, &puzzles) == text,
                    "{} is not canonical",
                    path.display()
                );
                flaws += game.verify(&puzzles, *share, *threads)?;
            }
            ensure!(flaws == 0, "{flaws} puzzles are not proven");
            Ok(())
        }
    }
}

/// The text of a file, and the puzzles in it.
fn read_file(path: &Path) -> Result<(String, Vec<Puzzle>)> {
    let text = std::fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let puzzles = read(&text).with_context(|| format!("in {}", path.display()))?;
    Ok((text, puzzles))
}

/// The file of a game.
fn path(game: &str) -> PathBuf {
    root().join(format!("www/games/{game}/puzzles.txt"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
