//! Invalid input: every error says what is wrong and where, and nothing else changes.

use ergo_games::registry::GAMES;

use crate::engine::{Engine, START};
use crate::mutate::mutated;
use ergo_games::dice::Dice;

/// Invalid lines, and how the responses to them start.
const ERRORS: &[(&str, &str)] = &[
    ("hello", "error hello: unknown command"),
    ("ugi now", "error ugi: expected nothing more, found \"now\""),
    ("isready?", "error isready?: unknown command"),
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
        "error setoption: unknown option \"swop\"",
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
        "setoption name Threads value 0",
        "error setoption: expected threads as a number from 1 to 32, found \"0\"",
    ),
    (
        "setoption name Threads value 33",
        "error setoption: expected threads",
    ),
    (
        "setoption name EvalFile value no.net",
        "error setoption: EvalFile: \"no.net\": ",
    ),
    (
        "setoption name EvalFile value README.md",
        "error setoption: this is not a net of this game",
    ),
    (
        "setoption name BookFile value no.bin",
        "error setoption: BookFile: \"no.bin\": ",
    ),
    (
        "setoption name BookFile value README.md",
        "error setoption: BookFile: \"README.md\": not a file of an opening explorer",
    ),
    (
        "setoption name BookFile value tools/explorer/data/emergo.bin",
        "error setoption: BookFile: \"tools/explorer/data/emergo.bin\": it is of the game \"emergo\"",
    ),
    (
        "setoption name Margins value 1 2 3",
        "error setoption: Margins: expected ten numbers such as ",
    ),
    (
        "setoption name MultiPV value 0",
        "error setoption: expected lines as a number from 1",
    ),
    (
        "setoption name Level value 11",
        "error setoption: expected a level as a number from 0 to 10",
    ),
    (
        "setoption name Rival value look 7",
        "error setoption: Rival: expected look from 1 to 6, found \"7\"",
    ),
    (
        "setoption name hash value 3",
        "error setoption: unknown option \"hash\"",
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

/// Invalid lines get an error that says where the problem is, and change nothing.
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
            "error setoption: unknown option \"xxx",
        ),
        (
            format!("setoption name {long} value x"),
            "error setoption: unknown option \"xxx",
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
    engine.send_silent("position startpos moves e5 a1");
    let (position, moves) = (engine.ask_one("show"), engine.ask_one("moves"));
    for (line, error) in ERRORS.iter().copied().chain(long_lines) {
        let said = engine.ask_one(line);
        assert!(said.starts_with(error), "{said}");
        assert!(said.chars().count() < 300, "{}", said.len());
        assert_eq!(engine.ask_one("show"), position, "after {said}");
        assert_eq!(engine.ask_one("moves"), moves, "after {said}");
    }
}

#[test]
fn bytes_that_are_not_utf8_are_errors() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xff\xfe\nshow\xff\nposition startpos moves e\xc3\n\0\n\x1b[2J\n");
    for word in [
        "\u{fffd}\u{fffd}",
        "show\u{fffd}",
        "position",
        "\\0",
        "\\u{1b}[2J",
    ] {
        let said = engine.line();
        assert!(said.starts_with(&format!("error {word}: ")), "{said:?}");
    }
    assert_eq!(engine.ask_one("show"), START);
}

/// Whatever a line contains, the response does not control the terminal that shows it.
#[test]
fn control_characters_are_escaped() {
    const CONTROLS: [&str; 7] = [
        "\u{1b}[2J",
        "\0",
        "\u{7}",
        "\u{8}",
        "\u{9b}",
        "\u{202e}",
        "\u{7f}",
    ];
    let mut engine = Engine::start();
    for control in CONTROLS {
        for line in [
            format!("a{control}b"),
            format!("show {control}"),
            format!("game {control}"),
            format!("setoption name {control} value true"),
            format!("setoption name swap value {control}"),
            format!("setoption name Hash value {control}"),
            format!("setoption name EvalFile value x{control}y"),
            format!("setoption name Margins value {control}"),
            format!("position {control}"),
            format!("position fen {control}"),
            format!("position startpos moves {control}"),
            format!("go {control}"),
            format!("go depth {control}"),
            format!("solve 3 {control}"),
            format!("perft {control}"),
            format!("query {control}"),
        ] {
            let said = engine.ask_one(&line);
            assert!(said.starts_with("error "), "{said:?}");
            let is_plain = |character: char| !character.is_control() && character != '\u{202e}';
            assert!(said.chars().all(is_plain), "{line:?}: {said:?}");
        }
    }
}

#[test]
fn lines_without_end_are_skipped() {
    let mut engine = Engine::start();
    engine.send(&"x".repeat(17_000_000));
    let said = engine.line();
    assert!(
        said.starts_with("error input: expected lines of no more than "),
        "{said}"
    );
    assert_eq!(engine.ask_one("show"), START);
}

#[test]
fn the_engine_survives_thousands_of_mutated_lines() {
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
        let said = engine.until("error that: unknown command");
        errors += said
            .iter()
            .filter(|line| line.starts_with("error "))
            .count();
    }
    assert!(errors > 5_000, "{errors}");
    engine.send_silent(&format!("game {}", GAMES[0].id));
    assert_eq!(engine.ask_one("show"), START);
}

/// Whether a line requests a perft that would take minutes.
fn takes_long(line: &str) -> bool {
    let plies = line.trim().strip_prefix("perft").map(str::trim);
    plies.is_some_and(|plies| plies.parse::<u32>().is_ok_and(|plies| plies > 3))
}
