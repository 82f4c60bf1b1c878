//! The options of a tournament.

use crate::limit::Limit;
use crate::options::{EngineConfig, GameArgs, Program, name_and_value};
use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// `arena tournament`, as typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct TournamentArgs {
    #[command(flatten)]
    shared: GameArgs,
    /// An engine; repeat it for each. PROGRAM is as in `match`: any program that speaks the protocol, with its
    /// arguments, or `ours`, `baseline`, `novice:KIND`. Settings: `name=NAME` [default: the file name of the
    /// program], `option.NAME=VALUE` for an option of the engine, and `nodes=N`, `movetime=MS`, `depth=N` for limits
    /// that replace the common ones
    #[arg(long, num_args = 1.., required = true, value_names = ["PROGRAM", "SETTING"])]
    engine: Vec<String>,
    /// Openings that each two engines play from both sides, from the beginning of the book
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    openings: u32,
    /// Milliseconds over its time at which an engine loses a game
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    time_margin: u64,
    /// The name of the tournament in its games
    #[arg(long, value_name = "NAME", default_value = "Tournament")]
    event: String,
    /// Add every game to this file, as game texts; games that are there already are not played again
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the cross table to this file after every pair of games
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TournamentOptions {
    /// The game; `None` is the engine's default.
    pub(crate) game: Option<String>,
    /// The engines, at least two, with different names.
    pub(crate) engines: Vec<EngineConfig>,
    /// The openings that each two of them play from both sides.
    pub(crate) openings: usize,
    /// The opening book; `None` is that of the game.
    pub(crate) book: Option<PathBuf>,
    /// The name of the tournament.
    pub(crate) event: String,
    /// Where games are kept.
    pub(crate) log: Option<PathBuf>,
    /// Where the cross table is written.
    pub(crate) table: Option<PathBuf>,
    /// The length in plies at which a game is adjudicated as a draw.
    pub(crate) max_plies: u32,
    /// Games played in parallel.
    pub(crate) jobs: usize,
}

impl TournamentOptions {
    /// Completes what was typed with defaults.
    ///
    /// # Errors
    /// If there are fewer than two engines, two have the same name, or one has no limit or an unknown setting; if
    /// the tournament or an engine has an unusable name.
    pub(crate) fn new(args: TournamentArgs) -> Result<Self> {
        let margin = Duration::from_millis(args.time_margin);
        let engines = engines(&args.engine, args.shared.limit(), margin)?;
        check_name(&args.event)?;
        ensure!(engines.len() > 1, "a tournament needs at least two engines");
        for (at, engine) in engines.iter().enumerate() {
            let is_taken = engines[..at].iter().any(|other| other.name == engine.name);
            ensure!(
                !is_taken,
                "two engines are called {}: give name=NAME",
                engine.name
            );
        }
        Ok(Self {
            jobs: args.shared.jobs(),
            game: args.shared.game,
            engines,
            openings: args.openings as usize,
            book: args.shared.book,
            event: args.event,
            log: args.log,
            table: args.table,
            max_plies: args.shared.max_plies,
        })
    }
}

/// Checks a name that games will have in their tags.
fn check_name(name: &str) -> Result<()> {
    ensure!(
        !name.trim().is_empty() && !name.contains(char::is_control),
        "“{}” cannot be a name",
        name.escape_debug()
    );
    Ok(())
}

/// An engine that is being read.
struct Draft {
    program: Program,
    name: String,
    options: Vec<(String, String)>,
    limit: Limit,
}

/// Reads engines: programs, each followed by its settings.
fn engines(words: &[String], common: Option<Limit>, margin: Duration) -> Result<Vec<EngineConfig>> {
    let mut drafts: Vec<Draft> = Vec::new();
    for word in words {
        match setting(word) {
            Some((key, value)) => {
                let draft = drafts.last_mut();
                let draft = draft.with_context(|| format!("“{word}” comes before any program"))?;
                draft.set(key, value)?;
            }
            None => drafts.push(Draft::new(word)?),
        }
    }
    let complete = |draft: Draft| {
        let limit = (draft.limit != Limit::default())
            .then_some(draft.limit)
            .or(common);
        let mut engine = EngineConfig::new(draft.name, draft.program, draft.options, limit)?;
        if let Some(time) = engine.limit.movetime {
            engine.timeout = Duration::from_millis(time).saturating_add(margin);
        }
        Ok(engine)
    };
    drafts.into_iter().map(complete).collect()
}

