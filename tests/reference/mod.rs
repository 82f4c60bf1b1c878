//! An independent, unoptimised implementation of the games, written from the text of their rules
//! alone. It shares no code with the library, only the strings of positions and moves.

pub(crate) mod emergo;
pub(crate) mod ergo;
mod hexemergo;
pub(crate) mod intermedium;

use std::collections::BTreeMap;

/// How a game ended: the winner, 1 or 2, or 0 in a draw, and why.
pub(crate) type Ending = (u8, &'static str);

/// The reference implementation of a game.
pub(crate) trait ReferenceGame: Clone {
    /// Parses a valid position text, with options by name.
    fn read(text: &str, options: &[&str]) -> Self;

    /// The position text.
    fn text(&self) -> String;

    /// The outcome, if the board decides the game.
    fn decided(&self) -> Option<Ending>;

    /// The outcome if the player to move has no legal move.
    fn outcome_without_moves(&self) -> Ending;

    /// Every legal move and the position after it; `None` if there are too many.
    fn moves(&self) -> Option<BTreeMap<String, Self>>;

    /// The position after a move; `None` if the move is not legal.
    fn after(&self, mv: &str) -> Option<Self> {
        self.moves()?.remove(mv)
    }

    /// A random legal move and the position after it, for positions with too many moves to list. The
    /// argument returns a random number below its own argument.
    fn some_move(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<(String, Self)>;

    /// The number of occupied cells that are empty in another position.
    fn cells_away_from(&self, from: &Self) -> usize;

    /// The number of enemy stones that a move captures.
    fn taken(&self, mv: &str, after: &Self) -> usize;

    /// The height of the tallest stack.
    fn tallest(&self) -> usize;
}

/// The rows of a position text, top row first, and the words after them.
fn rows_and_rest(text: &str) -> (Vec<&str>, Vec<&str>) {
    let mut words = text.split(' ');
    let rows = words.next().expect("a text has rows").split('/').collect();
    (rows, words.collect())
}

/// The name of a cell, column and row counted from 0.
pub(crate) fn name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b"abcdefghij"[column]), row + 1)
}

/// The cell at an offset in columns and rows, if it is on a board of this size.
pub(crate) fn shifted(
    (column, row): (usize, usize),
    (right, up): (isize, isize),
    (columns, rows): (usize, usize),
) -> Option<(usize, usize)> {
    let column = column.checked_add_signed(right)?;
    let row = row.checked_add_signed(up)?;
    (column < columns && row < rows).then_some((column, row))
}
