//! What is said about moves of Ergo, by its rules.

use std::collections::BTreeSet;

use crate::claim::{Claim, Definitions};
use crate::reference::ReferenceGame as _;
use crate::reference::ergo::{Ergo, Place, all_places, owner};
use crate::reference::{name, shifted};

/// Every effect that is named.
pub(crate) const EFFECTS: &[&str] = &[
    "makes-five",
    "wins-next",
    "stops-five",
    "makes-four",
    "makes-two-fours",
    "stops-four",
    "prepares-four",
    "blocks-row",
    "becomes-lion",
    "builds-row",
    "builds-two-rows",
    "has-room",
    "plans-four",
    "gives-five",
    "gives-four",
    "leaves-row",
    "unblocks-row",
];

/// The directions of rows.
const WAYS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

type Cells = BTreeSet<String>;

/// All rows of five cells in a direction.
fn rows(way: (isize, isize)) -> impl Iterator<Item = Vec<Place>> {
    all_places().filter_map(move |start| {
        let cell = |steps| shifted(start, (way.0 * steps, way.1 * steps), (10, 9));
        (0..5).map(cell).collect()
    })
}

/// The cells of a move: where it starts, unless it is a drop, and where it ends.
fn ends(mv: &str) -> (Option<Place>, Place) {
    let place = |name: &str| {
        let found = all_places().find(|&(column, row)| crate::reference::name(column, row) == name);
        found.expect("a cell")
    };
    match mv.split_once('-') {
        Some((from, to)) => (Some(place(from)), place(to)),
        None => (None, place(mv)),
    }
}

impl Ergo {
    fn with_turn(&self, side: u8) -> Self {
        Self {
            turn: side,
            ..self.clone()
        }
    }

    /// The moves of a side as if it were its turn, each with the name of the cell where it ends.
    fn moves_of(&self, side: u8) -> Vec<(String, Self)> {
        let moves = self.with_turn(side).moves().expect("few moves");
        let target = |mv: String| mv.rsplit('-').next().expect("a cell").to_owned();
        moves
            .into_iter()
            .map(|(mv, after)| (target(mv), after))
            .collect()
    }

    /// Where a side makes five, as if it were its turn.
    fn fives(&self, side: u8) -> Cells {
        let moves = self.moves_of(side).into_iter();
        moves
            .filter(|(_, after)| after.decided().is_some())
            .map(|(to, _)| to)
            .collect()
    }

    /// Where a side makes a four that can become five in two ways, as if it were its turn.
    fn open_fours(&self, side: u8) -> Cells {
        let moves = self.moves_of(side).into_iter();
        moves
            .filter(|(_, after)| after.fives(side).len() > 1)
            .map(|(to, _)| to)
            .collect()
    }

    /// Where the player to move can move so that the opponent cannot make five.
    fn answers(&self) -> Cells {
        let moves = self.moves_of(self.turn).into_iter();
        let enemy = 3 - self.turn;
        moves
            .filter(|(_, after)| after.decided().is_none() && after.fives(enemy).is_empty())
            .map(|(to, _)| to)
            .collect()
    }

    fn in_row(&self, row: &[Place], side: u8) -> u32 {
        let own = row.iter().filter(|&&place| owner(self.at(place)) == side);
        u32::try_from(own.count()).expect("five at most")
    }

    /// The most pieces of a side in a row of five with a cell, with none of the opponent's, in one direction.
    fn fullest(&self, side: u8, cell: Place, way: (isize, isize), without: Option<Place>) -> u32 {
        let open = rows(way).filter(|row| {
            row.contains(&cell)
                && without.is_none_or(|other| !row.contains(&other))
                && self.in_row(row, 3 - side) == 0
        });
        open.map(|row| self.in_row(&row, side)).max().unwrap_or(0)
    }

    /// The same in any direction.
    fn most(&self, side: u8, cell: Place, without: Option<Place>) -> u32 {
        let most = WAYS.map(|way| self.fullest(side, cell, way, without));
        most.into_iter().max().unwrap_or(0)
    }

