//! Checking a table without trusting whoever made it.
//!
//! The values of a game are right if each follows from those one ply later. By induction over the plies, a win or a loss is
//! then one in exactly that number of plies; and whoever is in a draw has a move to another draw and none to a win, so
//! neither can win by force.

use std::fmt;

use crate::explore::Explored;
use crate::solve::BoardRules;
use crate::table::Table;
use crate::value::Value;

/// An entry that does not follow from those of the next ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The code of the position.
    pub code: u64,
    /// The value in the table.
    pub said: Option<Value>,
    /// The value that follows from the values of the moves.
    pub follows: Value,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            code,
            said,
            follows,
        } = self;
        write!(
            f,
            "position {code}: the table says {said:?}, its moves {follows:?}"
        )
    }
}

impl std::error::Error for Flaw {}

/// Checks every entry of a table, and that it has one for every position. Returns the number of positions.
///
/// # Errors
/// The first entry that is wrong, or that contradicts another one that is wrong.
pub fn check(table: &Table) -> Result<usize, Flaw> {
    let explored = Explored::from(&BoardRules::of(table.board));
    let graph = &explored.graph;
    let over: std::collections::HashMap<_, _> = graph.over().iter().copied().collect();
    let is_second = |at: usize| explored.codes[at] & 1 == 1;
    // What the table says of a position with the second player to move.
    let said = |at: u32| match over.get(&at) {
        Some(&Value::Loss(0)) => Some(Value::Loss(0)),
        _ => table.entry(explored.codes[at as usize]),
    };
    let best = |at: usize, value: &dyn Fn(u32) -> Option<Value>| {
        let after = graph.after(at).iter();
        after
            .filter_map(|&next| value(next))
            .max_by_key(|value| value.before())
            .map(Value::before)
    };
    let mut firsts = vec![Value::Draw; explored.len()];
    for (at, first) in (0..).zip(&mut firsts) {
        if !is_second(at) {
            let ended = u32::try_from(at).ok().and_then(|at| over.get(&at));
            *first = ended
                .copied()
                .or_else(|| best(at, &said))
                .unwrap_or(Value::Draw);
        }
    }
    for at in (0..explored.len()).filter(|&at| is_second(at)) {
        let number = u32::try_from(at).unwrap_or(u32::MAX);
        let follows = over.get(&number).copied();
        let follows = follows.or_else(|| best(at, &|next| Some(firsts[next as usize])));
        let follows = follows.unwrap_or(Value::Draw);
        let said = said(number);
        if said != Some(follows) {
            let code = explored.codes[at];
            return Err(Flaw {
                code,
                said,
                follows,
            });
        }
    }
    Ok(explored.len())
}
