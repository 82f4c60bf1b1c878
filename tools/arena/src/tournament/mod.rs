//! Tournaments: a round robin of any number of engines, in which each two play some openings from both sides.
//!
//! An engine that crashes, does not answer in time or plays an illegal move loses the game, which is counted and shown;
//! the tournament goes on. With a log, a tournament that was interrupted continues where it was.
//!
//! `options` is the command line, `table` the cross table, and `ratings` computes the ratings in it.

mod options;
mod ratings;
mod table;
#[cfg(all(test, unix))]
mod tests;

pub(crate) use options::{TournamentArgs, TournamentOptions};

use crate::book::Book;
use crate::engine::GameId;
use crate::game::{Game, Termination};
use crate::game_log::{self, GameLog, LoggedGame};
use crate::options::EngineConfig;
use crate::pool::{self, Pairing, Schedule};
use crate::programs::Programs;
use crate::referee::Referee;
use crate::report;
use crate::slot::{Side, Slot};
use crate::ticker::Ticker;
use anyhow::{Context as _, Result, bail, ensure};
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use table::{CrossTable, GameResult};

/// Plays a tournament and prints its cross table.
///
/// # Errors
/// If it cannot be played, or the log is that of another tournament.
pub(crate) fn run(options: &TournamentOptions) -> Result<()> {
    let programs = Programs::build(&options.engines)?;
    let mut referee = Referee::start(&programs.ours, options.game.as_deref())?;
    let book = Book::of(options.book.as_deref(), referee.game())?;
    book.check(&mut referee)?;
    println!("{}", title(options, referee.game()));
    let table = play(options, &programs, referee.game(), &book)?;
    print!("{}", table.text());
    Ok(())
}

fn title(options: &TournamentOptions, game: &GameId) -> String {
    let mut title = format!(
        "{}: {} openings from both sides, {} games in parallel",
        game.name, options.openings, options.jobs
    );
    for engine in &options.engines {
        let _ = write!(title, "\n  {}: {}", engine.name, engine.description());
    }
    title
}

/// Plays the games of a tournament that are not in its log, and returns its cross table.
///
/// # Errors
/// As [`run`].
fn play(
    options: &TournamentOptions,
    programs: &Programs,
    game: &GameId,
    book: &Book,
) -> Result<CrossTable> {
    ensure!(
        options.openings <= book.len(),
        "there are only {} openings",
        book.len()
    );
    let engines = &options.engines;
    let mut pairings = pairings(engines.len(), options.openings);
    let names = engines.iter().map(|engine| engine.name.clone()).collect();
    let mut table = CrossTable::new(names, 2 * pairings.len());
    let mut log = None;
    if let Some(path) = &options.log {
        let earlier = earlier_pairs(path, options, game, book)?;
        let mut text = String::new();
        for (pairing, games) in &earlier {
            pairings.retain(|wanted| wanted != pairing);
            for game in games {
                text.push_str(&game.text);
                table.add(game.result(engines)?);
            }
        }
        log = Some(continued(path, &text, game, &options.event)?);
    }
    let schedule = Schedule {
        engines,
        pairings: &pairings,
        book,
        max_plies: options.max_plies,
        swap: false,
        counts_choices: false,
        jobs: options.jobs,
    };
    let mut ticker = Ticker::new();
    pool::play(&schedule, programs, game, &mut |pairing, games| {
        for game in &games {
            let names = pairing.engines.map(|engine| engines[engine].name.as_str());
            let longest = pairing.engines.map(|engine| table.longest_overrun(engine));
            if let Some(incident) = report::incident(names, game, longest) {
                ticker.print(&incident);
            }
            table.add(result(pairing, game));
        }
        if let Some(log) = &mut log {
            log.add(pairing, engines, &games)?;
        }
        if let Some(path) = &options.table {
            let written = fs::write(path, table.text());
            written.with_context(|| format!("cannot write {}", path.display()))?;
        }
        ticker.show(&table.progress());
        Ok(ControlFlow::Continue(()))
    })?;
    ticker.finish();
    Ok(table)
}

