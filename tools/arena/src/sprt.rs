//! The sequential probability ratio test (SPRT): stops a match as soon as the results are significant.
//!
//! This is the generalised SPRT on pairs of games, as used by engine testers: it compares the maximum
//! likelihood distributions of pair results with the mean of either hypothesis.

use crate::elo;
use std::fmt::{self, Display};
use std::str::FromStr;

/// The bound of the log-likelihood ratio for error rates of 5 % each: `ln(0.95 / 0.05)`.
const BOUND: f64 = 2.944_438_979_166_440_3;

/// The count assumed for a result that never occurred, since its probability must not be 0.
const MIN_COUNT: f64 = 1e-3;

/// The number of bisection steps.
const BISECTION_STEPS: u32 = 60;

/// The two hypotheses, as Elo differences of engine one over engine two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The status of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SprtStatus {
    /// More games are needed.
    Continue,
    /// The difference is `elo0` or less.
    AcceptH0,
    /// The difference is `elo1` or more.
    AcceptH1,
}

impl Sprt {
    /// The log-likelihood ratio of `elo1` to `elo0`, given the number of pairs with each result.
    pub(crate) fn llr(self, pairs: &[u32; 5]) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(MIN_COUNT));
        let total: f64 = counts.iter().sum();
        let probabilities = counts.map(|count| count / total);
        let lower = weights(&probabilities, elo::score(self.elo0));
        let higher = weights(&probabilities, elo::score(self.elo1));
        let terms = counts.iter().zip(lower.iter().zip(&higher));
        terms
            .map(|(count, (lower, higher))| count * (lower / higher).ln())
            .sum()
    }

    /// The status of the test, given the number of pairs with each result.
    pub(crate) fn status(self, pairs: &[u32; 5]) -> SprtStatus {
        match self.llr(pairs) {
            llr if llr >= BOUND => SprtStatus::AcceptH1,
            llr if llr <= -BOUND => SprtStatus::AcceptH0,
            _ => SprtStatus::Continue,
        }
    }
}

/// The divisor of each probability that yields the maximum likelihood distribution with this mean.
///
/// With the Lagrange multiplier `t` it is `1 + t (result - mean)`, where `t` is the root of a sum that
/// decreases monotonically between its two poles.
fn weights(probabilities: &[f64; 5], mean: f64) -> [f64; 5] {
    let weights = |t: f64| elo::RESULTS.map(|result| 1.0 + t * (result - mean));
    let constraint = |t: f64| -> f64 {
        let terms = probabilities.iter().zip(elo::RESULTS).zip(weights(t));
        terms
            .map(|((probability, result), weight)| probability * (result - mean) / weight)
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..BISECTION_STEPS {
        let middle = f64::midpoint(low, high);
        if constraint(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    weights(f64::midpoint(low, high))
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bounds = text.split_once(',').and_then(|(low, high)| {
            let (elo0, elo1): (f64, f64) = (low.parse().ok()?, high.parse().ok()?);
            // Beyond 1000 Elo practically every game is won, and the hypotheses become indistinguishable.
            let is_valid = elo0 < elo1 && elo0 >= -1000.0 && elo1 <= 1000.0;
            is_valid.then_some(Self { elo0, elo1 })
        });
        bounds.ok_or_else(|| {
            format!("expected two Elo differences, the lower first, such as 0,10; found “{text}”")
        })
    }
}

impl Display for Sprt {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} against {} Elo", self.elo0, self.elo1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[test]
    fn ratios_match_an_independent_computation() {
        let llr = sprt("0,20").llr(&[5, 20, 50, 30, 10]);
        assert!((llr - 1.625_291_679).abs() < 1e-6, "{llr}");
    }

    #[test]
    fn swapping_the_engines_negates_the_ratio() {
        let forward = sprt("0,20").llr(&[5, 20, 50, 30, 10]);
        let back = sprt("-20,0").llr(&[10, 30, 50, 20, 5]);
        assert!((forward + back).abs() < 1e-9, "{forward} {back}");
    }

    #[test]
    fn a_decision_takes_enough_games() {
        let sprt = sprt("0,10");
        for (pairs, status) in [
            ([0, 0, 0, 0, 0], SprtStatus::Continue),
            ([0, 0, 0, 0, 1], SprtStatus::Continue),
            ([0, 0, 5, 0, 0], SprtStatus::Continue),
            ([10, 40, 100, 80, 40], SprtStatus::AcceptH1),
            ([40, 80, 100, 40, 10], SprtStatus::AcceptH0),
        ] {
            assert_eq!(sprt.status(&pairs), status, "{pairs:?}");
        }
    }

    #[test]
    fn invalid_hypotheses_are_rejected() {
        assert_eq!(sprt("-1.5,3").to_string(), "-1.5 against 3 Elo");
        for text in ["", "5", "5,5", "10,0", "a,b", "0,inf", "0,NaN", "0,1,2"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
