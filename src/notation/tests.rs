use self::quoted::assert_quoted;
use super::*;
use crate::game::{Game, Options, Side};
use crate::games::emergo;
use crate::games::ergo::Position;
use crate::hash::random;
use crate::registry;
use crate::replay::history::History;
use crate::replay::{Comment, GameResult, GameTree, MAX_TURNS, Ply};

mod errors;
#[path = "../../tests/common/quoted.rs"]
mod quoted;

/// A game of Ergo with these moves.
fn ergo(moves: &str) -> String {
    format!("[Game \"ergo\"]\n[Result \"*\"]\n\n{moves}\n")
}

fn read_one(text: &str) -> GameTree {
    let mut trees = read(text).unwrap();
    assert_eq!(trees.len(), 1, "{text}");
    trees.remove(0)
}

/// The line, column, code and excerpt of the error of a text.
fn error_of(text: &str) -> (usize, usize, &'static str, String) {
    let error = read(text).expect_err(text);
    assert_quoted(&error, text, error.span.start, &error.found);
    assert!(!error.expected.is_empty());
    (error.line, error.column, error.code.as_str(), error.found)
}

/// Five in a row for the first player, with the moves of both players.
const FIVE: &str = "1. c5 a1 2. d5 a3 3. e5 a5 4. f5 a7 5. g5";

#[test]
fn games_have_spans_in_their_text() {
    let games = [
        "[Game \"ergo\"]\r\n[First \"Zoë 😀\"]\r\n1. e5 {ä * } d5 ;1-0\r\n*",
        "{ “a” }[Game\t\"emergo\"]d7(e7)*",
        "[Game \"ergo\"] e5 $1 *",
    ];
    let text = format!("\u{feff} \r\n{}\n", games.join("\n\n "));
    let found = reader::open_with_spans(&text, games.len()).unwrap();
    let found: Vec<_> = found.into_iter().map(|(span, _)| &text[span]).collect();
    assert_eq!(found, games);
}

#[test]
fn every_text_has_one_spelling() {
    for (text, canonical) in [
        ("*", "*"),
        ("e5 d5 e6 *", "1. e5 d5 2. e6 *"),
        ("1.e5 1...d5 2.e6*", ""),
        ("1.e5 1...d5 2.e6 *", "1. e5 d5 2. e6 *"),
        ("e5! d5?! e6 !? $3 $3*", "1. e5 $1 d5 $6 2. e6 $5 $3 *"),
        ("e5! d5?! e6 !? $3 $3 *", "1. e5 $1 d5 $6 2. e6 $5 $3 *"),
        ("{ a\r\n\tb } e5 {} *", "{a b} 1. e5 *"),
        ("e5;one\nd5 ;two\r\n*", "1. e5 {one} 1... d5 {two} *"),
        ("e5(d5)d5 *", "1. e5 (1. d5) 1... d5 *"),
        (
            "e5 (d5 (c5) a1) (b5) a2 *",
            "1. e5 (1. d5 a1) (1. c5) (1. b5) 1... a2 *",
        ),
        ("e5 ({x} d5 {y}) {z} *", "1. e5 {z} ({x} 1. d5 {y}) *"),
        ("e5 d5 (1... d6 2. a1) *", "1. e5 d5 (1... d6 2. a1) *"),
        ("e5 { [%clk 0:1:00] } *", ""),
        ("e5 {so[%clk 0:01:00]it [%eval -.5] } *", ""),
        (
            "e5 {so[%clk 0:01:00]it [%eval -0.5] is [%x\ny] } *",
            "1. e5 {[%eval -0.50] [%clk 0:01:00] so it is [%x y]} *",
        ),
        (
            "e5 {[%eval #-4]} d5 {[%eval #7]} *",
            "1. e5 {[%eval #-4]} 1... d5 {[%eval #7]} *",
        ),
        (
            "e5 {[%eval -0]} d5 {[%eval 12]} *",
            "1. e5 {[%eval 0.00]} 1... d5 {[%eval 12.00]} *",
        ),
        ("e5 ; a } b\nd5 *", "1. e5\n; a } b\n1... d5 *"),
        (
            "e5 (;a } b\nd5 ; } \n) *",
            "1. e5 (\n; a } b\n1. d5\n; }\n) *",
        ),
        ("e5 {a { b ; c ( d} *", "1. e5 {a { b ; c ( d} *"),
    ] {
        if canonical.is_empty() {
            assert!(read(&ergo(text)).is_err(), "{text}");
            continue;
        }
        let tree = read_one(&ergo(text));
        let written = write([&tree]);
        assert_eq!(written, ergo(canonical), "{text}");
        assert_eq!(read_one(&written), tree);
    }
}

