//! The engine: starts a search, runs it in slices, and has a result at any time.
//!
//! This file holds the state and what all parts of the search share. `iterate` drives the search from
//! the root, `tree` searches one iteration; both advance in small steps, so that a search can pause
//! after any of them and continue at no cost.

use std::fmt;
use std::sync::Arc;

use super::budget::{Interrupt, NEVER};
use super::evaluate::{Coverage, EvalNet as _, Evaluate, built_in_net};
use super::hints::Hints;
use super::info::{Limits, Progress, PvLine, SearchResult};
use super::node::{Accumulator, Node};
use super::ordering::{MoveOrdering, ScoredMove};
use super::prune::Margins;
use super::root::RootSearch;
use super::score::Score;
use super::tt::TranspositionTable;
use crate::game::{Outcome, Side};
use crate::hash::random;

/// Steps and nodes between two looks at the clock.
const STEPS_PER_CLOCK_CHECK: u32 = 256;
const NODES_PER_CLOCK_CHECK: u64 = 512;

/// The node limit was reached before the question was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TooFewNodes;

impl fmt::Display for TooFewNodes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the node limit was reached before the question was decided")
    }
}

impl std::error::Error for TooFewNodes {}

/// How the engine searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// With pruning, reductions and extensions.
    #[default]
    Selective,
    /// Every move to the same depth: slower, and provably equal to plain minimax.
    FullWidth,
}

/// A search engine. It keeps its transposition table and history from one search to the next.
///
/// [`Engine::search`] searches in one call:
///
/// ```
/// use ergo_games::game::{Game, Options};
/// use ergo_games::games::emergo::Position;
/// use ergo_games::search::{Engine, Limits};
///
/// let position = Position::start(Options::default());
/// let mut engine = Engine::with_built_in_net(16, position.variant());
/// let result = engine.search(&position, Limits::nodes(2_000));
/// println!("{} with {:.0} %", position.move_text(result.choice.unwrap()), 100.0 * result.chances);
/// ```
///
/// A program that must answer while it searches calls [`Engine::start`], [`Engine::run`] for a while at a time, and
/// [`Engine::result`] at any time:
///
/// ```
/// use ergo_games::game::Game;
/// use ergo_games::games::ergo::Position;
/// use ergo_games::search::{Engine, Limits, Progress};
///
/// let position = Position::parse("10/10/10/10/2SSSS4/10/3sss4/10/10 1", Default::default()).unwrap();
/// let mut engine = Engine::new(1);
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// engine.start(&position, &[], limits);
/// // The clock stands still and nothing interrupts the search: it ends by its depth.
/// assert_eq!(engine.run(&|| 0.0, 1.0), Progress::Done);
/// let result = engine.result().unwrap();
/// assert_eq!(result.score().win_in(), Some(1));
/// assert!(["b5", "g5"].contains(&&*position.move_text(result.choice.unwrap())));
/// ```
#[derive(Debug)]
pub struct Engine<G: Evaluate> {
    pub(super) style: Style,
    pub(super) tt: TranspositionTable,
    pub(super) ordering: MoveOrdering<G>,
    /// The nodes from the root to the position being searched.
    pub(super) path: Vec<Node<G>>,
    /// The moves of all nodes on the path, one list after the other.
    pub(super) moves: Vec<ScoredMove<G::Move>>,
    /// Scratch space for listing the moves of one position.
    pub(super) listed: Vec<G::Move>,
    /// The moves of all positions on the path of a search for a forced win.
    pub(super) forcing: Vec<G::Move>,
    pub(super) hints: Hints<G::Move>,
    /// The principal variation from each ply of the path.
    pub(super) pv: Vec<Vec<G::Move>>,
    /// The sorted keys of positions that end the game in a draw by repetition.
    pub(super) drawn: Vec<u64>,
    pub(super) search: Option<RootSearch<G>>,
    pub(super) margins: Margins,
    net: Option<Arc<G::Net>>,
}

