//! Judges the moves of a game by what was found out about its positions.

#[cfg(test)]
mod tests;

use serde::{Serialize, Serializer};

use super::accuracy;
use super::{Effect, Finding, LineStart, Reason, Trial};
use crate::game::Side;
use crate::replay::Eval;
use crate::search::sort::insertion_sort_by_key;

/// The least cost of a move with each glyph, as a share of the chances to win.
const DUBIOUS: f64 = 0.05;
const MISTAKE: f64 = 0.10;
const BLUNDER: f64 = 0.20;
/// The least cost of all other moves where the best one gets a glyph.
pub(super) const ONLY: f64 = 0.15;
/// The greatest cost of a move without a glyph.
const SOUND: f64 = DUBIOUS - 1e-3;

/// How many of the moves that are expected after a move are kept.
const EXPECTED: usize = 2;

/// How many moments are named.
const MOMENTS: usize = 3;

/// How good a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"!\" | \"?!\" | \"?\" | \"??\""))]
pub enum Glyph {
    /// It was the only good one, and not obvious.
    Good,
    /// It cost a little.
    Dubious,
    /// It cost a lot.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

impl Glyph {
    /// The glyph of a move that cost this share of the chances to win.
    #[must_use]
    pub fn of_loss(loss: f64) -> Option<Self> {
        [
            (BLUNDER, Self::Blunder),
            (MISTAKE, Self::Mistake),
            (DUBIOUS, Self::Dubious),
        ]
        .into_iter()
        .find_map(|(least, glyph)| (loss >= least).then_some(glyph))
    }

    /// Every glyph.
    pub const ALL: [Self; 4] = [Self::Good, Self::Dubious, Self::Mistake, Self::Blunder];

    /// Its number in game texts.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Good => 1,
            Self::Mistake => 2,
            Self::Blunder => 4,
            Self::Dubious => 6,
        }
    }

    /// The numbers of the glyphs of moves that could have been better.
    pub fn mistakes() -> impl Iterator<Item = u8> {
        let mistakes = Self::ALL.into_iter().filter(|glyph| glyph.is_mistake());
        mistakes.map(Self::number)
    }

    /// Whether it is that of a move that could have been better.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        !matches!(self, Self::Good)
    }

    /// The glyph as it is written behind a move.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl Serialize for Glyph {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A turn of the game that is judged.
#[derive(Clone, Copy, Debug)]
pub struct PlayedMove<'a> {
    /// The turn as text.
    pub text: &'a str,
    /// The side that moved.
    pub side: Side,
    /// Whether it costs nothing, because it is a swap or the opponent could take it over.
    pub is_free: bool,
    /// Whether it is known to be no mistake.
    pub is_sound: bool,
    /// Whether it is known to be the only good one.
    pub is_good: bool,
}

/// The judgement of the moves of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Review {
    /// The expected result of the first player, from 0 to 1, before the first move and after each, where the position was
    /// examined.
    #[cfg_attr(test, ts(type = "(number | undefined)[]"))]
    pub chances: Vec<Option<f64>>,
    /// The moves.
    pub moves: Vec<JudgedMove>,
    /// The accuracy of each side, from 0 to 100, once all positions were examined, and if any of its moves could have
    /// gone wrong.
    #[cfg_attr(test, ts(type = "(number | undefined)[]"))]
    pub accuracy: [Option<f64>; 2],
    /// The moves that changed the game most, as numbers of plies, at most three, the most important first.
    pub moments: Vec<usize>,
    /// The numbers of the glyphs of mistakes, which another review replaces.
    pub mistakes: Vec<u8>,
}

/// A move and how good it was. What is missing is not known.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct JudgedMove {
    /// After how many plies it is on the board.
    pub ply: usize,
    /// The side that moved.
    pub side: Side,
    /// The move as text.
    #[serde(rename = "move")]
    pub text: String,
    /// How much of the chances to win it cost, from 0 to 1.
    pub loss: Option<f64>,
    /// The glyph, if it cost much, or if all others cost much.
    pub glyph: Option<Glyph>,
    /// The evaluation of the position after it, as game texts write it; nothing if the game is over there.
    pub eval: Option<String>,
    /// In how many of their moves one of the players wins after it, if that is proven.
    pub wins_in: Option<u32>,
    /// A line that starts with a better move instead of it.
    pub better: Option<Vec<String>>,
    /// The cells of that move.
    pub better_path: Vec<u8>,
    /// The evaluation of the position after it, as game texts write it.
    pub better_eval: Option<String>,
    /// The expected result of the player after the best move.
    pub better_chance: Option<f64>,
    /// The expected result of the player after the move.
    pub chance: Option<f64>,
    /// The expected result of the player after the second-best move, if this was the only good one.
    pub second_chance: Option<f64>,
    /// The fault of the move.
    pub reason: Option<Reason>,
    /// What a move does that was missed, if no fault is proven: the best reply, or the better move.
    pub effect: Option<Effect>,
    /// The moves that are expected after it: a reply, and what follows.
    pub next: Vec<String>,
}

