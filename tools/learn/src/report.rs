//! The quality of a net: its predictions on held-out games, compared with other predictions.

use std::fmt::Write as _;

use ergo_games::search::net::{Learnable, Numbers};

use crate::numbers::{chance, ln};
use crate::plain;
use crate::samples::Samples;

/// The number of groups into which positions are sorted by their predicted result.
const GROUPS: usize = 10;

/// Compares the predictions of a net, of the evaluation without a net and of the search with the results of games.
#[must_use]
pub fn report<G: Learnable>(variant: usize, numbers: &Numbers, held_out: &Samples) -> String {
    let judged: Vec<usize> = (0..held_out.len())
        .filter(|&at| held_out.known[at].result.is_some())
        .collect();
    let results: Vec<f64> = judged
        .iter()
        .filter_map(|&at| held_out.known[at].result.map(f64::from))
        .collect();
    let of = |points: &dyn Fn(usize) -> f32| -> Vec<f64> {
        judged.iter().map(|&at| f64::from(points(at))).collect()
    };
    let evaluated = of(&|at| {
        let known = held_out.known[at];
        #[allow(clippy::cast_possible_truncation, reason = "it is a whole number")]
        let estimate = known.estimate as i32;
        #[allow(clippy::cast_precision_loss, reason = "scores are small")]
        let points = plain::evaluate::<G>(
            variant,
            numbers,
            held_out.inputs(at),
            known.bucket,
            estimate,
        ) as f32;
        points
    });
    let mut text = format!("{} positions from held-out games\n", judged.len());
    for (what, points) in [
        (
            "the estimate without a net",
            of(&|at| held_out.known[at].estimate),
        ),
        ("the net", evaluated.clone()),
        (
            "the search that was learned from",
            of(&|at| held_out.known[at].score),
        ),
    ] {
        let (scale, loss) = fit(&points, &results);
        let _ = writeln!(
            text,
            "log loss {loss:.4} of {what}, with {scale:.0} points for e"
        );
    }
    text += &calibration(&evaluated, &results);
    let _ = writeln!(
        text,
        "{} bytes; accumulators reach at most {} of {}",
        numbers.to_bytes().len(),
        numbers.largest_sum::<G>(),
        i16::MAX
    );
    text
}

/// The best-fitting scale of points, and the log loss at that scale.
fn fit(points: &[f64], results: &[f64]) -> (f64, f64) {
    let mut best = (250.0, loss(points, results, 250.0));
    let mut factor: f64 = 1.5;
    while factor > 1.002 {
        let tried =
            [best.0 * factor, best.0 / factor].map(|scale| (scale, loss(points, results, scale)));
        match tried.into_iter().find(|tried| tried.1 < best.1) {
            Some(better) => best = better,
            None => factor = factor.sqrt(),
        }
    }
    best
}

/// The mean cross-entropy between predictions and results.
fn loss(points: &[f64], results: &[f64], scale: f64) -> f64 {
    let of = |(points, result): (&f64, &f64)| {
        let share = chance(points / scale).clamp(1e-6, 1.0 - 1e-6);
        -result * ln(share) - (1.0 - result) * ln(1.0 - share)
    };
    let sum: f64 = points.iter().zip(results).map(of).sum();
    sum / size(points.len())
}

/// Predicted and actual results by group, from the worst to the best positions.
fn calibration(points: &[f64], results: &[f64]) -> String {
    let (scale, _) = fit(points, results);
    let mut pairs: Vec<(f64, f64)> = points
        .iter()
        .zip(results)
        .map(|(points, result)| (chance(points / scale), *result))
        .collect();
    pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut text = "predicted and actual results:".to_owned();
    let mut error = 0.0;
    for group in pairs.chunks(pairs.len().div_ceil(GROUPS).max(1)) {
        let mean =
            |of: fn(&(f64, f64)) -> f64| group.iter().map(of).sum::<f64>() / size(group.len());
        let (predicted, actual) = (mean(|pair| pair.0), mean(|pair| pair.1));
        error += (predicted - actual).abs() * size(group.len()) / size(pairs.len());
        let _ = write!(text, " {predicted:.2} {actual:.2},");
    }
    let _ = writeln!(text, " mean error {error:.3}");
    text
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2⁵²")]
fn size(count: usize) -> f64 {
    count.max(1) as f64
}
