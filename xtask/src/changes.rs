//! What differs from a commit, and which checks need not run for that: `cargo xtask test --changed`.
//!
//! A check is left out if nothing that it reads has changed, or if it has passed with the same changes before. CI runs all
//! of them, so what is here saves time and proves nothing.

use crate::files;
use crate::paths;
use crate::process::output_of;
use anyhow::{Context as _, Result};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;
use std::process::Command;
use std::{fs, iter};

/// What a check reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reads {
    /// Anything: it always runs.
    Everything,
    /// The Rust code, and what its tests read.
    Rust,
    /// What the site is built from, and the tests of the page.
    Site,
    /// The same, and the documentation.
    SiteAndDocuments,
}

/// Folders that only Rust reads: its tests, and the tools that make files of the repository.
const RUST: &[&str] = &[
    "examples/",
    "tests/",
    "tools/arena/",
    "tools/baseline/",
    "tools/fonts/",
    "tools/learn/",
    "tools/parallel/",
    "tools/prove/",
    "tools/puzzles/",
    "tools/small-boards/",
];

/// Folders that only the page, its tests and its tools read.
const SITE: &[&str] = &[
    "embed.html",
    "index.html",
    "tests/web/",
    "tools/bot/",
    "tools/site/",
    "www/",
];

/// What Rust reads of them: texts, names of games, parts of the module, notices.
const RUST_IN_WWW: &[&str] = &["www/fonts/", "www/games/"];

/// The documents that Rust reads.
const DOCUMENTS: &[&str] = &[
    "CHANGELOG.md",
    "README.md",
    "docs/development.md",
    "docs/engine-protocol.md",
    "docs/findings.md",
    "docs/formats.md",
];

impl Reads {
    /// Whether a file may be read.
    fn includes(self, path: &str) -> bool {
        let is_in = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
        let ends_with = |ending: &str| path.ends_with(ending);
        let is_site = is_in(SITE);
        let is_rust = is_in(RUST) && !is_site;
        let is_document = !is_site && ends_with(".md");
        match self {
            Self::Everything => true,
            Self::Rust if is_site => {
                is_in(RUST_IN_WWW) || ends_with(".txt") || ends_with("/words.js")
            }
            Self::Rust => !is_document || is_rust || DOCUMENTS.contains(&path),
            Self::Site => !is_rust && !is_document,
            Self::SiteAndDocuments => !is_rust || is_document,
        }
    }
}

/// What differs from a commit.
pub(crate) struct Changes {
    /// The commit.
    base: String,
    /// The files, with a hash of what is in them now.
    files: BTreeMap<String, u64>,
}

/// Why a check is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    Unchanged,
    Passed,
}

impl Changes {
    /// What differs from a commit, or from what it has in common with the current one: what is not committed counts.
    ///
    /// # Errors
    /// If git cannot compare.
    pub(crate) fn since(commit: &str) -> Result<Self> {
        let base = git(&["merge-base", "HEAD", commit])
            .with_context(|| format!("there is no commit `{commit}`"))?;
        let tracked = git(&["diff", "--name-only", "--no-renames", &base]);
        let new = git(&["ls-files", "--others", "--exclude-standard"]);
        let names = tracked.context("git cannot compare")? + "\n" + &new.unwrap_or_default();
        let files = names.lines().filter(|name| !name.is_empty());
        Ok(Self {
            files: files.map(|name| (name.to_owned(), content(name))).collect(),
            base,
        })
    }

