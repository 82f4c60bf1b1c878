//! The board: its cells, their neighbours, the outline around them, and the labels beside them.
//!
//! Places are measured in cells from the middle of the board as the first player sees it, x to the right and y
//! downwards.

use serde::Serialize;

use crate::codes::{Direction, Ground};
use crate::game::Cell;
use crate::parse::cell_name;

/// A board, drawn once per game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Board {
    /// Its width in cells, without the frame around a board of tiles.
    pub width: f64,
    /// Its height in cells, without the frame around a board of tiles.
    pub height: f64,
    /// Its cells row by row, the top row first, each from left to right as the first player sees it.
    pub rows: Vec<Vec<CellLayout>>,
    /// How far its rows are apart, in cells.
    pub pitch: f64,
    /// The body of the board, if its cells are hollows in it. Without one they are tiles: squares side by side
    /// that fill a rectangle, with a frame around them that is as wide as there is room for labels.
    pub slab: Option<Slab>,
    /// The letters of the columns, and then the numbers of the rows.
    pub labels: Vec<Label>,
}

/// A cell of a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellLayout {
    /// The number of the cell.
    pub cell: u8,
    /// Its name, such as `e5`.
    pub name: String,
    /// The letter of its column.
    pub column: char,
    /// The number of its row.
    pub row: u8,
    /// The x coordinate of its middle.
    pub x: f64,
    /// The y coordinate of its middle.
    pub y: f64,
    /// The kind of cell, which decides its colour.
    pub ground: Ground,
    /// Its neighbours, anticlockwise from the right one.
    pub neighbours: Vec<Neighbour>,
}

/// A cell beside another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Neighbour {
    /// Where it is.
    pub direction: Direction,
    /// The cell.
    pub cell: u8,
}

/// A place on a board, or the way from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// The body of a board of hollows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Slab {
    /// Its edge.
    pub edge: Outline,
    /// The edge of the field that the hollows lie in; what is around it is the frame.
    pub field: Outline,
}

/// A convex polygon with rounded corners.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outline {
    /// The corners before they are rounded, in order.
    pub corners: Vec<Point>,
    /// The radius of the corners.
    pub radius: f64,
}

/// The letter of a column or the number of a row.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Label {
    /// The letter or number.
    pub text: String,
    /// Where it may stand. The page takes the place nearest to its bottom left corner, on whichever side the first
    /// player sits.
    pub ends: Vec<LabelEnd>,
}

/// An end of a row or column.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LabelEnd {
    /// The cell at the end.
    pub cell: u8,
    /// How far the label stands to the right of it.
    pub x: f64,
    /// How far the label stands below it.
    pub y: f64,
}

/// How columns and rows lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lattice {
    /// At right angles: each cell has four neighbours.
    Square,
    /// Each row half a cell further left than the one below it: each cell has six neighbours.
    Triangular,
}

/// The distance of the rows of a triangular lattice: half the square root of three.
const TRIANGULAR_ROW: f64 = 0.866;

/// From the middle of a tile to a label in the widest frame.
const BEYOND_TILE: f64 = 0.688;

impl Lattice {
    /// The way to the neighbour in each direction, in columns and rows.
    const fn steps(self) -> &'static [(Direction, i8, i8)] {
        match self {
            Self::Square => &[
                (Direction::Right, 1, 0),
                (Direction::Up, 0, 1),
                (Direction::Left, -1, 0),
                (Direction::Down, 0, -1),
            ],
            Self::Triangular => &[
                (Direction::Right, 1, 0),
                (Direction::UpRight, 1, 1),
                (Direction::UpLeft, 0, 1),
                (Direction::Left, -1, 0),
                (Direction::DownLeft, -1, -1),
                (Direction::DownRight, 0, -1),
            ],
        }
    }

    /// The way along some columns and rows.
    fn way(self, columns: f64, rows: f64) -> Point {
        // Not the negative of something, as there is a negative zero.
        match self {
            Self::Square => Point::of(columns, 0.0 - rows),
            Self::Triangular => Point::of(columns - rows / 2.0, 0.0 - TRIANGULAR_ROW * rows),
        }
    }

    /// How far the rows are apart.
    const fn pitch(self) -> f64 {
        match self {
            Self::Square => 1.0,
            Self::Triangular => TRIANGULAR_ROW,
        }
    }
}

