//! The trait of all games: two sides, cells, immutable positions, and moves entered as a path of cells.
//!
//! This module owns the [`Game`] trait and the few types that every game shares. It is independent
//! of any particular game, of search and of rendering.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::codes::{OutcomeReason, RefusalCode};
use crate::parse::ParseError;

/// One of the two players, in turn order. Views have 0 for the first player and 1 for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "0 | 1"))]
pub enum Side {
    /// The player who moves first.
    First,
    /// The player who moves second.
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

    /// 0 for the first player, 1 for the second: an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The digit of the side in position texts.
    #[must_use]
    pub const fn digit(self) -> char {
        match self {
            Self::First => '1',
            Self::Second => '2',
        }
    }

    /// The side of a digit; `None` for any other character.
    #[must_use]
    pub fn of_digit(digit: char) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.digit() == digit)
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

/// A cell of a board. Each game has its own numbering; [`render`](crate::render) maps cells to
/// coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

/// How a game ended: the winner, if any, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason for the end of the game.
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

/// The pie rule, for games that list it among their options: the second player may take over the
/// first move. [`crate::replay`] implements it.
pub const SWAP: &str = "swap";

/// Black begins instead of White, for games that list it among their options. It exchanges the
/// colours of the sides and changes nothing else.
pub const BLACK_BEGINS: &str = "black-begins";

/// The optional rules of a game that are on, and its [variant](Game::VARIANTS).
///
/// ```
/// use ergo_games::game::Options;
/// const KNOWN: &[&str] = &["swap", "black-begins"];
/// let mut options = Options::default();
/// assert!(options.set(KNOWN, "swap", true));
/// assert!(!options.set(KNOWN, "swop", true));
/// assert_eq!(options.names(KNOWN), ["swap"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// A bit for each optional rule, in the order of the list of the variant.
    rules: u32,
    variant: usize,
}

impl Options {
    /// No optional rule of a variant.
    #[must_use]
    pub const fn of_variant(variant: usize) -> Self {
        Self { rules: 0, variant }
    }

    /// The same optional rules of another variant.
    #[must_use]
    pub const fn in_variant(self, variant: usize) -> Self {
        Self { variant, ..self }
    }

    /// The index of the variant in [`Game::VARIANTS`].
    #[must_use]
    pub const fn variant(self) -> usize {
        self.variant
    }

    /// Switches an option on or off. Returns `false` if the list does not contain it.
    pub fn set(&mut self, known: &[&str], name: &str, on: bool) -> bool {
        let Some(bit) = Self::bit(known, name) else {
            return false;
        };
        self.rules = if on {
            self.rules | bit
        } else {
            self.rules & !bit
        };
        true
    }

    /// Whether an option of the list is on.
    #[must_use]
    pub fn has(self, known: &[&str], name: &str) -> bool {
        Self::bit(known, name).is_some_and(|bit| self.rules & bit != 0)
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

/// A game among those that share a type: the same rules on another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The identifier of the game in protocols, URLs and files.
    pub id: &'static str,
    /// The names of its optional rules; all of them are off by default.
    pub options: &'static [&'static str],
    /// The number of symmetries of its board that keep what belongs to each side, including the identity.
    pub symmetries: usize,
}

/// A move that the rules forbid, with the position it was tried on.
///
/// ```
/// use ergo_games::game::{Game, Options};
/// use ergo_games::games::ergo::Position;
///
/// let start = Position::start(Options::default());
/// let mv = start.parse_move("e5").unwrap();
/// let refused = start.play(mv).unwrap().play(mv).unwrap_err();
/// assert!(!refused.position.is_legal(refused.rejected));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove<G: Game> {
    /// The position, unchanged.
    pub position: G,
    /// The move that is not legal there.
    pub rejected: G::Move,
}

impl<G: Game> fmt::Display for IllegalMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not legal in {}", self.rejected, self.position)
    }
}

impl<G: Game> std::error::Error for IllegalMove<G> {}

/// More legal moves than can be listed. Only games with such positions return it.
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

impl std::error::Error for TooMany {}

/// A message to the player: a code and, if the message contains a number, that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason<C> {
    /// The code of the message.
    pub code: C,
    /// The number in the message, such as the number of stones to capture.
    pub number: Option<u32>,
}

