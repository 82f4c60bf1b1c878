//! Tests of the net and its inputs.

use super::super::Position;
use super::super::board::{cell, place};
use super::super::stack::Stacks;
use super::eval::swapped;
use crate::game::{Game, Options, Side};
use crate::search::net::checks;

fn mirrored(position: &Position, symmetry: usize) -> Position {
    let mut stacks = Stacks::NONE;
    for (from, stack) in position.stacks().iter() {
        let (x, y) = place(from);
        let x = if symmetry & 1 == 0 { x } else { 8 - x };
        let y = if symmetry & 2 == 0 { y } else { 8 - y };
        let to = if symmetry & 4 == 0 {
            cell(x, y)
        } else {
            cell(y, x)
        };
        stacks.put(to, stack);
    }
    let hands = Side::BOTH.map(|side| position.hand(side));
    Position::assemble(stacks, hands, position.turn(), Options::default())
}

#[test]
fn the_inputs_and_the_net_satisfy_all_checks() {
    checks::all::<Position, 32>(mirrored, swapped);
}
