//! Plays a game that the library does not know: `cargo run --release --example add_a_game`. Tricorn is the example of
//! `docs/adding-a-game.md`; its rules, its notation and its evaluation are in `tests/example_game/tricorn`.

use std::error::Error;

use ergo_games::game::{Game, Options};
use ergo_games::search::{Engine, Limits};

#[allow(
    dead_code,
    unreachable_pub,
    clippy::trivially_copy_pass_by_ref,
    reason = "written for a program that uses all of it"
)]
#[path = "../tests/example_game/tricorn/mod.rs"]
mod tricorn;

use tricorn::Position;

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Position::start(Options::default());
    let mut engine = Engine::new(1);
    while position.outcome().is_none() {
        let result = engine.search(&position, Limits::depth(6));
        let mv = result.choice.ok_or("no move")?;
        println!("{:8} {position}", position.move_text(mv));
        position = position.play(mv)?;
    }
    println!("the end: {position}");
    Ok(())
}
