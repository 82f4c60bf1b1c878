//! Size budgets of the site.

use crate::bundle;
use crate::files;
use crate::page::{BOARD, PAGES};
use crate::parts;
use crate::paths;
use anyhow::{Result, bail};
use flate2::Compression;
use flate2::bufread::GzEncoder;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

const KIB: usize = 1024;

/// The page and the board it contains, compressed.
const PAGE_BUDGET: usize = 50_450;

/// The board, which other pages embed, compressed.
const BOARD_BUDGET: usize = 44_300;

/// The worker, compressed.
const WORKER_BUDGET: usize = 5_050;

/// The wasm module, compressed: as in version 0.1, 12 KiB for editing trees of moves and their comments, 33 KiB for
/// reviews, 8 KiB for setting up positions, and 15 KiB for nets, the policy of Intermedium and null-move pruning.
const WASM_BUDGET: usize = 309 * KIB;

/// The net of a game, compressed.
const NET_BUDGET: usize = 40 * KIB;

/// The total size of some files, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    /// Uncompressed.
    raw: usize,
    /// Compressed file by file, as a server sends them.
    gzip: usize,
}

/// Checks the size of `dist/`.
///
/// # Errors
/// If a file is over budget.
pub(crate) fn check() -> Result<()> {
    if !report(&paths::dist())? {
        bail!("the site is over budget; see the sizes above");
    }
    Ok(())
}

/// Prints the sizes of a site and returns whether they are within budget.
///
/// # Errors
/// If a file is missing.
pub(crate) fn report(dist: &Path) -> Result<bool> {
    let [page, ..] = &PAGES;
    let parts = |ending: &str| -> Result<Vec<PathBuf>> {
        let mut paths = files::below(&dist.join(parts::FOLDER))?;
        paths.retain(|path| path.extension().is_some_and(|found| found == ending));
        Ok(paths)
    };
    let mut within = vec![
        print(
            "page with board",
            measure(&needed(dist, page.script)?)?,
            PAGE_BUDGET,
        ),
        print("board", measure(&needed(dist, BOARD.1)?)?, BOARD_BUDGET),
        print("worker", measure(&parts("js")?)?, WORKER_BUDGET),
        print("wasm module", measure(&parts("wasm")?)?, WASM_BUDGET),
    ];
    for net in parts("bin")? {
        within.push(print("net", measure(&[net])?, NET_BUDGET));
    }
    Ok(!within.contains(&false))
}

/// A script and the chunks that it needs at once.
fn needed(dist: &Path, script: &str) -> Result<Vec<PathBuf>> {
    let chunks = bundle::all_imports(dist, script)?;
    let names = [script.to_owned()].into_iter().chain(chunks);
    Ok(names.map(|name| dist.join(name)).collect())
}

/// Measures files.
fn measure(paths: &[PathBuf]) -> Result<Size> {
    let mut size = Size::default();
    for path in paths {
        let bytes = files::read(path)?;
        size.raw += bytes.len();
        size.gzip += compressed(&bytes)?.len();
    }
    Ok(size)
}

/// Compresses bytes by gzip.
///
/// # Errors
/// Never in practice: memory can be written.
pub(crate) fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    GzEncoder::new(bytes, Compression::best()).read_to_end(&mut packed)?;
    Ok(packed)
}

/// Prints a size and returns whether it is within budget.
fn print(what: &str, size: Size, budget: usize) -> bool {
    let within = size.gzip <= budget;
    println!(
        "      {what}: {} raw, {} gzip; budget {} gzip{}",
        kib(size.raw),
        kib(size.gzip),
        kib(budget),
        if within { "" } else { ": OVER BUDGET" },
    );
    within
}

/// Kibibytes with one decimal, rounded up, so that rounding never hides an excess.
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
    fn a_size_equal_to_the_budget_is_allowed() {
        let size = |gzip| Size { raw: 1_000, gzip };
        assert!(print("test", size(10), 10));
        assert!(!print("test", size(11), 10));
    }
}
