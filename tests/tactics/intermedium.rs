//! Intermedium: cities that fall in three plies, and those that can be kept from it.

use super::{Dice, Game, choices, collect, read, solve_all};
use ergo::game::{Options, Side};
use ergo::games::intermedium::Position;
use ergo::games::intermedium::board::{Spot, city, distance};

type Move = <Position as Game>::Move;

const ATTACKS: &str = "intermedium-attacks";
const DEFENCES: &str = "intermedium-defences";

/// What the engine may look at: in a moment, and less than it can in a second.
const NODES: [u64; 2] = [10_000, 100_000];
/// How many results a turn may have in positions to defend, so that all are soon gone through.
const RESULTS: usize = 60;

/// The moves that refuted something last: they are tried first where the like of it is to be refuted
/// again.
#[derive(Default)]
struct Refutations {
    /// By the attacker.
    attack: Option<Move>,
    /// By the defender.
    defence: Option<Move>,
}

/// Whether any choice does something; the one that did it last is tried first.
fn any(position: &Position, last: &mut Option<Move>, does: impl FnMut(&Move) -> bool) -> bool {
    let mut moves = choices(position);
    if let Some(at) = moves.iter().position(|&mv| Some(mv) == *last) {
        moves[..=at].rotate_right(1);
    }
    let found = moves.into_iter().find(does);
    *last = found.or(*last);
    found.is_some()
}

/// Whether a side may be able to take the city, as far as distances tell: a stack must come to each
/// cell around it that is not yet his.
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

/// Whether the player to move can win with one move: by the city, or because the other has no stack
/// left. One move takes what stands beside one cell, so it cannot take more than four.
fn ends_game(position: &Position) -> bool {
    let side = position.turn();
    let wins = |mv| {
        let end = position.play_unchecked(mv).decided();
        end.is_some_and(|outcome| outcome.winner == Some(side))
    };
    let is_possible = position.stacks(side.other()).len() <= 4 || is_near(position, side);
    is_possible && choices(position).into_iter().any(wins)
}

/// What the player to move may be able to do with one move.
type Blow = fn(&Position) -> bool;

/// Whether the player to move suffers a blow next, whatever he does. He did not suffer it before.
fn is_lost(position: &Position, blow: Blow, known: &mut Refutations) -> bool {
    let answers_threat = |&mv: &Move| {
        let after = position.play_unchecked(mv);
        after.decided().is_some() || !blow(&after)
    };
    position.decided().is_none() && !any(position, &mut known.defence, answers_threat)
}

/// Whether the player to move can deal a blow with this move or the one after it.
fn wins(position: &Position, blow: Blow, known: &mut Refutations) -> bool {
    let mut attack = known.attack;
    let wins = blow(position)
        || any(position, &mut attack, |&mv| {
            is_lost(&position.play_unchecked(mv), blow, known)
        });
    known.attack = attack;
    wins
}

/// Whether a move makes the city fall next, whatever the other does.
fn wins_by(position: &Position, mv: Move) -> bool {
    let after = position.play_unchecked(mv);
    is_lost(&after, takes_city, &mut Refutations::default())
}

/// Whether after a move of the player to move the other cannot deal a blow within three plies.
fn averts(position: &Position, mv: Move, blow: Blow, known: &mut Refutations) -> bool {
    let after = position.play_unchecked(mv);
    after.decided().is_some() || !wins(&after, blow, known)
}

/// Whether after a move neither the city falls nor the game ends otherwise within three plies.
fn holds(position: &Position, mv: Move) -> bool {
    let averts = |blow| averts(position, mv, blow, &mut Refutations::default());
    averts(takes_city) && averts(ends_game)
}

/// Whether the city of the player to move falls within three plies of at least three quarters of his
/// moves, and one of the others holds. He cannot take the other's city himself.
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

/// Whether it is worth the time to go through all that can happen: either player has few results to
/// choose from, and the first and the last that there are lose the city.
fn is_promising(position: &Position) -> bool {
    let all = choices(position);
    let (Some(&first), Some(&last)) = (all.first(), all.last()) else {
        return false;
    };
    let next = position.play_unchecked(first);
    let mut known = Refutations::default();
    all.len() <= RESULTS
        && choices(&next).len() <= RESULTS
        && ![first, last]
            .into_iter()
            .any(|mv| averts(position, mv, takes_city, &mut known))
}

/// A position of a game and some that other moves than the one that was played lead to.
fn and_beside(position: &Position) -> Vec<Position> {
    let others = choices(position).into_iter().step_by(7);
    let after = others.map(|mv| position.play_unchecked(mv));
    [*position].into_iter().chain(after).collect()
}

#[test]
fn attacks_are_what_they_claim() {
    for position in read::<Position>(ATTACKS) {
        assert!(!takes_city(&position), "{position}");
        assert!(
            wins(&position, takes_city, &mut Refutations::default()),
            "{position}"
        );
    }
}

#[test]
fn cities_are_taken() {
    solve_all(ATTACKS, NODES, wins_by);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn make_the_attacks() {
    let head = "positions of Intermedium in which the city falls in three plies";
    collect(ATTACKS, head, |game: &[Position]| {
        let near_the_end = game.iter().rev().skip(2).take(1);
        let is_wanted = |position: &&Position| {
            !takes_city(position) && wins(position, takes_city, &mut Refutations::default())
        };
        near_the_end.filter(is_wanted).copied().collect()
    });
}

#[test]
fn defences_are_what_they_claim() {
    for position in read::<Position>(DEFENCES) {
        assert!(is_defence(&position), "{position}");
    }
}

#[test]
fn cities_are_kept() {
    solve_all(DEFENCES, NODES, holds);
}

#[test]
#[ignore = "writes the file that the other tests read"]
fn make_the_defences() {
    let head = "positions of Intermedium in which few moves keep the city from falling within three plies of them";
    collect(DEFENCES, head, |game: &[Position]| {
        let near_the_end = game.iter().rev().skip(1).take(12).flat_map(and_beside);
        let is_wanted = |position: &Position| is_promising(position) && is_defence(position);
        near_the_end.filter(is_wanted).take(3).collect()
    });
}

#[test]
fn distances_miss_no_city() {
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
