//! Making a book: openings that chance plays, but not too badly, and that come out even.

use super::Programs;
use super::arbiter::Arbiter;
use super::book;
use super::dice::Dice;
use super::limit::Limit;
use super::plan::{Entrant, Program};
use super::player::{Fault, GameId, Player};
use super::recipe::Recipe;
use super::sides::Seat;
use super::table::extended;
use crate::failure::{Context as _, Failure, Outcome};
use crate::progress::Ticker;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How many moves chance proposes each time.
const PROPOSED: usize = 8;
/// Among how many of them it then chooses, the best of them at a first glance.
const CHOSEN: usize = 3;
/// How many positions such a glance takes in.
const GLANCE: u64 = 200;
/// How many openings are tried for each that is wanted before there are no more to be hoped for.
const TRIES: u64 = 100;

/// A maker of openings.
struct Baker {
    arbiter: Arbiter,
    /// Glances at a move.
    scout: Player,
    /// Judges an opening.
    judge: Player,
    recipe: Recipe,
}

/// Makes a book and writes it.
///
/// # Errors
/// Where there are not so many openings of the kind, or they cannot be written.
pub(crate) fn bake(engine: &Path, recipe: &Recipe) -> Outcome {
    let mut baker = Baker::new(engine, recipe)?;
    let openings = baker.openings()?;
    let game = baker.arbiter.game();
    let path = recipe.file.clone().unwrap_or_else(|| book::usual(game));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut text = format!("# cargo xtask book --game {} {recipe}\n", game.name);
    for opening in openings {
        text.push_str(&opening);
        text.push('\n');
    }
    fs::write(&path, text).context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} openings", path.display(), recipe.lines);
    Ok(())
}

impl Baker {
    fn new(engine: &Path, recipe: &Recipe) -> Outcome<Self> {
        let arbiter = Arbiter::start(engine, recipe.game.as_deref())?;
        let game = arbiter.game().clone();
        Ok(Self {
            arbiter,
            scout: thinker(engine, &game, GLANCE)?,
            judge: thinker(engine, &game, recipe.nodes)?,
            recipe: recipe.clone(),
        })
    }

    /// Openings until there are enough.
    fn openings(&mut self) -> Outcome<Vec<String>> {
        let mut openings = Vec::new();
        let mut positions = HashSet::new();
        let mut ticker = Ticker::new();
        let wanted = self.recipe.lines;
        for row in 0..TRIES * u64::from(wanted) {
            if openings.len() == wanted as usize {
                break;
            }
            let Some(opening) = self.opening(&mut Dice::new(self.recipe.seed, row))? else {
                continue;
            };
            // Different moves may lead to one position, which is one opening.
            if positions.insert(self.arbiter.position(&opening)?) {
                openings.push(opening);
            }
            ticker.show(&format!("{} of {wanted} openings", openings.len()));
        }
        ticker.finish();
        if openings.len() == wanted as usize {
            return Ok(openings);
        }
        let found = openings.len();
        Err(Failure::new(format!(
            "only {found} openings were found: ask for fewer, or for longer or less even ones"
        )))
    }

    /// One try: an opening, if it comes out even.
    fn opening(&mut self, dice: &mut Dice) -> Outcome<Option<String>> {
        let mut record = "startpos".to_owned();
        for _ in 0..self.recipe.plies {
            let Some(next) = self.next(&record, dice)? else {
                return Ok(None);
            };
            record = next;
        }
        let points = worth(&mut self.judge, &record)?;
        let even = points.is_some_and(|points| points.unsigned_abs() <= self.recipe.band);
        Ok(even.then_some(record))
    }

    /// The game with one more move, one of the better ones of those that chance proposes.
    fn next(&mut self, record: &str, dice: &mut Dice) -> Outcome<Option<String>> {
        let mut moves = self.arbiter.moves(record)?.unwrap_or_default();
        let mut proposed = Vec::new();
        while proposed.len() < PROPOSED
            && let Some(mv) = dice.take(&mut moves)
        {
            let after = extended(record, &mv);
            // What is won or lost at a glance does not come out even.
            if let Some(points) = worth(&mut self.scout, &after)? {
                proposed.push((points, after));
            }
        }
        // The worth is the opponent's. Those that are worth the same stay in the order of chance.
        proposed.sort_by_key(|&(points, _)| points);
        proposed.truncate(CHOSEN);
        Ok(dice.take(&mut proposed).map(|(_, after)| after))
    }
}

/// Our engine with a small table, which is quickly cleared.
fn thinker(engine: &Path, game: &GameId, nodes: u64) -> Outcome<Player> {
    let entrant = Entrant {
        program: Program::Ours,
        options: vec![("Hash".to_owned(), "1".to_owned())],
        limit: Limit::nodes(nodes),
        patience: Limit::nodes(nodes).patience(),
    };
    let programs = Programs {
        ours: engine.to_owned(),
        outsider: PathBuf::new(),
    };
    let mut player = Player::new(Seat::One, &entrant, &programs, game);
    player.sit_down()?;
    Ok(player)
}

/// What a game so far is worth to the player to move; `None` if it is over or its result is proven.
fn worth(thinker: &mut Player, record: &str) -> Outcome<Option<i32>> {
    // What was learnt about other openings must not matter.
    let thought = thinker.new_game().and_then(|()| thinker.think(record));
    match thought {
        Ok(thought) => Ok(thought.info.points),
        Err(Fault::Illegal(_)) => Ok(None),
        Err(fault) => Err(Failure::new(format!(
            "{}, “{record}”: {fault:?}",
            thinker.name()
        ))),
    }
}
