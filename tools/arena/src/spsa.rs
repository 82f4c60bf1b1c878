//! Tunes the numbers of an engine option by SPSA (simultaneous perturbation stochastic approximation): two engines with
//! slightly different numbers play pairs of games, and all numbers move a little towards those of the winner.

use crate::book::Book;
use crate::engine::Engine;
use crate::limit::Limit;
use crate::options::{EngineConfig, name_and_value, positive};
use crate::programs::{self, Programs};
use crate::referee::Referee;
use crate::runner::GameRunner;
use crate::slot::Slot;
use crate::ticker::Ticker;
use anyhow::{Context as _, Result, anyhow};
use clap::Args;
use ergo_games::dice::Dice;
use ergo_games::hash::random;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The size of the first perturbations, as a share of each number, and the least.
const STEP: f64 = 0.2;
const LEAST_STEP: f64 = 1.0;
/// How the perturbations shrink with the number of pairs.
const STEP_DECAY: f64 = 0.101;
/// How far a won pair moves a number in the last pair, in perturbations, and how that shrinks.
const GAIN: f64 = 0.015;
const GAIN_DECAY: f64 = 0.602;
/// Pairs played before the gain starts to shrink, as a share of all.
const STABILITY: f64 = 0.1;
/// How often the numbers are printed.
const PRINTS: u32 = 20;

