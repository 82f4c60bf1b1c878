//! The rules of Ergo: what may be dropped, moved and slid, and when five stand in a row.
//!
//! It refuses to know texts, pictures and opinions about who stands better.

use super::board::{
    ARENA, BOARD, CELLS, EDGE, RING_INDEX, Reach, STRIDE, Set, around, column, reach, row,
};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::game::{BLACK_BEGINS, Cell, Game, Options, Outcome, Reason, SWAP, Side};
use crate::hash::random;
use crate::parse::ParseError;

/// How many pieces a player has.
pub const PIECES: u32 = 12;

/// A move: a piece comes from the hand or from a cell, and stands on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stood; `None` for a drop.
    pub from: Option<Cell>,
    /// Where it stands now.
    pub to: Cell,
}

/// A position of Ergo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The pieces of either side.
    pieces: [Set; 2],
    /// The lions of both sides; every piece on the edge is one.
    lions: Set,
    /// The pieces on the edge once more, as places on the ring: slides are counted there.
    ring: [u64; 2],
    turn: Side,
    /// Who has five in a row.
    five: Option<Side>,
    key: u64,
}

impl Position {
    /// Puts a position together; the parser is the only one who makes positions out of nothing.
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
            // Both can only have one in a made-up position: then the last to move has won.
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
        BOARD & !(self.pieces[0] | self.pieces[1])
    }

    /// How many pieces a side still has in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u32 {
        PIECES - self.pieces(side).len()
    }

    /// Who owns the piece on a cell.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).has(cell))
    }

    /// The cells to which the piece of the player to move on a cell may go.
    fn targets(&self, from: Cell) -> Set {
        let piece = Set::of(from);
        let empty = self.empty();
        if EDGE.has(from) {
            (king_steps(piece) & ARENA & empty) | self.slides(from)
        } else if self.lions.has(from) {
            king_steps(piece) & empty
        } else {
            straight_steps(piece) & empty
        }
    }

    /// The cells to which a lion on the edge may slide.
    fn slides(&self, from: Cell) -> Set {
        let place = RING_INDEX[usize::from(from.0)];
        let Reach { after, before } = self.ring_reach(place);
        let way = |steps| Set::of(around(place, steps));
        let mut set = Set::EMPTY;
        for steps in 1..=after {
            set = set | way(steps);
        }
        for steps in 1..=before {
            set = set | way(34 - steps);
        }
        set
    }

    pub(super) fn ring_reach(&self, place: u8) -> Reach {
        reach(self.ring[0] | self.ring[1], place)
    }

    /// The cells that a slide passes, both ends included, the shorter open way round.
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

    /// The same position with the other player to move.
    pub(super) fn with_other_to_move(&self) -> Self {
        Self {
            turn: self.turn.other(),
            key: self.key ^ TURN_KEY,
            ..*self
        }
    }

    /// Puts a piece on a cell, or takes it away if it stands there.
    fn toggle(&mut self, side: Side, cell: Cell, lion: bool) {
        let bit = Set::of(cell);
        let own = side.index();
        self.pieces[own].0 ^= bit.0;
        if lion {
            self.lions.0 ^= bit.0;
        }
        if EDGE.has(cell) {
            self.ring[own] ^= place_bit(cell);
        }
        self.key ^= piece_key(side, cell, lion);
    }
}

impl Game for Position {
    type Move = Move;

