//! The score of a match, from the point of view of engine one.

use crate::engine::ForfeitKind;
use crate::game::{Game, SearchStats, Termination};
use crate::slot::{Side, Slot};
use crate::statistics::GameStatistics;

/// The results so far. Games come in pairs: one opening, played from both sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Score {
    /// Games that engine one won, drew and lost.
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// The number of pairs by the points of engine one, in half points.
    pub(crate) pairs: [u32; 5],
    /// Wins of the first and of the second player.
    pub(crate) by_side: [u32; 2],
    /// The forfeits of either engine.
    pub(crate) forfeits: [Forfeits; 2],
    /// The search statistics of either engine.
    pub(crate) search_stats: [SearchStats; 2],
    /// Games adjudicated as a draw because of their length.
    pub(crate) adjudicated: u32,
    /// The plies of all games.
    pub(crate) plies: u32,
    /// Game statistics.
    pub(crate) statistics: GameStatistics,
}

/// The forfeits of an engine, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forfeits {
    /// Illegal moves.
    pub(crate) illegal: u32,
    pub(crate) crashes: u32,
    /// Searches without a reply in time.
    pub(crate) timeouts: u32,
}

impl Score {
    /// Adds a pair of games.
    pub(crate) fn add(&mut self, pair: &[Game; 2]) {
        let halves: usize = pair.iter().map(|game| self.add_game(game)).sum();
        self.pairs[halves] += 1;
        self.statistics.add(pair);
    }

    /// Adds a game and returns the points of engine one, in half points.
    fn add_game(&mut self, game: &Game) -> usize {
        match &game.termination {
            Termination::Rules => {}
            Termination::Length => self.adjudicated += 1,
            Termination::Forfeit(slot, forfeit) => self.forfeits[slot.index()].add(forfeit.kind()),
        }
        for (stats, other) in self.search_stats.iter_mut().zip(&game.search_stats) {
            stats.merge(other);
        }
        self.plies += game.plies;
        match game.winning_side() {
            Some(Side::First) => self.by_side[0] += 1,
            Some(Side::Second) => self.by_side[1] += 1,
            None => {}
        }
        let (count, halves) = match game.winner {
            Some(Slot::One) => (&mut self.won, 2),
            None => (&mut self.drawn, 1),
            Some(Slot::Two) => (&mut self.lost, 0),
        };
        *count += 1;
        halves
    }

    /// The number of games.
    pub(crate) fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The score of engine one from 0 to 1.
    pub(crate) fn fraction(&self) -> f64 {
        let halves = 2 * self.won + self.drawn;
        f64::from(halves) / f64::from(2 * self.games().max(1))
    }

    /// The number of games that ended by forfeit.
    pub(crate) fn forfeits(&self) -> u32 {
        self.forfeits.iter().map(|forfeits| forfeits.all()).sum()
    }
}

impl Forfeits {
    /// Counts one.
    pub(crate) fn add(&mut self, kind: ForfeitKind) {
        match kind {
            ForfeitKind::Illegal => self.illegal += 1,
            ForfeitKind::Crash => self.crashes += 1,
            ForfeitKind::Timeout => self.timeouts += 1,
        }
    }

    /// How many there are.
    pub(crate) fn all(self) -> u32 {
        self.illegal + self.crashes + self.timeouts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Forfeit;
    use crate::game::Choices;

    fn game(first: Slot, winner: Option<Slot>, termination: Termination) -> Game {
        Game {
            moves: "startpos".to_owned(),
            first,
            winner,
            termination,
            plies: 10,
            search_stats: <[SearchStats; 2]>::default(),
            choices: Choices::default(),
        }
    }

    #[test]
    fn games_are_counted_for_engine_one() {
        let mut score = Score::default();
        let crash = Termination::Forfeit(Slot::Two, Forfeit::Crash);
        score.add(&[
            game(Slot::One, Some(Slot::One), Termination::Rules),
            game(Slot::Two, Some(Slot::One), crash),
        ]);
        score.add(&[
            game(Slot::One, Some(Slot::Two), Termination::Rules),
            game(Slot::Two, None, Termination::Length),
        ]);
        assert_eq!((score.won, score.drawn, score.lost), (2, 1, 1));
        assert_eq!(score.pairs, [0, 1, 0, 0, 1]);
        assert_eq!(score.by_side, [1, 2]);
        assert_eq!((score.games(), score.plies), (4, 40));
        assert_eq!((score.adjudicated, score.forfeits()), (1, 1));
        assert_eq!(score.forfeits[1].crashes, 1);
        assert!((score.fraction() - 0.625).abs() < 1e-9);
    }
}
