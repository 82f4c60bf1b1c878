//! The engine of a session: adapts the search to the swap rule and converts its results to text.

use std::cell::OnceCell;
use std::sync::Arc;

#[cfg(feature = "protocol")]
use super::view::Solved;
use super::view::{LineView, SearchInfo, numbers};
use crate::game::SWAP;
use crate::replay::History;
use crate::search::bench::Bench;
#[cfg(feature = "protocol")]
use crate::search::budget::Interrupt;
use crate::search::evaluate::{EvalNet as _, InvalidNet, built_in_net};
#[cfg(feature = "protocol")]
use crate::search::rival::observation::Observation;
use crate::search::sort::insertion_sort_by_key;
use crate::search::{
    Engine, Evaluate, Limits, Margins, Preference, Progress, PvLine, Score, SearchResult, Team,
};

/// The default size of the transposition table, in megabytes.
pub const DEFAULT_HASH: usize = 16;

/// How an engine is set up.
#[cfg(feature = "protocol")]
#[derive(Clone, Debug)]
pub struct EngineOptions {
    /// The size of the transposition table of each thread, in megabytes.
    pub hash: usize,
    /// How many threads search.
    pub threads: usize,
    /// The net that evaluates positions.
    pub net: NetSource,
    /// The constants of forward pruning; `None` for those of the game.
    pub margins: Option<Margins>,
}

#[cfg(feature = "protocol")]
impl Default for EngineOptions {
    fn default() -> Self {
        Self {
            hash: DEFAULT_HASH,
            threads: 1,
            net: NetSource::BuiltIn,
            margins: None,
        }
    }
}

/// Where the net of an engine comes from.
#[cfg(feature = "protocol")]
#[derive(Clone, Debug)]
pub enum NetSource {
    /// The build contains it.
    BuiltIn,
    /// There is none: positions are evaluated by the sum of features.
    None,
    /// The bytes of a file.
    File(Vec<u8>),
}

/// An engine for the position of a game. Memory is allocated by the first search.
#[derive(Debug)]
pub(super) struct Thinker<G: Evaluate> {
    team: Option<Team<G>>,
    /// The size of the transposition table of each of its engines, in megabytes.
    hash: usize,
    /// How many engines it has.
    threads: usize,
    /// The net that evaluates positions, or `None` for the sum of features; empty for the net of the build.
    net: OnceCell<Option<Arc<G::Net>>>,
    /// The constants of forward pruning.
    margins: Margins,
    /// Whether the second player may swap in the searched position.
    can_swap: bool,
    /// Whether the opponent may take over the best move by swapping.
    will_be_swappable: bool,
    /// The number of lines to search.
    lines: usize,
    /// The index of the [game](crate::game::Game::VARIANTS).
    variant: usize,
}

impl<G: Evaluate> Thinker<G> {
    pub(super) const fn new(variant: usize) -> Self {
        Self {
            team: None,
            hash: DEFAULT_HASH,
            threads: 1,
            net: OnceCell::new(),
            margins: G::MARGINS,
            can_swap: false,
            will_be_swappable: false,
            lines: 1,
            variant,
        }
    }

    fn team(&mut self) -> &mut Team<G> {
        let net = self.net();
        self.team.get_or_insert_with(|| {
            let engine = || {
                let mut engine = Engine::new(self.hash);
                engine.set_net(net.clone());
                engine.set_margins(self.margins);
                engine
            };
            let others = (1..self.threads).map(|_| engine());
            Team::new(engine(), others.collect())
        })
    }

    /// The net that evaluates positions, if there is one.
    pub(super) fn net(&self) -> Option<Arc<G::Net>> {
        let built_in = || built_in_net::<G>(self.variant);
        self.net.get_or_init(built_in).clone()
    }

    /// Sets the net that evaluates positions, and drops the engine.
    pub(super) fn set_net(&mut self, bytes: &[u8]) -> Result<(), InvalidNet> {
        self.net = Some(Arc::new(G::Net::parse(bytes, self.variant)?)).into();
        self.team = None;
        Ok(())
    }

    /// Replaces the engine.
    #[cfg(feature = "protocol")]
    pub(super) fn set_engine(&mut self, options: &EngineOptions) -> Result<(), InvalidNet> {
        match &options.net {
            NetSource::BuiltIn => self.net = OnceCell::new(),
            NetSource::None => self.net = None.into(),
            NetSource::File(bytes) => self.set_net(bytes)?,
        }
        self.hash = options.hash;
        self.threads = options.threads;
        self.margins = options.margins.unwrap_or(G::MARGINS);
        self.team = None;
        Ok(())
    }

    /// Searches the bench positions of the game.
    pub(super) fn bench(&self) -> Bench {
        Bench::of_game::<G>(self.variant, self.net().as_ref())
    }

