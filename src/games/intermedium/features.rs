//! The features of Intermedium's evaluation: stones, stacks by height, their location, and captures that
//! are possible next.

use super::board::{COLUMNS, Set, Spot, advance, city, column};
use super::position::Position;
use super::reach::{Siege, Stacks};
use crate::game::{Game, Side};
use crate::search::tapered::{Tally, both_sides, both_sides_names};

/// The features of both sides and the tempo.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// The phase is the number of stones in stacks, in steps of this many.
const PHASE_STEP: u32 = 8;
/// There are 88 stones.
pub(super) const PHASES: usize = 12;

/// Higher stacks count as this height.
pub(super) const HEIGHTS: usize = 6;
/// Rows count in pairs.
pub(super) const ROW_PAIRS: usize = 5;
/// Captures are considered for targets with at most this many unoccupied cells around them.
const MAX_GAPS: u32 = 3;

pub(super) const STONES: usize = 0;
pub(super) const BY_HEIGHT: usize = STONES + 1;
pub(super) const SINGLES_AT_CITY: usize = BY_HEIGHT + HEIGHTS;
pub(super) const CITY_IN_REACH: usize = SINGLES_AT_CITY + 1;
const CAPTURE: usize = CITY_IN_REACH + 1;
const IS_CAPTURE: usize = CAPTURE + 1;
pub(super) const ROWS: usize = IS_CAPTURE + 1;
const AT_SIDES: usize = ROWS + ROW_PAIRS;
pub(super) const ROOM: usize = AT_SIDES + 1;
pub(super) const SIDE_FEATURES: usize = ROOM + 1;

/// The cells of the first and last column, for each side.
const SIDES: [Set; 2] = [at_sides(Side::First), at_sides(Side::Second)];
/// The cells of each pair of rows, counted from each side's own.
pub(super) const PAIRS: [[Set; ROW_PAIRS]; 2] = [pairs(Side::First), pairs(Side::Second)];

const fn at_sides(side: Side) -> Set {
    let mut bits = 0;
    let mut at = 0;
    while let Some(spot) = Spot::of_index(at) {
        let column = column(spot.cell(side));
        if column == 0 || column == COLUMNS - 1 {
            bits |= 1 << at;
        }
        at += 1;
    }
    Set::of_bits(bits)
}

const fn pairs(side: Side) -> [Set; ROW_PAIRS] {
    let mut pairs = [Set::EMPTY; ROW_PAIRS];
    let mut at = 0;
    while let Some(spot) = Spot::of_index(at) {
        let pair = &mut pairs[advance(side, spot) as usize / 2];
        *pair = Set::of_bits(pair.bits() | 1 << at);
        at += 1;
    }
    pairs
}

impl Position {
    /// The phase: the number of stones in stacks, in steps.
    pub(super) fn phase(&self) -> usize {
        let stacked = Side::BOTH.map(|side| {
            let heights = self.stacks(side).into_iter();
            heights
                .map(|spot| u32::from(self.height(side, spot)))
                .sum::<u32>()
        });
        let phase = (stacked[0] + stacked[1]) / PHASE_STEP;
        (phase as usize).min(PHASES - 1)
    }

    /// The features, of the player to move first.
    pub(super) fn features(&self) -> [i32; FEATURES] {
        both_sides(self.turn(), |side, own: &mut [i32; SIDE_FEATURES]| {
            self.count_features_of(side, own);
        })
    }

    /// Counts the features of a side.
    #[inline]
    pub(super) fn count_features_of(&self, side: Side, tally: &mut impl Tally) {
        self.count_stones(side, tally);
        self.count_captures(side, tally);
    }

    fn count_stones(&self, side: Side, tally: &mut impl Tally) {
        let own = self.occupied(side);
        for spot in own {
            let height = self.height(side, spot);
            tally.add(STONES, height.into());
            tally.add(BY_HEIGHT + (usize::from(height) - 1).min(HEIGHTS - 1), 1);
        }
        for (at, pair) in PAIRS[side.index()].into_iter().enumerate() {
            tally.add(ROWS + at, to_i32((own & pair).len()));
        }
        tally.add(AT_SIDES, to_i32((own & SIDES[side.index()]).len()));
        tally.add(ROOM, to_i32(own.len()));
    }

    /// Counts what a side could capture, as if it were its turn.
    fn count_captures(&self, side: Side, tally: &mut impl Tally) {
        let enemy = side.other();
        let around = city(enemy).beside(enemy);
        let singles = self.occupied(side) - self.stacks(side);
        tally.add(SINGLES_AT_CITY, to_i32((around & singles).len()));
        let stacks = Stacks::of(self, side);
        let yields = |siege: Siege| siege.yields_to_any(self, side, &stacks);
        if side != self.turn() {
            let is_in_reach = yields(Siege::of(self, side, city(enemy)));
            tally.add(CITY_IN_REACH, is_in_reach.into());
        }
        let mut highest = 0;
        for target in self.stacks(enemy) {
            let height = self.height(enemy, target);
            if height <= highest {
                continue;
            }
            let siege = Siege::of(self, side, target);
            if siege.gaps() <= MAX_GAPS && yields(siege) {
                highest = height;
            }
        }
        tally.add(CAPTURE, highest.into());
        tally.add(IS_CAPTURE, (highest > 0).into());
    }

    /// Whether a side could take the city, as if it were its turn, regardless of the opening rule.
    pub(super) fn can_take_city(&self, side: Side) -> bool {
        Siege::of(self, side, city(side.other())).yields(self, side)
    }

    /// The names of the features, in order.
    pub(super) fn names() -> Vec<String> {
        let mut names = Vec::new();
        let mut name = |what: &str| names.push(what.to_owned());
        name("stones");
        for height in 1..=HEIGHTS {
            name(&format!("stacks of {height}"));
        }
        name("single stones at the city");
        name("city in reach");
        name("stones to be captured next");
        name("any stack to be captured next");
        for pair in 1..=ROW_PAIRS {
            name(&format!("cells of rows {} and {}", 2 * pair - 1, 2 * pair));
        }
        name("cells at the sides");
        name("cells");
        both_sides_names(&names)
    }
}

fn to_i32(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}
