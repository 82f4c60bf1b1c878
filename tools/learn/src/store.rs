//! Files of games: written in parts, resumed after an interruption, and merged.

use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use ergo_games::search::Evaluate;
use parallel::Part;

use crate::plan::Plan;
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
pub fn play<G: Evaluate<Net: Send + Sync> + Send>(
    variant: usize,
    plan: &Plan,
    net: Option<&G::Net>,
    part: Part,
    folder: &Path,
    threads: usize,
) -> Result<()> {
    let numbers: Vec<u64> = part.of(0..plan.games).collect();
    let path = path(folder, part);
    let game = |player: &mut Player<'_, G>, number: &u64| Ok(player.play(*number));
    extend(variant, plan, net, &path, &numbers, threads, game)
}

/// Scores the positions of all games of a folder again, into another folder.
///
/// # Errors
/// If a file cannot be read or written, or the games were scored by another plan.
pub fn rescore<G: Evaluate<Net: Send + Sync> + Send>(
    variant: usize,
    from: &Path,
    net: (&G::Net, u32),
    folder: &Path,
    threads: usize,
) -> Result<()> {
    let from = path(from, Part::ALL);
    let mut records = Vec::new();
    read(&from, |record| {
        records.push(record);
        Ok(())
    })?;
    let text = fs::read_to_string(&from)?;
    let plan: Plan = text.lines().next().unwrap_or_default().parse()?;
    let plan = Plan {
        rescored: Some(net.1),
        ..plan
    };
    let rescore = |player: &mut Player<'_, G>, record: &Record| player.rescore(record.clone());
    let path = path(folder, Part::ALL);
    let net = Some(net.0);
    extend(variant, &plan, net, &path, &records, threads, rescore)
}

/// Appends to a file of games one made from each item that is not in it yet.
fn extend<G: Evaluate<Net: Send + Sync> + Send, T: Sync>(
    variant: usize,
    plan: &Plan,
    net: Option<&G::Net>,
    path: &Path,
    items: &[T],
    threads: usize,
    make: impl Fn(&mut Player<'_, G>, &T) -> Result<Record> + Sync,
) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let done = resume(path, plan)?;
    let mut file = OpenOptions::new().append(true).open(path)?;
    let mut progress = Progress::new("games", done, items.len());
    let threads = threads.max(1);
    for batch in items[done.min(items.len())..].chunks(BATCH * threads) {
        let player = || Player::<G>::new(variant, plan, net.cloned());
        let records = parallel::map(threads, batch, player, &make);
        let records = records.into_iter().collect::<Result<Vec<_>>>()?;
        let mut text = String::new();
        for record in records {
            let _ = writeln!(text, "{record}");
        }
        file.write_all(text.as_bytes())
            .with_context(|| format!("cannot write {}", path.display()))?;
        progress.add(batch.len());
    }
    Ok(())
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
pub fn merge(parts: usize, folder: &Path) -> Result<()> {
    let first = path(folder, Part { k: 1, n: parts });
    let text = fs::read_to_string(&first);
    let text = text.with_context(|| format!("cannot read {}", first.display()))?;
    let plan: Plan = text.lines().next().unwrap_or_default().parse()?;
    let mut lines = vec![String::new(); usize::try_from(plan.games)?];
    for k in 1..=parts {
        let part = Part { k, n: parts };
        let path = path(folder, part);
        let played = resume(&path, &plan)?;
        let numbers: Vec<u64> = part.of(0..plan.games).collect();
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
