//! An entry of the registry of games.

use super::game::GameSession;
use super::{Playable, Session};
use crate::draft::text::Spelling;
use crate::draft::{Draft, Kit, spelling};
use crate::game::Options;
use crate::parse::ParseError;
use crate::render::Board;
use crate::replay::ReplayCursor;
use crate::search::Margins;
use crate::search::levels::Levels;

/// A session, or the error in its starting position.
pub type Opened = Result<Box<dyn Session>, ParseError>;

/// An entry of the registry.
#[derive(Debug)]
#[non_exhaustive]
pub struct Registration {
    /// The id of the game.
    pub id: &'static str,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// The levels of the engine.
    pub levels: fn() -> &'static Levels,
    /// The constants of forward pruning.
    pub margins: Margins,
    /// The layout of its board.
    pub board: fn() -> Board,
    /// The pieces, hands and counters to set up.
    pub kit: &'static Kit,
    /// The spelling of position texts.
    pub spelling: &'static Spelling,
    /// Whether its positions can be explained.
    pub explains: bool,
    /// The draft of the starting position.
    pub start: fn(Options) -> Draft,
    /// Starts a new game.
    pub open: fn(Options) -> Box<dyn Session>,
    /// Starts a game from a position text, or from the start of the game.
    pub open_at: fn(Options, Option<&str>) -> Opened,
}

impl Registration {
    /// Registers a [variant](crate::game::Game::VARIANTS) of a game. Options that the registered functions are given need not
    /// name it.
    #[must_use]
    pub const fn of<G: Playable, const VARIANT: usize>() -> Self {
        let game = &G::VARIANTS[VARIANT];
        Self {
            id: game.id,
            options: game.options,
            levels: || G::levels(VARIANT),
            margins: G::MARGINS,
            board: || G::board(VARIANT),
            kit: spelling::<G>(VARIANT).kit,
            spelling: spelling::<G>(VARIANT),
            explains: G::EXPLAINS,
            start: |options| G::start(options.in_variant(VARIANT)).draft(),
            open: |options| {
                let options = options.in_variant(VARIANT);
                Box::new(GameSession::<G>::of(ReplayCursor::at_start(options)))
            },
            open_at: |options, position| {
                let session =
                    GameSession::<G>::from_position(options.in_variant(VARIANT), position)?;
                Ok(Box::new(session))
            },
        }
    }
}
