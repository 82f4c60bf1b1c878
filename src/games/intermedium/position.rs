//! The rules of Intermedium: turns, captures, the fall of a city and the end.
//!
//! It refuses to know texts, pictures and opinions about who stands better. How one stack is sown
//! is told in [`super::sowing`], what can be listed and counted in [`super::ways`] and
//! [`super::results`].

use super::board::{Direction, SPOTS, Set, Spot, cell, city, owner};
use super::results::{Effort, ResultEnumerator};
use super::sowing::{Footprint, Move, Sower};
use super::ways::{CompletionTable, all_moves, count_moves};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::game::{Cell, Game, Options, Outcome, Reason, Side, Step, TooMany};
use crate::hash::random;
use crate::parse::ParseError;

/// How many stones a player has.
pub const STONES: u8 = 44;
/// More moves than this are not listed, and more results not counted.
pub const LIMIT: usize = 100_000;
/// The option to move only the upper part of a stack.
pub const PARTIAL_MOVES: &str = "partial-moves";
/// The option to play without the opening rule.
pub const FREE_OPENING: &str = "free-opening";

/// The turns in which the opening rule holds: two of either player.
pub(super) const OPENING_TURNS: u8 = 4;
/// The height of the stacks at the start.
const FIRST_HEIGHT: u8 = 4;
/// How many results of one stack are kept where they are too many to be listed.
const SAMPLE: usize = 1_000;

/// A position of Intermedium.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The height of each stack, a single stone's being 1.
    heights: [[u8; SPOTS]; 2],
    /// Where stones stand, kept up with the heights.
    occupied: [Set; 2],
    /// Where two or more stand on each other, kept up with the heights.
    stacks: [Set; 2],
    turn: Side,
    /// The turns played so far, as far as the opening rule wants to know.
    turns: u8,
    rules: Rules,
    /// Whether the last move took the city of the player to move.
    fallen: bool,
    key: u64,
}

/// The options that matter to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rules {
    partial_moves: bool,
    free_opening: bool,
}

impl Rules {
    fn of(options: Options) -> Self {
        let has = |name| options.has(Position::OPTIONS, name);
        Self {
            partial_moves: has(PARTIAL_MOVES),
            free_opening: has(FREE_OPENING),
        }
    }
}

/// Positions are the same if their texts are, under the same rules. That a city has just fallen is
/// not told by where the stones stand, and nothing comes after it: it is no part of the comparison.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.heights == other.heights
            && (self.turn, self.turns, self.rules) == (other.turn, other.turns, other.rules)
    }
}

impl Eq for Position {}

/// What a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Captured {
    /// The stacks, as cells of the opponent's colour.
    pub(super) stacks: Set,
    /// Whether the opponent's city falls.
    pub(super) city: bool,
}

impl Captured {
    pub(super) const NONE: Self = Self {
        stacks: Set::EMPTY,
        city: false,
    };

    /// All of it in one word.
    pub(super) const fn bits(self) -> u64 {
        self.stacks.bits() | (self.city as u64) << SPOTS
    }

    /// How much it is: 0 for nothing, 1 for stacks, 2 for the city.
    pub(super) const fn rank(self) -> u8 {
        if self.city {
            2
        } else if self.stacks.is_empty() {
            0
        } else {
            1
        }
    }
}

