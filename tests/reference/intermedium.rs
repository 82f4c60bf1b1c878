//! Intermedium, without optimisation.

use std::collections::BTreeMap;

use super::{Ending, ReferenceGame, name, rows_and_rest, shifted};

pub(crate) type Place = (usize, usize);
type Direction = (isize, isize);

const SIZE: (usize, usize) = (7, 10);
const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHT: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The maximum number of paths that are listed.
const MOST_PATHS: usize = 3_000;

/// A position: row 1 first, and in it column a first; a stack is its owner and its height.
#[derive(Clone)]
pub(crate) struct Intermedium {
    pub(crate) rows: Vec<Vec<(u8, usize)>>,
    pub(crate) turn: u8,
    pub(crate) turns: usize,
    pub(crate) partial: bool,
    pub(crate) free: bool,
    /// Whether the last move has taken the city.
    pub(crate) fallen: bool,
}

pub(crate) fn all_places() -> impl Iterator<Item = Place> {
    (0..10).flat_map(|row| (0..7).map(move |column| (column, row)))
}

pub(crate) fn city(side: u8) -> Place {
    (3, if side == 1 { 0 } else { 9 })
}

pub(crate) fn neighbours(place: Place) -> impl Iterator<Item = Place> {
    let all = STRAIGHT.into_iter();
    all.filter_map(move |way| shifted(place, way, SIZE))
}

impl Intermedium {
    pub(crate) fn owner(&self, (column, row): Place) -> u8 {
        self.rows[row][column].0
    }

    pub(crate) fn height(&self, (column, row): Place) -> usize {
        self.rows[row][column].1
    }

    fn set_height(&mut self, (column, row): Place, side: u8, height: usize) {
        self.rows[row][column] = if height == 0 { (0, 0) } else { (side, height) };
    }

    /// The stacks that the player to move may sow.
    pub(crate) fn sowers(&self) -> impl Iterator<Item = Place> {
        all_places().filter(|&place| self.owner(place) == self.turn && self.height(place) >= 2)
    }

    /// The cells that may follow a path, which never turns straight back.
    pub(crate) fn further(path: &[Place]) -> impl Iterator<Item = Place> {
        let here = path[path.len() - 1];
        let before = path.len().checked_sub(2).map(|at| path[at]);
        let all = DIAGONAL.into_iter();
        let all = all.filter_map(move |way| shifted(here, way, SIZE));
        all.filter(move |&next| Some(next) != before)
    }

    /// Whether a sowing may end with this path.
    fn may_end(&self, path: &[Place]) -> bool {
        let (sown, height) = (path.len() - 1, self.height(path[0]));
        if sown != height && !(self.partial && sown >= 1) {
            return false;
        }
        if self.turns >= 4 || self.free {
            return true;
        }
        let (from, to) = (path[0].1, path[sown].1);
        let advances = if self.turn == 1 { to > from } else { to < from };
        let is_empty = |&place: &Place| self.owner(place) == 0;
        advances && path[1..].iter().any(is_empty)
    }

    /// Explores every continuation of a path; `false` if there are too many.
    fn walk(&self, path: &mut Vec<Place>, found: &mut Vec<Vec<Place>>, left: &mut usize) -> bool {
        let sown = path.len() - 1;
        if *left == 0 {
            return false;
        }
        *left -= 1;
        if sown > 0 && self.may_end(path) {
            found.push(path.clone());
        }
        if sown == self.height(path[0]) {
            return true;
        }
        let further: Vec<Place> = Self::further(path).collect();
        further.into_iter().all(|next| {
            path.push(next);
            let went = self.walk(path, found, left);
            path.pop();
            went
        })
    }

    /// The position after sowing along a path.
    fn sown(&self, path: &[Place]) -> Self {
        let (mover, enemy) = (self.turn, 3 - self.turn);
        let mut next = self.clone();
        let mut on_single = false;
        // The stones that are sown leave their cell before the first of them is dropped.
        let left = self.height(path[0]) - (path.len() - 1);
        next.set_height(path[0], mover, left);
        for &place in &path[1..] {
            let height = next.height(place);
            on_single = height == 1;
            next.set_height(place, mover, height + 1);
        }
        if on_single {
            let around: Vec<Place> = neighbours(path[path.len() - 1]).collect();
            let held = |place: &Place| neighbours(*place).all(|beside| next.owner(beside) == mover);
            let surrounded: Vec<Place> = around.into_iter().filter(held).collect();
            for place in surrounded {
                next.fallen |= place == city(enemy);
                if next.owner(place) == enemy {
                    next.set_height(place, enemy, 0);
                }
            }
        }
        next.turn = enemy;
        next.turns = 4.min(self.turns + 1);
        next
    }
}

