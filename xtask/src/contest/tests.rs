//! Whole matches with real engines, and what the books here are worth.

use super::arbiter::Arbiter;
use super::book::{self, Book};
use super::limit::Limit;
use super::plan::Plan;
use super::sides::Seat;
use super::{Programs, crew};
use crate::failure::Outcome;
use crate::paths;
use crate::process::{cargo, run};
use crate::words::Words;

/// Games to try: in each, the outsider plays ours.
const GAMES: [&str; 3] = ["ergo", "emergo", "intermedium"];

/// The engines as tests build them. All packages are chosen at once, as where all are tested, so
/// that little is left to compile.
fn programs() -> Outcome<Programs> {
    run(cargo()
        .args(["build", "--locked", "--quiet", "--workspace"])
        .args(["--bin", "ergo", "--bin", "outsider"]))?;
    let folder = paths::target().join("debug");
    Ok(Programs {
        ours: folder.join("ergo"),
        outsider: folder.join("outsider"),
    })
}

#[test]
fn games_against_the_outsider_end_by_the_rules() -> Outcome {
    let programs = programs()?;
    for game in GAMES {
        let mut arbiter = Arbiter::start(&programs.ours, Some(game))?;
        let book = Book::read(&book::usual(arbiter.game()))?;
        book.check(&mut arbiter)?;
        assert!(book.len() >= 100, "{game}");

        let line = "--two outsider --one-nodes 200 --two-depth 1 --games 4 --max-plies 100 --jobs 2 --nature";
        let words = line.split(' ').map(str::to_owned);
        let mut plan = Plan::read(&mut Words::new(words)).expect("it is a line");
        plan.entrants[Seat::Two.index()].limit = Limit::nodes(100);
        let tally = crew::play(&plan, &programs, arbiter.game(), &book)?;
        assert_eq!((tally.games(), tally.faults()), (4, 0), "{game}");
        let choices = tally.nature.choices();
        assert!(choices.counted.mean() > Some(1.0), "{game}: {choices:?}");
        assert!(tally.plies >= 4, "{game}: {}", tally.plies);
        assert!(tally.efforts[Seat::Two.index()].nodes.mean() > Some(1.0));
    }
    Ok(())
}

#[test]
fn a_game_that_is_not_there_is_told() -> Outcome {
    let programs = programs()?;
    let failure = Arbiter::start(&programs.ours, Some("go")).err();
    let failure = failure.expect("there is no such game").to_string();
    assert!(failure.contains("“go”"), "{failure}");
    Ok(())
}
