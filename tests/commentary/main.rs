//! What is said about a move is true: every effect of the moves of games that the engine plays, and everything that is
//! counted in their positions, is compared with a definition by the independent rules in `tests/reference`.
//!
//! `cargo test` looks at a few positions; the full run at 2,000 of each game:
//! `cargo test --release --test commentary -- --ignored --nocapture`. It prints how often each effect was named.
//! `POSITIONS` and `SEED` change how many, and which.

use std::collections::{BTreeMap, BTreeSet};

use claim::{Claim, Definitions};
use ergo_games::game::Options;
use ergo_games::render::Board;
use ergo_games::search::{Limits, Progress};
use ergo_games::session::Session;

use reference::ReferenceGame;

mod claim;
mod emergo;
mod ergo;
mod intermedium;
#[path = "../reference/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod reference;

/// The levels of the players; weak ones make more mistakes.
const LEVELS: [usize; 4] = [2, 3, 5, 6];

/// The most moves of a game that is played.
const LONGEST: usize = 160;

/// A game of the engine against itself.
fn play(id: &str, seed: u64) -> Box<dyn Session> {
    let mut game = (ergo_games::registry::find(id).expect("a game").open)(Options::default());
    let level = LEVELS[usize::try_from(seed).expect("a small seed") % LEVELS.len()];
    while game.outcome().is_none() && game.at() < LONGEST {
        game.begin(Limits {
            level: Some(level),
            seed,
            ..Limits::default()
        });
        while game.think(&|| 0.0, 1.0) == Progress::Thinking {}
        let best = game.search_info().and_then(|info| info.best);
        game.play(&best.expect("a move")).expect("a legal move");
    }
    game
}

/// The names of cells.
fn names(board: &Board, cells: &[u8]) -> BTreeSet<String> {
    let fields = board.rows.iter().flatten();
    let named = fields.filter(|field| cells.contains(&field.cell));
    named.map(|field| field.name.clone()).collect()
}

/// How often each effect was named, and how often each count was worth something.
#[derive(Default)]
struct Said {
    effects: BTreeMap<&'static str, usize>,
    standing: BTreeMap<&'static str, usize>,
    positions: usize,
    /// Moves of which nothing is said.
    silent: usize,
}

/// Checks what is said about every `step`th move of games, until there are enough positions.
fn check<P: Definitions>(id: &str, positions: usize, step: usize, seed: u64) -> Said {
    let registration = ergo_games::registry::find(id).expect("a game");
    let board = (registration.board)();
    let mut said = Said::default();
    for seed in seed.. {
        let game = play(id, seed);
        let moves = game.view().moves;
        let mut at = P::read(
            &(registration.open)(Options::default()).view().position,
            &[],
        );
        for (ply, mv) in moves.iter().enumerate() {
            let after = at.after(mv).expect("a legal move");
            if ply % step == 0 {
                said.positions += 1;
                let next = &moves[ply + 1..moves.len().min(ply + 3)];
                check_move(&*game, &board, (&at, &after, mv), ply + 1, next, &mut said);
            }
            at = after;
        }
        if said.positions >= positions {
            break;
        }
    }
    println!(
        "{id}: {} positions, {} without a word",
        said.positions, said.silent
    );
    println!("{:?}\n{:?}", said.effects, said.standing);
    said
}

/// Checks what is said about a move, and about the position after it.
fn check_move<P: Definitions>(
    game: &dyn Session,
    board: &Board,
    (before, after, mv): (&P, &P, &str),
    ply: usize,
    next: &[String],
    said: &mut Said,
) {
    let commentary = game.comment_on(ply, next).expect("legal moves");
    let commentary = commentary.expect("a move");
    said.silent += usize::from(commentary.effects.is_empty() && commentary.prices.is_empty());
    for effect in commentary.effects.iter().chain(&commentary.prices) {
        let code = effect.code.as_str();
        let claim = Claim {
            code,
            cells: names(board, &effect.cells),
            counts: effect.counts,
            moves: &effect.moves,
        };
        let holds = match code {
            // Moves that come to the same are one choice.
            "only-move" => before
                .moves()
                .is_some_and(|moves| results(&moves).len() == 1),
            "one-reply" => {
                let is_only = |moves: BTreeMap<String, P>| {
                    results(&moves).len() == 1
                        && claim.moves.iter().all(|reply| moves.contains_key(reply))
                };
                claim.moves.len() == 1 && after.moves().is_some_and(is_only)
            }
            _ => P::holds(before, after, mv, &claim),
        };
        assert!(holds, "{mv} on {}: {claim:?}", before.text());
        *said.effects.entry(code).or_default() += 1;
    }
    for standing in &commentary.standing {
        let code = standing.code.as_str();
        assert_eq!(
            standing.counts,
            after.count(code),
            "{code} on {}",
            after.text()
        );
        if standing.points != 0 {
            *said.standing.entry(code).or_default() += 1;
        }
    }
}

/// The positions that moves lead to.
fn results<P: ReferenceGame>(moves: &BTreeMap<String, P>) -> BTreeSet<String> {
    moves.values().map(ReferenceGame::text).collect()
}

fn number<T: std::str::FromStr>(name: &str, default: T) -> T {
    let value = std::env::var(name).ok();
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

/// Looks at many positions, and asserts that all these effects were named.
fn check_many<P: Definitions>(id: &str, effects: &[&str]) {
    let said = check::<P>(id, number("POSITIONS", 2_000), 1, number("SEED", 1));
    for effect in effects {
        assert!(
            said.effects.contains_key(effect),
            "{effect} was never named"
        );
    }
}

#[test]
fn what_is_said_about_moves_of_ergo_is_true() {
    check::<reference::ergo::Ergo>("ergo", 24, 6, 1);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_said_about_many_moves_of_ergo_is_true() {
    check_many::<reference::ergo::Ergo>("ergo", ergo::EFFECTS);
}

#[test]
fn what_is_said_about_moves_of_emergo_is_true() {
    check::<reference::emergo::Emergo>("emergo", 20, 7, 1);
    check::<reference::emergo::Emergo>("hexemergo", 20, 7, 1);
}

#[test]
fn what_is_said_about_moves_of_intermedium_is_true() {
    check::<reference::intermedium::Intermedium>("intermedium", 24, 2, 4);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_said_about_many_moves_of_emergo_is_true() {
    check_many::<reference::emergo::Emergo>("emergo", emergo::EFFECTS);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_said_about_many_moves_of_hexemergo_is_true() {
    check_many::<reference::emergo::Emergo>("hexemergo", emergo::EFFECTS);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_said_about_many_moves_of_intermedium_is_true() {
    check_many::<reference::intermedium::Intermedium>("intermedium", intermedium::EFFECTS);
}
