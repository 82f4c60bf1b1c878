//! The command line.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::{Args, Parser, Subcommand};
use ergo_games::games::{emergo, ergo as soldiers, intermedium};
use ergo_games::search::Evaluate;
use ergo_games::search::evaluate::EvalNet as _;
use ergo_games::search::net::Learnable;
use ergo_games::search::policy::Policy;
use parallel::Part;

use crate::plan::{Plan, digest};
use crate::train::{Training, train};
use crate::{policy, report, samples, store};

/// The games that have a net.
const GAMES: [&str; 4] = ["ergo", "emergo", "hexemergo", "intermedium"];

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
    /// A single step; by default, play the games of each round with the net of the round before, and train the next
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
        parts: usize,
    },
    /// Score the positions of all games again, by searches with a net
    Rescore(Rescore),
    /// Train a net on the games, and report its quality
    Train(Train),
    /// Train the policy that orders moves, in Intermedium
    Policy {
        /// The file of the policy [default: src/games/<game>/policy.bin]
        #[arg(long, value_name = "PATH")]
        policy: Option<PathBuf>,
    },
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
    /// A net that evaluates positions [default: none]
    #[arg(long, value_name = "PATH")]
    net: Option<PathBuf>,
    /// Only a part of the games, such as 1/8
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    part: Part,
    /// Number of threads; does not affect the result [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl Play {
    /// All games, on all cores.
    const DEFAULT: Self = Self {
        games: Plan::DEFAULT.games,
        nodes: Plan::DEFAULT.nodes,
        offshoot_nodes: Plan::DEFAULT.offshoot_nodes,
        seed: Plan::DEFAULT.seed,
        net: None,
        part: Part::ALL,
        threads: None,
    };
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
    /// The weight of the results of games in what is learned; the rest is that of the scores
    #[arg(long, value_name = "0 to 1", default_value_t = Training::DEFAULT.result)]
    result: f32,
    /// The file of the net [default: src/games/<game>/net.bin]
    #[arg(long, value_name = "PATH")]
    net: Option<PathBuf>,
}

impl Train {
    const DEFAULT: Self = Self {
        epochs: Training::DEFAULT.epochs,
        seed: Training::DEFAULT.seed,
        result: Training::DEFAULT.result,
        net: None,
    };
}

/// Runs a command.
///
/// # Errors
/// If a file cannot be read or written.
pub fn run(cli: &Cli) -> Result<()> {
    match cli.game.as_str() {
        "emergo" => run_game::<emergo::Position, 4, 8>(0, cli, &[14_000], None),
        "hexemergo" => run_game::<emergo::Position, 5, 6>(1, cli, &[14_000], None),
        "intermedium" => run_game::<intermedium::Position, 16, 2>(
            0,
            cli,
            &[10_000, 40_000],
            Some(learn_policy::<intermedium::Position>),
        ),
        _ => run_game::<soldiers::Position, 8, 4>(0, cli, &[40_000, 40_000], None),
    }
}

/// Trains the policy of a game on the games of a folder, and writes it to a file.
type LearnPolicy = fn(folder: &Path, path: &Path) -> Result<()>;

/// Runs a command for a game, with the number of games of each round and, if the game has a policy, how it is trained.
fn run_game<
    G: Learnable<Net: Send + Sync> + Send,
    const NEURONS: usize,
    const SYMMETRIES: usize,
