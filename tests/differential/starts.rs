//! Constructed starting positions, each generated from a seed.

use ergo_games::dice::Dice;

/// Twelve soldiers of Ergo in a block, surrounded by twelve enemies so that they cannot move. In half of the positions
/// one of the enemies is still missing.
pub(crate) fn blocked(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let (left, bottom) = (dice.below(5), dice.below(4));
    let mut board = vec![vec!['.'; 10]; 9];
    let [inside, outside, mover] = *dice.pick(&[['S', 's', '1'], ['s', 'S', '2']]);
    let mut ring = Vec::new();
    for (column, row) in (0..36).map(|at| (at % 6, at / 6)) {
        let depth = [column, row].map(|at: usize| at.min(5 - at));
        let there = (left + column, bottom + row);
        match (depth[0].min(depth[1]), depth[0].max(depth[1])) {
            (1 | 2, 2) => board[there.1][there.0] = inside,
            (0, 2) | (1, 1) => ring.push(there),
            _ => {}
        }
    }
    for &(column, row) in &ring {
        let is_edge = column == 0 || row == 0 || column == 9 || row == 8;
        board[row][column] = match is_edge {
            true if outside == 'S' => 'L',
            true => 'l',
            false => outside,
        };
    }
    let mut turn = mover;
    if dice.below(2) == 0 {
        let &(column, row) = dice.pick(&ring);
        board[row][column] = '.';
        turn = if mover == '1' { '2' } else { '1' };
    }
    let rows = board.iter().rev().map(|row| row.iter().collect::<String>());
    let rows: Vec<String> = rows.map(runs).collect();
    format!("{} {turn}", rows.join("/"))
}

/// A row with numbers instead of dots.
pub(crate) fn runs(row: String) -> String {
    let mut text = row;
    for run in (1..=10).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    text
}

/// The widths of the rows of a board, and the column and row of each of its cells, from the top.
struct Rows {
    widths: &'static [usize],
    places: fn() -> Vec<(usize, usize)>,
    corners: [Corner; 2],
}

/// Cells of a corner where a piece on the tip is locked in by pieces around it.
struct Corner {
    tip: usize,
    around: &'static [usize],
    /// The last cell of those around it, and one from which a piece can step there.
    last: [usize; 2],
}

const DIAMOND: Rows = Rows {
    widths: &[1, 3, 5, 7, 9, 7, 5, 3, 1],
    places: || {
        let square = (0..9)
            .rev()
            .flat_map(|row| (0..9_usize).map(move |column| (column, row)));
        let inside = |(column, row): &(usize, usize)| column.abs_diff(4) + row.abs_diff(4) <= 4;
        square.filter(inside).collect()
    },
    corners: [
        Corner {
            tip: 0,
            around: &[2],
            last: [6, 5],
        },
        Corner {
            tip: 40,
            around: &[38],
            last: [34, 35],
        },
    ],
};

const HEXAGON: Rows = Rows {
    widths: &[4, 5, 6, 7, 6, 5, 4],
    places: || {
        let square = (0..7)
            .rev()
            .flat_map(|row| (0..7_usize).map(move |column| (column, row)));
        square
            .filter(|(column, row)| column.abs_diff(*row) <= 3)
            .collect()
    },
    corners: [
        Corner {
            tip: 0,
            around: &[1, 4, 5, 2, 9],
            last: [11, 10],
        },
        Corner {
            tip: 36,
            around: &[35, 32, 31, 34, 27],
            last: [25, 26],
        },
    ],
};

/// Random stacks or many single stones on the board of Emergo; or a piece that can capture many; or one that is, or soon
/// will be, locked in a corner.
pub(crate) fn on_diamond(seed: u64) -> String {
    random_stacks(&DIAMOND, seed)
}

/// The same on the board of HexEmergo.
pub(crate) fn on_hexagon(seed: u64) -> String {
    random_stacks(&HEXAGON, seed)
}

