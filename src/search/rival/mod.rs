//! A rival: an opponent that plays about like a certain person, in a few numbers that are fitted to that person's games.
//!
//! | module | what it holds |
//! |---|---|
//! | here | [`Rival`], the numbers |
//! | `text` | their text |
//! | `limits` | the rival that plays like a level, and how far a rival searches |
//! | [`observation`] | the facts about a position on which the choice of a move depends |
//! | `model` | how likely a rival is to play each move, given that |
//! | `observe` | how the engine finds it, and plays as a rival |
//! | [`fit`] | the rival that explains the moves of a person best |
//!
//! The engine and the fit share the model, so a rival plays what the fit expects of it.

pub mod fit;
mod limits;
mod model;
pub mod observation;
mod observe;
mod text;

use observation::Kind;

pub use text::InvalidRival;

/// The deepest look, in plies.
pub const MAX_LOOK: u8 = 6;
/// Rivals search for long wins by threats if they look further than this.
const SHORT_LOOK: u32 = 2;

/// How a person plays. `Display` and `FromStr` have its [text](self).
///
/// ```
/// use ergo_games::search::Rival;
///
/// let text = "look 2 glance 40 own 30 temperature 120 attack 20 wins 0/10/40 threats 10/40/70";
/// let rival: Rival = text.parse()?;
/// assert_eq!(rival.glance, 40);
/// assert_eq!(rival.to_string(), text);
/// # Ok::<(), ergo_games::search::rival::InvalidRival>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// How many plies they look ahead, from 1 to [`MAX_LOOK`].
    pub look: u8,
    /// How many of a hundred moves they play without looking ahead.
    pub glance: u8,
    /// What share of their first impression, in percent, is of their own pieces alone: how much they go for plans of their own
    /// and do not see those of the opponent.
    pub own: u8,
    /// How much they care which move is better: one that costs this many thousandths of the chances to win is played about a
    /// third as often.
    pub temperature: u16,
    /// How many thousandths of the chances to win they give for a forcing move, such as a capture or a threat; negative if
    /// they avoid them.
    pub attack: i16,
    /// How many of a hundred wins in one they overlook, for each [`Kind`].
    pub wins: [u8; Kind::COUNT],
    /// How many of a hundred replies they overlook that win at once, or capture where that is compulsory, for each
    /// [`Kind`].
    pub threats: [u8; Kind::COUNT],
}

impl Rival {
    /// A rival that overlooks nothing and looks as far as it can.
    const ATTENTIVE: Self = Self {
        look: MAX_LOOK,
        glance: 0,
        own: 0,
        temperature: 1,
        attack: 0,
        wins: [0; Kind::COUNT],
        threats: [0; Kind::COUNT],
    };

    /// Whether rivals search for long wins by threats in an iteration.
    pub(super) const fn seeks_threats_at(depth: u32) -> bool {
        depth > SHORT_LOOK
    }
}
