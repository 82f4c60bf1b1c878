//! The accuracy of a player: how little chance to win the moves have cost, from 0 to 100.
//!
//! The accuracy of a move falls exponentially with the loss. That of a player is the mean of an average, in which moves
//! count for more where the chances change a lot, and of the harmonic mean, in which bad moves count for more; these are
//! formulas of lichess. In short games of beginners most moves are easy, and their winners would be perfect. So moves
//! that could hardly go wrong do not count, and a few moves of middling accuracy are added.

/// The weights of moves: the standard deviation of the chances around them, in percent, within these limits.
const LEAST_WEIGHT: f64 = 0.5;
const MOST_WEIGHT: f64 = 12.0;
/// How many chances are looked at around a move: a tenth of all, within these limits.
const SHORTEST_WINDOW: usize = 2;
const LONGEST_WINDOW: usize = 8;

/// How near to 0 or 1 the chances are where a game is decided: moves there count only if they cost something.
const DECIDED: f64 = 0.03;
/// How many moves are added to those of a player, and their accuracy.
const ADDED: f64 = 5.0;
const MIDDLING: f64 = 50.0;

/// Whether the chances of a player can hardly get better or worse.
pub(super) fn is_decided(chance: f64) -> bool {
    !(DECIDED..=1.0 - DECIDED).contains(&chance)
}

/// The accuracy of a move that cost this share of the chances to win.
pub(super) fn of_loss(loss: f64) -> f64 {
    let percent = 100.0 * loss;
    (103.1668 * (-0.04354 * percent).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// The weights of all moves, given the chances of one side before the first and after each.
pub(super) fn weights(chances: &[f64]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let length = (chances.len() / 10).clamp(SHORTEST_WINDOW, LONGEST_WINDOW);
    let length = length.min(chances.len());
    let window = |at: usize| {
        // The first moves share the first window.
        let end = (at + 2).clamp(length, chances.len());
        &chances[end - length..end]
    };
    let weight = |at| (100.0 * deviation(window(at))).clamp(LEAST_WEIGHT, MOST_WEIGHT);
    (0..moves).map(weight).collect()
}

/// The accuracy of a player whose moves have these accuracies and weights; nothing without moves.
pub(super) fn of_moves(moves: &[(f64, f64)]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let sum = |part: fn(&(f64, f64)) -> f64| moves.iter().map(part).sum::<f64>();
    let weighted = sum(|(accuracy, weight)| accuracy * weight) / sum(|(_, weight)| *weight);
    let harmonic = sum(|_| 1.0) / sum(|(accuracy, _)| 1.0 / accuracy.max(1.0));
    let count = sum(|_| 1.0);
    let own = f64::midpoint(weighted, harmonic);
    Some((count * own + ADDED * MIDDLING) / (count + ADDED))
}

/// The standard deviation.
fn deviation(values: &[f64]) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "there are at most eight")]
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.05
    }

    #[test]
    fn losses_cost_accuracy() {
        assert!(is_near(of_loss(0.0), 100.0));
        assert!(is_near(of_loss(0.1), 64.58));
        assert!(is_near(of_loss(0.3), 25.8), "{}", of_loss(0.3));
        assert!(is_near(of_loss(1.0), 0.0));
    }

    #[test]
    fn restless_parts_of_a_game_weigh_more() {
        let calm = [0.5; 30];
        assert!(weights(&calm).iter().all(|&weight| is_near(weight, 0.5)));
        let mut chances = calm;
        chances[20] = 0.9;
        let weights = weights(&chances);
        assert_eq!(weights.len(), 29);
        assert!(is_near(weights[18], 0.5), "{weights:?}");
        assert!(is_near(weights[19], 12.0), "{weights:?}");
        assert!(is_near(weights[22], 0.5), "{weights:?}");
    }

    #[test]
    fn short_games_have_weights_too() {
        assert!(weights(&[]).is_empty());
        assert!(weights(&[0.5]).is_empty());
        assert_eq!(weights(&[0.5, 0.5]).len(), 1);
        assert_eq!(weights(&[0.5, 0.5, 0.6]).len(), 2);
    }

    #[test]
    fn bad_moves_count_for_more_than_their_share() {
        assert_eq!(of_moves(&[]), None);
        // Without the moves that are added.
        let own = |moves: &[(f64, f64)]| {
            #[allow(clippy::cast_precision_loss, reason = "there are few")]
            let count = moves.len() as f64;
            let all = of_moves(moves).unwrap();
            (all * (count + ADDED) - ADDED * MIDDLING) / count
        };
        let even = own(&[(80.0, 1.0), (80.0, 5.0)]);
        assert!(is_near(even, 80.0));
        let uneven = own(&[(100.0, 1.0), (60.0, 1.0)]);
        assert!(is_near(uneven, 77.5), "{uneven}");
        let weighted = own(&[(100.0, 1.0), (60.0, 3.0)]);
        assert!(is_near(weighted, 72.5), "{weighted}");
    }

    #[test]
    fn a_few_perfect_moves_are_no_mastery() {
        let perfect = |count| of_moves(&vec![(100.0, 1.0); count]).unwrap();
        assert!(is_near(perfect(3), 68.75), "{}", perfect(3));
        assert!(is_near(perfect(20), 90.0), "{}", perfect(20));
        assert!(perfect(3) < perfect(4));
    }
}
