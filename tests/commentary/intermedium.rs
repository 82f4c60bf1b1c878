//! What is said about moves of Intermedium, by its rules.

use std::collections::{BTreeSet, HashSet};

use crate::claim::{Claim, Definitions};
use crate::reference::ReferenceGame as _;
use crate::reference::intermedium::{Intermedium, Place, all_places, city, neighbours};
use crate::reference::name;

/// The effects that are named in a few games. That a move opens the own city, `gives-city`, is rarer.
pub(crate) const EFFECTS: &[&str] = &[
    "takes-city",
    "leaves-no-stack",
    "captures",
    "wins-city",
    "saves-city",
    "saves-stones",
    "threatens-city",
    "threatens-capture",
    "closes-gap",
    "closes-in",
    "escapes-siege",
    "makes-stack",
    "advances",
    "spreads",
    "plans-city",
    "plans-capture",
    "leaves-city",
    "gives-stones",
    "leaves-stones",
    "opens-gap",
    "spends-last-stack",
];

type Cells = BTreeSet<String>;

/// A sowing on the way to a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Walk {
    here: Place,
    before: Option<Place>,
    /// How many stones were dropped on each of the cells around the target, as far as it matters.
    visits: [usize; 4],
    /// Whether a stone was dropped on an empty cell, where the opening rule wants it.
    occupies: bool,
}

/// The diagonal steps that it takes at least.
fn steps(from: Place, to: Place) -> usize {
    from.0.abs_diff(to.0).max(from.1.abs_diff(to.1))
}

/// The cells that a text names.
fn places(text: &str) -> Vec<Place> {
    let place = |text: &str| all_places().find(|&(column, row)| name(column, row) == text);
    let found = text.split(['@', '-']).map(place);
    found.map(|place| place.expect("a cell")).collect()
}

/// The cells on which a move drops stones.
fn sown(mv: &str) -> Vec<Place> {
    places(mv).split_off(1)
}

fn named(places: impl IntoIterator<Item = Place>) -> Cells {
    let places = places.into_iter();
    places.map(|(column, row)| name(column, row)).collect()
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a small number")
}

impl Intermedium {
    /// The position as if the player to move had passed.
    fn passed(&self) -> Self {
        Self {
            turn: 3 - self.turn,
            turns: 4.min(self.turns + 1),
            ..self.clone()
        }
    }

    fn stacks(&self, side: u8) -> impl Iterator<Item = Place> {
        all_places().filter(move |&place| self.owner(place) == side && self.height(place) >= 2)
    }

    fn cells(&self, side: u8) -> impl Iterator<Item = Place> {
        all_places().filter(move |&place| self.owner(place) == side)
    }

    /// The cells beside a cell that a side does not occupy.
    fn open(&self, place: Place, side: u8) -> Vec<Place> {
        let all = neighbours(place);
        all.filter(|&beside| self.owner(beside) != side).collect()
    }

    /// The gaps that a side has left around the city of the opponent.
    fn gaps(&self, side: u8) -> Vec<Place> {
        self.open(city(3 - side), side)
    }

    /// Whether the player to move can sow a stack so that a cell is captured, or the city if it is on it: its last
    /// stone lands on a single one beside the cell, and all cells beside it are then occupied.
    fn sows_around(&self, start: Place, target: Place) -> bool {
        assert!(!self.partial, "whole stacks");
        let around: Vec<Place> = neighbours(target).collect();
        // The stack leaves its cell before the first stone is dropped.
        let left = |place: Place| {
            let is_own = self.owner(place) == self.turn && place != start;
            if is_own { self.height(place) } else { 0 }
        };
        let has_rule = self.turns < 4 && !self.free;
        let mut walks = HashSet::from([Walk {
            here: start,
            before: None,
            visits: [0; 4],
            occupies: !has_rule,
        }]);
        for stones in (0..self.height(start)).rev() {
            let mut longer = HashSet::new();
            for walk in walks {
                let path: Vec<Place> = walk.before.into_iter().chain([walk.here]).collect();
                for here in Self::further(&path) {
                    let mut walk = Walk {
                        here,
                        before: Some(walk.here),
                        occupies: walk.occupies || self.owner(here) == 0,
                        ..walk
                    };
                    if let Some(at) = around.iter().position(|&place| place == here) {
                        // Three stones, or three with those that are there, are too many to capture.
                        let most = 3_usize.saturating_sub(left(here));
                        walk.visits[at] = most.min(walk.visits[at] + 1);
                    }
                    let is_near = |at: usize| steps(here, around[at]) <= stones;
                    let is_missing = |at: usize| left(around[at]) + walk.visits[at] == 0;
                    let mut places = 0..around.len();
                    let can_end = places.clone().any(is_near);
                    if can_end && places.all(|at| is_near(at) || !is_missing(at)) {
                        longer.insert(walk);
                    }
                }
            }
            walks = longer;
        }
        walks.into_iter().any(|walk| {
            let stones = |at: usize| left(around[at]) + walk.visits[at];
            let is_single = (0..around.len()).any(|at| around[at] == walk.here && stones(at) == 2);
            let (from, to) = (start.1, walk.here.1);
            let advances = if self.turn == 1 { to > from } else { to < from };
            is_single
                && (0..around.len()).all(|at| stones(at) > 0)
                && walk.occupies
                && (advances || !has_rule)
        })
    }

