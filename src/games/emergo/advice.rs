//! Advice on Emergo: captures that threaten, stones won by compulsory captures, captives set free, and what quiet moves
//! do to the room of both sides.

use super::board::{Board, Set};
use super::capture;
use super::exchange::{Exchange, best_move, settle};
use super::features::{SIDE_FEATURES, STANDING};
use super::moves::Move;
use super::position::Position;
use crate::advice::{Advise, Fact, ReviewEffort, Standing, Threat, Why, expected};
use crate::codes::{FactCode, ReasonCode, StandingCode, ThreatCode};
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
        let after = self.play_unchecked(mv);
        if after.decided().is_some() {
            return vec![of_stones(ReasonCode::CapturesAll, [mv])];
        }
        let mut reasons = Vec::new();
        if mv.is_capture() {
            reasons.push(of_stones(ReasonCode::Captures, [mv]));
            let own = after.stacks().pieces(self.turn());
            let freed = own & jumped(mv).into_iter().collect();
            if !freed.is_empty() {
                reasons.push(
                    Why::new(ReasonCode::FreesCaptives)
                        .at(freed)
                        .counting(freed.len()),
                );
            }
        }
        self.add_exchanges(mv, next, &after, &mut reasons);
        self.add_combinations(&after, &mut reasons);
        if !reasons.iter().any(|why| why.code.is_threat()) {
            self.add_quiet_reasons(mv, &after, &mut reasons);
        }
        let is_said = reasons.iter().any(|why| {
            use ReasonCode::{Exchanges, ForcesCapture, LosesExchange, LuresCapture};
            matches!(
                why.code,
                Exchanges | ForcesCapture | LosesExchange | LuresCapture
            )
        });
        if !is_said && after.required_captures() > 0 {
            reasons.push(self.loss(&after));
        }
        reasons
    }

    fn standing(&self) -> Vec<Standing> {
        let features = Side::BOTH.map(|side| {
            let mut counted = [0; SIDE_FEATURES];
            self.count_features_of(side, &mut counted);
            counted
        });
        let (phase, weights) = (self.phase(), self.tapered());
        let worth = |side: Side, valued: &[usize]| -> i32 {
            let counted = valued
                .iter()
                .map(|&feature| (feature, features[side.index()][feature]));
            let is_to_move = side == self.turn();
            counted
                .map(|(feature, count)| weights.worth(phase, feature, is_to_move, count))
                .sum()
        };
        let standings = STANDING.iter().map(|&(code, valued)| Standing {
            code,
            counts: Side::BOTH.map(|side| self.number_of(code, side)),
            points: worth(Side::First, valued) - worth(Side::Second, valued),
        });
        let mut found: Vec<Standing> = standings.collect();
        insertion_sort_by_key(&mut found, |standing| -standing.points.abs());
        found
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
        let turn = self.turn();
        let ahead = i64::from(self.prisoners(turn)) - i64::from(self.prisoners(turn.other()));
        i32::try_from(ahead).ok()
    }
}

