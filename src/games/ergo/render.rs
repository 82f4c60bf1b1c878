//! Drawing Ergo: the arena, the ring, and animations.

use super::board::{BOARD, COLUMNS, EDGE, RING_INDEX, ROWS, Set, cell};
use super::position::{DIRECTIONS, Move, Position, fives};
use crate::codes::{Ground, Shape, StockKind};
use crate::game::{Cell, Side};
use crate::render::{Animation, Board, Hand, HandEnd, Pace, Piece, Render, Stock, StoneRun};

const SOLDIER: Shape = Shape::Soldier;
const LION: Shape = Shape::Lion;

impl Position {
    fn stone(&self, side: Side, cell: Cell) -> StoneRun {
        let shape = if self.lions().has(cell) {
            LION
        } else {
            SOLDIER
        };
        StoneRun::of(side, shape, 1)
    }
}

impl Render for Position {
    fn board(_: usize) -> Board {
        let field = |column: u8, row: u8| {
            let here = cell(column, row);
            let ground = if EDGE.has(here) {
                Ground::Ring
            } else {
                Ground::Arena
            };
            (here, ground)
        };
        Board::rectangle(COLUMNS, ROWS, field)
    }

    fn pieces(&self) -> Vec<Piece> {
        BOARD
            .into_iter()
            .filter_map(|cell| {
                let side = self.owner(cell)?;
                Some(Piece {
                    cell: cell.0,
                    stack: vec![self.stone(side, cell)],
                })
            })
            .collect()
    }

    fn hands(&self) -> [Hand; 2] {
        Side::BOTH.map(|side| vec![self.stock(side).stones])
    }

    fn stock(&self, side: Side) -> Stock {
        let count = u8::try_from(self.hand(side)).unwrap_or_default();
        Stock::of(StockKind::Hand, StoneRun::of(side, SOLDIER, count))
    }

    /// Along the ring, unless there is only room for single steps.
    fn slides(&self, from: Cell, to: Cell) -> bool {
        let is_on_ring = EDGE.has(from) && EDGE.has(to);
        is_on_ring && self.ring_reach(RING_INDEX[usize::from(from.0)]).longest() > 1
    }

    fn decisive(&self) -> Vec<Cell> {
        let mut cells = Set::EMPTY;
        for side in Side::BOTH {
            for (begins, step) in fives(self.pieces(side)).into_iter().zip(DIRECTIONS) {
                for begin in begins {
                    for n in 0..5 {
                        cells |= Set::of(Cell(begin.0 + n * step));
                    }
                }
            }
        }
        cells.into_iter().collect()
    }

    fn animations(&self, mv: Move) -> Vec<Animation> {
        let side = crate::game::Game::turn(self);
        let animation = match mv.from {
            None => {
                let shape = if EDGE.has(mv.to) { LION } else { SOLDIER };
                Animation {
                    stack: vec![StoneRun::of(side, shape, 1)],
                    path: vec![mv.to.0],
                    hand: Some(HandEnd::From),
                    pace: Pace::Slide,
                    delay: 0,
                }
            }
            Some(from) => {
                let slides = EDGE.has(from) && EDGE.has(mv.to);
                let way = if slides {
                    self.slide_path(from, mv.to)
                } else {
                    vec![from, mv.to]
                };
                Animation {
                    stack: vec![self.stone(side, from)],
                    path: way.into_iter().map(|cell| cell.0).collect(),
                    hand: None,
                    pace: Pace::Slide,
                    delay: 0,
                }
            }
        };
        vec![animation]
    }
}
