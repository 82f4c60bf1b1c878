//! Choosing a move at a glance, as people do who know the rules and little more: how does the position look after
//! each move, and what is the most obvious reply? Some moves of both sides are overlooked.

use super::engine::{Engine, contains, outcome_score};
use super::evaluate::{Evaluate, NOISY};
use super::info::PvLine;
use super::levels::Level;
use super::ordering::by_move_score;
use super::root::RootSearch;
use super::score::Score;
use super::sort::insertion_sort_by_key;
use crate::hash::random;

/// The most replies to a move that are looked at.
const REPLIES: usize = 6;

impl<G: Evaluate> Engine<G> {
    /// Ends the search with a look at the positions after each move, and after obvious replies to the better ones.
    pub(super) fn glance(&mut self, level: Level) {
        let Some(search) = &mut self.search else {
            return;
        };
        let (root, state) = (&search.root, &search.state);
        let turn = root.turn();
        let [own_seed, reply_seed] = [OWN, REPLY].map(|draw| random(search.seed ^ draw));
        self.listed.clear();
        root.candidates(&mut self.listed);
        // First, as a node limit may cut off the list.
        if let Some(win) = root.winning_move(state) {
            self.listed.retain(|&mv| mv != win);
            self.listed.insert(0, win);
        }
        // At least one, like any search.
        let mut left = search.limits.nodes.map_or(u64::MAX, |limit| {
            limit.saturating_sub(search.result.nodes).max(1)
        });
        self.listed
            .truncate(usize::try_from(left).unwrap_or(usize::MAX));
        left -= self.listed.len() as u64;
        search.result.nodes += self.listed.len() as u64;
        let mut lines: Vec<PvLine<G::Move>> = Vec::new();
        for &mv in &self.listed {
            let after = root.play_unchecked(mv);
            let mut score = match after.decided() {
                Some(outcome) => outcome_score(outcome, turn, 1),
                None if contains(&self.drawn, after.key()) => Score::DRAW,
                None => {
                    let state = root.eval_state_after(state, mv, &after);
                    let reply = after.winning_move(&state);
                    if reply
                        .is_some_and(|reply| !level.overlooks(after.subtlety(reply), reply_seed))
                    {
                        Score::loss_at(2)
                    } else {
                        -Score::eval(after.first_impression(&state))
                    }
                }
            };
            if score.win_in().is_some() && level.overlooks(root.subtlety(mv), own_seed) {
                // Played only if there is nothing else.
                score = Score::loss_at(2);
            }
            lines.push(PvLine {
                moves: vec![mv],
                score,
            });
        }
        insertion_sort_by_key(&mut lines, |line| -line.score.points());
        lines.truncate(search.line_count());
        for line in &mut lines {
            let Some(&mv) = line.moves.first().filter(|_| !line.score.is_proven()) else {
                continue;
            };
            let after = root.play_unchecked(mv);
            let state = root.eval_state_after(state, mv, &after);
            let is_forced = after.must_extend(&state);
            self.listed.clear();
            after.candidates(&mut self.listed);
            self.moves.clear();
            by_move_score(&after, &state, &self.listed, &mut self.moves);
            for scored in self.moves.iter().take(REPLIES) {
                let reply = scored.mv;
                if left == 0
                    || !(is_forced || scored.score >= NOISY)
                    || level.overlooks(after.subtlety(reply), reply_seed)
                {
                    continue;
                }
                left -= 1;
                search.result.nodes += 1;
                let end = after.play_unchecked(reply);
                let score = if let Some(outcome) = end.decided() {
                    outcome_score(outcome, turn, 2)
                } else {
                    let state = after.eval_state_after(&state, reply, &end);
                    Score::eval(end.evaluate(&state))
                };
                line.score = line.score.min(score);
            }
        }
        self.moves.clear();
        insertion_sort_by_key(&mut lines, |line| -line.score.points());
        search.result.lines = lines;
        search.result.depth = 1;
        search.done = true;
    }
}

impl<G: Evaluate> RootSearch<G> {
    /// Whether a glance is enough to see a win in one, or the level overlooks one, or a threat of one.
    pub(super) fn is_decided_at_a_glance(&self, level: Level) -> bool {
        self.root.winning_move(&self.state).is_some()
            || (self.root.forced_replies(&self.state, &mut Vec::new())
                && level.overlooks(MEAN, random(self.seed ^ REPLY)))
    }
}

/// One draw is for all wins and one for all replies: someone who overlooks a win overlooks other ways to it too.
const OWN: u64 = 1 << 32;
const REPLY: u64 = 2 << 32;
/// A medium [subtlety](Evaluate::subtlety).
const MEAN: u64 = 50;
