//! The command line: what can be asked for, and what is wrong with a line that cannot.

use crate::contest::{Plan, Recipe};
use crate::play::Browser;
use crate::release::Question;
use crate::verify::Extent;
use crate::wasm::Simd;
use crate::words::Words;

/// What `cargo xtask help` prints.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask <command>

  play [--port N] [--no-open]  build the site, serve it on this machine and open it
  test [--no-browser]          run every check that CI runs
  dist [--no-simd]             build the static site, and the package, into dist/
  bench                        compare the speed of the native engine and of wasm
  match --movetime MS ...      play two engines against each other and measure who is stronger
  book [--game ID] ...         make the book of openings that they begin with
  tune <game> ...              tune what the estimates of a game weigh, by playing
  screenshots                  take pictures of the page with Chromium
  release --check | --notes    say whether this can be released, or what is new; publishes nothing
  help                         print this

match, book and tune take more:

  match
    --movetime MS, --nodes N, --depth N
                               how long both think about a move; at least one of these
    --game ID                  the game to play, if not the first there is
    --one PROGRAM, --two PROGRAM
                               the engines, with their arguments: any that speak the protocol, or
                               “outsider” for the one in xtask/outsider; ours if left out
    --one-option NAME=VALUE, --two-option NAME=VALUE
                               an option of one engine; may come again
    --one-movetime, --one-nodes, --one-depth, and the same with --two
                               limits of one engine, in place of those for both
    --games N                  how many games, 200 if left out, at most 20000 with --sprt; they come in
                               pairs, so an odd number is one more
    --sprt ELO0,ELO1           end as soon as it is clear whether one is better by ELO0 or by ELO1
    --book FILE                the openings, tests/books/<game>.txt if left out
    --nature                   tell about the games themselves too: what beginning is worth, draws,
                               length, and among how many results there is to choose
    --records FILE             write each game there, one a line
    --max-plies N              call a game of so many plies a draw, 400 if left out
    --jobs N                   how many games at a time, one for each core if left out
  book
    --game ID                  the game, if not the first there is
    --lines N, --plies N       how many openings of how many plies
    --nodes N, --band POINTS   how deep each is judged, and how far from even it may be
    --seed N                   another seed, other openings
    --file FILE                where to, tests/books/<game>.txt if left out
  tune
    --games N, --nodes N       how many games are played, with how many positions a move
    --passes N                 how often the weights are fitted to them
    --only WORDS               tune only features with one of these in their names, with commas between
    --young                    only by what comes of positions that are not old yet
    --seed N                   another seed, other games";

/// A command a person gave.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// Print [`USAGE`].
    Help,
    /// Build, serve and open the site.
    Play {
        /// The port to serve on, if not the usual one.
        port: Option<u16>,
        /// Whether to open it.
        browser: Browser,
    },
    /// Check everything.
    Test {
        /// How much that is.
        extent: Extent,
    },
    /// Build the site.
    Dist {
        /// Whether with vector instructions.
        simd: Simd,
    },
    /// Compare native and wasm.
    Bench,
    /// Play two engines against each other.
    Match(Box<Plan>),
    /// Make a book of openings for that.
    Book(Recipe),
    /// Tune the weights of a game, which is the first of these words; the others are for the tool.
    Tune(Vec<String>),
    /// Take pictures of the page.
    Screenshots,
    /// Say something about the version to be released.
    Release(Question),
}

/// Reads a command line, without the name of the program.
///
/// # Errors
/// One line that says which word cannot be used.
pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut words = Words::new(words);
    if words.flag("--help") || words.flag("-h") {
        return Ok(Command::Help);
    }
    let Some(name) = words.first() else {
        return Err("which command?".to_owned());
    };
    let command = match name.as_str() {
        "help" => Command::Help,
        "play" => Command::Play {
            // Port 0 is no port but a way to ask for any, which leaving the flag out does.
            port: words.number("--port", 1, u16::MAX)?,
            browser: if words.flag("--no-open") {
                Browser::Leave
            } else {
                Browser::Open
            },
        },
        "test" => Command::Test {
            extent: if words.flag("--no-browser") {
                Extent::NoBrowser
            } else {
                Extent::Everything
            },
        },
        "dist" => Command::Dist {
            simd: if words.flag("--no-simd") {
                Simd::Off
            } else {
                Simd::On
            },
        },
        "bench" => Command::Bench,
        "match" => Command::Match(Box::new(Plan::read(&mut words)?)),
        "book" => Command::Book(Recipe::read(&mut words)?),
        "tune" => Command::Tune(words.rest()),
        "screenshots" => Command::Screenshots,
        "release" => Command::Release(match (words.flag("--check"), words.flag("--notes")) {
            (true, false) => Question::Check,
            (false, true) => Question::Notes,
            _ => return Err("“release” wants either --check or --notes".to_owned()),
        }),
        _ => return Err(format!("there is no command “{name}”")),
    };
    match words.first() {
        None => Ok(command),
        Some(word) => Err(format!("“{name}” does not know “{word}”")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn every_command_is_in_the_usage() {
        for line in [
            "tune ergo",
            "play",
            "test",
            "dist",
            "bench",
            "match --nodes 1",
            "book",
            "screenshots",
            "release --check",
            "release --notes",
            "help",
        ] {
            assert!(read(line).is_ok(), "{line}");
            let name = line.split(' ').next().unwrap_or(line);
            assert!(USAGE.contains(&format!("\n  {name} ")), "{name}");
        }
    }

    #[test]
    fn flags_come_in_any_order() {
        let expected = Command::Play {
            port: Some(8000),
            browser: Browser::Leave,
        };
        assert_eq!(read("play --port 8000 --no-open"), Ok(expected.clone()));
        assert_eq!(read("play --no-open --port=8000"), Ok(expected));
        assert_eq!(read("test --help"), Ok(Command::Help));
    }

    #[test]
    fn what_is_unknown_is_named() {
        assert_eq!(read(""), Err("which command?".to_owned()));
        for (line, word) in [
            ("fly", "“fly”"),
            ("test --fast", "“--fast”"),
            ("dist extra", "“extra”"),
            ("bench --no-simd", "“--no-simd”"),
            ("release", "--check"),
            ("release --check --notes", "--check"),
            ("play --port", "a number"),
            ("play --port x", "“x”"),
            ("play --port 0", "“0”"),
            ("play --port 65536", "“65536”"),
            ("play --port 1 --port 2", "“--port”"),
        ] {
            let wrong = read(line).expect_err(line);
            assert!(wrong.contains(word), "{line}: {wrong}");
        }
    }
}
