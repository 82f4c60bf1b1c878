//! What counts in a position of Intermedium, for people, by the weights of the evaluation.

use super::board::city;
use super::eval::TAPERED;
use super::features::{
    BY_HEIGHT, CITY_IN_REACH, HEIGHTS, PAIRS, ROOM, ROW_PAIRS, ROWS, SIDE_FEATURES,
    SINGLES_AT_CITY, STONES,
};
use super::position::Position;
use crate::advice::Standing;
use crate::codes::StandingCode;
use crate::game::{Game, Side};
use crate::search::sort::insertion_sort_by_key;

/// The first pair of rows that people count as ahead.
const AHEAD: usize = 3;

impl Position {
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
}
