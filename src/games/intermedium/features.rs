//! The features of Intermedium's evaluation: stones, stacks by height, their location, and captures that
//! are possible next.

use super::board::{COLUMNS, Set, Spot, advance, city, column};
use super::eval::TAPERED;
use super::position::Position;
use super::reach::{Siege, Stacks};
use crate::advice::Standing;
use crate::codes::StandingCode;
use crate::game::{Game, Side};
use crate::search::sort::insertion_sort_by_key;
use crate::search::tapered::{Tally, both_sides, both_sides_names};

/// The features of both sides and the tempo.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// The phase is the number of stones in stacks, in steps of this many.
const PHASE_STEP: u32 = 8;
/// There are 88 stones.
pub(super) const PHASES: usize = 12;

/// Higher stacks count as this height.
const HEIGHTS: usize = 6;
/// Rows count in pairs.
const ROW_PAIRS: usize = 5;
/// The first pair of rows that people count as ahead.
const AHEAD: usize = 3;
/// Captures are considered for targets with at most this many unoccupied cells around them.
const MAX_GAPS: u32 = 3;

const STONES: usize = 0;
const BY_HEIGHT: usize = STONES + 1;
const SINGLES_AT_CITY: usize = BY_HEIGHT + HEIGHTS;
const CITY_IN_REACH: usize = SINGLES_AT_CITY + 1;
const CAPTURE: usize = CITY_IN_REACH + 1;
const IS_CAPTURE: usize = CAPTURE + 1;
const ROWS: usize = IS_CAPTURE + 1;
const AT_SIDES: usize = ROWS + ROW_PAIRS;
const ROOM: usize = AT_SIDES + 1;
pub(super) const SIDE_FEATURES: usize = ROOM + 1;

/// The cells of the first and last column, for each side.
const SIDES: [Set; 2] = [at_sides(Side::First), at_sides(Side::Second)];
/// The cells of each pair of rows, counted from each side's own.
const PAIRS: [[Set; ROW_PAIRS]; 2] = [pairs(Side::First), pairs(Side::Second)];

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

    /// What counts, by the weights of the evaluation, what is worth most first.
    ///
    /// The weights of stones, heights, cells and rows only make sense together, because every occupied cell has one
    /// of each. So a stone is worth what a single one is on an average row; stacks, or cells, what the stones are
    /// worth more or less for being stacked as they are; and cells ahead what they are worth more than those behind.
    #[cold]
    pub(super) fn weighed(&self) -> Vec<Standing> {
        let phase = self.phase();
        let tallies = Side::BOTH.map(|side| {
            let mut tally = [0; SIDE_FEATURES];
            self.count_features_of(side, &mut tally);
            tally
        });
        let lead = |feature: usize| tallies[0][feature] - tallies[1][feature];
        // The weights of the player to move and of the opponent differ a little: the mean is fair to both.
        let worth = |feature: usize, count: i32| {
            let points = |is_to_move| TAPERED.worth(phase, feature, is_to_move, count);
            i32::midpoint(points(true), points(false))
        };
        let rows = |pairs: std::ops::Range<usize>, count: i32| {
            let number = i32::try_from(pairs.len()).unwrap_or(1);
            pairs.map(|pair| worth(ROWS + pair, count)).sum::<i32>() / number
        };
        let singles =
            |count: i32| worth(BY_HEIGHT, count) + worth(ROOM, count) + rows(0..ROW_PAIRS, count);
        let by_height = (1..HEIGHTS).map(|higher| {
            let stacks = lead(BY_HEIGHT + higher);
            worth(BY_HEIGHT + higher, stacks) - worth(BY_HEIGHT, stacks)
        });
        let stacking = singles(lead(ROOM)) - singles(lead(STONES)) + by_height.sum::<i32>();
        let ahead = (AHEAD..ROW_PAIRS).map(|pair| {
            let cells = lead(ROWS + pair);
            worth(ROWS + pair, cells) - rows(0..AHEAD, cells)
        });
        let reach = Side::BOTH.map(|side| {
            let count = tallies[side.index()][CITY_IN_REACH];
            TAPERED.worth(phase, CITY_IN_REACH, side == self.turn(), count)
        });
        let at_city = worth(SINGLES_AT_CITY, lead(SINGLES_AT_CITY)) + reach[0] - reach[1];
        let counts = |count: &dyn Fn(Side) -> u32| Side::BOTH.map(count);
        let entries = [
            (
                StandingCode::Stones,
                counts(&|side| self.stones(side)),
                worth(STONES, lead(STONES)) + singles(lead(STONES)),
            ),
            (
                StandingCode::Stacks,
                counts(&|side| self.stacks(side).len()),
                stacking,
            ),
            (
                StandingCode::Cells,
                counts(&|side| self.occupied(side).len()),
                stacking,
            ),
            (
                StandingCode::Ahead,
                counts(&|side| self.ahead(side)),
                ahead.sum(),
            ),
            (
                StandingCode::Gaps,
                counts(&|side| self.open_beside(side.other(), city(side.other())).len()),
                at_city,
            ),
        ];
        let mut found: Vec<Standing> = Vec::new();
        for (code, counts, points) in entries {
            let more = counts[0].cmp(&counts[1]);
            // The fewer gaps are left, the better.
            let better = if code == StandingCode::Gaps {
                more.reverse()
            } else {
                more
            };
            let is_better = points.cmp(&0) == better;
            // What speaks for the side that has less of it is not said, and how stones are stacked only once.
            let is_said = code == StandingCode::Cells
                && found
                    .iter()
                    .any(|other| other.code == StandingCode::Stacks && other.points != 0);
            found.push(Standing {
                code,
                counts,
                points: if is_better && !is_said { points } else { 0 },
            });
        }
        insertion_sort_by_key(&mut found, |standing| -standing.points.abs());
        found
    }

    /// The cells that a side occupies in the four rows that are farthest from its own edge.
    fn ahead(&self, side: Side) -> u32 {
        let pairs = PAIRS[side.index()][AHEAD..].iter();
        pairs.map(|&pair| (self.occupied(side) & pair).len()).sum()
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
