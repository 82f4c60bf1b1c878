//! What needs a real browser: the end-to-end tests and the screenshots.

use crate::chromium;
use crate::failure::{Context as _, Outcome};
use crate::node;
use crate::paths;
use crate::process::run;
use crate::progress::Progress;
use crate::serve::Server;
use crate::site::{self, Extent};
use crate::wasm::Simd;
use std::ffi::OsString;
use std::process::Command;

/// Runs the end-to-end tests against `dist/`.
///
/// # Errors
/// Where one fails, or there is no Chromium.
pub(crate) fn test() -> Outcome {
    let setting = Setting::new()?;
    node::run_tests("browser", |command| {
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
    Setting::new()?.tell(command.arg("screenshots.mjs"));
    run(&mut command)
}

/// The site served, and a browser to look at it with.
struct Setting {
    url: String,
    chromium: OsString,
}

impl Setting {
    /// Serves `dist/` on a free port until the process ends.
    fn new() -> Outcome<Self> {
        let chromium = chromium::find()?.into_os_string();
        let server = Server::bind(0).context(|| "no free port on loopback".to_owned())?;
        let url = server.url().context(|| "no address".to_owned())?;
        server.run_in_background(&paths::dist());
        Ok(Self { url, chromium })
    }

    /// Tells a script where both are.
    fn tell(&self, command: &mut Command) {
        command
            .env("ERGO_URL", &self.url)
            .env("ERGO_CHROMIUM", &self.chromium);
    }
}
