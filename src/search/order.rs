//! Which move to try next: the remembered one, what the game thinks urgent, and what has cut
//! branches short before.

use super::table::Entry;
use super::{LOUD, Opinion};
use crate::game::Side;

const REMEMBERED: i32 = 1 << 30;
const URGENT: i32 = 1 << 24;
const KILLER: i32 = 600;
const ANSWER: i32 = 400;
const HISTORY_LIMIT: i32 = 800;

/// Whether a move promises so much that it is never left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// It promises little: it comes after all others, and late ones are looked at less.
    Quiet,
    /// It does.
    Loud,
}

/// A move with what is expected of it.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<M> {
    /// The move.
    pub mv: M,
    /// Whether it may be left out.
    pub loudness: Loudness,
    weight: i32,
}

/// How moves fared so far in this search.
#[derive(Debug)]
pub struct Order<G: Opinion> {
    /// For each side and move index: how often it was good enough.
    history: [Vec<i32>; 2],
    /// For each ply: the last two moves that were good enough there.
    killers: Vec<[Option<G::Move>; 2]>,
    /// For each side and the index of the other's move: the move that was a good answer.
    answers: [Vec<Option<G::Move>>; 2],
}

impl<G: Opinion> Order<G> {
    /// Nothing is known yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            history: [0, 1].map(|_| vec![0; G::MOVE_INDEXES]),
            killers: Vec::new(),
            answers: [0, 1].map(|_| vec![None; G::MOVE_INDEXES]),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for side in &mut self.history {
            side.fill(0);
        }
        for side in &mut self.answers {
            side.fill(None);
        }
        self.killers.clear();
    }

    /// Lets what was learnt in earlier searches count for less.
    pub fn fade(&mut self) {
        for score in self.history.iter_mut().flatten() {
            *score /= 2;
        }
        self.killers.clear();
    }

    /// Weighs the moves of a position at a ply, which another move led to.
    pub fn weigh(
        &self,
        (position, insight): (&G, &G::Insight),
        (ply, before): (usize, Option<G::Move>),
        remembered: Option<&Entry>,
        moves: &[G::Move],
        into: &mut Vec<Weighed<G::Move>>,
    ) {
        let hints = position.hints(insight);
        let side = position.turn().index();
        let history = &self.history[side];
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let answer = before.and_then(|mv| self.answers[side][G::move_index(mv)]);
        // Indexes are quicker to compare than moves, and most differ.
        let [first, second] = killers.map(|mv| mv.map(G::move_index));
        let answer_index = answer.map(G::move_index);
        into.extend(moves.iter().map(|&mv| {
            let index = G::move_index(mv);
            let promise = G::promise(&hints, mv);
            let mut weight = promise + history[index];
            let known = Some(index);
            if (first == known || second == known) && killers.contains(&Some(mv)) {
                weight += KILLER;
            }
            if answer_index == known && answer == Some(mv) {
                weight += ANSWER;
            }
            let mut loudness = Loudness::Quiet;
            if promise >= LOUD {
                loudness = Loudness::Loud;
                weight += URGENT;
            }
            if remembered.is_some_and(|entry| entry.is_best(index)) {
                loudness = Loudness::Loud;
                weight += REMEMBERED;
            }
            Weighed {
                mv,
                loudness,
                weight,
            }
        }));
    }

    /// Learns that of the moves tried at a ply, which another move led to, the last was good enough
    /// to stop looking and the others were not.
    pub fn reward(
        &mut self,
        side: Side,
        (ply, before): (usize, Option<G::Move>),
        depth: i32,
        tried: &[Weighed<G::Move>],
    ) {
        let Some((good, others)) = tried.split_last() else {
            return;
        };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good.mv) {
            *killers = [Some(good.mv), killers[0]];
        }
        if let Some(before) = before {
            self.answers[side.index()][G::move_index(before)] = Some(good.mv);
        }
        let bonus = (depth * depth).min(HISTORY_LIMIT / 4);
        self.learn(side, good.mv, bonus);
        for other in others {
            self.learn(side, other.mv, -bonus);
        }
    }

    /// The nearer to the limit, the less is added: it is never passed.
    fn learn(&mut self, side: Side, mv: G::Move, bonus: i32) {
        let score = &mut self.history[side.index()][G::move_index(mv)];
        *score += bonus - *score * bonus.abs() / HISTORY_LIMIT;
    }
}

impl<G: Opinion> Default for Order<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Appends moves by what they promise alone, the most promising first.
pub fn by_promise<G: Opinion>(
    position: &G,
    insight: &G::Insight,
    moves: &[G::Move],
    into: &mut Vec<Weighed<G::Move>>,
) {
    let hints = position.hints(insight);
    let first = into.len();
    into.extend(moves.iter().map(|&mv| Weighed {
        mv,
        loudness: Loudness::Loud,
        weight: G::promise(&hints, mv),
    }));
    into[first..].sort_by_key(|weighed| -weighed.weight);
}

/// Lets a move be tried before all others.
pub fn favour<M: Copy + PartialEq>(moves: &mut [Weighed<M>], favourite: Option<M>) {
    for weighed in moves {
        if Some(weighed.mv) == favourite {
            weighed.weight = i32::MAX;
        }
    }
}

/// Brings the most promising of the moves to the front and returns it.
pub fn pick<M: Copy>(moves: &mut [Weighed<M>]) -> Option<Weighed<M>> {
    let (mut best, mut most) = (0, moves.first()?.weight);
    for (at, weighed) in moves.iter().enumerate() {
        if weighed.weight > most {
            (best, most) = (at, weighed.weight);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
    moves.first().copied()
}
