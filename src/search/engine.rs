//! An engine: it is asked about a position, thinks in slices, and can tell at any time what it has
//! found so far.
//!
//! - `root` deepens the search step by step and compares the best lines;
//! - `walk` goes through the tree, with a stack of its own instead of the machine's, so that it can
//!   pause after any step and go on from there at no cost;
//! - `margins` says what is not worth a look;
//! - `forced` looks for wins by threats that leave no choice, and `proof` for those by threats
//!   of any kind.

use super::order::{Order, Weighed};
use super::table::Table;
use super::{Coverage, Limits, Line, Opinion, Progress, Report};
use crate::game::{Outcome, Side};
use crate::hash::random;
use crate::search::Score;

mod forced;
mod margins;
mod proof;
mod root;
mod walk;

pub use margins::Margins;
use root::Job;
use walk::Node;

/// Steps and nodes between two looks at the clock.
const STEPS_PER_LOOK: u32 = 256;
const NODES_PER_LOOK: u64 = 512;

/// The positions that might be looked at were not enough to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFewNodes;

/// How the engine is to search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// As strongly as it can: moves that promise little get less of its time, or none.
    #[default]
    Selective,
    /// Every move to the same depth: slower, but equal to a search that prunes nothing.
    Plain,
}

/// A search that remembers, from one position of a game to the next.
#[derive(Debug)]
pub struct Engine<G: Opinion> {
    style: Style,
    table: Table,
    order: Order<G>,
    /// The positions from the root down to the one being looked at.
    path: Vec<Node<G>>,
    /// The moves of all positions on the path, one after the other.
    moves: Vec<Weighed<G::Move>>,
    /// Where a position lists its moves before they are weighed.
    listed: Vec<G::Move>,
    /// The moves of all positions on the way of a forced win.
    forcing: Vec<G::Move>,
    /// For each ply of the path, the best line found from there on.
    lines: Vec<Vec<G::Move>>,
    /// The keys of the positions that end the game in a draw when they come up, sorted.
    drawn: Vec<u64>,
    job: Option<Job<G>>,
}

impl<G: Opinion> Engine<G> {
    /// An engine with a table of so many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self::with_style(megabytes, Style::Selective)
    }

    /// An engine that searches in a style.
    #[must_use]
    pub fn with_style(megabytes: usize, style: Style) -> Self {
        Self {
            style,
            table: Table::new(megabytes),
            order: Order::new(),
            path: Vec::new(),
            moves: Vec::new(),
            listed: Vec::new(),
            forcing: Vec::new(),
            lines: Vec::new(),
            drawn: Vec::new(),
            job: None,
        }
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.order.clear();
        self.abandon();
    }

    /// Begins to think about a position. `drawn` are the keys, sorted, of the positions that would
    /// end the game in a draw. Nothing happens until [`Engine::run`] is called.
    pub fn begin(&mut self, root: &G, drawn: &[u64], limits: Limits) {
        self.stop();
        self.drawn.clear();
        self.drawn.extend_from_slice(drawn);
        // A win that was proven on the way over one of these positions is none where it is drawn.
        self.table.begin(digest(drawn));
        self.order.fade();
        self.begin_job(root, limits);
    }

    /// A line by which the player to move wins by threats, within so many plies; none if there is no
    /// such line.
    ///
    /// # Errors
    /// Says if looking at so many positions is not enough to tell.
    pub fn solve(
        &mut self,
        root: &G,
        drawn: &[u64],
        plies: u32,
        nodes: u32,
    ) -> Result<Option<Line<G::Move>>, TooFewNodes> {
        self.begin(root, drawn, Limits::default());
        let found = self.seek(root, plies, nodes);
        self.abandon();
        found
    }

    /// Ends the thinking; what was found stays in the report.
    pub fn stop(&mut self) {
        self.path.clear();
        self.moves.clear();
        if let Some(job) = &mut self.job {
            job.end();
        }
    }

    /// Ends the thinking and forgets what was found, because the game went on.
    pub fn abandon(&mut self) {
        self.stop();
        self.job = None;
    }

    /// What was found so far; `None` if nothing was asked.
    #[must_use]
    pub fn report(&self) -> Option<&Report<G::Move>> {
        self.job.as_ref().map(Job::report)
    }

    /// Thinks until the clock, in milliseconds, shows `until`, or the search is done.
    pub fn run(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        let began = clock();
        if let Some(job) = &mut self.job {
            job.start_clock(began);
        }
        loop {
            let nodes = self.nodes();
            for _ in 0..STEPS_PER_LOOK {
                if self.is_done() {
                    self.stop();
                    return Progress::Done;
                }
                self.step();
                if self.nodes() - nodes >= NODES_PER_LOOK {
                    break;
                }
            }
            let now = clock();
            if self.job.as_ref().is_some_and(|job| job.is_out_of_time(now)) {
                self.stop();
                return Progress::Done;
            }
            if now >= until {
                return Progress::Thinking;
            }
        }
    }

    /// One step of the way.
    fn step(&mut self) {
        if self.path.is_empty() {
            self.deepen();
        } else {
            self.walk();
        }
    }

    fn is_plain(&self) -> bool {
        self.style == Style::Plain
    }

    /// Whether there is nothing to do, or no more.
    fn is_done(&self) -> bool {
        self.job.as_ref().is_none_or(Job::is_done)
    }

    fn nodes(&self) -> u64 {
        self.job.as_ref().map_or(0, Job::nodes)
    }

    fn count_node(&mut self) {
        if let Some(job) = &mut self.job {
            job.count_node();
        }
    }
}

/// If the other player threatens to win with his next move, says so and appends all moves that leave
/// him no such move, and those that end the game in a draw.
fn answers<G: Opinion>(
    drawn: &[u64],
    position: &G,
    insight: &G::Insight,
    into: &mut Vec<G::Move>,
) -> bool {
    let first = into.len();
    if !position.parries(insight, into) {
        return false;
    }
    if !drawn.is_empty() {
        let parries = into.len();
        if position.candidates(into) == Coverage::Some {
            // A move that ends the game in a draw may be among those that are not listed.
            into.truncate(first);
            return false;
        }
        let mut kept = parries;
        for at in parries..into.len() {
            let mv = into[at];
            let ends = has(drawn, position.play_unchecked(mv).key());
            if ends && !into[first..parries].contains(&mv) {
                into[kept] = mv;
                kept += 1;
            }
        }
        into.truncate(kept);
    }
    true
}

/// A move that wins at once, however it does.
fn win_at_once<G: Opinion>(position: &G, moves: &[G::Move]) -> Option<G::Move> {
    let turn = position.turn();
    moves.iter().copied().find(|&mv| {
        let end = position.play_unchecked(mv).decided();
        end.is_some_and(|end| end.winner == Some(turn))
    })
}

/// Whether a key is among some that are sorted; mostly there are none.
fn has(keys: &[u64], key: u64) -> bool {
    !keys.is_empty() && keys.binary_search(&key).is_ok()
}

/// One number for some keys; 0 for none.
fn digest(keys: &[u64]) -> u64 {
    keys.iter().fold(0, |sum, &key| random(sum ^ key))
}

/// What an outcome is worth to the player to move.
fn worth(outcome: Outcome, turn: Side, ply: usize) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == turn => Score::win_at(ply),
        Some(_) => Score::loss_at(ply),
    }
}
