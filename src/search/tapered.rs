//! Tapered evaluation: a sum of features times weights, interpolated by the game phase between the
//! opening and the endgame.

use super::score::Score;
use crate::game::Side;

/// Weights are in this fraction of a point.
const SCALE: i32 = 8;

/// The weights of all features for each phase; the last phase is the start of the game.
#[derive(Clone, Debug)]
pub struct TaperedWeights<const FEATURES: usize, const PHASES: usize>([[i32; FEATURES]; PHASES]);

impl<const FEATURES: usize, const PHASES: usize> TaperedWeights<FEATURES, PHASES> {
    /// Interpolates `[opening, endgame]` weights, in eighths of a point.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "there are few phases"
    )]
    pub const fn new(weights: &[[i16; 2]; FEATURES]) -> Self {
        let mut table = [[0; FEATURES]; PHASES];
        let mut at = 0;
        while at < PHASES * FEATURES {
            let (phase, feature) = (at / FEATURES, at % FEATURES);
            let [opening, endgame] = weights[feature];
            table[phase][feature] =
                opening as i32 * phase as i32 + endgame as i32 * (PHASES - 1 - phase) as i32;
            at += 1;
        }
        Self(table)
    }

    /// What one feature of a side is worth in a phase, in points for that side: those of the player to move and of the
    /// opponent may differ.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "there are few phases"
    )]
    pub fn worth(&self, phase: usize, feature: usize, is_to_move: bool, count: i32) -> i32 {
        let at = if is_to_move {
            feature
        } else {
            FEATURES / 2 + feature
        };
        let points = self.0[phase][at] * count / (SCALE * (PHASES as i32 - 1));
        if is_to_move { points } else { -points }
    }

    /// The evaluation in a phase, in points, of the features that [`both_sides`] counts.
    #[must_use]
    #[inline]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "there are few phases"
    )]
    pub fn evaluate<const ONE: usize>(
        &self,
        phase: usize,
        turn: Side,
        mut count: impl FnMut(Side, &mut WeightedSum<'_, ONE>),
    ) -> i32 {
        const { assert!(FEATURES == 2 * ONE + 1) }
        let weights = &self.0[phase];
        let (halves, _) = weights.as_chunks();
        let mut sum = weights[FEATURES - 1];
        for (weights, side) in halves.iter().zip([turn, turn.other()]) {
            let mut half = WeightedSum { weights, sum };
            count(side, &mut half);
            sum = half.sum;
        }
        let points = sum / (SCALE * (PHASES as i32 - 1));
        points.clamp(-Score::EVAL_LIMIT, Score::EVAL_LIMIT)
    }

    /// The part of [`evaluate`](Self::evaluate) that comes from the features of a side, for that side.
    #[must_use]
    pub fn evaluate_side<const ONE: usize>(
        &self,
        phase: usize,
        turn: Side,
        side: Side,
        mut count: impl FnMut(&mut WeightedSum<'_, ONE>),
    ) -> i32 {
        let points = self.evaluate(phase, turn, |of, sum: &mut WeightedSum<'_, ONE>| {
            if of == side {
                count(sum);
            }
        });
        if side == turn { points } else { -points }
    }
}

/// Where the features of a side are counted.
pub trait Tally {
    /// Adds a number of a feature.
    fn add(&mut self, feature: usize, count: i32);
}

/// The numbers of all features.
impl<const FEATURES: usize> Tally for [i32; FEATURES] {
    #[inline]
    fn add(&mut self, feature: usize, count: i32) {
        self[feature] += count;
    }
}

/// The sum of the weights of all features counted.
#[derive(Debug)]
pub struct WeightedSum<'a, const FEATURES: usize> {
    weights: &'a [i32; FEATURES],
    sum: i32,
}

impl<const FEATURES: usize> Tally for WeightedSum<'_, FEATURES> {
    #[inline]
    fn add(&mut self, feature: usize, count: i32) {
        self.sum += self.weights[feature] * count;
    }
}

/// Counts the same features for both sides, the player to move first, and adds a constant one for the
/// right to move (tempo).
pub fn both_sides<const ONE: usize, const ALL: usize>(
    turn: Side,
    mut count: impl FnMut(Side, &mut [i32; ONE]),
) -> [i32; ALL] {
    const { assert!(ALL == 2 * ONE + 1) }
    let mut features = [0; ALL];
    let (halves, _) = features.as_chunks_mut();
    for (half, side) in halves.iter_mut().zip([turn, turn.other()]) {
        count(side, half);
    }
    features[ALL - 1] = 1;
    features
}

/// The names of the features of [`both_sides`], from those of one side.
#[must_use]
pub fn both_sides_names(one: &[String]) -> Vec<String> {
    let of = |whose: &str| {
        one.iter()
            .map(|name| format!("{whose} {name}"))
            .collect::<Vec<_>>()
    };
    [of("own"), of("other"), vec!["to move".to_owned()]].concat()
}

#[cfg(test)]
mod tests {
    use super::{Tally as _, TaperedWeights, WeightedSum, both_sides, both_sides_names};
    use crate::game::Side;

    #[test]
    fn the_player_to_move_comes_first() {
        let counted: [i32; 5] = both_sides(Side::Second, |side, own: &mut [i32; 2]| {
            *own = [side as i32, 7];
        });
        assert_eq!(counted, [1, 7, 0, 7, 1]);
        let names = both_sides_names(&["stones".to_owned(), "steps".to_owned()]);
        let expected = [
            "own stones",
            "own steps",
            "other stones",
            "other steps",
            "to move",
        ];
        assert_eq!(names, expected);
    }

    #[test]
    fn weights_are_interpolated_between_opening_and_endgame() {
        const WEIGHTS: TaperedWeights<3, 5> = TaperedWeights::new(&[[80, 0], [0, 800], [0, 0]]);
        let evaluate = |own: i32, other: i32, phase| {
            WEIGHTS.evaluate(phase, Side::Second, |side, sum: &mut WeightedSum<'_, 1>| {
                sum.add(0, if side == Side::Second { own } else { other });
            })
        };
        let points = |phase| evaluate(1, 0, phase);
        assert_eq!([0, 1, 2, 3, 4].map(points), [0, 2, 5, 7, 10]);
        assert_eq!(evaluate(-2, 1, 0), 100);
        assert_eq!(evaluate(0, 1_000, 0), 20_000, "estimates are bounded");
    }

    #[test]
    fn the_right_to_move_has_a_weight() {
        const WEIGHTS: TaperedWeights<3, 2> = TaperedWeights::new(&[[0, 0], [0, 0], [56, 56]]);
        let nothing = |_, _: &mut WeightedSum<'_, 1>| {};
        assert_eq!(WEIGHTS.evaluate(0, Side::First, nothing), 7);
    }
}