#[test]
fn tags_have_their_order_and_unknown_ones_are_kept() {
    let text = "\u{feff}[Zeal \"much\"]\r\n[Result \"1-0\"] [Termination \"time\"]\r\n\
        [Options \"black-begins swap swap\"][Second \"B \\\"b\\\" \\\\\"]\r\n\
        [First \"A\"][Annotator \"?\"] [Date \"2024.02.03\"][Site \"\"]\r\n\
        ; by hand\r\n[Game \"ergo\"] [SetUp \"0\"] e5 swap d5 1-0";
    let canonical = "[Game \"ergo\"]\n[Date \"2024.02.03\"]\n[First \"A\"]\n\
        [Second \"B \\\"b\\\" \\\\\"]\n[Result \"1-0\"]\n[Options \"swap black-begins\"]\n\
        [Termination \"time\"]\n[Zeal \"much\"]\n[Annotator \"?\"]\n\n\
        {by hand} 1. e5 swap d5 1-0\n";
    let tree = read_one(text);
    assert_eq!(write([&tree]), canonical);
    assert_eq!(tree.tag("Second").unwrap(), "B \"b\" \\");
    assert_eq!(tree.tag("Site"), None);
    assert_eq!(read_one(canonical), tree);
}

#[test]
fn numbers_follow_the_players() {
    let position = "[SetUp \"1\"]\n[Position \"10/10/10/10/4S5/10/10/10/10 2\"]";
    let text = format!("[Game \"ergo\"]\n[Result \"*\"]\n{position}\n\n1... a1 2. a3 a5 *\n");
    let tree = read_one(&text);
    assert_eq!(write([&tree]), text);
    let sides: Vec<_> = tree
        .main_line()
        .map(|ply| (ply.number(), ply.side()))
        .collect();
    assert_eq!(
        sides,
        [(1, Side::Second), (2, Side::First), (2, Side::Second)]
    );
    // The start of the game needs no position.
    let start = "[Game \"ergo\"][SetUp \"1\"][Position \"10/10/10/10/10/10/10/10/10 1\"] *";
    assert_eq!(write([&read_one(start)]), ergo("*"));
}

#[test]
fn several_games_stand_in_one_text() {
    let second = "[Game \"emergo\"]\n[Result \"*\"]\n\n1. g6 *\n";
    let third = "[Game \"intermedium\"]\n[Result \"*\"]\n\n1. c2@d3-e4-f5-g6 *\n";
    let text = format!("{}\n{second}\n{third}", ergo("1. e5 *"));
    let trees = read(&text).unwrap();
    let games: Vec<_> = trees.iter().map(GameTree::game).collect();
    assert_eq!(games, ["ergo", "emergo", "intermedium"]);
    assert_eq!(write(&trees), text);
    assert_eq!(read("").unwrap(), []);
    assert_eq!(read("\u{feff} \r\n\t").unwrap(), []);
}

