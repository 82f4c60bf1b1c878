//! The native engine, as programs talk to it: the text protocol over pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use dice::Dice;
use ergo::games::GAMES;
use mutate::mutated;

#[path = "common/dice.rs"]
mod dice;
#[path = "common/mutate.rs"]
mod mutate;

/// No answer takes so long; waiting longer means that there will be none.
const PATIENCE: Duration = Duration::from_secs(120);

const START: &str = "10/10/10/10/10/10/10/10/10 1";

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ergo"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                if send.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// The next line it says.
    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// Everything it says up to and with a line that begins so.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut said = Vec::new();
        while said
            .last()
            .is_none_or(|line: &String| !line.starts_with(beginning))
        {
            said.push(self.line());
        }
        said
    }

    /// Sends a line and returns what it says to that.
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.send("isready");
        let mut said = self.until("readyok");
        said.pop();
        said
    }

    /// Sends a line to which it has just one line to say.
    fn one(&mut self, line: &str) -> String {
        let [said] = self.ask(line).try_into().unwrap();
        said
    }

    /// Sends a line to which it has nothing to say.
    fn tell(&mut self, line: &str) {
        assert_eq!(self.ask(line), [""; 0], "{line}");
    }

    /// Thinks, and returns the last info line and the best move.
    fn think(&mut self, go: &str) -> (String, String) {
        self.send(go);
        let said = self.until("bestmove ");
        let [.., info, best] = said.as_slice() else {
            panic!("{said:?}");
        };
        (info.clone(), best["bestmove ".len()..].to_owned())
    }

    /// Sends no more lines, and returns what else it says and how it ends.
    fn hang_up(mut self) -> (Vec<String>, ExitStatus) {
        self.input = None;
        self.end()
    }

    /// Waits for it to end.
    fn end(mut self) -> (Vec<String>, ExitStatus) {
        let mut said = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => said.push(line),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("it does not end: {said:?}"),
            }
        }
        (said, self.child.wait().unwrap())
    }
}

/// A test that failed leaves no engine behind.
impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_introduces_itself() {
    let mut engine = Engine::start();
    let said = engine.ask("ugi");
    assert!(said[0].starts_with("id name Ergo "));
    assert!(said.contains(&"id author the Ergo authors".to_owned()));
    assert!(said.contains(&"option name Hash type spin default 16 min 1 max 1024".to_owned()));
    for game in GAMES {
        assert!(said.contains(&format!("info string game {}", game.id)));
    }
    for option in GAMES[0].options {
        assert!(said.contains(&format!("option name {option} type check default false")));
    }
    assert_eq!(said.last().unwrap(), "ugiok");
}

#[test]
fn positions_are_set_up_and_shown() {
    let mut engine = Engine::start();
    assert_eq!(engine.one("show"), START);
    engine.tell("position startpos moves e5 a1 e5-e6 a1-j9");
    assert_eq!(engine.one("show"), "9l/10/10/4S5/10/10/10/10/10 1");
    engine.tell("position fen 10/10/10/10/4S5/10/10/10/10 2 moves a1");
    assert_eq!(engine.one("show"), "10/10/10/10/4S5/10/10/10/l9 1");
    engine.tell("  position \t startpos  ");
    assert_eq!(engine.one("show"), START);
    engine.tell("position startpos moves e5\r");
    engine.tell("uginewgame");
    assert_eq!(engine.one("show"), START);
}

#[test]
fn moves_are_listed_and_counted() {
    let mut engine = Engine::start();
    engine.tell("position startpos moves e5");
    let moves = engine.one("moves");
    assert_eq!(moves.split(' ').count(), 89);
    assert!(moves.starts_with("a1 a2 a3 "));
    assert_eq!(engine.one("results"), "89");
    assert_eq!(engine.one("perft 0"), "1");
    engine.tell("position startpos");
    assert_eq!(engine.one("perft 2"), "8010");
    assert_eq!(engine.one("perft 3"), "830896");
}

