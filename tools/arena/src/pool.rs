//! The threads that play a match: each has a runner and takes one opening after the other.

use crate::book::Book;
use crate::engine::{Engine, GameId};
use crate::game::Game;
use crate::game_log::GameLog;
use crate::options::MatchOptions;
use crate::programs::Programs;
use crate::referee::Referee;
use crate::report;
use crate::runner::GameRunner;
use crate::score::Score;
use crate::slot::Slot;
use crate::sprt::{Sprt, SprtStatus};
use crate::ticker::Ticker;
use anyhow::Result;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The state shared by the threads.
struct Shared<'a> {
    options: &'a MatchOptions,
    programs: &'a Programs,
    game: &'a GameId,
    book: &'a Book,
    /// The next pair to play.
    next: AtomicUsize,
    /// Whether the match is over; games in progress are then abandoned.
    stop: AtomicBool,
}

/// Plays a match and returns its score.
///
/// # Errors
/// If a game cannot be played, or written to the log.
pub(crate) fn play(
    options: &MatchOptions,
    programs: &Programs,
    game: &GameId,
    book: &Book,
) -> Result<Score> {
    let shared = Shared {
        options,
        programs,
        game,
        book,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
    };
    let mut log = match &options.log {
        Some(path) => Some(GameLog::create(path)?),
        None => None,
    };
    let mut score = Score::default();
    let mut ticker = Ticker::new();
    let (send, pairs) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..options.jobs.min(options.pairs as usize) {
            let (send, shared) = (send.clone(), &shared);
            scope.spawn(move || {
                if let Err(error) = work(shared, &|pair| send.send(Ok(pair)).is_ok()) {
                    // If nobody receives it, another thread has failed before.
                    let _ = send.send(Err(error));
                }
            });
        }
        drop(send);
        // Whatever happens here, the threads must stop afterwards.
        let result: Result<()> = pairs.iter().try_for_each(|pair: Result<[Game; 2]>| {
            let pair = pair?;
            for game in &pair {
                if let Some(incident) = report::incident(game, &score) {
                    ticker.print(&incident);
                }
                if let Some(log) = &mut log {
                    log.add(game)?;
                }
            }
            score.add(&pair);
            ticker.show(&report::progress(options, &score));
            let decided = |sprt: Sprt| sprt.status(&score.pairs) != SprtStatus::Continue;
            if options.sprt.is_some_and(decided) {
                shared.stop.store(true, Ordering::Relaxed);
            }
            Ok(())
        });
        shared.stop.store(true, Ordering::Relaxed);
        result
    })?;
    ticker.finish();
    Ok(score)
}

/// Plays pairs until there are no more or `report_pair` says that the match is over.
fn work(shared: &Shared, report_pair: &dyn Fn([Game; 2]) -> bool) -> Result<()> {
    let Shared {
        options, programs, ..
    } = *shared;
    let engine = |slot: Slot| {
        let config = &options.engines[slot.index()];
        Engine::new(slot, config, programs, shared.game)
    };
    let mut runner = GameRunner {
        engines: Slot::BOTH.map(engine),
        referee: Referee::start(&programs.ours, Some(&shared.game.name))?,
        max_plies: options.max_plies,
        counts_choices: options.statistics,
        seed: None,
        stop: &shared.stop,
    };
    loop {
        let pair = shared.next.fetch_add(1, Ordering::Relaxed);
        if pair >= options.pairs as usize {
            return Ok(());
        }
        let opening = shared.book.opening(pair);
        // Each game of a pair takes one.
        runner.seed = options.seeds.then_some(2 * pair as u64);
        let Some(one_first) = runner.play(opening, Slot::One)? else {
            return Ok(());
        };
        let Some(two_first) = runner.play(opening, Slot::Two)? else {
            return Ok(());
        };
        if !report_pair([one_first, two_first]) {
            return Ok(());
        }
    }
}
