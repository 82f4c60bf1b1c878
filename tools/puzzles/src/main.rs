//! `cargo xtask puzzles`: makes the files of puzzles, and proves every puzzle of them again.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    puzzles::run(&puzzles::Cli::parse())
}
