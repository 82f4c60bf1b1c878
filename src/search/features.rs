//! Estimates that are sums of counted features times weights, blended from those of a young game and
//! those of an old one.

use super::Score;
use crate::game::Side;

/// How many parts of a weight make a point.
const PARTS: i32 = 8;

/// The weights of so many features for each phase of a game; the last phase is that of its start.
#[derive(Clone, Debug)]
pub struct Blend<const FEATURES: usize, const PHASES: usize>([[i32; FEATURES]; PHASES]);

impl<const FEATURES: usize, const PHASES: usize> Blend<FEATURES, PHASES> {
    /// Weights in eighths of a point, each while the game is young and when it is old.
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
            let [young, old] = weights[feature];
            table[phase][feature] =
                young as i32 * phase as i32 + old as i32 * (PHASES - 1 - phase) as i32;
            at += 1;
        }
        Self(table)
    }

    /// What the features are worth together in a phase, in points.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "there are few phases"
    )]
    pub fn estimate(&self, features: &[i32; FEATURES], phase: usize) -> i32 {
        let weighted = features.iter().zip(&self.0[phase]);
        let sum: i32 = weighted.map(|(count, weight)| count * weight).sum();
        let points = sum / (PARTS * (PHASES as i32 - 1));
        points.clamp(-Score::ESTIMATE_LIMIT, Score::ESTIMATE_LIMIT)
    }
}

/// Counts the same features for both sides, those of the player to move first, and a last one for being
/// the one to move.
pub fn of_both<const ONE: usize, const ALL: usize>(
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

/// The names of the features that [`of_both`] counts, from those of one side.
#[must_use]
pub fn names_of_both(one: &[String]) -> Vec<String> {
    let of = |whose: &str| {
        one.iter()
            .map(|name| format!("{whose} {name}"))
            .collect::<Vec<_>>()
    };
    [of("own"), of("other"), vec!["to move".to_owned()]].concat()
}

#[cfg(test)]
mod tests {
    use super::{Blend, names_of_both, of_both};
    use crate::game::Side;

    #[test]
    fn the_player_to_move_is_counted_first() {
        let counted: [i32; 5] = of_both(Side::Second, |side, own: &mut [i32; 2]| {
            *own = [side as i32, 7];
        });
        assert_eq!(counted, [1, 7, 0, 7, 1]);
        let names = names_of_both(&["stones".to_owned(), "steps".to_owned()]);
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
    fn weights_change_evenly_from_young_to_old() {
        const BLEND: Blend<2, 5> = Blend::new(&[[80, 0], [0, 800]]);
        let points = |phase| BLEND.estimate(&[1, 0], phase);
        assert_eq!([0, 1, 2, 3, 4].map(points), [0, 2, 5, 7, 10]);
        assert_eq!(BLEND.estimate(&[-2, 1], 0), 100);
        assert_eq!(
            BLEND.estimate(&[0, 1_000], 0),
            20_000,
            "estimates are bounded"
        );
    }
}
