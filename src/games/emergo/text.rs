//! Positions and moves of Emergo as text. `docs/formats.md` has the grammar.

use std::fmt;

use super::board::Board;
use super::moves::Move;
use super::position::{Position, STONES};
use super::stack::{Stack, Stacks};
use crate::codes::{Counter, ParseErrorCode, Shape};
use crate::draft::text::{Reader, Spelling};
use crate::draft::{Draft, Hands, Kit, SetUp, Stacking};
use crate::game::{Cell, Game, Options, Side};
use crate::parse::{ParseError, Scanner};
use crate::render::StoneRun;

crate::impl_position_text!(Position);

impl SetUp for Position {
    const KIT: &'static Kit = &kit(&[(Counter::HandFirst, STONES), (Counter::HandSecond, STONES)]);

    const SPELLING: &'static Spelling = &spelling(Self::KIT);

    const SPELLINGS: &'static [&'static Spelling] = {
        const WITH_3: &Spelling =
            &spelling(&kit(&[(Counter::HandFirst, 3), (Counter::HandSecond, 3)]));
        const WITH_4: &Spelling =
            &spelling(&kit(&[(Counter::HandFirst, 4), (Counter::HandSecond, 4)]));
        &[
            Self::SPELLING,
            Self::SPELLING,
            WITH_3,
            WITH_4,
            WITH_3,
            WITH_3,
        ]
    };

    fn of_draft(draft: &Draft, options: Options) -> Self {
        let mut stacks = Stacks::none(Board::of(options));
        for piece in &draft.pieces {
            let sides = piece.stack.iter();
            let stones = sides.flat_map(|run| std::iter::repeat_n(run.side, run.count.into()));
            stacks.put(Cell(piece.cell), stones.fold(Stack::EMPTY, Stack::with_top));
        }
        let hands = [draft.counters[0], draft.counters[1]];
        Self::assemble(stacks, hands, draft.turn, options)
    }

    fn counters(&self) -> Vec<u8> {
        self.hands.to_vec()
    }
}

/// What there is to set up with as many stones as the hands hold.
const fn kit(counters: &'static [(Counter, u8)]) -> Kit {
    Kit {
        shapes: &[Shape::Stone],
        pieces: counters[0].1 as u32,
        surplus: ParseErrorCode::TooManyStones,
        stacking: Stacking::Mixed,
        hands: Hands::Counted,
        counters,
    }
}

const fn spelling(kit: &'static Kit) -> Spelling {
    Spelling {
        kit,
        has_commas: true,
        read_cell,
        write_cell,
        read_counters,
        write_counters,
    }
}

fn read_cell(reader: &mut Reader, cell: Cell) -> Result<(), ParseError> {
    let start = reader.scanner.offset();
    while !reader.is_full(cell) {
        let before = reader.scanner.clone();
        let Some(side) = reader.scanner.take_map(Side::of_digit) else {
            break;
        };
        reader.put(&before, cell, StoneRun::of(side, Shape::Stone, 1));
    }
    if reader.scanner.offset() == start {
        let expected = "x, x and a number, or the stones of a stack";
        return Err(reader.scanner.error(ParseErrorCode::Cell, expected));
    }
    Ok(())
}

fn write_cell(stack: &[StoneRun], text: &mut String) {
    for run in stack {
        text.extend(std::iter::repeat_n(run.side.digit(), run.count.into()));
    }
}

fn read_counters(reader: &mut Reader) -> Result<(), ParseError> {
    let expected = "a space and the hands of both players";
    reader.expect(' ', ParseErrorCode::HandsMissing, expected)?;
    read_hand(reader, Side::First)?;
    reader.expect('-', ParseErrorCode::HandsBetween, "'-' between the hands")?;
    read_hand(reader, Side::Second)
}

fn read_hand(reader: &mut Reader, side: Side) -> Result<(), ParseError> {
    let before = reader.scanner.clone();
    let hand = reader.scanner.take_number().ok_or_else(|| {
        let expected = "the number of stones in a hand";
        before.error(ParseErrorCode::Hand, expected)
    })?;
    reader.put_in_hand(&before, side, hand);
    Ok(())
}

fn write_counters(hands: &[u8], text: &mut String) {
    for (mark, hand) in [' ', '-'].into_iter().zip(hands) {
        text.push(mark);
        text.push_str(&hand.to_string());
    }
}

/// The move text of the protocols, as on the largest board of the shape.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&move_text(self.board(), *self))
    }
}

/// The text of a move.
pub(super) fn move_text(board: Board, mv: Move) -> String {
    let between = if mv.is_capture() { "x" } else { "-" };
    let names: Vec<_> = mv.path().map(|cell| board.name(cell)).collect();
    names.join(between)
}

/// Reads a legal move.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let board = position.board;
    let mut scanner = Scanner::new(text);
    let mut path = vec![board.scan_cell(&mut scanner)?];
    if scanner.take('-') {
        path.push(board.scan_cell(&mut scanner)?);
    } else {
        while scanner.take('x') {
            path.push(board.scan_cell(&mut scanner)?);
        }
    }
    scanner.end()?;
    position
        .move_of_path(&path)
        // The same cells with the wrong separator are a different move.
        .filter(|&mv| move_text(board, mv) == text)
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
