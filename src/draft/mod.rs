//! Positions being set up by hand, which may be impossible: what is on each cell, the player to move, and the numbers
//! after that in a position text.
//!
//! This module knows no rules. A game describes with a [`Kit`] what there is to set up, and with a [`Spelling`] how it is
//! written; reading a text finds everything that is wrong with a position.
//!
//! | module | what it owns |
//! |---|---|
//! | `kit` | what there is to set up in a game, and a position being set up |
//! | [`grid`] | positions drawn as grids, for examples and tests |
//! | [`text`] | reading and writing drafts as position texts |

pub mod grid;
mod kit;
pub mod text;

use crate::game::{Cell, Options};
use crate::parse::ParseError;
use crate::render::{Piece, Render};
pub use kit::{Draft, Hands, Kit, Stacking};
use text::{Spelling, read, write};

/// A game whose positions can be set up.
pub trait SetUp: Render {
    /// The pieces, hands and counters to set up.
    const KIT: &'static Kit;

    /// The spelling of position texts.
    const SPELLING: &'static Spelling;

    /// The spelling in each [variant](crate::game::Game::VARIANTS), if they do not all have the same pieces.
    const SPELLINGS: &'static [&'static Spelling] = &[];

    /// The position of a draft without problems.
    fn of_draft(draft: &Draft, options: Options) -> Self;

    /// The numbers after the player to move.
    fn counters(&self) -> Vec<u8> {
        Vec::new()
    }

    /// The draft of the position.
    fn draft(&self) -> Draft {
        let mut draft = Draft {
            pieces: Vec::new(),
            turn: self.turn(),
            counters: self.counters(),
        };
        for Piece { cell, stack } in self.pieces() {
            draft.pile(Cell(cell), &stack);
        }
        draft
    }
}

/// The spelling of position texts in a [variant](crate::game::Game::VARIANTS).
#[must_use]
pub const fn spelling<G: SetUp>(variant: usize) -> &'static Spelling {
    if variant < G::SPELLINGS.len() {
        G::SPELLINGS[variant]
    } else {
        G::SPELLING
    }
}

/// Gives the positions of a game that can be [set up](SetUp) their text form: `Display` writes it, and `FromStr` reads
/// it. `FromStr` reads positions of the first [variant](crate::game::Game::VARIANTS) without optional rules;
/// [`Game::parse`](crate::game::Game::parse) reads the others.
///
/// ```
/// use ergo_games::games::ergo::Position;
///
/// let position: Position = "10/10/10/10/2SSSS4/10/3sss4/10/10 1".parse()?;
/// assert_eq!(position.to_string(), "10/10/10/10/2SSSS4/10/3sss4/10/10 1");
/// assert!("10/10 1".parse::<Position>().is_err());
/// # Ok::<(), ergo_games::parse::ParseError>(())
/// ```
#[macro_export]
macro_rules! impl_position_text {
    ($position:ty) => {
        impl ::std::fmt::Display for $position {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&$crate::draft::position_text(self))
            }
        }

        impl ::std::str::FromStr for $position {
            type Err = $crate::parse::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                $crate::draft::parse(text, $crate::game::Options::default())
            }
        }
    };
}

/// Reads the text of a position that is possible.
///
/// # Errors
/// Locates the first error.
pub fn parse<G: SetUp>(text: &str, options: Options) -> Result<G, ParseError> {
    let variant = options.variant();
    let draft = read(spelling::<G>(variant), &G::board(variant), text).possible()?;
    Ok(G::of_draft(&draft, options))
}

/// Writes the text of a position.
#[must_use]
pub fn position_text<G: SetUp>(position: &G) -> String {
    write(
        spelling::<G>(position.variant()),
        &G::board(position.variant()),
        &position.draft(),
    )
}
