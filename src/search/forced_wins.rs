//! Forced wins: sequences of moves each of which threatens to win at once, so that the opponent has
//! only the replies that parry it (threat-space search). The same search also proves wins by quieter
//! threats; `proof` says which these are.
//!
//! Its wins are proven: all replies are searched, and the attacker is never about to lose. A
//! position that would end the game in a draw counts as a failure. It does not find every win, since
//! only moves that threaten are searched.

use super::budget::Budget;
use super::engine::{Engine, contains, replies_to_threat};
use super::evaluate::Evaluate;
use super::root::RootSearch;
use super::score::Score;
use super::tt::Bound;

/// Keys of table entries about forced wins differ from those of the main search by this.
pub(super) const FORCED_WIN_KEY: u64 = 0x5bd1_e995_7b93_d6a1;
/// Keys of table entries about wins by any threats differ from all others by this.
pub(super) const PROOF_KEY: u64 = 0x2545_f491_4f6c_dd1d;

/// The threats of a search, which is compiled for each of them: those to win at once only.
pub(super) const FORCING: bool = false;
/// Quiet threats, too.
pub(super) const ANY: bool = true;

/// The result of a search for a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ForcedWin {
    /// A win in this many plies.
    In(u32),
    /// No win within the plies searched.
    None,
    /// The node limit was reached first.
    Unknown,
}

impl ForcedWin {
    /// The result if either of two attacks may be chosen.
    pub(super) const fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::In(_), _) | (_, Self::None) => self,
            _ => other,
        }
    }

    /// The result if both of two replies must lose: the longer win counts.
    pub(super) const fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::In(one), Self::In(other)) => Self::In(if one > other { one } else { other }),
            (Self::In(_), _) => other,
            _ => self,
        }
    }

    /// The result seen from this many plies earlier.
    pub(super) const fn after(self, plies: u32) -> Self {
        match self {
            Self::In(within) => Self::In(within + plies),
            _ => self,
        }
    }

    pub(super) const fn is_win(self) -> bool {
        matches!(self, Self::In(_))
    }
}

impl<G: Evaluate> Engine<G> {
    /// This many nodes, or what the limits of the search leave of them.
    pub(super) fn affordable(&self, nodes: u32) -> u32 {
        let left = self.search.as_ref().and_then(RootSearch::nodes_left);
        left.map_or(nodes, |left| {
            nodes.min(u32::try_from(left).unwrap_or(nodes))
        })
    }

    /// The plies to a forced win of the player to move, if one within `plies` is found with about this
    /// many nodes.
    pub(super) fn forced_win(
        &mut self,
        position: &G,
        state: &G::EvalState,
        plies: u32,
        nodes: u32,
    ) -> Option<u32> {
        if !self.search.as_ref().is_some_and(RootSearch::seeks_threats) {
            return None;
        }
        let mut left = Budget::of(self.affordable(nodes));
        self.forcing.clear();
        match self.attack::<FORCING>(position, state, plies, &mut left) {
            ForcedWin::In(plies) => Some(plies),
            ForcedWin::None | ForcedWin::Unknown => None,
        }
    }

