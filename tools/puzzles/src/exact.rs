//! An exact solver: whether a player wins within some plies, by exhaustion.
//!
//! All moves of both players are searched, but those of which [`Prove`] knows that they cannot matter. So both answers
//! are proofs, unlike those of the engine, which looks for wins among threats. Repetitions do not matter: the shortest
//! win never repeats a position, and nothing happened before the puzzle.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ergo_games::search::{Coverage, ordering};

use crate::prove::{Prove, Unlisted};

/// Nothing is proven: there are too many moves, or too many nodes are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unproven;

impl From<Unlisted> for Unproven {
    fn from(_: Unlisted) -> Self {
        Self
    }
}

/// Keys are random already.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Knowledge about the player to move: the plies of a win, and the plies within which there is none.
#[derive(Clone, Copy, Default)]
struct Known {
    win: Option<u32>,
    none: u32,
}

/// No win is looked for that is as long or longer.
const LONGEST: usize = 16;

/// The solver of one game.
pub struct Exact<G: Prove> {
    known: HashMap<u64, Known, BuildHasherDefault<KeyHasher>>,
    /// The last attack that won, and the last reply that saved, by the plies left.
    attack: [Option<G::Move>; LONGEST],
    reply: [Option<G::Move>; LONGEST],
    /// The nodes left.
    left: u64,
    used: u64,
}

impl<G: Prove> Default for Exact<G> {
    fn default() -> Self {
        Self {
            known: HashMap::default(),
            attack: [None; LONGEST],
            reply: [None; LONGEST],
            left: 0,
            used: 0,
        }
    }
}

impl<G: Prove> Exact<G> {
    /// Forgets everything, and allows this many nodes.
    pub fn start(&mut self, nodes: u64) {
        self.known.clear();
        self.attack = [None; LONGEST];
        self.reply = [None; LONGEST];
        self.left = nodes;
        self.used = 0;
    }

    /// The nodes searched since the start.
    #[must_use]
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// The plies of the shortest win of the player to move, if there is one within `plies`.
    ///
    /// # Errors
    /// If that is not proven.
    pub fn win(&mut self, position: &G, plies: u32) -> Result<Option<u32>, Unproven> {
        if let Some(end) = position.outcome() {
            // With no plies to play, this is what the last move has done.
            return Ok((end.winner == Some(position.turn())).then_some(0));
        }
        self.win_from(position, &position.eval_state(), plies)
    }

    /// The plies after which the player to move has lost, if that is so within `plies`, whatever they play.
    ///
    /// # Errors
    /// If that is not proven.
    pub fn loss(&mut self, position: &G, plies: u32) -> Result<Option<u32>, Unproven> {
        if let Some(end) = position.outcome() {
            let lost = end.winner == Some(position.turn().other());
            return Ok(lost.then_some(0));
        }
        let state = position.eval_state();
        for within in (2..=plies).step_by(2) {
            if self.loses(position, &state, within)? {
                return Ok(Some(within));
            }
        }
        Ok(None)
    }

    /// Counts a node; fails if none is left.
    fn count(&mut self) -> Result<(), Unproven> {
        self.used += 1;
        self.left = self.left.checked_sub(1).ok_or(Unproven)?;
        Ok(())
    }

    /// Like [`Self::win`], in a position that is not decided.
    fn win_from(
        &mut self,
        position: &G,
        state: &G::EvalState,
        plies: u32,
    ) -> Result<Option<u32>, Unproven> {
        self.count()?;
        if plies < 1 {
            return Ok(None);
        }
        if plies as usize >= LONGEST {
            return Err(Unproven);
        }
        if position.wins_now(state)?.is_some() {
            return Ok(Some(1));
        }
        if plies < 3 {
            return Ok(None);
        }
        let known = self.known.get(&position.key()).copied();
        let mut known = known.unwrap_or_default();
        if let Some(within) = known.win {
            // The shortest: shorter ones were ruled out before.
            return Ok((within <= plies).then_some(within));
        }
        if known.none >= plies {
            return Ok(None);
        }
        let first = known.none.max(1) + 2;
        for within in (first..=plies).step_by(2) {
            if self.has_attack(position, state, within)? {
                known.win = Some(within);
                break;
            }
            known.none = within;
        }
        self.known.insert(position.key(), known);
        Ok(known.win)
    }

