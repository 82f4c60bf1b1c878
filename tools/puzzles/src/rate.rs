//! Estimates how hard a puzzle is, without people: from the length of its solution, how quiet the first move is, how many
//! moves look better, and which levels of the engine find it.

use ergo_games::exercise::Goal;
use ergo_games::search::{Engine, Limits};

use crate::check::Solution;
use crate::themes::{Themed, turns};

/// The levels that try, and how often each.
const LEVELS: usize = 9;
const TRIES: usize = 5;

/// The least and the highest rating.
const RANGE: (f64, f64) = (600.0, 2400.0);

/// The rating of a puzzle.
pub fn rate<G: Themed>(
    engine: &mut Engine<G>,
    position: &G,
    goal: &Goal,
    solution: &Solution<G::Move>,
) -> u32 {
    let longer = f64::from(turns(goal) - 1);
    let rating = match solution.first {
        // Nobody finds something here; the more plies have to be looked at, the harder.
        None => 750.0 + 250.0 * longer + 60.0 * count(solution.moves).ln(),
        Some(first) => {
            let quiet = if position.threatens_nothing(first) && longer > 0.0 {
                150.0
            } else {
                0.0
            };
            let distractors = count(distractors(position, first));
            let decide = if matches!(goal, Goal::Decide(_)) {
                100.0
            } else {
                0.0
            };
            let choice = 35.0 * count(solution.moves).ln();
            440.0
                + 270.0 * longer
                + quiet
                + decide
                + choice
                + 60.0 * (1.0 + distractors).ln()
                + 1_000.0 * misses(engine, position, first)
        }
    };
    let tens = rating.clamp(RANGE.0, RANGE.1) / 10.0;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the range"
    )]
    let tens = tens.round() as u32;
    10 * tens
}

fn count(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::MAX, f64::from)
}

/// How many moves look better than the solution at a depth of one.
fn distractors<G: Themed>(position: &G, first: G::Move) -> usize {
    let value = |mv| {
        let after = position.play_unchecked(mv);
        if after.decided().is_some() {
            return i32::MIN;
        }
        after.evaluate(&after.eval_state())
    };
    let own = value(first);
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    moves.into_iter().filter(|&mv| value(mv) < own).count()
}

/// The share of the levels' tries that miss the first move. A level above two that never miss it finds it as well.
fn misses<G: Themed>(engine: &mut Engine<G>, position: &G, first: G::Move) -> f64 {
    let right = position.play_unchecked(first).key();
    let mut sum = 0;
    let mut safe = 0;
    for level in 1..=LEVELS {
        // Without chance, all tries are alike.
        let tries = if level == LEVELS { 1 } else { TRIES };
        let misses = (0..tries as u64).filter(|&seed| {
            engine.clear();
            let limits = Limits {
                level: Some(level),
                seed,
                ..Limits::default()
            };
            let choice = engine.search(position, limits).choice;
            choice.is_none_or(|mv| position.play_unchecked(mv).key() != right)
        });
        let misses = misses.count() * TRIES / tries;
        sum += misses;
        safe = if misses == 0 { safe + 1 } else { 0 };
        if safe == 2 {
            break;
        }
    }
    count(sum) / count(LEVELS * TRIES)
}
