//! Tasks on small boards: positions that come about in games, in which one move wins, or holds a draw, and every other one
//! gives that away. Each is played against the perfect player, to the end or until the draw has been held for some moves.
//!
//! `docs/formats.md` has the format of their file.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Context as _, Result, bail, ensure};
use ergo_games::dice::Dice;
use ergo_games::game::{Game, Options, Side};

use crate::boards::{self, Board, Position};
use crate::moves::{ValuedMove, valued};
use crate::solve::start;
use crate::table::Table;
use crate::value::Value;

/// The goal of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win, which takes this many plies if both play perfectly.
    Win(u16),
    /// Not to lose the draw within this many plies, of which the first and the last one are one's own.
    Hold(u16),
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win {plies}"),
            Self::Hold(plies) => write!(f, "hold {plies}"),
        }
    }
}

/// A position with a goal for the player to move.
#[derive(Clone, Debug)]
pub struct Task {
    /// The board.
    pub board: Board,
    /// The goal.
    pub goal: Goal,
    /// The position.
    pub position: Position,
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = boards::name(self.board);
        write!(f, "{name}; {}; {}", self.goal, self.position)
    }
}

impl Task {
    /// Reads a line of the file.
    ///
    /// # Errors
    /// If it is not exactly what is written for a task.
    pub fn parse(line: &str) -> Result<Self> {
        let [name, goal, position] = line.split("; ").collect::<Vec<_>>()[..] else {
            bail!("not a task: {line}");
        };
        let board = boards::find(name).with_context(|| format!("there is no board {name}"))?;
        let goal = match goal.split_once(' ') {
            Some(("win", plies)) => Goal::Win(plies.parse()?),
            Some(("hold", plies)) => Goal::Hold(plies.parse()?),
            _ => bail!("not a goal: {goal}"),
        };
        let options = Options::of_variant(board as usize);
        let task = Self {
            board,
            goal,
            position: Position::parse(position, options)?,
        };
        ensure!(task.to_string() == line, "not as it is written: {line}");
        Ok(task)
    }

    /// Checks that exactly one move reaches the goal, also on each later turn if a draw is to be held.
    ///
    /// # Errors
    /// If that is not so.
    pub fn check(&self, table: &Table) -> Result<()> {
        ensure!(table.board == self.board, "the table is of another board");
        let turns = self.turns(table);
        let first = turns.first().context("there is no move")?;
        match self.goal {
            Goal::Win(plies) => {
                ensure!(
                    self.value(table) == Some(Value::Win(plies)),
                    "not won in that"
                );
                ensure!(is_only(first, is_win), "another move wins, too");
                ensure!(
                    turns.len() == usize::from(plies.div_ceil(2)),
                    "another length"
                );
            }
            Goal::Hold(plies) => {
                ensure!(self.value(table) == Some(Value::Draw), "not a draw");
                ensure!(turns.len() == usize::from(plies.div_ceil(2)), "over before");
                let are_only = turns.iter().all(|turn| is_only(turn, is_draw));
                ensure!(are_only, "another move holds the draw, too");
            }
        }
        Ok(())
    }

    fn value(&self, table: &Table) -> Option<Value> {
        table.value(&self.position)
    }

    /// The moves of each own turn until the goal is reached, if both sides play the first of the best moves in the order of
    /// their texts, as the page does for the opponent.
    fn turns(&self, table: &Table) -> Vec<Vec<ValuedMove>> {
        let (Goal::Win(plies) | Goal::Hold(plies)) = self.goal;
        let mut turns = Vec::new();
        let mut position = self.position;
        for ply in 0..plies {
            let moves = valued(table, &position);
            let Some(best) = first_best(&moves) else {
                break;
            };
            position = position.play_unchecked(best.mv);
            if ply % 2 == 0 {
                turns.push(moves);
            }
        }
        turns
    }
}

const fn is_win(value: Value) -> bool {
    matches!(value, Value::Win(_))
}

fn is_draw(value: Value) -> bool {
    value == Value::Draw
}

fn is_only(moves: &[ValuedMove], is_right: fn(Value) -> bool) -> bool {
    moves.iter().filter(|found| is_right(found.value)).count() == 1
}

fn first_best(moves: &[ValuedMove]) -> Option<&ValuedMove> {
    let most = moves.iter().map(|found| found.value).max()?;
    moves.iter().find(|found| found.value == most)
}

/// A task to be found, on a board. The last one of a course is the start of the game.
struct Wish {
    board: Board,
    goal: Goal,
    turn: Side,
    /// The fewest legal moves at first.
    choice: usize,
}

const fn wish(board: Board, goal: Goal, turn: Side, choice: usize) -> Wish {
    Wish {
        board,
        goal,
        turn,
        choice,
    }
}

/// The tasks of the courses, of growing difficulty; those of a game in their order.
const WISHES: [Wish; 19] = {
    use Board::{Diamond13With3, Diamond13With4, Diamond25With3, Hexagon19With3};
    use Goal::{Hold, Win};
    use Side::{First, Second};
    [
        wish(Diamond13With3, Win(3), First, 3),
        wish(Diamond13With3, Win(5), Second, 5),
        wish(Diamond13With3, Hold(3), First, 6),
        wish(Diamond13With3, Win(7), Second, 6),
        wish(Diamond13With3, Win(9), First, 6),
        wish(Diamond13With3, Hold(5), Second, 8),
        wish(Diamond13With3, Win(13), First, 8),
        wish(Diamond13With4, Win(9), Second, 5),
        wish(Diamond13With4, Win(15), First, 7),
        wish(Diamond25With3, Hold(3), First, 15),
        wish(Diamond25With3, Win(11), Second, 8),
        wish(Hexagon19With3, Win(3), Second, 6),
        wish(Hexagon19With3, Win(5), First, 7),
        wish(Hexagon19With3, Hold(3), Second, 10),
        wish(Hexagon19With3, Win(7), First, 9),
        wish(Hexagon19With3, Win(9), Second, 9),
        wish(Hexagon19With3, Hold(5), First, 10),
        wish(Hexagon19With3, Win(13), Second, 9),
        wish(Hexagon19With3, Win(17), First, 10),
    ]
};

