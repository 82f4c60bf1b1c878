//! Emergo on its two boards, without optimisation.

use std::collections::BTreeMap;

use super::hexemergo::HEXAGON;
use super::{Ending, ReferenceGame, name, rows_and_rest, shifted};

pub(crate) type Place = (usize, usize);
pub(crate) type Direction = (isize, isize);

/// A board in a square of columns and rows.
pub(crate) struct Board {
    /// The number of columns, and of rows.
    pub(crate) size: usize,
    /// The number of steps from the centre, as columns and rows, to a cell.
    pub(crate) steps: fn(isize, isize) -> usize,
    pub(crate) directions: &'static [Direction],
    /// Whether White's first stone may never enter in the centre.
    pub(super) bans_centre: bool,
}

static DIAMOND: Board = Board {
    size: 9,
    steps: |right, up| right.unsigned_abs() + up.unsigned_abs(),
    directions: &[(0, 1), (1, 0), (0, -1), (-1, 0)],
    bans_centre: false,
};

/// The maximum number of capture paths.
const MOST_PATHS: usize = 3_000;

/// A position: row 1 first, and in it column a first; a stack is the owners of its stones from bottom
/// to top.
#[derive(Clone)]
pub(crate) struct Emergo {
    pub(crate) board: &'static Board,
    pub(crate) rows: Vec<Vec<Vec<u8>>>,
    pub(crate) turn: u8,
    pub(crate) hands: [usize; 2],
    pub(crate) centre_ban: bool,
}

impl Board {
    fn has(&self, (column, row): Place) -> bool {
        let middle = self.size / 2;
        let [right, up] = [column, row].map(|at| at.cast_signed() - middle.cast_signed());
        (self.steps)(right, up) <= middle
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        let square = (0..self.size).flat_map(|row| (0..self.size).map(move |column| (column, row)));
        square.filter(|&place| self.has(place))
    }

    pub(crate) fn beside(&self, from: Place, way: Direction) -> Option<Place> {
        shifted(from, way, (self.size, self.size)).filter(|&place| self.has(place))
    }
}

/// A capture: the cells on which the piece lands, and the position after it.
#[derive(Clone)]
pub(crate) struct Capture {
    pub(crate) path: Vec<Place>,
    last: Option<Direction>,
    after: Emergo,
}

impl Emergo {
    pub(crate) fn at(&self, (column, row): Place) -> &Vec<u8> {
        &self.rows[row][column]
    }

    pub(crate) fn at_mut(&mut self, (column, row): Place) -> &mut Vec<u8> {
        &mut self.rows[row][column]
    }

    pub(crate) fn owner(&self, place: Place) -> Option<u8> {
        self.at(place).last().copied()
    }

    pub(crate) fn hand(&self, side: u8) -> usize {
        self.hands[usize::from(side) - 1]
    }

    pub(crate) fn own(&self, side: u8) -> impl Iterator<Item = Place> {
        self.board
            .places()
            .filter(move |&place| self.owner(place) == Some(side))
    }

    fn has_lost(&self, side: u8) -> bool {
        self.hand(side) == 0 && self.own(side).next().is_none()
    }

    /// Every capture that continues this one by one jump.
    fn jumps(side: u8, capture: &Capture) -> Vec<Capture> {
        let from = capture.path[capture.path.len() - 1];
        let mut further = Vec::new();
        let board = capture.after.board;
        for &way in board.directions {
            if capture.last == Some((-way.0, -way.1)) {
                continue;
            }
            let Some(over) = board.beside(from, way) else {
                continue;
            };
            let Some(to) = board.beside(over, way) else {
                continue;
            };
            let position = &capture.after;
            if position.owner(over) != Some(3 - side) || !position.at(to).is_empty() {
                continue;
            }
            let mut next = capture.clone();
            let mut piece = std::mem::take(next.after.at_mut(from));
            let taken = next.after.at_mut(over).pop();
            piece.insert(0, taken.expect("an enemy piece has a top stone"));
            *next.after.at_mut(to) = piece;
            next.path.push(to);
            next.last = Some(way);
            further.push(next);
        }
        further
    }

    /// The captures of the most stones; `None` if there are too many paths.
    pub(crate) fn captures(&self, side: u8) -> Option<Vec<Capture>> {
        let starts = self.own(side).map(|place| Capture {
            path: vec![place],
            last: None,
            after: self.clone(),
        });
        let mut longest: Vec<Capture> = starts.collect();
        let mut walked = 0;
        loop {
            // Paths are explored in order of length.
            let jumps = longest
                .iter()
                .flat_map(|capture| Self::jumps(side, capture));
            let longer: Vec<Capture> = jumps.take(MOST_PATHS).collect();
            walked += longer.len();
            if walked >= MOST_PATHS {
                return None;
            }
            if longer.is_empty() {
                longest.retain(|capture| capture.path.len() > 1);
                return Some(longest);
            }
            longest = longer;
        }
    }

    fn can_capture(&self, side: u8) -> bool {
        self.own(side).any(|place| {
            let standing = Capture {
                path: vec![place],
                last: None,
                after: self.clone(),
            };
            !Self::jumps(side, &standing).is_empty()
        })
    }

