//! Positions that look alike: mirrored, turned, or with the colours exchanged.

use std::collections::BTreeMap;

/// A board as text: what is on each cell, by column and row from the bottom left, without empty cells.
type Board = BTreeMap<(i32, i32), String>;

/// The same text for all positions that are alike.
#[must_use]
pub fn canonical(game: &str, text: &str) -> String {
    let (rows, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (turn, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let board = read(game, rows);
    let swapped = turn == "2";
    let rest = match rest.split_once('-') {
        Some((first, second)) if swapped => format!("{second}-{first}"),
        _ => rest.to_owned(),
    };
    let images = symmetries(game, swapped).into_iter().map(|image| {
        let cells = board.iter().map(|(&cell, piece)| {
            let piece = if swapped {
                exchange(piece)
            } else {
                piece.clone()
            };
            (image(cell), piece)
        });
        let cells: Board = cells.collect();
        let cells = cells
            .iter()
            .map(|((column, row), piece)| format!("{column}.{row}{piece}"));
        cells.collect::<Vec<_>>().join(" ")
    });
    format!("{} {rest}", images.min().unwrap_or_default())
}

/// The number of cells on which two positions differ, with the same player to move, at most.
#[must_use]
pub fn difference(game: &str, one: &str, other: &str) -> usize {
    let read = |text: &str| read(game, text.split(' ').next().unwrap_or_default());
    let (one, other) = (read(one), read(other));
    let changed = one
        .iter()
        .filter(|(cell, piece)| other.get(cell) != Some(piece));
    changed.count() + other.keys().filter(|cell| !one.contains_key(cell)).count()
}

fn read(game: &str, rows: &str) -> Board {
    let mut board = Board::new();
    let rows: Vec<&str> = rows.split('/').collect();
    for (row, text) in (0..).zip(rows.iter().rev()) {
        let outside = if game == "emergo" {
            i32::abs(row - 4)
        } else {
            0
        };
        let mut column = outside;
        for (token, width) in tokens(game, text) {
            if let Some(piece) = token {
                board.insert((column, row), piece);
            }
            column += width;
        }
    }
    board
}

/// The pieces of a row, and how many cells each token takes.
fn tokens(game: &str, row: &str) -> Vec<(Option<String>, i32)> {
    if game == "ergo" {
        let mut tokens = Vec::new();
        let mut empty = 0;
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = 10 * empty + i32::try_from(digit).unwrap_or(0);
            } else {
                tokens.push((None, std::mem::take(&mut empty)));
                tokens.push((Some(letter.to_string()), 1));
            }
        }
        return tokens;
    }
    let token = |token: &str| match token.strip_prefix('x') {
        Some("") => (None, 1),
        Some(run) => (None, run.parse().unwrap_or(1)),
        None => (Some(token.to_owned()), 1),
    };
    row.split(',').map(token).collect()
}

/// A piece of the other colour.
fn exchange(piece: &str) -> String {
    let other = |letter: char| match letter {
        '1' => '2',
        '2' => '1',
        letter if letter.is_lowercase() => letter.to_ascii_uppercase(),
        letter => letter.to_ascii_lowercase(),
    };
    match piece.split_at(1) {
        ("a", height) => format!("b{height}"),
        ("b", height) => format!("a{height}"),
        _ => piece.chars().map(other).collect(),
    }
}

type Image = Box<dyn Fn((i32, i32)) -> (i32, i32)>;

/// The symmetries of a board. In Intermedium, each colour has its own cells.
fn symmetries(game: &str, swapped: bool) -> Vec<Image> {
    match game {
        "ergo" => vec![
            Box::new(|cell| cell),
            Box::new(|(column, row)| (9 - column, row)),
            Box::new(|(column, row)| (column, 8 - row)),
            Box::new(|(column, row)| (9 - column, 8 - row)),
        ],
        "emergo" => {
            let mut images: Vec<Image> = Vec::new();
            for turned in [false, true] {
                for (left, down) in [(false, false), (true, false), (false, true), (true, true)] {
                    images.push(Box::new(move |(column, row)| {
                        let (column, row) = if turned { (row, column) } else { (column, row) };
                        let column = if left { 8 - column } else { column };
                        (column, if down { 8 - row } else { row })
                    }));
                }
            }
            images
        }
        _ => {
            let flip = move |row| if swapped { 9 - row } else { row };
            vec![
                Box::new(move |(column, row)| (column, flip(row))),
                Box::new(move |(column, row)| (6 - column, flip(row))),
            ]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrored_and_exchanged_positions_are_alike() {
        for (game, one, other) in [
            (
                "ergo",
                "10/10/10/10/4S5/3sL5/10/10/9l 1",
                "10/10/10/10/5S4/5Ls3/10/10/l9 1",
            ),
            (
                "ergo",
                "10/10/10/10/4S5/3sL5/10/10/9l 1",
                "9L/10/10/3Sl5/4s5/10/10/10/10 2",
            ),
            (
                "emergo",
                "x/x3/x,12,x3/x7/x9/x7/x5/x3/2 1 3-0",
                "x/x3/x5/x7/x9/x7/x,12,x3/x3/x 1 3-0",
            ),
            (
                "intermedium",
                "x7/x7/x7/x7/x7/x7/x7/x7/a2,x6/x,b1,x5 1 4",
                "x7/x7/x7/x7/x7/x7/x7/x7/x6,a2/x5,b1,x 1 4",
            ),
            (
                "intermedium",
                "x7/x7/x7/x7/x7/x7/x7/x7/a2,x6/x,b1,x5 1 4",
                "x,a1,x5/b2,x6/x7/x7/x7/x7/x7/x7/x7/x7 2 4",
            ),
        ] {
            let alike = canonical(game, one) == canonical(game, other);
            assert_eq!(alike, !one.ends_with("3-0"), "{one} {other}");
        }
    }

    #[test]
    fn differences_are_counted_by_cell() {
        let (one, other) = (
            "10/10/10/10/4S5/3sL5/10/10/10 1",
            "10/10/10/10/4s5/3s1L4/10/10/10 1",
        );
        assert_eq!(difference("ergo", one, other), 3);
        assert_eq!(difference("ergo", one, one), 0);
    }
}
