//! The notation of Tricorn: `1/2/X2/1O2/5 1` is a position, `b2` a move.

use ergo_games::codes::{ParseErrorCode, Shape};
use ergo_games::draft::text::{Reader, Spelling};
use ergo_games::draft::{Draft, Hands, Kit, SetUp, Stacking};
use ergo_games::game::{Cell, Game, Options, Side};
use ergo_games::parse::{ParseError, Scanner, cell_name};
use ergo_games::render::StoneRun;

use super::position::{Position, SIZE, cell};

ergo_games::impl_position_text!(Position);

impl SetUp for Position {
    const KIT: &'static Kit = &Kit {
        shapes: &[Shape::Stone],
        pieces: 8,
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
        let mut stones = [0; 2];
        for piece in &draft.pieces {
            stones[piece.stack[0].side.index()] |= 1 << piece.cell;
        }
        let turn = draft.turn;
        Self { stones, turn }
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

pub(super) fn cell_text(mv: Cell) -> String {
    let mut all = (0..SIZE).flat_map(|column| (0..=column).map(move |row| (column, row)));
    let found = all.find(|&(column, row)| cell(column, row) == Some(mv));
    let (column, row) = found.expect("a cell of the board");
    cell_name(column, row)
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Cell, ParseError> {
    let mut scanner = Scanner::new(text);
    let (column, row) = scanner.take_cell(SIZE, |column| 0..column + 1)?;
    scanner.end()?;
    cell(column, row)
        .and_then(|cell| position.move_of_path(&[cell]))
        .ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a legal move"))
}
