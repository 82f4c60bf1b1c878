//! Links round-trip, and damaged ones are rejected.

use ergo_games::notation::link;

use crate::game_texts::random_games;
use crate::mutate::mutated;
use crate::quoted::assert_quoted;
use crate::support::{play_on, sessions};
use ergo_games::dice::Dice;

#[test]
fn links_round_trip() {
    let mut longest = 0;
    for game in random_games(10) {
        let link = link::write(game.as_ref()).unwrap();
        let read = link::read(&link).unwrap_or_else(|error| panic!("{error} in {link}"));
        assert_eq!(read.line(), game.line(), "{link}");
        assert_eq!(read.options(), game.options(), "{link}");
        assert_eq!(link::write(read.as_ref()).unwrap(), link);
        longest = longest.max(link.len());
    }
    assert!(longest < 2_000, "{longest}");
}

#[test]
fn long_games_have_short_links() {
    for mut session in sessions() {
        play_on(session.as_mut(), 300, &mut Dice::new(7));
        let turns = session.at();
        let link = link::write(session.as_ref()).unwrap();
        assert!(link.len() < 60 + turns * 8, "{turns}: {}", link.len());
    }
}

#[test]
fn mutated_links_are_rejected_with_their_place() {
    let mut dice = Dice::new(6);
    let links: Vec<_> = random_games(2)
        .iter()
        .map(|game| link::write(game.as_ref()).unwrap())
        .collect();
    for _ in 0..5_000 {
        let link = dice.pick(&links);
        let text = mutated(&mut dice, link);
        match link::read(&text) {
            // One mistake may undo another.
            Ok(_) => assert!(links.contains(&text), "{text:?}"),
            Err(error) => assert_quoted(&error, &text, error.span.start, &error.found),
        }
    }
}
