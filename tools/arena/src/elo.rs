//! Elo differences with confidence intervals.
//!
//! Everything is computed from pairs of games, one opening played from both sides (pentanomial
//! statistics): the two games of a pair are not independent, but pairs are.

/// The possible results of a pair, as the score per game.
pub(crate) const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The half-width of a 95 % confidence interval, in standard errors.
pub(crate) const NORMAL_95: f64 = 1.959_963_984_540_054;

/// The Elo difference of engine one over engine two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    pub(crate) elo: f64,
    /// The 95 % confidence interval; `None` if all pairs had the same result, which says nothing about
    /// the variance.
    pub(crate) interval: Option<(f64, f64)>,
}

/// The mean score per game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mean {
    /// From 0, every game lost, to 1, every game won.
    pub(crate) mean: f64,
    /// The half-width of its 95 % confidence interval; 0 if all pairs had the same result, which says
    /// nothing about the variance.
    pub(crate) margin: f64,
}

/// The expected score per game for an Elo difference.
pub(crate) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The Elo difference for a score per game; infinite if every game was won or lost.
pub(crate) fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

/// The mean score, given the number of pairs with each result; `None` without pairs.
pub(crate) fn mean(pairs: &[u32; 5]) -> Option<Mean> {
    let total: f64 = pairs.iter().copied().map(f64::from).sum();
    if total == 0.0 {
        return None;
    }
    let sum = |term: &dyn Fn(f64) -> f64| -> f64 {
        let terms = pairs.iter().zip(RESULTS);
        terms
            .map(|(&count, result)| f64::from(count) * term(result))
            .sum()
    };
    let mean = sum(&|result| result) / total;
    let variance = sum(&|result| (result - mean).powi(2)) / total;
    let margin = NORMAL_95 * (variance / total).sqrt();
    Some(Mean { mean, margin })
}

/// The Elo difference, given the number of pairs with each result; `None` without pairs.
pub(crate) fn strength(pairs: &[u32; 5]) -> Option<Strength> {
    let Mean { mean, margin } = mean(pairs)?;
    Some(Strength {
        elo: elo(mean),
        interval: (margin > 0.0).then(|| (elo(mean - margin), elo(mean + margin))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, two: f64) -> bool {
        (one - two).abs() < 1e-6
    }

    #[test]
    fn score_and_elo_are_inverse() {
        assert!(near(score(0.0), 0.5));
        assert!(near(score(400.0), 10.0 / 11.0));
        assert!(near(elo(10.0 / 11.0), 400.0));
        assert!(near(elo(score(-123.0)), -123.0));
        assert!(elo(0.0).is_infinite() && elo(0.0) < 0.0);
        assert!(elo(1.0).is_infinite() && elo(1.0) > 0.0);
    }

    #[test]
    fn intervals_match_an_independent_computation() {
        let strength = strength(&[5, 20, 50, 30, 10]).unwrap();
        let (low, high) = strength.interval.unwrap();
        assert!(near(strength.elo, 30.288_285_575));
        assert!(near(low, -0.345_418_566), "{low}");
        assert!(near(high, 61.400_320_663), "{high}");
    }

    #[test]
    fn no_interval_without_variance() {
        assert_eq!(strength(&[0; 5]), None);
        let alike = strength(&[0, 0, 7, 0, 0]).unwrap();
        assert!(near(alike.elo, 0.0));
        assert_eq!(alike.interval, None);
    }
}
