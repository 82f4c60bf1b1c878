//! The options that matches and tournaments share: the game, the engines and their limits; and those of a match: the
//! number of games, and when to stop early.

use crate::limit::Limit;
use crate::slot::Slot;
use crate::sprt::Sprt;
use anyhow::{Result, bail};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use ergo_games::game::SWAP;
use std::fmt::{self, Display, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

/// The number of games without `--games` and `--sprt`.
const GAMES: u32 = 200;
/// The number of games after which an SPRT gives up.
const SPRT_GAMES: u32 = 20_000;

/// How games are played, as typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct GameArgs {
    /// The game to play [default: the first one the engine lists]
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// Milliseconds per move, for all engines
    #[arg(long, value_name = "MS", value_parser = positive())]
    movetime: Option<u64>,
    /// Nodes per move, for all engines
    #[arg(long, value_name = "N", value_parser = positive())]
    nodes: Option<u64>,
    /// Depth in plies, for all engines
    #[arg(long, value_name = "N", value_parser = positive())]
    depth: Option<u64>,
    /// The openings [default: www/games/<game>/starts.txt]
    #[arg(long, value_name = "FILE")]
    pub(crate) book: Option<PathBuf>,
    /// Adjudicate a game of this many plies as a draw
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) max_plies: u32,
    /// Games played in parallel [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

impl GameArgs {
    /// The limit of engines that have none of their own.
    pub(crate) fn limit(&self) -> Option<Limit> {
        limit(self.movetime, self.nodes, self.depth)
    }

    /// The number of games played in parallel.
    pub(crate) fn jobs(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or(cores, usize::from)
    }
}

/// `arena match`, as typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    shared: GameArgs,
    /// Engine one, with its arguments: any program that speaks the protocol, or `baseline` for
    /// tools/baseline, or `novice:KIND` for a model of a beginner: random, greedy, builder, keeper,
    /// runner, sensible [default: `ours`, this repository's engine]
    #[arg(long, value_name = "PROGRAM")]
    one: Option<String>,
    /// Engine two
    #[arg(long, value_name = "PROGRAM")]
    two: Option<String>,
    /// An option of engine one; repeatable
    #[arg(long, value_name = "NAME=VALUE", value_parser = name_and_value)]
    one_option: Vec<(String, String)>,
    /// An option of engine two; repeatable
    #[arg(long, value_name = "NAME=VALUE", value_parser = name_and_value)]
    two_option: Vec<(String, String)>,
    /// A limit of engine one that replaces the common ones; so do the next five
    #[arg(long, value_name = "MS", value_parser = positive())]
    one_movetime: Option<u64>,
    #[arg(long, value_name = "N", value_parser = positive())]
    one_nodes: Option<u64>,
    #[arg(long, value_name = "N", value_parser = positive())]
    one_depth: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = positive())]
    two_movetime: Option<u64>,
    #[arg(long, value_name = "N", value_parser = positive())]
    two_nodes: Option<u64>,
    #[arg(long, value_name = "N", value_parser = positive())]
    two_depth: Option<u64>,
    /// The number of games, played in pairs from the same opening [default: 200; 20000 with --sprt]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Stop as soon as an SPRT of these two hypotheses is decided
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Play from the start position, with another Seed for each game, instead of from openings
    #[arg(long, conflicts_with = "book")]
    seeds: bool,
    /// Play with the swap rule: the second player may take over the first move
    #[arg(long, conflicts_with = "log")]
    swap: bool,
    /// Report on the games themselves: first-move advantage, draws, length, choices per move
    #[arg(long)]
    statistics: bool,
    /// Write every game to this file, as game texts
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// A parser of numbers from 1 up.
pub(crate) fn positive() -> RangedU64ValueParser {
    clap::value_parser!(u64).range(1..)
}

/// A parser of `NAME=VALUE`.
pub(crate) fn name_and_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or_else(|| format!("“{text}” is not NAME=VALUE"))?;
    Ok((name.to_owned(), value.to_owned()))
}

