//! Who can make five at once, what keeps him from it, and which moves threaten it.
//!
//! Everything here is exact, because proofs are built on it. A window with four pieces of a side and
//! an empty cell is a threat only if a piece can come there: out of the hand, or by a move of a piece
//! that is not one of the four.

use super::board::{ARENA, EDGE, RING_INDEX, Reach, Set, around as ring_cell};
use super::lines::{Lines, MASKS, alone, around, unit};
use super::rules::{Move, Position, king_steps, straight_steps};
use crate::game::{Cell, Game, Side};

impl Position {
    /// The pieces of a side that may move to an empty cell.
    pub(super) fn reachers(&self, side: Side, to: Cell) -> Set {
        let (target, own) = (Set::of(to), self.pieces(side));
        let beside = own & king_steps(target);
        if ARENA.has(to) {
            return (own & straight_steps(target)) | (beside & self.lions());
        }
        let inside = ARENA & ((own & straight_steps(target)) | (beside & self.lions()));
        let place = RING_INDEX[usize::from(to.0)];
        let Reach { after, before } = self.ring_reach(place);
        // With a single piece on the ring both ways lead to it; with none they lead nowhere.
        let neighbours =
            Set::of(ring_cell(place, after + 1)) | Set::of(ring_cell(place, 33 - before));
        inside | (neighbours & own & EDGE)
    }

    /// A move with which a side would make five if it were its turn.
    pub(super) fn five_move(&self, lines: &Lines, side: Side) -> Option<Move> {
        if !lines.any(side, 4) {
            return None;
        }
        let empty = self.empty();
        lines.with(side, 4).find_map(|window| {
            let to = (MASKS[window] & empty).into_iter().next()?;
            self.fifth(side, window, to)
        })
    }

    /// How a piece of a side may come to the empty cell of a window that holds four others of it.
    fn fifth(&self, side: Side, window: usize, to: Cell) -> Option<Move> {
        if self.hand(side) > 0 {
            return Some(Move { from: None, to });
        }
        let others = self.reachers(side, to) & !MASKS[window];
        let from = others.into_iter().next()?;
        Some(Move {
            from: Some(from),
            to,
        })
    }

    /// The cells on which a side would make five if it were its turn.
    fn fifths(&self, lines: &Lines, side: Side) -> Set {
        let mut cells = Set::EMPTY;
        if !lines.any(side, 4) {
            return cells;
        }
        let empty = self.empty();
        for window in lines.with(side, 4) {
            let to = MASKS[window] & empty;
            if to
                .into_iter()
                .any(|to| self.fifth(side, window, to).is_some())
            {
                cells = cells | to;
            }
        }
        cells
    }

    /// If the other side could make five now, lists the moves after which it cannot, and says so.
    /// Where a player has five of his own at hand, or cannot move at all, the question is not asked.
    pub(super) fn list_parries(&self, lines: &Lines, into: &mut Vec<Move>) -> bool {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let fifths = self.fifths(lines, enemy);
        if fifths.is_empty() {
            return false;
        }
        let first = into.len();
        if self.hand(enemy) == 0 {
            // The piece that would come may also be kept from its way.
            self.choices(into);
            let mut kept = first;
            for at in first..into.len() {
                let after = self.play_unchecked(into[at]);
                let lines = lines.after(turn, into[at]);
                if after.five_move(&lines, enemy).is_none() {
                    into[kept] = into[at];
                    kept += 1;
                }
            }
            into.truncate(kept);
        } else if fifths.len() == 1 {
            for to in fifths {
                if self.hand(turn) > 0 {
                    into.push(Move { from: None, to });
                }
                let movers = self.reachers(turn, to).into_iter();
                let safe = movers.filter(|&from| !uncovers(lines, turn, from));
                into.extend(safe.map(|from| Move {
                    from: Some(from),
                    to,
                }));
            }
        }
        into.len() > first || self.count() > 0
    }

    /// Lists the moves of the player to move that may threaten five: at least all that do.
    pub(super) fn list_threats(&self, lines: &Lines, into: &mut Vec<Move>) {
        let turn = self.turn();
        if self.hand(turn) == 0 && lines.any(turn, 4) {
            // Four stand already: any move may bring the fifth nearer.
            return self.choices(into);
        }
        if !lines.any(turn, 3) {
            return;
        }
        let mut cells = Set::EMPTY;
        for window in lines.with(turn, 3) {
            cells = cells | MASKS[window];
        }
        for to in cells & self.empty() {
            if self.hand(turn) > 0 {
                into.push(Move { from: None, to });
            }
            let movers = self.reachers(turn, to).into_iter();
            let makes_four = |from: Cell| {
                let mut windows = around(to).iter().map(|&window| usize::from(window));
                windows.any(|window| {
                    lines.contents()[window] == alone(turn, 3) && !MASKS[window].has(from)
                })
            };
            into.extend(movers.filter(|&from| makes_four(from)).map(|from| Move {
                from: Some(from),
                to,
            }));
        }
    }
}

/// Whether a piece of a side that leaves its cell opens a window in which the other has four.
fn uncovers(lines: &Lines, side: Side, from: Cell) -> bool {
    let covered = alone(side.other(), 4) + unit(side);
    let mut windows = around(from).iter();
    windows.any(|&window| lines.contents()[usize::from(window)] == covered)
}
