//! Drawing Intermedium: two colours of cells, the cities, sowing, and captures.

use super::board::{COLUMNS, Direction, ROWS, cell, city, owner};
use super::capture::Captured;
use super::position::Position;
use super::sowing::{Move, Sower, SowingPath};
use crate::codes::{Ground, MarkKind, NoteCode, Shape, StockKind};
use crate::game::{Cell, Game, Reason, Side};
use crate::render::{Animation, Board, Hand, HandEnd, Mark, Pace, Piece, Render, Stock, StoneRun};

const STONE: Shape = Shape::Stone;
/// Stacks that the move takes.
const CAPTURED: MarkKind = MarkKind::Captured;
/// Cells where the last stone captures something.
const CAPTURES: MarkKind = MarkKind::Captures;
/// The city that the move takes.
const CITY_FALLS: MarkKind = MarkKind::CityFalls;

fn field(column: u8, row: u8) -> (Cell, Ground) {
    let here = cell(column, row);
    let side = owner(here);
    let is_city = city(side).cell(side) == here;
    let ground = match (side, is_city) {
        (Side::First, true) => Ground::CityFirst,
        (Side::Second, true) => Ground::CitySecond,
        (Side::First, false) => Ground::Field,
        (Side::Second, false) => Ground::FieldAlt,
    };
    (here, ground)
}

impl Render for Position {
    fn board(_: usize) -> Board {
        Board::rectangle(COLUMNS, ROWS, field)
    }

    fn pieces(&self) -> Vec<Piece> {
        let stacks = |side: Side| {
            let occupied = self.occupied(side).into_iter();
            occupied.map(move |spot| Piece {
                cell: spot.cell(side).0,
                stack: vec![StoneRun::of(side, STONE, self.height(side, spot))],
            })
        };
        Side::BOTH.into_iter().flat_map(stacks).collect()
    }

    /// Dropped stones are on their cells and the others are still on the start cell: so the height
    /// of the last cell is the one that captures depend on, and the start shows the stones left.
    fn pieces_during(&self, path: &[Cell]) -> Vec<Piece> {
        match self.entered(path) {
            Some((_, _, mv)) => self.drop_stones(mv).pieces(),
            None => self.pieces(),
        }
    }

    fn carried(&self, path: &[Cell]) -> Option<Cell> {
        (path.len() > 1).then(|| path[0])
    }

    /// The cells sown so far; the captures if the move ends now, or otherwise the possible captures
    /// with the next stone, and where it must land.
    fn marks(&self, path: &[Cell]) -> Vec<Mark> {
        let mut marks = Vec::new();
        let Some((sower, reached, mv)) = self.entered(path) else {
            return marks;
        };
        for cell in &path[1..] {
            mark(&mut marks, *cell, MarkKind::Sown);
        }
        if sower.may_end(reached) {
            let captured = self.captured_by(mv);
            self.mark_captured(captured, &mut marks);
            if captured != Captured::NONE {
                return marks;
            }
        }
        for direction in Direction::ALL {
            let next = sower.step(reached, direction);
            let captured = self.captured_by(mv.then(direction));
            if let Some(next) = next.filter(|&next| sower.may_end(next))
                && captured != Captured::NONE
            {
                mark(&mut marks, next.at.cell(self.turn()), CAPTURES);
                self.mark_captured(captured, &mut marks);
            }
        }
        marks
    }

    fn hands(&self) -> [Hand; 2] {
        [Vec::new(), Vec::new()]
    }

    fn stock(&self, side: Side) -> Stock {
        let count = u8::try_from(self.stones(side)).unwrap_or_default();
        Stock::of(StockKind::Left, StoneRun::of(side, STONE, count))
    }

    /// The opening rule, while it holds.
    fn note(&self) -> Option<Reason<NoteCode>> {
        self.is_opening().then(|| NoteCode::Opening.into())
    }

    fn decisive(&self) -> Vec<Cell> {
        if !self.has_fallen() {
            return Vec::new();
        }
        let (loser, winner) = (self.turn(), self.turn().other());
        let around = city(loser).beside(loser).into_iter();
        let around = around.map(|spot| spot.cell(winner));
        [city(loser).cell(loser)]
            .into_iter()
            .chain(around)
            .collect()
    }

    /// Every stone travels to the cell where it is dropped; captured stones leave the board.
    fn animations(&self, mv: Move) -> Vec<Animation> {
        let path: Vec<u8> = self.path(mv).into_iter().map(|cell| cell.0).collect();
        let dropped = (2..=path.len()).map(|end| Animation {
            stack: vec![StoneRun::of(self.turn(), STONE, 1)],
            path: path[..end].to_vec(),
            hand: None,
            pace: Pace::Sow,
            delay: 0,
        });
        let enemy = self.turn().other();
        let lifted = self
            .captured_by(mv)
            .stacks
            .into_iter()
            .map(|spot| Animation {
                stack: vec![StoneRun::of(enemy, STONE, self.height(enemy, spot))],
                path: vec![spot.cell(enemy).0],
                hand: Some(HandEnd::Into),
                pace: Pace::Sow,
                delay: mv.length(),
            });
        dropped.chain(lifted).collect()
    }
}

impl Position {
    /// The move entered so far, if its first cell is a stack and every step may be taken.
    fn entered(&self, path: &[Cell]) -> Option<(Sower, SowingPath, Move)> {
        let mv = super::movegen::move_along(path)?;
        let sower = self.sower_on(mv.start())?;
        let reached = sower.follow(mv.directions())?;
        Some((sower, reached, mv))
    }

    fn mark_captured(&self, captured: Captured, marks: &mut Vec<Mark>) {
        let enemy = self.turn().other();
        for spot in captured.stacks {
            mark(marks, spot.cell(enemy), CAPTURED);
        }
        if captured.city {
            mark(marks, city(enemy).cell(enemy), CITY_FALLS);
        }
    }
}

/// Adds a mark, unless it is there.
fn mark(marks: &mut Vec<Mark>, cell: Cell, kind: MarkKind) {
    let mark = Mark { cell: cell.0, kind };
    if !marks.contains(&mark) {
        marks.push(mark);
    }
}
