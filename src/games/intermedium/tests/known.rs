//! Known facts about Intermedium from other sources.

use super::{after, all_options, at, height, options};
use crate::codes::OutcomeReason;
use crate::game::{Game, Outcome, Side, perft};
use crate::games::intermedium::{FREE_OPENING, PARTIAL_MOVES, Position};

#[test]
fn the_setup_is_the_one_its_author_publishes() {
    let rows = "x7/b4,x,b4,x,b4,x,b4/x,b4,x,b4,x,b4,x/b4,x,b4,x,b4,x,b4/x7/x7/\
                a4,x,a4,x,a4,x,a4/x,a4,x,a4,x,a4,x/a4,x,a4,x,a4,x,a4/x7 1 0";
    for options in all_options() {
        let start = Position::start(options);
        assert_eq!(start.to_string(), rows);
        assert_eq!(Side::BOTH.map(|side| start.stones(side)), [44, 44]);
    }
}

#[test]
fn paths_and_results_from_the_start() {
    for (names, paths, results) in [
        ([].as_slice(), 250, 234),
        (&[FREE_OPENING], 500, 430),
        (&[PARTIAL_MOVES, FREE_OPENING], 828, 702),
    ] {
        let start = Position::start(options(names));
        assert_eq!(start.moves().unwrap().len(), paths, "{names:?}");
        assert_eq!(start.results(), Ok(results), "{names:?}");
        assert_eq!(start.count(), results, "{names:?}");
        assert_eq!(perft(&start, 1), Ok(results), "{names:?}");
    }
}

#[test]
fn the_figures_of_the_rules_show_what_is_said_of_them() {
    let rules = include_str!("../rules.md");
    let figures: Vec<Position> = rules
        .split("```board\n")
        .skip(1)
        .map(|rest| at(rest.lines().next().unwrap()))
        .collect();
    let [start, capture, city] = figures.as_slice() else {
        panic!("three figures, not {}", figures.len());
    };
    assert_eq!(start, &Position::start(options(&[])));
    assert_eq!(height(&after(capture, "b5@c4-d3-e4"), "d4"), 0);
    let won = Some(Outcome::win(Side::First, OutcomeReason::City));
    assert_eq!(after(city, "g8@f9-e10-d9").outcome(), won);
}
