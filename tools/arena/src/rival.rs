//! Fits rivals to novices, and measures how alike they play: how likely they find moves of games that they were not fitted
//! to, compared with the levels, and the score of a match.

use crate::book::Book;
use crate::engine::GameId;
use crate::game::Game;
use crate::limit::Limit;
use crate::match_play;
use crate::options::{EngineConfig, MatchOptions, Program};
use crate::pool::{self, Pairing, Schedule};
use crate::programs::Programs;
use crate::referee::Referee;
use crate::slot::{Side, Slot};
use crate::ticker::Ticker;
use anyhow::{Context as _, Error, Result};
use clap::Args;
use ergo_games::game::Options;
use ergo_games::registry;
use ergo_games::search::Rival;
use ergo_games::search::rival::fit::{excess_cost, fit, log_likelihood};
use ergo_games::search::rival::observation::Observation;
use ergo_games::session::Session;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread;

/// The levels that novices play against, from 0.
const LEVELS: usize = 5;
/// Levels and rivals have limits of their own.
const LIMIT: Limit = Limit {
    movetime: Some(10_000),
    nodes: None,
    depth: None,
};

/// `arena rival`, as typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct RivalOptions {
    /// The game to play [default: the first one the engine lists]
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// A kind of novice; repeatable
    #[arg(long, value_name = "KIND", required = true)]
    novice: Vec<String>,
    /// The number of games that a rival is fitted to, and of others by which it is compared with the levels
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The number of games between rival and novice
    #[arg(long, value_name = "N", default_value_t = 100)]
    match_games: u32,
    /// Adjudicate a game of this many plies as a draw
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    max_plies: u32,
    /// Games played in parallel [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

impl RivalOptions {
    fn jobs(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or(cores, usize::from)
    }
}

/// Fits a rival to each novice and prints how alike they play.
///
/// # Errors
/// If a game cannot be played.
pub(crate) fn run(options: &RivalOptions) -> Result<()> {
    for kind in &options.novice {
        let novice = novice(kind)?;
        let programs = Programs::build(std::slice::from_ref(&novice))?;
        let referee = Referee::start(&programs.ours, options.game.as_deref())?;
        let ground = Ground {
            options,
            programs,
            game: referee.game().clone(),
        };
        ground.compare(kind, &novice)?;
    }
    Ok(())
}

/// Where novices play.
struct Ground<'a> {
    options: &'a RivalOptions,
    programs: Programs,
    game: GameId,
}

/// Games of a novice against the levels.
struct Record {
    /// What each position of the novice offered, and what they played.
    observations: Vec<Observation>,
    /// Their score against each level, from 0 to 1.
    scores: [f64; LEVELS],
}

