//! The notation of tic-tac-toe: `1x2/xxx/x1x 2` is a position, `b2` a move.

use std::fmt;

use ergo::codes::ParseErrorCode;
use ergo::game::{Cell, Game, Side};
use ergo::parse::{ParseError, Scanner, cell_name};

use crate::position::Position;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..3).rev() {
            for column in 0..3 {
                match self.owner(Cell(3 * row + column)) {
                    Some(side) => write!(f, "{}", side.digit())?,
                    None => f.write_str("x")?,
                }
            }
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        write!(f, "{}", self.turn.digit())
    }
}

pub(crate) fn parse(text: &str) -> Result<Position, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut marks = [0; 2];
    for row in (0..3).rev() {
        for column in 0..3 {
            if scanner.take('x') {
                continue;
            }
            let side = scanner
                .take_map(Side::of_digit)
                .ok_or_else(|| scanner.error(ParseErrorCode::Cell, "1, 2 or x"))?;
            marks[side.index()] |= 1 << (3 * row + column);
        }
        if !scanner.take(if row == 0 { ' ' } else { '/' }) {
            return Err(scanner.error(ParseErrorCode::RowEnd, "the end of a row of three"));
        }
    }
    let turn = scanner
        .take_map(Side::of_digit)
        .ok_or_else(|| scanner.error(ParseErrorCode::Turn, "the player to move, 1 or 2"))?;
    scanner.end()?;
    Ok(Position { marks, turn })
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
