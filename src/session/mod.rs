//! A session: a game, the move being entered and the engine, behind a trait object that hides which game
//! it is. The web interface and the text protocol use only this module.
//!
//! | module | what it owns |
//! |---|---|
//! | `game` | the session of one game: its tree of moves, the entry of a move, the views |
//! | [`reviewer`] | reviewing its game |
//! | [`exercise`] | exercises in its position |
//! | `snapshot` | the parts of a view that do not depend on the move being entered |
//! | `picture` | a board as a short text |
//! | `registration` | an entry of the registry of games |
//! | `thinker` | the engine as a session uses it |
//! | [`editor`] | setting up a position |
//! | [`view`] | the view that a page renders, as plain data |
//! | [`annotations`] | the annotations of a game text, as plain data |

pub mod annotations;
#[cfg(test)]
mod edit_tests;
pub mod editor;
pub mod exercise;
mod game;
mod picture;
mod registration;
pub mod reviewer;
mod snapshot;
#[cfg(test)]
mod tests;
mod thinker;
pub mod view;

use std::fmt;

use crate::advice::{Advise, Fact};
use crate::codes::{Tone, TreeEdit};
use crate::draft::SetUp;
#[cfg(feature = "protocol")]
use crate::explorer::Explorer;
use crate::game::{Cell, Options, Outcome, Side, TooMany};
use crate::parse::ParseError;
use crate::render::Board;
use crate::replay::content::cells_of;
use crate::replay::{EditError, GameTree, LineEdit, MoveEntry, RulesChecker};
use crate::search::bench::Bench;
#[cfg(feature = "protocol")]
use crate::search::budget::Interrupt;
use crate::search::evaluate::InvalidNet;
use crate::search::{Evaluate, Limits, Progress};
#[cfg(feature = "protocol")]
use crate::search::{Rival, rival::observation::Observation};
pub use exercise::Exercised;
pub use registration::{Opened, Registration};
pub use reviewer::{Examination, Reviewed};
pub use thinker::DEFAULT_HASH;
#[cfg(feature = "protocol")]
pub use thinker::{EngineOptions, NetSource};
use view::{AdviceView, Commentary, RefusalView, SearchInfo, ThreatView, View};

/// Everything that a session needs of a game: rules, rendering, setting up, evaluation and advice.
pub trait Playable: SetUp + Evaluate + Advise {}

impl<G: SetUp + Evaluate + Advise> Playable for G {}

/// Prints the name of the game. As a supertrait, `Debug` would put the derived output of every game into
/// the WebAssembly module.
impl fmt::Debug for dyn Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game())
    }
}

