//! The appearance of Tricorn.

use ergo_games::codes::{Direction, Ground, Shape};
use ergo_games::game::{Cell, Game};
use ergo_games::render::{
    Animation, Board, Hand, HandEnd, Lattice, Outline, Pace, Piece, Render, StoneRun,
};

use super::position::{CELLS, Position, SIZE, cell};

/// The edge of the slab, and that of the field in it: a corner on top, and one at either end of the lowest side.
const EDGE: [(f64, f64); 3] = [(0.0, -3.653), (3.66, 2.692), (-3.66, 2.692)];
const FIELD: [(f64, f64); 3] = [(0.0, -2.873), (2.99, 2.304), (-2.99, 2.304)];

impl Render for Position {
    fn board(_: usize) -> Board {
        let lattice = Lattice::Triangular;
        let middle = (3.0, 2.0);
        // The corners of the slab are rounded.
        let beyond = |direction, line| {
            Some(match direction {
                Direction::Left | Direction::Right if line == 0 => 0.8,
                Direction::UpLeft | Direction::DownRight if line == SIZE - 1 => 0.8,
                _ => 0.9,
            })
        };
        let field = |column, row| Some((cell(column, row)?, Ground::Field));
        Board::of_cells(lattice, (SIZE, SIZE), middle, &field)
            .sized(6.2, 5.6)
            .on_slab(Outline::of(&EDGE, 0.98), Outline::of(&FIELD, 0.62))
            .labelled(lattice, &beyond)
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
        let winner = self.decided().and_then(|outcome| outcome.winner);
        let side = winner.and_then(|winner| self.filled(winner));
        side.into_iter().flatten().collect()
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
