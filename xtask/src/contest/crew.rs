//! The threads that play a match: each at a table of its own, taking one opening after the other.

use super::Programs;
use super::arbiter::Arbiter;
use super::book::Book;
use super::bout::Bout;
use super::plan::Plan;
use super::player::{GameId, Player};
use super::records::Records;
use super::report;
use super::sides::Seat;
use super::sprt::{Sprt, Verdict};
use super::table::Table;
use super::tally::Tally;
use crate::failure::Outcome;
use crate::progress::Ticker;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// What the threads share.
struct Shared<'a> {
    plan: &'a Plan,
    programs: &'a Programs,
    game: &'a GameId,
    book: &'a Book,
    /// The next pair that nobody plays yet.
    next: AtomicUsize,
    /// Whether all is to be left as it is.
    stop: AtomicBool,
}

/// Plays a match and counts what comes of it.
///
/// # Errors
/// Where a game cannot be played or not be written.
pub(crate) fn play(plan: &Plan, programs: &Programs, game: &GameId, book: &Book) -> Outcome<Tally> {
    let shared = Shared {
        plan,
        programs,
        game,
        book,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
    };
    let mut records = match &plan.records {
        Some(path) => Some(Records::create(path)?),
        None => None,
    };
    let mut tally = Tally::default();
    let mut ticker = Ticker::new();
    let (send, pairs) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.jobs.min(plan.pairs as usize) {
            let (send, shared) = (send.clone(), &shared);
            scope.spawn(move || {
                if let Err(failure) = work(shared, &|pair| send.send(Ok(pair)).is_ok()) {
                    // Nobody listens where another has failed before, and one failure is enough.
                    let _ = send.send(Err(failure));
                }
            });
        }
        drop(send);
        // Whatever happens in here, the threads must not play on when it is over.
        let counted = pairs.iter().try_for_each(|pair| {
            let pair = pair?;
            for bout in &pair {
                if let Some(trouble) = report::trouble(bout, &tally) {
                    ticker.tell(&trouble);
                }
                if let Some(records) = &mut records {
                    records.add(bout)?;
                }
            }
            tally.add(&pair);
            ticker.show(&report::so_far(plan, &tally));
            let decided = |sprt: Sprt| sprt.verdict(&tally.pairs) != Verdict::Open;
            if plan.sprt.is_some_and(decided) {
                shared.stop.store(true, Ordering::Relaxed);
            }
            Ok(())
        });
        shared.stop.store(true, Ordering::Relaxed);
        counted
    })?;
    ticker.finish();
    Ok(tally)
}

/// Plays pairs until there are no more, or nobody wants them.
fn work(shared: &Shared, hand_in: &dyn Fn([Bout; 2]) -> bool) -> Outcome {
    let Shared { plan, programs, .. } = *shared;
    let player = |seat: Seat| {
        let entrant = &plan.entrants[seat.index()];
        Player::new(seat, entrant, programs, shared.game)
    };
    let mut table = Table {
        players: Seat::BOTH.map(player),
        arbiter: Arbiter::start(&programs.ours, Some(&shared.game.name))?,
        max_plies: plan.max_plies,
        counts_choices: plan.nature,
        stop: &shared.stop,
    };
    loop {
        let pair = shared.next.fetch_add(1, Ordering::Relaxed);
        if pair >= plan.pairs as usize {
            return Ok(());
        }
        let opening = shared.book.opening(pair);
        let Some(one_first) = table.play(opening, Seat::One)? else {
            return Ok(());
        };
        let Some(two_first) = table.play(opening, Seat::Two)? else {
            return Ok(());
        };
        if !hand_in([one_first, two_first]) {
            return Ok(());
        }
    }
}
