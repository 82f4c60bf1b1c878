//! The balanced starts of each game: positions from which either player is to move equally often, and which texts and
//! links carry.

use std::collections::HashSet;
use std::fs;

use ergo_games::game::{Options, Side};
use ergo_games::notation::{self, link};
use ergo_games::registry::GAMES;

#[test]
fn balanced_starts_are_positions_that_texts_and_links_carry() {
    for game in GAMES {
        let file = format!("www/games/{}/starts.txt", game.id);
        // A game without a list does not offer balanced starts.
        let Ok(text) = fs::read_to_string(&file) else {
            continue;
        };
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() >= 200, "{file}: {}", lines.len());
        let distinct: HashSet<_> = lines.iter().collect();
        assert_eq!(distinct.len(), lines.len(), "{file}");
        let mut firsts = 0;
        for line in &lines {
            let mut session = (game.open)(Options::default());
            session
                .set_up(line)
                .unwrap_or_else(|error| panic!("{file}, {line}: {error}"));
            assert_eq!(session.line(), **line);
            assert!(
                line.starts_with("fen ") && session.outcome().is_none(),
                "{file}, {line}"
            );
            firsts += usize::from(session.turn() == Side::First);
            let text = notation::write([session.tree()]);
            assert_eq!(notation::open(&text).unwrap()[0].line(), **line);
            let link = link::write(session.as_ref()).unwrap();
            assert_eq!(link::read(&link).unwrap().line(), **line, "{link}");
        }
        assert_eq!(firsts * 2, lines.len() / 2 * 2, "{file}");
    }
}
