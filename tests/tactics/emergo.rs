//! Emergo: combinations of compulsory captures that win the game or material.
//!
//! Material is counted in *free stones*: those in hand and those of the caps. Stones below an opposing
//! cap are prisoners, and so are all stones below them. A capture costs the opponent a free stone, and
//! frees the player's own stones when it takes the last opposing stone above them.

use super::{Game, choices, collect, read, solve_all};
use ergo_games::game::Side;
use ergo_games::games::emergo::Position;

type Move = <Position as Game>::Move;

const COMBINATIONS: &str = "emergo-combinations";
const MATERIAL: &str = "emergo-material";

/// The length limit of a combination.
const PLIES: u32 = 7;
/// Node limits for the first and the second attempt; both take less than a second.
const NODES: [u64; 2] = [50_000, 700_000];

/// The fewest free stones a combination wins.
const GAIN: i32 = 4;
/// The most free stones any other move may win.
const MAX_RIVAL_GAIN: i32 = 1;
/// The largest lead in free stones of either side beforehand.
const MAX_LEAD: i32 = 2;
/// The number of quiet plies that the gain must last.
const GAIN_PLIES: u32 = 3;
/// The number of quiet plies in which no other move may gain more.
const RIVAL_PLIES: u32 = 4;

/// Whether a side can capture everything within some plies, with every reply a compulsory capture.
fn takes_all(position: &Position, side: Side, plies: u32) -> bool {
    if let Some(outcome) = position.decided() {
        return outcome.winner == Some(side);
    }
    let own = position.turn() == side;
    if plies == 0 || (!own && position.required_captures() == 0) {
        return false;
    }
    let after = |mv| takes_all(&position.play_unchecked(mv), side, plies - 1);
    let mut moves = choices(position).into_iter();
    if own {
        moves.any(after)
    } else {
        moves.all(after)
    }
}

/// Whether a move starts a combination that captures everything.
fn takes_all_by(position: &Position, mv: Move) -> bool {
    takes_all(&position.play_unchecked(mv), position.turn(), PLIES - 1)
}

/// Whether there is no capture yet, and some moves, at most half, start such a combination.
fn is_combination(position: &Position) -> bool {
    let all = choices(position);
    let right = all.iter().filter(|&&mv| takes_all_by(position, mv));
    position.required_captures() == 0 && (1..=all.len() / 2).contains(&right.count())
}

/// The number of free stones of a side.
fn free_stones(position: &Position, side: Side) -> u32 {
    let pieces = position.stacks().pieces(side).into_iter();
    let caps: u32 = pieces.map(|cell| position.stacks().at(cell).cap()).sum();
    u32::from(position.hand(side)) + caps
}

/// The lead of a side in free stones.
fn balance(position: &Position, side: Side) -> i32 {
    let [own, other] = [side, side.other()].map(|side| free_stones(position, side));
    own.cast_signed() - other.cast_signed()
}

/// The height of the highest cap of a side.
fn highest_cap(position: &Position, side: Side) -> u32 {
    let pieces = position.stacks().pieces(side).into_iter();
    let caps = pieces.map(|cell| position.stacks().at(cell).cap());
    caps.max().unwrap_or(0)
}

/// Whether a side can hold a lead of at least `goal` for this many quiet plies, and through any captures
/// that follow.
fn keeps(position: &Position, side: Side, goal: i32, plies: u32) -> bool {
    if let Some(outcome) = position.decided() {
        return outcome.winner == Some(side);
    }
    let left = match (position.required_captures(), plies) {
        (0, 0) => return balance(position, side) >= goal,
        (0, _) => plies - 1,
        _ => plies,
    };
    let mut moves = choices(position).into_iter();
    let after = |mv| keeps(&position.play_unchecked(mv), side, goal, left);
    if position.turn() == side {
        moves.any(after)
    } else {
        moves.len() > 0 && moves.all(after)
    }
}

/// Whether a side can reach a lasting lead of at least `goal` within some plies, with every reply a
/// compulsory capture.
fn gains(position: &Position, side: Side, goal: i32, plies: u32) -> bool {
    if let Some(outcome) = position.decided() {
        return outcome.winner == Some(side);
    }
    let own = position.turn() == side;
    let is_quiet = position.required_captures() == 0;
    if is_quiet && balance(position, side) >= goal && keeps(position, side, goal, GAIN_PLIES) {
        return true;
    }
    if plies == 0 || (is_quiet && !own) {
        return false;
    }
    let mut moves = choices(position).into_iter();
    let after = |mv| gains(&position.play_unchecked(mv), side, goal, plies - 1);
    if own {
        moves.any(after)
    } else {
        moves.all(after)
    }
}

/// Whether a move wins material by compulsory captures.
fn gains_by(position: &Position, mv: Move) -> bool {
    let side = position.turn();
    let goal = balance(position, side) + GAIN;
    gains(&position.play_unchecked(mv), side, goal, PLIES - 1)
}

/// Whether a move outside the combination wins too much material.
fn is_rival(position: &Position, mv: Move) -> bool {
    let side = position.turn();
    let goal = balance(position, side) + MAX_RIVAL_GAIN + 1;
    keeps(&position.play_unchecked(mv), side, goal, RIVAL_PLIES)
}

/// Whether the position is level with equally high caps, there is no capture yet, and some moves, at most
/// half, win material by compulsory captures, while no other move wins nearly as much.
fn wins_material(position: &Position) -> bool {
    let side = position.turn();
    let [own, other] = [side, side.other()].map(|side| highest_cap(position, side));
    if position.required_captures() > 0 || own != other || balance(position, side).abs() > MAX_LEAD
    {
        return false;
    }
    let all = choices(position);
    let (right, others): (Vec<_>, Vec<_>) = all.iter().partition(|&&mv| gains_by(position, mv));
    (1..=all.len() / 2).contains(&right.len())
        && !others.into_iter().any(|&mv| is_rival(position, mv))
}

#[test]
fn combinations_are_genuine() {
    for position in read::<Position>(COMBINATIONS) {
        assert!(is_combination(&position), "{position}");
    }
}

#[test]
fn combinations_are_solved() {
    solve_all(COMBINATIONS, NODES, takes_all_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn regenerate_combinations() {
    let head = "positions of Emergo in which compulsory captures win everything within 7 plies";
    collect(COMBINATIONS, head, |game: &[Position]| {
        let found = game.iter().filter(|position| is_combination(position));
        found.copied().take(2).collect()
    });
}

#[test]
fn material_wins_are_genuine() {
    for position in read::<Position>(MATERIAL) {
        assert!(wins_material(&position), "{position}");
    }
}

#[test]
fn material_wins_are_solved() {
    solve_all(MATERIAL, NODES, gains_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn regenerate_material() {
    let head = "positions of Emergo, level before, in which compulsory captures win four free stones or more within 7 plies, and no other move wins two";
    collect(MATERIAL, head, |game: &[Position]| {
        let found = game.iter().filter(|position| wins_material(position));
        found.copied().take(2).collect()
    });
}
