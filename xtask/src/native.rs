//! Native builds of the library of this repository: the engine, the types of views, and the programs in `tools`.

use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use std::ffi::OsStr;
use std::path::PathBuf;

/// Builds the engine in release mode and returns the path of the program.
///
/// # Errors
/// If cargo fails.
pub(crate) fn build() -> Result<PathBuf> {
    run(cargo().args("build --locked --release --package ergo-games --bin ergo".split(' ')))?;
    Ok(paths::target().join("release").join("ergo"))
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
pub(crate) fn tool<S: AsRef<OsStr>>(package: &str, arguments: &[S]) -> Result<()> {
    let mut tool = cargo();
    tool.args("run --locked --quiet --release --package".split(' '));
    run(tool.args([package, "--"]).args(arguments))
}
