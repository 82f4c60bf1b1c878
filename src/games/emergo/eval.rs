//! The evaluation of Emergo and its move ordering.
//!
//! The evaluation is the sum of the [features](super::features) times the weights of the game,
//! after a quiescence search of compulsory captures.

use super::board::{Board, CELLS, Set, Shape};
use super::capture;
use super::features::{FEATURES, PHASES, SIDE_FEATURES};
use super::levels::{DIAMOND, HEXAGON};
use super::moves::Move;
use super::position::{Position, STONES};
use super::{hexagon_weights, weights};
use crate::game::{Game, Side};
use crate::search::levels::Levels;
use crate::search::net::Net;
use crate::search::tapered::{TaperedWeights, WeightedSum};
use crate::search::{Chances, Evaluate, Margins, Score, Tunable};

static ON_DIAMOND: TaperedWeights<FEATURES, PHASES> = TaperedWeights::new(&weights::WEIGHTS);
static ON_HEXAGON: TaperedWeights<FEATURES, PHASES> =
    TaperedWeights::new(&hexagon_weights::WEIGHTS);

/// The score of a game that the quiescence search wins: less than a proven win.
const WON: i32 = 9_000;

/// The most captures in sequence.
const QUIESCENCE_DEPTH: u32 = 12;
/// The most positions; beyond this limit, only the first capture of each is searched.
const QUIESCENCE_NODES: u32 = 8;

impl Position {
    /// The weights for the board.
    #[inline]
    pub(super) fn tapered(&self) -> &'static TaperedWeights<FEATURES, PHASES> {
        match self.board.shape() {
            Shape::Diamond => &ON_DIAMOND,
            Shape::Hexagon => &ON_HEXAGON,
        }
    }

    /// The evaluation, regardless of captures.
    fn static_eval(&self) -> i32 {
        self.tapered().evaluate(
            self.phase(),
            self.turn(),
            |side, sum: &mut WeightedSum<'_, SIDE_FEATURES>| self.count_features_of(side, sum),
        )
    }

    /// The evaluation after the best sequence of compulsory captures; a static score before them is
    /// unreliable.
    pub(super) fn quiescence(&self, depth: u32, nodes: &mut u32) -> i32 {
        if let Some(outcome) = self.decided() {
            return if outcome.winner == Some(self.turn()) {
                WON
            } else {
                -WON
            };
        }
        let required = if depth == 0 {
            0
        } else {
            self.required_captures()
        };
        if required == 0 {
            return self.static_eval();
        }
        let mut best = -WON;
        let mut first = true;
        capture::walk(self.board, self.stacks(), self.turn(), |mv| {
            if mv.len() < required || (*nodes == 0 && !first) {
                return;
            }
            first = false;
            *nodes = nodes.saturating_sub(1);
            best = best.max(-self.play_unchecked(mv).quiescence(depth - 1, nodes));
        });
        best
    }
}

impl Tunable for Position {
    fn weights(variant: usize) -> &'static [[i16; 2]] {
        match Board::of_variant(variant).shape() {
            Shape::Diamond => &weights::WEIGHTS,
            Shape::Hexagon => &hexagon_weights::WEIGHTS,
        }
    }

    fn feature_names() -> Vec<String> {
        Self::names()
    }

    fn count_features(&self, (): &()) -> Vec<i32> {
        self.features().to_vec()
    }
}

/// Cells relevant to move ordering for the player to move.
pub struct OrderingHints {
    /// Where a piece that enters could be captured.
    capturable: Set,
    /// The pieces that could be captured now.
    threatened: Set,
    /// Where a piece would threaten to capture.
    threats: Set,
}

impl Evaluate for Position {
    type EvalState = ();
    type OrderingHints = OrderingHints;
    type Net = Net<32>;

