//! Wins by threats that leave no choice: each move threatens to win at once, and whatever keeps the
//! other from losing at once is answered by the next such threat.
//!
//! It is a proof, whatever else stands on the board: all answers are looked at, and the player who
//! threatens is never himself about to lose. A position that would end the game in a draw counts as
//! a failure. Only the moves that threaten are sought, so that what is not found may still be there.

use super::root::Job;
use super::{Engine, answers, has};
use crate::search::table::Bound;
use crate::search::{Opinion, Score};

/// Sets what is remembered of forced wins apart from what is remembered of the search.
const FORCED: u64 = 0x5bd1_e995_7b93_d6a1;

/// What became of a search for a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A win in so many plies.
    Win(u32),
    /// There is none within the plies.
    None,
    /// That could not be said within the nodes.
    Unknown,
}

impl Found {
    /// What is known of two ways to win together.
    pub(super) const fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Win(_), _) | (_, Self::None) => self,
            _ => other,
        }
    }

    /// What is known if both have to win: the longer way counts.
    pub(super) const fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Win(one), Self::Win(other)) => Self::Win(if one > other { one } else { other }),
            (Self::Win(_), _) => other,
            _ => self,
        }
    }

    /// The same, so many plies later.
    pub(super) const fn later(self, plies: u32) -> Self {
        match self {
            Self::Win(within) => Self::Win(within + plies),
            _ => self,
        }
    }
}

impl<G: Opinion> Engine<G> {
    /// So many nodes, or as many as the limits leave.
    pub(super) fn affordable(&self, nodes: u32) -> u32 {
        let most = self.job.as_ref().and_then(Job::nodes_left);
        most.map_or(nodes, |most| {
            nodes.min(u32::try_from(most).unwrap_or(nodes))
        })
    }

    /// The plies to a win by threats for the player to move, if one is found that takes at most
    /// `plies`, looking at no more than about so many positions.
    pub(super) fn forced_win(
        &mut self,
        position: &G,
        insight: &G::Insight,
        plies: u32,
        nodes: u32,
    ) -> Option<u32> {
        if !self.job.as_ref().is_some_and(Job::seeks_threats) {
            return None;
        }
        let mut left = self.affordable(nodes);
        self.forcing.clear();
        match self.attack(position, insight, plies, &mut left) {
            Found::Win(plies) => Some(plies),
            Found::None | Found::Unknown => None,
        }
    }

    /// Whether the player to move wins within some plies by such threats, who cannot win at once.
    pub(super) fn attack(
        &mut self,
        position: &G,
        insight: &G::Insight,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        if plies < 3 {
            return Found::None;
        }
        let first = self.forcing.len();
        if !answers(&self.drawn, position, insight, &mut self.forcing) {
            position.threats(insight, &mut self.forcing);
        }
        let end = self.forcing.len();
        if first == end {
            return Found::None;
        }
        let key = position.key() ^ FORCED;
        if let Some(found) = self.remembered(key, plies) {
            self.forcing.truncate(first);
            return found;
        }
        let mut found = Found::None;
        for at in first..end {
            let mv = self.forcing[at];
            found = found.or(self.follow_up(position, insight, mv, plies, left));
            if matches!(found, Found::Win(_)) {
                break;
            }
        }
        self.forcing.truncate(first);
        self.remember(key, plies, found);
        found
    }

    /// Whether a move threatens to win at once and all that can be done about it loses.
    pub(super) fn follow_up(
        &mut self,
        position: &G,
        insight: &G::Insight,
        mv: G::Move,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        let (after, insight) = match self.go_on(position, insight, mv, left) {
            Ok(next) => next,
            Err(found) => return found,
        };
        if after.winning_move(&insight).is_some() {
            return Found::None;
        }
        let first = self.forcing.len();
        if !answers(&self.drawn, &after, &insight, &mut self.forcing) {
            return Found::None;
        }
        let mut found = Found::Win(3);
        for at in first..self.forcing.len() {
            let reply = self.forcing[at];
            found = found.and(match self.go_on(&after, &insight, reply, left) {
                // The winner cannot win at once: that is what the reply is for.
                Ok((next, insight)) => self.attack(&next, &insight, plies - 2, left).later(2),
                Err(found) => found,
            });
            if !matches!(found, Found::Win(_)) {
                break;
            }
        }
        self.forcing.truncate(first);
        found
    }

    /// What is remembered about a win within so many plies.
    pub(super) fn remembered(&self, key: u64, plies: u32) -> Option<Found> {
        let entry = self.table.probe(key)?;
        match entry.score(0).win_in() {
            Some(within) if within <= plies => Some(Found::Win(within)),
            None if entry.depth() >= plies => Some(Found::None),
            _ => None,
        }
    }

    pub(super) fn remember(&mut self, key: u64, plies: u32, found: Found) {
        let (bound, score) = match found {
            Found::Win(within) => (Bound::AtLeast, Score::win_at(within as usize)),
            Found::None => (Bound::AtMost, Score::DRAW),
            Found::Unknown => return,
        };
        let depth = i32::try_from(plies).unwrap_or(i32::MAX);
        self.table.jot(key, depth, (bound, score));
    }

    /// The position after a move of a line that is to win; or what becomes of that, if the game ends
    /// there or no more positions may be looked at.
    pub(super) fn go_on(
        &mut self,
        position: &G,
        insight: &G::Insight,
        mv: G::Move,
        left: &mut u32,
    ) -> Result<(G, G::Insight), Found> {
        if *left == 0 {
            return Err(Found::Unknown);
        }
        *left -= 1;
        self.count_node();
        let after = position.play_unchecked(mv);
        if has(&self.drawn, after.key()) || after.decided().is_some() {
            return Err(Found::None);
        }
        let insight = position.insight_after(insight, mv, &after);
        Ok((after, insight))
    }
}
