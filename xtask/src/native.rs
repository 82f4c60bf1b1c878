//! The native engine of this repository, as cargo builds it.

use crate::failure::Outcome;
use crate::paths;
use crate::process::{cargo, run};
use std::path::PathBuf;

/// Builds the engine as it is released, and says where it is.
///
/// # Errors
/// Where it cannot be built.
pub(crate) fn build() -> Outcome<PathBuf> {
    release("ergo")
}

/// Builds the opponent from outside, and says where it is.
///
/// # Errors
/// Where it cannot be built.
pub(crate) fn build_outsider() -> Outcome<PathBuf> {
    release("outsider")
}

/// Builds a program of the package that bears its name.
fn release(name: &str) -> Outcome<PathBuf> {
    run(cargo()
        .args(["build", "--locked", "--release"])
        .args(["--package", name, "--bin", name]))?;
    Ok(paths::target().join("release").join(name))
}
