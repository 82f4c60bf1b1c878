//! The results of earlier runs, one line for each search:
//!
//! ```text
//! search <nodes> <lines> <position>: <move> <byte>, <move> <byte>
//! ```
//!
//! A byte is that of the value of the move, to the player who makes it. A line that broke off is not read.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};

/// A log, which is also in memory: what is found, by the question.
#[derive(Debug)]
pub(crate) struct Log {
    found: HashMap<String, String>,
    file: File,
}

impl Log {
    /// Reads a log, and adds to it what is found from now on.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let text = if path.exists() {
            std::fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?
        } else {
            String::new()
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let found = whole.lines().filter_map(|line| line.split_once(": "));
        let found = found
            .map(|(question, answer)| (question.to_owned(), answer.to_owned()))
            .collect();
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut file = file.with_context(|| format!("cannot write {}", path.display()))?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n")?;
        }
        Ok(Self { found, file })
    }

    /// The answer to a question, if it was found before.
    pub(crate) fn get(&self, question: &str) -> Option<&str> {
        self.found.get(question).map(String::as_str)
    }

    /// Keeps an answer.
    pub(crate) fn keep(&mut self, question: String, answer: String) -> Result<()> {
        writeln!(self.file, "{question}: {answer}").context("cannot write the log")?;
        self.found.insert(question, answer);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_read_as_far_as_it_goes() {
        let path = std::env::temp_dir().join(format!("explorer-log-{}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let mut log = Log::open(&path).unwrap();
        log.keep("search 5 2 x".to_owned(), "a1 7".to_owned())
            .unwrap();
        assert_eq!(log.get("search 5 2 x"), Some("a1 7"));
        std::fs::write(&path, "search 5 2 x: a1 7\nsearch 5 2 y: b1").unwrap();
        let mut log = Log::open(&path).unwrap();
        assert_eq!(log.get("search 5 2 x"), Some("a1 7"));
        assert_eq!(log.get("search 5 2 y"), None);
        log.keep("search 5 2 z".to_owned(), "c1 8".to_owned())
            .unwrap();
        let log = Log::open(&path).unwrap();
        assert_eq!(log.get("search 5 2 z"), Some("c1 8"));
        std::fs::remove_file(&path).unwrap();
    }
}
