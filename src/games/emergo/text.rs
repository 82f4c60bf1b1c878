//! Positions and moves of Emergo as text. `docs/formats.md` has the grammar.

use std::fmt;

use super::board::{SIZE, cell, columns, name, rows, scan_cell};
use super::moves::Move;
use super::position::{Position, STONES};
use super::stack::{Stack, Stacks};
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Game, Options, Side};
use crate::parse::{ParseError, Scanner};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, row) in rows().enumerate() {
            if at > 0 {
                f.write_str("/")?;
            }
            write_row(f, self.stacks(), row)?;
        }
        let [first, second] = Side::BOTH.map(|side| self.hand(side));
        write!(f, " {} {first}-{second}", self.turn().digit())
    }
}

fn write_row(
    f: &mut fmt::Formatter<'_>,
    stacks: &Stacks,
    mut row: impl Iterator<Item = Cell> + Clone,
) -> fmt::Result {
    let mut comma = "";
    while let Some(cell) = row.next() {
        f.write_str(comma)?;
        comma = ",";
        let stack = stacks.at(cell);
        for side in stack.stones() {
            write!(f, "{}", side.digit())?;
        }
        if !stack.is_empty() {
            continue;
        }
        let is_empty = |cell: &Cell| stacks.at(*cell).is_empty();
        let more = row.clone().take_while(is_empty).count();
        f.write_str("x")?;
        if more > 0 {
            write!(f, "{}", more + 1)?;
            row.nth(more - 1);
        }
    }
    Ok(())
}

/// Reads a position in its canonical spelling.
pub(super) fn parse(text: &str, options: Options) -> Result<Position, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut setup = Setup::default();
    for row in (0..SIZE).rev() {
        scan_row(&mut scanner, row, &mut setup)?;
        if row > 0 && !scanner.take('/') {
            return Err(scanner.error(ParseErrorCode::RowEnd, "'/' after the cells of a row"));
        }
    }
    if !scanner.take(' ') {
        return Err(scanner.error(
            ParseErrorCode::TurnMissing,
            "a space and the player to move",
        ));
    }
    let turn = scanner
        .take_map(Side::of_digit)
        .ok_or_else(|| scanner.error(ParseErrorCode::Turn, "the player to move, 1 or 2"))?;
    if !scanner.take(' ') {
        return Err(scanner.error(
            ParseErrorCode::HandsMissing,
            "a space and the hands of both players",
        ));
    }
    let first = scan_hand(&mut scanner, &setup, Side::First)?;
    if !scanner.take('-') {
        return Err(scanner.error(ParseErrorCode::HandsBetween, "'-' between the hands"));
    }
    let second = scan_hand(&mut scanner, &setup, Side::Second)?;
    scanner.end()?;
    let Setup { stacks, .. } = setup;
    Ok(Position::assemble(stacks, [first, second], turn, options))
}

/// The part of the board that has been read.
struct Setup {
    stacks: Stacks,
    /// The number of stones of each side.
    stones: [u8; 2],
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            stacks: Stacks::NONE,
            stones: [0; 2],
        }
    }
}

impl Setup {
    /// Whether a side can have `more` stones besides those on the board.
    const fn has_room(&self, side: Side, more: u8) -> bool {
        more <= STONES - self.stones[side.index()]
    }
}

/// Reads the cells of a row.
fn scan_row(scanner: &mut Scanner, row: u8, setup: &mut Setup) -> Result<(), ParseError> {
    let columns = columns(row);
    let mut column = columns.start;
    let mut after_run = false;
    while column < columns.end {
        if column > columns.start && !scanner.take(',') {
            return Err(scanner.error(ParseErrorCode::RowShort, "',' and the next cell of the row"));
        }
        let before = scanner.clone();
        if scanner.take('x') {
            let run = scan_run(scanner)?;
            if after_run {
                return Err(before.error(
                    ParseErrorCode::Run,
                    "one run for all empty cells side by side",
                ));
            }
            if run > columns.end - column {
                return Err(before.error(ParseErrorCode::RowLong, "no more cells than the row has"));
            }
            column += run;
            after_run = true;
        } else {
            let stack = scan_stack(scanner, setup)?;
            setup.stacks.put(cell(column, row), stack);
            column += 1;
            after_run = false;
        }
    }
    Ok(())
}

/// Reads the number after the `x` of a run; a single empty cell has none.
fn scan_run(scanner: &mut Scanner) -> Result<u8, ParseError> {
    if !scanner.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Ok(1);
    }
    let before = scanner.clone();
    let number = scanner.take_number().filter(|&number| number >= 2);
    number.ok_or_else(|| {
        before.error(
            ParseErrorCode::Run,
            "nothing, or how many cells are empty, from 2",
        )
    })
}

/// Reads a stack. Stones are counted here too, so that one stone too many is reported where it
/// occurs.
fn scan_stack(scanner: &mut Scanner, setup: &mut Setup) -> Result<Stack, ParseError> {
    let mut stack = Stack::EMPTY;
    loop {
        let before = scanner.clone();
        let Some(side) = scanner.take_map(Side::of_digit) else {
            break;
        };
        if !setup.has_room(side, 1) {
            return Err(before.error(
                ParseErrorCode::TooManyStones,
                "no more than 12 stones a side",
            ));
        }
        setup.stones[side.index()] += 1;
        stack = stack.with_top(side);
    }
    if stack.is_empty() {
        return Err(scanner.error(
            ParseErrorCode::Cell,
            "x, x and a number, or the stones of a stack",
        ));
    }
    Ok(stack)
}

fn scan_hand(scanner: &mut Scanner, setup: &Setup, side: Side) -> Result<u8, ParseError> {
    let before = scanner.clone();
    let hand = scanner
        .take_number()
        .ok_or_else(|| before.error(ParseErrorCode::Hand, "the number of stones in a hand"))?;
    if setup.has_room(side, hand) {
        Ok(hand)
    } else {
        let expected = "no more than 12 stones a side, those on the board included";
        Err(before.error(ParseErrorCode::TooManyStones, expected))
    }
}

/// The text of a move.
pub(super) fn move_text(mv: Move) -> String {
    let between = if mv.is_capture() { "x" } else { "-" };
    let names: Vec<_> = mv.path().map(name).collect();
    names.join(between)
}

/// Reads a legal move.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let mut scanner = Scanner::new(text);
    let mut path = vec![scan_cell(&mut scanner)?];
    if scanner.take('-') {
        path.push(scan_cell(&mut scanner)?);
    } else {
        while scanner.take('x') {
            path.push(scan_cell(&mut scanner)?);
        }
    }
    scanner.end()?;
    position
        .move_of_path(&path)
        // The same cells with the wrong separator are a different move.
        .filter(|&mv| move_text(mv) == text)
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
