//! Explains why a tap is not part of a legal move.

use super::board::Direction;
use super::capture;
use super::movegen::jumps_along;
use super::moves::Move;
use super::position::Position;
use super::stack::Stack;
use crate::codes::RefusalCode;
use crate::game::{Cell, Game, Reason};

/// Why no legal move starts with these cells, of which the last is the first that does not fit.
pub(super) fn refusal(position: &Position, path: &[Cell]) -> Reason<RefusalCode> {
    let required = position.required_captures();
    match path {
        [] => RefusalCode::NothingHere.into(),
        [cell] if required > 0 => refused_capturer(position, *cell, required),
        [cell] if position.hand(position.turn()) > 0 => refused_entry(position, *cell),
        [cell] => refused_piece(position, *cell),
        [before @ .., to] if required > 0 => refused_jump(position, before, *to, required),
        [.., from, to] => refused_step(position, *from, *to),
    }
}

fn with(code: RefusalCode, number: u32) -> Reason<RefusalCode> {
    Reason {
        code,
        number: Some(number),
    }
}

/// The piece on a cell does not make a capture that takes the most.
fn refused_capturer(position: &Position, cell: Cell, required: u32) -> Reason<RefusalCode> {
    let (stacks, turn) = (position.stacks(), position.turn());
    if stacks.pieces(turn.other()).has(cell) {
        RefusalCode::NotYours.into()
    } else if capture::capturers(position.board, stacks, turn).has(cell) {
        with(RefusalCode::CaptureMost, required)
    } else {
        with(RefusalCode::CaptureCompulsory, required)
    }
}

/// Nothing can enter on a cell.
fn refused_entry(position: &Position, cell: Cell) -> Reason<RefusalCode> {
    let turn = position.turn();
    match position.stacks().at(cell).owner() {
        Some(side) if side == turn => with(RefusalCode::HandFirst, position.hand(turn).into()),
        Some(_) => RefusalCode::OccupiedEntry.into(),
        None if position.closed_centre().has(cell) => RefusalCode::CentreBanned.into(),
        None if position.banned_entries().has(cell) => RefusalCode::WouldFeed.into(),
        None => RefusalCode::NothingHere.into(),
    }
}

/// The piece on a cell, if there is one, cannot step.
fn refused_piece(position: &Position, cell: Cell) -> Reason<RefusalCode> {
    let code = match position.stacks().at(cell).owner() {
        Some(side) if side == position.turn() => RefusalCode::PieceStuck,
        Some(_) => RefusalCode::NotYours,
        None => RefusalCode::HandEmpty,
    };
    code.into()
}

fn refused_step(position: &Position, from: Cell, to: Cell) -> Reason<RefusalCode> {
    let code = match position.board.way(from, to) {
        Some((_, 1)) if !position.stacks().empty().has(to) => RefusalCode::Occupied,
        _ => RefusalCode::StepOne,
    };
    code.into()
}

/// The capture cannot continue to a cell, or would not take the most.
fn refused_jump(
    position: &Position,
    before: &[Cell],
    to: Cell,
    required: u32,
) -> Reason<RefusalCode> {
    let Some(capture) = jumps_along(position.board, before) else {
        return with(RefusalCode::CaptureCompulsory, required);
    };
    let from = capture.end();
    let Some((direction, 2)) = position.board.way(from, to) else {
        return with(RefusalCode::JumpTwo, required);
    };
    if capture.last().map(Direction::opposite) == Some(direction) {
        return RefusalCode::JumpReversal.into();
    }
    refused_direction(position, capture, direction, required)
}

fn refused_direction(
    position: &Position,
    capture: Move,
    way: Direction,
    required: u32,
) -> Reason<RefusalCode> {
    let mut during = *position;
    during.jump(capture);
    let mut stacks = *during.stacks();
    stacks.put(capture.end(), Stack::EMPTY);
    let turn = position.turn();
    if capture::jump(position.board, &stacks, turn, capture.end(), way).is_some() {
        return with(RefusalCode::CaptureMost, required);
    }
    let over = position.board.neighbour(capture.end(), way);
    let code = match over.and_then(|over| stacks.at(over).owner()) {
        Some(side) if side == turn => RefusalCode::JumpOwn,
        Some(_) => RefusalCode::JumpBlocked,
        None => RefusalCode::JumpNothing,
    };
    code.into()
}
