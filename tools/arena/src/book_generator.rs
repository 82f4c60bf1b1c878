//! Generating an opening book: random but reasonable moves to positions that score about even.

use crate::book;
use crate::book_options::BookOptions;
use crate::engine::{Engine, Forfeit, GameId};
use crate::limit::Limit;
use crate::options::{EngineConfig, Program};
use crate::programs::Programs;
use crate::referee::Referee;
use crate::runner::with_move;
use crate::slot::Slot;
use crate::ticker::Ticker;
use anyhow::{Context as _, Result, bail};
use ergo::dice::Dice;
use ergo::hash::random;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Random moves considered at each ply.
const CANDIDATES: usize = 8;
/// The best of them by a quick search, of which one is played.
const KEPT: usize = 3;
/// Nodes of that quick search.
const QUICK_NODES: u64 = 200;
/// Attempts per opening before giving up.
const ATTEMPTS: u64 = 100;

struct BookGenerator {
    referee: Referee,
    /// Ranks candidate moves by a quick search.
    quick: Engine,
    /// Scores a whole opening.
    full: Engine,
    options: BookOptions,
}

/// Generates a book and writes it.
///
/// # Errors
/// If too few such openings are found, or the file cannot be written.
pub(crate) fn generate(engine: &Path, options: &BookOptions) -> Result<()> {
    let mut generator = BookGenerator::new(engine, options)?;
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

impl BookGenerator {
    fn new(engine: &Path, options: &BookOptions) -> Result<Self> {
        let referee = Referee::start(engine, options.game.as_deref())?;
        let game = referee.game().clone();
        Ok(Self {
            referee,
            quick: start_engine(engine, &game, QUICK_NODES)?,
            full: start_engine(engine, &game, options.nodes)?,
            options: options.clone(),
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
            let Some(opening) =
                self.opening(&mut Dice::new(random(self.options.seed) ^ attempt))?
            else {
                continue;
            };
            // Transpositions are one opening.
            if positions.insert(self.referee.position(&opening)?) {
                openings.push(opening);
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

    /// One attempt; `None` if the opening ends early or is not even.
    fn opening(&mut self, dice: &mut Dice) -> Result<Option<String>> {
        let mut moves = "startpos".to_owned();
        for _ in 0..self.options.plies {
            let Some(next) = self.next(&moves, dice)? else {
                return Ok(None);
            };
            moves = next;
        }
        let score = evaluate(&mut self.full, &moves)?;
        let is_even = score.is_some_and(|score| score.unsigned_abs() <= self.options.band);
        Ok(is_even.then_some(moves))
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

/// Our engine with a small transposition table, which is quickly cleared.
fn start_engine(engine: &Path, game: &GameId, nodes: u64) -> Result<Engine> {
    let limit = Limit::nodes(nodes);
    let config = EngineConfig {
        program: Program::Ours,
        options: vec![("Hash".to_owned(), "1".to_owned())],
        limit,
        timeout: limit.timeout(),
    };
    let programs = Programs {
        ours: engine.to_owned(),
        baseline: PathBuf::new(),
    };
    let mut engine = Engine::new(Slot::One, &config, &programs, game);
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
