//! A program that depends on this crate and on another one with the name `ergo`. `cargo xtask test` compiles it against
//! the packaged crate, as a project of its own.

use std::error::Error;

use ergo as _;
use ergo_games::game::{Game, Options};
use ergo_games::games::emergo::Position;
use ergo_games::replay::History;
use ergo_games::search::{Engine, Limits};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = History::<Position>::new(Options::default());
    let mut engine = Engine::with_built_in_net(16, 0);
    while game.outcome().is_none() && game.at() < 30 {
        let position = game.position();
        let limits = Limits::nodes(1_000);
        let result = engine.search_with_draws(position, &game.last_chances(), limits);
        let mv = result.choice.ok_or("the game is not over, but there is no move")?;
        println!("{} {:.2}", position.move_text(mv), result.chances);
        game.play_unchecked(mv);
    }
    let again = History::<Position>::from_line(Options::default(), &game.line())?;
    assert_eq!(again.position(), game.position());
    let position: Position = game.position().to_string().parse()?;
    assert_eq!(&position, game.position());
    println!("{}", game.line());
    Ok(())
}
