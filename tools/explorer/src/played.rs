//! Openings that the engine plays against itself, with random choices among good moves.

use std::collections::{BTreeMap, HashMap};

use anyhow::{Context as _, Result};
use ergo_games::draft::SetUp;
use ergo_games::explorer::{Keys, Value};
use ergo_games::game::Options;
use ergo_games::hash::random;
use ergo_games::search::Evaluate;

use crate::log::Log;
use crate::plan::Plan;
use crate::searches;

/// The plies of an opening.
const PLIES: usize = 12;
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
    plan: &Plan,
    keys: &Keys,
    log: &mut Log,
) -> Result<Played> {
    let options = Options::of_variant(plan.variant);
    let start = keys.text(&G::start(options));
    let mut played = Played::default();
    // The openings that go on, with their positions.
    let mut openings: Vec<(u64, String)> = (0..plan.games).map(|at| (at, start.clone())).collect();
    for ply in 0..PLIES {
        let mut searches = BTreeMap::new();
        for (_, text) in &openings {
            *played.games.entry(text.clone()).or_default() += 1;
            if !searches.contains_key(text) {
                let position = G::parse(text, options).context("the text of a position is read")?;
                searches.insert(text.clone(), plan.opening(position, ply));
            }
        }
        let (texts, searches): (Vec<_>, Vec<_>) = searches.into_iter().unzip();
        let found = searches::run((plan.variant, plan.threads), &searches, log)?;
        let found = texts
            .iter()
            .zip(searches.iter().zip(&found))
            .collect::<HashMap<_, _>>();
        let mut following = Vec::new();
        for (game, text) in openings {
            let (search, moves) = found[&text];
            let Some(mv) = choose(moves, game << 8 | ply as u64) else {
                continue;
            };
            let after = search.position.play_unchecked(mv);
            let after_text = keys.text(&after);
            let next = played.next.entry(text).or_default();
            if !next.contains(&after_text) {
                next.push(after_text.clone());
            }
            if after.outcome().is_none() {
                following.push((game, after_text));
            }
        }
        openings = following;
    }
    Ok(played)
}

/// A random choice among the good moves.
fn choose<M: Copy>(moves: &[(M, Value)], seed: u64) -> Option<M> {
    let most = moves.first()?.1.chance();
    let good = (0..)
        .zip(moves)
        .filter(|(_, (_, value))| most - value.chance() <= LIMIT);
    // The largest of these numbers is a choice with weights that fall by e for each step of the temperature.
    let weighed = good.map(|(place, &(mv, value))| {
        let weight = (value.chance() - most) / TEMPERATURE + gumbel(seed << 8 | place);
        (mv, weight)
    });
    let chosen = weighed.max_by(|(_, one), (_, other)| one.total_cmp(other));
    chosen.map(|(mv, _)| mv)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_moves_are_chosen_and_bad_ones_never() {
        let moves = [100, 96, 70].map(Value::Chance);
        let moves: Vec<_> = (0..).zip(moves).collect();
        let mut chosen = [0; 3];
        for seed in 0..1000 {
            chosen[choose(&moves, seed).unwrap()] += 1;
        }
        assert!(
            chosen[0] > chosen[1] && chosen[1] > 200 && chosen[2] == 0,
            "{chosen:?}"
        );
        assert_eq!(choose::<u8>(&[], 0), None);
    }
}
