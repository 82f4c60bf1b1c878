//! The rules of Ergo on plain arrays. Only one thing is here for speed: a board counts the pieces in each *window*, five
//! cells in a row.

use std::fmt;

/// A cell: 0 is a1, 1 is a2, 9 is b1, 89 is j9. Cells have the order of their names.
pub(crate) type Cell = usize;

const COLUMNS: usize = 10;
const ROWS: usize = 9;
pub(crate) const CELLS: usize = COLUMNS * ROWS;
const RING: usize = 34;
const WINDOWS: usize = 164;
const EMPTY: u8 = b'.';
/// The soldier and the lion of each player.
const PIECES: [[u8; 2]; 2] = [*b"SL", *b"sl"];
/// How much a piece of each player adds to the count of a window. Only five of one player make 5 or 40, only four and an
/// empty cell 4 or 32.
const WEIGHT: [u8; 2] = [1, 8];

fn owner(piece: u8) -> Option<usize> {
    PIECES.iter().position(|pieces| pieces.contains(&piece))
}

/// A move. Moves have the order of their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// The cell of a drop, or the cell that a piece leaves.
    first: Cell,
    /// The cell that this piece goes to.
    second: Option<Cell>,
}

impl Move {
    /// Reads a move such as `e5` or `e5-e6`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let cell = |column: u8, row: u8| {
            let is_cell = (b'a'..=b'j').contains(&column) && (b'1'..=b'9').contains(&row);
            is_cell.then(|| usize::from(column - b'a') * ROWS + usize::from(row - b'1'))
        };
        match *text.as_bytes() {
            [column, row] => cell(column, row).map(Self::drop),
            [a, b, b'-', c, d] => Some(Self { first: cell(a, b)?, second: Some(cell(c, d)?) }),
            _ => None,
        }
    }

    pub(crate) fn drop(to: Cell) -> Self {
        Self { first: to, second: None }
    }

    /// The cell that a piece leaves; `None` for a drop.
    pub(crate) fn from(self) -> Option<Cell> {
        self.second.map(|_| self.first)
    }

    /// The cell where a piece arrives.
    pub(crate) fn to(self) -> Cell {
        self.second.unwrap_or(self.first)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell: Cell| format!("{}{}", &"abcdefghij"[cell / ROWS..][..1], cell % ROWS + 1);
        f.write_str(&name(self.first))?;
        self.second.map_or(Ok(()), |to| write!(f, "-{}", name(to)))
    }
}

/// Which cells are next to each other, around the edge, and in a row.
pub struct Cells {
    /// The neighbours of each cell, in all directions.
    next_to: Vec<Vec<Cell>>,
    /// The edge cells, in order around the board.
    ring: Vec<Cell>,
    /// The place of each edge cell in `ring`.
    on_ring: Vec<Option<usize>>,
    /// The cells of each window.
    rows: Vec<[Cell; 5]>,
    /// The windows that each cell is in.
    windows: Vec<Vec<usize>>,
}

impl Cells {
    /// Lists everything.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "there is nothing to choose")]
    pub fn new() -> Self {
        let distance = |a: Cell, b: Cell| (a / ROWS).abs_diff(b / ROWS).max((a % ROWS).abs_diff(b % ROWS));
        // A row to the right, up, up to the right or down to the right.
        let row = |from, step| [0, 1, 2, 3, 4].map(|n| from + n * step);
        let rows = (0..CELLS).flat_map(|from| [ROWS, 1, ROWS + 1, ROWS - 1].map(|step| row(from, step)));
        let rows: Vec<[Cell; 5]> = rows.filter(|row| row[4] < CELLS && distance(row[0], row[4]) == 4).collect();
        let bottom_and_right = (0..9).map(|column| column * ROWS).chain(81..89);
        let top_and_left = (1..10).rev().map(|column| column * ROWS + 8).chain((1..9).rev());
        let ring: Vec<_> = bottom_and_right.chain(top_and_left).collect();
        let list = |of: &dyn Fn(Cell) -> Vec<usize>| (0..CELLS).map(of).collect();
        Self {
            next_to: list(&|cell| (0..CELLS).filter(|&to| distance(cell, to) == 1).collect()),
            windows: list(&|cell| (0..WINDOWS).filter(|&window| rows[window].contains(&cell)).collect()),
            on_ring: (0..CELLS).map(|cell| ring.iter().position(|&on| on == cell)).collect(),
            ring,
            rows,
        }
    }
}

/// A position.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    lists: &'a Cells,
    cells: [u8; CELLS],
    windows: [u8; WINDOWS],
    /// The number of pieces in hand of each player.
    hands: [u8; 2],
    /// The player to move: 0 or 1.
    turn: usize,
}