#[test]
fn queries_tell_how_the_game_stands() {
    let mut engine = Engine::start();
    let queries = ["gameover", "p1turn", "result"];
    let mut answers = |position: &str| {
        engine.tell(&format!("position {position}"));
        queries.map(|what| {
            engine
                .one(&format!("query {what}"))
                .replace("response ", "")
        })
    };
    assert_eq!(answers("startpos"), ["false", "true", "none"]);
    assert_eq!(answers("startpos moves e5"), ["false", "false", "none"]);
    let five = "fen 10/10/10/10/1SSSS5/10/10/10/10 1 moves f5";
    assert_eq!(answers(five), ["true", "false", "p1win"]);
    let five = "fen 10/10/10/10/1ssss5/10/10/10/10 2 moves f5";
    assert_eq!(answers(five), ["true", "true", "p2win"]);
    let stuck = "fen 10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1";
    assert_eq!(answers(stuck), ["true", "true", "draw"]);
    let round = "a1-b1 j9-i9 b1-a1 i9-j9";
    let repeated = format!("startpos moves a1 j9 {round} {round}");
    assert_eq!(answers(&repeated), ["true", "true", "draw"]);
    assert_eq!(engine.ask("moves"), [""]);
    assert_eq!(engine.one("results"), "0");
    assert_eq!(engine.one("perft 1"), "0");
    assert_eq!(engine.one("go depth 1"), "error go: the game is over");
}

#[test]
fn options_change_the_rules_and_keep_the_game() {
    let mut engine = Engine::start();
    engine.tell("position startpos moves e5");
    engine.tell("setoption name swap value true");
    assert!(engine.one("moves").ends_with(" j9 swap"));
    engine.tell("position startpos moves e5 swap d5");
    // The game would not be legal without the option: it stays on.
    let error = engine.one("setoption name swap value false");
    assert!(error.starts_with("error setoption: "), "{error}");
    assert_eq!(engine.one("show"), "10/10/10/10/3sS5/10/10/10/10 1");
    engine.tell("position startpos");
    engine.tell("setoption name swap value false");
    assert!(
        engine
            .one("position startpos moves e5 swap")
            .starts_with("error position: ")
    );
    engine.tell("setoption name Hash value 1");
    engine.tell("setoption name black-begins value true");
    assert_eq!(engine.one("show"), START);
}

#[test]
fn every_game_can_be_chosen_and_played() {
    let mut engine = Engine::start();
    for game in GAMES {
        engine.tell(&format!("game {}", game.id));
        let start = engine.one("show");
        let moves = engine.one("moves");
        let (info, best) = engine.think("go depth 2");
        assert!(info.starts_with("info depth "), "{info}");
        assert!(moves.split(' ').any(|mv| mv == best), "{best}");
        engine.tell(&format!("position startpos moves {best}"));
        assert_ne!(engine.one("show"), start);
        let bench = engine.one("bench");
        assert_eq!(engine.one("bench"), bench, "the same again");
        let limited = engine.one("bench 500");
        assert!(limited.starts_with("bench 500 nodes "), "{limited}");
    }
}

