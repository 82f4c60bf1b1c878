//! From where a stack can be sown so that it takes what stands on a cell, told by a look into a table.
//!
//! What a sowing takes depends on little: the cells around the target that still want a stone, the one
//! of them where the last stone falls, and whether it has to fall there once or twice to come down on a
//! single one. For each target all answers are worked out together, backwards from the end, when they
//! are asked for first; they are exact for every height. The opening rule is left aside, and so is the
//! path itself: [`super::aim`] finds it.

use std::sync::OnceLock;

use super::board::{Direction, SPOTS, Set, Spot};
use super::rules::{Position, STONES};
use super::sow::Sower;
use crate::game::Side;

/// A target has at most so many cells around it.
const AROUND: usize = 4;
/// How many sets of these cells there are: the answers for each, one bit each, are given first for an
/// end that is visited once and then for one that is visited twice.
const SETS: u32 = 1 << AROUND;

/// What a stack can do with so many stones, for each of the cells around where the last may fall.
type Answers = [u32; AROUND];

/// All that can be done about one target.
#[derive(Debug)]
struct Reach {
    around: [Option<Spot>; AROUND],
    /// For each number of stones and each start.
    answers: Box<[[Answers; SPOTS]]>,
}

impl Reach {
    /// The table for a target on a cell of one side's colour.
    fn of(side: Side, target: Spot) -> &'static Self {
        static KNOWN: [OnceLock<Reach>; 2 * SPOTS] = [const { OnceLock::new() }; 2 * SPOTS];
        KNOWN[side.index() * SPOTS + target.index()].get_or_init(|| Self::find(side, target))
    }

    fn find(side: Side, target: Spot) -> Self {
        let mut around = [None; AROUND];
        for (slot, spot) in around.iter_mut().zip(target.beside(side)) {
            *slot = Some(spot);
        }
        let mut answers = vec![[[0; AROUND]; SPOTS]; usize::from(STONES) + 1];
        for (place, end) in around.iter().enumerate() {
            let Some(end) = *end else { continue };
            let mut after = Layer::NONE;
            for (stones, answers) in answers.iter_mut().enumerate().skip(1) {
                let layer = after.before(side.other(), stones == 1, around, end);
                for (start, answers) in Set::ALL.into_iter().zip(answers) {
                    answers[place] = layer.without_last[start.index()];
                }
                after = layer;
            }
        }
        Self {
            around,
            answers: answers.into(),
        }
    }
}

/// What can still be completed with a number of stones, from each cell.
struct Layer {
    /// After a last step in each direction.
    after: [[u32; 4]; SPOTS],
    /// Before the first step.
    without_last: [u32; SPOTS],
}

impl Layer {
    const NONE: Self = Self {
        after: [[0; 4]; SPOTS],
        without_last: [0; SPOTS],
    };

    /// The same with one stone more.
    fn before(&self, side: Side, is_last: bool, around: [Option<Spot>; AROUND], end: Spot) -> Self {
        let mut layer = Self::NONE;
        for at in Set::ALL {
            for direction in Direction::ALL {
                let Some(to) = at.step(side, direction) else {
                    continue;
                };
                let on = self.after[to.index()][direction.index()];
                let now = match around.iter().position(|&cell| cell == Some(to)) {
                    // The last stone completes what wants nothing but one visit of the end.
                    _ if is_last => u32::from(to == end),
                    // A visit before the last is the first of two.
                    Some(_) if to == end => on << SETS,
                    Some(place) => visiting(place, on),
                    None => on,
                };
                layer.without_last[at.index()] |= now;
                for last in Direction::ALL {
                    if last.back() != direction {
                        layer.after[at.index()][last.index()] |= now;
                    }
                }
            }
        }
        layer
    }
}

/// What can be completed where a visit of one of the cells comes first: it may want the visit or not.
fn visiting(place: usize, later: u32) -> u32 {
    // The sets that do not have the cell, for one and for two visits of the end.
    const WITHOUT: [u32; AROUND] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff];
    let without = later & WITHOUT[place];
    without | without << (1 << place)
}

/// What it takes to take what stands on a cell, or the city there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Siege {
    reach: &'static Reach,
    /// The cells around that are not the attacker's, one bit each.
    missing: u32,
    /// How often a sowing that ends on each of the cells around has to visit it; 0 if it cannot end
    /// there.
    visits: [u8; AROUND],
}

impl Siege {
    /// The siege of a cell of the other side's colour.
    pub(super) fn of(position: &Position, attacker: Side, target: Spot) -> Self {
        let reach = Reach::of(attacker.other(), target);
        let mut siege = Self {
            reach,
            missing: 0,
            visits: [0; AROUND],
        };
        for (place, spot) in reach.around.iter().enumerate() {
            if let Some(spot) = *spot {
                siege.stand(place, position.height(attacker, spot));
            }
        }
        siege
    }

    /// Notes how many stones stand on a cell around.
    fn stand(&mut self, place: usize, height: u8) {
        self.missing &= !(1 << place);
        self.missing |= u32::from(height == 0) << place;
        self.visits[place] = 2_u8.saturating_sub(height);
    }

    /// How many of the cells around are not the attacker's.
    pub(super) const fn gaps(&self) -> u32 {
        self.missing.count_ones()
    }

    /// Whether a stack can be sown so that the target is taken. The opening rule is left aside.
    pub(super) fn yields_to(mut self, sower: &Sower) -> bool {
        let around = self.reach.around.iter();
        let place = around.clone().position(|&spot| spot == Some(sower.start));
        let shortest = if sower.partial { 1 } else { sower.height };
        (shortest..=sower.height).any(|length| {
            if let Some(place) = place {
                self.stand(place, sower.left_behind(length));
            }
            let answers = &self.reach.answers[usize::from(length)][sower.start.index()];
            (0..AROUND).any(|end| {
                let set = self.missing & !(1 << end);
                match self.visits[end] {
                    0 => false,
                    1 => answers[end] >> set & 1 == 1,
                    _ => answers[end] >> (SETS + set) & 1 == 1,
                }
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Options};
    use crate::games::intermedium::PARTIAL_MOVES;
    use crate::games::intermedium::aim::take;
    use crate::games::intermedium::tests::random_positions;

    /// The paths are sought step by step there, and looked up here.
    #[test]
    fn the_table_says_what_a_search_for_a_path_finds() {
        let mut found = [0; 2];
        let mut partial = Options::default();
        partial.set(Position::OPTIONS, PARTIAL_MOVES, true);
        let parts = random_positions(20).into_iter().map(|position| {
            Position::parse(&position.to_string(), partial).expect("the same stones")
        });
        for position in random_positions(300).into_iter().chain(parts) {
            let turn = position.turn();
            for target in Set::ALL {
                let siege = Siege::of(&position, turn, target);
                for sower in position.sowers() {
                    let path = take(&position, &sower, target);
                    assert_eq!(
                        siege.yields_to(&sower),
                        path.is_some(),
                        "{position}: {} by {}",
                        target.number(),
                        sower.start.number()
                    );
                    found[usize::from(path.is_some())] += 1;
                }
            }
        }
        assert!(found.iter().all(|&count| count > 1_000), "{found:?}");
    }
}
