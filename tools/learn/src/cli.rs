//! The command line.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::thread::available_parallelism;

use anyhow::{Context as _, Result};
use clap::{Args, Parser, Subcommand};
use ergo::games::{emergo, ergo as soldiers, intermedium};
use ergo::search::Evaluate;
use ergo::search::evaluate::EvalNet as _;
use ergo::search::net::Learnable;

use crate::plan::{Part, Plan, digest};
use crate::train::{Training, train};
use crate::{report, samples, store};

/// The games that have a net.
const GAMES: [&str; 3] = ["ergo", "emergo", "intermedium"];

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
    /// Score the positions of all games again, by searches with a net
    Rescore(Rescore),
    /// Train a net on the games, and report its quality
    Train(Train),
}

#[derive(Args, Debug)]
struct Play {
    /// The number of games [default: as many as the net in the repository learned from]
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.nodes)]
    nodes: u64,
    /// Nodes per offshoot position
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.offshoot_nodes)]
    offshoot_nodes: u64,
    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = Plan::DEFAULT.seed)]
    seed: u64,
    /// A net that evaluates positions [default: none]
    #[arg(long, value_name = "PATH")]
    net: Option<PathBuf>,
    /// Only a part of the games, such as 1/8
    #[arg(long, value_name = "K/N", value_parser = Part::from_str, default_value = "1/1")]
    part: Part,
    /// Number of threads; does not affect the result [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(Args, Debug)]
struct Rescore {
    /// The net that evaluates positions
    #[arg(long, value_name = "PATH")]
    net: PathBuf,
    /// The folder of the games with their new scores
    #[arg(long, value_name = "PATH")]
    into: PathBuf,
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
    match cli.game.as_str() {
        "emergo" => run_game::<emergo::Position, 4, 8>(cli, 14_000),
        "intermedium" => run_game::<intermedium::Position, 16, 2>(cli, 10_000),
        _ => run_game::<soldiers::Position, 8, 4>(cli, 40_000),
    }
}

fn run_game<
    G: Learnable<Net: Send + Sync> + Send,
    const NEURONS: usize,
    const SYMMETRIES: usize,
>(
    cli: &Cli,
    games: u64,
) -> Result<()> {
    let folder = || root().join("target/learn").join(&cli.game);
    let folder = cli.folder.clone().unwrap_or_else(folder);
    let threads = |threads: Option<usize>| {
        threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get))
    };
    let play = |play: &Play| {
        let net = play.net.as_deref().map(read_net::<G>).transpose()?;
        let plan = Plan {
            games: play.games.unwrap_or(games),
            nodes: play.nodes,
            offshoot_nodes: play.offshoot_nodes,
            seed: play.seed,
            net: net.as_ref().map(|net| net.1),
            rescored: None,
        };
        let net = net.as_ref().map(|net| &net.0);
        store::play::<G>(&plan, net, play.part, &folder, threads(play.threads))
    };
    let rescore = |options: &Rescore| {
        let (net, digest) = read_net::<G>(&options.net)?;
        let threads = threads(options.threads);
        store::rescore::<G>(&folder, (&net, digest), &options.into, threads)
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
        Some(Step::Rescore(options)) => rescore(options),
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

/// A net and its digest.
fn read_net<G: Evaluate>(path: &Path) -> Result<(G::Net, u32)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let net = G::Net::parse(&bytes).with_context(|| path.display().to_string())?;
    Ok((net, digest(&bytes)))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
