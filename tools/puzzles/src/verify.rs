//! Proves the puzzles of a file again, from their positions and goals alone.

use std::collections::HashSet;
use std::time::Instant;

use anyhow::{Context as _, Result, anyhow, ensure};
use ergo_games::codes::Verdict;
use ergo_games::game::Options;
use ergo_games::registry;
use ergo_games::search::Engine;
use ergo_games::session::Session;
use parallel::Part;

use crate::check::prove;
use crate::exact::Exact;
use crate::file::Puzzle;
use crate::propose::stands_out;
use crate::symmetry::canonical;
use crate::themes::{Themed, themes};

/// Proves a share of the puzzles of a game. Prints what is not proven, and returns the number of such puzzles.
///
/// # Errors
/// If the puzzles as a whole are not in order.
pub fn verify<G: Themed>(
    options: Options,
    puzzles: &[Puzzle],
    share: Part,
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
    let some: Vec<&Puzzle> = share.of(puzzles).collect();
    let (mut done, mut flaws) = (0, 0);
    let solvers = || (Engine::<G>::thorough(4), Exact::<G>::default());
    parallel::each(
        parallel::threads(threads),
        &some,
        solvers,
        |(engine, exact), puzzle| check(options, engine, exact, puzzle),
        |at, checked| {
            done += 1;
            if done % 50 == 0 {
                eprintln!("{id} {done}/{}", some.len());
            }
            if let Err(flaw) = checked {
                eprintln!("{id} {}: {flaw}", some[at]);
                flaws += 1;
            }
            anyhow::Ok(())
        },
    )?;
    println!(
        "{id}: {} of {} puzzles, {} not proven, {:.0} s",
        some.len(),
        puzzles.len(),
        flaws,
        started.elapsed().as_secs_f64()
    );
    Ok(flaws)
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
