//! The engine plays Ergo against itself: `cargo run --release --example play_a_game [level of White] [level of Black]`.

use std::env;
use std::error::Error;

use ergo_games::game::{Game, Options, Side};
use ergo_games::games::ergo::Position;
use ergo_games::replay::History;
use ergo_games::search::{Engine, Limits};

fn main() -> Result<(), Box<dyn Error>> {
    let mut levels = [4, 6];
    for (level, argument) in levels.iter_mut().zip(env::args().skip(1)) {
        *level = argument.parse()?;
    }

    // The history of a game knows the repetitions in it, which a position does not.
    let mut game = History::<Position>::new(Options::default());
    let mut engines = levels.map(|_| Engine::with_built_in_net(16, 0));
    while game.outcome().is_none() {
        let position = game.position();
        let side = position.turn().index();
        let limits = Limits {
            is_opening: game.is_opening(),
            ..Limits::level(levels[side])
        };
        let result = engines[side].search_with_draws(position, &game.last_chances(), limits);
        let mv = result.choice.expect("the game is not over");
        println!(
            "{}. {} ({:.0} %)",
            game.at() + 1,
            position.move_text(mv),
            100.0 * result.chances
        );
        game.play_unchecked(mv);
    }

    let outcome = game.outcome().expect("the game is over");
    let winner = match outcome.winner {
        Some(Side::First) => "White wins",
        Some(Side::Second) => "Black wins",
        None => "a draw",
    };
    println!("{winner}: {}", outcome.reason);
    println!("{}", game.line());
    Ok(())
}
