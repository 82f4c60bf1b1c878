//! Tries random moves in random puzzles, and verifies every verdict of the judge with the rules of `tests/reference`.
//!
//! A move that is called right has to win, hold or win the stones against every reply; one that is called wrong has to be
//! refuted by the first move of the line that the judge shows. Far from the end, a random sample of the moves is tried.
//!
//! `cargo test` covers a few tries. The full run is
//! `cargo test --release --package puzzles --test verdicts -- --ignored --nocapture`; the variables `TRIES` and `SEED`
//! select others.

use std::collections::BTreeMap;

use claims::{Claim, Claims};
use ergo_games::codes::Verdict;
use ergo_games::dice::Dice;
use ergo_games::exercise::{Attempt, Goal, PASS};
use ergo_games::game::Options;
use ergo_games::games::{emergo, ergo as lion, intermedium};
use puzzles::file::{self, Puzzle};
use puzzles::themes::{Themed, plies};
use reference::ReferenceGame;

mod claims;
#[path = "../../../../tests/reference/mod.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod reference;

/// A verdict, whether it is true, and what was tried.
type Try = (Verdict, Claim, String);

/// Tries a random move in a random puzzle, now and then the solution or a pass.
fn try_move<G: Themed, P: ReferenceGame>(
    options: Options,
    claims: &mut Claims<G, P>,
    dice: &mut Dice,
    puzzles: &[Puzzle],
) -> Try {
    // The reference cannot list the moves of all positions.
    let (puzzle, start, moves) = loop {
        let puzzle = dice.pick(puzzles);
        let start = P::read(&puzzle.position, &[]);
        if let Some(moves) = start.moves() {
            break (puzzle, start, moves);
        }
    };
    let moves: Vec<String> = moves.into_keys().collect();
    let game = ergo_games::registry::find(G::variant_of(options).id).unwrap();
    let mut session = (game.open_at)(options, Some(&puzzle.position)).unwrap();
    let goal = puzzle.goal.to_string();
    let mut mv = dice.pick(&moves).clone();
    let chance = dice.below(8);
    if chance < 2 {
        let solution = session.solution(&goal).unwrap();
        // The judge may find none by itself, and still accept it.
        mv = solution.first().cloned().unwrap_or(mv);
    } else if chance < 4 && matches!(puzzle.goal, Goal::Decide(_)) {
        PASS.clone_into(&mut mv);
    }
    let attempt = session.attempt(&goal, &mv).unwrap();
    claims.start();
    let claim = check(claims, &start, &puzzle.goal, &mv, &attempt);
    let (verdict, line) = (attempt.verdict, attempt.line.join(" "));
    (
        verdict,
        claim,
        format!("{puzzle}: {mv} is {verdict}, {line}"),
    )
}

/// Whether a verdict is true.
fn check<G: Themed, P: ReferenceGame>(
    claims: &mut Claims<G, P>,
    start: &P,
    goal: &Goal,
    mv: &str,
    attempt: &Attempt,
) -> Claim {
    let is_wrong = attempt.verdict == Verdict::Wrong;
    let (own, within) = (claims.read(start).turn(), plies(goal));
    let reply = attempt.line.first();
    if mv == PASS {
        return match reply {
            Some(mv) if is_wrong => claims.wins(start, within, Some(mv)),
            _ if is_wrong => Claim::Fails,
            _ => claims.survives(start, within),
        };
    }
    let Some(after) = start.after(mv) else {
        return Claim::Fails;
    };
    if let Some((by, _)) = after.decided() {
        return ((by == own as u8 + 1) != is_wrong).into();
    }
    let next = reply.and_then(|reply| after.after(reply));
    match (goal, is_wrong) {
        (Goal::Win(_) | Goal::Decide(_), false) => {
            // What is left counts from after the reply: two plies will have been played.
            let left = attempt.goal.as_deref();
            let left = left.map(|goal| plies(&Goal::parse(goal).unwrap()));
            left.map_or(Claim::Fails, |left| claims.loses(&after, left + 1))
        }
        (Goal::Win(_) | Goal::Decide(_), true) => match next {
            _ if within == 1 => Claim::Holds,
            Some(next) => claims.survives(&next, within - 2),
            None => Claim::Fails,
        },
        (Goal::Hold(_), false) => claims.survives(&after, within),
        (Goal::Hold(_), true) => {
            let length = u32::try_from(attempt.line.len()).unwrap();
            reply.map_or(Claim::Fails, |reply| {
                claims.wins(&after, within.max(length), Some(reply))
            })
        }
        (Goal::Gain { stones, .. }, _) => {
            let wanted = Claims::<G, P>::ahead(start, own) + i32::try_from(*stones).unwrap();
            // What the opponent can keep, if the move is wrong.
            let (prover, stones) = if is_wrong {
                (own.other(), 1 - wanted)
            } else {
                (own, wanted)
            };
            claims.reaches(&after, prover, stones, within - 1)
        }
        _ => Claim::Fails,
    }
}

/// Tries this many moves in the puzzles of a game; no verdict may be false, and few undecided.
fn try_game<G: Themed, P: ReferenceGame>(variant: usize, tries: usize, seed: u64) {
    let options = Options::of_variant(variant);
    let id = G::variant_of(options).id;
    let folder = env!("CARGO_MANIFEST_DIR");
    let text = std::fs::read_to_string(format!("{folder}/../../www/games/{id}/puzzles.txt"));
    let puzzles = file::read(&text.unwrap()).unwrap();
    let (mut claims, mut dice) = (Claims::<G, P>::new(options, seed), Dice::new(seed));
    let mut counts: BTreeMap<(&str, Claim), usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for number in 1..=tries {
        let (verdict, claim, text) = try_move(options, &mut claims, &mut dice, &puzzles);
        *counts.entry((verdict.as_str(), claim)).or_default() += 1;
        if claim == Claim::Fails {
            eprintln!("false: {text}");
            wrong.push(text);
        }
        if number % 50 == 0 || number == tries {
            eprintln!("{id} {number}/{tries}: {counts:?}");
        }
    }
    let undecided = counts
        .iter()
        .filter(|((_, claim), _)| *claim == Claim::Undecided);
    let undecided: usize = undecided.map(|(_, count)| count).sum();
    assert!(
        wrong.is_empty(),
        "{} of {tries} verdicts: {wrong:#?}",
        wrong.len()
    );
    assert!(
        undecided <= tries.div_ceil(20),
        "{undecided} of {tries} are undecided"
    );
}

fn try_all(tries: usize, seed: u64) {
    try_game::<lion::Position, reference::ergo::Ergo>(0, tries, seed);
    try_game::<emergo::Position, reference::emergo::Emergo>(0, tries, seed);
    try_game::<emergo::Position, reference::emergo::Emergo>(1, tries, seed);
    try_game::<intermedium::Position, reference::intermedium::Intermedium>(0, tries, seed);
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn verdicts_are_true() {
    try_all(8, 1);
}

#[test]
#[ignore = "takes many minutes"]
fn many_verdicts_are_true() {
    let tries = usize::try_from(variable("TRIES").unwrap_or(2_000)).unwrap();
    try_all(tries.div_ceil(4), variable("SEED").unwrap_or(2));
}
