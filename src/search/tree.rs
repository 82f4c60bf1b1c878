//! Principal variation search: one iteration's tree, on an explicit stack of [`Node`]s, so that the
//! search can pause after any move.

use super::engine::{Engine, contains, outcome_score, replies_to_threat};
use super::evaluate::Evaluate;
use super::node::{MoveSearch, Node, Pruning};
use super::ordering::{MoveClass, pick_best};
use super::prune;
use super::score::Score;
use super::tt::Bound;

/// The path is no longer than this.
const MAX_PLY: usize = 120;
/// Node limits of the search for a forced win, at leaves and above, and its length.
const FORCED_WIN_LEAF_NODES: u32 = 20;
const FORCED_WIN_NODES: u32 = 200;
const FORCED_WIN_PLIES: u32 = 15;
/// The least depth of null-move pruning, and by how many plies more than a move a pass is reduced.
const NULL_MOVE_DEPTH: i32 = 3;
const NULL_MOVE_REDUCTION: i32 = 2;
/// The least depth of internal iterative reduction.
const IIR_DEPTH: i32 = 4;
/// The greatest depth of razoring.
const RAZORING_DEPTH: i32 = 2;

impl<G: Evaluate> Engine<G> {
    /// One step: searches the next move of the last node on the path, or pops that node.
    pub(super) fn step_tree(&mut self) {
        let Some(node) = self.path.last_mut() else {
            return;
        };

        // Beta cutoff
        if node.alpha >= node.beta {
            return self.pop();
        }

        // Null-move pruning
        if std::mem::take(&mut node.passes_first) {
            return self.search_pass();
        }

        // Move picking
        let Some(scored) = pick_best(&mut self.moves[node.next..]) else {
            return self.pop();
        };
        let is_quiet = scored.class == MoveClass::Quiet;

        // Late move pruning and futility pruning
        if is_quiet && node.prunes_quiets(&self.margins) {
            return self.pop();
        }

        // Late move reductions
        let searched = node.moves_searched();
        let reduction = if is_quiet && node.pruning != Pruning::None {
            self.margins.reduction(node.depth, searched) - i32::from(node.is_pv())
        } else {
            0
        };

        // Zero-window search of all moves but the first
        node.next += 1;
        node.move_search = if searched == 0 {
            MoveSearch::FullWindow
        } else if reduction > 0 {
            MoveSearch::Reduced(reduction)
        } else {
            MoveSearch::ZeroWindow
        };
        self.search_move(scored.mv);
    }

    /// Searches what follows if the player to move at the last node passes.
    fn search_pass(&mut self) {
        let Some(node) = self.path.last_mut() else {
            return;
        };
        let Some(passed) = node.position.null_move() else {
            return;
        };
        node.move_search = MoveSearch::Pass;
        let depth = node.depth - 1 - NULL_MOVE_REDUCTION - node.depth / 4;
        let alpha = -node.beta;
        let state = node.state.clone();
        if let Some(score) = self.push(passed, state, depth.max(0), (alpha, alpha.plus_one())) {
            self.back_up(None, -score);
        }
    }

    /// Searches a move of the last node the way that node says.
    fn search_move(&mut self, mv: G::Move) {
        let Some(node) = self.path.last() else { return };
        if self.is_done() {
            return;
        }
        let zero_window = -node.alpha.plus_one();
        let (alpha, depth) = match node.move_search {
            MoveSearch::FullWindow => (-node.beta, node.depth - 1),
            MoveSearch::ZeroWindow => (zero_window, node.depth - 1),
            MoveSearch::Reduced(plies) => (zero_window, node.depth - 1 - plies),
            MoveSearch::Pass => return,
        };
        let beta = -node.alpha;
        let position = node.position.play_unchecked(mv);
        let state = node.position.eval_state_after(&node.state, mv, &position);
        if let Some(score) = self.push(position, state, depth.max(0), (alpha, beta)) {
            self.back_up(Some(mv), -score);
        }
    }

