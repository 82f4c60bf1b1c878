//! Move ordering: the hash move, noisy moves, killers, countermoves and history.

use super::evaluate::{Evaluate, NOISY};
use super::sort::{sort_key, stable_order};
use super::tt::Entry;
use crate::game::Side;

const HASH_MOVE_BONUS: i32 = 1 << 30;
const NOISY_BONUS: i32 = 1 << 24;
const KILLER_BONUS: i32 = 600;
const COUNTERMOVE_BONUS: i32 = 400;
const HISTORY_LIMIT: i32 = 800;

/// Whether a move may be pruned and reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveClass {
    /// It may: its score is below [`NOISY`].
    Quiet,
    /// It may not.
    Noisy,
}

/// A move with its score for ordering.
#[derive(Clone, Copy, Debug)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// Whether it may be pruned.
    pub class: MoveClass,
    pub(super) score: i32,
}

/// Statistics of earlier cutoffs, by move.
#[derive(Debug)]
pub struct MoveOrdering<G: Evaluate> {
    /// Butterfly history by side and move index.
    history: [Vec<i32>; 2],
    /// The last two moves that caused a cutoff at each ply.
    killers: Vec<[Option<G::Move>; 2]>,
    /// The last move that refuted the opponent's move, by side and the index of that move.
    countermoves: [Vec<Option<G::Move>>; 2],
}

impl<G: Evaluate> MoveOrdering<G> {
    /// Nothing is known yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            history: [0, 1].map(|_| vec![0; G::MOVE_INDEXES]),
            killers: Vec::new(),
            countermoves: [0, 1].map(|_| vec![None; G::MOVE_INDEXES]),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for side in &mut self.history {
            side.fill(0);
        }
        for side in &mut self.countermoves {
            side.fill(None);
        }
        self.killers.clear();
    }

    /// Halves the history and drops the killers, for a new search.
    pub fn age(&mut self) {
        for score in self.history.iter_mut().flatten() {
            *score /= 2;
        }
        self.killers.clear();
    }

    /// Scores the moves of a position at a ply, given the opponent's previous move.
    pub fn score_moves(
        &self,
        (position, state): (&G, &G::EvalState),
        (ply, previous): (usize, Option<G::Move>),
        entry: Option<&Entry>,
        moves: &[G::Move],
        into: &mut Vec<ScoredMove<G::Move>>,
    ) {
        let hints = position.ordering_hints(state);
        let side = position.turn().index();
        let history = &self.history[side];
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let countermove = previous.and_then(|mv| self.countermoves[side][G::move_index(mv)]);
        // Indexes are quicker to compare than moves, and most differ.
        let [first, second] = killers.map(|mv| mv.map(G::move_index));
        let countermove_index = countermove.map(G::move_index);
        into.extend(moves.iter().map(|&mv| {
            let index = G::move_index(mv);
            let move_score = G::move_score(&hints, mv);
            let mut score = move_score + history[index];
            let known = Some(index);
            if (first == known || second == known) && killers.contains(&Some(mv)) {
                score += KILLER_BONUS;
            }
            if countermove_index == known && countermove == Some(mv) {
                score += COUNTERMOVE_BONUS;
            }
            let mut class = MoveClass::Quiet;
            if move_score >= NOISY {
                class = MoveClass::Noisy;
                score += NOISY_BONUS;
            }
            if entry.is_some_and(|entry| entry.is_best(index)) {
                class = MoveClass::Noisy;
                score += HASH_MOVE_BONUS;
            }
            ScoredMove { mv, class, score }
        }));
    }

    /// Learns from a cutoff: the last of the moves searched caused it, the others did not.
    pub fn update(
        &mut self,
        side: Side,
        (ply, previous): (usize, Option<G::Move>),
        depth: i32,
        searched: &[ScoredMove<G::Move>],
    ) {
        let Some((good, others)) = searched.split_last() else {
            return;
        };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good.mv) {
            *killers = [Some(good.mv), killers[0]];
        }
        if let Some(previous) = previous {
            self.countermoves[side.index()][G::move_index(previous)] = Some(good.mv);
        }
        let bonus = (depth * depth).min(HISTORY_LIMIT / 4);
        self.update_history(side, good.mv, bonus);
        for other in others {
            self.update_history(side, other.mv, -bonus);
        }
    }

    /// History gravity: the nearer to the limit, the less is added.
    fn update_history(&mut self, side: Side, mv: G::Move, bonus: i32) {
        let score = &mut self.history[side.index()][G::move_index(mv)];
        *score += bonus - *score * bonus.abs() / HISTORY_LIMIT;
    }
}

impl<G: Evaluate> Default for MoveOrdering<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Appends moves ordered by [`Evaluate::move_score`] alone, best first.
pub fn by_move_score<G: Evaluate>(
    position: &G,
    state: &G::EvalState,
    moves: &[G::Move],
    into: &mut Vec<ScoredMove<G::Move>>,
) {
    let hints = position.ordering_hints(state);
    let scored: Vec<ScoredMove<G::Move>> = moves
        .iter()
        .map(|&mv| ScoredMove {
            mv,
            class: MoveClass::Noisy,
            score: G::move_score(&hints, mv),
        })
        .collect();
    into.extend(
        stable_order(scored.iter().map(|scored| sort_key(-scored.score))).map(|at| scored[at]),
    );
}

/// Reverses the order of quiet moves.
pub fn reverse_quiet<M>(moves: &mut [ScoredMove<M>]) {
    for scored in moves {
        if scored.class == MoveClass::Quiet {
            scored.score = -scored.score;
        }
    }
}

/// Makes a move the first to be picked.
pub fn put_first<M: Copy + PartialEq>(moves: &mut [ScoredMove<M>], first: Option<M>) {
    for scored in moves {
        if Some(scored.mv) == first {
            scored.score = i32::MAX;
        }
    }
}

/// Swaps the move with the highest score to the front and returns it.
pub fn pick_best<M: Copy>(moves: &mut [ScoredMove<M>]) -> Option<ScoredMove<M>> {
    let (mut near, mut highest) = (0, moves.first()?.score);
    // Four at a time, since few have a higher score than all before.
    let (fours, rest) = moves.as_chunks();
    for (at, [a, b, c, d]) in fours.iter().enumerate() {
        let score = a.score.max(b.score).max(c.score.max(d.score));
        if score > highest {
            (near, highest) = (4 * at, score);
        }
    }
    for (at, scored) in rest.iter().enumerate() {
        if scored.score > highest {
            (near, highest) = (4 * fours.len() + at, scored.score);
        }
    }
    let mut best = near;
    while moves[best].score != highest {
        best += 1;
    }
    if best > 0 {
        moves.swap(0, best);
    }
    moves.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::random;

    #[test]
    fn the_first_of_the_best_moves_is_picked() {
        assert!(pick_best::<u64>(&mut []).is_none());
        for count in 1..200_u64 {
            let score =
                |mv: u64| i32::try_from(random(count << 8 | mv) % 9).unwrap_or_default() - 4;
            let scored = |mv| ScoredMove {
                mv,
                class: MoveClass::Quiet,
                score: score(mv),
            };
            let mut moves: Vec<_> = (0..=count % 20).map(scored).collect();
            let best = (0..=count % 20).rev().max_by_key(|&mv| score(mv));
            assert_eq!(pick_best(&mut moves).map(|picked| picked.mv), best);
            let first = best.and_then(|best| usize::try_from(best).ok());
            assert_eq!(first.map(|at| moves[at].mv), Some(0), "they are swapped");
        }
    }
}
