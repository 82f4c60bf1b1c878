//! What is thrown at the doors of the library, and the laws that hold whatever it is: nothing panics,
//! every fault names its place, what is read is written as it was, and what is refused changes nothing.
//!
//! Each target takes bytes, as fuzzers make them. The tests in `tests/hostile.rs` throw the corpus and
//! mutations of it through the same targets, so that neither the attack nor its finds are forgotten.

use std::cell::Cell as Slot;

use ergo::game::{Cell, Game, Options};
use ergo::games::GAMES;
use ergo::notation::{self, Summary, abstractplay, link, open_for_page};
use ergo::parse::ParseError;
use ergo::protocol::{Next, Protocol};
use ergo::replay::Comment;
use ergo::search::{Limits, Progress};
use ergo::session::annotations::Annotations;
use ergo::session::view::Solved;
use ergo::session::{Registration, Session};

/// A target by the name of its corpus.
pub type Target = (&'static str, fn(&[u8]));

/// Every target there is.
pub const TARGETS: &[Target] = &[
    ("position", position),
    ("turn", turn),
    ("history", history),
    ("text", text),
    ("list", list),
    ("link", link),
    ("protocol", protocol),
    ("session", session),
];

/// As many turns, lines or doings are looked at: who fuzzes wants many short tries.
const ENOUGH: usize = 200;

/// A position text of any game: one byte for the game and its options, then the text.
pub fn position(data: &[u8]) {
    let Some((game, options, rest)) = game_and_options(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    ergo::for_every_game!(read_position, game.id, &text, options);
}

/// Reads a position text if it is of this game.
fn read_position<G: Game>(id: &str, text: &str, options: Options) {
    if id != G::ID {
        return;
    }
    match G::parse(text, options) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            let mut choices = Vec::new();
            position.choices(&mut choices);
            assert_eq!(position.outcome().is_some(), choices.is_empty(), "{text}");
            for &mv in choices.iter().take(ENOUGH) {
                let spelled = position.move_text(mv);
                assert_eq!(position.parse_move(&spelled), Ok(mv), "{spelled} on {text}");
                let after = position.play_unchecked(mv);
                assert_eq!(after.key(), after.key_from_scratch(), "{spelled} on {text}");
                // A game that is decided by its last move may not tell so from its text alone.
                let read = G::parse(&after.to_string(), options);
                let read = read.unwrap_or_else(|fault| panic!("{fault} after {spelled} on {text}"));
                assert_eq!(read.to_string(), after.to_string());
            }
        }
        Err(fault) => check_error(text, &fault),
    }
}

/// A turn on a position of any game: the game, a line with the history, then the text of the turn.
pub fn turn(data: &[u8]) {
    let Some((game, options, rest)) = game_and_options(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    let (history, turn) = text.split_once('\n').unwrap_or(("startpos", &text));
    let mut session = (game.open)(options);
    if session.set_up(history).is_err() {
        return;
    }
    try_turn(session.as_mut(), turn);
}

/// Takes a turn if it may be taken, and takes it back.
fn try_turn(session: &mut dyn Session, turn: &str) {
    let (before, at) = (shown(session), session.at());
    let checked = session.check(turn);
    assert_eq!(shown(session), before);
    let played = session.play(turn);
    assert_eq!(checked, played, "{turn:?} on {before}");
    match played {
        Ok(()) => {
            let view = session.view();
            assert_eq!(view.history[at].text, turn);
            assert_eq!(view.at, at + 1);
            assert!(session.go_to(at));
            assert_eq!(
                session.position(),
                session
                    .preview(&[])
                    .map_or(String::new(), |view| view.position)
            );
        }
        Err(fault) => {
            check_error(turn, &fault);
            assert_eq!(shown(session), before, "{turn:?}");
        }
    }
}

/// A game as sessions take it up: the game, then its history.
pub fn history(data: &[u8]) {
    let Some((game, options, rest)) = game_and_options(data) else {
        return;
    };
    let mut session = (game.open)(options);
    set_up(session.as_mut(), &String::from_utf8_lossy(rest));
}

fn set_up(session: &mut dyn Session, text: &str) {
    let before = shown(session);
    match session.set_up(text) {
        Ok(()) => {
            let record = session.line();
            let seen = shown(session);
            session
                .set_up(&record)
                .unwrap_or_else(|fault| panic!("{fault} in {record:?}"));
            assert_eq!(session.line(), record, "{text:?}");
            assert_eq!(shown(session), seen, "{text:?}");
            saved_and_sent(session);
        }
        Err(fault) => {
            check_error(text, &fault);
            assert_eq!(shown(session), before, "{text:?}");
        }
    }
}

/// A text with games in it; the same also as a comment.
pub fn text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match notation::open(&text) {
        Ok(mut games) => {
            let trees: Vec<_> = games.iter().map(|game| game.tree().clone()).collect();
            let written = notation::write(&trees);
            let again = notation::read(&written);
            let again = again.unwrap_or_else(|fault| panic!("{fault} in {written:?}"));
            assert_eq!(again, trees, "{text:?}");
            assert_eq!(notation::write(&again), written);
            for game in games.iter_mut().take(ENOUGH) {
                saved_and_sent(game.as_ref());
                played_on(game.as_mut());
            }
        }
        Err(fault) => check_error(&text, &fault),
    }
    assert_eq!(open_for_page(&text).is_ok(), notation::read(&text).is_ok());
    match Comment::read(&text) {
        Ok(comment) => {
            let written = comment.to_string();
            assert_eq!(Comment::read(&written), Ok(comment), "{text:?}");
        }
        Err(fault) => check_error(&text, &fault),
    }
}

