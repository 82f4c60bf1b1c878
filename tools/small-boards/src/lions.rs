//! The game of soldiers and lions on a board of any size: rules of its own, because those of the library are made for one
//! size.

use std::str::FromStr;

use crate::explore::Rules;
use crate::value::Value;

/// A set of cells, which are counted by rows from the bottom left.
type Set = u128;

/// The most cells of a board that can be solved: a position has to fit a code.
const MOST_CELLS: usize = 27;

/// A board, with its pieces and the length of a row that wins.
#[derive(Clone, Debug)]
pub struct LionBoard {
    width: usize,
    height: usize,
    /// The pieces of each player.
    pieces: u32,
    edge: Set,
    all: Set,
    /// For each cell, those one step away: in four directions, and in eight.
    beside: Vec<[Set; 2]>,
    /// The cells of the edge, each beside the next.
    ring: Vec<usize>,
    /// Every row that wins.
    rows: Vec<Set>,
    /// For each symmetry and cell, the weight in a code of the image of the cell.
    weights: Vec<Vec<u64>>,
}

/// A position, seen by the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The soldiers of the player to move, and his lions.
    own: [Set; 2],
    /// Those of the other player.
    other: [Set; 2],
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
        let symmetries = (0..8).filter(|symmetry| symmetry & 4 == 0 || width == height);
        let weights = symmetries
            .filter(|_| width * height <= MOST_CELLS)
            .map(|symmetry| {
                let weight = |(column, row)| {
                    let x = if symmetry & 1 == 0 {
                        column
                    } else {
                        last_column - column
                    };
                    let y = if symmetry & 2 == 0 {
                        row
                    } else {
                        last_row - row
                    };
                    let image = if symmetry & 4 == 0 { (x, y) } else { (y, x) };
                    (0..cell(image)).fold(1, |weight, _| weight * 5)
                };
                cells().map(weight).collect()
            });
        Self {
            width,
            height,
            pieces,
            edge: ring.iter().map(|&cell| 1 << cell).sum(),
            all: (1 << (width * height)) - 1,
            beside: beside.collect(),
            ring,
            rows,
            weights: weights.collect(),
        }
    }

    /// Its name: the columns, the rows and the pieces of each player, such as `4x4-4`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}x{}-{}", self.width, self.height, self.pieces)
    }

    /// Appends every position that one move leads to, seen by the player who made it.
    fn moved(&self, position: &Standing, into: &mut Vec<Standing>) {
        let Standing { own, other } = *position;
        let [soldiers, lions] = own;
        let empty = self.all & !(soldiers | lions | other[0] | other[1]);
        let mut add = |soldiers, lions| {
            into.push(Standing {
                own: [soldiers, lions],
                other,
            });
        };
        if (soldiers | lions).count_ones() < self.pieces {
            for to in bits(empty & !self.edge) {
                add(soldiers | to, lions);
            }
            for to in bits(empty & self.edge) {
                add(soldiers, lions | to);
            }
        }
        for from in bits(soldiers) {
            let [steps, _] = self.beside[from.trailing_zeros() as usize];
            let left = soldiers & !from;
            for to in bits(steps & empty) {
                if to & self.edge == 0 {
                    add(left | to, lions);
                } else {
                    add(left, lions | to);
                }
            }
        }
        for from in bits(lions) {
            let cell = from.trailing_zeros() as usize;
            let [_, steps] = self.beside[cell];
            let targets = if from & self.edge == 0 {
                steps & empty
            } else {
                (steps & !self.edge & empty) | self.slides(cell, empty)
            };
            for to in bits(targets) {
                add(soldiers, (lions & !from) | to);
            }
        }
    }

    /// The cells that a lion can reach by sliding along the edge.
    fn slides(&self, from: usize, empty: Set) -> Set {
        let at = self
            .ring
            .iter()
            .position(|&cell| cell == from)
            .unwrap_or_default();
        let (before, after) = (&self.ring[..at], &self.ring[at + 1..]);
        let forth = after.iter().chain(before).map(|&cell| 1 << cell);
        let back = before
            .iter()
            .rev()
            .chain(after.iter().rev())
            .map(|&cell| 1 << cell);
        let free = |to: &Set| to & empty != 0;
        forth.take_while(free).fold(0, |all, to| all | to)
            | back.take_while(free).fold(0, |all, to| all | to)
    }

    fn has_row(&self, own: [Set; 2]) -> bool {
        let pieces = own[0] | own[1];
        self.rows.iter().any(|&row| row & !pieces == 0)
    }
}

