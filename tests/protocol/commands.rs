//! Commands that set up games, change options and report on positions.

use ergo_games::registry::GAMES;

use crate::engine::{Engine, START};

#[test]
fn ugi_lists_name_games_and_options() {
    let mut engine = Engine::start();
    let said = engine.ask("ugi");
    assert!(said[0].starts_with("id name Ergo "));
    assert!(said.contains(&"id author the Ergo authors".to_owned()));
    assert!(said.contains(&"option name Hash type spin default 16 min 1 max 1024".to_owned()));
    assert!(said.contains(&"option name Threads type spin default 1 min 1 max 32".to_owned()));
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
    assert_eq!(engine.ask_one("show"), START);
    engine.send_silent("position startpos moves e5 a1 e5-e6 a1-j9");
    assert_eq!(engine.ask_one("show"), "9l/10/10/4S5/10/10/10/10/10 1");
    engine.send_silent("position fen 10/10/10/10/4S5/10/10/10/10 2 moves a1");
    assert_eq!(engine.ask_one("show"), "10/10/10/10/4S5/10/10/10/l9 1");
    engine.send_silent("  position \t startpos  ");
    assert_eq!(engine.ask_one("show"), START);
    engine.send_silent("position startpos moves e5\r");
    engine.send_silent("uginewgame");
    assert_eq!(engine.ask_one("show"), START);
}

#[test]
fn moves_are_listed_and_counted() {
    let mut engine = Engine::start();
    engine.send_silent("position startpos moves e5");
    let moves = engine.ask_one("moves");
    assert_eq!(moves.split(' ').count(), 89);
    assert!(moves.starts_with("a1 a2 a3 "));
    assert_eq!(engine.ask_one("results"), "89");
    assert_eq!(engine.ask_one("perft 0"), "1");
    engine.send_silent("position startpos");
    assert_eq!(engine.ask_one("perft 2"), "8010");
    assert_eq!(engine.ask_one("perft 3"), "830896");
}

