//! Parsing the arguments of commands.

use crate::parse::excerpt;

/// The result of a command; the error is the text after `error <command>: `.
pub(super) type CommandResult = Result<(), String>;

/// Why a command has no result after an interrupt.
pub(super) const STOPPED: &str = "stopped before the end";

/// Rejects arguments of a command that takes none.
pub(super) fn expect_end(rest: &str) -> CommandResult {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(format!("expected nothing more, found {:?}", excerpt(rest)))
    }
}

/// Parses a number in a range; `what` names it in the error.
pub(super) fn parse_number<T>(text: &str, what: &str, least: T, most: T) -> Result<T, String>
where
    T: Copy + std::str::FromStr + PartialOrd + std::fmt::Display,
{
    text.parse()
        .ok()
        .filter(|value| (least..=most).contains(value))
        .ok_or_else(|| {
            let found = excerpt(text);
            format!("expected {what} as a number from {least} to {most}, found {found:?}")
        })
}

/// Splits a line into its first word and the rest.
pub(super) fn split_first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    // The rest must be a slice of the line even if it is empty: errors are located by it.
    let (word, rest) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
    (word, rest.trim())
}
