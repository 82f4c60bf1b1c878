//! `cargo xtask learn`: plays games, and trains a net on them.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    learn::run(&learn::Cli::parse())
}