/// Lines that cannot be used, and how the answers to them begin.
const ERRORS: &[(&str, &str)] = &[
    ("hello", "error hello: no such command"),
    ("ugi now", "error ugi: expected nothing more, found \"now\""),
    ("isready?", "error isready?: no such command"),
    ("isready now", "error isready: "),
    ("uginewgame now", "error uginewgame: "),
    (
        "quit now",
        "error quit: expected nothing more, found \"now\"",
    ),
    ("stop now", "error stop: "),
    ("show now", "error show: "),
    ("moves now", "error moves: "),
    ("results now", "error results: "),
    ("bench now", "error bench: "),
    ("game", "error game: expected one of ergo"),
    ("game chess", "error game: expected one of ergo"),
    ("game ergo ergo", "error game: expected one of ergo"),
    (
        "setoption",
        "error setoption: expected name <option> value <value>",
    ),
    ("setoption name swap", "error setoption: expected name"),
    (
        "setoption swap value true",
        "error setoption: expected name",
    ),
    (
        "setoption name swap value yes",
        "error setoption: swap: expected true or false",
    ),
    (
        "setoption name swop value true",
        "error setoption: no option \"swop\"",
    ),
    (
        "setoption name Hash value 0",
        "error setoption: expected megabytes as a number from 1 to 1024, found \"0\"",
    ),
    (
        "setoption name Hash value 1025",
        "error setoption: expected megabytes",
    ),
    (
        "setoption name MultiPV value 0",
        "error setoption: expected lines as a number from 1",
    ),
    (
        "setoption name Level value 0",
        "error setoption: expected a level as a number from 1 to 10",
    ),
    (
        "setoption name hash value 3",
        "error setoption: no option \"hash\"",
    ),
    (
        "setoption name Hash value -1",
        "error setoption: expected megabytes",
    ),
    (
        "setoption name Hash value many",
        "error setoption: expected megabytes",
    ),
    (
        "position",
        "error position: character 9: expected startpos, or fen",
    ),
    (
        "position here",
        "error position: character 10: expected startpos, or fen",
    ),
    ("position startpos e5", "error position: character 10: "),
    ("position fen", "error position: character 10: "),
    (
        "position fen 10/10/10",
        "error position: character 22: expected '/'",
    ),
    (
        "position startpos moves e5 e5",
        "error position: character 28: expected a legal move",
    ),
    (
        "position startpos moves e5 k1",
        "error position: character 28: expected a column",
    ),
    (
        "position startpos moves swap",
        "error position: character 25: ",
    ),
    (
        "position startpos moves e5 ä1",
        "error position: character 28: ",
    ),
    ("go quickly", "error go: unknown limit \"quickly\""),
    ("go depth", "error go: expected depth as a number"),
    ("go depth -1", "error go: expected depth as a number"),
    ("go nodes 1e6", "error go: expected nodes as a number"),
    (
        "go movetime 99999999999",
        "error go: expected movetime as a number",
    ),
    ("go p1time", "error go: expected p1time as a number"),
    ("go p2inc soon", "error go: expected p2inc as a number"),
    ("query", "error query: expected gameover, p1turn or result"),
    ("query gameover now", "error query: expected gameover"),
    ("perft", "error perft: expected a number of plies"),
    (
        "perft 21",
        "error perft: expected a number of plies as a number from 0 to 20",
    ),
    ("perft 1 2", "error perft: expected a number of plies"),
    ("bench 0", "error bench: expected a number of nodes"),
];

/// What cannot be used is told with its place, and changes nothing.
#[test]
fn errors_say_what_and_where_and_change_nothing() {
    let long = "x".repeat(1_000_000);
    let long_lines = [
        (long.clone(), "error xxx"),
        (format!("position {long}"), "error position: character 10: "),
        (
            format!("position startpos moves {long}"),
            "error position: character 25: ",
        ),
        (
            format!("setoption name {long} value true"),
            "error setoption: no option \"xxx",
        ),
        (
            format!("setoption name {long} value x"),
            "error setoption: no option \"xxx",
        ),
        (
            format!("setoption name swap value {long}"),
            "error setoption: swap: expected",
        ),
        (format!("go {long}"), "error go: unknown limit \"xxx"),
        (
            format!("go depth {long}"),
            "error go: expected depth as a number",
        ),
        (format!("query {long}"), "error query: expected gameover"),
        (
            format!("show {long}"),
            "error show: expected nothing more, found \"xxx",
        ),
    ];
    let long_lines = long_lines
        .iter()
        .map(|(line, error)| (line.as_str(), *error));
    let mut engine = Engine::start();
    engine.tell("position startpos moves e5 a1");
    let (position, moves) = (engine.one("show"), engine.one("moves"));
    for (line, error) in ERRORS.iter().copied().chain(long_lines) {
        let said = engine.one(line);
        assert!(said.starts_with(error), "{said}");
        assert!(said.chars().count() < 300, "{}", said.len());
        assert_eq!(engine.one("show"), position, "after {said}");
        assert_eq!(engine.one("moves"), moves, "after {said}");
    }
}

#[test]
fn empty_lines_say_nothing() {
    let mut engine = Engine::start();
    for line in ["", "   ", "\t", "\r"] {
        engine.tell(line);
    }
}

#[test]
fn thinking_ends_at_its_limits() {
    let mut engine = Engine::start();
    let moves = engine.one("moves");
    for limits in [
        "depth 1",
        "depth 3",
        "depth 0",
        "nodes 0",
        "nodes 1",
        "nodes 2000",
        "movetime 0",
        "movetime 20",
        "p1time 400 p2time 1 p1inc 0 p2inc 60000",
        "p1time 0",
        "movetime 10 depth 99 nodes 99999999",
    ] {
        engine.send(&format!("go {limits}"));
        let said = engine.until("bestmove ");
        let (best, infos) = said.split_last().unwrap();
        let best = &best["bestmove ".len()..];
        assert!(moves.split(' ').any(|mv| mv == best), "{best}");
        let depths: Vec<u32> = infos.iter().map(|info| depth_of(info)).collect();
        assert!(depths.is_sorted(), "{depths:?}");
    }
}

