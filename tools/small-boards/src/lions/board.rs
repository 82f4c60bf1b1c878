//! The rules on a board of any size.

use std::str::FromStr;

/// A set of cells, which are counted by rows from the bottom left.
pub(super) type Set = u128;

/// The most cells of a small board.
pub(super) const MOST_CELLS: usize = 27;

/// A board, with its pieces and the length of a row that wins.
#[derive(Clone, Debug)]
pub struct LionBoard {
    width: usize,
    height: usize,
    /// The pieces of each player.
    pub(super) pieces: u32,
    edge: Set,
    all: Set,
    /// For each cell, those one step away: in four directions, and in eight.
    beside: Vec<[Set; 2]>,
    /// The cells of the edge, each beside the next, twice round.
    ring: Vec<usize>,
    /// Every row that wins.
    rows: Vec<Set>,
}

/// A position, seen by the player to move. The start of the game is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// The soldiers of the player to move, and his lions.
    pub(super) own: [Set; 2],
    /// The soldiers and lions of the other player.
    pub(super) other: [Set; 2],
}

impl LionBoard {
    /// A board with these numbers of columns, rows, and pieces of each player. As many pieces in a row win as the shorter
    /// side has cells, but at most five.
    #[must_use]
    pub fn of(width: usize, height: usize, pieces: u32) -> Self {
        let cells = || (0..width * height).map(|cell| (cell % width, cell / width));
        let cell = |(column, row): (usize, usize)| row * width + column;
        let (last_column, last_row) = (width - 1, height - 1);
        let near = |one: (usize, usize), other: (usize, usize)| {
            (one.0.abs_diff(other.0), one.1.abs_diff(other.1))
        };
        let steps = |from, wanted: fn((usize, usize)) -> bool| {
            let to = cells().filter(|&to| wanted(near(from, to)));
            to.map(|to| 1 << cell(to)).sum::<Set>()
        };
        let beside = cells().map(|from| {
            [
                steps(from, |(across, up)| across + up == 1),
                steps(from, |(across, up)| across.max(up) == 1),
            ]
        });
        let bottom = (0..last_column).map(|column| (column, 0));
        let right = (0..last_row).map(|row| (last_column, row));
        let top = (1..=last_column).rev().map(|column| (column, last_row));
        let left = (1..=last_row).rev().map(|row| (0, row));
        let ring: Vec<_> = bottom
            .chain(right)
            .chain(top)
            .chain(left)
            .map(cell)
            .collect();
        let length = width.min(height).min(5);
        let mut rows = Vec::new();
        for (column, row) in cells() {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let places = (0..length).map(|at| {
                    let at = isize::try_from(at).ok()?;
                    let column = column.checked_add_signed(at * right)?;
                    let row = row.checked_add_signed(at * up)?;
                    (column < width && row < height).then(|| 1 << cell((column, row)))
                });
                rows.extend(
                    places
                        .collect::<Option<Vec<Set>>>()
                        .map(|places| places.iter().sum::<Set>()),
                );
            }
        }
        Self {
            width,
            height,
            pieces,
            edge: ring.iter().map(|&cell| 1 << cell).sum(),
            all: (1 << (width * height)) - 1,
            beside: beside.collect(),
            ring: ring.repeat(2),
            rows,
        }
    }

    /// Its name: the columns, the rows and the pieces of each player, such as `4x4-4`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}x{}-{}", self.width, self.height, self.pieces)
    }

    /// All cells.
    pub(super) fn all(&self) -> Set {
        self.all
    }

    /// The cells that are not on the edge.
    pub(super) fn arena(&self) -> Set {
        self.all & !self.edge
    }

    /// For each symmetry, the image of each cell.
    pub(super) fn symmetries(&self) -> Vec<Vec<Set>> {
        let symmetries = (0..8).filter(|symmetry| symmetry & 4 == 0 || self.width == self.height);
        let turned = |is_turned: bool, at, length| if is_turned { length - 1 - at } else { at };
        let images = symmetries.map(|symmetry| {
            let image = |cell: usize| -> Set {
                let x = turned(symmetry & 1 != 0, cell % self.width, self.width);
                let y = turned(symmetry & 2 != 0, cell / self.width, self.height);
                let (x, y) = if symmetry & 4 == 0 { (x, y) } else { (y, x) };
                1 << (y * self.width + x)
            };
            (0..self.width * self.height).map(image).collect()
        });
        images.collect()
    }

    /// The positions that one move leads to.
    pub(super) fn after(&self, position: &Standing) -> impl Iterator<Item = Standing> {
        let Standing { own, other } = *position;
        let [soldiers, lions] = own;
        let empty = self.empty(position);
        let is_in_hand = (soldiers | lions).count_ones() < self.pieces;
        let drops = bits(if is_in_hand { empty } else { 0 }).map(move |to| self.with(own, to));
        let steps = bits(soldiers).flat_map(move |from| {
            let [steps, _] = self.beside[cell(from)];
            bits(steps & empty).map(move |to| self.with([soldiers & !from, lions], to))
        });
        let runs = bits(lions).flat_map(move |from| {
            let targets = bits(self.reach(from, empty));
            targets.map(move |to| [soldiers, (lions & !from) | to])
        });
        let moved = drops.chain(steps).chain(runs);
        moved.map(move |moved| Standing {
            own: other,
            other: moved,
        })
    }

    /// The positions from which one move leads to this one, whether or not the game was over there.
    pub(super) fn before(&self, position: &Standing) -> impl Iterator<Item = Standing> {
        let Standing { own, other } = *position;
        let [soldiers, lions] = other;
        let empty = self.empty(position);
        let dropped = soldiers | (lions & self.edge);
        let drops = bits(dropped).map(move |at| [soldiers & !at, lions & !at]);
        // A lion on the edge may have been a soldier before.
        let steps = bits(dropped).flat_map(move |to| {
            let [steps, _] = self.beside[cell(to)];
            let left = [soldiers & !to, lions & !to];
            bits(steps & empty & !self.edge).map(move |from| self.with(left, from))
        });
        // A lion can go back the way it came.
        let runs = bits(lions).flat_map(move |to| {
            let starts = bits(self.reach(to, empty));
            starts.map(move |from| [soldiers, (lions & !to) | from])
        });
        let unmoved = drops.chain(steps).chain(runs);
        unmoved.map(move |unmoved| Standing {
            own: unmoved,
            other: own,
        })
    }

    /// The cells without a piece.
    fn empty(&self, position: &Standing) -> Set {
        let sets = position.own.into_iter().chain(position.other);
        sets.fold(self.all, |empty, set| empty & !set)
    }

    /// The pieces of a player with one more, which is a lion on the edge, and elsewhere a soldier.
    fn with(&self, [soldiers, lions]: [Set; 2], to: Set) -> [Set; 2] {
        if to & self.edge == 0 {
            [soldiers | to, lions]
        } else {
            [soldiers, lions | to]
        }
    }

    /// The cells that a lion can reach.
    fn reach(&self, from: Set, empty: Set) -> Set {
        let [_, steps] = self.beside[cell(from)];
        if from & self.edge == 0 {
            steps & empty
        } else {
            (steps & !self.edge & empty) | self.slides(cell(from), empty)
        }
    }

    /// The cells that a lion can reach by sliding along the edge.
    fn slides(&self, from: usize, empty: Set) -> Set {
        let at = self.ring.iter().position(|&cell| cell == from);
        let at = at.unwrap_or_default();
        let others = self.ring[at + 1..at + self.ring.len() / 2].iter();
        let free = |to: &Set| to & empty != 0;
        let forth = others.clone().map(|&cell| 1 << cell).take_while(free);
        let back = others.rev().map(|&cell| 1 << cell).take_while(free);
        forth.chain(back).fold(0, |all, to| all | to)
    }

    /// Whether the player to move can complete a row.
    pub(super) fn is_won(&self, position: &Standing) -> bool {
        // Only one piece changes its place.
        let is_near = |missing: Set| missing & missing.wrapping_sub(1) == 0;
        self.missing(position.own).any(is_near)
            && self.after(position).any(|after| self.has_row(after.other))
    }

    fn has_row(&self, pieces: [Set; 2]) -> bool {
        self.missing(pieces).any(|missing| missing == 0)
    }

    /// For each row, the cells on which a player has no piece.
    fn missing(&self, [soldiers, lions]: [Set; 2]) -> impl Iterator<Item = Set> {
        self.rows.iter().map(move |row| row & !(soldiers | lions))
    }
}

