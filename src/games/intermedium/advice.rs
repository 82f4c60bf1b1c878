//! Advice on Intermedium: stacks and cities that can be taken, and what a sowing takes or saves.

use super::aim::take;
use super::board::{Spot, city, row};
use super::position::Position;
use super::sowing::Move;
use super::sowings::captures;
use crate::advice::{Advise, Fact, ReviewEffort, Threat, Why};
use crate::codes::{FactCode, ReasonCode, ThreatCode};
use crate::game::{Cell, Game, Side};
use crate::search::Coverage;

/// A capture: the cell, its stones or none for a city, and a move that takes it.
struct Prey {
    cell: Cell,
    stones: Option<u32>,
    by: Move,
}

impl Advise for Position {
    const REVIEW: ReviewEffort = ReviewEffort {
        nodes: 20_000,
        proofs: (4, 4_000),
        material: (3, 80_000),
    };

    const EXPLAINS: bool = true;

    #[cold]
    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        for side in Side::BOTH {
            facts.push(self.surrounded(FactCode::City, side, city(side)));
            for spot in self.occupied(side) {
                if self.open_beside(side, spot) != spot.beside(side) {
                    facts.push(self.surrounded(FactCode::Stack, side, spot));
                }
            }
        }
        facts
    }

    fn dangers(&self) -> Vec<Threat> {
        if self.decided().is_some() {
            return Vec::new();
        }
        let passed = self.passed();
        let prey = passed.prey();
        let stones = prey.iter().filter_map(|prey| prey.stones).sum();
        let threat = |prey: Prey| Threat {
            code: match prey.stones {
                Some(_) => ThreatCode::Capture,
                None => ThreatCode::City,
            },
            path: passed.path(prey.by),
            cells: vec![prey.cell],
            row: Vec::new(),
            count: prey.stones.map_or(0, |_| stones),
        };
        prey.into_iter().map(threat).collect()
    }

    fn reasons(&self, mv: Move, _: &[Move]) -> Vec<Why> {
        let enemy = self.turn().other();
        let captured = self.captured_by(mv);
        if captured.city {
            return vec![Why::new(ReasonCode::TakesCity).at(self.city_gaps(self.turn()))];
        }
        let after = self.play_unchecked(mv);
        let mut reasons = Vec::new();
        if !captured.stacks.is_empty() {
            let stones = captured.stacks.into_iter();
            let stones = stones.map(|spot| u32::from(self.height(enemy, spot))).sum();
            let cells = captured.stacks.into_iter().map(|spot| spot.cell(enemy));
            reasons.push(Why::new(ReasonCode::Captures).at(cells).counting(stones));
        }
        let left = after.prey();
        let is_left = |cell| left.iter().any(|prey| prey.cell == cell);
        let mut saved = self.passed().prey();
        saved.retain(|prey| !is_left(prey.cell));
        reasons.extend(taken(
            &saved,
            ReasonCode::SavesCity,
            ReasonCode::SavesStones,
        ));
        let threatened = after.passed().prey();
        let [city, stones] = [ReasonCode::ThreatensCity, ReasonCode::ThreatensCapture];
        let threat = taken(&threatened, city, stones);
        reasons.extend(threat.map(|why| match why.code {
            ReasonCode::ThreatensCity => why.at(after.city_gaps(self.turn())),
            _ => why,
        }));
        let end = self.path(mv).last().copied();
        let advances = end.is_some_and(|end| ahead(self.turn(), mv.start(), end));
        if reasons.is_empty() && advances {
            reasons.push(Why::new(ReasonCode::Advances).at(end));
        }
        reasons
    }

    fn is_obvious(&self, mv: Move, before: Option<&Self>) -> bool {
        let captured = self.captured_by(mv);
        let has_lost =
            before.is_some_and(|before| before.stones(self.turn()) > self.stones(self.turn()));
        captured.city || (has_lost && !captured.stacks.is_empty())
    }

    fn material(&self) -> Option<i32> {
        let stones = |side| i64::from(self.stones(side));
        let ahead = stones(self.turn()) - stones(self.turn().other());
        i32::try_from(ahead).ok()
    }

    fn captures(&self, into: &mut Vec<Move>) -> bool {
        if self.is_opening() || self.allows_partial_moves() {
            return false;
        }
        let mut stacks = self.sowers();
        self.can_move() && stacks.all(|sower| captures(self, &sower, into) == Coverage::All)
    }
}

impl Position {
    /// The same stones with the other player to move.
    fn passed(&self) -> Self {
        self.with_turns(self.turn().other(), self.turns())
    }

    /// The gaps that are left around a stack or a city of a side.
    #[inline(never)]
    fn surrounded(&self, code: FactCode, side: Side, spot: Spot) -> Fact {
        let mut fact = Fact::new(code, side, vec![spot.cell(side).0]);
        for gap in self.open_beside(side, spot) {
            fact.answers.push(gap.cell(side.other()).0);
        }
        fact
    }

    /// The cells around the city of the opponent of a side that the side does not occupy.
    fn city_gaps(&self, side: Side) -> impl Iterator<Item = Cell> {
        let gaps = self.open_beside(side.other(), city(side.other()));
        gaps.into_iter().map(move |spot| spot.cell(side))
    }

    /// Everything that the player to move can take, the city first.
    fn prey(&self) -> Vec<Prey> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let find = |target: Spot| {
            let sowers = self.stacks(turn).into_iter();
            let mut sowers = sowers.filter_map(|spot| self.sower_on(spot.cell(turn)));
            sowers.find_map(|sower| take(self, &sower, target).filter(|&by| self.is_legal(by)))
        };
        let prey = |target: Spot, stones| {
            find(target).map(|by| Prey {
                cell: target.cell(enemy),
                stones,
                by,
            })
        };
        let stones = |target| Some(u32::from(self.height(enemy, target)));
        let stacks = self.occupied(enemy).into_iter();
        let stacks = stacks.filter_map(|target| prey(target, stones(target)));
        prey(city(enemy), None).into_iter().chain(stacks).collect()
    }
}

