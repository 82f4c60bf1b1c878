//! Following a proof in a game: what the winner plays, and within how many turns the game is won.

use crate::chain::chain;
use crate::file::{Fault, MOST_TURNS, Proof, Step};
use crate::rules::{Board, CELLS, Cells, Move};
use std::collections::HashMap;

/// How many positions have to follow from one whose number of turns is remembered; others are counted again.
const WORTH_REMEMBERING: u64 = 1_000;

/// The strategy of a proof, to be followed in games. It is not checked: what it promises is true if the proof is right.
///
/// A game is the moves of both players from the position of the file. One that does not follow the strategy gets no answer.
pub struct Strategy {
    cells: Cells,
    position: String,
    steps: Vec<Step>,
    /// The turns that some steps take in some positions.
    known: HashMap<([u8; CELLS], usize), usize>,
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
        Ok(Self { cells, position, steps, known: HashMap::new() })
    }

    /// What the winner plays, with the move after a game.
    #[must_use]
    pub fn answer(&self, game: &[Move]) -> Option<Move> {
        let (_, number) = after(&self.cells, &self.position, &self.steps, game)?;
        Some(self.steps[number].mv)
    }

    /// The legal replies to the move that the winner plays after a game; none if that move wins.
    #[must_use]
    pub fn replies(&self, game: &[Move]) -> Option<Vec<Move>> {
        let (board, number) = after(&self.cells, &self.position, &self.steps, game)?;
        let mv = self.steps[number].mv;
        Some(if board.completes_five(mv) { Vec::new() } else { board.after(mv).moves().collect() })
    }

    /// How many more turns the winner, who is to move after a game, needs at most: exactly as many as the opponent's longest
    /// defence lasts.
    pub fn turns(&mut self, game: &[Move]) -> Option<usize> {
        let (board, number) = after(&self.cells, &self.position, &self.steps, game)?;
        Count { steps: &self.steps, known: &mut self.known, positions: 0 }.turns(&board, number)
    }
}

/// The position after a game in which the winner is to move, and the step that is played there.
fn after<'a>(cells: &'a Cells, position: &str, steps: &[Step], game: &[Move]) -> Option<(Board<'a>, usize)> {
    let mut board = Board::parse(cells, position).ok()?;
    let mut number = steps.len() - 1;
    for turn in game.chunks(2) {
        let &[mv, reply] = turn else { return None };
        let step = &steps[number];
        if mv != step.mv || board.completes_five(mv) {
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

struct Count<'a> {
    steps: &'a [Step],
    known: &'a mut HashMap<([u8; CELLS], usize), usize>,
    /// How often a step was looked at.
    positions: u64,
}

impl Count<'_> {
    /// The turns that a step takes in a position with the winner to move, itself included. As in the check, replies that
    /// cannot stop a chain of fours are not tried: the whole chain is played.
    fn turns(&mut self, board: &Board, number: usize) -> Option<usize> {
        self.positions += 1;
        let step = &self.steps[number];
        if board.completes_five(step.mv) {
            return Some(1);
        }
        let key = (board.contents(), number);
        if let Some(&turns) = self.known.get(&key) {
            return Some(turns);
        }
        let (before, default, board) = (self.positions, step.default?, board.after(step.mv));
        let chain = chain(self.steps, board.passed(), default, MOST_TURNS);
        let mut cells = chain.as_ref().map_or([true; CELLS], |chain| chain.cells);
        step.entries.iter().for_each(|((_, reply), _)| cells[reply.to()] = true);
        let mut most = chain.map_or(0, |chain| chain.turns);
        for reply in (0..CELLS).filter(|&to| cells[to]).flat_map(|to| board.moves_to(to)) {
            most = most.max(self.turns(&board.after(reply), step.after(reply).unwrap_or(default))?);
        }
        if self.positions - before >= WORTH_REMEMBERING {
            self.known.insert(key, most + 1);
        }
        Some(most + 1)
    }
}
