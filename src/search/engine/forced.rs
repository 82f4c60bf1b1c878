//! Wins by threats that leave no choice: each move threatens to win at once, and whatever keeps the
//! other from losing at once is answered by the next such threat.
//!
//! It is a proof, whatever else stands on the board: all answers are looked at, and the player who
//! threatens is never himself about to lose. A position that would end the game in a draw counts as
//! a failure. Only the moves that threaten are sought, so that what is not found may still be there.

use super::Engine;
use crate::search::table::Bound;
use crate::search::{Opinion, Score};

/// Sets what is remembered of forced wins apart from what is remembered of the search.
const FORCED: u64 = 0x5bd1_e995_7b93_d6a1;

/// What became of a search for a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// A win in so many plies.
    Win(u32),
    /// There is none within the plies.
    None,
    /// That could not be said within the nodes.
    Unknown,
}

impl<G: Opinion> Engine<G> {
    /// The plies to a win by threats for the player to move, if one is found that takes at most
    /// `plies`, looking at no more than about so many positions.
    pub(super) fn forced_win(
        &mut self,
        position: &G,
        insight: &G::Insight,
        plies: u32,
        nodes: u32,
    ) -> Option<u32> {
        let most = self.job.as_ref().and_then(super::root::Job::nodes_left);
        let mut left = most.map_or(nodes, |most| {
            nodes.min(u32::try_from(most).unwrap_or(nodes))
        });
        self.forcing.clear();
        match self.attack(position, insight, plies, &mut left) {
            Found::Win(plies) => Some(plies),
            Found::None | Found::Unknown => None,
        }
    }

    /// Whether the player to move wins, who cannot win at once.
    fn attack(&mut self, position: &G, insight: &G::Insight, plies: u32, left: &mut u32) -> Found {
        if plies < 3 {
            return Found::None;
        }
        let first = self.forcing.len();
        if !position.parries(insight, &mut self.forcing) {
            position.threats(insight, &mut self.forcing);
        }
        let end = self.forcing.len();
        if first == end {
            return Found::None;
        }
        let key = position.key() ^ FORCED;
        if let Some(entry) = self.table.probe(key) {
            let known = match entry.score(0).win_in() {
                Some(within) if within <= plies => Some(Found::Win(within)),
                None if entry.depth() >= plies => Some(Found::None),
                _ => None,
            };
            if let Some(found) = known {
                self.forcing.truncate(first);
                return found;
            }
        }
        let mut found = Found::None;
        for at in first..end {
            let mv = self.forcing[at];
            found = match self.follow_up(position, insight, mv, plies, left) {
                Found::None => found,
                Found::Unknown => Found::Unknown,
                win @ Found::Win(_) => {
                    found = win;
                    break;
                }
            };
            if *left == 0 {
                found = Found::Unknown;
                break;
            }
        }
        self.forcing.truncate(first);
        let (bound, score) = match found {
            Found::Win(within) => (Bound::AtLeast, Score::win_at(within as usize)),
            Found::None => (Bound::AtMost, Score::DRAW),
            Found::Unknown => return found,
        };
        let depth = i32::try_from(plies).unwrap_or(i32::MAX);
        self.table.store(key, 0, depth, (bound, score), None);
        found
    }

    /// Whether a move threatens to win at once and all that can be done about it loses.
    fn follow_up(
        &mut self,
        position: &G,
        insight: &G::Insight,
        mv: G::Move,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        let after = position.play_unchecked(mv);
        let insight = position.insight_after(insight, mv, &after);
        self.spend(left);
        if self.drawn.binary_search(&after.key()).is_ok()
            || after.decided().is_some()
            || after.winning_move(&insight).is_some()
        {
            return Found::None;
        }
        let first = self.forcing.len();
        if !after.parries(&insight, &mut self.forcing) {
            return Found::None;
        }
        let mut longest = 3;
        let mut found = Found::Win(longest);
        for at in first..self.forcing.len() {
            let reply = self.forcing[at];
            let next = after.play_unchecked(reply);
            let insight = after.insight_after(&insight, reply, &next);
            self.spend(left);
            found = if self.drawn.binary_search(&next.key()).is_ok() || next.decided().is_some() {
                Found::None
            } else if *left == 0 {
                Found::Unknown
            } else {
                // He cannot win at once: that is what the reply is for.
                self.attack(&next, &insight, plies - 2, left)
            };
            let Found::Win(within) = found else { break };
            longest = longest.max(within + 2);
            found = Found::Win(longest);
        }
        self.forcing.truncate(first);
        found
    }

    fn spend(&mut self, left: &mut u32) {
        *left = left.saturating_sub(1);
        self.count_node();
    }
}
