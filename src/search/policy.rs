//! A policy: how likely strong players are to choose a quiet move. It is a sum of learned weights, and orders moves.

use super::evaluate::Evaluate;

/// The value of a feature that a move has once.
pub const UNIT: i32 = 64;
/// The weight that multiplies the odds of a move by e.
pub const POLICY_ONE: i16 = 100;

/// A game whose quiet moves are ordered by a policy.
pub trait Policy: Evaluate {
    /// The number of features, and of weights.
    const POLICY_FEATURES: usize;

    /// Calls a function with each feature of a move and its value, in [`UNIT`]s. The score of a quiet move is the sum of
    /// the values times the weights, divided by [`UNIT`].
    fn policy_features(&self, mv: Self::Move, feature: impl FnMut(usize, i32));
}
