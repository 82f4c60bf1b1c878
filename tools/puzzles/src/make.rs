//! Collects puzzles of a game from the positions of the tests and from play, a number of each kind.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use anyhow::{Context as _, Result};
use ergo_games::game::Options;

use crate::file::Puzzle;
use crate::finder::{Find, Finder, Kinds};
use crate::symmetry::{canonical, difference};
use crate::themes::Themed;

/// The puzzles that are wanted of each kind, the files with positions, and the most games to play.
#[derive(Debug)]
pub struct Plan {
    /// The goals without their stones, and how many puzzles there are to be of each. `nothing` is a `decide` without
    /// a win.
    pub wanted: Kinds,
    /// Files in `tests/data`.
    pub files: &'static [&'static str],
    /// The most games.
    pub games: u64,
}

/// How many puzzles a game has at least, unless all games are played before.
const ENOUGH: usize = 500;
/// The most new puzzles from one game.
const PER_GAME: usize = 2;
/// Positions that differ in no more cells are too much alike.
const ALIKE: usize = 4;
/// The number of sources that are searched, in any order, before the puzzles are counted.
const BATCH: usize = 100;

/// Where puzzles may be found.
enum Source<G> {
    /// A position of a file.
    Position(G),
    /// A game to be played.
    Game(u64),
}

/// Adds to the puzzles of a game, with a number of threads that does not matter for the result, until there are enough.
/// Returns all of them, the easiest first.
///
/// # Errors
/// If a file cannot be read.
pub fn make<G: Themed>(
    options: Options,
    plan: &Plan,
    data: &Path,
    threads: Option<usize>,
    known: Vec<Puzzle>,
) -> Result<Vec<Puzzle>> {
    let threads = parallel::threads(threads);
    let mut sources = Vec::new();
    for file in plan.files {
        let path = data.join(file);
        let text = std::fs::read_to_string(&path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let texts = lines.map(|line| line.split(" | ").next().unwrap_or_default());
        let positions = texts.filter_map(|text| G::parse(text, options).ok());
        sources.extend(positions.map(Source::Position));
    }
    let games = (0..plan.games).map(Source::Game);
    let sources: Vec<Source<G>> = sources.into_iter().chain(games).collect();
    let mut collection = Collection::<G>::new(options, plan, known);
    for (at, batch) in sources.chunks(BATCH).enumerate() {
        if collection.is_full() {
            break;
        }
        let open = collection.open();
        let finder = || Finder::<G>::new(options);
        let found = parallel::map(threads, batch, finder, |finder, source| match source {
            Source::Position(position) => finder.look_at(position, &open),
            Source::Game(number) => finder.play(*number, &open),
        });
        for (source, finds) in found.into_iter().enumerate() {
            for find in finds {
                collection.add(at * BATCH + source, find);
            }
        }
        collection.report((at * BATCH + batch.len(), sources.len()));
    }
    Ok(collection.sorted())
}

fn position<G: Themed>(options: Options, puzzle: &Puzzle) -> G {
    let read = G::parse(&puzzle.position, options);
    read.expect("a puzzle has a position")
}

/// The puzzles found so far.
struct Collection<'a, G> {
    options: Options,
    plan: &'a Plan,
    counts: BTreeMap<String, usize>,
    per_source: HashMap<usize, usize>,
    seen: HashSet<String>,
    puzzles: Vec<Puzzle>,
    game: std::marker::PhantomData<G>,
}

impl<'a, G: Themed> Collection<'a, G> {
    fn new(options: Options, plan: &'a Plan, known: Vec<Puzzle>) -> Self {
        let mut counts = BTreeMap::new();
        let position = |puzzle: &Puzzle| position::<G>(options, puzzle);
        for puzzle in &known {
            *counts.entry(puzzle.kind()).or_default() += 1;
        }
        Self {
            options,
            plan,
            counts,
            per_source: HashMap::new(),
            seen: known
                .iter()
                .map(|known| canonical(&position(known)))
                .collect(),
            puzzles: known,
            game: std::marker::PhantomData,
        }
    }

    fn count(&self, kind: &str) -> usize {
        self.counts.get(kind).copied().unwrap_or_default()
    }

    /// The kinds of which more are wanted, and how many.
    fn open(&self) -> Kinds {
        let kinds = self.plan.wanted.iter();
        kinds
            .map(|&(kind, most)| (kind, most.saturating_sub(self.count(kind))))
            .filter(|&(_, most)| most > 0)
            .collect()
    }

    fn is_full(&self) -> bool {
        self.puzzles.len() >= ENOUGH || self.open().is_empty()
    }

    /// Adds a puzzle, unless there are enough of its kind, or like it.
    fn add(&mut self, source: usize, find: Find) {
        let Find { kind, puzzle } = find;
        let read = |puzzle: &Puzzle| position::<G>(self.options, puzzle);
        let position = read(&puzzle);
        let key = canonical(&position);
        let mut others = self.puzzles.iter();
        let is_alike = |other: &Puzzle| difference(&read(other), &position) <= ALIKE;
        if self.is_full()
            || self.open().iter().all(|&(open, _)| open != kind)
            || self.per_source.get(&source) >= Some(&PER_GAME)
            || self.seen.contains(&key)
            || others.any(is_alike)
        {
            return;
        }
        self.seen.insert(key);
        *self.counts.entry(kind.to_owned()).or_default() += 1;
        *self.per_source.entry(source).or_default() += 1;
        self.puzzles.push(puzzle);
    }

    fn report(&self, (done, all): (usize, usize)) {
        let kinds = self.plan.wanted.iter();
        let counts = kinds.map(|&(kind, most)| format!("{kind}: {}/{most}", self.count(kind)));
        let counts: Vec<String> = counts.collect();
        eprintln!(
            "{} {done}/{all}: {} puzzles ({})",
            G::variant_of(self.options).id,
            self.puzzles.len(),
            counts.join(", ")
        );
    }

    /// The puzzles, the easiest first.
    fn sorted(&self) -> Vec<Puzzle> {
        let mut puzzles = self.puzzles.clone();
        puzzles.sort_by_cached_key(|puzzle| (puzzle.rating, puzzle.id()));
        puzzles
    }
}
