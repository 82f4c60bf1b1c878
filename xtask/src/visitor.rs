//! A browser that visits the site in tests: found, else installed, else asked for.

use crate::debian;
use crate::process::answer;
use anyhow::{Error, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser, and where to look for it.
pub(crate) struct Visitor {
    /// What people call it.
    pub(crate) title: &'static str,
    /// The environment variable in which a person may name one; scripts are told by the same.
    pub(crate) variable: &'static str,
    /// What it is called on Linux.
    pub(crate) names: &'static [&'static str],
    /// Where macOS has it.
    pub(crate) mac: &'static [&'static str],
    /// Debian's packages of it.
    pub(crate) packages: &'static [&'static str],
}

impl Visitor {
    /// The path of one that runs, installed if need be.
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

    /// The first that is here and answers; the one the person names goes before all others.
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

/// Whether it starts: on some systems, what has the name only says where to get the browser.
fn runs(path: &Path) -> bool {
    path.is_file() && answer(Command::new(path).arg("--version")).is_some()
}
