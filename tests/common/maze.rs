//! A game for testing the search: two players move one piece through a small random maze with many cycles, so that
//! repetitions and transpositions are frequent.

use std::collections::HashMap;
use std::fmt;

use ergo_games::codes::{OutcomeReason, ParseErrorCode, RefusalCode};
use ergo_games::game::{Cell, Game, Options, Outcome, Reason, Side, Variant};
use ergo_games::hash::random;
use ergo_games::parse::ParseError;
use ergo_games::search::Evaluate;
use ergo_games::search::evaluate::NoNet;

/// The number of cells of a maze.
const CELLS: u8 = 12;

/// A maze, the cell of the piece in it, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Maze {
    number: u64,
    cell: u8,
    turn: Side,
}

impl Maze {
    /// Each number generates a different maze.
    pub(crate) fn new(number: u64) -> Self {
        Self {
            number,
            cell: 0,
            turn: Side::First,
        }
    }

    /// The player who can force a win from here, found by retrograde analysis of all positions. It depends neither on
    /// depth nor on repetition nor on a transposition table.
    pub(crate) fn winner(self) -> Option<Side> {
        let everywhere =
            (0..CELLS).flat_map(|cell| Side::BOTH.map(|turn| Self { cell, turn, ..self }));
        let mut winners: HashMap<u64, Side> = HashMap::new();
        loop {
            let before = winners.len();
            for position in everywhere.clone() {
                if let Some(winner) = position.winner_given(&winners) {
                    winners.insert(position.key(), winner);
                }
            }
            if winners.len() == before {
                return winners.get(&self.key()).copied();
            }
        }
    }

    /// The winner, if it follows from the known winners of the next positions.
    fn winner_given(&self, winners: &HashMap<u64, Side>) -> Option<Side> {
        if let Some(outcome) = self.outcome() {
            return outcome.winner;
        }
        let mut next = Vec::new();
        self.choices(&mut next);
        let after = |mv| winners.get(&self.play_unchecked(mv).key()).copied();
        let mut outcomes = next.into_iter().map(after);
        if outcomes.clone().any(|winner| winner == Some(self.turn)) {
            return Some(self.turn);
        }
        let other = self.turn.other();
        outcomes
            .all(|winner| winner == Some(other))
            .then_some(other)
    }

    /// A reproducible random number of the position for a purpose.
    fn draw(&self, purpose: u64) -> u64 {
        random(random(random(self.number) ^ self.key()) ^ purpose)
    }

    /// The moves, in every other maze. In the others, the game reports no wins or threats.
    fn forward(&self) -> Vec<u8> {
        let mut moves = Vec::new();
        if self.number.is_multiple_of(2) {
            self.choices(&mut moves);
        }
        moves
    }

    fn leads_to(self, cell: u8) -> bool {
        cell != self.cell && self.draw(u64::from(cell)).is_multiple_of(4)
    }
}

impl fmt::Display for Maze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.number, self.cell, self.turn.digit())
    }
}

impl Game for Maze {
    type Move = u8;

    const VARIANTS: &'static [Variant] = &[Variant {
        id: "maze",
        options: &[],
        symmetries: 1,
    }];

    fn start(_: Options) -> Self {
        Self::new(0)
    }

    fn parse(text: &str, _: Options) -> Result<Self, ParseError> {
        Err(ParseError::whole(
            text,
            ParseErrorCode::PositionLine,
            "no text: mazes are numbered",
        ))
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        random(u64::from(self.cell) * 2 + self.turn.index() as u64)
    }

    fn key_from_scratch(&self) -> u64 {
        self.key()
    }

    /// Some cells other than the start decide the game.
    fn decided(&self) -> Option<Outcome> {
        let winner = match self.draw(100) % 12 {
            0 => Side::First,
            1 => Side::Second,
            _ => return None,
        };
        (self.cell != 0).then_some(Outcome::win(winner, OutcomeReason::Five))
    }

    fn outcome_without_moves(&self) -> Outcome {
        match self.draw(101) % 3 {
            0 => Outcome::draw(OutcomeReason::NoMove),
            1 => Outcome::win(self.turn, OutcomeReason::NoMove),
            _ => Outcome::win(self.turn.other(), OutcomeReason::NoMove),
        }
    }

    fn choices(&self, into: &mut Vec<u8>) {
        if self.decided().is_none() {
            into.extend((0..CELLS).filter(|&cell| self.leads_to(cell)));
        }
    }

    fn is_legal(&self, mv: u8) -> bool {
        mv < CELLS && self.decided().is_none() && self.leads_to(mv)
    }

    fn play_unchecked(&self, mv: u8) -> Self {
        Self {
            cell: mv,
            turn: self.turn.other(),
            ..*self
        }
    }

    fn parse_move(&self, text: &str) -> Result<u8, ParseError> {
        let mv = text.parse().ok().filter(|&mv| self.is_legal(mv));
        mv.ok_or_else(|| ParseError::whole(text, ParseErrorCode::Illegal, "a cell"))
    }

    fn move_text(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn path(&self, mv: u8) -> Vec<Cell> {
        vec![Cell(mv)]
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<u8> {
        match *path {
            [Cell(mv)] => self.is_legal(mv).then_some(mv),
            _ => None,
        }
    }

    fn refusal(&self, _: &[Cell]) -> Reason<RefusalCode> {
        RefusalCode::WayBlocked.into()
    }
}

impl Evaluate for Maze {
    type EvalState = ();
    type OrderingHints = ();
    type Net = NoNet;

    const MOVE_INDEXES: usize = CELLS as usize;

    fn bench(_: usize) -> &'static str {
        ""
    }

    fn eval_state(&self) {}

    fn eval_state_after(&self, (): &(), _: u8, _: &Self) {}

    fn winning_move(&self, (): &()) -> Option<u8> {
        let mut moves = self.forward();
        moves.retain(|&mv| {
            let outcome = self.play_unchecked(mv).outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(self.turn))
        });
        moves.first().copied()
    }

    fn forced_replies(&self, (): &(), into: &mut Vec<u8>) -> bool {
        let all = self.forward();
        let safe = |mv: &u8| self.play_unchecked(*mv).winning_move(&()).is_none();
        let safe: Vec<u8> = all.iter().copied().filter(safe).collect();
        let threatened = safe.len() < all.len();
        if threatened {
            into.extend(safe);
        }
        threatened
    }

    fn threats(&self, (): &(), into: &mut Vec<u8>) {
        into.extend(self.forward());
    }

    fn null_move(&self) -> Option<Self> {
        Some(Self {
            turn: self.turn.other(),
            ..*self
        })
    }

    fn evaluate(&self, (): &()) -> i32 {
        i32::try_from(self.draw(102) % 201).unwrap() - 100
    }

    fn ordering_hints(&self, (): &()) {}

    fn move_score((): &(), _: u8) -> i32 {
        0
    }

    fn move_index(mv: u8) -> usize {
        mv.into()
    }
}
