//! One search for every game: iterative deepening and principal variation search, run in slices.
//!
//! A game takes part by implementing [`Evaluate`]. The search names no game and knows nothing of the
//! web; the time comes from a function.
//!
//! | module | what it holds |
//! |---|---|
//! | [`engine`] | [`Engine`]: start a search, run it for a while, ask for the result |
//! | `blocking` | [`Engine::search`]: a search in one call |
//! | `iterate` | iterative deepening, aspiration windows, several lines |
//! | `tree` | principal variation search on an explicit stack, with its pruning and extensions |
//! | `prune` | [`Margins`] of forward pruning, late move reductions |
//! | `forced_wins` | wins by threats: to win at once, which is searched at the leaves, or of any kind |
//! | [`budget`] | the nodes of such a search, and interrupting it |
//! | `proof` | wins by threats of any kind, searched from the root |
//! | [`tt`] | the transposition table |
//! | [`ordering`] | move ordering: hash move, noisy moves, killers, countermoves, history |
//! | `exchange` | entries that several engines exchange which search the same position |
//! | `outbox` | the entries to send, as they are collected |
//! | `team` | such engines on threads of this process |
//! | `chances` | [`Chances`]: what points mean for the chances to win |
//! | [`levels`] | weaker play, on purpose |
//! | [`rival`] | playing about like a certain person, and finding out how that person plays |
//! | `glance` | choosing a move as people do who look at it only briefly |
//! | [`evaluate`] | what a game tells the search |
//! | [`tapered`] | evaluations that are sums of weighted features |
//! | [`policy`] | learned scores of quiet moves, for their order |
//! | [`net`] | neural nets that evaluate positions |
//! | [`info`] | limits and results |
//! | [`score`] | evaluations and proven distances to the end |
//! | [`self_play`] | games of the engine against itself, for tools |
//! | [`sort`] | sorting with little code |
//! | [`mod@bench`] | the bench signature |

pub mod bench;
mod blocking;
pub mod budget;
mod chances;
pub mod engine;
pub mod evaluate;
mod exchange;
mod forced_wins;
mod glance;
mod hints;
pub mod info;
mod iterate;
pub mod levels;
pub mod net;
mod node;
pub mod ordering;
mod outbox;
pub mod policy;
mod proof;
mod prune;
pub mod rival;
mod root;
pub mod score;
pub mod self_play;
pub mod sort;
pub mod tapered;
mod team;
mod tree;
pub mod tt;

pub use chances::Chances;
pub use engine::{Engine, Style, TooFewNodes};
pub use evaluate::{Coverage, Evaluate, NOISY, Tunable};
pub use info::{Limits, Preference, Progress, PvLine, SearchResult};
#[cfg(feature = "protocol")]
pub use prune::InvalidMargins;
pub use prune::Margins;
pub use rival::Rival;
pub use score::Score;
pub use team::Team;
