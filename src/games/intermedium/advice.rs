//! Advice on Intermedium: stacks and cities that can be taken, and what a sowing takes or saves.

use super::aim::take;
use super::board::{Spot, advance, city};
use super::capture::Captured;
use super::position::{OPENING_TURNS, Position};
use super::sowing::Move;
use super::sowings::captures;
use crate::advice::{Advise, Fact, ReviewEffort, Standing, Threat, Why, expected};
use crate::codes::{FactCode, ReasonCode, ThreatCode};
use crate::game::{Cell, Game, Side};
use crate::search::Coverage;

/// How many stones on a cell are many, so that it is said again that they are in danger.
const MANY: u32 = 4;

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

    fn reasons(&self, mv: Move, next: &[Move]) -> Vec<Why> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let captured = self.captured_by(mv);
        if captured.city {
            return vec![Why::new(ReasonCode::TakesCity).at(self.city_gaps(turn))];
        }
        let after = self.play_unchecked(mv);
        let capture = |code| {
            let cells = captured.stacks.into_iter().map(|spot| spot.cell(enemy));
            let stones = captured.stacks.into_iter();
            let stones = stones.map(|spot| u32::from(self.height(enemy, spot))).sum();
            Why::new(code).at(cells).counting(stones)
        };
        if after.decided().is_some() {
            return vec![capture(ReasonCode::LeavesNoStack)];
        }
        let taken = (!captured.stacks.is_empty()).then(|| capture(ReasonCode::Captures));
        let given = after.prey();
        if has_city(&given) {
            let code = if self.passed().can_take_next() {
                ReasonCode::LeavesCity
            } else {
                ReasonCode::GivesCity
            };
            let lost = Why::new(code).at(after.city_gaps(enemy));
            return taken.into_iter().chain([lost]).collect();
        }
        let mut reasons = self.loud_reasons(mv, &after, taken, &given);
        let has = |code| reasons.iter().any(|why: &Why| why.code == code);
        let wins_city = has(ReasonCode::WinsCity);
        let threatens_city = wins_city || has(ReasonCode::ThreatensCity);
        let is_threat = reasons.iter().any(|why| why.code.is_threat());
        let is_quiet = reasons.is_empty();
        let gaps = [self, &after].map(|position| position.gaps(enemy, city(enemy)));
        if gaps[1] < gaps[0] && !threatens_city {
            reasons.push(after.gaps_left(ReasonCode::ClosesGap, turn));
        }
        if is_quiet {
            self.add_quiet_reasons(mv, &after, &mut reasons);
        }
        reasons.extend(after.plan(next).filter(|plan| match plan.code {
            ReasonCode::PlansCity => !threatens_city,
            _ => !is_threat,
        }));
        // What does not help the opponent, who loses the city, is no price.
        if !wins_city {
            let stones = reasons.iter().find(|why| why.code == ReasonCode::Captures);
            let stones = stones.map_or(0, |why| why.counts[0]);
            reasons.extend(self.loss(stones, given));
        }
        if gaps[1] > gaps[0] && !threatens_city {
            reasons.push(after.gaps_left(ReasonCode::OpensGap, turn));
        }
        if after.stacks(turn).is_empty() {
            reasons.push(Why::new(ReasonCode::SpendsLastStack));
        }
        reasons
    }

    fn standing(&self) -> Vec<Standing> {
        self.weighed()
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
    /// The position as if the player to move had passed.
    fn passed(&self) -> Self {
        let turns = OPENING_TURNS.min(self.turns() + 1);
        self.with_turns(self.turn().other(), turns)
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
        let enemy = self.turn().other();
        let prey = |target: Spot, stones: Option<u32>| {
            let is_taken = |captured: Captured| match stones {
                Some(_) => captured.stacks.has(target),
                None => captured.city,
            };
            Some(Prey {
                cell: target.cell(enemy),
                stones,
                by: self.taking(target, is_taken)?,
            })
        };
        let stones = |target| Some(u32::from(self.height(enemy, target)));
        let stacks = self.occupied(enemy).into_iter();
        let stacks = stacks.filter_map(|target| prey(target, stones(target)));
        prey(city(enemy), None).into_iter().chain(stacks).collect()
    }

    /// Whether the player to move can take the city.
    fn can_take_next(&self) -> bool {
        let city = city(self.turn().other());
        self.taking(city, |captured| captured.city).is_some()
    }

    /// A legal move that takes a target.
    fn taking(&self, target: Spot, is_taken: impl Fn(Captured) -> bool) -> Option<Move> {
        let mv = self.sowers().find_map(|sower| take(self, &sower, target))?;
        if self.is_legal(mv) {
            return Some(mv);
        }
        // The opening rule forbids it, but another one may be legal.
        let mut moves = Vec::new();
        self.choices(&mut moves);
        moves.into_iter().find(|&mv| is_taken(self.captured_by(mv)))
    }

    /// What a move takes, saves and threatens; `given` is what the opponent can take after it.
    fn loud_reasons(&self, mv: Move, after: &Self, taken: Option<Why>, given: &[Prey]) -> Vec<Why> {
        let mut threatened = after.passed().prey();
        let threatens_city = has_city(&threatened);
        let wins_city = threatens_city && after.cannot_save_city(given);
        let saves_city = self.passed().can_take_next();
        let mut reasons = Vec::new();
        if wins_city {
            reasons.push(Why::new(ReasonCode::WinsCity).at(after.city_gaps(self.turn())));
        }
        if saves_city {
            reasons.push(Why::new(ReasonCode::SavesCity));
        }
        reasons.extend(taken);
        if !saves_city {
            reasons.extend(self.saved(mv, given));
        }
        if !threatens_city {
            // What it could have captured instead is not threatened by this move.
            let known = self.prey();
            threatened.retain(|prey| !is_among(&known, prey.cell));
            reasons.extend(highest(ReasonCode::ThreatensCapture, &threatened));
        } else if !wins_city {
            reasons.push(Why::new(ReasonCode::ThreatensCity).at(after.city_gaps(self.turn())));
        }
        reasons
    }

    /// The most stones on a cell that the opponent could capture before a move and cannot capture after it, when they can
    /// capture `given`. Those of the stack that is sown are saved if they are dropped where nothing can be captured.
    fn saved(&self, mv: Move, given: &[Prey]) -> Option<Why> {
        let turn = self.turn();
        let is_safe = |spot: Spot| !is_among(given, spot.cell(turn));
        let saved = |prey: &Prey| {
            let spot = Spot::of_cell(turn, prey.cell)?;
            let height = self.height(turn, spot);
            let stones = if prey.cell == mv.start() {
                let left = std::iter::repeat_n(spot, (height - mv.length()).into());
                let dropped = mv.sown(turn).chain(left);
                dropped.filter(|&spot| is_safe(spot)).count()
            } else if is_safe(spot) {
                height.into()
            } else {
                0
            };
            Some((prey.cell, u32::try_from(stones).unwrap_or_default()))
        };
        let endangered = self.passed().prey();
        let (cell, stones) = endangered
            .iter()
            .filter_map(saved)
            .max_by_key(|&(_, stones)| stones)?;
        let why = Why::new(ReasonCode::SavesStones).at([cell]);
        (stones > 0).then(|| why.counting(stones))
    }

    /// What the opponent can capture after a move that captures some stones: what is in danger only now, or else what
    /// still is, if that is more and many.
    fn loss(&self, captured: u32, given: Vec<Prey>) -> Option<Why> {
        let known = self.passed().prey();
        let (old, new): (Vec<Prey>, Vec<Prey>) = given
            .into_iter()
            .partition(|prey| is_among(&known, prey.cell));
        let fresh = highest(ReasonCode::GivesStones, &new);
        let least = fresh.as_ref().map_or(captured, |why| why.counts[0]);
        let left = highest(ReasonCode::LeavesStones, &old);
        left.filter(|why| why.counts[0] >= MANY && why.counts[0] > least)
            .or(fresh)
    }

    /// Whether the player to move, who can capture `prey`, cannot stop the opponent from taking the city next: only a
    /// capture could. It does not matter what else is captured as long as a stack that takes the city is left, and the
    /// stones around the city are.
    fn cannot_save_city(&self, prey: &[Prey]) -> bool {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let is_safe = |spot: Spot| !is_among(prey, spot.cell(enemy));
        let around = city(turn).beside(turn) & self.occupied(enemy);
        let passed = self.passed();
        let mut takers = passed.sowers();
        around.into_iter().all(is_safe)
            && takers.any(|sower| {
                let mv = take(&passed, &sower, city(turn));
                is_safe(sower.start) && mv.is_some_and(|mv| passed.is_legal(mv))
            })
    }

    /// The gaps that a side has left around the city of the opponent.
    fn gaps_left(&self, code: ReasonCode, side: Side) -> Why {
        let cells: Vec<Cell> = self.city_gaps(side).collect();
        let count = u32::try_from(cells.len()).unwrap_or_default();
        Why::new(code).at(cells).counting(count)
    }

    /// What a move does that neither takes, saves nor threatens anything; `after` is the position after it.
    fn add_quiet_reasons(&self, mv: Move, after: &Self, reasons: &mut Vec<Why>) {
        let turn = self.turn();
        reasons.extend(self.closes_in(after));
        let (start, end) = (Spot::of_cell(turn, mv.start()), mv.sown(turn).last());
        let (Some(start), Some(end)) = (start, end) else {
            return;
        };
        let room = self.open_beside(turn, start).len();
        if room <= 1 && !after.occupied(turn).has(start) {
            let mut escapes = Why::new(ReasonCode::EscapesSiege).at([mv.start()]);
            escapes.counts = [room, self.height(turn, start).into()];
            reasons.push(escapes);
        }
        let height = after.height(turn, end);
        let at_end = |code| Why::new(code).at([end.cell(turn)]);
        if height > 1 {
            reasons.push(at_end(ReasonCode::MakesStack).counting(height.into()));
        }
        if !reasons.is_empty() {
            return;
        }
        if advance(turn, end) > advance(turn, start) {
            reasons.push(at_end(ReasonCode::Advances));
        }
        let new = after.occupied(turn) - self.occupied(turn);
        if !new.is_empty() {
            let cells = new.into_iter().map(|spot| spot.cell(turn));
            reasons.push(Why::new(ReasonCode::Spreads).at(cells).counting(new.len()));
        }
    }

    /// The stack of the opponent around which a move leaves fewer gaps than before, and the fewest: at most two.
    fn closes_in(&self, after: &Self) -> Option<Why> {
        let enemy = self.turn().other();
        let left = |spot: Spot| after.open_beside(enemy, spot).len();
        let stacks = after.stacks(enemy).into_iter();
        let closer = stacks
            .filter(|&spot| left(spot) <= 2 && left(spot) < self.open_beside(enemy, spot).len());
        let height = |spot: Spot| u32::from(self.height(enemy, spot));
        let spot = closer.min_by_key(|&spot| (left(spot), u32::MAX - height(spot)))?;
        let mut why = Why::new(ReasonCode::ClosesIn).at([spot.cell(enemy)]);
        why.counts = [left(spot), height(spot)];
        Some(why)
    }

    /// What the player who moved last does next, if the opponent replies as expected and it captures, or takes the
    /// city or threatens to. Only a capture changes what can be taken, so the city is hardly ever taken unthreatened.
    fn plan(&self, next: &[Move]) -> Option<Why> {
        let (replied, then, moves) = expected(self, next)?;
        let captured = replied.captured_by(then);
        let after = replied.play_unchecked(then);
        let threatens = || {
            after.decided().is_none() && !after.can_take_next() && after.passed().can_take_next()
        };
        if captured.city || threatens() {
            return Some(Why::new(ReasonCode::PlansCity).naming(moves));
        }
        let stones = captured.stacks.into_iter();
        let stones = stones
            .map(|spot| u32::from(replied.height(self.turn(), spot)))
            .sum();
        let plan = Why::new(ReasonCode::PlansCapture).naming(moves);
        (stones > 0).then(|| plan.counting(stones))
    }
}

