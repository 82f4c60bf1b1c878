//! Tactics of Emergo and Intermedium: positions from play with a forced win or an only defence. The
//! engine must solve every one of them; its solution is verified with the rules alone.
//!
//! `cargo test --release --test tactics -- --ignored` regenerates the files of positions. Positions are
//! selected by the rules, never by the engine.

use std::collections::HashSet;
use std::fmt::Write as _;

use ergo_games::dice::Dice;
use ergo_games::game::{Game, Options};
use ergo_games::search::{Engine, Evaluate, Limits};
use proofs::{choices, think};

mod emergo;
mod intermedium;
#[path = "../common/proofs.rs"]
#[allow(dead_code, reason = "only some of the helpers are used here")]
mod proofs;

/// The number of positions of each kind.
const COUNT: usize = 200;

fn file(name: &str) -> String {
    format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The positions of a file.
fn read<G: Game>(name: &str) -> Vec<G> {
    let text = std::fs::read_to_string(file(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line| G::parse(line, Options::default()).unwrap();
    let positions: Vec<G> = lines.map(read).collect();
    assert_eq!(positions.len(), COUNT);
    positions
}

fn within(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Plays games with some weak moves, and collects the selected positions of each until there are enough.
fn collect<G: Evaluate>(name: &str, head: &str, select: impl Fn(&[G]) -> Vec<G>) {
    let mut dice = Dice::new(7);
    let mut engine = Engine::with_built_in_net(16, 0);
    let mut seen = HashSet::new();
    let mut text = format!("# {head}\n");
    while seen.len() < COUNT {
        let mut position = G::start(Options::default());
        let mut history = Vec::new();
        while position.outcome().is_none() && history.len() < 160 {
            let limits = Limits {
                lines: if history.len() < 20 { 4 } else { 2 },
                ..within(400)
            };
            let mv = if history.len() < 2 {
                *dice.pick(&choices(&position))
            } else {
                dice.pick(&think(&mut engine, &position, limits).lines)
                    .moves[0]
            };
            let next = position.play_unchecked(mv);
            history.push(std::mem::replace(&mut position, next));
        }
        for position in select(&history) {
            if seen.len() < COUNT && seen.insert(position.key()) {
                writeln!(text, "{position}").unwrap();
            }
        }
    }
    std::fs::write(file(name), text).unwrap();
}

/// The engine must solve every position with the first node limit or else with the second; nodes
/// rather than time make this reproducible. A solution is a move that is right by the rules, or another
/// forced win, which is verified.
fn solve_all<G: Evaluate>(name: &str, nodes: [u64; 2], is_right: impl Fn(&G, G::Move) -> bool) {
    let mut engine = Engine::with_built_in_net(16, 0);
    let mut is_solved = |position: &G, nodes| {
        let result = think(&mut engine, position, within(nodes));
        let mv = result.pv()[0];
        if is_right(position, mv) {
            return true;
        }
        let Some(plies) = result.score().win_in() else {
            return false;
        };
        let after = position.play_unchecked(mv);
        let most = plies - 1 + SLACK;
        check_loss(&mut engine, &after, (most, nodes), &mut Dice::new(1));
        true
    };
    let mut missed = read::<G>(name);
    missed.retain(|position| !nodes.iter().any(|&nodes| is_solved(position, nodes)));
    let texts: Vec<_> = missed.iter().map(G::to_string).collect();
    assert!(texts.is_empty(), "{} missed: {texts:#?}", texts.len());
}

/// A later search need not find the shortest win: it may be this many plies longer.
const SLACK: u32 = 4;

/// Checks that the player to move loses within some plies: the engine refutes every legal reply, or a
/// random sample far from the end.
fn check_loss<G: Evaluate>(
    engine: &mut Engine<G>,
    position: &G,
    (plies, nodes): (u32, u64),
    dice: &mut Dice,
) {
    let lost = |position: &G| {
        let end = position.outcome();
        end.is_some_and(|end| end.winner == Some(position.turn().other()))
    };
    if lost(position) {
        return;
    }
    let replies = choices(position);
    assert!(plies > 0 && !replies.is_empty(), "{position}");
    for reply in replies {
        if plies > 4 && dice.below(4) > 0 {
            continue;
        }
        let next = position.play_unchecked(reply);
        assert!(next.outcome().is_none(), "{next}");
        let result = think(engine, &next, within(nodes));
        let left = result.score().win_in().expect("a win was claimed");
        assert!(left < plies, "{next}: {left} plies of {plies}");
        let next = next.play_unchecked(result.pv()[0]);
        check_loss(engine, &next, (plies - 2, nodes), dice);
    }
}
