//! Which move to try next: the remembered one, what the game thinks urgent, and what has cut
//! branches short before.

use super::Opinion;
use super::table::Entry;
use crate::game::Side;

const REMEMBERED: i32 = 1 << 30;
const KILLER: i32 = 6_000;
const HISTORY_LIMIT: i32 = 4_000;

/// A move with what is expected of it.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<M> {
    /// The move.
    pub mv: M,
    weight: i32,
}

/// How moves fared so far in this search.
#[derive(Debug)]
pub struct Order<G: Opinion> {
    /// For each side and move index: how often it was good enough.
    history: [Vec<i32>; 2],
    /// For each ply: the last two moves that were good enough there.
    killers: Vec<[Option<G::Move>; 2]>,
}

impl<G: Opinion> Order<G> {
    /// Nothing is known yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            history: [0, 1].map(|_| vec![0; G::MOVE_INDEXES]),
            killers: Vec::new(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for side in &mut self.history {
            side.fill(0);
        }
        self.killers.clear();
    }

    /// Weighs the moves of a position.
    pub fn weigh(
        &self,
        position: &G,
        ply: usize,
        remembered: Option<&Entry>,
        moves: &[G::Move],
        into: &mut Vec<Weighed<G::Move>>,
    ) {
        let hints = position.hints();
        let history = &self.history[position.turn().index()];
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        into.extend(moves.iter().map(|&mv| {
            let index = G::move_index(mv);
            let mut weight = G::promise(&hints, mv) + history[index];
            if killers.contains(&Some(mv)) {
                weight += KILLER;
            }
            if remembered.is_some_and(|entry| entry.is_best(index)) {
                weight += REMEMBERED;
            }
            Weighed { mv, weight }
        }));
    }

    /// Learns that a move at this ply was good enough to stop looking.
    pub fn reward(&mut self, side: Side, ply: usize, depth: u32, mv: G::Move) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = i32::try_from(depth * depth).map_or(400, |square| square.min(400));
        let score = &mut self.history[side.index()][G::move_index(mv)];
        // The nearer to the limit, the less is added: it is never passed.
        *score += bonus - *score * bonus / HISTORY_LIMIT;
    }
}

impl<G: Opinion> Default for Order<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Lets a move be tried before all others.
pub fn favour<M: Copy + PartialEq>(moves: &mut [Weighed<M>], favourite: Option<&M>) {
    for weighed in moves {
        if Some(&weighed.mv) == favourite {
            weighed.weight = i32::MAX;
        }
    }
}

/// Brings the most promising of the moves to the front and returns it.
pub fn pick<M: Copy>(moves: &mut [Weighed<M>]) -> Option<M> {
    let mut best = 0;
    for at in 1..moves.len() {
        if moves[at].weight > moves[best].weight {
            best = at;
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
    moves.first().map(|weighed| weighed.mv)
}