/// Whether the city is among what can be taken.
fn has_city(prey: &[Prey]) -> bool {
    prey.iter().any(|prey| prey.stones.is_none())
}

/// Whether a stack is among what can be taken.
fn is_among(prey: &[Prey], cell: Cell) -> bool {
    prey.iter().any(|prey| prey.cell == cell)
}

/// The highest of the stacks that can be captured, and its stones; all of them if several are as high, though perhaps
/// not all can be captured in one move. Single stones are not worth a word.
fn highest(code: ReasonCode, prey: &[Prey]) -> Option<Why> {
    let highest = prey.iter().filter_map(|prey| prey.stones).max();
    let highest = highest.filter(|&stones| stones > 1)?;
    let cells = prey.iter().filter(|prey| prey.stones == Some(highest));
    let cells = cells.map(|prey| prey.cell);
    Some(Why::new(code).at(cells).counting(highest))
}

#[cfg(test)]
mod tests {
    use super::super::board::name;
    use super::super::tests::late;
    use super::*;
    use crate::codes::StandingCode;
    use crate::game::Options;

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
    }

    #[test]
    fn a_city_that_cannot_be_saved_is_won() {
        let stacks = [("d9", 1), ("c10", 1), ("e10", 1), ("f7", 2), ("a2", 2)];
        let helpless = [&stacks[..], &[("g3", 2)]].concat();
        assert_eq!(codes(&helpless, "a2@b3-c4"), [(ReasonCode::WinsCity, 0)]);
        // Black can capture d9.
        let around = [("c9", 1), ("d8", 1), ("d10", 1), ("f10", 2)];
        let saved = [&stacks[..], &around].concat();
        assert_eq!(codes(&saved, "a2@b3-c4"), [(ReasonCode::ThreatensCity, 0)]);
    }

    #[test]
    fn a_quiet_move_is_explained_by_what_it_builds() {
        let stacks = [("a2", 2), ("c4", 2), ("f7", 2), ("c9", 4)];
        assert_eq!(codes(&stacks, "a2@b3-c4"), [(ReasonCode::MakesStack, 3)]);
        assert_eq!(codes(&stacks, "f7@e8-d9"), [(ReasonCode::ClosesGap, 2)]);
    }

    #[test]
    fn what_a_move_gives_up_comes_last() {
        // Black can fill the gap around c4 with a stone from b6, and could before: that is not given up now.
        let siege = [("c4", 3), ("c3", 1), ("c5", 1), ("b4", 1), ("b6", 3)];
        let stacks = [&siege[..], &[("f7", 2)]].concat();
        let quiet = [(ReasonCode::Advances, 0), (ReasonCode::Spreads, 2)];
        assert_eq!(codes(&stacks, "f7@e8-f9"), quiet);
        let last = [("a2", 2), ("c9", 4)];
        let spent = [
            (ReasonCode::Advances, 0),
            (ReasonCode::Spreads, 2),
            (ReasonCode::SpendsLastStack, 0),
        ];
        assert_eq!(codes(&last, "a2@b3-c4"), spent);
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
    fn what_counts_speaks_for_the_side_that_has_more_of_it() {
        let start = Position::start(Options::default()).standing();
        assert!(start.iter().all(|standing| standing.points == 0));
        let stacks = [("c10", 1), ("e10", 1), ("f7", 5), ("a2", 5), ("g3", 2)];
        let standing = late(&stacks).standing();
        let about = |code| {
            let found = standing.iter().find(|standing| standing.code == code);
            let found = found.expect("every code");
            (found.counts, found.points.signum())
        };
        assert_eq!(about(StandingCode::Stones), ([12, 2], 1));
        assert_eq!(about(StandingCode::Ahead), ([3, 1], 1));
        assert_eq!(about(StandingCode::Gaps).0, [1, 3]);
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
