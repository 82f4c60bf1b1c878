//! The command line: what can be asked for, and what is wrong with a line that cannot.

use crate::play::Browser;
use crate::verify::Extent;
use crate::wasm::Simd;

/// What `cargo xtask help` prints.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask <command>

  play [--port N] [--no-open]  build the site, serve it on this machine and open it
  test [--no-browser]          run every check that CI runs
  dist [--no-simd]             build the static site into dist/
  bench                        compare the speed of the native engine and of wasm
  screenshots                  take pictures of the page with Chromium
  help                         print this";

/// A command a person gave.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Take pictures of the page.
    Screenshots,
}

/// Reads a command line, without the name of the program.
///
/// # Errors
/// One line that says which word cannot be used.
pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut words = Words(words.collect());
    if words.flag("--help") || words.flag("-h") {
        return Ok(Command::Help);
    }
    if words.0.is_empty() {
        return Err("which command?".to_owned());
    }
    let name = words.0.remove(0);
    let command = match name.as_str() {
        "help" => Command::Help,
        "play" => Command::Play {
            port: words.port()?,
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
        "screenshots" => Command::Screenshots,
        _ => return Err(format!("there is no command “{name}”")),
    };
    match words.0.first() {
        None => Ok(command),
        Some(word) => Err(format!("“{name}” does not know “{word}”")),
    }
}

/// The words that nothing has made sense of yet.
struct Words(Vec<String>);

impl Words {
    /// Takes `flag` if it is there.
    fn flag(&mut self, flag: &str) -> bool {
        let found = self.0.iter().position(|word| word == flag);
        found.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes `--port N` or `--port=N` if it is there.
    fn port(&mut self) -> Result<Option<u16>, String> {
        let named = |word: &String| word == "--port" || word.starts_with("--port=");
        let Some(at) = self.0.iter().position(named) else {
            return Ok(None);
        };
        let word = self.0.remove(at);
        let number = match word.strip_prefix("--port=") {
            Some(number) => number.to_owned(),
            None if at < self.0.len() => self.0.remove(at),
            None => return Err("--port wants a number".to_owned()),
        };
        // Port 0 is no port but a way to ask for any, which leaving the flag out does.
        match number.parse() {
            Ok(port) if port > 0 => Ok(Some(port)),
            _ => Err(format!(
                "--port wants a number from 1 to 65535, not “{number}”"
            )),
        }
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
        for name in ["play", "test", "dist", "bench", "screenshots", "help"] {
            assert!(read(name).is_ok(), "{name}");
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
