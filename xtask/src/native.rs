//! The native engine of this repository.

use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use std::path::PathBuf;

/// Builds the engine in release mode and returns the path of the program.
///
/// # Errors
/// If cargo fails.
pub(crate) fn build() -> Result<PathBuf> {
    run(cargo().args([
        "build",
        "--locked",
        "--release",
        "--package",
        "ergo",
        "--bin",
        "ergo",
    ]))?;
    Ok(paths::target().join("release").join("ergo"))
}
