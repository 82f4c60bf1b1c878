//! The evaluation of Intermedium, its threats and its move ordering.
//!
//! The evaluation is the sum of the [features](super::features) times the [weights](super::weights).

use super::aim::take;
use super::board::{SPOTS, Set, Spot, city};
use super::features::{FEATURES, PHASES, SIDE_FEATURES};
use super::levels::LEVELS;
use super::policy;
use super::position::Position;
use super::reach::Siege;
use super::sowing::{Footprint, Move};
use super::sowings::{candidates, captures};
use super::weights::WEIGHTS;
use crate::game::{Game, Side};
use crate::search::levels::Levels;
use crate::search::net::Net;
use crate::search::tapered::{TaperedWeights, WeightedSum};
use crate::search::{Chances, Coverage, Evaluate, Margins, NOISY, Tunable};

pub(super) const TAPERED: TaperedWeights<FEATURES, PHASES> = TaperedWeights::new(&WEIGHTS);

/// The score of a threat to take the city.
const THREAT: i32 = 10_000;
/// The highest stack that is recognised as such a threat.
const TALLEST: u8 = 15;

/// How many results are searched for each stack while partial moves are allowed.
const SAMPLE: usize = 64;
/// The bits of [`Evaluate::move_index`].
const INDEX_BITS: u32 = 15;

/// The position, and the value of its cells to the player to move.
pub struct OrderingHints {
    position: Position,
    /// The score of dropping a stone on each cell.
    cell_scores: [i32; SPOTS],
    /// The cells around the enemy's city.
    around: Set,
    ready: Ready,
}

/// Cells where a sowing may make a stack that takes the city next, without changing the siege.
struct Ready {
    /// Where one more stone makes such a stack.
    by_one: Set,
    /// Where one or two more do.
    by_two: Set,
    /// Where a stack of two is such a stack.
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

    /// Whether a sowing along these cells, from a start that it empties, may make such a stack.
    fn has_any(&self, start: Option<Spot>, length: u8, cells: Set) -> bool {
        let start = start.map_or(Set::EMPTY, Set::of);
        // A long path may drop two stones on one cell.
        let is_long = length > 4;
        let ready = if is_long { self.by_two } else { self.by_one };
        let again = if is_long { self.as_two } else { Set::EMPTY };
        !(((cells - start) & ready) | (cells & start & again)).is_empty()
    }
}

impl Position {
    /// The number of neighbours of a cell of one side that the other side does not occupy.
    pub(super) fn gaps(&self, side: Side, spot: Spot) -> usize {
        self.open_beside(side, spot).len() as usize
    }

    /// Those neighbours, as cells of the other side's colour.
    pub(super) fn open_beside(&self, side: Side, spot: Spot) -> Set {
        spot.beside(side) - self.occupied(side.other())
    }
}

impl OrderingHints {
    /// Whether a move may threaten to take the city. Never `false` for a threat by a stack up to
    /// [`TALLEST`]; sometimes `true` without a threat.
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
    fn weights(_: usize) -> &'static [[i16; 2]] {
        &WEIGHTS
    }

    fn feature_names() -> Vec<String> {
        Self::names()
    }

    fn count_features(&self, (): &()) -> Vec<i32> {
        self.features().to_vec()
    }
}

impl Evaluate for Position {
    type EvalState = ();
    type OrderingHints = OrderingHints;
    type Net = Net<32>;

    const MOVE_INDEXES: usize = 1 << INDEX_BITS;
    /// Tuned by `cargo xtask arena spsa --game intermedium`: 5,000 pairs of games with 5,000 nodes per move.
    const MARGINS: Margins = Margins {
        reverse_futility: [65, 5],
        razoring: [180, 129],
        futility: [49, 47],
        late_moves: [8, 4],
        reduction: [43, 21],
    };

    #[cfg(feature = "protocol")]
    fn net(_: usize) -> &'static [u8] {
        include_bytes!("net.bin")
    }

    fn bench(_: usize) -> &'static str {
        include_str!("bench.txt")
    }

    fn levels(_: usize) -> &'static Levels {
        &LEVELS
    }

    fn eval_state(&self) {}

    fn eval_state_after(&self, (): &(), _: Move, _: &Self) {}

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

    fn evaluate(&self, (): &()) -> i32 {
        TAPERED.evaluate(
            self.phase(),
            self.turn(),
            |side, sum: &mut WeightedSum<'_, SIDE_FEATURES>| self.count_features_of(side, sum),
        )
    }

    /// Moves that take the city or the opponent's last stack. Under the opening rule they need not
    /// be legal wins.
    fn winning_move(&self, (): &()) -> Option<Move> {
        if self.is_opening() {
            return None;
        }
        let (turn, other) = (self.turn(), self.turn().other());
        let mut stacks = self.stacks(other).into_iter();
        let last = stacks.next().filter(|_| stacks.next().is_none());
        let mut targets = [Some(city(other)), last].into_iter().flatten();
        let falls = |&target: &Spot| Siege::of(self, turn, target).yields(self, turn);
        let target = targets.find(falls)?;
        self.sowers().find_map(|sower| take(self, &sower, target))
    }

    /// A sowing cannot be blocked: only a capture can save the city.
    fn forced_replies(&self, (): &(), into: &mut Vec<Move>) -> bool {
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

    fn impression_of(&self, (): &(), side: Side) -> i32 {
        let count = |sum: &mut WeightedSum<'_, SIDE_FEATURES>| {
            self.count_features_of(side, sum);
        };
        TAPERED.evaluate_side(self.phase(), self.turn(), side, count)
    }

    /// Long sowings are harder to see, and those with turns.
    fn subtlety(&self, mv: Move) -> u64 {
        let directions: Vec<_> = mv.directions().collect();
        let turns = directions.windows(2).filter(|pair| pair[0] != pair[1]);
        (10 * u64::from(mv.length()) + 8 * turns.count() as u64).min(100)
    }

    fn ordering_hints(&self, (): &()) -> OrderingHints {
        let enemy = self.turn().other();
        OrderingHints {
            position: *self,
            cell_scores: policy::cell_scores(self),
            around: city(enemy).beside(enemy),
            ready: Ready::of(self),
        }
    }

    fn move_score(hints: &OrderingHints, mv: Move) -> i32 {
        let position = &hints.position;
        let turn = position.turn();
        let Some(footprint) = mv.footprint(turn) else {
            return 0;
        };
        let captured = position.captured_under(mv.start(), mv.length(), &footprint);
        if captured.city {
            return 1_000_000;
        }
        let mut taken = 0;
        for spot in captured.stacks {
            taken += i32::from(position.height(turn.other(), spot));
        }
        let capture = if taken > 0 { 20_000 } else { 0 };
        let threat = if hints.threatens_city(mv, &footprint) {
            THREAT
        } else {
            0
        };
        let quiet = policy::score(turn, mv, &footprint, &hints.cell_scores);
        threat + capture + 1_000 * taken + quiet.clamp(1 - NOISY, NOISY - 1)
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are few bits")]
    fn move_index(mv: Move) -> usize {
        mv.mixed(INDEX_BITS) as usize
    }

    /// Fitted to 8000 games of self-play; see `tests/data/chances/intermedium.txt`.
    fn chances(&self) -> Chances {
        Chances {
            opening: 356.0,
            endgame: 147.0,
            to_move: 18.0,
        }
    }

    fn game_phase(&self) -> f64 {
        let most = u32::try_from(PHASES - 1).map_or(1.0, f64::from);
        u32::try_from(self.phase()).map_or(0.0, f64::from) / most
    }
}
