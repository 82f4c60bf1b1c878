//! Drafts as position texts. `docs/formats.md` has the grammar of each game.

use serde::Serialize;

use super::kit::{Draft, Hands, Kit, height};
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Side};
use crate::parse::{ParseError, Scanner};
use crate::render::{Board, StoneRun};

/// The spelling of the position texts of a game.
#[derive(Debug)]
pub struct Spelling {
    /// The pieces and counters that they have.
    pub kit: &'static Kit,
    /// Whether the cells of a row have commas between them, and empty ones an `x`. Otherwise numbers count the empty
    /// cells.
    pub has_commas: bool,
    /// Reads what is on a cell that is not empty.
    pub read_cell: fn(&mut Reader, Cell) -> Result<(), ParseError>,
    /// Writes what is on a cell.
    pub write_cell: fn(&[StoneRun], &mut String),
    /// Reads the counters.
    pub read_counters: fn(&mut Reader) -> Result<(), ParseError>,
    /// Writes the counters.
    pub write_counters: fn(&[u8], &mut String),
}

/// Something that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Problem {
    /// A code.
    pub code: ParseErrorCode,
    /// The side that it is about, if it is about one.
    pub side: Option<Side>,
    /// The cells where it shows.
    pub cells: Vec<u8>,
    /// The number of pieces or turns, if it is about a number.
    pub count: u32,
    /// The most there may be.
    pub most: u32,
}

/// A text that has been read.
#[derive(Debug)]
pub struct Reading {
    /// The draft, or what is wrong with the spelling.
    pub draft: Result<Draft, ParseError>,
    /// The problems found in the part that was read, each with the error at its first place.
    faults: Vec<(Problem, ParseError)>,
}

impl Reading {
    /// The draft, if the position is possible.
    ///
    /// # Errors
    /// Locates the first error.
    pub fn possible(self) -> Result<Draft, ParseError> {
        match self.faults.into_iter().next() {
            Some((_, error)) => Err(error),
            None => self.draft,
        }
    }

    /// Everything that is wrong with the position.
    #[must_use]
    pub fn problems(self) -> Vec<Problem> {
        let faults = self.faults.into_iter();
        faults.map(|(problem, _)| problem).collect()
    }
}

/// A draft being read.
#[derive(Debug)]
pub struct Reader<'a> {
    /// The text.
    pub scanner: Scanner<'a>,
    spelling: &'static Spelling,
    draft: Draft,
    faults: Vec<(Problem, ParseError)>,
}

/// Reads the text of a position, possible or not.
#[must_use]
pub fn read(spelling: &'static Spelling, board: &Board, text: &str) -> Reading {
    let mut reader = Reader {
        scanner: Scanner::new(text),
        spelling,
        draft: Draft {
            counters: Vec::new(),
            ..Draft::empty(spelling.kit)
        },
        faults: Vec::new(),
    };
    let end = reader.read(board);
    Reading {
        draft: end.map(|()| reader.draft),
        faults: reader.faults,
    }
}

