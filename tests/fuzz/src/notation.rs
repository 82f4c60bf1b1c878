//! Game texts, move lists of other sites, and links.

use std::collections::BTreeSet;

use ergo_games::notation::summary::MAX_GAMES;
use ergo_games::notation::{self, Summary, abstractplay, link as game_link, open_for_page};
use ergo_games::registry;
use ergo_games::replay::{Comment, Content};
use ergo_games::session::Session;
use ergo_games::session::annotations::Annotations;

use super::support::{MAX_STEPS, check_error, decode_game};

/// A text of any number of games, which is also parsed as a comment.
pub fn text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match notation::open(&text) {
        Ok(mut games) => {
            let trees: Vec<_> = games.iter().map(|game| game.tree().clone()).collect();
            let written = notation::write(&trees);
            let again = notation::read(&written);
            let again = again.unwrap_or_else(|error| panic!("{error} in {written:?}"));
            assert_eq!(again, trees, "{text:?}");
            assert_eq!(notation::write(&again), written);
            for game in games.iter_mut().take(MAX_STEPS) {
                check_round_trips(game.as_ref());
                check_playing_on(game.as_mut());
            }
        }
        Err(error) => check_error(&text, &error),
    }
    if let Ok(games) = notation::reader::open_with_spans(&text, usize::MAX) {
        for (span, game) in games {
            let alone = notation::read(&text[span]);
            assert_eq!(
                alone.as_deref(),
                Ok([game.tree().clone()].as_slice()),
                "{text:?}"
            );
        }
    }
    let most = notation::read(&text).is_ok_and(|games| games.len() <= MAX_GAMES);
    assert_eq!(open_for_page(&text).is_ok(), most);
    match Comment::read(&text) {
        Ok(comment) => {
            let written = comment.to_string();
            assert_eq!(Comment::read(&written), Ok(comment.clone()), "{text:?}");
            // Writing the parts of a comment and reading them again changes nothing.
            let content = Content::of([&comment]);
            let again = content.comment().expect("what was read can be written");
            assert_eq!(Content::of([&again]), content, "{text:?}");
        }
        Err(error) => check_error(&text, &error),
    }
}

/// A game survives being summarised, saved as a game text and sent as a link.
pub(crate) fn check_round_trips(session: &dyn Session) {
    let tree = session.tree();
    let board = registry::find(tree.game()).expect("a known game").board;
    let annotations = Annotations::of(tree, &board());
    assert_eq!(annotations.result, tree.result().text());
    assert_eq!(annotations.moves.len(), session.tree().len());
    let summary = Summary::of(session);
    let line = session.line();
    let moves = line.split_once(" moves ").map_or("", |(_, moves)| moves);
    assert_eq!(summary.moves.join(" "), moves);
    let text = notation::save(session, &[]);
    let text = text.unwrap_or_else(|error| panic!("{error} in {}", session.line()));
    let opened = notation::open(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(opened[0].line(), session.line());
    assert_eq!(*opened[0].tree(), *tree, "{text}");
    if let Ok(written) = game_link::write(session) {
        let read = game_link::read(&written).unwrap_or_else(|error| panic!("{error} in {written}"));
        assert_eq!(read.position(), session.position(), "{written}");
        assert_eq!(read.options(), session.options(), "{written}");
    }
}

/// Plays other moves from the start, the middle and the end, and returns to the original line each
/// time.
fn check_playing_on(session: &mut dyn Session) {
    let source = session.tree().clone();
    let line = session.line();
    let start = session.tree().position().map(str::to_owned);
    let played = session.view().moves.join(" ");
    let end = session.at();
    for at in BTreeSet::from([0, end / 2, end]) {
        let before = session.tree().clone();
        assert!(session.go_to(at));
        assert_eq!(*session.tree(), before, "moving the cursor changes nothing");
        let moves = session.moves().unwrap_or_default();
        for mv in moves.iter().rev().take(2) {
            assert!(session.go_to(at));
            session.play(mv).unwrap_or_else(|error| panic!("{error}"));
            assert!(session.tree().len() >= source.len());
            check_round_trips(session);
        }
        session.start_from(start.as_deref()).unwrap();
        session
            .follow(&played)
            .unwrap_or_else(|error| panic!("{error} in {line}"));
        assert_eq!(session.at(), end);
        // Every branch is kept.
        assert!(session.line().starts_with(&line), "{line}");
        assert!(session.tree().len() >= source.len(), "{line}");
    }
}

/// A byte for the game, then a move list in the format of another site.
pub fn list(data: &[u8]) {
    let Some((game, _, rest)) = decode_game(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    let named = abstractplay::games_of(&text);
    assert!(
        named
            .iter()
            .all(|id| ergo_games::registry::find(id).is_some())
    );
    match abstractplay::read(game.id, &text) {
        Ok(session) => check_round_trips(session.as_ref()),
        Err(error) => check_error(&text, &error),
    }
}

/// A link, as it is and with a valid checksum, which a fuzzer cannot guess.
pub fn link(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    check_link(&text);
    check_link(&format!("{text}.{}", checksum(&text)));
}

fn check_link(text: &str) {
    match game_link::read(text) {
        Ok(session) => {
            assert_eq!(game_link::write(session.as_ref()).as_deref(), Ok(text));
            check_round_trips(session.as_ref());
        }
        Err(error) => check_error(text, &error),
    }
}

/// The checksum of a link, computed independently.
fn checksum(text: &str) -> String {
    const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut crc = u32::MAX;
    for byte in text.bytes() {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let low = crc & 1;
            crc >>= 1;
            if low == 1 {
                crc ^= 0xedb8_8320;
            }
        }
    }
    // 32 bits and four zero bits make six characters of six bits.
    let bits = u64::from(!crc) << 4;
    let value = |at: u64| usize::try_from(bits >> (30 - 6 * at) & 63).unwrap_or_default();
    (0..6).map(|at| char::from(SYMBOLS[value(at)])).collect()
}