impl Position {
    /// A board without stones; the parser and the start put them on it.
    pub(super) fn bare(turn: Side, turns: u8, options: Options) -> Self {
        let mut position = Self {
            heights: [[0; SPOTS]; 2],
            occupied: [Set::EMPTY; 2],
            stacks: [Set::EMPTY; 2],
            turn,
            turns,
            rules: Rules::of(options),
            fallen: false,
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// Makes a stack of a side so high, 0 for none.
    pub(super) fn set_height(&mut self, side: Side, spot: Spot, height: u8) {
        let own = side.index();
        let before = std::mem::replace(&mut self.heights[own][spot.index()], height);
        self.occupied[own].put(spot, height > 0);
        self.stacks[own].put(spot, height > 1);
        self.key ^= stack_key(side, spot, before) ^ stack_key(side, spot, height);
    }

    /// How many stones of a side lie on one of its cells.
    #[must_use]
    pub const fn height(&self, side: Side, spot: Spot) -> u8 {
        self.heights[side.index()][spot.index()]
    }

    /// The stones of a side.
    #[must_use]
    pub fn stones(&self, side: Side) -> u32 {
        let heights = self.heights[side.index()].iter();
        heights.map(|&height| u32::from(height)).sum()
    }

    /// Where a side has stones.
    #[must_use]
    pub const fn occupied(&self, side: Side) -> Set {
        self.occupied[side.index()]
    }

    /// Where a side has two stones or more on each other.
    #[must_use]
    pub const fn stacks(&self, side: Side) -> Set {
        self.stacks[side.index()]
    }

    /// The turns played so far, at most four.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether the player to move must advance and occupy an empty cell.
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        self.turns < OPENING_TURNS && !self.rules.free_opening
    }

    /// Whether a part of a stack may be moved.
    #[must_use]
    pub const fn allows_partial_moves(&self) -> bool {
        self.rules.partial_moves
    }

    /// The stacks that the player to move may sow, if the opening rule lets them.
    pub(super) fn sowers(&self) -> impl Iterator<Item = Sower> {
        let own = if self.fallen {
            Set::EMPTY
        } else {
            self.stacks(self.turn)
        };
        own.into_iter().filter_map(|spot| Sower::on(self, spot))
    }

    /// The stack that would be sown from a cell.
    pub(super) fn sower_on(&self, cell: Cell) -> Option<Sower> {
        let spot = Spot::of_cell(self.turn, cell)?;
        (!self.fallen).then(|| Sower::on(self, spot)).flatten()
    }

    /// What is taken from beside a cell where the last stone came down on a single one, if the
    /// player to move then has stones on these cells.
    pub(super) fn prey_beside(&self, last: Spot, own: Set) -> Captured {
        let enemy = self.turn.other();
        let surrounded = |spot: Spot| (spot.beside(enemy) - own).is_empty();
        let beside = last.beside(self.turn);
        let mut stacks = Set::EMPTY;
        for spot in beside & self.occupied(enemy) {
            stacks.put(spot, surrounded(spot));
        }
        Captured {
            stacks,
            city: beside.has(city(enemy)) && surrounded(city(enemy)),
        }
    }

    /// The position after the stones are dropped, before anything is taken and the turn ends. A path
    /// that leaves the board ends there.
    pub(super) fn drop_stones(&self, mv: Move) -> Self {
        let mut next = *self;
        let side = self.turn;
        let Some(start) = Spot::of_cell(side, mv.start()) else {
            return next;
        };
        // No more stones are dropped than there are, whatever the move says.
        let height = self.height(side, start);
        let dropped = mv.length().min(height);
        next.set_height(side, start, height - dropped);
        for spot in mv.sown(side).take(usize::from(dropped)) {
            next.set_height(side, spot, next.height(side, spot) + 1);
        }
        next
    }

    /// What a legal move takes, worked out without playing it.
    pub(super) fn captured_by(&self, mv: Move) -> Captured {
        mv.footprint(self.turn).map_or(Captured::NONE, |footprint| {
            self.prey_under(mv.start(), mv.length(), &footprint)
        })
    }

    /// What is taken when so many stones of the stack on a cell are dropped like this.
    #[inline]
    pub(super) fn prey_under(&self, start: Cell, length: u8, dropped: &Footprint) -> Captured {
        let start = Spot::of_cell(self.turn, start);
        let left = |spot| self.height(self.turn, spot).saturating_sub(length);
        let before = if Some(dropped.end) == start {
            left(dropped.end)
        } else {
            self.height(self.turn, dropped.end)
        };
        if before + dropped.visits != 2 {
            // The last stone does not come down on a single one.
            return Captured::NONE;
        }
        self.prey_of_capture(start.filter(|&start| left(start) == 0), dropped)
    }

    /// The same where the last stone comes down on a single one, and a cell may be emptied: that is
    /// rare, and kept out of the way of what is not.
    #[inline(never)]
    fn prey_of_capture(&self, emptied: Option<Spot>, dropped: &Footprint) -> Captured {
        let mut own = self.occupied(self.turn);
        if let Some(emptied) = emptied {
            own.put(emptied, false);
        }
        self.prey_beside(dropped.end, own | dropped.cells)
    }

    /// Appends a move for each of at most so many results of each stack.
    pub(super) fn sample(&self, most: usize, into: &mut Vec<Move>) {
        // Only who wants every result can be told that they are too many.
        let _ = ResultEnumerator::of(self, Effort::Sample(most)).gather(into);
    }

    /// The same stones with another player to move, after so many turns.
    pub(super) fn with_turns(mut self, turn: Side, turns: u8) -> Self {
        self.key ^= turn_key(self.turn, self.turns, self.rules) ^ turn_key(turn, turns, self.rules);
        (self.turn, self.turns) = (turn, turns);
        self
    }

    /// Whether the city of the player to move has just been taken.
    pub(super) const fn has_fallen(&self) -> bool {
        self.fallen
    }

    /// Whether any move is legal.
    fn can_move(&self) -> bool {
        self.sowers()
            .any(|sower| CompletionTable::of(&sower).goes_on(sower.begin()))
    }
}

impl Game for Position {
    type Move = Move;