#[test]
fn queries_report_the_state_of_the_game() {
    let mut engine = Engine::start();
    let queries = ["gameover", "p1turn", "result"];
    let mut answers = |position: &str| {
        engine.send_silent(&format!("position {position}"));
        queries.map(|what| {
            engine
                .ask_one(&format!("query {what}"))
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
    assert_eq!(engine.ask_one("results"), "0");
    assert_eq!(engine.ask_one("perft 1"), "0");
    assert_eq!(engine.ask_one("go depth 1"), "error go: the game is over");
}

#[test]
fn options_change_the_rules_and_keep_the_game() {
    let mut engine = Engine::start();
    engine.send_silent("position startpos moves e5");
    engine.send_silent("setoption name swap value true");
    assert!(engine.ask_one("moves").ends_with(" j9 swap"));
    engine.send_silent("position startpos moves e5 swap d5");
    // The game would not be legal without the option: it stays on.
    let error = engine.ask_one("setoption name swap value false");
    assert!(error.starts_with("error setoption: "), "{error}");
    assert_eq!(engine.ask_one("show"), "10/10/10/10/3sS5/10/10/10/10 1");
    engine.send_silent("position startpos");
    engine.send_silent("setoption name swap value false");
    assert!(
        engine
            .ask_one("position startpos moves e5 swap")
            .starts_with("error position: ")
    );
    engine.send_silent("setoption name Hash value 1");
    engine.send_silent("setoption name black-begins value true");
    assert_eq!(engine.ask_one("show"), START);
}

#[test]
fn every_game_can_be_chosen_and_played() {
    let mut engine = Engine::start();
    for game in GAMES {
        engine.send_silent(&format!("game {}", game.id));
        let start = engine.ask_one("show");
        let moves = engine.ask_one("moves");
        let (info, best) = engine.think("go depth 2");
        assert!(info.starts_with("info depth "), "{info}");
        assert!(moves.split(' ').any(|mv| mv == best), "{best}");
        engine.send_silent(&format!("position startpos moves {best}"));
        assert_ne!(engine.ask_one("show"), start);
        let bench = engine.ask_one("bench");
        assert_eq!(engine.ask_one("bench"), bench, "a bench is reproducible");
        let limited = engine.ask_one("bench 500");
        assert!(limited.starts_with("bench 500 nodes "), "{limited}");
    }
}

#[test]
fn a_net_evaluates_one_game_until_it_is_replaced() {
    let mut engine = Engine::start();
    let with = engine.ask_one("bench 2000");
    engine.send_silent("setoption name EvalFile value <empty>");
    let without = engine.ask_one("bench 2000");
    assert_ne!(with, without);
    engine.send_silent("setoption name EvalFile value src/games/ergo/net.bin");
    assert_eq!(engine.ask_one("bench 2000"), with);
    engine.send_silent("setoption name Hash value 2");
    engine.send_silent("setoption name swap value true");
    assert_eq!(engine.ask_one("bench 2000"), with);
    engine.send_silent("setoption name EvalFile value <empty>");
    assert_eq!(engine.ask_one("bench 2000"), without);
    engine.send_silent("game emergo");
    let error = engine.ask_one("setoption name EvalFile value src/games/ergo/net.bin");
    assert!(error.contains("not a net of this game"), "{error}");
    engine.send_silent("game ergo");
    assert_eq!(engine.ask_one("bench 2000"), with);
    engine.send_silent("setoption name EvalFile value <empty>");
    engine.send_silent("setoption name EvalFile value <built-in>");
    assert_eq!(engine.ask_one("bench 2000"), with);
}

/// A file that has no end, or that waits for someone to write, is refused at once; so is one that is too large.
#[cfg(unix)]
#[test]
fn only_regular_files_of_a_reasonable_size_are_read() {
    let folder = std::env::temp_dir().join(format!("ergo-nets-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let fifo = folder.join("fifo");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let large = folder.join("large");
    // Sparse: it takes no space.
    let file = std::fs::File::create(&large).unwrap();
    file.set_len(64_000_001).unwrap();
    let mut engine = Engine::start();
    for option in ["EvalFile", "BookFile"] {
        let mut set = |path: &str| {
            let said = engine.ask_one(&format!("setoption name {option} value {path}"));
            let start = format!("error setoption: {option}: ");
            assert!(said.starts_with(&start), "{said}");
            said
        };
        for path in [
            "/dev/zero",
            fifo.to_str().unwrap(),
            folder.to_str().unwrap(),
        ] {
            let said = set(path);
            assert!(said.ends_with(": expected a regular file"), "{said}");
        }
        let said = set(large.to_str().unwrap());
        assert!(
            said.ends_with(": expected no more than 64000000 bytes"),
            "{said}"
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_known_opening_is_played_without_a_search() {
    for game in GAMES {
        let mut engine = Engine::start_with(&[game.id]);
        let file = format!("tools/explorer/data/{}.bin", game.id);
        engine.send_silent(&format!("setoption name BookFile value {file}"));
        let said = engine.search("go nodes 100");
        let [best] = &said[..] else {
            panic!("{}: {said:?}", game.id)
        };
        let best = best.strip_prefix("bestmove ").unwrap();
        engine.send_silent(&format!("position startpos moves {best}"));
        // `go infinite` searches also in a known position, and so does an engine without a book.
        engine.send("go infinite depth 1");
        assert!(engine.line().starts_with("info "), "{}", game.id);
        assert!(
            engine
                .search("stop")
                .last()
                .unwrap()
                .starts_with("bestmove ")
        );
        engine.send_silent("setoption name BookFile value <empty>");
        assert!(engine.search("go nodes 100").len() > 1, "{}", game.id);
    }
}

#[test]
fn the_seed_varies_known_openings() {
    let mut engine = Engine::start();
    engine.send_silent("setoption name BookFile value tools/explorer/data/ergo.bin");
    let mut moves = |seed: u64| {
        engine.send_silent(&format!("setoption name Seed value {seed}"));
        engine.search("go nodes 100")
    };
    let first = moves(1);
    assert_eq!(moves(1), first);
    assert!((2..40).any(|seed| moves(seed) != first));
}

#[test]
fn a_book_is_for_the_usual_rules_of_one_game() {
    let mut engine = Engine::start_with(&["emergo"]);
    engine.send_silent("setoption name BookFile value tools/explorer/data/emergo.bin");
    engine.send_silent("setoption name swap value true");
    assert!(engine.search("go nodes 100").len() > 1);
    engine.send_silent("position startpos moves e5");
    assert!(engine.search("go nodes 100").len() > 1);
    engine.send_silent("position startpos moves e5 swap");
    assert_eq!(engine.search("go nodes 100").len(), 1);
    engine.send_silent("position startpos");
    engine.send_silent("setoption name centre-ban value true");
    assert!(engine.search("go nodes 100").len() > 1);
    engine.send_silent("game emergo");
    assert!(engine.search("go nodes 100").len() > 1);
}

#[test]
fn margins_are_for_one_game() {
    let mut engine = Engine::start();
    let before = engine.think("go depth 6");
    engine.send_silent("setoption name Margins value 10 4 15 12 6 5 2 1 150 75");
    assert_ne!(engine.think("go depth 6"), before);
    engine.send_silent("game ergo");
    assert_eq!(engine.think("go depth 6"), before);
}

#[test]
fn empty_lines_get_no_response() {
    let mut engine = Engine::start();
    for line in ["", "   ", "\t", "\r"] {
        engine.send_silent(line);
    }
}
