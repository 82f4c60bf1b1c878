//! `cargo xtask test`: everything CI checks, in order, up to the first failure.

use crate::browser;
use crate::chromium;
use crate::failure::{Failure, Outcome};
use crate::imports;
use crate::node;
use crate::process::{answer, cargo, run};
use crate::progress::Progress;
use crate::site;
use crate::toolchain::rustup;
use crate::wasm::Simd;
use std::time::Instant;

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All of it.
    Everything,
    /// All that needs no browser, for quick runs.
    NoBrowser,
}

/// One check.
struct Step {
    name: &'static str,
    run: fn() -> Outcome,
}

/// What both extents check, quick answers first.
const STEPS: [Step; 10] = [
    Step {
        name: "tools",
        run: tools,
    },
    Step {
        name: "rustfmt",
        run: rustfmt,
    },
    Step {
        name: "clippy",
        run: clippy,
    },
    Step {
        name: "cargo test",
        run: cargo_test,
    },
    Step {
        name: "docs",
        run: docs,
    },
    Step {
        name: "imports",
        run: imports::check,
    },
    Step {
        name: "dist",
        run: dist,
    },
    Step {
        name: "npm packages",
        run: node::install_packages,
    },
    Step {
        name: "types",
        run: node::check_types,
    },
    Step {
        name: "node tests",
        run: node_tests,
    },
];

/// What only [`Extent::Everything`] checks.
const BROWSER_STEPS: [Step; 1] = [Step {
    name: "browser tests",
    run: browser::test,
}];

/// Runs the checks.
///
/// # Errors
/// Says which check failed, and why.
pub(crate) fn verify(extent: Extent) -> Outcome {
    let browser: &[Step] = match extent {
        Extent::Everything => &BROWSER_STEPS,
        Extent::NoBrowser => &[],
    };
    let total = STEPS.len() + browser.len();
    let started = Instant::now();
    if extent == Extent::Everything {
        // Before the long work, so that its lack is not found out in the end.
        chromium::find()?;
    }
    for (done, step) in STEPS.iter().chain(browser).enumerate() {
        println!("\n=== {}/{total} {}", done + 1, step.name);
        let began = Instant::now();
        (step.run)().map_err(|why| {
            let took = seconds(began);
            Failure::new(format!("“{}” failed after {took}: {why}", step.name))
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
fn tools() -> Outcome {
    node::check()?;
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let is_here = || answer(cargo().args([subcommand, "--version"])).is_some();
        if is_here() {
            continue;
        }
        println!("adding {component} with rustup");
        let adding = rustup(&["component", "add", component]);
        if adding.is_err() || !is_here() {
            return Err(Failure::new(format!(
                "no {component}: run `rustup component add {component}`"
            )));
        }
    }
    Ok(())
}

fn rustfmt() -> Outcome {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Outcome {
    run(cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ]))
}

fn cargo_test() -> Outcome {
    run(cargo().args(["test", "--workspace", "--locked"]))
}

fn docs() -> Outcome {
    let mut command = cargo();
    command.args(["doc", "--workspace", "--no-deps", "--locked"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn dist() -> Outcome {
    site::build(Simd::On, &mut Progress::new(site::STEPS))
}

fn node_tests() -> Outcome {
    node::run_tests("node", |_| ())
}
