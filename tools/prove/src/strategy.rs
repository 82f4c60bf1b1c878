//! Strategies from proofs: the engine says which move wins, and what follows each reply is put together from strategies
//! that are known already, as far as they win there too.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ergo_games::game::{Cell, Game as _};
use ergo_games::games::ergo::{Move, Position};
use ergo_games::hash::random;
use ergo_games::search::{Engine, Evaluate};

use crate::steps::{Id, Reply, Steps};

/// The nodes for asking the engine again for a win that it has found before.
const NODES: u32 = 4_000_000;
/// The positions in which a known strategy is tried before it counts as too long to check.
const CHECKED: u32 = 20_000;
/// The remembered results of [`Strategies::wins`].
const REMEMBERED: usize = 1 << 22;

/// The state of a position that the rules of five in a row keep up to date.
pub(crate) type State = <Position as Evaluate>::EvalState;

/// The replies to a move of the winner that have to be answered.
pub(crate) struct Replies {
    /// The drop that completes five unless a reply prevents it; only those replies are listed then.
    threat: Option<Move>,
    pub(crate) moves: Vec<Move>,
}

impl Replies {
    /// The replies in a position after a move of the winner; `None` if one of them wins, or if there is none.
    pub(crate) fn of(after: &Position, state: &State) -> Option<Self> {
        if after.winning_move(state).is_some() {
            return None;
        }
        let threat = drop_that_wins(after, state);
        let mut moves = Vec::new();
        match threat {
            Some(five) => list_to(after, five.to, &mut moves),
            None => after.choices(&mut moves),
        }
        (!moves.is_empty() || after.count() > 0).then_some(Self { threat, moves })
    }
}

/// The drop with which the player who is not to move would complete five.
fn drop_that_wins(after: &Position, state: &State) -> Option<Move> {
    let five = after.null_move()?.winning_move(state)?;
    five.from.is_none().then_some(five)
}

/// Lists the moves that end on a cell.
fn list_to(position: &Position, to: Cell, into: &mut Vec<Move>) {
    let own = position.pieces(position.turn()).into_iter().map(Some);
    let moves = own.chain([None]).map(|from| Move { from, to });
    into.extend(moves.filter(|&mv| position.is_legal(mv)));
}

/// Steps, and the engine that finds them.
#[derive(Debug)]
pub(crate) struct Strategies {
    pub(crate) steps: Steps,
    pub(crate) engine: Engine<Position>,
    /// Whether a step wins in a position, by number and key.
    known: Known<bool>,
}

impl Strategies {
    pub(crate) fn new(megabytes: usize) -> Self {
        Self {
            steps: Steps::default(),
            engine: Engine::new(megabytes),
            known: HashMap::default(),
        }
    }

    /// The step that wins at once, if there is one.
    pub(crate) fn five(&mut self, position: &Position) -> Option<Id> {
        let mv = position.winning_move(&position.eval_state())?;
        Some(self.steps.last(mv))
    }

    /// The step of a move after which these steps follow the replies.
    pub(crate) fn branch(&mut self, mv: Move, replies: &Replies, follow: &[(Move, Id)]) -> Id {
        let default = replies.threat.map(|five| self.steps.last(five));
        self.steps.branch(mv, default, follow)
    }

    /// A strategy for a position that the engine has proven to be won within some plies; parts of the guide are used
    /// where they win.
    pub(crate) fn extract(
        &mut self,
        position: &Position,
        plies: u32,
        guide: Option<Id>,
    ) -> Option<Id> {
        self.extract_with(position, plies, guide, &[])
    }

