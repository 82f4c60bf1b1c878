//! The three games once more, each written from the text of its rules alone: boards as lists of rows,
//! every step spelled out, and no thought given to speed. Nothing of the product is used here; only
//! the strings of positions and moves are the same.

pub(crate) mod emergo;
pub(crate) mod ergo;
pub(crate) mod intermedium;

use std::collections::BTreeMap;

/// How a game ended: the winner, 1 or 2, or 0 in a draw, and why.
pub(crate) type Ending = (u8, &'static str);

/// A game written plainly.
pub(crate) trait Plain: Clone {
    /// Reads a position text that is known to be right, under options by their names.
    fn read(text: &str, options: &[&str]) -> Self;

    /// The position text.
    fn text(&self) -> String;

    /// How the game ended, if what stands on the board decides it.
    fn decided(&self) -> Option<Ending>;

    /// How a game ends in which the player to move has no legal move.
    fn stuck(&self) -> Ending;

    /// Every legal move with what comes of it; nothing if there are more than anybody would list.
    fn moves(&self) -> Option<BTreeMap<String, Self>>;

    /// One legal move of a player who has too many to list, with what comes of it. Each number is
    /// asked for below another, and decides as dice would.
    fn some_move(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<(String, Self)>;

    /// How many cells are taken that are empty in another position.
    fn strayed(&self, from: &Self) -> usize;

    /// How many stones of the other a move takes.
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
fn name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b"abcdefghij"[column]), row + 1)
}

/// The cell so many columns and rows further, if it is on a board of this size.
fn shifted(
    (column, row): (usize, usize),
    (right, up): (isize, isize),
    (columns, rows): (usize, usize),
) -> Option<(usize, usize)> {
    let column = column.checked_add_signed(right)?;
    let row = row.checked_add_signed(up)?;
    (column < columns && row < rows).then_some((column, row))
}