/// The cells of a set, each as a set.
fn bits(mut set: Set) -> impl Iterator<Item = Set> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set &= set.wrapping_sub(1);
        (lowest != 0).then_some(lowest)
    })
}

impl Rules for LionBoard {
    type Position = Standing;

    fn start(&self) -> Standing {
        Standing::default()
    }

    /// The smallest number of all images, with a digit for each cell in the system of base 5. Who is first does not matter,
    /// because positions are seen by the player to move.
    fn code(&self, position: &Standing) -> u64 {
        let sets = [
            position.own[0],
            position.own[1],
            position.other[0],
            position.other[1],
        ];
        let image = |weights: &Vec<u64>| {
            let pieces = (1..).zip(sets);
            let digits = pieces.map(|(digit, set)| {
                let cells = bits(set).map(|cell| weights[cell.trailing_zeros() as usize]);
                digit * cells.sum::<u64>()
            });
            digits.sum::<u64>()
        };
        self.weights.iter().map(image).min().unwrap_or_default()
    }

    /// A position in which a row can be completed is an end: nobody would do anything else.
    fn after(&self, position: &Standing, into: &mut Vec<Standing>) -> Option<Value> {
        self.moved(position, into);
        if into.iter().any(|after| self.has_row(after.own)) {
            return Some(Value::Win(1));
        }
        for after in &mut *into {
            (after.own, after.other) = (after.other, after.own);
        }
        into.is_empty().then_some(Value::Draw)
    }
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
        if width.min(height) < 3 || width.saturating_mul(height) > MOST_CELLS || *pieces == 0 {
            return Err(format!(
                "a board has 3 rows and columns or more, at most {MOST_CELLS} cells, and pieces"
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
    use crate::explore::Explored;
    use ergo_games::dice::Dice;

    /// The number of sequences of moves, none of which goes on after a win.
    fn perft(board: &LionBoard, position: &Standing, depth: u32) -> u64 {
        let mut all = Vec::new();
        board.moved(position, &mut all);
        if depth == 1 {
            return all.len() as u64;
        }
        let open = all.iter().filter(|after| !board.has_row(after.own));
        let turned = open.map(|after| Standing {
            own: after.other,
            other: after.own,
        });
        turned.map(|after| perft(board, &after, depth - 1)).sum()
    }

    #[test]
    fn the_large_board_has_the_known_numbers_of_moves() {
        let board = LionBoard::of(10, 9, 12);
        let counts = [1, 2, 3].map(|depth| perft(&board, &board.start(), depth));
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

    /// The value by plain search to a depth, if that decides it.
    fn search(board: &LionBoard, position: &Standing, plies: u16) -> Option<Value> {
        let mut next = Vec::new();
        if let Some(value) = board.after(position, &mut next) {
            return (value == Value::Draw || plies > 0).then_some(value);
        }
        if plies == 0 {
            return None;
        }
        let values: Vec<_> = next
            .iter()
            .map(|after| search(board, after, plies - 1))
            .collect();
        let best = values.iter().flatten().map(|value| value.before()).max();
        best.filter(|best| matches!(best, Value::Win(_)) || values.iter().all(Option::is_some))
    }

    #[test]
    fn values_agree_with_plain_search() {
        let board = LionBoard::of(3, 3, 3);
        let explored = Explored::from(&board);
        let values = explored.graph.solve();
        let mut finished = 0;
        for sample in 0..200 {
            let mut dice = Dice::new(sample << 32);
            let mut position = board.start();
            for _ in 0..dice.below(12) {
                let mut next = Vec::new();
                if board.after(&position, &mut next).is_some() {
                    break;
                }
                position = *dice.pick(&next);
            }
            let value = values[explored.find(board.code(&position)).unwrap()];
            for plies in 0..5 {
                if let Some(found) = search(&board, &position, plies) {
                    assert_eq!(value, found, "{position:?}");
                    finished += 1;
                    break;
                }
                assert!(
                    value == Value::Draw || value.number() > plies + 1,
                    "{position:?}"
                );
            }
        }
        assert!(finished > 50, "{finished}");
    }

    #[test]
    fn names_are_read() {
        for name in ["4x4-4", "5x4-6", "5x5-5"] {
            assert_eq!(name.parse::<LionBoard>().unwrap().name(), name);
        }
        for name in [
            "", "4x4", "4x4-0", "2x9-3", "10x9-12", "4-4x4", "04x4-4", "4x4-4-4",
        ] {
            assert!(name.parse::<LionBoard>().is_err(), "{name}");
        }
    }
}
