//! Proves the puzzles of a file again, from their positions and goals alone.

use std::collections::HashSet;
use std::num::NonZero;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::{Context as _, Result, anyhow, ensure};
use ergo_games::codes::Verdict;
use ergo_games::game::Options;
use ergo_games::registry;
use ergo_games::search::Engine;
use ergo_games::session::Session;

use crate::check::prove;
use crate::exact::Exact;
use crate::file::Puzzle;
use crate::propose::stands_out;
use crate::symmetry::canonical;
use crate::themes::{Themed, themes};

/// Every `n`th puzzle from the `k`th on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    k: usize,
    n: usize,
}

impl Default for Share {
    fn default() -> Self {
        Self { k: 1, n: 1 }
    }
}

impl FromStr for Share {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        let (k, n) = text.split_once('/').context("a share is written as 1/20")?;
        let share = Self {
            k: k.parse()?,
            n: n.parse()?,
        };
        ensure!(
            (1..=share.n).contains(&share.k),
            "a share is written as 1/20, and its first number is not larger than its second"
        );
        Ok(share)
    }
}

/// Proves a share of the puzzles of a game. Prints what is not proven, and returns the number of such puzzles.
///
/// # Errors
/// If the puzzles as a whole are not in order.
pub fn verify<G: Themed>(
    options: Options,
    puzzles: &[Puzzle],
    share: Share,
    threads: Option<usize>,
) -> Result<usize> {
    let started = Instant::now();
    let id = G::variant_of(options).id;
    let key = |puzzle: &Puzzle| {
        let position = G::parse(&puzzle.position, options)?;
        Ok(canonical(&position))
    };
    let keys: HashSet<String> = puzzles.iter().map(key).collect::<Result<_>>()?;
    ensure!(keys.len() == puzzles.len(), "{id}: positions are alike");
    let ids: HashSet<String> = puzzles.iter().map(Puzzle::id).collect();
    ensure!(ids.len() == puzzles.len(), "{id}: names are alike");
    let order = |puzzle: &Puzzle| (puzzle.rating, puzzle.id());
    ensure!(
        puzzles.is_sorted_by_key(order),
        "{id}: the puzzles are not sorted by rating and name"
    );
    let some: Vec<&Puzzle> = puzzles.iter().skip(share.k - 1).step_by(share.n).collect();
    let (next, flaws) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        let (mut engine, mut exact) = (Engine::<G>::thorough(4), Exact::<G>::default());
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = some.get(at) else {
                return;
            };
            if at % 50 == 49 {
                eprintln!("{id} {}/{}", at + 1, some.len());
            }
            if let Err(flaw) = check(options, &mut engine, &mut exact, puzzle) {
                eprintln!("{id} {puzzle}: {flaw}");
                if let Ok(mut flaws) = flaws.lock() {
                    flaws.push(puzzle.id());
                }
            }
        }
    };
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads.unwrap_or_else(cores).max(1) {
            scope.spawn(work);
        }
    });
    let flaws = flaws.into_inner().map_err(|error| anyhow!("{error}"))?;
    println!(
        "{id}: {} of {} puzzles, {} not proven, {:.0} s",
        some.len(),
        puzzles.len(),
        flaws.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(flaws.len())
}

fn check<G: Themed>(
    options: Options,
    engine: &mut Engine<G>,
    exact: &mut Exact<G>,
    puzzle: &Puzzle,
) -> Result<()> {
    let position = G::parse(&puzzle.position, options);
    let position = position.map_err(|error| anyhow!("{error}"))?;
    let solution = prove(exact, &position, &puzzle.goal).map_err(|flaw| anyhow!("{flaw}"))?;
    ensure!(
        stands_out(engine, &position, &puzzle.goal, &solution),
        "another move is as good, by the engine"
    );
    let expected = themes(&position, &puzzle.goal, &solution);
    ensure!(
        puzzle.themes == expected,
        "the themes are {}",
        expected.join(" ")
    );
    is_shown::<G>(options, puzzle)
}

/// The judge of the page finds a solution, and accepts it.
pub(crate) fn is_shown<G: Themed>(options: Options, puzzle: &Puzzle) -> Result<()> {
    let goal = puzzle.goal.to_string();
    let mut session = open::<G>(options, &puzzle.position)?;
    let shown = session.solution(&goal);
    let shown = shown.map_err(|error| anyhow!("{error}"))?;
    let first = shown.first().context("the judge shows no solution")?;
    let attempt = session.attempt(&goal, first);
    let attempt = attempt.map_err(|error| anyhow!("{error}"))?;
    ensure!(
        matches!(attempt.verdict, Verdict::Solved | Verdict::Right),
        "the judge shows {first}, which is {}",
        attempt.verdict
    );
    Ok(())
}

/// A session at a position, as the judge of the page has it.
pub(crate) fn open<G: Themed>(options: Options, position: &str) -> Result<Box<dyn Session>> {
    let game = registry::find(G::variant_of(options).id).context("a game")?;
    (game.open_at)(options, Some(position)).map_err(|error| anyhow!("{error}"))
}
