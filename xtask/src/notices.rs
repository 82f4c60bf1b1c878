//! The notices of others whose code or typefaces are in what we publish, with their licences: a file that is checked in,
//! so that no build needs more than it has.

use crate::files;
use crate::paths;
use crate::process::{cargo, output_of};
use crate::toolchain::TARGET;
use crate::wasm;
use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The file.
const FILE: &str = "THIRD-PARTY.txt";

/// The program, for each system that it is published for.
const PROGRAM: [&str; 3] = [
    "--package ergo-games --target x86_64-unknown-linux-musl",
    "--package ergo-games --target aarch64-apple-darwin",
    "--package ergo-games --target x86_64-pc-windows-msvc",
];

/// Rust's standard library, which cargo does not list.
const RUST: &str = include_str!("notices/rust.txt");

/// The typefaces of the page, and their licences.
const TYPEFACES: [(&str, &str); 2] = [
    ("Figtree", "www/fonts/OFL-figtree.txt"),
    ("Fraunces", "www/fonts/OFL-fraunces.txt"),
];

const INTRODUCTION: &str = "\
What Ergo contains of others

Ergo itself is under the MIT licence or the Apache licence 2.0, at your option: LICENSE-MIT and LICENSE-APACHE. It contains
this software and these typefaces of others, whose licences follow. Where they leave a choice, it is the MIT licence.

";

const LINE: &str = "========================================================================\n";

/// A crate that is compiled into what we publish.
struct Crate {
    licence: String,
    /// The texts of its licences, as they are in its folder.
    text: String,
    is_in_page: bool,
    is_in_program: bool,
}

/// Writes the file.
///
/// # Errors
/// If cargo does not know the crates, or one has no licence.
pub(crate) fn write() -> Result<()> {
    files::write(&paths::root().join(FILE), text()?.as_bytes())
}

/// Checks that the file is that of the crates in the lock file.
///
/// # Errors
/// If it is not.
pub(crate) fn check() -> Result<()> {
    let found = files::read_text(&paths::root().join(FILE))?;
    if unix(&found) != text()? {
        bail!("{FILE} is out of date: run `cargo xtask generate notices`");
    }
    Ok(())
}

/// The text that the file has to have.
fn text() -> Result<String> {
    let crates = crates()?;
    let mut text = INTRODUCTION.to_owned();
    text += "In the page and the board:\n\n";
    for (name, found) in crates.iter().filter(|(_, found)| found.is_in_page) {
        writeln!(text, "- {name}: {}", found.licence)?;
    }
    text += "- Rust's standard library: MIT OR Apache-2.0\n\nIn the page:\n\n";
    for (name, _) in TYPEFACES {
        writeln!(text, "- the typeface {name}: OFL-1.1")?;
    }
    text += "\nIn the program `ergo`:\n\n";
    for (name, found) in crates.iter().filter(|(_, found)| found.is_in_program) {
        writeln!(text, "- {name}: {}", found.licence)?;
    }
    text += "- Rust's standard library: MIT OR Apache-2.0\n\n";
    // Crates of one project have the same text.
    let mut owners: Vec<(String, &str)> = Vec::new();
    for (name, found) in &crates {
        match owners.iter_mut().find(|(_, text)| *text == found.text) {
            Some((names, _)) => write!(names, ", {name}")?,
            None => owners.push((name.clone(), &found.text)),
        }
    }
    for (names, licence) in owners {
        add(&mut text, &names, licence);
    }
    add(&mut text, "Rust's standard library", RUST);
    for (name, path) in TYPEFACES {
        add(
            &mut text,
            name,
            &files::read_text(&paths::root().join(path))?,
        );
    }
    text.truncate(text.trim_end().len() + 1);
    Ok(text)
}

/// Adds the licence of something.
fn add(text: &mut String, name: &str, licence: &str) {
    for part in [LINE, name, "\n", LINE, "\n", unix(licence).trim(), "\n\n"] {
        text.push_str(part);
    }
}

