//! The bench: searches of fixed positions to fixed depths, and a signature of what they find.
//!
//! The signature is a hash of all that the searches result: nodes, depths, scores, best moves and
//! lines. It is the same on every machine and in WebAssembly, and every change to the search or to
//! an evaluation changes it. A refactoring keeps it.

use std::fmt;
use std::sync::Arc;

use super::budget::{Interrupt, Interrupted, NEVER};
use super::engine::Engine;
use super::evaluate::Evaluate;
use super::info::{Limits, Progress, SearchResult};
use crate::game::Options;
use crate::hash::{FNV_START, fnv};

/// The megabytes of the table: few, so that entries are replaced.
const TABLE: usize = 1;
/// How many lines the second search of a position compares.
const LINES: usize = 3;
/// A level that looks for threats and one that does not; both choose among several moves.
const LEVELS: [usize; 2] = [3, 6];

/// The result of a bench.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// The nodes of all searches.
    pub nodes: u64,
    /// A hash of everything that was found.
    pub signature: u32,
}

/// As the protocol prints it: `471776 nodes 1c86f0b3`.
impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes {:08x}", self.nodes, self.signature)
    }
}

/// A new engine, with an empty table.
fn engine_with<G: Evaluate>(net: Option<&Arc<G::Net>>) -> Engine<G> {
    let mut engine = Engine::new(TABLE);
    engine.set_net(net.cloned());
    engine
}

impl Bench {
    const EMPTY: Self = Self {
        nodes: 0,
        signature: FNV_START,
    };

    /// Searches the [bench positions](Evaluate::bench) of a game, evaluated by the net if there is one.
    ///
    /// # Panics
    /// If a line of the bench positions is not a depth and a position.
    #[must_use]
    pub fn of_game<G: Evaluate>(variant: usize, net: Option<&Arc<G::Net>>) -> Self {
        Self::of_game_until::<G>(variant, net, NEVER).expect("nobody interrupts it")
    }

    /// The same as [`Bench::of_game`]; `None` if it was interrupted.
    ///
    /// # Panics
    /// If a line of the bench positions is not a depth and a position.
    #[must_use]
    pub fn of_game_until<G: Evaluate>(
        variant: usize,
        net: Option<&Arc<G::Net>>,
        interrupt: Interrupt,
    ) -> Option<Self> {
        let options = Options::of_variant(variant);
        let mut bench = Self::EMPTY;
        for line in G::bench(variant)
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            let (depth, position) = line.split_once(' ').expect("a depth and a position");
            let depth = depth.parse().expect("a depth");
            let position = G::parse(position, options).expect("a position");
            bench
                .search_as_in_a_game(&position, depth, net, interrupt)
                .ok()?;
        }
        Some(bench)
    }

    /// Searches a position with an empty table and a limit of nodes; `None` if it was interrupted.
    #[must_use]
    pub fn of_position<G: Evaluate>(
        position: &G,
        nodes: u64,
        net: Option<&Arc<G::Net>>,
        interrupt: Interrupt,
    ) -> Option<Self> {
        let mut bench = Self::EMPTY;
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        bench
            .search(&mut engine_with(net), position, &[], limits, interrupt)
            .ok()?;
        Some(bench)
    }

    /// Searches a position, then, with the same table, the one after the best move: there several
    /// lines are compared, going back is a draw, and weaker levels choose a move.
    fn search_as_in_a_game<G: Evaluate>(
        &mut self,
        position: &G,
        depth: u32,
        net: Option<&Arc<G::Net>>,
        interrupt: Interrupt,
    ) -> Result<(), Interrupted> {
        let mut engine = engine_with(net);
        let to_depth = |depth| Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        let best = self.search(&mut engine, position, &[], to_depth(depth), interrupt)?;
        let Some(mv) = best else { return Ok(()) };
        let after = position.play_unchecked(mv);
        let drawn = [position.key()];
        let limits = Limits {
            lines: LINES,
            ..to_depth(depth.saturating_sub(2).max(1))
        };
        self.search(&mut engine, &after, &drawn, limits, interrupt)?;
        for level in LEVELS {
            let limits = Limits {
                level: Some(level),
                ..Limits::default()
            };
            self.search(&mut engine, &after, &drawn, limits, interrupt)?;
        }
        Ok(())
    }

    /// Runs one search, takes in what it reports, and returns the move to play.
    fn search<G: Evaluate>(
        &mut self,
        engine: &mut Engine<G>,
        position: &G,
        drawn: &[u64],
        limits: Limits,
        interrupt: Interrupt,
    ) -> Result<Option<G::Move>, Interrupted> {
        engine.start(position, drawn, limits);
        // Each call searches a few hundred nodes: the time stands still, and it is over.
        while engine.run(&|| 0.0, 0.0) == Progress::Thinking {
            if interrupt() {
                return Err(Interrupted);
            }
        }
        let Some(result) = engine.result() else {
            return Ok(None);
        };
        self.nodes += result.nodes;
        self.hash_report(position, result);
        Ok(result.choice)
    }

    fn hash_report<G: Evaluate>(&mut self, position: &G, result: &SearchResult<G::Move>) {
        self.hash(&result.nodes.to_le_bytes());
        self.hash(&result.depth.to_le_bytes());
        if let Some(mv) = result.choice {
            self.hash(position.move_text(mv).as_bytes());
        }
        for line in &result.lines {
            self.hash(&line.score.points().to_le_bytes());
            let mut position = position.clone();
            for &mv in &line.moves {
                self.hash(position.move_text(mv).as_bytes());
                position = position.play_unchecked(mv);
            }
        }
    }

    fn hash(&mut self, bytes: &[u8]) {
        self.signature = fnv(self.signature, bytes);
    }
}
