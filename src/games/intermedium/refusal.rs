//! Explains why a tap is not part of a legal move.

use super::board::{Direction, Spot, owner};
use super::movegen::move_along;
use super::position::Position;
use super::sowing::{Sower, SowingPath};
use super::ways::CompletionTable;
use crate::codes::RefusalCode;
use crate::game::{Cell, Game, Reason};

/// Why no legal move starts with these cells, of which the last is the first that does not fit.
pub(super) fn refusal(position: &Position, path: &[Cell]) -> Reason<RefusalCode> {
    match *path {
        [cell] => refused_start(position, cell).into(),
        [.., from, to] => refused_step(position, &path[..path.len() - 1], from, to),
        [] => RefusalCode::NothingHere.into(),
    }
}

fn refused_start(position: &Position, cell: Cell) -> RefusalCode {
    let side = owner(cell);
    let height = Spot::of_cell(side, cell).map_or(0, |spot| position.height(side, spot));
    match height {
        0 => RefusalCode::NothingHere,
        _ if side != position.turn() => RefusalCode::NotYours,
        1 => RefusalCode::SingleStone,
        _ => RefusalCode::MustAdvance,
    }
}

/// Why a stone cannot be dropped on a cell after a path that can be continued.
fn refused_step(position: &Position, path: &[Cell], from: Cell, to: Cell) -> Reason<RefusalCode> {
    let fallback = Reason::from(RefusalCode::NothingHere);
    let Some((mv, sower)) =
        move_along(path).and_then(|mv| Some((mv, position.sower_on(mv.start())?)))
    else {
        return fallback;
    };
    let Some(reached) = sower.follow(mv.directions()) else {
        return fallback;
    };
    let Some(direction) = Direction::between(from, to) else {
        return RefusalCode::NotDiagonal.into();
    };
    match sower.step(reached, direction) {
        None if reached.sown == sower.height => fallback,
        None => RefusalCode::StraightBack.into(),
        Some(next) => Reason {
            code: refused_path(&sower, next),
            number: Some(u32::from(sower.left_behind(next.sown))),
        },
    }
}

/// Why a sowing that was legal so far cannot be completed.
fn refused_path(sower: &Sower, next: SowingPath) -> RefusalCode {
    let free = Sower {
        opening: false,
        ..*sower
    };
    let occupied = SowingPath {
        occupies: true,
        ..next
    };
    let fits = |sower: &Sower, reached| {
        sower.may_end(reached) || CompletionTable::of(sower).goes_on(reached)
    };
    if !fits(&free, occupied) {
        RefusalCode::StonesLeft
    } else if !fits(sower, occupied) {
        RefusalCode::MustAdvance
    } else {
        RefusalCode::MustOccupy
    }
}
