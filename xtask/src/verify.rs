//! `cargo xtask test`: everything CI checks, in order, up to the first failure.

use crate::browser;
use crate::chromium::CHROMIUM;
use crate::firefox::FIREFOX;
use crate::imports;
use crate::node;
use crate::process::{answer, cargo, run};
use crate::progress::Progress;
use crate::signature;
use crate::site;
use crate::supply;
use crate::toolchain::rustup;
use crate::wasm::Simd;
use anyhow::{Error, Result};
use std::time::Instant;

/// How much is tested; the larger extent is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(crate) enum Extent {
    /// All that needs no browser, for quick runs.
    NoBrowser,
    /// All of it.
    Everything,
}

/// One check.
struct Step {
    name: &'static str,
    /// The least extent it belongs to.
    from: Extent,
    run: fn() -> Result<()>,
}

impl Step {
    /// A check that is always made.
    const fn always(name: &'static str, run: fn() -> Result<()>) -> Self {
        let from = Extent::NoBrowser;
        Self { name, from, run }
    }

    /// A check that is for the browser.
    const fn browser(name: &'static str, run: fn() -> Result<()>) -> Self {
        let from = Extent::Everything;
        Self { name, from, run }
    }
}

/// The checks in their order: first what the others need, then the quick ones.
const STEPS: [Step; 14] = [
    Step::always("tools", tools),
    Step::browser("browsers", browsers),
    Step::always("rustfmt", rustfmt),
    Step::always("clippy", clippy),
    Step::always("cargo test", cargo_test),
    Step::always("docs", docs),
    Step::always("imports", imports::check),
    Step::always("npm packages", node::install_packages),
    Step::always("supply", supply::check),
    Step::always("dist", dist),
    Step::always("bench signature", signature::check),
    Step::always("types", node::check_types),
    Step::always("node tests", node_tests),
    Step::browser("browser tests", browser::test),
];

/// Runs the checks.
///
/// # Errors
/// Says which check failed, and why.
pub(crate) fn verify(extent: Extent) -> Result<()> {
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.from <= extent).collect();
    let total = steps.len();
    let started = Instant::now();
    for (done, step) in steps.into_iter().enumerate() {
        println!("\n=== {}/{total} {}", done + 1, step.name);
        let began = Instant::now();
        (step.run)().map_err(|why| {
            let took = seconds(began);
            Error::msg(format!("“{}” failed after {took}: {why}", step.name))
        })?;
        println!("=== {} passed in {}", step.name, seconds(began));
    }
    let left_out = match extent {
        Extent::Everything => "",
        Extent::NoBrowser => ", browser tests left out",
    };
    println!(
        "\nEverything passed: {total} checks in {}{left_out}",
        seconds(started)
    );
    Ok(())
}

/// The time since, to a tenth of a second.
fn seconds(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

/// Node is here, and so are cargo's components, which a minimal rustup leaves out.
fn tools() -> Result<()> {
    node::check()?;
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let is_here = || answer(cargo().args([subcommand, "--version"])).is_some();
        if is_here() {
            continue;
        }
        println!("adding {component} with rustup");
        let adding = rustup(&["component", "add", component]);
        if adding.is_err() || !is_here() {
            return Err(Error::msg(format!(
                "no {component}: run `rustup component add {component}`"
            )));
        }
    }
    Ok(())
}

/// Found long before it is needed, so that its lack does not come out after minutes.
fn browsers() -> Result<()> {
    for visitor in [CHROMIUM, FIREFOX] {
        println!("{}", visitor.find()?.display());
    }
    Ok(())
}

fn rustfmt() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    run(cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--locked",
        "--",
        "-D",
        "warnings",
    ]))
}

fn cargo_test() -> Result<()> {
    run(cargo().args(["test", "--workspace", "--locked"]))
}

/// The documentation, without a warning.
///
/// # Errors
/// Where there is one.
pub(crate) fn docs() -> Result<()> {
    let mut command = cargo();
    command.args(["doc", "--workspace", "--no-deps", "--locked"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn dist() -> Result<()> {
    let extent = site::Extent::Package;
    site::build(Simd::On, extent, &mut Progress::new(extent.steps()))
}

fn node_tests() -> Result<()> {
    node::run_tests("unit", |_| ())
}
