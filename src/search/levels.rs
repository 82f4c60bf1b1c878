//! Levels: how the engine plays worse than it can.
//!
//! A weak level plays some of its moves at a glance, see `glance.rs`: it looks at the positions after its moves and
//! at the most obvious replies, and overlooks some of both, as people do. In between it plays like somewhat stronger
//! ones, so that it goes for something and finishes what it has won. Stronger levels search more deeply. All but the
//! last choose at random among moves whose chances to win are similar.
//!
//! How strong that is depends on the game, so each has levels of its own, by `levels` of its `Evaluate`.

use super::info::{Limits, PvLine};
use super::score::Score;
use crate::hash::random;

/// The highest level, full strength; the lowest is 0.
pub const TOP: usize = 10;

/// The levels of a game, from 0.
pub type Levels = [Level; TOP + 1];

/// The time limits of the levels, in milliseconds: the same in every game.
pub const TIME_LIMITS: [f64; TOP + 1] = {
    let mut limits = [2_000.0; TOP + 1];
    limits[TOP - 1] = FULL.time;
    limits[TOP] = FULL.time;
    limits
};

/// By how many points a level that loses patience has to be ahead to try to win; otherwise it takes risks.
const LEAD: i32 = 100;

/// The limits of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The deepest iteration, in plies.
    pub depth: u32,
    /// The node limit. It binds before the depth in games with many moves, where a ply costs ten times
    /// as much as elsewhere.
    pub nodes: u64,
    /// The time limit in milliseconds.
    pub time: f64,
    /// Whether it searches for wins by threats beyond its depth.
    pub threats: bool,
    /// How many of the best moves are candidates to be played.
    pub lines: usize,
    /// The temperature of its choice: a move that costs this chance to win is played about a third as
    /// often as the best.
    pub temperature: f64,
    /// A move that costs more than this chance to win is not played.
    pub limit: f64,
    /// How many of a hundred moves are played at a glance.
    pub glances: u64,
    /// How many of a hundred moves it overlooks at a glance: its own wins, and the opponent's replies. Less if they
    /// are easy to see, more if they are not.
    pub overlooks: u64,
    /// After how many turns in which nothing was captured or entered it loses patience.
    pub patience: usize,
}

/// The levels of a game that has no others.
pub const DEFAULT: Levels = [
    Level::searching((2, 15_000), 30, (0.1, 0.3))
        .glancing(100)
        .overlooking(80)
        .patient_for(30),
    Level::searching((2, 15_000), 8, (0.03, 0.10))
        .glancing(60)
        .overlooking(42),
    Level::searching((2, 15_000), 8, (0.03, 0.10))
        .glancing(38)
        .overlooking(38),
    Level::searching((2, 15_000), 8, (0.03, 0.10))
        .glancing(14)
        .overlooking(22),
    Level::searching((2, 15_000), 8, (0.03, 0.10))
        .glancing(6)
        .overlooking(10),
    Level::searching((3, 20_000), 6, (0.02, 0.08)),
    Level::searching((4, 30_000), 6, (0.015, 0.06)),
    Level::searching((5, 45_000), 4, (0.012, 0.05)),
    Level::searching((9, 60_000), 2, (0.01, 0.04)),
    Level::unweakened(400_000),
    FULL,
];

/// Level 10 of every game: full strength.
pub const FULL: Level = Level {
    depth: u32::MAX,
    nodes: u64::MAX,
    time: 5_000.0,
    threats: true,
    lines: 1,
    temperature: 0.0,
    limit: 0.0,
    glances: 0,
    overlooks: 0,
    patience: usize::MAX,
};

/// The first moves of a game are searched by every level at least like this, so that weak levels open as people do
/// who know the game.
pub const OPENING: Level = Level::opening_with(120_000, 6, (0.03, 0.03));

impl Level {
    /// A level that searches, from its limits of depth and nodes, its candidates, and its temperature and limit.
    pub(crate) const fn searching(
        (depth, nodes): (u32, u64),
        lines: usize,
        (temperature, limit): (f64, f64),
    ) -> Self {
        Self {
            depth,
            nodes,
            time: TIME_LIMITS[0],
            threats: depth > 2,
            lines,
            temperature,
            limit,
            ..FULL
        }
    }

    /// A level that plays the best move it finds within this many nodes.
    pub(crate) const fn unweakened(nodes: u64) -> Self {
        Self { nodes, ..FULL }
    }

    /// The same level, which plays this many of a hundred moves at a glance.
    pub(crate) const fn glancing(self, glances: u64) -> Self {
        Self { glances, ..self }
    }

    /// The same level, which overlooks this many of a hundred wins and replies.
    pub(crate) const fn overlooking(self, overlooks: u64) -> Self {
        Self { overlooks, ..self }
    }

    /// The same level, which loses patience after this many turns in which nothing was captured or entered.
    pub(crate) const fn patient_for(self, patience: usize) -> Self {
        Self { patience, ..self }
    }

    /// The same level after some turns in which nothing was captured or entered, given by how many points it is ahead.
    /// Once it has lost patience, it looks deeper for a way to win if it is ahead; otherwise it moves without care, so
    /// that something happens.
    pub(super) fn after_quiet_turns(self, turns: usize, lead: impl FnOnce() -> i32) -> Self {
        if turns < self.patience {
            self
        } else if lead() > LEAD {
            Self {
                depth: self.depth + 2,
                nodes: self.nodes + 40_000,
                glances: 0,
                ..self
            }
        } else {
            Self {
                lines: self.lines.max(40),
                temperature: self.temperature.max(0.2),
                limit: 1.0,
                glances: 100,
                overlooks: 100,
                ..self
            }
        }
    }

