//! Errors work with `?` in functions that return `Box<dyn Error>`.

use std::error::Error;

use ergo_games::game::{Game, IllegalMove, Options, TooMany};
use ergo_games::games::ergo::Position;
use ergo_games::parse::ParseError;
use ergo_games::replay::EditError;
use ergo_games::review::material::Unproven;
use ergo_games::search::evaluate::InvalidNet;
use ergo_games::search::{InvalidMargins, TooFewNodes};

/// Compiles only for errors.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn every_error_type_implements_error() {
    fn of_game<G: Game<Move: Sync> + Sync>(_: usize) {
        is_error::<IllegalMove<G>>();
    }
    is_error::<EditError>();
    is_error::<InvalidMargins>();
    is_error::<InvalidNet>();
    is_error::<ParseError>();
    is_error::<TooFewNodes>();
    is_error::<TooMany>();
    is_error::<Unproven>();
    ergo_games::for_every_game!(of_game);
}

#[test]
fn errors_say_what_is_wrong() {
    fn play(text: &str) -> Result<Position, Box<dyn Error>> {
        let start = Position::start(Options::default());
        let mv = start.parse_move(text)?;
        Ok(start.play(mv)?.play(mv)?)
    }
    let unknown = play("z9").unwrap_err().to_string();
    assert!(unknown.starts_with("character 1: "), "{unknown}");
    let taken = play("e5").unwrap_err().to_string();
    assert!(
        taken.ends_with(" is not legal in 10/10/10/10/4S5/10/10/10/10 2"),
        "{taken}"
    );
}
