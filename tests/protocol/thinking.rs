//! Searching: limits, reports, `stop` and `solve`.

use std::time::Instant;

use crate::engine::{Engine, HARD, LONG, START};

#[test]
fn thinking_ends_at_its_limits() {
    let mut engine = Engine::start();
    let moves = engine.ask_one("moves");
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

/// The depth in an info line.
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
        "nps",
        _,
        "time",
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
fn proven_results_are_reported() {
    let mut engine = Engine::start();
    engine.send_silent("position fen 10/10/10/10/1SSSS5/10/10/10/10 1");
    let (info, best) = engine.think("go depth 5");
    assert!(
        info.starts_with("info depth 1 score win 1 nodes "),
        "{info}"
    );
    assert!(["a5", "f5"].contains(&best.as_str()), "{best}");
    // Two fives threaten and one move cannot stop both.
    engine.send_silent("position fen 10/10/10/10/1SSSS5/10/10/10/10 2");
    let (info, _) = engine.think("go depth 5");
    assert!(
        info.starts_with("info depth 1 score loss 2 nodes "),
        "{info}"
    );
}

#[test]
fn the_swap_is_considered_a_move() {
    let mut engine = Engine::start();
    engine.send_silent("setoption name swap value true");
    engine.send_silent("position startpos moves e5");
    let (_, best) = engine.think("go depth 1");
    let moves = engine.ask_one("moves");
    assert!(moves.split(' ').any(|mv| mv == best), "{best}");
    engine.send_silent(&format!("position startpos moves e5 {best}"));
}

#[test]
fn a_good_first_move_is_taken_over_in_every_game() {
    let mut engine = Engine::start();
    for (game, mv) in [("emergo", "e5"), ("intermedium", "a2@b1-c2-b3-a4")] {
        engine.send_silent(&format!("game {game}"));
        engine.send_silent("setoption name swap value true");
        engine.send_silent(&format!("position startpos moves {mv}"));
        let (_, best) = engine.think("go nodes 20000");
        assert_eq!(best, "swap", "{game}");
    }
}

#[test]
fn while_thinking_other_commands_are_errors() {
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
        let expected = format!("error {word}: a search is running: send stop first");
        assert_eq!(error, expected);
    }
    engine.send("stop");
    engine.until("bestmove ");
    assert_eq!(engine.ask_one("show"), START);
    engine.send_silent("stop");
    let (_, best) = engine.think("go nodes 100");
    assert!(!best.is_empty());
}