/// The depth that an info line tells.
fn depth_of(info: &str) -> u32 {
    let words: Vec<&str> = info.split(' ').collect();
    let [
        "info",
        "depth",
        depth,
        "score",
        _,
        _,
        "nodes",
        _,
        "pv",
        _,
        ..,
    ] = words.as_slice()
    else {
        panic!("{info}");
    };
    depth.parse().unwrap()
}

#[test]
fn it_says_what_it_has_proven() {
    let mut engine = Engine::start();
    engine.tell("position fen 10/10/10/10/1SSSS5/10/10/10/10 1");
    let (info, best) = engine.think("go depth 5");
    assert!(
        info.starts_with("info depth 1 score win 1 nodes "),
        "{info}"
    );
    assert!(["a5", "f5"].contains(&best.as_str()), "{best}");
    // Two fives threaten and one move cannot stop both.
    engine.tell("position fen 10/10/10/10/1SSSS5/10/10/10/10 2");
    let (info, _) = engine.think("go depth 5");
    assert!(
        info.starts_with("info depth 1 score loss 2 nodes "),
        "{info}"
    );
}

#[test]
fn the_engine_swaps_when_it_would_rather_be_the_other() {
    let mut engine = Engine::start();
    engine.tell("setoption name swap value true");
    engine.tell("position startpos moves e5");
    let (_, best) = engine.think("go depth 1");
    let moves = engine.one("moves");
    assert!(moves.split(' ').any(|mv| mv == best), "{best}");
    engine.tell(&format!("position startpos moves e5 {best}"));
}

#[test]
fn while_thinking_it_listens_for_stop_and_little_else() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.send("isready");
    engine.until("readyok");
    for line in [
        "show",
        "go depth 1",
        "position startpos moves e5",
        "ugi",
        "hello",
    ] {
        engine.send(line);
        let error = engine.until("error ").pop().unwrap();
        let word = line.split(' ').next().unwrap();
        let expected = format!("error {word}: still thinking: send stop first");
        assert_eq!(error, expected);
    }
    engine.send("stop");
    engine.until("bestmove ");
    assert_eq!(engine.one("show"), START);
    engine.tell("stop");
    let (_, best) = engine.think("go nodes 100");
    assert!(!best.is_empty());
}

/// Programs say `stop` after `infinite`, and take the answer for that to the `stop`.
#[test]
fn without_an_end_it_answers_only_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.tell("position fen 10/10/10/10/1SSSS5/10/10/10/10 1");
    engine.send("go infinite");
    engine.until("info depth 1 score win 1 ");
    engine.send("isready");
    let said = engine.until("readyok");
    assert!(
        !said.iter().any(|line| line.starts_with("bestmove")),
        "{said:?}"
    );
    assert_eq!(
        engine.one("show"),
        "error show: still thinking: send stop first"
    );
    engine.send("stop");
    let best = engine.line();
    assert!(
        ["bestmove a5", "bestmove f5"].contains(&best.as_str()),
        "{best}"
    );
    engine.tell("stop");
    assert_eq!(engine.one("query gameover"), "response false");
}

#[test]
fn a_win_at_once_is_sought_in_every_game() {
    let mut engine = Engine::start();
    for (game, position, line) in [
        ("ergo", "10/10/10/10/1SSSS5/10/10/10/10 1", "a5"),
        ("emergo", "x/x3/x5/x7/x3,1,2,x4/x7/x5/x3/x 1 0-0", "d5xf5"),
        (
            "intermedium",
            "x7/x7/x7/x7/x7/x3,a1,x,a1,x/x2,a1,b2,a1,b2,a1/x3,a1,x,a1,x/x2,a2,x4/x7 1 4",
            "c2@d3-e4",
        ),
    ] {
        engine.tell(&format!("game {game}"));
        engine.tell(&format!("position fen {position}"));
        assert_eq!(engine.one("solve 0"), "none");
        for plies in [1, 9] {
            let said = engine.one(&format!("solve {plies}"));
            assert_eq!(said, format!("win 1 pv {line}"));
        }
    }
}

