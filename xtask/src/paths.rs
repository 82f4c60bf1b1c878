//! Paths in the repository.

use std::path::PathBuf;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    arena::cargo::root().to_path_buf()
}

/// The sources of the page.
pub(crate) fn www() -> PathBuf {
    root().join("www")
}

/// The finished site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The environment variable that tells other programs of this repository the target folder.
pub(crate) const TARGET: &str = "ERGO_TARGET";

/// The target folder of cargo.
pub(crate) fn target() -> PathBuf {
    arena::cargo::target().to_path_buf()
}
