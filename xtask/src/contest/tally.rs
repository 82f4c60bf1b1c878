//! Counting results, for engine one.

use super::bout::{Bout, Effort, End};
use super::nature::Nature;
use super::player::Fault;
use super::sides::{Seat, Side};

/// What came of all games so far. They come in pairs, an opening from both sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Games that engine one won, drew and lost.
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// Pairs by what engine one got out of them, in halves of a game.
    pub(crate) pairs: [u32; 5],
    /// Games that the player won who begins, and the other one.
    pub(crate) by_side: [u32; 2],
    /// What the engines did wrong.
    pub(crate) wrongs: [Wrongs; 2],
    /// What went into their moves.
    pub(crate) efforts: [Effort; 2],
    /// Games that were called a draw for their length.
    pub(crate) cut_short: u32,
    /// Moves that were made in all games.
    pub(crate) plies: u32,
    /// What the games are like.
    pub(crate) nature: Nature,
}

/// What an engine did wrong, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wrongs {
    /// It played an illegal move.
    pub(crate) illegal: u32,
    /// It crashed.
    pub(crate) crashes: u32,
    /// It did not answer.
    pub(crate) silences: u32,
}

impl Tally {
    /// Counts a pair.
    pub(crate) fn add(&mut self, pair: &[Bout; 2]) {
        let halves: usize = pair.iter().map(|bout| self.add_bout(bout)).sum();
        self.pairs[halves] += 1;
        self.nature.add(pair);
    }

    /// Counts a game, and says what engine one got out of it, in halves.
    fn add_bout(&mut self, bout: &Bout) -> usize {
        match &bout.end {
            End::Rules => {}
            End::Length => self.cut_short += 1,
            End::Fault(seat, fault) => self.wrongs[seat.index()].add(fault),
        }
        for (effort, other) in self.efforts.iter_mut().zip(&bout.efforts) {
            effort.add(other);
        }
        self.plies += bout.plies;
        match bout.winning_side() {
            Some(Side::First) => self.by_side[0] += 1,
            Some(Side::Second) => self.by_side[1] += 1,
            None => {}
        }
        let (count, halves) = match bout.winner {
            Some(Seat::One) => (&mut self.won, 2),
            None => (&mut self.drawn, 1),
            Some(Seat::Two) => (&mut self.lost, 0),
        };
        *count += 1;
        halves
    }

    /// How many games were played.
    pub(crate) fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The score of engine one, in games of which it got all.
    pub(crate) fn score(&self) -> f64 {
        let halves = 2 * self.won + self.drawn;
        f64::from(halves) / f64::from(2 * self.games().max(1))
    }

    /// How many games ended by what an engine did wrong.
    pub(crate) fn faults(&self) -> u32 {
        self.wrongs.iter().map(|wrongs| wrongs.all()).sum()
    }
}

impl Wrongs {
    fn add(&mut self, fault: &Fault) {
        match fault {
            Fault::Illegal(_) => self.illegal += 1,
            Fault::Crash => self.crashes += 1,
            Fault::Silence => self.silences += 1,
        }
    }

    fn all(self) -> u32 {
        self.illegal + self.crashes + self.silences
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::nature::Choices;

    fn bout(first: Seat, winner: Option<Seat>, end: End) -> Bout {
        Bout {
            record: "startpos".to_owned(),
            first,
            winner,
            end,
            plies: 10,
            efforts: <[Effort; 2]>::default(),
            choices: Choices::default(),
        }
    }

    #[test]
    fn games_are_counted_for_engine_one() {
        let mut tally = Tally::default();
        let crash = End::Fault(Seat::Two, Fault::Crash);
        tally.add(&[
            bout(Seat::One, Some(Seat::One), End::Rules),
            bout(Seat::Two, Some(Seat::One), crash),
        ]);
        tally.add(&[
            bout(Seat::One, Some(Seat::Two), End::Rules),
            bout(Seat::Two, None, End::Length),
        ]);
        assert_eq!((tally.won, tally.drawn, tally.lost), (2, 1, 1));
        assert_eq!(tally.pairs, [0, 1, 0, 0, 1]);
        assert_eq!(tally.by_side, [1, 2]);
        assert_eq!((tally.games(), tally.plies), (4, 40));
        assert_eq!((tally.cut_short, tally.faults()), (1, 1));
        assert_eq!(tally.wrongs[1].crashes, 1);
        assert!((tally.score() - 0.625).abs() < 1e-9);
    }
}
