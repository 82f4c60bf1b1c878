//! A strategy as tests make, change and write it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use check_proof::{Fault, Verdict};

/// The strategy in a file.
#[derive(Clone, Debug)]
pub(crate) struct Strategy {
    pub(crate) position: String,
    pub(crate) turns: usize,
    /// The last one is played first.
    pub(crate) steps: Vec<Step>,
}

/// A step: steps that follow are numbered from the first line on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    pub(crate) mv: String,
    pub(crate) default: Option<usize>,
    /// By replies, or by cells with a hyphen.
    pub(crate) entries: BTreeMap<String, usize>,
}

impl Step {
    /// The step after a reply.
    pub(crate) fn after(&self, reply: &str) -> Option<usize> {
        let (_, cell) = reply.rsplit_once('-').unwrap_or(("", reply));
        let listed = self.entries.get(reply);
        let listed = listed.or_else(|| self.entries.get(&format!("-{cell}")));
        listed.copied().or(self.default)
    }
}

impl Strategy {
    /// The file.
    pub(crate) fn text(&self) -> String {
        let Self {
            position, turns, ..
        } = self;
        let mut text = format!("ergo-proof 1\nposition {position}\nturns {turns}\n");
        for (number, step) in self.steps.iter().enumerate() {
            text += &step.mv;
            if let Some(default) = step.default {
                write!(text, " {}", number - default).unwrap();
                for (entry, next) in &step.entries {
                    write!(text, " {entry} {}", number - next).unwrap();
                }
            }
            text.push('\n');
        }
        text
    }

    /// Reads a file that is written correctly.
    pub(crate) fn read(text: &str) -> Self {
        let mut lines = text.lines().skip(1);
        let mut head = |keyword| lines.next().unwrap().strip_prefix(keyword).unwrap();
        let position = head("position ").to_owned();
        let turns = head("turns ").parse().unwrap();
        let mut steps = Vec::new();
        for (number, line) in lines.enumerate() {
            let mut words = line.split(' ');
            let mv = words.next().unwrap().to_owned();
            let above = |word: &str| number - word.parse::<usize>().unwrap();
            let default = words.next().map(above);
            let mut entries = BTreeMap::new();
            while let Some(entry) = words.next() {
                entries.insert(entry.to_owned(), above(words.next().unwrap()));
            }
            steps.push(Step {
                mv,
                default,
                entries,
            });
        }
        Self {
            position,
            turns,
            steps,
        }
    }
}

/// Checks a file without looking at the progress.
pub(crate) fn check(text: &str) -> Result<Verdict, Fault> {
    check_proof::check(text, &mut |_| ())
}
