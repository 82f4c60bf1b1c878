//! A real Chromium for the end-to-end tests: found, else installed, else asked for.

use crate::debian;
use crate::failure::{Failure, Outcome};
use crate::process::answer;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What it is called on Linux.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where macOS has it.
const MAC: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// Debian's, with a font, without which a page has no letters.
const DEBIAN_PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// The path of a Chromium that runs, installed if need be.
///
/// # Errors
/// Says what to install.
pub(crate) fn find() -> Outcome<PathBuf> {
    if let Some(found) = installed() {
        return Ok(found);
    }
    if let Err(why) = debian::install(&DEBIAN_PACKAGES) {
        println!("      {why}");
    }
    installed().ok_or_else(|| {
        Failure::new(format!(
            "no Chromium found: install Chromium or Chrome (on Debian, `{}`), or name one in ERGO_CHROMIUM",
            debian::by_hand(&DEBIAN_PACKAGES)
        ))
    })
}

/// The first that is here and answers; the one the person names goes before all others.
fn installed() -> Option<PathBuf> {
    let named = env::var_os("ERGO_CHROMIUM").map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let on_path = NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named
        .into_iter()
        .chain(on_path)
        .chain(MAC.map(PathBuf::from))
        .find(|path| runs(path))
}

/// Whether it starts: on some systems, what has the name only says where to get the browser.
fn runs(path: &Path) -> bool {
    path.is_file() && answer(Command::new(path).arg("--version")).is_some()
}
