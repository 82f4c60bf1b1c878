//! The sowings of a stack that the search considers, cached.
//!
//! Without the opening rule and partial moves, the sowings of a stack depend only on its side, cell
//! and height. The search needs them often, so they are cached for the lifetime of the program: at
//! most [`KEPT`] sowings for every cell and height, all of them for stacks of up to five. Captures
//! depend on the position and are not cached.

use std::sync::OnceLock;

use super::aim::take;
use super::board::{CELLS, Set, city};
use super::capture::Captured;
use super::position::{Position, STONES};
use super::reach::Siege;
use super::results::{Effort, ResultEnumerator};
use super::sowing::{Footprint, Move, Sower};
use crate::game::{Game, Options};
use crate::search::Coverage;
use crate::search::sort::stable_order;

/// The most sowings cached for each cell and height.
const KEPT: usize = 256;
/// The most sowings without a capture considered per stack.
const QUIET: usize = 64;

/// One way to sow a stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    path: Move,
    footprint: Footprint,
    /// A number shared by sowings with the same stones on the same cells.
    group: u32,
}

const TABLES: usize = CELLS as usize * (STONES as usize + 1);

/// The sowings of a stack on an otherwise empty board; those with the same stones are adjacent.
fn sowings(sower: &Sower) -> &'static [Sowing] {
    static KNOWN: [OnceLock<Box<[Sowing]>>; TABLES] = [const { OnceLock::new() }; TABLES];
    let cell = usize::from(sower.start.cell(sower.side).0);
    let table = cell * (usize::from(STONES) + 1) + usize::from(sower.height);
    KNOWN[table].get_or_init(|| find(sower))
}

fn find(sower: &Sower) -> Box<[Sowing]> {
    let bare = Position::bare(sower.side, STONES, Options::default());
    let alone = Sower {
        partial: false,
        opening: false,
        empty: Set::ALL,
        ..*sower
    };
    let mut enumerator = ResultEnumerator::of(&bare, Effort::Sample(KEPT));
    let sowings: Vec<Sowing> = enumerator
        .sowings(&alone)
        .filter_map(|(path, group)| {
            let footprint = path.footprint(sower.side)?;
            Some(Sowing {
                path,
                footprint,
                group,
            })
        })
        .collect();
    stable_order(sowings.iter().map(|sowing| sowing.group))
        .map(|at| sowings[at])
        .collect()
}

/// Appends the moves of one stack that the search considers.
pub(super) fn candidates(position: &Position, sower: &Sower, into: &mut Vec<Move>) -> Coverage {
    let known = sowings(sower);
    let mut quiet = 0;
    let mut coverage = Coverage::All;
    for alike in known.chunk_by(|one, other| one.group == other.group) {
        let mut found = None;
        for sowing in alike.iter().filter(|sowing| is_legal(sower, sowing)) {
            let path = sowing.path;
            let captured = position.captured_under(path.start(), path.length(), &sowing.footprint);
            let is_quiet = captured == Captured::NONE;
            if found == Some(captured) {
                continue;
            }
            if is_quiet && quiet == QUIET {
                coverage = Coverage::Some;
            } else {
                into.push(path);
                quiet += usize::from(is_quiet);
                found = Some(captured);
            }
        }
    }
    if known.len() >= KEPT {
        coverage = Coverage::Some;
        let city = take(position, sower, city(sower.side.other()));
        into.extend(city.filter(|&mv| position.is_legal(mv)));
    }
    coverage
}

/// Appends a move for every capturing result of a stack, unless there may be more than are cached.
/// The opening rule must not apply.
pub(super) fn captures(position: &Position, sower: &Sower, into: &mut Vec<Move>) -> Coverage {
    let known = sowings(sower);
    if known.len() >= KEPT {
        let enemy = sower.side.other();
        let mut targets = position.occupied(enemy).into_iter();
        let takes = targets.any(|spot| Siege::of(position, sower.side, spot).yields_to(sower));
        return if takes { Coverage::Some } else { Coverage::All };
    }
    for alike in known.chunk_by(|one, other| one.group == other.group) {
        let first = into.len();
        for sowing in alike {
            let path = sowing.path;
            let captured = position.captured_under(path.start(), path.length(), &sowing.footprint);
            let is_known = |&other: &Move| position.captured_by(other) == captured;
            if captured != Captured::NONE && !into[first..].iter().any(is_known) {
                into.push(path);
            }
        }
    }
    Coverage::All
}

/// Whether the opening rule, if it holds, allows it.
fn is_legal(sower: &Sower, Sowing { footprint, .. }: &Sowing) -> bool {
    !sower.opening || (sower.advances(footprint.end) && !(footprint.cells & sower.empty).is_empty())
}
