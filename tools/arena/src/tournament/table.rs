//! The cross table of a tournament.

use super::ratings::{Rating, ratings};
use crate::engine::ForfeitKind;
use crate::game::Overruns;
use crate::report;
use crate::score::Forfeits;
use crate::slot::Side;
use std::fmt::Write as _;
use std::time::Duration;

/// How ratings are computed.
const METHOD: &str = "\
Elo: the most likely ratings by the model of Bradley and Terry, mean 0, with a draw as half a win,
and one more draw of each two engines; ± is a 95 % confidence interval.";

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameResult {
    /// The first and the second player.
    pub(super) players: [usize; 2],
    /// The winner; `None` is a draw.
    pub(super) winner: Option<Side>,
    /// How the loser forfeited the game, if it did.
    pub(super) forfeit: Option<ForfeitKind>,
    /// The overruns of the first and the second player.
    pub(super) overruns: [Overruns; 2],
}

/// The results so far.
#[derive(Clone, Debug)]
pub(super) struct CrossTable {
    /// The names of the engines.
    names: Vec<String>,
    /// The number of games there will be.
    wanted: usize,
    /// The points of each engine against each other one, in halves.
    halves: Vec<Vec<u32>>,
    /// The forfeits of each engine.
    forfeits: Vec<Forfeits>,
    /// The overruns of each engine.
    overruns: Vec<Overruns>,
}

