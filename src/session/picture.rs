//! A board as a short text, for small pictures in lists of games.

use super::Playable;
use super::game::GameSession;
use crate::codes::{Shape, Tone};
use crate::render::{Board, Piece};

/// A session whose board has a short text.
pub trait Pictured {
    /// The rows of the board, the top one first, with `/` between them. Each cell is a letter: `s` a soldier, `l` a lion
    /// and `o` a stone, the top one of a stack, of the player with white pieces, the same in capitals of the other, and
    /// `.` an empty cell.
    fn picture(&self) -> String;

    /// The colours of the two sides.
    fn tones(&self) -> [Tone; 2];
}

impl<G: Playable> Pictured for GameSession<G> {
    fn picture(&self) -> String {
        let pieces = self.game.history().position().pieces();
        draw(&G::board(), &pieces, self.tones())
    }

    fn tones(&self) -> [Tone; 2] {
        G::tones(self.game.history().options())
    }
}

#[inline(never)]
fn draw(board: &Board, pieces: &[Piece], tones: [Tone; 2]) -> String {
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

#[cfg(test)]
mod tests {
    use crate::notation::{Summary, open};

    fn picture(text: &str) -> String {
        Summary::of(&*open(text).unwrap()[0]).picture
    }

    #[test]
    fn pictures_show_the_end_of_the_main_line() {
        let empty = ["."; 10].concat();
        let text = "[Game \"ergo\"] 1. e5 (1. c3) 1... f6 *";
        let rows: Vec<String> = picture(text).split('/').map(str::to_owned).collect();
        assert_eq!(rows.len(), 9);
        assert_eq!((&*rows[0], &*rows[8]), (&*empty, &*empty));
        assert_eq!((&*rows[3], &*rows[4]), (".....S....", "....s....."));
        let lengths = |text| picture(text).split('/').map(str::len).collect::<Vec<_>>();
        assert_eq!(lengths("[Game \"emergo\"] *"), [1, 3, 5, 7, 9, 7, 5, 3, 1]);
        assert_eq!(lengths("[Game \"intermedium\"] *"), [7; 10]);
        assert!(picture("[Game \"intermedium\"] *").starts_with("......./O.O.O.O/.O.O.O./"));
    }
}
