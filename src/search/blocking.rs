//! Searching in one call, for programs that have nothing else to do meanwhile.

use std::time::Instant;

use super::engine::Engine;
use super::evaluate::Evaluate;
use super::info::{Limits, Progress, SearchResult};

impl<G: Evaluate> Engine<G> {
    /// Searches to the end of the limits and returns what was found.
    ///
    /// ```
    /// use ergo_games::game::Game;
    /// use ergo_games::games::ergo::Position;
    /// use ergo_games::search::{Engine, Limits};
    ///
    /// let position: Position = "10/10/10/10/2SSSS4/10/3sss4/10/10 1".parse()?;
    /// let result = Engine::new(1).search(&position, Limits::nodes(1_000));
    /// assert_eq!(result.score().win_in(), Some(1));
    /// assert!(result.chances > 0.999);
    /// assert!(["b5", "g5"].contains(&&*position.line_texts(result.pv())[0]));
    /// # Ok::<(), ergo_games::parse::ParseError>(())
    /// ```
    ///
    /// Time counts only if it is limited, and at the level of full strength, which has no other limit. All other searches
    /// return the same on every machine, and need no clock. On `wasm32-unknown-unknown`, where the standard library has
    /// none, limits of time do not end a search here; [`Engine::run`] takes any clock.
    ///
    /// # Panics
    /// If nothing would end the search: without a limit of depth, nodes or time, and without a level.
    pub fn search(&mut self, position: &G, limits: Limits) -> SearchResult<G::Move> {
        self.search_with_draws(position, &[], limits)
    }

    /// The same as [`Engine::search`], in a game where some positions would be draws by repetition: `drawn` are their
    /// sorted keys, which [`History::last_chances`](crate::replay::History::last_chances) lists.
    ///
    /// # Panics
    /// As [`Engine::search`].
    pub fn search_with_draws(
        &mut self,
        position: &G,
        drawn: &[u64],
        limits: Limits,
    ) -> SearchResult<G::Move> {
        self.start(position, drawn, limits);
        let search = self.search.as_ref().expect("a search was started");
        let counts_time = limits.time.is_some() || !search.is_bounded();
        let clock = counts_time.then(started).flatten();
        assert!(
            search.is_bounded() || (clock.is_some() && search.limits.time.is_some()),
            "nothing would end this search: limit its depth, its nodes, or its time where there is a clock"
        );
        let now = || clock.map_or(0.0, |start| start.elapsed().as_secs_f64() * 1000.0);
        while self.run(&now, f64::INFINITY) == Progress::Thinking {}
        self.result().cloned().expect("a search was started")
    }
}

/// A clock that starts now, where the standard library has one.
fn started() -> Option<Instant> {
    let has_clock = !cfg!(all(target_family = "wasm", target_os = "unknown"));
    has_clock.then(Instant::now)
}