/// The session of any game.
///
/// ```
/// use ergo_games::game::{Options, Side};
///
/// let game = ergo_games::registry::find("emergo").unwrap();
/// let mut session = (game.open)(Options::default());
/// session.play("d7").unwrap();
/// assert_eq!(session.turn(), Side::Second);
/// assert!(session.check("d7").is_err());
/// assert_eq!(session.line(), "startpos moves d7");
/// assert!(session.go_to(0));
/// assert_eq!(session.position(), "x/x3/x5/x7/x9/x7/x5/x3/x 1 12-12");
/// ```
pub trait Session: Reviewed + Exercised {
    /// The id of the game.
    fn game(&self) -> &'static str {
        self.tree().game()
    }

    /// The options of the game that are on.
    fn options(&self) -> Options {
        self.tree().options()
    }

    /// Replaces the game by that of a position line, with the same options.
    ///
    /// # Errors
    /// Locates the error in the line. The session is then unchanged.
    #[cfg(feature = "protocol")]
    fn set_up(&mut self, line: &str) -> Result<(), ParseError>;

    /// Goes back to the starting position, which keeps the tree with its annotations. Another starting position,
    /// or `None` for the start of the game, replaces the game.
    ///
    /// # Errors
    /// Locates the error in the position. The session is then unchanged.
    fn start_from(&mut self, position: Option<&str>) -> Result<(), ParseError>;

    /// Plays moves that are separated by spaces, for a game that was stored: none of them is animated.
    ///
    /// # Errors
    /// Locates the error in the moves. The game is then at the last legal move.
    fn follow(&mut self, moves: &str) -> Result<(), ParseError>;

    /// The current line as a position line, undone turns included.
    fn line(&self) -> String {
        self.tree().line()
    }

    /// The moves, variations and annotations of the game.
    fn tree(&self) -> &GameTree {
        self.replay().tree()
    }

    /// The cursor that checks and adds moves.
    fn replay(&self) -> &dyn RulesChecker;

    /// The cursor, for adding moves from a game text.
    fn replay_mut(&mut self) -> &mut dyn RulesChecker;

    /// The position text.
    fn position(&self) -> String;

    /// Every legal move as text, sorted.
    ///
    /// # Errors
    /// Fails if there are too many to list.
    fn moves(&self) -> Result<Vec<String>, TooMany>;

    /// The number of different positions that one move can reach.
    ///
    /// # Errors
    /// Fails if there are too many to count.
    #[cfg(feature = "protocol")]
    fn results(&self) -> Result<u64, TooMany>;

    /// The number of move sequences of this length; `None` if it was interrupted.
    ///
    /// # Errors
    /// Fails if a position on the way has too many moves to count.
    #[cfg(feature = "protocol")]
    fn perft(&self, depth: u32, interrupt: Interrupt) -> Result<Option<u64>, TooMany>;

    /// Plays a turn.
    ///
    /// # Errors
    /// Says why the turn is illegal. The session is then unchanged.
    fn play(&mut self, text: &str) -> Result<(), ParseError>;

    /// Checks whether a turn is legal, without playing it.
    ///
    /// # Errors
    /// Says why the turn is illegal.
    fn check(&self, text: &str) -> Result<(), ParseError>;

    /// Ends the game as the players decide: by resigning, by agreeing on a draw, or on time. `false` if undone turns
    /// follow, if the game is over, or if players cannot end it like this.
    fn end(&mut self, ending: Outcome) -> bool;

    /// Enters a cell of a move. If the cell completes a move, returns the move and changes nothing:
    /// [`Session::play`] plays it. A number that is not a cell of the board is ignored.
    fn tap(&mut self, cell: Cell) -> Option<String>;

    /// The cells entered so far.
    fn entry(&self) -> &MoveEntry;

    /// Replaces the cells entered so far, and returns them.
    fn replace_entry(&mut self, entry: MoveEntry) -> MoveEntry;

    /// Takes back the last cell entered.
    fn untap(&mut self);

    /// The number of turns played and not undone.
    fn at(&self) -> usize;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The outcome, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// Goes to a ply of the current line; `false` if it is shorter.
    fn go_to(&mut self, at: usize) -> bool;

    /// Makes several edits that are undone together. `false` if there is nothing to change.
    ///
    /// # Errors
    /// Says which edit has a wrong value, and what is wrong with it. The edits before it are made then.
    fn edit_all(&mut self, edits: &[LineEdit]) -> Result<bool, EditError>;

    /// Whether played moves are variations, as in a study, or change the main line.
    fn set_study(&mut self, is_study: bool);

    /// The view of the game.
    fn view(&self) -> View;

    /// The rows of the board, the top one first, with `/` between them. Each cell is a letter: `s` a soldier, `l` a lion
    /// and `o` a stone, the top one of a stack, of the player with white pieces, the same in capitals of the other, and
    /// `.` an empty cell. Behind the letter of a stack is its height.
    fn picture(&self) -> String;

    /// The colours of the two sides.
    fn tones(&self) -> [Tone; 2];

    /// The view after further turns, with the animations of the last one. The game is unchanged, and the
    /// view offers no cells to enter.
    ///
    /// # Errors
    /// Locates the illegal turn.
    fn preview(&self, turns: &[String]) -> Result<View, ParseError>;

    /// The threats of the opponent of the player to move, the most important ones first, while the game goes on.
    fn threats(&self) -> Vec<ThreatView>;

    /// What there is to explain about the position, while the game goes on.
    fn facts(&self) -> Vec<Fact>;

    /// The cells of the reply that wins at once after the last move, if another move would have left the opponent none.
    fn refutation(&self) -> Option<Vec<u8>>;

    /// Explains a line that starts with a turn of the player to move. A swap needs no reasons.
    ///
    /// # Errors
    /// Locates the illegal turn.
    fn explain(&self, line: &[String]) -> Result<AdviceView, ParseError>;

    /// What there is to say about a move of the current line, which leads to its position after some plies, given the
    /// turns that are expected after it. Nothing if there is no such move, or if it is a swap.
    ///
    /// # Errors
    /// Locates the illegal turn.
    fn comment_on(&self, ply: usize, next: &[String]) -> Result<Option<Commentary>, ParseError>;

    /// Starts a search of the position, which [`Session::think`] continues. There is nothing to search if
    /// the game is over.
    fn begin(&mut self, limits: Limits);

    /// Continues the search until the clock reads `until` or the search is complete.
    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress;

    /// What the search has found since the last call, as a message to other engines that [take part](Limits::place) in
    /// it; empty if there is nothing.
    fn outgoing(&mut self) -> Vec<u8>;

    /// Takes what another engine has found. A message that is damaged, or about another position, is ignored.
    fn absorb(&mut self, message: &[u8]);

    /// Stops the search.
    fn stop(&mut self);

    /// Searches for a win by threats for the player to move, within limits of plies and nodes. A game
    /// that is over has none; an interrupt counts as reaching the node limit. Discards the results of an
    /// earlier search.
    #[cfg(feature = "protocol")]
    fn solve(&mut self, plies: u32, nodes: u32, interrupt: Interrupt) -> view::Solved;

    /// What the position offers, where a turn was played: facts to [fit](crate::search::rival::fit) rivals to. Nothing for a
    /// swap, or if the game is over. Discards the results of an earlier search.
    ///
    /// # Errors
    /// Says why the turn is illegal.
    #[cfg(feature = "protocol")]
    fn observe(&mut self, turn: &str) -> Result<Option<Observation>, ParseError>;

    /// The rivals that play about like the levels of the game, from level 0.
    #[cfg(feature = "protocol")]
    fn level_rivals(&self) -> Vec<Rival>;

    /// A move of a known opening, which a number chooses among the good ones; `None` if the game has left them, or if the swap
    /// rule decides. The explorer is of this game.
    #[cfg(feature = "protocol")]
    fn known_move(&self, explorer: &Explorer, seed: u64) -> Option<String>;

    /// The results so far; `None` if this position has not been searched.
    fn search_info(&self) -> Option<SearchInfo>;

    /// Sets the net that evaluates positions, from the bytes of its file, and drops all search data.
    ///
    /// # Errors
    /// If this is not a valid net of the game; nothing changes then.
    fn set_net(&mut self, bytes: &[u8]) -> Result<(), InvalidNet>;

    /// Replaces the engine.
    ///
    /// # Errors
    /// If the net is not a valid net of this game; the engine is then unchanged.
    #[cfg(feature = "protocol")]
    fn set_engine(&mut self, options: &EngineOptions) -> Result<(), InvalidNet>;

    /// Clears all search data, as for a new game.
    fn forget(&mut self);

    /// Searches fixed positions of this game to fixed depths, independently of the current position.
    fn bench(&self) -> Bench;

    /// The same as [`Session::bench`]; `None` if it was interrupted.
    #[cfg(feature = "protocol")]
    fn bench_until(&self, interrupt: Interrupt) -> Option<Bench>;

    /// Searches the position with an empty table and at most this many nodes; `None` if it was interrupted.
    #[cfg(feature = "protocol")]
    fn bench_here(&self, nodes: u64, interrupt: Interrupt) -> Option<Bench>;
}

impl dyn Session + '_ {
    /// Edits the tree at the end of a line, or goes there. `false` if there is no such line, or nothing to change.
    ///
    /// # Errors
    /// Says what is wrong with a value. The tree is then unchanged.
    pub fn edit(
        &mut self,
        edit: TreeEdit,
        line: &[String],
        values: &[String],
    ) -> Result<bool, ParseError> {
        let edited = self.edit_all(&[(edit, line.to_vec(), values.to_vec())]);
        edited.map_err(|rejected| rejected.error)
    }

    /// Why the cells that a text names cannot be entered one after the other, in a move of its own. `None` if they can,
    /// or if one of them is not on the board.
    pub fn refusal_of(&mut self, text: &str, board: &Board) -> Option<RefusalView> {
        let cells = cells_of(text)
            .into_iter()
            .map(|name| board.cell_named(name));
        let cells = cells.collect::<Option<Vec<_>>>()?;
        let entered = self.replace_entry(MoveEntry::default());
        for cell in cells {
            let is_complete = self.tap(cell).is_some();
            if is_complete || self.entry().refusal().is_some() {
                break;
            }
        }
        let tried = self.replace_entry(entered);
        tried.refusal().map(RefusalView::from)
    }
}
