//! Files of proofs, and logs, which are files one after the other.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use ergo_games::game::{Game as _, Options};
use ergo_games::games::ergo::Position;
use flate2::read::GzDecoder;

use crate::steps::Id;
use crate::strategy::Strategies;

/// The first line of a proof.
const HEAD: &str = "ergo-proof 1";

/// The text of a proof that a strategy wins in a position.
pub(crate) fn write(strategies: &Strategies, id: Id, position: &Position) -> String {
    with_turns(strategies, id, position, strategies.turns(id, position))
}

fn with_turns(strategies: &Strategies, id: Id, position: &Position, turns: u32) -> String {
    let steps = strategies.steps.write(id);
    format!("{HEAD}\nposition {position}\nturns {turns}\n{steps}")
}

/// A proof that has been read.
pub(crate) struct Proof {
    pub(crate) position: Position,
    pub(crate) turns: u32,
    /// The lines of the steps; the last one is the first to be played.
    pub(crate) steps: String,
}

impl Proof {
    /// The proofs in a folder.
    pub(crate) fn all_in(folder: &Path) -> Result<Vec<Self>> {
        let mut proofs = Vec::new();
        let entries = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut paths = entries.collect::<std::io::Result<Vec<_>>>()?;
        paths.sort();
        for path in paths {
            if path.extension().is_some_and(|extension| extension == "gz") {
                let text = std::io::read_to_string(GzDecoder::new(File::open(&path)?));
                let text = text.with_context(|| format!("cannot read {}", path.display()))?;
                let proof = Self::read(&text);
                proofs.push(proof.with_context(|| format!("{} is no proof", path.display()))?);
            }
        }
        Ok(proofs)
    }

    /// Reads the text of a proof.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (position, turns, steps) = parts(text.strip_prefix(HEAD)?)?;
        Some(Self {
            position: Position::parse(position, Options::default()).ok()?,
            turns: turns.parse().ok()?,
            steps: steps.to_owned(),
        })
    }

    /// The first move.
    pub(crate) fn first(&self) -> Option<&str> {
        self.steps.lines().last()?.split(' ').next()
    }
}

/// The position, the turns and the steps in what follows the first line of a proof.
fn parts(proof: &str) -> Option<(&str, &str, &str)> {
    let mut lines = proof.trim_start().splitn(3, '\n');
    let position = lines.next()?.strip_prefix("position ")?;
    let turns = lines.next()?.strip_prefix("turns ")?;
    Some((position, turns, lines.next()?))
}

/// The proofs found so far, by their positions. They stay in the file, so that a run can be interrupted at any time, and
/// so that the logs of several runs can be put together as one.
pub(crate) struct Log {
    path: PathBuf,
    /// The lines of the steps of each proof.
    proofs: HashMap<String, String>,
}

impl Log {
    /// Reads a log; it is empty if there is no file yet.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            text => text.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let mut proofs = HashMap::new();
        for (position, _, steps) in text.split(HEAD).filter_map(parts) {
            proofs.insert(position.to_owned(), steps.to_owned());
        }
        Ok(Self {
            path: path.to_owned(),
            proofs,
        })
    }

    /// The strategy of a proof in the log. One that was written only in part is passed over.
    pub(crate) fn find(&self, position: &Position, strategies: &mut Strategies) -> Option<Id> {
        let steps = self.proofs.get(&position.to_string())?;
        let id = strategies.steps.read(steps.lines()).ok()?;
        strategies.wins(id, position, u32::MAX).then_some(id)
    }

    /// Whether there is a proof of a position.
    pub(crate) fn has(&self, position: &Position) -> bool {
        self.proofs.contains_key(&position.to_string())
    }

    /// Appends a proof.
    pub(crate) fn add(
        &mut self,
        strategies: &Strategies,
        id: Id,
        position: &Position,
    ) -> Result<()> {
        // Counting the turns in the position takes longer than the rest.
        let text = with_turns(strategies, id, position, strategies.steps.turns(id));
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.path);
        let mut file = file.with_context(|| format!("cannot write {}", self.path.display()))?;
        file.write_all(text.as_bytes())?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{Effort, Solver};

    /// The first positions of the known wins, each with a proof.
    fn proofs(count: usize) -> Vec<(Position, Solver, Id)> {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../tests/data/ergo-wins.txt"
        );
        let text = std::fs::read_to_string(path).unwrap();
        let wins = text.lines().filter_map(|line| line.split_once(" | "));
        let wins = wins.filter_map(|(text, _)| Position::parse(text, Options::default()).ok());
        let prove = |position: Position| {
            let mut solver = Solver::new(1);
            let id = solver.solve(&position, Effort::new(0, 0), None);
            (position, solver, id.expect("a known win"))
        };
        wins.take(count).map(prove).collect()
    }

    #[test]
    fn proofs_pass_the_independent_check() {
        for (position, solver, id) in proofs(20) {
            let text = write(&solver.strategies, id, &position);
            let verdict = check_proof::check(&text, &mut |_| {});
            let verdict = verdict.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(verdict.position, position.to_string());
            // The turns are no more than are needed.
            let (head, tail) = text.split_once("turns ").unwrap();
            let (turns, steps) = tail.split_once('\n').unwrap();
            let fewer = turns.parse::<u32>().unwrap() - 1;
            let text = format!("{head}turns {fewer}\n{steps}");
            assert!(check_proof::check(&text, &mut |_| {}).is_err(), "{text}");
        }
    }

    #[test]
    fn a_log_gives_back_what_was_added_and_passes_over_what_is_broken() {
        let folder = std::env::temp_dir().join(format!("prove-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("log");
        let proofs = proofs(3);
        for (position, solver, id) in &proofs {
            let mut log = Log::open(&path).unwrap();
            log.add(&solver.strategies, *id, position).unwrap();
        }
        let whole = std::fs::read_to_string(&path).unwrap();
        let found = |text: &str| {
            std::fs::write(&path, text).unwrap();
            let log = Log::open(&path).unwrap();
            let known = proofs.iter().filter(|(position, _, _)| {
                let mut strategies = Strategies::new(1);
                let id = log.find(position, &mut strategies);
                id.is_some_and(|id| strategies.wins(id, position, u32::MAX))
            });
            known.count()
        };
        assert_eq!(found(&whole), 3);
        // A run that was stopped while it wrote: the end of the last line, or of the last proof, is missing.
        assert_eq!(found(&whole[..whole.len() - 2]), 2);
        let last = whole.trim_end().rfind('\n').unwrap();
        assert_eq!(found(&whole[..=last]), 2);
        assert_eq!(found(""), 0);
        // What follows an interrupted proof counts again.
        assert_eq!(found(&format!("{}{whole}", &whole[..whole.len() / 2])), 3);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
