//! How well the engine plays when it is asked to play worse than it can.
//!
//! A weak level looks less far, chooses among several moves that seem good enough to it, and now and
//! then overlooks what the other will do: then it plays what looks best without a thought of the
//! answer. It never plays a move that is not among the few that look best to it.

use super::{Limits, Line, Score};
use crate::hash::random;

/// How many levels there are; the last is full strength.
pub const COUNT: usize = LEVELS.len();

/// What a level is allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The most plies it looks ahead.
    pub depth: u32,
    /// The most positions it looks at. Where there is much to choose, that ends its thinking first: a
    /// ply more costs ten times as much in one game as in another.
    pub nodes: u64,
    /// How many of the best moves it compares.
    pub compared: usize,
    /// The most milliseconds it takes.
    pub time: f64,
    /// Whether it looks for wins by threats beyond its depth.
    pub threats: bool,
    /// How many points worse a move may look to be played about a third as often as the best.
    pub spread: i32,
    /// How often in a hundred moves it does not think of the answer.
    pub slips: u64,
}

/// The levels, the weakest first. They are a fair step apart in every game there is; the README says how
/// that is measured.
pub const LEVELS: [Level; 10] = [
    Level::dim((1, 100_000), 20, 1_500, 68),
    Level::dim((1, 100_000), 12, 140, 52),
    Level::dim((1, 100_000), 8, 12, 30),
    Level::dim((2, 7_000), 8, 36, 11),
    Level::keen((3, 15_000), 8, 46, 7),
    Level::keen((4, 30_000), 6, 24, 3),
    Level::keen((5, 45_000), 4, 12, 1),
    Level::keen((9, 60_000), 2, 8, 0),
    Level {
        nodes: 130_000,
        ..FULL
    },
    FULL,
];

/// As well as it can.
const FULL: Level = Level {
    depth: u32::MAX,
    nodes: u64::MAX,
    compared: 1,
    time: 5_000.0,
    threats: true,
    spread: 0,
    slips: 0,
};

impl Level {
    /// A level that does not look for threats, from the most plies and positions it looks at.
    const fn dim(most: (u32, u64), compared: usize, spread: i32, slips: u64) -> Self {
        Self {
            threats: false,
            ..Self::keen(most, compared, spread, slips)
        }
    }

    /// A level that does.
    const fn keen((depth, nodes): (u32, u64), compared: usize, spread: i32, slips: u64) -> Self {
        Self {
            depth,
            nodes,
            compared,
            time: 2_000.0,
            threats: true,
            spread,
            slips,
        }
    }

    /// The level of a number, counted from 1.
    #[must_use]
    pub fn find(number: usize) -> Option<&'static Self> {
        LEVELS.get(number.checked_sub(1)?)
    }

    /// Limits that keep to the level as well.
    pub(super) fn narrow(&self, limits: Limits) -> Limits {
        Limits {
            depth: Some(limits.depth.unwrap_or(u32::MAX).min(self.depth)),
            nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(self.nodes)),
            time: Some(limits.time.unwrap_or(f64::INFINITY).min(self.time)),
            lines: limits.lines.max(self.compared),
            ..limits
        }
    }

    /// Whether it thinks of no answer this time; `luck` decides.
    pub(super) const fn slips(&self, luck: u64) -> bool {
        random(luck) % 100 < self.slips
    }

    /// Which of the lines, the best first, it plays; `luck` decides.
    pub(super) fn choose<M: Copy>(&self, lines: &[Line<M>], luck: u64) -> Option<M> {
        let best = lines.first()?;
        let mut chosen = best;
        let mut total = 0.0;
        for (place, line) in (1..).zip(lines) {
            let share = self.share(best.score, line.score);
            total += share;
            // Each line takes the place of the one chosen before with the probability that is its due.
            #[allow(
                clippy::cast_precision_loss,
                reason = "a random number need not be exact"
            )]
            let lot = (random(luck ^ place) >> 11) as f64 / (1_u64 << 53) as f64;
            if lot * total < share {
                chosen = line;
            }
        }
        chosen.moves.first().copied()
    }

    /// How often a line is played for each time that the best is.
    fn share(&self, best: Score, score: Score) -> f64 {
        let same = best == score;
        let lost = best.points().saturating_sub(score.points());
        if same {
            1.0
        } else if self.spread == 0
            || best.is_proven()
            || score.is_proven()
            || lost > 4 * self.spread
        {
            // It plays the best, and sees a result when there is one.
            0.0
        } else {
            (-f64::from(lost) / f64::from(self.spread)).exp()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(points: &[i32]) -> Vec<Line<usize>> {
        let line = |(at, &points)| Line {
            moves: vec![at],
            score: Score::estimate(points),
        };
        points.iter().enumerate().map(line).collect()
    }

    #[test]
    fn a_level_plays_worse_moves_less_often_and_bad_ones_never() {
        let level = Level::dim((1, 100), 8, 50, 0);
        let mut played = [0; 4];
        for luck in 0..10_000 {
            played[level
                .choose(&lines(&[100, 80, 0, -101]), random(luck))
                .unwrap()] += 1;
        }
        assert!(
            played[0] > played[1] && played[1] > played[2] && played[2] > 0,
            "{played:?}"
        );
        assert_eq!(played[3], 0);
    }

    #[test]
    fn full_strength_plays_the_best() {
        assert!((0..100).all(|luck| FULL.choose(&lines(&[5, 4, 3]), luck) == Some(0)));
        assert!((0..100).all(|luck| !FULL.slips(luck)));
    }

    #[test]
    fn slips_come_as_often_as_they_should() {
        let level = Level::dim((1, 100), 8, 50, 25);
        let slips = (0..10_000).filter(|&luck| level.slips(luck)).count();
        assert!((2_300..2_700).contains(&slips), "{slips}");
    }
}
