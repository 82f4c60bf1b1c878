//! The best moves in a position of any game: `cargo run --release --example analyse_position emergo
//! "x/x3/x5/x7/x2,1,2,x5/x7/x5/x3/x 1 0-0"`. Without a text, in the starting position.

use std::env;
use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use ergo_games::game::Options;
use ergo_games::registry;
use ergo_games::search::{Limits, Progress};

fn main() -> ExitCode {
    match analyse() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn analyse() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let id = arguments.next().ok_or("which game?")?;
    let game = registry::find(&id).ok_or_else(|| {
        let known: Vec<_> = registry::GAMES.iter().map(|game| game.id).collect();
        format!("no game is called {id}; these are: {}", known.join(", "))
    })?;

    // A session hides which game it is; with a type, as in the other examples, `Engine::search` is simpler.
    let mut session = (game.open_at)(Options::default(), arguments.next().as_deref())?;
    session.begin(Limits {
        lines: 3,
        ..Limits::nodes(100_000)
    });
    let start = Instant::now();
    let clock = || start.elapsed().as_secs_f64() * 1000.0;
    while session.think(&clock, clock() + 1000.0) == Progress::Thinking {
        if let Some(info) = session.search_info() {
            eprintln!("depth {}, {} positions", info.depth, info.nodes);
        }
    }

    let info = session.search_info().ok_or("the game is over")?;
    for line in info.lines {
        println!(
            "{:3.0} %  {:9}  {}",
            100.0 * line.chance,
            line.score.to_string(),
            line.moves.join(" ")
        );
    }
    Ok(())
}
