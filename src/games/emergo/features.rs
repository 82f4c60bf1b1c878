//! What Emergo counts in a position: pieces by their caps, who lies under whom, what is left in
//! hand, and room to move. What it weighs is in `weights.rs`; it refuses to know that.

use super::board::{BOARD, CELLS, Direction, INNER, Set, place};
use super::capture;
use super::rules::{Position, STONES};
use crate::game::{Game, Side};
use crate::search::features::{names_of_both, of_both};

/// How many features there are: the same for both sides, and one for being the one to move.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// All stones are in hand at the start of the game, none late in it.
pub(super) const PHASES: usize = 2 * STONES as usize + 1;

/// Caps that are higher are counted with these.
const CAPS: usize = 6;
/// The same for caps with something under them.
const GUARDS: usize = 4;

const PIECES: usize = 0;
const PRISONERS: usize = PIECES + CAPS;
const CAP_STONES: usize = PRISONERS + GUARDS;
const HIGHEST_CAP: usize = CAP_STONES + 1;
const IN_HAND: usize = HIGHEST_CAP + 1;
const HAND_LEAD: usize = IN_HAND + 1;
const BEHIND: usize = HAND_LEAD + 1;
const ENTRIES: usize = BEHIND + 1;
const MOBILE: usize = ENTRIES + 1;
const HUNTERS: usize = MOBILE + 1;
const HUNTED: usize = HUNTERS + 1;
const HUNTED_GUARDS: usize = HUNTED + 1;
const ON_EDGE: usize = HUNTED_GUARDS + 1;
const BESIDE_EDGE: usize = ON_EDGE + 1;
const CENTRAL: usize = BESIDE_EDGE + 1;
const SIDE_FEATURES: usize = CENTRAL + 1;

/// The cells beside those of the edge.
const SECOND: Set = ring(3, 3);
/// The middle and the cells beside it.
const MIDDLE: Set = ring(0, 1);

/// The cells that are so many steps from the middle, at least and at most.
const fn ring(least: u8, most: u8) -> Set {
    let mut set = 0;
    let mut at = 0;
    while at < CELLS {
        #[allow(clippy::cast_possible_truncation, reason = "below 49")]
        let cell = crate::game::Cell(at as u8);
        if BOARD.has(cell) {
            let (column, row) = place(cell);
            let steps = column.abs_diff(4) + row.abs_diff(4);
            if least <= steps && steps <= most {
                set |= 1 << at;
            }
        }
        at += 1;
    }
    Set(set)
}

impl Position {
    /// How many stones are still in hand.
    pub(super) fn phase(&self) -> usize {
        Side::BOTH
            .iter()
            .map(|&side| usize::from(self.hand(side)))
            .sum()
    }

    /// What an estimate is a sum of: the same for both sides, the player to move first, and a constant
    /// for being the one to move.
    pub(super) fn features(&self) -> [i32; FEATURES] {
        of_both(self.turn(), |side, own: &mut [i32; SIDE_FEATURES]| {
            self.count_stacks(side, own);
            self.count_hand(side, own);
            self.count_room(side, own);
        })
    }

    fn count_stacks(&self, side: Side, features: &mut [i32; SIDE_FEATURES]) {
        let stacks = self.stacks();
        for cell in stacks.pieces(side) {
            let piece = stacks.at(cell);
            let cap = piece.cap();
            features[PIECES + below(cap, CAPS)] += 1;
            features[CAP_STONES] += small(cap);
            features[HIGHEST_CAP] = features[HIGHEST_CAP].max(small(cap));
            // What is captured slides under, so that in play no more than one colour lies there.
            let under = piece.without_cap();
            if !under.is_empty() {
                features[PRISONERS + below(cap, GUARDS)] += small(under.height());
            }
        }
    }

    fn count_hand(&self, side: Side, features: &mut [i32; SIDE_FEATURES]) {
        let (own, other) = (self.hand(side), self.hand(side.other()));
        features[IN_HAND] = own.into();
        // Who has more in hand when the other has none enters all of it as one piece.
        features[HAND_LEAD] = own.saturating_sub(other).into();
        // With one more he is a turn late, as who answers is, and who had to capture instead of entering.
        features[BEHIND] = (own > other).into();
    }

    fn count_room(&self, side: Side, features: &mut [i32; SIDE_FEATURES]) {
        let stacks = self.stacks();
        let (own, other, empty) = (
            stacks.pieces(side),
            stacks.pieces(side.other()),
            stacks.empty(),
        );
        let (mut mobile, mut hunters, mut hunted) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
        for way in Direction::ALL {
            let back = way.opposite();
            let free = empty.moved(back);
            mobile = mobile | (own & free);
            hunters = hunters | (own & (other & free).moved(back));
            hunted = hunted | (own & free & other.moved(way));
        }
        if self.hand(side) > 0 {
            features[ENTRIES] = small((empty & !capture::exposed(stacks, side)).len());
        }
        features[MOBILE] = small(mobile.len());
        features[HUNTERS] = small(hunters.len());
        features[HUNTED] = small(hunted.len());
        for cell in hunted {
            let piece = stacks.at(cell);
            if piece.cap() == 1 {
                features[HUNTED_GUARDS] += small(piece.height() - 1);
            }
        }
        features[ON_EDGE] = small((own & !INNER).len());
        features[BESIDE_EDGE] = small((own & SECOND).len());
        features[CENTRAL] = small((own & MIDDLE).len());
    }

    /// What the features are called, in order.
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
        names_of_both(&names)
    }
}

/// Where a count that begins with one stands among so many.
fn below(count: u32, places: usize) -> usize {
    (count as usize).clamp(1, places) - 1
}

fn small(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}
