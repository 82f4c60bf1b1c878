//! The static site: built in a temporary folder, then swapped in as `dist/`.

use crate::budget;
use crate::bundle::Sources;
use crate::files::{self, Scratch};
use crate::node;
use crate::offline;
use crate::package;
use crate::page::{BOARD, PAGES};
use crate::parts::Parts;
use crate::paths;
use crate::process::run;
use crate::single;
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
    println!("[1/3] Compile rules and engine to WebAssembly");
    wasm::build_into(variant, &paths::www())?;

    println!("[2/3] Bundle the site");
    node::install_packages()?;
    let fresh = Scratch::new("dist-new")?;
    write(&paths::www(), fresh.path())?;

    println!("[3/3] Describe the element for embedders");
    package::write(&paths::www(), fresh.path())?;
    run(node::node().arg("front.mjs").arg(fresh.path()))?;
    offline::finish(&paths::root(), fresh.path())?;
    swap_in(&fresh, &paths::dist())?;
    // A site over budget can still be tried; `cargo xtask test` fails.
    budget::report(&paths::dist()).map(drop)
}

/// Writes everything the site is made of.
fn write(www: &Path, site: &Path) -> Result<()> {
    let sources = Sources::copy(www)?;
    let parts = Parts::collect(www, &sources)?;
    parts.write(&sources, site)?;
    write_script(&sources, BOARD.0, BOARD.1, site)?;
    for page in &PAGES {
        write_script(&sources, page.source, page.script, site)?;
        page.write(site)?;
    }
    single::write(&sources, &parts, site)?;
    for licence in files::licences(&paths::root())? {
        files::copy(&paths::root().join(&licence), &site.join(&licence))?;
    }
    for font in files::below(&www.join("fonts"))? {
        // The licences of the typefaces go with them.
        if let (Some("txt"), Some(name)) = (
            font.extension().and_then(|ending| ending.to_str()),
            font.file_name(),
        ) {
            files::copy(&font, &site.join(name))?;
        }
    }
    // GitHub Pages would render the rules otherwise.
    files::write(&site.join(".nojekyll"), b"")
}

/// Writes a script and its chunks.
fn write_script(sources: &Sources, source: &str, script: &str, site: &Path) -> Result<()> {
    let name = script.strip_suffix(".js").unwrap_or(script);
    for (file, text) in sources.split(source, name)? {
        files::write(&site.join(file), text.as_bytes())?;
    }
    Ok(())
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
