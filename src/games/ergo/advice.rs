//! Advice on Ergo: fives and fours that threaten, and what a move makes or stops.

use super::board::{EDGE, STRIDE, Set};
use super::eval::TAPERED;
use super::features::{SIDE_FEATURES, STANDING};
use super::lines::{CELLS_OF, Lines, MASKS, alone, around};
use super::position::{Move, Position};
use crate::advice::{Advise, Fact, ReviewEffort, Standing, Threat, Why, expected};
use crate::codes::{FactCode, ReasonCode, ThreatCode};
use crate::game::{Cell, Game, Side};
use crate::search::sort::insertion_sort_by_key;

impl Advise for Position {
    const REVIEW: ReviewEffort = ReviewEffort {
        nodes: 80_000,
        proofs: (120, 10_000),
        material: (0, 0),
    };

    const EXPLAINS: bool = true;

    #[cold]
    fn facts(&self) -> Vec<Fact> {
        let lines = Lines::of(self);
        let mut facts = Vec::new();
        for side in [self.turn().other(), self.turn()] {
            let fifths = self.five_cells(&lines, side);
            let is_five = !fifths.is_empty();
            let (code, cells) = if is_five {
                (FactCode::Five, fifths)
            } else {
                (FactCode::Four, self.open_fours(&lines, side))
            };
            if cells.is_empty() {
                continue;
            }
            let mut fact = Fact::new(code, side, numbers(cells));
            // The player to move does not wait for an answer to five.
            if !is_five || side != self.turn() {
                fact.answers = numbers(self.parries(&lines, side, is_five));
            }
            facts.push(fact);
        }
        facts
    }

    fn dangers(&self) -> Vec<Threat> {
        if self.decided().is_some() {
            return Vec::new();
        }
        let enemy = self.turn().other();
        let lines = Lines::of(self);
        let fifths = self.five_cells(&lines, enemy);
        if !fifths.is_empty() {
            let threat = |to| self.threat(ThreatCode::Five, enemy, to);
            return fifths.into_iter().map(threat).collect();
        }
        let threat = |to| self.threat(ThreatCode::Four, enemy, to);
        let makers = self.open_fours(&lines, enemy);
        makers.into_iter().map(threat).collect()
    }

    fn reasons(&self, mv: Move, next: &[Move]) -> Vec<Why> {
        let turn = self.turn();
        let before = Lines::of(self);
        let (position, after) = self.then(&before, mv);
        if position.five == Some(turn) {
            return vec![Why::new(ReasonCode::MakesFive).at(next_to_win(&position, turn))];
        }
        let mut reasons = self.threat_reasons(mv, &before, &position, &after);
        let is_lost = reasons
            .first()
            .is_some_and(|why| why.code == ReasonCode::GivesFive);
        if !is_lost && !reasons.iter().any(|why| why.code.is_threat()) {
            if reasons.iter().all(|why| why.code.is_price()) {
                self.add_quiet_reasons(mv, &before, &after, &mut reasons);
            }
            reasons.extend(position.plan(next));
        }
        if let Some(from) = mv.from {
            reasons.extend(left_behind(turn, from, mv.to, &before, &after));
        }
        reasons
    }

    fn standing(&self) -> Vec<Standing> {
        let lines = Lines::of(self);
        self.standing_by(&lines)
    }

    fn is_obvious(&self, mv: Move, _: Option<&Self>) -> bool {
        let (turn, enemy) = (self.turn(), self.turn().other());
        self.play_unchecked(mv).five == Some(turn)
            || !self.five_cells(&Lines::of(self), enemy).is_empty()
    }
}

impl Position {
    /// The cells on which a side makes five, as if it were its turn. For the search it is inlined.
    #[inline(never)]
    fn five_cells(&self, lines: &Lines, side: Side) -> Set {
        self.fifths(lines, side)
    }

