//! Checks of the inputs and nets of every game; the tests of each game call [`all`].

use super::{Learnable, Net, Numbers, Output};
use crate::dice::Dice;
use crate::game::{Game, Options};
use crate::hash::random;
use crate::search::evaluate::{EvalNet, InvalidNet};

/// All checks of a variant, with a function that mirrors positions and one that swaps the players.
pub(crate) fn all<G: Learnable, const LANES: usize>(
    variant: usize,
    mirrored: impl Fn(&G, usize) -> G,
    swapped: impl Fn(&G) -> G,
) {
    updates_are_exact::<G, LANES>(variant);
    mirrored_positions_are_alike::<G, LANES>(variant, mirrored);
    players_are_alike::<G, LANES>(variant, swapped);
    places_hold_one_input::<G>(variant);
    damaged_nets_are_rejected::<G, LANES>(variant);
}

/// A net of random numbers.
fn numbers<G: Learnable>(neurons: usize) -> Numbers {
    let mut at = 0;
    let mut list = |count: usize, spread: u64| {
        let mut number = || {
            at += 1;
            i16::try_from(random(at) % (2 * spread)).unwrap() - i16::try_from(spread).unwrap()
        };
        (0..count).map(|_| number()).collect::<Vec<i16>>()
    };
    Numbers {
        neurons,
        weights: list(G::INPUTS * neurons, 40),
        biases: list(neurons, 100),
        outputs: (0..G::BUCKETS)
            .map(|bucket| Output {
                weights: list(2 * neurons, 500),
                estimate: 100 + i16::try_from(bucket).unwrap(),
                bias: 12_345 - 40_000 * i32::try_from(bucket).unwrap(),
            })
            .collect(),
    }
}

fn parse<G: Learnable, const LANES: usize>(
    variant: usize,
    numbers: &Numbers,
) -> Result<Net<LANES>, InvalidNet> {
    EvalNet::<G>::parse(&numbers.to_bytes(), variant)
}

/// A net of random numbers.
fn net<G: Learnable, const LANES: usize>(variant: usize) -> Net<LANES> {
    parse::<G, LANES>(variant, &numbers::<G>(LANES / G::symmetries(variant))).unwrap()
}

/// The evaluation of a position by a net, from scratch; 0 if the search would not evaluate it.
fn evaluate<G: Learnable, const LANES: usize>(net: &Net<LANES>, position: &G) -> i32 {
    let state = position.eval_state();
    if position.must_extend(&state) {
        return 0;
    }
    let accumulator = net.accumulate((position, &state));
    net.evaluate(&accumulator, (position, &state))
}

/// The positions of games of random moves.
fn games<G: Game>(variant: usize) -> impl Iterator<Item = Vec<G>> {
    (0..40).map(move |seed| {
        let mut dice = Dice::new(seed);
        let mut game = vec![G::start(Options::of_variant(variant))];
        for _ in 0..80 {
            let position = &game[game.len() - 1];
            let mut choices = Vec::new();
            position.choices(&mut choices);
            if choices.is_empty() {
                break;
            }
            let mv = *dice.pick(&choices);
            game.push(position.play_unchecked(mv));
        }
        game
    })
}

fn inputs<G: Learnable>(position: &G) -> Vec<usize> {
    let mut inputs = Vec::new();
    position.inputs(&position.eval_state(), |input| inputs.push(input));
    inputs.sort_unstable();
    inputs
}

fn sorted(mut inputs: Vec<usize>) -> Vec<usize> {
    inputs.sort_unstable();
    inputs
}

/// Accumulators are updated correctly over any number of moves.
fn updates_are_exact<G: Learnable, const LANES: usize>(variant: usize) {
    let net = net::<G, LANES>(variant);
    for game in games::<G>(variant) {
        for (at, position) in game.iter().enumerate() {
            let state = position.eval_state();
            for earlier in [1, 2, 7]
                .iter()
                .filter_map(|plies| game.get(at.checked_sub(*plies)?))
            {
                let earlier_state = earlier.eval_state();
                let mut updated = net.accumulate((earlier, &earlier_state));
                net.update(&mut updated, (earlier, &earlier_state), (position, &state));
                assert_eq!(
                    updated,
                    net.accumulate((position, &state)),
                    "{position} after {earlier}"
                );
            }
        }
    }
}

