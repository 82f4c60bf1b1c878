//! The chances to win are right: of positions in which the engine gives a player 70 %, the player scores
//! about 70 %. The positions are from games that were not used to fit them.

use ergo::search::{Chances, Evaluate};

/// The largest error, averaged over all positions.
const MOST: f64 = 0.035;

/// Predicted and actual results are compared in this many groups of positions.
const GROUPS: usize = 10;

#[test]
fn chances_are_calibrated() {
    ergo::for_every_game!(check);
}

/// The output of `cargo tune <game> --chances`.
fn read(id: &str) -> String {
    let path = format!("{}/tests/data/chances/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{path}: {error}; `cargo tune {id} --chances` makes it"))
}

/// The positions in it: points, phase and result for the player to move.
fn held_out(text: &str) -> Vec<[f64; 3]> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let numbers = |line: &str| -> Vec<f64> {
        line.split(' ')
            .map(|number| number.parse().unwrap())
            .collect()
    };
    lines
        .map(|line| numbers(line).try_into().unwrap())
        .collect()
}

fn check<G: Evaluate>() {
    let text = read(G::ID);
    let Chances {
        opening,
        endgame,
        to_move,
    } = G::CHANCES;
    let fitted =
        format!("fit {opening} at the start, {endgame} in the endgame, {to_move} to move.");
    assert!(text.contains(&fitted), "{}: not {fitted}", G::ID);
    let positions = held_out(&text);
    assert!(positions.len() > 1_000, "{}: {}", G::ID, positions.len());
    let mut groups = [[0.0; 3]; GROUPS];
    for &[points, phase, result] in &positions {
        let share = G::CHANCES.share(points, phase);
        let group = (0..GROUPS - 1)
            .find(|&group| share < (group as f64 + 1.0) / GROUPS as f64)
            .unwrap_or(GROUPS - 1);
        for (sum, value) in groups[group].iter_mut().zip([1.0, share, result]) {
            *sum += value;
        }
    }
    let error: f64 = groups
        .iter()
        .map(|[_, share, result]| (share - result).abs())
        .sum::<f64>()
        / positions.len() as f64;
    println!("{}: {error:.4}", G::ID);
    assert!(error <= MOST, "{}: {error:.4} in {groups:?}", G::ID);
}
