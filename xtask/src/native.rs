//! Native builds of the library of this repository: the engine, the types of views, and the programs in `tools`.

use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// Where the programs are. The features of their dependencies follow from all packages that are named: with the same
/// ones for every program, the library is compiled once for all of them.
const PACKAGES: [&str; 3] = ["ergo-games", "learn", "puzzles"];

/// Builds the engine in release mode and returns the path of the program.
///
/// # Errors
/// If cargo fails.
pub(crate) fn build() -> Result<PathBuf> {
    build_program("ergo")
}

fn build_program(name: &str) -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--locked", "--release", "--bin", name]);
    run(build.args(PACKAGES.iter().flat_map(|package| ["--package", package])))?;
    Ok(paths::target().join("release").join(name))
}

/// Writes `src/web/types.d.ts`, by the unit test that otherwise checks it.
///
/// # Errors
/// If cargo fails.
pub(crate) fn write_types() -> Result<()> {
    let mut test = cargo();
    test.args("test --locked --package ergo-games --features web --lib".split(' '));
    test.args(["web::types::types_are_up_to_date", "--", "--exact"]);
    run(test.env("ERGO_WRITE_TYPES", "1"))
}

/// Runs a program in `tools`, in release mode.
pub(crate) fn tool<S: AsRef<OsStr>>(name: &str, arguments: &[S]) -> Result<()> {
    run(Command::new(build_program(name)?).args(arguments))
}
