//! The part of a game that the search uses: evaluation, move ordering and threats.
//!
//! The rules never depend on this, and this never changes the rules.

use std::fmt;
use std::sync::Arc;

use super::chances::Chances;
use super::levels::{self, Level, Levels};
use super::prune::Margins;
use super::score::Score;
use crate::game::{Game, Side};

/// The least [`Evaluate::move_score`] of a noisy move: one that is never pruned or reduced.
pub const NOISY: i32 = 1_000;

/// A game that can be searched.
pub trait Evaluate: Game {
    /// Data updated from position to position to evaluate quickly; `()` if there are none.
    type EvalState: Clone + fmt::Debug + Send;

    /// Data computed once for a position to score all its moves.
    type OrderingHints;

    /// The net that replaces [`Evaluate::evaluate`] in an engine that [has one](super::Engine::set_net);
    /// [`NoNet`] if there is none.
    type Net: EvalNet<Self>;

    /// The number of values of [`Evaluate::move_index`].
    const MOVE_INDEXES: usize;

    /// Whether the game knows threats to win at once: [`Evaluate::winning_move`] and what follows it. Without, there are
    /// no proofs by threats.
    const HAS_THREATS: bool = true;

    /// The margins of forward pruning.
    const MARGINS: Margins = Margins::DEFAULT;

    /// The file of the net of a [variant](Game::VARIANTS), in builds that contain it; the site loads it on demand.
    /// Empty if there is none.
    #[must_use]
    fn net(variant: usize) -> &'static [u8] {
        let _ = variant;
        &[]
    }

    /// The positions of the [bench](mod@super::bench) of a [variant](Game::VARIANTS): on each line the depth to search
    /// to, then the position text. Lines that start with `#` are comments.
    #[must_use]
    fn bench(variant: usize) -> &'static str;

    /// The levels of the engine in a [variant](Game::VARIANTS). Strength depends on the game: the same limits are a weak
    /// opponent in one and a strong one in another.
    #[must_use]
    fn levels(variant: usize) -> &'static Levels {
        let _ = variant;
        &levels::DEFAULT
    }

    /// The state of a position, computed from scratch.
    fn eval_state(&self) -> Self::EvalState;

    /// The state after a move, updated from the state before it.
    fn eval_state_after(
        &self,
        state: &Self::EvalState,
        mv: Self::Move,
        after: &Self,
    ) -> Self::EvalState;

    /// Appends the moves to search: every choice, unless a game has positions with too many. Appends
    /// none only if there is none.
    fn candidates(&self, into: &mut Vec<Self::Move>) -> Coverage {
        self.choices(into);
        Coverage::All
    }

    /// A move that wins at once, if the game finds one without trying them all. A winning move that is
    /// missed here must be among the [forced replies](Evaluate::forced_replies), if there are any.
    fn winning_move(&self, _: &Self::EvalState) -> Option<Self::Move> {
        None
    }

    /// If the opponent threatens to win with the next move, returns `true` and appends all moves that
    /// leave no such move. Called only where [`Evaluate::winning_move`] finds nothing; never `true`
    /// where there is no move at all.
    fn forced_replies(&self, _: &Self::EvalState, _into: &mut Vec<Self::Move>) -> bool {
        false
    }

    /// Appends a superset of the moves that threaten to win with the next move.
    fn threats(&self, _: &Self::EvalState, _into: &mut Vec<Self::Move>) {}

    /// Whether the position is too unstable to evaluate and has few moves, such as compulsory
    /// captures: the search then goes one ply deeper.
    fn must_extend(&self, _: &Self::EvalState) -> bool {
        false
    }

    /// The position with the other player to move, in games where that makes sense.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// The static evaluation for the player to move, in points within ±[`Score::EVAL_LIMIT`]. Called
    /// only for undecided positions.
    fn evaluate(&self, state: &Self::EvalState) -> i32;

    /// The data about the position that [`Evaluate::move_score`] needs.
    fn ordering_hints(&self, state: &Self::EvalState) -> Self::OrderingHints;

    /// How promising a move looks, for move ordering: at least [`NOISY`] if it must not be pruned, and
    /// at most a million.
    fn move_score(hints: &Self::OrderingHints, mv: Self::Move) -> i32;

    /// The index of a move in history tables. Different moves may share one.
    fn move_index(mv: Self::Move) -> usize;

    /// Converts points to chances to win, for people; the search does not use it.
    fn chances(&self) -> Chances {
        Chances::UNKNOWN
    }

    /// The expected result of the player to move with this score, from 0 for a loss to 1 for a win; a draw counts half.
    /// Proven results count as certain.
    fn expected_result(&self, score: Score) -> f64 {
        if score.win_in().is_some() {
            1.0
        } else if score.loss_in().is_some() {
            0.0
        } else {
            self.chances()
                .share(score.points().into(), self.game_phase())
        }
    }

    /// How every level plays its opening moves; a level that searches more nodes keeps its own limit.
    const OPENING: Level = levels::OPENING;

    /// How easily people overlook a move, by its distance, its direction, the length of its path: 0 for what everybody
    /// sees, 50 for what is overlooked as often as a level says.
    fn subtlety(&self, mv: Self::Move) -> u64 {
        (20 * self.path(mv).len() as u64).min(100)
    }

    /// The evaluation of someone who does not look ahead, not even at what the rules force.
    fn first_impression(&self, state: &Self::EvalState) -> i32 {
        self.evaluate(state)
    }

    /// The part of the first impression that comes from the pieces of a side, for that side; differences between positions
    /// matter, not the amount. By default the whole impression.
    fn impression_of(&self, state: &Self::EvalState, side: Side) -> i32 {
        let points = self.first_impression(state);
        if side == self.turn() { points } else { -points }
    }

    /// The game phase: from 1 at the start of the game down to 0 in the endgame.
    fn game_phase(&self) -> f64 {
        1.0
    }
}

