//! The walk through the tree: what happens when a position is entered, compared and left.

use super::{Engine, answers, has, margins, worth};
use crate::search::order::{Loudness, pick};
use crate::search::table::Bound;
use crate::search::{Coverage, Opinion, Score};

/// The path is no longer than this.
const LONGEST: usize = 120;
/// How many positions may be looked at for a forced win, where the search ends and above.
const FORCED_AT_LEAF: u32 = 20;
const FORCED_ABOVE: u32 = 100;
/// How many plies such a win may take.
const FORCED_PLIES: u32 = 15;
/// Without a remembered move, a search as deep as this is begun one ply less deep.
const UNGUIDED: i32 = 4;

/// A position on the path.
#[derive(Debug)]
pub(super) struct Node<G: Opinion> {
    pub(super) position: G,
    pub(super) insight: G::Insight,
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    /// Alpha as it was when the position was entered.
    pub(super) floor: Score,
    pub(super) best: Score,
    pub(super) best_move: Option<G::Move>,
    /// Where its moves begin, and the next to try, in the list of all moves.
    pub(super) first: usize,
    pub(super) next: usize,
    /// How the move being tried is looked at.
    pub(super) look: Look,
    /// Whether all moves get the same attention.
    pub(super) care: Care,
    /// Whether the moves are all that matter.
    pub(super) coverage: Coverage,
}

/// How much attention quiet moves get that come late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// As much as all others.
    Full,
    /// Less.
    Less,
    /// Less or, in a position that seems to be worth so many points, none.
    Least(i32),
}

/// How a move is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Only whether it beats alpha, and less deeply by so many plies.
    Glance(i32),
    /// Only whether it beats alpha.
    Scout,
    /// How much it is worth.
    Full,
}

impl<G: Opinion> Node<G> {
    /// The node of a position before any move is tried.
    pub(super) fn new(
        position: G,
        insight: G::Insight,
        depth: i32,
        alpha: Score,
        beta: Score,
    ) -> Self {
        Self {
            position,
            insight,
            depth,
            alpha,
            beta,
            floor: alpha,
            best: Score::MIN,
            best_move: None,
            first: 0,
            next: 0,
            look: Look::Full,
            care: Care::Full,
            coverage: Coverage::All,
        }
    }

    /// What can be said if the best of the moves that were looked at is worth so much: among those
    /// that were not one may save the game.
    pub(super) fn claim(&self, best: Score) -> Score {
        if best.loss_in().is_some() && self.coverage == Coverage::Some {
            Score::estimate(-Score::ESTIMATE_LIMIT)
        } else {
            best
        }
    }

    /// How many moves were tried.
    fn tried(&self) -> usize {
        self.next - self.first
    }

    /// Whether more is asked than if one score is reached.
    fn is_open(&self) -> bool {
        self.beta > self.alpha.just_above()
    }

    /// Whether the rest of the moves, which are quiet, are left out. Not before there is one that
    /// does not lose: a loss is proven by all moves.
    fn is_enough(&self) -> bool {
        let Care::Least(seems) = self.care else {
            return false;
        };
        if self.tried() == 0 || self.best.loss_in().is_some() {
            return false;
        }
        let hopeless = seems + G::MARGINS.futility(self.depth) <= self.alpha.points();
        let tries = G::MARGINS.late_move_count(self.depth);
        if self.is_open() {
            self.tried() >= 2 * tries
        } else {
            self.tried() >= tries || hopeless
        }
    }
}

impl<G: Opinion> Engine<G> {
    /// One step: down into the next move, or back up with the worth of a finished position.
    pub(super) fn walk(&mut self) {
        let Some(node) = self.path.last_mut() else {
            return;
        };
        if node.alpha >= node.beta {
            return self.leave();
        }
        let Some(weighed) = pick(&mut self.moves[node.next..]) else {
            return self.leave();
        };
        let quiet = weighed.loudness == Loudness::Quiet;
        if quiet && node.is_enough() {
            return self.leave();
        }
        let tried = node.tried();
        let reduction = if quiet && node.care != Care::Full {
            margins::reduction(node.depth, tried) - i32::from(node.is_open())
        } else {
            0
        };
        node.next += 1;
        node.look = if tried == 0 {
            Look::Full
        } else if reduction > 0 {
            Look::Glance(reduction)
        } else {
            Look::Scout
        };
        self.descend(weighed.mv);
    }

