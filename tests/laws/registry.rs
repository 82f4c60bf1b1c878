//! Requirements of a game in the registry; a failure says which is missing.

use std::collections::HashSet;
use std::fs;

use ergo_games::game::{Game, Options};
use ergo_games::registry::GAMES;

#[test]
fn cells_have_distinct_numbers_names_and_places() {
    for game in GAMES {
        let board = (game.board)();
        let fields: Vec<_> = board.rows.iter().flatten().collect();
        let numbers: HashSet<_> = fields.iter().map(|field| field.cell).collect();
        let names: HashSet<_> = fields.iter().map(|field| &field.name).collect();
        let places: HashSet<_> = fields
            .iter()
            .map(|field| (field.x.to_bits(), field.y.to_bits()))
            .collect();
        assert_eq!(numbers.len(), fields.len());
        assert_eq!(names.len(), fields.len());
        assert_eq!(places.len(), fields.len());
        for field in fields {
            assert!(field.x.abs() < board.width / 2.0, "{}", field.name);
            assert!(field.y.abs() < board.height / 2.0, "{}", field.name);
        }
    }
}

#[test]
fn games_have_distinct_ids() {
    let ids: HashSet<_> = GAMES.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), GAMES.len());
    for game in GAMES {
        assert_eq!(
            ergo_games::registry::find(game.id).map(|found| found.id),
            Some(game.id)
        );
        assert_eq!((game.open)(Options::default()).game(), game.id);
    }
    assert!(ergo_games::registry::find("chess").is_none());
}

/// Fails unless a file exists, and says what it is for.
fn must_exist(id: &str, file: &str, purpose: &str) {
    assert!(
        fs::metadata(file).is_ok(),
        "The game {id} has no {file}: {purpose}."
    );
}

#[test]
fn every_game_has_its_files() {
    for game in GAMES {
        let id = game.id;
        for (file, purpose) in [
            (
                format!("src/games/{id}/rules.md"),
                "write the rules for people",
            ),
            (
                format!("src/games/{id}/bench.txt"),
                "record the signature of its search",
            ),
            (
                format!("tests/vectors/{id}.txt"),
                "add moves and results from an independent source",
            ),
            (
                format!("tests/reference/{id}.rs"),
                "implement the rules a second time, independently and without optimisation",
            ),
            (
                format!("www/text/en/games/{id}/words.js"),
                "name it and describe it in English",
            ),
        ] {
            must_exist(id, &file, purpose);
        }
    }
}

#[test]
fn for_every_game_lists_the_registry() {
    fn id<G: Game>(variant: usize, ids: &mut Vec<&str>) {
        ids.push(G::VARIANTS[variant].id);
    }
    let mut listed = Vec::new();
    ergo_games::for_every_game!(id, &mut listed);
    let registered: Vec<_> = GAMES.iter().map(|game| game.id).collect();
    assert_eq!(
        listed, registered,
        "`for_every_game` and `GAMES` in src/registry.rs must list the same games in the same order."
    );
}

#[test]
fn links_can_encode_every_game() {
    for game in GAMES {
        let id = game.id;
        assert!(
            !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase()),
            "The id {id} is part of URLs: use the letters a to z only."
        );
        let cells = (game.board)().rows.into_iter().flatten().count();
        assert!(
            (1..127).contains(&cells),
            "{id} has {cells} cells: a link encodes a cell in seven bits, and 127 is the swap."
        );
        let position = (game.open)(Options::default()).position();
        let unsupported = position
            .chars()
            .find(|&character| !(character.is_ascii_alphanumeric() || " /,-".contains(character)));
        assert_eq!(
            unsupported, None,
            "A position of {id} has a character that links cannot encode: use letters, digits, '-', \
             and the characters in `ESCAPES` of src/notation/link.rs."
        );
        assert!(
            game.options.len() <= 16,
            "{id} has more options than a link can encode."
        );
    }
}
