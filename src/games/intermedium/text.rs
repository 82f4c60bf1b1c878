//! Positions and moves of Intermedium as text. `docs/formats.md` has the grammar.
//!
//! Obviously unreachable positions are rejected: more than 44 stones a side, stones on the other
//! side's colour, and early turns of the wrong player.

use std::fmt;

use super::board::{COLUMNS, ROWS, Spot, cell, name, owner, scan_cell};
use super::position::{OPENING_TURNS, Position, STONES};
use super::sowing::Move;
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Game, Options, Side};
use crate::parse::{ParseError, Scanner};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..ROWS).rev() {
            write_row(self, row, f)?;
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        write!(f, "{} {}", self.turn().digit(), self.turns())
    }
}

fn write_row(position: &Position, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut items = Items { f, any: false };
    let mut run = 0;
    for column in 0..COLUMNS {
        let here = cell(column, row);
        let side = owner(here);
        let height = Spot::of_cell(side, here).map_or(0, |spot| position.height(side, spot));
        if height == 0 {
            run += 1;
            continue;
        }
        items.write_run(std::mem::take(&mut run))?;
        items.write(format_args!("{}{height}", letter(side)))?;
    }
    items.write_run(run)
}

/// The items of a row, with commas between.
struct Items<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    any: bool,
}

impl Items<'_, '_> {
    fn write(&mut self, item: fmt::Arguments<'_>) -> fmt::Result {
        if std::mem::replace(&mut self.any, true) {
            self.f.write_str(",")?;
        }
        self.f.write_fmt(item)
    }

    fn write_run(&mut self, run: u8) -> fmt::Result {
        match run {
            0 => Ok(()),
            1 => self.write(format_args!("x")),
            _ => self.write(format_args!("x{run}")),
        }
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'a',
        Side::Second => 'b',
    }
}

fn side_of(letter_: char) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| letter(side) == letter_)
}

/// Reads a position in its canonical spelling.
pub(super) fn parse(text: &str, options: Options) -> Result<Position, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut board = Position::bare(Side::First, 0, options);
    for row in (0..ROWS).rev() {
        scan_row(&mut scanner, row, &mut board)?;
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
                "'/' after the seven cells of a row",
            )
        };
        if !scanner.take(mark) {
            return Err(scanner.error(code, expected));
        }
    }
    let turn = scanner
        .take_map(Side::of_digit)
        .ok_or_else(|| scanner.error(ParseErrorCode::Turn, "the player to move, 1 or 2"))?;
    if !scanner.take(' ') {
        return Err(scanner.error(
            ParseErrorCode::TurnsMissing,
            "a space and the number of turns played",
        ));
    }
    let turns = scan_turns(&mut scanner, turn)?;
    scanner.end()?;
    Ok(board.with_turns(turn, turns))
}

fn scan_turns(scanner: &mut Scanner, turn: Side) -> Result<u8, ParseError> {
    let before = scanner.clone();
    let turns = scanner
        .take_number()
        .filter(|&turns| turns <= OPENING_TURNS)
        .ok_or_else(|| {
            before.error(
                ParseErrorCode::Turns,
                "the number of turns played, from 0 to 4",
            )
        })?;
    if turns < OPENING_TURNS && usize::from(turns % 2) != turn.index() {
        let expected = "a number of turns after which it is this player's turn";
        return Err(before.error(ParseErrorCode::TurnsOdd, expected));
    }
    Ok(turns)
}

/// Reads the seven cells of a row.
fn scan_row(scanner: &mut Scanner, row: u8, board: &mut Position) -> Result<(), ParseError> {
    let mut column = 0;
    let mut after_run = false;
    while column < COLUMNS {
        if column > 0 && !scanner.take(',') {
            return Err(scanner.error(ParseErrorCode::RowShort, "',' and more cells of the row"));
        }
        let before = scanner.clone();
        if scanner.take('x') {
            let run = scan_run(scanner, &before)?;
            if after_run {
                return Err(before.error(
                    ParseErrorCode::Run,
                    "one number for all empty cells in a run",
                ));
            }
            if run > COLUMNS - column {
                return Err(
                    before.error(ParseErrorCode::RowLong, "no more than seven cells in a row")
                );
            }
            column += run;
            after_run = true;
        } else {
            scan_stack(scanner, cell(column, row), board)?;
            column += 1;
            after_run = false;
        }
    }
    Ok(())
}

/// Reads the number of empty cells after an `x`.
fn scan_run(scanner: &mut Scanner, before: &Scanner) -> Result<u8, ParseError> {
    match scanner.take_number() {
        None => Ok(1),
        Some(0 | 1) => Err(before.error(
            ParseErrorCode::Run,
            "x for one empty cell, or x and a number from 2",
        )),
        Some(run) => Ok(run),
    }
}

/// Reads a stack and puts it on the board. Stones are counted here too, so that one stone too many
/// is reported where it occurs.
fn scan_stack(scanner: &mut Scanner, here: Cell, board: &mut Position) -> Result<(), ParseError> {
    let before = scanner.clone();
    let side = scanner.take_map(side_of).ok_or_else(|| {
        scanner.error(
            ParseErrorCode::Cell,
            "a or b and a height, or x for empty cells",
        )
    })?;
    let spot = Spot::of_cell(side, here).ok_or_else(|| {
        before.error(
            ParseErrorCode::WrongColour,
            "stones on cells of their own colour only",
        )
    })?;
    let number = scanner.clone();
    let height = scanner
        .take_number()
        .filter(|height| (1..=STONES).contains(height))
        .ok_or_else(|| {
            number.error(
                ParseErrorCode::Height,
                "the height of a stack, from 1 to 44",
            )
        })?;
    if board.stones(side) + u32::from(height) > u32::from(STONES) {
        return Err(before.error(
            ParseErrorCode::TooManyStones,
            "no more than 44 stones a side",
        ));
    }
    board.set_height(side, spot, height);
    Ok(())
}

/// The text of a move that touches these cells.
pub(super) fn move_text(path: &[Cell]) -> String {
    let mut text = String::new();
    for (at, &cell) in path.iter().enumerate() {
        text.push_str(match at {
            0 => "",
            1 => "@",
            _ => "-",
        });
        text.push_str(&name(cell));
    }
    text
}

/// Reads a legal move.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut path = vec![scan_cell(&mut scanner)?];
    if !scanner.take('@') {
        return Err(scanner.error(ParseErrorCode::Sowing, "'@' and the cells sown"));
    }
    path.push(scan_cell(&mut scanner)?);
    while !scanner.is_at_end() {
        if !scanner.take('-') {
            return Err(scanner.error(ParseErrorCode::Sowing, "'-' and the next cell sown"));
        }
        if path.len() > usize::from(STONES) {
            return Err(scanner.error(
                ParseErrorCode::SowingLong,
                "no more cells than there are stones",
            ));
        }
        path.push(scan_cell(&mut scanner)?);
    }
    position
        .move_of_path(&path)
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
