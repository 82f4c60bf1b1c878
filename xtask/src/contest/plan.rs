//! What match is to be played: the engines, their limits, how many games, and when to stop early.

use super::Programs;
use super::limit::Limit;
use super::sides::Seat;
use super::sprt::Sprt;
use crate::words::Words;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Duration;

/// How many games are played if nobody says.
const GAMES: u32 = 200;
/// How many there are at most if a test is to end the match and nobody says.
const TESTED: u32 = 20_000;
/// After how many plies a game is called a draw if nobody says.
const MAX_PLIES: u32 = 400;

/// A match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    /// The game, if not the first there is.
    pub(crate) game: Option<String>,
    /// Who plays.
    pub(crate) entrants: [Entrant; 2],
    /// How many pairs of games: each opening is played by both from both sides.
    pub(crate) pairs: u32,
    /// When to stop before all are played.
    pub(crate) sprt: Option<Sprt>,
    /// The openings, if not the usual ones.
    pub(crate) book: Option<PathBuf>,
    /// Where the games are written.
    pub(crate) records: Option<PathBuf>,
    /// Whether to tell about the games themselves too.
    pub(crate) nature: bool,
    /// The length from which on a game is a draw.
    pub(crate) max_plies: u32,
    /// How many games are played at a time.
    pub(crate) jobs: usize,
}

/// One engine as it is to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entrant {
    /// Which it is.
    pub(crate) program: Program,
    /// Its options, each a name and a value.
    pub(crate) options: Vec<(String, String)>,
    /// How long it may think.
    pub(crate) limit: Limit,
    /// How long after the question its answer is waited for.
    pub(crate) patience: Duration,
}

/// A program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// Our own engine.
    Ours,
    /// The opponent from outside that is kept beside this tool.
    Outsider,
    /// Another program, and its arguments.
    Other(String, Vec<String>),
}

impl Plan {
    /// Takes a plan from a command line.
    ///
    /// # Errors
    /// Says which word cannot be used, or what is missing.
    pub(crate) fn read(words: &mut Words) -> Result<Self, String> {
        let shared = Limit::read(words, "--")?;
        let one = Entrant::read(words, Seat::One, shared)?;
        let two = Entrant::read(words, Seat::Two, shared)?;
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let sprt: Option<Sprt> = match words.value("--sprt", "ELO0,ELO1")? {
            Some(bounds) => Some(bounds.parse()?),
            None => None,
        };
        let usual = if sprt.is_some() { TESTED } else { GAMES };
        let games = words.number("--games", 1, 1_000_000)?.unwrap_or(usual);
        Ok(Self {
            game: words.value("--game", "a game")?,
            entrants: [one, two],
            pairs: games.div_ceil(2),
            sprt,
            book: words.value("--book", "a file")?.map(PathBuf::from),
            records: words.value("--records", "a file")?.map(PathBuf::from),
            nature: words.flag("--nature"),
            max_plies: words
                .number("--max-plies", 1, 100_000)?
                .unwrap_or(MAX_PLIES),
            jobs: words.number("--jobs", 1, 1024)?.unwrap_or(cores),
        })
    }
}

impl Entrant {
    fn read(words: &mut Words, seat: Seat, shared: Option<Limit>) -> Result<Self, String> {
        let flag = format!("--{}", seat.name());
        let own = Limit::read(words, &format!("{flag}-"))?;
        let limit = own.or(shared).ok_or_else(|| {
            let name = seat.name();
            format!("how long may {name} think? say --movetime, --nodes or --depth")
        })?;
        let mut options = Vec::new();
        let option = format!("{flag}-option");
        while let Some(word) = words.value(&option, "NAME=VALUE")? {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("{option} wants NAME=VALUE, not “{word}”"))?;
            options.push((name.to_owned(), value.to_owned()));
        }
        let program = words.value(&flag, "a program")?;
        Ok(Self {
            program: program.map_or(Ok(Program::Ours), |line| Program::read(&line))?,
            options,
            limit,
            patience: limit.patience(),
        })
    }
}

impl Program {
    fn read(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let first = words.next().ok_or("a program must have a name")?;
        let rest: Vec<String> = words.collect();
        if first == "outsider" && rest.is_empty() {
            return Ok(Self::Outsider);
        }
        Ok(Self::Other(first, rest))
    }

    /// The command that starts it.
    pub(crate) fn command(&self, programs: &Programs) -> Command {
        match self {
            Self::Ours => Command::new(&programs.ours),
            Self::Outsider => Command::new(&programs.outsider),
            Self::Other(name, arguments) => {
                let mut command = Command::new(name);
                command.args(arguments);
                command
            }
        }
    }

    /// What people call it.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Ours => "our engine",
            Self::Outsider => "the outsider",
            Self::Other(name, _) => name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &[&str]) -> Result<Plan, String> {
        Plan::read(&mut Words::new(line.iter().map(|&word| word.to_owned())))
    }

    #[test]
    fn a_limit_is_all_it_takes() -> Result<(), String> {
        let plan = read(&["--movetime", "100"])?;
        let [one, two] = &plan.entrants;
        assert_eq!(one, two);
        assert_eq!(one.program, Program::Ours);
        assert_eq!(one.limit.to_string(), "movetime 100");
        assert_eq!((plan.pairs, plan.max_plies), (100, 400));
        assert_eq!((plan.game, plan.sprt, plan.book), (None, None, None));
        assert!(!plan.nature && read(&["--nature", "--nodes=1"])?.nature);
        Ok(())
    }

    #[test]
    fn each_engine_can_be_told_its_own() -> Result<(), String> {
        let plan = read(&[
            "--two-option",
            "Level=3",
            "--one",
            "old/ergo --quiet",
            "--two-option=Hash=1",
            "--two=outsider",
            "--nodes=50",
            "--two-depth",
            "2",
            "--games=31",
        ])?;
        let [one, two] = &plan.entrants;
        let quiet = vec!["--quiet".to_owned()];
        assert_eq!(one.program, Program::Other("old/ergo".to_owned(), quiet));
        assert_eq!(one.limit.to_string(), "nodes 50");
        assert_eq!(two.program, Program::Outsider);
        assert_eq!(two.limit.to_string(), "depth 2");
        let options = [("Level", "3"), ("Hash", "1")];
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(two.options, options);
        assert_eq!(plan.pairs, 16);
        assert_eq!(read(&["--nodes=1", "--sprt=0,10"])?.pairs, 10_000);
        Ok(())
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        for (line, word) in [
            (&[][..], "--movetime"),
            (&["--one-nodes", "5"], "two"),
            (&["--nodes", "0"], "“0”"),
            (&["--nodes"], "a number"),
            (&["--nodes=1", "--one", " "], "a name"),
            (&["--nodes=1", "--one-option", "Hash"], "“Hash”"),
            (&["--nodes=1", "--sprt", "5"], "“5”"),
            (&["--nodes=1", "--games", "many"], "“many”"),
            (&["--nodes=1", "--jobs=0"], "“0”"),
        ] {
            let wrong = read(line).expect_err(word);
            assert!(wrong.contains(word), "{line:?}: {wrong}");
        }
    }
}
