//! Repetitions in the game so far.

use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::registry::GAMES;
use ergo_games::replay::history::History;
use ergo_games::search::{Engine, Progress, Score};

use crate::to_depth;

/// The second player missed g5 and moved back: repeating the position does not end the game, since they can play
/// g5 now.
#[test]
fn a_second_occurrence_is_no_draw() {
    let overlooked = "fen l8L/5s4/4ss4/10/1Sssss4/10/10/10/9L 2 moves a9-b9 j1-i1 b9-a9";
    let mut session = (GAMES[0].open)(Options::default());
    session.set_up(overlooked).unwrap();
    session.begin(to_depth(3));
    while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    assert_eq!(session.search_info().unwrap().best.unwrap(), "g5");
}

/// The third occurrence is a draw, which saves the player who is losing.
#[test]
fn a_third_occurrence_saves_a_lost_game() {
    let twice = "fen l8L/1sss6/10/10/10/10/6sss1/10/9L 2 moves \
        a9-b9 j1-i1 b9-a9 i1-j1 a9-b9 j1-i1 b9-a9";
    let game = History::<Position>::from_line(Options::default(), twice).unwrap();
    let mut engine = Engine::new(1);
    engine.start(game.position(), &game.last_chances(), to_depth(2));
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    let result = engine.result().unwrap();
    assert_eq!(game.position().move_text(result.pv()[0]), "i1-j1");
    assert_eq!(result.score(), Score::DRAW);
}
