//! Playing, undoing and previewing through a session.

use ergo_games::game::{Cell, Options, Side};
use ergo_games::registry::GAMES;
use ergo_games::search::budget::NEVER;
use ergo_games::search::{Limits, Progress};
use ergo_games::session::Session;
use ergo_games::session::view::Solved;

use crate::mutate::mutated;
use crate::support::{LONG, play_on, seen, sessions, shown};
use ergo_games::dice::Dice;

#[test]
fn a_finished_game_accepts_no_move() {
    for mut session in sessions() {
        let mut ended = 0;
        for game in 0..20 {
            session.set_up("startpos").unwrap();
            play_on(session.as_mut(), LONG, &mut Dice::new(game));
            if session.view().outcome.is_some() {
                ended += 1;
                check_end(session.as_mut());
            } else {
                assert_eq!(session.view().history.len(), LONG);
            }
        }
        assert!(ended > 0, "{}", session.game());
    }
}

#[test]
fn a_preview_equals_the_played_position_and_changes_nothing() {
    for mut session in sessions() {
        play_on(session.as_mut(), 6, &mut Dice::new(3));
        let here = session.at();
        play_on(session.as_mut(), 4, &mut Dice::new(4));
        let turns = session.view().history.split_off(here);
        let turns: Vec<String> = turns.into_iter().map(|turn| turn.text).collect();
        for ahead in 0..=turns.len() {
            assert!(session.go_to(here));
            let before = seen(session.as_ref());
            let mut preview = session.preview(&turns[..ahead]).unwrap();
            assert_eq!(seen(session.as_ref()), before);
            let entering = [
                preview.origins.len(),
                preview.steps.len(),
                preview.marks.len(),
            ];
            assert_eq!(entering, [0; 3], "a preview accepts no taps");
            for turn in &turns[..ahead] {
                session.play(turn).unwrap();
            }
            let mut played = session.view();
            if ahead > 0 {
                assert_eq!(preview.animations, played.animations);
            }
            // A preview of fewer turns has fewer moves: the others were never taken in it.
            for view in [&mut preview, &mut played] {
                view.history.truncate(here + ahead);
                view.moves.clear();
                view.origins.clear();
                view.steps.clear();
                view.marks.clear();
                view.animations.clear();
                view.can_swap = false;
            }
            assert_eq!(format!("{preview:?}"), format!("{played:?}"));
        }
        assert!(session.preview(&["nowhere".to_owned()]).is_err());
    }
}

fn check_end(session: &mut dyn Session) {
    let end = seen(session);
    assert_eq!(session.moves().unwrap(), [""; 0]);
    assert_eq!(session.results(), Ok(0));
    let last = session.view().history.pop().unwrap().text;
    assert_eq!(session.play(&last).unwrap_err().code, "game-over");
    session.tap(Cell(session.view().pieces[0].cell));
    let refusal = session.view().refusal.unwrap();
    assert_eq!(refusal.code, "game-over");
    assert_eq!(seen(session), end);
    check_end_is_known_to_the_engine(session);
}

fn check_end_is_known_to_the_engine(session: &mut dyn Session) {
    session.begin(Limits {
        nodes: Some(100),
        ..Limits::default()
    });
    assert_eq!(session.think(&|| 0.0, 1.0), Progress::Done);
    assert!(session.search_info().is_none(), "{}", session.line());
    assert!(matches!(session.solve(3, 100, NEVER), Solved::None));
}

#[test]
fn the_engine_does_not_search_a_game_drawn_by_repetition() {
    let round = "a1-b1 j9-i9 b1-a1 i9-j9";
    let line = format!("startpos moves a1 j9 {round} {round}");
    let mut session = (GAMES[0].open)(Options::default());
    session.set_up(&line).unwrap();
    assert_eq!(
        session.outcome().map(|outcome| outcome.reason.as_str()),
        Some("repetition")
    );
    check_end_is_known_to_the_engine(session.as_mut());
}

#[test]
fn undo_and_redo_restore_every_position() {
    for mut session in sessions() {
        for game in 0..4 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            let mut stages = vec![stage(session.as_ref())];
            for _ in 0..60 {
                play_on(session.as_mut(), 1, &mut dice);
                stages.push(stage(session.as_ref()));
                stages.dedup();
            }
            let last = stages.len() - 1;
            assert!(!session.go_to(last + 1));
            for at in (0..=last).rev().chain(0..=last) {
                assert!(session.go_to(at));
                assert_eq!(stage(session.as_ref()), stages[at]);
            }
            for _ in 0..30 {
                let at = dice.below(stages.len());
                assert!(session.go_to(at));
                assert_eq!(stage(session.as_ref()), stages[at]);
            }
        }
    }
}

