//! How much better the best move is than the second-best, where it was played.

use super::super::Finding;
use super::super::judge::ONLY;
use super::{Reviewable, Step, Task, eval_by};
use crate::game::Side;
use crate::search::{Engine, Limits};

/// The searches that compare the best move with the second-best, as multiples of the nodes of the main search. Each but
/// the first verifies that the best move is the only good one.
const COMPARED: [(u64, u64); 2] = [(1, 2), (4, 1)];

impl<G: Reviewable> Task<G> {
    /// Searches for the second-best move, unless anybody would find the best.
    pub(super) fn search_second(&self, engine: &mut Engine<G>, best: G::Move) -> Step {
        if self.position.is_obvious(best, self.before.as_ref()) {
            return Step::Done;
        }
        self.start_second(engine, 0)
    }

    /// Starts one of the searches for the second-best move; done after the last.
    fn start_second(&self, engine: &mut Engine<G>, at: usize) -> Step {
        let Some((times, share)) = COMPARED.get(at) else {
            return Step::Done;
        };
        let limits = Limits {
            nodes: Some(G::REVIEW.nodes * times / share),
            lines: 2,
            ..Limits::default()
        };
        engine.start(&self.position, &self.drawn, limits);
        Step::Second(at)
    }

    /// Takes over what the second-best move costs, unless the search now prefers it. The least of all searches counts.
    pub(super) fn take_second(&mut self, engine: &mut Engine<G>, at: usize) -> Step {
        let best = self.best.as_ref().and_then(|line| line.moves.first());
        let lines = engine.result().map(|result| &result.lines[..]);
        let Some([first, second, ..]) = lines.filter(|lines| lines[0].moves.first() == best) else {
            self.finding.second = None;
            return Step::Done;
        };
        let own = |chance: f64| match self.position.turn() {
            Side::First => chance,
            Side::Second => 1.0 - chance,
        };
        let chance = |line| {
            let mut found = Finding::default();
            found.set_eval(&self.position, eval_by(line, self.position.turn()));
            own(found.chance)
        };
        let before = own(self.finding.chance);
        let worth = chance(second) + (before - chance(first)).max(0.0);
        let worth = self
            .finding
            .second
            .map_or(worth, |known| worth.max(own(known)));
        self.finding.second = Some(own(worth));
        if before - worth < ONLY {
            return Step::Done;
        }
        self.start_second(engine, at + 1)
    }
}
