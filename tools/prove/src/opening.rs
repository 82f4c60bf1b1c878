//! The proof of an opening: a move, and for every reply to it a proof of its own, which is kept in the log.

use std::fmt;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::Result;
use ergo_games::game::Game as _;
use ergo_games::games::ergo::{Move, Position};
use ergo_games::search::Evaluate as _;

use crate::proof::Log;
use crate::solver::{Effort, Solver};
use crate::steps::Id;
use crate::strategy::Replies;

/// The moves that are compared, and the nodes for that.
const CANDIDATES: usize = 6;
const CANDIDATE_NODES: u64 = 300_000;
/// The replies that decide which move is tried first.
const SAMPLE: usize = 12;
/// The efforts for a reply, one after the other.
const EFFORTS: [Effort; 5] = [
    Effort::new(1, 1),
    Effort::new(2, 1),
    Effort::new(1, 2),
    Effort::new(3, 1),
    Effort::new(2, 2),
];

/// An opening after which the player to move is to win.
pub(crate) struct Opening<'a> {
    name: &'a str,
    position: Position,
    log: &'a Mutex<Log>,
    until: Instant,
}

/// What is known in the end.
pub(crate) enum State {
    /// The opening is won by this strategy.
    Won(Id),
    /// It is not known; how far the proof got.
    Open(String),
}

/// A move that may win, and the replies to it that are won and that are open.
struct Candidate {
    mv: Move,
    after: Position,
    replies: Replies,
    won: Vec<(Move, Id)>,
    open: Vec<Move>,
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mv = self.after.move_text(self.mv);
        let (won, all) = (self.won.len(), self.replies.moves.len());
        write!(f, "{mv} wins after {won} of {all} replies")
    }
}

impl<'a> Opening<'a> {
    /// An opening that is given up at some time.
    pub(crate) const fn new(
        name: &'a str,
        position: Position,
        log: &'a Mutex<Log>,
        until: Instant,
    ) -> Self {
        Self {
            name,
            position,
            log,
            until,
        }
    }

    /// Searches for a strategy of the player to move.
    ///
    /// # Errors
    /// If the log cannot be written.
    pub(crate) fn prove(&self, solver: &mut Solver) -> Result<State> {
        let mut candidates = self.candidates(solver);
        for candidate in &mut candidates {
            self.answer(solver, candidate, EFFORTS[0], SAMPLE)?;
        }
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.won.len()));
        for candidate in &mut candidates {
            for effort in EFFORTS {
                self.answer(solver, candidate, effort, usize::MAX)?;
                if candidate.open.is_empty() {
                    let Candidate {
                        mv, replies, won, ..
                    } = candidate;
                    return Ok(State::Won(solver.strategies.branch(*mv, replies, won)));
                }
            }
        }
        let most = candidates
            .iter()
            .max_by_key(|candidate| candidate.won.len());
        Ok(State::Open(
            most.map_or_else(String::new, ToString::to_string),
        ))
    }

    /// The moves that look best and do not lose at once.
    fn candidates(&self, solver: &mut Solver) -> Vec<Candidate> {
        let moves = solver.candidates(&self.position, CANDIDATES, CANDIDATE_NODES);
        let candidates = moves.into_iter().filter_map(|mv| {
            let after = self.position.play_unchecked(mv);
            let replies = Replies::of(&after, &after.eval_state())?;
            let mut open = replies.moves.clone();
            solver.order(&mut open, &after, 1);
            Some(Candidate {
                mv,
                after,
                replies,
                won: Vec::new(),
                open,
            })
        });
        candidates.collect()
    }

    /// Tries the open replies, at most the first `most` of them.
    fn answer(
        &self,
        solver: &mut Solver,
        candidate: &mut Candidate,
        effort: Effort,
        most: usize,
    ) -> Result<()> {
        let start = Instant::now();
        let replies = std::mem::take(&mut candidate.open);
        for (before, &reply) in replies.iter().enumerate() {
            if before >= most || Instant::now() > self.until {
                candidate.open.push(reply);
                continue;
            }
            let next = candidate.after.play_unchecked(reply);
            if let Some(id) = self.find(solver, &next, effort)? {
                candidate.won.push((reply, id));
            } else {
                solver.refuted(reply, effort.quiet);
                candidate.open.push(reply);
            }
            let tried = before + 1;
            let left = replies.len().min(most) - tried;
            let left = start.elapsed().as_secs() * left as u64 / tried as u64;
            let left = left.div_ceil(60);
            println!(
                "{}: {candidate}; {effort}: {tried} tried, about {left} min left",
                self.name
            );
        }
        Ok(())
    }

    /// The strategy after a reply, from the log or anew.
    fn find(&self, solver: &mut Solver, next: &Position, effort: Effort) -> Result<Option<Id>> {
        let log = || self.log.lock().expect("no panic in a thread");
        let known = log().find(next, &mut solver.strategies);
        if known.is_some() {
            return Ok(known);
        }
        let found = solver.solve(next, effort, None);
        if let Some(id) = found {
            log().add(&solver.strategies, id, next)?;
        }
        Ok(found)
    }
}
