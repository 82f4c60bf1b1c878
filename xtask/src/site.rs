//! The static site: built in a temporary folder by `tools/site`, then swapped in as `dist/`.

use crate::files::Scratch;
use crate::node;
use crate::paths;
use crate::process::run;
use crate::wasm::{self, Variant};
use anyhow::{Context as _, Result};
use std::fs;
use std::path::Path;

/// `cargo xtask dist`.
///
/// # Errors
/// See [`build`].
pub(crate) fn dist(variant: Variant) -> Result<()> {
    build(variant)?;
    println!("The site is in {}", paths::dist().display());
    Ok(())
}

/// Builds the site into `dist/`. If anything fails, the previous `dist/` stays.
///
/// # Errors
/// If a part of the site cannot be built.
pub(crate) fn build(variant: Variant) -> Result<()> {
    node::check()?;
    println!("[1/2] Compile rules and engine to WebAssembly");
    wasm::build_into(variant, &paths::www())?;
    println!("[2/2] Build the site");
    node::install_site_packages()?;
    let fresh = Scratch::new("dist-new")?;
    run(node::site("build.js").arg(fresh.path()))?;
    swap_in(&fresh, &paths::dist())
}

/// Checks the sizes of `dist/`.
///
/// # Errors
/// If something has grown that is not listed, or is above a limit.
pub(crate) fn check_sizes() -> Result<()> {
    run(node::site("sizes.js").arg(paths::dist()))
}

/// Replaces the old site by the new one.
fn swap_in(fresh: &Scratch, dist: &Path) -> Result<()> {
    let old = Scratch::new("dist-old")?;
    let context = || format!("cannot replace {}", dist.display());
    if dist.exists() {
        fs::rename(dist, old.path().join("dist")).with_context(context)?;
    }
    fs::rename(fresh.path(), dist).with_context(context)
}
