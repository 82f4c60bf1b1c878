//! Levels: how the engine plays worse than it can.
//!
//! A weak level searches less deeply, chooses at random among moves of similar score, and sometimes
//! blunders: it plays what looks best without considering the reply. Even then it only plays moves
//! that look nearly best to it.

use super::info::{Limits, PvLine};
use super::score::Score;
use crate::hash::random;

/// The number of levels; the last is full strength.
pub const COUNT: usize = LEVELS.len();

/// The limits of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The deepest iteration, in plies.
    pub depth: u32,
    /// The node limit. It binds before the depth in games with many moves, where a ply costs ten times
    /// as much as elsewhere.
    pub nodes: u64,
    /// How many of the best moves are candidates to be played.
    pub lines: usize,
    /// The time limit in milliseconds.
    pub time: f64,
    /// Whether it searches for wins by threats beyond its depth.
    pub threats: bool,
    /// The temperature of its choice: a move this many points worse than the best is played about a
    /// third as often.
    pub spread: i32,
    /// How many of a hundred moves ignore the opponent's reply.
    pub blunder_chance: u64,
}

/// The levels, weakest first, at even steps of strength in every game.
pub const LEVELS: [Level; 10] = [
    Level::without_threats((1, 100_000), 20, 1_500, 68),
    Level::without_threats((1, 100_000), 12, 140, 52),
    Level::without_threats((1, 100_000), 8, 12, 30),
    Level::without_threats((2, 7_000), 8, 36, 11),
    Level::with_threats((3, 15_000), 8, 46, 7),
    Level::with_threats((4, 30_000), 6, 24, 3),
    Level::with_threats((5, 45_000), 4, 12, 1),
    Level::with_threats((9, 60_000), 2, 8, 0),
    Level {
        nodes: 130_000,
        ..FULL
    },
    FULL,
];

const FULL: Level = Level {
    depth: u32::MAX,
    nodes: u64::MAX,
    lines: 1,
    time: 5_000.0,
    threats: true,
    spread: 0,
    blunder_chance: 0,
};

impl Level {
    const fn without_threats(
        limits: (u32, u64),
        lines: usize,
        spread: i32,
        blunder_chance: u64,
    ) -> Self {
        Self {
            threats: false,
            ..Self::with_threats(limits, lines, spread, blunder_chance)
        }
    }

    /// A level from its limits of depth and nodes, its lines, its spread and its blunder chance.
    const fn with_threats(
        (depth, nodes): (u32, u64),
        lines: usize,
        spread: i32,
        blunder_chance: u64,
    ) -> Self {
        Self {
            depth,
            nodes,
            lines,
            time: 2_000.0,
            threats: true,
            spread,
            blunder_chance,
        }
    }

    /// The level of this number, counted from 1.
    #[must_use]
    pub fn find(number: usize) -> Option<&'static Self> {
        LEVELS.get(number.checked_sub(1)?)
    }

    /// The limits, narrowed to those of the level.
    pub(super) fn narrow(&self, limits: Limits) -> Limits {
        Limits {
            depth: Some(limits.depth.unwrap_or(u32::MAX).min(self.depth)),
            nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(self.nodes)),
            time: Some(limits.time.unwrap_or(f64::INFINITY).min(self.time)),
            lines: limits.lines.max(self.lines),
            ..limits
        }
    }

    /// Whether it blunders, given a random seed.
    pub(super) const fn blunders(&self, seed: u64) -> bool {
        random(seed) % 100 < self.blunder_chance
    }

    /// Chooses the move to play from the lines, best first, given a random seed.
    pub(super) fn choose<M: Copy>(&self, lines: &[PvLine<M>], seed: u64) -> Option<M> {
        let best = lines.first()?;
        let mut chosen = best;
        let mut total = 0.0;
        for (place, line) in (1..).zip(lines) {
            let weight = self.weight(best.score, line.score);
            total += weight;
            // Weighted reservoir sampling: each line replaces the one chosen so far with its share of the
            // weights up to it.
            #[allow(
                clippy::cast_precision_loss,
                reason = "a random number need not be exact"
            )]
            let uniform = (random(seed ^ place) >> 11) as f64 / (1_u64 << 53) as f64;
            if uniform * total < weight {
                chosen = line;
            }
        }
        chosen.moves.first().copied()
    }

    /// How often a line is played for each time that the best is.
    fn weight(&self, best: Score, score: Score) -> f64 {
        let lost = best.points().saturating_sub(score.points());
        if best == score {
            1.0
        } else if self.spread == 0
            || best.is_proven()
            || score.is_proven()
            || lost > 4 * self.spread
        {
            // Proven results are never traded for a random choice.
            0.0
        } else {
            (-f64::from(lost) / f64::from(self.spread)).exp()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(points: &[i32]) -> Vec<PvLine<usize>> {
        let line = |(at, &points)| PvLine {
            moves: vec![at],
            score: Score::eval(points),
        };
        points.iter().enumerate().map(line).collect()
    }

    #[test]
    fn worse_moves_are_played_less_often_and_bad_ones_never() {
        let level = Level::without_threats((1, 100), 8, 50, 0);
        let mut played = [0; 4];
        for seed in 0..10_000 {
            played[level
                .choose(&lines(&[100, 80, 0, -101]), random(seed))
                .unwrap()] += 1;
        }
        assert!(
            played[0] > played[1] && played[1] > played[2] && played[2] > 0,
            "{played:?}"
        );
        assert_eq!(played[3], 0);
    }

    #[test]
    fn full_strength_plays_the_best_move() {
        assert!((0..100).all(|seed| FULL.choose(&lines(&[5, 4, 3]), seed) == Some(0)));
        assert!((0..100).all(|seed| !FULL.blunders(seed)));
    }

    #[test]
    fn blunders_come_as_often_as_their_chance_says() {
        let level = Level::without_threats((1, 100), 8, 50, 25);
        let blunders = (0..10_000).filter(|&seed| level.blunders(seed)).count();
        assert!((2_300..2_700).contains(&blunders), "{blunders}");
    }
}
