//! Tests of the net and its inputs.

use super::super::Position;
use super::super::board::{COLUMNS, ROWS, Set, cell, column, row};
use crate::game::Side;
use crate::search::net::checks;

fn mirrored(position: &Position, symmetry: usize) -> Position {
    let set = |set: Set| -> Set {
        let mirror = |from| {
            let (x, y) = (column(from), row(from));
            let x = if symmetry & 1 == 0 {
                x
            } else {
                COLUMNS - 1 - x
            };
            let y = if symmetry & 2 == 0 { y } else { ROWS - 1 - y };
            cell(x, y)
        };
        set.into_iter().map(mirror).collect()
    };
    let pieces = Side::BOTH.map(|side| set(position.pieces(side)));
    Position::assemble(pieces, set(position.lions()), position.turn)
}

fn swapped(position: &Position) -> Position {
    let [first, second] = Side::BOTH.map(|side| position.pieces(side));
    Position::assemble([second, first], position.lions(), position.turn.other())
}

#[test]
fn the_inputs_and_the_net_satisfy_all_checks() {
    checks::all::<Position, 32>(0, mirrored, swapped);
}
