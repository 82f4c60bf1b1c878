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
    /// The name of its tests in `playwright.config.mjs`.
    pub(crate) project: &'static str,
    /// The environment variable that overrides its path.
    pub(crate) variable: &'static str,
    /// The name of the executable in its packages.
    pub(crate) name: &'static str,
    /// The names of other executables that will do.
    pub(crate) alternatives: &'static [&'static str],
    /// Its paths on macOS.
    pub(crate) mac: &'static [&'static str],
    /// Its Debian packages.
    pub(crate) packages: &'static [&'static str],
    /// The option that it answers at once.
    pub(crate) question: &'static str,
}

impl TestBrowser {
    /// The path of a working executable: the one that the environment variable names, the one of the packages, which
    /// are installed if possible, or an alternative.
    ///
    /// # Errors
    /// If there is none; the error says what to install.
    pub(crate) fn find(&self) -> Result<PathBuf> {
        let named = env::var_os(self.variable).map(PathBuf::from);
        let named = named.filter(|path| self.runs(path));
        if let Some(found) = named.or_else(|| self.on_path(self.name)) {
            return Ok(found);
        }
        let installed = debian::install(self.packages);
        let mut on_mac = self.mac.iter().map(PathBuf::from);
        self.on_path(self.name)
            .or_else(|| self.alternatives.iter().find_map(|name| self.on_path(name)))
            .or_else(|| on_mac.find(|path| self.runs(path)))
            .ok_or_else(|| {
                let why = installed.err().map(|why| format!("{why:#}; "));
                Error::msg(format!(
                    "no {title} found: {why}install {title} (on Debian, `{by_hand}`), or set {variable} to its path",
                    title = self.title,
                    why = why.unwrap_or_default(),
                    by_hand = debian::by_hand(self.packages),
                    variable = self.variable,
                ))
            })
    }

    /// A working executable of this name.
    fn on_path(&self, name: &str) -> Option<PathBuf> {
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path)
            .map(|folder| folder.join(name))
            .find(|path| self.runs(path))
    }

    /// Whether it starts: on some systems the executable is a stub that only says how to install the browser.
    fn runs(&self, path: &Path) -> bool {
        path.is_file() && output_of(Command::new(path).arg(self.question)).is_some()
    }
}