    /// Tries a move of the last position on the path.
    fn descend(&mut self, mv: G::Move) {
        let Some(node) = self.path.last() else { return };
        if self.is_done() {
            return;
        }
        let (alpha, depth) = match node.look {
            Look::Full => (-node.beta, node.depth - 1),
            Look::Scout => (-node.alpha.just_above(), node.depth - 1),
            Look::Glance(reduction) => (-node.alpha.just_above(), node.depth - 1 - reduction),
        };
        let beta = -node.alpha;
        let position = node.position.play_unchecked(mv);
        let insight = node.position.insight_after(&node.insight, mv, &position);
        let node = Node::new(position, insight, depth.max(0), alpha, beta);
        if let Some(worth) = self.enter(node) {
            self.compare(mv, -worth);
        }
    }

    /// Comes to a position: its worth if that can be told at once, or else it joins the path.
    fn enter(&mut self, mut node: Node<G>) -> Option<Score> {
        let ply = self.path.len();
        self.count_node();
        self.clear_line(ply);
        let position = &node.position;
        if let Some(outcome) = position.decided() {
            return Some(worth(outcome, position.turn(), ply));
        }
        let key = position.key();
        if self.is_repeated(key) {
            return Some(Score::DRAW);
        }
        // Nothing is better than a win now, and nothing worse than a loss.
        node.alpha = node.alpha.max(Score::loss_at(ply));
        node.beta = node.beta.min(Score::win_at(ply));
        if node.alpha >= node.beta {
            return Some(node.alpha);
        }
        if let Some(mv) = position.winning_move(&node.insight) {
            self.lines[ply].push(mv);
            return Some(Score::win_at(ply + 1));
        }
        self.listed.clear();
        let threatened = answers(&self.drawn, position, &node.insight, &mut self.listed);
        if threatened {
            // What is not listed loses so soon.
            node.best = Score::loss_at(ply + 2);
            if self.listed.is_empty() {
                return Some(node.best);
            }
        }
        let mut unsettled = false;
        if self.is_plain() || ply >= LONGEST {
            if node.depth == 0 {
                return Some(Score::estimate(position.estimate(&node.insight)));
            }
        } else if threatened || position.is_unsettled(&node.insight) {
            // There is little to choose: the answer takes nothing off the depth.
            node.depth += 1;
            unsettled = true;
        } else if node.depth == 0 {
            return Some(self.leaf_worth(&node.position, &node.insight, ply));
        }
        let remembered = self.table.probe(key);
        if let Some(entry) = remembered
            && entry.answers(node.depth, ply, node.alpha, node.beta)
        {
            return Some(entry.score(ply));
        }
        if !threatened {
            if !self.is_plain()
                && !unsettled
                && let Some(worth) = self.quick_worth(&mut node, ply)
            {
                return Some(worth);
            }
            node.coverage = node.position.candidates(&mut self.listed);
            if self.listed.is_empty() {
                let position = &node.position;
                return Some(worth(position.stalled(), position.turn(), ply));
            }
        }
        if remembered.is_none() && node.depth >= UNGUIDED && !self.is_plain() {
            node.depth -= 1;
        }
        node.floor = node.alpha;
        node.first = self.moves.len();
        node.next = node.first;
        let before = self.path.last().map(|above| self.moves[above.next - 1].mv);
        self.order.weigh(
            (&node.position, &node.insight),
            (ply, before),
            remembered.as_ref(),
            &self.listed,
            &mut self.moves,
        );
        self.path.push(node);
        None
    }