/// The bytes are not a valid net of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidNet;

impl fmt::Display for InvalidNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a net of this game")
    }
}

impl std::error::Error for InvalidNet {}

/// The net that the build contains for a [variant](Game::VARIANTS), if there is one.
///
/// # Panics
/// If it is not a valid net.
#[must_use]
pub fn built_in_net<G: Evaluate>(variant: usize) -> Option<Arc<G::Net>> {
    let bytes = G::net(variant);
    let parse = || G::Net::parse(bytes, variant).expect("a valid net");
    (!bytes.is_empty()).then(|| Arc::new(parse()))
}

/// A net that evaluates positions of a game.
pub trait EvalNet<G: Evaluate>: Clone + fmt::Debug + Send + Sync {
    /// Data of an evaluated position from which later positions are evaluated incrementally.
    type Accumulator: Clone + fmt::Debug + Send;

    /// Parses the bytes of a net file for a [variant](Game::VARIANTS).
    ///
    /// # Errors
    /// If they are not a valid net, or belong to another game.
    fn parse(bytes: &[u8], variant: usize) -> Result<Self, InvalidNet>;

    /// The accumulator of a position, computed from scratch.
    fn accumulate(&self, position: (&G, &G::EvalState)) -> Self::Accumulator;

    /// Makes the accumulator of an earlier position that of a position.
    fn update(
        &self,
        accumulator: &mut Self::Accumulator,
        earlier: (&G, &G::EvalState),
        position: (&G, &G::EvalState),
    );

    /// The evaluation for the player to move, in points within ±[`Score::EVAL_LIMIT`](super::Score::EVAL_LIMIT).
    fn evaluate(&self, accumulator: &Self::Accumulator, position: (&G, &G::EvalState)) -> i32;
}

/// The net of games that have none. Cannot be constructed.
#[derive(Clone, Debug)]
pub enum NoNet {}

impl<G: Evaluate> EvalNet<G> for NoNet {
    type Accumulator = ();

    fn parse(_: &[u8], _: usize) -> Result<Self, InvalidNet> {
        Err(InvalidNet)
    }

    fn accumulate(&self, _: (&G, &G::EvalState)) {}

    fn update(&self, (): &mut (), _: (&G, &G::EvalState), _: (&G, &G::EvalState)) {}

    fn evaluate(&self, (): &(), _: (&G, &G::EvalState)) -> i32 {
        match *self {}
    }
}

/// An evaluation that is a sum of features times weights, so that the weights can be tuned by
/// self-play.
pub trait Tunable: Evaluate {
    /// The weights in a [variant](Game::VARIANTS), in eighths of a point: `[opening, endgame]` for each feature.
    #[must_use]
    fn weights(variant: usize) -> &'static [[i16; 2]];

    /// The name of the feature of each weight.
    fn feature_names() -> Vec<String>;

    /// The features from the view of the player to move.
    fn count_features(&self, state: &Self::EvalState) -> Vec<i32>;
}

/// Which moves [`Evaluate::candidates`] has listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All, or all but moves that lose sooner than these.
    All,
    /// Some: if these lose, another may still save the game.
    Some,
}