/// The number of the only cell of a set.
fn cell(set: Set) -> usize {
    set.trailing_zeros() as usize
}

/// The cells of a set, each as a set.
pub(super) fn bits(mut set: Set) -> impl Iterator<Item = Set> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set &= set.wrapping_sub(1);
        (lowest != 0).then_some(lowest)
    })
}

impl FromStr for LionBoard {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let numbers = name.split(['x', '-']).map(str::parse::<u32>);
        let numbers: Result<Vec<_>, _> = numbers.collect();
        let Ok([width, height, pieces]) = numbers.as_deref() else {
            return Err("not columns, rows and pieces, such as 4x4-4".to_owned());
        };
        let (width, height) = (*width as usize, *height as usize);
        let cells = width.saturating_mul(height);
        let is_small = width.min(height) >= 3 && cells <= MOST_CELLS;
        if !is_small || !(1..=cells).contains(&(*pieces as usize)) {
            return Err(format!(
                "a board has 3 rows and columns or more, at most {MOST_CELLS} cells, and pieces for some of them"
            ));
        }
        let board = Self::of(width, height, *pieces);
        if board.name() == name {
            Ok(board)
        } else {
            Err("not the usual spelling".to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of sequences of moves, none of which goes on after a win.
    fn perft(board: &LionBoard, position: &Standing, depth: u32) -> u64 {
        let after = board.after(position);
        if depth == 1 {
            return after.count() as u64;
        }
        let open = after.filter(|after| !board.has_row(after.other));
        open.map(|after| perft(board, &after, depth - 1)).sum()
    }

    #[test]
    fn the_large_board_has_the_known_numbers_of_moves() {
        let board = LionBoard::of(10, 9, 12);
        let counts = [1, 2, 3].map(|depth| perft(&board, &Standing::default(), depth));
        assert_eq!(counts, [90, 8_010, 830_896]);
        let diagram = read("4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L");
        let counts = [1, 2].map(|depth| perft(&board, &diagram, depth));
        assert_eq!(counts, [48, 3_132]);
    }

    /// Rows from the top down, of ten cells each, with the first player to move.
    fn read(rows: &str) -> Standing {
        let mut position = Standing::default();
        for (row, text) in rows.split('/').rev().enumerate() {
            let mut column = 0;
            for letter in text.chars() {
                let cell = 1 << (10 * row + column);
                match letter {
                    'S' => position.own[0] |= cell,
                    'L' => position.own[1] |= cell,
                    's' => position.other[0] |= cell,
                    'l' => position.other[1] |= cell,
                    empty => {
                        column += empty.to_digit(10).unwrap() as usize;
                        continue;
                    }
                }
                column += 1;
            }
        }
        position
    }

    #[test]
    fn names_are_read() {
        for name in ["4x4-4", "5x4-6", "5x5-5"] {
            assert_eq!(name.parse::<LionBoard>().unwrap().name(), name);
        }
        for name in [
            "", "4x4", "4x4-0", "4x4-17", "2x9-3", "10x9-12", "4-4x4", "04x4-4", "4x4-4-4",
        ] {
            assert!(name.parse::<LionBoard>().is_err(), "{name}");
        }
    }
}
