//! What Intermedium thinks of its positions and of its moves. All of it is opinion; the rules are
//! elsewhere.
//!
//! An estimate is a sum of what `features.rs` counts times the weights in `weights.rs`, which
//! self-play has tuned.

use super::aim::take;
use super::board::{SPOTS, Set, Spot, city};
use super::features::{FEATURES, PHASES};
use super::reach::{Siege, Stacks};
use super::rules::Position;
use super::sow::{Footprint, Move};
use super::sowings::{candidates, captures};
use super::weights::WEIGHTS;
use crate::game::{Game, Side};
use crate::search::features::Blend;
use crate::search::{Coverage, Opinion, Tunable};

/// The weights for each number of stones that are still in stacks.
const AT_PHASE: Blend<FEATURES, PHASES> = Blend::new(&WEIGHTS);

/// What pressing a stone promises, by how many of the cells around it are still to be occupied.
const PRESSURE: [i32; 5] = [24, 9, 3, 0, 0];
/// What a stone at the enemy's city promises.
const SIEGE: i32 = 30;
/// What it promises to threaten to take the city.
const THREAT: i32 = 10_000;
/// The highest stack that is told to be such a threat.
const TALLEST: u8 = 15;

/// At most so many results of each stack are looked at where a part of a stack may be moved.
const SAMPLE: usize = 64;
/// The bits of a value of [`Opinion::move_index`].
const INDEX_BITS: u32 = 15;

/// What may be hoped for from one look at a position.
pub struct Hints {
    position: Position,
    /// What it is worth to occupy each cell of the player to move.
    worth: [i32; SPOTS],
    /// The cells around the enemy's city.
    around: Set,
    ready: Ready,
}

/// Where a sowing that leaves the siege of the city as it is may make a stack that takes it next.
struct Ready {
    /// Where one stone more makes such a stack.
    by_one: Set,
    /// Where one or two more do.
    by_two: Set,
    /// Where a stack of two is one.
    as_two: Set,
}

impl Ready {
    fn of(position: &Position) -> Self {
        let turn = position.turn();
        let siege = Siege::of(position, turn, city(turn.other()));
        let mut takers = [Set::EMPTY; TALLEST as usize + 3];
        for (stones, takers) in (0..=TALLEST).zip(&mut takers).skip(2) {
            *takers = siege.starts(stones);
        }
        let (mut by_one, mut by_two) = (Set::EMPTY, Set::EMPTY);
        for spot in Set::ALL {
            let height = usize::from(position.height(turn, spot).min(TALLEST));
            let one = takers[height + 1].has(spot);
            by_one.put(spot, one);
            by_two.put(spot, one || takers[height + 2].has(spot));
        }
        Self {
            by_one,
            by_two,
            as_two: takers[2],
        }
    }

    /// Whether a sowing along these cells, which empties its start, may make such a stack.
    fn has_any(&self, start: Option<Spot>, length: u8, cells: Set) -> bool {
        let start = start.map_or(Set::EMPTY, Set::of);
        // Where the path is long it may drop two stones on a cell.
        let is_long = length > 4;
        let ready = if is_long { self.by_two } else { self.by_one };
        let again = if is_long { self.as_two } else { Set::EMPTY };
        !(((cells - start) & ready) | (cells & start & again)).is_empty()
    }
}

impl Position {
    /// How many of the cells around a cell of a side the other side does not occupy.
    fn gaps(&self, side: Side, spot: Spot) -> usize {
        (spot.beside(side) - self.occupied(side.other())).len() as usize
    }
}

impl Hints {
    /// Whether a move may threaten to take the city with the next; told for every stack but the
    /// tallest, and now and then where it is not so.
    fn threatens_city(&self, mv: Move, footprint: &Footprint) -> bool {
        let position = &self.position;
        let turn = position.turn();
        let start = Spot::of_cell(turn, mv.start());
        let changes_siege = !(footprint.cells & self.around).is_empty()
            || start.is_some_and(|start| self.around.has(start));
        if changes_siege {
            return position.play_unchecked(mv).can_take_city(turn);
        }
        self.ready.has_any(start, mv.length(), footprint.cells)
    }
}

impl Tunable for Position {
    const WEIGHTS: &'static [[i16; 2]] = &WEIGHTS;