/// What becomes of a game elsewhere: on a page, in a game text and in a link.
fn saved_and_sent(session: &dyn Session) {
    let tree = session.tree();
    let annotations = Annotations::of(tree);
    assert_eq!(annotations.result, tree.result().text());
    assert_eq!(annotations.turns.len(), session.view().history.len());
    let summary = Summary::of(tree);
    assert_eq!(summary.record, session.line());
    let text = notation::save(session, &[]);
    let text = text.unwrap_or_else(|fault| panic!("{fault} in {}", session.line()));
    let opened = notation::open(&text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
    assert_eq!(opened[0].line(), session.line());
    assert_eq!(*opened[0].tree(), *tree, "{text}");
    if let Ok(written) = link::write(session) {
        let read = link::read(&written).unwrap_or_else(|fault| panic!("{fault} in {written}"));
        assert_eq!(read.position(), session.position(), "{written}");
        assert_eq!(read.options(), session.options(), "{written}");
    }
}

/// A game that is played on from its start, its middle and its end, and each time again as it was.
fn played_on(session: &mut dyn Session) {
    let source = session.tree().clone();
    let line = session.line();
    let end = session.at();
    for at in std::collections::BTreeSet::from([0, end / 2, end]) {
        assert!(session.go_to(at));
        assert_eq!(*session.tree(), source, "going back changes nothing");
        let moves = session.moves().unwrap_or_default();
        for mv in moves.iter().rev().take(2) {
            assert!(session.go_to(at));
            session.play(mv).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(session.tree().len() >= source.len());
            saved_and_sent(session);
        }
        session
            .follow(&line)
            .unwrap_or_else(|fault| panic!("{fault} in {line}"));
        assert_eq!(session.at(), end);
        // What was played beyond the end stays ahead.
        if at < end {
            assert_eq!(*session.tree(), source, "{line}");
        }
    }
}

/// A list of moves as another site writes it: one byte for the game, then the list.
pub fn list(data: &[u8]) {
    let Some((game, _, rest)) = game_and_options(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    let named = abstractplay::games_of(&text);
    assert!(named.iter().all(|id| ergo::games::find(id).is_some()));
    match abstractplay::read(game.id, &text) {
        Ok(session) => saved_and_sent(session.as_ref()),
        Err(fault) => check_error(&text, &fault),
    }
}

/// A link, as it is and with a check that fits: no fuzzer guesses that.
pub fn link(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    read_link(&text);
    read_link(&format!("{text}.{}", check(&text)));
}

fn read_link(text: &str) {
    match link::read(text) {
        Ok(session) => {
            assert_eq!(link::write(session.as_ref()).as_deref(), Ok(text));
            saved_and_sent(session.as_ref());
        }
        Err(fault) => check_error(text, &fault),
    }
}

/// The check of a link, worked out by itself.
fn check(text: &str) -> String {
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
    // Thirty-two bits and four that are zero, in six characters.
    let bits = u64::from(!crc) << 4;
    let value = |at: u64| usize::try_from(bits >> (30 - 6 * at) & 63).unwrap_or_default();
    (0..6).map(|at| char::from(SYMBOLS[value(at)])).collect()
}

/// A conversation, a line each.
pub fn protocol(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut protocol = Protocol::new();
    let mut said = Vec::new();
    let ticks = Slot::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.0);
        ticks.get()
    };
    let small = "setoption name Hash value 1";
    protocol.line(small, &mut |line| said.push(line.to_owned()));
    for line in text
        .split('\n')
        .take(ENOUGH)
        .filter(|line| !takes_long(line))
    {
        let before = standing(&mut protocol);
        said.clear();
        let next = protocol.line(line, &mut |line| said.push(line.to_owned()));
        let is_one = |line: &String| !line.contains(['\n', '\r']);
        assert!(said.iter().all(is_one), "{said:?}");
        if said.iter().any(|line| line.starts_with("error ")) {
            assert_eq!(said.len(), 1, "{line:?}: {said:?}");
            assert_eq!(standing(&mut protocol), before, "{line:?}");
        }
        if next == Next::Quit {
            assert!(!protocol.is_thinking());
            return;
        }
        // Every other search is left to be disturbed by the lines that follow.
        if protocol.is_thinking() && line.len() % 2 == 0 {
            think_to_the_end(&mut protocol, &clock);
        }
    }
    protocol.hang_up(&mut |_| ());
    think_to_the_end(&mut protocol, &clock);
}