/// A match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MatchOptions {
    /// The game; `None` is the engine's default.
    pub(crate) game: Option<String>,
    /// Engine one and engine two.
    pub(crate) engines: [EngineConfig; 2],
    /// Pairs of games: each opening is played by both engines from both sides.
    pub(crate) pairs: u32,
    /// When to stop before all pairs are played.
    pub(crate) sprt: Option<Sprt>,
    /// The opening book; `None` is that of the game.
    pub(crate) book: Option<PathBuf>,
    /// Whether games start at the start position, each with another seed.
    pub(crate) seeds: bool,
    /// Whether the second player may take over the first move.
    pub(crate) swap: bool,
    /// Where games are written.
    pub(crate) log: Option<PathBuf>,
    /// Whether to report statistics of the games.
    pub(crate) statistics: bool,
    /// The length in plies at which a game is adjudicated as a draw.
    pub(crate) max_plies: u32,
    /// Games played in parallel.
    pub(crate) jobs: usize,
}

/// The configuration of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineConfig {
    /// Its name in messages and game texts.
    pub(crate) name: String,
    /// The program.
    pub(crate) program: Program,
    /// Names and values of its options.
    pub(crate) options: Vec<(String, String)>,
    /// The limit of its search.
    pub(crate) limit: Limit,
    /// How long to wait for its move before it forfeits.
    pub(crate) timeout: Duration,
}

/// A program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// The engine of this repository.
    Ours,
    /// `tools/baseline`.
    Baseline,
    /// A kind of novice, from `tools/baseline`.
    Novice(String),
    /// Another program, and its arguments.
    Other(String, Vec<String>),
}

impl MatchOptions {
    /// Completes what was typed with defaults.
    ///
    /// # Errors
    /// If an engine has no limit, or the name of a program is empty.
    pub(crate) fn new(args: MatchArgs) -> Result<Self> {
        let shared = args.shared;
        let common = shared.limit();
        let one = limit(args.one_movetime, args.one_nodes, args.one_depth);
        let two = limit(args.two_movetime, args.two_nodes, args.two_depth);
        let swap = args.swap.then(|| (SWAP.to_owned(), "true".to_owned()));
        let with_swap = |options: Vec<_>| options.into_iter().chain(swap.clone()).collect();
        let games = args.games.unwrap_or(match args.sprt {
            Some(_) => SPRT_GAMES,
            None => GAMES,
        });
        Ok(Self {
            jobs: shared.jobs(),
            game: shared.game,
            engines: [
                of_slot(
                    Slot::One,
                    args.one,
                    with_swap(args.one_option),
                    one.or(common),
                )?,
                of_slot(
                    Slot::Two,
                    args.two,
                    with_swap(args.two_option),
                    two.or(common),
                )?,
            ],
            pairs: games.div_ceil(2),
            sprt: args.sprt,
            book: shared.book,
            seeds: args.seeds,
            swap: args.swap,
            log: args.log,
            statistics: args.statistics,
            max_plies: shared.max_plies,
        })
    }
}

fn limit(movetime: Option<u64>, nodes: Option<u64>, depth: Option<u64>) -> Option<Limit> {
    let limit = Limit {
        movetime,
        nodes,
        depth,
    };
    (limit != Limit::default()).then_some(limit)
}

/// An engine of a match.
fn of_slot(
    slot: Slot,
    program: Option<String>,
    options: Vec<(String, String)>,
    limit: Option<Limit>,
) -> Result<EngineConfig> {
    let program = program.map_or(Ok(Program::Ours), |line| Program::parse(&line))?;
    let name = format!("{} ({program})", slot.name());
    EngineConfig::new(name, program, options, limit)
}

impl EngineConfig {
    /// An engine that forfeits if it does not answer for long.
    ///
    /// # Errors
    /// If it has no limit.
    pub(crate) fn new(
        name: String,
        program: Program,
        options: Vec<(String, String)>,
        limit: Option<Limit>,
    ) -> Result<Self> {
        let Some(limit) = limit else {
            bail!("engine {name} has no limit: give --movetime, --nodes or --depth");
        };
        Ok(Self {
            name,
            program,
            options,
            limit,
            timeout: limit.timeout(),
        })
    }

    /// Our engine, for work on it.
    pub(crate) fn ours(limit: Limit, options: Vec<(String, String)>) -> Self {
        Self {
            name: Program::Ours.to_string(),
            program: Program::Ours,
            options,
            limit,
            timeout: limit.timeout(),
        }
    }

