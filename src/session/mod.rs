//! A game that is played, a move being entered and an engine that thinks, behind one trait that does not
//! show which game it is. The web and the text protocol see only this.
//!
//! | module | what it owns |
//! |---|---|
//! | [`game`] | the session of one game: its tree of moves, the entry of a move, the views |
//! | [`thinker`] | the engine as a session uses it |
//! | [`view`] | what a page shows, as plain data |
//! | [`annotations`] | what a game text says about a game, as plain data |

pub mod annotations;
mod game;
#[cfg(test)]
mod tests;
mod thinker;
pub mod view;

use std::fmt;

use crate::game::{Cell, Options, Outcome, Side, TooMany};
use crate::parse::ParseError;
use crate::render::{Board, Render};
use crate::replay::{GameTree, RulesChecker};
use crate::search::bench::Bench;
use crate::search::{Evaluate, Limits, Progress};
use game::GameSession;
pub use thinker::DEFAULT_HASH;
use view::{SearchInfo, View};

/// Everything a game needs to be played here: rules, looks and opinions.
pub trait Playable: Render + Evaluate {}

impl<G: Render + Evaluate> Playable for G {}

/// A session, or why the position it was to start from cannot be read.
pub type Opened = Result<Box<dyn Session>, ParseError>;

/// A game as the registry knows it.
#[derive(Debug)]
pub struct Registration {
    /// Its name.
    pub id: &'static str,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// What its board looks like.
    pub board: fn() -> Board,
    /// Starts a new game.
    pub open: fn(Options) -> Box<dyn Session>,
    /// Starts a game from a position text, or else from the start.
    pub open_at: fn(Options, Option<&str>) -> Opened,
}

impl Registration {
    /// Registers a game.
    #[must_use]
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            options: G::OPTIONS,
            board: G::board,
            open: |options| Box::new(GameSession::<G>::new(options)),
            open_at: |options, position| {
                let session = GameSession::<G>::from_position(options, position)?;
                Ok(Box::new(session))
            },
        }
    }
}

/// Prints the name of the game. As a supertrait, `Debug` would put the derived output of every game into
/// the WebAssembly module.
impl fmt::Debug for dyn Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game())
    }
}

/// A game that is played, whichever it is.
pub trait Session {
    /// The name of the game.
    fn game(&self) -> &'static str {
        self.tree().game()
    }

    /// The options of the game that are on.
    fn options(&self) -> Options {
        self.tree().options()
    }

    /// Replaces the game by that of a line, `startpos` or `fen` with a position, and `moves`, under the
    /// same options.
    ///
    /// # Errors
    /// A line that cannot be read changes nothing.
    fn set_up(&mut self, line: &str) -> Result<(), ParseError>;

    /// Plays the moves of a line from the start, so that what a game text says stays in the tree. A line
    /// from another start replaces the game as [`Session::set_up`] does.
    ///
    /// # Errors
    /// A line that cannot be read leaves the game after its last legal move.
    fn follow(&mut self, line: &str) -> Result<(), ParseError>;

    /// The start and the main line of the game, undone turns included.
    fn line(&self) -> String {
        self.tree().line()
    }

    /// The moves and variations of the game, and what is said about them.
    fn tree(&self) -> &GameTree {
        self.replay().tree()
    }

    /// What checks and adds moves.
    fn replay(&self) -> &dyn RulesChecker;

    /// The same, to add moves as a game text has them: unlike [`Session::play`], it never replaces any.
    fn replay_mut(&mut self) -> &mut dyn RulesChecker;

    /// The position text.
    fn position(&self) -> String;

    /// Every legal move as text, sorted.
    ///
    /// # Errors
    /// Says so if there are too many to list.
    fn moves(&self) -> Result<Vec<String>, TooMany>;

    /// How many different positions can be reached in one move.
    ///
    /// # Errors
    /// Says so if there are too many to count.
    #[cfg(feature = "protocol")]
    fn results(&self) -> Result<u64, TooMany>;

    /// Counts the lines of so many plies.
    ///
    /// # Errors
    /// Says so if a position on the way has too many moves to count.
    #[cfg(feature = "protocol")]
    fn perft(&self, depth: u32) -> Result<u64, TooMany>;

    /// Takes a turn.
    ///
    /// # Errors
    /// Says why it may not be taken; nothing changes then.
    fn play(&mut self, text: &str) -> Result<(), ParseError>;

    /// Says whether a turn may be taken, and takes none.
    ///
    /// # Errors
    /// Says why it may not.
    fn check(&self, text: &str) -> Result<(), ParseError>;

    /// Enters a cell of a move, or returns the move that the cell completes. A completed move is not
    /// played: nothing has changed, and [`Session::play`] plays it. A number that is not a cell of the
    /// board is ignored.
    fn tap(&mut self, cell: Cell) -> Option<String>;

    /// Takes back the last cell entered.
    fn untap(&mut self);

    /// How many turns were taken and not undone.
    fn at(&self) -> usize;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The outcome, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// Goes to the position after so many turns; `false` if there are not so many.
    fn go_to(&mut self, at: usize) -> bool;

    /// The game as it is to be shown.
    fn view(&self) -> View;

    /// The game as it would be shown after some more turns, of which the last is seen to move. There
    /// is nothing to enter there, as the game stays where it is.
    ///
    /// # Errors
    /// Says which turn may not be taken, and why.
    fn preview(&self, turns: &[String]) -> Result<View, ParseError>;

    /// Begins to think about the position. [`Session::think`] goes on with it. Where the game is over
    /// there is nothing to think about.
    fn begin(&mut self, limits: Limits);

    /// Thinks until the clock shows `until`, or there is nothing left to think about.
    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress;

    /// Stops thinking.
    fn stop(&mut self);

    /// Seeks a win by threats for the player to move, within so many plies and looking at so many
    /// positions; there is none where the game is over. What was thought about the position is
    /// forgotten.
    #[cfg(feature = "protocol")]
    fn solve(&mut self, plies: u32, nodes: u32) -> view::Solved;

    /// What was found so far; `None` if nothing was thought about this position.
    fn search_info(&self) -> Option<SearchInfo>;

    /// Gives the engine a new, empty table of so many megabytes.
    #[cfg(feature = "protocol")]
    fn set_hash(&mut self, megabytes: usize);

    /// Lets the engine forget all it knows, as for a new game.
    fn forget(&mut self);

    /// Searches fixed positions of this game to fixed depths, whatever is being played.
    fn bench(&self) -> Bench;

    /// Searches the position with an empty table and at most this many nodes.
    #[cfg(feature = "protocol")]
    fn bench_here(&self, nodes: u64) -> Bench;
}