    /// The paths of the files, also of those that are no longer there.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &String> {
        self.files.keys()
    }

    /// Why a check need not run, if so.
    pub(crate) fn leave_out(&self, check: &str, reads: Reads) -> Option<Reason> {
        if reads == Reads::Everything {
            return None;
        }
        if self.read_by(reads).next().is_none() {
            return Some(Reason::Unchanged);
        }
        let stamp = self.stamp(check, reads);
        let stamps = fs::read_to_string(stamps()).unwrap_or_default();
        stamps
            .lines()
            .any(|line| line == stamp)
            .then_some(Reason::Passed)
    }

    /// Notes that a check has passed.
    ///
    /// # Errors
    /// If that cannot be written.
    pub(crate) fn note(&self, check: &str, reads: Reads) -> Result<()> {
        let before = fs::read_to_string(stamps()).unwrap_or_default();
        // The last ones of each check are enough.
        let others = before.lines().rev().take(100).collect::<Vec<_>>();
        let stamp = self.stamp(check, reads);
        let lines = others.into_iter().rev().chain(iter::once(&*stamp));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        files::write(&stamps(), text.as_bytes())
    }

    /// A check, and a hash of the commit and of all changes that it reads.
    fn stamp(&self, check: &str, reads: Reads) -> String {
        let mut hasher = DefaultHasher::new();
        self.base.hash(&mut hasher);
        for file in self.read_by(reads) {
            file.hash(&mut hasher);
        }
        format!("{check} {:016x}", hasher.finish())
    }

    fn read_by(&self, reads: Reads) -> impl Iterator<Item = (&String, &u64)> {
        self.files
            .iter()
            .filter(move |(path, _)| reads.includes(path))
    }
}

/// Where it is noted what has passed.
fn stamps() -> PathBuf {
    paths::target().join("passed-checks.txt")
}

/// A hash of a file; of one that was deleted, always the same.
fn content(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    fs::read(paths::root().join(name)).ok().hash(&mut hasher);
    hasher.finish()
}

/// What git says.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    output_of(command.args(arguments).current_dir(paths::root()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_check_reads_decides_whether_it_runs() {
        for (path, rust, site, documents) in [
            ("src/lib.rs", true, true, true),
            ("Cargo.lock", true, true, true),
            ("rust-toolchain.toml", true, true, true),
            ("xtask/src/site.rs", true, true, true),
            ("tools/explorer/src/lib.rs", true, true, true),
            ("an/unknown.file", true, true, true),
            ("tests/laws/moves.rs", true, false, false),
            ("tools/learn/src/lib.rs", true, false, false),
            ("tests/web/e2e/link.test.mjs", false, true, true),
            ("www/game/session.js", false, true, true),
            ("www/app/README.md", false, true, true),
            ("www/text/en/games/ergo/lessons.txt", true, true, true),
            ("www/text/en/games/ergo/words.js", true, true, true),
            ("www/games/module-parts.js", true, true, true),
            ("index.html", false, true, true),
            ("docs/formats.md", true, false, true),
            ("docs/glossary.md", false, false, true),
            ("tools/learn/README.md", true, false, true),
        ] {
            assert_eq!(Reads::Rust.includes(path), rust, "Rust: {path}");
            assert_eq!(Reads::Site.includes(path), site, "site: {path}");
            assert_eq!(Reads::SiteAndDocuments.includes(path), documents, "{path}");
            assert!(Reads::Everything.includes(path));
        }
    }

    #[test]
    fn a_stamp_changes_with_what_is_read() {
        let changes = |file: &str, content| Changes {
            base: "1234".into(),
            files: [(file.to_owned(), content)].into(),
        };
        let stamp = |changes: &Changes| changes.stamp("clippy", Reads::Rust);
        let one = stamp(&changes("src/lib.rs", 1));
        assert_eq!(one, stamp(&changes("src/lib.rs", 1)));
        assert_ne!(one, stamp(&changes("src/lib.rs", 2)));
        assert_ne!(one, stamp(&changes("src/play.rs", 1)));
        let page = changes("www/game/session.js", 1);
        assert_eq!(stamp(&page), stamp(&changes("www/game/session.js", 2)));
        assert_eq!(
            page.leave_out("clippy", Reads::Rust),
            Some(Reason::Unchanged)
        );
        assert_eq!(page.leave_out("lint", Reads::Everything), None);
    }
}