    const ID: &'static str = "ergo";
    const OPTIONS: &'static [&'static str] = &[SWAP, BLACK_BEGINS];

    fn start(_: Options) -> Self {
        Self::assemble([Set::EMPTY; 2], Set::EMPTY, Side::First)
    }

    fn parse(text: &str, _: Options) -> Result<Self, ParseError> {
        super::text::parse(text)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
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

    fn decided(&self) -> Option<Outcome> {
        self.five
            .map(|side| Outcome::win(side, OutcomeReason::Five))
    }

    fn outcome_without_moves(&self) -> Outcome {
        Outcome::draw(OutcomeReason::NoMove)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        if self.five.is_some() {
            return;
        }
        if self.hand(self.turn) > 0 {
            into.extend(self.empty().into_iter().map(|to| Move { from: None, to }));
        }
        for from in self.pieces(self.turn) {
            let targets = self.targets(from).into_iter();
            into.extend(targets.map(|to| Move {
                from: Some(from),
                to,
            }));
        }
    }

    /// Counts without listing: a step in one direction is one shift and one count of bits, and the
    /// slides are the gaps beside the lions on the ring.
    fn count(&self) -> u64 {
        if self.five.is_some() {
            return 0;
        }
        let own = self.pieces(self.turn);
        let empty = self.empty();
        let (into_arena, onto_edge) = (empty & ARENA, empty & EDGE);
        let (inside, lions) = (own & ARENA, own & self.lions);
        let lions_inside = lions & ARENA;
        let steps = |any: Set, inside: Set| (any & into_arena) | (inside & onto_edge);

        let drops = if own.len() < PIECES { empty.len() } else { 0 };
        let straight = steps(own.up::<1>(), inside.up::<1>()).len()
            + steps(own.down::<1>(), inside.down::<1>()).len()
            + steps(own.up::<11>(), inside.up::<11>()).len()
            + steps(own.down::<11>(), inside.down::<11>()).len();
        let diagonal = steps(lions.up::<10>(), lions_inside.up::<10>()).len()
            + steps(lions.down::<10>(), lions_inside.down::<10>()).len()
            + steps(lions.up::<12>(), lions_inside.up::<12>()).len()
            + steps(lions.down::<12>(), lions_inside.down::<12>()).len();

        let mut slides = 0;
        let mut places = self.ring[self.turn.index()];
        while places != 0 {
            #[allow(clippy::cast_possible_truncation, reason = "below 34")]
            let Reach { after, before } = self.ring_reach(places.trailing_zeros() as u8);
            slides += u32::from(after) + u32::from(before);
            places &= places - 1;
        }
        u64::from(drops + straight + diagonal + slides)
    }

    fn is_legal(&self, mv: Move) -> bool {
        if self.five.is_some() || !self.empty().has(mv.to) {
            return false;
        }
        match mv.from {
            None => self.hand(self.turn) > 0,
            Some(from) => self.pieces(self.turn).has(from) && self.targets(from).has(mv.to),
        }
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        let side = self.turn;
        let was_lion = mv.from.is_some_and(|from| self.lions.has(from));
        if let Some(from) = mv.from {
            next.toggle(side, from, was_lion);
        }
        next.toggle(side, mv.to, was_lion || EDGE.has(mv.to));
        if has_five(next.pieces(side)) {
            next.five = Some(side);
        }
        next.turn = side.other();
        next.key ^= TURN_KEY;
        next
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        super::text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        super::text::move_text(mv)
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        mv.from.into_iter().chain([mv.to]).collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        let mv = match *path {
            [to] => Move { from: None, to },
            [from, to] => Move {
                from: Some(from),
                to,
            },
            _ => return None,
        };
        self.is_legal(mv).then_some(mv)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        let code = match *path {
            [cell] => self.refused_touch(cell),
            [from, to] => self.refused_target(from, to),
            _ => RefusalCode::NothingHere,
        };
        code.into()
    }
}

/// Why a tap is wrong.
impl Position {
    fn refused_touch(&self, cell: Cell) -> RefusalCode {
        match self.owner(cell) {
            Some(side) if side == self.turn => RefusalCode::PieceStuck,
            Some(_) => RefusalCode::NotYours,
            None if self.hand(self.turn) == 0 => RefusalCode::HandEmpty,
            None => RefusalCode::NothingHere,
        }
    }

    fn refused_target(&self, from: Cell, to: Cell) -> RefusalCode {
        let distance = column(from)
            .abs_diff(column(to))
            .max(row(from).abs_diff(row(to)));
        if !self.empty().has(to) {
            RefusalCode::Occupied
        } else if EDGE.has(from) && EDGE.has(to) {
            RefusalCode::WayBlocked
        } else if EDGE.has(from) {
            RefusalCode::EdgeLionStep
        } else if self.lions.has(from) {
            RefusalCode::LionStep
        } else if distance == 1 {
            RefusalCode::SoldierDiagonal
        } else {
            RefusalCode::SoldierStep
        }
    }
}

pub(super) fn straight_steps(set: Set) -> Set {
    set.up::<1>() | set.down::<1>() | set.up::<11>() | set.down::<11>()
}

pub(super) fn king_steps(set: Set) -> Set {
    straight_steps(set) | set.up::<10>() | set.down::<10>() | set.up::<12>() | set.down::<12>()
}

/// The cells from which five of the set begin, in each of the [`DIRECTIONS`].
pub(super) const fn fives(set: Set) -> [Set; 4] {
    const fn along<const ONE: u32, const TWO: u32, const FOUR: u32>(set: u128) -> Set {
        let two = set & (set >> ONE);
        Set(two & (two >> TWO) & (set >> FOUR))
    }
    [
        along::<1, 2, 4>(set.0),
        along::<10, 20, 40>(set.0),
        along::<11, 22, 44>(set.0),
        along::<12, 24, 48>(set.0),
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
