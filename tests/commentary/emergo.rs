//! What is said about moves of Emergo and HexEmergo, by their rules.

use std::collections::BTreeSet;

use crate::claim::{Claim, Definitions};
use crate::reference::emergo::{Emergo, Place};
use crate::reference::{ReferenceGame as _, name};

/// Every effect that is named.
pub(crate) const EFFECTS: &[&str] = &[
    "captures-all",
    "captures",
    "frees-captives",
    "lures-capture",
    "forces-capture",
    "exchanges",
    "loses-exchange",
    "threatens-combination",
    "stops-combination",
    "allows-combination",
    "gives-least",
    "has-entries",
    "few-safe-replies",
    "has-safe-moves",
    "leaves-no-safe-reply",
    "saves-stones",
    "enters-shadowpiece",
    "threatens-capture",
    "plans-capture",
    "stays-safe",
    "blocks-pieces",
    "narrows-entry",
    "frees-pieces",
    "covers-pieces",
    "takes-middle",
    "cannot-be-jumped",
    "approaches",
    "enters-safely",
    "gives-stones",
];

type Cells = BTreeSet<String>;

fn names(places: impl IntoIterator<Item = Place>) -> Cells {
    let places = places.into_iter();
    places.map(|(column, row)| name(column, row)).collect()
}

fn signed(stones: usize) -> i32 {
    i32::try_from(stones).expect("a small number")
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a small number")
}

/// The stones that a move captures: one for each jump.
fn taken(mv: &str) -> usize {
    mv.matches('x').count()
}

impl Emergo {
    fn with_turn(&self, side: u8) -> Self {
        Self {
            turn: side,
            ..self.clone()
        }
    }

    fn replies(&self) -> Vec<(String, Self)> {
        self.moves().expect("few captures").into_iter().collect()
    }

    fn place(&self, cell: &str) -> Place {
        let found = self
            .board
            .places()
            .find(|&(column, row)| name(column, row) == cell);
        found.expect("a cell")
    }

    /// The cells on which a move starts and ends; an entry starts where it ends.
    fn ends(&self, mv: &str) -> (Place, Place) {
        let mut cells = mv.split(['-', 'x']).map(|cell| self.place(cell));
        let first = cells.next().expect("a cell");
        (first, cells.next_back().unwrap_or(first))
    }

    fn neighbours(&self, place: Place) -> Vec<Place> {
        let ways = self.board.directions.iter();
        ways.filter_map(|&way| self.board.beside(place, way))
            .collect()
    }

    /// The cells between those of a path of jumps.
    fn between(&self, path: &[Place]) -> Cells {
        let over = path.windows(2).map(|ends| {
            let ways = self.board.directions.iter();
            let mut over = ways.filter_map(|&way| {
                let over = self.board.beside(ends[0], way)?;
                (self.board.beside(over, way) == Some(ends[1])).then_some(over)
            });
            over.next().expect("a jump goes over a cell")
        });
        names(over)
    }

    /// The cells that a capture jumps over.
    fn jumped(&self, mv: &str) -> Cells {
        let path: Vec<Place> = mv.split('x').map(|cell| self.place(cell)).collect();
        self.between(&path)
    }

    /// The most stones that a side can capture, as if it were its turn, and the cells that such captures jump over.
    fn most(&self, side: u8) -> (usize, Cells) {
        let captures = self.captures(side).expect("few captures");
        let most = captures.iter().map(|capture| capture.path.len() - 1).max();
        let over = captures
            .iter()
            .flat_map(|capture| self.between(&capture.path));
        (most.unwrap_or(0), over.collect())
    }

    /// The jumps of the pieces of a side: each from where, and over which cell.
    fn jumps_of(&self, side: u8) -> Vec<(Place, Place)> {
        let from = self.own(side).flat_map(|from| {
            let ways = self.board.directions.iter();
            ways.filter_map(move |&way| {
                let over = self.board.beside(from, way)?;
                let to = self.board.beside(over, way)?;
                (self.owner(over) == Some(3 - side) && self.at(to).is_empty())
                    .then_some((from, over))
            })
        });
        from.collect()
    }

    fn can_step(&self, place: Place) -> bool {
        self.neighbours(place)
            .iter()
            .any(|&to| self.at(to).is_empty())
    }

