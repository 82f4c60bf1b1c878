//! The opening explorer: positions of the opening of a game, and what long searches made by `tools/explorer` say of them.
//!
//! A position is found by a [key](Keys) that all its mirror images share, whatever the moves that led to it. So the file has
//! no moves: what is known of a move is what is known of the position after it.
//!
//! | module | what it owns |
//! |---|---|
//! | `key` | the keys of positions |
//! | `value` | what a position is worth, as one byte |
//! | `file` | the bytes of a file |

mod file;
mod key;
mod value;

use std::cmp::Reverse;

use crate::dice::Dice;
use crate::draft::SetUp;
use crate::game::Options;
pub use file::InvalidExplorer;
pub use key::Keys;
pub use value::Value;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The [key](Keys) of the position.
    pub key: u64,
    /// What it is worth to the player to move.
    pub value: Value,
    /// In how many openings that the engine played against itself it came about.
    pub games: u32,
}

/// What is known of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<M> {
    /// The move.
    pub mv: M,
    /// The [key](Keys) of the position after it.
    pub key: u64,
    /// What it is worth to the player who makes it.
    pub value: Value,
    /// How often it led to the position after it in openings that the engine played against itself, or another move did.
    pub games: u32,
}

/// The positions of the opening of a game that are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explorer {
    game: String,
    /// By their keys.
    entries: Vec<Entry>,
}

impl Explorer {
    /// An explorer of these entries, of which no two have the same key.
    #[must_use]
    pub fn new(game: &str, mut entries: Vec<Entry>) -> Self {
        entries.sort_unstable_by_key(|entry| entry.key);
        Self {
            game: game.to_owned(),
            entries,
        }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// What is known, in the order of the keys.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What is known of the position with a key.
    #[must_use]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        let at = self.entries.binary_search_by_key(&key, |entry| entry.key);
        at.ok().map(|at| &self.entries[at])
    }

    /// What is known of the moves in a position of the game, the best first; those that lead to the same position follow each
    /// other. The keys are those of the game.
    #[must_use]
    pub fn moves<G: SetUp>(&self, keys: &Keys, position: &G) -> Vec<Known<G::Move>> {
        let mut moves = Vec::new();
        position.choices(&mut moves);
        let known = moves.into_iter().filter_map(|mv| {
            let entry = self.find(keys.of(&position.play_unchecked(mv)))?;
            Some(Known {
                mv,
                key: entry.key,
                value: entry.value.before(),
                games: entry.games,
            })
        });
        let mut known: Vec<_> = known.collect();
        known.sort_by_key(|known| (Reverse((known.value, known.games)), known.key));
        known
    }

    /// A move that is about as good as the best that is known, by chance; `None` if too little is known. The seed decides.
    #[must_use]
    pub fn choose<G: SetUp>(
        &self,
        keys: &Keys,
        position: &G,
        variety: Variety,
        seed: u64,
    ) -> Option<G::Move> {
        let entry = self.find(keys.of(position))?;
        let moves = self.moves(keys, position);
        let best = moves.first()?.value;
        if best < entry.value {
            // The best move is not known.
            return None;
        }
        let weight = |known: &Known<_>| variety.weight(best.chance() - known.value.chance());
        let weights: Vec<f64> = moves.iter().map(weight).collect();
        let mut left = Dice::new(seed ^ entry.key).share() * weights.iter().sum::<f64>();
        let chosen = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        chosen.map(|at| moves[at].mv)
    }
}

/// How much a choice among good moves varies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variety {
    /// A move that costs this chance to win is played about a third as often as the best.
    pub temperature: f64,
    /// A move that costs more than this chance to win is not played.
    pub limit: f64,
}

impl Variety {
    /// For an engine at full strength: only moves that are as good as the best, as far as anybody knows.
    pub const LITTLE: Self = Self {
        temperature: 0.01,
        limit: 0.015,
    };

    fn weight(self, lost: f64) -> f64 {
        // Chances are in steps, and differences of them not exact.
        if lost > self.limit + 1e-9 {
            0.0
        } else {
            (-lost / self.temperature).exp()
        }
    }
}

/// The options of a game under which the explorer is right: the [start](crate::game::Game::start) and the moves are as
/// without any.
#[must_use]
pub fn covers(known: &[&str], options: Options) -> bool {
    let harmless = [crate::game::SWAP, crate::game::BLACK_BEGINS];
    let mut names = options.names(known).into_iter();
    names.all(|name| harmless.contains(&name))
}

#[cfg(test)]
mod tests;
