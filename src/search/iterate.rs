//! Iterative deepening: the tree is searched again and again, each time one ply deeper, with
//! aspiration windows, for each of the best lines that were asked for.

use super::budget::Budget;
use super::engine::{Engine, Style, replies_to_threat, win_in_one};
use super::evaluate::{Coverage, Evaluate};
use super::forced_wins::{ANY, ForcedWin};
use super::info::{Limits, PvLine};
use super::node::{Node, Pruning};
use super::ordering::{pick_best, put_first, reverse_quiet};
use super::root::{ASPIRATION_DELTA, RootSearch};
use super::score::Score;
use crate::hash::random;

/// The deepest iteration.
const MAX_DEPTH: u32 = 100;
/// The node limit of a search for wins by threats: this base, and one in this many nodes of the search.
const PROOF_BASE_NODES: u64 = 300;
const PROOF_SHARE: u64 = 10;
/// The most nodes of one such search.
const PROOF_MAX_NODES: u32 = 10_000;
/// The longest win by threats that is searched for, in plies.
const PROOF_MAX_PLIES: u32 = 41;

impl<G: Evaluate> Engine<G> {
    /// Sets up a search from a position.
    pub(super) fn start_root(&mut self, root: &G, limits: Limits) {
        let state = root.eval_state();
        let lead = || root.first_impression(&state);
        let rival = limits.followed();
        let number = limits.level.filter(|_| rival.is_none());
        let level = number.and_then(|number| G::levels(root.variant()).get(number));
        let mut level = level.map(|level| level.after_quiet_turns(limits.quiet_turns, lead));
        if limits.is_opening {
            level = level.map(|level| level.opening(G::OPENING));
        }
        let limits = level.map_or(limits, |level| level.narrow(limits));
        let limits = rival.map_or(limits, |rival| rival.narrow(limits));
        let seed = random(root.key() ^ random(limits.seed));
        self.listed.clear();
        let mut coverage = Coverage::All;
        if root.decided().is_none() {
            // All moves are searched where one wins at once, and where no reply helps.
            if self.style == Style::Selective && root.winning_move(&state).is_none() {
                replies_to_threat(&self.drawn, root, &state, &mut self.listed);
            }
            if self.listed.is_empty() {
                coverage = root.candidates(&mut self.listed);
            }
        }
        let moves = self.listed.clone();
        self.moves.clear();
        self.ordering
            .score_moves((root, &state), (0, None), None, &moves, &mut self.moves);
        let first_guess = pick_best(&mut self.moves).map(|scored| scored.mv);
        self.moves.clear();
        self.search = Some(RootSearch::new(
            (root.clone(), state),
            limits,
            (level, seed),
            (moves, coverage),
            first_guess,
        ));
    }

    /// Starts the search for the next line: of the next iteration if this one has all its lines, or with
    /// a wider window if the last search failed.
    pub(super) fn next_iteration(&mut self) {
        let Some(search) = &mut self.search else {
            return;
        };
        if search.depth == 0 || search.completed.len() >= search.line_count() {
            search.completed.clear();
            search.depth = (search.depth + 1).max(search.first_depth());
            search.delta = ASPIRATION_DELTA;
            if search.depth == 1
                && let Some(level) = search.level
                && (level.glances(search.seed) || search.is_decided_at_a_glance(level))
            {
                return self.glance(level);
            }
            if search.depth == 1
                && let Some(rival) = search.limits.followed()
                && self.plays_at_once(rival)
            {
                return;
            }
            if self.style == Style::Selective && self.search_proof() {
                return;
            }
        }
        let Some(search) = &mut self.search else {
            return;
        };
        if search.done {
            return;
        }
        if search.completed.is_empty() {
            search.completed.extend(search.proven.clone());
        }
        let (alpha, beta) = search.window();
        let depth = i32::try_from(search.depth).unwrap_or(i32::MAX);
        let (root, state) = (search.root.clone(), search.state.clone());
        let mut node = Node::new(root, state, depth, alpha, beta);
        node.coverage = search.coverage;
        if self.style == Style::Selective {
            node.pruning = Pruning::Reductions;
        }
        self.listed.clear();
        self.listed.extend(search.remaining_moves());
        let previous_best = search
            .previous_line()
            .and_then(|line| line.moves.first().copied());
        self.moves.clear();
        self.ordering.score_moves(
            (&node.position, &node.state),
            (0, None),
            self.tt.probe(node.position.key()).as_ref(),
            &self.listed,
            &mut self.moves,
        );
        if search.is_reversed() {
            reverse_quiet(&mut self.moves);
        }
        put_first(&mut self.moves, previous_best);
        self.evaluate(&node.position, &node.state, &mut node.accumulator);
        self.clear_pv(0);
        self.count_node();
        self.path.push(node);
    }

