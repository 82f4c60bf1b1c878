//! The keys of positions: mirror images have the same.

use crate::draft::text::{Spelling, write};
use crate::draft::{Draft, SetUp, spelling};
use crate::game::{Cell, Options};
use crate::render::Board;

/// The number of bits of a key.
pub(super) const BITS: u32 = 40;

/// Finds the keys of positions of a game.
///
/// A position has a text in each mirror image of the board. The first of these in the order of their bytes is hashed by
/// FNV-1a with 64 bits; the highest 40 bits of the hash are the key.
#[derive(Debug)]
pub struct Keys {
    board: Board,
    spelling: &'static Spelling,
    /// For each symmetry of the board the images of its cells, by their numbers.
    images: Vec<Vec<Cell>>,
}

impl Keys {
    /// The keys of a game.
    #[must_use]
    pub fn new<G: SetUp>(variant: usize) -> Self {
        let board = G::board(variant);
        let options = Options::of_variant(variant);
        let cells: Vec<Cell> = board
            .rows
            .iter()
            .flatten()
            .map(|field| Cell(field.cell))
            .collect();
        let end = cells.iter().map(|cell| usize::from(cell.0) + 1).max();
        let images = (0..G::VARIANTS[variant].symmetries).map(|symmetry| {
            // The numbers may have gaps.
            let mut images = vec![Cell(0); end.unwrap_or_default()];
            for &cell in &cells {
                images[usize::from(cell.0)] = G::image(options, cell, symmetry);
            }
            images
        });
        Self {
            images: images.collect(),
            spelling: spelling::<G>(variant),
            board,
        }
    }

    /// The key of a position.
    #[must_use]
    pub fn of<G: SetUp>(&self, position: &G) -> u64 {
        fnv64(self.text(position).as_bytes()) >> (64 - BITS)
    }

    /// The text that all mirror images of a position share.
    #[must_use]
    pub fn text<G: SetUp>(&self, position: &G) -> String {
        let draft = position.draft();
        let texts = self.images.iter().map(|images| {
            let mut mirrored = Draft {
                pieces: Vec::with_capacity(draft.pieces.len()),
                turn: draft.turn,
                counters: draft.counters.clone(),
            };
            for piece in &draft.pieces {
                mirrored.pile(images[usize::from(piece.cell)], &piece.stack);
            }
            write(self.spelling, &self.board, &mirrored)
        });
        texts.min().unwrap_or_default()
    }
}

/// FNV-1a with 64 bits.
fn fnv64(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game as _;
    use crate::games::{ergo, intermedium};

    #[test]
    fn hashes_are_those_of_fnv() {
        assert_eq!(fnv64(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv64(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn mirror_images_share_a_key_and_other_positions_do_not() {
        let keys = Keys::new::<ergo::Position>(0);
        let key = |text: &str| keys.of(&text.parse::<ergo::Position>().unwrap());
        let one = key("10/10/10/10/4S5/3s6/10/10/10 1");
        assert_eq!(one, key("10/10/10/10/5S4/6s3/10/10/10 1"));
        assert_eq!(one, key("10/10/10/3s6/4S5/10/10/10/10 1"));
        assert_ne!(one, key("10/10/10/10/4S5/4s5/10/10/10 1"));
        assert_ne!(one, key("10/10/10/10/4s5/3S6/10/10/10 1"));
    }

    #[test]
    fn the_shared_text_is_a_position_of_the_same_kind() {
        let keys = Keys::new::<intermedium::Position>(0);
        let mut position = intermedium::Position::start(Options::default());
        for _ in 0..6 {
            let shared = keys.text(&position);
            let read: intermedium::Position = shared.parse().unwrap();
            assert_eq!(keys.text(&read), shared);
            let mut moves = Vec::new();
            position.choices(&mut moves);
            position = position.play_unchecked(moves[moves.len() / 2]);
        }
    }
}
