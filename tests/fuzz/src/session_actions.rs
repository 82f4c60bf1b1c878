//! Everything a page can do to a session, in any order.

use std::cell::Cell as Clock;

use ergo_games::game::Cell;
use ergo_games::search::budget::NEVER;
use ergo_games::search::{Limits, Progress};
use ergo_games::session::view::Solved;
use ergo_games::session::{EngineOptions, Session};

use super::session::{check_move, check_set_up};
use super::support::{MAX_STEPS, decode_game, visible_state};

/// Bytes decoded as a series of actions on a session, with any numbers and texts a page might pass.
struct Actions<'a> {
    bytes: &'a [u8],
}

impl Actions<'_> {
    fn byte(&mut self) -> u8 {
        let (&first, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.bytes = rest;
        first
    }

    /// The text up to the end of the line.
    fn text(&mut self) -> String {
        let end = self.bytes.iter().position(|&byte| byte == b'\n');
        let (text, rest) = match end {
            Some(end) => (&self.bytes[..end], &self.bytes[end + 1..]),
            None => (self.bytes, &[][..]),
        };
        self.bytes = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// Small numbers, and unusual ones.
    fn number(&mut self) -> f64 {
        match self.byte() {
            255 => f64::NAN,
            254 => f64::INFINITY,
            253 => f64::NEG_INFINITY,
            252 => f64::MAX,
            251 => -1.0,
            250 => -0.0,
            249 => f64::MIN_POSITIVE,
            byte => f64::from(byte),
        }
    }

    fn limits(&mut self) -> Limits {
        let kinds = self.byte();
        let on = |bit: u8| kinds >> bit & 1 == 1;
        let large = |byte: u8| {
            if byte == 255 {
                usize::MAX
            } else {
                usize::from(byte)
            }
        };
        Limits {
            depth: on(0).then(|| {
                if on(6) {
                    u32::MAX
                } else {
                    u32::from(self.byte() % 8)
                }
            }),
            nodes: Some(u64::from(self.byte())),
            time: on(1).then(|| self.number()),
            lines: if on(2) { large(self.byte()) } else { 0 },
            level: on(3).then(|| large(self.byte())),
            seed: if on(4) { u64::MAX } else { u64::from(kinds) },
            ..Limits::default()
        }
    }
}

/// A byte for the game and its options, then any actions a page can perform on a session.
pub fn session(data: &[u8]) {
    let Some((game, options, rest)) = decode_game(data) else {
        return;
    };
    let board = (game.board)();
    let cells: Vec<u8> = board.rows.iter().flatten().map(|cell| cell.cell).collect();
    let mut session = (game.open)(options);
    let engine = EngineOptions {
        hash: 0,
        ..EngineOptions::default()
    };
    session.set_engine(&engine).expect("no net");
    let mut actions = Actions { bytes: rest };
    for _ in 0..MAX_STEPS {
        if actions.bytes.is_empty() {
            break;
        }
        perform(session.as_mut(), &mut actions, &cells);
        let view = session.view();
        assert_eq!(view.at, session.at());
        let named = view.entry.iter().chain(&view.origins).chain(&view.last);
        let named = named
            .copied()
            .chain(view.steps.iter().map(|step| step.cell));
        let named = named.chain(view.pieces.iter().map(|piece| piece.cell));
        assert!(
            named.into_iter().all(|cell| cells.contains(&cell)),
            "{view:?}"
        );
    }
    let line = session.line();
    let mut fresh = (game.open)(options);
    fresh
        .set_up(&line)
        .unwrap_or_else(|error| panic!("{error} in {line:?}"));
    assert!(fresh.go_to(session.at()));
    assert_eq!(fresh.position(), session.position(), "{line}");
    assert_eq!(fresh.outcome(), session.outcome(), "{line}");
}

fn perform(session: &mut dyn Session, actions: &mut Actions, cells: &[u8]) {
    match actions.byte() % 16 {
        0 => tap(session, actions.byte(), cells),
        1 => tap(
            session,
            cells[usize::from(actions.byte()) % cells.len()],
            cells,
        ),
        2 | 3 => {
            let steps = session.view().steps;
            if !steps.is_empty() {
                tap(
                    session,
                    steps[usize::from(actions.byte()) % steps.len()].cell,
                    cells,
                );
            }
        }
        4 => session.untap(),
        5 => {
            let (at, moves) = (usize::from(actions.byte()), session.view().history.len());
            let before = visible_state(session);
            assert_eq!(session.go_to(at), at <= moves);
            assert!(at <= moves || visible_state(session) == before);
        }
        6 | 7 => {
            let index = usize::from(actions.byte());
            if let Ok(moves) = session.moves()
                && !moves.is_empty()
            {
                let mv = moves[index % moves.len()].clone();
                assert_eq!(session.preview(std::slice::from_ref(&mv)).map(drop), Ok(()));
                assert_eq!(session.play(&mv), Ok(()));
            }
        }
        8 => {
            let mv = actions.text();
            assert_eq!(
                session.preview(std::slice::from_ref(&mv)).map(drop),
                session.check(&mv)
            );
            check_move(session, &mv);
        }
        9 => check_set_up(session, &actions.text()),
        10 | 11 => {
            let limits = actions.limits();
            session.begin(limits);
        }
        12 | 13 => think(session, actions),
        14 => solve(session, actions),
        _ => match actions.byte() % 3 {
            0 => session.forget(),
            1 => session.stop(),
            _ => assert_eq!(
                session.results().is_ok_and(|results| results == 0),
                session.outcome().is_some()
            ),
        },
    }
}

/// Taps a cell and plays the move if that completes one. A number that is not a cell does nothing, nor does a refused
/// tap, unless a piece can be dropped there: then the chosen piece is let go.
fn tap(session: &mut dyn Session, cell: u8, cells: &[u8]) {
    let (before, at) = (visible_state(session), session.at());
    let entry = session.view().entry;
    if let Some(completed) = session.tap(Cell(cell)) {
        assert_eq!(visible_state(session), before);
        assert_eq!(session.play(&completed), Ok(()), "{cell} on {before}");
        assert_eq!(session.view().history[at].text, completed);
    }
    let view = session.view();
    let is_refused = view
        .refusal
        .is_some_and(|refusal| refusal.path.last() == Some(&cell));
    if is_refused && view.entry != entry {
        let mut steps = view.steps.iter();
        assert!(steps.any(|step| step.cell == cell && step.completes));
        assert!(view.entry.is_empty() && view.at == at, "{cell}");
    } else if is_refused || !cells.contains(&cell) {
        assert_eq!(visible_state(session), before, "{cell}");
    }
}

fn think(session: &mut dyn Session, actions: &mut Actions) {
    let ticks = Clock::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.0);
        ticks.get()
    };
    for _ in 0..4 {
        if session.think(&clock, clock() + actions.number().clamp(0.0, 4.0)) == Progress::Done {
            break;
        }
    }
    let Some(info) = session.search_info() else {
        return;
    };
    assert!(session.outcome().is_none(), "{}", session.line());
    match &info.best {
        Some(best) => assert_eq!(session.check(best), Ok(()), "on {}", session.position()),
        None => assert!(info.lines.iter().all(|line| line.moves.is_empty())),
    }
    for line in &info.lines {
        check_line(session, &line.moves);
    }
}

fn solve(session: &mut dyn Session, actions: &mut Actions) {
    if let Solved::Win(line) =
        session.solve(u32::from(actions.byte()), u32::from(actions.byte()), NEVER)
    {
        assert!(line.win.is_some());
        check_line(session, &line.moves);
    }
}

/// The moves of a line can be played to its end, or to the end of the game.
fn check_line(session: &dyn Session, moves: &[String]) {
    match session.preview(moves) {
        Err(error) if error.code != "game-over" => {
            panic!("{error} in {moves:?} on {}", session.position())
        }
        _ => {}
    }
}
