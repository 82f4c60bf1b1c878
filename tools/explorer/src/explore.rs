//! Which positions are searched next, until there are enough.
//!
//! A position costs as much as the moves that lead to it: each costs 1, and more the worse it is. Positions that the engine
//! plays against itself cost less. Those that cost least are searched first, so that good moves are followed deeply and
//! others far enough to see what is wrong with them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use anyhow::{Context as _, Result, bail};
use ergo_games::draft::SetUp;
use ergo_games::explorer::{Entry, Explorer, Keys, Value};
use ergo_games::game::Options;
use ergo_games::search::Evaluate;

use crate::graph::Graph;
use crate::log::Log;
use crate::plan::Plan;
use crate::played::{self, Played};
use crate::searches::{self, Search};

/// How many positions are searched before the values of all are found again.
const ROUND: usize = 128;
/// The chance to win whose loss costs as much as a ply.
const STEP: f64 = 0.03;
/// The cost of a position falls by this much for each doubling of how often it was played.
const DOUBLING: f64 = 0.25;
/// Positions in which a player is this likely to win are not searched.
const DECIDED: f64 = 0.96;
/// A move that costs more than this chance is not kept, unless it is one of the best two.
const LOST: f64 = 0.3;
/// A position that was played this often is kept, even if its move is not among those compared.
const OFTEN: u32 = 3;

/// Explores a game.
pub(crate) fn explore<G: SetUp + Evaluate + Sync>(plan: &Plan, log: &mut Log) -> Result<Explorer> {
    let context = (plan.variant, plan.threads);
    let start = G::start(Options::of_variant(plan.variant));
    let keys = Keys::new::<G>(plan.variant);
    let played = played::play::<G>(plan, &keys, log)?;
    let mut graph = Graph::new(&start, keys);
    add_proven(&mut graph, plan.proven)?;
    loop {
        graph.minimax();
        let due = cheapest(&graph, &played);
        println!("{} positions", graph.nodes.len());
        if graph.nodes.len() >= plan.positions || due.is_empty() {
            break;
        }
        let searches = due.iter().map(|&at| {
            let node = &graph.nodes[at];
            let (nodes, lines) = plan.effort(node.ply);
            Search {
                position: node.position.clone(),
                nodes,
                lines,
            }
        });
        let searches: Vec<_> = searches.collect();
        let found = searches::run(context, &searches, log)?;
        for ((&at, search), found) in due.iter().zip(&searches).zip(found) {
            let Some(&(_, best)) = found.first() else {
                bail!("{} has no moves", search.position);
            };
            for (place, (mv, value)) in found.into_iter().enumerate() {
                if place < 2 || best.chance() - value.chance() <= LOST {
                    let position = search.position.play_unchecked(mv);
                    let ply = graph.nodes[at].ply + 1;
                    let after = graph.add(&position, ply, value.before());
                    graph.connect(at, after);
                }
            }
            graph.nodes[at].is_expanded = true;
        }
        add_played(&mut graph, &due, (plan, &played), log)?;
    }
    graph.connect_all();
    graph.fix_wins();
    if !graph.minimax() {
        println!("some values depend on positions that repeat");
    }
    Ok(collect(&graph, &played, G::VARIANTS[plan.variant].id))
}

/// Adds positions that were played often after those that were searched, although their moves were not among those compared.
fn add_played<G: SetUp + Evaluate + Sync>(
    graph: &mut Graph<G>,
    parents: &[usize],
    (plan, played): (&Plan, &Played),
    log: &mut Log,
) -> Result<()> {
    let options = Options::of_variant(plan.variant);
    let mut missing = Vec::new();
    for &at in parents {
        for text in played.next(&graph.nodes[at].text) {
            if played.games(text) >= OFTEN && graph.find(text).is_none() {
                let position = G::parse(text, options).context("the text of a position is read")?;
                missing.push((at, position));
            }
        }
    }
    missing.retain(|(_, position)| position.outcome().is_none());
    let searches = missing.iter().map(|(_, position)| Search {
        position: position.clone(),
        nodes: plan.nodes / 4,
        lines: 1,
    });
    let searches: Vec<_> = searches.collect();
    let found = searches::run((plan.variant, plan.threads), &searches, log)?;
    for ((at, position), found) in missing.iter().zip(found) {
        if let Some(&(_, value)) = found.first() {
            let ply = graph.nodes[*at].ply + 1;
            let after = graph.add(position, ply, value);
            graph.connect(*at, after);
        }
    }
    Ok(())
}

