//! What Intermedium thinks of its positions: who has more stones and more stacks to move, whose
//! stacks and city are nearly surrounded, and whose city can be taken next. All of it is opinion;
//! the rules are elsewhere.

use super::aim::take;
use super::board::{SPOTS, Spot, city};
use super::rules::Position;
use super::sow::Move;
use super::sowings::candidates;
use crate::game::{Game, Side};
use crate::search::{Coverage, Opinion};

/// What a stone is worth.
const STONE: i32 = 100;
/// What a stack of two or more is worth besides: it can move.
const MOBILE: i32 = 30;
/// What is taken from a stack's worth for each stone in it, by how many of the cells around it the
/// enemy still has to occupy.
const PRESSURE: [i32; 5] = [24, 9, 3, 0, 0];
/// No more stones of a stack than these count as pressed: the others can leave in one move.
const PRESSED: u8 = 8;
/// What the stones around the enemy's city are worth, by their number.
const SIEGE: [i32; 4] = [0, 30, 110, 260];
/// It is good to be the one to move.
const TEMPO: i32 = 20;
/// The player to move takes the city.
const CITY_NEXT: i32 = 12_000;
/// The opponent would take the city; there is one move to prevent it.
const CITY_THREATENED: i32 = 900;

/// At most so many results of each stack are looked at where a part of a stack may be moved.
const SAMPLE: usize = 64;
/// How many values [`Opinion::move_index`] has.
const INDEXES: usize = 1 << 15;

/// What may be hoped for from one look at a position.
pub struct Hints {
    position: Position,
    /// What it is worth to occupy each cell of the player to move.
    worth: [i32; SPOTS],
}

impl Position {
    /// Whether a side could take the city if it were to move.
    fn can_take_city(&self, side: Side) -> bool {
        let position = self.with_turns(side, self.turns());
        let city = city(side.other());
        let besieged = city.beside(side.other());
        // A stack drops at most one stone on each of its steps, so most are told to be too far away
        // before any path is looked for.
        !besieged.is_empty()
            && position
                .sowers()
                .any(|sower| take(&position, &sower, city).is_some())
    }

    /// How many of the cells around a cell of a side the other side does not occupy.
    fn gaps(&self, side: Side, spot: Spot) -> usize {
        (spot.beside(side) - self.occupied(side.other())).len() as usize
    }

    /// How well the stones of a side stand.
    fn worth(&self, side: Side) -> i32 {
        let enemy = side.other();
        let mut sum = STONE * points(self.stones(side)) + MOBILE * points(self.stacks(side).len());
        for spot in self.occupied(side) {
            let stones = self.height(side, spot).min(PRESSED);
            sum -= PRESSURE[self.gaps(side, spot)] * i32::from(stones);
        }
        sum + SIEGE[3 - self.gaps(enemy, city(enemy)).min(3)]
    }
}

fn points(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}

impl Opinion for Position {
    type Insight = ();
    type Hints = Hints;

    const MOVE_INDEXES: usize = INDEXES;

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
        let turn = self.turn();
        if self.can_take_city(turn) {
            return CITY_NEXT;
        }
        let sum = TEMPO + self.worth(turn) - self.worth(turn.other());
        if self.can_take_city(turn.other()) {
            sum - CITY_THREATENED
        } else {
            sum
        }
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
            worth[beside.index()] += SIEGE[1];
        }
        Hints {
            position: *self,
            worth,
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
        capture + 1_000 * taken + 4 * occupied
    }

    #[allow(clippy::cast_possible_truncation, reason = "only low bits are wanted")]
    fn move_index(mv: Move) -> usize {
        mv.mixed() as usize % INDEXES
    }
}