impl<G: Evaluate> Engine<G> {
    /// An engine with a transposition table of at most this size.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self::with_style(megabytes, Style::Selective)
    }

    /// An engine that evaluates positions by the net that the build contains for a [variant](crate::game::Game::VARIANTS), if
    /// there is one.
    #[must_use]
    pub fn with_built_in_net(megabytes: usize, variant: usize) -> Self {
        Self {
            net: built_in_net::<G>(variant),
            ..Self::new(megabytes)
        }
    }

    /// An engine that prunes less than one that was tuned for play: it overlooks fewer wins. For proofs and reviews.
    #[must_use]
    pub fn thorough(megabytes: usize) -> Self {
        Self {
            margins: Margins::DEFAULT,
            ..Self::new(megabytes)
        }
    }

    /// An engine that searches in a style.
    #[must_use]
    pub fn with_style(megabytes: usize, style: Style) -> Self {
        Self {
            style,
            tt: TranspositionTable::new(megabytes),
            ordering: MoveOrdering::new(),
            path: Vec::new(),
            moves: Vec::new(),
            listed: Vec::new(),
            forcing: Vec::new(),
            hints: Hints::new(),
            pv: Vec::new(),
            drawn: Vec::new(),
            search: None,
            margins: G::MARGINS,
            net: None,
        }
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.hints.clear();
        self.ordering.clear();
        self.abandon();
    }

    /// Sets the net that evaluates positions, or none. Clears all search data, because stored scores depend on the
    /// evaluation.
    pub fn set_net(&mut self, net: Option<Arc<G::Net>>) {
        self.clear();
        self.net = net;
    }

    /// Sets the constants of forward pruning, instead of [`Evaluate::MARGINS`].
    pub const fn set_margins(&mut self, margins: Margins) {
        self.margins = margins;
    }

    /// Starts a search; [`Engine::run`] does the work. `drawn` are the sorted keys of the positions that
    /// would end the game in a draw.
    pub fn start(&mut self, root: &G, drawn: &[u64], limits: Limits) {
        self.stop();
        self.drawn.clear();
        self.drawn.extend_from_slice(drawn);
        // A win proven through one of these positions does not count where that position is a draw.
        self.tt.new_search(draw_context(drawn));
        self.tt.outbox().set_open(limits.place.is_some());
        self.ordering.age();
        self.start_root(root, limits);
    }

    /// A line by which the player to move wins by threats within this many plies; `None` if there is
    /// none.
    ///
    /// # Errors
    /// If the node limit is reached first.
    pub fn solve(
        &mut self,
        root: &G,
        drawn: &[u64],
        plies: u32,
        nodes: u32,
    ) -> Result<Option<PvLine<G::Move>>, TooFewNodes> {
        self.solve_until(root, drawn, plies, (nodes, NEVER))
    }

    /// The same as [`Engine::solve`]; an interrupt counts as reaching the node limit.
    ///
    /// # Errors
    /// If the node limit is reached first.
    pub fn solve_until(
        &mut self,
        root: &G,
        drawn: &[u64],
        plies: u32,
        limits: (u32, Interrupt),
    ) -> Result<Option<PvLine<G::Move>>, TooFewNodes> {
        self.start(root, drawn, Limits::default());
        let line = self.solve_root(root, plies, limits);
        self.abandon();
        line
    }

    /// Ends the search and keeps its result.
    pub fn stop(&mut self) {
        self.path.clear();
        self.moves.clear();
        if let Some(search) = &mut self.search {
            search.end();
        }
    }

    /// Ends the search and drops its result.
    pub fn abandon(&mut self) {
        self.stop();
        self.search = None;
    }

    /// The result so far; `None` if no search was started.
    #[must_use]
    pub fn result(&self) -> Option<&SearchResult<G::Move>> {
        self.search.as_ref().map(RootSearch::result)
    }

    /// Searches until the clock, in milliseconds, reaches `until`, or the search is finished.
    pub fn run(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        let now = clock();
        if let Some(search) = &mut self.search {
            search.start_clock(now);
        }
        loop {
            let nodes = self.nodes();
            for _ in 0..STEPS_PER_CLOCK_CHECK {
                if self.is_done() {
                    self.stop();
                    return Progress::Done;
                }
                self.step();
                if self.nodes() - nodes >= NODES_PER_CLOCK_CHECK {
                    break;
                }
            }
            let now = clock();
            if let Some(search) = &self.search
                && search.is_out_of_time(now)
            {
                self.stop();
                return Progress::Done;
            }
            if now >= until {
                return Progress::Thinking;
            }
        }
    }

    pub(super) fn step(&mut self) {
        if self.path.is_empty() {
            self.next_iteration();
        } else {
            self.step_tree();
        }
    }

    /// The static evaluation of a successor of the last node of the path. Keeps its accumulator if there is a net.
    /// Accumulators are lazy: only evaluated positions get one, updated from the last node of the path that has one.
    pub(super) fn evaluate(
        &self,
        position: &G,
        state: &G::EvalState,
        keep: &mut Option<Accumulator<G>>,
    ) -> i32 {
        let Some(net) = &self.net else {
            return position.evaluate(state);
        };
        let mut nodes = self.path.iter().rev();
        let known = nodes.find_map(|node| Some((node, node.accumulator.as_ref()?)));
        let accumulator = match known {
            Some((node, known)) => {
                let accumulator = keep.insert(known.clone());
                net.update(
                    accumulator,
                    (&node.position, &node.state),
                    (position, state),
                );
                accumulator
            }
            None => keep.insert(net.accumulate((position, state))),
        };
        net.evaluate(accumulator, (position, state))
    }

    pub(super) const fn has_net(&self) -> bool {
        self.net.is_some()
    }

    pub(super) fn is_full_width(&self) -> bool {
        self.style == Style::FullWidth
    }

    pub(super) fn is_done(&self) -> bool {
        self.search.as_ref().is_none_or(RootSearch::is_done)
    }

    pub(super) fn nodes(&self) -> u64 {
        self.search.as_ref().map_or(0, RootSearch::nodes)
    }

    pub(super) fn count_node(&mut self) {
        if let Some(search) = &mut self.search {
            search.count_node();
        }
    }
}

