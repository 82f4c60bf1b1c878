//! The programs of this repository that play, built with cargo.

use crate::options::{EngineConfig, Program};
use anyhow::{Context as _, Result, ensure};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the built programs are.
#[derive(Clone, Debug)]
pub(crate) struct Programs {
    /// Our engine, which is also the referee.
    pub(crate) ours: PathBuf,
    /// The baseline; empty if the match does not need it.
    pub(crate) baseline: PathBuf,
}

impl Programs {
    /// Builds what these engines need, and the referee.
    ///
    /// # Errors
    /// If cargo fails.
    pub(crate) fn build(engines: &[EngineConfig]) -> Result<Self> {
        let mut engines = engines.iter();
        let baseline = if engines
            .any(|engine| matches!(engine.program, Program::Baseline | Program::Novice(_)))
        {
            build("baseline", "baseline")?
        } else {
            PathBuf::new()
        };
        Ok(Self {
            ours: build_engine()?,
            baseline,
        })
    }

    /// The command that starts a program.
    pub(crate) fn command(&self, program: &Program) -> Command {
        match program {
            Program::Ours => Command::new(&self.ours),
            Program::Baseline => Command::new(&self.baseline),
            Program::Novice(kind) => {
                let mut command = Command::new(&self.baseline);
                command.arg(kind);
                command
            }
            Program::Other(name, arguments) => {
                let mut command = Command::new(name);
                command.args(arguments);
                command
            }
        }
    }
}

/// Builds our engine.
///
/// # Errors
/// If cargo fails.
pub(crate) fn build_engine() -> Result<PathBuf> {
    build("ergo-games", "ergo")
}

/// Builds a program of a package.
fn build(package: &str, name: &str) -> Result<PathBuf> {
    cargo(&[
        "build",
        "--locked",
        "--release",
        "--package",
        package,
        "--bin",
        name,
    ])?;
    Ok(target().join("release").join(name))
}

/// Runs cargo in the root of the repository.
///
/// # Errors
/// If it fails.
pub(crate) fn cargo(arguments: &[&str]) -> Result<()> {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    let status = command.args(arguments).current_dir(root()).status();
    let status = status.context("cannot start cargo")?;
    ensure!(status.success(), "cargo {} failed", arguments.join(" "));
    Ok(())
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Cargo's target folder.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}
