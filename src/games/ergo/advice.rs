//! Advice on Ergo: fives and fours that threaten, and what a move makes or stops.

use super::board::{EDGE, Set};
use super::lines::{Lines, MASKS, alone, around};
use super::position::{Move, Position};
use crate::advice::{Advise, ReviewEffort, Threat, Why};
use crate::codes::{ReasonCode, ThreatCode};
use crate::game::{Cell, Game, Side};

impl Advise for Position {
    const REVIEW: ReviewEffort = ReviewEffort {
        nodes: 80_000,
        proofs: (120, 10_000),
        material: (0, 0),
    };

    fn dangers(&self) -> Vec<Threat> {
        if self.decided().is_some() {
            return Vec::new();
        }
        let enemy = self.turn().other();
        let lines = Lines::of(self);
        let fifths = self.fifths(&lines, enemy);
        if !fifths.is_empty() {
            let threat = |to| self.threat(ThreatCode::Five, enemy, to);
            return fifths.into_iter().map(threat).collect();
        }
        let threat = |to| self.threat(ThreatCode::Four, enemy, to);
        let makers = self.open_fours(&lines, enemy);
        makers.into_iter().map(threat).collect()
    }

    fn reasons(&self, mv: Move, _: &[Move]) -> Vec<Why> {
        let turn = self.turn();
        let enemy = turn.other();
        let (before, next) = (Lines::of(self), self.play_unchecked(mv));
        if next.five == Some(turn) {
            return vec![Why::new(ReasonCode::MakesFive).at(next_to_win(&next, turn))];
        }
        let after = before.after(turn, mv);
        let mut reasons = Vec::new();
        let stopped = self.fifths(&before, enemy);
        if !stopped.is_empty() && next.fifths(&after, enemy).is_empty() {
            reasons.push(Why::new(ReasonCode::StopsFive).at(stopped));
        }
        let fifths = next.fifths(&after, turn);
        match fifths.len() {
            0 => {}
            1 => reasons.push(Why::new(ReasonCode::MakesFour).at(fifths)),
            _ => reasons.push(Why::new(ReasonCode::MakesTwoFours).at(fifths)),
        }
        let open = self.open_fours(&before, enemy);
        if !open.is_empty() && next.open_fours(&after, enemy).is_empty() {
            reasons.push(Why::new(ReasonCode::StopsFour).at([mv.to]));
        }
        if fifths.is_empty() {
            let own = next.open_fours(&after, turn);
            if !own.is_empty() {
                reasons.push(Why::new(ReasonCode::PreparesFour).at(own));
            }
        }
        reasons.extend(self.quiet_reason(mv, &before, &after));
        reasons
    }

    fn is_obvious(&self, mv: Move, _: Option<&Self>) -> bool {
        let (turn, enemy) = (self.turn(), self.turn().other());
        self.play_unchecked(mv).five == Some(turn)
            || !self.fifths(&Lines::of(self), enemy).is_empty()
    }
}

impl Position {
    fn threat(&self, code: ThreatCode, side: Side, to: Cell) -> Threat {
        let from = if self.hand(side) > 0 {
            None
        } else {
            self.reachers(side, to).into_iter().next()
        };
        Threat {
            code,
            path: from.into_iter().chain([to]).collect(),
            cells: vec![to],
            count: 0,
        }
    }

    /// The cells on which a side, as if it were its turn, makes a four that can become five in two ways.
    fn open_fours(&self, lines: &Lines, side: Side) -> Set {
        let own = if self.turn() == side {
            *self
        } else {
            self.with_other_to_move()
        };
        let mut moves = Vec::new();
        own.list_threats(lines, &mut moves);
        let mut cells = Set::EMPTY;
        for mv in moves {
            let after = lines.after(side, mv);
            if own.play_unchecked(mv).fifths(&after, side).len() > 1 {
                cells |= Set::of(mv.to);
            }
        }
        cells
    }

