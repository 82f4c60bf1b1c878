//! The engine as a session uses it: what the swap rule changes about thinking, and what it found as texts.

#[cfg(feature = "protocol")]
use super::view::Solved;
use super::view::{LineView, SearchInfo};
use crate::game::{Game, SWAP};
use crate::replay::History;
use crate::search::sort::insertion_sort_by_key;
use crate::search::{Engine, Evaluate, Goal, Limits, Progress, PvLine, Score, SearchResult};

/// The size of the transposition table unless another one is set, in megabytes.
pub const DEFAULT_HASH: usize = 16;

/// An engine that thinks about the position of a game. Its memory is taken when it first thinks.
#[derive(Debug)]
pub(super) struct Thinker<G: Evaluate> {
    engine: Option<Engine<G>>,
    /// The size of its transposition table, in megabytes.
    hash: usize,
    /// Whether the second player may swap in the position thought about.
    can_swap: bool,
    /// Whether the move that is sought may be taken over by the other player.
    will_be_swappable: bool,
    /// How many lines are asked for.
    lines: usize,
}

impl<G: Evaluate> Thinker<G> {
    pub(super) const fn new() -> Self {
        Self {
            engine: None,
            hash: DEFAULT_HASH,
            can_swap: false,
            will_be_swappable: false,
            lines: 1,
        }
    }

    fn engine(&mut self) -> &mut Engine<G> {
        self.engine.get_or_insert_with(|| Engine::new(self.hash))
    }

    #[cfg(feature = "protocol")]
    /// Gives the engine a new, empty table of so many megabytes.
    pub(super) fn set_hash(&mut self, megabytes: usize) {
        self.engine = None;
        self.hash = megabytes;
    }

    /// Forgets all that was learnt, as for a new game.
    pub(super) fn forget(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// Drops what was thought, as the position is another.
    pub(super) fn abandon(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.abandon();
        }
    }

    /// Starts to think about the position of a game.
    pub(super) fn begin(&mut self, game: &History<G>, limits: Limits) {
        if game.outcome().is_some() {
            // The engine sees the position alone, which does not show how often it occurred.
            return self.abandon();
        }
        self.can_swap = game.can_swap();
        self.will_be_swappable = game.will_be_swappable();
        self.lines = limits.lines.max(1);
        let limits = Limits {
            goal: if self.will_be_swappable {
                Goal::Balance
            } else {
                Goal::Best
            },
            ..limits
        };
        self.engine()
            .start(game.position(), &game.last_chances(), limits);
    }

    /// Thinks until the clock shows `until`, or there is nothing left to think about.
    pub(super) fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        match &mut self.engine {
            Some(engine) => engine.run(clock, until),
            None => Progress::Done,
        }
    }

    /// Stops thinking.
    pub(super) fn stop(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.stop();
        }
    }

    #[cfg(feature = "protocol")]
    /// Seeks a win by threats for the player to move.
    pub(super) fn solve(&mut self, game: &History<G>, plies: u32, nodes: u32) -> Solved {
        if game.outcome().is_some() {
            self.abandon();
            return Solved::None;
        }
        let position = game.position();
        let drawn = game.last_chances();
        match self.engine().solve(position, &drawn, plies, nodes) {
            Ok(Some(line)) => Solved::Win(line_view(position, &line)),
            Ok(None) => Solved::None,
            Err(_) => Solved::Unknown,
        }
    }

    /// What was found about the position of the game that was thought about.
    pub(super) fn search_info(&self, position: &G) -> Option<SearchInfo> {
        let result = self.engine.as_ref()?.result()?;
        let best = if self.would_swap(result) {
            Some(SWAP.to_owned())
        } else {
            result.choice.map(|mv| position.move_text(mv))
        };
        let mut lines: Vec<&PvLine<G::Move>> = result.lines.iter().collect();
        if self.will_be_swappable {
            // The other player takes whichever side is better: the best lines are those that favour none.
            insertion_sort_by_key(&mut lines, |line| line.score.points().abs());
        }
        Some(SearchInfo {
            best,
            lines: lines
                .into_iter()
                .take(self.lines)
                .map(|line| line_view(position, line))
                .collect(),
            depth: result.depth,
            nodes: result.nodes,
        })
    }

    /// Whether the player to move would rather have the other side.
    fn would_swap(&self, result: &SearchResult<G::Move>) -> bool {
        self.can_swap && result.score() < Score::DRAW
    }
}

fn line_view<G: Game>(position: &G, line: &PvLine<G::Move>) -> LineView {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for &mv in &line.moves {
        moves.push(position.move_text(mv));
        position = position.play_unchecked(mv);
    }
    LineView {
        moves,
        score: line.score,
        points: line.score.points(),
        win: line.score.win_in(),
        loss: line.score.loss_in(),
    }
}