    /// Whether the player to move can capture what is on a cell, or the city that it is.
    fn can_take(&self, target: Place) -> bool {
        let mut starts = self.stacks(self.turn);
        starts.any(|start| self.sows_around(start, target))
    }

    /// The stacks and single stones that the player to move can capture.
    fn prey(&self) -> BTreeSet<Place> {
        let all = self.cells(3 - self.turn);
        all.filter(|&place| self.can_take(place)).collect()
    }

    fn can_take_city(&self) -> bool {
        self.can_take(city(3 - self.turn))
    }

    fn tallest_of(&self, places: &BTreeSet<Place>) -> Option<u32> {
        let heights = places.iter().map(|&place| small(self.height(place)));
        heights.max()
    }

    fn total(&self, places: &BTreeSet<Place>) -> u32 {
        small(places.iter().map(|&place| self.height(place)).sum())
    }

    /// Whether the player to move cannot stop the opponent from taking the city: they can neither take one themselves
    /// nor capture a stone that is needed, and if the moves can be listed, none of them helps.
    fn cannot_save_city(&self) -> bool {
        let passed = self.passed();
        let prey = self.prey();
        let mut takers = passed.stacks(passed.turn);
        let reaches = |start: Place| passed.sows_around(start, city(self.turn));
        let has_taker = takers.any(|start| reaches(start) && !prey.contains(&start));
        let are_safe = neighbours(city(self.turn)).all(|place| !prey.contains(&place));
        let listed = self.moves().into_iter().flatten();
        let mut replies = listed.map(|(_, after)| after);
        !self.can_take_city() && has_taker && are_safe && replies.all(|after| after.can_take_city())
    }

    /// The position before the second of the moves that are expected, if they can be played.
    fn replied(&self, moves: &[String]) -> Option<(Self, Self)> {
        let [reply, then] = moves else { return None };
        let replied = self.after(reply).filter(|at| at.decided().is_none())?;
        let end = replied.after(then)?;
        Some((replied, end))
    }

    /// The stones of the opponent that a move of the player to move captures, by the position after it.
    fn captured(&self, after: &Self) -> BTreeSet<Place> {
        let all = self.cells(3 - self.turn);
        all.filter(|&place| after.owner(place) == 0).collect()
    }
}

/// Whether the second move of a plan captures this many stones, or takes the city or threatens to.
fn plans(claim: &Claim<'_>, replied: &Intermedium, end: &Intermedium) -> bool {
    if claim.code == "plans-capture" {
        let stones = replied.total(&replied.captured(end));
        return stones > 0 && stones == claim.counts[0];
    }
    let takes = end.decided() == Some((replied.turn, "city"));
    let is_open = end.decided().is_none() && !end.can_take_city();
    takes || (is_open && end.passed().can_take_city())
}

/// Whether a move saves these stones, and on no other cell more: those that could be captured, and cannot be any more.
fn saves(before: &Intermedium, after: &Intermedium, mv: &str, claim: &Claim<'_>) -> bool {
    let left = after.prey();
    let saved = |place: Place| {
        // The stones of the stack that is sown are where they were dropped.
        let dropped = if place == places(mv)[0] {
            sown(mv)
        } else {
            vec![place; before.height(place)]
        };
        let safe = dropped.into_iter().filter(|place| !left.contains(place));
        small(safe.count())
    };
    let count = claim.counts[0];
    let endangered = before.passed().prey();
    let mut named = endangered
        .iter()
        .filter(|&&place| claim.cells == named([place]));
    count > 0
        && named.any(|&place| saved(place) == count)
        && endangered.iter().all(|&place| saved(place) <= count)
}

