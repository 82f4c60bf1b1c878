//! What a game is: two sides, cells, positions that are played by making new ones, and moves that
//! are spelled as the cells a hand would touch.
//!
//! This module owns the [`Game`] trait and the few words every game shares. It refuses to know any
//! one game, how positions are searched, and how they are shown.

use std::fmt;

use crate::codes::{OutcomeReason, RefusalCode};
use crate::parse::ParseError;

/// One of the two players, in the order in which they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who begins.
    First,
    /// The player who answers.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second: an index into pairs.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The digit that stands for the side in position texts.
    #[must_use]
    pub const fn digit(self) -> char {
        match self {
            Self::First => '1',
            Self::Second => '2',
        }
    }

    /// The side that a digit stands for.
    #[must_use]
    pub fn of_digit(digit: char) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.digit() == digit)
    }
}

/// A cell of a board, numbered as its game likes; [`render`](crate::render) says where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

/// How a game ended: who won, if anyone did, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner, or nobody in a draw.
    pub winner: Option<Side>,
    /// What ended the game.
    pub reason: OutcomeReason,
}

impl Outcome {
    /// A win for a side.
    #[must_use]
    pub const fn win(side: Side, reason: OutcomeReason) -> Self {
        Self {
            winner: Some(side),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: OutcomeReason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }
}

/// The pie rule, for games that list it among their options: after the first move the second
/// player may take it over. [`crate::replay`] does the rest.
pub const SWAP: &str = "swap";

/// Black instead of White begins, for games that list it among their options. It changes the
/// colours of the sides, and nothing else.
pub const BLACK_BEGINS: &str = "black-begins";

/// A choice of rules: the options of a game that are switched on.
///
/// ```
/// use ergo::game::Options;
/// const KNOWN: &[&str] = &["swap", "black-begins"];
/// let mut options = Options::default();
/// assert!(options.set(KNOWN, "swap", true));
/// assert!(!options.set(KNOWN, "swop", true));
/// assert_eq!(options.names(KNOWN), ["swap"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(u32);

impl Options {
    /// Switches an option of the list on or off; `false` if the list does not have it.
    pub fn set(&mut self, known: &[&str], name: &str, on: bool) -> bool {
        let Some(bit) = Self::bit(known, name) else {
            return false;
        };
        self.0 = if on { self.0 | bit } else { self.0 & !bit };
        true
    }

    /// Whether an option of the list is on.
    #[must_use]
    pub fn has(self, known: &[&str], name: &str) -> bool {
        Self::bit(known, name).is_some_and(|bit| self.0 & bit != 0)
    }

    /// The options that are on, in the order of the list.
    #[must_use]
    pub fn names<'a>(self, known: &[&'a str]) -> Vec<&'a str> {
        known
            .iter()
            .copied()
            .filter(|name| self.has(known, name))
            .collect()
    }

    fn bit(known: &[&str], name: &str) -> Option<u32> {
        known
            .iter()
            .position(|&known| known == name)
            .map(|at| 1 << at)
    }
}

/// A move that the rules forbid, with the position it was tried on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove<G: Game> {
    /// The position, unchanged.
    pub position: G,
    /// The move that is not legal there.
    pub rejected: G::Move,
}

/// More legal moves than can be listed; only games with such positions return it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// The number that would have been exceeded.
    pub limit: usize,
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} moves are legal here", self.limit)
    }
}

/// Something to say to the player: a code, and the number in the sentence if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason<C> {
    /// What to say.
    pub code: C,
    /// The number that belongs to it, such as how many stones must be captured.
    pub number: Option<u32>,
}

impl<C> From<C> for Reason<C> {
    fn from(code: C) -> Self {
        Self { code, number: None }
    }
}

/// A cell that may be touched next while a move is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The cell.
    pub cell: Cell,
    /// Whether touching it finishes a legal move.
    pub completes: bool,
    /// Whether a legal move goes on from there.
    pub continues: bool,
}