/// The two parts of `KEY=VALUE`; `None` if the word is a program, which may contain `=` after other characters.
fn setting(word: &str) -> Option<(&str, &str)> {
    let (key, value) = word.split_once('=')?;
    let is_key = key.starts_with("option.") || key.bytes().all(|byte| byte.is_ascii_lowercase());
    is_key.then_some((key, value))
}

impl Draft {
    fn new(word: &str) -> Result<Self> {
        let program = Program::parse(word)?;
        let name = match &program {
            Program::Ours => "ours".to_owned(),
            Program::Baseline => "baseline".to_owned(),
            Program::Novice(kind) => kind.clone(),
            Program::Other(path, _) => {
                let file = Path::new(path).file_stem();
                file.map_or(path.clone(), |file| file.to_string_lossy().into_owned())
            }
        };
        Ok(Self {
            program,
            name,
            options: Vec::new(),
            limit: Limit::default(),
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<()> {
        let number = || -> Result<Option<u64>> {
            let number = value.parse().ok().filter(|&number| number > 0);
            let number = number.with_context(|| format!("“{value}” is not a {key}"))?;
            Ok(Some(number))
        };
        match key {
            "name" => {
                check_name(value)?;
                value.clone_into(&mut self.name);
            }
            "movetime" => self.limit.movetime = number()?,
            "nodes" => self.limit.nodes = number()?,
            "depth" => self.limit.depth = number()?,
            _ => match key.strip_prefix("option.") {
                Some(option) => {
                    let option = name_and_value(&format!("{option}={value}"));
                    self.options.push(option.map_err(anyhow::Error::msg)?);
                }
                None => bail!("engines have no setting “{key}”"),
            },
        }
        Ok(())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use anyhow::Error;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: TournamentArgs,
    }

    /// Reads the arguments of `arena tournament`.
    pub(crate) fn read(line: &[&str]) -> Result<TournamentOptions> {
        let line = [&["tournament"], line].concat();
        TournamentOptions::new(Line::try_parse_from(line).map_err(Error::msg)?.args)
    }

    #[test]
    fn each_engine_has_its_own_settings() -> Result<()> {
        let options = read(&[
            "--engine",
            "ours",
            "--engine",
            "old/ergo --quiet",
            "name=The old one",
            "option.Hash=1",
            "option.Margins=1 2",
            "movetime=30",
            "--nodes=50",
            "--engine",
            "novice:greedy",
            "--time-margin=70",
            "--openings=3",
        ])?;
        let [ours, old, novice] = &options.engines[..] else {
            panic!("{options:?}");
        };
        assert_eq!((&*ours.name, &ours.program), ("ours", &Program::Ours));
        assert_eq!(ours.limit, Limit::nodes(50));
        assert_eq!(ours.timeout, ours.limit.timeout());
        assert_eq!(old.name, "The old one");
        let description = "old/ergo --quiet, movetime 30, Hash 1, Margins 1 2";
        assert_eq!(old.description(), description);
        assert_eq!(old.timeout, Duration::from_millis(100));
        assert_eq!(novice.name, "greedy");
        assert_eq!((options.openings, options.max_plies), (3, 400));
        let unnamed = read(&["--depth=1", "--engine", "a/b.sh", "--engine", "c"])?;
        assert_eq!(unnamed.engines[0].name, "b");
        Ok(())
    }

    #[test]
    fn errors_name_what_is_wrong() {
        for (words, word) in [
            (&["ours"][..], "two engines"),
            (&["ours", "--engine", "ours"], "called ours"),
            (&["name=a", "--engine", "ours"], "“name=a”"),
            (&["ours", "speed=1"], "“speed”"),
            (&["ours", "nodes=0"], "“0”"),
            (&["ours", "name= "], "a name"),
            (&["ours", "name=a\tb"], "a name"),
            (&[" "], "the name of a program"),
            (&["ours", "--engine", "baseline", "--event="], "a name"),
        ] {
            let line = [&["--nodes=1", "--engine"], words].concat();
            let error = read(&line).expect_err(word).to_string();
            assert!(error.contains(word), "{words:?}: {error}");
        }
        let error = read(&["--engine", "ours", "nodes=1", "--engine", "baseline"]);
        let error = error.expect_err("it has no limit").to_string();
        assert!(error.contains("baseline"), "{error}");
        assert!(read(&["--nodes=1"]).is_err());
    }
}
