//! Drawing Emergo: the diamond, stacks as runs of equal stones, and animations.

use super::board::{Board as Shaped, Set, Shape as BoardShape};
use super::movegen::jumps_along;
use super::moves::Move;
use super::position::Position;
use super::stack::Stack;
use crate::codes::{Ground, MarkKind, NoteCode, Shape, StockKind};
use crate::game::{Cell, Game, Reason, Side};
use crate::render::{Animation, Board, Hand, HandEnd, Mark, Pace, Piece, Render, Stock, StoneRun};

const STONE: Shape = Shape::Stone;

impl Render for Position {
    fn board(variant: usize) -> Board {
        let board = Shaped::of_variant(variant);
        let field = |column, row| {
            let here = board.own_cell(column, row);
            let ground = if here == board.centre() {
                Ground::Centre
            } else {
                Ground::Field
            };
            (here, ground)
        };
        match board.shape() {
            BoardShape::Diamond => Board::diamond(board.size(), field),
            BoardShape::Hexagon => Board::hexagon(board.size(), field),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |(cell, stack): (Cell, Stack)| Piece {
            cell: cell.0,
            stack: runs(stack),
        };
        self.stacks().iter().map(piece).collect()
    }

    /// An incomplete capture is shown as entered: captured stones are already under the piece.
    fn pieces_during(&self, path: &[Cell]) -> Vec<Piece> {
        let mut during = *self;
        if let Some(capture) = jumps_along(self.board, path).filter(|capture| !capture.is_empty()) {
            during.jump(capture);
        }
        during.pieces()
    }

    /// The pieces that must capture; or else, if stones are to enter, the cells closed to them. During a
    /// capture, the cells where stones were taken, in order.
    fn marks(&self, path: &[Cell]) -> Vec<Mark> {
        if let Some(capture) = jumps_along(self.board, path) {
            let jumped = capture.jumps().map(|(over, _)| Mark {
                cell: over.0,
                kind: MarkKind::Taken,
            });
            return jumped.collect();
        }
        if !path.is_empty() || self.decided().is_some() {
            return Vec::new();
        }
        if self.required_captures() > 0 {
            return marked(self.capturers(), MarkKind::Must);
        }
        if self.hand(self.turn()) > 0 {
            return marked(
                self.banned_entries() | self.closed_centre(),
                MarkKind::Forbidden,
            );
        }
        Vec::new()
    }

    fn hands(&self) -> [Hand; 2] {
        Side::BOTH.map(|side| vec![StoneRun::of(side, STONE, self.hand(side))])
    }

    /// The stones in hand, and then the prisoners.
    fn stock(&self, side: Side) -> Stock {
        let hand = self.hand(side);
        if hand > 0 {
            return Stock::of(StockKind::Hand, StoneRun::of(side, STONE, hand));
        }
        let enemy = side.other();
        let own = self.stacks().iter().map(|(_, stack)| stack);
        let own = own.filter(|stack| stack.owner() == Some(side));
        let prisoners: u32 = own.map(|stack| stack.count(enemy)).sum();
        let count = u8::try_from(prisoners).unwrap_or_default();
        Stock::of(StockKind::Prisoners, StoneRun::of(enemy, STONE, count))
    }

    /// Empty: no cell shows why the game is decided.
    fn decisive(&self) -> Vec<Cell> {
        Vec::new()
    }

    fn animations(&self, mv: Move) -> Vec<Animation> {
        let from_hand = mv.is_empty();
        let stack = if from_hand {
            Stack::of(self.turn(), self.entering())
        } else {
            self.stacks().at(mv.start())
        };
        let (pace, mut animations) = if mv.is_capture() {
            (Pace::Hop, self.jumped(mv))
        } else {
            (Pace::Slide, Vec::new())
        };
        // The piece comes last, so that it is drawn above the stones that slide under it.
        animations.push(Animation {
            stack: runs(stack),
            path: mv.path().map(|cell| cell.0).collect(),
            hand: from_hand.then_some(HandEnd::From),
            pace,
            delay: 0,
        });
        animations
    }

    /// The number of stones to capture, or to enter at once.
    fn note(&self) -> Option<Reason<NoteCode>> {
        let (required, entering) = (self.required_captures(), self.entering());
        if self.decided().is_some() {
            return None;
        }
        let (code, number) = match (required, entering) {
            (1.., _) => (NoteCode::CaptureCompulsory, required),
            (0, 2..) => (NoteCode::Shadowpiece, entering.into()),
            (0, 0 | 1) => return None,
        };
        let number = Some(number);
        Some(Reason { code, number })
    }
}

impl Position {
    /// The pieces that can make a legal capture.
    fn capturers(&self) -> Set {
        let moves = self.moves().unwrap_or_default();
        let captures = moves.into_iter().filter(|mv| mv.is_capture());
        captures.map(Move::start).collect()
    }

    /// The captured stones: each waits for its jump, slides under the piece when it lands, and
    /// moves on with it.
    fn jumped(&self, mv: Move) -> Vec<Animation> {
        let landings: Vec<Cell> = mv.path().skip(1).collect();
        let jumps = (0..).zip(mv.jumps());
        let slides = jumps.map(|(delay, (over, _))| {
            let rest = &landings[usize::from(delay)..];
            Animation {
                stack: runs(Stack::of(self.turn().other(), 1)),
                path: [&[over], rest].concat().iter().map(|cell| cell.0).collect(),
                hand: None,
                pace: Pace::Hop,
                delay,
            }
        });
        let mut slides: Vec<_> = slides.collect();
        // Stones captured later are lower.
        slides.reverse();
        slides
    }
}

fn marked(cells: Set, kind: MarkKind) -> Vec<Mark> {
    let mark = |cell: Cell| Mark { cell: cell.0, kind };
    cells.into_iter().map(mark).collect()
}

/// The stones of a stack as runs of equal stones.
fn runs(stack: Stack) -> Vec<StoneRun> {
    let mut runs: Vec<StoneRun> = Vec::new();
    for side in stack.stones() {
        match runs.last_mut() {
            Some(run) if run.side == side => run.count += 1,
            _ => runs.push(StoneRun::of(side, STONE, 1)),
        }
    }
    runs
}
