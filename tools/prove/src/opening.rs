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
/// How many of them may be moves that won similar openings.
const KNOWN: usize = 3;
/// The replies that decide which move is tried first.
const SAMPLE: usize = 12;
/// The efforts for a reply, one after the other.
const EFFORTS: [Effort; 6] = [
    Effort::new(0, 1),
    Effort::new(1, 1),
    Effort::new(2, 1),
    Effort::new(1, 2),
    Effort::new(2, 2),
    Effort::new(1, 3),
];
/// How many moves are taken further whose replies were not all proven with these efforts, and how many replies may be
/// open then. Each of them becomes an opening of its own.
const DEEPER: usize = 2;
const MOST_OPEN: usize = 6;
/// How often that may happen, one within the other.
const DEPTH: usize = 2;
/// The positions in which the strategy of a similar opening is tried.
const CHECKED: u32 = 2_000_000;

/// An opening after which the player to move is to win.
pub(crate) struct Opening<'a> {
    name: String,
    position: Position,
    log: &'a Mutex<Log>,
    until: Instant,
    /// How often hard replies may become openings of their own.
    depth: usize,
}

/// The result of an attempt.
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
        write!(f, "{mv} wins after {won} of {all} replies")?;
        if won + self.open.len() == all && won < all && self.open.len() <= MOST_OPEN {
            let open = self.open.iter().map(|&reply| self.after.move_text(reply));
            write!(f, ", not {}", open.collect::<Vec<_>>().join(", "))?;
        }
        Ok(())
    }
}

impl Candidate {
    /// The strategy, once no reply is open.
    fn strategy(&self, solver: &mut Solver) -> Id {
        solver.strategies.branch(self.mv, &self.replies, &self.won)
    }
}

