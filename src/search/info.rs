//! The question to a search and its answer: limits, progress, results.

use std::time::Duration;

use super::rival::Rival;
use super::score::Score;

/// When to stop. The first limit that is reached ends the search; without any it runs until it is
/// stopped or has nothing left to search.
///
/// ```
/// use ergo_games::search::Limits;
/// use std::time::Duration;
///
/// let quick = Limits::time(Duration::from_millis(100));
/// let three_lines = Limits { lines: 3, ..Limits::nodes(100_000) };
/// ```
///
/// Later versions may have more fields: end a literal with `..Limits::default()`, or with one of the constructors. The
/// type is not `#[non_exhaustive]`, which would forbid such literals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// Plies of the last iteration.
    pub depth: Option<u32>,
    /// Nodes.
    pub nodes: Option<u64>,
    /// Milliseconds.
    pub time: Option<f64>,
    /// How many of the best moves to compare (multi-PV); 0 and 1 mean the best alone.
    pub lines: usize,
    /// The strength, from 0 to [`levels::TOP`](super::levels::TOP); full strength if `None`. A level
    /// has limits of its own, and the narrower of both hold.
    pub level: Option<usize>,
    /// Whose way of playing the engine follows, instead of a level.
    pub rival: Option<Rival>,
    /// Varies the random choices of a level or a rival, which otherwise depend only on the position.
    pub seed: u64,
    /// Whether the game has only begun; levels then play like someone who knows it.
    pub is_opening: bool,
    /// The number of turns since something was captured or entered. Where that is long ago, low levels stop waiting.
    pub quiet_turns: usize,
    /// The kind of move that is sought.
    pub preference: Preference,
    /// The place among several engines that search the position together and exchange entries, with
    /// [`Engine::outgoing`](super::Engine::outgoing) and [`Engine::absorb`](super::Engine::absorb): 0 for the one
    /// that says when the search is over. `None` for an engine that searches alone.
    pub place: Option<usize>,
}

impl Limits {
    /// The rival that the engine follows. The site, which is built without the protocol, has none.
    pub(super) const fn followed(&self) -> Option<Rival> {
        if cfg!(feature = "protocol") {
            self.rival
        } else {
            None
        }
    }

    /// A limit of nodes alone: the result does not depend on the machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// A limit of depth alone, in plies.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// A limit of time alone.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time.as_secs_f64() * 1000.0),
            ..Self::default()
        }
    }

    /// The limits of a [level](Limits::level).
    #[must_use]
    pub fn level(level: usize) -> Self {
        Self {
            level: Some(level),
            ..Self::default()
        }
    }
}

/// The kind of move that is sought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preference {
    /// The best.
    #[default]
    Best,
    /// The one that leaves the position most balanced, for an opponent who may then swap sides.
    Balance,
}

/// The result of a search, or of the part of it that is done.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SearchResult<M> {
    /// The best lines, best first, as many as were asked for. Empty only if there is no legal move.
    pub lines: Vec<PvLine<M>>,
    /// The move to play: the first of the best line, unless a level chose another.
    pub choice: Option<M>,
    /// The expected result of the player to move, from 0 for a loss to 1 for a win; a draw counts half. It is certain
    /// where the [score](SearchResult::score) is proven, and in a position that ends the game.
    pub chances: f64,
    /// The last completed iteration.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
}

impl<M> SearchResult<M> {
    /// The score of the best line; a draw if there is none.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::DRAW, |line| line.score)
    }

    /// The moves of the best line: the principal variation.
    #[must_use]
    pub fn pv(&self) -> &[M] {
        self.lines.first().map_or(&[], |line| &line.moves)
    }
}

/// A line of play that both sides are expected to follow.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PvLine<M> {
    /// At least one move.
    pub moves: Vec<M>,
    /// The score for the player to move at its start.
    pub score: Score,
}

impl<M> PvLine<M> {
    /// A line of one move that has not been searched.
    pub(super) fn unsearched(mv: M) -> Self {
        Self {
            moves: vec![mv],
            score: Score::DRAW,
        }
    }
}

/// Whether a search that ran for a slice of time needs another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is not finished.
    Thinking,
    /// It has finished, or none was started.
    Done,
}
