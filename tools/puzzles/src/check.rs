//! Proves that a puzzle has one solution, by exhaustion alone.

use std::fmt;

use ergo_games::exercise::Goal;
use ergo_games::review::material::{ALL, MaterialSearch};

use crate::exact::{Exact, Unproven, in_order};
use crate::prove::{Prove, Unlisted};

/// The moves that may be listed for each move of a puzzle about stones.
const LISTED: u32 = 3_000_000;
/// How many more stones the solution wins than any other move, at least.
const MARGIN: i32 = 2;

/// The solution of a puzzle.
#[derive(Clone, Debug)]
pub struct Solution<M> {
    /// The first move; none if the answer is that there is nothing.
    pub first: Option<M>,
    /// The solution with the strongest defence.
    pub line: Vec<M>,
    /// The number of different results of the first move.
    pub moves: usize,
}

/// Why a position does not make a puzzle with a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The game is over.
    Over,
    /// Nothing is proven with the effort allowed.
    Unproven,
    /// No move is right.
    NoSolution,
    /// More than one move is right.
    Several,
    /// The goal can be reached sooner, or by fewer plies of defence.
    Shorter,
    /// A later turn of the solver has several solutions against every strongest defence.
    SeveralLater,
    /// The player to move has too few moves to choose from.
    TooFewMoves,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is over",
            Self::Unproven => "nothing is proven with the effort allowed",
            Self::NoSolution => "no move is right",
            Self::Several => "more than one move is right",
            Self::Shorter => "fewer plies suffice",
            Self::SeveralLater => "a later turn has several solutions",
            Self::TooFewMoves => "there are too few moves to choose from",
        })
    }
}

impl From<Unproven> for Flaw {
    fn from(_: Unproven) -> Self {
        Self::Unproven
    }
}

impl From<Unlisted> for Flaw {
    fn from(_: Unlisted) -> Self {
        Self::Unproven
    }
}

/// Proves that exactly one move reaches the goal, and so at every later turn.
///
/// # Errors
/// If the position does not make a puzzle with this goal, or that takes too much effort.
pub fn prove<G: Prove>(
    exact: &mut Exact<G>,
    position: &G,
    goal: &Goal,
) -> Result<Solution<G::Move>, Flaw> {
    if position.outcome().is_some() {
        return Err(Flaw::Over);
    }
    exact.start(G::NODES);
    match *goal {
        Goal::Win(plies) => prove_win(exact, position, plies),
        Goal::Hold(plies) => prove_hold(exact, position, plies),
        Goal::Gain { stones, plies } => prove_gain(position, stones, plies),
        Goal::Decide(plies) => match exact.win(position, plies)? {
            Some(_) => prove_win(exact, position, plies),
            None => Ok(Solution {
                first: None,
                line: Vec::new(),
                moves: results(position)?.len(),
            }),
        },
        Goal::Play(_) | Goal::End(_) | Goal::Any => Err(Flaw::NoSolution),
    }
}

/// A move for every result, the most promising first.
fn results<G: Prove>(position: &G) -> Result<Vec<G::Move>, Flaw> {
    let mut moves = Vec::new();
    position.every_result(&mut moves)?;
    Ok(in_order(position, &position.eval_state(), &moves).collect())
}

/// The only move that wins within this many plies, and the plies that are left after it.
fn only_win<G: Prove>(
    exact: &mut Exact<G>,
    position: &G,
    plies: u32,
    moves: &[G::Move],
) -> Result<(G::Move, u32), Flaw> {
    let mut winner = None;
    for &mv in moves {
        if let Some(left) = exact.loss(&position.play_unchecked(mv), plies - 1)?
            && winner.replace((mv, left)).is_some()
        {
            return Err(Flaw::Several);
        }
    }
    winner.ok_or(Flaw::NoSolution)
}

fn prove_win<G: Prove>(
    exact: &mut Exact<G>,
    position: &G,
    plies: u32,
) -> Result<Solution<G::Move>, Flaw> {
    let moves = results(position)?;
    if moves.len() < G::FEWEST_MOVES {
        return Err(Flaw::TooFewMoves);
    }
    let (first, left) = only_win(exact, position, plies, &moves)?;
    if left + 1 < plies {
        return Err(Flaw::Shorter);
    }
    let mut line = vec![first];
    if !is_unique_later(exact, &position.play_unchecked(first), left, &mut line)? {
        return Err(Flaw::SeveralLater);
    }
    Ok(Solution {
        first: Some(first),
        line,
        moves: moves.len(),
    })
}

/// Whether the strongest defence, or one of them, leaves a single winning move at every turn but the last. The player
/// to move has lost after `plies`.
fn is_unique_later<G: Prove>(
    exact: &mut Exact<G>,
    position: &G,
    plies: u32,
    line: &mut Vec<G::Move>,
) -> Result<bool, Flaw> {
    if plies == 0 {
        return Ok(true);
    }
    let length = line.len();
    for reply in results(position)? {
        let next = position.play_unchecked(reply);
        if exact.win(&next, plies - 1)? != Some(plies - 1) {
            continue;
        }
        line.push(reply);
        if plies == 2 {
            line.extend(next.wins_now(&next.eval_state())?);
            return Ok(true);
        }
        match only_win(exact, &next, plies - 1, &results(&next)?) {
            Ok((mv, left)) => {
                line.push(mv);
                if is_unique_later(exact, &next.play_unchecked(mv), left, line)? {
                    return Ok(true);
                }
            }
            Err(Flaw::Several) => {}
            Err(flaw) => return Err(flaw),
        }
        line.truncate(length);
    }
    Ok(false)
}

