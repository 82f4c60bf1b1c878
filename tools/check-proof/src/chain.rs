//! Chains of fours, which cannot be stopped from afar.

use crate::file::Step;
use crate::rules::{Board, CELLS};

/// A chain of fours.
pub(crate) struct Chain {
    /// Whether each cell is one of the chain.
    pub(crate) cells: [bool; CELLS],
    /// The number of its steps, and so of the turns of the winner.
    pub(crate) turns: usize,
}

/// The chain of fours that begins with a step, if it is one and takes no more turns; the opponent has just passed.
///
/// In such a chain, each step drops a piece. The last one completes five. After each of the others the default is a drop
/// that would complete five, and the only entry has its cell: a piece there leads to the next step.
///
/// No reply moves or takes a piece of the winner, in the hand or on the board. So let the opponent, instead of passing,
/// make a move that ends on none of these cells: then every drop is still legal, and every five still five. What a move
/// can change is that the opponent completes five first, or has no reply. It adds at most one piece to a row of five
/// cells, and so does each reply on one of the cells; the pieces that leave a cell only make room. A row in which the
/// opponent has at most two pieces, with those replies counted, has at most three, and no move makes it five. A second piece
/// in the hand after those replies is a reply that is always there. So the chain wins whatever the opponent does.
pub(crate) fn chain(steps: &[Step], mut board: Board, number: usize, turns: usize) -> Option<Chain> {
    let (mut step, mut cells) = (&steps[number], [false; CELLS]);
    for turn in 1..=turns {
        let drop = step.mv;
        cells[drop.to()] = (drop.from().is_none() && board.is_legal(drop)).then_some(true)?;
        if board.completes_five(drop) {
            return Some(Chain { cells, turns: turn });
        }
        board = board.after(drop);
        let &[((false, five), next)] = step.entries.as_slice() else { return None };
        let (default, passed) = (steps[step.default?].mv, board.passed());
        let is_four = default == five && passed.is_legal(five) && passed.completes_five(five);
        cells[five.to()] = (is_four && board.is_harmless()).then_some(true)?;
        board = board.after(five);
        step = &steps[next];
    }
    None
}
