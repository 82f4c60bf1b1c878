//! The policy of Intermedium: the score of a quiet sowing, from its start and its length, its last cell, each cell that
//! gets a stone, and the stones and gaps around the cells that it occupies.
//!
//! The weights are made by `cargo xtask learn intermedium policy`. Cells are seen from the player's side of the board,
//! and mirrored cells share their weights.

use super::board::{CELLS, COLUMNS, SPOTS, Set, Spot, city};
use super::position::Position;
use super::sowing::{Footprint, Move};
use crate::game::Side;
use crate::search::policy::{Policy, UNIT};

/// The score of a siege by the number of cells around the target that are still to be occupied.
const PRESSURE: [i32; 5] = [24, 9, 3, 0, 0];
/// The score of a stone next to the enemy's city.
const CITY_SIEGE: i32 = 30;
/// Sowings of this many steps and longer ones have the same weights.
const STEPS: usize = 8;
/// The first feature of the last cells, of own cells and of other cells that get a stone, and that of sieges.
const END: usize = SPOTS * STEPS;
const OWN: usize = END + SPOTS;
const OTHER: usize = OWN + SPOTS;
const SIEGE: usize = OTHER + SPOTS;
const FEATURES: usize = SIEGE + 1;

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

/// The contribution of each cell, once occupied, to the sieges of the enemy's stacks and city.
fn sieges(position: &Position) -> [i32; SPOTS] {
    let enemy = position.turn.other();
    let mut sieges = [0; SPOTS];
    for spot in position.occupied(enemy) {
        let gaps = position.gaps(enemy, spot);
        let gain = PRESSURE[gaps.saturating_sub(1)] - PRESSURE[gaps];
        for beside in spot.beside(enemy) {
            sieges[beside.index()] += gain * i32::from(position.height(enemy, spot));
        }
    }
    for beside in city(enemy).beside(enemy) {
        sieges[beside.index()] += CITY_SIEGE;
    }
    sieges
}

/// Calls a function with each feature of dropping a stone on a cell, and its value.
fn cell_features(
    position: &Position,
    sieges: &[i32; SPOTS],
    spot: Spot,
    feature: &mut impl FnMut(usize, i32),
) {
    let seen = seen(position.turn, spot);
    if position.occupied(position.turn).has(spot) {
        feature(OWN + seen, UNIT);
    } else {
        feature(OTHER + seen, UNIT);
        feature(SIEGE, sieges[spot.index()]);
    }
}

/// The scores of dropping a stone on each cell, in [`UNIT`]s.
pub(super) fn cell_scores(position: &Position) -> [i32; SPOTS] {
    let sieges = sieges(position);
    let mut scores = [0; SPOTS];
    for spot in Set::ALL {
        let score = &mut scores[spot.index()];
        cell_features(position, &sieges, spot, &mut |at, value| {
            *score += weight(at) * value;
        });
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

impl Policy for Position {
    const POLICY_FEATURES: usize = FEATURES;

    fn policy_features(&self, mv: Move, mut feature: impl FnMut(usize, i32)) {
        let Some(footprint) = mv.footprint(self.turn) else {
            return;
        };
        if let Some(start) = start_feature(self.turn, mv) {
            feature(start, UNIT);
        }
        feature(END + seen(self.turn, footprint.end), UNIT);
        let sieges = sieges(self);
        for spot in footprint.cells {
            cell_features(self, &sieges, spot, &mut feature);
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
                position.policy_features(mv, |at, value| {
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
