//! A node on the path from the root to the position being searched.

use super::evaluate::{Coverage, EvalNet, Evaluate};
use super::prune::Margins;
use super::score::Score;

/// The accumulator of the net of a game.
pub(super) type Accumulator<G> = <<G as Evaluate>::Net as EvalNet<G>>::Accumulator;

/// A position whose moves are being searched.
#[derive(Debug)]
pub(super) struct Node<G: Evaluate> {
    pub(super) position: G,
    pub(super) state: G::EvalState,
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    /// Alpha before any move was searched: a best score above it is more than an upper bound.
    pub(super) original_alpha: Score,
    pub(super) best: Score,
    pub(super) best_move: Option<G::Move>,
    /// Where its moves start in the engine's list of moves, and the next of them to search.
    pub(super) first: usize,
    pub(super) next: usize,
    /// How the current move is being searched.
    pub(super) move_search: MoveSearch,
    /// Whether a pass is searched before any move.
    pub(super) passes_first: bool,
    pub(super) pruning: Pruning,
    pub(super) coverage: Coverage,
    /// `None` if the position was not evaluated by a net.
    pub(super) accumulator: Option<Accumulator<G>>,
}

/// The treatment of late quiet moves of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// Nothing: all are searched to full depth.
    None,
    /// They may be reduced.
    Reductions,
    /// They may be reduced, or pruned given this static evaluation.
    All { eval: i32 },
}

/// How a move is searched. One that beats alpha is searched again the next way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveSearch {
    /// With a zero window and this many plies less.
    Reduced(i32),
    /// With a zero window.
    ZeroWindow,
    /// With the node's whole window.
    FullWindow,
    /// There is no move: a pass is searched, to see whether the position is good enough even so.
    Pass,
}

impl<G: Evaluate> Node<G> {
    /// A node none of whose moves are listed yet.
    pub(super) fn new(
        position: G,
        state: G::EvalState,
        depth: i32,
        alpha: Score,
        beta: Score,
    ) -> Self {
        Self {
            position,
            state,
            depth,
            alpha,
            beta,
            original_alpha: alpha,
            best: Score::MIN,
            best_move: None,
            first: 0,
            next: 0,
            move_search: MoveSearch::FullWindow,
            passes_first: false,
            pruning: Pruning::None,
            coverage: Coverage::All,
            accumulator: None,
        }
    }

    /// The score that may be reported if the best move searched has this one: no proven loss while
    /// there are unlisted moves, which might avoid it.
    pub(super) fn sound_score(&self, best: Score) -> Score {
        if best.loss_in().is_some() && self.coverage == Coverage::Some {
            Score::eval(-Score::EVAL_LIMIT)
        } else {
            best
        }
    }

    pub(super) fn moves_searched(&self) -> usize {
        self.next - self.first
    }

    /// Whether the window is open (a PV node) rather than a zero window.
    pub(super) fn is_pv(&self) -> bool {
        self.beta > self.alpha.plus_one()
    }

    /// Whether the remaining moves, which are quiet, are pruned. Never before a move that does not
    /// lose: a loss is only proven by searching all moves.
    pub(super) fn prunes_quiets(&self, margins: &Margins) -> bool {
        let Pruning::All { eval } = self.pruning else {
            return false;
        };
        let searched = self.moves_searched();
        if searched == 0 || self.best.loss_in().is_some() {
            return false;
        }
        // Late move pruning
        let count = margins.late_move_count(self.depth);
        if self.is_pv() {
            return searched >= 2 * count;
        }
        // Futility pruning
        let futile = eval + margins.futility(self.depth) <= self.alpha.points();
        searched >= count || futile
    }
}
