//! Self-play in one part or several, resumed or uninterrupted, gives the same bytes; and the engine's evaluation equals
//! that of the reference implementation.

use std::fs;
use std::path::{Path, PathBuf};

use ergo_games::game::{Options, Side};
use ergo_games::games::emergo;
use ergo_games::games::ergo::Position;
use ergo_games::search::evaluate::EvalNet;
use ergo_games::search::net::Learnable;
use learn::plain;
use learn::plan::{Plan, digest};
use learn::samples::{self, Samples};
use learn::store;
use learn::train::{Training, train};
use parallel::Part;

const PLAN: Plan = Plan {
    games: 20,
    nodes: 500,
    offshoot_nodes: 300,
    seed: 5,
    net: None,
    rescored: None,
};
const TRAINING: Training = Training {
    epochs: 3,
    ..Training::DEFAULT
};

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn play(folder: &Path, part: Part, threads: usize) {
    store::play::<Position>(0, &PLAN, None, part, folder, threads).unwrap();
}

fn games(folder: &Path) -> String {
    fs::read_to_string(store::path(folder, Part::ALL)).unwrap()
}

fn learned(folder: &Path) -> Samples {
    let path = store::path(folder, Part::ALL);
    samples::read::<Position>(0, &path).unwrap().learned
}

fn net(folder: &Path) -> Vec<u8> {
    train::<Position, 8, 4>(0, &learned(folder), &TRAINING).to_bytes()
}

#[test]
fn games_are_the_same_in_parts_and_on_any_number_of_threads() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    play(&whole, Part::ALL, 1);
    for k in [3, 1, 2] {
        play(&parts, Part { k, n: 3 }, 2);
    }
    store::merge(3, &parts).unwrap();
    assert_eq!(games(&parts), games(&whole));
    assert_eq!(games(&whole).lines().count(), 21);
    assert_eq!(net(&parts), net(&whole));
}

#[test]
fn what_was_cut_off_is_resumed() {
    let resumed = folder("resumed");
    play(&resumed, Part::ALL, 1);
    let all = games(&resumed);
    let path = store::path(&resumed, Part::ALL);
    // In the middle of a line, and between two.
    let line = all.match_indices('\n').nth(12).unwrap().0 + 1;
    for end in [line - 3, line] {
        fs::write(&path, &all[..end]).unwrap();
        play(&resumed, Part::ALL, 1);
        assert_eq!(games(&resumed), all);
    }
}

#[test]
fn files_of_other_plans_and_incomplete_parts_are_rejected() {
    let folder = folder("other");
    play(&folder, Part { k: 1, n: 2 }, 1);
    let error = store::merge(2, &folder).unwrap_err().to_string();
    assert!(error.contains("has 0 of 10 games"), "{error}");
    let other = Plan { seed: 6, ..PLAN };
    let error =
        store::play::<Position>(0, &other, None, Part { k: 1, n: 2 }, &folder, 1).unwrap_err();
    assert!(
        error.to_string().contains("was not made by this plan"),
        "{error}"
    );
}

#[test]
fn training_depends_on_its_seed_and_on_nothing_else() {
    let folder = folder("seed");
    play(&folder, Part::ALL, 1);
    let samples = learned(&folder);
    let bytes =
        |seed| train::<Position, 8, 4>(0, &samples, &Training { seed, ..TRAINING }).to_bytes();
    assert_eq!(bytes(1), bytes(1));
    assert_ne!(bytes(1), bytes(2));
}

#[test]
fn games_are_scored_again_with_a_net() {
    let (folder_of_games, rescored, resumed) =
        (folder("played"), folder("rescored"), folder("again"));
    play(&folder_of_games, Part::ALL, 1);
    let bytes = net(&folder_of_games);
    let net = EvalNet::<Position>::parse(&bytes, 0).unwrap();
    let net = (&net, digest(&bytes));
    store::rescore::<Position>(0, &folder_of_games, net, &rescored, 2).unwrap();
    let (before, after) = (games(&folder_of_games), games(&rescored));
    assert!(after.starts_with(&format!(
        "{}\n",
        Plan {
            rescored: Some(net.1),
            ..PLAN
        }
    )));
    assert!(
        learned(&rescored).known != learned(&folder_of_games).known,
        "scores differ"
    );
    // The moves are the same.
    let moves = |text: &str| -> Vec<String> {
        let words = text
            .lines()
            .skip(1)
            .filter_map(|line| line.split(" @").next());
        let words = words.flat_map(|line| line.split(' '));
        words
            .map(|word| word.split('=').next().unwrap().to_owned())
            .collect()
    };
    assert_eq!(moves(&after), moves(&before));
    // Interrupted and resumed.
    fs::create_dir_all(&resumed).unwrap();
    fs::write(store::path(&resumed, Part::ALL), &after[..after.len() / 2]).unwrap();
    store::rescore::<Position>(0, &folder_of_games, net, &resumed, 1).unwrap();
    assert_eq!(games(&resumed), after);
}

#[test]
fn the_engine_evaluates_as_the_definition_says() {
    evaluates_as_defined::<Position, 8, 4>(0);
    // Five neurons and six symmetries leave two lanes unused.
    evaluates_as_defined::<emergo::Position, 5, 6>(1);
}

fn evaluates_as_defined<
    G: Learnable<Net: Send + Sync> + Send,
    const NEURONS: usize,
    const SYMMETRIES: usize,
>(
    variant: usize,
) {
    let options = Options::of_variant(variant);
    let folder = folder(&format!("plain-{}", G::variant_of(options).id));
    store::play::<G>(variant, &PLAN, None, Part::ALL, &folder, 1).unwrap();
    let samples = samples::read::<G>(variant, &store::path(&folder, Part::ALL)).unwrap();
    let numbers = train::<G, NEURONS, SYMMETRIES>(variant, &samples.learned, &TRAINING);
    let net = G::Net::parse(&numbers.to_bytes(), variant).unwrap();
    let mut position = G::start(options);
    for ply in 0..40 {
        let state = position.eval_state();
        let mut inputs = Vec::new();
        position.inputs(&state, |input| {
            let own = position.turn() == Side::First;
            let seen = if own { input } else { G::swapped(input) };
            inputs.push(u16::try_from(seen).unwrap());
        });
        let lanes = net.accumulate((&position, &state));
        let (bucket, estimate) = (position.bucket(), position.evaluate(&state));
        assert_eq!(
            net.evaluate(&lanes, (&position, &state)),
            plain::evaluate::<G>(variant, &numbers, &inputs, bucket, estimate),
            "{position}"
        );
        let mut moves = Vec::new();
        position.choices(&mut moves);
        if moves.is_empty() {
            break;
        }
        position = position.play_unchecked(moves[7 * ply % moves.len()]);
    }
    assert!(numbers.weights.iter().any(|&weight| weight != 0));
}
