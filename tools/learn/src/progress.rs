//! Progress on standard error, with the remaining time.

use std::time::{Duration, Instant};

/// The minimum time between two lines.
const INTERVAL: Duration = Duration::from_secs(15);

/// The progress of a task.
#[derive(Debug)]
pub(crate) struct Progress {
    what: &'static str,
    first: usize,
    done: usize,
    all: usize,
    started: Instant,
    printed: Instant,
}

impl Progress {
    pub(crate) fn new(what: &'static str, done: usize, all: usize) -> Self {
        let now = Instant::now();
        Self {
            what,
            first: done,
            done,
            all,
            started: now,
            printed: now,
        }
    }

    /// Adds finished work, and prints the progress at intervals.
    pub(crate) fn add(&mut self, done: usize) {
        self.done += done;
        if self.printed.elapsed() < INTERVAL && self.done < self.all {
            return;
        }
        self.printed = Instant::now();
        let count = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let share = count(self.all - self.done) / count((self.done - self.first).max(1));
        let left = self.started.elapsed().mul_f64(share).as_secs();
        let (what, done, all) = (self.what, self.done, self.all);
        eprintln!(
            "{done} of {all} {what}, {}:{:02} left",
            left / 60,
            left % 60
        );
    }
}