    /// The position and the lines after a move.
    #[inline(never)]
    fn then(&self, lines: &Lines, mv: Move) -> (Self, Lines) {
        (self.play_unchecked(mv), lines.after(self.turn(), mv))
    }

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
            row: self.row_with(side, to, from),
            count: 0,
        }
    }

    /// The row of five cells that a side has filled most when it moves to a cell, from its first piece to its last.
    fn row_with(&self, side: Side, to: Cell, from: Option<Cell>) -> Vec<Cell> {
        let filled = |cell: Cell| cell == to || (self.pieces(side).has(cell) && Some(cell) != from);
        let windows = around(to).iter().map(|&window| usize::from(window));
        let open = windows.filter(|&window| (MASKS[window] & self.pieces(side.other())).is_empty());
        let most = open.max_by_key(|&window| {
            CELLS_OF[window]
                .iter()
                .filter(|&&cell| filled(cell))
                .count()
        });
        let Some(window) = most else {
            return Vec::new();
        };
        let row = &CELLS_OF[window];
        let first = row.iter().position(|&cell| filled(cell)).unwrap_or(0);
        let last = row.iter().rposition(|&cell| filled(cell)).unwrap_or(0);
        row[first..=last].to_vec()
    }

    /// The cells to which the opponent of a side, as if it were their turn, moves so that the side cannot make five, nor a
    /// four that can become five in two ways, unless it threatens five already.
    #[cold]
    fn parries(&self, lines: &Lines, side: Side, is_five: bool) -> Set {
        let other = side.other();
        let own = if self.turn() == other {
            *self
        } else {
            self.with_other_to_move()
        };
        let (mut moves, mut cells) = (Vec::new(), Set::EMPTY);
        own.choices(&mut moves);
        for mv in moves {
            let (next, after) = own.then(lines, mv);
            if !cells.has(mv.to)
                && next.five.is_none()
                && next.five_cells(&after, side).is_empty()
                && (is_five || next.open_fours(&after, side).is_empty())
            {
                cells.put(mv.to, true);
            }
        }
        cells
    }

    /// The cells on which a side, as if it were its turn, makes a four that can become five in two ways.
    #[inline(never)]
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
            let (next, after) = own.then(lines, mv);
            if next.five_cells(&after, side).len() > 1 {
                cells |= Set::of(mv.to);
            }
        }
        cells
    }

    /// The threats that a move makes, stops, and allows; `after` is the position after it.
    fn threat_reasons(&self, mv: Move, before: &Lines, position: &Self, after: &Lines) -> Vec<Why> {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let lost = position.five_cells(after, enemy);
        if !lost.is_empty() {
            return vec![Why::new(ReasonCode::GivesFive).at(lost)];
        }
        let mut reasons = Vec::new();
        let stopped = self.five_cells(before, enemy);
        if !stopped.is_empty() {
            reasons.push(Why::new(ReasonCode::StopsFive).at(stopped));
        }
        let fifths = position.five_cells(after, turn);
        if !fifths.is_empty() {
            let answers = position.parries(after, turn, true);
            reasons.push(match (answers.is_empty(), fifths.len()) {
                (true, 1) => Why::new(ReasonCode::WinsNext).at(fifths),
                (true, _) => Why::new(ReasonCode::MakesTwoFours).at(fifths),
                _ => Why::new(ReasonCode::MakesFour).at(answers),
            });
        }
        let given = position.open_fours(after, enemy);
        // Who threatens five does not make a four instead.
        if stopped.is_empty() && given.is_empty() && !self.open_fours(before, enemy).is_empty() {
            reasons.push(Why::new(ReasonCode::StopsFour).at([mv.to]));
        }
        if fifths.is_empty() {
            let own = position.open_fours(after, turn);
            if !own.is_empty() {
                reasons.push(Why::new(ReasonCode::PreparesFour).at(own));
            }
            if !given.is_empty() {
                reasons.push(Why::new(ReasonCode::GivesFour).at(given));
            }
        }
        reasons
    }

    /// The effects of a move that neither makes nor stops a threat.
    fn add_quiet_reasons(&self, mv: Move, before: &Lines, after: &Lines, reasons: &mut Vec<Why>) {
        let turn = self.turn();
        let blocked = fullest(before, turn.other(), mv.to, |_| true);
        let rows = rows_by_way(after, turn, mv.to);
        let block = Why::new(ReasonCode::BlocksRow).counting(blocked.into());
        let at = reasons.len();
        if rows[1] >= 2 {
            let mut both = Why::new(ReasonCode::BuildsTwoRows);
            both.counts = [rows[0].into(), rows[1].into()];
            reasons.push(both);
        } else if rows[0] >= 2 {
            reasons.push(Why::new(ReasonCode::BuildsRow).counting(rows[0].into()));
        }
        if blocked >= 2 {
            let place = if blocked + 1 >= rows[0] {
                at
            } else {
                reasons.len()
            };
            reasons.insert(place, block);
        }
        if EDGE.has(mv.to) && mv.from.is_none_or(|from| !self.lions().has(from)) {
            reasons.push(Why::new(ReasonCode::BecomesLion).at([mv.to]));
        }
        if reasons.len() == at {
            let enemy = self.pieces(turn.other());
            let windows = around(mv.to)
                .iter()
                .map(|&window| MASKS[usize::from(window)]);
            let free = windows.filter(|&mask| (mask & enemy).is_empty()).count();
            let free = u32::try_from(free).unwrap_or_default();
            reasons.push(Why::new(ReasonCode::HasRoom).at([mv.to]).counting(free));
        }
    }

    /// What the player who moved last does next, if the opponent replies as expected and it makes a four.
    fn plan(&self, next: &[Move]) -> Option<Why> {
        let (replied, then, moves) = expected(self, next)?;
        let makes_four = matches!(
            replied.reasons(then, &[]).first()?.code,
            ReasonCode::MakesFour | ReasonCode::MakesTwoFours | ReasonCode::WinsNext
        );
        makes_four.then(|| Why::new(ReasonCode::PlansFour).naming(moves))
    }

    /// What counts, by the weights of the evaluation.
    fn standing_by(&self, lines: &Lines) -> Vec<Standing> {
        let windows = lines.tally();
        let phase = self.phase();
        let mut found: Vec<Standing> = Vec::new();
        for (code, features) in STANDING {
            let mut standing = Standing {
                code: *code,
                counts: [0; 2],
                points: 0,
            };
            for side in Side::BOTH {
                let mut counted = [0; SIDE_FEATURES];
                self.count_features_of(&windows, side, &mut counted);
                for &feature in *features {
                    let count = counted[feature];
                    let points = TAPERED.worth(phase, feature, side == self.turn(), count);
                    standing.counts[side.index()] += count.unsigned_abs();
                    standing.points += if side == Side::First { points } else { -points };
                }
            }
            found.push(standing);
        }
        insertion_sort_by_key(&mut found, |standing| -standing.points.abs());
        found
    }
}