impl Position {
    /// The captures of both sides that a move makes possible or prevents; `after` is the position after it.
    fn add_exchanges(&self, mv: Move, next: &[Move], after: &Self, reasons: &mut Vec<Why>) {
        let (turn, enemy) = (self.turn(), self.turn().other());
        let (exposed, left) = (self.most(enemy), after.most(enemy));
        let expected = after.next_capture(next);
        let least = after.least_captured_after();
        match &expected {
            Some((won, moves)) if left > 0 => {
                let mut lure = Why::new(ReasonCode::LuresCapture).naming(moves.clone());
                lure.counts = [left, *won];
                reasons.push(lure);
            }
            _ => {
                let exchange = after.exchange_after(mv);
                if left > exposed && !mv.is_capture() {
                    reasons.push(Why::new(ReasonCode::ForcesCapture).counting(left));
                }
                if least > 0 && exchange.is_none() {
                    reasons.push(Why::new(ReasonCode::LeavesNoSafeReply).counting(least));
                }
                reasons.extend(exchange);
            }
        }
        if left < exposed {
            reasons.push(Why::new(ReasonCode::SavesStones).counting(exposed - left));
        }
        if mv.is_empty() && self.entering() > 1 {
            let count = u32::from(self.entering());
            reasons.push(Why::new(ReasonCode::EntersShadowpiece).counting(count));
        }
        // An opponent with something to capture, or without a move, cannot be threatened.
        if left > 0 || after.count() == 0 {
            return;
        }
        let threats = captures(&after.with_other_to_move());
        let threatened = after.most(turn);
        if threatened > least {
            reasons.push(of_stones(ReasonCode::ThreatensCapture, threats));
        }
        let captured = if mv.is_capture() { mv.len() } else { 0 };
        if let Some((won, moves)) = expected
            && won > threatened.max(least).max(captured)
        {
            reasons.push(
                Why::new(ReasonCode::PlansCapture)
                    .naming(moves)
                    .counting(won),
            );
        }
    }

    /// What compulsory captures after a move win and lose in the end, if both players capture.
    fn exchange_after(&self, mv: Move) -> Option<Why> {
        let Exchange { won, lost } = settle(self).filter(|settled| settled.lost > 0)?;
        let captured = if mv.is_capture() { mv.len() } else { 0 };
        let counts = [captured + lost, won];
        let code = if counts[0] < counts[1] {
            ReasonCode::LosesExchange
        } else {
            ReasonCode::Exchanges
        };
        let mut why = Why::new(code);
        why.counts = counts;
        Some(why)
    }

    /// What a move has to do with quiet moves that win stones by the captures that follow them: those that it threatens,
    /// and those of the opponent that it stops or allows.
    fn add_combinations(&self, after: &Self, reasons: &mut Vec<Why>) {
        if self.required_captures() > 0 || after.required_captures() > 0 {
            return;
        }
        // Nothing is known to be stopped if there are too many captures to follow.
        let Some(best) = best_move(after) else {
            return;
        };
        let allowed = combination_of(after, best);
        let is_allowed = allowed.is_some();
        let (code, found) = if is_allowed {
            (ReasonCode::AllowsCombination, allowed)
        } else {
            let before = self.with_other_to_move();
            (ReasonCode::StopsCombination, combination(&before))
        };
        let named = |code, (won, mv): (u32, String)| Why::new(code).naming(vec![mv]).counting(won);
        reasons.extend(found.map(|found| named(code, found)));
        if !is_allowed && combination(self).is_none() {
            let threatened = combination(&after.with_other_to_move());
            let code = ReasonCode::ThreatensCombination;
            reasons.extend(threatened.map(|found| named(code, found)));
        }
    }

    /// The stones that a move leaves to the opponent, or that they are as few as after any move.
    fn loss(&self, after: &Self) -> Why {
        let left = after.required_captures();
        let mut moves = Vec::new();
        self.choices(&mut moves);
        let is_least = |&mv: &Move| self.play_unchecked(mv).required_captures() >= left;
        if moves.len() > 1 && moves.iter().all(is_least) {
            return Why::new(ReasonCode::GivesLeast).counting(left);
        }
        of_stones(ReasonCode::GivesStones, captures(after))
    }

