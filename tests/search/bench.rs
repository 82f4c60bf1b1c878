//! The bench signature: equal to the recorded one, and different as soon as one number of the
//! evaluation or of the search changes.

use std::fs;
use std::sync::Arc;

use ergo_games::games::{emergo, ergo as soldiers, intermedium};
use ergo_games::registry::GAMES;
use ergo_games::search::bench::Bench;
use ergo_games::search::evaluate::EvalNet as _;
use ergo_games::search::net::Numbers;
use ergo_games::search::{Evaluate, Margins, Tunable};

use crate::perturbed::{Change, NO_MARGINS, Perturbed};

/// The recorded signature of a game without its net. A change that is meant to alter the search or an evaluation
/// records the new one; a refactoring must not.
fn recorded(game: &str) -> String {
    recorded_in("tests/data/bench-without-nets.txt", game)
}

fn recorded_in(file: &str, game: &str) -> String {
    let text = fs::read_to_string(file).unwrap();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(game)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no signature of {game}"))
        .to_owned()
}

/// Nothing is changed: what the wrapper adds must not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Nothing;
impl Change for Nothing {}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Weight;
impl Change for Weight {
    const FEATURE: Option<usize> = Some(0);
}

/// One margin a point wider.
macro_rules! margin {
    ($name:ident, $field:ident , $at:expr) => {
        #[derive(Clone, Debug, PartialEq, Eq)]
        struct $name;
        impl Change for $name {
            const WIDER: Margins = {
                let mut margins = NO_MARGINS;
                margins.$field[$at] = 1;
                margins
            };
        }
    };
}
margin!(ReverseFutility, reverse_futility, 0);
margin!(Razoring, razoring, 1);
margin!(Futility, futility, 1);
margin!(LateMoves, late_moves, 0);

fn is_recorded<G: Evaluate>(variant: usize) {
    let recorded = recorded(G::VARIANTS[variant].id);
    assert_eq!(Bench::of_game::<G>(variant, None).to_string(), recorded);
}

fn differs<G: Tunable, C: Change>(variant: usize) {
    assert_ne!(
        Bench::of_game::<Perturbed<G, C>>(variant, None).to_string(),
        recorded(G::VARIANTS[variant].id)
    );
}

#[test]
fn every_game_has_a_signature() {
    let all = GAMES
        .iter()
        .map(|game| recorded(game.id))
        .collect::<Vec<_>>();
    assert_eq!(all.len(), 4);
}

#[test]
fn the_signature_of_ergo_is_the_recorded_one() {
    is_recorded::<soldiers::Position>(0);
}

#[test]
fn the_signature_of_emergo_is_the_recorded_one() {
    is_recorded::<emergo::Position>(0);
}

#[test]
fn the_signature_of_hexemergo_is_the_recorded_one() {
    is_recorded::<emergo::Position>(1);
}

#[test]
fn the_signature_of_intermedium_is_the_recorded_one() {
    is_recorded::<intermedium::Position>(0);
}

/// The bench of a game with its net, after a change.
fn bench_with_net<G: Evaluate>(variant: usize, change: impl FnOnce(&mut Numbers)) -> String {
    let bytes = fs::read(format!("src/games/{}/net.bin", G::VARIANTS[variant].id)).unwrap();
    let mut numbers = Numbers::parse(&bytes).unwrap();
    change(&mut numbers);
    let net = G::Net::parse(&numbers.to_bytes(), variant).unwrap();
    Bench::of_game::<G>(variant, Some(&Arc::new(net))).to_string()
}

fn is_recorded_with_net<G: Evaluate>(variant: usize) {
    let recorded = recorded_in("tests/data/bench.txt", G::VARIANTS[variant].id);
    assert_eq!(bench_with_net::<G>(variant, |_| ()), recorded);
    let other = bench_with_net::<G>(variant, |net| {
        for output in &mut net.outputs {
            output.weights[0] += 8;
        }
    });
    assert_ne!(other, recorded);
}

#[test]
fn the_signature_with_a_net_is_the_recorded_one() {
    is_recorded_with_net::<soldiers::Position>(0);
    is_recorded_with_net::<emergo::Position>(0);
    is_recorded_with_net::<emergo::Position>(1);
    is_recorded_with_net::<intermedium::Position>(0);
}

#[test]
fn a_wrapper_that_changes_nothing_keeps_the_signature() {
    is_recorded::<Perturbed<emergo::Position, Nothing>>(0);
}

#[test]
fn one_weight_changes_the_signature() {
    differs::<soldiers::Position, Weight>(0);
    differs::<emergo::Position, Weight>(0);
    differs::<emergo::Position, Weight>(1);
    differs::<intermedium::Position, Weight>(0);
}

#[test]
fn one_margin_changes_the_signature() {
    differs::<soldiers::Position, ReverseFutility>(0);
    differs::<emergo::Position, ReverseFutility>(0);
    differs::<intermedium::Position, ReverseFutility>(0);
}

#[test]
fn every_margin_counts() {
    differs::<emergo::Position, Razoring>(0);
    differs::<emergo::Position, Futility>(0);
    differs::<emergo::Position, LateMoves>(0);
}