/// The number after a word of an info line.
fn number_of(info: &str, name: &str) -> u64 {
    let mut words = info.split(' ').skip_while(|&word| word != name);
    words.nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_search_says_how_long_it_took_and_how_fast_it_was() {
    let mut engine = Engine::start();
    for _ in 0..2 {
        let started = Instant::now();
        let said = engine.search("go movetime 200");
        let passed = u64::try_from(started.elapsed().as_millis()).unwrap();
        let infos = &said[..said.len() - 1];
        let times: Vec<_> = infos.iter().map(|info| number_of(info, "time")).collect();
        assert!(times.is_sorted(), "{said:?}");
        let last = infos.last().unwrap();
        let time = number_of(last, "time");
        // The last line is written when the time is over. The machine may be busy.
        assert!((200..=passed).contains(&time), "{said:?}");
        let counted = number_of(last, "nps") * time / 1_000;
        let nodes = number_of(last, "nodes");
        assert!(counted.abs_diff(nodes) * 50 <= nodes, "{last}");
    }
}

#[test]
fn several_threads_obey_like_one() {
    let mut engine = Engine::start();
    let moves = engine.ask_one("moves");
    let alone = engine.think("go nodes 6000");
    engine.send_silent("setoption name Threads value 3");
    let (info, best) = engine.think("go nodes 6000");
    assert!(
        (4_000..=6_000).contains(&number_of(&info, "nodes")),
        "{info}"
    );
    engine.send_silent("uginewgame");
    assert_eq!(engine.think("go nodes 6000"), (info, best));
    // Only one of them searches with the other limits.
    let (info, _) = engine.think("go depth 3");
    assert!(info.starts_with("info depth 3 "), "{info}");
    let (_, best) = engine.think("go movetime 30");
    assert!(moves.split(' ').any(|mv| mv == best), "{best}");
    engine.send_silent("setoption name MultiPV value 3");
    engine.send("go depth 2");
    let said = engine.until("bestmove ");
    for line in 1..=3 {
        let start = format!("info depth 2 multipv {line} ");
        assert!(said.iter().any(|info| info.starts_with(&start)), "{said:?}");
    }
    engine.send("go infinite");
    engine.send("isready");
    engine.until("readyok");
    engine.send("stop");
    engine.until("bestmove ");
    engine.send_silent("setoption name MultiPV value 1");
    // The threads see the next position.
    engine.send_silent("position fen 10/10/10/10/1SSSS5/10/10/10/10 1");
    let (info, _) = engine.think("go movetime 10000");
    assert!(info.starts_with("info depth 1 score win 1 "), "{info}");
    engine.send_silent("setoption name Threads value 1");
    engine.send_silent("position startpos");
    assert_eq!(engine.think("go nodes 6000"), alone);
    engine.send_silent("setoption name Threads value 2");
    engine.send("go infinite");
    engine.send("quit");
    let (_, status) = engine.wait();
    assert!(status.success());
}

/// Programs send `stop` after `go infinite`, and expect `bestmove` only in response to it.
#[test]
fn an_infinite_search_answers_only_to_stop() {
    let mut engine = Engine::start();
    engine.send_silent("position fen 10/10/10/10/1SSSS5/10/10/10/10 1");
    engine.send("go infinite");
    engine.until("info depth 1 score win 1 ");
    engine.send("isready");
    let said = engine.until("readyok");
    assert!(
        !said.iter().any(|line| line.starts_with("bestmove")),
        "{said:?}"
    );
    assert_eq!(
        engine.ask_one("show"),
        "error show: a search is running: send stop first"
    );
    engine.send("stop");
    let best = engine.line();
    assert!(
        ["bestmove a5", "bestmove f5"].contains(&best.as_str()),
        "{best}"
    );
    engine.send_silent("stop");
    assert_eq!(engine.ask_one("query gameover"), "response false");
}

/// `isready` is answered and `stop` obeyed during commands that take hours; other lines wait.
#[test]
fn long_commands_can_be_interrupted() {
    let mut engine = Engine::start_hard();
    for (command, stopped) in LONG {
        engine.send(command);
        engine.send("show");
        for _ in 0..2 {
            engine.send("isready");
            assert_eq!(engine.line(), "readyok", "{command}");
        }
        engine.send("stop");
        assert_eq!(engine.line(), stopped);
        assert_eq!(engine.line(), HARD);
        assert_eq!(engine.ask_one("query gameover"), "response false");
    }
}

/// Lines may arrive in one piece, even before the command that they are about has begun.
#[test]
fn a_stop_ends_all_commands_before_it() {
    let mut engine = Engine::start_hard();
    engine.send("perft 20\nisready\nstop\nshow");
    let said = engine.until(HARD);
    assert_eq!(said, ["readyok", LONG[0].1, HARD]);
    engine.send("perft 20\nbench\ngo infinite\nshow\nstop\nshow");
    engine.until(LONG[0].1);
    engine.until(LONG[1].1);
    engine.until("bestmove ");
    assert_eq!(engine.line(), HARD);
}

/// Work that was not interrupted counts as before.
#[test]
fn an_interrupt_leaves_nothing_behind() {
    let mut engine = Engine::start_hard();
    let results = |engine: &mut Engine| {
        // Empties the table, which a search for a win by threats uses.
        engine.send_silent("setoption name Hash value 2");
        ["perft 2", "bench 3000", "solve 9 nodes 2000"].map(|command| engine.ask_one(command))
    };
    let before = results(&mut engine);
    for (command, _) in LONG {
        engine.send(command);
        engine.send("stop");
        engine.line();
        assert_eq!(results(&mut engine), before, "after {command}");
    }
}

#[test]
fn solve_finds_immediate_wins_in_every_game() {
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
        engine.send_silent(&format!("game {game}"));
        engine.send_silent(&format!("position fen {position}"));
        assert_eq!(engine.ask_one("solve 0"), "none");
        for plies in [1, 9] {
            let said = engine.ask_one(&format!("solve {plies}"));
            assert_eq!(said, format!("win 1 pv {line}"));
        }
    }
}