/// Lets it think for a while, says stop and plays what it says.
fn think_to_the_end(protocol: &mut Protocol, clock: &dyn Fn() -> f64) {
    let mut said = Vec::new();
    for _ in 0..4 {
        protocol.think(clock, clock() + 2.0, &mut |line| said.push(line.to_owned()));
    }
    let was_thinking = protocol.is_thinking();
    protocol.line("stop", &mut |line| said.push(line.to_owned()));
    assert!(!protocol.is_thinking());
    let best = said
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "));
    let best: Vec<_> = best.collect();
    assert!(
        best.len() <= 1 && best.len() >= usize::from(was_thinking),
        "{said:?}"
    );
    for mv in best {
        let mut moves = String::new();
        protocol.line("moves", &mut |line| line.clone_into(&mut moves));
        let listed = moves.starts_with("error ") || moves.split(' ').any(|known| known == mv);
        assert!(listed, "{mv} is none of {moves}");
    }
}

/// How a conversation stands, as far as it tells.
fn standing(protocol: &mut Protocol) -> Vec<String> {
    let mut said = Vec::new();
    for line in [
        "show",
        "query gameover",
        "query p1turn",
        "query result",
        "ugi",
    ] {
        protocol.line(line, &mut |line| said.push(line.to_owned()));
    }
    said
}

/// Whether a line asks for more than a fuzzer can wait for.
fn takes_long(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let small = |word: Option<&&str>, most: u64| {
        word.is_some_and(|word| !matches!(word.parse::<u64>(), Ok(number) if number > most))
    };
    match words.first().copied() {
        Some("bench") => true,
        Some("perft") => !small(words.get(1), 1),
        Some("solve") => !small(words.get(3), 300),
        Some("setoption") => words.contains(&"Hash") && !small(words.last(), 2),
        _ => false,
    }
}

/// Bytes that say one after the other what is done to a session, as a page does it with numbers and
/// texts of anybody.
struct Doings<'a> {
    bytes: &'a [u8],
}