/// A game of two players, as the value of one position. `Display` writes the position text.
///
/// A position is small and cheap to copy; playing a move makes a new one.
///
/// A *move* is spelled as a path of cells: the only cell of a drop, the two of a step, every cell
/// of a capture or of a sowing. A *choice* stands for all moves with the same result: searches walk
/// choices, people enter moves.
pub trait Game: Clone + Eq + fmt::Debug + fmt::Display + 'static {
    /// A move: small, and meaningful only together with the position it is played on.
    type Move: Copy + Eq + fmt::Debug;

    /// The name of the game in protocols, addresses and files.
    const ID: &'static str;

    /// The names of the options of the game; all of them are off by default.
    const OPTIONS: &'static [&'static str];

    /// The position in which the game begins.
    fn start(options: Options) -> Self;

    /// Reads a position text.
    ///
    /// # Errors
    /// Anything but the one canonical spelling is refused with the place of the fault.
    fn parse(text: &str, options: Options) -> Result<Self, ParseError>;

    /// The player to move.
    fn turn(&self) -> Side;

    /// A hash of all that tells two positions apart, kept up as moves are played.
    fn key(&self) -> u64;

    /// The same hash worked out from nothing; the laws compare the two.
    fn key_from_scratch(&self) -> u64;

    /// The outcome, if what stands on the board decides the game. It does not look whether the
    /// player to move can move; [`Game::outcome`] does.
    fn decided(&self) -> Option<Outcome>;

    /// The outcome for a player to move who has no legal move.
    fn outcome_without_moves(&self) -> Outcome;

    /// Appends one move for each different result that the player to move can reach; none if the
    /// game is decided. Where there are more than [`Game::results`] can count, it finds some of
    /// them, always the same.
    fn choices(&self, into: &mut Vec<Self::Move>);

    /// Every legal move, in no particular order.
    ///
    /// # Errors
    /// A game whose positions can have more moves than fit a list says so instead.
    fn moves(&self) -> Result<Vec<Self::Move>, TooMany> {
        let mut moves = Vec::new();
        self.choices(&mut moves);
        Ok(moves)
    }

    /// How many choices [`Game::choices`] finds.
    fn count(&self) -> u64 {
        let mut moves = Vec::new();
        self.choices(&mut moves);
        moves.len() as u64
    }

    /// How many different results the player to move can reach.
    ///
    /// # Errors
    /// A game whose positions can have more results than can be found says so instead.
    fn results(&self) -> Result<u64, TooMany> {
        Ok(self.count())
    }

    /// Whether a move is legal.
    fn is_legal(&self, mv: Self::Move) -> bool;

    /// The position after a move that is known to be legal. On other moves the result means nothing.
    #[must_use]
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// The position after a move.
    ///
    /// # Errors
    /// An illegal move gives the position back.
    fn play(self, mv: Self::Move) -> Result<Self, IllegalMove<Self>> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove {
                position: self,
                rejected: mv,
            })
        }
    }

    /// The outcome of the position by itself, repetition aside.
    fn outcome(&self) -> Option<Outcome> {
        self.decided()
            .or_else(|| (self.count() == 0).then(|| self.outcome_without_moves()))
    }

    /// Reads a move text.
    ///
    /// # Errors
    /// Anything but the canonical spelling of a legal move is refused, with the place of the fault
    /// if it is one of spelling.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// The canonical text of a move.
    fn move_text(&self, mv: Self::Move) -> String;

    /// The cells that a hand touches to make a move, in order.
    fn path(&self, mv: Self::Move) -> Vec<Cell>;

    /// The legal move that touches just these cells.
    fn move_of_path(&self, path: &[Cell]) -> Option<Self::Move>;

    /// The cells that may be touched after these.
    fn steps(&self, path: &[Cell]) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for mv in self.moves().unwrap_or_default() {
            let cells = self.path(mv);
            let Some((&cell, rest)) = cells.strip_prefix(path).and_then(|rest| rest.split_first())
            else {
                continue;
            };
            let at = steps.iter().position(|step| step.cell == cell);
            let at = at.unwrap_or_else(|| {
                steps.push(Step {
                    cell,
                    completes: false,
                    continues: false,
                });
                steps.len() - 1
            });
            steps[at].completes |= rest.is_empty();
            steps[at].continues |= !rest.is_empty();
        }
        steps
    }

    /// The move that goes on from these cells over others that nobody needs to touch and ends on a
    /// cell, if there is just one. A game whose moves are short has none.
    fn shortcut(&self, path: &[Cell], end: Cell) -> Option<Self::Move> {
        let _ = (path, end);
        None
    }

    /// Why no legal move begins with these cells. Only asked when the last cell is the first that
    /// does not fit.
    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode>;
}

/// The number of paths of exactly `depth` choices from a position. A decided position has none.
///
/// ```
/// use ergo::game::{Game, Options, perft};
/// use ergo::games::ergo::Position;
/// assert_eq!(perft(&Position::start(Options::default()), 2), Ok(8010));
/// ```
///
/// # Errors
/// Says so if a position on the way has more choices than can be found.
pub fn perft<G: Game>(position: &G, depth: u32) -> Result<u64, TooMany> {
    let mut lists: Vec<Vec<G::Move>> = vec![Vec::new(); depth as usize];
    walk(position, depth, &mut lists)
}

/// The lists are handed down so that each depth fills its own again and again.
fn walk<G: Game>(position: &G, depth: u32, lists: &mut [Vec<G::Move>]) -> Result<u64, TooMany> {
    match (depth, lists) {
        (0, _) => Ok(1),
        (1, _) => position.results(),
        (_, [moves, deeper @ ..]) => {
            position.results()?;
            moves.clear();
            position.choices(moves);
            moves
                .iter()
                .map(|&mv| walk(&position.play_unchecked(mv), depth - 1, deeper))
                .sum()
        }
        (_, []) => Ok(0),
    }
}
