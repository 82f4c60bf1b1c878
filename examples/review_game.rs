//! Reviews the games of a game text: `cargo run --release --example review_game games.txt`.

use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

use ergo_games::notation;
use ergo_games::review::Finding;
use ergo_games::search::Progress;
use ergo_games::session::{Examination, Session};

fn main() -> ExitCode {
    match review() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn review() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("which file?")?;
    for mut game in notation::open(&fs::read_to_string(path)?)? {
        review_game(game.as_mut())?;
    }
    Ok(())
}

fn review_game(game: &mut dyn Session) -> Result<(), Box<dyn Error>> {
    // Each position is examined on its own; the last ones first, because the engine remembers them.
    let mut findings = Vec::new();
    for ply in (0..=game.at()).rev() {
        findings.push(examine(game, ply)?);
    }
    let review = game.judge(&findings);

    for mv in &review.moves {
        let glyph = mv.glyph.map_or("", |glyph| glyph.as_str());
        print!("{}. {}{glyph}", mv.ply, mv.text);
        if let Some(better) = &mv.better {
            print!(", better {}", better.join(" "));
        }
        if let Some(reason) = &mv.reason {
            print!(" ({}: {})", reason.code, reason.line.join(" "));
        }
        println!();
    }
    for (name, accuracy) in ["White", "Black"].iter().zip(review.accuracy) {
        if let Some(accuracy) = accuracy {
            println!("{name} played with an accuracy of {accuracy:.0} %");
        }
    }
    Ok(())
}

/// Examines the position after some plies, for as long as it takes.
fn examine(game: &mut dyn Session, ply: usize) -> Result<Finding, Box<dyn Error>> {
    game.examine(&Examination {
        ply,
        ..Examination::default()
    })?;
    while game.go_on(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    Ok(game.finding().ok_or("there is no such ply")?.clone())
}
