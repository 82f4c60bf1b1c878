//! Advice on Emergo: captures that threaten, stones won by compulsory captures, and captives set free.

use super::capture;
use super::moves::Move;
use super::position::Position;
use crate::advice::{Advise, Fact, ReviewEffort, Threat, Why};
use crate::codes::{FactCode, ReasonCode, ThreatCode};
use crate::game::{Cell, Game, Side};
use crate::search::sort::insertion_sort_by_key;

impl Advise for Position {
    const REVIEW: ReviewEffort = ReviewEffort {
        nodes: 200_000,
        proofs: (2, 10_000),
        material: (6, 300_000),
    };

    const EXPLAINS: bool = true;

    #[cold]
    fn facts(&self) -> Vec<Fact> {
        let mut first = *self;
        let mut moves = captures(&first);
        if moves.is_empty() {
            first = self.with_other_to_move();
            moves = captures(&first);
        }
        if moves.is_empty() {
            return Vec::new();
        }
        let turn = first.turn();
        let mut fact = Fact::new(FactCode::Captures, turn, Vec::new());
        for mv in moves {
            // Those of a piece follow each other.
            if fact.cells.last() != Some(&mv.start().0) {
                fact.cells.push(mv.start().0);
            }
        }
        let mut facts = vec![fact];
        let ends = after_captures(&first);
        if ends.is_empty() {
            facts.push(Fact::new(FactCode::Unclear, turn, Vec::new()));
            return facts;
        }
        for cell in self.board.cells() {
            let before = self.stacks().at(cell).owner();
            let after = ends[0].stacks().at(cell).owner();
            let differs = |end: &Position| end.stacks().at(cell).owner() != after;
            let (code, side) = match (before, after) {
                _ if ends.iter().any(differs) => (FactCode::Depends, turn),
                (None, None) => continue,
                (Some(side), None) => (FactCode::Leaves, side),
                (None, Some(side)) => (FactCode::Arrives, side),
                (Some(before), Some(side)) if before == side => (FactCode::Stays, side),
                (Some(_), Some(side)) => (FactCode::Turns, side),
            };
            let known = |fact: &&mut Fact| fact.code == code && fact.side == side;
            match facts.iter_mut().find(known) {
                Some(fact) => fact.cells.push(cell.0),
                None => facts.push(Fact::new(code, side, vec![cell.0])),
            }
        }
        facts
    }

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
                    row: Vec::new(),
                    count: mv.len(),
                });
            }
        }
        if self.hand(self.turn()) > 0 {
            let banned = self.banned_entries().into_iter();
            threats.extend(banned.filter_map(|cell| self.capture_of_entry(cell)));
        }
        threats
    }

    fn reasons(&self, mv: Move, next: &[Move]) -> Vec<Why> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let after = self.play_unchecked(mv);
        let pieces = |position: &Self| position.stacks().pieces(turn).len();
        let most = |position: &Self, side| capture::most(self.board, position.stacks(), side);
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
        let (exposed, left) = (most(self, enemy), most(&after, enemy));
        let won = exchange(next);
        if left > 0 && won > 0 {
            let mut lure = Why::new(ReasonCode::LuresCapture);
            lure.counts = [left, won];
            reasons.push(lure);
        } else if left > 0 && reasons.is_empty() {
            reasons.push(Why::new(ReasonCode::ForcesCapture).counting(left));
        }
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

    fn is_obvious(&self, mv: Move, _: Option<&Self>) -> bool {
        mv.is_capture()
    }

    fn compulsory_capture(&self) -> Option<Move> {
        match self.moves().unwrap_or_default()[..] {
            [only] if only.is_capture() => Some(only),
            _ => None,
        }
    }

    /// Stones of the opponent in own pieces count, and own stones in pieces of the opponent.
    fn material(&self) -> Option<i32> {
        let captives = |side: Side| -> u32 {
            let stacks = self.stacks();
            let held = stacks.pieces(side).into_iter();
            held.map(|cell| stacks.at(cell).count(side.other())).sum()
        };
        let turn = self.turn();
        let ahead = i64::from(captives(turn)) - i64::from(captives(turn.other()));
        i32::try_from(ahead).ok()
    }
}

