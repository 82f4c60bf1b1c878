//! Time and memory are bounded for any height, counted here in steps and states; all counts up to
//! 100,000 are exact.

use std::collections::HashSet;

use super::{all_options, options, with};
use crate::game::{Game, Side, TooMany};
use crate::games::intermedium::board::{Set, Spot};
use crate::games::intermedium::results::{Effort, MOST_STATES, ResultEnumerator, Work};
use crate::games::intermedium::{LIMIT, PARTIAL_MOVES, Position};
use crate::search::Evaluate;

const TOO_MANY: TooMany = TooMany { limit: LIMIT };

/// A stack in the middle, and an enemy beside it.
fn tower(height: u8, names: &[&str]) -> Position {
    let stacks = [("c4", height), ("c5", 3)];
    with(&stacks, Side::First, 4, options(names))
}

/// A lone stack anywhere.
fn lone(spot: Spot, height: u8, turns: u8) -> Position {
    let mut position = Position::bare(Side::First, turns, options(&[]));
    position.set_height(Side::First, spot, height);
    position
}

fn work(position: &Position, effort: Effort) -> (Option<usize>, Work) {
    let mut enumerator = ResultEnumerator::of(position, effort);
    let mut moves = Vec::new();
    let found = enumerator.gather(&mut moves).ok();
    (found.map(|()| moves.len()), enumerator.work)
}

#[test]
fn up_to_twelve_stones_every_path_and_result_is_found() {
    for height in 2..=12 {
        let position = tower(height, &[]);
        let moves = position.moves().unwrap();
        let results: HashSet<(String, bool)> = moves
            .iter()
            .map(|&mv| position.play_unchecked(mv))
            .map(|after| (after.to_string(), after.has_fallen()))
            .collect();
        assert_eq!(position.results(), Ok(results.len() as u64), "{height}");
        assert_eq!(position.count(), results.len() as u64, "{height}");
    }
}

#[test]
fn beyond_the_limit_it_is_said_that_there_are_too_many() {
    for height in [20, 44] {
        for names in [[].as_slice(), &[PARTIAL_MOVES]] {
            let position = tower(height, names);
            assert_eq!(position.moves(), Err(TOO_MANY), "{height}");
            assert_eq!(position.results(), Err(TOO_MANY), "{height}");
            assert_eq!(position.outcome(), None);
        }
    }
}

#[test]
fn paths_are_counted_without_walking_them() {
    // With 44 stones there are about 10^19 paths, too many to enumerate.
    for height in 2..=44 {
        let position = tower(height, &[]);
        match position.moves() {
            Ok(moves) => assert!(moves.len() <= LIMIT, "{height}"),
            Err(many) => assert!(many == TOO_MANY && height > 12, "{height}"),
        }
    }
}

/// The number of steps that are tried is bounded by the number of layers and what a layer may hold:
/// every state has at most three successors.
#[test]
fn complete_searches_stay_within_their_bounds() {
    for height in [8, 12, 20, 44] {
        for names in [[].as_slice(), &[PARTIAL_MOVES]] {
            let (_, work) = work(&tower(height, names), Effort::Complete);
            assert!(work.layer <= MOST_STATES + 3, "{height}: {work:?}");
            // Layers about double, so that all of them together are little more than the last.
            assert!(work.steps <= 8 * MOST_STATES, "{height}: {work:?}");
        }
    }
    let small = [8, 12].map(|height| work(&tower(height, &[]), Effort::Complete).1);
    assert!(
        small[0].steps < 20_000 && small[1].steps < 400_000,
        "{small:?}"
    );
}

#[test]
fn samples_stay_within_their_bounds() {
    for height in [8, 12, 20, 44] {
        for names in [[].as_slice(), &[PARTIAL_MOVES]] {
            let most = 100;
            let position = tower(height, names);
            let (found, work) = work(&position, Effort::Sample(most));
            assert!(found.is_some_and(|found| found <= most), "{height}");
            assert!(work.layer <= 3 * most, "{height}: {work:?}");
            assert!(
                work.steps <= 3 * most * usize::from(height),
                "{height}: {work:?}"
            );
        }
    }
}

#[test]
fn a_sample_is_legal_different_and_well_spread() {
    for height in [12, 20, 44] {
        let position = tower(height, &[]);
        let mut moves = Vec::new();
        position.sample(200, &mut moves);
        let mut again = Vec::new();
        position.sample(200, &mut again);
        assert_eq!(moves, again, "always the same");
        assert_eq!(moves.len(), 200);
        let mut ends = HashSet::new();
        let mut results = HashSet::new();
        for mv in moves {
            assert!(position.is_legal(mv), "{mv:?}");
            ends.insert(position.path(mv).pop());
            results.insert(position.play_unchecked(mv).to_string());
        }
        assert_eq!(results.len(), 200);
        // An even number of steps ends on every second row.
        assert!(ends.len() >= 17, "{height}: {}", ends.len());
    }
}

#[test]
fn choices_and_candidates_of_any_stack_are_few_enough_and_legal() {
    for options in all_options() {
        for height in [8, 12, 20, 44] {
            let position = with(&[("c4", height), ("c5", 3)], Side::First, 2, options);
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let mut candidates = Vec::new();
            position.candidates(&mut candidates);
            assert!(choices.len() <= LIMIT && !choices.is_empty());
            assert!(candidates.len() <= 257 && !candidates.is_empty());
            for mv in choices.into_iter().chain(candidates) {
                assert!(position.is_legal(mv), "{mv:?} on {position}");
            }
        }
    }
}

/// The bound on layers never makes a number inexact: for every start cell, with or without the
/// opening rule, layers stay below it up to the height at which there are too many results.
#[test]
fn too_many_is_said_because_of_results_and_not_of_layers() {
    // The board is symmetric.
    let left = |spot: &Spot| spot.cell(Side::First).0 % 7 <= 3;
    for spot in Set::ALL.into_iter().filter(left) {
        for turns in [2, 4] {
            let mut height = 12;
            while let (Some(found), work) = work(&lone(spot, height, turns), Effort::Complete) {
                assert!(work.layer < MOST_STATES, "{spot:?} {height}: {work:?}");
                if found == 0 {
                    break; // In the opening there is no way on from the last row.
                }
                height += 1;
            }
            let (_, work) = work(&lone(spot, height, turns), Effort::Complete);
            assert!(work.layer < MOST_STATES, "{spot:?} {height}: {work:?}");
            assert!(height <= 18, "{spot:?}: {height}");
        }
    }
}

/// Higher stacks still have too many results: a sample that follows only part of each layer finds
/// more than enough.
#[test]
fn higher_stacks_have_no_fewer_results() {
    let enough = LIMIT + 1;
    for height in [17, 24] {
        let corner = Spot::of_cell(Side::First, super::on("a10")).unwrap();
        let (found, _) = work(&lone(corner, height, 4), Effort::Sample(enough));
        assert_eq!(found, Some(enough), "{height}");
    }
}
