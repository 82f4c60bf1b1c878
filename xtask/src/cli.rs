//! The command line: what can be asked for, and what is wrong with a line that cannot.

use crate::wasm::Simd;
use std::iter::Peekable;

/// What `cargo xtask help` prints.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask <command>

  dist [--no-simd]             build the static site into dist/
  help                         print this";

/// A command a person gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Print [`USAGE`].
    Help,
    /// Build the site.
    Dist {
        /// Whether with vector instructions.
        simd: Simd,
    },
}

/// Reads a command line, without the name of the program.
///
/// # Errors
/// One line that says which word cannot be used.
pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut words = words.peekable();
    let name = words.next().ok_or("which command?")?;
    let command = match name.as_str() {
        "help" | "--help" | "-h" => Command::Help,
        "dist" => Command::Dist {
            simd: if flag(&mut words, "--no-simd") {
                Simd::Off
            } else {
                Simd::On
            },
        },
        _ => return Err(format!("there is no command “{name}”")),
    };
    match words.next() {
        None => Ok(command),
        Some(word) => Err(format!("“{name}” does not know “{word}”")),
    }
}

/// Takes `flag` if it comes next.
fn flag(words: &mut Peekable<impl Iterator<Item = String>>, flag: &str) -> bool {
    words.next_if(|word| word == flag).is_some()
}
