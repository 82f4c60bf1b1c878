//! `cargo xtask test`: everything CI checks.
//!
//! The Rust checks and the page checks use different compilers and different folders, so a full run does both at the
//! same time: the Rust checks in a process of their own, whose output follows at the end if they fail.

use crate::browser;
use crate::browsers;
use crate::changes::{Changes, Reads, Reason};
use crate::debian;
use crate::dependencies;
use crate::example;
use crate::files;
use crate::native;
use crate::node;
use crate::package;
use crate::paths;
use crate::process::{cargo, output_of, processor_time, run};
use crate::scripts;
use crate::signature;
use crate::site;
use crate::structure;
use crate::test_browser::TestBrowser;
use crate::toolchain;
use crate::wasm::{self, Variant};
use anyhow::{Context as _, Result, bail};
use std::env;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Which checks to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything.
    All,
    /// Formatting, lints, types, unit tests and laws.
    Quick,
    /// The Rust code.
    Rust,
    /// The site, in Node and in browsers.
    Page,
}

/// A check: its name, what it reads, and what runs it.
type Step = (&'static str, Reads, fn() -> Result<()>);

/// The proof that is checked each time; `soak` checks all.
const PROOF: &str = "tools/prove/proofs/e5-i1.txt.gz";

/// Prerequisites of the other checks.
const PREPARE: &[Step] = &[
    ("tools", Reads::Everything, tools),
    ("npm packages", Reads::Everything, node::install_packages),
];

const QUICK: &[Step] = &[
    ("rustfmt", Reads::Everything, rustfmt),
    ("structure", Reads::Everything, structure::check),
    ("dependencies", Reads::Everything, dependencies::check),
    ("lint", Reads::Everything, node::lint),
    ("types", Reads::Site, types),
    ("clippy", Reads::Rust, clippy),
    ("unit tests and laws", Reads::Rust, unit_tests),
];

const RUST: &[Step] = &[
    ("compiler", Reads::Everything, toolchain::check),
    ("rustfmt", Reads::Everything, rustfmt),
    ("structure", Reads::Everything, structure::check),
    ("dependencies", Reads::Everything, dependencies::check),
    ("clippy", Reads::Rust, clippy),
    ("cargo test", Reads::Rust, cargo_test),
    ("puzzles", Reads::Rust, || {
        native::tool("puzzles", &["verify", "--share", "1/10"])
    }),
    ("proof", Reads::Rust, || {
        native::run_apart("--package check-proof", &[PROOF])
    }),
    ("package", Reads::Rust, package::check),
    ("docs", Reads::Rust, docs),
    ("bench signature", Reads::Rust, signature::check),
];

const PAGE: &[Step] = &[
    ("compiler", Reads::Everything, toolchain::check),
    ("browsers", Reads::Everything, browsers),
    ("lint", Reads::Everything, node::lint),
    ("dist", Reads::Site, dist),
    ("types", Reads::Site, node::check_types),
    ("node tests", Reads::SiteAndDocuments, node_tests),
    ("example game", Reads::Site, example::build),
];

/// Runs the checks: those that what differs from a commit may break, if there is one.
///
/// # Errors
/// If a check fails; the error names it.
pub(crate) fn verify(scope: Scope, since: Option<&str>) -> Result<()> {
    let watch = Stopwatch::start();
    let changes = since
        .map(Changes::since)
        .transpose()
        .context("name another commit, `--changed=COMMIT`")?;
    let changes = changes.as_ref();
    let run_steps = |steps: &[Step]| run_steps(steps, changes);
    let page = || {
        let mut passed = run_steps(PAGE)?;
        let test = || browser::test(changes);
        passed.push(run_step("browser tests", Reads::Site, &test, changes)?);
        anyhow::Ok(passed)
    };
    let passed = match scope {
        Scope::Quick => run_steps(&[PREPARE, QUICK].concat())?,
        Scope::Rust => run_steps(&[PREPARE, RUST].concat())?,
        Scope::Page => [run_steps(PREPARE)?, page()?].concat(),
        Scope::All => {
            let prepared = run_steps(PREPARE)?;
            let commit = since.map(|commit| format!("--changed={commit}"));
            let arguments = ["test", "--rust"].into_iter().chain(commit.as_deref());
            let rust = Background::start(&arguments.collect::<Vec<_>>())?;
            let page = page();
            // Both are reported, even if one of them failed.
            let rust = rust.finish();
            let page = page?;
            [prepared, page, rust?].concat()
        }
    };
    println!("\n{SUMMARY}");
    for line in passed {
        println!("{line}");
    }
    println!("Everything passed in {}", watch.read());
    Ok(())
}

/// Checks that make what later ones read: what they made last may be of other changes.
const MAKES: &[&str] = &["dist", "example game"];

/// Runs checks one after another, up to the first failure. Returns what each has cost, in a line.
fn run_steps(steps: &[Step], changes: Option<&Changes>) -> Result<Vec<String>> {
    steps
        .iter()
        .map(|(name, reads, check)| run_step(name, *reads, check, changes))
        .collect()
}

/// Runs a check unless the changes do not matter to it. Returns what it has cost, in a line.
fn run_step(
    name: &str,
    reads: Reads,
    check: &dyn Fn() -> Result<()>,
    changes: Option<&Changes>,
) -> Result<String> {
    println!("\n=== {name}");
    let reason = changes
        .and_then(|changes| changes.leave_out(name, reads))
        .filter(|reason| *reason == Reason::Unchanged || !MAKES.contains(&name));
    let line = match reason {
        Some(Reason::Unchanged) => format!("=== {name}{LEFT_OUT}nothing that it reads has changed"),
        Some(Reason::Passed) => format!("=== {name}{LEFT_OUT}it has passed with these changes"),
        None => {
            let watch = Stopwatch::start();
            check().with_context(|| format!("“{name}” failed after {}", watch.read()))?;
            if let Some(changes) = changes {
                changes.note(name, reads)?;
            }
            format!("=== {name}{PASSED}{}", watch.read())
        }
    };
    println!("{line}");
    Ok(line)
}

/// The title of the costs at the end.
const SUMMARY: &str = "=== all checks";

/// What stands between the name of a check and its cost, or the reason why it did not run.
const PASSED: &str = " passed in ";
const LEFT_OUT: &str = " is left out: ";

/// Measures what something costs.
struct Stopwatch {
    started: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    fn start() -> Self {
        Self {
            started: Instant::now(),
            processor: processor_time(),
        }
    }

    /// The time since, and that of processors if the system says it.
    fn read(&self) -> String {
        let seconds = format!("{:.1} s", self.started.elapsed().as_secs_f64());
        match processor_time().zip(self.processor) {
            Some((now, before)) => {
                let processor = now.saturating_sub(before).as_secs_f64();
                format!("{seconds}, {processor:.1} s of processor time")
            }
            None => seconds,
        }
    }
}

/// Another run of this program, in the background; its output goes to a file.
struct Background {
    child: Child,
    log: std::path::PathBuf,
}

impl Background {
    fn start(arguments: &[&str]) -> Result<Self> {
        let log = paths::target().join("xtask-test.log");
        let file = std::fs::File::create(&log).context("cannot write the log")?;
        let child = Command::new(env::current_exe()?)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .context("cannot start the Rust checks")?;
        println!(
            "the Rust checks run in the background; their output is in {}",
            log.display()
        );
        Ok(Self { child, log })
    }

    /// Waits for the end. Prints the output after a failure, and otherwise returns what each check has cost.
    fn finish(mut self) -> Result<Vec<String>> {
        let status = self.child.wait()?;
        let log = std::fs::read(&self.log)?;
        let log = String::from_utf8_lossy(&log);
        if !status.success() {
            println!("\n{log}");
            bail!("the Rust checks failed; see above");
        }
        // They are listed again at the end of the log.
        let (log, _) = log.split_once(SUMMARY).unwrap_or((&log, ""));
        let passed = log.lines().filter(|line| {
            line.starts_with("===") && [PASSED, LEFT_OUT].iter().any(|what| line.contains(what))
        });
        Ok(passed
            .map(|line| format!("{line}, in the background"))
            .collect())
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // Both fail only if the process has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Node, and the components that a minimal rustup profile leaves out.
fn tools() -> Result<()> {
    node::check()?;
    node::print_versions();
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let is_installed = || output_of(cargo().args([subcommand, "--version"])).is_some();
        if is_installed() {
            continue;
        }
        println!("adding {component} with rustup");
        let adding = toolchain::rustup(&["component", "add", component]);
        if adding.is_err() || !is_installed() {
            bail!("no {component}: run `rustup component add {component}`");
        }
    }
    Ok(())
}

/// Finds the browsers before the long checks, so that a missing one is reported at once, and prints their versions. In CI,
/// they are the newest ones of the system.
fn browsers() -> Result<()> {
    let found: Vec<_> = browsers::wanted()
        .map(TestBrowser::find)
        .collect::<Result<_>>()?;
    if env::var_os("CI").is_some() {
        let packages: Vec<_> = found
            .iter()
            .filter_map(|path| debian::owner(path))
            .collect();
        if let Err(error) = debian::upgrade(&packages) {
            println!("the browsers stay as they are: {error:#}");
        }
    }
    for path in found {
        println!("{}: {}", path.display(), TestBrowser::version(&path));
    }
    Ok(())
}

fn rustfmt() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    run(cargo()
        .args(["clippy", "--workspace", "--all-targets", "--all-features"])
        .args(["--locked", "--", "-D", "warnings"]))
}

fn cargo_test() -> Result<()> {
    run(cargo().args("test --workspace --locked --features ergo-games/web".split(' ')))
}

fn unit_tests() -> Result<()> {
    run(cargo().args("test --locked --features ergo-games/web --lib --test laws".split(' ')))
}

/// Checks the types of the page; generates those of the wasm module if they are missing.
fn types() -> Result<()> {
    if !paths::www().join("wasm").is_dir() {
        wasm::build_into(Variant::Product, &paths::www())?;
    }
    node::check_types()
}

/// Builds the documentation.
///
/// # Errors
/// If there is a warning.
pub(crate) fn docs() -> Result<()> {
    let mut command = cargo();
    command.args("doc --workspace --no-deps --locked --features ergo-games/web".split(' '));
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn dist() -> Result<()> {
    site::build(Variant::Product)
}

fn node_tests() -> Result<()> {
    node::run_unit_tests(&[])
}

/// `cargo xtask soak`: runs the long tests in full.
///
/// # Errors
/// If one fails.
pub(crate) fn soak() -> Result<()> {
    run(cargo()
        .args(
            "test --locked --test commentary --test differential --test endurance --test linear"
                .split(' '),
        )
        .args(["--", "--ignored", "--nocapture"]))?;
    native::tool("puzzles", &["verify"])?;
    run(cargo()
        .args("test --locked --release --package puzzles --test verdicts".split(' '))
        .args(["--", "--ignored", "--nocapture"]))?;
    run(cargo()
        .args("test --locked --release --package small-boards --test boards".split(' '))
        .args(["--", "--ignored", "--nocapture"]))?;
    run(cargo()
        .args("test --locked --release --package check-proof --test proofs".split(' '))
        .args(["--", "--ignored", "--nocapture"]))?;
    run(cargo()
        .args("test --locked --release --package explorer --test data".split(' '))
        .args(["--", "--ignored", "--nocapture"]))?;
    let proofs = files::entries(&paths::root().join("tools/prove/proofs"))?;
    native::run_apart("--package check-proof", &proofs)?;
    dist()?;
    node::run_unit_tests(&[("ERGO_SOAK", "1")])?;
    scripts::breakages(&[])?;
    example::build()?;
    browser::soak()
}
