//! The command line.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::thread::available_parallelism;

use anyhow::{Context as _, Result};
use clap::{Args, Parser, Subcommand};
use ergo::games::ergo as soldiers;
use ergo::search::net::Learnable;

use crate::plan::{Part, Plan};
use crate::train::{Training, train};
use crate::{report, samples, store};

/// The games that have a net.
const GAMES: [&str; 1] = ["ergo"];

/// `cargo xtask learn`.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask learn",
    about = "Makes the net that evaluates positions of a game; the same command gives the same bytes"
)]
pub struct Cli {
    /// The game
    #[arg(value_parser = GAMES)]
    game: String,
    /// Folder of the self-play games [default: that of the game in target/learn]
    #[arg(long, value_name = "PATH", global = true)]
    folder: Option<PathBuf>,
    /// A single step; by default, play all games, then train a net and write it
    #[command(subcommand)]
    step: Option<Step>,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Play games of the engine against itself; resumes an interrupted run
    Play(Play),
    /// Join the files of all parts into one
    Merge {
        /// The number of parts
        parts: u64,
    },
    /// Train a net on the games, and report its quality
    Train(Train),
}

#[derive(Args, Debug)]
struct Play {
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.games)]
    games: u64,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.nodes)]
    nodes: u64,
    /// Nodes per offshoot position
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.offshoot_nodes)]
    offshoot_nodes: u64,
    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.seed)]
    seed: u64,
    /// Only a part of the games, such as 1/8
    #[arg(long, value_name = "K/N", value_parser = Part::from_str, default_value = "1/1")]
    part: Part,
    /// Number of threads; does not affect the result [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(Args, Debug)]
struct Train {
    /// Number of passes over the positions
    #[arg(long, value_name = "N", default_value_t = Training::DEFAULT.epochs)]
    epochs: usize,
    /// Seed of the initial weights and of the order of the positions
    #[arg(long, value_name = "N", default_value_t = Training::DEFAULT.seed)]
    seed: u64,
    /// The file of the net [default: src/games/<game>/net.bin]
    #[arg(long, value_name = "PATH")]
    net: Option<PathBuf>,
}

/// Runs a command.
///
/// # Errors
/// If a file cannot be read or written.
pub fn run(cli: &Cli) -> Result<()> {
    run_game::<soldiers::Position, 8, 4>(cli)
}

fn run_game<G: Learnable + Send, const NEURONS: usize, const SYMMETRIES: usize>(
    cli: &Cli,
) -> Result<()> {
    let folder = || root().join("target/learn").join(&cli.game);
    let folder = cli.folder.clone().unwrap_or_else(folder);
    let play = |play: &Play| {
        let plan = Plan {
            games: play.games,
            nodes: play.nodes,
            offshoot_nodes: play.offshoot_nodes,
            seed: play.seed,
        };
        let cores = || available_parallelism().map_or(1, NonZero::get);
        store::play::<G>(
            &plan,
            play.part,
            &folder,
            play.threads.unwrap_or_else(cores),
        )
    };
    let learn = |options: &Train| {
        let training = Training {
            epochs: options.epochs,
            seed: options.seed,
            ..Training::DEFAULT
        };
        let samples = samples::read::<G>(&store::path(&folder, Part::ALL))?;
        let net = train::<G, NEURONS, SYMMETRIES>(&samples.learned, &training);
        let path = || root().join("src/games").join(&cli.game).join("net.bin");
        let path = options.net.clone().unwrap_or_else(path);
        fs::write(&path, net.to_bytes())
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!(
            "{} training positions\n{}",
            samples.learned.len(),
            report::report::<G>(&net, &samples.held_out)
        );
        Ok(())
    };
    match &cli.step {
        Some(Step::Play(options)) => play(options),
        Some(Step::Merge { parts }) => store::merge(*parts, &folder),
        Some(Step::Train(options)) => learn(options),
        None => {
            // Both steps with their default arguments.
            let parse = |step| Cli::parse_from(["learn", &cli.game, step]).step;
            if let Some(Step::Play(options)) = parse("play") {
                play(&options)?;
            }
            match parse("train") {
                Some(Step::Train(options)) => learn(&options),
                _ => Ok(()),
            }
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
