//! The command line.

use std::env;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Parser;
use ergo_games::games::ergo::Position;
use flate2::{Compression, GzBuilder};
use parallel::Part;

use crate::names::{answers, position};
use crate::opening::{Opening, State};
use crate::proof::{self, Log, Proof};
use crate::report;
use crate::solver::Solver;

/// The nodes of the search for the chance in a report.
const CHANCE_NODES: u64 = 3_000_000;

/// Proves openings of Ergo, and writes a file for each that is proven
#[derive(Debug, Parser)]
#[command(name = "cargo xtask prove")]
pub struct Cli {
    /// The openings, such as "e5 a1": the player to move afterwards is to win [default: all answers to e5]
    openings: Vec<String>,
    /// Only a share of them, such as 1/20
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    part: Part,
    /// Where what is proven on the way is kept; a run goes on where the last one ended
    #[arg(long, value_name = "FILE", default_value_os_t = in_target("prove.log"))]
    log: PathBuf,
    /// Where the proofs go; the strategies of those that are there already are tried first
    #[arg(long, value_name = "FOLDER", default_value_os_t = in_target("proofs"))]
    to: PathBuf,
    /// The number of openings that are worked on at a time [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The megabytes of the table of each thread
    #[arg(long, value_name = "N", default_value_t = 256)]
    hash: usize,
    /// The time limit for each opening, in minutes
    #[arg(long, value_name = "N", default_value_t = 120)]
    minutes: u64,
    /// Prove nothing, but write what is known of the openings
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// A file or folder in the target folder, which `cargo xtask` names.
fn in_target(name: &str) -> PathBuf {
    let target = env::var_os("ERGO_TARGET").unwrap_or_else(|| "target".into());
    Path::new(&target).join(name)
}

/// Runs the command.
///
/// # Errors
/// If an opening is not one, or a file cannot be read or written.
pub fn run(cli: &Cli) -> Result<()> {
    let openings = match cli.openings.as_slice() {
        [] => answers()?,
        openings => openings.to_vec(),
    };
    let share = cli.part.of(openings);
    let share = share.map(|name| Ok((position(&name)?, name)));
    let share: Vec<(Position, String)> = share.collect::<Result<_>>()?;
    for folder in [Some(cli.to.as_path()), cli.log.parent()]
        .into_iter()
        .flatten()
    {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let log = Log::open(&cli.log)?;
    let proven = Proof::all_in(&cli.to)?;
    if let Some(file) = &cli.report {
        let text = report::write(&share, &proven, &log, CHANCE_NODES)?;
        return std::fs::write(file, text)
            .with_context(|| format!("cannot write {}", file.display()));
    }
    let log = Mutex::new(log);
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        let mut solver = Solver::new(cli.hash);
        for proof in &proven {
            let id = solver.strategies.steps.read(proof.steps.lines())?;
            solver.keep(&proof.position, id);
        }
        while let Some((position, name)) = share.get(next.fetch_add(1, Ordering::Relaxed)) {
            let path = cli.to.join(name.replace(' ', "-") + ".txt.gz");
            if path.exists() {
                println!("{name}: proven already, {}", path.display());
                continue;
            }
            let start = Instant::now();
            let until = start + Duration::from_secs(60 * cli.minutes);
            let opening = Opening::new(name, *position, &log, until);
            solver.forget();
            let state = match opening.prove(&mut solver)? {
                State::Won(id) => {
                    let text = proof::write(&solver.strategies, id, position);
                    check_proof::check(&text, &mut |_| ())
                        .with_context(|| format!("the proof of {name} is wrong"))?;
                    compress(&text, &path)?;
                    format!("proven, {}", path.display())
                }
                State::Open(most) => format!("open, {most}"),
            };
            let minutes = start.elapsed().as_secs_f64() / 60.0;
            println!("{name}: {state}, after {minutes:.1} minutes");
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads = (0..parallel::threads(cli.threads)).map(|_| scope.spawn(work));
        let threads: Vec<_> = threads.collect();
        let mut threads = threads.into_iter();
        threads.try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })
}

/// Writes a compressed file, the same on all machines.
fn compress(text: &str, path: &Path) -> Result<()> {
    let write = || -> std::io::Result<()> {
        let mut file = GzBuilder::new().write(File::create(path)?, Compression::best());
        file.write_all(text.as_bytes())?;
        file.finish()?;
        Ok(())
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