impl<'a> Board<'a> {
    /// Reads the text of a position in which the game is not over.
    ///
    /// # Errors
    /// Where it is wrong, and what is expected there.
    pub fn parse(lists: &'a Cells, text: &str) -> Result<Self, (usize, &'static str)> {
        let mut board = Self { lists, cells: [EMPTY; CELLS], windows: [0; WINDOWS], hands: [12; 2], turn: 0 };
        let mut at = 0;
        for row in (0..ROWS).rev() {
            let mut column = 0;
            while column < COLUMNS {
                let cell = column * ROWS + row;
                let piece = *text.as_bytes().get(at).unwrap_or(&EMPTY);
                let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
                let run: usize = text[at..at + digits].parse().unwrap_or(0);
                if let Some(side) = owner(piece) {
                    if board.hands[side] == 0 {
                        return Err((at, "at most twelve pieces of a player"));
                    } else if board.is_on_edge(cell) && piece != PIECES[side][1] {
                        return Err((at, "a lion on the edge"));
                    }
                    board.hands[side] -= 1;
                    board.put(cell, piece);
                    (column, at) = (column + 1, at + 1);
                } else if run == 0 || run > COLUMNS - column || piece == b'0' {
                    return Err((at, "a row of ten cells: S, L, s, l and numbers of empty cells"));
                } else {
                    (column, at) = (column + run, at + digits);
                }
            }
            if !text[at..].starts_with(if row > 0 { '/' } else { ' ' }) {
                return Err((at, "the end of one of nine rows of ten cells"));
            }
            at += 1;
        }
        if WEIGHT.iter().any(|weight| board.windows.contains(&(5 * weight))) {
            return Err((0, "a position without five in a row"));
        }
        board.turn =
            ["1", "2"].iter().position(|side| *side == &text[at..]).ok_or((at, "the player to move, 1 or 2"))?;
        Ok(board)
    }

    /// Changes the contents of a cell.
    fn put(&mut self, cell: Cell, piece: u8) {
        let weight = |piece| owner(piece).map_or(0, |side| WEIGHT[side]);
        let (before, after) = (weight(self.cells[cell]), weight(piece));
        for &window in &self.lists.windows[cell] {
            self.windows[window] = self.windows[window] + after - before;
        }
        self.cells[cell] = piece;
    }

    fn is_on_edge(&self, cell: Cell) -> bool {
        self.lists.on_ring[cell].is_some()
    }

    /// The same position with the other player to move.
    pub(crate) fn passed(&self) -> Self {
        Self { turn: 1 - self.turn, ..*self }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut board = self.passed();
        let [mut piece, lion] = PIECES[self.turn];
        if let Some(from) = mv.from() {
            piece = self.cells[from];
            board.put(from, EMPTY);
        } else {
            board.hands[self.turn] -= 1;
        }
        let piece = if self.is_on_edge(mv.to()) { lion } else { piece };
        board.put(mv.to(), piece);
        board
    }

    /// All legal moves, if the game is not over.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        (0..CELLS).flat_map(|to| self.moves_to(to))
    }

    /// Whether a move is legal, if the game is not over.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.moves_to(mv.to()).any(|legal| legal == mv)
    }

    /// The legal moves that end on a cell:
    /// - A piece from the hand is dropped there.
    /// - A neighbour steps there: a soldier in its row or column, a lion in any direction, but not along the edge.
    /// - A lion slides there along the edge, over empty cells: the first piece that one meets from there, either way.
    pub(crate) fn moves_to(&self, to: Cell) -> impl Iterator<Item = Move> {
        let [soldier, lion] = PIECES[self.turn];
        let drop = (self.hands[self.turn] > 0).then_some(Move::drop(to));
        let steps = self.lists.next_to[to].iter().copied().filter(move |&from| {
            let is_straight = from / ROWS == to / ROWS || from % ROWS == to % ROWS;
            let is_along_edge = self.is_on_edge(from) && self.is_on_edge(to);
            let piece = self.cells[from];
            piece == soldier && is_straight || piece == lion && !is_along_edge
        });
        let slide = |way: usize| {
            let start = self.lists.on_ring[to]?;
            let mut others = (1..RING).map(|n| self.lists.ring[(start + n * way) % RING]);
            others.find(|&cell| self.cells[cell] != EMPTY).filter(|&cell| self.cells[cell] == lion)
        };
        let (one, other) = (slide(1), slide(RING - 1));
        // A piece alone on the edge comes both ways.
        let slides = one.into_iter().chain(other.filter(|_| one != other));
        let moves = steps.chain(slides).map(move |first| Move { first, second: Some(to) });
        drop.into_iter().chain(moves).filter(move |_| self.cells[to] == EMPTY)
    }

    /// Whether a window has four pieces of the player to move, and an empty cell.
    fn is_four(&self, window: usize) -> bool {
        self.windows[window] == 4 * WEIGHT[self.turn]
    }

    /// Whether a legal move completes five: it comes to the fifth cell of a window from elsewhere.
    #[must_use]
    pub fn completes_five(&self, mv: Move) -> bool {
        let comes_from_elsewhere = |window| mv.from().is_none_or(|from| !self.lists.windows[from].contains(&window));
        self.lists.windows[mv.to()].iter().any(|&window| self.is_four(window) && comes_from_elsewhere(window))
    }

    /// A legal move that completes five, if there is one.
    pub(crate) fn winning_move(&self) -> Option<Move> {
        let fours = (0..WINDOWS).filter(|&window| self.is_four(window));
        let mut moves = fours.flat_map(|window| self.lists.rows[window]).flat_map(|to| self.moves_to(to));
        moves.find(|&mv| self.completes_five(mv))
    }

    /// Whether the player to move has two pieces in the hand, and at most two in every row of five cells that the other
    /// player has no piece in.
    pub(crate) fn is_harmless(&self) -> bool {
        let is_long = |&count: &u8| [3, 4].map(|long| long * WEIGHT[self.turn]).contains(&count);
        self.hands[self.turn] >= 2 && !self.windows.iter().any(is_long)
    }
}