    /// Whether the moves that are expected can be played, and the second one has an effect.
    fn follows(&self, moves: &[String], has_effect: impl Fn(&Self, u8) -> bool) -> bool {
        let [reply, then] = moves else { return false };
        let replied = self.after(reply).filter(|at| at.decided().is_none());
        let end = replied.and_then(|at| at.after(then));
        end.is_some_and(|end| has_effect(&end, 3 - self.turn))
    }
}

impl Definitions for Ergo {
    fn holds(before: &Self, after: &Self, mv: &str, claim: &Claim<'_>) -> bool {
        let (own, enemy) = (before.turn, 3 - before.turn);
        let (from, to) = ends(mv);
        let cells = &claim.cells;
        let [count, other] = claim.counts;
        let is_named = |found: Cells| !found.is_empty() && *cells == found;
        let only = |place: Place| *cells == BTreeSet::from([name(place.0, place.1)]);
        let rows_of_four = || {
            let mut most = WAYS.map(|way| after.fullest(own, to, way, None));
            most.sort_unstable();
            most
        };
        match claim.code {
            "makes-five" => {
                let full = WAYS.into_iter().flat_map(rows);
                let full = full.filter(|row| after.in_row(row, own) == 5).flatten();
                is_named(full.map(|(column, row)| name(column, row)).collect())
            }
            "gives-five" => is_named(after.fives(enemy)),
            "stops-five" => is_named(before.fives(enemy)) && after.fives(enemy).is_empty(),
            "makes-four" => {
                !after.fives(own).is_empty()
                    && after.fives(enemy).is_empty()
                    && is_named(after.answers())
            }
            "wins-next" | "makes-two-fours" => {
                let fives = after.fives(own);
                (fives.len() > 1) == (claim.code == "makes-two-fours")
                    && is_named(fives)
                    && after.fives(enemy).is_empty()
                    && after.answers().is_empty()
            }
            "stops-four" => {
                only(to)
                    && !before.open_fours(enemy).is_empty()
                    && after.open_fours(enemy).is_empty()
                    && after.fives(enemy).is_empty()
            }
            "prepares-four" => {
                after.fives(own).is_empty()
                    && after.fives(enemy).is_empty()
                    && is_named(after.open_fours(own))
            }
            "gives-four" => after.fives(own).is_empty() && is_named(after.open_fours(enemy)),
            "blocks-row" => count >= 2 && count == before.most(enemy, to, None),
            "builds-row" => count >= 2 && count == after.most(own, to, None),
            "builds-two-rows" => other >= 2 && rows_of_four()[2..] == [other, count],
            "becomes-lion" => {
                let was_lion = from.is_some_and(|from| matches!(before.at(from), 'L' | 'l'));
                only(to) && !was_lion && matches!(after.at(to), 'L' | 'l')
            }
            "has-room" => {
                let free = WAYS.into_iter().flat_map(rows);
                let free = free.filter(|row| row.contains(&to) && after.in_row(row, enemy) == 0);
                only(to) && u32::try_from(free.count()) == Ok(count)
            }
            "plans-four" => after.follows(claim.moves, |end, side| {
                end.decided().is_none()
                    && !end.fives(side).is_empty()
                    && end.fives(3 - side).is_empty()
            }),
            "leaves-row" => from.is_some_and(|from| {
                let was = before.most(own, from, Some(to));
                only(from) && count >= 3 && count == was && after.most(own, to, None) < count
            }),
            "unblocks-row" => from.is_some_and(|from| {
                only(from) && count >= 3 && count == after.most(enemy, from, Some(to))
            }),
            other => panic!("{other} is not defined"),
        }
    }

    fn count(&self, code: &str) -> [u32; 2] {
        let count = |side: u8| -> usize {
            let open = || {
                let all = WAYS.into_iter().flat_map(rows);
                all.filter(move |row| self.in_row(row, 3 - side) == 0)
            };
            match code {
                "threes" => open()
                    .filter(|row| [3, 4].contains(&self.in_row(row, side)))
                    .count(),
                "twos" => open().filter(|row| self.in_row(row, side) == 2).count(),
                "lions" => {
                    let lion = if side == 1 { 'L' } else { 'l' };
                    all_places().filter(|&place| self.at(place) == lion).count()
                }
                "hand" => 12 - self.pieces(side),
                other => panic!("{other} is not defined"),
            }
        };
        [1, 2].map(|side| u32::try_from(count(side)).expect("a small number"))
    }
}
