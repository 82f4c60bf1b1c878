//! The ratings of all engines of a tournament.
//!
//! They are the most likely ones by the model of Bradley and Terry, in which the expected score of an engine depends
//! on the difference of two ratings as in [`elo::score`](crate::elo::score), and a draw is half a win. Each two engines
//! count as if they had drawn one game more, so that one who wins every game has a rating, too. The mean is zero.
//!
//! Errors follow from the curvature of the likelihood. That takes games for independent; the two games of an opening
//! differ more than that, so that the true errors are rather smaller.

use crate::elo::NORMAL_95;
use std::f64::consts::LN_10;

/// Points of Elo in a unit of the model, whose expected score is 1 / (1 + e^-x).
const ELO: f64 = 400.0 / LN_10;
/// Ratings are exact to this many units.
const EXACT: f64 = 1e-10;
/// The number of steps after which ratings are taken as they are.
const MOST_STEPS: usize = 200;
/// The largest change of a rating in one step, in units.
const LONGEST_STEP: f64 = 2.0;

/// The rating of an engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    /// The half-width of its 95 % confidence interval.
    pub(super) error: f64,
}

/// The ratings that follow from the points that each engine has scored against each other one.
pub(super) fn ratings(points: &[Vec<f64>]) -> Vec<Rating> {
    let model = Model::new(points);
    let mut at = vec![0.0; points.len()];
    for _ in 0..MOST_STEPS {
        let mut step = solve(model.curvature(&at), model.slope(&at));
        let longest = largest(&step);
        if longest < EXACT {
            break;
        }
        scale(&mut step, (LONGEST_STEP / longest).min(1.0));
        let likelihood = model.likelihood(&at);
        while model.likelihood(&moved(&at, &step)) < likelihood && largest(&step) > EXACT {
            scale(&mut step, 0.5);
        }
        at = moved(&at, &step);
    }
    let variances = (0..at.len()).map(|engine| {
        let mut unit = vec![0.0; at.len()];
        unit[engine] = 1.0;
        // The curvature with the mean held at zero is inverted; that part is taken off again.
        solve(model.curvature(&at), unit)[engine] - 1.0 / model.engines()
    });
    let ratings = at.iter().zip(variances);
    ratings
        .map(|(&rating, variance)| Rating {
            elo: ELO * rating,
            error: ELO * NORMAL_95 * variance.max(0.0).sqrt(),
        })
        .collect()
}

/// The likelihood of ratings, given the results.
struct Model {
    /// The points of each engine against each other one, with half a point for the draw that is added.
    points: Vec<Vec<f64>>,
}

impl Model {
    fn new(points: &[Vec<f64>]) -> Self {
        let with_draw = |(row, points): (usize, &Vec<f64>)| {
            let columns = points.iter().enumerate();
            let half = |(column, &points)| points + if row == column { 0.0 } else { 0.5 };
            columns.map(half).collect()
        };
        Self {
            points: points.iter().enumerate().map(with_draw).collect(),
        }
    }

    fn engines(&self) -> f64 {
        self.points.iter().map(|_| 1.0).sum()
    }

    /// The pairs of engines with the points of the first and of the second one.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize, f64, f64)> {
        let all = 0..self.points.len();
        all.clone().flat_map(move |one| {
            let others = one + 1..self.points.len();
            others.map(move |two| (one, two, self.points[one][two], self.points[two][one]))
        })
    }

    /// The logarithm of the likelihood.
    fn likelihood(&self, at: &[f64]) -> f64 {
        let log = |difference: f64| -(-difference).exp().ln_1p();
        self.pairs()
            .map(|(one, two, won, lost)| {
                let difference = at[one] - at[two];
                won * log(difference) + lost * log(-difference)
            })
            .sum()
    }

    /// Its derivative.
    fn slope(&self, at: &[f64]) -> Vec<f64> {
        let mut slope = vec![0.0; at.len()];
        for (one, two, won, lost) in self.pairs() {
            let surplus = won - (won + lost) * expected(at[one] - at[two]);
            slope[one] += surplus;
            slope[two] -= surplus;
        }
        slope
    }

    /// Its negative second derivative, and a part that holds the mean, on which the likelihood does not depend.
    fn curvature(&self, at: &[f64]) -> Vec<Vec<f64>> {
        let mut curvature = vec![vec![1.0 / self.engines(); at.len()]; at.len()];
        for (one, two, won, lost) in self.pairs() {
            let score = expected(at[one] - at[two]);
            let weight = (won + lost) * score * (1.0 - score);
            curvature[one][one] += weight;
            curvature[two][two] += weight;
            curvature[one][two] -= weight;
            curvature[two][one] -= weight;
        }
        curvature
    }
}

