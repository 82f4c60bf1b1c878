//! A position of Ergo: the pieces on the board, the player to move, five in a row, and the key.
//!
//! Legal moves are in `movegen`.

use super::board::{CELLS, EDGE, IN_LINE, RING_INDEX, STRIDE, Set, around};
use crate::game::{Cell, Side};
use crate::hash::random;

/// The number of pieces of each player.
pub const PIECES: u32 = 12;

/// A move of a piece from the hand or from a cell to another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The start cell; `None` for a drop.
    pub from: Option<Cell>,
    /// The destination.
    pub to: Cell,
}

/// A position of Ergo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The pieces of either side.
    pub(super) pieces: [Set; 2],
    /// The lions of both sides; every piece on the edge is one.
    pub(super) lions: Set,
    /// The pieces on the edge, as places on the ring; used to count slides.
    pub(super) ring: [u64; 2],
    pub(super) turn: Side,
    /// The side with five in a row.
    pub(super) five: Option<Side>,
    pub(super) key: u64,
}

impl Position {
    /// Assembles a position. Only the parser creates positions from scratch.
    pub(super) fn assemble(pieces: [Set; 2], lions: Set, turn: Side) -> Self {
        let ring = pieces.map(|own| {
            (own & EDGE)
                .into_iter()
                .fold(0, |ring, cell| ring | place_bit(cell))
        });
        let mut position = Self {
            pieces,
            lions: lions | (EDGE & (pieces[0] | pieces[1])),
            ring,
            turn,
            // Only in a set-up position can both have one: then the last player to move wins.
            five: [turn.other(), turn]
                .into_iter()
                .find(|side| has_five(pieces[side.index()])),
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The pieces of a side.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> Set {
        self.pieces[side.index()]
    }

    /// The lions of both sides.
    #[must_use]
    pub const fn lions(&self) -> Set {
        self.lions
    }

    /// The empty cells.
    #[must_use]
    pub fn empty(&self) -> Set {
        !(self.pieces[0] | self.pieces[1])
    }

    /// The number of pieces that a side has in hand.
    #[must_use]
    pub fn hand(&self, side: Side) -> u32 {
        PIECES - self.pieces(side).len()
    }

    /// The owner of the piece on a cell.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).has(cell))
    }

    /// The cells of a slide, both ends included, along the shorter open way round.
    #[must_use]
    pub fn slide_path(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let (start, end) = (
            RING_INDEX[usize::from(from.0)],
            RING_INDEX[usize::from(to.0)],
        );
        let forth = (end + 34 - start) % 34;
        let back = 34 - forth;
        let occupied = (self.ring[0] | self.ring[1]) & !place_bit(from);
        let open =
            |from: u8, steps: u8| (1..steps).all(|n| occupied & place_bit(around(from, n)) == 0);
        let forwards = open(start, forth) && (forth <= back || !open(end, back));
        if forwards {
            (0..=forth).map(|n| around(start, n)).collect()
        } else {
            (0..=back).map(|n| around(start, 34 - n)).collect()
        }
    }

    /// The key, computed from scratch.
    pub(super) fn key_from_scratch(&self) -> u64 {
        let mut key = match self.turn {
            Side::First => 0,
            Side::Second => TURN_KEY,
        };
        for side in Side::BOTH {
            for cell in self.pieces(side) {
                key ^= piece_key(side, cell, self.lions.has(cell));
            }
        }
        key
    }

    /// The position after a legal move.
    pub(super) fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = self.with_other_to_move();
        next.make(self.turn, mv);
        next
    }

    /// Makes a move of a side, without ending its turn. Out of line, so that callers make the copy where they keep it.
    #[inline(never)]
    fn make(&mut self, side: Side, mv: Move) {
        let was_lion = mv.from.is_some_and(|from| self.lions.has(from));
        if let Some(from) = mv.from {
            self.toggle(side, from, was_lion);
        }
        self.toggle(side, mv.to, was_lion || EDGE.has(mv.to));
        let own = self.pieces(side);
        if (own & IN_LINE[usize::from(mv.to.0)]).len() >= 4 && has_five(own) {
            self.five = Some(side);
        }
    }

    /// The key after a legal move.
    pub(super) fn key_after(&self, mv: Move) -> u64 {
        let was_lion = mv.from.is_some_and(|from| self.lions.has(from));
        let from = mv
            .from
            .map_or(0, |from| piece_key(self.turn, from, was_lion));
        let is_lion = was_lion || EDGE.has(mv.to);
        self.key ^ from ^ piece_key(self.turn, mv.to, is_lion) ^ TURN_KEY
    }

    /// The same position with the other player to move.
    pub(super) fn with_other_to_move(&self) -> Self {
        Self {
            turn: self.turn.other(),
            key: self.key ^ TURN_KEY,
            ..*self
        }
    }

    /// Toggles a piece on a cell.
    fn toggle(&mut self, side: Side, cell: Cell, lion: bool) {
        let bit = Set::of(cell);
        let own = side.index();
        self.pieces[own] ^= bit;
        if lion {
            self.lions ^= bit;
        }
        if EDGE.has(cell) {
            self.ring[own] ^= place_bit(cell);
        }
        self.key ^= piece_key(side, cell, lion);
    }
}

/// The cells where five of the set start, in each of the [`DIRECTIONS`].
pub(super) const fn fives(set: Set) -> [Set; 4] {
    const fn along<const ONE: u32, const TWO: u32, const FOUR: u32>(set: u128) -> Set {
        let two = set & (set >> ONE);
        Set::of_bits(two & (two >> TWO) & (set >> FOUR))
    }
    [
        along::<1, 2, 4>(set.bits()),
        along::<10, 20, 40>(set.bits()),
        along::<11, 22, 44>(set.bits()),
        along::<12, 24, 48>(set.bits()),
    ]
}

/// The distances from cell to cell in a row: to the right, up, and up along both diagonals.
pub(super) const DIRECTIONS: [u8; 4] = [1, STRIDE - 1, STRIDE, STRIDE + 1];

fn has_five(set: Set) -> bool {
    let [right, left_up, up, right_up] = fives(set);
    !(right | left_up | up | right_up).is_empty()
}

const fn place_bit(cell: Cell) -> u64 {
    1 << RING_INDEX[cell.0 as usize]
}

const TURN_KEY: u64 = random(0);

const PIECE_KEYS: [[[u64; CELLS]; 2]; 2] = {
    let mut keys = [[[0; CELLS]; 2]; 2];
    let mut at = 0;
    while at < 4 * CELLS {
        keys[at / (2 * CELLS)][at / CELLS % 2][at % CELLS] = random(at as u64 + 1);
        at += 1;
    }
    keys
};

fn piece_key(side: Side, cell: Cell, lion: bool) -> u64 {
    PIECE_KEYS[side.index()][usize::from(lion)][usize::from(cell.0)]
}
