//! The notation of tic-tac-toe: `X2/1O1/2X 2` is a position, `b2` a move.

use std::fmt;

use ergo::codes::{ParseErrorCode, Shape};
use ergo::draft::text::{Reader, Spelling};
use ergo::draft::{Draft, Hands, Kit, SetUp, Stacking, position_text};
use ergo::game::{Cell, Game, Options, Side};
use ergo::parse::{ParseError, Scanner, cell_name};
use ergo::render::StoneRun;

use crate::position::Position;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&position_text(self))
    }
}

impl SetUp for Position {
    const KIT: &'static Kit = &Kit {
        shapes: &[Shape::Stone],
        pieces: 5,
        surplus: ParseErrorCode::TooManyStones,
        stacking: Stacking::None,
        hands: Hands::None,
        counters: &[],
    };

    const SPELLING: &'static Spelling = &Spelling {
        kit: Self::KIT,
        has_commas: false,
        read_cell,
        write_cell: |stack, text| text.extend(stack.iter().map(|run| letter(run.side))),
        read_counters: |_| Ok(()),
        write_counters: |_, _| (),
    };

    fn of_draft(draft: &Draft, _: Options) -> Self {
        let mut marks = [0; 2];
        for piece in &draft.pieces {
            marks[piece.stack[0].side.index()] |= 1 << piece.cell;
        }
        let turn = draft.turn;
        Self { marks, turn }
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

fn read_cell(reader: &mut Reader, cell: Cell) -> Result<(), ParseError> {
    let before = reader.scanner.clone();
    let side_of = |next| Side::BOTH.into_iter().find(|&side| letter(side) == next);
    let side = reader.scanner.take_map(side_of);
    let side = side.ok_or_else(|| before.error(ParseErrorCode::Cell, "X, O or a number"))?;
    reader.put(&before, cell, StoneRun::of(side, Shape::Stone, 1));
    Ok(())
}

pub(crate) fn cell_text(cell: Cell) -> String {
    cell_name(cell.0 % 3, cell.0 / 3)
}

pub(crate) fn parse_move(position: &Position, text: &str) -> Result<Cell, ParseError> {
    let mut scanner = Scanner::new(text);
    let (column, row) = scanner.take_cell(3, |_| 0..3)?;
    scanner.end()?;
    position
        .move_of_path(&[Cell(3 * row + column)])
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
