//! Builds the packages of a release twice: from this folder, and from a clone of its last commit in another one. Both
//! give the same bytes, so that anybody can verify what was published.

use crate::files;
use crate::node;
use crate::paths;
use crate::process::{cargo, run};
use crate::wasm;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Compares the packages of `dist/` and of this commit with those of a clone.
///
/// # Errors
/// If a package cannot be built, or if a file differs; the error names it.
pub(crate) fn check() -> Result<()> {
    let folder = paths::target().join("twice");
    files::remove_dir(&folder)?;
    let sources = folder.join("sources");
    println!("[1/3] Pack this build");
    let here = Build {
        sources: paths::root(),
        site: folder.join("site"),
        packages: folder.join("packages"),
    };
    // What a release adds to the site is not in dist/ itself.
    files::copy_all(&paths::dist(), &here.site)?;
    here.pack(&folder)?;
    println!("[2/3] Build a clone in {}", sources.display());
    run(Command::new("git")
        .args(["-c", "advice.detachedHead=false", "clone", "--quiet"])
        .args([&here.sources, &sources]))?;
    let module = wasm::compile_copy(&sources, &folder.join("target"))?;
    wasm::write_glue(&module, &sources, &sources.join("www/wasm"))?;
    wasm::write_separate(&sources, &folder.join("target"), &sources.join("www"))?;
    node::install(&sources.join("tools/site"))?;
    let clone = Build {
        site: sources.join("dist"),
        packages: sources.join("target/packages"),
        sources,
    };
    run(clone
        .script("build.js")
        .arg(&clone.site)
        .stdout(Stdio::null()))?;
    clone.pack(&folder)?;
    println!("[3/3] Compare");
    for (one, other) in [(&here.site, &clone.site), (&here.packages, &clone.packages)] {
        let differing = differing(one, other)?;
        if !differing.is_empty() {
            bail!(
                "{} and {} differ in {}",
                one.display(),
                other.display(),
                differing.into_iter().collect::<Vec<_>>().join(", ")
            );
        }
    }
    for path in files::below(&here.packages)? {
        let name = path.file_name().unwrap_or_default();
        println!("      the same: {}", name.display());
    }
    files::remove_dir(&folder)
}

/// A build of the site and its packages.
struct Build {
    /// The repository.
    sources: PathBuf,
    /// The site that was built.
    site: PathBuf,
    /// Where the packages are written.
    packages: PathBuf,
}

impl Build {
    /// Packs site and crate as a release does.
    fn pack(&self, scratch: &Path) -> Result<()> {
        // It prints the release notes about the board.
        run(self
            .script("deployment.js")
            .arg("pin")
            .arg(&self.site)
            .stdout(Stdio::null()))?;
        run(self.script("pack.js").args([&self.site, &self.packages]))?;
        let target = scratch.join("crate");
        run(cargo()
            .args("package --quiet --locked --no-verify --package ergo-games".split(' '))
            .arg("--manifest-path")
            .arg(self.sources.join("Cargo.toml"))
            .arg("--target-dir")
            .arg(&target))?;
        let name = concat!("ergo-games-", env!("CARGO_PKG_VERSION"), ".crate");
        let packed = files::read(&target.join("package").join(name))?;
        files::remove_dir(&target)?;
        files::write(&self.packages.join(name), &packed)
    }

    /// A script of `tools/site` in the sources.
    fn script(&self, name: &str) -> Command {
        let mut command = Command::new("node");
        command.arg(self.sources.join("tools/site").join(name));
        command
    }
}

/// The files that are in one folder only or have another content in the other, by their paths.
fn differing(one: &Path, other: &Path) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for (folder, against) in [(one, other), (other, one)] {
        for path in files::below(folder)? {
            let inside = path.strip_prefix(folder)?;
            let counterpart = against.join(inside);
            if !counterpart.is_file() || files::read(&path)? != files::read(&counterpart)? {
                found.insert(inside.display().to_string());
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_differ_are_named() -> Result<()> {
        let scratch = files::Scratch::new("differing")?;
        let [one, other] = ["one", "other"].map(|name| scratch.path().join(name));
        for (folder, name, text) in [
            (&one, "same/file", "a"),
            (&other, "same/file", "a"),
            (&one, "changed", "a"),
            (&other, "changed", "b"),
            (&one, "gone", "a"),
            (&other, "new", "a"),
        ] {
            files::write(&folder.join(name), text.as_bytes())?;
        }
        let names: Vec<_> = differing(&one, &other)?.into_iter().collect();
        assert_eq!(names, ["changed", "gone", "new"]);
        assert!(differing(&one, &one)?.is_empty());
        Ok(())
    }
}
