//! Stones won and lost in the next plies: an exact search of a few plies, with every reply.
//!
//! The search proves how many stones one player, the *prover*, can be ahead after some plies, whatever the opponent
//! plays. The moves of the prover may be a selection. Those of the opponent are complete: where they cannot be listed,
//! nothing is proven.

use std::fmt;

use crate::advice::Advise;
use crate::codes::OutcomeReason;
use crate::game::{Outcome, Side};
use crate::search::{Coverage, Evaluate, ordering};

/// More than all stones of a game: the game is won.
pub const WON: i32 = 1_000;
/// Limits of all numbers of stones.
pub const ALL: (i32, i32) = (-WON - 1, WON + 1);
/// Less than any number of stones.
const NONE: i32 = -WON - 1;
/// The longest line, with all compulsory captures at its end.
const LONGEST: usize = 24;

/// A proven bound, and the line in which both sides play best. Draws count as lost for the prover.
#[derive(Clone, Debug)]
pub struct Bound<M> {
    /// How many stones the prover is ahead, at least.
    pub stones: i32,
    /// The moves.
    pub line: Vec<M>,
}

/// A search of a few plies, which can pause.
#[derive(Debug)]
pub struct MaterialSearch<G: Evaluate + Advise> {
    prover: Side,
    /// Whose turn it is in the first position.
    turn: Side,
    /// The number of moves that may still be listed.
    left: u32,
    /// The positions from the first one to the one that is searched.
    nodes: Vec<Node<G>>,
    /// The moves of all these positions.
    moves: Vec<G::Move>,
    /// The best line from each ply.
    lines: Vec<Vec<G::Move>>,
    /// How many stones the player who moves first is ahead in the end, once it is known.
    value: Option<i32>,
}

/// A position that is searched.
#[derive(Debug)]
struct Node<G> {
    position: G,
    plies: u32,
    /// Whether its moves are listed.
    is_open: bool,
    /// Where its moves start, and which one is tried next.
    first: usize,
    next: usize,
    best: i32,
    alpha: i32,
    beta: i32,
    /// Whether the opponent of the prover has other moves than those listed.
    is_partial: bool,
}

/// Nothing can be proven, because there are too many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unproven;

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are too many moves to prove anything")
    }
}

impl std::error::Error for Unproven {}

impl<G: Evaluate + Advise> MaterialSearch<G> {
    /// A search for how many stones the prover is ahead after some plies, at least, while compulsory captures go on.
    /// `effort` is the most moves it lists. Bounds are exact between the two `limits`, which count for the prover.
    #[must_use]
    pub fn new(position: &G, prover: Side, plies: u32, effort: u32, limits: (i32, i32)) -> Self {
        let mut search = Self {
            prover,
            turn: position.turn(),
            left: effort,
            nodes: Vec::with_capacity(LONGEST + 1),
            moves: Vec::new(),
            lines: vec![Vec::new(); LONGEST + 2],
            value: None,
        };
        let (low, high) = limits;
        let window = if search.turn == prover {
            (low, high)
        } else {
            (-high, -low)
        };
        search.push(position.clone(), plies, window);
        search
    }

    /// Continues until `moves` more moves are listed. Returns the bound, once it is known. `drawn` are the keys of
    /// positions that end the game in a draw, sorted.
    ///
    /// # Errors
    /// If nothing can be proven.
    pub fn go_on(&mut self, drawn: &[u64], moves: u32) -> Result<Option<Bound<G::Move>>, Unproven> {
        let until = self.left.saturating_sub(moves);
        while self.value.is_none() {
            if self.left < until {
                return Ok(None);
            }
            self.step(drawn)?;
        }
        let stones = self.value.map(|value| {
            if self.turn == self.prover {
                value
            } else {
                -value
            }
        });
        Ok(stones.map(|stones| Bound {
            stones,
            line: self.lines[0].clone(),
        }))
    }

    fn push(&mut self, position: G, plies: u32, (alpha, beta): (i32, i32)) {
        self.lines[self.nodes.len()].clear();
        self.nodes.push(Node {
            position,
            plies,
            is_open: false,
            first: self.moves.len(),
            next: self.moves.len(),
            best: NONE,
            alpha,
            beta,
            is_partial: false,
        });
    }