impl Ground<'_> {
    fn compare(&self, kind: &str, novice: &EngineConfig) -> Result<()> {
        let pairs = self.options.games.div_ceil(2) as usize;
        let [known, held_out] = [0, pairs].map(|first| self.record(novice, first..first + pairs));
        let (known, held_out) = (known?, held_out?);
        let levels = self.session()?.level_rivals();
        let distance = |level: &usize| (known.scores[*level] - 0.5).abs();
        let nearest = (0..LEVELS).min_by(|one, two| distance(one).total_cmp(&distance(two)));
        let rival = fit(&known.observations, &levels[nearest.unwrap_or_default()]);
        println!(
            "{kind}: {} moves, and {} held out",
            known.observations.len(),
            held_out.observations.len()
        );
        for (number, level) in levels.iter().enumerate() {
            let score = known.scores.get(number);
            let score = score.map_or_else(String::new, |score| {
                format!(", scores {:.0} %", 100.0 * score)
            });
            print_likelihood(
                &format!("level {number}{score}"),
                level,
                &[&known, &held_out],
            );
        }
        print_likelihood("rival", &rival, &[&known, &held_out]);
        println!("  Rival={rival}");
        let excess = [&known, &held_out].map(|record| excess_cost(&record.observations, &rival));
        let [known, held_out] = excess;
        println!("  its moves cost less by {known:.1} and {held_out:.1} standard deviations");
        if self.options.match_games > 0 {
            let score = self.score(novice, &rival)?;
            println!(
                "  the rival scores {:.1} % against the novice",
                100.0 * score
            );
        }
        Ok(())
    }

    /// Plays pairs of games of a novice against the levels in turn.
    fn record(&self, novice: &EngineConfig, pairs: std::ops::Range<usize>) -> Result<Record> {
        let level =
            |level: usize| EngineConfig::ours(LIMIT, vec![("Level".to_owned(), level.to_string())]);
        let levels = (0..LEVELS).map(level);
        let engines: Vec<_> = [novice.clone()].into_iter().chain(levels).collect();
        let pairing = |pair: usize| Pairing {
            engines: [0, 1 + pair % LEVELS],
            opening: 0,
            seed: Some(2 * pair as u64),
        };
        let pairings: Vec<_> = pairs.map(pairing).collect();
        let schedule = Schedule {
            engines: &engines,
            pairings: &pairings,
            book: &Book::start(),
            max_plies: self.options.max_plies,
            swap: false,
            counts_choices: false,
            jobs: self.options.jobs(),
        };
        let mut games: Vec<(usize, Game)> = Vec::new();
        let mut ticker = Ticker::new();
        pool::play(
            &schedule,
            &self.programs,
            &self.game,
            &mut |pairing, pair| {
                games.extend(pair.map(|game| (pairing.engines[1] - 1, game)));
                ticker.show(&format!("{} games", games.len()));
                Ok(ControlFlow::Continue(()))
            },
        )?;
        ticker.finish();
        // The threads finish in any order.
        games.sort_by(|one, two| one.1.moves.cmp(&two.1.moves));
        let scores = std::array::from_fn(|level| {
            let points = games
                .iter()
                .filter(|game| game.0 == level)
                .map(|(_, game)| match game.winner {
                    Some(Slot::One) => 1.0,
                    None => 0.5,
                    Some(Slot::Two) => 0.0,
                });
            let points: Vec<f64> = points.collect();
            let count = u32::try_from(points.len().max(1)).map_or(1.0, f64::from);
            points.iter().sum::<f64>() / count
        });
        Ok(Record {
            observations: self.observe(&games)?,
            scores,
        })
    }

    /// What the first engine saw in games, and played.
    fn observe(&self, games: &[(usize, Game)]) -> Result<Vec<Observation>> {
        let share = games.len().div_ceil(self.options.jobs()).max(1);
        thread::scope(|scope| {
            let observe = |games: &[(usize, Game)]| -> Result<Vec<Observation>> {
                let mut session = self.session()?;
                let mut observations = Vec::new();
                for (_, game) in games {
                    observe_game(&mut *session, game, &mut observations)?;
                }
                Ok(observations)
            };
            let threads = games
                .chunks(share)
                .map(|games| scope.spawn(move || observe(games)));
            let threads: Vec<_> = threads.collect();
            let mut all = Vec::new();
            for thread in threads {
                let observed = thread.join().map_err(|_| Error::msg("a thread panicked"))?;
                all.extend(observed?);
            }
            Ok(all)
        })
    }

    /// The score of a rival against a novice, from 0 to 1.
    fn score(&self, novice: &EngineConfig, rival: &Rival) -> Result<f64> {
        let rival = EngineConfig::ours(LIMIT, vec![("Rival".to_owned(), rival.to_string())]);
        let options = MatchOptions {
            game: Some(self.game.name.clone()),
            engines: [rival, novice.clone()],
            pairs: self.options.match_games.div_ceil(2),
            sprt: None,
            book: None,
            seeds: true,
            swap: false,
            log: None,
            statistics: false,
            max_plies: self.options.max_plies,
            jobs: self.options.jobs(),
        };
        let score = match_play::play(&options, &self.programs, &self.game, &Book::start())?;
        Ok(score.fraction())
    }

    fn session(&self) -> Result<Box<dyn Session>> {
        let game = registry::find(&self.game.name).context("the library has no such game")?;
        Ok((game.open)(Options::default()))
    }
}

/// A kind of novice as an engine.
fn novice(kind: &str) -> Result<EngineConfig> {
    let program = Program::Novice(kind.to_owned());
    EngineConfig::new(kind.to_owned(), program, Vec::new(), Some(Limit::nodes(1)))
}

/// What the first engine saw in a game, and played.
fn observe_game(session: &mut dyn Session, game: &Game, into: &mut Vec<Observation>) -> Result<()> {
    let (start, moves) = game
        .moves
        .split_once(" moves ")
        .unwrap_or((&game.moves, ""));
    session.set_up(start)?;
    let mut side = Side::First;
    for mv in moves.split_whitespace() {
        if game.playing(side) == Slot::One {
            into.extend(session.observe(mv)?);
        }
        session.play(mv)?;
        side = match side {
            Side::First => Side::Second,
            Side::Second => Side::First,
        };
    }
    Ok(())
}

/// Prints the mean logarithms of the chances of the moves in records.
fn print_likelihood(name: &str, rival: &Rival, records: &[&Record]) {
    let values = records.iter().map(|record| {
        let value = log_likelihood(&record.observations, rival);
        format!("{value:8.4}")
    });
    println!("  {name:24}{}", values.collect::<String>());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn observations_are_small_and_survive_as_text() {
        for game in registry::GAMES {
            let mut session = (game.open)(Options::default());
            let mv = session.moves().unwrap().swap_remove(0);
            let observation = session.observe(&mv).unwrap().unwrap();
            let text = serde_json::to_string(&observation).unwrap();
            assert!(text.len() < 20_000, "{}: {}", game.id, text.len());
            assert_eq!(
                serde_json::from_str::<Observation>(&text).unwrap(),
                observation
            );
            assert!(session.observe("nonsense").is_err());
        }
    }
}