impl Point {
    /// A point with coordinates.
    #[must_use]
    pub const fn of(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl Outline {
    /// A polygon with rounded corners.
    #[must_use]
    pub fn of(corners: &[(f64, f64)], radius: f64) -> Self {
        let point = |&(x, y): &(f64, f64)| Point::of(x, y);
        let corners = corners.iter().map(point).collect();
        Self { corners, radius }
    }

    /// A square on its tip, with the distance from its middle to a corner.
    #[must_use]
    pub fn diamond(reach: f64, radius: f64) -> Self {
        let corners = [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)];
        Self::of(&corners, radius)
    }

    /// A regular hexagon with a flat side on top, with the distance from its middle to a side.
    #[must_use]
    pub fn hexagon(apothem: f64, radius: f64) -> Self {
        let tip = rounded(apothem / TRIANGULAR_ROW);
        let corner = rounded(tip / 2.0);
        let corners = [
            (-corner, -apothem),
            (corner, -apothem),
            (tip, 0.0),
            (corner, apothem),
            (-corner, apothem),
            (-tip, 0.0),
        ];
        Self::of(&corners, radius)
    }
}

/// A coordinate as precisely as anybody can see it.
fn rounded(coordinate: f64) -> f64 {
    (coordinate * 1000.0).round() / 1000.0
}

impl Board {
    /// Whether it has a cell.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.rows.iter().flatten().any(|field| field.cell == cell.0)
    }

