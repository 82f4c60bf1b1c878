//! The programs of this repository that play, built with cargo.

use crate::cargo;
use crate::options::{EngineConfig, Program};
use anyhow::Result;
use std::path::PathBuf;
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
    let mut command = cargo::command();
    command.args("build --locked --release --package".split(' '));
    cargo::program(command.args([package, "--bin", name]), name)
}
