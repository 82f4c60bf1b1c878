//! The board of HexEmergo; everything else is as in Emergo.

use super::emergo::Board;

/// Columns and rows are two of the three axes; the third leads to the next column and the next row.
pub(super) static HEXAGON: Board = Board {
    size: 7,
    steps: |right, up| {
        let all = [right, up, right - up];
        all.map(isize::unsigned_abs).into_iter().max().unwrap_or(0)
    },
    directions: &[(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)],
    bans_centre: true,
};
