//! The native engine of this repository, as cargo builds it.

use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use std::path::PathBuf;

/// Builds the engine as it is released; the path of the program.
///
/// # Errors
/// Where cargo fails.
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
