//! Wins by threats of any kind: a move that wins at once unless it is answered, or one that would
//! win by such moves if the other did nothing.
//!
//! These are proofs too: after a threat that leaves a choice every answer is looked at. What the
//! other would lose by, did he nothing, only tells which moves are worth the trouble.

use super::forced::Found;
use super::{Engine, TooFewNodes, answers, win_at_once};
use crate::search::order::by_promise;
use crate::search::{Coverage, Line, Opinion, Score};

/// Sets what is remembered of these wins apart from all else.
const PROOF: u64 = 0x2545_f491_4f6c_dd1d;
/// How many moves are taken for threats that leave a choice.
const TRIED: usize = 24;
/// How many positions are looked at to complete a line that is told.
const FOR_A_LINE: u32 = 20_000;

impl<G: Opinion> Engine<G> {
    /// Whether the player to move wins within some plies, who cannot win at once.
    pub(super) fn prove(
        &mut self,
        position: &G,
        insight: &G::Insight,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        let found = self.attack(position, insight, plies, left);
        if plies < 5 || matches!(found, Found::Win(_)) {
            return found;
        }
        let key = position.key() ^ PROOF;
        if let Some(found) = self.remembered(key, plies) {
            return found;
        }
        let first = self.moves.len();
        self.list_threats(position, insight);
        let end = self.moves.len();
        let mut found = found;
        for at in first..end {
            let mv = self.moves[at].mv;
            found = found.or(self.prove_move(position, insight, mv, plies, left));
            if matches!(found, Found::Win(_)) {
                break;
            }
        }
        self.moves.truncate(first);
        self.remember(key, plies, found);
        found
    }

    /// Whether a move wins: all that can be done about it loses.
    fn prove_move(
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
        let first = self.moves.len();
        let threat = self.list_answers(&after, &insight, plies, left);
        if !matches!(threat, Found::Win(_)) {
            return threat;
        }
        let mut found = Found::Win(3);
        for at in first..self.moves.len() {
            let reply = self.moves[at].mv;
            found = found.and(self.prove_answered(&after, &insight, reply, plies, left));
            if !matches!(found, Found::Win(_)) {
                break;
            }
        }
        self.moves.truncate(first);
        found
    }

    /// Whether a reply to a threat loses, and after how many plies from the threat on.
    fn prove_answered(
        &mut self,
        after: &G,
        insight: &G::Insight,
        reply: G::Move,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        let (next, insight) = match self.go_on(after, insight, reply, left) {
            Ok(next) => next,
            Err(found) => return found,
        };
        if next.winning_move(&insight).is_some() {
            return Found::Win(3);
        }
        self.prove(&next, &insight, plies - 2, left).later(2)
    }

    /// Lists the moves that may threaten something, the most promising first.
    fn list_threats(&mut self, position: &G, insight: &G::Insight) {
        let first = self.moves.len();
        self.listed.clear();
        let threatened = answers(&self.drawn, position, insight, &mut self.listed);
        if !threatened {
            position.candidates(&mut self.listed);
        }
        by_promise(position, insight, &self.listed, &mut self.moves);
        if !threatened {
            self.moves.truncate(first + TRIED);
        }
    }

    /// Lists all that can be done about a move, the most promising first, if it is a threat.
    fn list_answers(
        &mut self,
        after: &G,
        insight: &G::Insight,
        plies: u32,
        left: &mut u32,
    ) -> Found {
        self.listed.clear();
        if !answers(&self.drawn, after, insight, &mut self.listed) {
            let Some(passed) = after.passed() else {
                return Found::None;
            };
            let threat = self.attack(&passed, insight, plies - 2, left);
            if !matches!(threat, Found::Win(_)) {
                return threat;
            }
            self.listed.clear();
            if after.candidates(&mut self.listed) == Coverage::Some || self.listed.is_empty() {
                return Found::None;
            }
        }
        by_promise(after, insight, &self.listed, &mut self.moves);
        Found::Win(3)
    }

