//! Positions being set up, goals of exercises, and files of nets.

use ergo_games::codes::DraftEdit;
use ergo_games::exercise::Goal;
use ergo_games::game::Options;
use ergo_games::hash::{FNV_START, fnv};
use ergo_games::registry;
use ergo_games::search::net::Numbers;
use ergo_games::search::{Limits, Progress};
use ergo_games::session::editor::Editor;

use super::support::{MAX_STEPS, check_error, decode_game};

/// A byte for the game and its options, a line with a position that need not be possible, then edits of four bytes each.
pub fn draft(data: &[u8]) {
    let Some((game, options, rest)) = decode_game(data) else {
        return;
    };
    let end = rest.iter().position(|&byte| byte == b'\n');
    let (line, edits) = rest.split_at(end.unwrap_or(rest.len()));
    let text = String::from_utf8_lossy(line);
    let mut editor = Editor::new(game, options);
    let before = editor.text();
    match editor.read(&text) {
        Ok(_) => assert_eq!(editor.text(), text),
        Err(error) => {
            check_error(&text, &error);
            assert_eq!(editor.text(), before);
        }
    }
    for edit in edits.chunks_exact(4).take(MAX_STEPS) {
        let before = editor.text();
        let kind = DraftEdit::ALL[usize::from(edit[0]) % DraftEdit::ALL.len()];
        let changes = editor.edit(kind, &edit[1..]);
        assert!(changes || editor.text() == before, "{kind:?} in {before}");
    }
    let text = editor.text();
    let opened = (game.open_at)(editor.options(), Some(&text));
    assert_eq!(opened.is_ok(), editor.problems().is_empty(), "{text}");
    let view = editor.view();
    let mut other = Editor::new(game, editor.options());
    other
        .read(&text)
        .unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(other.text(), text);
    drop(view);
}

/// A goal.
pub fn goal(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Goal::parse(&text) {
        Ok(goal) => {
            assert_eq!(goal.to_string(), text);
            assert_eq!(Goal::parse(&goal.to_string()), Ok(goal));
        }
        Err(error) => check_error(&text, &error),
    }
}

/// A file of a net: the bytes after its checksum, and, with a byte for the game, changes of three bytes each to the net
/// that the game has.
pub fn net(data: &[u8]) {
    check_net(&with_checksum(data));
    let Some((game, _, changes)) = decode_game(data) else {
        return;
    };
    let known: &[u8] = match game.id {
        "ergo" => include_bytes!("../../../src/games/ergo/net.bin"),
        "emergo" => include_bytes!("../../../src/games/emergo/net.bin"),
        "hexemergo" => include_bytes!("../../../src/games/hexemergo/net.bin"),
        _ => include_bytes!("../../../src/games/intermedium/net.bin"),
    };
    let mut bytes = known[HEADER..].to_vec();
    for change in changes.chunks_exact(3).take(MAX_STEPS) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    let bytes = with_checksum(&bytes);
    check_net(&bytes);
    let mut session = (game.open)(Options::default());
    if session.set_net(&bytes).is_ok() {
        session.begin(Limits {
            nodes: Some(20),
            ..Limits::default()
        });
        while session.think(&|| 0.0, 0.0) == Progress::Thinking {}
        assert!(
            session
                .search_info()
                .is_some_and(|info| info.best.is_some())
        );
    }
}

/// The bytes before the numbers that the checksum is for.
const HEADER: usize = 8;

/// A file with a checksum that fits, which a fuzzer cannot guess.
fn with_checksum(numbers: &[u8]) -> Vec<u8> {
    let sum = fnv(FNV_START, numbers).to_le_bytes();
    [b"NET3", &sum[..], numbers].concat()
}

/// A net that is read is written back unchanged, and belongs to no game unless it has its size.
fn check_net(bytes: &[u8]) {
    if let Ok(numbers) = Numbers::parse(bytes)
        && numbers.neurons > 0
    {
        assert_eq!(numbers.to_bytes(), bytes);
    }
    for game in registry::GAMES {
        let _ = (game.open)(Options::default()).set_net(bytes);
    }
}