/// Every pair of games: all engines play an opening before any of them plays the next one, so that a table in between
/// compares them by the same openings.
fn pairings(engines: usize, openings: usize) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for opening in 0..openings {
        for two in 1..engines {
            for one in 0..two {
                pairings.push(Pairing {
                    engines: [one, two],
                    opening,
                    seed: None,
                });
            }
        }
    }
    pairings
}

/// The result of a game that was just played.
fn result(pairing: Pairing, game: &Game) -> GameResult {
    let engine = |slot: Slot| pairing.engines[slot.index()];
    GameResult {
        players: [Side::First, Side::Second].map(|side| engine(game.first.playing(side))),
        winner: game.winning_side(),
        forfeit: match &game.termination {
            Termination::Forfeit(_, forfeit) => Some(forfeit.kind()),
            Termination::Rules | Termination::Length => None,
        },
        overruns: game.overruns(),
    }
}

impl LoggedGame {
    /// The players, by their names.
    fn players(&self, engines: &[EngineConfig]) -> Result<[usize; 2]> {
        let find = |name: &String| {
            let found = engines.iter().position(|engine| engine.name == *name);
            found.with_context(|| format!("{name} does not play in this tournament"))
        };
        let [first, second] = &self.names;
        Ok([find(first)?, find(second)?])
    }

    fn result(&self, engines: &[EngineConfig]) -> Result<GameResult> {
        Ok(GameResult {
            players: self.players(engines)?,
            winner: self.winner,
            forfeit: self.forfeit,
            overruns: self.overruns,
        })
    }

    /// The pair to which it belongs.
    fn pairing(&self, options: &TournamentOptions, game: &GameId, book: &Book) -> Result<Pairing> {
        ensure!(self.game == game.name, "it is a game of {}", self.game);
        let mut players = self.players(&options.engines)?;
        for (&player, described) in players.iter().zip(&self.descriptions) {
            let engine = &options.engines[player];
            let now = engine.description();
            ensure!(
                now == *described,
                "{} was “{described}”, not “{now}”",
                engine.name
            );
        }
        let opening = self.round.wrapping_sub(1);
        ensure!(
            opening < options.openings,
            "this tournament has no round {}",
            self.round
        );
        let begins = |opening: &str| {
            let rest = self.moves.strip_prefix(opening);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        ensure!(begins(book.opening(opening)), "it has another opening");
        players.sort_unstable();
        Ok(Pairing {
            engines: players,
            opening,
            seed: None,
        })
    }
}

/// The pairs of games in the log of a tournament that was interrupted, without those of which one game is missing.
fn earlier_pairs(
    path: &Path,
    options: &TournamentOptions,
    game: &GameId,
    book: &Book,
) -> Result<Vec<(Pairing, [LoggedGame; 2])>> {
    let mut pairs: Vec<(Pairing, [LoggedGame; 2])> = Vec::new();
    if !path.exists() {
        return Ok(pairs);
    }
    let mut alone: Vec<(Pairing, LoggedGame)> = Vec::new();
    for (number, logged) in (1..).zip(game_log::read(path)?) {
        let pairing = logged.pairing(options, game, book);
        let pairing = pairing.with_context(|| {
            let path = path.display();
            format!("{path}, game {number}, is not of this tournament; name another --log")
        })?;
        let is_twice = || format!("{}: game {number} is there twice", path.display());
        ensure!(
            !pairs.iter().any(|(other, _)| *other == pairing),
            is_twice()
        );
        let partner = alone.iter().position(|(other, _)| *other == pairing);
        match partner.map(|at| alone.swap_remove(at)) {
            None => alone.push((pairing, logged)),
            Some((_, partner)) if partner.names == logged.names => bail!(is_twice()),
            Some((_, partner)) => pairs.push((pairing, [partner, logged])),
        }
    }
    Ok(pairs)
}

/// The log with these games, to which others are added.
fn continued(path: &Path, games: &str, game: &GameId, event: &str) -> Result<GameLog> {
    if games.is_empty() {
        return GameLog::create(path, game, event);
    }
    // The games that are there are never without a file, whatever happens now.
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let copy = Path::new(&name);
    let mut log = GameLog::create(copy, game, event)?;
    log.add_text(games)?;
    let renamed = fs::rename(copy, path);
    renamed.with_context(|| format!("cannot write {}", path.display()))?;
    Ok(log)
}
