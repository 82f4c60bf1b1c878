//! The state of a search at its root: what was asked, how far it has come, and what it has found.

use super::evaluate::{Coverage, Evaluate};
use super::info::{Limits, Preference, PvLine, SearchResult};
use super::levels::Level;
use super::rival::Rival;
use super::score::Score;
use super::sort::insertion_sort_by_key;

/// The least depth of an aspiration window.
const ASPIRATION_DEPTH: u32 = 4;
/// Its first half-width; beyond the second the window is full.
pub(super) const ASPIRATION_DELTA: i32 = 24;
const MAX_ASPIRATION_DELTA: i32 = 800;

/// A search from its start to its end.
#[derive(Debug)]
pub(super) struct RootSearch<G: Evaluate> {
    pub(super) root: G,
    pub(super) state: G::EvalState,
    pub(super) limits: Limits,
    pub(super) level: Option<Level>,
    /// The seed of the level's random choices in this position.
    pub(super) seed: u64,
    /// The time of the first slice.
    started: Option<f64>,
    pub(super) moves: Vec<G::Move>,
    pub(super) coverage: Coverage,
    /// The depth of the current iteration.
    pub(super) depth: u32,
    /// The lines that this iteration has completed.
    pub(super) completed: Vec<PvLine<G::Move>>,
    /// The half-width of the aspiration window.
    pub(super) delta: i32,
    /// No win by threats exists within this many plies.
    pub(super) refuted_plies: u32,
    /// Nodes spent on searching for wins by threats.
    pub(super) proof_nodes: u64,
    /// A proven win by threats.
    pub(super) proven: Option<PvLine<G::Move>>,
    pub(super) result: SearchResult<G::Move>,
    pub(super) done: bool,
}

impl<G: Evaluate> RootSearch<G> {
    /// A search that has not begun; `first_guess` is its result if it is stopped at once, and without
    /// it, as there is no move, it is done.
    pub(super) fn new(
        (root, state): (G, G::EvalState),
        limits: Limits,
        (level, seed): (Option<Level>, u64),
        (moves, coverage): (Vec<G::Move>, Coverage),
        first_guess: Option<G::Move>,
    ) -> Self {
        let mut search = Self {
            root,
            state,
            limits,
            level,
            seed,
            started: None,
            moves,
            coverage,
            depth: 0,
            completed: Vec::new(),
            delta: ASPIRATION_DELTA,
            refuted_plies: 1,
            proof_nodes: 0,
            proven: None,
            result: SearchResult {
                lines: first_guess.map(PvLine::unsearched).into_iter().collect(),
                choice: first_guess,
                chances: 0.5,
                depth: 0,
                nodes: 0,
            },
            done: first_guess.is_none(),
        };
        search.update_chances();
        search
    }