    /// The effects of a move that neither captures nor threatens to.
    fn add_quiet_reasons(&self, mv: Move, after: &Self, reasons: &mut Vec<Why>) {
        let (board, turn, enemy) = (self.board, self.turn(), self.turn().other());
        let is_safe = after.most(enemy) == 0;
        if is_safe {
            let [safe, all] = self.safe_moves();
            if 2 * safe <= all {
                let mut stays = Why::new(ReasonCode::StaysSafe);
                stays.counts = [safe, all];
                reasons.push(stays);
            }
        }
        let mut add = |code, cells: Set| {
            if !cells.is_empty() {
                reasons.push(Why::new(code).at(cells));
            }
        };
        let end = Set::of(mv.end());
        let blocked = self.movable(enemy) & (after.stacks().pieces(enemy) - after.movable(enemy));
        add(ReasonCode::BlocksPieces, blocked);
        if is_safe {
            let closed = self.with_other_to_move().entries() - after.entries() - end;
            add(ReasonCode::NarrowsEntry, closed);
        }
        let stuck = self.stacks().pieces(turn) - self.movable(turn);
        add(ReasonCode::FreesPieces, stuck & after.movable(turn));
        add(ReasonCode::CoversPieces, after.covered_from(mv.end()));
        let comes_from = |cells: Set| !mv.is_empty() && cells.has(mv.start());
        if !comes_from(board.middle()) {
            add(ReasonCode::TakesMiddle, end & board.middle());
        }
        if !comes_from(board.cells() - board.jumpable()) {
            add(ReasonCode::CannotBeJumped, end - board.jumpable());
        }
        let beside = |cell| neighbours(board, cell) & after.stacks().pieces(enemy);
        if !mv.is_empty() && beside(mv.start()).is_empty() {
            add(ReasonCode::Approaches, beside(mv.end()));
        }
        if mv.is_empty() && reasons.is_empty() && is_safe {
            reasons.push(Why::new(ReasonCode::EntersSafely).at([mv.start()]));
        }
        if is_safe && after.hand(turn) == 0 && after.hand(enemy) == 0 {
            reasons.extend(after.safe_moves_left(self));
        }
        let entries = [after.with_other_to_move(), *after].map(|position| position.entries().len());
        if is_safe && mv.is_empty() && entries[0] > 0 && entries[0] > entries[1] {
            let mut has = Why::new(ReasonCode::HasEntries);
            has.counts = entries;
            reasons.push(has);
        }
    }

    /// How many moves both have that leave nothing to capture, the player who moved last first, if that is few or the move
    /// has changed it in favour of that player; `before` is the position before it.
    fn safe_moves_left(&self, before: &Self) -> Option<Why> {
        let [replies, all] = self.safe_moves();
        let [own, _] = self.with_other_to_move().safe_moves();
        let [replies_before, _] = before.with_other_to_move().safe_moves();
        let [own_before, _] = before.safe_moves();
        let has_gained = own >= own_before + 2 || replies + 2 <= replies_before;
        let (code, counts) = if 2 * replies <= all {
            (ReasonCode::FewSafeReplies, [replies, all])
        } else if has_gained || own.min(replies) <= FEW_MOVES {
            (ReasonCode::HasSafeMoves, [own, replies])
        } else {
            return None;
        };
        let mut why = Why::new(code);
        why.counts = counts;
        (replies > 0).then_some(why)
    }

    /// The most stones that a side can capture at once, as if it were its turn.
    fn most(&self, side: Side) -> u32 {
        capture::most(self.board, self.stacks(), side)
    }

    /// How many stones the player who moved last can capture at least, whatever the reply.
    fn least_captured_after(&self) -> u32 {
        let mut replies = Vec::new();
        self.choices(&mut replies);
        let captured = replies
            .into_iter()
            .map(|reply| self.play_unchecked(reply).required_captures());
        captured.min().unwrap_or(0)
    }

    /// What the player who moved last captures next, if both play as expected and the opponent then captures less: the
    /// stones, and the moves.
    fn next_capture(&self, next: &[Move]) -> Option<(u32, Vec<String>)> {
        let (replied, then, moves) = expected(self, next)?;
        let lost = replied.play_unchecked(then).required_captures();
        (then.is_capture() && then.len() > lost).then(|| (then.len(), moves))
    }

    /// The number of moves after which the opponent can capture nothing, and of all moves.
    fn safe_moves(&self) -> [u32; 2] {
        let mut moves = Vec::new();
        self.choices(&mut moves);
        let is_safe = |&&mv: &&Move| self.play_unchecked(mv).required_captures() == 0;
        let numbers = [moves.iter().filter(is_safe).count(), moves.len()];
        numbers.map(|number| u32::try_from(number).unwrap_or_default())
    }