impl<'a> Opening<'a> {
    /// An opening that is given up at some time.
    pub(crate) fn new(name: &str, position: Position, log: &'a Mutex<Log>, until: Instant) -> Self {
        Self {
            name: name.to_owned(),
            position,
            log,
            until,
            depth: DEPTH,
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
            if candidate.won.len() >= SAMPLE {
                break;
            }
        }
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.won.len()));
        for candidate in &mut candidates {
            for effort in EFFORTS {
                self.answer(solver, candidate, effort, usize::MAX)?;
                if candidate.open.is_empty() {
                    return Ok(State::Won(candidate.strategy(solver)));
                }
            }
        }
        candidates.sort_by_key(|candidate| candidate.open.len());
        if self.depth > 0 {
            for candidate in candidates.iter_mut().take(DEEPER) {
                if candidate.open.len() <= MOST_OPEN && self.answer_deeper(solver, candidate)? {
                    return Ok(State::Won(candidate.strategy(solver)));
                }
            }
        }
        let most = candidates.first();
        Ok(State::Open(
            most.map_or_else(String::new, ToString::to_string),
        ))
    }

    /// The moves that look best and do not lose at once.
    fn candidates(&self, solver: &mut Solver) -> Vec<Candidate> {
        let mut moves = solver.moves_that_won(&self.position);
        moves.truncate(KNOWN);
        for mv in solver.candidates(&self.position, CANDIDATES, CANDIDATE_NODES) {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves.truncate(CANDIDATES);
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
            let pair = (candidate.mv, reply);
            if let Some(id) = self.find(solver, pair, &next, effort)? {
                solver.answers.add(pair, id);
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

    /// Tries each open reply as an opening of its own, until one stays open. Returns whether none did.
    fn answer_deeper(&self, solver: &mut Solver, candidate: &mut Candidate) -> Result<bool> {
        while let Some(&reply) = candidate.open.first() {
            let mv = self.position.move_text(candidate.mv);
            let opening = Self {
                name: format!("{} {mv} {}", self.name, candidate.after.move_text(reply)),
                position: candidate.after.play_unchecked(reply),
                depth: self.depth - 1,
                ..*self
            };
            let State::Won(id) = opening.prove(solver)? else {
                return Ok(false);
            };
            self.log().add(&solver.strategies, id, &opening.position)?;
            solver.answers.add((candidate.mv, reply), id);
            candidate.open.remove(0);
            candidate.won.push((reply, id));
            println!("{}: {candidate}", self.name);
        }
        Ok(true)
    }

    /// The strategy after a move and a reply: from the log, from a similar opening, or anew.
    fn find(
        &self,
        solver: &mut Solver,
        pair: (Move, Move),
        next: &Position,
        effort: Effort,
    ) -> Result<Option<Id>> {
        let known = self.log().find(next, &mut solver.strategies);
        if known.is_some() {
            return Ok(known);
        }
        let similar = solver.answers.of(pair).to_vec();
        let mut all = similar.iter().copied();
        let known = all.find(|&id| solver.strategies.wins(id, next, CHECKED));
        let found = known.or_else(|| solver.solve(next, effort, similar.first().copied()));
        if let Some(id) = found {
            self.log().add(&solver.strategies, id, next)?;
        }
        Ok(found)
    }

    fn log(&self) -> std::sync::MutexGuard<'a, Log> {
        self.log.lock().expect("no panic in a thread")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::proof;
    use ergo_games::game::Options;

    /// Two pieces each in two rows that meet at f5.
    const OPEN_TWOS: &str = "10/10/10/10/3SS5/5S4/5S4/10/2ll3l2 1";

    /// Does something with an opening, and a log of its own.
    fn with_opening<T>(text: &str, work: impl FnOnce(&Opening<'_>) -> T) -> T {
        let id = std::thread::current().id();
        let name = format!("prove-opening-{}-{id:?}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let log = Mutex::new(Log::open(&folder.join("log")).unwrap());
        let position = Position::parse(text, Options::default()).unwrap();
        let until = Instant::now() + Duration::from_secs(600);
        let result = work(&Opening::new("an opening", position, &log, until));
        std::fs::remove_dir_all(folder).unwrap();
        result
    }

    fn assert_proven(solver: &mut Solver, opening: &Opening<'_>) {
        let State::Won(id) = opening.prove(solver).unwrap() else {
            panic!("{} is open", opening.position);
        };
        let proof = proof::write(&solver.strategies, id, &opening.position);
        check_proof::check(&proof, &mut |_| {}).unwrap();
    }

    #[test]
    fn won_positions_are_proven_and_help_with_others() {
        let mut solver = Solver::new(1);
        with_opening(OPEN_TWOS, |opening| assert_proven(&mut solver, opening));
        let moves = with_opening(OPEN_TWOS, |opening| {
            solver.moves_that_won(&opening.position)
        });
        let &[mv] = moves.as_slice() else {
            panic!("one move won: {moves:?}");
        };
        let similar = OPEN_TWOS.replace("3l2", "4l1");
        with_opening(&similar, |opening| {
            let after = opening.position.play_unchecked(mv);
            let replies = Replies::of(&after, &after.eval_state()).unwrap().moves;
            let known = replies.iter().filter(|&&reply| {
                let next = after.play_unchecked(reply);
                let ids = solver.answers.of((mv, reply)).to_vec();
                let strategies = &mut solver.strategies;
                ids.into_iter()
                    .any(|id| strategies.wins(id, &next, CHECKED))
            });
            let (known, all) = (known.count(), replies.len());
            assert!(known * 3 > all * 2, "{known} of {all}");
            assert_proven(&mut solver, opening);
        });
    }

    #[test]
    fn hard_replies_become_openings_of_their_own() {
        with_opening(OPEN_TWOS, |opening| {
            let mut solver = Solver::new(1);
            let mut candidates = opening.candidates(&mut solver);
            let candidate = &mut candidates[0];
            candidate.open.truncate(2);
            let hard = candidate.open.clone();
            assert!(opening.answer_deeper(&mut solver, candidate).unwrap());
            assert!(candidate.open.is_empty());
            for (&(reply, id), hard) in candidate.won.iter().zip(hard) {
                let next = candidate.after.play_unchecked(reply);
                assert_eq!(reply, hard);
                assert!(solver.strategies.wins(id, &next, CHECKED));
            }
        });
    }
}