    /// The opening play of all levels of a game: the node limit, the number of candidates, and their temperature and
    /// limit.
    pub(crate) const fn opening_with(
        nodes: u64,
        lines: usize,
        (temperature, limit): (f64, f64),
    ) -> Self {
        Self {
            nodes,
            lines,
            temperature,
            limit,
            ..FULL
        }
    }

    /// The same level in the opening, given the opening play of the game.
    pub(super) fn opening(self, opening: Self) -> Self {
        Self {
            nodes: self.nodes.max(opening.nodes),
            time: self.time,
            ..opening
        }
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

    /// Whether it plays at a glance, given a random seed.
    pub(super) const fn glances(&self, seed: u64) -> bool {
        random(seed) % 100 < self.glances
    }

    /// How many of a hundred moves of a subtlety it overlooks; more than a hundred means all.
    pub(super) const fn overlooks_of(&self, subtlety: u64) -> u64 {
        self.overlooks * (50 + subtlety) / 100
    }

    /// Whether it overlooks a move that is easy or hard to see. The same seed makes it overlook
    /// all moves or all but the easier ones.
    pub(super) const fn overlooks(&self, subtlety: u64, seed: u64) -> bool {
        random(seed) % 10_000 < self.overlooks * (50 + subtlety)
    }

    /// Chooses the move to play from the lines, best first, given what scores mean for the chance to win and a random
    /// seed.
    pub(super) fn choose<M: Copy>(
        &self,
        lines: &[PvLine<M>],
        chance: impl Fn(Score) -> f64,
        seed: u64,
    ) -> Option<M> {
        let best = lines.first()?;
        let is_proven = best.score.is_proven();
        let mut chosen = best;
        let mut total = 0.0;
        for (place, line) in (1..).zip(lines.iter().take(self.lines)) {
            let weight = if line.score == best.score {
                1.0
            } else if is_proven || line.score.loss_in().is_some() {
                // Proven results are not traded for a random choice.
                0.0
            } else {
                self.weight(chance(best.score) - chance(line.score))
            };
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

    /// How often a move that costs this chance to win is played for each time that the best is.
    fn weight(&self, lost: f64) -> f64 {
        if lost > self.limit {
            0.0
        } else {
            (-lost / self.temperature).exp()
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

    /// A chance of 50 % at 0 points, and one more for each point.
    fn chance(score: Score) -> f64 {
        0.5 + f64::from(score.points()) / 100.0
    }

    #[test]
    fn worse_moves_are_played_less_often_and_bad_ones_never() {
        let level = Level::searching((2, 100), 8, (0.1, 0.3));
        let mut played = [0; 4];
        for seed in 0..10_000 {
            played[level
                .choose(&lines(&[10, 8, -19, -21]), chance, random(seed))
                .unwrap()] += 1;
        }
        assert!(
            played[0] > played[1] && played[1] > played[2] && played[2] > 0,
            "{played:?}"
        );
        assert_eq!(played[3], 0);
    }

    #[test]
    fn a_proven_win_is_taken_and_a_proven_loss_avoided() {
        let level = Level::searching((2, 100), 8, (1.0, 1.0));
        let mut lines = lines(&[0, 10, 5]);
        lines[0].score = Score::win_at(3);
        assert!((0..100).all(|seed| level.choose(&lines, |_| 0.5, seed) == Some(0)));
        lines[0].score = Score::eval(20);
        lines[2].score = Score::loss_at(4);
        assert!((0..100).all(|seed| level.choose(&lines, |_| 0.5, seed) != Some(2)));
    }

    #[test]
    fn low_levels_finish_what_they_have_won() {
        let mut lines = lines(&[0, 40, 30]);
        lines[0].score = Score::win_at(3);
        for level in &DEFAULT[1..5] {
            assert!((0..100).all(|seed| level.choose(&lines, chance, seed) == Some(0)));
        }
    }

    #[test]
    fn a_level_without_patience_looks_deeper_if_it_is_ahead_and_is_careless_if_not() {
        let level = Level::searching((3, 100), 8, (0.02, 0.08)).glancing(60);
        let level = level.overlooking(40).patient_for(6);
        assert_eq!(level.after_quiet_turns(5, || 500), level);
        let ahead = level.after_quiet_turns(6, || 500);
        assert!(ahead.depth > level.depth && ahead.nodes > level.nodes && ahead.glances == 0);
        let behind = level.after_quiet_turns(6, || 0);
        assert!(behind.temperature > level.temperature && behind.glances == 100);
        for level in &DEFAULT[5..] {
            assert_eq!(level.after_quiet_turns(1_000, || 0), *level);
        }
    }

    #[test]
    fn full_strength_plays_the_best_move() {
        assert!((0..100).all(|seed| FULL.choose(&lines(&[5, 4, 3]), chance, seed) == Some(0)));
        assert!((0..100).all(|seed| !FULL.glances(seed) && !FULL.overlooks(100, seed)));
    }

    #[test]
    fn glances_come_as_often_as_the_level_says() {
        let level = Level::searching((2, 100), 8, (0.1, 0.3)).glancing(25);
        let glances = (0..10_000).filter(|&seed| level.glances(seed)).count();
        assert!((2_300..2_700).contains(&glances), "{glances}");
    }

    #[test]
    fn what_is_hard_to_see_is_overlooked_more_often() {
        let level = Level::searching((2, 100), 8, (0.1, 0.3)).overlooking(30);
        let overlooked = |subtlety| {
            let seeds = 0..10_000;
            seeds
                .filter(|&seed| level.overlooks(subtlety, seed))
                .count()
        };
        let counts = [0, 50, 100].map(overlooked);
        for (count, expected) in counts.into_iter().zip([1_500, 3_000, 4_500_usize]) {
            assert!(count.abs_diff(expected) < 200, "{counts:?}");
        }
    }
}