/// If the opponent threatens to win with the next move, returns `true` and appends the replies to
/// search: those after which there is no such move, and those that end the game in a draw.
pub(super) fn replies_to_threat<G: Evaluate>(
    drawn: &[u64],
    position: &G,
    state: &G::EvalState,
    into: &mut Vec<G::Move>,
) -> bool {
    let first = into.len();
    if !position.forced_replies(state, into) {
        return false;
    }
    if !drawn.is_empty() {
        let replies = into.len();
        if position.candidates(into) == Coverage::Some {
            // A move that ends the game in a draw may not be listed.
            into.truncate(first);
            return false;
        }
        let mut kept = replies;
        for at in replies..into.len() {
            let mv = into[at];
            let is_draw = contains(drawn, position.key_after(mv));
            if is_draw && !into[first..replies].contains(&mv) {
                into[kept] = mv;
                kept += 1;
            }
        }
        into.truncate(kept);
    }
    true
}

/// A move that wins at once, found by trying all.
pub(super) fn win_in_one<G: Evaluate>(position: &G, moves: &[G::Move]) -> Option<G::Move> {
    let turn = position.turn();
    moves.iter().copied().find(|&mv| {
        let end = position.play_unchecked(mv).decided();
        end.is_some_and(|end| end.winner == Some(turn))
    })
}

/// Whether a sorted list, which is mostly empty, contains a key.
pub(super) fn contains(keys: &[u64], key: u64) -> bool {
    !keys.is_empty() && keys.binary_search(&key).is_ok()
}

/// A hash of the keys of drawn positions; 0 if there are none.
pub(super) fn draw_context(drawn: &[u64]) -> u64 {
    drawn.iter().fold(0, |hash, &key| random(hash ^ key))
}

/// The score of an outcome for the player to move.
pub(super) fn outcome_score(outcome: Outcome, turn: Side, ply: usize) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == turn => Score::win_at(ply),
        Some(_) => Score::loss_at(ply),
    }
}
