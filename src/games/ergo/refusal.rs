//! Explains why a tap is not part of a legal move.

use super::board::{EDGE, column, row};
use super::position::Position;
use crate::codes::RefusalCode;
use crate::game::{Cell, Game};

/// Why no legal move starts with these cells, of which the last is the first that does not fit.
pub(super) fn refusal(position: &Position, path: &[Cell]) -> RefusalCode {
    match *path {
        [cell] => refused_touch(position, cell),
        [from, to] => refused_target(position, from, to),
        _ => RefusalCode::NothingHere,
    }
}

fn refused_touch(position: &Position, cell: Cell) -> RefusalCode {
    match position.owner(cell) {
        Some(side) if side == position.turn() => RefusalCode::PieceStuck,
        Some(_) => RefusalCode::NotYours,
        None if position.hand(position.turn()) == 0 => RefusalCode::HandEmpty,
        None => RefusalCode::NothingHere,
    }
}

fn refused_target(position: &Position, from: Cell, to: Cell) -> RefusalCode {
    let distance = column(from)
        .abs_diff(column(to))
        .max(row(from).abs_diff(row(to)));
    if !position.empty().has(to) {
        RefusalCode::Occupied
    } else if EDGE.has(from) && EDGE.has(to) {
        RefusalCode::WayBlocked
    } else if EDGE.has(from) {
        RefusalCode::EdgeLionStep
    } else if position.lions.has(from) {
        RefusalCode::LionStep
    } else if distance == 1 {
        RefusalCode::SoldierDiagonal
    } else {
        RefusalCode::SoldierStep
    }
}