#[test]
fn lines_are_at_most_eighty_characters_long() {
    let mut builder = GameTreeBuilder::new(&registry::GAMES[0], Options::default(), None).unwrap();
    builder.comment(Comment::read(&"wörter über wörter ".repeat(40)).unwrap());
    builder.comment(Comment::read(&"x".repeat(100)).unwrap());
    for turn in ["e5", "a1"] {
        builder.play(turn).unwrap();
        for glyph in 0..=255 {
            assert!(builder.glyph(glyph));
        }
    }
    for row in '1'..='9' {
        builder.play(&format!("c{row}")).unwrap();
        builder.enter_variation();
        builder.play(&format!("g{row}")).unwrap();
    }
    let game = builder.finish(GameResult::Open).unwrap();
    let tree = game.tree().clone();
    let text = write([&tree]);
    let long: Vec<_> = text
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(long, [format!("{{{}}}", "x".repeat(100))]);
    assert!(
        text.lines().any(|line| line.chars().count() == 80),
        "{text}"
    );
    assert_eq!(read_one(&text), tree);
}

#[test]
fn what_the_rules_say_is_the_result() {
    let over = |result: &str| format!("[Game \"ergo\"]\n\n{FIVE} {result}");
    assert_eq!(read_one(&over("1-0")).result(), GameResult::First);
    for wrong in ["0-1", "1/2-1/2", "*"] {
        assert_eq!(read(&over(wrong)).unwrap_err().code, "result-wrong");
    }
    let resigned = "[Game \"ergo\"][Termination \"resigned\"] e5 0-1";
    assert_eq!(read_one(resigned).result(), GameResult::Second);
}

#[test]
fn a_result_needs_no_reason_and_stays_until_the_game_goes_on() {
    for result in GameResult::ALL {
        let text = format!(
            "[Game \"ergo\"]\n[Result \"{0}\"]\n\n1. e5 {0}\n",
            result.text()
        );
        let mut game = open(&text).unwrap().remove(0);
        assert_eq!(game.tree().result(), result);
        assert_eq!(game.tree().ending(), None);
        assert_eq!(write([game.tree()]), text);
        assert_eq!(save(game.as_ref(), &[]).unwrap(), text);
        game.play("a1").unwrap();
        assert_eq!(game.tree().result(), GameResult::Open);
    }
}

#[test]
fn games_are_saved_and_opened_with_all_their_turns() {
    let mut options = Options::default();
    options.set(registry::GAMES[0].options, "swap", true);
    let mut session = (registry::GAMES[0].open)(options);
    session.set_up("startpos moves e5 swap d5 a1").unwrap();
    assert!(session.go_to(1));
    let text = save(
        session.as_ref(),
        &[("First", "A"), ("Result", "1-0"), ("Site", "")],
    )
    .unwrap();
    let expected = "[Game \"ergo\"]\n[First \"A\"]\n[Result \"*\"]\n[Options \"swap\"]\n\n\
        1. e5 swap d5 2. a1 *\n";
    assert_eq!(text, expected);
    let opened = open(&text).unwrap().remove(0);
    assert_eq!(opened.line(), session.line());
    assert_eq!(opened.options(), session.options());
    assert_eq!(opened.at(), 4);
}

#[test]
fn trees_are_equal_whatever_the_order_of_variations_of_a_turn() {
    let one = read_one(&ergo("1. e5 (1. d5 (1. c5 a2) a1) *"));
    let other = read_one(&ergo("1. e5 (1. d5 a1) (1. c5 a2) *"));
    assert_eq!(one, other);
    assert_ne!(one, read_one(&ergo("1. e5 (1. d5 a1 (1... a2)) (1. c5) *")));
    assert_ne!(one, read_one(&ergo("1. e5 *")));
}

