//! Positions and moves of Ergo as text. `docs/formats.md` has the grammar.

use super::board::{EDGE, Set, scan_cell};
use super::position::{Move, PIECES, Position};
use crate::codes::{ParseErrorCode, Shape};
use crate::draft::text::{Reader, Spelling};
use crate::draft::{Draft, Hands, Kit, SetUp, Stacking};
use crate::game::{Cell, Game, Options, Side};
use crate::parse::{ParseError, Scanner};
use crate::render::StoneRun;

crate::impl_position_text!(Position);

impl SetUp for Position {
    const KIT: &'static Kit = &Kit {
        shapes: &[Shape::Soldier, Shape::Lion],
        pieces: PIECES,
        surplus: ParseErrorCode::TooManyPieces,
        stacking: Stacking::None,
        hands: Hands::Rest,
        counters: &[],
    };

    const SPELLING: &'static Spelling = &Spelling {
        kit: Self::KIT,
        has_commas: false,
        read_cell,
        write_cell,
        read_counters: |_| Ok(()),
        write_counters: |_, _| (),
    };

    fn of_draft(draft: &Draft, _: Options) -> Self {
        let mut pieces = [Set::EMPTY; 2];
        let mut lions = Set::EMPTY;
        for piece in &draft.pieces {
            let here = Set::of(Cell(piece.cell));
            for run in &piece.stack {
                pieces[run.side.index()] |= here;
                if run.shape == Shape::Lion {
                    lions |= here;
                }
            }
        }
        Self::assemble(pieces, lions, draft.turn)
    }
}

const fn letter(side: Side, shape: Shape) -> char {
    match (side, shape) {
        (Side::First, Shape::Lion) => 'L',
        (Side::First, _) => 'S',
        (Side::Second, Shape::Lion) => 'l',
        (Side::Second, _) => 's',
    }
}

fn piece_of(letter_: char) -> Option<StoneRun> {
    let of_side = |side| {
        let mut shapes = Position::KIT.shapes.iter();
        let shape = shapes.find(|&&shape| letter(side, shape) == letter_)?;
        Some(StoneRun::of(side, *shape, 1))
    };
    Side::BOTH.into_iter().find_map(of_side)
}

fn read_cell(reader: &mut Reader, cell: Cell) -> Result<(), ParseError> {
    let before = reader.scanner.clone();
    let piece = reader.scanner.take_map(piece_of).ok_or_else(|| {
        let expected = "S, L, s, l or a number of empty cells";
        before.error(ParseErrorCode::Cell, expected)
    })?;
    let is_soldier = piece.shape == Shape::Soldier;
    reader.put(&before, cell, piece);
    if is_soldier && EDGE.has(cell) {
        let expected = "a lion, as always on the edge";
        reader.misplace(&before, ParseErrorCode::SoldierOnEdge, cell, expected);
    }
    Ok(())
}

fn write_cell(stack: &[StoneRun], text: &mut String) {
    text.extend(stack.iter().map(|run| letter(run.side, run.shape)));
}

/// The text of a move.
pub(super) fn move_text(mv: Move) -> String {
    let to = super::board::name(mv.to);
    match mv.from {
        None => to,
        Some(from) => format!("{}-{to}", super::board::name(from)),
    }
}

/// Reads a legal move.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let mut scanner = Scanner::new(text);
    let first = scan_cell(&mut scanner)?;
    let path: &[Cell] = if scanner.take('-') {
        &[first, scan_cell(&mut scanner)?]
    } else {
        &[first]
    };
    scanner.end()?;
    position
        .move_of_path(path)
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
