//! A match between two engines.

use crate::book::Book;
use crate::engine::GameId;
use crate::game_log::GameLog;
use crate::options::MatchOptions;
use crate::pool::{self, Pairing, Schedule};
use crate::programs::Programs;
use crate::referee::Referee;
use crate::report;
use crate::score::Score;
use crate::slot::Slot;
use crate::sprt::{Sprt, SprtStatus};
use crate::ticker::Ticker;
use anyhow::{Result, bail};
use std::ops::ControlFlow;
use std::time::Instant;

/// Plays a match and prints its report.
///
/// # Errors
/// If it cannot be played, or an engine forfeited a game.
pub(crate) fn run(options: &MatchOptions) -> Result<()> {
    let programs = Programs::build(&options.engines)?;
    let mut referee = Referee::start(&programs.ours, options.game.as_deref())?;
    let book = if options.seeds {
        Book::start()
    } else {
        Book::of(options.book.as_deref(), referee.game())?
    };
    book.check(&mut referee)?;
    let started = Instant::now();
    println!("{}", report::title(options, referee.game(), &book));
    let score = play(options, &programs, referee.game(), &book)?;
    println!("{}", report::report(options, &score, started.elapsed()));
    if score.forfeits() > 0 {
        bail!("{} games were forfeited", score.forfeits());
    }
    Ok(())
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
    let pairing = |pair: u32| Pairing {
        engines: [0, 1],
        opening: pair as usize,
        seed: options.seeds.then_some(2 * u64::from(pair)),
    };
    let pairings: Vec<Pairing> = (0..options.pairs).map(pairing).collect();
    let schedule = Schedule {
        engines: &options.engines,
        pairings: &pairings,
        book,
        max_plies: options.max_plies,
        swap: options.swap,
        counts_choices: options.statistics,
        jobs: options.jobs,
    };
    let path = options.log.as_deref();
    let mut log = path
        .map(|path| GameLog::create(path, game, "Match"))
        .transpose()?;
    let mut score = Score::default();
    let mut ticker = Ticker::new();
    pool::play(&schedule, programs, game, &mut |pairing, pair| {
        for game in &pair {
            let longest = Slot::BOTH.map(|slot| score.search_stats[slot.index()].overruns.longest);
            if let Some(incident) = report::incident(Slot::BOTH.map(Slot::name), game, longest) {
                ticker.print(&incident);
            }
        }
        if let Some(log) = &mut log {
            log.add(pairing, &options.engines, &pair)?;
        }
        score.add(&pair);
        ticker.show(&report::progress(options, &score));
        let decided = |sprt: Sprt| sprt.status(&score.pairs) != SprtStatus::Continue;
        Ok(if options.sprt.is_some_and(decided) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        })
    })?;
    ticker.finish();
    Ok(score)
}