/// One reason about a city, or else one about all stacks.
fn taken(prey: &[Prey], of_city: ReasonCode, of_stacks: ReasonCode) -> Option<Why> {
    if prey.is_empty() {
        return None;
    }
    if prey.iter().any(|prey| prey.stones.is_none()) {
        return Some(Why::new(of_city));
    }
    let stones = prey.iter().filter_map(|prey| prey.stones).sum();
    let cells = prey.iter().map(|prey| prey.cell);
    Some(Why::new(of_stacks).at(cells).counting(stones))
}

/// Whether a cell is nearer to the opponent of a side than another one.
fn ahead(side: Side, from: Cell, to: Cell) -> bool {
    match side {
        Side::First => row(to) > row(from),
        Side::Second => row(to) < row(from),
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::name;
    use super::super::tests::late;
    use super::*;

    fn codes(stacks: &[(&str, u8)], mv: &str) -> Vec<(ReasonCode, u32)> {
        let position = late(stacks);
        let mv = position.parse_move(mv).unwrap();
        let reasons = position.reasons(mv, &[]).into_iter();
        reasons.map(|why| (why.code, why.counts[0])).collect()
    }

    /// A stack of Black on d4, with two free cells around it.
    const SIEGE: [(&str, u8); 6] = [
        ("d4", 3),
        ("c4", 1),
        ("e4", 1),
        ("d3", 2),
        ("a6", 2),
        ("g9", 2),
    ];

    #[test]
    fn a_capture_is_explained_and_threatened() {
        let siege = [&SIEGE[..], &[("d5", 1)]].concat();
        let reasons = codes(&siege, "a6@b5-c4");
        assert_eq!(reasons[0], (ReasonCode::Captures, 3));
        // Seen by Black, it is a threat.
        let threats = late(&siege).passed().dangers();
        let [threat] = &threats[..] else {
            panic!("{threats:?}");
        };
        assert_eq!((threat.code, threat.count), (ThreatCode::Capture, 3));
        assert_eq!(
            threat.cells.iter().copied().map(name).collect::<Vec<_>>(),
            ["d4"]
        );
    }

    #[test]
    fn a_city_that_can_be_taken_is_the_first_threat() {
        let stacks = [
            ("d9", 1),
            ("c10", 1),
            ("e10", 1),
            ("f7", 2),
            ("a2", 2),
            ("g3", 2),
        ];
        assert_eq!(codes(&stacks, "f7@e8-d9"), [(ReasonCode::TakesCity, 0)]);
        let threats = late(&stacks).passed().dangers();
        assert_eq!(threats[0].code, ThreatCode::City);
        // A move that does not take it keeps threatening it.
        let quiet = codes(&stacks, "a2@b3-c4");
        assert!(quiet.contains(&(ReasonCode::ThreatensCity, 0)), "{quiet:?}");
    }

    #[test]
    fn the_gaps_around_a_city_are_named() {
        let stacks = [("c10", 1), ("f7", 3), ("a2", 2), ("g3", 2)];
        let position = late(&stacks);
        let gaps = |side| position.city_gaps(side).map(name).collect::<Vec<_>>();
        assert_eq!(gaps(Side::First), ["d9", "e10"]);
        assert_eq!(gaps(Side::Second), ["c1", "e1", "d2"]);
        let stacks = [&stacks[..], &[("e10", 1)]].concat();
        let position = late(&stacks);
        let mv = position.parse_move("f7@e8-d9-e10").unwrap();
        let [why] = &position.reasons(mv, &[])[..] else {
            panic!("one reason");
        };
        assert_eq!(why.code, ReasonCode::TakesCity);
        assert_eq!(
            why.cells.iter().copied().map(name).collect::<Vec<_>>(),
            ["d9"]
        );
    }

    #[test]
    fn a_position_is_explained_by_the_gaps_around_stacks_and_cities() {
        use FactCode::{City, Stack};
        let facts = late(&SIEGE).facts().into_iter();
        let facts: Vec<_> = facts
            .map(|fact| {
                let gaps = fact.answers.into_iter().map(Cell).map(name);
                let gaps = gaps.collect::<Vec<_>>();
                (fact.code, name(Cell(fact.cells[0])), gaps.join(" "))
            })
            .collect();
        let about = |code, cell: &str| {
            let found = facts.iter().find(|fact| fact.0 == code && fact.1 == cell);
            found.map(|fact| fact.2.as_str())
        };
        assert_eq!(about(City, "d1"), Some("c1 e1 d2"));
        assert_eq!(about(City, "d10"), Some("d9 c10 e10"));
        assert_eq!(about(Stack, "d4"), Some("d5"));
        assert_eq!(about(Stack, "c4"), Some("c3 b4 c5"));
        assert_eq!(about(Stack, "a6"), None, "open on every side");
    }

    #[test]
    fn taking_back_is_obvious() {
        let siege = [&SIEGE[..], &[("d5", 1)]].concat();
        let position = late(&siege);
        let mv = position.parse_move("a6@b5-c4").unwrap();
        assert!(!position.is_obvious(mv, None));
        assert!(!position.is_obvious(mv, Some(&position)));
        let before = late(&[&siege[..], &[("f7", 3)]].concat());
        assert!(position.is_obvious(mv, Some(&before)));
    }
}