#[test]
fn hostile_texts_are_answered_soon() {
    // Ten times the input would only take ten times as long.
    const LONG: usize = 1_000_000;
    let nested = |depth: usize| {
        let open: String = (0..depth)
            .map(|at| if at % 2 == 0 { " (d5" } else { " (e5" })
            .collect();
        ergo(&format!("e5{open}{} *", ")".repeat(depth)))
    };
    let tree = read_one(&nested(15_000));
    assert_eq!(tree.len(), 15_001);
    assert_eq!(read_one(&write([&tree])), tree);
    drop(tree);
    for piece in [
        "(", ")", "{", "}", "[", "]", "\"", "\\", "\0", "$", "!", ";", "a", "1", ".", " ", "\n",
        "e5", "{a}", "*", "ä", "<b>", "[%",
    ] {
        let much = piece.repeat(LONG / piece.len());
        let _ = read(&much);
        let _ = read(&ergo(&much));
        let _ = read(&ergo(&format!("e5 {much}")));
        let _ = read(&ergo(&format!("e5 {{{much}")));
        let _ = read(&ergo(&format!("e5 {{{much}}} *")));
        let _ = read(&format!("[Game \"{much}"));
        let _ = read(&format!("[Game \"{much}\"]"));
        let _ = abstractplay::read("emergo", &much);
    }
}

#[test]
fn a_game_has_an_end() {
    for (piece, parts) in [
        ("{a}", 1),
        ("$1", 1),
        ("!", 1),
        ("(d5)", 1),
        ("(1. {a} d5)", 2),
    ] {
        let game = |count| format!("1. e5 {}*", format!("{piece} ").repeat(count));
        // The move before them and the result are parts, too.
        let fits = 19_998 / parts;
        assert!(read(&ergo(&game(fits))).is_ok(), "{piece}");
        let error = read(&ergo(&game(fits + 2))).unwrap_err();
        assert_eq!(error.code, "game-large", "{piece}");
    }
}

#[test]
fn a_line_has_an_end() {
    // Four pieces a side never make five in a row, and repetitions are rare.
    let mut game = History::<Position>::new(Options::default());
    let mut builder = GameTreeBuilder::new(&registry::GAMES[0], Options::default(), None).unwrap();
    for number in 0.. {
        let mut moves = Vec::new();
        game.position().choices(&mut moves);
        moves.retain(|mv| mv.from.is_some() == (number >= 8));
        let at = random(number) % moves.len() as u64;
        let text = game
            .position()
            .move_text(moves[usize::try_from(at).unwrap()]);
        game.play_unchecked(moves[usize::try_from(at).unwrap()]);
        if let Err(error) = builder.play(&text) {
            assert_eq!(error.code, "line-long");
            break;
        }
    }
    assert_eq!(game.at(), MAX_TURNS + 1);
    let text = write([builder.finish(GameResult::Open).unwrap().tree()]);
    assert_eq!(open(&text).unwrap()[0].at(), MAX_TURNS);
    let longer = format!(
        "{}{} *",
        text.trim_end_matches("*\n"),
        game.line().rsplit(' ').next().unwrap()
    );
    assert_eq!(error_of(&longer).2, "line-long");
}

#[test]
fn variations_and_glyphs_come_after_a_turn() {
    let mut builder = GameTreeBuilder::new(&registry::GAMES[0], Options::default(), None).unwrap();
    assert!(!builder.enter_variation());
    builder.play("a1").unwrap();
    assert_eq!(builder.next(), (1, Side::Second));
    assert!(builder.enter_variation());
    assert!(!builder.enter_variation());
    assert!(!builder.leave_variation());
    assert!(!builder.glyph(1));
    builder.play("a2").unwrap();
    assert!(builder.leave_variation());
    assert!(!builder.leave_variation());
}

