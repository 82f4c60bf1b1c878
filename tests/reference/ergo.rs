//! Ergo, without optimisation.

use std::collections::BTreeMap;

use super::{Ending, ReferenceGame, name, rows_and_rest, shifted};

pub(crate) type Place = (usize, usize);

const SIZE: (usize, usize) = (10, 9);
const EIGHT: [(isize, isize); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// A position: row 1 first, and in it column a first; `.` is an empty cell.
#[derive(Clone)]
pub(crate) struct Ergo {
    pub(crate) rows: Vec<Vec<char>>,
    pub(crate) turn: u8,
}

pub(crate) fn owner(piece: char) -> u8 {
    match piece {
        'S' | 'L' => 1,
        's' | 'l' => 2,
        _ => 0,
    }
}

fn is_edge((column, row): Place) -> bool {
    column == 0 || row == 0 || column == 9 || row == 8
}

/// The edge cells in order, from a1.
fn ring() -> Vec<Place> {
    let mut ring = Vec::new();
    ring.extend((0..9).map(|column| (column, 0)));
    ring.extend((0..8).map(|row| (9, row)));
    ring.extend((1..10).rev().map(|column| (column, 8)));
    ring.extend((1..9).rev().map(|row| (0, row)));
    ring
}

pub(crate) fn all_places() -> impl Iterator<Item = Place> {
    (0..9).flat_map(|row| (0..10).map(move |column| (column, row)))
}

impl Ergo {
    pub(crate) fn at(&self, (column, row): Place) -> char {
        self.rows[row][column]
    }

    /// Puts a piece of the player to move on a cell; on the edge it becomes a lion.
    fn put(&mut self, (column, row): Place, is_lion: bool) {
        self.rows[row][column] = match (self.turn, is_lion || is_edge((column, row))) {
            (1, false) => 'S',
            (1, true) => 'L',
            (_, false) => 's',
            (_, true) => 'l',
        };
    }

    pub(crate) fn pieces(&self, side: u8) -> usize {
        let own = |&place: &Place| owner(self.at(place)) == side;
        all_places().filter(own).count()
    }

    /// Whether a side has five in a row somewhere.
    fn has_five(&self, side: u8) -> bool {
        let five_from = |start: Place, way: (isize, isize)| {
            (0..5).all(|steps| {
                let there = shifted(start, (way.0 * steps, way.1 * steps), SIZE);
                there.is_some_and(|there| owner(self.at(there)) == side)
            })
        };
        all_places().any(|start| EIGHT.iter().any(|&way| five_from(start, way)))
    }

    /// The cells to which the piece on a cell may go.
    fn targets(&self, from: Place) -> Vec<Place> {
        let is_lion = matches!(self.at(from), 'L' | 'l');
        let mut targets = Vec::new();
        for way in EIGHT {
            let Some(to) = shifted(from, way, SIZE) else {
                continue;
            };
            let allowed = if is_lion {
                // From edge to edge a lion slides.
                !(is_edge(from) && is_edge(to))
            } else {
                way.0 == 0 || way.1 == 0
            };
            if allowed && self.at(to) == '.' {
                targets.push(to);
            }
        }
        let ring = ring();
        if let Some(here) = ring.iter().position(|&place| place == from) {
            for step in [1, ring.len() - 1] {
                let mut at = (here + step) % ring.len();
                while self.at(ring[at]) == '.' {
                    targets.push(ring[at]);
                    at = (at + step) % ring.len();
                }
            }
        }
        targets
    }

    fn next(&self) -> Self {
        Self {
            turn: 3 - self.turn,
            ..self.clone()
        }
    }
}

impl ReferenceGame for Ergo {
    fn read(text: &str, _: &[&str]) -> Self {
        let (written, rest) = rows_and_rest(text);
        let mut rows = Vec::new();
        for row in written.into_iter().rev() {
            let mut cells = Vec::new();
            let mut run = String::new();
            for character in row.chars().chain(['.']) {
                if character.is_ascii_digit() {
                    run.push(character);
                    continue;
                }
                let empty: usize = std::mem::take(&mut run).parse().unwrap_or(0);
                cells.extend(std::iter::repeat_n('.', empty));
                cells.push(character);
            }
            cells.pop();
            rows.push(cells);
        }
        let turn = if rest[0] == "1" { 1 } else { 2 };
        Self { rows, turn }
    }

    fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.rows.iter().rev() {
            let mut text = String::new();
            let mut run = 0;
            for &piece in row {
                if piece == '.' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                }
                run = 0;
                text.push(piece);
            }
            if run > 0 {
                text += &run.to_string();
            }
            rows.push(text);
        }
        format!("{} {}", rows.join("/"), self.turn)
    }

    fn decided(&self) -> Option<Ending> {
        let winner = [1, 2].into_iter().find(|&side| self.has_five(side));
        winner.map(|winner| (winner, "five"))
    }

    fn outcome_without_moves(&self) -> Ending {
        (0, "no-move")
    }

    fn moves(&self) -> Option<BTreeMap<String, Self>> {
        let mut moves = BTreeMap::new();
        if self.decided().is_some() {
            return Some(moves);
        }
        let has_hand = self.pieces(self.turn) < 12;
        for cell in all_places() {
            if self.at(cell) == '.' && has_hand {
                let mut after = self.clone();
                after.put(cell, false);
                moves.insert(name(cell.0, cell.1), after.next());
            }
            if owner(self.at(cell)) != self.turn {
                continue;
            }
            for to in self.targets(cell) {
                let mut after = self.clone();
                after.rows[cell.1][cell.0] = '.';
                after.put(to, matches!(self.at(cell), 'L' | 'l'));
                let text = format!("{}-{}", name(cell.0, cell.1), name(to.0, to.1));
                moves.insert(text, after.next());
            }
        }
        Some(moves)
    }

    fn some_move(&self, _: &mut dyn FnMut(usize) -> usize) -> Option<(String, Self)> {
        None
    }

    fn cells_away_from(&self, from: &Self) -> usize {
        let is_away = |&place: &Place| self.at(place) != '.' && from.at(place) == '.';
        all_places().filter(is_away).count()
    }

    fn taken(&self, _: &str, _: &Self) -> usize {
        0
    }

    fn tallest(&self) -> usize {
        1
    }
}
