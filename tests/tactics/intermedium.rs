//! Intermedium: attacks that take the city in three plies, and only defences against them.

use super::{Dice, Game, choices, collect, read, solve_all};
use ergo_games::game::{Options, Side};
use ergo_games::games::intermedium::Position;
use ergo_games::games::intermedium::board::{Spot, city, distance};

type Move = <Position as Game>::Move;

const ATTACKS: &str = "intermedium-attacks";
const DEFENCES: &str = "intermedium-defences";

/// Node limits for the first and the second attempt; both take less than a second.
const NODES: [u64; 2] = [10_000, 100_000];
/// The most results a move may have in a position to defend, which keeps verification fast.
const MAX_RESULTS: usize = 60;

/// The most recent refutations, which are tried first in similar positions.
#[derive(Default)]
struct Refutations {
    /// By the attacker.
    attack: Option<Move>,
    /// By the defender.
    defence: Option<Move>,
}

/// Whether any choice satisfies a predicate; the last one that did is tried first.
fn any(position: &Position, last: &mut Option<Move>, predicate: impl FnMut(&Move) -> bool) -> bool {
    let mut moves = choices(position);
    if let Some(at) = moves.iter().position(|&mv| Some(mv) == *last) {
        moves[..=at].rotate_right(1);
    }
    let found = moves.into_iter().find(predicate);
    *last = found.or(*last);
    found.is_some()
}

/// Whether a side could take the city as far as distances allow: some stack must be able to reach every
/// cell around the city that the side does not occupy yet. A necessary condition.
fn is_near(position: &Position, side: Side) -> bool {
    let around = city(side.other()).beside(side.other());
    position.stacks(side).into_iter().any(|start: Spot| {
        let height = position.height(side, start);
        let reaches = |spot: Spot| {
            let is_own = spot != start && position.height(side, spot) > 0;
            is_own || distance(side, start, spot) <= height
        };
        around.into_iter().all(reaches)
    })
}

/// Whether the city of the player to move has just been taken.
fn has_city_fallen(position: &Position) -> bool {
    let end = position.decided();
    end.is_some_and(|outcome| outcome.reason == "city")
}

/// Whether the player to move can take the city.
fn takes_city(position: &Position) -> bool {
    let falls = |mv| has_city_fallen(&position.play_unchecked(mv));
    is_near(position, position.turn()) && choices(position).into_iter().any(falls)
}

/// Whether the player to move can win with one move, by taking the city or the last stack. A move
/// captures the stacks beside one cell, at most four.
fn ends_game(position: &Position) -> bool {
    let side = position.turn();
    let wins = |mv| {
        let end = position.play_unchecked(mv).decided();
        end.is_some_and(|outcome| outcome.winner == Some(side))
    };
    let is_possible = position.stacks(side.other()).len() <= 4 || is_near(position, side);
    is_possible && choices(position).into_iter().any(wins)
}

/// A threat: whether the player to move can carry it out with one move.
type Threat = fn(&Position) -> bool;

/// Whether the player to move cannot prevent a threat.
fn is_lost(position: &Position, threat: Threat, known: &mut Refutations) -> bool {
    let answers_threat = |&mv: &Move| {
        let after = position.play_unchecked(mv);
        after.decided().is_some() || !threat(&after)
    };
    position.decided().is_none() && !any(position, &mut known.defence, answers_threat)
}

/// Whether the player to move can carry out a threat with this move or force it with the next.
fn wins(position: &Position, threat: Threat, known: &mut Refutations) -> bool {
    let mut attack = known.attack;
    let wins = threat(position)
        || any(position, &mut attack, |&mv| {
            is_lost(&position.play_unchecked(mv), threat, known)
        });
    known.attack = attack;
    wins
}

/// Whether the city falls after a move, whatever the reply.
fn wins_by(position: &Position, mv: Move) -> bool {
    let after = position.play_unchecked(mv);
    is_lost(&after, takes_city, &mut Refutations::default())
}

