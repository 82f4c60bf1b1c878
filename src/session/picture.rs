//! A board as a short text, for small pictures in lists of games.

use crate::codes::{Shape, Tone};
use crate::render::{Board, Piece};

/// The picture of a board, as a [session](super::Session::picture) has it.
#[inline(never)]
pub(super) fn draw(board: &Board, pieces: &[Piece], tones: [Tone; 2]) -> String {
    let letter = |cell| {
        let piece = pieces.iter().find(|piece| piece.cell == cell);
        let Some(top) = piece.and_then(|piece| piece.stack.last()) else {
            return '.';
        };
        let letter = match top.shape {
            Shape::Soldier => 's',
            Shape::Lion => 'l',
            Shape::Stone => 'o',
        };
        match tones[top.side.index()] {
            Tone::White => letter,
            Tone::Black => letter.to_ascii_uppercase(),
        }
    };
    let rows = board.rows.iter();
    let rows = rows.map(|row| {
        row.iter()
            .map(|field| letter(field.cell))
            .collect::<String>()
    });
    rows.collect::<Vec<_>>().join("/")
}
