//! Self-play: games with a random opening and occasional random moves, and offshoots from their positions.
//!
//! A game depends only on the plan and its number, so games can be played in any order, on any thread or machine.

use std::sync::Arc;

use anyhow::{Context as _, Result};
use ergo_games::game::{Options, Side};
use ergo_games::hash::random;
use ergo_games::replay::History;
use ergo_games::search::self_play::{is_quiet, random_move};
use ergo_games::search::{Engine, Evaluate, Limits, Score};

use crate::plan::Plan;
use crate::record::{Offshoot, Played, Record};
use ergo_games::dice::Dice;

/// The minimum and maximum number of random moves at the start.
const RANDOM_PLIES: [usize; 2] = [2, 6];
/// Games whose opening favours a side by more points are discarded.
const MAX_OPENING_SCORE: i32 = 300;
/// The percentage of random moves, and the ply up to which they occur.
const RANDOM_MOVES: usize = 5;
const RANDOM_MOVES_UNTIL: usize = 30;
/// The percentage of positions with an offshoot, and the percentage of offshoots two moves away instead of one.
const OFFSHOOTS: usize = 60;
const LONG_OFFSHOOTS: usize = 50;
/// Games that reach this length are draws.
const MAX_PLIES: usize = 240;
/// The size of the transposition table, in megabytes.
const TABLE: usize = 2;

/// An engine that plays games against itself.
#[derive(Debug)]
pub struct Player<'a, G: Evaluate> {
    plan: &'a Plan,
    /// The game, among the [variants](ergo_games::game::Game::VARIANTS) of its type.
    options: Options,
    engine: Engine<G>,
}

impl<'a, G: Evaluate> Player<'a, G> {
    /// Creates a player for a plan, which evaluates positions with a net if one is given.
    #[must_use]
    pub fn new(variant: usize, plan: &'a Plan, net: Option<G::Net>) -> Self {
        let mut engine = Engine::new(TABLE);
        engine.set_net(net.map(Arc::new));
        let options = Options::of_variant(variant);
        Self {
            plan,
            options,
            engine,
        }
    }

    /// Scores the positions of a game again. Positions whose result is proven now have no score any more.
    ///
    /// # Errors
    /// If a move is illegal.
    pub fn rescore(&mut self, record: Record) -> Result<Record> {
        self.engine.clear();
        let Some(mut played) = record.game else {
            return Ok(record);
        };
        let mut game = History::<G>::new(self.options);
        let mut before = Vec::new();
        for (mv, score) in &mut played.moves {
            let position = game.position().clone();
            if score.is_some() {
                let searched = self.search(&position, &game.last_chances(), self.plan.nodes);
                *score = searched.and_then(unproven);
            }
            let mv = position.parse_move(mv)?;
            before.push(position);
            game.play_unchecked(mv);
        }
        before.push(game.position().clone());
        let mut offshoots = Vec::new();
        for mut offshoot in played.offshoots {
            let mut position = before.get(offshoot.ply).context("no such ply")?.clone();
            for mv in &offshoot.moves {
                position = position.play_unchecked(position.parse_move(mv)?);
            }
            let searched = self.search(&position, &[], self.plan.offshoot_nodes);
            if let Some(score) = searched.and_then(unproven) {
                offshoot.score = score;
                offshoots.push(offshoot);
            }
        }
        played.offshoots = offshoots;
        let game = Some(played);
        Ok(Record { game, ..record })
    }

    /// Plays the game with a number.
    pub fn play(&mut self, number: u64) -> Record {
        self.engine.clear();
        let mut dice = Dice::new(random(self.plan.seed) ^ number);
        let game = self.play_with(&mut dice);
        Record { number, game }
    }

    /// Plays a game; `None` if the opening is too uneven.
    fn play_with(&mut self, dice: &mut Dice) -> Option<Played> {
        let [least, most] = RANDOM_PLIES;
        let opening = least + dice.below(most - least + 1);
        let mut game = History::<G>::new(self.options);
        let (mut moves, mut offshoots) = (Vec::new(), Vec::new());
        let mut winner = None;
        for ply in 0..MAX_PLIES {
            if let Some(outcome) = game.outcome() {
                winner = outcome.winner;
                break;
            }
            let position = game.position().clone();
            if ply < opening {
                let mv = random_move(&position, dice)?;
                moves.push((position.move_text(mv), None));
                game.play_unchecked(mv);
                continue;
            }
            let (score, best) = self.search(&position, &game.last_chances(), self.plan.nodes)?;
            if ply == opening && score.points().abs() > MAX_OPENING_SCORE {
                return None;
            }
            if score.is_proven() {
                let turn = position.turn();
                let wins = score.win_in().is_some();
                winner = Some(if wins { turn } else { turn.other() });
                break;
            }
            let is_quiet = is_quiet(&position);
            let is_random = ply < RANDOM_MOVES_UNTIL && dice.percent(RANDOM_MOVES);
            let mv = if is_random {
                random_move(&position, dice)?
            } else {
                best
            };
            let score = is_quiet.then(|| score.points());
            moves.push((position.move_text(mv), score));
            if dice.percent(OFFSHOOTS) {
                offshoots.extend(self.offshoot(&position, ply, dice));
            }
            game.play_unchecked(mv);
        }
        Some(Played {
            winner,
            moves,
            offshoots,
        })
    }

    /// A position one or two random moves away, if it is suitable for training.
    fn offshoot(&mut self, from: &G, ply: usize, dice: &mut Dice) -> Option<Offshoot> {
        let mut position = from.clone();
        let mut moves = Vec::new();
        for _ in 0..=usize::from(dice.percent(LONG_OFFSHOOTS)) {
            let mv = random_move(&position, dice)?;
            moves.push(position.move_text(mv));
            position = position.play_unchecked(mv);
        }
        if position.outcome().is_some() || !is_quiet(&position) {
            return None;
        }
        let searched = self.search(&position, &[], self.plan.offshoot_nodes);
        let score = searched.and_then(unproven)?;
        Some(Offshoot { ply, score, moves })
    }

    /// The score and the best move of a position; `None` if there is no move.
    fn search(&mut self, position: &G, drawn: &[u64], nodes: u64) -> Option<(Score, G::Move)> {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let result = self.engine.search_with_draws(position, drawn, limits);
        Some((result.score(), result.choice?))
    }
}

/// The score in points, unless the result is proven.
fn unproven<M>((score, _): (Score, M)) -> Option<i32> {
    (!score.is_proven()).then(|| score.points())
}

/// The result of a game for a side, from 0 to 1.
#[must_use]
pub fn result_for(winner: Option<Side>, side: Side) -> f32 {
    match winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