    /// Whether the player to move has a win by threats. They must not have a winning move now.
    pub(super) fn attack<const THREATS: bool>(
        &mut self,
        position: &G,
        state: &G::EvalState,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> ForcedWin {
        if plies < 3 || !G::HAS_THREATS {
            return ForcedWin::None;
        }
        let mut win = ForcedWin::None;
        if THREATS == ANY {
            win = self.attack::<FORCING>(position, state, plies, left);
            if plies < 5 || win.is_win() {
                return win;
            }
        }
        let first = self.forcing.len();
        if THREATS == FORCING {
            // Most positions have none, which is faster to see than to look up.
            self.list_forcing(position, state);
            if self.forcing.len() == first {
                return ForcedWin::None;
            }
        }
        let key = position.key()
            ^ if THREATS == ANY {
                PROOF_KEY
            } else {
                FORCED_WIN_KEY
            };
        if let Some(known) = self.probe_win(key, plies) {
            self.forcing.truncate(first);
            return known;
        }
        if THREATS == ANY {
            self.list_attacks(position, state);
        }
        let end = self.forcing.len();
        self.hints.sort(plies, &mut self.forcing[first..end]);
        let mut best = None;
        for at in first..end {
            let mv = self.forcing[at];
            win = win.or(self.attack_with::<THREATS>(position, state, mv, plies, left));
            if win.is_win() {
                best = Some(mv);
                break;
            }
        }
        self.forcing.truncate(first);
        self.store_win(key, plies, win, best);
        win
    }

    /// Appends the moves that may be part of a forced win: the replies to a threat, or else threats.
    pub(super) fn list_forcing(&mut self, position: &G, state: &G::EvalState) {
        if !replies_to_threat(&self.drawn, position, state, &mut self.forcing) {
            position.threats(state, &mut self.forcing);
        }
    }

    /// Whether a move is a threat and every reply loses.
    pub(super) fn attack_with<const THREATS: bool>(
        &mut self,
        position: &G,
        state: &G::EvalState,
        mv: G::Move,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> ForcedWin {
        if !G::HAS_THREATS {
            return ForcedWin::None;
        }
        let after = match self.play_forcing(position, mv, left) {
            Ok(after) => after,
            Err(end) => return end,
        };
        let state = position.eval_state_after(state, mv, &after);
        if after.winning_move(&state).is_some() {
            return ForcedWin::None;
        }
        let first = self.forcing.len();
        let threat = if THREATS == ANY {
            self.list_replies(&after, &state, plies, left)
        } else if replies_to_threat(&self.drawn, &after, &state, &mut self.forcing) {
            ForcedWin::In(3)
        } else {
            ForcedWin::None
        };
        if !threat.is_win() {
            return threat;
        }
        let mut win = threat;
        for at in first..self.forcing.len() {
            let reply = self.forcing[at];
            win = win.and(self.attack_after::<THREATS>(&after, &state, reply, plies, left));
            if !win.is_win() {
                break;
            }
        }
        self.forcing.truncate(first);
        win
    }

    /// Whether a reply to a threat loses; the plies count from the threat.
    #[inline]
    pub(super) fn attack_after<const THREATS: bool>(
        &mut self,
        after: &G,
        state: &G::EvalState,
        reply: G::Move,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> ForcedWin {
        let next = match self.play_forcing(after, reply, left) {
            Ok(next) => next,
            Err(end) => return end,
        };
        let state = after.eval_state_after(state, reply, &next);
        // A reply to a threat to win at once has parried it.
        if THREATS == ANY && next.winning_move(&state).is_some() {
            return ForcedWin::In(3);
        }
        self.attack::<THREATS>(&next, &state, plies - 2, left)
            .after(2)
    }

    /// Looks up a win within this many plies.
    fn probe_win(&self, key: u64, plies: u32) -> Option<ForcedWin> {
        let entry = self.tt.probe(key)?;
        match entry.score(0).win_in() {
            Some(within) if within <= plies => Some(ForcedWin::In(within)),
            None if entry.depth() >= plies => Some(ForcedWin::None),
            _ => None,
        }
    }

    /// Stores a result, and the move that wins.
    fn store_win(&mut self, key: u64, plies: u32, win: ForcedWin, best: Option<G::Move>) {
        if let Some(mv) = best {
            self.hints.won(plies, mv);
        }
        let (bound, score) = match win {
            ForcedWin::In(within) => (Bound::Lower, Score::win_at(within as usize)),
            ForcedWin::None => (Bound::Upper, Score::DRAW),
            ForcedWin::Unknown => return,
        };
        let depth = i32::try_from(plies).unwrap_or(i32::MAX);
        let best = best.map(G::move_index);
        self.tt.store_shallow(key, depth, (bound, score), best);
    }

    /// The position after a move of a forced win; or the result, if the game ends there or no nodes are
    /// left.
    #[inline]
    fn play_forcing(
        &mut self,
        position: &G,
        mv: G::Move,
        left: &mut Budget<'_>,
    ) -> Result<G, ForcedWin> {
        if !left.spend() {
            return Err(ForcedWin::Unknown);
        }
        self.count_node();
        let after = position.play_unchecked(mv);
        if contains(&self.drawn, after.key()) || after.decided().is_some() {
            return Err(ForcedWin::None);
        }
        Ok(after)
    }
}
