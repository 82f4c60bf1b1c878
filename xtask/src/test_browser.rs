//! Finds a browser for tests, and installs it if possible.

use crate::debian;
use crate::process::answer;
use anyhow::{Error, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser and where to find it.
pub(crate) struct Visitor {
    /// Its name in messages.
    pub(crate) title: &'static str,
    /// The environment variable with its path, for people and for scripts.
    pub(crate) variable: &'static str,
    /// The names of its executable on Linux.
    pub(crate) names: &'static [&'static str],
    /// Its paths on macOS.
    pub(crate) mac: &'static [&'static str],
    /// Its Debian packages.
    pub(crate) packages: &'static [&'static str],
}

impl Visitor {
    /// The path of a working executable; installs it if necessary.
    ///
    /// # Errors
    /// Says what to install.
    pub(crate) fn find(&self) -> Result<PathBuf> {
        if let Some(found) = self.installed() {
            return Ok(found);
        }
        if let Err(why) = debian::install(self.packages) {
            println!("      {why}");
        }
        self.installed().ok_or_else(|| {
            Error::msg(format!(
                "no {title} found: install {title} (on Debian, `{by_hand}`), or name one in {variable}",
                title = self.title,
                by_hand = debian::by_hand(self.packages),
                variable = self.variable,
            ))
        })
    }

    /// The first working executable; the environment variable takes precedence.
    fn installed(&self) -> Option<PathBuf> {
        let named = env::var_os(self.variable).map(PathBuf::from);
        let path = env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = env::split_paths(&path).collect();
        let on_path = self
            .names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        named
            .into_iter()
            .chain(on_path)
            .chain(self.mac.iter().map(PathBuf::from))
            .find(|path| runs(path))
    }
}

/// Whether it starts: on some systems the executable is only a stub that says how to install the browser.
fn runs(path: &Path) -> bool {
    path.is_file() && answer(Command::new(path).arg("--version")).is_some()
}
