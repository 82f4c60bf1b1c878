//! Advice on Emergo: captures that threaten, stones won by compulsory captures, and captives set free.

use super::capture;
use super::moves::Move;
use super::position::Position;
use crate::advice::{Advise, Threat, Why};
use crate::codes::{ReasonCode, ThreatCode};
use crate::game::{Cell, Game};

impl Advise for Position {
    fn dangers(&self) -> Vec<Threat> {
        if self.decided().is_some() {
            return Vec::new();
        }
        let passed = self.with_other_to_move();
        let mut threats: Vec<Threat> = Vec::new();
        for mv in passed.moves().unwrap_or_default() {
            let known = |threat: &Threat| threat.path.first() == Some(&mv.start());
            if mv.is_capture() && !threats.iter().any(known) {
                threats.push(Threat {
                    code: ThreatCode::Capture,
                    path: mv.path().collect(),
                    cells: jumped(mv),
                    count: mv.len(),
                });
            }
        }
        threats
    }

    fn reasons(&self, mv: Move, next: &[Move]) -> Vec<Why> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let after = self.after(mv);
        let pieces = |position: &Self| position.stacks().pieces(turn).len();
        let most = |position: &Self, side| capture::most(position.stacks(), side);
        let mut reasons = Vec::new();
        if mv.is_capture() {
            reasons.push(
                Why::new(ReasonCode::Captures)
                    .at(jumped(mv))
                    .counting(mv.len()),
            );
            let freed = pieces(&after).saturating_sub(pieces(self));
            if freed > 0 {
                reasons.push(Why::new(ReasonCode::FreesCaptives).counting(freed));
            }
        }
        let [lost, won] = exchange(next);
        if most(&after, enemy) > 0 && won > 0 {
            let mut lure = Why::new(ReasonCode::LuresCapture);
            lure.counts = [lost, won];
            reasons.push(lure);
        }
        let (exposed, left) = (most(self, enemy), most(&after, enemy));
        if left < exposed {
            reasons.push(Why::new(ReasonCode::SavesStones).counting(exposed - left));
        }
        if mv.is_empty() && self.entering() > 1 {
            let count = u32::from(self.entering());
            reasons.push(Why::new(ReasonCode::EntersShadowpiece).counting(count));
        }
        let threatened = most(&after, turn);
        if left == 0 && threatened > 0 {
            reasons.push(Why::new(ReasonCode::ThreatensCapture).counting(threatened));
        }
        if mv.is_empty() && reasons.is_empty() {
            reasons.push(Why::new(ReasonCode::EntersSafely).at([mv.start()]));
        }
        reasons
    }
}

/// The stones that the two next moves take: the opponent's, and the reply.
fn exchange(next: &[Move]) -> [u32; 2] {
    let taken = |at: usize| {
        let capture = next.get(at).filter(|mv| mv.is_capture());
        capture.map_or(0, |mv| mv.len())
    };
    [taken(0), taken(1)]
}

/// The cells that a capture jumps over, each once.
fn jumped(mv: Move) -> Vec<Cell> {
    let mut cells: Vec<Cell> = mv.jumps().map(|(over, _)| over).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

#[cfg(test)]
mod tests {
    use super::super::board::name;
    use super::*;
    use crate::game::Options;
    use crate::replay::History;

    fn after(moves: &str) -> Position {
        let line = format!("startpos moves {moves}");
        let history = History::<Position>::from_line(Options::default(), &line).unwrap();
        *history.position()
    }

    #[test]
    fn a_piece_in_danger_is_a_threat() {
        assert_eq!(after("e5 a5").dangers(), []);
        let position = after("e5 e7 d5 e8 a5 e6");
        let threats = position.dangers();
        let cells: Vec<_> = threats
            .iter()
            .flat_map(|threat| threat.cells.iter().copied().map(name))
            .collect();
        assert_eq!(cells, ["e5"], "{threats:?}");
        assert_eq!(
            (threats[0].code, threats[0].count),
            (ThreatCode::Capture, 1)
        );
    }
}
