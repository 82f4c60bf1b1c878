//! Estimates that are sums of counted features times weights, blended from those of a young game and
//! those of an old one.

use super::Score;

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

#[cfg(test)]
mod tests {
    use super::Blend;

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