    /// The program, the limit and the options, on one line.
    pub(crate) fn description(&self) -> String {
        let mut text = format!("{}, {}", self.program, self.limit);
        for (name, value) in &self.options {
            let _ = write!(text, ", {name} {value}");
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl Program {
    /// Reads a program as it is typed.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn parse(line: &str) -> Result<Self> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let Some(first) = words.next() else {
            bail!("an engine needs the name of a program");
        };
        let rest: Vec<String> = words.collect();
        if !rest.is_empty() {
            return Ok(Self::Other(first, rest));
        }
        Ok(match first.as_str() {
            "ours" => Self::Ours,
            "baseline" => Self::Baseline,
            _ => match first.strip_prefix("novice:") {
                Some(kind) => Self::Novice(kind.to_owned()),
                None => Self::Other(first, rest),
            },
        })
    }
}

/// The program in messages, with its arguments.
impl Display for Program {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours => out.write_str("our engine"),
            Self::Baseline => out.write_str("the baseline"),
            Self::Novice(kind) => out.write_str(kind),
            Self::Other(name, arguments) => {
                out.write_str(name)?;
                arguments.iter().try_for_each(|word| write!(out, " {word}"))
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use anyhow::Error;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: MatchArgs,
    }

    /// Reads the arguments of `arena match`.
    pub(crate) fn read(line: &[&str]) -> Result<MatchOptions> {
        let line = [&["match"], line].concat();
        MatchOptions::new(Line::try_parse_from(line).map_err(Error::msg)?.args)
    }

    #[test]
    fn everything_but_a_limit_has_a_default() -> Result<()> {
        let options = read(&["--movetime", "100"])?;
        let [one, two] = &options.engines;
        assert_eq!(one.program, two.program);
        assert_eq!(one.program, Program::Ours);
        assert_eq!(one.limit.to_string(), "movetime 100");
        assert_eq!((options.pairs, options.max_plies), (100, 400));
        assert_eq!(
            (options.game, options.sprt, options.book),
            (None, None, None)
        );
        assert!(!options.statistics && read(&["--statistics", "--nodes=1"])?.statistics);
        Ok(())
    }

    #[test]
    fn each_engine_has_its_own_options() -> Result<()> {
        let options = read(&[
            "--two-option",
            "Level=3",
            "--one",
            "old/ergo --quiet",
            "--two-option=Hash=1",
            "--two=baseline",
            "--nodes=50",
            "--two-depth",
            "2",
            "--games=31",
        ])?;
        let [one, two] = &options.engines;
        let quiet = vec!["--quiet".to_owned()];
        assert_eq!(one.program, Program::Other("old/ergo".to_owned(), quiet));
        assert_eq!(one.limit.to_string(), "nodes 50");
        assert_eq!(two.program, Program::Baseline);
        assert_eq!(two.limit.to_string(), "depth 2");
        let expected = [("Level", "3"), ("Hash", "1")];
        let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(two.options, expected);
        assert_eq!(options.pairs, 16);
        assert_eq!(read(&["--nodes=1", "--sprt=-5,0"])?.pairs, 10_000);
        Ok(())
    }

    #[test]
    fn both_engines_know_whether_sides_may_be_swapped() -> Result<()> {
        let options = read(&["--nodes=1", "--swap", "--one-option=Hash=1"])?;
        let swap = ("swap".to_owned(), "true".to_owned());
        assert!(
            options.swap
                && options
                    .engines
                    .iter()
                    .all(|one| one.options.contains(&swap))
        );
        assert!(!read(&["--nodes=1"])?.swap);
        Ok(())
    }

    #[test]
    fn errors_name_the_argument() {
        for (line, word) in [
            (&[][..], "--movetime"),
            (&["--one-nodes", "5"], "two"),
            (&["--nodes", "0"], "'0'"),
            (&["--nodes"], "--nodes"),
            (&["--nodes=1", "--one", " "], "the name of a program"),
            (&["--nodes=1", "--one-option", "Hash"], "“Hash”"),
            (&["--nodes=1", "--sprt", "5"], "“5”"),
            (&["--nodes=1", "--games", "many"], "'many'"),
            (&["--nodes=1", "--jobs=0"], "'0'"),
        ] {
            let error = read(line).expect_err(word).to_string();
            assert!(error.contains(word), "{line:?}: {error}");
        }
    }
}