    /// Pushes a node onto the path, unless its score is known without searching its moves: then returns
    /// the score.
    fn push(
        &mut self,
        position: G,
        state: G::EvalState,
        mut depth: i32,
        (mut alpha, mut beta): (Score, Score),
    ) -> Option<Score> {
        let ply = self.path.len();
        self.count_node();
        self.clear_pv(ply);

        // End of the game
        if let Some(outcome) = position.decided() {
            return Some(outcome_score(outcome, position.turn(), ply));
        }

        // Draw by repetition
        let key = position.key();
        if self.is_repetition(key) {
            return Some(Score::DRAW);
        }

        // Mate distance pruning
        alpha = alpha.max(Score::loss_at(ply));
        beta = beta.min(Score::win_at(ply));
        if alpha >= beta {
            return Some(alpha);
        }

        // Win in one
        if let Some(mv) = position.winning_move(&state) {
            self.pv[ply].push(mv);
            return Some(Score::win_at(ply + 1));
        }

        // Forced replies
        self.listed.clear();
        let is_threatened = replies_to_threat(&self.drawn, &position, &state, &mut self.listed);
        // If there are only the replies, all other moves lose in two.
        let other_moves = Score::loss_at(ply + 2);
        if is_threatened && self.listed.is_empty() {
            return Some(other_moves);
        }

        let mut is_extended = false;
        if self.is_full_width() || ply >= MAX_PLY {
            if depth == 0 {
                let eval = self.evaluate(&position, &state, &mut None);
                return Some(Score::eval(eval));
            }
        } else if is_threatened || position.must_extend(&state) {
            // Extension: there are few replies
            depth += 1;
            is_extended = true;
        } else if depth == 0 {
            // Leaf
            return Some(self.leaf_score(&position, &state, ply));
        }

        // Transposition table cutoff
        let entry = self.tt.probe(key);
        if let Some(entry) = entry
            && entry.cuts_off(depth, ply, alpha, beta)
        {
            return Some(entry.score(ply));
        }

        let mut node = Node::new(position, state, depth, alpha, beta);
        if is_threatened {
            node.best = other_moves;
        } else {
            if !self.is_full_width()
                && !is_extended
                && let Some(score) = self.prune_node(&mut node, ply)
            {
                return Some(score);
            }

            // Move generation
            node.coverage = node.position.candidates(&mut self.listed);
            if self.listed.is_empty() {
                let position = &node.position;
                return Some(outcome_score(
                    position.outcome_without_moves(),
                    position.turn(),
                    ply,
                ));
            }
        }

        // Internal iterative reduction
        if entry.is_none() && node.depth >= IIR_DEPTH && !self.is_full_width() {
            node.depth -= 1;
        }

        // Move ordering
        node.original_alpha = node.alpha;
        node.first = self.moves.len();
        node.next = node.first;
        let previous = self.path.last().and_then(|above| self.current_move(above));
        self.ordering.score_moves(
            (&node.position, &node.state),
            (ply, previous),
            entry.as_ref(),
            &self.listed,
            &mut self.moves,
        );
        self.path.push(node);
        None
    }

    /// The score of a leaf where the opponent has no threat.
    fn leaf_score(&mut self, position: &G, state: &G::EvalState, ply: usize) -> Score {
        match self.forced_win(position, state, FORCED_WIN_PLIES, FORCED_WIN_LEAF_NODES) {
            Some(plies) => Score::win_at(ply + plies as usize),
            None => Score::eval(self.evaluate(position, state, &mut None)),
        }
    }

