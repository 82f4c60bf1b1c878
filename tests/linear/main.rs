//! Every parser of untrusted text takes time in proportion to the length of the text. Each case is the worst input known
//! for it, at a length and at a sixteenth of it: the longer one takes about sixteen times as long, and not 256 times.
//!
//! The length is a megabyte, or the longest text that the parser looks at if that is less. `cargo test` takes a quarter of
//! it; `cargo xtask soak` runs the ignored tests, with the whole length.

use std::fs;
use std::time::Instant;

use ergo_games::notation::{Summary, abstractplay, link, open_for_page};
use ergo_games::search::net::Numbers;
use ergo_games::session::annotations::Annotations;

use sessions::{
    edits, goals_and_comments, lines_as_long_as_they_may_be, positions_and_turns, protocol_commands,
};

mod sessions;

/// The length of most texts, in bytes.
const LONG: usize = 1 << 20;
/// How much longer the longer text is.
const TIMES: usize = 16;
/// A linear parser takes 16 times as long for it, a quadratic one 256 times, one that takes `n` to the power of 1.5 64
/// times. A large tree that does not fit into the cache takes longer for each byte than a small one, most of all while
/// other programs use the same memory; the ratio must not depend on that.
const MOST_TIMES: f64 = 32.0;
/// How often a case is measured before it fails: other processes may disturb it.
const ATTEMPTS: usize = 10;
/// Runs of the longer text take at least this long together, in seconds, so that the clock is precise enough.
const MEASURED: f64 = 0.005;

/// Parses a text.
type Parser = fn(&str);

/// A parser and its worst input.
struct Case {
    name: String,
    /// The length of the longer text, in the unit of `text`.
    length: usize,
    text: Box<dyn Fn(usize) -> String>,
    parse: Box<dyn Fn(&str)>,
}

/// The processor time of this thread, in seconds; where it is not known, the time that passes.
fn processor_time(started: Instant) -> f64 {
    let known = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = known.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    #[allow(
        clippy::cast_precision_loss,
        reason = "a thousand years are precise enough"
    )]
    nanoseconds.map_or_else(|| started.elapsed().as_secs_f64(), |time| time as f64 / 1e9)
}

/// The time of a run, on average of as many as take long enough to measure.
fn time_of(parse: &dyn Fn(&str), text: &str, least: f64) -> f64 {
    let started = Instant::now();
    let before = processor_time(started);
    let mut runs = 0.0;
    loop {
        parse(text);
        runs += 1.0;
        let time = processor_time(started) - before;
        if time >= least {
            return time / runs;
        }
    }
}

/// How many times as long the longer text takes. Whatever else the machine does only makes a run longer, so the shortest of
/// several runs is the one that counts, for each of the two texts.
fn ratio(case: &Case) -> f64 {
    let (short, long) = ((case.text)(case.length / TIMES), (case.text)(case.length));
    let (mut shorter, mut longer) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ATTEMPTS {
        shorter = shorter.min(time_of(&case.parse, &short, MEASURED / 2.0));
        longer = longer.min(time_of(&case.parse, &long, MEASURED));
        if longer / shorter < MOST_TIMES {
            break;
        }
    }
    longer / shorter
}

/// Tests each list of cases, in `cargo test` with shorter texts.
macro_rules! test_all {
    ($($cases:ident),* $(,)?) => {
        mod shorter {
            $(#[test]
            fn $cases() {
                super::check(&super::$cases(super::LONG / 4));
            })*
        }

        mod whole {
            $(#[test]
            #[ignore = "takes a minute"]
            fn $cases() {
                super::check(&super::$cases(super::LONG));
            })*
        }
    };
}

test_all!(
    game_texts,
    nested_variations,
    many_games_and_tags,
    lines_as_long_as_they_may_be,
    move_lists,
    links,
    positions_and_turns,
    goals_and_comments,
    edits,
    protocol_commands,
    nets,
);

fn check(cases: &[Case]) {
    assert!(!cases.is_empty());
    let slow: Vec<_> = cases
        .iter()
        .map(|case| (case.name.as_str(), ratio(case)))
        .inspect(|(name, ratio)| println!("{ratio:5.1} {name}"))
        .filter(|&(_, ratio)| ratio >= MOST_TIMES)
        .collect();
    assert!(slow.is_empty(), "{slow:?}");
}

/// A case with a text that is a piece, repeated between a start and an end.
fn repeated(
    name: &str,
    [start, piece, end]: [&str; 3],
    length: usize,
    parse: impl Fn(&str) + Clone + 'static,
) -> Case {
    let [start, piece, end] = [start, piece, end].map(str::to_owned);
    Case {
        name: format!("{name}: {start:.60} {piece:?} … {end:.20}"),
        length,
        text: Box::new(move |length| {
            let count = length.saturating_sub(start.len() + end.len()) / piece.len();
            format!("{start}{}{end}", piece.repeat(count))
        }),
        parse: Box::new(parse),
    }
}