    /// The pieces of a side that could step or jump.
    fn movable(&self, side: u8) -> Cells {
        let jumps = self.jumps_of(side);
        let can_jump = |place| jumps.iter().any(|&(from, _)| from == place);
        names(
            self.own(side)
                .filter(|&place| self.can_step(place) || can_jump(place)),
        )
    }

    fn stuck(&self, side: u8) -> Cells {
        &names(self.own(side)) - &self.movable(side)
    }

    /// Where a side may enter, as if it were its turn.
    fn entries_of(&self, side: u8) -> Cells {
        if self.hand(side) == 0 {
            return Cells::new();
        }
        let moves = self.with_turn(side).replies().into_iter();
        moves
            .map(|(mv, _)| mv)
            .filter(|mv| taken(mv) == 0)
            .collect()
    }

    /// An empty board but for single stones of a side.
    fn only(&self, stones: &[(Place, u8)]) -> Self {
        let mut lone = self.clone();
        lone.rows.iter_mut().flatten().for_each(Vec::clear);
        for &(place, side) in stones {
            lone.at_mut(place).push(side);
        }
        lone
    }

    /// Whether a lone piece somewhere else on the board could jump a lone piece.
    fn can_ever_be_jumped(&self, place: Place) -> bool {
        let mut others = self.board.places().filter(|&other| other != place);
        others.any(|other| !self.only(&[(place, 1), (other, 2)]).jumps_of(2).is_empty())
    }

    /// The distance of a cell from another in steps.
    fn steps_between(&self, from: Place, to: Place) -> usize {
        let apart = |from: usize, to: usize| to.cast_signed() - from.cast_signed();
        (self.board.steps)(apart(from.0, to.0), apart(from.1, to.1))
    }

    fn is_central(&self, place: Place) -> bool {
        let middle = self.board.size / 2;
        self.steps_between((middle, middle), place) <= 1
    }

    /// The pieces of a side that are nearest to a cell, and how many steps away they are.
    fn nearest(&self, place: Place, side: u8) -> (usize, Cells) {
        let steps = |own: &Place| self.steps_between(place, *own);
        let least = self
            .own(side)
            .map(|own| steps(&own))
            .min()
            .expect("a piece");
        (
            least,
            names(self.own(side).filter(|own| steps(own) == least)),
        )
    }

    /// The pieces beside a piece that could be jumped from an empty cell behind them, were it not there.
    fn covered_from(&self, cell: Place) -> Cells {
        let side = self.owner(cell).expect("a piece");
        let own = self
            .neighbours(cell)
            .into_iter()
            .filter(|&near| self.owner(near) == Some(side));
        let covered = own.filter(|&near| {
            let empty = self
                .neighbours(near)
                .into_iter()
                .filter(|&far| self.at(far).is_empty());
            let mut enemies = empty.filter(|&far| {
                // Its only jump over the piece ends where the other one is.
                let (piece, enemy) = ((near, side), (far, 3 - side));
                let without = self.only(&[piece, enemy]).jumps_of(3 - side);
                let with = self.only(&[piece, enemy, (cell, side)]).jumps_of(3 - side);
                let mut beside = self.neighbours(far).into_iter();
                beside.any(|place| self.owner(place) == Some(3 - side))
                    && without.iter().any(|&(_, over)| over == near)
                    && with.iter().all(|&(_, over)| over != near)
            });
            enemies.next().is_some()
        });
        names(covered)
    }

    /// The stones that the second of two expected moves captures, if they can be played.
    fn captured_next(&self, moves: &[String]) -> Option<[u32; 2]> {
        let [reply, then] = moves else { return None };
        self.after(reply)?.after(then)?;
        Some([reply, then].map(|mv| number(taken(mv))))
    }

    /// How many moves leave the opponent nothing to capture.
    fn safe_moves(&self) -> usize {
        let moves = self.replies().into_iter();
        moves
            .filter(|(_, after)| after.jumps_of(after.turn).is_empty())
            .count()
    }

