//! Tries the packaged crate as its users do: a new project depends on it and on another crate with the name `ergo`, as
//! there is one on crates.io, and plays a game.

use crate::files;
use crate::paths;
use crate::process::{cargo, run};
use anyhow::{Context as _, Result};
use flate2::read::GzDecoder;
use std::fs::File;
use std::path::Path;
use tar::Archive;

/// The project, which is a workspace of its own.
const MANIFEST: &str = r#"[package]
name = "player"
version = "0.0.0"
edition = "2024"

[dependencies]
ergo.path = "ergo"
ergo-games.path = "PACKAGE"

[[bin]]
name = "player"
path = "play.rs"

[workspace]
"#;

/// The other crate.
const OTHER: &str = r#"[package]
name = "ergo"
version = "0.0.0"
edition = "2024"
"#;

/// Packages the crate and runs a program that uses the package.
///
/// # Errors
/// If the package lacks a file, or if the program does not compile or fails.
pub(crate) fn check() -> Result<()> {
    // The program compiles the package, so that cargo need not.
    run(cargo().args([
        "package",
        "--package",
        "ergo-games",
        "--locked",
        "--allow-dirty",
        "--no-verify",
    ]))?;
    let project = paths::target().join("package-user");
    let name = concat!("ergo-games-", env!("CARGO_PKG_VERSION"));
    files::remove_dir(&project.join(name))?;
    let manifest = MANIFEST.replace("PACKAGE", name);
    files::write(&project.join("Cargo.toml"), manifest.as_bytes())?;
    files::write(&project.join("ergo/Cargo.toml"), OTHER.as_bytes())?;
    files::write(&project.join("ergo/src/lib.rs"), b"")?;
    // With the versions that are here already, nothing is fetched.
    let lock = files::read(&paths::root().join("Cargo.lock"))?;
    files::write(&project.join("Cargo.lock"), &lock)?;
    let packed = paths::target()
        .join("package")
        .join(format!("{name}.crate"));
    unpack(&packed, &project)?;
    let program = files::read(&paths::root().join("tests/package/play.rs"))?;
    files::write(&project.join("play.rs"), &program)?;
    run(cargo()
        .args(["run", "--quiet", "--manifest-path"])
        .arg(project.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", project.join("target")))
}

/// Unpacks a crate into a folder.
fn unpack(packed: &Path, folder: &Path) -> Result<()> {
    let file = File::open(packed).with_context(|| format!("cannot read {}", packed.display()))?;
    let mut archive = Archive::new(GzDecoder::new(file));
    // Files in the package have a fixed date, so that cargo would not notice a change of them.
    archive.set_preserve_mtime(false);
    let context = || format!("cannot unpack {}", packed.display());
    archive.unpack(folder).with_context(context)
}
