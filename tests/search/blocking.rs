//! A search in one call equals the same search in slices, and ends.

use std::time::{Duration, Instant};

use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::search::levels;
use ergo_games::search::{Engine, Evaluate, Limits, Score};

use crate::positions;
use crate::proofs::think;

#[test]
fn a_search_in_one_call_equals_one_in_slices() {
    fn check<G: Evaluate>(variant: usize) {
        for position in positions::<G>(variant, 20, 60) {
            for limits in [
                Limits::nodes(2_000),
                Limits::depth(2),
                Limits {
                    lines: 3,
                    ..Limits::nodes(1_000)
                },
                Limits::level(3),
            ] {
                let sliced = think(&mut Engine::new(1), &position, limits);
                let whole = Engine::new(1).search(&position, limits);
                assert_eq!(format!("{whole:?}"), format!("{sliced:?}"), "{position}");
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn the_expected_result_belongs_to_the_score() {
    fn check<G: Evaluate>(variant: usize) {
        let mut proven = 0;
        for position in positions::<G>(variant, 60, 200) {
            let result = Engine::new(1).search(&position, Limits::nodes(1_000));
            let score = result.score();
            assert!((0.0..=1.0).contains(&result.chances), "{position}");
            let exact = position.expected_result(score);
            assert!((result.chances - exact).abs() < f64::EPSILON, "{position}");
            if score.is_proven() {
                proven += 1;
                let won = f64::from(u8::from(score > Score::DRAW));
                assert!((result.chances - won).abs() < f64::EPSILON, "{position}");
            } else {
                let ahead = position.expected_result(Score::eval(score.points() + 10));
                assert!(ahead > exact, "{position}");
            }
        }
        assert!(proven > 0, "{}", G::VARIANTS[variant].id);
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn the_expected_result_of_a_finished_game_is_its_result() {
    let position: Position = "10/10/10/10/2SSSSS3/10/3sss4/10/10 2".parse().unwrap();
    let result = Engine::new(1).search(&position, Limits::nodes(10));
    assert_eq!((result.choice, result.lines.len()), (None, 0));
    assert!(result.chances.abs() < f64::EPSILON, "{}", result.chances);
}

#[test]
fn limits_of_time_are_kept() {
    let position = Position::start(Options::default());
    let start = Instant::now();
    let result = Engine::new(1).search(&position, Limits::time(Duration::from_millis(30)));
    assert!(start.elapsed() >= Duration::from_millis(30));
    assert!(result.nodes > 0);
    // Both hold, and full strength alone has a limit of time.
    let full = Limits {
        nodes: Some(500),
        ..Limits::level(levels::TOP)
    };
    assert_eq!(Engine::new(1).search(&position, full).nodes, 500);
}

#[test]
#[should_panic(expected = "nothing would end this search")]
fn a_search_without_limits_is_refused() {
    let position = Position::start(Options::default());
    let _ = Engine::new(1).search(&position, Limits::default());
}