    /// The worth of a position where the search ends and nothing threatens.
    fn leaf_worth(&mut self, position: &G, insight: &G::Insight, ply: usize) -> Score {
        match self.forced_win(position, insight, FORCED_PLIES, FORCED_AT_LEAF) {
            Some(plies) => Score::win_at(ply + plies as usize),
            None => Score::estimate(position.estimate(insight)),
        }
    }

    /// The worth of a position that need not be looked at move by move, if it is one.
    fn quick_worth(&mut self, node: &mut Node<G>, ply: usize) -> Option<Score> {
        let found = self.forced_win(&node.position, &node.insight, FORCED_PLIES, FORCED_ABOVE);
        if let Some(plies) = found {
            return Some(Score::win_at(ply + plies as usize));
        }
        let points = node.position.estimate(&node.insight);
        let seems = Score::estimate(points);
        node.care = if margins::is_shallow(node.depth) {
            Care::Least(points)
        } else {
            Care::Less
        };
        if node.is_open() || node.alpha.is_proven() || node.beta.is_proven() {
            return None;
        }
        let (comfort, despair) = (
            G::MARGINS.reverse_futility(node.depth),
            G::MARGINS.razoring(node.depth),
        );
        let safe = node.depth <= 4 && points - comfort >= node.beta.points();
        let lost = node.depth <= 2 && points + despair <= node.alpha.points();
        (safe || lost).then_some(seems)
    }

    /// Takes the last position off the path and tells the one before it what it is worth.
    fn leave(&mut self) {
        let Some(node) = self.path.pop() else { return };
        self.moves.truncate(node.first);
        let best = node.claim(node.best);
        let bound = if best >= node.beta {
            Bound::AtLeast
        } else if best > node.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let Some(above) = self.path.last() else {
            return self.finish_root(&node, best);
        };
        // The move that led here stands just before the next to try.
        let mv = self.moves[above.next - 1].mv;
        let ply = self.path.len();
        self.table.store(
            node.position.key(),
            ply,
            node.depth,
            (bound, best),
            node.best_move.map(G::move_index),
        );
        self.compare(mv, -best);
    }

    /// Compares the worth of a move with the best found so far in the last position on the path.
    fn compare(&mut self, mv: G::Move, worth: Score) {
        let ply = self.path.len().saturating_sub(1);
        let Some(node) = self.path.last_mut() else {
            return;
        };
        if worth > node.alpha {
            match node.look {
                Look::Glance(_) => {
                    node.look = Look::Scout;
                    return self.descend(mv);
                }
                // It does beat alpha; now the question is by how much.
                Look::Scout if worth < node.beta => {
                    node.look = Look::Full;
                    return self.descend(mv);
                }
                _ => {}
            }
        }
        node.best = node.best.max(worth);
        if worth <= node.alpha {
            return;
        }
        node.alpha = worth;
        node.best_move = Some(mv);
        if worth >= node.beta {
            let (side, depth, tried) = (node.position.turn(), node.depth, node.first..node.next);
            let before = ply
                .checked_sub(1)
                .map(|above| self.moves[self.path[above].next - 1].mv);
            self.order
                .reward(side, (ply, before), depth, &self.moves[tried]);
        }
        self.note_line(ply, mv);
    }

    pub(super) fn clear_line(&mut self, ply: usize) {
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        self.lines[ply].clear();
    }

    /// Notes that the best line from a ply on is this move and what was found below it.
    fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend(lower.first().into_iter().flatten());
        if ply == 0 {
            self.note_progress();
        }
    }

    /// Whether a position counts as a draw by repetition. On the path once is enough: who can
    /// repeat once can repeat again. What came up once in the game is no draw yet: the opponent may
    /// have overlooked something there, and find it the second time.
    fn is_repeated(&self, key: u64) -> bool {
        self.path.iter().any(|node| node.position.key() == key) || has(&self.drawn, key)
    }
}
