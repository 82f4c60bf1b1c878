//! Positions and moves of Ergo as text. `docs/formats.md` has the grammar.

use std::fmt;

use super::board::{COLUMNS, EDGE, ROWS, Set, cell, scan_cell};
use super::position::{Move, PIECES, Position};
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Game, Side};
use crate::parse::{ParseError, Scanner};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..ROWS).rev() {
            let mut run = 0;
            for column in 0..COLUMNS {
                let here = cell(column, row);
                let Some(side) = self.owner(here) else {
                    run += 1;
                    continue;
                };
                write_run(f, run)?;
                run = 0;
                write!(f, "{}", letter(side, self.lions().has(here)))?;
            }
            write_run(f, run)?;
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        write!(f, "{}", self.turn().digit())
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, run: u8) -> fmt::Result {
    if run > 0 {
        write!(f, "{run}")?;
    }
    Ok(())
}

const fn letter(side: Side, lion: bool) -> char {
    match (side, lion) {
        (Side::First, false) => 'S',
        (Side::First, true) => 'L',
        (Side::Second, false) => 's',
        (Side::Second, true) => 'l',
    }
}

fn piece_of(letter: char) -> Option<(Side, bool)> {
    match letter {
        'S' => Some((Side::First, false)),
        'L' => Some((Side::First, true)),
        's' => Some((Side::Second, false)),
        'l' => Some((Side::Second, true)),
        _ => None,
    }
}

/// Reads a position in its canonical spelling.
pub(super) fn parse(text: &str) -> Result<Position, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut pieces = [Set::EMPTY; 2];
    let mut lions = Set::EMPTY;
    for row in (0..ROWS).rev() {
        scan_row(&mut scanner, row, &mut pieces, &mut lions)?;
        let (mark, code, expected) = if row == 0 {
            (
                ' ',
                ParseErrorCode::TurnMissing,
                "a space and the player to move",
            )
        } else {
            (
                '/',
                ParseErrorCode::RowEnd,
                "'/' after the ten cells of a row",
            )
        };
        if !scanner.take(mark) {
            return Err(scanner.error(code, expected));
        }
    }
    let turn = scanner
        .take_map(Side::of_digit)
        .ok_or_else(|| scanner.error(ParseErrorCode::Turn, "the player to move, 1 or 2"))?;
    scanner.end()?;
    Ok(Position::assemble(pieces, lions, turn))
}

/// Reads the ten cells of a row. Pieces are counted here too, so that one piece too many is
/// reported where it occurs.
fn scan_row(
    scanner: &mut Scanner,
    row: u8,
    pieces: &mut [Set; 2],
    lions: &mut Set,
) -> Result<(), ParseError> {
    let mut column = 0;
    let mut after_run = false;
    while column < COLUMNS {
        let before = scanner.clone();
        if let Some(run) = scanner.take_number() {
            if after_run || run == 0 {
                return Err(before.error(
                    ParseErrorCode::Run,
                    "one number for all empty cells in a run",
                ));
            }
            if run > COLUMNS - column {
                return Err(
                    before.error(ParseErrorCode::RowLong, "no more than ten cells in a row")
                );
            }
            column += run;
            after_run = true;
        } else if let Some((side, lion)) = scanner.take_map(piece_of) {
            let here = Set::of(cell(column, row));
            let own = &mut pieces[side.index()];
            *own |= here;
            if own.len() > PIECES {
                return Err(before.error(
                    ParseErrorCode::TooManyPieces,
                    "no more than 12 pieces a side",
                ));
            }
            if lion {
                *lions |= here;
            } else if EDGE.has(cell(column, row)) {
                return Err(before.error(
                    ParseErrorCode::SoldierOnEdge,
                    "a lion, as always on the edge",
                ));
            }
            column += 1;
            after_run = false;
        } else {
            return Err(scanner.error(
                ParseErrorCode::Cell,
                "S, L, s, l or a number of empty cells",
            ));
        }
    }
    Ok(())
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
