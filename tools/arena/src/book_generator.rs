//! Generating an opening book: random but reasonable moves to positions that score about even.
//!
//! In half of the openings the first player is to move, in half the second; and of each half, half score a little
//! better for the first player, half for the second. So whatever a score gives too much to the player to move, or to
//! the one who is ahead, favours neither player of a match. What the scores of a game give too much to one of its
//! players is seen only in games: the engine plays one from each opening, and either player wins half of them.

use crate::book;
use crate::book_options::BookOptions;
use crate::engine::{Engine, Forfeit, GameId};
use crate::game::Termination;
use crate::limit::Limit;
use crate::options::EngineConfig;
use crate::programs::Programs;
use crate::referee::{Referee, Status};
use crate::runner::{GameRunner, with_move};
use crate::slot::{Side, Slot};
use crate::ticker::Ticker;
use anyhow::{Context as _, Result, bail};
use ergo_games::dice::Dice;
use ergo_games::hash::random;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Random moves considered at each ply.
const CANDIDATES: usize = 8;
/// The best of them by a quick search, of which one is played.
const KEPT: usize = 3;
/// Nodes of that quick search.
const QUICK_NODES: u64 = 200;
/// Attempts per opening before giving up.
const ATTEMPTS: u64 = 200;
/// The part of the nodes that screens openings before the long search: one in this many.
const SCREENING: u64 = 20;
/// How much wider the band is in the screening.
const SCREENING_BAND: u32 = 2;
/// Longer games from openings are drawn.
const MAX_PLIES: u32 = 400;

struct BookGenerator<'a> {
    referee: Referee,
    /// Ranks candidate moves by a quick search.
    quick: Engine,
    /// Rejects openings that are clearly not even.
    screening: Engine,
    /// Scores a whole opening.
    full: Engine,
    /// Plays a game from an opening, if that is asked for.
    runner: Option<GameRunner<'a>>,
    options: BookOptions,
    quotas: Quotas,
    wins: Wins,
}

/// How many openings there still have to be, by the player to move and the player who is ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Quotas([[u32; 2]; 2]);

impl Quotas {
    /// Quotas that are as even as possible.
    fn of(lines: u32) -> Self {
        let quota = |turn: u32, ahead: u32| (lines + 2 * turn + ahead) / 4;
        Self([0, 1].map(|turn| [0, 1].map(|ahead| quota(turn, ahead))))
    }

    /// The quota of openings with this score for the player to move. An even score counts for either player.
    fn of_score(&mut self, turn: Side, score: i32) -> &mut u32 {
        let turn = usize::from(turn == Side::Second);
        let quotas = &mut self.0[turn];
        let ahead = match score.signum() {
            1 => turn,
            -1 => 1 - turn,
            _ => usize::from(quotas[0] == 0),
        };
        &mut quotas[ahead]
    }
}

/// How many openings there still have to be, by the player who wins the game from them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wins([u32; 2]);

impl Wins {
    /// Quotas that are as even as possible.
    fn of(lines: u32) -> Self {
        Self([lines.div_ceil(2), lines / 2])
    }

    /// The quota of openings with this winner. A draw counts for the player of whom more are wanted.
    fn of_winner(&mut self, winner: Option<Side>) -> &mut u32 {
        let winner = winner.map_or(usize::from(self.0[1] > self.0[0]), |winner| {
            usize::from(winner == Side::Second)
        });
        &mut self.0[winner]
    }
}

/// Generates a book and writes it.
///
/// # Errors
/// If too few such openings are found, or the file cannot be written.
pub(crate) fn generate(engine: &Path, options: &BookOptions) -> Result<()> {
    let stop = AtomicBool::new(false);
    let mut generator = BookGenerator::new(engine, options, &stop)?;
    let openings = generator.openings()?;
    let game = generator.referee.game();
    let path = options.file.clone();
    let path = path.unwrap_or_else(|| book::default_path(game));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let mut text = format!("# cargo xtask arena book --game {} {options}\n", game.name);
    for opening in openings {
        text.push_str(&opening);
        text.push('\n');
    }
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} openings", path.display(), options.lines);
    Ok(())
}

