//! The chances to win are right: of positions in which the engine gives a player 70 %, the player scores
//! about 70 %. The positions are from games of self-play that were not used to fit the scales.

use ergo::search::Evaluate;

/// The largest error, averaged over all positions.
const MOST: f64 = 0.03;

/// Predicted and actual results are compared in this many groups of positions.
const GROUPS: usize = 10;

#[test]
fn chances_are_calibrated() {
    ergo::for_every_game!(check);
}

/// The positions of a game: points, phase and result for the player to move.
fn held_out(id: &str) -> Vec<[f64; 3]> {
    let path = format!("{}/tests/data/chances/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
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
    let positions = held_out(G::ID);
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
