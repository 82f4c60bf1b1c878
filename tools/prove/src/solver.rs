//! The search above the engine's proofs. The engine proves wins by threats; here, quiet moves are tried between them: a
//! move of the winner counts if every reply is lost.
//!
//! Replies are tried one after the other, those first that refuted other moves. Effort grows in steps: a move that a
//! reply survives gives way to the next move, and is taken up again with more effort once all have failed.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use ergo_games::game::Game as _;
use ergo_games::games::ergo::{Move, Position};
use ergo_games::search::{Engine, Evaluate as _, Limits};

use crate::steps::Id;
use crate::strategy::{Replies, Strategies, Tried};

/// The plies and nodes of a proof by the engine, in steps of effort.
pub(crate) const EFFORTS: [(u32, u32); 3] = [(13, 30_000), (17, 400_000), (19, 3_000_000)];
/// The refuting replies that are remembered for each number of quiet moves.
const KILLERS: usize = 8;
/// The most quiet moves before a proof by the engine.
const MOST_QUIET: usize = 3;

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// The step of [`EFFORTS`].
    pub(crate) step: usize,
    /// How many quiet moves of the winner may come before the engine proves the rest.
    pub(crate) quiet: usize,
}

impl Effort {
    pub(crate) const fn new(step: usize, quiet: usize) -> Self {
        Self { step, quiet }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (plies, _) = EFFORTS[self.step];
        write!(f, "{} quiet moves before {plies} plies", self.quiet + 1)
    }
}

/// Strategies by the move and the reply that they follow, in whatever opening. They often win in others as well.
#[derive(Default)]
pub(crate) struct Answers(HashMap<(Move, Move), Vec<Id>>);

impl Answers {
    /// How many are kept for each reply.
    const MOST: usize = 6;

    /// The strategies after a move and a reply, the latest first.
    pub(crate) fn of(&self, pair: (Move, Move)) -> &[Id] {
        self.0.get(&pair).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn add(&mut self, pair: (Move, Move), id: Id) {
        let ids = self.0.entry(pair).or_default();
        ids.retain(|&other| other != id);
        ids.insert(0, id);
        ids.truncate(Self::MOST);
    }

    /// The moves with strategies after replies, those with the most first.
    fn moves(&self) -> Vec<Move> {
        let mut counts = HashMap::<Move, usize>::new();
        for &(mv, _) in self.0.keys() {
            *counts.entry(mv).or_default() += 1;
        }
        let mut moves: Vec<_> = counts.into_iter().collect();
        moves.sort_unstable_by_key(|&(mv, count)| (Reverse(count), mv.from, mv.to));
        moves.into_iter().map(|(mv, _)| mv).collect()
    }
}

/// A solver, with everything that it has found so far.
pub(crate) struct Solver {
    pub(crate) strategies: Strategies,
    /// The strategies after a move and a reply in other openings.
    pub(crate) answers: Answers,
    /// The engine that says which moves look best.
    adviser: Engine<Position>,
    /// Won positions by their keys.
    won: HashMap<u64, Id>,
    /// The efforts that were not enough.
    failed: HashMap<u64, Effort>,
    /// Replies that refuted moves, the latest first.
    killers: Vec<Vec<Move>>,
    /// Strategies that were used last.
    recent: Vec<Tried>,
}

impl Solver {
    pub(crate) fn new(megabytes: usize) -> Self {
        Self {
            strategies: Strategies::new(megabytes),
            answers: Answers::default(),
            adviser: Engine::with_built_in_net(16, 0),
            won: HashMap::new(),
            failed: HashMap::new(),
            killers: vec![Vec::new(); MOST_QUIET + 1],
            recent: (0..=MOST_QUIET).map(|_| Tried::default()).collect(),
        }
    }

    /// A strategy that wins for the player to move, if one is found with this effort. The guide is a strategy for a
    /// similar position.
    pub(crate) fn solve(
        &mut self,
        position: &Position,
        effort: Effort,
        guide: Option<Id>,
    ) -> Option<Id> {
        if let Some(five) = self.strategies.five(position) {
            return Some(five);
        }
        let key = position.key();
        if let Some(&known) = self.won.get(&key) {
            return Some(known);
        }
        let tried = self.failed.get(&key);
        if tried.is_some_and(|tried| tried.step >= effort.step && tried.quiet >= effort.quiet) {
            return None;
        }
        let found = self.solve_anew(position, effort, guide);
        match found {
            Some(id) => {
                self.won.insert(key, id);
                self.recent[effort.quiet].used(id);
            }
            None => {
                self.failed.insert(key, effort);
            }
        }
        found
    }

