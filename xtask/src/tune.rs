//! `cargo xtask tune`: lets the engine play itself and writes down what the estimates of a game should
//! weigh.

use crate::failure::{Context as _, Failure, Outcome};
use crate::paths;
use crate::process::cargo;
use std::process::Stdio;

/// Runs the tool and puts what it makes in its place. The words are those of the tool, the game first.
///
/// # Errors
/// Where the tool cannot be built or run, or finds fault with the words.
pub(crate) fn tune(words: &[String]) -> Outcome {
    let Some(game) = words.first().filter(|word| !word.starts_with('-')) else {
        return Err(Failure::new("tune wants a game"));
    };
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
        .args(words)
        .stderr(Stdio::inherit())
        .output()
        .context(|| "cannot run cargo".to_owned())?;
    if !output.status.success() {
        return Err(Failure::new("the weights were not tuned"));
    }
    let file = paths::root()
        .join("src/games")
        .join(game)
        .join("weights.rs");
    std::fs::write(&file, output.stdout).context(|| format!("cannot write {}", file.display()))?;
    println!("wrote {}", file.display());
    Ok(())
}
