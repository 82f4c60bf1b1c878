//! Searches through a session, as the page and the protocol run them.

use std::collections::HashSet;

use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::registry::GAMES;
use ergo_games::search::{Engine, Limits, Progress};
use ergo_games::session::{Registration, Session};

use crate::proofs::think;

#[test]
fn a_session_searches_the_position_it_shows() {
    let session_of = |game: &Registration| (game.open)(Options::default());
    for mut session in GAMES.iter().map(session_of) {
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        for _ in 0..6 {
            let best = best(session.as_mut(), limits);
            let moves: HashSet<String> = session.moves().unwrap().into_iter().collect();
            assert!(moves.contains(&best), "{best}");
            session.play(&best).unwrap();
            assert!(
                session.search_info().is_none(),
                "the result of another position"
            );
        }
        best(session.as_mut(), limits);
        assert!(session.go_to(2));
        assert!(
            session.search_info().is_none(),
            "the result of another position"
        );
    }
}

fn best(session: &mut dyn Session, limits: Limits) -> String {
    session.begin(limits);
    while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    session.search_info().unwrap().best.unwrap()
}

/// With the swap rule, the engine's first move leaves the position balanced.
#[test]
fn the_first_move_is_balanced_under_the_swap_rule() {
    let mut options = Options::default();
    assert!(options.set(Position::VARIANTS[0].options, "swap", true));
    let mut session = (GAMES[0].open)(options);
    let limits = Limits {
        nodes: Some(100_000),
        ..Limits::default()
    };
    let even = best(session.as_mut(), limits);
    let points = |first: &str| {
        let after = Position::start(options);
        let mv = after.parse_move(first).unwrap();
        let result = think(&mut Engine::new(1), &after.play_unchecked(mv), limits);
        result.score().points().abs()
    };
    assert!(points(&even) < points("e5"), "{even}");
    // With several lines, the most balanced come first, and the choice stays the same.
    let lines = Limits { lines: 3, ..limits };
    session.forget();
    assert_eq!(best(session.as_mut(), lines), even);
    let shown = session.search_info().unwrap().lines;
    assert_eq!((shown.len(), &shown[0].moves[0]), (3, &even));
    assert!(shown.is_sorted_by_key(|line| line.points.abs()));
    session.play("e5").unwrap();
    assert_eq!(best(session.as_mut(), limits), "swap");
}
