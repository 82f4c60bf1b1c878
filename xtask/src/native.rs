//! Native builds of the library of this repository: the engine, the types of views, and the programs in `tools`.

use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use arena::cargo::program;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

/// Builds a program in release mode and returns its path.
///
/// # Errors
/// If cargo fails.
pub(crate) fn build(name: &str) -> Result<PathBuf> {
    // The features of dependencies follow from all packages that are named: the library is compiled once for all programs.
    let packages = "--package ergo-games --package explorer --package learn --package puzzles --package small-boards";
    let mut command = cargo();
    command.args(["build", "--locked", "--release"]);
    command.args(packages.split(' ')).args(["--bin", name]);
    program(&mut command, name)
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

/// Runs a program that is built apart from the others, in release mode.
///
/// # Errors
/// If it cannot be built, or fails.
pub(crate) fn run_apart<S: AsRef<OsStr>>(program: &str, arguments: &[S]) -> Result<()> {
    let mut command = cargo();
    command.args("run --locked --release".split(' '));
    command.args(program.split(' ')).arg("--");
    run(command.args(arguments))
}

/// Runs a program in `tools`, in release mode.
pub(crate) fn tool<S: AsRef<OsStr>>(name: &str, arguments: &[S]) -> Result<()> {
    run(Command::new(build(name)?)
        .args(arguments)
        .env(paths::TARGET, paths::target()))
}
