//! Proofs of wins by threats of any kind: moves that threaten to win at once, and quieter ones that
//! would lead to a forced win if the opponent passed (a null-move threat).
//!
//! After a quiet threat every reply is searched, so these are proofs too; the null move only selects
//! the moves worth trying.

use super::budget::{Budget, Interrupt};
use super::engine::{Engine, TooFewNodes, replies_to_threat, win_in_one};
use super::evaluate::{Coverage, Evaluate};
use super::forced_wins::{ANY, FORCED_WIN_KEY, FORCING, ForcedWin, PROOF_KEY};
use super::info::{Limits, PvLine};
use super::ordering::by_move_score;
use super::score::Score;
use super::tt::Entry;

/// How many moves are tried as quiet threats.
const MAX_QUIET_THREATS: usize = 24;
/// The node limit for a win by threats to win at once, before quiet ones are tried.
const THREAT_NODES: u32 = 5_000;
/// The node limit for completing a proven line.
const LINE_NODES: u32 = 20_000;

impl<G: Evaluate> Engine<G> {
    /// Lists the moves that may threaten something, best first.
    pub(super) fn list_attacks(&mut self, position: &G, state: &G::EvalState) {
        let first = self.forcing.len();
        self.listed.clear();
        let is_threatened = replies_to_threat(&self.drawn, position, state, &mut self.listed);
        if !is_threatened {
            position.candidates(&mut self.listed);
        }
        self.append_listed(position, state);
        if !is_threatened {
            self.forcing.truncate(first + MAX_QUIET_THREATS);
        }
    }

    /// Appends the moves in `listed` to those of the search for a win, best first.
    fn append_listed(&mut self, position: &G, state: &G::EvalState) {
        self.moves.clear();
        by_move_score(position, state, &self.listed, &mut self.moves);
        self.forcing
            .extend(self.moves.iter().map(|scored| scored.mv));
    }

