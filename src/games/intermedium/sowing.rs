//! Sowing one stack: the move, the possible next steps, and where a move may end.
//!
//! Everything here considers a single path, so checking a move takes time linear in its length,
//! regardless of the height of the stack.

use super::board::{Direction, Set, Spot, advance};
use super::position::{Position, STONES};
use crate::game::{Cell, Game, Side};

/// A move: the cell of a stack and the direction of each sowing step, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    steps: [u64; 2],
    start: Cell,
    length: u8,
}

/// The number of steps in a word.
const STEPS_A_WORD: usize = 32;

impl Move {
    /// The stack on a cell, not yet moved.
    #[must_use]
    pub const fn from(start: Cell) -> Self {
        Self {
            steps: [0; 2],
            start,
            length: 0,
        }
    }

    /// The cell of the stack.
    #[must_use]
    pub const fn start(self) -> Cell {
        self.start
    }

    /// The number of steps, which is the number of stones sown.
    #[must_use]
    pub const fn length(self) -> u8 {
        self.length
    }

    /// The move with one more step, unless it has the maximum length.
    #[must_use]
    pub const fn then(mut self, direction: Direction) -> Self {
        if self.length < STONES {
            let at = self.length as usize;
            let bits = (direction.index() as u64) << (2 * (at % STEPS_A_WORD));
            self.steps[at / STEPS_A_WORD] |= bits;
            self.length += 1;
        }
        self
    }

    /// The directions of its steps.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let [mut low, mut high] = self.steps;
        (0..self.length).map(move |at| {
            if usize::from(at) == STEPS_A_WORD {
                (low, high) = (high, 0);
            }
            let direction = Direction::ALL[(low & 3) as usize];
            low >>= 2;
            direction
        })
    }

    /// The cells it sows, as far as they are on the board, for a stack of this side.
    pub(super) fn sown(self, side: Side) -> impl Iterator<Item = Spot> {
        let start = Spot::of_cell(side, self.start);
        self.directions().scan(start, move |at, direction| {
            *at = at.and_then(|spot| spot.step(side, direction));
            *at
        })
    }

    /// The footprint, regardless of the order of the steps; `None` for a move without steps.
    pub(super) fn footprint(self, side: Side) -> Option<Footprint> {
        // Hot path of the search: walk the path by spot numbers.
        let mut at = Spot::of_cell(side, self.start)?.number();
        let (mut once, mut twice, mut thrice) = (0_u64, 0_u64, 0_u64);
        for direction in self.directions() {
            at = at.wrapping_add_signed(direction.distance().into());
            let bit = 1_u64.wrapping_shl(at);
            thrice |= twice & bit;
            twice |= once & bit;
            once |= bit;
        }
        let has = |set: u64| u8::from(set >> (at % u64::BITS) & 1 == 1);
        (self.length > 0).then_some(Footprint {
            cells: Set::of_bits(once) & Set::ALL,
            end: Spot::of_index(at as usize)?,
            visits: has(once) + has(twice) + has(thrice),
        })
    }

    /// A hash of this many bits.
    pub(super) const fn mixed(self, bits: u32) -> u64 {
        let head = (self.start.0 as u64) << 8 | self.length as u64;
        let [low, high] = self.steps;
        let all = low ^ high.rotate_left(24) ^ head << 40;
        // The highest bits of the product depend on all others.
        all.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - bits)
    }
}

/// Where a sowing drops stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Footprint {
    /// The cells on which stones are dropped.
    pub(super) cells: Set,
    /// The cell of the last stone.
    pub(super) end: Spot,
    /// The number of stones dropped there; 3 means three or more.
    pub(super) visits: u8,
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let side = super::board::owner(self.start);
        write!(f, "{}", super::board::name(self.start))?;
        for spot in self.sown(side) {
            write!(f, "-{}", super::board::name(spot.cell(side)))?;
        }
        Ok(())
    }
}