    /// Computes the expected result from the best line; without one, the game is over.
    fn update_chances(&mut self) {
        self.result.chances = match self.result.lines.first() {
            Some(line) => self.root.expected_result(line.score),
            None => match self.root.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == self.root.turn() => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            },
        };
    }

    pub(super) const fn result(&self) -> &SearchResult<G::Move> {
        &self.result
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.result.nodes
    }

    pub(super) const fn is_done(&self) -> bool {
        self.done
    }

    /// Starts the clock unless it runs already.
    pub(super) fn start_clock(&mut self, now: f64) {
        self.started.get_or_insert(now);
    }

    pub(super) fn is_out_of_time(&self, now: f64) -> bool {
        let elapsed = now - self.started.unwrap_or(now);
        self.limits.time.is_some_and(|limit| elapsed >= limit)
    }

    pub(super) fn count_node(&mut self) {
        self.result.nodes += 1;
        self.done |= self.nodes_left() == Some(0);
    }

    /// Nodes until the limit, if there is one.
    pub(super) fn nodes_left(&self) -> Option<u64> {
        let limit = self.limits.nodes?;
        Some(limit.saturating_sub(self.result.nodes))
    }

    /// Ends the search; the goal and the level decide which move is played.
    pub(super) fn end(&mut self) {
        self.done = true;
        let choice = match (self.limits.preference, self.level) {
            (Preference::Best, None) => {
                let rival = self.limits.followed();
                rival.and_then(|rival| self.choose_as(rival))
            }
            (Preference::Balance, _) => {
                let lines = &mut self.result.lines;
                insertion_sort_by_key(lines, |line| line.score.points().abs());
                lines.first().and_then(|line| line.moves.first().copied())
            }
            (Preference::Best, Some(level)) => {
                let phase = self.root.game_phase();
                let chances = self.root.chances();
                let chance = |score: Score| chances.share(score.points().into(), phase);
                level.choose(&self.result.lines, chance, self.seed)
            }
        };
        self.result.choice = choice.or(self.result.choice);
        self.update_chances();
    }

    /// Whether a limit of nodes or depth ends the search.
    pub(super) fn is_bounded(&self) -> bool {
        self.limits.nodes.is_some_and(|nodes| nodes < u64::MAX)
            || self.limits.depth.is_some_and(|depth| depth < u32::MAX)
    }

    /// Whether wins by threats are searched for.
    pub(super) fn seeks_threats(&self) -> bool {
        self.level.is_none_or(|level| level.threats)
            && (self.limits.followed().is_none() || Rival::seeks_threats_at(self.depth))
            && !self.is_helper()
    }

    /// Whether the result of another engine counts.
    fn is_helper(&self) -> bool {
        self.limits.place.is_some_and(|place| place > 0)
    }

    /// The depth of the first iteration. Half of several engines start a ply deeper than the others, so that they do
    /// not all search the same at the same time.
    pub(super) fn first_depth(&self) -> u32 {
        self.limits
            .place
            .map_or(1, |place| 1 + u32::from(matches!(place % 4, 1 | 2)))
    }

    /// Whether the quiet moves of the root are searched in reverse: two engines then meet in the middle.
    pub(super) fn is_reversed(&self) -> bool {
        self.limits.place.is_some_and(|place| place % 2 == 1)
    }

    /// How many lines are wanted and possible.
    pub(super) fn line_count(&self) -> usize {
        let wanted = match self.limits.preference {
            Preference::Best => self.limits.lines,
            Preference::Balance => usize::MAX,
        };
        wanted.clamp(1, self.moves.len().max(1))
    }

    /// The moves that start none of the completed lines.
    pub(super) fn remaining_moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        let starts = |mv: &G::Move| {
            let mut lines = self.completed.iter();
            lines.any(|line| line.moves.first() == Some(mv))
        };
        self.moves.iter().copied().filter(move |mv| !starts(mv))
    }

    /// The line that the previous iteration found for the current place.
    pub(super) fn previous_line(&self) -> Option<&PvLine<G::Move>> {
        self.result.lines.get(self.completed.len())
    }

    /// The aspiration window around the previous score of the line.
    pub(super) fn window(&self) -> (Score, Score) {
        // An evaluation at its limit may stand for a loss.
        let is_reliable = |score: Score| score.points().abs() + self.delta <= Score::EVAL_LIMIT;
        match self.previous_line().map(|line| line.score) {
            Some(score)
                if self.depth >= ASPIRATION_DEPTH
                    && is_reliable(score)
                    && self.delta <= MAX_ASPIRATION_DELTA =>
            {
                (
                    Score::clamped(score.points() - self.delta),
                    Score::clamped(score.points() + self.delta),
                )
            }
            _ => (Score::MIN, Score::MAX),
        }
    }

    /// Updates the result: the completed lines, then an improved one, then those of the previous
    /// iteration, each first move once.
    pub(super) fn merge(&mut self, improved: Option<PvLine<G::Move>>) {
        let count = self.line_count();
        let old = std::mem::take(&mut self.result.lines);
        let known = self.completed.iter().cloned().chain(improved).chain(old);
        let mut lines: Vec<PvLine<G::Move>> = Vec::with_capacity(count);
        for mut line in known {
            let first = line.moves.first();
            if lines.iter().any(|other| other.moves.first() == first) {
                continue;
            }
            if let Some(better) = lines.last() {
                // The score of an earlier iteration is outdated if it is higher.
                line.score = line.score.min(better.score);
            }
            lines.push(line);
        }
        lines.truncate(count);
        self.result.choice = lines.first().and_then(|line| line.moves.first().copied());
        self.result.lines = lines;
        self.update_chances();
    }
}
