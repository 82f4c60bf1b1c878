//! Tests of the evaluation and search of Intermedium.

use super::{after, late, random_positions, with};
use crate::codes::OutcomeReason;
use crate::game::{Game, Options, Outcome, Side};
use crate::games::intermedium::Position;
use crate::search::{Engine, Evaluate, Limits, Progress, SearchResult};

fn think(position: &Position, depth: u32) -> SearchResult<<Position as Game>::Move> {
    let mut engine = Engine::new(1);
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    engine.start(position, &[], limits);
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    engine.result().unwrap().clone()
}

fn takes_city(position: &Position, mv: <Position as Game>::Move) -> bool {
    position.play_unchecked(mv).has_fallen()
}

#[test]
fn it_takes_the_last_stack_in_one() {
    let text = "x7/x,a1,b1,x4/a1,x,a1,b3,x3/x,a1,x5/a1,x,a7,x3,a1/x,a2,x,a1,x3/x4,a3,x2/x,a1,x3,a1,b1/\
                x2,a1,x,a1,x2/x5,a1,x 1 4";
    let position = Position::parse(text, Options::default()).unwrap();
    let result = think(&position, 1);
    assert_eq!(result.score().win_in(), Some(1));
    let after = position.play_unchecked(result.pv()[0]);
    assert!(after.stacks(Side::Second).is_empty() && !after.has_fallen());
}

#[test]
fn it_takes_a_city_in_one() {
    let stacks = [
        ("d9", 1),
        ("c10", 1),
        ("e10", 1),
        ("f7", 2),
        ("b3", 4),
        ("a5", 5),
        ("g9", 2),
    ];
    let position = late(&stacks);
    for depth in 1..=2 {
        let result = think(&position, depth);
        assert_eq!(result.score().win_in(), Some(1));
        assert!(takes_city(&position, result.pv()[0]));
    }
}

#[test]
fn it_takes_a_city_with_a_stack_of_any_height() {
    for height in [12, 13, 20, 31, 44] {
        let position = late(&[("c4", height), ("a5", 5), ("g9", 2)]);
        let result = think(&position, 1);
        assert_eq!(result.score().win_in(), Some(1), "{height}");
        assert!(takes_city(&position, result.pv()[0]), "{height}");
    }
}

/// The first player threatens f7@e8-d9. It cannot be blocked, because the armies never meet: the
/// only defence is to capture one of the stones it needs.
#[test]
fn it_defends_its_city_against_capture_in_one() {
    // f8@e9-d10 captures c10, which is surrounded by b10, c9 and d10.
    let stacks = [
        ("d9", 1),
        ("c10", 1),
        ("e10", 1),
        ("f7", 2),
        ("b3", 4),
        ("c4", 3),
        ("b10", 1),
        ("c9", 1),
        ("d10", 1),
        ("f8", 2),
        ("a5", 3),
        ("g5", 3),
    ];
    let position = with(&stacks, Side::Second, 4, Options::default());
    let threat = with(&stacks, Side::First, 4, Options::default());
    assert!(after(&threat, "f7@e8-d9").has_fallen());
    let defences: Vec<_> = position
        .moves()
        .unwrap()
        .into_iter()
        .filter(|&mv| {
            let then = position.play_unchecked(mv);
            !then
                .moves()
                .unwrap()
                .into_iter()
                .any(|reply| takes_city(&then, reply))
        })
        .collect();
    let all = position.moves().unwrap().len();
    assert!(
        !defences.is_empty() && defences.len() < all / 4,
        "{} of {all}",
        defences.len()
    );
    for depth in 1..=3 {
        let best = think(&position, depth).pv()[0];
        assert!(defences.contains(&best), "{best:?} at depth {depth}");
    }
}

#[test]
fn it_leaves_the_other_without_a_stack_if_it_can() {
    let stacks = [
        ("d4", 3),
        ("c4", 1),
        ("e4", 1),
        ("d3", 1),
        ("d5", 1),
        ("a6", 2),
        ("g9", 1),
    ];
    let position = late(&stacks);
    let result = think(&position, 1);
    let end = position.play_unchecked(result.pv()[0]).outcome();
    assert_eq!(end, Some(Outcome::win(Side::First, OutcomeReason::NoStack)));
}

#[test]
fn candidates_are_legal_choices_and_miss_no_city() {
    let mut cities = 0;
    for position in random_positions(1_000) {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        assert_eq!(candidates.is_empty(), choices.is_empty(), "{position}");
        assert!(
            candidates.iter().all(|&mv| position.is_legal(mv)),
            "{position}"
        );
        let has_city = |moves: &[_]| moves.iter().any(|&mv| takes_city(&position, mv));
        assert_eq!(has_city(&candidates), has_city(&choices), "{position}");
        cities += usize::from(has_city(&choices));
    }
    assert!(cities > 20, "{cities}");
}

#[test]
fn estimates_stay_within_their_limits_and_see_both_sides_alike() {
    for position in random_positions(500) {
        let evaluate = position.evaluate(&());
        assert!(
            evaluate.abs() <= crate::search::Score::EVAL_LIMIT,
            "{position}"
        );
        assert_eq!(turned(&position).evaluate(&()), evaluate, "{position}");
    }
}

/// The same position from the other player's side.
pub(super) fn turned(position: &Position) -> Position {
    let mut turned = *position;
    for side in Side::BOTH {
        for spot in crate::games::intermedium::board::Set::ALL {
            let cell = spot.cell(side);
            // Upside down: the board has an odd number of columns and an even one of rows, so that
            // colours change places.
            let (column, row) = (cell.0 % 7, cell.0 / 7);
            let there = super::cell(column, 9 - row);
            let other = side.other();
            let across = crate::games::intermedium::board::Spot::of_cell(other, there).unwrap();
            turned.set_height(other, across, position.height(side, spot));
        }
    }
    turned.with_turns(position.turn().other(), position.turns())
}