    const ID: &'static str = "intermedium";
    const OPTIONS: &'static [&'static str] = &[PARTIAL_MOVES, FREE_OPENING];

    fn start(options: Options) -> Self {
        let mut position = Self::bare(Side::First, 0, options);
        for (row, columns) in [
            (1, [0, 2, 4, 6].as_slice()),
            (2, &[1, 3, 5]),
            (3, &[0, 2, 4, 6]),
            (6, &[0, 2, 4, 6]),
            (7, &[1, 3, 5]),
            (8, &[0, 2, 4, 6]),
        ] {
            for &column in columns {
                let here = cell(column, row);
                let side = owner(here);
                if let Some(spot) = Spot::of_cell(side, here) {
                    position.set_height(side, spot, FIRST_HEIGHT);
                }
            }
        }
        position
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        super::text::parse(text, options)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        let mut key = turn_key(self.turn, self.turns, self.rules);
        for side in Side::BOTH {
            for spot in Set::ALL {
                key ^= stack_key(side, spot, self.height(side, spot));
            }
        }
        key
    }

    fn decided(&self) -> Option<Outcome> {
        if self.fallen {
            Some(Outcome::win(self.turn.other(), OutcomeReason::City))
        } else if self.stacks(self.turn).is_empty() {
            Some(self.outcome_without_moves())
        } else {
            None
        }
    }

    /// Who has stacks but may move none, as the opening rule can have it in a made-up position, has
    /// lost like one who has none.
    fn outcome_without_moves(&self) -> Outcome {
        Outcome::win(self.turn.other(), OutcomeReason::NoStack)
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome_without_moves = || (!self.can_move()).then(|| self.outcome_without_moves());
        self.decided().or_else(outcome_without_moves)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        let before = into.len();
        if ResultEnumerator::of(self, Effort::Complete)
            .gather(into)
            .is_err()
        {
            into.truncate(before);
            self.sample(SAMPLE, into);
        }
    }

    fn results(&self) -> Result<u64, TooMany> {
        ResultEnumerator::of(self, Effort::Complete).count()
    }

    fn moves(&self) -> Result<Vec<Move>, TooMany> {
        let count = self
            .sowers()
            .fold(0, |sum: u64, sower| sum.saturating_add(count_moves(&sower)));
        if count > LIMIT as u64 {
            return Err(TooMany { limit: LIMIT });
        }
        let mut moves = Vec::new();
        for sower in self.sowers() {
            all_moves(&sower, &mut moves);
        }
        Ok(moves)
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.sower_on(mv.start()).is_some_and(|sower| {
            let reached = sower.follow(mv.directions());
            reached.is_some_and(|reached| sower.may_end(reached))
        })
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        let captured = self.captured_by(mv);
        let mut next = self.drop_stones(mv);
        for spot in captured.stacks {
            next.set_height(self.turn.other(), spot, 0);
        }
        next.fallen = captured.city;
        next.with_turns(self.turn.other(), OPENING_TURNS.min(self.turns + 1))
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        super::text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        super::text::move_text(&self.path(mv))
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        let sown = mv.sown(self.turn).map(|spot| spot.cell(self.turn));
        [mv.start()].into_iter().chain(sown).collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        let mv = move_along(path)?;
        self.is_legal(mv).then_some(mv)
    }