    /// Searches for a win by threats with a share of all nodes. Returns whether the search is over.
    fn search_proof(&mut self) -> bool {
        let Some(search) = &mut self.search else {
            return true;
        };
        if !search.seeks_threats()
            || search.proven.is_some()
            || search.result.score().win_in().is_some()
            // The first iteration finds it anyway.
            || (search.depth == 1 && win_in_one(&search.root, &search.moves).is_some())
        {
            return false;
        }
        let (root, state) = (search.root.clone(), search.state.clone());
        let refuted = search.refuted_plies;
        let share = PROOF_BASE_NODES + search.result.nodes / PROOF_SHARE;
        let share = share.saturating_sub(search.proof_nodes);
        let limit =
            u32::try_from(share).map_or(PROOF_MAX_NODES, |share| share.min(PROOF_MAX_NODES));
        let mut left = Budget::of(self.affordable(limit));
        let nodes = self.nodes();
        for plies in (refuted + 2..PROOF_MAX_PLIES).step_by(2) {
            match self.attack::<ANY>(&root, &state, plies, &mut left) {
                ForcedWin::In(win) => return self.add_proven_win(&root, win, plies),
                ForcedWin::None => {}
                ForcedWin::Unknown => break,
            }
            if let Some(search) = &mut self.search {
                search.refuted_plies = plies;
            }
        }
        if let Some(search) = &mut self.search {
            search.proof_nodes += search.result.nodes - nodes;
        }
        false
    }

    /// Adds a win by threats to the result. Returns whether the search is over.
    fn add_proven_win(&mut self, root: &G, plies: u32, depth: u32) -> bool {
        let line = self.winning_line(root, plies, depth);
        let Some(search) = &mut self.search else {
            return true;
        };
        if line.moves.is_empty() {
            return false;
        }
        search.proven = Some(line.clone());
        search.merge(Some(line));
        search.done |= search.line_count() == 1;
        search.done
    }

    /// Adds a better root move to the result, which counts even if the iteration is never completed.
    pub(super) fn update_result(&mut self) {
        let (Some(search), Some(node)) = (&self.search, self.path.first()) else {
            return;
        };
        let mut line = PvLine {
            moves: self.pv[0].clone(),
            score: node.sound_score(node.alpha),
        };
        let (root, depth) = (search.root.clone(), search.depth as usize);
        self.extend_pv(&root, &mut line.moves, depth);
        if let Some(search) = &mut self.search {
            search.merge(Some(line));
        }
    }

    /// Extends a principal variation by hash moves, as it ends where the table cut the search short.
    fn extend_pv(&mut self, root: &G, pv: &mut Vec<G::Move>, length: usize) {
        let mut position = root.clone();
        let mut seen = vec![position.key()];
        for &mv in pv.iter() {
            position = position.play_unchecked(mv);
            seen.push(position.key());
        }
        while pv.len() < length && position.decided().is_none() {
            let Some(entry) = self.tt.probe(position.key()) else {
                return;
            };
            self.listed.clear();
            position.candidates(&mut self.listed);
            let mut moves = self.listed.iter().copied();
            let Some(mv) = moves.find(|&mv| entry.is_best(G::move_index(mv))) else {
                return;
            };
            position = position.play_unchecked(mv);
            if seen.contains(&position.key()) {
                return;
            }
            seen.push(position.key());
            pv.push(mv);
        }
    }

    /// Takes the score of the root: a failed aspiration window is widened, otherwise the line is
    /// complete.
    pub(super) fn end_root(&mut self, root: &Node<G>, best: Score) {
        let Some(search) = &mut self.search else {
            return;
        };
        let fails_low = best <= root.original_alpha && root.original_alpha > Score::MIN;
        let fails_high = best >= root.beta && root.beta < Score::MAX;
        if fails_low || fails_high {
            search.delta *= 3;
            return;
        }
        let mut line = PvLine {
            moves: self.pv[0].clone(),
            score: best,
        };
        let (root, depth) = (search.root.clone(), search.depth as usize);
        if self.style == Style::Selective {
            self.complete_line(&root, &mut line, 0);
        }
        self.extend_pv(&root, &mut line.moves, depth);
        let Some(search) = &mut self.search else {
            return;
        };
        search.completed.push(line);
        search.delta = ASPIRATION_DELTA;
        search.merge(None);
        if search.completed.len() < search.line_count() {
            return;
        }
        search.result.depth = search.depth;
        let max_depth = search.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        let mut lines = search.result.lines.iter();
        let proven = lines.all(|line| line.score.is_proven());
        let only_move = search.moves.len() == 1 && search.limits.time.is_some();
        search.done |= proven || only_move || search.depth >= max_depth;
    }
}
