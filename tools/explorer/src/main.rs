//! `cargo xtask explore`: explores the openings of a game and writes what is known of them.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    explorer::run(&explorer::Cli::parse())
}
