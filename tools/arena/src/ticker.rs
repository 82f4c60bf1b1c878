//! One line of progress that is replaced in place.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// The interval between lines if output is not a terminal.
const INTERVAL: Duration = Duration::from_secs(10);

/// A line of progress: replaced in place on a terminal, printed at intervals elsewhere.
pub(crate) struct Ticker {
    is_terminal: bool,
    /// The text currently on the terminal.
    shown: String,
    last_printed: Instant,
}

impl Ticker {
    /// Shows nothing yet.
    pub(crate) fn new() -> Self {
        Self {
            is_terminal: io::stdout().is_terminal(),
            shown: String::new(),
            last_printed: Instant::now(),
        }
    }

    /// Shows a line.
    pub(crate) fn show(&mut self, line: &str) {
        if self.is_terminal {
            self.clear();
            print!("{line}");
            line.clone_into(&mut self.shown);
            // Progress may get lost.
            let _ = io::stdout().flush();
        } else if self.last_printed.elapsed() >= INTERVAL {
            println!("{line}");
            self.last_printed = Instant::now();
        }
    }

    /// Prints a line above the progress.
    pub(crate) fn print(&mut self, line: &str) {
        let shown = self.clear();
        println!("{line}");
        if !shown.is_empty() {
            self.show(&shown);
        }
    }

    /// Removes the line of progress.
    pub(crate) fn finish(mut self) {
        self.clear();
    }

    /// Clears the line and returns its text.
    fn clear(&mut self) -> String {
        let shown = std::mem::take(&mut self.shown);
        if !shown.is_empty() {
            print!("\r{}\r", " ".repeat(shown.chars().count()));
        }
        shown
    }
}
