//! A board as a short text, for small pictures in lists of games.

use crate::codes::{Shape, Tone};
use crate::render::{Board, Piece};

/// The picture of a board, as a [session](super::Session::picture) has it: a letter for each cell, and the height of
/// a stack behind it.
#[inline(never)]
pub(super) fn draw(board: &Board, pieces: &[Piece], tones: [Tone; 2]) -> String {
    let shown = |cell| {
        let piece = pieces.iter().find(|piece| piece.cell == cell);
        let stack = piece.map_or(&[][..], |piece| &piece.stack[..]);
        let Some(top) = stack.last() else {
            return ".".to_owned();
        };
        let letter = match top.shape {
            Shape::Soldier => 's',
            Shape::Lion => 'l',
            Shape::Stone => 'o',
        };
        let letter = match tones[top.side.index()] {
            Tone::White => letter,
            Tone::Black => letter.to_ascii_uppercase(),
        };
        let height: u32 = stack.iter().map(|run| u32::from(run.count)).sum();
        if height == 1 {
            letter.to_string()
        } else {
            format!("{letter}{height}")
        }
    };
    let rows = board.rows.iter();
    let rows = rows.map(|row| {
        row.iter()
            .map(|field| shown(field.cell))
            .collect::<String>()
    });
    rows.collect::<Vec<_>>().join("/")
}
