//! Files of games: written in parts, resumed after an interruption, and merged.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context as _, Result, ensure};
use ergo::search::Evaluate;

use crate::plan::{Part, Plan};
use crate::play::Player;
use crate::progress::Progress;
use crate::record::Record;

/// The number of games per thread between two writes.
const BATCH: usize = 32;

/// The path of the file of a part. The file of [`Part::ALL`] contains all games.
#[must_use]
pub fn path(folder: &Path, part: Part) -> PathBuf {
    let Part { k, n } = part;
    folder.join(if n == 1 {
        "games.txt".to_owned()
    } else {
        format!("games-{k}-of-{n}.txt")
    })
}

/// Plays the games of a part that are not in its file yet.
///
/// # Errors
/// If the file cannot be read or written, or was made with another plan.
pub fn play<G: Evaluate + Send>(
    plan: &Plan,
    part: Part,
    folder: &Path,
    threads: usize,
) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let path = path(folder, part);
    let played = resume(&path, plan)?;
    let mut file = OpenOptions::new().append(true).open(&path)?;
    let numbers: Vec<u64> = part.numbers(plan.games).collect();
    let mut progress = Progress::new("games", played, numbers.len());
    for batch in numbers[played.min(numbers.len())..].chunks(BATCH * threads.max(1)) {
        let mut text = String::new();
        for record in play_batch::<G>(plan, batch, threads.max(1)) {
            let _ = writeln!(text, "{record}");
        }
        file.write_all(text.as_bytes())
            .with_context(|| format!("cannot write {}", path.display()))?;
        progress.add(batch.len());
    }
    Ok(())
}

/// Plays some games, in order, on several threads.
fn play_batch<G: Evaluate + Send>(plan: &Plan, numbers: &[u64], threads: usize) -> Vec<Record> {
    let mut records: Vec<Record> = thread::scope(|scope| {
        let work = |first: usize| {
            let mut player = Player::<G>::new(plan);
            let mine = numbers.iter().skip(first).step_by(threads);
            mine.map(|&number| player.play(number)).collect::<Vec<_>>()
        };
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || work(first)))
            .collect();
        let records = workers.into_iter();
        records
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    });
    records.sort_by_key(|record| record.number);
    records
}

/// Checks that a file starts with the plan, removes an incomplete last line, and counts the games.
fn resume(path: &Path, plan: &Plan) -> Result<usize> {
    if !path.exists() {
        return Ok(fs::write(path, format!("{plan}\n")).map(|()| 0)?);
    }
    let text = fs::read_to_string(path)?;
    ensure!(
        text.starts_with(&format!("{plan}\n")),
        "{} was not made by this plan: {plan}",
        path.display()
    );
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        let file = OpenOptions::new().write(true).open(path)?;
        file.set_len(whole as u64)?;
    }
    Ok(text[..whole].lines().count() - 1)
}

/// Joins the files of several parts into one, identical to the file of a single run.
///
/// # Errors
/// If a part is missing or not complete, or was made with another plan.
pub fn merge(parts: u64, folder: &Path) -> Result<()> {
    let first = path(folder, Part { k: 1, n: parts });
    let text = fs::read_to_string(&first);
    let text = text.with_context(|| format!("cannot read {}", first.display()))?;
    let plan: Plan = text.lines().next().unwrap_or_default().parse()?;
    let mut lines = vec![String::new(); usize::try_from(plan.games)?];
    for k in 1..=parts {
        let part = Part { k, n: parts };
        let path = path(folder, part);
        let played = resume(&path, &plan)?;
        let numbers: Vec<u64> = part.numbers(plan.games).collect();
        ensure!(
            played == numbers.len(),
            "{} has {played} of {} games",
            path.display(),
            numbers.len()
        );
        let text = fs::read_to_string(&path)?;
        for (number, line) in numbers.into_iter().zip(text.lines().skip(1)) {
            line.clone_into(&mut lines[usize::try_from(number)?]);
        }
    }
    let path = path(folder, Part::ALL);
    let text = format!("{plan}\n{}\n", lines.join("\n"));
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Calls a function with every game of a file, in order.
///
/// # Errors
/// If the file cannot be read, or the function fails.
pub fn read(path: &Path, mut take: impl FnMut(Record) -> Result<()>) -> Result<()> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    for (at, line) in BufReader::new(file).lines().enumerate().skip(1) {
        let record: Result<Record> = line?.parse();
        let taken = record.and_then(&mut take);
        taken.with_context(|| format!("line {} of {}", at + 1, path.display()))?;
    }
    Ok(())
}
