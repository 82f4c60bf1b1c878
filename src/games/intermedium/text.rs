//! Positions and moves of Intermedium as text. `docs/formats.md` has the grammar.
//!
//! Obviously unreachable positions are rejected: more than 44 stones a side, stones on the other
//! side's colour, and early turns of the wrong player.

use super::board::{Spot, name, owner, scan_cell};
use super::position::{OPENING_TURNS, Position, STONES};
use super::sowing::Move;
use crate::codes::{Counter, ParseErrorCode, Shape};
use crate::draft::text::{Problem, Reader, Spelling};
use crate::draft::{Draft, Hands, Kit, SetUp, Stacking};
use crate::game::{Cell, Game, Options, Side};
use crate::parse::{ParseError, Scanner};
use crate::render::StoneRun;

crate::impl_position_text!(Position);

impl SetUp for Position {
    const KIT: &'static Kit = &Kit {
        shapes: &[Shape::Stone],
        pieces: STONES as u32,
        surplus: ParseErrorCode::TooManyStones,
        stacking: Stacking::OneSide,
        hands: Hands::None,
        counters: &[(Counter::Turns, OPENING_TURNS)],
    };

    const SPELLING: &'static Spelling = &Spelling {
        kit: Self::KIT,
        has_commas: true,
        read_cell,
        write_cell,
        read_counters,
        write_counters: |turns, text| text.extend([" ".to_owned(), turns[0].to_string()]),
    };

    fn of_draft(draft: &Draft, options: Options) -> Self {
        let mut position = Self::bare(draft.turn, draft.counters[0], options);
        for piece in &draft.pieces {
            for run in &piece.stack {
                if let Some(spot) = Spot::of_cell(run.side, Cell(piece.cell)) {
                    position.set_height(run.side, spot, run.count);
                }
            }
        }
        position
    }

    fn counters(&self) -> Vec<u8> {
        vec![self.turns()]
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

fn read_cell(reader: &mut Reader, cell: Cell) -> Result<(), ParseError> {
    let before = reader.scanner.clone();
    let side = reader.scanner.take_map(side_of).ok_or_else(|| {
        let expected = "a or b and a height, or x for empty cells";
        before.error(ParseErrorCode::Cell, expected)
    })?;
    if owner(cell) != side {
        let expected = "stones on cells of their own colour only";
        reader.misplace(&before, ParseErrorCode::WrongColour, cell, expected);
    }
    let number = reader.scanner.clone();
    let height = reader.scanner.take_number();
    let height = height.filter(|height| (1..=STONES).contains(height));
    let height = height.ok_or_else(|| {
        let expected = "the height of a stack, from 1 to 44";
        number.error(ParseErrorCode::Height, expected)
    })?;
    reader.put(&before, cell, StoneRun::of(side, Shape::Stone, height));
    Ok(())
}

fn write_cell(stack: &[StoneRun], text: &mut String) {
    for run in stack {
        text.push(letter(run.side));
        text.push_str(&run.count.to_string());
    }
}

fn read_counters(reader: &mut Reader) -> Result<(), ParseError> {
    let expected = "a space and the number of turns played";
    reader.expect(' ', ParseErrorCode::TurnsMissing, expected)?;
    let before = reader.scanner.clone();
    let turns = reader.scanner.take_number();
    let turns = turns.filter(|&turns| turns <= OPENING_TURNS);
    let turns = turns.ok_or_else(|| {
        let expected = "the number of turns played, from 0 to 4";
        before.error(ParseErrorCode::Turns, expected)
    })?;
    reader.count(turns);
    if turns < OPENING_TURNS && usize::from(turns % 2) != reader.turn().index() {
        let code = ParseErrorCode::TurnsOdd;
        let problem = Problem {
            code,
            side: Some(reader.turn()),
            cells: Vec::new(),
            count: turns.into(),
            most: OPENING_TURNS.into(),
        };
        let expected = "a number of turns after which it is this player's turn";
        reader.report(problem, before.error(code, expected));
    }
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
