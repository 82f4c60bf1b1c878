//! The appearance of tic-tac-toe.

use ergo::codes::{Ground, Shape};
use ergo::game::{Cell, Game, Side};
use ergo::render::{Animation, Board, Hand, HandEnd, Pace, Piece, Render, StoneRun};

use crate::position::{CELLS, Position};

impl Render for Position {
    fn board(_: usize) -> Board {
        Board::rectangle(3, 3, |column, row| (Cell(3 * row + column), Ground::Field))
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell: Cell| {
            let stack = vec![StoneRun::of(self.owner(cell)?, Shape::Stone, 1)];
            Some(Piece {
                cell: cell.0,
                stack,
            })
        };
        (0..CELLS).map(Cell).filter_map(piece).collect()
    }

    fn hands(&self) -> [Hand; 2] {
        [Vec::new(), Vec::new()]
    }

    fn decisive(&self) -> Vec<Cell> {
        let lines = Side::BOTH.into_iter().flat_map(|side| self.lines(side));
        let full = lines.fold(0, |full, line| full | line);
        let cells = (0..CELLS).filter(|&cell| full >> cell & 1 == 1);
        cells.map(Cell).collect()
    }

    fn animations(&self, mv: Cell) -> Vec<Animation> {
        vec![Animation {
            stack: vec![StoneRun::of(self.turn(), Shape::Stone, 1)],
            path: vec![mv.0],
            hand: Some(HandEnd::From),
            pace: Pace::Slide,
            delay: 0,
        }]
    }
}
