//! The evaluation of Ergo, its threats and its move ordering.
//!
//! The evaluation is the sum of the [features](super::features) times the [weights](super::weights).

use super::board::{CELLS, EDGE, STRIDE};
use super::features::{FEATURES, PHASES, SIDE_FEATURES};
use super::levels::{LEVELS, OPENING};
use super::lines::{CELLS_OF, Lines, MASKS, around, unit};
use super::position::{Move, PIECES, Position};
use super::weights::WEIGHTS;
use crate::game::{Game, Side};
use crate::search::levels::{Level, Levels};
use crate::search::net::Net;
use crate::search::tapered::{TaperedWeights, WeightedSum};
use crate::search::{Chances, Evaluate, Margins, NOISY, Tunable};

pub(super) const TAPERED: TaperedWeights<FEATURES, PHASES> = TaperedWeights::new(&WEIGHTS);

/// The score of adding a piece to a window with this many of one's own: it makes a one, a two, a three,
/// a four or a five.
const BUILD: [i32; 5] = [2, 25, 150, NOISY, NOISY];
/// The score of a piece in a window with this many of the opponent's.
const BLOCK: [i32; 5] = [0, 12, 80, NOISY, NOISY];

/// The score of entering each cell, and the loss of leaving it.
#[derive(Debug)]
pub struct OrderingHints {
    enter: [i32; CELLS],
    leave: [i32; CELLS],
}

impl Tunable for Position {
    fn weights(_: usize) -> &'static [[i16; 2]] {
        &WEIGHTS
    }

    fn feature_names() -> Vec<String> {
        Self::names()
    }

    fn count_features(&self, lines: &Lines) -> Vec<i32> {
        self.features(lines).to_vec()
    }
}

impl Evaluate for Position {
    type EvalState = Lines;
    type OrderingHints = OrderingHints;
    type Net = Net<32>;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);
    const OPENING: Level = OPENING;
    /// Tuned by `cargo xtask arena spsa --game ergo`, with the net, in two runs: 2,000 pairs of games with 10,000 nodes per move,
    /// and 1,500 pairs with 20,000. Then a greater depth of reverse futility pruning won its match.
    const MARGINS: Margins = Margins {
        reverse_futility: [72, 8],
        razoring: [124, 107],
        futility: [75, 57],
        late_moves: [8, 0],
        reduction: [67, 34],
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

    fn eval_state(&self) -> Lines {
        Lines::of(self)
    }

    fn eval_state_after(&self, lines: &Lines, mv: Move, _: &Self) -> Lines {
        lines.after(self.turn(), mv)
    }

    fn evaluate(&self, lines: &Lines) -> i32 {
        let windows = lines.tally();
        TAPERED.evaluate(
            self.phase(),
            self.turn(),
            |side, sum: &mut WeightedSum<'_, SIDE_FEATURES>| {
                self.count_features_of(&windows, side, sum);
            },
        )
    }

    fn ordering_hints(&self, lines: &Lines) -> OrderingHints {
        let mut hints = OrderingHints {
            enter: [0; CELLS],
            leave: [0; CELLS],
        };
        let (own, other) = (unit(self.turn()), unit(self.turn().other()));
        // Pieces added to and removed from windows, by content: mixed windows do not count.
        let mut values = [(0, 0); 36];
        for count in 0..5_u8 {
            let pieces = usize::from(count);
            values[usize::from(own * count)] = (
                BUILD[pieces],
                if pieces > 0 { BUILD[pieces - 1] } else { 0 },
            );
            if count > 0 {
                values[usize::from(other * count)] = (BLOCK[pieces], 0);
            }
        }
        for (cells, &content) in CELLS_OF.iter().zip(lines.contents()) {
            let (enter, leave) = values[usize::from(content)];
            if enter == 0 {
                continue;
            }
            for cell in cells {
                hints.enter[usize::from(cell.0)] += enter;
                hints.leave[usize::from(cell.0)] += leave;
            }
        }
        hints
    }

    fn move_score(hints: &OrderingHints, mv: Move) -> i32 {
        let left = mv.from.map_or(0, |from| hints.leave[usize::from(from.0)]);
        hints.enter[usize::from(mv.to.0)] - left
    }

    fn move_index(mv: Move) -> usize {
        let from = mv.from.map_or(CELLS, |from| usize::from(from.0));
        from * CELLS + usize::from(mv.to.0)
    }

    fn winning_move(&self, lines: &Lines) -> Option<Move> {
        self.five_move(lines.fours(self.turn()), self.turn())
    }

    fn forced_replies(&self, lines: &Lines, into: &mut Vec<Move>) -> bool {
        self.list_forced_replies(lines, into)
    }

    fn threats(&self, lines: &Lines, into: &mut Vec<Move>) {
        self.list_threats(lines, into);
    }

    /// Steps are harder to see than drops, slides harder still, and so are diagonal rows.
    fn subtlety(&self, mv: Move) -> u64 {
        let way = match mv.from {
            None => 0,
            Some(from) if EDGE.has(from) && EDGE.has(mv.to) => 130,
            Some(from) if self.lions().has(from) => 110,
            Some(_) => 95,
        };
        let own = self.pieces(self.turn());
        let is_diagonal = |window: &u8| {
            let [first, second, ..] = CELLS_OF[usize::from(*window)];
            let row = MASKS[usize::from(*window)] & own;
            row.len() >= 3 && ![1, STRIDE].contains(&second.0.abs_diff(first.0))
        };
        let diagonal = around(mv.to).iter().any(is_diagonal);
        way + if diagonal { 35 } else { 0 }
    }

    fn impression_of(&self, lines: &Lines, side: Side) -> i32 {
        let windows = lines.tally();
        let count = |sum: &mut WeightedSum<'_, SIDE_FEATURES>| {
            self.count_features_of(&windows, side, sum);
        };
        TAPERED.evaluate_side(self.phase(), self.turn(), side, count)
    }

    fn null_move(&self) -> Option<Self> {
        Some(self.with_other_to_move())
    }

    /// Fitted to 4000 games of self-play; see `tests/data/chances/ergo.txt`.
    fn chances(&self) -> Chances {
        Chances {
            opening: 246.0,
            endgame: 162.0,
            to_move: 19.0,
        }
    }

    fn game_phase(&self) -> f64 {
        f64::from(self.in_hand()) / f64::from(2 * PIECES)
    }
}
