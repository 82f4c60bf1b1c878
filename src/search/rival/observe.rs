//! How the engine sees a position with the eyes of a rival, and plays as one.

use super::Rival;
use super::model::Thought;
use super::observation::{Kind, Observation, Prospect, SURE, Value};
use crate::hash::random;
use crate::search::engine::{Engine, contains};
use crate::search::evaluate::{Evaluate, NOISY};
use crate::search::info::{Limits, Preference, PvLine};
use crate::search::root::RootSearch;
use crate::search::score::Score;

/// What the random numbers of a rival decide.
const WINS: u64 = 1 << 32;
const REPLIES: u64 = 2 << 32;
const GLANCE: u64 = 3 << 32;
const CHOICE: u64 = 4 << 32;

impl<G: Evaluate> Engine<G> {
    /// What a position offers, where a move was played: facts to [fit](super::fit) rivals to. `drawn` are as in
    /// [`Engine::start`]. Drops all search data.
    pub fn observe(&mut self, position: &G, drawn: &[u64], played: G::Move) -> Observation {
        self.clear();
        let limits = Limits {
            rival: Some(Rival::ATTENTIVE),
            ..Limits::default()
        };
        self.start(position, drawn, limits);
        let mut moves = choices(position);
        let key = position.key_after(played);
        let place = moves.iter().position(|&mv| mv == played);
        let place = place.or_else(|| moves.iter().position(|&mv| position.key_after(mv) == key));
        let played = place.unwrap_or_else(|| {
            // Some games do not list all moves.
            moves.push(played);
            moves.len() - 1
        });
        let prospects = self.prospects(position, &moves);
        let can_win = prospects.iter().any(|prospect| prospect.win.is_some());
        let looks = if can_win {
            Vec::new()
        } else {
            self.looks(position, &moves)
        };
        self.abandon();
        Observation {
            moves: prospects,
            looks,
            played,
        }
    }

    /// Searches on, and returns the best of the moves with their values after each iteration.
    fn looks(&mut self, position: &G, moves: &[G::Move]) -> Vec<Vec<(usize, Value)>> {
        let place = |line: &PvLine<G::Move>| {
            let at = moves.iter().position(|mv| line.moves.first() == Some(mv))?;
            Some((at, value(position, line.score)))
        };
        let mut looks = Vec::new();
        let mut depth = 0;
        while !self.is_done() {
            self.step();
            if let Some(search) = &self.search
                // The last iteration counts as far as it has come.
                && (search.done || search.result.depth > depth)
            {
                depth = search.result.depth;
                looks.push(search.result.lines.iter().filter_map(place).collect());
            }
        }
        looks
    }

    /// What can be seen of moves.
    fn prospects(&self, root: &G, moves: &[G::Move]) -> Vec<Prospect> {
        let state = root.eval_state();
        let hints = root.ordering_hints(&state);
        let turn = root.turn();
        let mut plans = Vec::with_capacity(moves.len());
        let mut prospect = |&mv: &G::Move| {
            let after = root.play_unchecked(mv);
            let mut prospect = Prospect {
                value: value(root, Score::DRAW),
                own: 0,
                reply: None,
                win: None,
                is_forcing: G::move_score(&hints, mv) >= NOISY,
            };
            let state = root.eval_state_after(&state, mv, &after);
            plans.push(after.impression_of(&state, turn));
            if let Some(outcome) = after.decided() {
                if let Some(winner) = outcome.winner {
                    let is_win = winner == turn;
                    prospect.value = if is_win { SURE } else { 0 };
                    prospect.win = is_win.then(|| Kind::of(root.subtlety(mv)));
                }
            } else if !contains(&self.drawn, after.key()) {
                prospect.value = value(root, -Score::eval(after.first_impression(&state)));
                prospect.reply = obvious_reply(root, &after, &state);
            }
            prospect
        };
        let mut prospects: Vec<_> = moves.iter().map(&mut prospect).collect();
        let count = i32::try_from(plans.len().max(1)).unwrap_or(i32::MAX);
        let mean = plans.iter().sum::<i32>() / count;
        for (prospect, plan) in prospects.iter_mut().zip(plans) {
            prospect.own = value(root, Score::clamped_eval(plan - mean));
        }
        prospects
    }