    /// The pieces of a side that could step or jump, with no stones in hand and as if it were its turn.
    fn movable(&self, side: Side) -> Set {
        let reach = self.reach(side);
        self.stacks().pieces(side) & (reach.steps | reach.jumps)
    }

    /// The pieces beside a piece of the same side that could be jumped without it, from an empty cell behind them to which
    /// a piece of the opponent can step.
    fn covered_from(&self, cell: Cell) -> Set {
        let stacks = self.stacks();
        let own = stacks.at(cell).owner();
        let directions = self.board.directions().iter();
        let covered = directions.filter_map(|&way| {
            let beside = self.board.neighbour(cell, way)?;
            let behind = self.board.neighbour(beside, way)?;
            let enemies = stacks.pieces(own?.other());
            let is_open = stacks.at(behind).is_empty();
            let is_near = !(neighbours(self.board, behind) & enemies).is_empty();
            (is_open && is_near && stacks.at(beside).owner() == own).then_some(beside)
        });
        covered.collect()
    }

    /// The stones of the opponent in the pieces of a side.
    fn prisoners(&self, side: Side) -> u32 {
        let stacks = self.stacks();
        let held = stacks.pieces(side).into_iter();
        held.map(|cell| stacks.at(cell).count(side.other())).sum()
    }

