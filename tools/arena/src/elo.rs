//! What results say about strength.
//!
//! Everything is worked out from pairs of games, an opening played from both sides: the games of a
//! pair are not independent, pairs are. Testers call these the pentanomial statistics.

/// The results of a pair that there can be, as the score of a game in it.
pub(crate) const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many deviations a 95 % interval reaches to either side.
const NORMAL_95: f64 = 1.959_963_984_540_054;

/// The strength of one engine over another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    /// In Elo.
    pub(crate) elo: f64,
    /// Between what it lies in 95 of 100 such matches; `None` if all pairs ended alike, which says
    /// nothing about how far they may scatter.
    pub(crate) interval: Option<(f64, f64)>,
}

/// The score a game of so many pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mean {
    /// In games of which all were won.
    pub(crate) mean: f64,
    /// How far its 95 % interval reaches to either side; 0 if all pairs ended alike, which says nothing
    /// about how far they may scatter.
    pub(crate) margin: f64,
}

/// The score a game that a strength in Elo promises.
pub(crate) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The strength in Elo that a score a game speaks of; infinite if all was won or lost.
pub(crate) fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

/// The score a game of so many pairs with each result; `None` if none was played.
pub(crate) fn mean(pairs: &[u32; 5]) -> Option<Mean> {
    let total: f64 = pairs.iter().copied().map(f64::from).sum();
    if total == 0.0 {
        return None;
    }
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        let terms = pairs.iter().zip(RESULTS);
        terms
            .map(|(&count, result)| f64::from(count) * of(result))
            .sum()
    };
    let mean = sum(&|result| result) / total;
    let variance = sum(&|result| (result - mean).powi(2)) / total;
    let margin = NORMAL_95 * (variance / total).sqrt();
    Some(Mean { mean, margin })
}

/// What so many pairs with each result say; `None` if none was played.
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
    fn scores_and_strengths_are_the_same_thing() {
        assert!(near(score(0.0), 0.5));
        assert!(near(score(400.0), 10.0 / 11.0));
        assert!(near(elo(10.0 / 11.0), 400.0));
        assert!(near(elo(score(-123.0)), -123.0));
        assert!(elo(0.0).is_infinite() && elo(0.0) < 0.0);
        assert!(elo(1.0).is_infinite() && elo(1.0) > 0.0);
    }

    #[test]
    fn intervals_are_those_worked_out_elsewhere() {
        let strength = strength(&[5, 20, 50, 30, 10]).unwrap();
        let (low, high) = strength.interval.unwrap();
        assert!(near(strength.elo, 30.288_285_575));
        assert!(near(low, -0.345_418_566), "{low}");
        assert!(near(high, 61.400_320_663), "{high}");
    }

    #[test]
    fn what_cannot_be_told_is_not_told() {
        assert_eq!(strength(&[0; 5]), None);
        let alike = strength(&[0, 0, 7, 0, 0]).unwrap();
        assert!(near(alike.elo, 0.0));
        assert_eq!(alike.interval, None);
    }
}