/// A text with the line ends of Unix, without spaces before them.
fn unix(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

/// The crates of others that are compiled into what we publish, by name and version.
fn crates() -> Result<BTreeMap<String, Crate>> {
    let metadata =
        output_of(cargo().args("metadata --all-features --locked --format-version 1".split(' ')))
            .context("cargo metadata failed")?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("no packages")?;
    let mut crates = BTreeMap::<String, Crate>::new();
    let page =
        wasm::packages().map(|package| (format!("--package {package} --target {TARGET}"), true));
    let program = PROGRAM.map(|tree| (tree.to_owned(), false));
    for (arguments, is_page) in page.chain(program) {
        let tree = output_of(
            cargo()
                .args("tree --locked --edges normal,no-proc-macro --prefix none".split(' '))
                .args(arguments.split(' ')),
        );
        for (name, version) in linked(&tree.with_context(|| format!("cargo tree {arguments}"))?) {
            let package = packages
                .iter()
                .find(|package| package["name"] == name && package["version"] == version)
                .with_context(|| format!("cargo metadata lacks {name} {version}"))?;
            // Our own crates have none.
            if package["source"].is_null() {
                continue;
            }
            let found = match crates.entry(format!("{name} {version}")) {
                std::collections::btree_map::Entry::Occupied(found) => found.into_mut(),
                std::collections::btree_map::Entry::Vacant(free) => free.insert(read(package)?),
            };
            found.is_in_page |= is_page;
            found.is_in_program |= !is_page;
        }
    }
    Ok(crates)
}

/// The names and versions in the output of `cargo tree`.
fn linked(tree: &str) -> impl Iterator<Item = (&str, &str)> {
    tree.lines().filter_map(|line| {
        let (name, rest) = line.split_once(" v")?;
        Some((name, rest.split(' ').next()?))
    })
}

/// Reads the licences of a crate.
fn read(package: &Value) -> Result<Crate> {
    let name = package["name"].as_str().unwrap_or_default();
    let licence = package["license"].as_str().unwrap_or_default().to_owned();
    let manifest = package["manifest_path"].as_str().unwrap_or_default();
    let folder = Path::new(manifest).parent().unwrap_or(Path::new("."));
    let paths = files::entries(folder)?;
    let mut texts = Vec::new();
    for path in &paths {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        if is_licence(&file, &licence) && path.is_file() {
            texts.push(unix(&files::read_text(path)?).trim().to_owned());
        }
    }
    if texts.is_empty() {
        bail!("{name} has no licence in {}", folder.display());
    }
    Ok(Crate {
        licence,
        text: texts.join("\n\n"),
        is_in_page: false,
        is_in_program: false,
    })
}

/// Whether a file is one of the licences by which we use a crate.
fn is_licence(file: &str, licence: &str) -> bool {
    let file = file.to_uppercase();
    let is_notice = ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
        .iter()
        .any(|start| file.starts_with(start));
    is_notice && !(file.contains("APACHE") && licence.contains("MIT"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_found_in_trees() {
        let tree = "own v0.2.0 (/a/b)\nserde v1.0.2\nserde v1.0.2 (*)\n\n";
        let found: Vec<_> = linked(tree).collect();
        assert_eq!(
            found,
            [("own", "0.2.0"), ("serde", "1.0.2"), ("serde", "1.0.2")]
        );
    }

    #[test]
    fn a_choice_of_licences_is_made() {
        for (file, licence, is_wanted) in [
            ("LICENSE-MIT", "MIT OR Apache-2.0", true),
            ("LICENSE-APACHE", "MIT OR Apache-2.0", false),
            ("LICENSE-APACHE", "Apache-2.0", true),
            (
                "LICENSE-UNICODE",
                "(MIT OR Apache-2.0) AND Unicode-3.0",
                true,
            ),
            ("license.txt", "MIT", true),
            ("lib.rs", "MIT", false),
        ] {
            assert_eq!(is_licence(file, licence), is_wanted, "{file}, {licence}");
        }
    }
}
