//! Levels play whole games, keep their limits, and choose by seed.

use std::collections::HashSet;

use ergo::game::{Game, Options};
use ergo::games::{GAMES, ergo::Position};
use ergo::replay::history::History;
use ergo::search::levels::COUNT;
use ergo::search::{Engine, Evaluate, Limits, Progress};

use crate::proofs::think;

/// Regression: a blunder evaluates every move once, and did so regardless of the node limit.
#[test]
fn levels_keep_the_node_limit() {
    for registration in GAMES {
        let mut session = (registration.open)(Options::default());
        for (level, seed) in (1..=COUNT).flat_map(|level| (0..20).map(move |seed| (level, seed))) {
            session.begin(Limits {
                nodes: Some(seed + 1),
                level: Some(level),
                seed,
                ..Limits::default()
            });
            while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
            let info = session.search_info().unwrap();
            assert!(info.nodes <= seed + 1, "level {level}: {info:?}");
            assert_eq!(session.check(&info.best.unwrap()), Ok(()));
        }
    }
}

#[test]
fn every_level_plays_whole_games() {
    fn check<G: Evaluate>() {
        for level in 1..=COUNT {
            let mut game = History::<G>::new(Options::default());
            let mut engine = Engine::new(1);
            let mut ply = 0;
            while game.outcome().is_none() && ply < 60 {
                let limits = Limits {
                    nodes: Some(2_000),
                    level: Some(level),
                    seed: 5,
                    ..Limits::default()
                };
                engine.start(game.position(), &game.last_chances(), limits);
                while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
                let mv = engine.result().unwrap().choice.unwrap();
                assert!(game.position().is_legal(mv), "{}", game.position());
                game.play_unchecked(mv);
                ply += 1;
            }
        }
    }
    ergo::for_every_game!(check);
}

#[test]
fn choices_depend_on_the_seed_alone() {
    let choice = |seed| {
        let limits = Limits {
            level: Some(2),
            seed,
            ..Limits::default()
        };
        let start = Position::start(Options::default());
        let result = think(&mut Engine::new(1), &start, limits);
        start.move_text(result.choice.unwrap())
    };
    let choices: HashSet<String> = (0..30).map(choice).collect();
    assert!(choices.len() > 3, "{choices:?}");
    assert_eq!(choice(7), choice(7));
}
