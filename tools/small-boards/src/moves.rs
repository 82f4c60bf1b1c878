//! The value of every move in a position, as text.

use std::fmt::Write as _;

use ergo_games::game::{Game, Options};
use ergo_games::parse::ParseError;

use crate::boards::{CENTRE_BAN, Move, Position};
use crate::table::Table;
use crate::value::Value;

/// Every legal move in a position of the board of a table, in the order of their texts, a line each: the move, the numbers of
/// the cells that are touched for it, with commas between them, and its value for the player who makes it: `draw`, or `win`
/// or `loss` with the number of plies until then, this one included.
///
/// # Errors
/// If the position cannot be read.
pub fn list(table: &Table, position: &str, centre_ban: bool) -> Result<String, ParseError> {
    let variant = table.board as usize;
    let mut options = Options::of_variant(variant);
    options.set(Position::VARIANTS[variant].options, CENTRE_BAN, centre_ban);
    let position = Position::parse(position, options)?;
    let lines = valued(table, &position).into_iter().map(|found| {
        let path = position.path(found.mv);
        let cells = path.iter().map(|cell| cell.0.to_string());
        let cells = cells.collect::<Vec<_>>().join(",");
        let mut line = format!("{} {cells} ", found.text);
        // Writing to a string cannot fail.
        let _ = match found.value {
            Value::Win(plies) => write!(line, "win {plies}"),
            Value::Draw => write!(line, "draw"),
            Value::Loss(plies) => write!(line, "loss {plies}"),
        };
        line
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// A legal move with its text, and its value for the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuedMove {
    /// Its text.
    pub text: String,
    /// The move.
    pub mv: Move,
    /// How the game ends, and in how many plies, this one included.
    pub value: Value,
}

/// Every legal move in a position of the board of a table, in the order of their texts.
#[must_use]
pub fn valued(table: &Table, position: &Position) -> Vec<ValuedMove> {
    let moves = position.moves().unwrap_or_default();
    let valued = moves.into_iter().filter_map(|mv| {
        let value = table.value(&position.play_unchecked(mv))?.before();
        let text = position.move_text(mv);
        Some(ValuedMove { text, mv, value })
    });
    let mut valued: Vec<_> = valued.collect();
    valued.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    valued
}

#[cfg(all(test, feature = "solve"))]
mod tests {
    use super::*;
    use std::fs;

    use crate::boards::{self, Board};

    /// The positions and moves that the reader in the page is tested with, too.
    const MOVES: &str = include_str!("../tests/moves.txt");

    #[test]
    fn moves_are_listed_as_in_the_page() {
        let mut count = 0;
        for block in MOVES.split("\n\n") {
            let (header, lines) = block.trim().split_once('\n').unwrap();
            let [board, position, option] = header.split("; ").collect::<Vec<_>>()[..] else {
                panic!("{header}");
            };
            let bytes = fs::read(crate::path(boards::find(board).unwrap())).unwrap();
            let table = Table::parse(&bytes).unwrap();
            assert_eq!(
                list(&table, position, option == CENTRE_BAN).unwrap(),
                lines,
                "{header}"
            );
            count += 1;
        }
        assert!(count > 5);
    }

    #[test]
    fn a_position_of_another_board_is_rejected() {
        let bytes = fs::read(crate::path(Board::Diamond13With3)).unwrap();
        let table = Table::parse(&bytes).unwrap();
        assert!(list(&table, "x/x3/x5/x7/x5/x3/x 1 3-3", false).is_err());
    }
}