    fn solve_anew(&mut self, position: &Position, effort: Effort, guide: Option<Id>) -> Option<Id> {
        let mut tried = self.recent[effort.quiet].ids().to_vec();
        if let Some(id) = guide {
            tried.retain(|&other| other != id);
            tried.insert(0, id);
        }
        if let Some(known) = self.strategies.first_that_wins(&tried, position) {
            return Some(known);
        }
        let (plies, nodes) = EFFORTS[effort.step];
        let proof = self.strategies.engine.winning_move(position, plies, nodes);
        if let Ok(Some((_, plies))) = proof {
            return self.strategies.extract(position, plies, guide);
        }
        let quiet = effort.quiet.checked_sub(1)?;
        let below = Effort { quiet, ..effort };
        let mut moves = Vec::new();
        for guide in tried {
            let mv = self.strategies.steps.get(guide).mv;
            if position.is_legal(mv) && !moves.contains(&mv) {
                moves.push(mv);
                if let Some(id) = self.solve_move(position, mv, below, Some(guide)) {
                    return Some(id);
                }
            }
        }
        let candidates = self.candidates(position, 4 + effort.step, 20_000);
        let mut candidates = candidates.into_iter().filter(|mv| !moves.contains(mv));
        candidates.find_map(|mv| self.solve_move(position, mv, below, None))
    }

    /// Forgets positions, but not strategies: for another opening.
    pub(crate) fn forget(&mut self) {
        self.won.clear();
        self.failed.clear();
    }

    /// Keeps the strategies after the replies to a move of a strategy, for other openings.
    pub(crate) fn keep(&mut self, position: &Position, id: Id) {
        let step = self.strategies.steps.get(id);
        let mut replies = Vec::new();
        position.play_unchecked(step.mv).choices(&mut replies);
        for reply in replies {
            if let Some(next) = step.after(reply) {
                self.answers.add((step.mv, reply), next);
            }
        }
    }

    /// The legal moves after which replies were lost in other openings, those with the most such replies first.
    pub(crate) fn moves_that_won(&self, position: &Position) -> Vec<Move> {
        let mut moves = self.answers.moves();
        moves.retain(|&mv| position.is_legal(mv));
        moves
    }

    /// The moves that look best, best first.
    pub(crate) fn candidates(
        &mut self,
        position: &Position,
        lines: usize,
        nodes: u64,
    ) -> Vec<Move> {
        let limits = Limits {
            lines,
            ..Limits::nodes(nodes)
        };
        let lines = self.adviser.search(position, limits).lines;
        let best = lines.iter().filter_map(|line| line.moves.first().copied());
        best.collect()
    }

    /// A strategy that starts with a move, if every reply is lost with this effort.
    fn solve_move(
        &mut self,
        position: &Position,
        mv: Move,
        effort: Effort,
        guide: Option<Id>,
    ) -> Option<Id> {
        let after = position.play_unchecked(mv);
        let mut replies = Replies::of(&after, &after.eval_state())?;
        self.order(&mut replies.moves, &after, effort.quiet);
        let mut follow = Vec::with_capacity(replies.moves.len());
        for &reply in &replies.moves {
            let guide = guide.and_then(|id| self.strategies.steps.get(id).after(reply));
            let Some(id) = self.solve(&after.play_unchecked(reply), effort, guide) else {
                self.refuted(reply, effort.quiet);
                return None;
            };
            follow.push((reply, id));
        }
        Some(self.strategies.branch(mv, &replies, &follow))
    }

    /// Sorts replies: those that refuted other moves, then those that look best.
    pub(crate) fn order(&self, replies: &mut [Move], after: &Position, quiet: usize) {
        let hints = after.ordering_hints(&after.eval_state());
        let killers = &self.killers[quiet];
        replies.sort_by_cached_key(|&mv| {
            let killer = killers.iter().position(|&other| other == mv);
            (killer.unwrap_or(KILLERS), -Position::move_score(&hints, mv))
        });
    }

    /// Remembers a reply that was not proven to be lost.
    pub(crate) fn refuted(&mut self, reply: Move, quiet: usize) {
        let killers = &mut self.killers[quiet];
        killers.retain(|&other| other != reply);
        killers.insert(0, reply);
        killers.truncate(KILLERS);
    }
}
