//! Openings that the engine plays against itself, with random choices among good moves.

use std::collections::HashMap;

use anyhow::{Context as _, Result};
use ergo_games::draft::SetUp;
use ergo_games::explorer::Keys;
use ergo_games::game::Options;
use ergo_games::hash::random;
use ergo_games::search::{Engine, Evaluate, Limits};

use crate::log::Log;
use crate::searches::share;

/// The plies of an opening.
const PLIES: usize = 12;
/// The nodes of the search for a move.
const NODES: u64 = 1_500;
/// The moves that are compared.
const LINES: usize = 6;
/// A move that costs this chance to win is played about a third as often as the best.
const TEMPERATURE: f64 = 0.03;
/// A move that costs more than this chance is not played.
const LIMIT: f64 = 0.1;

/// How often each position was played, by its [shared text](Keys::text), and what was played next.
#[derive(Debug, Default)]
pub(crate) struct Played {
    games: HashMap<String, u32>,
    next: HashMap<String, Vec<String>>,
}

impl Played {
    /// How often a position was played.
    pub(crate) fn games(&self, text: &str) -> u32 {
        self.games.get(text).copied().unwrap_or_default()
    }

    /// The positions that were played after a position.
    pub(crate) fn next(&self, text: &str) -> &[String] {
        self.next.get(text).map_or(&[], Vec::as_slice)
    }
}

/// Plays openings.
pub(crate) fn play<G: SetUp + Evaluate + Sync>(
    (variant, threads): (usize, usize),
    games: u64,
    keys: &Keys,
    log: &mut Log,
) -> Result<Played> {
    let question = |game: u64| format!("opening {game} {NODES}");
    let fresh = (0..games).filter(|&game| log.get(&question(game)).is_none());
    let fresh: Vec<u64> = fresh.collect();
    let start = G::start(Options::of_variant(variant));
    let work = |engine: &mut Engine<G>, &game: &u64| opening(engine, &start, game).join(" ");
    let take = |at: usize, answer| log.keep(question(fresh[at]), answer);
    share((variant, threads), &fresh, work, take)?;
    let mut played = Played::default();
    for game in 0..games {
        let moves = log
            .get(&question(game))
            .context("every opening was played")?;
        let mut position = start.clone();
        let mut text = keys.text(&position);
        *played.games.entry(text.clone()).or_default() += 1;
        for mv in moves.split_whitespace() {
            let mv = position
                .parse_move(mv)
                .context("the log has another game")?;
            position = position.play_unchecked(mv);
            let after = keys.text(&position);
            *played.games.entry(after.clone()).or_default() += 1;
            let next = played.next.entry(text).or_default();
            if !next.contains(&after) {
                next.push(after.clone());
            }
            text = after;
        }
    }
    Ok(played)
}

/// The moves of an opening.
fn opening<G: Evaluate>(engine: &mut Engine<G>, start: &G, game: u64) -> Vec<String> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    engine.clear();
    while moves.len() < PLIES && position.outcome().is_none() {
        let limits = Limits {
            lines: LINES,
            ..Limits::nodes(NODES)
        };
        let lines = engine.search(&position, limits).lines;
        let lines = lines.iter().filter_map(|line| {
            let mv = *line.moves.first()?;
            Some((mv, position.expected_result(line.score)))
        });
        let lines: Vec<_> = lines.collect();
        let Some(&(best, most)) = lines.first() else {
            break;
        };
        let mut chosen = (best, f64::MIN);
        for (place, &(mv, chance)) in (0..).zip(&lines) {
            let seed = random(game << 16 | (moves.len() as u64) << 8 | place);
            if most - chance <= LIMIT {
                // The largest of these is a choice with weights that fall by e for each step of the temperature.
                let value = (chance - most) / TEMPERATURE + gumbel(seed);
                if value > chosen.1 {
                    chosen = (mv, value);
                }
            }
        }
        moves.push(position.move_text(chosen.0));
        position = position.play_unchecked(chosen.0);
    }
    moves
}

/// A random number with the distribution of Gumbel.
#[allow(
    clippy::cast_precision_loss,
    reason = "a random number need not be exact"
)]
fn gumbel(seed: u64) -> f64 {
    let uniform = ((random(seed) >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    -(-uniform.ln()).ln()
}
