//! Tests of the net and its inputs.

use super::super::Position;
use super::super::stack::Stacks;
use super::eval::swapped;
use crate::game::{Game, Options, Side};
use crate::search::net::checks;

fn mirrored(position: &Position, symmetry: usize) -> Position {
    let mut stacks = Stacks::none(position.board);
    for (from, stack) in position.stacks().iter() {
        stacks.put(position.board.image(from, symmetry), stack);
    }
    let hands = Side::BOTH.map(|side| position.hand(side));
    let options = Options::of_variant(position.variant());
    Position::assemble(stacks, hands, position.turn(), options)
}

#[test]
fn the_inputs_and_the_net_satisfy_all_checks() {
    for variant in 0..Position::VARIANTS.len() {
        checks::all::<Position, 32>(variant, mirrored, swapped);
    }
}
