//! Emergo: what compulsory captures win, everything of the other or much of it.
//!
//! What counts are the stones that can still act, here called free: those in hand, and those of
//! the caps. What lies under a cap of the other is his prisoner, and what lies under those prisoners
//! waits with them. So a capture costs the other a free stone, and one's own are free again where it
//! takes the last stone off them.

use super::{Game, choices, collect, read, solve_all};
use ergo::game::Side;
use ergo::games::emergo::Position;

type Move = <Position as Game>::Move;

const COMBINATIONS: &str = "emergo-combinations";
const MATERIAL: &str = "emergo-material";

/// How long a combination may be.
const PLIES: u32 = 7;
/// What the engine may look at: in a moment, and less than it can in a second.
const NODES: [u64; 2] = [50_000, 700_000];

/// How many free stones a combination wins at least.
const GAIN: i32 = 4;
/// How many free stones any other move wins at most.
const LESS: i32 = 1;
/// By how many free stones either side may be ahead before.
const EVEN: i32 = 2;
/// How many plies that are no captures what was won must last.
const LASTING: u32 = 3;
/// Within how many of them no other move may win more than that.
const WAITING: u32 = 4;

/// Whether a side takes everything within some plies and leaves the other nothing but captures
/// until then.
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

/// Whether a move begins a combination that takes everything.
fn takes_all_by(position: &Position, mv: Move) -> bool {
    takes_all(&position.play_unchecked(mv), position.turn(), PLIES - 1)
}

/// Whether some moves, but not most, take everything where there is nothing to capture yet.
fn is_combination(position: &Position) -> bool {
    let all = choices(position);
    let right = all.iter().filter(|&&mv| takes_all_by(position, mv));
    position.required_captures() == 0 && (1..=all.len() / 2).contains(&right.count())
}

/// How many free stones a side has.
fn free_stones(position: &Position, side: Side) -> u32 {
    let pieces = position.stacks().pieces(side).into_iter();
    let caps: u32 = pieces.map(|cell| position.stacks().at(cell).cap()).sum();
    u32::from(position.hand(side)) + caps
}

/// How many free stones a side has more than the other.
fn balance(position: &Position, side: Side) -> i32 {
    let [own, other] = [side, side.other()].map(|side| free_stones(position, side));
    own.cast_signed() - other.cast_signed()
}

/// The highest cap of a side.
fn highest_cap(position: &Position, side: Side) -> u32 {
    let pieces = position.stacks().pieces(side).into_iter();
    let caps = pieces.map(|cell| position.stacks().at(cell).cap());
    caps.max().unwrap_or(0)
}

/// Whether a side is ahead by a goal at least after so many plies that are no captures and all that is
/// to capture then, however the other plays.
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

/// Whether a side comes to be ahead by a goal within some plies, and stays so, and leaves the other
/// nothing but captures until then.
fn gains(position: &Position, side: Side, goal: i32, plies: u32) -> bool {
    if let Some(outcome) = position.decided() {
        return outcome.winner == Some(side);
    }
    let own = position.turn() == side;
    let is_quiet = position.required_captures() == 0;
    if is_quiet && balance(position, side) >= goal && keeps(position, side, goal, LASTING) {
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

/// Whether a move wins more than one that misses the combination may.
fn is_rival(position: &Position, mv: Move) -> bool {
    let side = position.turn();
    let goal = balance(position, side) + LESS + 1;
    keeps(&position.play_unchecked(mv), side, goal, WAITING)
}

/// Whether both sides stand evenly, with caps as high, there is nothing to capture yet, and compulsory
/// captures win material after some moves, but not after most, while no other move wins nearly as
/// much.
fn wins_material(position: &Position) -> bool {
    let side = position.turn();
    let [own, other] = [side, side.other()].map(|side| highest_cap(position, side));
    if position.required_captures() > 0 || own != other || balance(position, side).abs() > EVEN {
        return false;
    }
    let all = choices(position);
    let (right, others): (Vec<_>, Vec<_>) = all.iter().partition(|&&mv| gains_by(position, mv));
    (1..=all.len() / 2).contains(&right.len())
        && !others.into_iter().any(|&mv| is_rival(position, mv))
}

#[test]
fn combinations_are_what_they_claim() {
    for position in read::<Position>(COMBINATIONS) {
        assert!(is_combination(&position), "{position}");
    }
}

#[test]
fn combinations_are_found() {
    solve_all(COMBINATIONS, NODES, takes_all_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn make_the_combinations() {
    let head = "positions of Emergo in which compulsory captures win everything within 7 plies";
    collect(COMBINATIONS, head, |game: &[Position]| {
        let found = game.iter().filter(|position| is_combination(position));
        found.copied().take(2).collect()
    });
}

#[test]
fn material_is_what_it_claims() {
    for position in read::<Position>(MATERIAL) {
        assert!(wins_material(&position), "{position}");
    }
}

#[test]
fn material_is_won() {
    solve_all(MATERIAL, NODES, gains_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn make_the_material() {
    let head = "positions of Emergo, level before, in which compulsory captures win four free stones or more within 7 plies, and no other move wins two";
    collect(MATERIAL, head, |game: &[Position]| {
        let found = game.iter().filter(|position| wins_material(position));
        found.copied().take(2).collect()
    });
}