    /// Ends the search of a rival that plays without looking ahead; `false` if it does look ahead.
    pub(in crate::search) fn plays_at_once(&mut self, rival: Rival) -> bool {
        let is_asked = |search: &&RootSearch<G>| search.limits.preference == Preference::Best;
        // Which first move is balanced, for an opponent who may swap, is no matter of taste.
        let Some(search) = self.search.as_ref().filter(is_asked) else {
            return false;
        };
        let mut moves = choices(&search.root);
        let limit = search.nodes_left().map_or(usize::MAX, |left| {
            usize::try_from(left).unwrap_or(usize::MAX)
        });
        moves.truncate(limit.max(1));
        let (root, seed) = (search.root.clone(), search.seed);
        let prospects = self.prospects(&root, &moves);
        let [wins, replies] = [WINS, REPLIES].map(|draw| percent(seed ^ draw));
        let weights = match rival.thought(&prospects, rival.sees(wins, replies)) {
            Thought::Look(_) if percent(seed ^ GLANCE) >= rival.glance => return false,
            Thought::Look(weights) | Thought::Glance(weights) => weights,
        };
        let Some(search) = &mut self.search else {
            return false;
        };
        if let Some(at) = pick(&weights, seed ^ CHOICE) {
            search.result.lines = vec![PvLine {
                moves: vec![moves[at]],
                score: score_after(&root, moves[at]),
            }];
        }
        search.result.nodes += moves.len() as u64;
        search.result.depth = 1;
        search.done = true;
        true
    }
}

impl<G: Evaluate> RootSearch<G> {
    /// The move of a rival that has looked ahead.
    pub(in crate::search) fn choose_as(&self, rival: Rival) -> Option<G::Move> {
        let hints = self.root.ordering_hints(&self.state);
        let lines = self.result.lines.iter();
        let moves: Vec<_> = lines
            .filter_map(|line| Some((*line.moves.first()?, line.score)))
            .collect();
        let values = moves.iter().map(|&(mv, score)| {
            let is_forcing = G::move_score(&hints, mv) >= NOISY;
            (value(&self.root, score), is_forcing)
        });
        let weights = rival.weights(values);
        pick(&weights, self.seed ^ CHOICE).map(|at| moves[at].0)
    }
}

fn choices<G: Evaluate>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    if let Some(win) = position.winning_move(&position.eval_state())
        && !moves.contains(&win)
    {
        moves.insert(0, win);
    }
    moves
}

/// The reply that everybody looks for, and the value for the player at the root after it.
fn obvious_reply<G: Evaluate>(root: &G, after: &G, state: &G::EvalState) -> Option<(Kind, Value)> {
    if let Some(reply) = after.winning_move(state) {
        return Some((Kind::of(after.subtlety(reply)), 0));
    }
    if !after.must_extend(state) {
        return None;
    }
    let mut replies = Vec::new();
    after.candidates(&mut replies);
    let values = replies.iter().map(|&reply| {
        let end = after.play_unchecked(reply);
        let value = match end.decided() {
            Some(outcome) if outcome.winner == Some(after.turn()) => 0,
            Some(_) => value(root, Score::DRAW),
            None => {
                let points = end.first_impression(&after.eval_state_after(state, reply, &end));
                let own = if end.turn() == root.turn() {
                    points
                } else {
                    -points
                };
                value(root, Score::eval(own))
            }
        };
        (value, reply)
    });
    let (worst, reply) = values.min_by_key(|&(value, _)| value)?;
    Some((Kind::of(after.subtlety(reply)), worst))
}

/// The score of a move at first sight.
fn score_after<G: Evaluate>(root: &G, mv: G::Move) -> Score {
    let after = root.play_unchecked(mv);
    match after.decided() {
        Some(outcome) => crate::search::engine::outcome_score(outcome, root.turn(), 1),
        None => -Score::eval(after.first_impression(&after.eval_state())),
    }
}

/// The value of a score for the player to move.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 1 and 999"
)]
fn value<G: Evaluate>(root: &G, score: Score) -> Value {
    if score.win_in().is_some() {
        SURE
    } else if score.loss_in().is_some() {
        0
    } else {
        (root.expected_result(score) * 1000.0)
            .round()
            .clamp(1.0, 999.0) as Value
    }
}

/// A random number from 0 to 99.
fn percent(seed: u64) -> u8 {
    u8::try_from(random(seed) % 100).unwrap_or_default()
}

/// A place at random, by weights.
fn pick(weights: &[f64], seed: u64) -> Option<usize> {
    #[allow(
        clippy::cast_precision_loss,
        reason = "a random number need not be exact"
    )]
    let uniform = (random(seed) >> 11) as f64 / (1_u64 << 53) as f64;
    let total: f64 = weights.iter().sum();
    let mut left = uniform * total;
    for (at, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return Some(at);
        }
    }
    weights.len().checked_sub(1)
}
