//! What needs real browsers: the end-to-end tests and the screenshots.

use crate::chromium::CHROMIUM;
use crate::failure::{Context as _, Outcome};
use crate::firefox::FIREFOX;
use crate::node;
use crate::paths;
use crate::process::run;
use crate::progress::Progress;
use crate::serve::Server;
use crate::site::{self, Extent};
use crate::visitor::Visitor;
use crate::wasm::Simd;
use std::ffi::OsString;
use std::process::Command;

/// Runs the end-to-end tests against `dist/`.
///
/// # Errors
/// Where one fails, or there is no Chromium.
pub(crate) fn test() -> Outcome {
    test_with(&CHROMIUM, "browser")
}

/// Runs those that are for Firefox.
///
/// # Errors
/// Where one fails, or there is no Firefox.
pub(crate) fn test_firefox() -> Outcome {
    test_with(&FIREFOX, "firefox")
}

/// Runs the tests in a folder with a browser.
fn test_with(visitor: &Visitor, within: &str) -> Outcome {
    let setting = Setting::new(visitor)?;
    node::run_tests(within, |command| {
        // One after the other: they measure how busy the page is.
        command.arg("--test-concurrency=1");
        setting.tell(command);
    })
}

/// `cargo xtask screenshots`.
///
/// # Errors
/// Where the site cannot be built or the pictures not taken.
pub(crate) fn screenshots() -> Outcome {
    node::check()?;
    let extent = Extent::Site;
    let mut progress = Progress::new(extent.steps() + 2);
    site::build(Simd::On, extent, &mut progress)?;
    progress.step("Install npm packages");
    node::install_packages()?;
    progress.step("Take the pictures");
    let mut command = node::node();
    Setting::new(&CHROMIUM)?.tell(command.arg("screenshots.mjs"));
    run(&mut command)
}

/// The site served, and a browser to look at it with.
struct Setting {
    url: String,
    /// The variable in which scripts look for the browser.
    variable: &'static str,
    browser: OsString,
}

impl Setting {
    /// Serves `dist/` on a free port until the process ends.
    fn new(visitor: &Visitor) -> Outcome<Self> {
        let browser = visitor.find()?.into_os_string();
        let server = Server::bind(0).context(|| "no free port on loopback".to_owned())?;
        let url = server.url().context(|| "no address".to_owned())?;
        server.run_in_background(&paths::dist());
        Ok(Self {
            url,
            variable: visitor.variable,
            browser,
        })
    }

    /// Tells a script where both are.
    fn tell(&self, command: &mut Command) {
        command
            .env("ERGO_URL", &self.url)
            .env(self.variable, &self.browser);
    }
}
