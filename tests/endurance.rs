//! Many fast self-play games with random settings: no illegal move, no exceeded limit, reproducible results, and no
//! memory leak.
//!
//! `cargo test` plays a sample; the full run is
//! `cargo test --test endurance -- --ignored --nocapture`.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;

use ergo_games::dice::Dice;
use ergo_games::game::Options;
use ergo_games::registry::GAMES;
use ergo_games::search::levels::TOP;
use ergo_games::search::{Limits, Progress};
use ergo_games::session::view::SearchInfo;
use ergo_games::session::{EngineOptions, Session};

/// The number of games of the full run.
const FULL: u64 = 5_000;
/// The number of games that `cargo test` plays.
const SAMPLE: u64 = 150;

/// Longer games are abandoned.
const LONG: usize = 200;

/// The permitted growth of memory after the first games, in kilobytes.
const SLACK: u64 = 8 * 1024;

/// Sizes of transposition tables, in megabytes. Tables of 8 to 32 MB are left out: glibc may take them from
/// the heap, keep them when they are freed, and fill them when they are used again, which looks like growth.
const TABLES: [usize; 5] = [1, 2, 4, 64, 256];

/// Statistics of the games played.
#[derive(Debug, Default)]
struct Statistics {
    games: u64,
    turns: u64,
    nodes: u64,
    replayed: u64,
    ends: BTreeMap<String, u64>,
}

/// The parameters of a game.
#[derive(Clone, Copy)]
struct Plan {
    seed: u64,
    /// The largest node limit of a move.
    nodes: usize,
}

/// An engine with a transposition table of this size, in megabytes.
fn with_table(hash: usize) -> EngineOptions {
    EngineOptions {
        hash,
        ..EngineOptions::default()
    }
}

impl Plan {
    /// Plays the game. The result does not depend on slicing.
    fn play(self, is_sliced: bool, statistics: &mut Statistics) -> Vec<String> {
        let mut dice = Dice::new(self.seed);
        let game = dice.pick(GAMES);
        let mut options = Options::default();
        for name in game.options {
            options.set(game.options, name, dice.below(3) == 0);
        }
        let mut session = (game.open)(options);
        let megabytes = *dice.pick(&TABLES);
        session.set_engine(&with_table(megabytes)).unwrap();
        // Each side has its own settings.
        let settings = [(); 2].map(|()| Limits {
            level: (dice.below(3) > 0).then(|| dice.below(TOP + 1)),
            lines: *dice.pick(&[0, 0, 1, 3]),
            seed: dice.below(1_000) as u64,
            ..Limits::default()
        });
        let mut log = Vec::new();
        while session.outcome().is_none() && log.len() < LONG {
            let limits = Limits {
                nodes: Some(1 + dice.below(self.nodes) as u64),
                depth: (dice.below(8) == 0).then(|| u32::try_from(dice.below(5)).unwrap()),
                ..settings[log.len() % 2]
            };
            let thought = think(session.as_mut(), limits, is_sliced);
            statistics.turns += 1;
            statistics.nodes += thought.nodes;
            let best = thought.best.clone().expect("there is a move");
            log.push(format!(
                "{best} {} {} {:?}",
                thought.depth, thought.nodes, thought.lines
            ));
            let at = session.line();
            session
                .play(&best)
                .unwrap_or_else(|error| panic!("{error} after {at}"));
        }
        let end = session
            .outcome()
            .map_or("abandoned", |outcome| outcome.reason.as_str());
        *statistics
            .ends
            .entry(format!("{} {end}", game.id))
            .or_default() += 1;
        log
    }
}

/// Searches to the limits, which must be kept, and checks that every line is legal.
fn think(session: &mut dyn Session, limits: Limits, is_sliced: bool) -> SearchInfo {
    let ticks = Cell::new(0.0);
    let clock = || {
        // Levels also limit time, but these searches are too short to reach the limit.
        ticks.set(ticks.get() + 1.0 / 64.0);
        ticks.get()
    };
    session.begin(limits);
    loop {
        let until = if is_sliced {
            clock() + 1.0 / 64.0
        } else {
            f64::INFINITY
        };
        if session.think(&clock, until) == Progress::Done {
            break;
        }
    }
    let thought = session.search_info().expect("it has thought");
    assert!(Some(thought.nodes) <= limits.nodes, "{thought:?}");
    for line in &thought.lines {
        // A line may end the game early; any other error is a failure.
        let legal = session.preview(&line.moves);
        if let Err(error) = legal {
            assert_eq!(
                error.code.as_str(),
                "game-over",
                "{error} in {line:?} after {}",
                session.line()
            );
        }
    }
    thought
}

/// A time limit is kept to within one check of the clock, whatever the position.
fn check_time_limit(seed: u64) {
    let mut dice = Dice::new(seed);
    let game = dice.pick(GAMES);
    let mut session = (game.open)(Options::default());
    session.set_engine(&with_table(1)).unwrap();
    for _ in 0..dice.below(12) {
        session.begin(Limits {
            nodes: Some(30),
            ..Limits::default()
        });
        while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
        if let Some(best) = session.search_info().and_then(|thought| thought.best) {
            session.play(&best).unwrap();
        }
    }
    let allowed = f64::from(u8::try_from(dice.below(20)).unwrap());
    let looks = Cell::new(0.0);
    let clock = || {
        looks.set(looks.get() + 1.0);
        looks.get()
    };
    session.begin(Limits {
        time: Some(allowed),
        ..Limits::default()
    });
    while session.think(&clock, clock() + 3.0) == Progress::Thinking {}
    // Slicing checks the clock too.
    assert!(
        looks.get() <= allowed * 2.0 + 8.0,
        "{} of {allowed}",
        looks.get()
    );
    assert!(session.search_info().is_some() || session.outcome().is_some());
}

/// The resident memory of this process in kilobytes, if the system reports it.
fn resident_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

fn play_games(games: u64, nodes: usize) {
    let mut statistics = Statistics::default();
    let mut first = None;
    for seed in 0..games {
        let plan = Plan { seed, nodes };
        let log = plan.play(false, &mut statistics);
        statistics.games += 1;
        if seed % 5 == 0 {
            statistics.replayed += 1;
            assert_eq!(
                plan.play(true, &mut Statistics::default()),
                log,
                "game {seed}"
            );
            check_time_limit(seed);
        }
        if seed == games / 3 {
            first = resident_memory();
        }
    }
    let last = resident_memory();
    println!("{statistics:?}, memory: {first:?} kB, then {last:?} kB");
    if let (Some(first), Some(last)) = (first, last) {
        assert!(last <= first + SLACK, "{first} kB, then {last} kB");
    }
    let ended = |game: &str| {
        let ends = statistics.ends.keys().filter(|end| end.starts_with(game));
        ends.filter(|end| !end.ends_with("abandoned")).count()
    };
    assert!(
        GAMES.iter().all(|game| ended(game.id) > 0),
        "{statistics:?}"
    );
}

#[test]
fn fast_games_have_no_errors() {
    play_games(SAMPLE, 120);
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_fast_games_have_no_errors() {
    play_games(FULL, 400);
}