    /// The effect of a move that neither makes nor stops a threat.
    fn quiet_reason(&self, mv: Move, before: &Lines, after: &Lines) -> Option<Why> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let best = |lines: &Lines, side| {
            let windows = around(mv.to).iter().map(|&window| usize::from(window));
            let pieces = |window: usize| {
                (1..5).rfind(|&count| lines.contents()[window] == alone(side, count))
            };
            windows.filter_map(pieces).max().unwrap_or(0)
        };
        let (built, blocked) = (best(after, turn), best(before, enemy));
        if blocked >= 2 && blocked + 1 >= built {
            return Some(Why::new(ReasonCode::BlocksRow).counting(blocked.into()));
        }
        if EDGE.has(mv.to) && mv.from.is_none_or(|from| !self.lions().has(from)) {
            return Some(Why::new(ReasonCode::BecomesLion).at([mv.to]));
        }
        (built >= 2).then(|| Why::new(ReasonCode::BuildsRow).counting(built.into()))
    }
}

/// The cells of the rows of five of a side.
fn next_to_win(position: &Position, side: Side) -> Set {
    let own = position.pieces(side);
    let rows = MASKS.iter().filter(|&&mask| (mask & !own).is_empty());
    rows.fold(Set::EMPTY, |cells, &mask| cells | mask)
}

#[cfg(test)]
mod tests {
    use super::super::board::name;
    use super::*;
    use crate::game::Options;

    fn at(text: &str) -> Position {
        Position::parse(text, Options::default()).unwrap()
    }

    fn threats(text: &str) -> Vec<(ThreatCode, String)> {
        let found = at(text).dangers().into_iter();
        found
            .map(|threat| (threat.code, name(threat.cells[0])))
            .collect()
    }

    fn reasons(text: &str, mv: &str) -> Vec<(ReasonCode, Vec<String>)> {
        let position = at(text);
        let mv = position.parse_move(mv).unwrap();
        let found = position.reasons(mv, &[]).into_iter();
        found
            .map(|why| (why.code, why.cells.into_iter().map(name).collect()))
            .collect()
    }

    #[test]
    fn a_four_threatens_five() {
        let text = "10/10/10/10/2ssss4/10/2SSS5/10/10 1";
        let cells = ["b5", "g5"].map(str::to_owned);
        assert_eq!(threats(text), cells.map(|cell| (ThreatCode::Five, cell)));
        assert_eq!(threats("10/10/10/10/1Sssss4/10/2SSS5/10/10 1").len(), 1);
    }

    #[test]
    fn three_in_a_row_threaten_an_open_four() {
        let cells: Vec<_> = threats("10/10/10/10/3sss4/10/10/10/10 1");
        assert_eq!(cells.len(), 2, "{cells:?}");
        assert!(cells.contains(&(ThreatCode::Four, "c5".to_owned())));
        assert!(cells.contains(&(ThreatCode::Four, "g5".to_owned())));
        assert_eq!(threats("10/10/10/10/3ss5/10/10/10/10 1"), []);
    }

    #[test]
    fn a_move_is_explained_by_what_it_makes_and_stops() {
        let five = reasons("10/10/10/10/2SSSS4/10/10/10/10 1", "g5");
        assert_eq!(five[0].0, ReasonCode::MakesFive);
        assert_eq!(five[0].1, ["c5", "d5", "e5", "f5", "g5"]);
        let stops = reasons("10/10/10/10/1Sssss4/10/10/10/10 1", "g5");
        assert_eq!(stops[0], (ReasonCode::StopsFive, vec!["g5".to_owned()]));
        let four = reasons("10/10/10/10/1sSSS5/10/10/10/10 1", "f5");
        assert_eq!(four[0], (ReasonCode::MakesFour, vec!["g5".to_owned()]));
        let open = reasons("10/10/10/10/2SSS5/10/10/10/10 1", "f5");
        assert_eq!(open[0].0, ReasonCode::MakesTwoFours);
        let gap = reasons("10/10/10/10/2s1ss4/10/10/10/10 1", "d5");
        assert_eq!(gap[0].0, ReasonCode::StopsFour);
        let three = reasons("10/10/10/10/3SS5/10/10/10/10 1", "f5");
        assert_eq!(three[0].0, ReasonCode::PreparesFour);
        let lion = reasons("10/10/10/10/10/10/10/10/10 1", "a1");
        assert_eq!(lion[0].0, ReasonCode::BecomesLion);
    }
}
