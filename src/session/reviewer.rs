//! Reviewing the game of a session: examining the positions of its current line, and judging its moves.

use super::Playable;
use super::game::GameSession;
use crate::game::{SWAP, Side};
use crate::parse::ParseError;
use crate::replay::{RulesChecker as _, Turn};
use crate::review::{Finding, PlayedMove, Review, Trial, judge, trial};
use crate::search::Progress;

/// A position to examine.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    /// The number of plies of the current line before it.
    pub ply: usize,
    /// A move to judge there, instead of the one that was played.
    pub tried: Option<String>,
    /// Whether the position after that move is examined, and not the one before it.
    pub is_after: bool,
    /// The most milliseconds.
    pub time: Option<f64>,
}

/// A session whose game can be reviewed. The game on the board does not change.
pub trait Reviewed {
    /// Starts to examine a position, which [`Reviewed::go_on`] continues; `false` if the current line is shorter.
    ///
    /// # Errors
    /// Says why the tried move is illegal.
    fn examine(&mut self, wanted: &Examination) -> Result<bool, ParseError>;

    /// Continues until the clock reads `until` or the position is examined.
    fn go_on(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress;

    /// What was found out, once the position is examined.
    fn finding(&self) -> Option<&Finding>;

    /// Judges the moves of the current line. Findings may be missing.
    fn judge(&self, findings: &[Finding]) -> Review;

    /// Judges a tried move by the findings before and after it.
    fn tried(&self, text: &str, before: &Finding, after: &Finding) -> Trial;
}

impl<G: Playable> Reviewed for GameSession<G> {
    fn examine(&mut self, wanted: &Examination) -> Result<bool, ParseError> {
        let Some((mut game, mut turn)) = self.game.history_at(wanted.ply) else {
            return Ok(false);
        };
        if let Some(text) = &wanted.tried {
            turn = Some(game.parse_turn(text)?);
            if wanted.is_after {
                game.play_text(text)?;
                turn = None;
            }
        }
        let played = match turn {
            Some(Turn::Move(mv)) => Some(mv),
            _ => None,
        };
        self.examiner.start(&game, played, wanted.time);
        Ok(true)
    }

    fn go_on(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.examiner.run(clock, until)
    }

    fn finding(&self) -> Option<&Finding> {
        self.examiner.finding()
    }

    fn judge(&self, findings: &[Finding]) -> Review {
        let tree = self.game.tree();
        let can_be_swapped = tree.position().is_none() && tree.options().has(G::OPTIONS, SWAP);
        let moves: Vec<PlayedMove<'_>> = self
            .game
            .line()
            .enumerate()
            .map(|(at, ply)| PlayedMove {
                text: ply.text(),
                side: ply.side(),
                is_free: ply.text() == SWAP || (at == 0 && can_be_swapped),
            })
            .collect();
        judge(&moves, findings)
    }

    fn tried(&self, text: &str, before: &Finding, after: &Finding) -> Trial {
        let game = self.game.history_at(before.ply);
        let side = game.map_or(Side::First, |(game, _)| game.position().turn());
        trial(text, side, before, after)
    }
}
