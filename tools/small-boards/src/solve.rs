//! A small board solved: all positions, and the value of each.

use ergo_games::game::{Game, Options};

use crate::boards::{Board, CENTRE_BAN, Position};
use crate::code::Codes;
use crate::explore::{Explored, Rules};
use crate::value::Value;

/// The rules on a board, with the codes of its positions.
#[derive(Debug)]
pub struct BoardRules {
    board: Board,
    codes: Codes,
}

impl BoardRules {
    /// The rules of a board.
    #[must_use]
    pub fn of(board: Board) -> Self {
        Self {
            board,
            codes: Codes::of(board),
        }
    }
}

impl Rules for BoardRules {
    type Position = Position;

    fn start(&self) -> Position {
        start(self.board, false)
    }

    fn code(&self, position: &Position) -> u64 {
        self.codes.code(position)
    }

    fn after(&self, position: &Position, into: &mut Vec<Position>) -> Option<Value> {
        let mut moves = Vec::new();
        position.choices(&mut moves);
        into.extend(moves.iter().map(|&mv| position.play_unchecked(mv)));
        moves
            .is_empty()
            .then(|| Value::at_end(position.outcome(), position.turn()))
    }
}

/// A board with the values of all its positions.
#[derive(Debug)]
pub struct Solved {
    /// The board.
    pub board: Board,
    /// Its positions.
    pub explored: Explored,
    /// The value of each.
    pub values: Vec<Value>,
    rules: BoardRules,
}

impl Solved {
    /// Solves a board.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let rules = BoardRules::of(board);
        let explored = Explored::from(&rules);
        Self {
            board,
            values: explored.graph.solve(),
            explored,
            rules,
        }
    }

    /// The value of a position; `None` if it cannot come about.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        let found = self.explored.find(self.rules.code(position));
        found.map(|found| self.values[found])
    }

    /// The first moves, one of each kind, with their values for the first player: the best first. With a ban on the centre,
    /// the first stone may not enter there.
    #[must_use]
    pub fn first_moves(&self, centre_ban: bool) -> Vec<(String, Value)> {
        let start = start(self.board, centre_ban);
        let mut moves = Vec::new();
        start.choices(&mut moves);
        let mut seen = Vec::new();
        moves.retain(|&mv| {
            let code = self.rules.code(&start.play_unchecked(mv));
            let is_new = !seen.contains(&code);
            seen.push(code);
            is_new
        });
        let judged = moves.into_iter().filter_map(|mv| {
            let value = self.value(&start.play_unchecked(mv))?;
            Some((start.move_text(mv), value.before()))
        });
        let mut judged: Vec<_> = judged.collect();
        judged.sort_by(|(one, its), (other, of_other)| of_other.cmp(its).then(one.cmp(other)));
        judged
    }

    /// The value of the game for the first player.
    #[must_use]
    pub fn game(&self, centre_ban: bool) -> Value {
        let moves = self.first_moves(centre_ban);
        moves.first().map_or(Value::Draw, |&(_, value)| value)
    }
}

/// The plies of the longest win among values.
#[must_use]
pub fn longest_win(values: impl Iterator<Item = Value>) -> u16 {
    let wins = values.map(|value| match value {
        Value::Win(plies) => plies,
        _ => 0,
    });
    wins.max().unwrap_or_default()
}

/// The start of the game on a board.
#[must_use]
pub fn start(board: Board, centre_ban: bool) -> Position {
    let mut options = Options::of_variant(board as usize);
    options.set(
        Position::variant_of(options).options,
        CENTRE_BAN,
        centre_ban,
    );
    Position::start(options)
}