impl Reader<'_> {
    fn read(&mut self, board: &Board) -> Result<(), ParseError> {
        let mut rows = board.rows.iter().peekable();
        while let Some(row) = rows.next() {
            let cells: Vec<Cell> = row.iter().map(|field| Cell(field.cell)).collect();
            self.read_row(&cells)?;
            let (mark, code, expected) = match rows.peek() {
                Some(_) => ('/', ParseErrorCode::RowEnd, "'/' after the cells of a row"),
                None => (
                    ' ',
                    ParseErrorCode::TurnMissing,
                    "a space and the player to move",
                ),
            };
            self.expect(mark, code, expected)?;
        }
        let turn = self.scanner.take_map(Side::of_digit);
        self.draft.turn = turn.ok_or_else(|| {
            let expected = "the player to move, 1 or 2";
            self.scanner.error(ParseErrorCode::Turn, expected)
        })?;
        (self.spelling.read_counters)(self)?;
        self.scanner.end()
    }

    fn read_row(&mut self, mut cells: &[Cell]) -> Result<(), ParseError> {
        let (mut is_first, mut after_run) = (true, false);
        while let &[cell, ref rest @ ..] = cells {
            if self.spelling.has_commas && !std::mem::take(&mut is_first) {
                self.expect(
                    ',',
                    ParseErrorCode::RowShort,
                    "',' and the next cell of the row",
                )?;
            }
            let before = self.scanner.clone();
            let Some(run) = self.read_run()? else {
                (self.spelling.read_cell)(self, cell)?;
                cells = rest;
                after_run = false;
                continue;
            };
            if after_run || run == 0 {
                let expected = "one number for all empty cells in a run";
                return Err(before.error(ParseErrorCode::Run, expected));
            }
            cells = cells.get(run.into()..).ok_or_else(|| {
                let expected = "no more cells than the row has";
                before.error(ParseErrorCode::RowLong, expected)
            })?;
            after_run = true;
        }
        Ok(())
    }

    /// Reads the number of empty cells side by side, if this cell is empty.
    fn read_run(&mut self) -> Result<Option<u8>, ParseError> {
        if !self.spelling.has_commas {
            return Ok(self.scanner.take_number());
        }
        if !self.scanner.take('x') {
            return Ok(None);
        }
        if !self
            .scanner
            .peek()
            .is_some_and(|next| next.is_ascii_digit())
        {
            return Ok(Some(1));
        }
        let before = self.scanner.clone();
        let run = self.scanner.take_number().filter(|&run| run > 1);
        run.map(Some).ok_or_else(|| {
            let expected = "nothing, or how many cells are empty, from 2";
            before.error(ParseErrorCode::Run, expected)
        })
    }

    /// Reads a character.
    ///
    /// # Errors
    /// Fails if the text does not continue with it.
    pub fn expect(
        &mut self,
        mark: char,
        code: ParseErrorCode,
        expected: &str,
    ) -> Result<(), ParseError> {
        if self.scanner.take(mark) {
            Ok(())
        } else {
            Err(self.scanner.error(code, expected))
        }
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.draft.turn
    }

    /// Whether the stack on a cell is as high as a stack can be.
    #[must_use]
    pub fn is_full(&self, cell: Cell) -> bool {
        height(self.draft.stack(cell)) >= self.spelling.kit.height()
    }

    /// Takes stones that were read onto a cell. Stones are counted as they are read, so that one stone too many is
    /// reported where it occurs.
    pub fn put(&mut self, before: &Scanner, cell: Cell, stones: StoneRun) {
        let side = stones.side;
        self.draft.pile(cell, &[stones]);
        self.check_count(before, side);
    }

    /// Takes the next counter.
    pub fn count(&mut self, number: u8) {
        self.draft.counters.push(number);
    }

    /// Takes the number of stones that a side has in hand.
    pub fn put_in_hand(&mut self, before: &Scanner, side: Side, number: u8) {
        self.count(number);
        if number > 0 {
            self.check_count(before, side);
        }
    }

    fn check_count(&mut self, before: &Scanner, side: Side) {
        let (most, on_board) = (self.spelling.kit.pieces, self.draft.count(side));
        let in_hand = match self.spelling.kit.hands {
            Hands::Counted => self.draft.counters.get(side.index()),
            Hands::None | Hands::Rest => None,
        };
        let count = on_board + in_hand.map_or(0, |&hand| u32::from(hand));
        if count <= most {
            return;
        }
        let code = self.spelling.kit.surplus;
        let problem = Problem {
            code,
            side: Some(side),
            cells: Vec::new(),
            count,
            most,
        };
        let error = before.error(code, "no more than a side has");
        self.report(problem, error);
    }

    /// Reports something impossible. A problem that is known gets the cells and the number of the new one.
    pub fn report(&mut self, problem: Problem, error: ParseError) {
        let mut known = self.faults.iter_mut().map(|(known, _)| known);
        let same = |known: &&mut Problem| (known.code, known.side) == (problem.code, problem.side);
        match known.find(same) {
            Some(known) => {
                known.cells.extend(problem.cells);
                known.count = problem.count;
            }
            None => self.faults.push((problem, error)),
        }
    }

    /// Reports a piece that cannot be on its cell.
    pub fn misplace(&mut self, before: &Scanner, code: ParseErrorCode, cell: Cell, expected: &str) {
        let problem = Problem {
            code,
            side: None,
            cells: vec![cell.0],
            count: 0,
            most: 0,
        };
        self.report(problem, before.error(code, expected));
    }
}

/// Writes the text of a draft: the only spelling that [`read`] accepts for it.
#[must_use]
pub fn write(spelling: &Spelling, board: &Board, draft: &Draft) -> String {
    let mut text = String::new();
    for (at, row) in board.rows.iter().enumerate() {
        if at > 0 {
            text.push('/');
        }
        let mut cells = row.iter().map(|field| draft.stack(Cell(field.cell)));
        let mut cells = cells.by_ref().peekable();
        let mut is_first = true;
        while let Some(stack) = cells.next() {
            if spelling.has_commas && !std::mem::take(&mut is_first) {
                text.push(',');
            }
            if !stack.is_empty() {
                (spelling.write_cell)(stack, &mut text);
                continue;
            }
            let mut run = 1_u8;
            while cells.next_if(|stack| stack.is_empty()).is_some() {
                run += 1;
            }
            if spelling.has_commas {
                text.push('x');
            }
            if run > 1 || !spelling.has_commas {
                text.push_str(&run.to_string());
            }
        }
    }
    text.push(' ');
    text.push(draft.turn.digit());
    (spelling.write_counters)(&draft.counters, &mut text);
    text
}