    /// The same as [`Thinker::bench`]; `None` if it was interrupted.
    #[cfg(feature = "protocol")]
    pub(super) fn bench_until(&self, interrupt: Interrupt) -> Option<Bench> {
        Bench::of_game_until::<G>(self.variant, self.net().as_ref(), interrupt)
    }

    /// Searches a position with an empty table and at most this many nodes; `None` if it was interrupted.
    #[cfg(feature = "protocol")]
    pub(super) fn bench_at(&self, position: &G, nodes: u64, interrupt: Interrupt) -> Option<Bench> {
        Bench::of_position(position, nodes, self.net().as_ref(), interrupt)
    }

    /// Clears all search data, as for a new game.
    pub(super) fn forget(&mut self) {
        if let Some(team) = &mut self.team {
            team.clear();
        }
    }

    /// Discards the results, because the position has changed.
    pub(super) fn abandon(&mut self) {
        if let Some(team) = &mut self.team {
            team.abandon();
        }
    }

    /// Starts a search of the position of a game.
    pub(super) fn begin(&mut self, game: &History<G>, limits: Limits) {
        if game.outcome().is_some() {
            // The search sees only the position, which does not include its repetitions.
            return self.abandon();
        }
        self.can_swap = game.can_swap();
        self.will_be_swappable = game.will_be_swappable();
        self.lines = limits.lines.max(1);
        let limits = Limits {
            preference: if self.will_be_swappable {
                Preference::Balance
            } else {
                Preference::Best
            },
            is_opening: game.is_opening(),
            quiet_turns: game.quiet_turns(),
            ..limits
        };
        self.team()
            .start(game.position(), &game.last_chances(), limits);
    }

    /// Continues the search until the clock reads `until` or the search is complete.
    pub(super) fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        match &mut self.team {
            Some(team) => team.run(clock, until),
            None => Progress::Done,
        }
    }

    /// What the search has found for other engines since the last call.
    pub(super) fn outgoing(&mut self) -> Vec<u8> {
        let first = self.team.as_mut().map(Team::first);
        first.map(Engine::outgoing).unwrap_or_default()
    }

    /// Takes what another engine has found.
    pub(super) fn absorb(&mut self, message: &[u8]) {
        if let Some(team) = &mut self.team {
            team.first().absorb(message);
        }
    }

    /// Stops the search.
    pub(super) fn stop(&mut self) {
        if let Some(team) = &mut self.team {
            team.stop();
        }
    }

    /// Searches for a win by threats for the player to move, within limits of plies and nodes.
    #[cfg(feature = "protocol")]
    pub(super) fn solve(
        &mut self,
        game: &History<G>,
        plies: u32,
        limits: (u32, Interrupt),
    ) -> Solved {
        if game.outcome().is_some() {
            self.abandon();
            return Solved::None;
        }
        let position = game.position();
        let drawn = game.last_chances();
        match self
            .team()
            .first()
            .solve_until(position, &drawn, plies, limits)
        {
            Ok(Some(line)) => Solved::Win(line_view(position, &line)),
            Ok(None) => Solved::None,
            Err(_) => Solved::Unknown,
        }
    }

    /// What the position of a game offers, where a move was played.
    #[cfg(feature = "protocol")]
    pub(super) fn observe(&mut self, game: &History<G>, played: G::Move) -> Option<Observation> {
        if game.outcome().is_some() {
            return None;
        }
        let drawn = game.last_chances();
        let engine = self.team().first();
        Some(engine.observe(game.position(), &drawn, played))
    }

    /// The results for the searched position.
    pub(super) fn search_info(&self, position: &G) -> Option<SearchInfo> {
        let team = self.team.as_ref()?;
        let result = team.result()?;
        let best = if self.would_swap(result) {
            Some(SWAP.to_owned())
        } else {
            result.choice.map(|mv| position.move_text(mv))
        };
        let mut lines: Vec<&PvLine<G::Move>> = result.lines.iter().collect();
        if self.will_be_swappable {
            // The opponent picks the better side, so the best lines are the most balanced ones.
            insertion_sort_by_key(&mut lines, |line| line.score.points().abs());
        }
        Some(SearchInfo {
            best,
            lines: lines
                .into_iter()
                .take(self.lines)
                .map(|line| line_view(position, line))
                .collect(),
            depth: result.depth,
            nodes: team.nodes(),
        })
    }

    /// Whether the player to move is better off with the other side.
    fn would_swap(&self, result: &SearchResult<G::Move>) -> bool {
        self.can_swap && result.score() < Score::DRAW
    }
}

fn line_view<G: Evaluate>(position: &G, line: &PvLine<G::Move>) -> LineView {
    let points = line.score.points();
    let chance = position.expected_result(line.score);
    let path = line.moves.first().map(|&mv| numbers(&position.path(mv)));
    LineView {
        moves: position.line_texts(&line.moves),
        path: path.unwrap_or_default(),
        score: line.score,
        points,
        chance,
        win: line.score.win_in(),
        loss: line.score.loss_in(),
    }
}
