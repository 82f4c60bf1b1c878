//! What Ergo thinks of its positions: which windows of five cells either side can still fill, how
//! nearly, and who holds more in hand. All of it is opinion; the rules are elsewhere.
//!
//! An estimate is a sum of features, each a count, times the weights in `weights.rs`, which
//! self-play has tuned.

use super::board::{CELLS, EDGE};
use super::lines::{CELLS_OF, KINDS, Lines, unit};
use super::rules::{Move, PIECES, Position};
use super::weights::WEIGHTS;
use crate::game::{Game, Side};
use crate::search::features::Blend;
use crate::search::{LOUD, Opinion, Tunable};

/// How many features there are.
pub(super) const FEATURES: usize = 2 * SIDE_FEATURES + 1;
/// The windows of each kind with one to four pieces, the hand, and the lions inside and on the edge.
const SIDE_FEATURES: usize = 4 * KINDS + 3;
/// All pieces are in hand at the start of the game, none late in it.
const PHASES: usize = 2 * PIECES as usize + 1;

/// The weights for each number of pieces that are still in hand.
const AT_PHASE: Blend<FEATURES, PHASES> = Blend::new(&WEIGHTS);

impl Position {
    /// How many pieces are still in hand.
    fn phase(&self) -> u32 {
        Side::BOTH.iter().map(|&side| self.hand(side)).sum()
    }

    /// What an estimate is a sum of: the same for both sides, the player to move first, and a
    /// constant for being the one to move.
    fn features(&self, lines: &Lines) -> [i32; FEATURES] {
        let mut features = [0; FEATURES];
        let turn = self.turn();
        for (half, side) in [turn, turn.other()].into_iter().enumerate() {
            let features = &mut features[half * SIDE_FEATURES..][..SIDE_FEATURES];
            for kind in 0..KINDS {
                for pieces in 1..=4 {
                    features[4 * kind + pieces - 1] = lines.count(kind, side, pieces).into();
                }
            }
            let lions = self.lions() & self.pieces(side);
            let outside = (lions & EDGE).len();
            features[4 * KINDS] = small(self.hand(side));
            features[4 * KINDS + 1] = small(lions.len() - outside);
            features[4 * KINDS + 2] = small(outside);
        }
        features[FEATURES - 1] = 1;
        features
    }
}

impl Tunable for Position {
    const WEIGHTS: &'static [[i16; 2]] = &WEIGHTS;

    fn feature_names() -> Vec<String> {
        let mut names = Vec::new();
        for whose in ["own", "other"] {
            for kind in ["arena", "end on edge", "edge"] {
                names.extend((1..=4).map(|pieces| format!("{whose} {kind} window of {pieces}")));
            }
            for what in ["in hand", "lions inside", "lions on edge"] {
                names.push(format!("{whose} {what}"));
            }
        }
        names.push("to move".to_owned());
        names
    }

    fn count_features(&self, lines: &Lines) -> Vec<i32> {
        self.features(lines).to_vec()
    }

    fn youth(&self) -> f64 {
        f64::from(self.phase()) / f64::from(2 * PIECES)
    }
}

fn small(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}

/// What a piece more promises in a window with so many of one's own: it makes a one, a two, a three,
/// a four.
const FILL: [i32; 5] = [2, 25, 150, LOUD, LOUD];
/// What a piece promises in a window that the other side would fill next.
const HINDER: [i32; 5] = [0, 12, 80, LOUD, LOUD];

/// What each cell promises to whom comes there, and to whom leaves it.
#[derive(Debug)]
pub struct Hints {
    come: [i32; CELLS],
    leave: [i32; CELLS],
}

impl Opinion for Position {
    type Insight = Lines;
    type Hints = Hints;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);
    const BENCH: &str = include_str!("bench.txt");

    fn insight(&self) -> Lines {
        Lines::of(self)
    }

    fn insight_after(&self, lines: &Lines, mv: Move, _: &Self) -> Lines {
        lines.after(self.turn(), mv)
    }

    fn estimate(&self, lines: &Lines) -> i32 {
        AT_PHASE.estimate(&self.features(lines), self.phase() as usize)
    }

    fn hints(&self, lines: &Lines) -> Hints {
        let mut hints = Hints {
            come: [0; CELLS],
            leave: [0; CELLS],
        };
        let (own, other) = (unit(self.turn()), unit(self.turn().other()));
        // What comes and goes in a window, by what is in it: mixed windows promise nothing.
        let mut values = [(0, 0); 36];
        for count in 0..5_u8 {
            let pieces = usize::from(count);
            values[usize::from(own * count)] =
                (FILL[pieces], if pieces > 0 { FILL[pieces - 1] } else { 0 });
            if count > 0 {
                values[usize::from(other * count)] = (HINDER[pieces], 0);
            }
        }
        for (cells, &content) in CELLS_OF.iter().zip(lines.contents()) {
            let (come, leave) = values[usize::from(content)];
            if come == 0 {
                continue;
            }
            for cell in cells {
                hints.come[usize::from(cell.0)] += come;
                hints.leave[usize::from(cell.0)] += leave;
            }
        }
        hints
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        let left = mv.from.map_or(0, |from| hints.leave[usize::from(from.0)]);
        hints.come[usize::from(mv.to.0)] - left
    }

    fn move_index(mv: Move) -> usize {
        let from = mv.from.map_or(CELLS, |from| usize::from(from.0));
        from * CELLS + usize::from(mv.to.0)
    }

    fn winning_move(&self, lines: &Lines) -> Option<Move> {
        self.five_move(lines, self.turn())
    }

    fn parries(&self, lines: &Lines, into: &mut Vec<Move>) -> bool {
        self.list_parries(lines, into)
    }

    fn threats(&self, lines: &Lines, into: &mut Vec<Move>) {
        self.list_threats(lines, into);
    }

    fn passed(&self) -> Option<Self> {
        Some(self.with_other_to_move())
    }
}
