//! A position of Intermedium: stacks, the player to move, the turns of the opening, and the key.
//!
//! Legal moves are in `movegen`, captures in `capture`.

use super::board::{SPOTS, Set, Spot, cell, owner};
use crate::game::{Game, Options, Side};
use crate::hash::random;

/// The number of stones of each player.
pub const STONES: u8 = 44;
/// More moves than this are not listed, and more results not counted.
pub const LIMIT: usize = 100_000;
/// The option to move only the upper part of a stack.
pub const PARTIAL_MOVES: &str = "partial-moves";
/// The option to play without the opening rule.
pub const FREE_OPENING: &str = "free-opening";

/// The number of turns under the opening rule: two for each player.
pub(super) const OPENING_TURNS: u8 = 4;
/// The height of the stacks at the start.
const FIRST_HEIGHT: u8 = 4;

/// A position of Intermedium.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The height of each stack; 1 for a single stone.
    pub(super) heights: [[u8; SPOTS]; 2],
    /// The occupied cells, updated with the heights.
    pub(super) occupied: [Set; 2],
    /// The cells with two or more stones, updated with the heights.
    pub(super) stacks: [Set; 2],
    pub(super) turn: Side,
    /// The turns played so far, up to the number that the opening rule needs.
    pub(super) turns: u8,
    pub(super) rules: Rules,
    /// Whether the last move took the city of the player to move.
    pub(super) fallen: bool,
    pub(super) key: u64,
}

/// The options that matter to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    partial_moves: bool,
    free_opening: bool,
}

impl Rules {
    fn of(options: Options) -> Self {
        let has = |name| options.has(Position::VARIANTS[0].options, name);
        Self {
            partial_moves: has(PARTIAL_MOVES),
            free_opening: has(FREE_OPENING),
        }
    }
}

/// Positions are equal if their texts and options are. A city that has just fallen is not part of
/// the comparison: the stones do not show it, and the game is over.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.heights == other.heights
            && (self.turn, self.turns, self.rules) == (other.turn, other.turns, other.rules)
    }
}

impl Eq for Position {}

impl Position {
    /// An empty board, filled by the parser and by `Position::start`.
    pub(super) fn bare(turn: Side, turns: u8, options: Options) -> Self {
        let mut position = Self {
            heights: [[0; SPOTS]; 2],
            occupied: [Set::EMPTY; 2],
            stacks: [Set::EMPTY; 2],
            turn,
            turns,
            rules: Rules::of(options),
            fallen: false,
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The position in which a game starts.
    pub(super) fn start(options: Options) -> Self {
        let mut position = Self::bare(Side::First, 0, options);
        for (row, columns) in [
            (1, [0, 2, 4, 6].as_slice()),
            (2, &[1, 3, 5]),
            (3, &[0, 2, 4, 6]),
            (6, &[0, 2, 4, 6]),
            (7, &[1, 3, 5]),
            (8, &[0, 2, 4, 6]),
        ] {
            for &column in columns {
                let here = cell(column, row);
                let side = owner(here);
                if let Some(spot) = Spot::of_cell(side, here) {
                    position.set_height(side, spot, FIRST_HEIGHT);
                }
            }
        }
        position
    }

    /// The key, computed from scratch.
    pub(super) fn key_from_scratch(&self) -> u64 {
        let mut key = turn_key(self.turn, self.turns, self.rules);
        for side in Side::BOTH {
            for spot in Set::ALL {
                key ^= stack_key(side, spot, self.height(side, spot));
            }
        }
        key
    }

    /// Sets the height of a stack of a side; 0 removes it.
    pub(super) fn set_height(&mut self, side: Side, spot: Spot, height: u8) {
        let own = side.index();
        let before = std::mem::replace(&mut self.heights[own][spot.index()], height);
        self.occupied[own].put(spot, height > 0);
        self.stacks[own].put(spot, height > 1);
        self.key ^= stack_key(side, spot, before) ^ stack_key(side, spot, height);
    }

    /// The number of stones on one of a side's cells.
    #[must_use]
    pub const fn height(&self, side: Side, spot: Spot) -> u8 {
        self.heights[side.index()][spot.index()]
    }

    /// The stones of a side.
    #[must_use]
    pub fn stones(&self, side: Side) -> u32 {
        let heights = self.heights[side.index()].iter();
        heights.map(|&height| u32::from(height)).sum()
    }

    /// The cells that a side occupies.
    #[must_use]
    pub const fn occupied(&self, side: Side) -> Set {
        self.occupied[side.index()]
    }

    /// The cells where a side has two or more stones.
    #[must_use]
    pub const fn stacks(&self, side: Side) -> Set {
        self.stacks[side.index()]
    }

    /// The turns played so far, at most four.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether the player to move must advance and occupy an empty cell.
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        self.turns < OPENING_TURNS && !self.rules.free_opening
    }

    /// Whether partial moves are allowed.
    #[must_use]
    pub const fn allows_partial_moves(&self) -> bool {
        self.rules.partial_moves
    }

    /// The same stones with a given player to move and number of turns.
    pub(super) fn with_turns(mut self, turn: Side, turns: u8) -> Self {
        self.set_turns(turn, turns);
        self
    }

    /// Sets the player to move and the number of turns.
    pub(super) fn set_turns(&mut self, turn: Side, turns: u8) {
        self.key ^= turn_key(self.turn, self.turns, self.rules) ^ turn_key(turn, turns, self.rules);
        (self.turn, self.turns) = (turn, turns);
    }

    /// Whether the city of the player to move has just been taken.
    pub(super) const fn has_fallen(&self) -> bool {
        self.fallen
    }
}

/// The index of the first random number for turns, after those for stacks.
const TURN_KEYS: u64 = 1 << 16;

fn turn_key(turn: Side, turns: u8, rules: Rules) -> u64 {
    let number = turn as u64
        | u64::from(rules.partial_moves) << 1
        | u64::from(rules.free_opening) << 2
        | u64::from(turns) << 3;
    random(TURN_KEYS + number)
}

fn stack_key(side: Side, spot: Spot, height: u8) -> u64 {
    if height == 0 {
        return 0;
    }
    let cell = u64::from(spot.cell(side).0);
    random(cell << 8 | u64::from(height))
}
