//! A search can be cut into slices, limited and stopped anywhere.

use std::cell::Cell;

use ergo_games::game::Options;
use ergo_games::search::{Engine, Evaluate, Limits, Progress};

use crate::proofs::think;
use crate::{positions, to_depth};
use ergo_games::dice::Dice;

#[test]
fn slicing_changes_nothing() {
    fn check<G: Evaluate>(variant: usize) {
        for (row, position) in (0..).zip(positions::<G>(variant, 40, 60)) {
            let whole = think(&mut Engine::new(1), &position, to_depth(3));
            let mut dice = Dice::new(row);
            let time = Cell::new(0.0);
            let clock = || {
                time.set(time.get() + 1.0);
                time.get()
            };
            let mut engine = Engine::new(1);
            engine.start(&position, &[], to_depth(3));
            let slice = |engine: &mut Engine<G>, length: u32| {
                engine.run(&clock, time.get() + f64::from(length))
            };
            let mut length = || u32::try_from(dice.below(4)).unwrap();
            while slice(&mut engine, length()) == Progress::Thinking {}
            let sliced = engine.result().unwrap();
            assert_eq!(sliced.pv(), whole.pv(), "{position}");
            assert_eq!(sliced.score(), whole.score(), "{position}");
            assert_eq!(sliced.nodes, whole.nodes, "{position}");
            assert_eq!(sliced.depth, whole.depth, "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn a_node_limit_is_kept_and_deterministic() {
    fn check<G: Evaluate>(variant: usize) {
        for position in positions::<G>(variant, 20, 60) {
            let limits = Limits {
                nodes: Some(3_000),
                ..Limits::default()
            };
            let one = think(&mut Engine::new(1), &position, limits);
            let other = think(&mut Engine::new(1), &position, limits);
            assert_eq!(one.pv(), other.pv(), "{position}");
            assert_eq!(one.score(), other.score(), "{position}");
            assert_eq!(one.nodes, other.nodes, "{position}");
            assert!(one.nodes <= 3_000, "{position} {}", one.nodes);
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn a_stopped_search_has_a_legal_move() {
    fn check<G: Evaluate>(variant: usize) {
        let mut engine = Engine::new(1);
        for (row, position) in (0..).zip(positions::<G>(variant, 100, 80)) {
            engine.start(&position, &[], Limits::default());
            // Every check of the clock ends a slice.
            for _ in 0..Dice::new(row).below(5) {
                engine.run(&|| 0.0, 0.0);
            }
            engine.stop();
            assert_eq!(engine.run(&|| 0.0, f64::INFINITY), Progress::Done);
            let result = engine.result().unwrap();
            assert!(position.is_legal(result.pv()[0]), "{position}");
            engine.abandon();
            assert!(engine.result().is_none());
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn a_time_limit_ends_the_search() {
    fn check<G: Evaluate>(variant: usize) {
        let time = Cell::new(0.0);
        let clock = || {
            time.set(time.get() + 1.0);
            time.get()
        };
        let mut engine = Engine::new(1);
        let limits = Limits {
            time: Some(10.0),
            ..Limits::default()
        };
        engine.start(&G::start(Options::of_variant(variant)), &[], limits);
        let mut slices = 1;
        while engine.run(&clock, time.get() + 3.0) == Progress::Thinking {
            slices += 1;
        }
        assert!((2..10).contains(&slices), "{slices}");
        assert!((10.0..13.0).contains(&time.get()), "{}", time.get());
    }
    ergo_games::for_every_game!(check);
}
