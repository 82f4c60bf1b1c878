//! `cargo xtask check-proof FILE…`: checks proofs.

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The most bytes of a file, decompressed.
const MOST_BYTES: u64 = 16 << 20;

/// Checks proofs that a position of Ergo is won
#[derive(Parser)]
#[command(name = "check-proof")]
struct Cli {
    /// Files, compressed by gzip if their names end in .gz
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in Cli::parse().files {
        let name = path.file_name().unwrap_or(path.as_os_str()).display();
        match check(&path) {
            Ok(result) => println!("{name}: {result}"),
            Err(error) => {
                eprintln!("{name}: {error:#}");
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn check(path: &Path) -> Result<String> {
    let started = Instant::now();
    let verdict = check_proof::check(&read(path)?, &mut |_| ())?;
    let winner = if verdict.position.ends_with('1') { "White" } else { "Black" };
    let turns = counted(verdict.turns as u64, "turn");
    let steps = counted(verdict.steps as u64, "step");
    let positions = counted(verdict.positions, "position");
    let seconds = started.elapsed().as_secs_f64();
    Ok(format!("{winner} wins in at most {turns}; {steps}, {positions} checked in {seconds:.1} s"))
}

/// A number of things, such as `12,345 steps`.
fn counted(number: u64, thing: &str) -> String {
    let mut digits = number.to_string();
    for place in (1..digits.len()).rev().skip(2).step_by(3) {
        digits.insert(place, ',');
    }
    format!("{digits} {thing}{}", if number == 1 { "" } else { "s" })
}

fn read(path: &Path) -> Result<String> {
    let mut file: Box<dyn Read> = Box::new(File::open(path).context("cannot open the file")?);
    if path.extension().is_some_and(|extension| extension == "gz") {
        file = Box::new(MultiGzDecoder::new(file));
    }
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).context("cannot read the file")?;
    ensure!(bytes.len() as u64 <= MOST_BYTES, "more than 16 MiB");
    // What is not text becomes a character that is refused.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
