//! One line of progress that is replaced in place.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// How often a line is written where it cannot replace the one before.
const SELDOM: Duration = Duration::from_secs(10);

/// One line that always shows the newest: replaced where a person looks at a terminal, written
/// anew now and then where not.
pub(crate) struct Ticker {
    is_terminal: bool,
    /// What a terminal shows at the moment.
    shown: String,
    told: Instant,
}

impl Ticker {
    /// Nothing to show yet.
    pub(crate) fn new() -> Self {
        Self {
            is_terminal: io::stdout().is_terminal(),
            shown: String::new(),
            told: Instant::now(),
        }
    }

    /// Shows a line.
    pub(crate) fn show(&mut self, line: &str) {
        if self.is_terminal {
            self.clear();
            print!("{line}");
            line.clone_into(&mut self.shown);
            // What is shown in between matters to nobody.
            let _ = io::stdout().flush();
        } else if self.told.elapsed() >= SELDOM {
            println!("{line}");
            self.told = Instant::now();
        }
    }

    /// Writes a line that stays.
    pub(crate) fn tell(&mut self, line: &str) {
        let shown = self.clear();
        println!("{line}");
        if !shown.is_empty() {
            self.show(&shown);
        }
    }

    /// Makes room for what comes after.
    pub(crate) fn finish(mut self) {
        self.clear();
    }

    /// Takes the line away and gives it back.
    fn clear(&mut self) -> String {
        let shown = std::mem::take(&mut self.shown);
        if !shown.is_empty() {
            print!("\r{}\r", " ".repeat(shown.chars().count()));
        }
        shown
    }
}