    const HAS_THREATS: bool = false;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);
    /// Tuned by `cargo xtask arena spsa --game emergo`: 3,500 pairs of games with 3,000 nodes per move.
    const MARGINS: Margins = Margins {
        reverse_futility: [69, 4],
        razoring: [141, 131],
        futility: [59, 68],
        late_moves: [8, 5],
        reduction: [53, 25],
    };

    #[cfg(feature = "protocol")]
    fn net(variant: usize) -> &'static [u8] {
        match Board::of_variant(variant).shape() {
            Shape::Diamond => include_bytes!("net.bin"),
            Shape::Hexagon => include_bytes!("../hexemergo/net.bin"),
        }
    }

    fn bench(variant: usize) -> &'static str {
        match Board::of_variant(variant).shape() {
            Shape::Diamond => include_str!("bench.txt"),
            Shape::Hexagon => include_str!("../hexemergo/bench.txt"),
        }
    }

    fn levels(variant: usize) -> &'static Levels {
        match Board::of_variant(variant).shape() {
            Shape::Diamond => &DIAMOND,
            Shape::Hexagon => &HEXAGON,
        }
    }

    fn eval_state(&self) {}

    fn eval_state_after(&self, (): &(), _: Move, _: &Self) {}

    fn evaluate(&self, (): &()) -> i32 {
        let (limit, mut nodes) = (Score::EVAL_LIMIT, QUIESCENCE_NODES);
        self.quiescence(QUIESCENCE_DEPTH, &mut nodes)
            .clamp(-limit, limit)
    }

    /// Without captures.
    fn first_impression(&self, (): &()) -> i32 {
        let limit = Score::EVAL_LIMIT;
        self.static_eval().clamp(-limit, limit)
    }

    fn impression_of(&self, (): &(), side: Side) -> i32 {
        let count = |sum: &mut WeightedSum<'_, SIDE_FEATURES>| {
            self.count_features_of(side, sum);
        };
        self.tapered()
            .evaluate_side(self.phase(), self.turn(), side, count)
    }

    /// Long captures are harder to see, and those with turns.
    fn subtlety(&self, mv: Move) -> u64 {
        let directions: Vec<_> = mv.directions().collect();
        let turns = directions.windows(2).filter(|pair| pair[0] != pair[1]);
        20 + (15 * u64::from(mv.len()) + 10 * turns.count() as u64).min(80)
    }

    /// While a capture is compulsory.
    fn must_extend(&self, (): &()) -> bool {
        self.must_capture()
    }

    fn ordering_hints(&self, (): &()) -> OrderingHints {
        let (own, empty) = (self.stacks().pieces(self.turn()), self.stacks().empty());
        let reach = self.reach(self.turn());
        OrderingHints {
            capturable: reach.in_danger & empty,
            threatened: reach.in_danger & own,
            threats: reach.jumps & empty,
        }
    }

    fn move_score(hints: &OrderingHints, mv: Move) -> i32 {
        let end = mv.end();
        let mut score = 0;
        if hints.capturable.has(end) {
            score -= 3_000;
        }
        if hints.threats.has(end) {
            score += 1_000;
        }
        if !mv.is_empty() && hints.threatened.has(mv.start()) {
            score += 2_000;
        }
        score
    }

    fn move_index(mv: Move) -> usize {
        let to = if mv.is_empty() {
            CELLS
        } else {
            mv.end().0.into()
        };
        to * CELLS + usize::from(mv.start().0)
    }

    /// Fitted to games of self-play; see `tests/data/chances`.
    fn chances(&self) -> Chances {
        match self.board.shape() {
            Shape::Diamond => Chances {
                opening: 178.0,
                endgame: 172.0,
                to_move: 12.0,
            },
            Shape::Hexagon => Chances {
                opening: 110.0,
                endgame: 165.0,
                to_move: 11.0,
            },
        }
    }

    fn game_phase(&self) -> f64 {
        f64::from(self.hand(Side::First) + self.hand(Side::Second)) / f64::from(2 * STONES)
    }
}