    fn extract_with(
        &mut self,
        position: &Position,
        plies: u32,
        guide: Option<Id>,
        tried: &[Id],
    ) -> Option<Id> {
        if let Some(five) = self.five(position) {
            return Some(five);
        }
        let known = guide.filter(|&id| self.wins(id, position, CHECKED));
        if let Some(known) = known.or_else(|| self.first_that_wins(tried, position)) {
            return Some(known);
        }
        let won = self.engine.winning_move(position, plies, NODES);
        let (mv, plies) = won.ok().flatten()?;
        let after = position.play_unchecked(mv);
        let replies = Replies::of(&after, &after.eval_state())?;
        let guide = guide.filter(|&id| self.steps.get(id).mv == mv);
        let mut tried = Tried::default();
        if replies.threat.is_none()
            && let Some(passed) = after.null_move()
            && let Some(id) = self.extract_with(&passed, plies - 2, None, &[])
        {
            tried.used(id);
        }
        let mut follow = Vec::with_capacity(replies.moves.len());
        for &reply in &replies.moves {
            let next = after.play_unchecked(reply);
            let guide = guide.and_then(|id| self.steps.get(id).after(reply));
            let id = self.extract_with(&next, plies - 2, guide, tried.ids())?;
            follow.push((reply, id));
            tried.used(id);
        }
        Some(self.branch(mv, &replies, &follow))
    }

    /// The first of some steps that wins in a position.
    pub(crate) fn first_that_wins(&mut self, tried: &[Id], position: &Position) -> Option<Id> {
        tried
            .iter()
            .copied()
            .find(|&id| self.wins(id, position, CHECKED))
    }

    /// Whether a step is known to win in a position after looking at no more than `left` positions.
    pub(crate) fn wins(&mut self, id: Id, position: &Position, mut left: u32) -> bool {
        self.is_won(id, position, &position.eval_state(), &mut left) == Some(true)
    }

    fn is_won(
        &mut self,
        id: Id,
        position: &Position,
        state: &State,
        left: &mut u32,
    ) -> Option<bool> {
        let step = self.steps.get(id);
        let (mv, default) = (step.mv, step.default);
        if !position.is_legal(mv) {
            return Some(false);
        }
        let after = position.play_unchecked(mv);
        if after.decided().is_some() {
            return Some(true);
        }
        if default.is_none() {
            return Some(false);
        }
        *left = left.checked_sub(1)?;
        let state = position.eval_state_after(state, mv, &after);
        let Some(replies) = Replies::of(&after, &state) else {
            return Some(false);
        };
        if replies.threat.is_some() {
            return self.is_won_after(id, (&after, &state), replies, left);
        }
        // There are a hundred replies: worth remembering.
        let key = key_of(id, position);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let won = self.is_won_after(id, (&after, &state), replies, left)?;
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(key, won);
        Some(won)
    }

    /// Adds the replies that a step does not answer by the threat: all, if the threat is not its default, and those after
    /// which another step follows.
    fn add_replies(&self, id: Id, after: &Position, replies: &mut Replies) {
        let Some(five) = replies.threat else { return };
        let step = self.steps.get(id);
        if step
            .default
            .is_none_or(|default| self.steps.get(default).mv != five)
        {
            replies.moves.clear();
            after.choices(&mut replies.moves);
            return;
        }
        for &(entry, _) in &step.replies {
            match entry {
                Reply::To(cell) if cell != five.to => list_to(after, cell, &mut replies.moves),
                Reply::Move(mv) if mv.to != five.to && after.is_legal(mv) => replies.moves.push(mv),
                _ => {}
            }
        }
    }