    /// Looks for the shortest win within some plies.
    pub(super) fn seek(
        &mut self,
        root: &G,
        plies: u32,
        nodes: u32,
    ) -> Result<Option<Line<G::Move>>, TooFewNodes> {
        self.listed.clear();
        root.candidates(&mut self.listed);
        if plies > 0
            && let Some(mv) = win_at_once(root, &self.listed)
        {
            let score = Score::win_at(1);
            return Ok(Some(Line {
                score,
                ..Line::of(mv)
            }));
        }
        let insight = root.insight();
        let mut left = nodes;
        let mut found = Found::None;
        let mut most = 3;
        while found == Found::None && most <= plies {
            found = self.prove(root, &insight, most, &mut left);
            most += 2;
        }
        match found {
            Found::Win(within) => Ok(Some(self.winning_line(root, within))),
            Found::None => Ok(None),
            Found::Unknown => Err(TooFewNodes),
        }
    }

    /// The line of a proven win in so many plies, as far as it is found quickly.
    pub(super) fn winning_line(&mut self, root: &G, plies: u32) -> Line<G::Move> {
        let mut line = Line {
            moves: Vec::new(),
            score: Score::win_at(plies as usize),
        };
        self.complete(root, &mut line);
        line
    }

    /// Goes on with a line whose result is proven until that is reached, as far as it is found
    /// quickly: the winner takes the shortest way that he sees, the other the longest.
    pub(super) fn complete(&mut self, root: &G, line: &mut Line<G::Move>) {
        let (win, loss) = (line.score.win_in(), line.score.loss_in());
        let Some(plies) = win.or(loss) else { return };
        let mut position = root.clone();
        for &mv in &line.moves {
            position = position.play_unchecked(mv);
        }
        let mut left = self.affordable(FOR_A_LINE);
        for ply in line.moves.len()..plies as usize {
            let rest = plies - u32::try_from(ply).unwrap_or(plies);
            let winning = (ply % 2 == 0) == win.is_some();
            let next = if winning {
                self.shortest(&position, rest, &mut left)
            } else {
                self.longest(&position, rest, &mut left)
            };
            let Some(mv) = next else { return };
            line.moves.push(mv);
            position = position.play_unchecked(mv);
        }
    }

    /// A move that wins within so many plies.
    fn shortest(&mut self, position: &G, plies: u32, left: &mut u32) -> Option<G::Move> {
        let insight = position.insight();
        if let Some(mv) = position.winning_move(&insight) {
            return Some(mv);
        }
        self.forcing.clear();
        self.moves.clear();
        if !answers(&self.drawn, position, &insight, &mut self.forcing) {
            position.threats(&insight, &mut self.forcing);
        }
        self.list_threats(position, &insight);
        let threats = std::mem::take(&mut self.forcing);
        let others: Vec<G::Move> = self.moves.drain(..).map(|weighed| weighed.mv).collect();
        (3..=plies).step_by(2).find_map(|plies| {
            let forced = threats.iter().copied().find(|&mv| {
                matches!(
                    self.follow_up(position, &insight, mv, plies, left),
                    Found::Win(_)
                )
            });
            forced.or_else(|| {
                others.iter().copied().find(|&mv| {
                    matches!(
                        self.prove_move(position, &insight, mv, plies, left),
                        Found::Win(_)
                    )
                })
            })
        })
    }

    /// The move that holds out longest of those that lose within so many plies.
    fn longest(&mut self, position: &G, plies: u32, left: &mut u32) -> Option<G::Move> {
        let insight = position.insight();
        self.listed.clear();
        self.moves.clear();
        if !answers(&self.drawn, position, &insight, &mut self.listed) || self.listed.is_empty() {
            self.listed.clear();
            position.candidates(&mut self.listed);
        }
        by_promise(position, &insight, &self.listed, &mut self.moves);
        let answers: Vec<G::Move> = self.moves.drain(..).map(|weighed| weighed.mv).collect();
        let mut best = None;
        for mv in answers {
            // Counted from the threat before it, as everything here is.
            if let Found::Win(within) = self.prove_answered(position, &insight, mv, plies + 1, left)
                && best.is_none_or(|(longest, _)| within > longest)
            {
                best = Some((within, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}