/// Whether a move prevents a threat for three plies.
fn averts(position: &Position, mv: Move, threat: Threat, known: &mut Refutations) -> bool {
    let after = position.play_unchecked(mv);
    after.decided().is_some() || !wins(&after, threat, known)
}

/// Whether neither the city falls nor the game is lost otherwise within three plies of a move.
fn holds(position: &Position, mv: Move) -> bool {
    let averts = |threat| averts(position, mv, threat, &mut Refutations::default());
    averts(takes_city) && averts(ends_game)
}

/// Whether the city of the player to move falls within three plies after at least three quarters of the
/// moves, another move holds, and the player cannot take the opposing city first.
fn is_defence(position: &Position) -> bool {
    if takes_city(position) {
        return false;
    }
    let all = choices(position);
    let most = all.len() / 4;
    let mut known = Refutations::default();
    let averting = all
        .into_iter()
        .filter(|&mv| averts(position, mv, takes_city, &mut known));
    let averting: Vec<Move> = averting.take(most + 1).collect();
    averting.len() <= most && averting.into_iter().any(|mv| holds(position, mv))
}

/// A cheap filter before the full check: both players have few choices, and the first and the last choice
/// lose the city.
fn is_promising(position: &Position) -> bool {
    let all = choices(position);
    let (Some(&first), Some(&last)) = (all.first(), all.last()) else {
        return false;
    };
    let next = position.play_unchecked(first);
    let mut known = Refutations::default();
    all.len() <= MAX_RESULTS
        && choices(&next).len() <= MAX_RESULTS
        && ![first, last]
            .into_iter()
            .any(|mv| averts(position, mv, takes_city, &mut known))
}

/// A position and some of its successors.
fn with_successors(position: &Position) -> Vec<Position> {
    let others = choices(position).into_iter().step_by(7);
    let after = others.map(|mv| position.play_unchecked(mv));
    [*position].into_iter().chain(after).collect()
}

#[test]
fn attacks_are_genuine() {
    for position in read::<Position>(ATTACKS) {
        assert!(!takes_city(&position), "{position}");
        assert!(
            wins(&position, takes_city, &mut Refutations::default()),
            "{position}"
        );
    }
}

#[test]
fn attacks_are_solved() {
    solve_all(ATTACKS, NODES, wins_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn regenerate_attacks() {
    let head = "positions of Intermedium in which the city falls in three plies";
    collect(ATTACKS, head, |game: &[Position]| {
        let near_the_end = game.iter().rev().skip(2).take(1);
        let is_selected = |position: &&Position| {
            !takes_city(position) && wins(position, takes_city, &mut Refutations::default())
        };
        near_the_end.filter(is_selected).copied().collect()
    });
}

#[test]
fn defences_are_genuine() {
    for position in read::<Position>(DEFENCES) {
        assert!(is_defence(&position), "{position}");
    }
}

#[test]
fn defences_are_solved() {
    solve_all(DEFENCES, NODES, holds);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn regenerate_defences() {
    let head = "positions of Intermedium in which few moves keep the city from falling within three plies of them";
    collect(DEFENCES, head, |game: &[Position]| {
        let near_the_end = game.iter().rev().skip(1).take(12).flat_map(with_successors);
        let is_selected = |position: &Position| is_promising(position) && is_defence(position);
        near_the_end.filter(is_selected).take(3).collect()
    });
}

#[test]
fn the_distance_filter_misses_no_city() {
    let mut dice = Dice::new(3);
    let mut fallen = 0;
    for _ in 0..60 {
        let mut position = Position::start(Options::default());
        for _ in 0..80 {
            let all = choices(&position);
            if all.is_empty() {
                break;
            }
            let takes = all
                .iter()
                .any(|&mv| has_city_fallen(&position.play_unchecked(mv)));
            assert!(!takes || is_near(&position, position.turn()), "{position}");
            fallen += usize::from(takes);
            position = position.play_unchecked(*dice.pick(&all));
        }
    }
    assert!(fallen > 5, "{fallen}");
}
