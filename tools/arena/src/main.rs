//! `cargo xtask arena`: matches between engines.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    arena::run(arena::Cli::parse())
}