impl CrossTable {
    /// An empty table of a tournament with this many games.
    pub(super) fn new(names: Vec<String>, wanted: usize) -> Self {
        Self {
            halves: vec![vec![0; names.len()]; names.len()],
            forfeits: vec![Forfeits::default(); names.len()],
            overruns: vec![Overruns::default(); names.len()],
            names,
            wanted,
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: GameResult) {
        let [first, second] = game.players;
        let halves = match game.winner {
            Some(Side::First) => [2, 0],
            Some(Side::Second) => [0, 2],
            None => [1, 1],
        };
        self.halves[first][second] += halves[0];
        self.halves[second][first] += halves[1];
        if let Some(kind) = game.forfeit {
            let loser = match game.winner {
                Some(Side::First) => second,
                _ => first,
            };
            self.forfeits[loser].add(kind);
        }
        for (player, overruns) in game.players.into_iter().zip(game.overruns) {
            self.overruns[player].merge(overruns);
        }
    }

    /// By how much an engine exceeded its time at most.
    pub(super) fn longest_overrun(&self, engine: usize) -> Duration {
        self.overruns[engine].longest
    }

    /// The number of games.
    fn games(&self) -> u32 {
        self.halves.iter().flatten().sum::<u32>() / 2
    }

    /// The number of games of an engine.
    fn games_of(&self, engine: usize) -> u32 {
        let lost: u32 = self.halves.iter().map(|row| row[engine]).sum();
        u32::midpoint(self.halves_of(engine), lost)
    }

    /// The points of an engine, in halves.
    fn halves_of(&self, engine: usize) -> u32 {
        self.halves[engine].iter().sum()
    }

    /// The engines with their ratings, the best one first.
    fn ranking(&self) -> Vec<(usize, Rating)> {
        let points = self.halves.iter().map(|row| {
            let points = row.iter().map(|&halves| f64::from(halves) / 2.0);
            points.collect()
        });
        let ratings = ratings(&points.collect::<Vec<_>>());
        let mut ranking: Vec<_> = ratings.into_iter().enumerate().collect();
        ranking.sort_by(|(_, one), (_, two)| two.elo.total_cmp(&one.elo));
        ranking
    }

    /// One line of progress.
    pub(super) fn progress(&self) -> String {
        let mut line = format!("{}/{} games:", self.games(), self.wanted);
        let mut mark = " ";
        for (engine, rating) in self.ranking() {
            let _ = write!(line, "{mark}{} {}", self.names[engine], elo(rating));
            mark = ", ";
        }
        line
    }

    /// The table, with the points of each engine against each other one in the order of their ranks.
    pub(super) fn text(&self) -> String {
        let ranking = self.ranking();
        let mut heads = ["#", "Engine", "Elo", "±", "Points", "Games", "%"]
            .map(str::to_owned)
            .to_vec();
        heads.extend((1..=ranking.len()).map(|rank| rank.to_string()));
        let mut rows = vec![heads];
        for (rank, &(engine, rating)) in (1..).zip(&ranking) {
            let (halves, games) = (self.halves_of(engine), self.games_of(engine));
            let share = 50.0 * f64::from(halves) / f64::from(games.max(1));
            let mut row = vec![
                rank.to_string(),
                self.names[engine].clone(),
                elo(rating),
                format!("{:.0}", rating.error),
                points(halves),
                games.to_string(),
                format!("{share:.1}"),
            ];
            row.extend(ranking.iter().map(|&(other, _)| {
                if other == engine {
                    "·".to_owned()
                } else {
                    points(self.halves[engine][other])
                }
            }));
            rows.push(row);
        }
        let mut text = aligned(&rows);
        let _ = writeln!(text, "{} of {} games.\n{METHOD}", self.games(), self.wanted);
        for &(engine, _) in &ranking {
            let name = &self.names[engine];
            let (forfeits, overruns) = (self.forfeits[engine], self.overruns[engine]);
            if forfeits.all() > 0 {
                let _ = writeln!(text, "Forfeits of {name}: {}", report::forfeits(forfeits));
            }
            if overruns.count > 0 {
                let _ = writeln!(text, "Overruns of {name}: {overruns}");
            }
        }
        text
    }
}

fn elo(rating: Rating) -> String {
    let elo = rating.elo.round();
    if elo == 0.0 {
        // Not “-0”.
        "0".to_owned()
    } else {
        format!("{elo:+}")
    }
}

/// Points with halves as fractions.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// Rows in columns: names to the left, everything else to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let lengths = rows.iter().map(|row| row[column].chars().count());
        lengths.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (value, &width)) in row.iter().zip(&widths).enumerate() {
            let gap = if column == 0 { "" } else { "  " };
            let _ = match column {
                1 => write!(line, "{gap}{value:<width$}"),
                _ => write!(line, "{gap}{value:>width$}"),
            };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second of three engines wins all but a draw, and the third forfeits.
    fn table() -> CrossTable {
        let names = ["Zoë", "best", "worst"].map(str::to_owned);
        let mut table = CrossTable::new(names.to_vec(), 12);
        let game = |players, winner, forfeit| GameResult {
            players,
            winner,
            forfeit,
            // Every game has one of the first player and none of the second.
            overruns: [1, 0].map(|count| Overruns {
                count,
                longest: Duration::from_millis(60 * u64::from(count)),
            }),
        };
        for result in [
            game([0, 1], Some(Side::Second), None),
            game([1, 0], None, None),
            game([0, 2], Some(Side::First), Some(ForfeitKind::Crash)),
            game([2, 0], Some(Side::Second), Some(ForfeitKind::Illegal)),
            game([1, 2], Some(Side::First), None),
            game([2, 1], Some(Side::Second), Some(ForfeitKind::Timeout)),
        ] {
            table.add(result);
        }
        table
    }

    #[test]
    fn engines_are_ranked_with_points_per_opponent() {
        let text = table().text();
        let expected = "\
#  Engine   Elo    ±  Points  Games     %  1   2  3
1  best    +141  228      3½      4  87.5  ·  1½  2
2  Zoë      +48  210      2½      4  62.5  ½   ·  2
3  worst   -189  251       0      4   0.0  0   0  ·
6 of 12 games.
Elo: the most likely";
        assert!(text.starts_with(expected), "{text}");
        let end = "
Overruns of best: 2, up to 60 ms
Overruns of Zoë: 2, up to 60 ms
Forfeits of worst: 1 illegal moves, 1 crashes, 1 timeouts
Overruns of worst: 2, up to 60 ms
";
        assert!(text.ends_with(end), "{text}");
        assert_eq!(text.matches("Forfeits").count(), 1);
    }

    #[test]
    fn progress_has_games_and_ratings() {
        let line = table().progress();
        assert!(line.starts_with("6/12 games: best +"), "{line}");
        let none = CrossTable::new(vec!["a".to_owned(), "b".to_owned()], 2);
        assert_eq!(none.progress(), "0/2 games: a 0, b 0");
        assert!(none.text().contains("0.0"), "{}", none.text());
    }
}