    /// Whether a step has won, seen after its move.
    fn is_won_after(
        &mut self,
        id: Id,
        (after, state): (&Position, &State),
        mut replies: Replies,
        left: &mut u32,
    ) -> Option<bool> {
        self.add_replies(id, after, &mut replies);
        for reply in replies.moves {
            let Some(next) = self.steps.get(id).after(reply) else {
                return Some(false);
            };
            let position = after.play_unchecked(reply);
            let state = after.eval_state_after(state, reply, &position);
            if !self.is_won(next, &position, &state, left)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

impl Strategies {
    /// The most moves of the winner that a strategy needs in a position where it wins.
    pub(crate) fn turns(&self, id: Id, position: &Position) -> u32 {
        let mut known = Known::default();
        self.turns_from(id, position, &position.eval_state(), &mut known)
    }

    fn turns_from(
        &self,
        id: Id,
        position: &Position,
        state: &State,
        known: &mut Known<u32>,
    ) -> u32 {
        let step = self.steps.get(id);
        let after = position.play_unchecked(step.mv);
        if after.decided().is_some() {
            return 1;
        }
        let state = position.eval_state_after(state, step.mv, &after);
        let Some(mut replies) = Replies::of(&after, &state) else {
            return 0;
        };
        self.add_replies(id, &after, &mut replies);
        let key = key_of(id, position);
        let is_quiet = replies.threat.is_none();
        if is_quiet && let Some(&turns) = known.get(&key) {
            return turns;
        }
        let turns = replies.moves.iter().filter_map(|&reply| {
            let next = after.play_unchecked(reply);
            let state = after.eval_state_after(&state, reply, &next);
            Some(self.turns_from(step.after(reply)?, &next, &state, known))
        });
        let turns = 1 + turns.max().unwrap_or(1);
        if is_quiet {
            known.insert(key, turns);
        }
        turns
    }
}

/// The key of a step in a position. The keys of positions are made of the first numbers of the same sequence.
fn key_of(id: Id, position: &Position) -> u64 {
    position.key() ^ random(1 << 32 | u64::from(id))
}

/// Facts about positions, by keys that are random numbers already.
type Known<T> = HashMap<u64, T, BuildHasherDefault<KeyHasher>>;

/// The hash of a key that is a hash already.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// The steps that are tried first after other replies to the same move: those that won most often.
#[derive(Debug, Default)]
pub(crate) struct Tried {
    ids: Vec<Id>,
    counts: Vec<u32>,
}

impl Tried {
    /// How many are kept.
    const MOST: usize = 8;

    pub(crate) fn ids(&self) -> &[Id] {
        &self.ids
    }

    /// Counts a step that won.
    pub(crate) fn used(&mut self, id: Id) {
        let known = self.ids.iter().position(|&other| other == id);
        let mut at = known.unwrap_or_else(|| {
            self.ids.truncate(Self::MOST - 1);
            self.counts.truncate(Self::MOST - 1);
            self.ids.push(id);
            self.counts.push(0);
            self.ids.len() - 1
        });
        self.counts[at] += 1;
        while at > 0 && self.counts[at - 1] < self.counts[at] {
            self.ids.swap(at - 1, at);
            self.counts.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::Options;

    #[test]
    fn steps_and_positions_have_keys_of_their_own() {
        let start = Position::start(Options::default());
        let positions = start.moves().unwrap().into_iter();
        let positions: Vec<_> = positions.map(|mv| start.play_unchecked(mv)).collect();
        let keys = (0..1000).flat_map(|id| positions.iter().map(move |next| key_of(id, next)));
        let keys: std::collections::HashSet<u64> = keys.collect();
        assert_eq!(keys.len(), 1000 * positions.len());
    }

    #[test]
    fn a_listed_reply_is_answered_by_its_step_and_not_by_the_threat() {
        let text = "10/10/10/10/2SSS5/10/3sss4/10/10 1";
        let position = Position::parse(text, Options::default()).unwrap();
        let mut strategies = Strategies::new(0);
        // f5 makes four in a row with two open ends; a9 is answered by a move that does not win.
        for (listed, wins) in [
            ("-b5 1", true),
            ("-b5 1 a9 3", false),
            ("-a9 3 -b5 1", false),
        ] {
            let lines = format!("a1\nb5\ng5\nf5 2 {listed}");
            let id = strategies.steps.read(lines.lines()).unwrap();
            assert_eq!(strategies.wins(id, &position, u32::MAX), wins, "{listed}");
        }
    }
}
