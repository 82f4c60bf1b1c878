//! Shared helpers for the tests of Intermedium.

use super::board::{CELLS, Spot, cell, owner, scan_cell};
use super::position::STONES;
use super::{FREE_OPENING, PARTIAL_MOVES, Position};
use crate::dice::Dice;
use crate::game::{Cell, Game, Options, Side};
use crate::parse::Scanner;

mod board;
mod bounds;
mod eval;
mod input;
mod inputs;
mod known;
mod texts;
mod turn;

fn options(names: &[&str]) -> Options {
    let mut options = Options::default();
    for name in names {
        assert!(options.set(Position::VARIANTS[0].options, name, true));
    }
    options
}

/// Every combination of options.
fn all_options() -> [Options; 4] {
    [
        options(&[]),
        options(&[PARTIAL_MOVES]),
        options(&[FREE_OPENING]),
        options(&[PARTIAL_MOVES, FREE_OPENING]),
    ]
}

fn at(text: &str) -> Position {
    Position::parse(text, Options::default()).unwrap()
}

/// Builds a sparse position from stacks by cell and height, owned by the side of the cell's colour,
/// the player to move and the turns.
fn with(stacks: &[(&str, u8)], turn: Side, turns: u8, options: Options) -> Position {
    let mut position = Position::bare(turn, turns, options);
    for &(name, height) in stacks {
        let side = owner(on(name));
        let spot = Spot::of_cell(side, on(name)).unwrap();
        position.set_height(side, spot, height);
    }
    assert_eq!(
        Position::parse(&position.to_string(), options),
        Ok(position)
    );
    position
}

/// The same after the opening, with the first player to move.
pub(super) fn late(stacks: &[(&str, u8)]) -> Position {
    with(stacks, Side::First, 4, Options::default())
}

fn on(name: &str) -> Cell {
    scan_cell(&mut Scanner::new(name)).unwrap()
}

fn path(names: &str) -> Vec<Cell> {
    names.split_whitespace().map(on).collect()
}

fn is_legal(position: &Position, text: &str) -> bool {
    position.parse_move(text).is_ok()
}

fn after(position: &Position, text: &str) -> Position {
    let mv = position.parse_move(text);
    position.play_unchecked(mv.unwrap_or_else(|error| panic!("{text} on {position}: {error}")))
}

/// The number of stones on a cell.
fn height(position: &Position, name: &str) -> u8 {
    let side = owner(on(name));
    position.height(side, Spot::of_cell(side, on(name)).unwrap())
}

fn texts(position: &Position) -> Vec<String> {
    let moves = position.moves().unwrap().into_iter();
    let mut texts: Vec<_> = moves.map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

/// Random stacks on few or many cells; mostly low ones, so that there are many captures and moves
/// can be listed.
fn scattered(seed: u64) -> Position {
    let mut dice = Dice::new(seed);
    let turns = u8::try_from(dice.below(8)).unwrap().min(4);
    let turn = match turns {
        4 => *dice.pick(&Side::BOTH),
        turns => Side::BOTH[usize::from(turns % 2)],
    };
    let mut position = Position::bare(turn, turns, *dice.pick(&all_options()));
    let mut left = [STONES; 2];
    let crowd = 10 + dice.below(90);
    for number in 0..CELLS {
        if dice.below(100) >= crowd {
            continue;
        }
        let side = owner(Cell(number));
        let most = *dice.pick(&[1, 1, 1, 2, 2, 3, 5, 7]);
        let height = 1 + u8::try_from(dice.below(most)).unwrap();
        if let Some(rest) = left[side.index()].checked_sub(height) {
            left[side.index()] = rest;
            position.set_height(side, Spot::of_cell(side, Cell(number)).unwrap(), height);
        }
    }
    position
}

/// The positions of a game of random moves.
fn wander(seed: u64, options: Options) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions = vec![Position::start(options)];
    for _ in 0..200 {
        let mut moves = Vec::new();
        positions[positions.len() - 1].choices(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = *dice.pick(&moves);
        positions.push(positions[positions.len() - 1].play_unchecked(mv));
    }
    positions
}

/// Scattered ones, and some from games; a game that ended by the fall of a city is not included,
/// because the position text does not record it.
pub(super) fn random_positions(count: u64) -> Vec<Position> {
    let played = (0..count / 20).flat_map(|seed| {
        let options = all_options()[usize::try_from(seed % 4).unwrap()];
        wander(seed, options).into_iter().step_by(7)
    });
    let all = (0..count).map(scattered).chain(played);
    all.filter(|position| !position.has_fallen()).collect()
}
