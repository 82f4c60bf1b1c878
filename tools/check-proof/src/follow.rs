//! Following a proof in a game: what the winner plays, and within how many turns the game is won.

use crate::file::{Fault, Proof, Step};
use crate::rules::{Board, Cells, Move};
use std::cmp::Reverse;

/// The strategy of a proof, to be followed in games. It is not checked: what it promises is true if the proof is right.
///
/// A game is the moves of both players from the position of the file. One that does not follow the strategy gets no answer.
pub struct Strategy {
    cells: Cells,
    position: String,
    steps: Vec<Step>,
    /// The most turns that each step takes, wherever it is played.
    limits: Vec<usize>,
}

impl Strategy {
    /// Reads the file of a proof.
    ///
    /// # Errors
    /// The first place where it is not written as it must be.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let cells = Cells::new();
        let Proof { position, steps, .. } = Proof::parse(&cells, text)?;
        let position = position.to_owned();
        let mut limits = Vec::with_capacity(steps.len());
        for step in &steps {
            let after = step.entries.iter().map(|&(_, next)| next).chain(step.default);
            limits.push(1 + after.map(|next| limits[next]).max().unwrap_or(0));
        }
        Ok(Self { cells, position, steps, limits })
    }

    /// What the winner plays, with the move after a game.
    #[must_use]
    pub fn answer(&self, game: &[Move]) -> Option<Move> {
        let (_, number) = self.after(game)?;
        Some(self.steps[number].mv)
    }

    /// The legal replies to the move that the winner plays after a game; none if that move wins.
    #[must_use]
    pub fn replies(&self, game: &[Move]) -> Option<Vec<Move>> {
        let (board, number) = self.after(game)?;
        let mv = self.steps[number].mv;
        Some(if board.completes_five(mv) { Vec::new() } else { board.after(mv).moves().collect() })
    }

    /// How many more turns the winner, who is to move after a game, needs at most: exactly as many as the longest defence
    /// lasts.
    #[must_use]
    pub fn turns(&self, game: &[Move]) -> Option<usize> {
        let (board, number) = self.after(game)?;
        self.turns_of(&board, number)
    }

    /// The position after a game in which the winner is to move, and the step that is played there.
    fn after(&self, game: &[Move]) -> Option<(Board<'_>, usize)> {
        let mut board = Board::parse(&self.cells, &self.position).ok()?;
        let mut number = self.steps.len() - 1;
        for turn in game.chunks(2) {
            let &[mv, reply] = turn else { return None };
            let step = &self.steps[number];
            if mv != step.mv || !board.is_legal(mv) || board.completes_five(mv) {
                return None;
            }
            board = board.after(mv);
            if !board.is_legal(reply) {
                return None;
            }
            board = board.after(reply);
            number = step.after(reply)?;
        }
        Some((board, number))
    }

    /// The turns that a step takes in a position with the winner to move, itself included.
    fn turns_of(&self, board: &Board, number: usize) -> Option<usize> {
        let step = &self.steps[number];
        if board.completes_five(step.mv) {
            return Some(1);
        }
        let (board, default) = (board.after(step.mv), step.default?);
        let next = |reply: Move| (reply, step.after(reply).unwrap_or(default));
        let mut replies: Vec<(Move, usize)> = board.moves().map(next).collect();
        replies.sort_by_key(|&(_, next)| Reverse(self.limits[next]));
        let mut most = 0;
        for (reply, next) in replies {
            // As most limits are reached, hardly any reply has to be followed to the end.
            if self.limits[next] <= most {
                break;
            }
            most = most.max(self.turns_of(&board.after(reply), next)?);
        }
        Some(most + 1)
    }
}
