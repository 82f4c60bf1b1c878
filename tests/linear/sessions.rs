//! Lines, turns, positions, goals, edits and commands.

use ergo_games::codes::TreeEdit;
use ergo_games::exercise::Goal;
use ergo_games::game::{Game as _, Options};
use ergo_games::games::ergo::Position;
use ergo_games::hash::random;
use ergo_games::notation::{self, link};
use ergo_games::protocol::Protocol;
use ergo_games::registry::GAMES;
use ergo_games::replay::{Comment, History, MAX_TURNS};
use ergo_games::session::Session;
use ergo_games::session::editor::Editor;

use super::{Case, PIECES, Parser, read_games, repeated};

/// As many legal moves of Ergo as a line may have: four pieces a side never make five in a row.
pub(super) fn legal_line(count: usize) -> Vec<String> {
    let mut game = History::<Position>::new(Options::default());
    let mut line = Vec::new();
    for number in 0..count as u64 {
        let mut moves = Vec::new();
        game.position().choices(&mut moves);
        moves.retain(|mv| mv.from.is_some() == (number >= 8));
        let mv = moves[usize::try_from(random(number)).unwrap_or_default() % moves.len()];
        line.push(game.position().move_text(mv));
        game.play_unchecked(mv);
    }
    line
}

/// The moves of a text of words, of which each is legal after those before it.
pub(super) fn open_session(game: usize) -> Box<dyn Session> {
    (GAMES[game].open)(Options::default())
}

pub(super) fn lines_as_long_as_they_may_be(long: usize) -> Vec<Case> {
    let line = legal_line(MAX_TURNS.min(long / 25));
    let words = line.clone();
    let game_text = move |count: usize| format!("[Game \"ergo\"] {} *", words[..count].join(" "));
    let words = line.clone();
    let commented = move |count: usize| {
        let words = words[..count]
            .iter()
            .map(|word| format!("{word} $1 {{[%eval 0.5] a}} "));
        format!("[Game \"ergo\"] {} *", words.collect::<String>())
    };
    let words = line.clone();
    let varied = move |count: usize| {
        // A variation of each move is the same move.
        let words = words[..count]
            .iter()
            .map(|word| format!("{word} ({word} {{a}}) "));
        format!("[Game \"ergo\"] {} *", words.collect::<String>())
    };
    let words = line.clone();
    let position = move |count: usize| format!("startpos moves {}", words[..count].join(" "));
    let position = std::rc::Rc::new(position);
    let mut cases = vec![
        Case {
            name: "a game".to_owned(),
            length: MAX_TURNS.min(long / 25),
            text: Box::new(game_text),
            parse: Box::new(read_games),
        },
        Case {
            name: "a game with comments".to_owned(),
            length: MAX_TURNS.min(long / 25),
            text: Box::new(commented),
            parse: Box::new(read_games),
        },
        Case {
            name: "a game with variations".to_owned(),
            length: MAX_TURNS.min(long / 25),
            text: Box::new(varied),
            parse: Box::new(read_games),
        },
    ];
    let parsers: [(&str, Parser); 5] = [
        ("set up", |line| drop(open_session(0).set_up(line))),
        ("follow", |line| {
            let moves = line.split_once(" moves ").map(|(_, moves)| moves);
            drop(open_session(0).follow(moves.unwrap()));
        }),
        ("view", |line| {
            let mut session = open_session(0);
            session.set_up(line).unwrap();
            let _ = (session.view(), session.line(), session.tree().line());
        }),
        ("preview", |line| {
            let words: Vec<String> = line.split(' ').skip(2).map(str::to_owned).collect();
            let session = open_session(0);
            session.preview(&words).unwrap();
            session.explain(&words).unwrap();
        }),
        ("save and link", |line| {
            let mut session = open_session(0);
            session.set_up(line).unwrap();
            notation::save(session.as_ref(), &[]).unwrap();
            let _ = link::write(session.as_ref());
        }),
    ];
    for (name, parse) in parsers {
        let position = std::rc::Rc::clone(&position);
        cases.push(Case {
            name: format!("position line: {name}"),
            length: MAX_TURNS.min(long / 25),
            text: Box::new(move |count| position(count)),
            parse: Box::new(parse),
        });
    }
    cases
}

