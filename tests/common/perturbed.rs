//! A wrapper that changes one weight or margin of a game, which must change the bench signature.

use std::fmt;

use ergo_games::codes::RefusalCode;
use ergo_games::game::{
    Cell, Game, IllegalMove, Options, Outcome, Reason, Side, Step, TooMany, Variant,
};
use ergo_games::parse::ParseError;
use ergo_games::search::evaluate::NoNet;
use ergo_games::search::levels::Levels;
use ergo_games::search::{Chances, Coverage, Evaluate, Margins, Tunable};

/// A change of the evaluation or of the search.
pub(crate) trait Change: Send + Clone + Eq + fmt::Debug + 'static {
    /// The feature whose weight is one point higher, if any.
    const FEATURE: Option<usize> = None;
    /// What is added to the margins of the game.
    const WIDER: Margins = NO_MARGINS;
}

/// Adds nothing to margins.
pub(crate) const NO_MARGINS: Margins = Margins {
    reverse_futility: [0; 2],
    razoring: [0; 2],
    futility: [0; 2],
    late_moves: [0; 2],
    reduction: [0; 2],
};

const fn sum(margins: Margins, wider: Margins) -> Margins {
    const fn both(one: [i32; 2], other: [i32; 2]) -> [i32; 2] {
        [one[0] + other[0], one[1] + other[1]]
    }
    Margins {
        reverse_futility: both(margins.reverse_futility, wider.reverse_futility),
        razoring: both(margins.razoring, wider.razoring),
        futility: both(margins.futility, wider.futility),
        late_moves: both(margins.late_moves, wider.late_moves),
        reduction: both(margins.reduction, wider.reduction),
    }
}

/// A game with a change applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Perturbed<G, C> {
    game: G,
    change: std::marker::PhantomData<C>,
}

impl<G, C> Perturbed<G, C> {
    const fn of(game: G) -> Self {
        Self {
            game,
            change: std::marker::PhantomData,
        }
    }
}

impl<G: fmt::Display, C> fmt::Display for Perturbed<G, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game.fmt(f)
    }
}

impl<G: Tunable, C: Change> Game for Perturbed<G, C> {
    type Move = G::Move;

    const VARIANTS: &'static [Variant] = G::VARIANTS;

    fn start(options: Options) -> Self {
        Self::of(G::start(options))
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        G::parse(text, options).map(Self::of)
    }

    fn variant(&self) -> usize {
        self.game.variant()
    }

    fn turn(&self) -> Side {
        self.game.turn()
    }

    fn key(&self) -> u64 {
        self.game.key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.game.key_from_scratch()
    }

    fn decided(&self) -> Option<Outcome> {
        self.game.decided()
    }

    fn outcome_without_moves(&self) -> Outcome {
        self.game.outcome_without_moves()
    }

    fn choices(&self, into: &mut Vec<G::Move>) {
        self.game.choices(into);
    }

    fn moves(&self) -> Result<Vec<G::Move>, TooMany> {
        self.game.moves()
    }

    fn count(&self) -> u64 {
        self.game.count()
    }

    fn results(&self) -> Result<u64, TooMany> {
        self.game.results()
    }

    fn is_legal(&self, mv: G::Move) -> bool {
        self.game.is_legal(mv)
    }

    fn play_unchecked(&self, mv: G::Move) -> Self {
        Self::of(self.game.play_unchecked(mv))
    }

    fn play(self, mv: G::Move) -> Result<Self, IllegalMove<Self>> {
        let illegal = |illegal: IllegalMove<G>| IllegalMove {
            position: Self::of(illegal.position),
            rejected: illegal.rejected,
        };
        self.game.play(mv).map(Self::of).map_err(illegal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn parse_move(&self, text: &str) -> Result<G::Move, ParseError> {
        self.game.parse_move(text)
    }

    fn move_text(&self, mv: G::Move) -> String {
        self.game.move_text(mv)
    }

    fn path(&self, mv: G::Move) -> Vec<Cell> {
        self.game.path(mv)
    }

    fn move_of_path(&self, path: &[Cell]) -> Option<G::Move> {
        self.game.move_of_path(path)
    }

    fn steps(&self, path: &[Cell]) -> Vec<Step> {
        self.game.steps(path)
    }

    fn shortcut(&self, path: &[Cell], end: Cell) -> Option<G::Move> {
        self.game.shortcut(path, end)
    }

    fn refusal(&self, path: &[Cell]) -> Reason<RefusalCode> {
        self.game.refusal(path)
    }
}

impl<G: Tunable, C: Change> Evaluate for Perturbed<G, C> {
    type EvalState = G::EvalState;
    type OrderingHints = G::OrderingHints;
    type Net = NoNet;

    const MOVE_INDEXES: usize = G::MOVE_INDEXES;
    const HAS_THREATS: bool = G::HAS_THREATS;
    const MARGINS: Margins = sum(G::MARGINS, C::WIDER);

    fn bench(variant: usize) -> &'static str {
        G::bench(variant)
    }

    fn levels(variant: usize) -> &'static Levels {
        G::levels(variant)
    }

    fn chances(&self) -> Chances {
        self.game.chances()
    }

    fn game_phase(&self) -> f64 {
        self.game.game_phase()
    }

    fn subtlety(&self, mv: G::Move) -> u64 {
        self.game.subtlety(mv)
    }

    fn first_impression(&self, state: &G::EvalState) -> i32 {
        self.game.first_impression(state)
    }

    fn eval_state(&self) -> G::EvalState {
        self.game.eval_state()
    }

    fn eval_state_after(&self, state: &G::EvalState, mv: G::Move, after: &Self) -> G::EvalState {
        self.game.eval_state_after(state, mv, &after.game)
    }

    fn candidates(&self, into: &mut Vec<G::Move>) -> Coverage {
        self.game.candidates(into)
    }

    fn winning_move(&self, state: &G::EvalState) -> Option<G::Move> {
        self.game.winning_move(state)
    }

    fn forced_replies(&self, state: &G::EvalState, into: &mut Vec<G::Move>) -> bool {
        self.game.forced_replies(state, into)
    }

    fn threats(&self, state: &G::EvalState, into: &mut Vec<G::Move>) {
        self.game.threats(state, into);
    }

    fn must_extend(&self, state: &G::EvalState) -> bool {
        self.game.must_extend(state)
    }

    fn null_move(&self) -> Option<Self> {
        self.game.null_move().map(Self::of)
    }

    fn evaluate(&self, state: &G::EvalState) -> i32 {
        let points = self.game.evaluate(state);
        C::FEATURE.map_or(points, |feature| {
            points + self.game.count_features(state)[feature]
        })
    }

    fn ordering_hints(&self, state: &G::EvalState) -> G::OrderingHints {
        self.game.ordering_hints(state)
    }

    fn move_score(hints: &G::OrderingHints, mv: G::Move) -> i32 {
        G::move_score(hints, mv)
    }

    fn move_index(mv: G::Move) -> usize {
        G::move_index(mv)
    }
}
