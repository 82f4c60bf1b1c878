//! A table of the values of all positions of a small board, read from the bytes of its file.
//!
//! `docs/formats.md` has the format. A table has the values of the positions in which the second player is to move. A
//! position in which the first player is to move has the value of his best move, so all it takes is to look at what he can
//! do.

use std::fmt;

use ergo_games::game::{Game, Side};
use ergo_games::hash::{FNV_START, fnv};

use crate::boards::{Board, Move, Position};
use crate::code::Codes;
use crate::function::{Function, Layout, PROBES};
use crate::prefix::PrefixCode;
use crate::value::Value;

/// The first bytes of a file.
pub const MAGIC: &[u8] = b"values";
/// The version of the format.
pub const VERSION: u8 = 1;

/// An error in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// It is not a table.
    Magic,
    /// It is of another version.
    Version(u8),
    /// It has been changed, or is not complete.
    Checksum,
    /// It is of a board that does not exist.
    Board,
    /// Its parts do not fit together.
    Layout,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("not a table of values"),
            Self::Version(version) => write!(f, "version {version} of the format is not known"),
            Self::Checksum => f.write_str("the table is damaged"),
            Self::Board => f.write_str("there is no such board"),
            Self::Layout => f.write_str("the parts of the table do not fit together"),
        }
    }
}

impl std::error::Error for TableError {}

/// The values of all positions of a board that can come about in a game.
#[derive(Debug)]
pub struct Table {
    /// The board.
    pub board: Board,
    /// The number of positions that have a value in the table.
    pub entries: u32,
    codes: Codes,
    values: PrefixCode,
    function: Function,
}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    /// If it is not exactly what is written for some board.
    pub fn parse(bytes: &[u8]) -> Result<Self, TableError> {
        let mut reader = Reader { bytes };
        if reader.take(MAGIC.len()) != Ok(MAGIC) {
            return Err(TableError::Magic);
        }
        let version = reader.byte()?;
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let checked = bytes.len().checked_sub(4).ok_or(TableError::Checksum)?;
        if bytes[checked..] != fnv(FNV_START, &bytes[..checked]).to_le_bytes() {
            return Err(TableError::Checksum);
        }
        let length = reader.byte()?;
        let id = reader.take(length.into())?;
        let boards = Position::VARIANTS.iter().zip(Board::ALL);
        let (_, board) = boards
            .into_iter()
            .find(|(variant, _)| variant.id.as_bytes() == id)
            .ok_or(TableError::Board)?;
        let entries = reader.word()?;
        let values = reader.prefix_code()?;
        let layout = Layout {
            seed: reader.word()?,
            segment_bits: reader.byte()?,
            segments: reader.word()?,
        };
        let segments = layout.segments as usize;
        let fits = layout.segment_bits <= 16 && (PROBES..1 << 16).contains(&segments);
        if !fits || !values.is_complete() {
            return Err(TableError::Layout);
        }
        let slots = reader.take(layout.slots().div_ceil(8))?.to_vec();
        if reader.bytes.len() != 4 {
            return Err(TableError::Layout);
        }
        Ok(Self {
            board,
            entries,
            codes: Codes::of(board),
            values,
            function: Function {
                layout,
                bytes: slots,
            },
        })
    }

    /// The value of a position for the player to move. `None` if it cannot come about because it is on another board, or
    /// stones are missing; for other positions that cannot come about, the value is meaningless.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        if !self.is_whole(position) {
            return None;
        }
        if let Some(outcome) = position.decided() {
            return Some(Value::at_end(Some(outcome), position.turn()));
        }
        match position.turn() {
            Side::First => {
                let values = self.moves(position).into_iter().map(|(_, value)| value);
                Some(values.max().unwrap_or(Value::Draw))
            }
            Side::Second => self.entry(self.codes.code(position)),
        }
    }

    /// One move for each distinct result, each with its value for the player who makes it: how the game ends if both play
    /// perfectly from then on, and in how many plies, this one included.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<(Move, Value)> {
        let mut moves = Vec::new();
        position.choices(&mut moves);
        let judged = moves.into_iter().filter_map(|mv| {
            let value = self.value(&position.play_unchecked(mv))?;
            Some((mv, value.before()))
        });
        judged.collect()
    }

    /// The first of the best moves: a shortest win, any draw, or a longest loss.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Move> {
        let mut best: Option<(Move, Value)> = None;
        for (mv, value) in self.moves(position) {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((mv, value));
            }
        }
        best.map(|(mv, _)| mv)
    }

    /// The value that the table has for a code.
    #[must_use]
    pub fn entry(&self, code: u64) -> Option<Value> {
        let number = self.values.read(|place| self.function.bit(code, place));
        number.map(Value::of_number)
    }

    /// Whether a position is on this board and has all its stones.
    fn is_whole(&self, position: &Position) -> bool {
        let stones = |side| {
            let pieces = position.stacks().iter();
            let on_board: u32 = pieces.map(|(_, stack)| stack.count(side)).sum();
            on_board + u32::from(position.hand(side))
        };
        let all = u32::from(self.board.stones());
        position.variant() == self.board as usize
            && Side::BOTH.into_iter().all(|side| stones(side) == all)
    }
}

/// The rest of a file.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], TableError> {
        let (taken, rest) = self
            .bytes
            .split_at_checked(count)
            .ok_or(TableError::Layout)?;
        self.bytes = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, TableError> {
        Ok(self.take(1)?[0])
    }

    fn half(&mut self) -> Result<u16, TableError> {
        Ok(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    fn word(&mut self) -> Result<u32, TableError> {
        Ok(u32::from(self.half()?) | u32::from(self.half()?) << 16)
    }

    fn prefix_code(&mut self) -> Result<PrefixCode, TableError> {
        let lengths = self.byte()?;
        let counts = (0..lengths).map(|_| self.half());
        let counts = counts.collect::<Result<Vec<_>, _>>()?;
        let all: usize = counts.iter().map(|&count| usize::from(count)).sum();
        let symbols = (0..all).map(|_| self.half()).collect::<Result<_, _>>()?;
        Ok(PrefixCode { counts, symbols })
    }
}
