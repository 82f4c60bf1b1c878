//! What rivals and levels have in common: a rival for each level, and limits of the search.

use super::observation::Kind;
use super::{MAX_LOOK, Rival};
use crate::search::info::Limits;
use crate::search::levels::Level;

/// How many moves are compared by a search.
const LINES: usize = 12;
/// The node limit of such a search, which binds before the depth where there are many moves.
const NODES: u64 = 30_000;

impl Rival {
    /// The rival that plays about like a level.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped to what fits"
    )]
    pub fn of_level(level: &Level) -> Self {
        let percent = |share: u64| share.min(100) as u8;
        let overlooks = Kind::ALL.map(|kind| percent(level.overlooks_of(kind.typical_subtlety())));
        Self {
            look: level.depth.clamp(1, MAX_LOOK.into()) as u8,
            glance: percent(level.glances),
            own: 0,
            temperature: (level.temperature * 1000.0).round().clamp(1.0, 1000.0) as u16,
            attack: 0,
            wins: overlooks,
            threats: overlooks,
        }
    }

    /// The limits, narrowed to those of the rival.
    pub(in crate::search) fn narrow(&self, limits: Limits) -> Limits {
        Limits {
            depth: Some(limits.depth.unwrap_or(u32::MAX).min(self.look.into())),
            nodes: Some(limits.nodes.unwrap_or(u64::MAX).min(NODES)),
            lines: limits.lines.max(LINES),
            ..limits
        }
    }
}