fn random_stacks(board: &Rows, seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut left = [12, 12];
    let count = board.widths.iter().sum();
    let mut cells = vec![String::new(); count];
    let turn = 1 + dice.below(2);
    match dice.below(5) {
        0 => {
            let Corner { tip, around, last } = dice.pick(&board.corners);
            cells[*tip] = "1".repeat(1 + dice.below(3));
            for at in *around {
                "2".clone_into(&mut cells[*at]);
            }
            cells[around[0]] = "2".repeat(1 + dice.below(3).min(5 - around.len()));
            "2".clone_into(&mut cells[last[turn - 1]]);
            return format!("{} {turn} 0-{}", rows_of(board, cells), dice.below(2) * 6);
        }
        1 | 2 => {
            for (at, (column, row)) in (board.places)().into_iter().enumerate() {
                // A piece on an even column and row jumps to even columns and rows only.
                let stack = match (column % 2, row % 2) {
                    (0, 0) if dice.below(5) == 0 => "1",
                    (0, 1) | (1, 0) => *dice.pick(&["", "2", "2", "12"]),
                    _ => "",
                };
                let [first, second] = ["1", "2"].map(|side| stack.matches(side).count());
                if first <= left[0] && second <= left[1] {
                    left = [left[0] - first, left[1] - second];
                    stack.clone_into(&mut cells[at]);
                }
            }
            return format!("{} 1 0-0", rows_of(board, cells));
        }
        _ => {}
    }
    let crowded = dice.below(3) == 0;
    for _ in 0..2 + dice.below(if crowded { 40 } else { 16 }) {
        // The top corner comes first, because pieces get stuck there.
        let far = *dice.pick(&[9, count, count]);
        let at = dice.below(far);
        for _ in 0..if crowded { 1 } else { 1 + dice.below(7) } {
            let side = dice.below(2);
            if left[side] > 0 {
                left[side] -= 1;
                cells[at] += ["1", "2"][side];
            }
        }
    }
    let hands = left.map(|most| [0, 0, dice.below(most + 1), most][dice.below(4)]);
    format!("{} {turn} {}-{}", rows_of(board, cells), hands[0], hands[1])
}

/// The rows of a board.
fn rows_of(board: &Rows, mut cells: Vec<String>) -> String {
    let mut rows = Vec::new();
    for &width in board.widths {
        let rest = cells.split_off(width);
        rows.push(listed(&cells));
        cells = rest;
    }
    rows.join("/")
}

/// Few stacks on the board of Intermedium; or groups of stones that can move in circles; or a city that is about to
/// fall.
pub(crate) fn sparse(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut board = vec![vec![0; 7]; 10];
    let turn = dice.below(2);
    let kind = dice.below(4);
    if kind == 0 {
        let rows = [[9, 8, 7, 6], [0, 1, 2, 3]][turn];
        let around = [(2, rows[0]), (4, rows[0]), (3, rows[1])];
        let near = [
            (1, rows[1]),
            (5, rows[1]),
            (2, rows[2]),
            (4, rows[2]),
            (1, rows[3]),
        ];
        for (column, row) in around {
            board[row][column] = 1;
        }
        for _ in 0..3 {
            let &(column, row) = dice.pick(&near);
            board[row][column] = 1 + dice.below(3);
        }
        board[rows[0]][3] = dice.below(2);
    } else if kind == 1 {
        let most = *dice.pick(&[1, 2, 2, 3, 9]);
        for _ in 0..2 + dice.below(9) {
            board[dice.below(10)][dice.below(7)] = 1 + dice.below(most);
        }
    } else {
        for side in 0..2 {
            let row = 4 * side + dice.below(3);
            // In the middle of four cells of the side's colour.
            let column = 1 + (row + side) % 2 + 2 * dice.below(2);
            let group = [
                (column, row),
                (column + 1, row + 1),
                (column, row + 2),
                (column - 1, row + 1),
            ];
            for (column, row) in group {
                board[row][column] = 1;
            }
            // Five stones on four cells: one of them can always be moved.
            let &(column, row) = dice.pick(&group);
            board[row][column] = 2;
        }
    }
    let mut rows = Vec::new();
    for row in (0..10).rev() {
        let cell = |column: usize| match (board[row][column], (column + row) % 2) {
            (0, _) => String::new(),
            (height, 1) => format!("a{height}"),
            (height, _) => format!("b{height}"),
        };
        rows.push(listed(&(0..7).map(cell).collect::<Vec<_>>()));
    }
    let turns = *dice.pick(&[4, 4, turn, turn + 2]);
    format!("{} {} {turns}", rows.join("/"), turn + 1)
}

/// The text of a row, with commas between cells and runs of empty cells.
pub(crate) fn listed(cells: &[String]) -> String {
    let mut items = Vec::new();
    for run in cells.chunk_by(|one, next| one.is_empty() && next.is_empty()) {
        items.push(match run {
            [cell] if cell.is_empty() => "x".to_owned(),
            [cell] => cell.clone(),
            _ => format!("x{}", run.len()),
        });
    }
    items.join(",")
}
