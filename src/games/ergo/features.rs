//! The features of Ergo's evaluation: windows of five cells that one side can still fill, by how many
//! pieces are in them, pieces in hand, and lions.

use super::board::EDGE;
use super::lines::{KINDS, Lines, WindowTally, slot};
use super::position::{PIECES, Position};
use crate::codes::StandingCode;
use crate::game::{Game, Side};
use crate::search::tapered::{Tally, both_sides, both_sides_names};

/// The features of both sides and the tempo.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// The phase is the number of pieces in hand.
pub(super) const PHASES: usize = 2 * PIECES as usize + 1;

const WINDOWS: usize = 0;
const IN_HAND: usize = WINDOWS + 4 * KINDS;
const LIONS_INSIDE: usize = IN_HAND + 1;
const LIONS_ON_EDGE: usize = LIONS_INSIDE + 1;
pub(super) const SIDE_FEATURES: usize = LIONS_ON_EDGE + 1;

/// What people count: windows in which at most two pieces are missing, windows with two pieces, lions, and pieces in hand;
/// each with the features that it consists of.
pub(super) const STANDING: &[(StandingCode, &[usize])] = &[
    (StandingCode::Threes, &[2, 3, 6, 7, 10, 11]),
    (StandingCode::Twos, &[1, 5, 9]),
    (StandingCode::Lions, &[LIONS_INSIDE, LIONS_ON_EDGE]),
    (StandingCode::Hand, &[IN_HAND]),
];

impl Position {
    /// The pieces of both sides that are still in hand.
    pub(super) fn in_hand(&self) -> u32 {
        Side::BOTH.iter().map(|&side| self.hand(side)).sum()
    }

    pub(super) fn phase(&self) -> usize {
        self.in_hand() as usize
    }

    /// The features, of the player to move first.
    pub(super) fn features(&self, lines: &Lines) -> [i32; FEATURES] {
        let windows = lines.tally();
        both_sides(self.turn(), |side, own: &mut [i32; SIDE_FEATURES]| {
            self.count_features_of(&windows, side, own);
        })
    }

    /// Counts the features of a side.
    pub(super) fn count_features_of(
        &self,
        windows: &WindowTally,
        side: Side,
        tally: &mut impl Tally,
    ) {
        for (kind, counts) in windows.iter().enumerate() {
            for pieces in 1..=4 {
                let count = counts[slot(side, pieces)];
                tally.add(WINDOWS + 4 * kind + pieces - 1, count.into());
            }
        }
        let lions = self.lions() & self.pieces(side);
        let on_edge = (lions & EDGE).len();
        tally.add(IN_HAND, to_i32(self.hand(side)));
        tally.add(LIONS_INSIDE, to_i32(lions.len() - on_edge));
        tally.add(LIONS_ON_EDGE, to_i32(on_edge));
    }

    /// The names of the features, in order.
    pub(super) fn names() -> Vec<String> {
        let mut names = Vec::new();
        for kind in ["arena", "end on edge", "edge"] {
            names.extend((1..=4).map(|pieces| format!("{kind} window of {pieces}")));
        }
        names.extend(["in hand", "lions inside", "lions on edge"].map(str::to_owned));
        both_sides_names(&names)
    }
}

fn to_i32(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}
