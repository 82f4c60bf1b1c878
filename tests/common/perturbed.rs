//! A game with one number of its search changed: the bench must notice.

use std::fmt;

use ergo::codes::RefusalCode;
use ergo::game::{Cell, Game, IllegalMove, Options, Outcome, Reason, Side, Step, TooMany};
use ergo::parse::ParseError;
use ergo::search::{Coverage, Margins, Opinion, Tunable};

/// What is changed.
pub(crate) trait Change: Clone + Eq + fmt::Debug + 'static {
    /// The feature that weighs a point more, if one does.
    const FEATURE: Option<usize> = None;
    /// The margins.
    const MARGINS: Margins = Margins::DEFAULT;
}

/// A game under a change; in all else the game itself.
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

    const ID: &'static str = G::ID;
    const OPTIONS: &'static [&'static str] = G::OPTIONS;

    fn start(options: Options) -> Self {
        Self::of(G::start(options))
    }

    fn parse(text: &str, options: Options) -> Result<Self, ParseError> {
        G::parse(text, options).map(Self::of)
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

    fn stalled(&self) -> Outcome {
        self.game.stalled()
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

impl<G: Tunable, C: Change> Opinion for Perturbed<G, C> {
    type Insight = G::Insight;
    type Hints = G::Hints;

    const MOVE_INDEXES: usize = G::MOVE_INDEXES;
    const BENCH: &'static str = G::BENCH;
    const MARGINS: Margins = C::MARGINS;

    fn insight(&self) -> G::Insight {
        self.game.insight()
    }

    fn insight_after(&self, insight: &G::Insight, mv: G::Move, after: &Self) -> G::Insight {
        self.game.insight_after(insight, mv, &after.game)
    }

    fn candidates(&self, into: &mut Vec<G::Move>) -> Coverage {
        self.game.candidates(into)
    }

    fn winning_move(&self, insight: &G::Insight) -> Option<G::Move> {
        self.game.winning_move(insight)
    }

    fn parries(&self, insight: &G::Insight, into: &mut Vec<G::Move>) -> bool {
        self.game.parries(insight, into)
    }

    fn threats(&self, insight: &G::Insight, into: &mut Vec<G::Move>) {
        self.game.threats(insight, into);
    }

    fn is_unsettled(&self, insight: &G::Insight) -> bool {
        self.game.is_unsettled(insight)
    }

    fn passed(&self) -> Option<Self> {
        self.game.passed().map(Self::of)
    }

    fn estimate(&self, insight: &G::Insight) -> i32 {
        let points = self.game.estimate(insight);
        C::FEATURE.map_or(points, |feature| {
            points + self.game.count_features(insight)[feature]
        })
    }

    fn hints(&self, insight: &G::Insight) -> G::Hints {
        self.game.hints(insight)
    }

    fn promise(hints: &G::Hints, mv: G::Move) -> i32 {
        G::promise(hints, mv)
    }

    fn move_index(mv: G::Move) -> usize {
        G::move_index(mv)
    }
}