    /// The stones that the player to move captures, and those of the opponent, until nothing can be captured, if each
    /// chooses what is best for them in the end. Nothing if that decides the game.
    fn exchange(&self) -> Option<(i32, i32)> {
        if self.decided().is_some() {
            return None;
        }
        let captures = self.replies().into_iter().filter(|(mv, _)| taken(mv) > 0);
        let mut ends = vec![];
        for (mv, after) in captures {
            let (theirs, own) = after.exchange()?;
            ends.push((own + signed(taken(&mv)), theirs));
        }
        let best = ends
            .into_iter()
            .max_by_key(|(won, lost)| (won - lost, *won));
        Some(best.unwrap_or_default())
    }

    /// How many stones more than the opponent the player to move captures by a move and the captures that follow it.
    fn gain(&self, mv: &str) -> Option<i32> {
        let (theirs, own) = self.after(mv)?.exchange()?;
        Some(signed(taken(mv)) + own - theirs)
    }

    /// Whether a quiet move gains exactly this many stones through the captures that follow, and no move gains more.
    fn is_best(&self, mv: &str, stones: u32) -> bool {
        let gains = self.replies();
        let best = gains.iter().filter_map(|(mv, _)| self.gain(mv)).max();
        taken(mv) == 0 && self.gain(mv) == best && best == i32::try_from(stones).ok()
    }

    /// The stones that the player who moved last can capture after each reply, at least.
    fn least_captured(&self) -> usize {
        let replies = self.replies().into_iter();
        replies
            .map(|(_, end)| end.most(end.turn).0)
            .min()
            .unwrap_or(0)
    }
}

impl Emergo {
    /// Whether a claim about several captures that follow each other holds.
    fn holds_of_captures(before: &Self, after: &Self, mv: &str, claim: &Claim<'_>) -> bool {
        let (own, enemy) = (before.turn, 3 - before.turn);
        let [count, other] = claim.counts;
        match claim.code {
            "exchanges" | "loses-exchange" => {
                let settled = after.exchange().map(|(theirs, own)| (own, theirs));
                let captured = taken(mv);
                let expected = settled.map(|(won, lost)| [won + signed(captured), lost]);
                let is_loss = count < other;
                settled.is_some_and(|(won, _)| won > 0)
                    && expected.map(|counts| counts.map(i32::cast_unsigned)) == Some(claim.counts)
                    && is_loss == (claim.code == "loses-exchange")
            }
            "threatens-combination" => {
                let passed = after.with_turn(own);
                after.most(enemy).0 == 0 && count > 1 && passed.is_best(&claim.moves[0], count)
            }
            "stops-combination" => {
                let passed = before.with_turn(enemy);
                let reply = &claim.moves[0];
                count > 1
                    && passed.is_best(reply, count)
                    && after.most(enemy).0 == 0
                    && after.gain(reply).is_none_or(|gain| gain < 2)
            }
            _ => count > 1 && after.is_best(&claim.moves[0], count),
        }
    }

    /// Whether a claim about how many moves and entries are left holds.
    fn holds_of_choice(before: &Self, after: &Self, claim: &Claim<'_>) -> bool {
        let (own, enemy) = (before.turn, 3 - before.turn);
        let [count, other] = claim.counts;
        match claim.code {
            "stays-safe" => {
                let moves = before.replies();
                number(before.safe_moves()) == count
                    && number(moves.len()) == other
                    && 2 * count <= other
            }
            "few-safe-replies" => {
                let replies = number(after.replies().len());
                number(after.safe_moves()) == count && replies == other && 2 * count <= other
            }
            "has-safe-moves" => {
                let passed = after.with_turn(own);
                let safe = [&passed, after].map(|position| number(position.safe_moves()));
                claim.counts == safe
            }
            _ => {
                let entries = [own, enemy].map(|side| number(after.entries_of(side).len()));
                claim.counts == entries && entries[0] > entries[1]
            }
        }
    }
}