    fn entries(&self) -> BTreeMap<String, Self> {
        let other = 3 - self.turn;
        let hand = self.hand(self.turn);
        let entering = if self.hand(other) == 0 { hand } else { 1 };
        let is_attacked = self.can_capture(other);
        let mut moves = BTreeMap::new();
        for place in self
            .board
            .places()
            .filter(|&place| self.at(place).is_empty())
        {
            let is_first = self.turn == 1 && hand == 12;
            let middle = self.board.size / 2;
            if self.centre_ban && is_first && place == (middle, middle) {
                continue;
            }
            let mut after = self.next();
            *after.at_mut(place) = vec![self.turn; entering];
            after.hands[usize::from(self.turn) - 1] -= entering;
            if is_attacked || !after.can_capture(other) {
                moves.insert(name(place.0, place.1), after);
            }
        }
        moves
    }

    fn steps(&self) -> BTreeMap<String, Self> {
        let mut moves = BTreeMap::new();
        for from in self.own(self.turn) {
            let directions = self.board.directions.iter();
            for to in directions.filter_map(|&way| self.board.beside(from, way)) {
                if self.at(to).is_empty() {
                    let mut after = self.next();
                    *after.at_mut(to) = std::mem::take(after.at_mut(from));
                    let text = format!("{}-{}", name(from.0, from.1), name(to.0, to.1));
                    moves.insert(text, after);
                }
            }
        }
        moves
    }

    fn next(&self) -> Self {
        Self {
            turn: 3 - self.turn,
            ..self.clone()
        }
    }
}

impl ReferenceGame for Emergo {
    fn read(text: &str, options: &[&str]) -> Self {
        let (written, rest) = rows_and_rest(text);
        let board = if written.len() == DIAMOND.size {
            &DIAMOND
        } else {
            &HEXAGON
        };
        let mut rows = vec![vec![Vec::new(); board.size]; board.size];
        for (row, items) in written.into_iter().rev().enumerate() {
            let mut columns = (0..board.size).filter(|&column| board.has((column, row)));
            let mut column = columns.next().expect("a row has cells");
            for item in items.split(',') {
                if let Some(run) = item.strip_prefix('x') {
                    column += run.parse::<usize>().unwrap_or(1);
                } else {
                    rows[row][column] = item.bytes().map(|digit| digit - b'0').collect();
                    column += 1;
                }
            }
        }
        let hands: Vec<usize> = rest[1]
            .split('-')
            .map(|hand| hand.parse().unwrap())
            .collect();
        Self {
            board,
            rows,
            turn: if rest[0] == "1" { 1 } else { 2 },
            hands: [hands[0], hands[1]],
            centre_ban: board.bans_centre || options.contains(&"centre-ban"),
        }
    }

    fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in (0..self.board.size).rev() {
            let mut items: Vec<String> = Vec::new();
            let mut run = 0;
            for column in (0..self.board.size).filter(|&column| self.board.has((column, row))) {
                let stack = self.at((column, row));
                if stack.is_empty() {
                    run += 1;
                    continue;
                }
                items.extend(empty(run));
                run = 0;
                items.push(stack.iter().map(ToString::to_string).collect());
            }
            items.extend(empty(run));
            rows.push(items.join(","));
        }
        let [first, second] = self.hands;
        format!("{} {} {first}-{second}", rows.join("/"), self.turn)
    }

    fn decided(&self) -> Option<Ending> {
        let loser = [1, 2].into_iter().find(|&side| self.has_lost(side));
        loser.map(|loser| (3 - loser, "all-captured"))
    }

    fn outcome_without_moves(&self) -> Ending {
        (0, "no-move")
    }

    fn moves(&self) -> Option<BTreeMap<String, Self>> {
        if self.decided().is_some() {
            return Some(BTreeMap::new());
        }
        let captures = self.captures(self.turn)?;
        if !captures.is_empty() {
            let text = |path: &[Place]| {
                let names: Vec<String> = path
                    .iter()
                    .map(|&(column, row)| name(column, row))
                    .collect();
                names.join("x")
            };
            let moves = captures.into_iter();
            return Some(
                moves
                    .map(|capture| (text(&capture.path), capture.after.next()))
                    .collect(),
            );
        }
        Some(if self.hand(self.turn) > 0 {
            self.entries()
        } else {
            self.steps()
        })
    }

    fn some_move(&self, _: &mut dyn FnMut(usize) -> usize) -> Option<(String, Self)> {
        None
    }

    fn cells_away_from(&self, from: &Self) -> usize {
        let is_away = |&place: &Place| !self.at(place).is_empty() && from.at(place).is_empty();
        self.board.places().filter(is_away).count()
    }

    fn taken(&self, mv: &str, _: &Self) -> usize {
        mv.matches('x').count()
    }

    fn tallest(&self) -> usize {
        self.board
            .places()
            .map(|place| self.at(place).len())
            .max()
            .unwrap_or(0)
    }
}

/// The text of a run of empty cells.
fn empty(run: usize) -> Option<String> {
    match run {
        0 => None,
        1 => Some("x".to_owned()),
        _ => Some(format!("x{run}")),
    }
}
