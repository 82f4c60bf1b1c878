//! Fuzz targets for everything that parses untrusted input, and the properties they check: nothing
//! panics, every error has a place, what is parsed is written back unchanged, and what is rejected
//! changes nothing.
//!
//! Each target takes bytes from a fuzzer. `tests/fuzz_corpus.rs` runs the same targets on the corpus and on
//! mutations of it, so crashes that a fuzzer found stay covered by `cargo test`.

pub mod corpus;
mod drafts;
mod notation;
mod position;
mod protocol;
mod session;
mod session_actions;
mod support;

pub use drafts::{draft, goal, net};
pub use notation::{link, list, text};
pub use position::position;
pub use protocol::protocol;
pub use session::{history, turn};
pub use session_actions::session;

/// The name of a corpus, and the target that it is for.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: &[Target] = &[
    ("position", position),
    ("turn", turn),
    ("history", history),
    ("text", text),
    ("list", list),
    ("link", link),
    ("protocol", protocol),
    ("session", session),
    ("draft", draft),
    ("goal", goal),
    ("net", net),
];
