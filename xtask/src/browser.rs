//! Tasks that need real browsers: the end-to-end tests and the screenshots.

use crate::browsers::{self, BROWSERS, CHROMIUM};
use crate::changes::Changes;
use crate::files;
use crate::node;
use crate::paths;
use crate::process::run;
use crate::site;
use crate::wasm::Variant;
use anyhow::{Context as _, Result, bail};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{hint, thread};

/// Runs the end-to-end tests against `dist/`, in every browser: those that some changes may break, if there are any. None
/// gets a second attempt.
///
/// # Errors
/// If one fails, or a browser is missing.
pub(crate) fn test(changes: Option<&Changes>) -> Result<()> {
    let mut command = in_every_browser()?;
    command.arg("--forbid-only");
    if let Some(changes) = changes {
        let list = paths::target().join("chosen-tests.txt");
        let mut choice = node::node();
        run(choice
            .arg("choice/list.mjs")
            .arg(&list)
            .args(changes.paths()))?;
        if files::read(&list)?.is_empty() {
            return Ok(());
        }
        command.arg("--test-list").arg(list);
    }
    run(&mut command)
}

/// `cargo xtask browser --record`: writes the map of which modules each test covers, from a run of all tests on a site
/// whose scripts say where each module begins.
fn record() -> Result<()> {
    site::build(Variant::Product)?;
    let marked = paths::target().join("marked");
    files::remove_dir(&marked)?;
    run(node::site("build.js").arg(&marked).arg("--marked"))?;
    let mut command = playwright(&[])?;
    command.arg(format!("--project={}", CHROMIUM.project));
    run(command.env("ERGO_RECORD", "1").env("ERGO_DIST", marked))
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
/// by `--project=`, or in all; or `--steady` or `--record`.
///
/// # Errors
/// If one fails, or a browser is missing.
pub(crate) fn select(arguments: &[String]) -> Result<()> {
    node::install_packages()?;
    match arguments.split_first() {
        Some((first, names)) if first == "--steady" => return steady(names),
        Some((first, [])) if first == "--record" => return record(),
        _ => {}
    }
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

/// `cargo xtask browser --steady`: the tests of some files, or of those that are not on `origin/main` as they are here,
/// three times beside two threads that keep the processors busy, and once one after the other with nothing beside them. No
/// test may depend on speed in either direction.
fn steady(names: &[String]) -> Result<()> {
    let names = if names.is_empty() {
        changed()?
    } else {
        names.to_vec()
    };
    println!("{}", names.join("\n"));
    busily(|| run(in_every_browser()?.arg("--repeat-each=3").args(&names)))?;
    run(in_every_browser()?.arg("--workers=1").args(&names))
}

/// The files of browser tests that are not on `origin/main` as they are here.
fn changed() -> Result<Vec<String>> {
    let changes = Changes::since("origin/main").context("name the files of the tests")?;
    let tests = changes
        .paths()
        .filter(|path| path.ends_with(".test.mjs") && paths::root().join(path).exists())
        .filter_map(|path| path.strip_prefix("tests/web/"))
        .filter(|path| path.starts_with("e2e/"));
    let tests: Vec<_> = tests.map(str::to_owned).collect();
    if tests.is_empty() {
        bail!("no browser test differs from origin/main");
    }
    Ok(tests)
}

/// Does something while two threads keep the processors busy.
fn busily(act: impl FnOnce() -> Result<()>) -> Result<()> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        let result = act();
        is_over.store(true, Relaxed);
        result
    })
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
