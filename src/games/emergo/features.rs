//! The features of Emergo's evaluation: pieces by the height of their cap, prisoners, stones in hand,
//! mobility, threats to capture, and location.

use super::position::{Position, STONES};
use crate::codes::StandingCode;
use crate::game::{Game, Side};
use crate::search::tapered::{Tally, both_sides, both_sides_names};

/// The features of both sides and the tempo.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// The phase is the number of stones in hand.
pub(super) const PHASES: usize = 2 * STONES as usize + 1;

/// Higher caps count as this height.
const CAPS: usize = 6;
/// The same for caps with prisoners.
const GUARDS: usize = 4;

const PIECES: usize = 0;
const PRISONERS: usize = PIECES + CAPS;
const CAP_STONES: usize = PRISONERS + GUARDS;
const HIGHEST_CAP: usize = CAP_STONES + 1;
const IN_HAND: usize = HIGHEST_CAP + 1;
const HAND_LEAD: usize = IN_HAND + 1;
const LATE_ENTRY: usize = HAND_LEAD + 1;
const ENTRIES: usize = LATE_ENTRY + 1;
const MOBILE: usize = ENTRIES + 1;
const CAPTURERS: usize = MOBILE + 1;
const CAPTURABLE: usize = CAPTURERS + 1;
const CAPTURABLE_GUARDS: usize = CAPTURABLE + 1;
const ON_EDGE: usize = CAPTURABLE_GUARDS + 1;
const BESIDE_EDGE: usize = ON_EDGE + 1;
const CENTRAL: usize = BESIDE_EDGE + 1;
pub(super) const SIDE_FEATURES: usize = CENTRAL + 1;

/// What people count, each with the features by which it is valued.
pub(super) const STANDING: &[(StandingCode, &[usize])] = &[
    (StandingCode::Hand, &[IN_HAND, HAND_LEAD, LATE_ENTRY]),
    (
        StandingCode::Prisoners,
        &[PRISONERS, PRISONERS + 1, PRISONERS + 2, PRISONERS + 3],
    ),
    // By the height of their caps.
    (
        StandingCode::Pieces,
        &[
            PIECES,
            PIECES + 1,
            PIECES + 2,
            PIECES + 3,
            PIECES + 4,
            PIECES + 5,
            CAP_STONES,
            HIGHEST_CAP,
        ],
    ),
    (StandingCode::Jumpers, &[CAPTURERS]),
    (StandingCode::Endangered, &[CAPTURABLE, CAPTURABLE_GUARDS]),
    (StandingCode::Mobile, &[MOBILE]),
    (StandingCode::Central, &[CENTRAL]),
];

impl Position {
    /// The stones of both sides that are still in hand.
    pub(super) fn phase(&self) -> usize {
        Side::BOTH
            .iter()
            .map(|&side| usize::from(self.hand(side)))
            .sum()
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
        self.count_stacks(side, tally);
        self.count_hand(side, tally);
        self.count_room(side, tally);
    }

    fn count_stacks(&self, side: Side, tally: &mut impl Tally) {
        let stacks = self.stacks();
        let mut highest = 0;
        for cell in stacks.pieces(side) {
            let piece = stacks.at(cell);
            let cap = piece.cap();
            tally.add(PIECES + bucket(cap, CAPS), 1);
            tally.add(CAP_STONES, to_i32(cap));
            highest = highest.max(cap);
            // Captured stones go to the bottom, so in real games the prisoners have one colour.
            let under = piece.without_cap();
            if !under.is_empty() {
                tally.add(PRISONERS + bucket(cap, GUARDS), to_i32(under.height()));
            }
        }
        tally.add(HIGHEST_CAP, to_i32(highest));
    }

    fn count_hand(&self, side: Side, tally: &mut impl Tally) {
        let (own, other) = (self.hand(side), self.hand(side.other()));
        tally.add(IN_HAND, own.into());
        // When the opponent's hand is empty, a player enters all remaining stones as one piece.
        tally.add(HAND_LEAD, own.saturating_sub(other).into());
        // One stone more in hand means one entry fewer: the second player enters later, and a capture takes the
        // place of an entry.
        tally.add(LATE_ENTRY, (own > other).into());
    }

    fn count_room(&self, side: Side, tally: &mut impl Tally) {
        let (board, stacks) = (self.board, self.stacks());
        let (own, reach) = (stacks.pieces(side), self.reach(side));
        let capturable = own & reach.in_danger;
        if self.hand(side) > 0 {
            tally.add(ENTRIES, to_i32((stacks.empty() - reach.in_danger).len()));
        }
        tally.add(MOBILE, to_i32((own & reach.steps).len()));
        tally.add(CAPTURERS, to_i32((own & reach.jumps).len()));
        tally.add(CAPTURABLE, to_i32(capturable.len()));
        for cell in capturable {
            let piece = stacks.at(cell);
            if piece.cap() == 1 {
                tally.add(CAPTURABLE_GUARDS, to_i32(piece.height() - 1));
            }
        }
        tally.add(ON_EDGE, to_i32((own - board.inner()).len()));
        tally.add(BESIDE_EDGE, to_i32((own & board.beside_edge()).len()));
        tally.add(CENTRAL, to_i32((own & board.middle()).len()));
    }

    /// The names of the features, in order.
    pub(super) fn names() -> Vec<String> {
        let mut names = Vec::new();
        let mut name = |what: &str| names.push(what.to_owned());
        for cap in 1..=CAPS {
            name(&format!("pieces with a cap of {cap}"));
        }
        for cap in 1..=GUARDS {
            name(&format!("prisoners under a cap of {cap}"));
        }
        for what in [
            "stones of caps",
            "highest cap",
            "stones in hand",
            "stones more in hand",
            "being late with entering",
            "cells to enter",
            "pieces that can step",
            "pieces that can jump",
            "pieces that can be jumped",
            "prisoners that a jump sets free",
            "pieces on the edge",
            "pieces beside the edge",
            "pieces in the middle",
        ] {
            name(what);
        }
        both_sides_names(&names)
    }
}

/// The index of a count from 1, the last one for all that are higher.
fn bucket(count: u32, places: usize) -> usize {
    (count as usize).clamp(1, places) - 1
}

fn to_i32(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}