impl<C> From<C> for Reason<C> {
    fn from(code: C) -> Self {
        Self { code, number: None }
    }
}

/// A cell that may be touched next during move entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The cell.
    pub cell: Cell,
    /// Whether touching it completes a legal move.
    pub completes: bool,
    /// Whether a legal move continues from there.
    pub continues: bool,
}

/// A two-player game, represented by its positions. `Display` writes the position text.
///
/// A position is small and cheap to copy; playing a move returns a new one.
///
/// A *move* is a path of cells: one for a drop, two for a step, every cell of a capture or of a
/// sowing. A *choice* represents all moves with the same result: the search works with choices,
/// players enter moves.
///
/// ```
/// use ergo_games::draft::grid;
/// use ergo_games::game::{Game, Side};
/// use ergo_games::games::ergo::Position;
///
/// let position = grid::position::<Position>(
///     ". . . . . . . . . .
///      . . . . . . . . . .
///      . . . . . . . . . .
///      . . . . s . . . . .
///      . . S S S S . . . .
///      . . . . s s . . . .
///      . . . . . . . . . .
///      . . . . . . . . . .
///      . . . . . . . . . .
///      1",
/// );
/// let five = position.parse_move("g5").unwrap();
/// assert!(position.is_legal(five));
/// let after = position.play(five).unwrap();
/// assert_eq!(after.outcome().unwrap().winner, Some(Side::First));
/// assert_eq!(after.moves(), Ok(vec![]));
/// ```
pub trait Game: Clone + Eq + fmt::Debug + fmt::Display + Send + 'static {
    /// A move: small, and meaningful only for the position it is played on, which also
    /// [writes](Game::move_text) and [reads](Game::parse_move) it.
    type Move: Copy + Eq + fmt::Debug + Send;

    /// The games that are played by these positions. The first is the default.
    const VARIANTS: &'static [Variant];

    /// The game of the options.
    #[must_use]
    fn variant_of(options: Options) -> &'static Variant {
        &Self::VARIANTS[options.variant()]
    }

    /// The starting position.
    fn start(options: Options) -> Self;

    /// Reads a position text.
    ///
    /// # Errors
    /// Rejects everything except the canonical spelling, with the location of the error.
    fn parse(text: &str, options: Options) -> Result<Self, ParseError>;

    /// The index in [`Game::VARIANTS`] of the game that the position belongs to.
    fn variant(&self) -> usize {
        0
    }

    /// The player to move.
    fn turn(&self) -> Side;

    /// A hash of everything that distinguishes two positions, updated incrementally.
    fn key(&self) -> u64;

    /// The same hash, computed from scratch; the laws compare the two.
    fn key_from_scratch(&self) -> u64;

    /// The outcome, if the board decides the game. Does not check whether the player to move has a
    /// legal move; [`Game::outcome`] does.
    fn decided(&self) -> Option<Outcome>;

    /// The outcome for a player to move who has no legal move.
    fn outcome_without_moves(&self) -> Outcome;

    /// Appends one move for each distinct result that the player to move can reach; none if the
    /// game is decided. If there are more than [`Game::results`] can count, appends a deterministic
    /// sample.
    fn choices(&self, into: &mut Vec<Self::Move>);

    /// Every legal move, in no particular order.
    ///
    /// # Errors
    /// Fails if the position has more moves than can be listed.
    fn moves(&self) -> Result<Vec<Self::Move>, TooMany> {
        let mut moves = Vec::new();
        self.choices(&mut moves);
        Ok(moves)
    }

    /// The number of choices that [`Game::choices`] finds.
    fn count(&self) -> u64 {
        let mut moves = Vec::new();
        self.choices(&mut moves);
        moves.len() as u64
    }

    /// The number of distinct results that the player to move can reach.
    ///
    /// # Errors
    /// Fails if the position has more results than can be counted.
    fn results(&self) -> Result<u64, TooMany> {
        Ok(self.count())
    }

    /// Whether a move is legal.
    fn is_legal(&self, mv: Self::Move) -> bool;

    /// The position after a move that is known to be legal. For any other move the result is
    /// meaningless.
    #[must_use]
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// The [key](Game::key) of the position after a move that is known to be legal.
    fn key_after(&self, mv: Self::Move) -> u64 {
        self.play_unchecked(mv).key()
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Returns the position with an illegal move.
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

    /// The outcome of the position, regardless of repetition.
    fn outcome(&self) -> Option<Outcome> {
        self.decided()
            .or_else(|| (self.count() == 0).then(|| self.outcome_without_moves()))
    }

    /// Reads a move text.
    ///
    /// # Errors
    /// Rejects everything except the canonical spelling of a legal move; a syntax error has a
    /// location.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// The canonical text of a move.
    fn move_text(&self, mv: Self::Move) -> String;

    /// The texts of moves that are played one after the other, from this position on.
    #[inline(never)]
    fn line_texts(&self, line: &[Self::Move]) -> Vec<String> {
        let mut position = self.clone();
        let mut texts = Vec::with_capacity(line.len());
        for &mv in line {
            texts.push(position.move_text(mv));
            position = position.play_unchecked(mv);
        }
        texts
    }

    /// Whether a legal move neither captures nor enters anything: a game can go on for ever with such moves.
    fn is_quiet(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// The cells that a player touches to enter a move, in order.
    fn path(&self, mv: Self::Move) -> Vec<Cell>;

    /// The legal move that touches exactly these cells.
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

    /// The only move that starts with these cells and ends on `end`, if the cells in between need
    /// not be touched. Games with short moves have no shortcuts.
    fn shortcut(&self, path: &[Cell], end: Cell) -> Option<Self::Move> {
        let _ = (path, end);
        None
    }

    /// Why no legal move starts with these cells. Called only if the last cell is the first that
    /// does not fit.
    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode>;

    /// The cell onto which a symmetry of the board of a variant takes a cell. Symmetry 0 is the identity.
    #[must_use]
    fn image(options: Options, cell: Cell, symmetry: usize) -> Cell {
        let _ = (options, symmetry);
        cell
    }

    /// The cell that is to a side what a cell is to the other side.
    #[must_use]
    fn opposite(cell: Cell) -> Cell {
        cell
    }
}

/// The number of paths of exactly `depth` choices from a position. A decided position has none.
///
/// ```
/// use ergo_games::game::{Game, Options, perft};
/// use ergo_games::games::ergo::Position;
/// assert_eq!(perft(&Position::start(Options::default()), 2), Ok(8010));
/// ```
///
/// # Errors
/// Fails if a position in the tree has more choices than can be counted.
pub fn perft<G: Game>(position: &G, depth: u32) -> Result<u64, TooMany> {
    perft_until(position, depth, &|| false).map(Option::unwrap_or_default)
}

/// The same as [`perft`]; `None` once the function, which is called now and then, returns `true`.
///
/// # Errors
/// Fails if a position in the tree has more choices than can be counted.
pub fn perft_until<G: Game>(
    position: &G,
    depth: u32,
    interrupt: &dyn Fn() -> bool,
) -> Result<Option<u64>, TooMany> {
    let mut lists: Vec<Vec<G::Move>> = vec![Vec::new(); depth as usize];
    let mut perft = Perft {
        interrupt,
        positions: 0,
    };
    perft.walk(position, depth, &mut lists)
}

/// A perft that is being counted.
struct Perft<'a> {
    interrupt: &'a dyn Fn() -> bool,
    /// The positions whose choices were counted.
    positions: u32,
}

impl Perft<'_> {
    /// Positions between two calls of the interrupt.
    const POSITIONS_PER_CALL: u32 = 64;

    /// The lists are passed down so that each depth reuses its own.
    fn walk<G: Game>(
        &mut self,
        position: &G,
        depth: u32,
        lists: &mut [Vec<G::Move>],
    ) -> Result<Option<u64>, TooMany> {
        if depth == 0 {
            return Ok(Some(1));
        }
        self.positions = self.positions.wrapping_add(1);
        if self.positions.is_multiple_of(Self::POSITIONS_PER_CALL) && (self.interrupt)() {
            return Ok(None);
        }
        let results = position.results()?;
        let [moves, deeper @ ..] = lists else {
            return Ok(Some(0));
        };
        if depth == 1 {
            return Ok(Some(results));
        }
        moves.clear();
        position.choices(moves);
        let mut sum = 0;
        for &mv in moves.iter() {
            match self.walk(&position.play_unchecked(mv), depth - 1, deeper)? {
                Some(lines) => sum += lines,
                None => return Ok(None),
            }
        }
        Ok(Some(sum))
    }
}
