//! Shared helpers for the tests of Emergo.

use super::board::{Board, Shape};
use super::stack::{Stack, Stacks};
use super::{CENTRE_BAN, Position};
use crate::dice::Dice;
use crate::game::{Cell, Game, Options, Reason, Side};
use crate::parse::Scanner;

mod capture;
mod eval;
mod input;
mod inputs;
mod known;
mod legal;
mod texts;
mod turn;

fn at(text: &str) -> Position {
    Position::parse(text, Options::default()).unwrap()
}

/// The position of the text of a position, without regard to a ban on the centre.
fn read_again(position: &Position) -> Position {
    let options = Options::of_variant(position.variant());
    Position::parse(&position.to_string(), options).unwrap()
}

fn with_centre_ban() -> Options {
    let mut options = Options::default();
    assert!(options.set(Position::VARIANTS[0].options, CENTRE_BAN, true));
    options
}

/// Builds a sparse position from pieces by cell and stack, the player to move and the hands.
fn with(pieces: &[(&str, &str)], rest: &str) -> Position {
    let mut stacks = Stacks::none(Board::Diamond);
    for (name, stones) in pieces {
        let stack = stones.chars().fold(Stack::EMPTY, |stack, digit| {
            let side = Side::BOTH.into_iter().find(|side| side.digit() == digit);
            stack.with_top(side.unwrap())
        });
        stacks.put(on(name), stack);
    }
    let board = Position::assemble(stacks, [0; 2], Side::First, Options::default());
    let text = board.to_string();
    let rows = text.split(' ').next().unwrap();
    at(&format!("{rows} {rest}"))
}

fn on(name: &str) -> Cell {
    Board::Diamond.scan_cell(&mut Scanner::new(name)).unwrap()
}

fn path(names: &str) -> Vec<Cell> {
    names.split(' ').map(on).collect()
}

fn texts(position: &Position) -> Vec<String> {
    let moves = position.moves().unwrap().into_iter();
    let mut texts: Vec<_> = moves.map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

fn after(position: &Position, text: &str) -> Position {
    position.play_unchecked(position.parse_move(text).unwrap())
}

/// The content of a cell, as in position texts.
fn stones(position: &Position, name: &str) -> String {
    let stones = position.stacks().at(on(name)).stones();
    stones.map(Side::digit).collect()
}

fn refused(position: &Position, names: &str) -> (&'static str, Option<u32>) {
    let Reason { code, number } = position.refusal(&path(names));
    (code.as_str(), number)
}

/// Random stones on few or many cells, for tall stacks as well as crowded boards; in one corner,
/// where no move is possible; or with the second player's stones between the cells of one jump
/// lattice, for long captures. Hands are full, or empty for one or both sides.
fn scattered(board: Board, seed: u64) -> Position {
    let mut dice = Dice::new(seed);
    let all: Vec<Cell> = board.cells().into_iter().collect();
    let between = |cell: &Cell| {
        let (column, row) = board.place(*cell);
        let is_odd = column % 2 == 1 || row % 2 == 1;
        match board.shape() {
            Shape::Diamond => u64::from(column + row) % 2 == seed / 2 % 2,
            Shape::Hexagon => is_odd == (seed / 2).is_multiple_of(2),
        }
    };
    let lattice: Vec<Cell> = board.inner().into_iter().filter(between).collect();
    let corner = match board {
        Board::Diamond => ["e9", "e8", "d8", "f8", "e7"],
        Board::Hexagon => ["d7", "e7", "d6", "c6", "e6"],
        Board::Diamond13With3 | Board::Diamond13With4 => ["c5", "c4", "b4", "d4", "c3"],
        Board::Diamond25With3 => ["d7", "d6", "c6", "e6", "d5"],
        Board::Hexagon19With3 => ["c5", "d5", "c4", "b4", "d4"],
    };
    let corner = corner
        .map(|name| board.scan_cell(&mut Scanner::new(name)).unwrap())
        .to_vec();
    let some = if seed % 4 == 2 { &corner } else { &all };
    let many = 2 + dice.below(30);
    let cells: Vec<Cell> = (0..many).map(|_| *dice.pick(some)).collect();
    let mut stacks = Stacks::none(board);
    let stones = usize::from(board.stones());
    let mut hands = [0; 2];
    for side in Side::BOTH {
        let on_lattice = seed % 2 == 1 && side == Side::Second;
        let (on_board, in_hand) = match dice.below(4) {
            0 => (dice.below(4), 0),
            1 => (dice.below(stones + 1), stones),
            2 => (stones - dice.below(stones / 3), stones / 3),
            _ => (stones / 2 + dice.below(stones / 2 + 1), 0),
        };
        for _ in 0..on_board {
            let cell = *dice.pick(if on_lattice { &lattice } else { &cells });
            stacks.put(cell, stacks.at(cell).with_top(side));
        }
        hands[side.index()] = u8::try_from(in_hand.min(stones - on_board)).unwrap();
    }
    let options = if dice.below(2) == 0 {
        Options::default()
    } else {
        with_centre_ban()
    };
    let options = options.in_variant(board as usize);
    Position::assemble(stacks, hands, *dice.pick(&Side::BOTH), options)
}

/// The positions of a game of random moves.
fn wander(board: Board, seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions = vec![Position::start(Options::of_variant(board as usize))];
    for _ in 0..150 {
        let last = positions[positions.len() - 1];
        let moves = last.moves().unwrap();
        if moves.is_empty() {
            break;
        }
        positions.push(last.play_unchecked(*dice.pick(&moves)));
    }
    positions
}

/// Random positions on all boards, and positions from random games.
fn random_positions(count: u64) -> Vec<Position> {
    let of_board = |board| {
        let played =
            (0..count / 20).flat_map(move |seed| wander(board, seed).into_iter().step_by(7));
        let scattered = (0..count).map(move |seed| scattered(board, seed));
        scattered.chain(played)
    };
    Board::ALL.into_iter().flat_map(of_board).collect()
}
