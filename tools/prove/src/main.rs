//! `cargo xtask prove`: proves openings of Ergo, and writes the files that show it.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    prove::run(&prove::Cli::parse())
}
