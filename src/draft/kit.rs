//! What there is to set up in a game, and a position being set up.

use crate::codes::{Counter, ParseErrorCode, Shape};
use crate::game::{Cell, Side};
use crate::render::{Hand, Piece, StoneRun};

/// The pieces, hands and counters to set up in a game.
#[derive(Debug)]
pub struct Kit {
    /// The kinds of pieces.
    pub shapes: &'static [Shape],
    /// The most pieces of a side, those in hand included.
    pub pieces: u32,
    /// The code of the error if a side has more.
    pub surplus: ParseErrorCode,
    /// Whether pieces lie on each other.
    pub stacking: Stacking,
    /// Where the number of pieces in hand comes from.
    pub hands: Hands,
    /// The numbers after the player to move, each with its maximum.
    pub counters: &'static [(Counter, u8)],
}

/// Whether pieces lie on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stacking {
    /// A cell has one piece.
    None,
    /// A stack has stones of one side.
    OneSide,
    /// A stack has stones of either side.
    Mixed,
}

/// Where the number of pieces in hand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// The game has no pieces in hand.
    None,
    /// All pieces that are not on the board are in hand.
    Rest,
    /// The first two counters are the hands.
    Counted,
}

impl Kit {
    /// The most pieces on a cell.
    pub(super) const fn height(&self) -> u32 {
        match self.stacking {
            Stacking::None => 1,
            Stacking::OneSide => self.pieces,
            Stacking::Mixed => 2 * self.pieces,
        }
    }
}

/// A position, possible or not.
#[derive(Debug)]
pub struct Draft {
    /// The pieces on the board, in the order of the cells.
    pub pieces: Vec<Piece>,
    /// The player to move.
    pub turn: Side,
    /// The numbers after the player to move.
    pub counters: Vec<u8>,
}

impl Draft {
    /// An empty board, with everything in hand.
    #[must_use]
    pub fn empty(kit: &Kit) -> Self {
        Self {
            pieces: Vec::new(),
            turn: Side::First,
            counters: kit.counters.iter().map(|&(_, most)| most).collect(),
        }
    }

    /// The stones on a cell, from bottom to top.
    #[must_use]
    pub fn stack(&self, cell: Cell) -> &[StoneRun] {
        self.find(cell).map_or(&[], |at| &self.pieces[at].stack)
    }

    #[inline(never)]
    fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.pieces
            .binary_search_by_key(&cell.0, |piece| piece.cell)
    }

    /// The number of pieces of a side on the board.
    #[must_use]
    #[inline(never)]
    pub fn count(&self, side: Side) -> u32 {
        let stones = self.pieces.iter().flat_map(|piece| &piece.stack);
        let own = stones.filter(|run| run.side == side);
        own.map(|run| u32::from(run.count)).sum()
    }

    /// The hands of both sides.
    #[must_use]
    pub fn hands(&self, kit: &Kit) -> [Hand; 2] {
        Side::BOTH.map(|side| {
            let rest = || kit.pieces.saturating_sub(self.count(side));
            let count = match kit.hands {
                Hands::None => return Vec::new(),
                Hands::Rest => u8::try_from(rest()).unwrap_or_default(),
                Hands::Counted => self.counters[side.index()],
            };
            vec![StoneRun::of(side, kit.shapes[0], count)]
        })
    }

    /// Lays stones on top of what is on a cell.
    #[inline(never)]
    pub fn pile(&mut self, cell: Cell, stones: &[StoneRun]) {
        let at = self.find(cell).unwrap_or_else(|at| {
            let stack = Vec::new();
            let cell = cell.0;
            self.pieces.insert(at, Piece { cell, stack });
            at
        });
        let stack = &mut self.pieces[at].stack;
        for run in stones {
            match stack.last_mut() {
                Some(top) if (top.side, top.shape) == (run.side, run.shape) => {
                    top.count = top.count.saturating_add(run.count);
                }
                _ => stack.push(run.clone()),
            }
        }
    }

    /// Puts stones of one side on a cell, or a whole stack: on top of what is there, if they can lie on it, or else in
    /// its place. `false` if the stack would be too high.
    fn lay(&mut self, kit: &Kit, cell: Cell, stones: &[StoneRun]) -> bool {
        let below = self.stack(cell);
        let lie_on = match kit.stacking {
            Stacking::None => below.is_empty(),
            Stacking::OneSide => below.iter().all(|run| run.side == stones[0].side),
            Stacking::Mixed => true,
        };
        let lowest = if lie_on { height(below) } else { 0 };
        let fits = lowest + height(stones) <= kit.height();
        if fits {
            if !lie_on {
                self.clear(cell);
            }
            self.pile(cell, stones);
        }
        fits
    }

    /// Puts a piece on a cell, out of the hand if there is one in it.
    pub fn put(&mut self, kit: &Kit, cell: Cell, side: Side, shape: Shape) -> bool {
        let is_put = self.lay(kit, cell, &[StoneRun::of(side, shape, 1)]);
        if is_put && kit.hands == Hands::Counted {
            let hand = &mut self.counters[side.index()];
            *hand = hand.saturating_sub(1);
        }
        is_put
    }

    /// Takes the top piece off a cell. It goes back into the hand, unless the side has too many pieces. `false` if
    /// there is none.
    pub fn take(&mut self, kit: &Kit, cell: Cell) -> bool {
        let Ok(at) = self.find(cell) else {
            return false;
        };
        let stack = &mut self.pieces[at].stack;
        let Some(top) = stack.last_mut() else {
            return false;
        };
        let side = top.side;
        top.count -= 1;
        if top.count == 0 {
            stack.pop();
        }
        if stack.is_empty() {
            self.pieces.remove(at);
        }
        if kit.hands == Hands::Counted {
            let on_board = self.count(side);
            let hand = &mut self.counters[side.index()];
            *hand += u8::from(on_board + u32::from(*hand) < kit.pieces);
        }
        true
    }

    /// Moves what is on a cell onto another.
    pub fn carry(&mut self, kit: &Kit, from: Cell, to: Cell) -> bool {
        let stack = self.stack(from).to_vec();
        let is_laid = from != to && !stack.is_empty() && self.lay(kit, to, &stack);
        if is_laid {
            self.clear(from);
        }
        is_laid
    }

    fn clear(&mut self, cell: Cell) {
        if let Ok(at) = self.find(cell) {
            self.pieces.remove(at);
        }
    }
}

/// The number of stones of a stack.
pub(super) fn height(stack: &[StoneRun]) -> u32 {
    stack.iter().map(|run| u32::from(run.count)).sum()
}
