//! Reviewing the game of a session: examining the positions of its current line, and judging its moves.

use super::Playable;
use super::game::GameSession;
use super::view::numbers;
use crate::game::{SWAP, Side};
use crate::parse::ParseError;
use crate::replay::{Comment, Eval, Ply, ReplayCursor, RulesChecker as _, Turn};
use crate::review::{Finding, Glyph, PlayedMove, Review, Trial, judge, trial};
use crate::search::Progress;

/// How many moves of a better line count.
const LONGEST: usize = 6;

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

    /// The finding, once the position is examined.
    fn finding(&self) -> Option<&Finding>;

    /// Judges the moves of the current line. Findings may be missing.
    fn judge(&self, findings: &[Finding]) -> Review;

    /// The review that the annotations of the current line contain: evaluations after its moves, and better moves as
    /// variations on those with the sign of a mistake. `None` if it was not reviewed.
    fn recall(&self) -> Option<Review>;

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
        let net = self.thinker.net();
        self.examiner.start(&game, played, wanted.time, net);
        Ok(true)
    }

    fn go_on(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.examiner.run(clock, until)
    }

    fn finding(&self) -> Option<&Finding> {
        self.examiner.finding()
    }

    fn recall(&self) -> Option<Review> {
        let count = self.game.line().count();
        let findings: Option<Vec<_>> = (0..=count).map(|at| recalled(&self.game, at)).collect();
        let findings = findings.filter(|_| count > 1)?;
        let known = |ply: &Ply<'_>| {
            (
                !is_mistake(ply),
                ply.glyphs().contains(&Glyph::Good.number()),
            )
        };
        Some(judge(&self.played(known), &findings))
    }

    fn judge(&self, findings: &[Finding]) -> Review {
        judge(&self.played(|_| (false, false)), findings)
    }

    fn tried(&self, text: &str, before: &Finding, after: &Finding) -> Trial {
        let game = self.game.history_at(before.ply);
        let side = game.map_or(Side::First, |(game, _)| game.position().turn());
        trial(text, side, before, after)
    }
}

impl<G: Playable> GameSession<G> {
    /// The moves of the current line, and what is known about each: whether it is sound, and the only good one.
    fn played(&self, known: impl Fn(&Ply<'_>) -> (bool, bool)) -> Vec<PlayedMove<'_>> {
        let tree = self.game.tree();
        let can_be_swapped = tree.position().is_none()
            && tree
                .options()
                .has(G::variant_of(tree.options()).options, SWAP);
        let moves = self.game.line().enumerate();
        moves
            .map(|(at, ply)| {
                let (is_sound, is_good) = known(&ply);
                PlayedMove {
                    text: ply.text(),
                    side: ply.side(),
                    is_free: ply.text() == SWAP || (at == 0 && can_be_swapped),
                    is_sound,
                    is_good,
                }
            })
            .collect()
    }
}

/// Whether a move has the sign of a mistake.
fn is_mistake(ply: &Ply<'_>) -> bool {
    Glyph::mistakes().any(|glyph| ply.glyphs().contains(&glyph))
}

/// The finding in the annotations of the position after some plies of the current line, if they say how good it is.
fn recalled<G: Playable>(cursor: &ReplayCursor<G>, at: usize) -> Option<Finding> {
    let (game, _) = cursor.history_at(at)?;
    let line: Vec<Ply<'_>> = cursor.line().collect();
    let last = at.checked_sub(1).map(|last| &line[last]);
    let next = line.get(at);
    let better: Vec<Ply<'_>> = match next {
        Some(next) if is_mistake(next) => cursor.variation_at(at).take(LONGEST).collect(),
        _ => Vec::new(),
    };
    // No move leads to the start: what its best move leads to is as good.
    let eval = eval_of(last.or(better.first()).or(next)?);
    let position = game.position();
    let mut finding = Finding {
        ply: at,
        is_only: position.results() == Ok(1),
        line: better.iter().map(|ply| ply.text().to_owned()).collect(),
        ..Finding::default()
    };
    if let Some(outcome) = game.outcome() {
        finding.set_result(position.turn(), outcome.winner, 0);
        return Some(finding);
    }
    finding.set_eval(position, eval?);
    if let Some(first) = better.first()
        && let Ok(Turn::Move(mv)) = game.parse_turn(first.text())
    {
        finding.path = numbers(&position.path(mv));
    }
    Some(finding)
}

/// The evaluation after a move, if it has one.
fn eval_of(ply: &Ply<'_>) -> Option<Eval> {
    ply.comments().find_map(Comment::eval)
}

#[cfg(test)]
mod tests {
    use crate::session::tests::game;

    #[test]
    fn a_review_comes_back_from_the_annotations() {
        let text = "1. e5 {[%eval 0.50]} 1... a1 $4 {[%eval 9.00]} (1... d5 {[%eval 0.40]} 2. e6) \
                    2. e6 $1 {[%eval #5]} 2... a2 $2 {[%eval #3]} *";
        let review = game(text).recall().unwrap();
        assert_eq!(review.chances.len(), 5);
        let chance = |at: usize| review.chances[at].unwrap();
        assert!((0.5..0.6).contains(&chance(1)), "{}", chance(1));
        assert!(chance(2) > 0.9, "{}", chance(2));
        // Nothing is lost any more.
        assert!(chance(3) >= 1.0 && chance(4) >= 1.0);
        let [first, blunder, win, last] = &review.moves[..] else {
            panic!("four moves");
        };
        // The start is as good as what its move leads to.
        assert_eq!((first.glyph, first.loss), (None, Some(0.0)));
        assert_eq!(blunder.glyph.map(crate::review::Glyph::as_str), Some("??"));
        assert_eq!(
            blunder.better.as_deref(),
            Some(&["d5".to_owned(), "e6".to_owned()][..])
        );
        assert_eq!(blunder.better_path.len(), 1);
        let glyphs = (win.glyph, last.glyph);
        assert_eq!(glyphs, (Some(crate::review::Glyph::Good), None));
        assert_eq!(review.moments, [2]);
        assert!(review.accuracy[0] > review.accuracy[1]);
        for text in [
            "1. e5 a1 *",
            "1. e5 {[%eval 0.50]} 1... a1 *",
            "1. e5 {[%eval 0.50]} *",
        ] {
            assert!(game(text).recall().is_none(), "{text}");
        }
    }
}
