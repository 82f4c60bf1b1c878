//! The command line.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::Parser;
use ergo_games::for_every_game;
use ergo_games::session::Playable;

use crate::explore;
use crate::log::Log;
use crate::plan::Plan;

/// Explores the openings of a game and writes what is known of them
#[derive(Debug, Parser)]
#[command(name = "cargo xtask explore")]
pub struct Cli {
    /// The game
    game: String,
    /// How many positions to find
    #[arg(long, value_name = "N", default_value_t = 65_000)]
    positions: usize,
    /// The nodes of a search; the first plies of a game are searched with more
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// How many moves are compared in a position
    #[arg(long, value_name = "N", default_value_t = 6)]
    lines: usize,
    /// How many openings the engine plays against itself first
    #[arg(long, value_name = "N", default_value_t = 4_000)]
    games: u64,
    /// A list of openings that are proven, as `cargo xtask prove --report` writes it
    #[arg(long, value_name = "FILE")]
    proven: Option<PathBuf>,
    /// How many positions are searched at a time [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Where searches and openings are kept; a run goes on where the last one ended [default: target/GAME-explorer.log]
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The file to write [default: tools/explorer/data/GAME.bin]
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// If there is no such game, or a file cannot be read or written.
pub fn run(cli: &Cli) -> Result<()> {
    let mut result = None;
    for_every_game!(run_game, cli, &mut result);
    match result {
        Some(result) => result,
        None => bail!("there is no game {:?}", cli.game),
    }
}

/// Explores a game, if it is the one that is meant.
fn run_game<G: Playable + Sync>(variant: usize, cli: &Cli, result: &mut Option<Result<()>>) {
    if G::VARIANTS[variant].id == cli.game {
        *result = Some(explore_game::<G>(variant, cli));
    }
}

/// A file or folder in the target folder, which `cargo xtask` names.
fn in_target(name: &str) -> PathBuf {
    let target = env::var_os("ERGO_TARGET").unwrap_or_else(|| "target".into());
    Path::new(&target).join(name)
}

fn explore_game<G: Playable + Sync>(variant: usize, cli: &Cli) -> Result<()> {
    let game = &cli.game;
    let log = cli.log.clone();
    let log = log.unwrap_or_else(|| in_target(&format!("{game}-explorer.log")));
    let to = cli.to.clone();
    let to = to.unwrap_or_else(|| format!("tools/explorer/data/{game}.bin").into());
    for folder in [&log, &to].into_iter().filter_map(|path| path.parent()) {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let proven = match &cli.proven {
        Some(file) => std::fs::read_to_string(file)
            .with_context(|| format!("cannot read {}", file.display()))?,
        None => String::new(),
    };
    let plan = Plan {
        variant,
        positions: cli.positions,
        nodes: cli.nodes,
        lines: cli.lines,
        games: cli.games,
        proven: &proven,
        threads: parallel::threads(cli.threads),
    };
    let explorer = explore::explore::<G>(&plan, &mut Log::open(&log)?)?;
    std::fs::write(&to, explorer.write())
        .with_context(|| format!("cannot write {}", to.display()))?;
    println!("{}: {} positions", to.display(), explorer.entries().len());
    Ok(())
}