/// The state at one moment of a game, independent of later moves.
fn stage(session: &dyn Session) -> String {
    let view = session.view();
    format!(
        "{} {:?} {:?} {:?} {:?} {:?} {} {}",
        session.position(),
        session.moves(),
        view.outcome,
        view.pieces,
        view.hands,
        view.last,
        view.can_swap,
        view.swapped,
    )
}

#[test]
fn a_position_line_restores_the_game() {
    for mut session in sessions() {
        for game in 0..10 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            play_on(session.as_mut(), 40, &mut dice);
            let end = seen(session.as_ref());
            let line = session.line();
            let back = session.view().history.len() / 2;
            assert!(session.go_to(back));
            assert_eq!(session.line(), line, "undone turns stay in the line");
            session.set_up(&line).unwrap();
            assert_eq!(seen(session.as_ref()), end);
        }
    }
}

#[test]
fn a_move_is_legal_if_and_only_if_it_is_listed() {
    for mut session in sessions() {
        for game in 0..6 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            play_on(session.as_mut(), dice.below(30), &mut dice);
            let moves = session.moves().unwrap();
            if moves.is_empty() {
                continue;
            }
            for _ in 0..400 {
                let text = dice.pick(&moves).clone();
                try_text(session.as_mut(), &moves, &text);
                try_text(session.as_mut(), &moves, &mutated(&mut dice, &text));
            }
            assert_eq!(session.moves().unwrap(), moves);
        }
    }
}

/// Plays a text, which is legal if and only if it is listed, and takes it back.
fn try_text(session: &mut dyn Session, moves: &[String], text: &str) {
    let before = shown(session);
    let (position, at) = (session.position(), session.at());
    let legal = moves.iter().any(|mv| mv == text);
    match session.play(text) {
        Ok(()) => {
            assert!(legal, "{text:?} on {position}");
            assert!(session.go_to(at));
        }
        Err(error) => {
            assert!(!legal, "{text:?} on {position}: {error}");
            assert_eq!(shown(session), before);
        }
    }
    assert_eq!(session.position(), position);
}

#[test]
fn a_refutation_wins_at_once_and_another_move_would_have_prevented_it() {
    for mut session in sessions() {
        let mut found = 0;
        for game in 0..20 {
            session.set_up("startpos").unwrap();
            play_on(session.as_mut(), 60, &mut Dice::new(game));
            // The moves before the last ones are the most likely ones.
            for at in (1..=session.at()).rev().take(6) {
                assert!(session.go_to(at));
                let Some(reply) = session.refutation() else {
                    continue;
                };
                found += 1;
                let mover = session.turn();
                let reply = entered(session.as_mut(), &reply);
                assert!(wins(session.as_mut(), &reply, mover), "{reply}");
                assert!(session.go_to(at - 1));
                let before = session.position();
                let prevents = |mv: &String| {
                    let mut other = open_at(session.as_ref(), &before);
                    other.play(mv).unwrap();
                    let replies = other.moves().unwrap();
                    !replies
                        .iter()
                        .any(|reply| wins(other.as_mut(), reply, mover))
                };
                assert!(session.moves().unwrap().iter().any(prevents), "{before}");
            }
        }
        assert!(found > 0, "{}", session.game());
    }
}

/// The move that tapping these cells completes; the last one is tapped again if the move could go on.
fn entered(session: &mut dyn Session, cells: &[u8]) -> String {
    let mut taps = cells.iter().chain(cells.last());
    let completed = taps.find_map(|&cell| session.tap(Cell(cell)));
    assert!(session.go_to(session.at()));
    completed.unwrap_or_else(|| panic!("{cells:?} is no move"))
}

/// Whether a move wins for this side; it is taken back.
fn wins(session: &mut dyn Session, mv: &str, side: Side) -> bool {
    let at = session.at();
    session.play(mv).unwrap();
    let outcome = session.outcome();
    assert!(session.go_to(at));
    outcome.is_some_and(|outcome| outcome.winner == Some(side))
}

/// A session of the same game at another position.
fn open_at(session: &dyn Session, position: &str) -> Box<dyn Session> {
    let registration = GAMES.iter().find(|known| known.id == session.game());
    (registration.unwrap().open_at)(session.options(), Some(position)).unwrap()
}
