//! Trains the policy of a game on the moves that the search chose in games: gradient descent (Adagrad) on the
//! cross-entropy between the policy and the choices among quiet moves.

use std::path::Path;

use anyhow::Result;
use ergo_games::dice::Dice;
use ergo_games::game::Options;
use ergo_games::search::policy::{POLICY_ONE, Policy, UNIT};
use ergo_games::search::{NOISY, Score};

use crate::numbers::{exp, ln};
use crate::record::{Played, Record};
use crate::store;

/// One searched position in this many is read.
const READ: usize = 5;
/// The most moves that a chosen one is compared with.
const OTHERS: usize = 80;
/// The number of passes over the positions.
const EPOCHS: usize = 6;
/// The step size.
const STEP: f64 = 0.1;
/// The initial sum of squared gradients.
const FIRST_SQUARES: f64 = 1e-6;
/// One position in this many is held out of training.
const HELD_OUT: usize = 10;

/// The features of a move and their values.
type Features = Vec<(u16, i16)>;

/// The moves of a position; the search chose the first.
#[derive(Clone, Debug)]
pub struct Choice(Vec<Features>);

/// Reads some positions of each game in a file, chosen at random.
///
/// # Errors
/// If the file cannot be read, or a move in it is illegal.
pub fn read<G: Policy>(path: &Path) -> Result<Vec<Choice>> {
    let mut choices = Vec::new();
    store::read(path, |Record { number, game }| {
        let dice = &mut Dice::new(number);
        game.map_or(Ok(()), |game| add_game::<G>(&game, dice, &mut choices))
    })?;
    Ok(choices)
}

/// Adds positions of a game whose moves the search chose, without a proof of the result.
fn add_game<G: Policy>(game: &Played, dice: &mut Dice, choices: &mut Vec<Choice>) -> Result<()> {
    let mut position = G::start(Options::default());
    for (mv, score) in &game.moves {
        let mv = position.parse_move(mv)?;
        if score.is_some_and(|score| score.abs() < Score::EVAL_LIMIT) && dice.below(READ) == 0 {
            choices.extend(choice(&position, mv, dice));
        }
        position = position.play_unchecked(mv);
    }
    Ok(())
}

/// The choice of a move, if it is a quiet one.
fn choice<G: Policy>(position: &G, chosen: G::Move, dice: &mut Dice) -> Option<Choice> {
    let hints = position.ordering_hints(&position.eval_state());
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    moves.retain(|&mv| G::move_score(&hints, mv) < NOISY);
    let at = moves.iter().position(|&mv| mv == chosen)?;
    moves.swap(0, at);
    while moves.len() > 1 + OTHERS {
        moves.swap_remove(1 + dice.below(moves.len() - 1));
    }
    let features = |&mv: &G::Move| {
        let mut features = Vec::new();
        position.policy_features(mv, |at, value| {
            features.push((narrow(at), narrow(value)));
        });
        features
    };
    Some(Choice(moves.iter().map(features).collect()))
}

/// A number that is known to be small.
fn narrow<T: TryInto<U>, U: Default>(number: T) -> U {
    number.try_into().unwrap_or_default()
}

/// The weights of a policy.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(Vec<f64>);

impl Weights {
    /// The bytes of the file of a policy: fixed-point numbers, in little-endian order.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        #[allow(clippy::cast_possible_truncation, reason = "it saturates")]
        let rounded = |&weight: &f64| (weight * f64::from(POLICY_ONE)).round() as i16;
        let rounded = self.0.iter().map(rounded);
        rounded.flat_map(i16::to_le_bytes).collect()
    }

    /// The score of a move.
    fn score(&self, features: &Features) -> f64 {
        let scores = features
            .iter()
            .map(|&(at, value)| self.0[usize::from(at)] * units(value));
        scores.sum()
    }

    /// The probabilities of the moves of a position.
    fn probabilities(&self, Choice(moves): &Choice) -> Vec<f64> {
        let scores: Vec<f64> = moves.iter().map(|features| self.score(features)).collect();
        let highest = scores.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = scores.iter().map(|score| exp(score - highest)).collect();
        let sum: f64 = odds.iter().sum();
        odds.iter().map(|odds| odds / sum).collect()
    }
}

fn units(value: i16) -> f64 {
    f64::from(value) / f64::from(UNIT)
}

/// Trains a policy, and reports its quality in the positions held out.
#[must_use]
pub fn train(features: usize, mut choices: Vec<Choice>, seed: u64) -> (Weights, String) {
    let held_out = choices.split_off(choices.len() - choices.len() / HELD_OUT);
    let mut weights = Weights(vec![0.0; features]);
    let mut squares = vec![FIRST_SQUARES; features];
    let mut gradient = vec![0.0; features];
    let mut dice = Dice::new(seed);
    for _ in 0..EPOCHS {
        dice.shuffle(&mut choices);
        for choice in &choices {
            gradient.fill(0.0);
            let probabilities = weights.probabilities(choice);
            for (at, (moved, probability)) in choice.0.iter().zip(probabilities).enumerate() {
                let error = if at == 0 {
                    probability - 1.0
                } else {
                    probability
                };
                for &(feature, value) in moved {
                    gradient[usize::from(feature)] += error * units(value);
                }
            }
            for ((weight, square), slope) in weights.0.iter_mut().zip(&mut squares).zip(&gradient) {
                *square += slope * slope;
                *weight -= STEP * slope / square.sqrt();
            }
        }
    }
    let report = format!(
        "policy: {} positions; in those held out, log loss {:.4}, without weights {:.4}",
        choices.len(),
        loss(&weights, &held_out),
        loss(&Weights(vec![0.0; features]), &held_out),
    );
    (weights, report)
}

/// The mean cross-entropy.
fn loss(weights: &Weights, choices: &[Choice]) -> f64 {
    let losses = choices
        .iter()
        .map(|choice| -ln(weights.probabilities(choice)[0]));
    let count = u32::try_from(choices.len().max(1)).map_or(1.0, f64::from);
    losses.sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use super::{Choice, train};
    use ergo_games::dice::Dice;

    #[test]
    fn a_policy_learns_what_is_chosen() {
        // Of two features, the move with the first is chosen three times in four.
        let mut dice = Dice::new(5);
        let both = [vec![(0, 64)], vec![(1, 64)]];
        let choices = (0..4_000).map(|_| {
            let mut moves = both.to_vec();
            if dice.below(4) == 0 {
                moves.reverse();
            }
            Choice(moves)
        });
        let (weights, _) = train(2, choices.collect(), 1);
        let odds = weights.0[0] - weights.0[1];
        assert!((odds - f64::ln(3.0)).abs() < 0.2, "{odds}");
    }
}
