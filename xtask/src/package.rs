//! The npm package of the board: the files that make `dist/` one. It contains only the board, and has no install
//! scripts.

use crate::api;
use crate::files;
use anyhow::Result;
use std::path::Path;

/// Writes the files of the package, except the board itself, into the site.
///
/// # Errors
/// See [`api::write`]; also if a file cannot be read or written.
pub(crate) fn write(www: &Path, site: &Path) -> Result<()> {
    api::write(www, site)?;
    files::copy(&www.join("api.css"), &site.join("api.css"))?;
    files::copy(&www.join("package.md"), &site.join("README.md"))?;
    let manifest = files::read_text(&www.join("package.json"))?;
    let manifest = manifest.replace("0.0.0", env!("CARGO_PKG_VERSION"));
    files::write(&site.join("package.json"), manifest.as_bytes())
}