    /// Looks at the path and at what may come next, never at whole moves: those may be too many.
    fn steps(&self, path: &[Cell]) -> Vec<Step> {
        if path.is_empty() {
            return self.first_steps();
        }
        let Some((sower, mv)) = move_along(path).and_then(|mv| {
            let sower = self.sower_on(mv.start())?;
            Some((sower, mv))
        }) else {
            return Vec::new();
        };
        let Some(reached) = sower.follow(mv.directions()) else {
            return Vec::new();
        };
        let completions = CompletionTable::of(&sower);
        let next = |direction| {
            let next = sower.step(reached, direction)?;
            let step = Step {
                cell: next.at.cell(self.turn),
                completes: sower.may_end(next),
                continues: completions.goes_on(next),
            };
            (step.completes || step.continues).then_some(step)
        };
        Direction::ALL.into_iter().filter_map(next).collect()
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        match *path {
            [cell] => self.refused_start(cell).into(),
            [.., from, to] => self.refused_step(&path[..path.len() - 1], from, to),
            [] => RefusalCode::NothingHere.into(),
        }
    }
}

impl Position {
    /// The cells from which a move may set out.
    fn first_steps(&self) -> Vec<Step> {
        self.sowers()
            .filter(|sower| CompletionTable::of(sower).goes_on(sower.begin()))
            .map(|sower| Step {
                cell: sower.start.cell(self.turn),
                completes: false,
                continues: true,
            })
            .collect()
    }
}

/// The move that touches just these cells, legal or not, if each is one diagonal step from the one
/// before.
pub(super) fn move_along(path: &[Cell]) -> Option<Move> {
    let (&start, sown) = path.split_first()?;
    if sown.len() > usize::from(STONES) {
        return None;
    }
    let mut mv = Move::from(start);
    for pair in path.windows(2) {
        mv = mv.then(Direction::between(pair[0], pair[1])?);
    }
    Some(mv)
}

/// Why a tap is wrong.
impl Position {
    fn refused_start(&self, cell: Cell) -> RefusalCode {
        let side = owner(cell);
        let height = Spot::of_cell(side, cell).map_or(0, |spot| self.height(side, spot));
        match height {
            0 => RefusalCode::NothingHere,
            _ if side != self.turn => RefusalCode::NotYours,
            1 => RefusalCode::SingleStone,
            _ => RefusalCode::MustAdvance,
        }
    }

    /// Why a stone cannot be dropped on a cell after a path that can be gone on from.
    fn refused_step(&self, path: &[Cell], from: Cell, to: Cell) -> Reason<RefusalCode> {
        let fallback = Reason::from(RefusalCode::NothingHere);
        let Some((mv, sower)) =
            move_along(path).and_then(|mv| Some((mv, self.sower_on(mv.start())?)))
        else {
            return fallback;
        };
        let Some(reached) = sower.follow(mv.directions()) else {
            return fallback;
        };
        let Some(direction) = Direction::between(from, to) else {
            return RefusalCode::NotDiagonal.into();
        };
        match sower.step(reached, direction) {
            None if reached.sown == sower.height => fallback,
            None => RefusalCode::StraightBack.into(),
            Some(next) => Reason {
                code: refused_path(&sower, next),
                number: Some(u32::from(sower.left_behind(next.sown))),
            },
        }
    }
}

/// Why a sowing that came here in good order cannot be finished.
fn refused_path(sower: &Sower, next: super::sowing::SowingPath) -> RefusalCode {
    let free = Sower {
        opening: false,
        ..*sower
    };
    let occupied = super::sowing::SowingPath {
        occupies: true,
        ..next
    };
    let fits = |sower: &Sower, reached| {
        sower.may_end(reached) || CompletionTable::of(sower).goes_on(reached)
    };
    if !fits(&free, occupied) {
        RefusalCode::StonesLeft
    } else if !fits(sower, occupied) {
        RefusalCode::MustAdvance
    } else {
        RefusalCode::MustOccupy
    }
}

/// Where in the row of random numbers the keys of turns begin: beyond those of all stacks.
const TURN_KEYS: u64 = 1 << 16;

fn turn_key(turn: Side, turns: u8, rules: Rules) -> u64 {
    let number = turn as u64
        | u64::from(rules.partial_moves) << 1
        | u64::from(rules.free_opening) << 2
        | u64::from(turns) << 3;
    random(TURN_KEYS + number)
}

fn stack_key(side: Side, spot: Spot, height: u8) -> u64 {
    if height == 0 {
        return 0;
    }
    let cell = u64::from(spot.cell(side).0);
    random(cell << 8 | u64::from(height))
}