    /// Lists all replies to a move, best first, if the move is a threat: then the result is a win.
    pub(super) fn list_replies(
        &mut self,
        after: &G,
        state: &G::EvalState,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> ForcedWin {
        self.listed.clear();
        if !replies_to_threat(&self.drawn, after, state, &mut self.listed) {
            let Some(passed) = after.null_move() else {
                return ForcedWin::None;
            };
            let threat = self.attack::<FORCING>(&passed, state, plies - 2, left);
            if !threat.is_win() {
                return threat;
            }
            self.listed.clear();
            if after.candidates(&mut self.listed) == Coverage::Some || self.listed.is_empty() {
                return ForcedWin::None;
            }
        }
        self.append_listed(after, state);
        ForcedWin::In(3)
    }

    /// A line by which a move wins by threats within this many plies; `None` if it does not. The move must not end the
    /// game.
    ///
    /// # Errors
    /// If the node limit is reached first.
    #[inline(never)]
    pub fn solve_move(
        &mut self,
        root: &G,
        drawn: &[u64],
        mv: G::Move,
        plies: u32,
        nodes: u32,
    ) -> Result<Option<PvLine<G::Move>>, TooFewNodes> {
        self.start(root, drawn, Limits::default());
        let state = root.eval_state();
        let mut left = Budget::of(nodes);
        let mut win = ForcedWin::None;
        let mut length = 3;
        while win == ForcedWin::None && length <= plies {
            win = self.attack_with::<ANY>(root, &state, mv, length, &mut left);
            length += 2;
        }
        let line = match win {
            ForcedWin::In(plies) => {
                let mut line = PvLine {
                    moves: vec![mv],
                    score: Score::win_at(plies as usize),
                };
                self.complete_line(root, &mut line, length - 2);
                Ok(Some(line))
            }
            ForcedWin::None => Ok(None),
            ForcedWin::Unknown => Err(TooFewNodes),
        };
        self.abandon();
        line
    }

    /// The first move of a win by threats within this many plies, and how deep the search for it was; `None` if there is
    /// none. A win by threats to win at once is preferred to a shorter one with quiet threats, after which many more
    /// replies have to be tried. The winning moves of the positions that follow are in the table, so that asking for them
    /// costs little.
    ///
    /// # Errors
    /// If the node limit is reached first.
    pub fn winning_move(
        &mut self,
        root: &G,
        plies: u32,
        nodes: u32,
    ) -> Result<Option<(G::Move, u32)>, TooFewNodes> {
        let state = root.eval_state();
        if let Some(mv) = root.winning_move(&state) {
            return Ok(Some((mv, 1)));
        }
        self.start(root, &[], Limits::default());
        let mut left = Budget::of(nodes.min(THREAT_NODES));
        self.forcing.clear();
        let mut lengths = (3..=plies).step_by(2).map(|plies| {
            let win = self.attack::<FORCING>(root, &state, plies, &mut left);
            (win, plies)
        });
        let (win, plies) = lengths
            .find(|(win, _)| win.is_win())
            .unwrap_or_else(|| self.shortest_proof(root, &state, plies, &mut Budget::of(nodes)));
        let mv = self.stored_winner(root);
        self.abandon();
        match (win, mv) {
            (ForcedWin::In(_), Some(mv)) => Ok(Some((mv, plies))),
            (ForcedWin::None, _) => Ok(None),
            _ => Err(TooFewNodes),
        }
    }

    /// Searches deeper and deeper for a win. Returns the plies of the last search, too.
    fn shortest_proof(
        &mut self,
        root: &G,
        state: &G::EvalState,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> (ForcedWin, u32) {
        let mut win = ForcedWin::None;
        let mut length = 1;
        while win == ForcedWin::None && length + 2 <= plies {
            length += 2;
            win = self.attack::<ANY>(root, state, length, left);
        }
        (win, length)
    }

    /// The winning move in the table of a position that was proven to be won.
    fn stored_winner(&mut self, position: &G) -> Option<G::Move> {
        let keys = [FORCED_WIN_KEY, PROOF_KEY].map(|kind| position.key() ^ kind);
        let entries = keys.map(|key| self.tt.probe(key));
        let winning = |entry: &Entry| entry.score(0).win_in().is_some();
        let entry = entries.into_iter().flatten().find(winning)?;
        self.listed.clear();
        position.candidates(&mut self.listed);
        let mut moves = self.listed.iter().copied();
        moves.find(|&mv| entry.is_best(G::move_index(mv)))
    }

    /// Searches for the shortest win within this many plies. The line of a win has at least the first move.
    pub(super) fn solve_root(
        &mut self,
        root: &G,
        plies: u32,
        (nodes, interrupt): (u32, Interrupt),
    ) -> Result<Option<PvLine<G::Move>>, TooFewNodes> {
        self.listed.clear();
        root.candidates(&mut self.listed);
        if plies > 0
            && let Some(mv) = win_in_one(root, &self.listed)
        {
            return Ok(Some(PvLine {
                moves: vec![mv],
                score: Score::win_at(1),
            }));
        }
        let state = root.eval_state();
        let mut left = Budget::new(nodes, interrupt);
        let (win, depth) = self.shortest_proof(root, &state, plies, &mut left);
        match win {
            ForcedWin::In(plies) => {
                let line = self.winning_line(root, plies, depth);
                if line.moves.is_empty() {
                    return Err(TooFewNodes);
                }
                Ok(Some(line))
            }
            ForcedWin::None => Ok(None),
            ForcedWin::Unknown => Err(TooFewNodes),
        }
    }

    /// The line of a win that was proven by a search to `depth` plies, as far as it can be found quickly.
    pub(super) fn winning_line(&mut self, root: &G, plies: u32, depth: u32) -> PvLine<G::Move> {
        let mut line = PvLine {
            moves: Vec::new(),
            score: Score::win_at(plies as usize),
        };
        self.complete_line(root, &mut line, depth);
        line
    }

    /// Extends a line with a proven result to the end of the game, as far as that can be found quickly: the winner
    /// takes the shortest win found, the loser the longest defence. A threat can be longer than the win that it leads
    /// to, if no reply holds out that long; so the search for the line is as deep as the one that proved the win.
    #[inline(never)]
    pub(super) fn complete_line(&mut self, root: &G, line: &mut PvLine<G::Move>, depth: u32) {
        if !G::HAS_THREATS {
            return;
        }
        let (win, loss) = (line.score.win_in(), line.score.loss_in());
        let Some(plies) = win.or(loss) else { return };
        let mut position = root.clone();
        for &mv in &line.moves {
            position = position.play_unchecked(mv);
        }
        let mut left = Budget::of(self.affordable(LINE_NODES));
        for ply in line.moves.len()..plies as usize {
            let played = u32::try_from(ply).unwrap_or(plies);
            let is_winner = (ply % 2 == 0) == win.is_some();
            let next = if is_winner {
                self.shortest_win(&position, depth.max(plies) - played, &mut left)
            } else {
                self.longest_defence(&position, plies - played, &mut left)
            };
            let Some(mv) = next else { return };
            line.moves.push(mv);
            position = position.play_unchecked(mv);
        }
    }

    /// The move that wins soonest, within this many plies.
    fn shortest_win(&mut self, position: &G, plies: u32, left: &mut Budget<'_>) -> Option<G::Move> {
        let state = position.eval_state();
        if let Some(mv) = position.winning_move(&state) {
            return Some(mv);
        }
        self.forcing.clear();
        self.list_forcing(position, &state);
        let forcing = std::mem::take(&mut self.forcing);
        self.list_attacks(position, &state);
        let others = std::mem::take(&mut self.forcing);
        (3..=plies).step_by(2).find_map(|plies| {
            let by_force = forcing.iter().copied().find(|&mv| {
                let win = self.attack_with::<FORCING>(position, &state, mv, plies, left);
                win.is_win()
            });
            by_force.or_else(|| {
                others.iter().copied().find(|&mv| {
                    let win = self.attack_with::<ANY>(position, &state, mv, plies, left);
                    win.is_win()
                })
            })
        })
    }

    /// The move that loses last, of those that lose within this many plies.
    fn longest_defence(
        &mut self,
        position: &G,
        plies: u32,
        left: &mut Budget<'_>,
    ) -> Option<G::Move> {
        let state = position.eval_state();
        self.listed.clear();
        self.forcing.clear();
        if !replies_to_threat(&self.drawn, position, &state, &mut self.listed)
            || self.listed.is_empty()
        {
            self.listed.clear();
            position.candidates(&mut self.listed);
        }
        self.append_listed(position, &state);
        let replies = std::mem::take(&mut self.forcing);
        let mut longest = None;
        for mv in replies {
            // The plies count from the threat before the reply.
            let win = self.attack_after::<ANY>(position, &state, mv, plies + 1, left);
            if let ForcedWin::In(within) = win
                && longest.is_none_or(|(longest, _)| within > longest)
            {
                longest = Some((within, mv));
            }
        }
        longest.map(|(_, mv)| mv)
    }
}