impl Definitions for Emergo {
    fn holds(before: &Self, after: &Self, mv: &str, claim: &Claim<'_>) -> bool {
        let (own, enemy) = (before.turn, 3 - before.turn);
        let (start, end) = before.ends(mv);
        let (is_entry, is_capture) = (!mv.contains(['-', 'x']), mv.contains('x'));
        let cells = &claim.cells;
        let [count, other] = claim.counts;
        let exposed = before.most(enemy).0;
        let (left, in_danger) = after.most(enemy);
        let is_named = |found: Cells| !found.is_empty() && *cells == found;
        let is_counted = |found: usize| found > 0 && number(found) == count;
        let only_end = || *cells == names([end]);
        match claim.code {
            "captures-all" | "captures" => {
                is_capture
                    && is_counted(taken(mv))
                    && is_named(before.jumped(mv))
                    && after.decided()
                        == (claim.code == "captures-all").then_some((own, "all-captured"))
            }
            "frees-captives" => {
                let turned = |&place: &Place| {
                    before.owner(place) == Some(enemy) && after.owner(place) == Some(own)
                };
                let freed = names(before.board.places().filter(turned));
                is_capture && is_counted(freed.len()) && is_named(freed)
            }
            // If both play as expected.
            "lures-capture" => {
                count > 0 && other > 0 && after.captured_next(claim.moves) == Some(claim.counts)
            }
            "forces-capture" => {
                !is_capture
                    && exposed < left
                    && is_counted(left)
                    && after
                        .replies()
                        .iter()
                        .all(|(reply, _)| taken(reply) == left)
            }
            "gives-stones" => {
                let replies = after.replies();
                is_counted(left)
                    && is_named(in_danger)
                    && replies.iter().all(|(reply, _)| taken(reply) == left)
            }
            "exchanges"
            | "loses-exchange"
            | "threatens-combination"
            | "stops-combination"
            | "allows-combination" => Self::holds_of_captures(before, after, mv, claim),
            "gives-least" => {
                let exposed = |after: &Self| after.most(after.turn).0;
                let replies = before.replies();
                is_counted(left) && replies.iter().all(|(_, after)| exposed(after) >= left)
            }
            "leaves-no-safe-reply" => is_counted(after.least_captured()),
            "saves-stones" => exposed > left && is_counted(exposed - left),
            "enters-shadowpiece" => {
                is_entry
                    && count > 1
                    && before.hand(enemy) == 0
                    && after.hand(own) == 0
                    && is_counted(after.at(end).len())
            }
            "threatens-capture" => {
                let (threatened, over) = after.most(own);
                left == 0 && !after.replies().is_empty() && is_counted(threatened) && is_named(over)
            }
            // If both play as expected.
            "plans-capture" => {
                let threatened = number(after.most(own).0.max(taken(mv)));
                after.captured_next(claim.moves) == Some([0, count]) && count > threatened
            }
            "stays-safe" | "few-safe-replies" | "has-safe-moves" | "has-entries" => {
                left == 0 && !is_capture && Self::holds_of_choice(before, after, claim)
            }
            "narrows-entry" => {
                let closed = &before.entries_of(enemy) - &after.entries_of(enemy);
                after.hand(enemy) > 0 && left == 0 && is_named(&closed - &names([end]))
            }
            "blocks-pieces" => is_named(&before.movable(enemy) & &after.stuck(enemy)),
            "frees-pieces" => is_named(&before.stuck(own) & &(&after.movable(own) - &names([end]))),
            "covers-pieces" => is_named(after.covered_from(end)),
            "takes-middle" => {
                only_end() && before.is_central(end) && (is_entry || !before.is_central(start))
            }
            "cannot-be-jumped" => {
                only_end()
                    && !before.can_ever_be_jumped(end)
                    && (is_entry || before.can_ever_be_jumped(start))
            }
            "approaches" => {
                let (steps, nearest) = after.nearest(end, enemy);
                !is_entry && steps == 1 && is_named(nearest) && after.nearest(start, enemy).0 > 1
            }
            "enters-safely" => is_entry && only_end() && left == 0,
            other => panic!("{other} is not defined"),
        }
    }

    fn count(&self, code: &str) -> [u32; 2] {
        let count = |side: u8| -> usize {
            let own = || self.own(side);
            let jumps = |side| self.jumps_of(side).into_iter();
            match code {
                "hand" => self.hand(side),
                "prisoners" => {
                    let stones = own().flat_map(|place| self.at(place));
                    stones.filter(|&&stone| stone != side).count()
                }
                "pieces" => own().count(),
                "jumpers" => names(jumps(side).map(|(from, _)| from)).len(),
                "endangered" => names(jumps(3 - side).map(|(_, over)| over)).len(),
                "mobile" => own().filter(|&place| self.can_step(place)).count(),
                "central" => own().filter(|&place| self.is_central(place)).count(),
                other => panic!("{other} is not defined"),
            }
        };
        [1, 2].map(|side| number(count(side)))
    }
}