fn spelled(path: &[Place]) -> String {
    let names: Vec<String> = path
        .iter()
        .map(|&(column, row)| name(column, row))
        .collect();
    format!("{}@{}", names[0], names[1..].join("-"))
}

impl ReferenceGame for Intermedium {
    fn read(text: &str, options: &[&str]) -> Self {
        let (written, rest) = rows_and_rest(text);
        let mut rows = vec![vec![(0, 0); 7]; 10];
        for (row, items) in written.into_iter().rev().enumerate() {
            let mut column = 0;
            for item in items.split(',') {
                let number: usize = item[1..].parse().unwrap_or(1);
                match &item[..1] {
                    "x" => column += number,
                    letter => {
                        rows[row][column] = (if letter == "a" { 1 } else { 2 }, number);
                        column += 1;
                    }
                }
            }
        }
        Self {
            rows,
            turn: if rest[0] == "1" { 1 } else { 2 },
            turns: rest[1].parse().unwrap(),
            partial: options.contains(&"partial-moves"),
            free: options.contains(&"free-opening"),
            fallen: false,
        }
    }

    fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.rows.iter().rev() {
            let mut items: Vec<String> = Vec::new();
            let mut run = 0;
            for (at, &(side, height)) in row.iter().enumerate() {
                if side == 0 {
                    run += 1;
                }
                if run > 0 && (side != 0 || at == 6) {
                    items.push(if run == 1 {
                        "x".to_owned()
                    } else {
                        format!("x{run}")
                    });
                    run = 0;
                }
                if side != 0 {
                    items.push(format!("{}{height}", if side == 1 { 'a' } else { 'b' }));
                }
            }
            rows.push(items.join(","));
        }
        format!("{} {} {}", rows.join("/"), self.turn, self.turns)
    }

    fn decided(&self) -> Option<Ending> {
        if self.fallen {
            return Some((3 - self.turn, "city"));
        }
        let has_stack = self.sowers().next().is_some();
        (!has_stack).then(|| self.outcome_without_moves())
    }

    /// The opening rule may forbid every move of a player with stacks.
    fn outcome_without_moves(&self) -> Ending {
        (3 - self.turn, "no-stack")
    }

    fn moves(&self) -> Option<BTreeMap<String, Self>> {
        let mut found = Vec::new();
        let mut left = MOST_PATHS;
        if !self.fallen {
            for start in self.sowers() {
                if !self.walk(&mut vec![start], &mut found, &mut left) {
                    return None;
                }
            }
        }
        let moves = found.iter().map(|path| (spelled(path), self.sown(path)));
        Some(moves.collect())
    }

    fn after(&self, mv: &str) -> Option<Self> {
        let named = |text: &str| all_places().find(|&(column, row)| name(column, row) == text);
        let path: Option<Vec<Place>> = mv.split(['@', '-']).map(named).collect();
        let path = path.filter(|path| path.len() > 1 && !self.fallen)?;
        let is_walk =
            (1..path.len()).all(|at| Self::further(&path[..at]).any(|next| next == path[at]));
        let is_own = self.sowers().any(|place| place == path[0]);
        let is_legal = is_walk && is_own && spelled(&path) == mv && self.may_end(&path);
        is_legal.then(|| self.sown(&path))
    }

    fn some_move(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<(String, Self)> {
        let sowers: Vec<Place> = self.sowers().collect();
        let start = sowers[below(sowers.len())];
        let most = self.height(start);
        let length = if self.partial { 1 + below(most) } else { most };
        let mut path = vec![start];
        for _ in 0..length {
            let further: Vec<Place> = Self::further(&path).collect();
            // In a corner the only direction is back.
            path.push(*further.get(below(further.len().max(1)))?);
        }
        self.may_end(&path)
            .then(|| (spelled(&path), self.sown(&path)))
    }

    fn cells_away_from(&self, from: &Self) -> usize {
        let is_away = |&place: &Place| self.owner(place) != 0 && from.owner(place) == 0;
        all_places().filter(is_away).count()
    }

    fn taken(&self, _: &str, after: &Self) -> usize {
        let stones = |board: &Self| -> usize {
            let places = all_places().filter(|&place| board.owner(place) == 3 - self.turn);
            places.map(|place| board.height(place)).sum()
        };
        stones(self) - stones(after)
    }

    fn tallest(&self) -> usize {
        all_places()
            .map(|place| self.height(place))
            .max()
            .unwrap_or(0)
    }
}
