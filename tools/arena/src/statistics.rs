//! Statistics of the games of a match: first-move advantage, length and choices per move.

use crate::elo::{self, Mean};
use crate::game::{Average, Choices, Game};
use crate::slot::Side;

/// Statistics of some games, which come in pairs: an opening from both sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameStatistics {
    /// Pairs by the points of the first player, in half points. Equal engines play the same game twice, so the
    /// games of a pair are not independent and the margin has to be computed from pairs.
    pairs: [u32; 5],
    /// The length of each game in moves.
    lengths: Vec<usize>,
    /// The choices at each move.
    choices: Choices,
}

impl GameStatistics {
    /// Adds a pair.
    pub(crate) fn add(&mut self, pair: &[Game; 2]) {
        let halves = pair.iter().map(|game| match game.winning_side() {
            Some(Side::First) => 2,
            None => 1,
            Some(Side::Second) => 0,
        });
        self.pairs[halves.sum::<usize>()] += 1;
        for game in pair {
            self.lengths.push(game.length());
            self.choices.merge(game.choices);
        }
    }

    /// The score of the first player; `None` without games.
    pub(crate) fn first_score(&self) -> Option<Mean> {
        elo::mean(&self.pairs)
    }

    /// The mean length; `None` without games.
    pub(crate) fn mean_length(&self) -> Option<f64> {
        let mut total = Average::default();
        for &length in &self.lengths {
            total.add(u64::try_from(length).ok());
        }
        total.mean()
    }

    /// The lengths between which the middle half of the games lies; `None` without games.
    pub(crate) fn middle_half(&self) -> Option<[usize; 2]> {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let quarter = lengths.len() / 4;
        let last = lengths.len().checked_sub(1)?;
        Some([lengths[quarter], lengths[last - quarter]])
    }

    /// The choices at each move.
    pub(crate) fn choices(&self) -> Choices {
        self.choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Termination;
    use crate::slot::Slot;

    /// A game of this length, and the same with the engines swapped.
    fn pair(winner: Option<Side>, turns: usize, results: &[Option<u64>]) -> [Game; 2] {
        let mut choices = Choices::default();
        for &results in results {
            choices.add(results);
        }
        [Slot::One, Slot::Two].map(|first| Game {
            moves: format!("startpos moves{}", " m".repeat(turns)),
            first,
            winner: winner.map(|side| first.playing(side)),
            termination: Termination::Rules,
            plies: 1,
            search_stats: Default::default(),
            choices,
        })
    }

    #[test]
    fn the_first_player_is_not_engine_one() {
        let mut statistics = GameStatistics::default();
        assert_eq!(statistics.first_score(), None);
        for winner in [
            Some(Side::First),
            Some(Side::First),
            None,
            Some(Side::Second),
        ] {
            statistics.add(&pair(winner, 9, &[]));
        }
        let score = statistics.first_score().unwrap();
        assert!((score.mean - 0.625).abs() < 1e-9);
        // Each pair counts once: the variance of 1, 1, ½ and 0 is 11/64.
        let margin = 1.959_963_985 * (11.0_f64 / 64.0 / 4.0).sqrt();
        assert!((score.margin - margin).abs() < 1e-6, "{score:?}");
    }

    #[test]
    fn the_middle_half_leaves_out_the_shortest_and_the_longest() {
        let mut statistics = GameStatistics::default();
        assert_eq!(
            (statistics.mean_length(), statistics.middle_half()),
            (None, None)
        );
        for turns in [90, 10, 30, 20] {
            statistics.add(&pair(None, turns, &[]));
        }
        assert_eq!(statistics.mean_length(), Some(37.5));
        assert_eq!(statistics.middle_half(), Some([20, 30]));
    }

    #[test]
    fn moves_with_too_many_choices_are_counted_apart() {
        let mut statistics = GameStatistics::default();
        statistics.add(&pair(None, 3, &[Some(10), None, Some(20)]));
        statistics.add(&pair(None, 1, &[Some(60)]));
        let choices = statistics.choices();
        assert_eq!((choices.counted.mean(), choices.uncounted), (Some(30.0), 2));
    }
}