/// The most pieces of a side alone in a window around a cell that satisfies a condition, below five.
fn fullest(lines: &Lines, side: Side, cell: Cell, is_wanted: impl Fn(usize) -> bool) -> u8 {
    let windows = around(cell).iter().map(|&window| usize::from(window));
    let pieces =
        |window: usize| (1..5).rfind(|&count| lines.contents()[window] == alone(side, count));
    let wanted = windows.filter(|&window| is_wanted(window));
    wanted.filter_map(pieces).max().unwrap_or(0)
}

/// The most pieces of a side alone in a window around a cell in each direction, the most first.
fn rows_by_way(lines: &Lines, side: Side, cell: Cell) -> [u8; 4] {
    let mut rows = [1, STRIDE, STRIDE + 1, STRIDE - 1].map(|way| {
        fullest(lines, side, cell, |window| {
            let [first, second, ..] = CELLS_OF[window];
            first.0.abs_diff(second.0) == way
        })
    });
    rows.sort_unstable_by(|one, other| other.cmp(one));
    rows
}

/// A row that a piece leaves, and a row of the opponent that it blocks no longer.
fn left_behind(
    side: Side,
    from: Cell,
    to: Cell,
    before: &Lines,
    after: &Lines,
) -> impl Iterator<Item = Why> {
    let is_left = |window: usize| !MASKS[window].has(to);
    let own = fullest(before, side, from, is_left);
    let is_lost = own >= 3 && fullest(after, side, to, |_| true) < own;
    let enemy = fullest(after, side.other(), from, is_left);
    let left = |code, count: u8| Why::new(code).at([from]).counting(count.into());
    let row = is_lost.then(|| left(ReasonCode::LeavesRow, own));
    row.into_iter()
        .chain((enemy >= 3).then(|| left(ReasonCode::UnblocksRow, enemy)))
}

