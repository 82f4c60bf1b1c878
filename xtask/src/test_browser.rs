//! Finds the browsers of the tests, and installs them if possible.

use crate::debian;
use crate::process::output_of;
use anyhow::{Result, bail};
use std::env::{self, consts::OS};
use std::ffi::OsString;
use std::path::{self, Path, PathBuf};
use std::process::Command;

/// A browser and where to find it.
pub(crate) struct TestBrowser {
    /// Its name in messages.
    pub(crate) title: &'static str,
    /// The name of its tests in `playwright.config.mjs`.
    pub(crate) project: &'static str,
    /// The environment variable that overrides its path.
    pub(crate) variable: &'static str,
    /// Whether the other tests run without it, if that variable is `none`.
    pub(crate) is_optional: bool,
    /// The names of executables that will do, the best one first: that of the Debian packages.
    pub(crate) names: &'static [&'static str],
    /// Their paths below the folders of applications on macOS.
    pub(crate) mac: &'static [&'static str],
    /// Their paths below the folders of programs on Windows.
    pub(crate) windows: &'static [&'static str],
    /// Its Debian packages.
    pub(crate) debian: &'static [&'static str],
    /// The commands that install it on other Linux systems.
    pub(crate) elsewhere: &'static str,
    /// The option that it answers at once.
    pub(crate) question: &'static str,
}

impl TestBrowser {
    /// Whether its environment variable leaves it out of the tests.
    pub(crate) fn is_left_out(&self) -> bool {
        self.is_optional && env::var_os(self.variable).is_some_and(|value| value == "none")
    }

    /// The path of a working executable: the one that the environment variable names, the one of the Debian packages,
    /// which are installed if possible, or another one.
    ///
    /// # Errors
    /// If the variable names none that works, or if there is none; the error says what to install.
    pub(crate) fn find(&self) -> Result<PathBuf> {
        let folders = env::var_os("PATH").unwrap_or_default();
        let here = Search {
            browser: self,
            os: OS,
            path: env::split_paths(&folders).collect(),
            variable: &|name| env::var_os(name).filter(|value| !value.is_empty()),
            works: &|path| self.works(path),
        };
        let found = here.find(|| debian::install(self.debian))?;
        // Tests run in another folder.
        Ok(path::absolute(found)?)
    }

    /// The version of an executable, and the newest that apt has of its package, as a person reads them.
    pub(crate) fn version(path: &Path) -> String {
        // On Windows, a browser opens a window instead of answering.
        let own = || output_of(Command::new(path).arg("--version"));
        let own = if cfg!(windows) { None } else { own() };
        let packaged = debian::owner(path).and_then(|package| debian::versions(&package));
        let (installed, newest) = packaged.unwrap_or_default();
        // The driver of WebKit does not know its version, but apt does.
        let own = own
            .or(installed)
            .unwrap_or_else(|| "an unknown version".to_owned());
        let newest = newest.unwrap_or_else(|| "unknown".to_owned());
        format!("{own}, newest package: {newest}")
    }

    /// Whether an executable is there and starts: on some systems it is a stub that only says how to install the browser.
    fn works(&self, path: &Path) -> bool {
        // On Windows, a browser opens a window instead of answering.
        let starts = || cfg!(windows) || output_of(Command::new(path).arg(self.question)).is_some();
        path.is_file() && starts()
    }
}

/// A search for a browser, with everything that it depends on.
pub(crate) struct Search<'a> {
    pub(crate) browser: &'a TestBrowser,
    /// The system, as in [`OS`].
    pub(crate) os: &'a str,
    /// The folders of programs.
    pub(crate) path: Vec<PathBuf>,
    /// The value of an environment variable.
    pub(crate) variable: &'a dyn Fn(&str) -> Option<OsString>,
    /// Whether an executable is there and starts.
    pub(crate) works: &'a dyn Fn(&Path) -> bool,
}

impl Search<'_> {
    /// The result of [`TestBrowser::find`].
    ///
    /// # Errors
    /// See there.
    pub(crate) fn find(&self, install: impl FnOnce() -> Result<()>) -> Result<PathBuf> {
        match self.named()? {
            Some(path) => Ok(path),
            None => self.best(install),
        }
    }

    /// The executable that the environment variable names.
    fn named(&self) -> Result<Option<PathBuf>> {
        let (title, variable) = (self.browser.title, self.browser.variable);
        let Some(path) = (self.variable)(variable).map(PathBuf::from) else {
            return Ok(None);
        };
        if path == Path::new("none") && !self.browser.is_optional {
            bail!("{variable} is none, but the tests cannot do without {title}");
        }
        if !(self.works)(&path) {
            let path = path.display();
            bail!(
                "{variable} is {path}, which is not there or does not start: set it to the path of {title}"
            );
        }
        Ok(Some(path))
    }

    /// The best executable. If that of the Debian packages is not there, they are installed first.
    fn best(&self, install: impl FnOnce() -> Result<()>) -> Result<PathBuf> {
        let best = self.browser.names.get(..1).unwrap_or_default();
        if let Some(path) = self.first(self.on_path(best)) {
            return Ok(path);
        }
        let installed = if self.os == "linux" {
            install()
        } else {
            Ok(())
        };
        let mut candidates = self.on_path(self.browser.names);
        candidates.extend(self.in_usual_places());
        match self.first(candidates) {
            Some(path) => Ok(path),
            None => bail!("{}", self.missing(installed)),
        }
    }

    /// The first one that works.
    fn first(&self, candidates: Vec<PathBuf>) -> Option<PathBuf> {
        candidates.into_iter().find(|path| (self.works)(path))
    }

    /// The executables with these names, wherever there may be some.
    fn on_path(&self, names: &[&str]) -> Vec<PathBuf> {
        let ending = if self.os == "windows" { ".exe" } else { "" };
        let names = names.iter().map(|name| format!("{name}{ending}"));
        names
            .flat_map(|name| self.path.iter().map(move |folder| folder.join(&name)))
            .collect()
    }

    /// Where installers put browsers without telling the shell.
    fn in_usual_places(&self) -> Vec<PathBuf> {
        let folder = |name: &&str| (self.variable)(name).map(PathBuf::from);
        let (folders, paths): (Vec<_>, _) = match self.os {
            "windows" => {
                let names = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"];
                (
                    names.iter().filter_map(folder).collect(),
                    self.browser.windows,
                )
            }
            "macos" => {
                let own = folder(&"HOME").map(|home| home.join("Applications"));
                let all = ["/Applications".into()].into_iter().chain(own);
                (all.collect(), self.browser.mac)
            }
            _ => return Vec::new(),
        };
        let of = |path| folders.iter().map(move |folder| folder.join(path));
        paths.iter().flat_map(of).collect()
    }

    /// The message if there is none.
    fn missing(&self, installed: Result<()>) -> String {
        let (title, variable) = (self.browser.title, self.browser.variable);
        if self.os != "linux" {
            return format!("no {title} found: install it, or set {variable} to its path");
        }
        let why = installed.err().map(|why| format!(" ({why:#})"));
        format!(
            "no {title} found{why}: install it with `{debian}` on Debian, {elsewhere}, or set {variable} to its path",
            why = why.unwrap_or_default(),
            debian = debian::by_hand(self.browser.debian),
            elsewhere = self.browser.elsewhere,
        )
    }
}