    /// How many a side has of what is counted in a position.
    fn number_of(&self, code: StandingCode, side: Side) -> u32 {
        let (own, reach) = (self.stacks().pieces(side), self.reach(side));
        match code {
            StandingCode::Hand => self.hand(side).into(),
            StandingCode::Prisoners => self.prisoners(side),
            StandingCode::Pieces => own.len(),
            StandingCode::Jumpers => (own & reach.jumps).len(),
            StandingCode::Endangered => (own & reach.in_danger).len(),
            StandingCode::Mobile => (own & reach.steps).len(),
            StandingCode::Central => (own & self.board.middle()).len(),
            _ => 0,
        }
    }

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

/// How many moves are few, so that it matters how many are left.
const FEW_MOVES: u32 = 6;

/// The fewest stones that are worth a word when a quiet move wins them.
const COMBINATION: i32 = 2;

/// A quiet move that wins stones by the compulsory captures after it, if nothing wins more: how many, and the move.
fn combination(position: &Position) -> Option<(u32, String)> {
    if position.required_captures() > 0 {
        return None;
    }
    combination_of(position, best_move(position)?)
}

/// The same of the best move, where nothing can be captured.
fn combination_of(position: &Position, (mv, exchange): (Move, Exchange)) -> Option<(u32, String)> {
    let won = exchange.gain();
    (won >= COMBINATION).then(|| (won.unsigned_abs(), position.move_text(mv)))
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

/// A reason with the cells that captures of the same length jump over, and the number of stones that each takes.
fn of_stones(code: ReasonCode, captures: impl IntoIterator<Item = Move>) -> Why {
    let (mut cells, mut count) = (Set::EMPTY, 0);
    for mv in captures {
        cells |= jumped(mv).into_iter().collect();
        count = mv.len();
    }
    Why::new(code).at(cells).counting(count)
}

/// The cells beside a cell.
fn neighbours(board: Board, cell: Cell) -> Set {
    let directions = board.directions().iter();
    directions
        .filter_map(|&way| board.neighbour(cell, way))
        .collect()
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
        assert_eq!(
            codes(&after("e5"), &["a5"]),
            [ReasonCode::NarrowsEntry, ReasonCode::CannotBeJumped]
        );
    }

    #[test]
    fn captures_are_counted() {
        let mut position = Position::parse(EXAMPLE, Options::default()).unwrap();
        for (mv, code, count) in [
            ("g6", ReasonCode::ForcesCapture, 5),
            ("g7xg5xe5xe3xc3xc5", ReasonCode::Captures, 5),
            ("c6", ReasonCode::Exchanges, 1),
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

    /// What a move does, each with its cells and its first number.
    fn said(text: &str, mv: &str) -> Vec<(ReasonCode, String, u32)> {
        let position = Position::parse(text, Options::default()).unwrap();
        let reasons = position.reasons(position.parse_move(mv).unwrap(), &[]);
        let name = |&cell: &Cell| position.board.name(cell);
        let said = reasons.into_iter().map(|why| {
            let mut cells: Vec<_> = why.cells.iter().map(name).collect();
            cells.sort();
            (why.code, cells.join(" "), why.counts[0])
        });
        said.collect()
    }

    #[test]
    fn a_capture_that_wins_is_explained_once() {
        let said = said("x/x3/x5/x7/x2,1,2,x5/x7/x5/x3/x 1 0-0", "c5xe5");
        assert_eq!(said, [(ReasonCode::CapturesAll, "d5".to_owned(), 1)]);
    }

    #[test]
    fn quiet_moves_are_explained_by_room_and_place() {
        let start = Position::start(Options::default()).to_string();
        let narrows = "d5 e4 e6 f5".to_owned();
        assert_eq!(
            said(&start, "e5"),
            [
                (ReasonCode::NarrowsEntry, narrows, 0),
                (ReasonCode::TakesMiddle, "e5".to_owned(), 0),
                (ReasonCode::HasEntries, String::new(), 40)
            ]
        );
        assert_eq!(
            said("x/x3/x5/1,x6/2,x,1,x5,2/x7/x5/x3/x 1 0-0", "b6-b5"),
            [
                (ReasonCode::BlocksPieces, "a5".to_owned(), 0),
                (ReasonCode::Approaches, "a5".to_owned(), 0),
                (ReasonCode::HasSafeMoves, String::new(), 2)
            ]
        );
    }

    #[test]
    fn compulsory_captures_are_followed_to_their_end() {
        // White jumps d5, Black jumps that piece on e5 to d5, and White jumps it from d6.
        assert_eq!(
            said(
                "x/x3/x,1,x3/x2,1,x4/x2,1,2,x,2,2,x2/x7/x5/x3/x 1 0-0",
                "c5xe5"
            ),
            [
                (ReasonCode::Captures, "d5".to_owned(), 1),
                (ReasonCode::Exchanges, String::new(), 2)
            ]
        );
    }

    #[test]
    fn an_opponent_who_must_step_into_a_capture_has_no_safe_reply() {
        let said = said("x/x3/x5/x7/2,x,1,x6/x7/x5/x3/1 1 0-0", "e1-e2");
        let expected = (ReasonCode::LeavesNoSafeReply, String::new(), 1);
        assert_eq!(said[0], expected);
    }

    #[test]
    fn a_capture_that_is_answered_by_one_has_a_price() {
        assert_eq!(
            said("x/x3/x5/x7/x2,1,2,x,2,2,x2/x7/x5/x3/x 1 0-0", "c5xe5"),
            [
                (ReasonCode::Captures, "d5".to_owned(), 1),
                (ReasonCode::GivesStones, "e5".to_owned(), 1)
            ]
        );
    }

    #[test]
    fn what_counts_is_counted_for_both_sides() {
        use StandingCode::{Central, Endangered, Hand, Jumpers, Mobile, Pieces, Prisoners};
        let text = "x/x3/x5/x7/x2,1,1,12,x4/x7/x5/x3/x 1 0-3";
        let standing = Position::parse(text, Options::default())
            .unwrap()
            .standing();
        for (code, counts) in [
            (Hand, [0, 3]),
            (Prisoners, [0, 1]),
            (Pieces, [2, 1]),
            (Jumpers, [1, 0]),
            (Endangered, [0, 1]),
            (Mobile, [2, 1]),
            (Central, [1, 1]),
        ] {
            let found = standing.iter().find(|standing| standing.code == code);
            assert_eq!(found.unwrap().counts, counts, "{code}");
        }
        assert!(standing.is_sorted_by_key(|standing| -standing.points.abs()));
    }
}