/// Reads games, and shows them as the page does.
fn read_games(text: &str) {
    if let Ok(games) = open_for_page(text) {
        for game in &games {
            let _ = Summary::of(game.as_ref());
            let board = ergo_games::registry::find(game.game()).unwrap().board;
            let _ = Annotations::of(game.tree(), &board());
        }
    }
}

/// Pieces of which texts consist, and some that occur in none.
const PIECES: [&str; 34] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    "\0",
    "$",
    "$1 ",
    "!",
    "?",
    ";",
    "a",
    "1",
    "1.",
    ".",
    " ",
    "\n",
    "\r",
    "e5",
    "e5 ",
    "{a}",
    "*",
    "ä",
    "<b>",
    "[%",
    "[%eval ",
    "[%clk",
    "[%goal ",
    "[%csl ",
    "[%eval 1] ",
    ";a\n",
];

fn game_texts(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for piece in PIECES {
        for (start, end) in [
            ("", ""),
            ("[Game \"ergo\"] ", " *"),
            ("[Game \"ergo\"] e5 ", " *"),
            ("[Game \"ergo\"] e5 {", "} *"),
            ("[Game \"ergo\"] e5 {[%goal ", "] } *"),
            ("[Game \"ergo\"] [Site \"", "\"] *"),
        ] {
            cases.push(repeated("game text", [start, piece, end], long, read_games));
        }
    }
    for piece in [
        " (d5",
        "(d5)",
        "(d5 a1)",
        " (d5 {a})",
        "(d5 $1)",
        "{a [%csl Ge5]} ",
        "(d5 (c5) a1) ",
    ] {
        let start = "[Game \"ergo\"] e5 ";
        // The nesting is not closed, so nothing is written.
        cases.push(repeated("game text", [start, piece, "*"], long, read_games));
    }
    let escapes = ["[Game \"ergo\"] [Site \"", "\\\"", "\"] *"];
    cases.push(repeated("game text", escapes, long, read_games));
    let position = [
        "[Game \"ergo\"] [SetUp \"1\"] [Position \"",
        "\\\\",
        "\"] *",
    ];
    cases.push(repeated("game text", position, long, read_games));
    cases
}

/// Nested variations that are closed, so that the game is written again.
fn nested_variations(long: usize) -> Vec<Case> {
    let nested = |length: usize| {
        let depth = length / 5;
        let open: String = (0..depth).map(|at| [" (d5", " (e5"][at % 2]).collect();
        format!("[Game \"ergo\"] e5{open}{} *", ")".repeat(depth))
    };
    vec![Case {
        name: "nested variations".to_owned(),
        length: long / 4,
        text: Box::new(nested),
        parse: Box::new(read_games),
    }]
}

fn many_games_and_tags(long: usize) -> Vec<Case> {
    let games = |count: usize| "[Game \"ergo\"] e5 {a} *\n".repeat(count);
    let tags = |count: usize| {
        let tags = (0..count).map(|at| format!("[T{at} \"{}\"]", "x".repeat(1_000)));
        format!("[Game \"ergo\"] {} *", tags.collect::<String>())
    };
    vec![
        Case {
            name: "games".to_owned(),
            length: 2_000.min(long / 500),
            text: Box::new(games),
            parse: Box::new(read_games),
        },
        Case {
            name: "tags".to_owned(),
            length: 96,
            text: Box::new(tags),
            parse: Box::new(read_games),
        },
    ]
}

/// A net is binary, but its file is as untrusted as a text.
fn nets(_: usize) -> Vec<Case> {
    fn net(neurons: usize) -> Numbers {
        Numbers {
            neurons,
            weights: vec![1; neurons * 1_000],
            biases: vec![1; neurons],
            outputs: Vec::new(),
        }
    }
    vec![Case {
        name: "net".to_owned(),
        length: 512,
        text: Box::new(|neurons| neurons.to_string()),
        parse: Box::new(|neurons| {
            let bytes = net(neurons.parse().unwrap()).to_bytes();
            assert!(Numbers::parse(&bytes).is_ok());
        }),
    }]
}

fn move_lists(long: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for piece in PIECES {
        cases.push(repeated("list", ["", piece, ""], long, |text| {
            let _ = abstractplay::games_of(text);
            let _ = abstractplay::read("emergo", text);
            let _ = abstractplay::read("intermedium", text);
        }));
    }
    cases
}

fn links(_: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    for start in [
        "",
        "1.ergo.0.",
        "1.ergo.0..",
        "1.emergo.0.",
        "1.intermedium.0.",
    ] {
        for piece in [
            "A", "_", ".", "~", "-", "9", "ä", "1", "x", "%25", " ", "gA",
        ] {
            // A longer one is not looked at.
            let length = link::MOST_LINK;
            for end in ["", ".AAAAAA"] {
                let pieces = [start, piece, end];
                cases.push(repeated("link", pieces, length, |text| {
                    drop(link::read(text));
                }));
            }
        }
    }
    cases
}
