//! `cargo xtask learn`: plays games, and makes a net of them.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    learn::run(&learn::Cli::parse())
}
