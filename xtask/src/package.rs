//! Tries the packaged crate as its users do: a new project depends on it and on the unrelated crate `ergo`, and plays a
//! game.

use crate::files;
use crate::paths;
use crate::process::{cargo, run};
use anyhow::Result;
use std::process::Command;

/// The project, which is a workspace of its own.
const MANIFEST: &str = r#"[package]
name = "player"
version = "0.0.0"
edition = "2024"

[dependencies]
ergo = "0.0.5"
ergo-games.path = "PACKAGE"

[[bin]]
name = "player"
path = "play.rs"

[workspace]
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
    // Files in the package have a fixed date, so that cargo would not notice a change of them.
    let packed = paths::target()
        .join("package")
        .join(format!("{name}.crate"));
    let mut unpack = Command::new("tar");
    unpack.arg("-xmzf").arg(packed).arg("-C").arg(&project);
    run(&mut unpack)?;
    let program = files::read(&paths::root().join("tests/package/play.rs"))?;
    files::write(&project.join("play.rs"), &program)?;
    run(cargo()
        .args(["run", "--quiet", "--manifest-path"])
        .arg(project.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", project.join("target")))
}
