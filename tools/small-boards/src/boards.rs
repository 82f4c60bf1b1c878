//! The small boards, by name, and the types of the game that is played on them.

use ergo_games::game::Game;
use ergo_games::games::emergo::STONES;
pub use ergo_games::games::emergo::board::{Board, CELLS};
pub use ergo_games::games::emergo::stack::Stack;
pub use ergo_games::games::emergo::{CENTRE_BAN, Move, Position};

/// The name of a board: that of its game.
#[must_use]
pub const fn name(board: Board) -> &'static str {
    Position::VARIANTS[board as usize].id
}

/// All small boards.
pub fn all() -> impl Iterator<Item = Board> {
    Board::ALL
        .into_iter()
        .filter(|board| board.stones() < STONES)
}

/// The board of a name.
#[must_use]
pub fn find(wanted: &str) -> Option<Board> {
    all().find(|&board| name(board) == wanted)
}