fn prove_hold<G: Prove>(
    exact: &mut Exact<G>,
    position: &G,
    plies: u32,
) -> Result<Solution<G::Move>, Flaw> {
    let moves = results(position)?;
    if moves.len() < G::FEWEST_MOVES {
        return Err(Flaw::TooFewMoves);
    }
    let mut saver = None;
    let mut longest = 0;
    for &mv in &moves {
        let after = position.play_unchecked(mv);
        if let Some(end) = after.outcome()
            && end.winner == Some(position.turn())
        {
            return Err(Flaw::Shorter);
        }
        if let Some(within) = exact.win(&after, plies)? {
            longest = longest.max(within);
        } else if saver.replace(mv).is_some() {
            return Err(Flaw::Several);
        }
    }
    let first = saver.ok_or(Flaw::NoSolution)?;
    if longest < plies {
        return Err(Flaw::Shorter);
    }
    Ok(Solution {
        first: Some(first),
        line: vec![first],
        moves: moves.len(),
    })
}

/// One move wins this many stones, and no other can win more than two less.
fn prove_gain<G: Prove>(position: &G, stones: u32, plies: u32) -> Result<Solution<G::Move>, Flaw> {
    let moves = results(position)?;
    if moves.len() < 3 {
        return Err(Flaw::TooFewMoves);
    }
    let before = position.material().ok_or(Flaw::Unproven)?;
    let most = i32::try_from(stones).map_err(|_| Flaw::Unproven)? + before - MARGIN;
    let mut winner = None;
    for &mv in &moves {
        if !is_bounded(position, mv, plies, most)? && winner.replace(mv).is_some() {
            return Err(Flaw::Several);
        }
    }
    let first = winner.ok_or(Flaw::NoSolution)?;
    let (ahead, line) = gained(position, first, plies)?;
    if ahead != most + MARGIN {
        return Err(Flaw::NoSolution);
    }
    Ok(Solution {
        first: Some(first),
        line: [first].into_iter().chain(line).collect(),
        moves: moves.len(),
    })
}

/// How many stones a move wins at least.
///
/// # Errors
/// If nothing is proven, or the move wins none.
pub fn gain<G: Prove>(position: &G, mv: G::Move, plies: u32) -> Result<u32, Flaw> {
    let before = position.material().ok_or(Flaw::Unproven)?;
    let (ahead, _) = gained(position, mv, plies)?;
    u32::try_from(ahead - before).map_err(|_| Flaw::NoSolution)
}

/// Whether the opponent can, after a move, keep its player from being ahead by more than `most` stones.
fn is_bounded<G: Prove>(position: &G, mv: G::Move, plies: u32, most: i32) -> Result<bool, Flaw> {
    let enemy = position.turn().other();
    let window = (-most - 1, -most);
    let after = position.play_unchecked(mv);
    let mut search = MaterialSearch::new(&after, enemy, plies - 1, LISTED, window);
    let bound = search.go_on(&[], u32::MAX).map_err(|_| Flaw::Unproven)?;
    Ok(bound.is_some_and(|bound| bound.stones >= -most))
}

/// How many stones the player of a move is ahead after it, at least, and the line.
fn gained<G: Prove>(position: &G, mv: G::Move, plies: u32) -> Result<(i32, Vec<G::Move>), Flaw> {
    let after = position.play_unchecked(mv);
    let mut search = MaterialSearch::new(&after, position.turn(), plies - 1, LISTED, ALL);
    let bound = search.go_on(&[], u32::MAX).map_err(|_| Flaw::Unproven)?;
    let bound = bound.ok_or(Flaw::Unproven)?;
    Ok((bound.stones, bound.line))
}

/// A move that wins within some plies.
pub fn winning_move<G: Prove>(exact: &mut Exact<G>, position: &G, plies: u32) -> Option<G::Move> {
    exact.start(G::NODES);
    let plies = exact.win(position, plies).ok()??;
    let moves = results(position).ok()?;
    moves.into_iter().find(|&mv| {
        let left = exact.loss(&position.play_unchecked(mv), plies - 1);
        matches!(left, Ok(Some(_)))
    })
}

/// A reply after which the opponent cannot win within this many plies.
pub fn refutation<G: Prove>(exact: &mut Exact<G>, position: &G, plies: u32) -> Option<G::Move> {
    exact.start(G::NODES);
    let moves = results(position).ok()?;
    moves.into_iter().find(|&mv| {
        let win = exact.win(&position.play_unchecked(mv), plies);
        matches!(win, Ok(None))
    })
}
