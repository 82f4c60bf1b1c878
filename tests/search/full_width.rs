//! A full-width search without a table equals negamax, and proven scores are true with a table too.

use ergo_games::game::{Game, Outcome};
use ergo_games::search::{Coverage, Engine, Evaluate, Progress, Score, Style};

use crate::maze::Maze;
use crate::proofs::{choices, think};
use crate::{positions, to_depth};
use ergo_games::dice::Dice;

/// Negamax without pruning or table. Like the engine, it stops at a `winning_move`, and searches only
/// the `forced_replies` and the moves that end the game in a draw where the opponent threatens to win.
struct Negamax<'a> {
    drawn: &'a [u64],
    path: Vec<u64>,
}

impl Negamax<'_> {
    fn score<G: Evaluate>(&mut self, position: &G, depth: u32) -> Score {
        let ply = self.path.len();
        let ended = |outcome: Outcome| match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == position.turn() => Score::win_at(ply),
            Some(_) => Score::loss_at(ply),
        };
        let key = position.key();
        if let Some(outcome) = position.decided() {
            return ended(outcome);
        }
        if ply > 0 && (self.path.contains(&key) || self.drawn.contains(&key)) {
            return Score::DRAW;
        }
        let state = position.eval_state();
        if ply > 0 && position.winning_move(&state).is_some() {
            return Score::win_at(ply + 1);
        }
        let mut candidates = Vec::new();
        let mut threatened = position.winning_move(&state).is_none()
            && position.forced_replies(&state, &mut candidates);
        let mut all = Vec::new();
        if threatened && !self.drawn.is_empty() && position.candidates(&mut all) == Coverage::Some {
            // A move that ends the game in a draw may not be listed.
            threatened = false;
            candidates.clear();
        }
        if threatened {
            let forced_replies = candidates.clone();
            let draws = |mv: &G::Move| self.drawn.contains(&position.play_unchecked(*mv).key());
            candidates = choices(position);
            candidates.retain(|mv| forced_replies.contains(mv) || draws(mv));
        }
        if threatened && candidates.is_empty() {
            return Score::loss_at(ply + 2);
        }
        if depth == 0 {
            return Score::eval(position.evaluate(&state));
        }
        self.path.push(key);
        let coverage = if threatened {
            Coverage::All
        } else {
            position.candidates(&mut candidates)
        };
        let score = candidates
            .into_iter()
            .map(|mv| -self.score(&position.play_unchecked(mv), depth - 1))
            .max();
        self.path.pop();
        match score {
            None => ended(position.outcome_without_moves()),
            // An unlisted move may avoid the loss.
            Some(score) if score.loss_in().is_some() && coverage == Coverage::Some => {
                Score::eval(-Score::EVAL_LIMIT)
            }
            // All other moves lose in two.
            Some(score) if threatened => score.max(Score::loss_at(ply + 2)),
            Some(score) => score,
        }
    }
}

/// Compares a full-width search without a table with negamax. `drawn` are the keys of drawn positions.
fn compare<G: Evaluate>(position: &G, drawn: &[u64], depth: u32) {
    let mut engine = Engine::with_style(0, Style::FullWidth);
    engine.start(position, drawn, to_depth(depth));
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    let result = engine.result().unwrap();
    let path = Vec::new();
    let expected = Negamax { drawn, path }.score(position, result.depth);
    assert_eq!(result.score(), expected, "{position} to depth {depth}");
    // A search ends early only with a proven result or a single move.
    let early = result.score().is_proven() || position.count() == 1;
    assert!(result.depth == depth || early, "{position}");

    let after = position.play_unchecked(result.pv()[0]);
    let mut below = Negamax {
        drawn,
        path: vec![position.key()],
    };
    assert_eq!(
        -below.score(&after, result.depth - 1),
        expected,
        "{position}"
    );
}

/// The positions that negamax can search to a depth in reasonable time: in some games there are
/// hundreds of moves.
fn affordable<G: Evaluate>(positions: Vec<G>, depth: u32) -> Vec<G> {
    const LEAVES: u64 = 4_000_000;
    let mut left = LEAVES;
    let mut pay = |position: &G| {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        let price = (candidates.len() as u64).saturating_pow(depth);
        let rest = left.checked_sub(price);
        left = rest.unwrap_or(left);
        rest.is_some()
    };
    positions
        .into_iter()
        .filter(|position| pay(position))
        .collect()
}

#[test]
fn a_full_width_search_equals_negamax() {
    fn check<G: Evaluate>(variant: usize) {
        for (depth, count) in [(1, 150), (2, 150), (3, 4)] {
            for position in affordable::<G>(positions(variant, count, 60), depth) {
                compare(&position, &[], depth);
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn draws_by_repetition_are_exact() {
    fn check<G: Evaluate>(variant: usize) {
        let mut dice = Dice::new(1);
        for position in positions::<G>(variant, 100, 60) {
            let drawn = some_after(&position, &mut dice);
            compare(&position, &drawn, 1);
            compare(&position, &drawn, 2);
        }
    }
    ergo_games::for_every_game!(check);
}

/// In mazes positions repeat on the path, the end is near, and players get stuck.
#[test]
fn cycles_and_stalemates_are_exact() {
    let mut dice = Dice::new(2);
    for maze in (0..600).map(Maze::new).filter(|maze| maze.count() > 0) {
        let drawn = some_after(&maze, &mut dice);
        for depth in 1..=6 {
            compare(&maze, &[], depth);
            compare(&maze, &drawn, depth);
        }
    }
}

/// The table holds scores from other paths, on which other positions counted as repetitions (graph
/// history interaction). Evaluations may suffer, but proven scores must be true.
#[test]
fn scores_proven_with_a_table_are_true() {
    let mut proven = 0;
    for maze in (0..2_000).map(Maze::new).filter(|maze| maze.count() > 0) {
        let result = think(&mut Engine::new(1), &maze, to_depth(12));
        let turn = maze.turn();
        let winner = match (result.score().win_in(), result.score().loss_in()) {
            (Some(_), _) => turn,
            (_, Some(_)) => turn.other(),
            _ => continue,
        };
        assert_eq!(maze.winner(), Some(winner), "{maze}");
        proven += 1;
    }
    assert!(proven > 500, "{proven}");
}

/// The sorted keys of some of the positions after one move.
fn some_after<G: Game>(position: &G, dice: &mut Dice) -> Vec<u64> {
    let mut keys: Vec<u64> = choices(position)
        .into_iter()
        .map(|mv| position.play_unchecked(mv).key())
        .filter(|_| dice.below(3) == 0)
        .collect();
    keys.sort_unstable();
    keys
}