    /// Continues with the last position, and takes over its value, once it is known.
    fn step(&mut self, drawn: &[u64]) -> Result<(), Unproven> {
        let Some(value) = self.visit(drawn)? else {
            return Ok(());
        };
        self.nodes.pop();
        let ply = self.nodes.len();
        let Some(node) = self.nodes.last_mut() else {
            self.value = Some(value);
            return Ok(());
        };
        if -value > node.best {
            node.best = -value;
            node.alpha = node.alpha.max(-value);
            let (upper, lower) = self.lines.split_at_mut(ply);
            let line = &mut upper[ply - 1];
            line.clear();
            line.push(self.moves[node.next - 1]);
            line.extend_from_slice(&lower[0]);
        }
        Ok(())
    }

    /// Plays the next move of the last position, or returns how many stones the player to move there is ahead.
    fn visit(&mut self, drawn: &[u64]) -> Result<Option<i32>, Unproven> {
        let Some(node) = self.nodes.last_mut() else {
            return Ok(None);
        };
        if !node.is_open {
            node.is_open = true;
            return self.open(drawn);
        }
        if node.best < node.beta && node.next < self.moves.len() {
            let after = node.position.play_unchecked(self.moves[node.next]);
            node.next += 1;
            let window = (-node.beta, -node.alpha);
            let plies = node.plies.saturating_sub(1);
            self.push(after, plies, window);
            return Ok(None);
        }
        if node.best < node.beta && node.is_partial {
            node.is_partial = false;
            node.next = node.first;
            if node.position.results().is_err() {
                return Err(Unproven);
            }
            self.moves.truncate(node.first);
            node.position.choices(&mut self.moves);
            let first = node.first;
            self.pay(first)?;
            return Ok(None);
        }
        self.moves.truncate(node.first);
        if node.best > NONE {
            return Ok(Some(node.best));
        }
        let (turn, end) = (node.position.turn(), node.position.outcome_without_moves());
        Ok(Some(self.result(turn, end)))
    }

    /// Lists the moves of the last position, or returns how many stones the player to move there is ahead.
    fn open(&mut self, drawn: &[u64]) -> Result<Option<i32>, Unproven> {
        let ply = self.nodes.len() - 1;
        let node = &mut self.nodes[ply];
        let position = &node.position;
        let turn = position.turn();
        if let Some(outcome) = position.decided() {
            return Ok(Some(self.result(turn, outcome)));
        }
        if ply > 0 && drawn.binary_search(&position.key()).is_ok() {
            let draw = Outcome::draw(OutcomeReason::Repetition);
            return Ok(Some(self.result(turn, draw)));
        }
        let material = position.material().ok_or(Unproven)?;
        let state = position.eval_state();
        if node.plies == 0 && !position.must_extend(&state) {
            // A player who cannot move ends the game.
            let end = position.outcome();
            return Ok(Some(end.map_or(material, |end| self.result(turn, end))));
        }
        if ply >= LONGEST {
            return Err(Unproven);
        }
        let first = node.first;
        if node.plies == 1 && position.captures(&mut self.moves) {
            // A move that captures nothing leaves the stones as they are.
            node.best = material;
            node.alpha = node.alpha.max(material);
        } else {
            self.moves.truncate(first);
            let coverage = position.candidates(&mut self.moves);
            node.is_partial = turn != self.prover && coverage == Coverage::Some;
            let mut scored = Vec::new();
            ordering::by_move_score(position, &state, &self.moves[first..], &mut scored);
            self.moves.truncate(first);
            self.moves
                .extend(scored.into_iter().map(|scored| scored.mv));
        }
        self.pay(first)?;
        Ok(None)
    }

    /// The value of a game's result for the player to move. In a draw the prover has won no stones: it counts as
    /// lost, which can only make a bound smaller.
    fn result(&self, turn: Side, outcome: Outcome) -> i32 {
        let winner = outcome.winner.unwrap_or(self.prover.other());
        if winner == turn { WON } else { -WON }
    }

    /// Pays for the moves listed from an index on.
    fn pay(&mut self, first: usize) -> Result<(), Unproven> {
        let listed = u32::try_from(self.moves.len() - first).unwrap_or(u32::MAX);
        self.left = self.left.checked_sub(listed + 1).ok_or(Unproven)?;
        Ok(())
    }
}