    /// The score of a node whose moves need not be searched. Otherwise sets how its moves are pruned.
    fn prune_node(&mut self, node: &mut Node<G>, ply: usize) -> Option<Score> {
        // Forced win
        let win = self.forced_win(
            &node.position,
            &node.state,
            FORCED_WIN_PLIES,
            FORCED_WIN_NODES,
        );
        if let Some(plies) = win {
            return Some(Score::win_at(ply + plies as usize));
        }

        let eval = self.evaluate(&node.position, &node.state, &mut node.accumulator);
        node.pruning = if prune::prunes_moves_at(node.depth) {
            Pruning::All { eval }
        } else {
            Pruning::Reductions
        };
        if node.is_pv() || node.alpha.is_proven() || node.beta.is_proven() {
            return None;
        }

        // Reverse futility pruning
        let margin = self.margins.reverse_futility(node.depth);
        if margin.is_some_and(|margin| eval - margin >= node.beta.points()) {
            return Some(Score::eval(eval));
        }

        // Razoring
        let margin = self.margins.razoring(node.depth);
        if node.depth <= RAZORING_DEPTH && eval + margin <= node.alpha.points() {
            return Some(Score::eval(eval));
        }

        // Null-move pruning
        let has_passed = |above: &Node<G>| above.move_search == MoveSearch::Pass;
        node.passes_first = node.depth >= NULL_MOVE_DEPTH
            && eval >= node.beta.points()
            && !self.path.last().is_some_and(has_passed)
            && node.position.null_move().is_some();
        None
    }

    /// The move of a node on the path that is being searched; `None` if it is a pass.
    fn current_move(&self, node: &Node<G>) -> Option<G::Move> {
        let is_pass = node.move_search == MoveSearch::Pass;
        (!is_pass).then(|| self.moves[node.next - 1].mv)
    }

    /// Pops the last node, stores its score in the transposition table and backs it up.
    fn pop(&mut self) {
        let Some(node) = self.path.pop() else { return };
        self.moves.truncate(node.first);
        let best = node.sound_score(node.best);
        let bound = if best >= node.beta {
            Bound::Lower
        } else if best > node.original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let Some(above) = self.path.last() else {
            return self.end_root(&node, best);
        };
        let mv = self.current_move(above);
        let ply = self.path.len();
        self.tt.store(
            node.position.key(),
            ply,
            node.depth,
            (bound, best),
            node.best_move.map(G::move_index),
        );
        self.back_up(mv, -best);
    }

    /// Takes the score of a move, or of a pass, into the last node, or searches the move again if it beat alpha in a
    /// reduced or zero-window search.
    fn back_up(&mut self, mv: Option<G::Move>, score: Score) {
        let ply = self.path.len().saturating_sub(1);
        let Some(node) = self.path.last_mut() else {
            return;
        };

        // Null-move pruning; a pass proves nothing.
        let Some(mv) = mv else {
            if score >= node.beta {
                node.best = node.beta;
                node.alpha = node.beta;
            }
            return;
        };

        // Re-search
        if score > node.alpha {
            match node.move_search {
                MoveSearch::Reduced(_) => {
                    node.move_search = MoveSearch::ZeroWindow;
                    return self.search_move(mv);
                }
                MoveSearch::ZeroWindow if score < node.beta => {
                    node.move_search = MoveSearch::FullWindow;
                    return self.search_move(mv);
                }
                _ => {}
            }
        }

        node.best = node.best.max(score);
        if score <= node.alpha {
            return;
        }
        node.alpha = score;
        node.best_move = Some(mv);

        // History, killer and countermove updates
        if score >= node.beta {
            let (side, depth, searched) = (node.position.turn(), node.depth, node.first..node.next);
            let above = ply.checked_sub(1).map(|above| &self.path[above]);
            let previous = above.and_then(|above| self.current_move(above));
            self.ordering
                .update(side, (ply, previous), depth, &self.moves[searched]);
        }
        self.update_pv(ply, mv);
    }

    /// Empties the principal variation from a ply.
    pub(super) fn clear_pv(&mut self, ply: usize) {
        if self.pv.len() <= ply {
            self.pv.resize_with(ply + 1, Vec::new);
        }
        self.pv[ply].clear();
    }

    /// Sets the principal variation from a ply to a move and the variation after it.
    fn update_pv(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let pv = &mut upper[ply];
        pv.clear();
        pv.push(mv);
        pv.extend(lower.first().into_iter().flatten());
        if ply == 0 {
            self.update_result();
        }
    }

    /// Whether a position counts as a draw by repetition. On the path, one earlier occurrence is
    /// enough: a player who can repeat once can repeat again. An earlier occurrence in the game is not:
    /// the opponent may play better the second time.
    fn is_repetition(&self, key: u64) -> bool {
        self.path.iter().any(|node| node.position.key() == key) || contains(&self.drawn, key)
    }
}