/// Cells as facts have them.
#[inline(never)]
fn numbers(cells: Set) -> Vec<u8> {
    cells.into_iter().map(|cell| cell.0).collect()
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
    fn a_threat_has_the_row_that_it_completes() {
        let rows = |text: &str| {
            let found = at(text).dangers().into_iter();
            let names = |threat: Threat| {
                let names: Vec<_> = threat.row.into_iter().map(name).collect();
                names.join(" ")
            };
            found.map(names).collect::<Vec<_>>()
        };
        assert_eq!(
            rows("10/10/10/10/2ssss4/10/2SSS5/10/10 1"),
            ["b5 c5 d5 e5 f5", "c5 d5 e5 f5 g5"]
        );
        assert_eq!(
            rows("10/10/10/10/3sss4/10/10/10/10 1"),
            ["c5 d5 e5 f5", "d5 e5 f5 g5"]
        );
    }

    #[test]
    fn three_in_a_row_threaten_an_open_four() {
        let cells: Vec<_> = threats("10/10/10/10/3sss4/10/10/10/10 1");
        assert_eq!(cells.len(), 2, "{cells:?}");
        assert!(cells.contains(&(ThreatCode::Four, "c5".to_owned())));
        assert!(cells.contains(&(ThreatCode::Four, "g5".to_owned())));
        assert_eq!(threats("10/10/10/10/3ss5/10/10/10/10 1"), []);
    }

    fn facts(text: &str) -> Vec<(FactCode, Side, Vec<String>, Vec<String>)> {
        let names = |cells: Vec<u8>| cells.into_iter().map(Cell).map(name).collect();
        let found = at(text).facts().into_iter();
        found
            .map(|fact| (fact.code, fact.side, names(fact.cells), names(fact.answers)))
            .collect()
    }

    #[test]
    fn a_position_is_explained_by_the_threats_of_both_sides_and_what_parries_them() {
        use FactCode::{Five, Four};
        use Side::{First, Second};
        let cells = |names: &[&str]| {
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<_>>()
        };
        // Nothing parries an open four; what White could do comes after it.
        assert_eq!(
            facts("10/10/10/10/2ssss4/10/1sSSSS4/10/10 1"),
            [
                (Five, Second, cells(&["b5", "g5"]), cells(&[])),
                (Five, First, cells(&["g3"]), cells(&[])),
            ]
        );
        assert_eq!(
            facts("10/10/10/10/1Sssss4/10/10/10/10 1"),
            [(Five, Second, cells(&["g5"]), cells(&["g5"]))]
        );
        let [(Four, Second, at, parries)] = &facts("10/10/10/10/3sss4/10/10/10/10 1")[..] else {
            panic!("one threat");
        };
        assert_eq!(*at, ["c5", "g5"]);
        assert!(parries.contains(&"c5".to_owned()), "{parries:?}");
        assert!(!parries.contains(&"e6".to_owned()), "{parries:?}");
        assert_eq!(facts("10/10/10/10/3ss5/10/10/10/10 1"), []);
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

    #[test]
    fn a_threat_is_not_explained_twice() {
        let codes = |text: &str, mv: &str| {
            let found = reasons(text, mv).into_iter();
            found.map(|(code, _)| code).collect::<Vec<_>>()
        };
        // A row of four that is made, or stopped, is not also built, or blocked.
        assert_eq!(
            codes("10/10/10/10/1sSSS5/10/10/10/10 1", "f5"),
            [ReasonCode::MakesFour]
        );
        assert_eq!(
            codes("10/10/10/10/1Sssss4/10/10/10/10 1", "g5"),
            [ReasonCode::StopsFive]
        );
    }
}
