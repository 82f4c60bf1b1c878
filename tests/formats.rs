//! Parses every example in `docs/formats.md`, so that the page stays true, and those that it had in an earlier version,
//! so that what was written then is still read.
//!
//! A fenced block whose info string names one of the kinds below holds examples of that kind; other
//! blocks (grammars) are skipped. Every game of the registry must have examples.

use std::collections::BTreeSet;

use ergo_games::game::Options;
use ergo_games::notation::{self, abstractplay, link};
use ergo_games::registry::{self, GAMES};
use ergo_games::replay::Comment;
use ergo_games::search::Rival;
use ergo_games::session::Session;

/// The page, and the examples of earlier ones.
const PAGES: [&str; 2] = [
    include_str!("../docs/formats.md"),
    include_str!("data/formats-5cb6b04.md"),
];

/// A fenced block of a page.
struct Block {
    kind: &'static str,
    /// The game that the info string names; empty for kinds that need none.
    game: &'static str,
    text: String,
}

impl Block {
    fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    fn session(&self) -> Box<dyn Session> {
        let game = registry::find(self.game).unwrap_or_else(|| panic!("no game {:?}", self.game));
        (game.open)(Options::default())
    }
}

/// The fenced blocks of all pages with an info string, in order.
fn blocks() -> Vec<Block> {
    PAGES.into_iter().flat_map(blocks_of).collect()
}

/// Those of a page.
fn blocks_of(page: &'static str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```") else {
            continue;
        };
        let (kind, game) = info.split_once(' ').unwrap_or((info, ""));
        let text: Vec<_> = lines.by_ref().take_while(|&line| line != "```").collect();
        let text = text.join("\n") + "\n";
        blocks.push(Block { kind, game, text });
    }
    blocks
}

/// The blocks of a kind; there is at least one.
fn of_kind(kind: &str) -> Vec<Block> {
    let found: Vec<_> = blocks()
        .into_iter()
        .filter(|block| block.kind == kind)
        .collect();
    assert!(!found.is_empty(), "no examples of {kind}");
    found
}

#[test]
fn every_block_has_a_known_kind() {
    let known = [
        "abnf",
        // Read by the unit tests of the page.
        "library-file",
        "abstract-play-record",
        "folder-settings",
        "abstract-play",
        "comment",
        "embed-fragment",
        "friend-link",
        "lesson-link",
        "study-link",
        "game-text",
        "game-text-input",
        "link",
        "position",
        "position-line",
        "rejected-position",
        "rival",
        // Formulas, which are no examples.
        "text",
    ];
    for Block { kind, .. } in blocks() {
        assert!(known.contains(&kind), "unknown kind of example: {kind:?}");
    }
}

#[test]
fn every_game_has_examples() {
    for kind in ["position", "rejected-position", "position-line"] {
        let blocks = blocks_of(PAGES[0]).into_iter();
        let documented: BTreeSet<_> = blocks
            .filter(|block| block.kind == kind)
            .map(|block| block.game)
            .collect();
        let registered: BTreeSet<_> = GAMES.iter().map(|game| game.id).collect();
        assert_eq!(
            documented, registered,
            "docs/formats.md needs blocks “{kind} <game>”"
        );
    }
}

#[test]
fn positions_round_trip() {
    for block in of_kind("position") {
        for text in block.lines() {
            let mut session = block.session();
            session
                .set_up(&format!("fen {text}"))
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(session.position(), text);
        }
    }
}

#[test]
fn rivals_round_trip() {
    for block in of_kind("rival") {
        for text in block.lines() {
            let rival: Rival = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(rival.to_string(), text);
        }
    }
}

#[test]
fn rejected_positions_have_the_documented_code() {
    for block in of_kind("rejected-position") {
        for line in block.lines() {
            let (text, code) = line.split_once(" # ").expect("a position and a code");
            let error = block.session().set_up(&format!("fen {text}")).unwrap_err();
            assert_eq!(error.code.to_string(), code, "{text}");
        }
    }
}

#[test]
fn position_lines_round_trip() {
    for block in of_kind("position-line") {
        for text in block.lines() {
            let mut session = block.session();
            session
                .set_up(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(session.line(), text);
        }
    }
}

#[test]
fn game_texts_round_trip() {
    for block in of_kind("game-text") {
        let games =
            notation::read(&block.text).unwrap_or_else(|error| panic!("{}: {error}", block.text));
        assert_eq!(notation::write(&games), block.text);
    }
}

#[test]
fn lenient_game_texts_are_written_as_shown() {
    let blocks = blocks();
    for (input, written) in blocks.iter().zip(blocks.iter().skip(1)) {
        if input.kind == "game-text-input" {
            let games = notation::read(&input.text)
                .unwrap_or_else(|error| panic!("{}: {error}", input.text));
            assert_eq!(written.kind, "game-text");
            assert_eq!(notation::write(&games), written.text);
        }
    }
    of_kind("game-text-input");
}

#[test]
fn comments_round_trip() {
    for block in of_kind("comment") {
        for text in block.lines() {
            let comment = Comment::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(comment.to_string(), text);
        }
    }
}

/// The page reads the rest of them: `tests/web/unit/friend-link.test.mjs`.
#[test]
fn links_between_friends_contain_links() {
    for block in of_kind("friend-link") {
        for text in block.lines() {
            let (mut start, _check) = text.rsplit_once('.').unwrap();
            if text.starts_with("4.") {
                (start, _) = start.rsplit_once('.').unwrap();
            }
            let link = start.splitn(6, '.').last().unwrap();
            let game = link::read(link).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(link::write(game.as_ref()).unwrap(), link);
        }
    }
}

#[test]
fn links_round_trip() {
    for block in of_kind("link") {
        for text in block.lines() {
            let game = link::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(link::write(game.as_ref()).unwrap(), text);
        }
    }
}

#[test]
fn abstract_play_lists_are_read_as_shown() {
    let page = blocks();
    for (list, line) in page.iter().zip(page.iter().skip(1)) {
        if list.kind == "abstract-play" {
            let game = abstractplay::read(list.game, &list.text)
                .unwrap_or_else(|error| panic!("{}: {error}", list.text));
            assert_eq!((line.kind, line.game), ("position-line", list.game));
            assert_eq!(game.line(), line.text.trim_end());
        }
    }
    of_kind("abstract-play");
}