impl Doings<'_> {
    fn byte(&mut self) -> u8 {
        let (&first, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.bytes = rest;
        first
    }

    /// What stands up to the end of the line.
    fn text(&mut self) -> String {
        let end = self.bytes.iter().position(|&byte| byte == b'\n');
        let (text, rest) = match end {
            Some(end) => (&self.bytes[..end], &self.bytes[end + 1..]),
            None => (self.bytes, &[][..]),
        };
        self.bytes = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// Numbers as they come, and such as nobody expects.
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

/// Anything that a page may do to a game on the table.
pub fn session(data: &[u8]) {
    let Some((game, options, rest)) = game_and_options(data) else {
        return;
    };
    let board = (game.board)();
    let cells: Vec<u8> = board
        .rows
        .iter()
        .flatten()
        .map(|field| field.cell)
        .collect();
    let mut session = (game.open)(options);
    session.set_hash(0);
    let mut doings = Doings { bytes: rest };
    for _ in 0..ENOUGH {
        if doings.bytes.is_empty() {
            break;
        }
        doing(session.as_mut(), &mut doings, &cells);
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
    let record = session.line();
    let mut fresh = (game.open)(options);
    fresh
        .set_up(&record)
        .unwrap_or_else(|fault| panic!("{fault} in {record:?}"));
    assert!(fresh.go_to(session.at()));
    assert_eq!(fresh.position(), session.position(), "{record}");
    assert_eq!(fresh.outcome(), session.outcome(), "{record}");
}

fn doing(session: &mut dyn Session, doings: &mut Doings, cells: &[u8]) {
    match doings.byte() % 16 {
        0 => tap(session, doings.byte(), cells),
        1 => tap(
            session,
            cells[usize::from(doings.byte()) % cells.len()],
            cells,
        ),
        2 | 3 => {
            let steps = session.view().steps;
            if !steps.is_empty() {
                tap(
                    session,
                    steps[usize::from(doings.byte()) % steps.len()].cell,
                    cells,
                );
            }
        }
        4 => session.untap(),
        5 => {
            let (at, turns) = (usize::from(doings.byte()), session.view().history.len());
            let before = shown(session);
            assert_eq!(session.go_to(at), at <= turns);
            assert!(at <= turns || shown(session) == before);
        }
        6 | 7 => {
            let place = usize::from(doings.byte());
            if let Ok(moves) = session.moves()
                && !moves.is_empty()
            {
                let turn = moves[place % moves.len()].clone();
                assert_eq!(
                    session.preview(std::slice::from_ref(&turn)).map(drop),
                    Ok(())
                );
                assert_eq!(session.play(&turn), Ok(()));
            }
        }
        8 => {
            let turn = doings.text();
            assert_eq!(
                session.preview(std::slice::from_ref(&turn)).map(drop),
                session.check(&turn)
            );
            try_turn(session, &turn);
        }
        9 => set_up(session, &doings.text()),
        10 | 11 => {
            let limits = doings.limits();
            session.begin(limits);
        }
        12 | 13 => think(session, doings),
        14 => solve(session, doings),
        _ => match doings.byte() % 3 {
            0 => session.forget(),
            1 => session.stop(),
            _ => assert_eq!(
                session.results().is_ok_and(|results| results == 0),
                session.outcome().is_some()
            ),
        },
    }
}

/// Taps a cell, or a number that is none: then nothing happens. A move that is completed is played.
fn tap(session: &mut dyn Session, cell: u8, cells: &[u8]) {
    let (before, at) = (shown(session), session.at());
    if let Some(completed) = session.tap(Cell(cell)) {
        assert_eq!(shown(session), before);
        assert_eq!(session.play(&completed), Ok(()), "{cell} on {before}");
        assert_eq!(session.view().history[at].text, completed);
    }
    let view = session.view();
    if !cells.contains(&cell)
        || view
            .refusal
            .is_some_and(|refusal| refusal.path.last() == Some(&cell))
    {
        assert_eq!(shown(session), before, "{cell}");
    }
}

fn think(session: &mut dyn Session, doings: &mut Doings) {
    let ticks = Slot::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.0);
        ticks.get()
    };
    for _ in 0..4 {
        if session.think(&clock, clock() + doings.number().clamp(0.0, 4.0)) == Progress::Done {
            break;
        }
    }
    let Some(thought) = session.search_info() else {
        return;
    };
    assert!(session.outcome().is_none(), "{}", session.line());
    match &thought.best {
        Some(best) => assert_eq!(session.check(best), Ok(()), "on {}", session.position()),
        None => assert!(thought.lines.iter().all(|line| line.moves.is_empty())),
    }
    for line in &thought.lines {
        legal(session, &line.moves);
    }
}

fn solve(session: &mut dyn Session, doings: &mut Doings) {
    if let Solved::Win(line) = session.solve(u32::from(doings.byte()), u32::from(doings.byte())) {
        assert!(line.win.is_some());
        legal(session, &line.moves);
    }
}

/// A line that the engine tells can be played to its end, or to the end of the game.
fn legal(session: &dyn Session, moves: &[String]) {
    match session.preview(moves) {
        Err(fault) if fault.code != "game-over" => {
            panic!("{fault} in {moves:?} on {}", session.position())
        }
        _ => {}
    }
}

/// What the first byte says of the game and its options. Digits are games without an option.
fn game_and_options(data: &[u8]) -> Option<(&'static Registration, Options, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let first = usize::from(first.wrapping_sub(b'0'));
    let game = &GAMES[first % GAMES.len()];
    let mut options = Options::default();
    for (at, name) in game.options.iter().enumerate() {
        let on = (first / GAMES.len()) >> at & 1 == 1;
        assert!(options.set(game.options, name, on));
    }
    Some((game, options, rest))
}

/// Everything that can be seen of a session, but for what moved last and what was refused.
fn shown(session: &dyn Session) -> String {
    let mut view = session.view();
    view.animations.clear();
    view.refusal = None;
    format!("{view:?}")
}

/// An error quotes what is in the text where it says to be.
fn check_error(text: &str, error: &ParseError) {
    assert!(!error.expected.is_empty(), "{error:?}");
    assert!(error.span.end <= text.len(), "{error:?}");
    let (before, rest) = text.split_at(error.span.start);
    assert!(rest.starts_with(&error.found), "{error} in {text:?}");
    assert_eq!(
        rest.is_empty(),
        error.found.is_empty(),
        "{error} in {text:?}"
    );
    // A line that ends by two characters ends after the second.
    let mut lines = before.replace("\r\n", "\n");
    if rest.starts_with('\n') && lines.ends_with('\r') {
        lines.pop();
        lines.push(' ');
    }
    let lines = lines.replace('\r', "\n");
    let last = lines.rsplit('\n').next().unwrap_or_default();
    let mark = usize::from(lines.starts_with('\u{feff}') && !lines.contains('\n'));
    assert_eq!(
        error.line,
        lines.matches('\n').count() + 1,
        "{error} in {text:?}"
    );
    assert_eq!(
        error.column,
        last.chars().count() + 1 - mark,
        "{error} in {text:?}"
    );
}
