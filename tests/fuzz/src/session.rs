//! Moves and histories given to a session.

use ergo_games::session::Session;

use super::notation::check_round_trips;
use super::support::{check_error, decode_game, visible_state};

/// A byte for the game and its options, a line with the history, then the text of a move.
pub fn turn(data: &[u8]) {
    let Some((game, options, rest)) = decode_game(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    let (history, mv) = text.split_once('\n').unwrap_or(("startpos", &text));
    let mut session = (game.open)(options);
    if session.set_up(history).is_err() {
        return;
    }
    check_move(session.as_mut(), mv);
}

/// Plays a move if it is legal, and takes it back.
pub(crate) fn check_move(session: &mut dyn Session, mv: &str) {
    let (before, at) = (visible_state(session), session.at());
    let checked = session.check(mv);
    assert_eq!(visible_state(session), before);
    let played = session.play(mv);
    assert_eq!(checked, played, "{mv:?} on {before}");
    match played {
        Ok(()) => {
            let view = session.view();
            assert_eq!(view.history[at].text, mv);
            assert_eq!(view.at, at + 1);
            assert!(session.go_to(at));
            assert_eq!(
                session.position(),
                session
                    .preview(&[])
                    .map_or(String::new(), |view| view.position)
            );
        }
        Err(error) => {
            check_error(mv, &error);
            assert_eq!(visible_state(session), before, "{mv:?}");
        }
    }
}

/// A byte for the game and its options, then its history.
pub fn history(data: &[u8]) {
    let Some((game, options, rest)) = decode_game(data) else {
        return;
    };
    let mut session = (game.open)(options);
    check_set_up(session.as_mut(), &String::from_utf8_lossy(rest));
}

/// Sets up a history, which survives being written and read.
pub(crate) fn check_set_up(session: &mut dyn Session, text: &str) {
    let before = visible_state(session);
    match session.set_up(text) {
        Ok(()) => {
            let line = session.line();
            let after = visible_state(session);
            session
                .set_up(&line)
                .unwrap_or_else(|error| panic!("{error} in {line:?}"));
            assert_eq!(session.line(), line, "{text:?}");
            assert_eq!(visible_state(session), after, "{text:?}");
            check_round_trips(session);
        }
        Err(error) => {
            check_error(text, &error);
            assert_eq!(visible_state(session), before, "{text:?}");
        }
    }
}
