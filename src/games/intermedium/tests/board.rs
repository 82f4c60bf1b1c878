//! Cells, colours, steps and names of the board.

use super::super::board::*;
use crate::game::{Cell, Side};
use crate::parse::Scanner;

fn cells() -> impl Iterator<Item = (Side, Spot)> {
    Side::BOTH
        .into_iter()
        .flat_map(|side| Set::ALL.into_iter().map(move |spot| (side, spot)))
}

#[test]
fn every_cell_is_one_spot_of_one_colour() {
    let mut numbers: Vec<u8> = cells().map(|(side, spot)| spot.cell(side).0).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..CELLS).collect::<Vec<_>>());
    for (side, spot) in cells() {
        let cell = spot.cell(side);
        assert_eq!(owner(cell), side);
        assert_eq!(Spot::of_cell(side, cell), Some(spot));
        assert_eq!(Spot::of_cell(side.other(), cell), None);
    }
    assert_eq!(Spot::of_cell(Side::First, Cell(71)), None);
}

#[test]
fn steps_are_diagonal_and_stay_on_the_board() {
    let mut steps = 0;
    for (side, spot) in cells() {
        for direction in Direction::ALL {
            let Some(to) = spot.step(side, direction) else {
                continue;
            };
            steps += 1;
            let (from, to_cell) = (spot.cell(side), to.cell(side));
            assert_eq!(Direction::between(from, to_cell), Some(direction));
            assert_eq!(to.step(side, direction.back()), Some(spot));
            assert!(Set::of(to).before(side, direction).has(spot));
        }
    }
    assert_eq!(steps, 4 * 6 * 9);
}

#[test]
fn sets_lead_back_to_just_the_cells_before() {
    for (side, spot) in cells() {
        for direction in Direction::ALL {
            for before in Set::of(spot).before(side, direction) {
                assert_eq!(before.step(side, direction), Some(spot));
            }
        }
    }
}

#[test]
fn cells_lie_beside_each_other_in_pairs() {
    let mut pairs = 0;
    for (side, spot) in cells() {
        let cell = spot.cell(side);
        for other in spot.beside(side) {
            let there = other.cell(side.other());
            let distance = column(cell).abs_diff(column(there)) + row(cell).abs_diff(row(there));
            assert_eq!(distance, 1, "{} and {}", name(cell), name(there));
            assert!(other.beside(side.other()).has(spot));
            pairs += 1;
        }
    }
    assert_eq!(pairs, 2 * (6 * 10 + 7 * 9));
}

#[test]
fn cities_are_in_the_middle_of_the_first_rows() {
    let names = Side::BOTH.map(|side| name(city(side).cell(side)));
    assert_eq!(names, ["d1", "d10"]);
    for side in Side::BOTH {
        assert_eq!(advance(side, city(side)), 0);
        assert_eq!(city(side).beside(side).len(), 3);
    }
}

#[test]
fn names_round_trip() {
    for number in 0..CELLS {
        let here = Cell(number);
        assert_eq!(scan_cell(&mut Scanner::new(&name(here))), Ok(here));
    }
    for text in ["", "a", "a0", "a11", "a01", "h1", "A1", "ä1", "1a", "a256"] {
        assert!(scan_cell(&mut Scanner::new(text)).is_err(), "{text:?}");
    }
}
