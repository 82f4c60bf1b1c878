//! The chances to win are right: of positions in which the engine gives a player 70 %, the player scores
//! about 70 %. The positions are from games that were not used to fit them.

use ergo_games::game::Options;
use ergo_games::search::Evaluate;

/// The largest error, averaged over all positions.
const MOST: f64 = 0.03;

/// Where the groups of positions begin whose predicted and actual results are compared.
const BOUNDS: [f64; 9] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const GROUPS: usize = BOUNDS.len() + 1;

#[test]
fn chances_are_calibrated() {
    ergo_games::for_every_game!(check);
}

/// The output of `cargo xtask tune <game> --chances`.
fn read(id: &str) -> String {
    let path = format!("{}/tests/data/chances/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{path}: {error}; `cargo xtask tune {id} --chances` makes it")
    })
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

fn check<G: Evaluate>(variant: usize) {
    let chances = G::start(Options::of_variant(variant)).chances();
    let id = G::VARIANTS[variant].id;
    let text = read(id);
    let fitted = format!("fit {chances}.");
    assert!(text.contains(&fitted), "{id}: not {fitted}");
    let positions = held_out(&text);
    assert!(positions.len() > 1_000, "{}: {}", id, positions.len());
    let mut groups = [[0.0; 3]; GROUPS];
    for &[points, phase, result] in &positions {
        let share = chances.share(points, phase);
        let group = BOUNDS.iter().filter(|&&bound| share >= bound).count();
        for (sum, value) in groups[group].iter_mut().zip([1.0, share, result]) {
            *sum += value;
        }
    }
    let errors = groups.map(|[_, share, result]| (share - result).abs());
    let counts = groups.map(|[count, ..]| count);
    let error = errors.iter().sum::<f64>() / counts.iter().sum::<f64>();
    println!("{id}: {error:.4}");
    assert!(error <= MOST, "{id}: {error:.4} in {groups:?}");
}
