//! The files of the opening explorer: what they promise, of every game.

use std::collections::{HashSet, VecDeque};

use ergo_games::draft::SetUp;
use ergo_games::explorer::{Explorer, Keys, Variety};
use ergo_games::for_every_game;
use ergo_games::game::Options;

/// The fewest positions of a file.
const POSITIONS: usize = 50_000;

/// The most bytes of a file.
const BYTES: usize = 400_000;

fn open<G: SetUp>(variant: usize) -> (Explorer, Keys, usize) {
    let id = G::VARIANTS[variant].id;
    let path = format!("{}/data/{id}.bin", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).unwrap();
    let explorer = Explorer::parse(&bytes).unwrap();
    assert_eq!(explorer.game(), id);
    assert_eq!(explorer.write(), bytes, "{id}");
    (explorer, Keys::new::<G>(variant), bytes.len())
}

fn start<G: SetUp>(variant: usize) -> G {
    G::start(Options::of_variant(variant))
}

#[test]
fn files_are_large_enough_and_not_too_large() {
    fn check<G: SetUp>(variant: usize) {
        let (explorer, _, bytes) = open::<G>(variant);
        let positions = explorer.entries().len();
        assert!(
            positions >= POSITIONS && bytes <= BYTES,
            "{} {positions} {bytes}",
            explorer.game()
        );
    }
    for_every_game!(check);
}

/// Walks through the known positions from the start, the nearest first, and returns how many there were. An unknown position
/// may share the key of a known one by chance: that happens about once in the millions of moves of a game.
fn check_positions<G: SetUp>(variant: usize, most: usize) -> usize {
    let (explorer, keys, _) = open::<G>(variant);
    let start = start::<G>(variant);
    let mut seen = HashSet::from([keys.of(&start)]);
    let mut due = VecDeque::from([start]);
    let (mut checked, mut wrong) = (0, 0);
    while let Some(position) = due.pop_front() {
        let entry = explorer.find(keys.of(&position)).unwrap();
        let moves = explorer.moves(&keys, &position);
        if let Some(best) = moves.first()
            && best.value > entry.value
        {
            wrong += 1;
            println!("{}: {position}", explorer.game());
        }
        checked += 1;
        if checked == most {
            break;
        }
        for known in moves {
            let after = position.play_unchecked(known.mv);
            if seen.insert(keys.of(&after)) {
                due.push_back(after);
            }
        }
    }
    assert!(
        wrong <= checked / 10_000,
        "{}: {wrong} of {checked}",
        explorer.game()
    );
    checked
}

#[test]
fn no_move_is_worth_more_than_its_position() {
    fn check<G: SetUp>(variant: usize) {
        assert_eq!(check_positions::<G>(variant, 150), 150);
    }
    for_every_game!(check);
}

#[test]
#[ignore = "takes minutes without optimisation"]
fn every_position_can_be_reached_and_no_move_is_worth_more() {
    fn check<G: SetUp>(variant: usize) {
        let (explorer, ..) = open::<G>(variant);
        let checked = check_positions::<G>(variant, usize::MAX);
        assert_eq!(checked, explorer.entries().len(), "{}", explorer.game());
    }
    for_every_game!(check);
}

/// Two players who follow the file leave it only after some moves, and come to different positions.
#[test]
fn openings_are_followed_for_some_moves_and_vary() {
    fn check<G: SetUp>(variant: usize) {
        let (explorer, keys, _) = open::<G>(variant);
        let mut ends = HashSet::new();
        let mut plies = 0;
        for seed in 0..10 {
            let mut position = start::<G>(variant);
            while let Some(mv) = explorer.choose(&keys, &position, Variety::LITTLE, seed) {
                position = position.play_unchecked(mv);
                plies += 1;
                assert!(plies < 1000, "{}: positions repeat", explorer.game());
            }
            ends.insert(keys.of(&position));
        }
        assert!(
            plies >= 40 && ends.len() >= 3,
            "{} {plies} {}",
            explorer.game(),
            ends.len()
        );
    }
    for_every_game!(check);
}