#[test]
fn lists_of_another_site_are_read() {
    // The example of the rules, in the coordinates of Abstract Play.
    let game = abstractplay::read("emergo", "1. E7, c5 2. *A1* [\"i9\"]").unwrap();
    let tree = game.tree();
    let moves: Vec<_> = tree
        .main_line()
        .map(|ply: Ply| ply.text().to_owned())
        .collect();
    assert_eq!(moves, ["d6", "d4", "e1", "e9"]);
    assert_eq!(tree.tag("Options").unwrap(), "centre-ban");
    let list = "1) c2@d3-e4-f5-g6\n2) c9@d8-e7-f6-g5";
    let game = abstractplay::read("intermedium", list).unwrap();
    let tree = game.tree();
    assert_eq!(tree.tag("Options").unwrap(), "partial-moves free-opening");
    let part = abstractplay::read("intermedium", "c2@d3 c9@d8").unwrap();
    assert_eq!(part.tree().len(), 2);
}

#[test]
fn words_of_another_site_have_a_longest_length() {
    let starred = |stars| abstractplay::read("emergo", &format!("{}e7", "*".repeat(stars)));
    assert_eq!(starred(998).unwrap().tree().len(), 1);
    assert_eq!(starred(999).unwrap_err().code.as_str(), "move-unread");
}

#[test]
fn errors_in_move_lists_name_the_move() {
    for (game, list, line, column, code, number) in [
        ("emergo", "e5", 1, 1, "illegal", 1),
        ("emergo", "1. e7 c5\n2. a2", 2, 4, "move-unread", 3),
        ("emergo", "1. e7 e7", 1, 7, "illegal", 2),
        ("emergo", "1.e7 resign", 1, 6, "move-unread", 2),
        ("emergo", "a1-", 1, 1, "move-unread", 1),
        ("emergo", "j1", 1, 1, "move-unread", 1),
        ("emergo", "aä", 1, 1, "move-unread", 1),
        ("intermedium", "c2@d3\r\nc2@d3", 2, 1, "illegal", 2),
        ("intermedium", "c2>3@d3", 1, 1, "sowing", 1),
    ] {
        let error = abstractplay::read(game, list).unwrap_err();
        assert_eq!(
            (error.line, error.column, error.code.as_str()),
            (line, column, code),
            "{list}"
        );
        assert!(
            error.expected.ends_with(&format!("as move {number}")),
            "{error}"
        );
        assert_quoted(&error, list, error.span.start, &error.found);
    }
    assert_eq!(
        abstractplay::read("ergo", "e5").unwrap_err().code,
        "game-unread"
    );
}

/// A cell of Emergo in the coordinates of Abstract Play.
fn lying(column: u8, row: u8) -> String {
    let there = (b'a' + column + row - 4, row + 5 - column);
    format!("{}{}", char::from(there.0), there.1)
}

#[test]
fn emergo_is_turned_and_nothing_else() {
    assert_eq!(
        [lying(4, 0), lying(4, 4), lying(8, 4), lying(4, 8)],
        ["a1", "e5", "i1", "i9"]
    );
    let mut options = Options::default();
    options.set(
        emergo::Position::VARIANTS[0].options,
        emergo::CENTRE_BAN,
        true,
    );
    for seed in 0..20 {
        let mut game = History::<emergo::Position>::new(options);
        let mut list = String::new();
        while game.outcome().is_none() && game.at() < 200 {
            let mut moves = Vec::new();
            game.position().choices(&mut moves);
            let at = random(seed * 1_000 + game.at() as u64) % moves.len() as u64;
            let mv = moves[usize::try_from(at).unwrap()];
            let cells = game.position().move_text(mv);
            let marks = cells.find(['-', 'x']).map_or("", |at| &cells[at..=at]);
            let cells = cells.split(['-', 'x']).map(|cell| {
                let cell = cell.as_bytes();
                lying(cell[0] - b'a', cell[1] - b'1')
            });
            list.push_str(&cells.collect::<Vec<_>>().join(marks));
            list.push('\n');
            game.play_unchecked(mv);
        }
        let read = abstractplay::read("emergo", &list).unwrap();
        let tree = read.tree();
        assert_eq!(tree.line(), game.line());
        assert_eq!(tree.result(), GameResult::of(game.outcome()));
    }
}