    /// Whether a move wins within this many plies, at least 3.
    fn has_attack(
        &mut self,
        position: &G,
        state: &G::EvalState,
        plies: u32,
    ) -> Result<bool, Unproven> {
        let killer = self.attack[plies as usize];
        if let Some(mv) = killer.filter(|&mv| position.is_legal(mv))
            && self.attack_wins(position, state, mv, plies)?
        {
            return Ok(true);
        }
        let mut moves = Vec::new();
        if !position.forced_replies(state, &mut moves) {
            position.attacks(state, plies, &mut moves)?;
        }
        for mv in in_order(position, state, &moves) {
            if Some(mv) != killer && self.attack_wins(position, state, mv, plies)? {
                self.attack[plies as usize] = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn attack_wins(
        &mut self,
        position: &G,
        state: &G::EvalState,
        mv: G::Move,
        plies: u32,
    ) -> Result<bool, Unproven> {
        let after = position.play_unchecked(mv);
        if let Some(end) = after.decided() {
            return Ok(end.winner == Some(position.turn()));
        }
        let state = position.eval_state_after(state, mv, &after);
        self.loses(&after, &state, plies - 1)
    }

    /// Whether the player to move, in a position that is not decided, loses within this many plies, at least 2.
    fn loses(&mut self, position: &G, state: &G::EvalState, plies: u32) -> Result<bool, Unproven> {
        self.count()?;
        if plies as usize >= LONGEST {
            return Err(Unproven);
        }
        if plies < 2 || position.wins_now(state)?.is_some() {
            return Ok(false);
        }
        let killer = self.reply[plies as usize];
        if let Some(mv) = killer.filter(|&mv| position.is_legal(mv))
            && !self.reply_loses(position, state, mv, plies)?
        {
            return Ok(false);
        }
        let mut moves = Vec::new();
        if position.forced_replies(state, &mut moves) {
            return Ok(!self.any_saves(position, state, &moves, plies)?);
        }
        let coverage = position.candidates(&mut moves);
        if self.any_saves(position, state, &moves, plies)? {
            return Ok(false);
        }
        if coverage == Coverage::Some {
            moves.clear();
            position.every_result(&mut moves)?;
            if self.any_saves(position, state, &moves, plies)? {
                return Ok(false);
            }
        }
        Ok(!moves.is_empty()
            || position.outcome_without_moves().winner == Some(position.turn().other()))
    }

    fn any_saves(
        &mut self,
        position: &G,
        state: &G::EvalState,
        moves: &[G::Move],
        plies: u32,
    ) -> Result<bool, Unproven> {
        for mv in in_order(position, state, moves) {
            if !self.reply_loses(position, state, mv, plies)? {
                self.reply[plies as usize] = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn reply_loses(
        &mut self,
        position: &G,
        state: &G::EvalState,
        mv: G::Move,
        plies: u32,
    ) -> Result<bool, Unproven> {
        let after = position.play_unchecked(mv);
        if let Some(end) = after.decided() {
            return Ok(end.winner == Some(after.turn()));
        }
        let state = position.eval_state_after(state, mv, &after);
        Ok(self.win_from(&after, &state, plies - 1)?.is_some())
    }
}

/// The moves, the most promising first.
pub fn in_order<G: Prove>(
    position: &G,
    state: &G::EvalState,
    moves: &[G::Move],
) -> impl Iterator<Item = G::Move> + use<G> {
    let mut scored = Vec::new();
    ordering::by_move_score(position, state, moves, &mut scored);
    scored.into_iter().map(|scored| scored.mv)
}

#[cfg(test)]
mod tests {
    use ergo_games::game::Options;
    use ergo_games::games::{emergo, ergo as lion, intermedium};

    use super::*;
    use ergo_games::dice::Dice;

    /// Plain minimax, which knows nothing but the rules.
    fn wins<G: Prove>(position: &G, plies: u32) -> bool {
        let end = position.outcome();
        if end.is_some() || plies == 0 {
            return end.is_some_and(|end| end.winner == Some(position.turn()));
        }
        let mut moves = Vec::new();
        position.choices(&mut moves);
        moves.into_iter().any(|mv| {
            let after = position.play_unchecked(mv);
            if let Some(end) = after.outcome() {
                return end.winner == Some(position.turn());
            }
            let mut replies = Vec::new();
            after.choices(&mut replies);
            plies > 2
                && replies.into_iter().all(|reply| {
                    let next = after.play_unchecked(reply);
                    wins(&next, plies - 2)
                })
        })
    }

    /// Compares both in positions of random play, in which a side has some advantage at moving.
    fn compare<G: Prove>(variant: usize, texts: &[&str], plies: u32, count: usize) {
        let (mut exact, mut dice) = (Exact::<G>::default(), Dice::new(3));
        let mut found = [0; 2];
        for number in 0..count {
            let text = texts[number % texts.len()];
            let mut position = G::parse(text, Options::of_variant(variant)).unwrap();
            for _ in 0..dice.below(5) {
                let mut moves = Vec::new();
                position.choices(&mut moves);
                if !moves.is_empty() {
                    position = position.play_unchecked(moves[dice.below(moves.len())]);
                }
            }
            exact.start(u64::MAX);
            let shortest = (1..=plies).step_by(2).find(|&plies| wins(&position, plies));
            let expected = position.outcome().is_none().then_some(shortest).flatten();
            let win = exact.win(&position, plies).unwrap();
            let win = position.outcome().is_none().then_some(win).flatten();
            assert_eq!(win, expected, "{position}");
            found[usize::from(win.is_some())] += 1;
        }
        assert!(
            found[0] >= count / 10 && found[1] >= count / 10,
            "{found:?}"
        );
    }

    #[test]
    fn wins_are_those_of_plain_minimax() {
        let ergo = [
            "7l2/5SS3/3S1S4/3sS5/3S1s4/2s7/10/3s6/10 1",
            "10/10/4S5/3Sss4/4SSs3/4Ssss2/2S1S3s1/9L/10 2",
            "Ll1LLl3l/1s1sS3S1/3S1S1s2/1S2sSs3/5s4/4S1s3/7S2/10/10 2",
            "3l6/1sS1S1s3/3SSSs3/3Ss1S3/2s1Ss1S2/1S4s3/4s1s3/2s3S3/2L4l2 1",
        ];
        compare::<lion::Position>(0, &ergo, 3, 60);
        let emergo = [
            "x/x3/x5/x,2221,x,2,x2,111112/x4,1112,112,x3/x2,12,2,x3/x2,2,x,22/x3/x 2 0-0",
            "112/x2,111122/x5/12,x3,221,x,12/x3,112,222,x4/x7/12,x4/x3/x 2 0-0",
            "x/x3/x5/x2,221,x2,221,x/x9/x7/x2,12,111111,2221/x3/222211 1 0-0",
        ];
        compare::<emergo::Position>(0, &emergo, 5, 60);
        let hexemergo = [
            "x4/x5/2222222221,x,221,x3/x7/x3,111111,x2/11112,x4/x4 1 0-0",
            "x4/x5/x6/x7/2221111,111111,x,12,x2/222222221,x4/x4 1 0-0",
            "x4/x5/x3,11111111112,x2/x7/x6/x2,122,x,2222222221/x4 2 0-0",
            "x4/x5/x2,12,21,x2/x7/x6/x2,122,221,x/x4 2 0-0",
        ];
        compare::<emergo::Position>(1, &hexemergo, 5, 60);
        let intermedium = [
            "x4,a1,x2/x4,b1,x,b1/x7/x7/x,b1,a1,x2,b2,x/x,a1,b1,a2,x2,b1/x5,b1,x/x2,b1,x4/x3,b2,x3/x2,b1,x,b1,x2 2 4",
            "x7/x7/x,b2,x3,b1,x/x,a1,x5/x7/x,a2,x3,a1,x/a1,b1,a1,x,a2,b3,a1/x,a1,x2,b1,a3,x/x2,a3,b1,x3/x2,b1,a2,x3 2 4",
            "x4,a1,x2/x2,b1,a1,x3/x5,b1,x/b1,x,b1,a1,x,a1,x/x,b2,a2,x,a1,x,a1/x,a1,x,a1,x3/x2,a1,b2,a3,b1,a1/x2,b2,a1,x,a1,x/x3,b2,a1,x,a1/x4,b1,a2,x 2 4",
        ];
        compare::<intermedium::Position>(0, &intermedium, 3, 60);
    }
}
