//! What Emergo thinks of its positions, once every capture that is due has been made, and of its
//! moves. All of it is opinion; the rules are elsewhere.
//!
//! An estimate is a sum of what `features.rs` counts times the weights in `weights.rs`, which
//! self-play has tuned.

use super::board::{CELLS, Direction, Set};
use super::capture;
use super::features::{FEATURES, PHASES};
use super::moves::Move;
use super::rules::{Position, STONES};
use super::weights::WEIGHTS;
use crate::game::{Game, Side};
use crate::search::features::Blend;
use crate::search::{Opinion, Score, Tunable};

/// The weights for each number of stones that are still in hand.
const AT_PHASE: Blend<FEATURES, PHASES> = Blend::new(&WEIGHTS);

/// How good it is to have captured everything, when the captures have only been thought through.
const EVERYTHING: i32 = 9_000;

/// How many captures are made in thought before a position is judged.
const CAPTURES: u32 = 12;
/// How many positions are judged at most.
const LOOKS: u32 = 8;

impl Position {
    /// How well the player to move stands, whatever captures are due.
    fn standing(&self) -> i32 {
        AT_PHASE.estimate(&self.features(), self.phase())
    }

    /// How well the player to move stands when every capture that is due, and every one that is due
    /// after it, has been made as well as can be found. Captures are compulsory, so that a look at
    /// the board before they are made says little; once the looks are used up, the first that comes
    /// is made.
    fn settled(&self, captures: u32, looks: &mut u32) -> i32 {
        if let Some(outcome) = self.decided() {
            return if outcome.winner == Some(self.turn()) {
                EVERYTHING
            } else {
                -EVERYTHING
            };
        }
        let due = if captures == 0 { 0 } else { self.due() };
        if due == 0 {
            return self.standing();
        }
        let mut best = -EVERYTHING;
        let mut first = true;
        capture::walk(self.stacks(), self.turn(), |mv| {
            if mv.len() < due || (*looks == 0 && !first) {
                return;
            }
            first = false;
            *looks = looks.saturating_sub(1);
            best = best.max(-self.play_unchecked(mv).settled(captures - 1, looks));
        });
        best
    }
}

impl Tunable for Position {
    const WEIGHTS: &'static [[i16; 2]] = &WEIGHTS;

    fn feature_names() -> Vec<String> {
        Self::names()
    }

    fn count_features(&self, (): &()) -> Vec<i32> {
        self.features().to_vec()
    }

    fn youth(&self) -> f64 {
        f64::from(self.hand(Side::First) + self.hand(Side::Second)) / f64::from(2 * STONES)
    }
}

/// The cells that matter to the player to move.
pub struct Hints {
    /// Where the opponent could jump what comes.
    exposed: Set,
    /// The pieces that the opponent could jump now.
    threatened: Set,
    /// Where a piece would threaten one of the opponent's.
    threats: Set,
}

impl Opinion for Position {
    type Insight = ();
    type Hints = Hints;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);
    const BENCH: &str = include_str!("bench.txt");

    fn insight(&self) {}

    fn insight_after(&self, (): &(), _: Move, _: &Self) {}

    fn estimate(&self, (): &()) -> i32 {
        let (limit, mut looks) = (Score::ESTIMATE_LIMIT, LOOKS);
        self.settled(CAPTURES, &mut looks).clamp(-limit, limit)
    }

    /// Captures are compulsory: while there is one, what stands on the board says little.
    fn is_unsettled(&self, (): &()) -> bool {
        !capture::hunters(self.stacks(), self.turn()).is_empty()
    }

    fn hints(&self, (): &()) -> Hints {
        let stacks = self.stacks();
        let (turn, empty) = (self.turn(), stacks.empty());
        let (own, other) = (stacks.pieces(turn), stacks.pieces(turn.other()));
        let (mut threatened, mut threats) = (Set::EMPTY, Set::EMPTY);
        for way in Direction::ALL {
            let back = way.opposite();
            threatened = threatened | (own & other.moved(way) & empty.moved(back));
            threats = threats | (other & empty.moved(back)).moved(back);
        }
        Hints {
            exposed: capture::exposed(stacks, turn),
            threatened,
            threats: threats & empty,
        }
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        let end = mv.end();
        let mut promise = 0;
        if hints.exposed.has(end) {
            promise -= 3_000;
        }
        if hints.threats.has(end) {
            promise += 1_000;
        }
        if !mv.is_empty() && hints.threatened.has(mv.start()) {
            promise += 2_000;
        }
        promise
    }

    fn move_index(mv: Move) -> usize {
        let to = if mv.is_empty() {
            CELLS
        } else {
            mv.end().0.into()
        };
        to * CELLS + usize::from(mv.start().0)
    }
}
