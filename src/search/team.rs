//! Engines that search the same position on threads of their own and exchange entries.
//!
//! The search goes in rounds. In each, every engine searches on its thread; between them, when no thread runs, they
//! exchange their messages. So a search can be stopped after every round. A search that only nodes or depth limit has
//! rounds of a fixed number of nodes, and is deterministic; in any other, rounds end by the clock, so that no engine
//! waits for another.

#[cfg(feature = "protocol")]
use std::{thread, time::Instant};

use super::engine::Engine;
use super::evaluate::Evaluate;
use super::info::{Limits, Progress, SearchResult};

/// The length of a round, in milliseconds.
#[cfg(feature = "protocol")]
const ROUND: f64 = 10.0;
/// The length of a round without a clock, in nodes of each engine.
#[cfg(feature = "protocol")]
const NODES: u64 = 300;

/// One or several engines. The first one says when the search is over.
#[derive(Debug)]
pub struct Team<G: Evaluate> {
    first: Engine<G>,
    others: Vec<Engine<G>>,
    /// Whether the others take part in the search.
    #[cfg(feature = "protocol")]
    is_shared: bool,
    /// The nodes after which the next round ends for each engine, if rounds have a fixed number of them.
    #[cfg(feature = "protocol")]
    in_step: Option<u64>,
}

impl<G: Evaluate> Team<G> {
    /// An engine and others that help it; without any, it searches alone.
    #[must_use]
    pub const fn new(first: Engine<G>, others: Vec<Engine<G>>) -> Self {
        Self {
            first,
            others,
            #[cfg(feature = "protocol")]
            is_shared: false,
            #[cfg(feature = "protocol")]
            in_step: None,
        }
    }

    /// The engine that searches even if the others do not take part.
    pub const fn first(&mut self) -> &mut Engine<G> {
        &mut self.first
    }

    /// Starts a search. The node limit is that of all engines together. A level or a rival searches with one engine.
    #[cfg(feature = "protocol")]
    pub fn start(&mut self, root: &G, drawn: &[u64], limits: Limits) {
        let helpers = self.others.len() as u64;
        let share = limits.nodes.map(|nodes| nodes / (helpers + 1));
        self.abandon();
        self.is_shared =
            helpers > 0 && limits.level.is_none() && limits.rival.is_none() && share != Some(0);
        if !self.is_shared {
            return self.first.start(root, drawn, limits);
        }
        let is_counted = share.is_some() || limits.depth.is_some();
        self.in_step = (is_counted && limits.time.is_none()).then_some(0);
        for (place, engine) in (1..).zip(&mut self.others) {
            let limits = Limits {
                nodes: share,
                time: None,
                place: Some(place),
                ..limits
            };
            engine.start(root, drawn, limits);
        }
        let others = share.map(|share| share * helpers);
        let limits = Limits {
            nodes: limits.nodes.zip(others).map(|(all, others)| all - others),
            place: Some(0),
            ..limits
        };
        self.first.start(root, drawn, limits);
    }

    /// Starts a search.
    #[cfg(not(feature = "protocol"))]
    pub fn start(&mut self, root: &G, drawn: &[u64], limits: Limits) {
        self.first.start(root, drawn, limits);
    }

    /// Continues the search until the clock, in milliseconds, reads `until`, or the first engine has finished.
    pub fn run(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        #[cfg(feature = "protocol")]
        if self.is_shared {
            return self.run_all(clock, until);
        }
        self.first.run(clock, until)
    }

    #[cfg(feature = "protocol")]
    fn run_all(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        loop {
            if self.round(clock, until) == Progress::Done {
                self.stop();
                return Progress::Done;
            }
            self.exchange();
            if clock() >= until {
                return Progress::Thinking;
            }
        }
    }

    #[cfg(feature = "protocol")]
    fn round(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.in_step = self.in_step.map(|nodes| nodes + NODES);
        let in_step = self.in_step;
        let length = (until - clock()).min(ROUND);
        thread::scope(|scope| {
            for engine in &mut self.others {
                scope.spawn(move || {
                    if let Some(nodes) = in_step {
                        return run_to(engine, nodes);
                    }
                    let start = Instant::now();
                    engine.run(&|| start.elapsed().as_secs_f64() * 1000.0, length)
                });
            }
            match in_step {
                Some(nodes) => run_to(&mut self.first, nodes),
                None => self.first.run(clock, clock() + length),
            }
        })
    }

    /// Every engine gets the new entries of every other one.
    #[cfg(feature = "protocol")]
    fn exchange(&mut self) {
        let mut all: Vec<_> = self.all().collect();
        for from in 0..all.len() {
            let message = all[from].outgoing();
            for to in (0..all.len()).filter(|&to| to != from) {
                all[to].absorb(&message);
            }
        }
    }

    fn all(&mut self) -> impl Iterator<Item = &mut Engine<G>> {
        std::iter::once(&mut self.first).chain(&mut self.others)
    }

    /// Ends the search and keeps its result.
    pub fn stop(&mut self) {
        self.all().for_each(Engine::stop);
    }

    /// Ends the search and drops its result.
    pub fn abandon(&mut self) {
        self.all().for_each(Engine::abandon);
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.all().for_each(Engine::clear);
    }

    /// The best result so far, which may be that of any engine; `None` if no search was started.
    #[must_use]
    pub fn result(&self) -> Option<&SearchResult<G::Move>> {
        let others = self.others.iter().filter_map(Engine::result);
        let better = |best, other| {
            if other_is_better(best, other) {
                other
            } else {
                best
            }
        };
        Some(others.fold(self.first.result()?, better))
    }

    /// The nodes that all engines have searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.first.nodes() + self.others.iter().map(Engine::nodes).sum::<u64>()
    }
}

/// Whether a result counts more than another one of the same search: by a proof, by its depth, or by its score.
fn other_is_better<M>(one: &SearchResult<M>, other: &SearchResult<M>) -> bool {
    let (score, found) = (one.score(), other.score());
    if other.lines.is_empty() {
        false
    } else if score.is_proven() || found.is_proven() {
        found > score
    } else {
        (other.depth, found) > (one.depth, score)
    }
}

/// Continues a search without a clock until it has this many nodes.
#[cfg(feature = "protocol")]
fn run_to<G: Evaluate>(engine: &mut Engine<G>, nodes: u64) -> Progress {
    loop {
        let progress = engine.run(&|| 0.0, 0.0);
        if progress == Progress::Done || engine.nodes() >= nodes {
            return progress;
        }
    }
}
