//! How much the site may weigh, and how much it does.

use crate::bundle;
use crate::files;
use crate::page::{BOARD, PAGES};
use crate::parts;
use crate::paths;
use anyhow::{Context as _, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::path::{Path, PathBuf};

const KIB: usize = 1024;

/// The page and the board it contains, compressed.
const PAGE_BUDGET: usize = 41_000;

/// The board, which other pages embed, compressed.
const BOARD_BUDGET: usize = 32_000;

/// The worker, compressed.
const WORKER_BUDGET: usize = 4_200;

/// The wasm module, compressed: 221 KiB in version 0.1, and since then advice for people.
const WASM_BUDGET: usize = 232_000;

/// What some files weigh together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    /// Bytes as they are.
    raw: usize,
    /// Bytes as a server sends them, each file compressed by itself.
    gzip: usize,
}

/// Checks the size of `dist/`.
///
/// # Errors
/// Where it is over budget.
pub(crate) fn check() -> Result<()> {
    if !report(&paths::dist())? {
        bail!("the site is over budget; see the sizes above");
    }
    Ok(())
}

/// Prints the sizes of a site; whether they are within budget.
///
/// # Errors
/// Where a file is missing.
pub(crate) fn report(dist: &Path) -> Result<bool> {
    let [page, ..] = &PAGES;
    let parts = |ending: &str| -> Result<Vec<PathBuf>> {
        let mut paths = files::below(&dist.join(parts::FOLDER))?;
        paths.retain(|path| path.extension().is_some_and(|found| found == ending));
        Ok(paths)
    };
    let within = [
        print(
            "page with board",
            weigh(&needed(dist, page.script)?)?,
            PAGE_BUDGET,
        ),
        print("board", weigh(&needed(dist, BOARD.1)?)?, BOARD_BUDGET),
        print("worker", weigh(&parts("js")?)?, WORKER_BUDGET),
        print("wasm module", weigh(&parts("wasm")?)?, WASM_BUDGET),
    ];
    Ok(!within.contains(&false))
}

/// A script and the chunks that it needs at once.
fn needed(dist: &Path, script: &str) -> Result<Vec<PathBuf>> {
    let chunks = bundle::all_imports(dist, script)?;
    let names = [script.to_owned()].into_iter().chain(chunks);
    Ok(names.map(|name| dist.join(name)).collect())
}

/// Weighs files.
fn weigh(paths: &[PathBuf]) -> Result<Weight> {
    let mut weight = Weight::default();
    for path in paths {
        let bytes = files::read(path)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        let packed = gzip
            .write_all(&bytes)
            .and_then(|()| gzip.finish())
            .with_context(|| format!("cannot compress {}", path.display()))?;
        weight.raw += bytes.len();
        weight.gzip += packed.len();
    }
    Ok(weight)
}

/// Prints one line; whether the budget holds.
fn print(what: &str, weight: Weight, budget: usize) -> bool {
    let within = weight.gzip <= budget;
    println!(
        "      {what}: {} raw, {} gzip; budget {} gzip{}",
        kib(weight.raw),
        kib(weight.gzip),
        kib(budget),
        if within { "" } else { ": OVER BUDGET" },
    );
    within
}

/// Bytes as kibibytes to one place, rounded up: a budget is never met by rounding.
fn kib(bytes: usize) -> String {
    let tenths = (bytes * 10).div_ceil(KIB);
    format!("{}.{} KiB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_round_up() {
        assert_eq!(kib(0), "0.0 KiB");
        assert_eq!(kib(1), "0.1 KiB");
        assert_eq!(kib(400 * KIB), "400.0 KiB");
        assert_eq!(kib(400 * KIB + 1), "400.1 KiB");
    }

    #[test]
    fn the_budget_is_the_last_weight_allowed() {
        let weight = |gzip| Weight { raw: 1_000, gzip };
        assert!(print("test", weight(10), 10));
        assert!(!print("test", weight(11), 10));
    }
}
