//! Reviews of games: how good each move was, and why the bad ones are bad.
//!
//! A review has two steps. [`Examiner`] examines single positions of a game, each on its own and in any order, so that
//! several workers can share a game; what it finds out is a [`Finding`]. [`judge`] puts the findings together. It needs
//! no engine, and accepts findings of some of the positions only.
//!
//! Every fault found in a move is proven: a forced win of the opponent, or stones that are lost by force, but not
//! after another move. The claims are codes with lines of moves, which the language files turn into sentences.
//!
//! | module | what it holds |
//! |---|---|
//! | `examine` | [`Examiner`]: searches a position, and compares the move played there with the best one |
//! | [`material`] | exact search of the stones that are won and lost in the next plies |
//! | `judge` | [`judge`]: chances, losses, glyphs, the most important moments |
//! | `accuracy` | the accuracy of a player, from 0 to 100 |
//!
//! ```
//! use ergo_games::notation;
//! use ergo_games::session::Examination;
//! use ergo_games::search::Progress;
//!
//! // White could make a line of five, and so can Black after another move.
//! let mut games = notation::open(
//!     "[Game \"ergo\"]\n[SetUp \"1\"]\n[Position \"10/10/10/10/2SSSS4/10/3ssss3/10/10 1\"]\n\n1. a1 h3 0-1",
//! )?;
//! let game = &mut games[0];
//! let mut findings = Vec::new();
//! for ply in (0..=game.at()).rev() {
//!     game.examine(&Examination { ply, ..Examination::default() })?;
//!     while game.go_on(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
//!     findings.extend(game.finding().cloned());
//! }
//! let review = game.judge(&findings);
//! assert_eq!(review.moves[0].glyph.map(|glyph| glyph.as_str()), Some("??"));
//! # Ok::<(), ergo_games::parse::ParseError>(())
//! ```

mod accuracy;
mod examine;
mod judge;
pub mod material;

use serde::Serialize;

use crate::codes::{MistakeCode, ReasonCode};
use crate::game::Side;
use crate::replay::Eval;
use crate::search::Evaluate;
pub use examine::{Examiner, Reviewable};
pub use judge::{Glyph, JudgedMove, PlayedMove, Review, judge, trial};

/// The findings about a position of a game. Pages pass them on to [`judge`] as they are.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct Finding {
    /// The number of plies before it.
    pub ply: usize,
    /// The expected result of the first player, from 0 to 1.
    pub chance: f64,
    /// The score of the first player, in points.
    pub points: i32,
    /// The number of plies to a proven win of the player to move.
    pub win: Option<u32>,
    /// The number of plies to a proven loss of the player to move.
    pub loss: Option<u32>,
    /// The best line; empty if the game is over.
    pub line: Vec<String>,
    /// The cells of its first move.
    pub path: Vec<u8>,
    /// The effect of that move.
    pub effect: Option<Effect>,
    /// The first player's chances to win after the second-best move, where the best one was played and is not obvious.
    pub second: Option<f64>,
    /// Whether the player to move has no choice.
    pub is_only: bool,
    /// The fault of the move before the position, if the player to move wins.
    pub cause: Option<Reason>,
    /// The move that was played, and what is wrong with it.
    pub played: Option<String>,
    /// The fault of the move that was played.
    pub fault: Option<Reason>,
}

impl Finding {
    /// Takes over a result that is certain after some plies.
    pub(crate) fn set_result(&mut self, turn: Side, winner: Option<Side>, plies: u32) {
        self.chance = match winner {
            Some(Side::First) => 1.0,
            Some(Side::Second) => 0.0,
            None => 0.5,
        };
        self.loss = (winner == Some(turn.other())).then_some(plies);
        self.win = (winner == Some(turn)).then_some(plies);
    }

    /// The evaluation of the position, in which it is the turn of a side; nothing if the game is over.
    fn eval(&self, turn: Side) -> Option<Eval> {
        let eval = eval_of(turn, self.win, self.loss, self.points);
        (!self.line.is_empty()).then_some(eval)
    }

    /// Takes over an evaluation of the position.
    pub(crate) fn set_eval<G: Evaluate>(&mut self, position: &G, eval: Eval) {
        match eval {
            Eval::Points(points) => {
                let turn = position.turn();
                let own = if turn == Side::First { points } else { -points };
                let share = position
                    .chances()
                    .even_share(own.into(), position.game_phase());
                self.chance = if turn == Side::First {
                    share
                } else {
                    1.0 - share
                };
                self.points = points;
            }
            Eval::Win { winner, plies } => {
                self.set_result(position.turn(), Some(winner), plies);
            }
        }
    }
}

/// An evaluation: a win or a loss of the player to move, or else points of the first player.
fn eval_of(turn: Side, win: Option<u32>, loss: Option<u32>, points: i32) -> Eval {
    let won = win.map(|plies| (turn, plies));
    let won = won.or(loss.map(|plies| (turn.other(), plies)));
    won.map_or(Eval::Points(points), |(winner, plies)| Eval::Win {
        winner,
        plies,
    })
}

/// What a move does. It is a fact, but not proven to be why the move is good.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct Effect {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether it is possible instead of the bad move, or after it.
    pub start: LineStart,
    /// Its cells.
    pub path: Vec<u8>,
    /// The effect, if it has one that can be named.
    pub code: Option<ReasonCode>,
    /// The cells in the message.
    pub cells: Vec<u8>,
    /// The numbers in the message.
    pub counts: Vec<u32>,
}

impl Effect {
    /// Whether the move wins something, or threatens to.
    fn is_threat(&self) -> bool {
        self.code.is_some_and(ReasonCode::is_threat)
    }
}

/// A proven reason why a move is bad.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReviewReason", optional_fields))]
#[non_exhaustive]
pub struct Reason {
    /// The kind of the mistake.
    pub code: MistakeCode,
    /// The moves that prove it.
    pub line: Vec<String>,
    /// Whether the line starts instead of the bad move, or after it.
    pub start: LineStart,
    /// The cells of its first move.
    pub path: Vec<u8>,
    /// The cells in the message.
    pub cells: Vec<u8>,
    /// The numbers in the message.
    pub counts: Vec<u32>,
    /// The number of plies within which it happens, from the start of the line.
    pub plies: Option<u32>,
}

/// Where a line starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LineStart {
    /// Instead of the move.
    Before,
    /// After the move.
    After,
}

/// A move tried instead of the one that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct Trial {
    /// The expected result of the player after the move, from 0 to 1.
    pub chance: f64,
    /// That after the best move.
    pub best: f64,
    /// The difference, at least 0.
    pub loss: f64,
    /// Whether the move is as good as the best one, or nearly.
    pub good: bool,
    /// The moves that are expected after it.
    pub line: Vec<String>,
    /// The fault of the move.
    pub reason: Option<Reason>,
}
