//! Positions drawn as grids, for examples and tests.

use super::SetUp;
use crate::game::Options;

/// The position of a grid: a line for each row, the top one first, with a dot for each empty cell and pieces as in a
/// position text, and a last line with the rest of that text, such as the player to move. Spaces form the board.
///
/// ```
/// use ergo_games::draft::grid::position;
/// use ergo_games::games::emergo::Position;
///
/// let capture = position::<Position>(
///     "        .
///            . . .
///          . . . . .
///        . . . . . . .
///      . . 1 2 . . . . .
///        . . . . . . .
///          . . . . .
///            . . .
///              .
///      1 0-0",
/// );
/// assert_eq!(capture.to_string(), "x/x3/x5/x7/x2,1,2,x5/x7/x5/x3/x 1 0-0");
/// ```
///
/// # Panics
/// If it is not a position.
#[must_use]
pub fn position<G: SetUp>(grid: &str) -> G {
    let (rows, rest) = grid.trim().rsplit_once('\n').unwrap_or((grid, ""));
    let rows: Vec<_> = rows.lines().map(row::<G>).collect();
    let text = format!("{} {}", rows.join("/"), rest.trim());
    G::parse(&text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A row as in a position text, with its empty cells counted.
fn row<G: SetUp>(line: &str) -> String {
    let (separator, empty) = if G::SPELLING.has_commas {
        (",", "x")
    } else {
        ("", "")
    };
    let cells: Vec<_> = line.split_whitespace().collect();
    let runs = cells.chunk_by(|cell, next| *cell == "." && *next == ".");
    let items = runs.map(|run| match run {
        ["."] if G::SPELLING.has_commas => empty.to_owned(),
        [".", ..] => format!("{empty}{}", run.len()),
        _ => run.concat(),
    });
    items.collect::<Vec<_>>().join(separator)
}
