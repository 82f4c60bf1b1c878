//! `cargo xtask tune`: tunes the evaluation weights of a game by self-play.

use crate::paths;
use crate::process::cargo;
use anyhow::{Context as _, Error, Result};
use std::process::Stdio;

/// Runs the tuner with these arguments and writes the weights of the game.
///
/// # Errors
/// If the tuner cannot be built, or fails.
pub(crate) fn tune(game: &str, arguments: &[String]) -> Result<()> {
    let output = cargo()
        .args(["run", "--locked", "--release", "--quiet"])
        .args([
            "--package",
            "ergo",
            "--bin",
            "tune",
            "--features",
            "tune",
            "--",
        ])
        .arg(game)
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| "cannot start cargo".to_owned())?;
    if !output.status.success() {
        return Err(Error::msg("the tuner failed"));
    }
    let file = paths::root()
        .join("src/games")
        .join(game)
        .join("weights.rs");
    std::fs::write(&file, output.stdout)
        .with_context(|| format!("cannot write {}", file.display()))?;
    println!("wrote {}", file.display());
    Ok(())
}