/// The positions that are searched next.
fn cheapest<G: SetUp>(graph: &Graph<G>, played: &Played) -> Vec<usize> {
    let cost = |at: usize, way: f64| {
        let games = played.games(&graph.nodes[at].text);
        way - DOUBLING * f64::from(games + 1).log2()
    };
    // In thousandths, so that costs can be ordered, the least first.
    #[allow(clippy::cast_possible_truncation, reason = "costs are small")]
    let ordered = |cost: f64| Reverse((1000.0 * cost) as i64);
    let mut ways: Vec<f64> = vec![f64::INFINITY; graph.nodes.len()];
    let mut heap = BinaryHeap::from([(ordered(0.0), 0)]);
    ways[0] = 0.0;
    let mut is_done = vec![false; graph.nodes.len()];
    let mut open = Vec::new();
    while let Some((_, at)) = heap.pop() {
        if std::mem::replace(&mut is_done[at], true) {
            continue;
        }
        let node = &graph.nodes[at];
        let chance = node.value.chance();
        if !node.is_expanded && (1.0 - DECIDED..=DECIDED).contains(&chance) {
            open.push((ordered(cost(at, ways[at])), Reverse(at)));
        }
        for &after in &node.after {
            let lost = (chance - graph.nodes[after].value.before().chance()).max(0.0);
            let way = ways[at] + 1.0 + lost / STEP;
            if way < ways[after] {
                ways[after] = way;
                heap.push((ordered(way), after));
            }
        }
    }
    open.sort_unstable_by(|one, other| other.cmp(one));
    open.truncate(ROUND);
    open.into_iter().map(|(_, Reverse(at))| at).collect()
}

/// Adds openings that are proven: the position after one, and after the first move of its proof.
fn add_proven<G: SetUp>(graph: &mut Graph<G>, report: &str) -> Result<()> {
    for line in report.lines() {
        let Some((opening, proof)) = line.split_once(" won ") else {
            continue;
        };
        let (turns, first) = proof.split_once(' ').context("a proof has a first move")?;
        let turns: u8 = turns.parse().context("a proof has a number of turns")?;
        let value = Value::Win(2 * turns - 1);
        let moves = opening.split(' ').chain([first]);
        let (mut at, mut position) = (0, graph.nodes[0].position.clone());
        for (ply, text) in (1..).zip(moves) {
            let mv = position.parse_move(text);
            position = position.play_unchecked(mv.with_context(|| format!("the move {text}"))?);
            let after = graph.add(&position, ply, Value::EVEN);
            graph.connect(at, after);
            if text == first {
                graph.fix(at, value);
                graph.fix(after, value.after_best());
            }
            at = after;
        }
    }
    Ok(())
}

/// The content of the file.
fn collect<G: SetUp>(graph: &Graph<G>, played: &Played, game: &str) -> Explorer {
    let entry = |node: &crate::graph::Node<G>| Entry {
        key: graph.keys().of(&node.position),
        value: node.value,
        games: played.games(&node.text),
    };
    let mut entries: Vec<_> = graph.nodes.iter().map(entry).collect();
    entries.sort_by_key(|entry| (entry.key, Reverse(entry.games)));
    // Two positions hardly ever share a key; the one that is played more often counts.
    entries.dedup_by_key(|entry| entry.key);
    Explorer::new(game, entries)
}
