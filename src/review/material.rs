//! What is won and lost in the next plies: an exact search of a few plies, with every reply.
//!
//! The search proves how many stones one player, the *prover*, can be ahead after some plies, whatever the opponent
//! plays. The moves of the prover may be a selection. Those of the opponent are complete: where they cannot be listed,
//! nothing is proven.

use crate::advice::Advise;
use crate::game::Side;
use crate::search::{Coverage, Evaluate, ordering};

/// More than all stones of a game: the game is won.
pub const WON: i32 = 1_000;
/// The longest line, with all compulsory captures at its end.
const LONGEST: usize = 24;

/// A proven bound, and the line in which both sides play best.
#[derive(Clone, Debug)]
pub struct Bound<M> {
    /// How many stones the prover is ahead, at least.
    pub stones: i32,
    /// The moves.
    pub line: Vec<M>,
}

/// A search of a few plies.
#[derive(Debug)]
pub struct MaterialSearch<'a, G: Evaluate + Advise> {
    prover: Side,
    /// The keys of positions that end the game in a draw, sorted.
    drawn: &'a [u64],
    /// The number of moves that may still be listed.
    left: u32,
    moves: Vec<G::Move>,
    /// The best line from each ply.
    lines: Vec<Vec<G::Move>>,
}

/// Nothing can be proven, because there are too many moves, or the game may be drawn.
#[derive(Debug)]
struct Unproven;

impl<'a, G: Evaluate + Advise> MaterialSearch<'a, G> {
    /// How many stones the prover is ahead after some plies, at least, while compulsory captures go on; `None` if that takes listing more than this many
    /// moves.
    pub fn run(
        position: &G,
        prover: Side,
        plies: u32,
        (drawn, effort): (&'a [u64], u32),
    ) -> Option<Bound<G::Move>> {
        let mut search = Self {
            prover,
            drawn,
            left: effort,
            moves: Vec::new(),
            lines: vec![Vec::new(); LONGEST + 2],
        };
        let value = search.value(position, plies, 0, (-WON - 1, WON + 1)).ok()?;
        Some(Bound {
            stones: if position.turn() == prover {
                value
            } else {
                -value
            },
            line: search.lines.swap_remove(0),
        })
    }

    /// How many stones the player to move is ahead after some plies.
    fn value(
        &mut self,
        position: &G,
        plies: u32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
    ) -> Result<i32, Unproven> {
        self.lines[ply].clear();
        let turn = position.turn();
        if let Some(outcome) = position.decided() {
            return match outcome.winner {
                Some(winner) if winner == turn => Ok(WON),
                Some(_) => Ok(-WON),
                None => Err(Unproven),
            };
        }
        if ply > 0 && self.drawn.binary_search(&position.key()).is_ok() {
            return Err(Unproven);
        }
        let material = position.material().ok_or(Unproven)?;
        let state = position.eval_state();
        let is_calm = !position.must_extend(&state);
        if plies == 0 && is_calm {
            return Ok(material);
        }
        if ply >= LONGEST {
            return Err(Unproven);
        }
        let first = self.moves.len();
        let is_last = plies == 1 && position.captures(&mut self.moves);
        let coverage = if is_last {
            Coverage::All
        } else {
            self.moves.truncate(first);
            position.candidates(&mut self.moves)
        };
        self.pay(first)?;
        // A move that captures nothing leaves the stones as they are.
        let mut best = if is_last { material } else { -WON - 1 };
        alpha = alpha.max(best);
        if !is_last {
            self.sort(position, &state, first);
        }
        let next = plies.saturating_sub(1);
        let mut seen =
            self.try_moves(position, (next, ply), first, (&mut best, &mut alpha, beta))?;
        if best < beta && turn != self.prover && coverage == Coverage::Some {
            if position.results().is_err() {
                return Err(Unproven);
            }
            self.moves.truncate(first);
            position.choices(&mut self.moves);
            self.pay(first)?;
            seen = self.try_moves(position, (next, ply), first, (&mut best, &mut alpha, beta))?;
        }
        self.moves.truncate(first);
        if seen == 0 && !is_last {
            return match position.outcome_without_moves().winner {
                Some(winner) if winner == turn => Ok(WON),
                Some(_) => Ok(-WON),
                None => Err(Unproven),
            };
        }
        Ok(best)
    }

    /// Tries the moves listed from an index on until one is too good, and returns their number.
    fn try_moves(
        &mut self,
        position: &G,
        (plies, ply): (u32, usize),
        first: usize,
        (best, alpha, beta): (&mut i32, &mut i32, i32),
    ) -> Result<usize, Unproven> {
        let count = self.moves.len() - first;
        for at in first..first + count {
            if *best >= beta {
                break;
            }
            let mv = self.moves[at];
            let after = position.play_unchecked(mv);
            let value = -self.value(&after, plies, ply + 1, (-beta, -*alpha))?;
            if value <= *best {
                continue;
            }
            *best = value;
            *alpha = (*alpha).max(value);
            let (upper, lower) = self.lines.split_at_mut(ply + 1);
            upper[ply].clear();
            upper[ply].push(mv);
            upper[ply].extend_from_slice(&lower[0]);
        }
        Ok(count)
    }

    /// Pays for the moves listed from an index on.
    fn pay(&mut self, first: usize) -> Result<(), Unproven> {
        let listed = u32::try_from(self.moves.len() - first).unwrap_or(u32::MAX);
        self.left = self.left.checked_sub(listed + 1).ok_or(Unproven)?;
        Ok(())
    }

    /// Sorts the moves from an index on, the most promising first.
    fn sort(&mut self, position: &G, state: &G::EvalState, first: usize) {
        let mut scored = Vec::new();
        ordering::by_move_score(position, state, &self.moves[first..], &mut scored);
        self.moves.truncate(first);
        self.moves
            .extend(scored.into_iter().map(|scored| scored.mv));
    }
}
