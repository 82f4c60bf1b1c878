//! What a match tells about the game itself: what beginning is worth, how often nobody wins, how long
//! games are, and among how much there is to choose.

use crate::elo::{self, Mean};
use crate::game::{Average, Game};
use crate::slot::Side;

/// What was seen of the games so far. They come in pairs, an opening from both sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameStatistics {
    /// Pairs by what the player got out of them who begins, in halves of a game. Engines that are alike
    /// play the same game twice, so that a pair tells no more than a game would: what is not sure about
    /// it must be worked out from pairs.
    pairs: [u32; 5],
    /// How many turns each game had.
    lengths: Vec<usize>,
    /// Among how much there was to choose.
    choices: Choices,
}

/// Among how many different results the engines could choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choices {
    /// The results of the turns in which they could be counted.
    pub(crate) counted: Average,
    /// How many turns there were with too many to count.
    pub(crate) uncounted: u32,
}

impl GameStatistics {
    /// Looks at a pair.
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

    /// The score of the player who begins; `None` before the first game.
    pub(crate) fn first_score(&self) -> Option<Mean> {
        elo::mean(&self.pairs)
    }

    /// How many turns a game has; `None` before the first.
    pub(crate) fn mean_length(&self) -> Option<f64> {
        let mut total = Average::default();
        for &length in &self.lengths {
            total.add(u64::try_from(length).ok());
        }
        total.mean()
    }

    /// Between which lengths the middle half of the games lies; `None` before the first.
    pub(crate) fn middle_half(&self) -> Option<[usize; 2]> {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let quarter = lengths.len() / 4;
        let last = lengths.len().checked_sub(1)?;
        Some([lengths[quarter], lengths[last - quarter]])
    }

    /// Among how much there was to choose.
    pub(crate) fn choices(&self) -> Choices {
        self.choices
    }
}

impl Choices {
    /// Takes in a turn; `None` if there were too many results to count.
    pub(crate) fn add(&mut self, results: Option<u64>) {
        self.uncounted += u32::from(results.is_none());
        self.counted.add(results);
    }

    fn merge(&mut self, other: Self) {
        self.counted.merge(other.counted);
        self.uncounted += other.uncounted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Termination;
    use crate::slot::Slot;

    /// A game of so many turns, and the same with the engines changed round.
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
    fn who_begins_is_told_apart_from_who_plays() {
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
        // Four games that were played twice are four games: 1, 1, ½ and 0 scatter by the root of 11/64.
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
    fn turns_with_too_many_choices_are_left_out_and_counted() {
        let mut statistics = GameStatistics::default();
        statistics.add(&pair(None, 3, &[Some(10), None, Some(20)]));
        statistics.add(&pair(None, 1, &[Some(60)]));
        let choices = statistics.choices();
        assert_eq!((choices.counted.mean(), choices.uncounted), (Some(30.0), 2));
    }
}