    /// The cell with a name.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let mut fields = self.rows.iter().flatten();
        fields
            .find(|field| field.name == name)
            .map(|field| Cell(field.cell))
    }

    /// A board of tiles: full rows and columns, both counted from 0 at the first player's left.
    #[must_use]
    pub fn rectangle(columns: u8, rows: u8, field: impl Fn(u8, u8) -> (Cell, Ground)) -> Self {
        let middle = (f64::from(columns - 1) / 2.0, f64::from(rows - 1) / 2.0);
        let field = |column, row| Some(field(column, row));
        Self::of_cells(Lattice::Square, (columns, rows), middle, &field)
            .sized(columns.into(), rows.into())
            .labelled(Lattice::Square, &|_, _| Some(BEYOND_TILE))
    }

    /// A slab on its tip with a hollow for each cell of a diamond, with an odd number of columns and as many rows.
    #[must_use]
    pub fn diamond(size: u8, field: impl Fn(u8, u8) -> (Cell, Ground)) -> Self {
        let half = size / 2;
        let (middle, width) = (f64::from(half), f64::from(size));
        let field = |column: u8, row: u8| {
            let is_inside = column.abs_diff(half) + row.abs_diff(half) <= half;
            is_inside.then(|| field(column, row))
        };
        // Each side has one set of labels; the tips, which are rounded, have the middle ones.
        let beyond = |direction: Direction, line: u8| {
            let has_label = match direction {
                Direction::Down | Direction::Right => line <= half,
                _ => line >= half,
            };
            has_label.then_some(if line == half { 0.735 } else { 1.05 })
        };
        Self::of_cells(Lattice::Square, (size, size), (middle, middle), &field)
            .sized(width + 0.98, width + 0.98)
            .on_slab(
                Outline::diamond(width / 2.0 + 0.8, 0.95),
                Outline::diamond(width / 2.0 + 0.3, 0.62),
            )
            .labelled(Lattice::Square, &beyond)
    }

    /// A slab with a flat side on top and a hollow for each cell of a hexagon, with an odd number of columns and as
    /// many rows.
    #[must_use]
    pub fn hexagon(size: u8, field: impl Fn(u8, u8) -> (Cell, Ground)) -> Self {
        let half = size / 2;
        let middle = f64::from(half);
        let field = |column: u8, row: u8| {
            let is_inside = column.abs_diff(row) <= half;
            is_inside.then(|| field(column, row))
        };
        // The corners of the slab at the tips are rounded.
        let beyond = |direction, line| {
            Some(match direction {
                Direction::Left | Direction::Right if line == half => 0.79,
                Direction::UpLeft | Direction::DownRight if line == half => 0.84,
                _ => 0.883,
            })
        };
        let outermost = TRIANGULAR_ROW * middle;
        let apothem = rounded(outermost + 0.962);
        Self::of_cells(Lattice::Triangular, (size, size), (middle, middle), &field)
            .sized(f64::from(size) + 0.98, rounded(2.0 * apothem + 0.1))
            .on_slab(
                Outline::hexagon(apothem, 0.98),
                Outline::hexagon(rounded(outermost + 0.572), 0.62),
            )
            .labelled(Lattice::Triangular, &beyond)
    }

    /// The cells of a board, for those columns and rows that have one, both counted from 0 at the first player's
    /// left, with the column and row of the middle of the board. It has no size, slab or labels yet.
    #[must_use]
    pub fn of_cells(
        lattice: Lattice,
        (columns, rows): (u8, u8),
        middle: (f64, f64),
        field: &dyn Fn(u8, u8) -> Option<(Cell, Ground)>,
    ) -> Self {
        let neighbour = |column: u8, row: u8, (direction, right, up): (Direction, i8, i8)| {
            let column = column.checked_add_signed(right)?;
            let row = row.checked_add_signed(up)?;
            if column >= columns || row >= rows {
                return None;
            }
            let (Cell(cell), _) = field(column, row)?;
            Some(Neighbour { direction, cell })
        };
        let layout = |column: u8, row: u8| {
            let (Cell(cell), ground) = field(column, row)?;
            let steps = lattice.steps().iter();
            let Point { x, y } =
                lattice.way(f64::from(column) - middle.0, f64::from(row) - middle.1);
            Some(CellLayout {
                cell,
                name: cell_name(column, row),
                column: char::from(b'a' + column),
                row: row + 1,
                x,
                y,
                ground,
                neighbours: steps
                    .filter_map(|&step| neighbour(column, row, step))
                    .collect(),
            })
        };
        let row = |row| {
            let cells = (0..columns).filter_map(|column| layout(column, row));
            cells.collect()
        };
        Self {
            width: 0.0,
            height: 0.0,
            pitch: lattice.pitch(),
            rows: (0..rows).rev().map(row).collect(),
            slab: None,
            labels: Vec::new(),
        }
    }

    /// The board with a size in cells.
    #[must_use]
    pub fn sized(self, width: f64, height: f64) -> Self {
        Self {
            width,
            height,
            ..self
        }
    }

    /// The board as hollows in a slab.
    #[must_use]
    pub fn on_slab(self, edge: Outline, field: Outline) -> Self {
        let slab = Some(Slab { edge, field });
        Self { slab, ..self }
    }

    /// The board with labels at the ends of its columns and rows: how far beyond the last cell in a direction, in
    /// the column or row with a number, counted from 0.
    #[must_use]
    pub fn labelled(self, lattice: Lattice, beyond: &dyn Fn(Direction, u8) -> Option<f64>) -> Self {
        let line_of = |field: &CellLayout| field.column as u8 - b'a';
        let last = self.rows.iter().flatten().map(line_of).max();
        let columns = last.map_or(0, |last| last + 1);
        let letters = (b'a'..b'a' + columns).map(|letter| char::from(letter).to_string());
        let numbers = (1..=self.rows.len()).rev().map(|row| row.to_string());
        let label = |text| Label {
            text,
            ends: Vec::new(),
        };
        let mut labels: Vec<_> = letters.chain(numbers).map(label).collect();
        for (down, row) in self.rows.iter().enumerate() {
            for field in row {
                for &(direction, right, up) in lattice.steps() {
                    let (label, line) = match (right, up) {
                        (_, 0) => (usize::from(columns) + down, field.row - 1),
                        (0, _) => (line_of(field).into(), line_of(field)),
                        _ => continue,
                    };
                    let goes_on = |next: &Neighbour| next.direction == direction;
                    if field.neighbours.iter().any(goes_on) {
                        continue;
                    }
                    let Point { x, y } = lattice.way(right.into(), up.into());
                    labels[label]
                        .ends
                        .extend(beyond(direction, line).map(|beyond| LabelEnd {
                            cell: field.cell,
                            x: rounded(beyond * x),
                            y: rounded(beyond * y),
                        }));
                }
            }
        }
        labels.retain(|label| !label.ends.is_empty());
        Self { labels, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(column: u8, row: u8) -> (Cell, Ground) {
        (Cell(10 * row + column), Ground::Field)
    }

    fn field<'a>(board: &'a Board, name: &str) -> &'a CellLayout {
        let mut fields = board.rows.iter().flatten();
        fields.find(|field| field.name == name).unwrap()
    }

    fn name(board: &Board, cell: u8) -> &str {
        let mut fields = board.rows.iter().flatten();
        &fields.find(|field| field.cell == cell).unwrap().name
    }

    fn around(board: &Board, here: &str) -> Vec<(&'static str, String)> {
        let neighbours = field(board, here).neighbours.iter();
        let named =
            neighbours.map(|next| (next.direction.as_str(), name(board, next.cell).to_owned()));
        named.collect()
    }

    fn ends(board: &Board, text: &str) -> Vec<(String, f64, f64)> {
        let label = board.labels.iter().find(|label| label.text == text);
        let ends = label.unwrap().ends.iter();
        ends.map(|end| (name(board, end.cell).to_owned(), end.x, end.y))
            .collect()
    }

    fn boards() -> [Board; 4] {
        [
            Board::rectangle(4, 3, numbered),
            Board::diamond(9, numbered),
            Board::hexagon(7, numbered),
            Board::hexagon(5, numbered),
        ]
    }

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.002
    }

    #[test]
    fn neighbours_are_mutual_and_one_cell_apart() {
        for board in boards() {
            let mut count = 0;
            for here in board.rows.iter().flatten() {
                for next in &here.neighbours {
                    let there = field(&board, name(&board, next.cell));
                    let way = (there.x - here.x, there.y - here.y);
                    assert!(
                        near(way.0.hypot(way.1), 1.0),
                        "{} {}",
                        here.name,
                        there.name
                    );
                    let back = there.neighbours.iter().any(|back| back.cell == here.cell);
                    assert!(back, "{} {}", here.name, there.name);
                    let word = next.direction.as_str();
                    for (part, is_so) in [
                        ("up", way.1 < -0.1),
                        ("down", way.1 > 0.1),
                        ("left", way.0 < -0.1),
                        ("right", way.0 > 0.1),
                    ] {
                        assert_eq!(word.split('-').any(|word| word == part), is_so);
                    }
                    count += 1;
                }
            }
            let fields: Vec<_> = board.rows.iter().flatten().collect();
            let close = fields.iter().flat_map(|here| {
                fields
                    .iter()
                    .filter(|there| near((there.x - here.x).hypot(there.y - here.y), 1.0))
            });
            assert_eq!(close.count(), count, "no neighbour is missing");
        }
    }

    #[test]
    fn a_hexagon_has_37_cells_in_seven_rows() {
        let board = Board::hexagon(7, numbered);
        let widths: Vec<_> = board.rows.iter().map(Vec::len).collect();
        assert_eq!(widths, [4, 5, 6, 7, 6, 5, 4]);
        let names = |row: usize| board.rows[row].iter().map(|field| field.name.clone());
        assert_eq!(names(0).collect::<Vec<_>>(), ["d7", "e7", "f7", "g7"]);
        assert_eq!(names(6).collect::<Vec<_>>(), ["a1", "b1", "c1", "d1"]);
        for (name, x, y) in [
            ("d4", 0.0, 0.0),
            ("a4", -3.0, 0.0),
            ("a1", -1.5, 2.598),
            ("d7", -1.5, -2.598),
            ("g7", 1.5, -2.598),
            ("e4", 1.0, 0.0),
            ("d5", -0.5, -0.866),
        ] {
            let field = field(&board, name);
            assert!(near(field.x, x) && near(field.y, y), "{name}");
        }
        let cells = ["e4", "e5", "d5", "c4", "c3", "d3"].map(str::to_owned);
        let directions = [
            "right",
            "up-right",
            "up-left",
            "left",
            "down-left",
            "down-right",
        ];
        let expected: Vec<_> = directions.into_iter().zip(cells).collect();
        assert_eq!(around(&board, "d4"), expected);
        assert_eq!(around(&board, "a1").len(), 3);
    }

    #[test]
    fn a_hexagon_lies_in_a_slab_with_a_flat_side_on_top() {
        let board = Board::hexagon(7, numbered);
        assert!(near(board.width, 7.98) && near(board.height, 7.22) && near(board.pitch, 0.866));
        let slab = board.slab.unwrap();
        for (outline, apothem, radius) in [(&slab.edge, 3.56, 0.98), (&slab.field, 3.17, 0.62)] {
            assert!(near(outline.radius, radius));
            assert_eq!(outline.corners.len(), 6);
            for (at, corner) in outline.corners.iter().enumerate() {
                let next = outline.corners[(at + 1) % 6];
                let x = f64::midpoint(corner.x, next.x);
                let y = f64::midpoint(corner.y, next.y);
                assert!(near(x.hypot(y), apothem), "{x} {y}");
            }
            assert!(near(outline.corners[0].y, -apothem) && near(outline.corners[1].y, -apothem));
        }
    }

    #[test]
    fn labels_of_a_hexagon_stand_on_the_lines_that_they_name() {
        let board = Board::hexagon(7, numbered);
        let texts: String = board
            .labels
            .iter()
            .map(|label| label.text.as_str())
            .collect();
        assert_eq!(texts, "abcdefg7654321");
        let end = |name: &str, x, y| (name.to_owned(), x, y);
        assert_eq!(
            ends(&board, "1"),
            [end("a1", -0.883, 0.0), end("d1", 0.883, 0.0)]
        );
        assert_eq!(
            ends(&board, "4"),
            [end("a4", -0.79, 0.0), end("g4", 0.79, 0.0)]
        );
        assert_eq!(
            ends(&board, "g"),
            [end("g7", -0.442, -0.765), end("g4", 0.442, 0.765)]
        );
        assert_eq!(
            ends(&board, "d"),
            [end("d7", -0.42, -0.727), end("d1", 0.42, 0.727)]
        );
    }

    #[test]
    fn a_diamond_has_one_set_of_labels_on_each_side() {
        let board = Board::diamond(9, numbered);
        assert!(near(board.width, 9.98) && near(board.height, 9.98));
        let end = |name: &str, x, y| (name.to_owned(), x, y);
        assert_eq!(ends(&board, "d"), [end("d2", 0.0, 1.05)]);
        assert_eq!(ends(&board, "f"), [end("f8", 0.0, -1.05)]);
        assert_eq!(ends(&board, "8"), [end("d8", -1.05, 0.0)]);
        assert_eq!(ends(&board, "2"), [end("f2", 1.05, 0.0)]);
        assert_eq!(
            ends(&board, "e"),
            [end("e9", 0.0, -0.735), end("e1", 0.0, 0.735)]
        );
        assert_eq!(
            ends(&board, "5"),
            [end("a5", -0.735, 0.0), end("i5", 0.735, 0.0)]
        );
        let slab = board.slab.unwrap();
        assert!(near(slab.edge.corners[1].x, 5.3) && near(slab.field.corners[1].x, 4.8));
    }

    #[test]
    fn a_rectangle_has_tiles_and_labels_at_both_ends() {
        let board = Board::rectangle(4, 3, numbered);
        assert!(board.slab.is_none());
        assert_eq!((board.width, board.height), (4.0, 3.0));
        let corner = field(&board, "a1");
        assert_eq!((corner.x, corner.y), (-1.5, 1.0));
        let end = |name: &str, x, y| (name.to_owned(), x, y);
        assert_eq!(
            ends(&board, "b"),
            [end("b3", 0.0, -0.688), end("b1", 0.0, 0.688)]
        );
        assert_eq!(
            ends(&board, "3"),
            [end("a3", -0.688, 0.0), end("d3", 0.688, 0.0)]
        );
    }
}