/// A stack that may be sown, with everything about the position that restricts it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sower {
    /// The owner.
    pub(super) side: Side,
    /// The start cell.
    pub(super) start: Spot,
    /// The height, at least two.
    pub(super) height: u8,
    /// Whether fewer than all of them may be sown.
    pub(super) partial: bool,
    /// Whether the move must advance and occupy an empty cell.
    pub(super) opening: bool,
    /// The cells of its colour that are empty before the move.
    pub(super) empty: Set,
}

/// The progress of a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SowingPath {
    /// The cell of the last dropped stone, or the start cell.
    pub(super) at: Spot,
    /// The last step.
    pub(super) last: Option<Direction>,
    /// Whether a stone was dropped on a cell that was empty before the move. Tracked only under the
    /// opening rule: otherwise it would distinguish equivalent states.
    pub(super) occupies: bool,
    /// The number of stones dropped.
    pub(super) sown: u8,
}

impl Sower {
    /// The stack of the player to move on a cell, if it has two stones or more.
    pub(super) fn on(position: &Position, start: Spot) -> Option<Self> {
        let side = position.turn();
        position.stacks(side).has(start).then(|| Self {
            side,
            start,
            height: position.height(side, start),
            partial: position.allows_partial_moves(),
            opening: position.is_opening(),
            empty: !position.occupied(side),
        })
    }

    /// A stack of a side on a cell, regardless of the player to move and of the opening rule.
    pub(super) fn freely(position: &Position, side: Side, start: Spot, height: u8) -> Self {
        Self {
            side,
            start,
            height,
            partial: position.allows_partial_moves(),
            opening: false,
            empty: Set::EMPTY,
        }
    }

    /// The sowing before its first step.
    pub(super) const fn begin(&self) -> SowingPath {
        SowingPath {
            at: self.start,
            last: None,
            occupies: !self.opening,
            sown: 0,
        }
    }

    /// Extends the path by one step if it stays on the board, does not go straight back, and there
    /// is a stone left to drop.
    pub(super) fn step(&self, reached: SowingPath, direction: Direction) -> Option<SowingPath> {
        let turns_back = reached.last.is_some_and(|last| last.back() == direction);
        if turns_back || reached.sown == self.height {
            return None;
        }
        let at = reached.at.step(self.side, direction)?;
        Some(SowingPath {
            at,
            last: Some(direction),
            occupies: reached.occupies || self.empty.has(at),
            sown: reached.sown + 1,
        })
    }

    /// The path along these directions, if every step is allowed.
    pub(super) fn follow(&self, directions: impl Iterator<Item = Direction>) -> Option<SowingPath> {
        let mut reached = self.begin();
        for direction in directions {
            reached = self.step(reached, direction)?;
        }
        Some(reached)
    }

    /// Whether the move may end here.
    pub(super) const fn may_end(&self, reached: SowingPath) -> bool {
        let enough = reached.sown == self.height || (self.partial && reached.sown > 0);
        enough && reached.occupies && self.advances(reached.at)
    }

    /// Whether the last stone may land there.
    pub(super) const fn advances(&self, end: Spot) -> bool {
        !self.opening || advance(self.side, end) > advance(self.side, self.start)
    }

    /// The number of stones left behind when this many are sown.
    pub(super) const fn left_behind(&self, sown: u8) -> u8 {
        self.height - sown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small_and_remembers_every_step() {
        assert_eq!(size_of::<Move>(), 24);
        let directions: Vec<_> = (0..usize::from(STONES))
            .map(|at| Direction::ALL[at * at % 7 % 4])
            .collect();
        let mv = directions
            .iter()
            .fold(Move::from(Cell(9)), |mv, &direction| mv.then(direction));
        assert_eq!(mv.length(), STONES);
        assert!(mv.directions().eq(directions));
        assert_eq!(
            mv.then(Direction::UpLeft),
            mv,
            "44 stones are all there are"
        );
    }
}