impl Definitions for Intermedium {
    fn holds(before: &Self, after: &Self, mv: &str, claim: &Claim<'_>) -> bool {
        let (own, enemy) = (before.turn, 3 - before.turn);
        let path = places(mv);
        let (start, end) = (path[0], path[path.len() - 1]);
        let [count, other] = claim.counts;
        let is = |places: &BTreeSet<Place>| claim.cells == named(places.iter().copied());
        let only = |place: Place| is(&BTreeSet::from([place]));
        let list = |places: Vec<Place>| places.into_iter().collect::<BTreeSet<Place>>();
        let captured = before.captured(after);
        let gaps = [before, after].map(|at| list(at.gaps(own)));
        let has_gaps = || is(&gaps[1]) && count == small(gaps[1].len());
        let is_lost = || after.can_take_city();
        let are_highest = |mut prey: BTreeSet<Place>| {
            let are_high = count >= 2 && after.tallest_of(&prey) == Some(count);
            prey.retain(|&place| small(after.height(place)) == count);
            are_high && is(&prey)
        };
        // The player takes next if the opponent does nothing.
        let next = after.passed();
        match claim.code {
            "takes-city" => after.decided() == Some((own, "city")) && is(&gaps[0]),
            "leaves-no-stack" => {
                after.decided() == Some((own, "no-stack"))
                    && is(&captured)
                    && count == before.total(&captured)
            }
            "captures" => {
                after.decided().is_none()
                    && !captured.is_empty()
                    && is(&captured)
                    && count == before.total(&captured)
            }
            "wins-city" => is(&gaps[1]) && next.can_take_city() && after.cannot_save_city(),
            "saves-city" => before.passed().can_take_city() && !is_lost(),
            "saves-stones" => saves(before, after, mv, claim) && !is_lost(),
            "threatens-city" => is(&gaps[1]) && next.can_take_city() && !is_lost(),
            "threatens-capture" => {
                let prey = &next.prey() - &before.prey();
                are_highest(prey) && !is_lost() && !next.can_take_city()
            }
            "gives-city" | "leaves-city" => {
                let was_lost = before.passed().can_take_city();
                is(&list(after.gaps(enemy)))
                    && is_lost()
                    && was_lost == (claim.code == "leaves-city")
            }
            "leaves-stones" => {
                are_highest(&after.prey() & &before.passed().prey())
                    && after.tallest_of(&after.prey()) == Some(count)
                    && !is_lost()
            }
            "gives-stones" => are_highest(&after.prey() - &before.passed().prey()) && !is_lost(),
            "closes-gap" => has_gaps() && gaps[1].len() < gaps[0].len() && !after.fallen,
            "opens-gap" => has_gaps() && gaps[1].len() > gaps[0].len(),
            "closes-in" => after.stacks(enemy).any(|stack| {
                let left = after.open(stack, own).len();
                only(stack)
                    && count == small(left)
                    && count <= 2
                    && left < before.open(stack, own).len()
                    && other == small(after.height(stack))
            }),
            "escapes-siege" => {
                only(start)
                    && after.owner(start) == 0
                    && count <= 1
                    && count == small(before.open(start, enemy).len())
                    && other == small(before.height(start))
            }
            "makes-stack" => only(end) && count >= 2 && count == small(after.height(end)),
            "advances" => {
                let is_nearer = if own == 1 {
                    end.1 > start.1
                } else {
                    end.1 < start.1
                };
                only(end) && is_nearer
            }
            "spreads" => {
                let new = after.cells(own).filter(|&place| before.owner(place) == 0);
                let new: BTreeSet<Place> = new.collect();
                !new.is_empty() && is(&new) && count == small(new.len())
            }
            "plans-city" | "plans-capture" => {
                let plan = after.replied(claim.moves);
                plan.is_some_and(|(replied, end)| plans(claim, &replied, &end))
                    && !next.can_take_city()
                    && (claim.code == "plans-city" || captured.is_empty())
            }
            "spends-last-stack" => {
                after.stacks(own).next().is_none() && after.stacks(enemy).next().is_some()
            }
            other => panic!("{other} is not defined"),
        }
    }

    fn count(&self, code: &str) -> [u32; 2] {
        let count = |side: u8| match code {
            "stones" => self.cells(side).map(|place| self.height(place)).sum(),
            "stacks" => self.stacks(side).count(),
            "cells" => self.cells(side).count(),
            "gaps" => self.gaps(side).len(),
            // Occupied cells in the four rows nearest to the opponent's edge.
            "ahead" => {
                let is_ahead = |row: usize| if side == 1 { row >= 6 } else { row < 4 };
                self.cells(side).filter(|&(_, row)| is_ahead(row)).count()
            }
            other => panic!("{other} is not defined"),
        };
        [1, 2].map(|side| small(count(side)))
    }
}