impl Position {
    /// How the opponent could capture a stone that enters at a cell.
    fn capture_of_entry(&self, cell: Cell) -> Option<Threat> {
        let entered = self.play_unchecked(Move::entry(self.board, cell));
        let takes = |mv: &Move| mv.jumps().any(|(over, _)| over == cell);
        let mv = captures(&entered).into_iter().find(takes)?;
        Some(Threat {
            code: ThreatCode::Entry,
            path: mv.path().collect(),
            cells: vec![cell],
            row: Vec::new(),
            count: mv.len(),
        })
    }
}

/// How many positions are followed to find out what the captures lead to.
const MOST_FOLLOWED: usize = 1_000;

/// The ends of every line of compulsory captures; none if there are too many to follow.
#[cold]
fn after_captures(first: &Position) -> Vec<Position> {
    let mut found = vec![*first];
    let mut ends = Vec::new();
    let mut at = 0;
    while let Some(&position) = found.get(at) {
        at += 1;
        if found.len() > MOST_FOLLOWED {
            return Vec::new();
        }
        let moves = captures(&position);
        if moves.is_empty() {
            ends.push(position);
        }
        for mv in moves {
            let next = position.play_unchecked(mv);
            if !found.iter().any(|known| known.key == next.key) {
                found.push(next);
            }
        }
    }
    ends
}

/// The legal captures.
#[inline(never)]
fn captures(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    moves.retain(|mv| mv.is_capture());
    moves
}

/// The stones that are taken back after the opponent's capture.
fn exchange(next: &[Move]) -> u32 {
    let back = next.get(1).filter(|mv| mv.is_capture());
    back.map_or(0, |mv| mv.len())
}