pub(super) fn positions_and_turns(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for game in [0, 1, 2] {
        for piece in [
            "1", "x", "/", "10/", "x7/", "a1,", ",", "s", "S", " ", "-", "12", "ä", "x,1,",
        ] {
            cases.push(repeated(
                "position",
                ["fen ", piece, " 1 4"],
                long,
                move |text| {
                    let _ = open_session(game).set_up(text);
                    let mut editor = Editor::new(&GAMES[game], Options::default());
                    let _ = editor.read(text.trim_start_matches("fen "));
                    let _ = (editor.text(), editor.view());
                },
            ));
        }
        for piece in ["e5 ", "x", " ", "swap ", "c2@d3-e4 ", "\u{a0}"] {
            let start = "startpos moves ";
            cases.push(repeated("line", [start, piece, ""], long, move |text| {
                let _ = open_session(game).set_up(text);
                let _ = open_session(game).follow(&text[start.len()..]);
            }));
        }
        for piece in [
            "e5",
            "-e5",
            "xe5",
            "@e5",
            "e5-",
            "1",
            "a",
            "-",
            "c2@d3-e4-",
            "ä",
        ] {
            cases.push(repeated("turn", ["c2@d3", piece, ""], long, move |text| {
                let _ = open_session(game).play(text);
                let _ = open_session(game).check(text);
            }));
            cases.push(repeated("turn", ["", piece, ""], long, move |text| {
                let _ = open_session(game).play(text);
            }));
        }
    }
    cases
}

pub(super) fn goals_and_comments(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for start in ["", "play ", "end ", "win ", "gain ", "win 3 "] {
        for piece in ["e5 ", " ", "9", "x", "ä"] {
            cases.push(repeated("goal", [start, piece, "e5"], long, |text| {
                let _ = Goal::parse(text).map(|goal| goal.to_string());
            }));
        }
    }
    for piece in PIECES {
        for end in ["", "]"] {
            cases.push(repeated("comment", ["", piece, end], long, |text| {
                let _ = Comment::read(text).map(|comment| comment.to_string());
            }));
        }
    }
    cases
}

/// The values of edits, and the tags of games that are saved.
pub(super) fn edits(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for piece in PIECES {
        cases.push(repeated("edit", ["", piece, ""], long, |text| {
            let mut session = open_session(0);
            session.set_up("startpos moves e5 a1").unwrap();
            session.set_study(true);
            let line = ["e5".to_owned()];
            for edit in [
                TreeEdit::Comment,
                TreeEdit::Before,
                TreeEdit::Glyphs,
                TreeEdit::Add,
            ] {
                let _ = session.edit(edit, &line, &[text.to_owned()]);
            }
            let _ = session.edit(TreeEdit::Go, &[text.to_owned()], &[]);
            let _ = notation::save(session.as_ref(), &[("First", text), (text, "a")]);
        }));
    }
    cases
}

pub(super) fn protocol_commands(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for start in [
        "",
        "game ",
        "setoption name ",
        "setoption name swap value ",
        "setoption name Margins value ",
        "position ",
        "position fen ",
        "position startpos moves ",
        "go ",
        "go depth ",
        "query ",
        "solve ",
        "perft ",
        "show ",
    ] {
        for piece in ["x", " ", "e5 ", "1", "1 ", "\u{1b}", "ä", "depth 1 "] {
            cases.push(repeated("command", [start, piece, "x"], long, |text| {
                let mut protocol = Protocol::new();
                protocol.line(text, &mut |_| ());
                protocol.line("stop", &mut |_| ());
            }));
        }
    }
    cases
}
