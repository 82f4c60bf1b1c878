//! The rules of Emergo: what must be captured, what may be entered and moved, and how it ends.
//!
//! It refuses to know texts, pictures and opinions about who stands better.

use super::board::{BOARD, CENTRE, Direction, Set};
use super::capture;
use super::moves::{MAX_JUMPS, Move};
use super::stack::{Stack, Stacks};
use crate::codes::{OutcomeReason, RefusalCode};
use crate::game::{Cell, Game, Options, Outcome, Reason, Side, TooMany};
use crate::hash::random;
use crate::parse::ParseError;

/// How many stones a player has.
pub const STONES: u8 = 12;

/// The first player's very first stone may not enter in the centre, for games that are played with
/// this option.
pub const CENTRE_BAN: &str = "centre-ban";

/// A position of Emergo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    stacks: Stacks,
    /// The stones that either side has in hand.
    hands: [u8; 2],
    turn: Side,
    /// Whether the centre is closed to the first player's first stone.
    centre_ban: bool,
    key: u64,
}

impl Position {
    /// Puts a position together; the parser is the only one who makes positions out of nothing.
    pub(super) fn assemble(stacks: Stacks, hands: [u8; 2], turn: Side, options: Options) -> Self {
        let mut position = Self {
            stacks,
            hands,
            turn,
            centre_ban: options.has(Self::OPTIONS, CENTRE_BAN),
            key: 0,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// What stands on the board.
    #[must_use]
    pub const fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// How many stones a side has in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// How many stones the player to move would enter: one, or all that make the shadowpiece.
    #[must_use]
    pub fn entering(&self) -> u8 {
        let hand = self.hand(self.turn);
        match self.hand(self.turn.other()) {
            0 => hand,
            _ => hand.min(1),
        }
    }

    /// How many stones the player to move must capture; 0 if there is nothing to capture.
    #[must_use]
    pub fn required_captures(&self) -> u32 {
        capture::most(&self.stacks, self.turn)
    }

    /// The empty cells that are closed to entries because a stone there would give the opponent a
    /// capture. None are once the opponent has one anyway.
    #[must_use]
    pub fn banned_entries(&self) -> Set {
        if capture::capturers(&self.stacks, self.turn.other()).is_empty() {
            capture::capturable(&self.stacks, self.turn)
        } else {
            Set::EMPTY
        }
    }

    /// The centre, if it is empty and closed to the first player's first stone, who is to move.
    #[must_use]
    pub fn closed_centre(&self) -> Set {
        let first = self.turn == Side::First && self.hand(Side::First) == STONES;
        if self.centre_ban && first {
            Set::of(CENTRE) & self.stacks.empty()
        } else {
            Set::EMPTY
        }
    }

    /// The cells where the player to move may enter, if there is nothing to capture.
    fn enterable(&self) -> Set {
        self.stacks.empty() & !self.banned_entries() & !self.closed_centre()
    }

    /// The pieces of the player to move that can step in a direction.
    fn steppers(&self, direction: Direction) -> Set {
        self.stacks.pieces(self.turn) & self.stacks.empty().moved(direction.opposite())
    }

    /// Whether the player to move may only capture.
    fn must_capture(&self) -> bool {
        !capture::capturers(&self.stacks, self.turn).is_empty()
    }

    /// Appends the captures that take the most, as far as they are wanted beside those already
    /// found.
    fn list_captures(&self, into: &mut Vec<Move>, wanted: impl Fn(&[Move], Move) -> bool) {
        let first = into.len();
        let mut most = 0;
        capture::walk(&self.stacks, self.turn, |mv| {
            if mv.len() > most {
                most = mv.len();
                into.truncate(first);
            }
            if mv.len() == most && wanted(&into[first..], mv) {
                into.push(mv);
            }
        });
    }

    /// Appends the moves of a player who has nothing to capture.
    fn list_quiet(&self, into: &mut Vec<Move>) {
        if self.hand(self.turn) > 0 {
            into.extend(self.enterable().into_iter().map(Move::entry));
            return;
        }
        for direction in Direction::ALL {
            let steppers = self.steppers(direction).into_iter();
            into.extend(steppers.map(|from| Move::step(from, direction)));
        }
    }

    /// Whether the jumps of a capture are possible one after the other.
    fn can_jump(&self, mv: Move) -> bool {
        let start = mv.start();
        let mut stacks = self.stacks;
        let owner = stacks.at(start).owner();
        stacks.put(start, Stack::EMPTY);
        let (mut at, mut back) = (start, None);
        owner == Some(self.turn)
            && mv.directions().all(|direction| {
                let jump = capture::jump(&stacks, self.turn, at, direction);
                let Some((over, to)) = jump.filter(|_| back != Some(direction)) else {
                    return false;
                };
                stacks.put(over, stacks.at(over).without_top());
                (at, back) = (to, Some(direction.opposite()));
                true
            })
    }

    /// Puts a stack on a cell in place of what stands there, and keeps the key.
    fn put(&mut self, cell: Cell, stack: Stack) {
        self.key ^= stack_key(cell, self.stacks.at(cell));
        self.stacks.put(cell, stack);
        self.key ^= stack_key(cell, self.stacks.at(cell));
    }

    /// Takes a stack off a cell.
    fn take(&mut self, cell: Cell) -> Stack {
        let stack = self.stacks.at(cell);
        self.put(cell, Stack::EMPTY);
        stack
    }

    fn enter(&mut self, cell: Cell) {
        let (side, count) = (self.turn, self.entering());
        self.put(cell, Stack::of(side, count));
        self.key ^= hand_key(side, self.hand(side));
        self.hands[side.index()] -= count;
        self.key ^= hand_key(side, self.hand(side));
    }

    /// Makes the jumps of a capture, but leaves the turn as it is: so the board looks when that much
    /// of it is done.
    pub(super) fn jump(&mut self, mv: Move) {
        let mut piece = self.take(mv.start());
        let mut end = mv.start();
        for (over, to) in mv.jumps() {
            let jumped = self.stacks.at(over);
            if let Some(side) = jumped.owner() {
                piece = piece.with_bottom(side);
            }
            self.put(over, jumped.without_top());
            end = to;
        }
        self.put(end, piece);
    }
}

impl Game for Position {
    type Move = Move;

    const ID: &'static str = "emergo";
    const OPTIONS: &'static [&'static str] = &[CENTRE_BAN];

    fn start(options: Options) -> Self {
        Self::assemble(Stacks::NONE, [STONES; 2], Side::First, options)
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
        let mut key = if self.centre_ban { BAN_KEY } else { 0 };
        if self.turn == Side::Second {
            key ^= TURN_KEY;
        }
        for side in Side::BOTH {
            key ^= hand_key(side, self.hand(side));
        }
        let stacks = self.stacks.iter();
        stacks.fold(key, |key, (cell, stack)| key ^ stack_key(cell, stack))
    }

    /// Who has nothing left has lost. Both have nothing only in a made-up position: then the player
    /// to move has lost, as if the other had just captured the last stone.
    fn decided(&self) -> Option<Outcome> {
        let nothing = |side: Side| self.hand(side) == 0 && self.stacks.pieces(side).is_empty();
        [self.turn, self.turn.other()]
            .into_iter()
            .find(|&side| nothing(side))
            .map(|loser| Outcome::win(loser.other(), OutcomeReason::AllCaptured))
    }

    fn outcome_without_moves(&self) -> Outcome {
        Outcome::draw(OutcomeReason::NoMove)
    }

    fn choices(&self, into: &mut Vec<Move>) {
        if self.decided().is_some() {
            return;
        }
        if self.must_capture() {
            self.list_captures(into, |others, mv| {
                !others.iter().any(|other| other.comes_to_the_same(mv))
            });
        } else {
            self.list_quiet(into);
        }
    }

    fn moves(&self) -> Result<Vec<Move>, TooMany> {
        let mut moves = Vec::new();
        if self.decided().is_none() && self.must_capture() {
            self.list_captures(&mut moves, |_, _| true);
        } else {
            self.choices(&mut moves);
        }
        Ok(moves)
    }

    /// Counts without listing, unless there is something to capture.
    fn count(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        if self.must_capture() {
            let mut captures = Vec::new();
            self.choices(&mut captures);
            return captures.len() as u64;
        }
        let count = if self.hand(self.turn) > 0 {
            self.enterable().len()
        } else {
            let steps = Direction::ALL.map(|direction| self.steppers(direction).len());
            steps.into_iter().sum()
        };
        count.into()
    }

    fn is_legal(&self, mv: Move) -> bool {
        if self.decided().is_some() {
            return false;
        }
        if mv.is_capture() {
            return mv.len() == self.required_captures() && !mv.is_empty() && self.can_jump(mv);
        }
        if self.must_capture() {
            return false;
        }
        match (mv.last(), self.hand(self.turn)) {
            (None, 0) | (Some(_), 1..) => false,
            (None, 1..) => self.enterable().has(mv.start()),
            (Some(direction), 0) => mv.len() == 1 && self.steppers(direction).has(mv.start()),
        }
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        if mv.is_capture() {
            next.jump(mv);
        } else if mv.is_empty() {
            next.enter(mv.start());
        } else {
            let piece = next.take(mv.start());
            next.put(mv.end(), piece);
        }
        next.turn = self.turn.other();
        next.key ^= TURN_KEY;
        next
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        super::text::parse_move(self, text)
    }

    fn move_text(&self, mv: Move) -> String {
        super::text::move_text(mv)
    }

    fn path(&self, mv: Move) -> Vec<Cell> {
        mv.path().collect()
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<Move> {
        along(path).filter(|&mv| self.is_legal(mv))
    }

    /// A capture may be completed by its end, if all ways there come to the same. The last cell
    /// entered is no such end: who touches it again takes it back.
    fn shortcut(&self, path: &[Cell], end: Cell) -> Option<Move> {
        let begun = jumps_along(path).filter(|_| path.last() != Some(&end))?;
        let mut fitting = self
            .moves()
            .ok()?
            .into_iter()
            .filter(|mv| mv.begins_with(begun) && mv.end() == end);
        let capture = fitting.next()?;
        fitting
            .all(|other| other.comes_to_the_same(capture))
            .then_some(capture)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        super::refusal::refusal(self, path)
    }
}

/// The move that touches just these cells, legal or not: one cell is an entry, two neighbours are a
/// step, and cells two apart are jumps.
fn along(path: &[Cell]) -> Option<Move> {
    let (&start, rest) = path.split_first()?;
    if !BOARD.has(start) {
        return None;
    }
    if rest.is_empty() {
        return Some(Move::entry(start));
    }
    if let [to] = *rest
        && let Some((direction, 1)) = super::board::way(start, to)
    {
        return Some(Move::step(start, direction));
    }
    jumps_along(path)
}

/// The capture that touches just these cells, legal or not; it may have no jump yet.
pub(super) fn jumps_along(path: &[Cell]) -> Option<Move> {
    let start = *path.first()?;
    if path.len() > MAX_JUMPS as usize + 1 {
        return None;
    }
    path.windows(2).try_fold(Move::capture(start), |mv, pair| {
        let (direction, steps) = super::board::way(pair[0], pair[1])?;
        (steps == 2).then(|| mv.gone_on(direction))
    })
}

const TURN_KEY: u64 = random(0);
const BAN_KEY: u64 = random(1);

/// The numbers below the first stack's stand for hands.
fn hand_key(side: Side, count: u8) -> u64 {
    random(2 + 2 * u64::from(count) + side as u64)
}

/// An empty cell adds nothing. Stacks have no table of numbers: there are too many of them.
fn stack_key(cell: Cell, stack: Stack) -> u64 {
    if stack.is_empty() {
        0
    } else {
        random(u64::from(stack.bits()) << 6 | u64::from(cell.0))
    }
}