>(
    variant: usize,
    cli: &Cli,
    rounds: &[u64],
    learn_policy: Option<LearnPolicy>,
) -> Result<()> {
    let target = || env::var_os("ERGO_TARGET").map_or_else(|| root().join("target"), PathBuf::from);
    let folder = || target().join("learn").join(&cli.game);
    let folder = cli.folder.clone().unwrap_or_else(folder);
    let files = root().join("src/games").join(&cli.game);
    let [path, policy_path] = ["net.bin", "policy.bin"].map(|name| files.join(name));
    match &cli.step {
        Some(Step::Play(options)) => play::<G>(variant, options, &folder),
        Some(Step::Rescore(options)) => {
            let (net, digest) = read_net::<G>(variant, &options.net)?;
            let threads = parallel::threads(options.threads);
            store::rescore::<G>(variant, &folder, (&net, digest), &options.into, threads)
        }
        Some(Step::Merge { parts }) => store::merge(*parts, &folder),
        Some(Step::Train(options)) => {
            let path = options.net.as_ref().unwrap_or(&path);
            learn::<G, NEURONS, SYMMETRIES>(variant, options, &folder, path)
        }
        Some(Step::Policy { policy }) => {
            let learn_policy =
                learn_policy.with_context(|| format!("{} has no policy", cli.game))?;
            learn_policy(&folder, policy.as_ref().unwrap_or(&policy_path))
        }
        None => {
            let mut last: Option<PathBuf> = None;
            for (at, &games) in rounds.iter().enumerate() {
                let folder = folder.join(format!("round-{}", at + 1));
                println!("round {} of {}", at + 1, rounds.len());
                let play_options = Play {
                    games,
                    net: last.map(|folder| folder.join("net.bin")),
                    ..Play::DEFAULT
                };
                play::<G>(variant, &play_options, &folder)?;
                let net = folder.join("net.bin");
                learn::<G, NEURONS, SYMMETRIES>(variant, &Train::DEFAULT, &folder, &net)?;
                last = Some(folder);
            }
            let last = last.context("there are no rounds")?;
            fs::copy(last.join("net.bin"), &path)
                .with_context(|| format!("cannot write {}", path.display()))?;
            learn_policy.map_or(Ok(()), |learn_policy| learn_policy(&last, &policy_path))
        }
    }
}

fn play<G: Evaluate<Net: Send + Sync> + Send>(
    variant: usize,
    options: &Play,
    folder: &Path,
) -> Result<()> {
    let read = |path| read_net::<G>(variant, path);
    let net = options.net.as_deref().map(read).transpose()?;
    let plan = Plan {
        games: options.games,
        nodes: options.nodes,
        offshoot_nodes: options.offshoot_nodes,
        seed: options.seed,
        net: net.as_ref().map(|net| net.1),
        rescored: None,
    };
    let net = net.as_ref().map(|net| &net.0);
    let threads = parallel::threads(options.threads);
    store::play::<G>(variant, &plan, net, options.part, folder, threads)
}

/// Trains a net on the games of a folder, writes it and prints its report.
fn learn<G: Learnable<Net: Send + Sync> + Send, const NEURONS: usize, const SYMMETRIES: usize>(
    variant: usize,
    options: &Train,
    folder: &Path,
    path: &Path,
) -> Result<()> {
    let training = Training {
        epochs: options.epochs,
        seed: options.seed,
        result: options.result,
        ..Training::DEFAULT
    };
    let samples = samples::read::<G>(variant, &store::path(folder, Part::ALL))?;
    let net = train::<G, NEURONS, SYMMETRIES>(variant, &samples.learned, &training);
    fs::write(path, net.to_bytes()).with_context(|| format!("cannot write {}", path.display()))?;
    println!(
        "{} training positions\n{}",
        samples.learned.len(),
        report::report::<G>(variant, &net, &samples.held_out)
    );
    Ok(())
}

/// Trains the policy of a game on the games of a folder, writes it and prints its report.
fn learn_policy<G: Policy>(folder: &Path, path: &Path) -> Result<()> {
    let choices = policy::read::<G>(&store::path(folder, Part::ALL))?;
    let (weights, report) = policy::train(G::POLICY_FEATURES, choices, Training::DEFAULT.seed);
    fs::write(path, weights.to_bytes())
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("{report}");
    Ok(())
}

/// A net and its digest.
fn read_net<G: Evaluate>(variant: usize, path: &Path) -> Result<(G::Net, u32)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let net = G::Net::parse(&bytes, variant).with_context(|| path.display().to_string())?;
    Ok((net, digest(&bytes)))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
