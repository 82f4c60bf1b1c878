//! Finds the browsers of the tests, and installs them if possible.

use crate::debian;
use crate::process::output_of;
use anyhow::{Error, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser and where to find it.
pub(crate) struct TestBrowser {
    /// Its name in messages.
    pub(crate) title: &'static str,
    /// The environment variable that overrides its path.
    pub(crate) variable: &'static str,
    /// The names of its executable on Linux.
    pub(crate) names: &'static [&'static str],
    /// Its paths on macOS.
    pub(crate) mac: &'static [&'static str],
    /// Its Debian packages.
    pub(crate) packages: &'static [&'static str],
}

impl TestBrowser {
    /// The path of a working executable; installs it if necessary.
    ///
    /// # Errors
    /// If there is none; the error says what to install.
    pub(crate) fn find(&self) -> Result<PathBuf> {
        if let Some(found) = self.installed() {
            return Ok(found);
        }
        if let Err(why) = debian::install(self.packages) {
            println!("      {why}");
        }
        self.installed().ok_or_else(|| {
            Error::msg(format!(
                "no {title} found: install {title} (on Debian, `{by_hand}`), or set {variable} to its path",
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

/// Whether it starts: on some systems the executable is a stub that only says how to install the browser.
fn runs(path: &Path) -> bool {
    path.is_file() && output_of(Command::new(path).arg("--version")).is_some()
}