/// The boards of which the whole game is the last task of their course.
const WHOLE: [Board; 2] = [Board::Diamond13With3, Board::Hexagon19With3];

/// How many games are played at most to find a task.
const GAMES: u64 = 20_000;
/// How many of 100 moves in them are the best ones.
const BEST: usize = 60;
/// The most plies of such a game.
const PLIES: usize = 60;

/// Finds the tasks of a board; the same ones whenever it is asked.
///
/// # Errors
/// If there are not enough of them.
pub fn find(table: &Table) -> Result<Vec<Task>> {
    let mut known = BTreeSet::new();
    let mut tasks = Vec::new();
    for wish in WISHES.iter().filter(|wish| wish.board == table.board) {
        let task = search(table, wish, &known)
            .with_context(|| format!("no task {} was found", wish.goal))?;
        known.insert(task.position.to_string());
        tasks.push(task);
    }
    if WHOLE.contains(&table.board) {
        let position = start(table.board, false);
        let Some(Value::Win(plies)) = table.value(&position) else {
            bail!("the first player does not win");
        };
        let goal = Goal::Win(plies);
        tasks.push(Task {
            board: table.board,
            goal,
            position,
        });
    }
    for task in &tasks {
        task.check(table).with_context(|| task.to_string())?;
    }
    Ok(tasks)
}

/// The first position of random games that suits a wish.
fn search(table: &Table, wish: &Wish, known: &BTreeSet<String>) -> Option<Task> {
    (0..GAMES).find_map(|game| {
        let mut dice = Dice::new(game);
        let mut position = start(table.board, false);
        for _ in 0..PLIES {
            let moves = valued(table, &position);
            let best = first_best(&moves)?;
            let task = Task {
                board: table.board,
                goal: wish.goal,
                position,
            };
            if suits(&task, wish, &moves, table) && !known.contains(&position.to_string()) {
                return Some(task);
            }
            let found = if dice.percent(BEST) {
                best
            } else {
                dice.pick(&moves)
            };
            position = position.play_unchecked(found.mv);
            if position.outcome().is_some() {
                break;
            }
        }
        None
    })
}

/// Whether a task is as wished for, and leaves a choice on at least half of the turns.
fn suits(task: &Task, wish: &Wish, moves: &[ValuedMove], table: &Table) -> bool {
    let is_close = task.position.turn() == wish.turn && moves.len() >= wish.choice;
    is_close && task.check(table).is_ok() && {
        let turns = task.turns(table);
        2 * turns.iter().filter(|turn| turn.len() > 1).count() >= turns.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn table(board: Board) -> Table {
        Table::parse(&fs::read(crate::path(board)).unwrap()).unwrap()
    }

    fn stored() -> Vec<Task> {
        let text = fs::read_to_string(crate::tasks_path()).unwrap();
        text.lines()
            .map(|line| Task::parse(line).unwrap())
            .collect()
    }

    #[test]
    fn the_stored_tasks_are_right() {
        let tasks = stored();
        for board in boards::all() {
            let table = table(board);
            let on_board = tasks.iter().filter(|task| task.board == board);
            assert!(on_board.clone().count() >= 2, "{}", boards::name(board));
            for task in on_board {
                task.check(&table).unwrap();
            }
        }
    }

    #[test]
    fn the_stored_tasks_are_those_that_are_found() {
        let board = Board::Diamond13With3;
        let found = find(&table(board)).unwrap();
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        let stored = stored().into_iter().filter(|task| task.board == board);
        let stored: Vec<_> = stored.map(|task| task.to_string()).collect();
        assert_eq!(found, stored);
    }

    #[test]
    fn what_is_no_task_is_rejected() {
        let board = Board::Diamond13With3;
        let table = table(board);
        for wrong in [
            // Won, but not in that.
            "emergo-13-3; win 5; x/x3/21,x4/x2,21/12 1 0-0",
            // Won.
            "emergo-13-3; hold 3; x/x3/21,x4/x2,21/12 1 0-0",
            // On the fifth turn, two moves hold the draw.
            "emergo-13-3; hold 9; x/x2,2/x2,1,1,x/x3/2 1 1-1",
            // After the first moves of both, five moves win.
            "emergo-13-3; win 19; 2/x3/x2,1,x2/x3/x 1 2-2",
        ] {
            let task = Task::parse(wrong).unwrap();
            assert!(task.check(&table).is_err(), "{wrong}");
        }
        for wrong in [
            "emergo-13-3; win 5",
            "emergo-14-3; win 3; x/x3/21,x4/x2,21/12 1 0-0",
            "emergo-13-3; gain 3; x/x3/21,x4/x2,21/12 1 0-0",
            "emergo-13-3; win 03; x/x3/21,x4/x2,21/12 1 0-0",
            "emergo-13-3; win 3; x/x3/21,x4/x2,21/12 1",
        ] {
            assert!(Task::parse(wrong).is_err(), "{wrong}");
        }
    }
}
