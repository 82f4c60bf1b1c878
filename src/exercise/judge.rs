//! Judges moves by the goal of an exercise. What is called right is proven.

use serde::Serialize;

use super::prover::Prover;
use crate::codes::{ParseErrorCode, Verdict};
use crate::parse::ParseError;
use crate::replay::Goal;
use crate::review::Reason;

/// The text of a pass.
pub const PASS: &str = "pass";

/// A move tried in an exercise.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct Attempt {
    /// How good it is.
    pub verdict: Verdict,
    /// The goal after the reply, if there is more to do.
    pub goal: Option<String>,
    /// The strongest reply, if there is more to do.
    pub reply: Option<String>,
    /// The moves that refute a wrong one, the opponent's first; after a pass, those that win; after the last move that wins
    /// stones, the captures by which they are won.
    pub line: Vec<String>,
    /// A proven reason why the move is wrong.
    pub reason: Option<Reason>,
}

/// Judges a move in the last position of a game, or a [`PASS`]. The game is the same afterwards.
pub(super) fn attempt(
    game: &mut dyn Prover,
    goal: &Goal,
    text: &str,
) -> Result<Attempt, ParseError> {
    let at = game.at();
    let attempt = judge(game, goal, text);
    game.go_back(at);
    attempt
}

fn judge(game: &mut dyn Prover, goal: &Goal, text: &str) -> Result<Attempt, ParseError> {
    if let (&Goal::Decide(plies), PASS) = (goal, text) {
        return Ok(pass(game, plies));
    }
    let (turn, before) = (game.turn(), game.material());
    game.play(text)?;
    let plies = match *goal {
        Goal::Any => return Ok(of(Verdict::Solved)),
        Goal::Play(ref moves) => {
            let is_right = moves.iter().any(|mv| game.is_like(mv));
            return Ok(solved_if(is_right, game, text));
        }
        Goal::End(ref cells) => {
            let is_right = game.end().is_some_and(|end| cells.contains(&end));
            return Ok(solved_if(is_right, game, text));
        }
        Goal::Hold(plies) => {
            let is_right = match game.outcome() {
                Some(end) => end.winner != Some(turn.other()),
                None => game.win(plies).is_none(),
            };
            return Ok(solved_if(is_right, game, text));
        }
        Goal::Gain { plies, .. } | Goal::Win(plies) | Goal::Decide(plies) => plies,
    };
    if let Some(end) = game.outcome() {
        return Ok(solved_if(end.winner == Some(turn), game, text));
    }
    if let Goal::Gain { stones, .. } = *goal {
        let wanted = before.zip(i32::try_from(stones).ok());
        let Some(wanted) = wanted.map(|(before, stones)| before + stones) else {
            let expected = "another goal: no stones are won in this game";
            let text = goal.to_string();
            return Err(ParseError::whole(&text, ParseErrorCode::Goal, expected));
        };
        let Some(line) = game.win_stones(turn, plies - 1, wanted) else {
            return Ok(wrong(game, text));
        };
        let captures = if plies == 1 {
            Some(line.clone())
        } else {
            game.win_stones(turn, 0, wanted)
        };
        let next = line.into_iter().next();
        let Some(reply) = next.filter(|_| captures.is_none()) else {
            return Ok(Attempt {
                line: captures.unwrap_or_default(),
                ..of(Verdict::Solved)
            });
        };
        game.play(&reply)?;
        let left = game.material().map(|now| wanted - now);
        let left = left.and_then(|left| u32::try_from(left).ok());
        let goal = Goal::Gain {
            stones: left.unwrap_or(1).max(1),
            plies: plies - 2,
        };
        return Ok(Attempt {
            goal: Some(goal.to_string()),
            reply: Some(reply),
            ..of(Verdict::Right)
        });
    }
    let Some(line) = game.win_by_last() else {
        return Ok(wrong(game, text));
    };
    let needed = line.score.win_in().unwrap_or(plies);
    let reply = line.moves.into_iter().nth(1).or_else(|| best(game));
    let left = needed.max(plies).saturating_sub(2).max(1);
    Ok(Attempt {
        goal: Some(Goal::Win(left).to_string()),
        reply,
        ..of(if needed > plies {
            Verdict::Longer
        } else {
            Verdict::Right
        })
    })
}

/// The moves that reach the goal in the last position of a game, as far as they are found; a [`PASS`] where that is right.
pub(super) fn solution(game: &mut dyn Prover, goal: &Goal) -> Vec<String> {
    match *goal {
        Goal::Win(plies) => game.win(plies).map_or(Vec::new(), |line| line.moves),
        Goal::Decide(plies) => game
            .win(plies)
            .map_or_else(|| vec![PASS.to_owned()], |line| line.moves),
        Goal::Gain { stones, plies } => {
            let wanted = game.material().zip(i32::try_from(stones).ok());
            let turn = game.turn();
            wanted
                .and_then(|(before, stones)| game.win_stones(turn, plies, before + stones))
                .unwrap_or_default()
        }
        Goal::Play(ref moves) => moves.iter().take(1).cloned().collect(),
        Goal::Hold(_) | Goal::End(_) | Goal::Any => {
            // Mostly, the best move is one.
            let moves = best(game).into_iter().chain(game.choices());
            let mut moves = moves.collect::<Vec<_>>().into_iter();
            let is_right = |mv: &String| {
                let attempt = attempt(game, goal, mv);
                attempt.is_ok_and(|attempt| attempt.verdict == Verdict::Solved)
            };
            moves.find(is_right).into_iter().collect()
        }
    }
}

/// A pass is right if there is no win.
fn pass(game: &mut dyn Prover, plies: u32) -> Attempt {
    match game.win(plies) {
        Some(line) => Attempt {
            line: line.moves,
            ..of(Verdict::Wrong)
        },
        None => of(Verdict::Solved),
    }
}

/// The exercise is solved by the last move, or else it is wrong.
fn solved_if(is_right: bool, game: &mut dyn Prover, text: &str) -> Attempt {
    if is_right {
        of(Verdict::Solved)
    } else {
        wrong(game, text)
    }
}

/// The last move is wrong: finds out why.
fn wrong(game: &mut dyn Prover, text: &str) -> Attempt {
    let reply = game.examine(None);
    game.go_back(game.at() - 1);
    let reason = reply.cause.or_else(|| game.examine(Some(text)).fault);
    Attempt {
        line: reply.line,
        reason,
        ..of(Verdict::Wrong)
    }
}

/// The best move in the last position of a game.
fn best(game: &mut dyn Prover) -> Option<String> {
    game.search()?.moves.into_iter().next()
}

/// An attempt without a reply and a refutation.
fn of(verdict: Verdict) -> Attempt {
    Attempt {
        verdict,
        goal: None,
        reply: None,
        line: Vec::new(),
        reason: None,
    }
}
