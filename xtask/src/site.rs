//! The static site: put together beside `dist/`, then swapped in whole.

use crate::budget;
use crate::files;
use crate::link::{self, Sources};
use crate::node;
use crate::offline;
use crate::package;
use crate::page::{BOARD, PAGES};
use crate::parts::{self, Parts};
use crate::paths;
use crate::progress::Progress;
use crate::single;
use crate::wasm::{self, Simd};
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// How much is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What it takes to play.
    Site,
    /// That, and what makes it a package: types and descriptions of the board, for which npm packages
    /// are needed.
    Package,
}

impl Extent {
    /// How many steps [`build`] announces.
    pub(crate) const fn steps(self) -> usize {
        match self {
            Self::Site => 3,
            Self::Package => 4,
        }
    }
}

/// `cargo xtask dist`.
///
/// # Errors
/// As [`build`].
pub(crate) fn dist(simd: Simd) -> Result<()> {
    node::check()?;
    let extent = Extent::Package;
    build(simd, extent, &mut Progress::new(extent.steps()))?;
    println!("The site is in {}", paths::dist().display());
    Ok(())
}

/// Builds the site into `dist/`. Whatever fails, the `dist/` of before stays.
///
/// # Errors
/// Says which part failed, or that the site is over budget.
pub(crate) fn build(simd: Simd, extent: Extent, progress: &mut Progress) -> Result<()> {
    progress.step("Compile rules and engine to WebAssembly");
    let module = wasm::compile(simd)?;

    progress.step("Write the JavaScript glue");
    let glue = Scratch::new("dist-glue")?;
    wasm::write_glue(&module, glue.path())?;
    // Among the sources, which name it.
    files::copy_all(glue.path(), &paths::root().join("www/wasm"))?;

    progress.step("Lay out the site");
    let fresh = Scratch::new("dist-new")?;
    let www = paths::root().join("www");
    lay_out(&www, fresh.path())?;

    if extent == Extent::Package {
        progress.step("Describe the board to those who embed it");
        node::install_packages()?;
        package::write(&www, Scratch::new("dist-types")?.path(), fresh.path())?;
    }
    budget::check(fresh.path())?;
    offline::finish(&paths::root(), fresh.path())?;
    swap_in(&fresh, &paths::dist())
}

/// Writes all that the site is made of to `site`.
fn lay_out(www: &Path, site: &Path) -> Result<()> {
    let parts = Parts::gather(www)?;
    let sources = Sources::new(www.to_path_buf()).with(parts::KNOWS, parts.write(site)?);
    write_pages(&sources, site)?;
    single::write(www, &parts, site)?;
    for licence in files::licences(&paths::root())? {
        files::copy(&paths::root().join(&licence), &site.join(&licence))?;
    }
    // GitHub Pages would make pages of the rules otherwise.
    files::write(&site.join(".nojekyll"), b"")
}

/// Writes the board, and the pages around it.
fn write_pages(sources: &Sources, site: &Path) -> Result<()> {
    let (board, scripts) = link::join_around(sources, BOARD, &PAGES.map(|page| page.source))?;
    files::write(&site.join(BOARD.1), board.as_bytes())?;
    for (page, script) in PAGES.iter().zip(scripts) {
        page.write(&script, site)?;
    }
    Ok(())
}

/// Puts the fresh site where the old one was.
fn swap_in(fresh: &Scratch, dist: &Path) -> Result<()> {
    let old = Scratch::new("dist-old")?;
    let context = || format!("cannot replace {}", dist.display());
    if dist.exists() {
        fs::rename(dist, old.path().join("dist")).with_context(context)?;
    }
    fs::rename(fresh.path(), dist).with_context(context)
}

/// A folder at the root of the repository, so that it can be renamed into place, which goes away
/// with its owner.
struct Scratch(PathBuf);

impl Scratch {
    /// A new, empty folder; its name is of this process alone.
    fn new(name: &str) -> Result<Self> {
        let path = paths::root().join(format!(".{name}-{}", std::process::id()));
        files::remove_dir(&path)?;
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing more can be done about a folder that will not go.
        let _ = fs::remove_dir_all(&self.0);
    }
}
