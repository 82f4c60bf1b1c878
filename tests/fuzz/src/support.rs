//! Helpers shared by several targets.

use ergo_games::game::Options;
use ergo_games::parse::ParseError;
use ergo_games::registry::GAMES;
use ergo_games::session::{Registration, Session};

/// How many moves, lines or actions a target looks at: fuzzers work best with many short runs.
pub(crate) const MAX_STEPS: usize = 200;

/// Decodes the first byte as a game and its options; digits are games without options. Also returns
/// the remaining bytes.
pub(crate) fn decode_game(data: &[u8]) -> Option<(&'static Registration, Options, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let first = usize::from(first.wrapping_sub(b'0'));
    let game = &GAMES[first % GAMES.len()];
    let mut options = Options::default();
    for (bit, name) in game.options.iter().enumerate() {
        let enabled = (first / GAMES.len()) >> bit & 1 == 1;
        assert!(options.set(game.options, name, enabled));
    }
    Some((game, options, rest))
}

/// Everything visible of a session, except animations and the last refusal.
pub(crate) fn visible_state(session: &dyn Session) -> String {
    let mut view = session.view();
    view.animations.clear();
    view.refusal = None;
    format!("{view:?}")
}

/// Checks that an error quotes the text at its place.
pub(crate) fn check_error(text: &str, error: &ParseError) {
    assert!(!error.expected.is_empty(), "{error:?}");
    assert!(error.span.end <= text.len(), "{error:?}");
    let (before, rest) = text.split_at(error.span.start);
    assert!(rest.starts_with(&error.found), "{error} in {text:?}");
    assert_eq!(
        rest.is_empty(),
        error.found.is_empty(),
        "{error} in {text:?}"
    );
    // A line break of two characters ends after the second.
    let mut lines = before.replace("\r\n", "\n");
    if rest.starts_with('\n') && lines.ends_with('\r') {
        lines.pop();
        lines.push(' ');
    }
    let lines = lines.replace('\r', "\n");
    let last = lines.rsplit('\n').next().unwrap_or_default();
    let byte_order_mark = usize::from(lines.starts_with('\u{feff}') && !lines.contains('\n'));
    assert_eq!(
        error.line,
        lines.matches('\n').count() + 1,
        "{error} in {text:?}"
    );
    assert_eq!(
        error.column,
        last.chars().count() + 1 - byte_order_mark,
        "{error} in {text:?}"
    );
}
