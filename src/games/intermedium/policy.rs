//! The policy of Intermedium: the score of a quiet sowing, from its start and its length, its last cell, each cell that
//! gets a stone, and the stones and gaps around the cells that it occupies.
//!
//! The weights are made by `cargo xtask learn intermedium policy`. Cells are seen from the player's side of the board,
//! and mirrored cells share their weights.

use super::board::{CELLS, COLUMNS, SPOTS, Set, Spot};
use super::position::Position;
use super::sowing::{Footprint, Move};
use crate::game::Side;
use crate::search::policy::UNIT;

/// Sowings of this many steps and longer ones have the same weights.
const STEPS: usize = 8;
/// The first feature of the last cells, of own cells and of other cells that get a stone, and that of sieges.
const END: usize = SPOTS * STEPS;
const OWN: usize = END + SPOTS;
const OTHER: usize = OWN + SPOTS;
const SIEGE: usize = OTHER + SPOTS;
pub(super) const FEATURES: usize = SIEGE + 1;

/// In little-endian order.
const BYTES: &[u8; 2 * FEATURES] = include_bytes!("policy.bin");
const WEIGHTS: [i16; FEATURES] = {
    let mut weights = [0; FEATURES];
    let mut at = 0;
    while at < FEATURES {
        weights[at] = i16::from_le_bytes([BYTES[2 * at], BYTES[2 * at + 1]]);
        at += 1;
    }
    weights
};

/// The number of each spot as its player sees it, by side; the same for mirrored cells.
const SEEN: [[u8; SPOTS]; 2] = {
    let mut seen = [[0; SPOTS]; 2];
    let mut spot = 0;
    while spot < CELLS / 2 {
        // The first player's cell, and that of the second with the board turned.
        let cells = [2 * spot + 1, CELLS - 1 - 2 * spot];
        let mut side = 0;
        while side < 2 {
            let (row, column) = (cells[side] / COLUMNS, cells[side] % COLUMNS);
            let column = if 2 * column < COLUMNS {
                column
            } else {
                COLUMNS - 1 - column
            };
            let mirrored = row * COLUMNS + column;
            seen[side][spot as usize] = mirrored / 2;
            side += 1;
        }
        spot += 1;
    }
    seen
};

fn seen(side: Side, spot: Spot) -> usize {
    SEEN[side.index()][spot.index()].into()
}

/// The feature of a start and a length.
fn start_feature(side: Side, mv: Move) -> Option<usize> {
    let start = Spot::of_cell(side, mv.start())?;
    let steps = usize::from(mv.length()).clamp(1, STEPS);
    Some(seen(side, start) * STEPS + steps - 1)
}

/// The scores of dropping a stone on each cell, in [`UNIT`]s, given the siege scores of all cells.
pub(super) fn cell_scores(position: &Position, sieges: &[i32; SPOTS]) -> [i32; SPOTS] {
    let side = position.turn;
    let own = position.occupied(side);
    let mut scores = [0; SPOTS];
    for spot in Set::ALL {
        let (seen, at) = (seen(side, spot), spot.index());
        scores[at] = if own.has(spot) {
            UNIT * weight(OWN + seen)
        } else {
            UNIT * weight(OTHER + seen) + sieges[at] * weight(SIEGE)
        };
    }
    scores
}

/// The score of a sowing with this footprint.
pub(super) fn score(
    side: Side,
    mv: Move,
    footprint: &Footprint,
    cell_scores: &[i32; SPOTS],
) -> i32 {
    let start = start_feature(side, mv).map_or(0, weight);
    let end = weight(END + seen(side, footprint.end));
    let mut score = UNIT * (start + end);
    for spot in footprint.cells {
        score += cell_scores[spot.index()];
    }
    score / UNIT
}

fn weight(feature: usize) -> i32 {
    WEIGHTS[feature].into()
}

/// Calls a function with each feature of a sowing and its value.
pub(super) fn features(
    position: &Position,
    sieges: &[i32; SPOTS],
    mv: Move,
    mut feature: impl FnMut(usize, i32),
) {
    let side = position.turn;
    let own = position.occupied(side);
    let Some(footprint) = mv.footprint(side) else {
        return;
    };
    if let Some(start) = start_feature(side, mv) {
        feature(start, UNIT);
    }
    feature(END + seen(side, footprint.end), UNIT);
    for spot in footprint.cells {
        if own.has(spot) {
            feature(OWN + seen(side, spot), UNIT);
        } else {
            feature(OTHER + seen(side, spot), UNIT);
            feature(SIEGE, sieges[spot.index()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FEATURES, WEIGHTS};
    use crate::dice::Dice;
    use crate::game::{Game as _, Options};
    use crate::games::intermedium::Position;
    use crate::search::policy::{Policy as _, UNIT};
    use crate::search::{Evaluate as _, NOISY};

    #[test]
    fn scores_of_quiet_moves_are_sums_of_features() {
        let mut dice = Dice::new(3);
        let mut position = Position::start(Options::default());
        let mut quiet = 0;
        for _ in 0..40 {
            let mut moves = Vec::new();
            position.candidates(&mut moves);
            let hints = position.ordering_hints(&());
            for &mv in &moves {
                let mut sum = 0;
                Position::policy_features(&hints, mv, |at, value| {
                    sum += i32::from(WEIGHTS[at]) * value;
                });
                let score = Position::move_score(&hints, mv);
                if score < NOISY {
                    assert_eq!(score, (sum / UNIT).clamp(1 - NOISY, NOISY - 1));
                    quiet += 1;
                }
            }
            let mv = moves[dice.below(moves.len())];
            position = position.play_unchecked(mv);
            if position.outcome().is_some() {
                break;
            }
        }
        assert!(quiet > 100);
        assert!(WEIGHTS.iter().filter(|&&weight| weight != 0).count() > FEATURES / 3);
    }
}
