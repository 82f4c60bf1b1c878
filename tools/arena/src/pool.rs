//! The threads that play games: each has a runner and takes one pair of games after the other.

use crate::book::Book;
use crate::engine::{Engine, GameId};
use crate::game::Game;
use crate::options::EngineConfig;
use crate::programs::Programs;
use crate::referee::Referee;
use crate::runner::GameRunner;
use crate::slot::Slot;
use anyhow::Result;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Two engines that play an opening from both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    /// The engines in the two slots, by their place in the schedule.
    pub(crate) engines: [usize; 2],
    /// The opening, by its place in the book.
    pub(crate) opening: usize,
    /// The seed of the first game; the second one has the next.
    pub(crate) seed: Option<u64>,
}

impl Pairing {
    /// The slots and the engines in them.
    pub(crate) fn slots(&self) -> [(Slot, usize); 2] {
        Slot::BOTH.map(|slot| (slot, self.engines[slot.index()]))
    }
}

/// The games that are to be played, and how.
pub(crate) struct Schedule<'a> {
    /// Every engine.
    pub(crate) engines: &'a [EngineConfig],
    /// The pairs of games, in this order.
    pub(crate) pairings: &'a [Pairing],
    /// The openings.
    pub(crate) book: &'a Book,
    /// The length in plies at which a game is adjudicated as a draw.
    pub(crate) max_plies: u32,
    /// Whether the second player may take over the first move.
    pub(crate) swap: bool,
    /// Whether the choices at each move are counted.
    pub(crate) counts_choices: bool,
    /// Games played in parallel.
    pub(crate) jobs: usize,
}

/// The data that all threads share.
struct Shared<'a> {
    schedule: &'a Schedule<'a>,
    programs: &'a Programs,
    game: &'a GameId,
    /// The next pairing.
    next: AtomicUsize,
    /// Set when no more games are wanted; games in progress are then abandoned.
    stop: AtomicBool,
}

/// Plays a schedule; `take` gets the games of each pair and says whether to go on.
///
/// # Errors
/// If an engine cannot be used at all, the referee fails, or `take` does. An engine that fails in a game loses it.
pub(crate) fn play(
    schedule: &Schedule,
    programs: &Programs,
    game: &GameId,
    take: &mut dyn FnMut(Pairing, [Game; 2]) -> Result<ControlFlow<()>>,
) -> Result<()> {
    for config in schedule.engines {
        Engine::new(config, programs, game).start()?;
    }
    let shared = Shared {
        schedule,
        programs,
        game,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
    };
    let (send, pairs) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..schedule.jobs.min(schedule.pairings.len()) {
            let (send, shared) = (send.clone(), &shared);
            scope.spawn(move || {
                let report = |pairing, games| send.send(Ok((pairing, games))).is_ok();
                if let Err(error) = work(shared, &report) {
                    // If nobody receives it, another thread has failed before.
                    let _ = send.send(Err(error));
                }
            });
        }
        drop(send);
        // Whatever happens here, the threads must stop afterwards.
        let result: Result<()> = pairs
            .iter()
            .try_for_each(|pair: Result<(Pairing, [Game; 2])>| {
                let (pairing, games) = pair?;
                if take(pairing, games)?.is_break() {
                    shared.stop.store(true, Ordering::Relaxed);
                }
                Ok(())
            });
        shared.stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Plays pairs until there are no more, the match is over, or `report_pair` has nobody to report to.
fn work(shared: &Shared, report_pair: &dyn Fn(Pairing, [Game; 2]) -> bool) -> Result<()> {
    let Shared {
        schedule,
        programs,
        game,
        ..
    } = *shared;
    let engine = |at: usize| Engine::new(&schedule.engines[at], programs, game);
    let mut playing = schedule.pairings[0].engines;
    let mut referee = Referee::start(&programs.ours, Some(&game.name))?;
    if schedule.swap {
        referee.allow_swaps()?;
    }
    let mut runner = GameRunner {
        engines: playing.map(engine),
        referee,
        max_plies: schedule.max_plies,
        counts_choices: schedule.counts_choices,
        seed: None,
        stop: &shared.stop,
    };
    loop {
        let next = shared.next.fetch_add(1, Ordering::Relaxed);
        let Some(&pairing) = schedule.pairings.get(next) else {
            return Ok(());
        };
        for (slot, at) in pairing.slots() {
            // Engines that do not play are not left running.
            if playing[slot.index()] != at {
                runner.engines[slot.index()] = engine(at);
            }
        }
        playing = pairing.engines;
        let opening = schedule.book.opening(pairing.opening);
        // Each game of a pair takes one.
        runner.seed = pairing.seed;
        let Some(one_first) = runner.play(opening, Slot::One)? else {
            return Ok(());
        };
        let Some(two_first) = runner.play(opening, Slot::Two)? else {
            return Ok(());
        };
        if !report_pair(pairing, [one_first, two_first]) {
            return Ok(());
        }
    }
}