/// `arena spsa`, as typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct SpsaOptions {
    /// The game to play [default: the first one the engine lists]
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// The option to tune: numbers separated by spaces, which the engine lists as its default
    #[arg(long, value_name = "NAME", default_value = "Margins")]
    tune: String,
    /// The numbers to start from [default: those of the engine]
    #[arg(long, value_name = "NUMBERS")]
    from: Option<String>,
    /// Another option of both engines; repeatable
    #[arg(long, value_name = "NAME=VALUE", value_parser = name_and_value)]
    option: Vec<(String, String)>,
    /// Nodes per move
    #[arg(long, value_name = "N", value_parser = positive())]
    nodes: u64,
    /// The number of pairs of games
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// Seed of the perturbations
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The openings [default: www/games/<game>/starts.txt]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Games played in parallel [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

/// The numbers so far.
struct Tuning {
    numbers: Vec<f64>,
    /// The numbers at the start.
    start: Vec<f64>,
    /// The pairs started, of how many.
    pair: u32,
    pairs: u32,
    seed: u64,
}

/// The directions in which a pair of engines differs from the numbers, and by how much.
struct Perturbation {
    steps: Vec<f64>,
    pair: u32,
}

impl Tuning {
    fn new(start: &str, pairs: u32, seed: u64) -> Result<Self> {
        let numbers: Result<Vec<f64>, _> = start.split_whitespace().map(str::parse).collect();
        let numbers = numbers.with_context(|| format!("“{start}” is not a list of numbers"))?;
        Ok(Self {
            start: numbers.clone(),
            numbers,
            pair: 0,
            pairs,
            seed,
        })
    }

    /// The next perturbation, and the numbers of both engines; `None` if all pairs are played.
    fn next(&mut self) -> Option<(Perturbation, [String; 2])> {
        if self.pair == self.pairs {
            return None;
        }
        let pair = self.pair;
        self.pair += 1;
        let mut dice = Dice::new(random(self.seed) ^ u64::from(pair));
        let shrunk = f64::from(pair + 1).powf(-STEP_DECAY);
        let steps: Vec<f64> = self
            .start
            .iter()
            .map(|start| {
                let step = (STEP * start.abs() * shrunk).max(LEAST_STEP);
                if dice.below(2) == 0 { step } else { -step }
            })
            .collect();
        // Rounded at random, so that small steps count on average.
        let texts = [1.0, -1.0].map(|sign| {
            let numbers = self.numbers.iter().zip(&steps);
            let texts: Vec<String> = numbers
                .map(|(number, step)| {
                    let exact = (number + sign * step).max(0.0);
                    let is_up = dice.share() < exact.fract();
                    (exact.floor() + f64::from(u8::from(is_up))).to_string()
                })
                .collect();
            texts.join(" ")
        });
        Some((Perturbation { steps, pair }, texts))
    }

    /// Takes in the result of a pair, from −1 to 1 for the engine with the perturbation added.
    fn learn(&mut self, perturbation: &Perturbation, result: f64) {
        let (pair, pairs) = (f64::from(perturbation.pair), f64::from(self.pairs));
        let stability = STABILITY * pairs;
        let gain = GAIN * ((stability + pairs) / (stability + pair + 1.0)).powf(GAIN_DECAY);
        for (number, step) in self.numbers.iter_mut().zip(&perturbation.steps) {
            *number = (*number + gain * result * step).max(0.0);
        }
    }

    fn text(&self) -> String {
        let texts = self.numbers.iter().map(|number| number.round().to_string());
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// Tunes the numbers and prints them.
///
/// # Errors
/// If the engine has no such option, or a game cannot be played.
pub(crate) fn tune(options: &SpsaOptions) -> Result<()> {
    let programs = Programs {
        ours: programs::build_engine()?,
        baseline: PathBuf::new(),
    };
    let mut referee = Referee::start(&programs.ours, options.game.as_deref())?;
    let book = Book::of(options.book.as_deref(), referee.game())?;
    book.check(&mut referee)?;
    let start = if let Some(numbers) = &options.from {
        numbers.clone()
    } else {
        let default = referee.default_of(&options.tune)?;
        default.ok_or_else(|| anyhow!("the engine has no option {}", options.tune))?
    };
    let game = referee.game().clone();
    let tuning = Mutex::new(Tuning::new(&start, options.pairs, options.seed)?);
    let ticker = Mutex::new(Ticker::new());
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let work = &|| -> Result<()> {
        let config = EngineConfig::ours(Limit::nodes(options.nodes), options.option.clone());
        let stop = AtomicBool::new(false);
        let mut runner = GameRunner {
            engines: [(); 2].map(|()| Engine::new(&config, &programs, &game)),
            referee: Referee::start(&programs.ours, Some(&game.name))?,
            max_plies: 400,
            counts_choices: false,
            seed: None,
            stop: &stop,
        };
        loop {
            let next = lock(&tuning).next();
            let Some((perturbation, texts)) = next else {
                return Ok(());
            };
            for (engine, text) in runner.engines.iter_mut().zip(&texts) {
                engine.start()?;
                engine.set_option(&options.tune, text)?;
            }
            let opening = book.opening(perturbation.pair as usize);
            let mut result = 0.0;
            for first in Slot::BOTH {
                if let Some(game) = runner.play(opening, first)? {
                    result += match game.winner {
                        Some(Slot::One) => 0.5,
                        Some(Slot::Two) => -0.5,
                        None => 0.0,
                    };
                }
            }
            let mut tuning = lock(&tuning);
            tuning.learn(&perturbation, result);
            let (done, text) = (perturbation.pair + 1, tuning.text());
            drop(tuning);
            let line = format!("{done} of {} pairs: {text}", options.pairs);
            let mut ticker = lock(&ticker);
            ticker.show(&line);
            if done.is_multiple_of(options.pairs.div_ceil(PRINTS)) {
                ticker.print(&line);
            }
        }
    };
    thread::scope(|scope| {
        let jobs = options.jobs.map_or(cores, usize::from);
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let mut results = workers.into_iter().map(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(anyhow!("a thread panicked")))
        });
        results.try_for_each(|result| result)
    })?;
    let ticker = ticker.into_inner();
    ticker.unwrap_or_else(PoisonError::into_inner).finish();
    println!("{} {}", options.tune, lock(&tuning).text());
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::Tuning;

    /// The score of numbers whose best value is 30 and 200.
    fn worth(text: &str) -> f64 {
        let numbers: Vec<f64> = text
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        -((numbers[0] - 30.0) / 30.0).powi(2) - ((numbers[1] - 200.0) / 200.0).powi(2)
    }

    #[test]
    fn numbers_move_towards_those_that_win() {
        let mut tuning = Tuning::new("60 100", 3_000, 1).unwrap();
        while let Some((perturbation, [one, two])) = tuning.next() {
            let result = (worth(&one) - worth(&two)).signum();
            tuning.learn(&perturbation, result);
        }
        assert!(worth(&tuning.text()) > -0.03, "{}", tuning.text());
        assert!(tuning.next().is_none());
    }

    #[test]
    fn the_same_seed_gives_the_same_perturbations() {
        let first = |seed| Tuning::new("50 8", 10, seed).unwrap().next().unwrap().1;
        assert_eq!(first(3), first(3));
        let all: Vec<_> = (0..8).map(first).collect();
        assert!(all.iter().any(|texts| *texts != all[0]));
        assert!(Tuning::new("50 x", 10, 1).is_err());
    }
}
