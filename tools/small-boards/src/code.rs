//! A number for each position of a small board, the same for all that are alike: turned or mirrored.

use ergo_games::game::Game;

use crate::boards::{Board, CELLS, Position, Stack};

/// The most stones on a small board, of both players.
const MOST_STONES: usize = 8;

/// The bits of a stone: whose it is, and whether it is on top.
const STONE: u32 = 2;

/// The codes of the positions of a board.
///
/// Cells are counted in the order of their numbers in [`Board`]: on diamonds by the sum of column and row, and among those
/// with one sum by row; on hexagons by row, and among those of one row by column. A code is a number of these bits, the
/// highest first:
///
/// - for each cell, the last one first, whether a piece is there;
/// - for each piece, that on the first cell first, and for each of its stones, from bottom to top, whether it is the
///   second player's, and whether it is the top stone; then zeros, until there are two bits for every stone of the game;
/// - whether the second player is to move.
///
/// Of all images of a position under the symmetries of the board, that with the smallest number gives the code. Stones
/// that are not on the board are in hand.
#[derive(Debug)]
pub struct Codes {
    /// The bits for all stones of the game.
    stones: u32,
    /// For each symmetry, the place among all cells of the image of each cell.
    images: Vec<[u8; CELLS]>,
}

impl Codes {
    /// The codes of the positions of a board.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let mut places = [0; CELLS];
        for (place, cell) in (0..).zip(board.cells()) {
            places[usize::from(cell.0)] = place;
        }
        let image_by = |symmetry| {
            let mut images = [0; CELLS];
            for cell in board.cells() {
                images[usize::from(cell.0)] = places[usize::from(board.image(cell, symmetry).0)];
            }
            images
        };
        Self {
            stones: STONE * 2 * u32::from(board.stones()),
            images: (0..board.symmetries()).map(image_by).collect(),
        }
    }

    /// The code of a position.
    #[must_use]
    pub fn code(&self, position: &Position) -> u64 {
        let mut pieces = [(0, Stack::EMPTY); MOST_STONES];
        let mut count = 0;
        for (cell, stack) in position.stacks().iter().take(MOST_STONES) {
            pieces[count] = (usize::from(cell.0), stack);
            count += 1;
        }
        let pieces = &pieces[..count];
        let cells = |image: &[u8; CELLS]| {
            let bits = pieces.iter().map(|&(cell, _)| 1_u64 << image[cell]);
            bits.sum::<u64>()
        };
        let lowest = self.images.iter().map(cells).min().unwrap_or_default();
        let alike = self.images.iter().filter(|image| cells(image) == lowest);
        let stones = alike.map(|image| self.stones(pieces, image)).min();
        let board = lowest << self.stones | stones.unwrap_or_default();
        board << 1 | position.turn().index() as u64
    }

    /// The bits of all stones, in the order of the images of their cells.
    fn stones(&self, pieces: &[(usize, Stack)], image: &[u8; CELLS]) -> u64 {
        let mut seen = [(0, Stack::EMPTY); MOST_STONES];
        for (seen, &(cell, stack)) in seen.iter_mut().zip(pieces) {
            *seen = (image[cell], stack);
        }
        let seen = &mut seen[..pieces.len()];
        seen.sort_unstable_by_key(|&(place, _)| place);
        let (mut bits, mut left) = (0, self.stones);
        for &(_, stack) in &*seen {
            for side in stack.stones() {
                left = left.saturating_sub(STONE);
                bits |= (side.index() as u64) << (left + 1);
            }
            bits |= 1 << left;
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::Options;

    #[test]
    fn images_have_one_code_and_others_have_another() {
        let read = |text: &str| {
            Position::parse(text, Options::of_variant(Board::Diamond13With3 as usize)).unwrap()
        };
        let codes = Codes::of(Board::Diamond13With3);
        let code = |text: &str| codes.code(&read(text));
        let one = code("x/1,x2/x5/2,x2/x 1 2-2");
        assert_eq!(one, code("x/2,x2/x5/1,x2/x 1 2-2"));
        assert_eq!(one, code("x/x2,1/x5/x2,2/x 1 2-2"));
        assert_ne!(one, code("x/1,x2/x5/x2,2/x 1 2-2"));
        assert_ne!(one, code("x/1,x2/x5/2,x2/x 2 2-2"));
        assert_ne!(
            code("x/x3/x2,12,x2/x3/x 1 2-2"),
            code("x/x3/x2,21,x2/x3/x 1 2-2")
        );
        assert_ne!(
            code("x/x3/x,12,2,x2/x3/x 1 2-1"),
            code("x/x3/x,1,22,x2/x3/x 1 2-1")
        );
    }
}
