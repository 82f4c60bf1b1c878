//! How players end a game that the rules do not: by resigning, by agreeing on a draw, or on time.

use crate::codes::OutcomeReason;
use crate::game::{Outcome, Side};

use super::result::GameResult;
use super::tags::TERMINATION;
use super::tree::GameTree;

/// The value of the tag `Termination` for each such ending.
const TERMINATIONS: [(OutcomeReason, &str); 3] = [
    (OutcomeReason::Resigned, "resignation"),
    (OutcomeReason::Agreed, "agreement"),
    (OutcomeReason::Time, "time forfeit"),
];

/// The value of the tag `Termination` for an ending; `None` if the rules decide about it.
pub(super) fn termination(ending: Outcome) -> Option<&'static str> {
    let mut known = TERMINATIONS.iter();
    let found = known.find(|(reason, _)| *reason == ending.reason);
    found.map(|&(_, text)| text)
}

/// The ending that a result and a tag `Termination` stand for, if they do.
pub(super) fn of_termination(result: GameResult, termination: &str) -> Option<Outcome> {
    let mut known = TERMINATIONS.iter();
    let &(reason, _) = known.find(|(_, text)| *text == termination)?;
    let winner = match result {
        GameResult::First => Some(Side::First),
        GameResult::Second => Some(Side::Second),
        GameResult::Draw => None,
        GameResult::Open => return None,
    };
    is_possible(Outcome { winner, reason }).then_some(Outcome { winner, reason })
}

/// Whether players can end a game like this: a draw is agreed, everything else has a winner.
pub(super) fn is_possible(ending: Outcome) -> bool {
    termination(ending).is_some()
        && ending.winner.is_none() == (ending.reason == OutcomeReason::Agreed)
}

impl GameTree {
    /// How the players ended the main line, if they did.
    #[must_use]
    pub fn ending(&self) -> Option<Outcome> {
        let (last, ending) = self.ending?;
        (last == self.main_end()).then_some(ending)
    }

    /// How the players ended the main line of the source, if its tags say so.
    pub(super) fn source_ending(&self) -> Option<Outcome> {
        of_termination(self.result, self.free_tags().get(TERMINATION)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_agreed_game_has_no_winner() {
        let of = |winner, reason| is_possible(Outcome { winner, reason });
        for reason in [OutcomeReason::Resigned, OutcomeReason::Time] {
            assert!(of(Some(Side::First), reason));
            assert!(!of(None, reason));
        }
        assert!(of(None, OutcomeReason::Agreed));
        assert!(!of(Some(Side::First), OutcomeReason::Agreed));
    }

    #[test]
    fn endings_round_trip() {
        for winner in [Some(Side::First), Some(Side::Second), None] {
            for &reason in OutcomeReason::ALL {
                let ending = Outcome { winner, reason };
                let result = GameResult::of(Some(ending));
                let read = termination(ending).and_then(|text| of_termination(result, text));
                assert_eq!(read, is_possible(ending).then_some(ending), "{ending:?}");
            }
        }
        assert_eq!(of_termination(GameResult::Open, "resignation"), None);
        assert_eq!(of_termination(GameResult::First, "White resigned"), None);
    }
}