/// The expected score.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

fn largest(step: &[f64]) -> f64 {
    step.iter().fold(0.0, |most, change| change.abs().max(most))
}

fn scale(step: &mut [f64], by: f64) {
    for change in step {
        *change *= by;
    }
}

fn moved(at: &[f64], step: &[f64]) -> Vec<f64> {
    at.iter()
        .zip(step)
        .map(|(at, change)| at + change)
        .collect()
}

/// Solves a system of linear equations, whose matrix is symmetric and positive, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let upper = &above[pivot];
        for (row, lower) in (pivot + 1..).zip(below) {
            let factor = lower[pivot] / upper[pivot];
            for (value, subtracted) in lower.iter_mut().zip(upper) {
                *value -= factor * subtracted;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size)
            .map(|column| matrix[row][column] * right[column])
            .sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, two: f64) -> bool {
        (one - two).abs() < 1e-3
    }

    #[test]
    fn two_engines_differ_as_their_score_says() {
        let found = ratings(&[vec![0.0, 75.0], vec![25.0, 0.0]]);
        // 75.5 of 101 points, with the draw that is added.
        let elo = 400.0 * (75.5_f64 / 25.5).log10();
        assert!(near(found[0].elo, elo / 2.0), "{found:?}");
        assert!(near(found[1].elo, -elo / 2.0), "{found:?}");
        let score: f64 = 75.5 / 101.0;
        let error = NORMAL_95 * ELO / (101.0 * score * (1.0 - score)).sqrt();
        assert!(near(found[0].error, error / 2.0), "{found:?}");
        assert!(near(found[1].error, error / 2.0), "{found:?}");
    }

    #[test]
    fn many_engines_have_the_ratings_of_an_independent_computation() {
        let points = [
            vec![0.0, 7.5, 9.0, 20.0],
            vec![2.5, 0.0, 6.0, 19.5],
            vec![1.0, 4.0, 0.0, 17.0],
            vec![0.0, 0.5, 3.0, 0.0],
        ];
        let found = ratings(&points);
        // By minorization and maximization, with three free ratings.
        let expected = [
            (278.3200, 130.1338),
            (91.5464, 104.8440),
            (-24.6138, 102.6478),
            (-345.2526, 124.7112),
        ];
        for (rating, (elo, error)) in found.iter().zip(expected) {
            assert!(
                near(rating.elo, elo) && near(rating.error, error),
                "{found:?}"
            );
        }
        let sum: f64 = found.iter().map(|rating| rating.elo).sum();
        assert!(near(sum, 0.0));
    }

    #[test]
    fn engines_that_win_all_or_have_not_played_are_rated() {
        let found = ratings(&[vec![0.0, 100_000.0, 0.0], vec![0.0, 0.0, 0.0], vec![0.0; 3]]);
        assert!(found[0].elo > 500.0 && found[1].elo < -500.0, "{found:?}");
        assert!(found.iter().all(|rating| rating.error.is_finite()));
        assert!(near(found[2].elo, 0.0) && found[2].error > 300.0);
        let none = ratings(&vec![vec![0.0; 2]; 2]);
        assert!(near(none[0].elo, 0.0), "{none:?}");
    }
}
