//! Tests of the net and its inputs.

use super::super::Position;
use super::super::board::{COLUMNS, Set, Spot, cell, column, row};
use super::eval::turned;
use crate::game::{Game, Side};
use crate::search::net::checks;

fn mirrored(position: &Position, symmetry: usize) -> Position {
    let mut mirrored = *position;
    for side in Side::BOTH {
        for spot in Set::ALL.into_iter().filter(|_| symmetry == 1) {
            let from = spot.cell(side);
            let to = cell(COLUMNS - 1 - column(from), row(from));
            let to = Spot::of_cell(side, to).unwrap();
            mirrored.set_height(side, to, position.height(side, spot));
        }
    }
    mirrored.with_turns(position.turn(), position.turns())
}

#[test]
fn the_inputs_and_the_net_satisfy_all_checks() {
    checks::all::<Position, 32>(0, mirrored, turned);
}
