//! Tests of the net: its inputs are updated correctly, and its evaluation is symmetric under mirroring and swapping
//! sides.

use super::super::board::{COLUMNS, ROWS, Set, cell, column, row};
use super::super::lines::Lines;
use super::super::{PIECES, Position};
use super::start;
use crate::game::{Game, Side};
use crate::hash::random;
use crate::search::evaluate::{EvalNet, InvalidNet};
use crate::search::net::{Learnable, Net, Numbers};

const NEURONS: usize = 8;

/// A net of random numbers.
fn numbers() -> Numbers {
    let mut at = 0;
    let mut list = |count: usize, spread: u64| {
        let mut number = || {
            at += 1;
            i16::try_from(random(at) % (2 * spread)).unwrap() - i16::try_from(spread).unwrap()
        };
        (0..count).map(|_| number()).collect::<Vec<i16>>()
    };
    Numbers {
        neurons: NEURONS,
        weights: list(Position::INPUTS * NEURONS, 40),
        biases: list(NEURONS, 100),
        outputs: list(2 * NEURONS, 500),
        bias: 12_345,
    }
}

fn net() -> Net<32> {
    parse(&numbers()).unwrap()
}

fn parse(numbers: &Numbers) -> Result<Net<32>, InvalidNet> {
    EvalNet::<Position>::parse(&numbers.to_bytes())
}

fn evaluate(net: &Net<32>, position: &Position) -> i32 {
    let lines = Lines::of(position);
    let accumulator = net.accumulate((position, &lines));
    EvalNet::<Position>::evaluate(net, &accumulator, position.turn())
}

/// The positions of some random games.
fn games() -> impl Iterator<Item = Vec<Position>> {
    (0..40).map(|seed| {
        let mut game = vec![start()];
        for ply in 0..70 {
            let position = *game.last().unwrap();
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let Some(pick) = random(seed * 100 + ply).checked_rem(choices.len() as u64) else {
                break;
            };
            game.push(position.play_unchecked(choices[usize::try_from(pick).unwrap()]));
        }
        game
    })
}

fn mirrored(position: &Position, symmetry: usize) -> Position {
    let set = |set: Set| -> Set {
        let mirror = |from| {
            let (x, y) = (column(from), row(from));
            let x = if symmetry & 1 == 0 {
                x
            } else {
                COLUMNS - 1 - x
            };
            let y = if symmetry & 2 == 0 { y } else { ROWS - 1 - y };
            cell(x, y)
        };
        set.into_iter().map(mirror).collect()
    };
    let pieces = Side::BOTH.map(|side| set(position.pieces(side)));
    Position::assemble(pieces, set(position.lions()), position.turn())
}

fn inputs(position: &Position) -> Vec<usize> {
    let mut inputs = Vec::new();
    position.inputs(&Lines::of(position), |input| inputs.push(input));
    inputs.sort_unstable();
    inputs
}

#[test]
fn accumulators_are_updated_over_any_number_of_moves() {
    let net = net();
    for game in games() {
        for (at, position) in game.iter().enumerate() {
            let lines = Lines::of(position);
            for earlier in [1, 2, 7]
                .iter()
                .filter_map(|plies| game.get(at.checked_sub(*plies)?))
            {
                let earlier_lines = Lines::of(earlier);
                let earlier = (earlier, &earlier_lines);
                let updated = net.update(&net.accumulate(earlier), earlier, (position, &lines));
                assert_eq!(updated, net.accumulate((position, &lines)), "{position}");
            }
        }
    }
}

#[test]
fn mirrored_positions_are_evaluated_alike() {
    let net = net();
    let mut evaluations = Vec::new();
    for game in games() {
        let position = game.last().unwrap();
        let evaluation = evaluate(&net, position);
        for symmetry in 0..Position::SYMMETRIES {
            let other = mirrored(position, symmetry);
            let mut expected: Vec<usize> = inputs(position)
                .into_iter()
                .map(|input| Position::mirrored(input, symmetry))
                .collect();
            expected.sort_unstable();
            assert_eq!(inputs(&other), expected, "{position}");
            assert_eq!(evaluate(&net, &other), evaluation, "{position}");
        }
        evaluations.push(evaluation);
    }
    evaluations.sort_unstable();
    evaluations.dedup();
    assert!(evaluations.len() > 20, "they differ: {evaluations:?}");
}

#[test]
fn players_are_evaluated_alike() {
    let net = net();
    for game in games() {
        let position = game.last().unwrap();
        let [first, second] = Side::BOTH.map(|side| position.pieces(side));
        let other = Position::assemble([second, first], position.lions(), position.turn().other());
        let mut swapped: Vec<usize> = inputs(position)
            .into_iter()
            .map(Position::swapped)
            .collect();
        swapped.sort_unstable();
        assert_eq!(inputs(&other), swapped, "{position}");
        assert_eq!(
            evaluate(&net, &other),
            evaluate(&net, position),
            "{position}"
        );
    }
}

#[test]
fn a_place_has_one_input_at_most() {
    for position in games().flatten() {
        let mut places: Vec<usize> = inputs(&position).into_iter().map(Position::place).collect();
        let count = places.len();
        places.dedup();
        assert_eq!(places.len(), count, "{position}");
        assert!(places.iter().all(|&place| place < Position::PLACES));
    }
    let full = Position::INPUTS - 1;
    assert_eq!(Position::place(full), Position::PLACES - 1);
    assert_eq!(Position::swapped(full), full - (PIECES as usize + 1));
}

#[test]
fn nets_that_do_not_fit_are_rejected() {
    let good = numbers();
    assert!(parse(&good).is_ok());
    let bytes = good.to_bytes();
    assert_eq!(Numbers::parse(&bytes), Ok(good.clone()));
    for end in [0, 3, 4, 11, bytes.len() - 1] {
        assert_eq!(
            Numbers::parse(&bytes[..end]),
            Err(InvalidNet),
            "{end} bytes"
        );
    }
    assert_eq!(
        Numbers::parse(&[bytes, vec![0, 0]].concat()),
        Err(InvalidNet)
    );
    for change in [
        |net: &mut Numbers| net.weights.fill(500),
        |net: &mut Numbers| net.outputs.fill(i16::MAX),
        |net: &mut Numbers| net.bias = i32::MAX,
        |net: &mut Numbers| net.weights.truncate(8),
        |net: &mut Numbers| net.neurons = 4,
    ] {
        let mut wrong = good.clone();
        change(&mut wrong);
        assert!(parse(&wrong).is_err(), "{} neurons", wrong.neurons);
    }
}