#[test]
fn it_leaves_in_the_midst_of_thought() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.send("quit");
    let (said, status) = engine.end();
    assert!(said.last().unwrap().starts_with("bestmove "));
    assert!(status.success());
}

#[test]
fn when_nobody_is_left_it_finishes_what_can_be_finished() {
    let mut engine = Engine::start();
    engine.send("go depth 2");
    let (said, status) = engine.hang_up();
    assert!(said[said.len() - 2].starts_with("info depth 2 "));
    assert!(said.last().unwrap().starts_with("bestmove "));
    assert!(status.success());
}

#[test]
fn when_nobody_is_left_it_does_not_think_forever() {
    for go in ["go", "go infinite"] {
        let mut engine = Engine::start();
        engine.send(go);
        let (said, status) = engine.hang_up();
        assert!(said.last().unwrap().starts_with("bestmove "));
        assert!(status.success());
    }
}

#[test]
fn the_last_line_needs_no_end() {
    let mut engine = Engine::start();
    engine.send_bytes(b"show");
    let (said, status) = engine.hang_up();
    assert_eq!(said, [START]);
    assert!(status.success());
}

/// Whoever reads no answers gets no more of them: the engine ends even if it was to think forever.
#[test]
fn when_nobody_reads_it_ends() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ergo"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"show\ngo infinite\n").unwrap();
    assert!(!child.wait().unwrap().success());
}

#[test]
fn bytes_that_are_no_text_are_told_apart_from_commands() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xff\xfe\nshow\xff\nposition startpos moves e\xc3\n\0\n\x1b[2J\n");
    for word in [
        "\u{fffd}\u{fffd}",
        "show\u{fffd}",
        "position",
        "\0",
        "\u{1b}[2J",
    ] {
        let said = engine.line();
        assert!(said.starts_with(&format!("error {word}: ")), "{said:?}");
    }
    assert_eq!(engine.one("show"), START);
}

#[test]
fn thousands_of_lines_with_mistakes_do_no_harm() {
    let round = "moves a1 j9 a1-b1 j9-i9 b1-a1 i9-j9";
    let lines = [
        "ugi".to_owned(),
        "isready".to_owned(),
        "uginewgame".to_owned(),
        "stop".to_owned(),
        "stop".to_owned(),
        "show".to_owned(),
        "moves".to_owned(),
        "results".to_owned(),
        "perft 2".to_owned(),
        "query result".to_owned(),
        "query gameover".to_owned(),
        "setoption name swap value true".to_owned(),
        "setoption name black-begins value false".to_owned(),
        "go depth 1".to_owned(),
        "go nodes 50".to_owned(),
        "go movetime 1".to_owned(),
        "go p1time 9 p2time 9 p1inc 1 p2inc 1".to_owned(),
        "position startpos".to_owned(),
        "position startpos moves e5 a1 e5-e6 a1-j9".to_owned(),
        "position startpos moves e5 swap d5".to_owned(),
        format!("position startpos {round}"),
        format!("position fen 4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1 {round}"),
        "position fen 10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1".to_owned(),
        format!("game {}", GAMES[GAMES.len() - 1].id),
        format!("game {}", GAMES[0].id),
    ];
    let mut dice = Dice::new(1);
    let mut engine = Engine::start();
    let mut errors = 0;
    for _ in 0..100 {
        let mut batch = String::new();
        for _ in 0..100 {
            let line = dice.pick(&lines);
            let line = mutated(&mut dice, line);
            batch += if takes_long(&line) { "" } else { &line };
            batch.push('\n');
        }
        engine.send_bytes(batch.as_bytes());
        engine.send("stop");
        engine.send("that is all");
        let said = engine.until("error that: no such command");
        errors += said
            .iter()
            .filter(|line| line.starts_with("error "))
            .count();
    }
    assert!(errors > 5_000, "{errors}");
    engine.tell(&format!("game {}", GAMES[0].id));
    assert_eq!(engine.one("show"), START);
}

/// Whether a line asks for a count that would take minutes.
fn takes_long(line: &str) -> bool {
    let plies = line.trim().strip_prefix("perft").map(str::trim);
    plies.is_some_and(|plies| plies.parse::<u32>().is_ok_and(|plies| plies > 3))
}
