//! Why a command stopped, as one sentence for the person who ran it.

use std::fmt::{self, Display};

/// One line that says what went wrong and, where it helps, what to do.
#[derive(Debug)]
pub(crate) struct Failure(String);

/// The result of everything here that can go wrong.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// A failure that reads as `message`.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Says what was being tried when an error came up.
pub(crate) trait Context<T> {
    /// Turns the error into “`doing`: the error”.
    fn context(self, doing: impl FnOnce() -> String) -> Outcome<T>;
}

impl<T, E: Display> Context<T> for Result<T, E> {
    fn context(self, doing: impl FnOnce() -> String) -> Outcome<T> {
        // The alternate form of an `anyhow` error is its whole chain on one line.
        self.map_err(|error| Failure(format!("{}: {error:#}", doing())))
    }
}