    fn feature_names() -> Vec<String> {
        Self::names()
    }

    fn count_features(&self, (): &()) -> Vec<i32> {
        self.features().to_vec()
    }

    fn youth(&self) -> f64 {
        let most = u32::try_from(PHASES - 1).map_or(1.0, f64::from);
        u32::try_from(self.phase()).map_or(0.0, f64::from) / most
    }
}

impl Opinion for Position {
    type Insight = ();
    type Hints = Hints;

    const MOVE_INDEXES: usize = 1 << INDEX_BITS;
    const BENCH: &str = include_str!("bench.txt");

    fn insight(&self) {}

    fn insight_after(&self, (): &(), _: Move, _: &Self) {}

    fn candidates(&self, into: &mut Vec<Move>) -> Coverage {
        if self.allows_partial_moves() {
            self.sample(SAMPLE, into);
            return Coverage::Some;
        }
        let mut coverage = Coverage::All;
        for sower in self.sowers() {
            if candidates(self, &sower, into) == Coverage::Some {
                coverage = Coverage::Some;
            }
        }
        coverage
    }

    fn estimate(&self, (): &()) -> i32 {
        AT_PHASE.estimate(&self.features(), self.phase())
    }

    /// A city that falls, or the last stack that the other has, where the opening rule does not ask for
    /// more than that.
    fn winning_move(&self, (): &()) -> Option<Move> {
        if self.is_opening() {
            return None;
        }
        let (turn, other) = (self.turn(), self.turn().other());
        let own = Stacks::of(self, turn);
        let mut stacks = self.stacks(other).into_iter();
        let last = stacks.next().filter(|_| stacks.next().is_none());
        let mut targets = [Some(city(other)), last].into_iter().flatten();
        let falls = |&target: &Spot| Siege::of(self, turn, target).yields_to_any(self, turn, &own);
        let target = targets.find(falls)?;
        self.sowers().find_map(|sower| take(self, &sower, target))
    }

    /// Nothing stands in the way of a sowing: only who captures keeps his city from falling next.
    fn parries(&self, (): &(), into: &mut Vec<Move>) -> bool {
        let other = self.turn().other();
        if self.is_opening() || self.allows_partial_moves() || !self.can_take_city(other) {
            return false;
        }
        let first = into.len();
        for sower in self.sowers() {
            if captures(self, &sower, into) == Coverage::Some {
                into.truncate(first);
                return false;
            }
        }
        let mut kept = first;
        for at in first..into.len() {
            let mv = into[at];
            if !self.play_unchecked(mv).can_take_city(other) {
                into[kept] = mv;
                kept += 1;
            }
        }
        into.truncate(kept);
        true
    }

    fn hints(&self, (): &()) -> Hints {
        let enemy = self.turn().other();
        let mut worth = [0; SPOTS];
        for spot in self.occupied(enemy) {
            let gaps = self.gaps(enemy, spot);
            let gain = PRESSURE[gaps.saturating_sub(1)] - PRESSURE[gaps];
            for beside in spot.beside(enemy) {
                worth[beside.index()] += gain * i32::from(self.height(enemy, spot));
            }
        }
        for beside in city(enemy).beside(enemy) {
            worth[beside.index()] += SIEGE;
        }
        Hints {
            position: *self,
            worth,
            around: city(enemy).beside(enemy),
            ready: Ready::of(self),
        }
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        let position = &hints.position;
        let turn = position.turn();
        let Some(footprint) = mv.footprint(turn) else {
            return 0;
        };
        let prey = position.prey_under(mv.start(), mv.length(), &footprint);
        if prey.city {
            return 1_000_000;
        }
        let mut taken = 0;
        for spot in prey.stacks {
            taken += i32::from(position.height(turn.other(), spot));
        }
        let mut occupied = 0;
        for spot in footprint.cells - position.occupied(turn) {
            occupied += hints.worth[spot.index()];
        }
        let capture = if taken > 0 { 20_000 } else { 0 };
        let threat = if hints.threatens_city(mv, &footprint) {
            THREAT
        } else {
            0
        };
        threat + capture + 1_000 * taken + 4 * occupied
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are few bits")]
    fn move_index(mv: Move) -> usize {
        mv.mixed(INDEX_BITS) as usize
    }
}