/// Judges the moves of a game. Findings may be missing, and in any order.
#[must_use]
pub fn judge(moves: &[PlayedMove<'_>], findings: &[Finding]) -> Review {
    let mut of_ply: Vec<Option<&Finding>> = vec![None; moves.len() + 1];
    for finding in findings {
        if let Some(place) = of_ply.get_mut(finding.ply) {
            *place = Some(finding);
        }
    }
    let chances = chances(moves, &of_ply);
    let evals = evals(moves, &of_ply, &chances);
    let judged: Vec<JudgedMove> = moves
        .iter()
        .enumerate()
        .map(|(at, mv)| JudgedMove {
            eval: evals[at + 1].map(|eval| eval.to_string()),
            wins_in: evals[at + 1].and_then(Eval::wins_in),
            ..judge_move(mv, at, &of_ply, &chances)
        })
        .collect();
    Review {
        accuracy: Side::BOTH.map(|side| accuracy_of(side, &judged, &of_ply, &chances)),
        moments: moments(&judged),
        mistakes: Glyph::mistakes().collect(),
        moves: judged,
        chances,
    }
}

/// Judges a move that was tried by the findings before and after it.
#[must_use]
pub fn trial(text: &str, side: Side, before: &Finding, after: &Finding) -> Trial {
    let mv = PlayedMove {
        text,
        side,
        is_free: false,
        is_sound: false,
        is_good: false,
    };
    let of_ply = [Some(before), Some(after)];
    let judged = judge_move(&mv, 0, &of_ply, &chances(&[mv], &of_ply));
    let loss = judged.loss.unwrap_or_default();
    Trial {
        chance: judged.chance.unwrap_or_default(),
        best: judged.better_chance.unwrap_or_default(),
        loss,
        good: !judged.glyph.is_some_and(Glyph::is_mistake),
        line: after.line.clone(),
        reason: judged.reason,
    }
}

/// The chances of the first player. A player who could make a move that wins is winning.
fn chances(moves: &[PlayedMove<'_>], of_ply: &[Option<&Finding>]) -> Vec<Option<f64>> {
    let mut chances: Vec<Option<f64>> = of_ply
        .iter()
        .map(|finding| finding.map(|finding| finding.chance))
        .collect();
    // Whether the player to move in the position that follows is known to lose, or to win.
    let (mut loses, mut wins) = (false, false);
    for at in (0..of_ply.len()).rev() {
        let Some(finding) = of_ply[at] else {
            (loses, wins) = (false, false);
            continue;
        };
        let is_free = moves.get(at).is_none_or(|mv| mv.is_free);
        if !is_free && (loses || (wins && finding.is_only)) {
            chances[at] = chances[at + 1];
            (loses, wins) = (wins, loses);
        } else {
            (loses, wins) = (finding.loss.is_some(), finding.win.is_some());
        }
    }
    chances
}

/// The evaluations of the positions, which agree with the chances.
fn evals(
    moves: &[PlayedMove<'_>],
    of_ply: &[Option<&Finding>],
    chances: &[Option<f64>],
) -> Vec<Option<Eval>> {
    let mut evals = vec![None; of_ply.len()];
    for (at, finding) in of_ply.iter().enumerate().rev() {
        let Some(finding) = finding.filter(|finding| !finding.line.is_empty()) else {
            continue;
        };
        // What is won or lost by the moves that were played is known from a later position.
        let is_known = chances[at] == Some(finding.chance);
        let later = evals.get(at + 1).copied().flatten();
        let last = moves.last().map_or(Side::First, |mv| mv.side.other());
        let turn = moves.get(at).map_or(last, |mv| mv.side);
        evals[at] = match later {
            Some(Eval::Win { winner, plies }) if !is_known => Some(Eval::Win {
                winner,
                plies: plies + 1,
            }),
            _ => finding.eval(turn),
        };
    }
    evals
}

/// The evaluation a ply later, after the best move.
const fn next_eval(eval: Eval) -> Eval {
    match eval {
        Eval::Win { winner, plies } if plies > 1 => Eval::Win {
            winner,
            plies: plies - 1,
        },
        _ => eval,
    }
}

/// A chance of the first player, seen by a side.
fn seen_by(side: Side, chance: f64) -> f64 {
    match side {
        Side::First => chance,
        Side::Second => 1.0 - chance,
    }
}

fn judge_move(
    mv: &PlayedMove<'_>,
    at: usize,
    of_ply: &[Option<&Finding>],
    chances: &[Option<f64>],
) -> JudgedMove {
    let mut judged = JudgedMove {
        ply: at + 1,
        side: mv.side,
        text: mv.text.to_owned(),
        loss: None,
        glyph: None,
        eval: None,
        wins_in: None,
        better: None,
        better_path: Vec::new(),
        better_eval: None,
        better_chance: None,
        chance: None,
        second_chance: None,
        reason: None,
        effect: None,
        next: Vec::new(),
    };
    let (Some(before), Some(after)) = (of_ply[at], of_ply[at + 1]) else {
        return judged;
    };
    let (Some(best), Some(chance)) = (chances[at], chances[at + 1]) else {
        return judged;
    };
    let (best, chance) = (seen_by(mv.side, best), seen_by(mv.side, chance));
    let is_best = before.line.first().is_some_and(|best| best == mv.text);
    let loss = if mv.is_free || before.is_only || is_best {
        0.0
    } else {
        let most = if mv.is_sound { SOUND } else { 1.0 };
        (best - chance).clamp(0.0, most)
    };
    judged.loss = Some(loss);
    judged.next = after.line.iter().take(EXPECTED).cloned().collect();
    judged.better_chance = Some(best.max(chance));
    judged.chance = Some(chance);
    judged.glyph = Glyph::of_loss(loss);
    if judged.glyph.is_none() && !mv.is_free && !before.is_only {
        let second = before.second.filter(|_| is_best);
        let second = second.map(|second| seen_by(mv.side, second));
        let found = seen_by(mv.side, before.chance);
        judged.second_chance = second.filter(|second| found - second >= ONLY);
        let is_good = mv.is_good || judged.second_chance.is_some();
        judged.glyph = is_good.then_some(Glyph::Good);
    } else if judged.glyph.is_some() {
        judged.better = Some(before.line.clone());
        judged.better_path.clone_from(&before.path);
        judged.better_eval = before.eval(mv.side).map(|eval| next_eval(eval).to_string());
        let is_same = before.played.as_deref() == Some(mv.text);
        let fault = before.fault.as_ref().filter(|_| is_same);
        judged.reason = after.cause.as_ref().or(fault).cloned();
        if judged.reason.is_none() {
            judged.effect = missed(before, after);
        }
    }
    judged
}

/// What was missed by a move: the threat that is the best reply, or else what the better move does.
fn missed(before: &Finding, after: &Finding) -> Option<Effect> {
    let reply = after.effect.as_ref().map(|effect| Effect {
        start: LineStart::After,
        ..effect.clone()
    });
    let better = before.effect.clone();
    let better = better.filter(|better| better.code.is_some());
    if reply.as_ref().is_some_and(Effect::is_threat) {
        reply
    } else {
        better.or(reply)
    }
}

/// The accuracy of a side, if all its moves are judged, and any of them could have gone wrong.
fn accuracy_of(
    side: Side,
    judged: &[JudgedMove],
    of_ply: &[Option<&Finding>],
    chances: &[Option<f64>],
) -> Option<f64> {
    let known: Vec<f64> = chances.iter().copied().collect::<Option<_>>()?;
    let weights = accuracy::weights(&known);
    let own = judged.iter().zip(weights).filter(|(mv, _)| {
        let is_only = of_ply[mv.ply - 1].is_some_and(|finding| finding.is_only);
        let is_decided = accuracy::is_decided(known[mv.ply - 1]);
        let is_mistake = mv.glyph.is_some_and(Glyph::is_mistake);
        mv.side == side && !is_only && (is_mistake || !is_decided)
    });
    let own: Option<Vec<(f64, f64)>> = own
        .map(|(mv, weight)| Some((accuracy::of_loss(mv.loss?), weight)))
        .collect();
    accuracy::of_moves(&own?)
}

/// The moves that cost most, as numbers of plies.
fn moments(judged: &[JudgedMove]) -> Vec<usize> {
    let costly = judged
        .iter()
        .filter(|mv| mv.glyph.is_some_and(Glyph::is_mistake));
    let mut costly: Vec<(f64, usize)> = costly
        .map(|mv| (mv.loss.unwrap_or_default(), mv.ply))
        .collect();
    #[allow(clippy::cast_possible_truncation, reason = "losses are at most 1")]
    insertion_sort_by_key(&mut costly, |(loss, _)| (-1e6 * loss) as i32);
    costly.truncate(MOMENTS);
    costly.into_iter().map(|(_, ply)| ply).collect()
}