impl<'a> BookGenerator<'a> {
    fn new(engine: &Path, options: &BookOptions, stop: &'a AtomicBool) -> Result<Self> {
        let referee = Referee::start(engine, options.game.as_deref())?;
        let game = referee.game().clone();
        let runner = |nodes| -> Result<GameRunner<'a>> {
            Ok(GameRunner {
                engines: [
                    start_engine(engine, &game, nodes, "16")?,
                    start_engine(engine, &game, nodes, "16")?,
                ],
                referee: Referee::start(engine, options.game.as_deref())?,
                max_plies: MAX_PLIES,
                counts_choices: false,
                seed: None,
                stop,
            })
        };
        let runner = options.game_nodes.map(runner).transpose()?;
        Ok(Self {
            referee,
            quick: start_engine(engine, &game, QUICK_NODES, "1")?,
            screening: start_engine(engine, &game, options.nodes.div_ceil(SCREENING), "1")?,
            full: start_engine(engine, &game, options.nodes, "16")?,
            runner,
            options: options.clone(),
            quotas: Quotas::of(options.lines),
            wins: Wins::of(options.lines),
        })
    }

    fn openings(&mut self) -> Result<Vec<String>> {
        let mut openings = Vec::new();
        let mut positions = HashSet::new();
        let mut ticker = Ticker::new();
        let wanted = self.options.lines;
        for attempt in 0..ATTEMPTS * u64::from(wanted) {
            if openings.len() == wanted as usize {
                break;
            }
            // One move more leaves the other player to move.
            let plies = self.options.plies + u32::from(attempt % 2 == 1);
            let dice = &mut Dice::new(random(self.options.seed) ^ attempt);
            let Some((opening, score)) = self.opening(plies, dice)? else {
                continue;
            };
            let Ok(Status::Turn(turn)) = self.referee.status(&opening)? else {
                continue;
            };
            // Transpositions are one opening.
            let position = self.referee.position(&opening)?;
            if !positions.contains(&position) && self.is_wanted(&position, turn, score)? {
                openings.push(format!("fen {position}"));
                positions.insert(position);
            }
            ticker.show(&format!("{} of {wanted} openings", openings.len()));
        }
        ticker.finish();
        if openings.len() < wanted as usize {
            bail!(
                "found only {} openings: ask for fewer, longer or less even ones",
                openings.len()
            );
        }
        Ok(openings)
    }

    /// Counts an opening with this score for the player to move, if one like it is still wanted.
    fn is_wanted(&mut self, position: &str, turn: Side, score: i32) -> Result<bool> {
        let quota = self.quotas.of_score(turn, score);
        if *quota == 0 {
            return Ok(false);
        }
        if let Some(runner) = &mut self.runner {
            let game = runner.play(&format!("fen {position}"), Slot::One)?;
            let game = game.context("nobody stops the games from openings")?;
            if let Termination::Forfeit(slot, forfeit) = &game.termination {
                bail!("engine {}, “{}”: {forfeit:?}", slot.name(), game.moves);
            }
            let wins = self.wins.of_winner(game.winning_side());
            if *wins == 0 {
                return Ok(false);
            }
            *wins -= 1;
        }
        *quota -= 1;
        Ok(true)
    }

    /// One attempt, with its score for the player to move; `None` if the opening ends early or is not even.
    fn opening(&mut self, plies: u32, dice: &mut Dice) -> Result<Option<(String, i32)>> {
        let mut moves = "startpos".to_owned();
        for _ in 0..plies {
            let Some(next) = self.next(&moves, dice)? else {
                return Ok(None);
            };
            moves = next;
        }
        let band = self.options.band;
        let is_even = |band: u32| move |score: &i32| score.unsigned_abs() <= band;
        let screened = evaluate(&mut self.screening, &moves)?;
        if !screened.is_some_and(|score| is_even(SCREENING_BAND * band)(&score)) {
            return Ok(None);
        }
        let score = evaluate(&mut self.full, &moves)?;
        Ok(score.filter(is_even(band)).map(|score| (moves, score)))
    }

    /// Adds one of the better of some random moves.
    fn next(&mut self, moves: &str, dice: &mut Dice) -> Result<Option<String>> {
        let mut legal = self.referee.legal_moves(moves)?.unwrap_or_default();
        let mut candidates = Vec::new();
        while candidates.len() < CANDIDATES
            && let Some(mv) = dice.take(&mut legal)
        {
            let after = with_move(moves, &mv);
            // A position with a proven result is not even.
            if let Some(score) = evaluate(&mut self.quick, &after)? {
                candidates.push((score, after));
            }
        }
        // The score is the opponent's. The sort is stable: equal scores stay in random order.
        candidates.sort_by_key(|&(score, _)| score);
        candidates.truncate(KEPT);
        Ok(dice.take(&mut candidates).map(|(_, after)| after))
    }
}

/// Our engine with a transposition table of some megabytes: a small one is quickly cleared.
fn start_engine(engine: &Path, game: &GameId, nodes: u64, hash: &str) -> Result<Engine> {
    let limit = Limit::nodes(nodes);
    let config = EngineConfig::ours(limit, vec![("Hash".to_owned(), hash.to_owned())]);
    let programs = Programs {
        ours: engine.to_owned(),
        baseline: PathBuf::new(),
    };
    let mut engine = Engine::new(&config, &programs, game);
    engine.start()?;
    Ok(engine)
}

/// The score for the player to move; `None` if the game is over or its result proven.
fn evaluate(engine: &mut Engine, moves: &str) -> Result<Option<i32>> {
    // A cleared table makes the score independent of the openings before.
    let best = engine.new_game(None).and_then(|()| engine.go(moves));
    match best {
        Ok(best) => Ok(best.info.score),
        Err(Forfeit::Illegal(_)) => Ok(None),
        Err(forfeit) => bail!("{}, “{moves}”: {forfeit:?}", engine.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts one, if it is wanted.
    fn take(quota: &mut u32) -> bool {
        let is_wanted = *quota > 0;
        *quota -= u32::from(is_wanted);
        is_wanted
    }

    #[test]
    fn either_player_is_to_move_and_ahead_equally_often() {
        let mut quotas = Quotas::of(10);
        assert_eq!(quotas.0, [[2, 2], [3, 3]]);
        let mut taken = [0; 2];
        for score in [-9, -9, -9, 5, 0, 5] {
            taken[0] += u32::from(take(quotas.of_score(Side::First, score)));
            taken[1] += u32::from(take(quotas.of_score(Side::Second, score)));
        }
        // The third of -9 is one too many for the first player to move, and one of the last two.
        assert_eq!(taken, [4, 6]);
        assert_eq!(quotas.0, [[0; 2]; 2]);
    }

    #[test]
    fn either_player_wins_equally_often() {
        let mut wins = Wins::of(5);
        let results = [Some(Side::First), None, Some(Side::First), None, None];
        let taken = results.map(|winner| take(wins.of_winner(winner)));
        assert_eq!(taken, [true; 5]);
        assert_eq!(wins.0, [0; 2]);
        assert!(!take(wins.of_winner(Some(Side::Second))));
    }
}
