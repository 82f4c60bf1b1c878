//! Tasks that need real browsers: the end-to-end tests and the screenshots.

use crate::browsers::{self, BROWSERS, CHROMIUM};
use crate::node;
use crate::process::run;
use crate::site;
use crate::wasm::Variant;
use anyhow::Result;
use std::process::Command;

/// Runs the end-to-end tests against `dist/`, in every browser. A test that fails is run once more; one that then passes
/// is listed as flaky.
///
/// # Errors
/// If one fails twice, or a browser is missing.
pub(crate) fn test() -> Result<()> {
    run(in_every_browser()?.args(["--retries=1", "--forbid-only"]))
}

/// Runs the end-to-end tests in full: those of which `test` runs a sample, such as 500 games between engines, find the
/// number of games in `ERGO_SOAK`.
///
/// # Errors
/// If one fails.
pub(crate) fn soak() -> Result<()> {
    run(in_every_browser()?.env("ERGO_SOAK", "500"))
}

/// `cargo xtask browser`: the end-to-end tests that these arguments of Playwright select, in the browsers that they name
/// by `--project=`, or in all.
///
/// # Errors
/// If one fails, or a browser is missing.
pub(crate) fn select(arguments: &[String]) -> Result<()> {
    node::install_packages()?;
    let projects = arguments
        .iter()
        .filter_map(|argument| argument.strip_prefix("--project="));
    let projects: Vec<_> = projects.collect();
    let mut command = if projects.is_empty() {
        in_every_browser()?
    } else {
        playwright(&projects)?
    };
    run(command.args(arguments))
}

fn in_every_browser() -> Result<Command> {
    let projects: Vec<_> = browsers::wanted().map(|browser| browser.project).collect();
    let mut command = playwright(&projects)?;
    command.args(
        projects
            .iter()
            .map(|project| format!("--project={project}")),
    );
    Ok(command)
}

/// `cargo xtask screenshots`.
///
/// # Errors
/// If the site cannot be built or a screenshot cannot be taken.
pub(crate) fn screenshots() -> Result<()> {
    site::build(Variant::Product)?;
    run(playwright(&[])?.args(["--config", "screenshots.config.mjs"]))
}

/// Playwright's test runner, which serves `dist/` itself, with Chromium and the browsers of these projects.
fn playwright(projects: &[&str]) -> Result<Command> {
    let mut command = node::node();
    command.args(["node_modules/@playwright/test/cli.js", "test"]);
    for browser in BROWSERS {
        if browser.project == CHROMIUM.project || projects.contains(&browser.project) {
            command.env(browser.variable, browser.find()?);
        }
    }
    Ok(command)
}
