//! The static site: put together beside `dist/`, then swapped in whole.

use crate::budget;
use crate::failure::{Context as _, Outcome};
use crate::files;
use crate::offline;
use crate::paths;
use crate::progress::Progress;
use crate::wasm::{self, Simd};
use std::fs;
use std::path::{Path, PathBuf};

/// How many steps [`build`] announces.
pub(crate) const STEPS: usize = 3;

/// `cargo xtask dist`.
///
/// # Errors
/// As [`build`].
pub(crate) fn dist(simd: Simd) -> Outcome {
    build(simd, &mut Progress::new(STEPS))?;
    println!("The site is in {}", paths::dist().display());
    Ok(())
}

/// Builds the site into `dist/`. Whatever fails, the `dist/` of before stays.
///
/// # Errors
/// Says which part failed, or that the site is over budget.
pub(crate) fn build(simd: Simd, progress: &mut Progress) -> Outcome {
    progress.step("Compile rules and engine to WebAssembly");
    let module = wasm::compile(simd)?;

    progress.step("Write the JavaScript glue");
    let fresh = Scratch::new("dist-new")?;
    let glue = fresh.path().join("www/wasm");
    wasm::write_glue(&module, &glue)?;
    // The type check reads the page's sources, where the glue must be too.
    files::copy_all(&glue, &paths::root().join("www/wasm"))?;

    progress.step("Lay out the site");
    lay_out(&paths::root(), fresh.path())?;
    budget::check(fresh.path())?;
    offline::finish(&paths::root(), fresh.path())?;
    swap_in(&fresh, &paths::dist())
}

/// What of `www/` does not lie there in the site.
const AT_THE_ROOT: [&str; 4] = ["icon.svg", "icons", "manifest.webmanifest", "sw.js"];

/// Copies all that the site is made of, but for the glue, to `site`.
fn lay_out(root: &Path, site: &Path) -> Outcome {
    files::copy(&root.join("index.html"), &site.join("index.html"))?;
    for path in files::entries(root)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("LICENSE-") {
            files::copy(&path, &site.join(&*name))?;
        }
    }
    let www = root.join("www");
    for path in files::below(&www)? {
        match path.strip_prefix(&www) {
            // What lies there may be of another build.
            Ok(inside) if inside.starts_with("wasm") => {}
            // These belong at the root, where `offline` puts them.
            Ok(inside) if AT_THE_ROOT.iter().any(|name| inside.starts_with(name)) => {}
            Ok(inside) => files::copy(&path, &site.join("www").join(inside))?,
            Err(_) => {}
        }
    }
    for game in files::entries(&root.join("src/games"))? {
        let rules = game.join("rules.md");
        if let (true, Some(id)) = (rules.is_file(), game.file_name()) {
            let page = format!("www/rules/{}.md", id.to_string_lossy());
            files::copy(&rules, &site.join(page))?;
        }
    }
    Ok(())
}

/// Puts the fresh site where the old one was.
fn swap_in(fresh: &Scratch, dist: &Path) -> Outcome {
    let old = Scratch::new("dist-old")?;
    let context = || format!("cannot replace {}", dist.display());
    if dist.exists() {
        fs::rename(dist, old.path().join("dist")).context(context)?;
    }
    fs::rename(fresh.path(), dist).context(context)
}

/// A folder at the root of the repository, so that it can be renamed into place, which goes away
/// with its owner.
struct Scratch(PathBuf);

impl Scratch {
    /// A new, empty folder; its name is of this process alone.
    fn new(name: &str) -> Outcome<Self> {
        let path = paths::root().join(format!(".{name}-{}", std::process::id()));
        files::remove_dir(&path)?;
        fs::create_dir(&path).context(|| format!("cannot make {}", path.display()))?;
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
