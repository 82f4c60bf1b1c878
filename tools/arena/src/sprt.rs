//! The sequential probability llr test: stopping a match as soon as the games played say which of
//! two strengths is the likelier.
//!
//! It is the generalised test on pairs of games, which is what engine testers use: the likeliest
//! distribution of pair results with the one mean is compared with the likeliest with the other.

use crate::elo;
use std::fmt::{self, Display};
use std::str::FromStr;

/// The logarithm of how much likelier one strength must be: either error then happens in 5 % of
/// matches, `ln(0.95 / 0.05)`.
const BOUND: f64 = 2.944_438_979_166_440_3;

/// What is added to a result that never came up; without it nothing could be said of its chance.
const TRACE: f64 = 1e-3;

/// How often the interval is halved that holds the root of an equation.
const HALVINGS: u32 = 60;

/// Two strengths to tell apart, in Elo of engine one over engine two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The lower.
    elo0: f64,
    /// The higher.
    elo1: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SprtStatus {
    /// More games are needed.
    Continue,
    /// The lower strength is the likelier.
    AcceptH0,
    /// The higher strength is the likelier.
    AcceptH1,
}

impl Sprt {
    /// How much likelier the higher strength is, as a logarithm, after so many pairs of games with
    /// each result.
    pub(crate) fn llr(self, pairs: &[u32; 5]) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(TRACE));
        let total: f64 = counts.iter().sum();
        let chances = counts.map(|count| count / total);
        let lower = weights(&chances, elo::score(self.elo0));
        let higher = weights(&chances, elo::score(self.elo1));
        let terms = counts.iter().zip(lower.iter().zip(&higher));
        terms
            .map(|(count, (lower, higher))| count * (lower / higher).ln())
            .sum()
    }

    /// What the test says after so many pairs of games with each result.
    pub(crate) fn status(self, pairs: &[u32; 5]) -> SprtStatus {
        match self.llr(pairs) {
            llr if llr >= BOUND => SprtStatus::AcceptH1,
            llr if llr <= -BOUND => SprtStatus::AcceptH0,
            _ => SprtStatus::Continue,
        }
    }
}

/// By what the chance of each result is divided in the likeliest distribution that has this mean.
///
/// By Lagrange's multiplier `t` that is `1 + t (result - mean)`, where `t` is the root of a sum that
/// falls all the way between its two poles.
fn weights(chances: &[f64; 5], mean: f64) -> [f64; 5] {
    let weights = |t: f64| elo::RESULTS.map(|result| 1.0 + t * (result - mean));
    let pull = |t: f64| -> f64 {
        let terms = chances.iter().zip(elo::RESULTS).zip(weights(t));
        terms
            .map(|((chance, result), weight)| chance * (result - mean) / weight)
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if pull(middle) > 0.0 {
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
            // Beyond a thousand cp the one side wins every game, and nothing can be told apart.
            let told_apart = elo0 < elo1 && elo0 >= -1000.0 && elo1 <= 1000.0;
            told_apart.then_some(Self { elo0, elo1 })
        });
        bounds.ok_or_else(|| {
            format!("--sprt wants two strengths, the lower first, such as 0,10, not “{text}”")
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
    fn ratios_are_those_worked_out_elsewhere() {
        let llr = sprt("0,20").llr(&[5, 20, 50, 30, 10]);
        assert!((llr - 1.625_291_679).abs() < 1e-6, "{llr}");
    }

    #[test]
    fn the_other_way_round_the_ratio_is_the_other_way_round() {
        let there = sprt("0,20").llr(&[5, 20, 50, 30, 10]);
        let back = sprt("-20,0").llr(&[10, 30, 50, 20, 5]);
        assert!((there + back).abs() < 1e-9, "{there} {back}");
    }

    #[test]
    fn a_verdict_takes_enough_games() {
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
    fn strengths_that_cannot_be_told_apart_are_refused() {
        assert_eq!(sprt("-1.5,3").to_string(), "-1.5 against 3 Elo");
        for text in ["", "5", "5,5", "10,0", "a,b", "0,inf", "0,NaN", "0,1,2"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