/// The cells that a capture jumps over, each once.
fn jumped(mv: Move) -> Vec<Cell> {
    let mut cells: Vec<Cell> = mv.jumps().map(|(over, _)| over).collect();
    insertion_sort_by_key(&mut cells, |cell| i32::from(cell.0));
    cells.dedup();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options;
    use crate::replay::History;

    /// The example of the source, in which White plays g6.
    const EXAMPLE: &str =
        "x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5";

    fn facts(position: &Position) -> Vec<(FactCode, Side, String)> {
        let name = |&cell: &u8| position.board.name(Cell(cell));
        let found = position.facts().into_iter();
        found
            .map(|fact| {
                let mut cells: Vec<_> = fact.cells.iter().map(name).collect();
                cells.sort();
                (fact.code, fact.side, cells.join(" "))
            })
            .collect()
    }

    #[test]
    fn a_position_is_explained_by_the_owners_after_the_captures() {
        use FactCode::{Arrives, Captures, Depends, Leaves, Stays, Turns};
        use Side::{First, Second};
        let at = |text: &str| Position::parse(text, Options::default()).unwrap();
        let has = |facts: &[_], fact: (FactCode, Side, &str)| {
            facts.contains(&(fact.0, fact.1, fact.2.to_owned()))
        };
        assert_eq!(facts(&Position::start(Options::default())), []);
        let example = at(EXAMPLE);
        let lured = example.play_unchecked(example.parse_move("g6").unwrap());
        let lured = facts(&lured);
        assert_eq!(lured[0], (Captures, Second, "g7".to_owned()));
        assert!(has(&lured, (Arrives, Second, "c5")), "{lured:?}");
        assert!(has(&lured, (Leaves, First, "c4 d3 e4 f5 g6")), "{lured:?}");
        assert!(has(&lured, (Stays, First, "c7 f3 h6")), "{lured:?}");
        // A captive is freed, whoever is to move.
        for turn in ["1", "2"] {
            let text = format!("x/x3/x5/x7/x2,1,1,12,x4/x7/x5/x3/x {turn} 0-0");
            let freed = facts(&at(&text));
            assert_eq!(freed[0], (Captures, First, "d5".to_owned()));
            assert!(has(&freed, (Turns, First, "e5")), "{freed:?}");
            assert!(has(&freed, (Arrives, First, "f5")), "{freed:?}");
        }
        let either = facts(&at("x/x3/x5/x2,2,x4/x3,1,2,x4/x7/x5/x3/x 1 0-0"));
        assert!(has(&either, (Depends, First, "d6 d7 e5 f5")), "{either:?}");
        assert!(has(&either, (Leaves, First, "d5")), "{either:?}");
    }

    fn codes(position: &Position, line: &[&str]) -> Vec<ReasonCode> {
        let mut moves = Vec::new();
        let mut at = *position;
        for text in line {
            let mv = at.parse_move(text).unwrap();
            moves.push(mv);
            at = at.play_unchecked(mv);
        }
        let reasons = position.reasons(moves[0], &moves[1..]).into_iter();
        reasons.map(|why| why.code).collect()
    }

    fn after(moves: &str) -> Position {
        let line = format!("startpos moves {moves}");
        let history = History::<Position>::from_line(Options::default(), &line).unwrap();
        *history.position()
    }

    #[test]
    fn a_piece_in_danger_is_a_threat() {
        let position = after("e5 e7 d5 e8 a5 e6");
        let threats = position.dangers();
        let cells: Vec<_> = threats
            .iter()
            .flat_map(|threat| threat.cells.iter().map(|&cell| position.board.name(cell)))
            .collect();
        assert_eq!(cells, ["e5"], "{threats:?}");
        assert_eq!(
            (threats[0].code, threats[0].count),
            (ThreatCode::Capture, 1)
        );
    }
    #[test]
    fn a_stone_that_may_not_enter_could_be_captured() {
        let position = after("e5 a5");
        let named = |cells: &[Cell]| {
            let names: Vec<_> = cells
                .iter()
                .map(|&cell| position.board.name(cell))
                .collect();
            names.join(" ")
        };
        let [threat] = &position.dangers()[..] else {
            panic!("one threat");
        };
        assert_eq!(threat.code, ThreatCode::Entry);
        assert_eq!(
            (named(&threat.path), named(&threat.cells)),
            ("a5 c5".to_owned(), "b5".to_owned())
        );
        assert_eq!(position.banned_entries().len(), 1);
    }

    #[test]
    fn a_sacrifice_is_no_safe_entry() {
        let example = Position::parse(EXAMPLE, Options::default()).unwrap();
        assert_eq!(codes(&example, &["g6"]), [ReasonCode::ForcesCapture]);
        let line = ["g6", "g7xg5xe5xe3xc3xc5", "c6", "g3xe3", "c6xc4"];
        assert_eq!(codes(&example, &line[..3]), [ReasonCode::ForcesCapture]);
        assert_eq!(codes(&after("e5"), &["a5"]), [ReasonCode::EntersSafely]);
    }

    #[test]
    fn captures_are_counted() {
        let mut position = Position::parse(EXAMPLE, Options::default()).unwrap();
        for (mv, code, count) in [
            ("g6", ReasonCode::ForcesCapture, 5),
            ("g7xg5xe5xe3xc3xc5", ReasonCode::Captures, 5),
            ("c6", ReasonCode::ForcesCapture, 1),
            ("g3xe3", ReasonCode::Captures, 1),
            ("c6xc4", ReasonCode::Captures, 1),
        ] {
            let mv = position.parse_move(mv).unwrap();
            let reasons = position.reasons(mv, &[]);
            assert_eq!((reasons[0].code, reasons[0].counts[0]), (code, count));
            position = position.play_unchecked(mv);
        }
    }

    #[test]
    fn a_capture_without_alternatives_is_compulsory() {
        let example = Position::parse(EXAMPLE, Options::default()).unwrap();
        let sacrifice = example.parse_move("g6").unwrap();
        let after = example.play_unchecked(sacrifice);
        let capture = after.parse_move("g7xg5xe5xe3xc3xc5").unwrap();
        assert_eq!(after.compulsory_capture(), Some(capture));
        assert!(after.is_obvious(capture, None));
        assert_eq!(example.compulsory_capture(), None);
        assert!(!example.is_obvious(sacrifice, None));
    }

    #[test]
    fn saved_stones_are_those_no_longer_exposed() {
        let text = "1/x,1,1/x,1,1,221,2/x2,1,x2,2,x/2,2,x,12,x3,2,2/x,1,x,12,x3/x5/2,x,21/1 2 0-0";
        let position = Position::parse(text, Options::default()).unwrap();
        let mv = position.parse_move("e4-f4").unwrap();
        let left = position.play_unchecked(mv);
        assert_eq!(capture::most(left.board, position.stacks(), left.turn()), 2);
        assert_eq!(capture::most(left.board, left.stacks(), left.turn()), 1);
        let reasons = position.reasons(mv, &[]);
        let saves = reasons
            .iter()
            .find(|why| why.code == ReasonCode::SavesStones);
        assert_eq!(saves.unwrap().counts[0], 1);
    }
}
