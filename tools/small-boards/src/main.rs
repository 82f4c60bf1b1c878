//! `cargo xtask solve-small`: solves small boards and writes the values of their positions.

use clap::Parser as _;

fn main() -> anyhow::Result<()> {
    small_boards::run(&small_boards::Cli::parse())
}