/// Mirrored positions have mirrored inputs and the same evaluation.
fn mirrored_positions_are_alike<G: Learnable, const LANES: usize>(
    variant: usize,
    mirrored: impl Fn(&G, usize) -> G,
) {
    let net = net::<G, LANES>(variant);
    let mut evaluations = Vec::new();
    for game in games::<G>(variant) {
        for position in game.iter().step_by(5) {
            let evaluation = evaluate(&net, position);
            for symmetry in 0..G::symmetries(variant) {
                let other = mirrored(position, symmetry);
                let expected = inputs(position).into_iter();
                let expected = expected
                    .map(|input| G::mirrored(variant, input, symmetry))
                    .collect();
                assert_eq!(inputs(&other), sorted(expected), "{position}");
                assert_eq!(evaluate(&net, &other), evaluation, "{position}");
            }
            evaluations.push(evaluation);
        }
    }
    evaluations.sort_unstable();
    evaluations.dedup();
    assert!(evaluations.len() > 20, "they differ: {evaluations:?}");
}

/// Positions with the players swapped have swapped inputs and the same evaluation.
fn players_are_alike<G: Learnable, const LANES: usize>(variant: usize, swapped: impl Fn(&G) -> G) {
    let net = net::<G, LANES>(variant);
    for game in games::<G>(variant) {
        for position in game.iter().step_by(5) {
            let other = swapped(position);
            let expected = inputs(position).into_iter().map(G::swapped).collect();
            assert_eq!(inputs(&other), sorted(expected), "{position}");
            assert_eq!(
                evaluate(&net, &other),
                evaluate(&net, position),
                "{position}"
            );
        }
    }
}

/// At most one input of each place is on, and all numbers are in range.
fn places_hold_one_input<G: Learnable>(variant: usize) {
    let mut buckets = vec![false; G::BUCKETS];
    for position in games::<G>(variant).flatten() {
        let inputs = inputs(&position);
        let mut places: Vec<usize> = inputs.iter().map(|&input| G::place(input)).collect();
        let count = places.len();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), count, "{position}");
        assert!(places.iter().all(|&place| place < G::PLACES));
        assert!(inputs.iter().all(|&input| input < G::INPUTS));
        buckets[position.bucket()] = true;
    }
    assert_eq!(G::place(G::INPUTS - 1), G::PLACES - 1);
    assert!(
        buckets.iter().filter(|&&is_used| is_used).count() > 1,
        "positions are in different buckets"
    );
}

/// Files that are damaged or belong to another game are rejected.
fn damaged_nets_are_rejected<G: Learnable, const LANES: usize>(variant: usize) {
    let parse = |numbers: &Numbers| parse::<G, LANES>(variant, numbers);
    let good = numbers::<G>(LANES / G::symmetries(variant));
    assert!(parse(&good).is_ok());
    let bytes = good.to_bytes();
    assert_eq!(Numbers::parse(&bytes), Ok(good.clone()));
    let is_rejected = |bytes: &[u8]| Numbers::parse(bytes) == Err(InvalidNet);
    for end in [0, 3, 4, 8, 13, 14, 15, bytes.len() - 1] {
        assert!(is_rejected(&bytes[..end]), "{end} bytes");
    }
    assert!(is_rejected(&[&bytes[..], &[0, 0]].concat()));
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(is_rejected(&changed), "byte {at}");
    }
    for change in [
        |net: &mut Numbers| net.weights.fill(i16::MAX),
        |net: &mut Numbers| net.outputs[0].weights.fill(i16::MAX),
        |net: &mut Numbers| net.outputs[0].bias = i32::MAX,
        |net: &mut Numbers| net.weights.truncate(8),
        |net: &mut Numbers| net.outputs.truncate(1),
        |net: &mut Numbers| net.neurons = 2,
    ] {
        let mut wrong = good.clone();
        change(&mut wrong);
        assert!(parse(&wrong).is_err(), "{} neurons", wrong.neurons);
    }
}
