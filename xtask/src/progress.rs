//! Progress messages.

/// Numbered steps: `[2/4] Write the JavaScript glue`.
pub(crate) struct Progress {
    done: usize,
    total: usize,
}

impl Progress {
    /// A sequence of `total` steps.
    pub(crate) fn new(total: usize) -> Self {
        Self { done: 0, total }
    }

    /// Announces the next step.
    pub(crate) fn step(&mut self, title: &str) {
        self.done += 1;
        println!("[{}/{}] {title}", self.done, self.total);
    }
}
