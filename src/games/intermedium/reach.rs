//! Whether a side can sow one of its stacks to capture a given cell, by table lookup.
//!
//! A capture depends on three things: the cells around the target that still need a stone, the one
//! of them where the last stone lands, and whether that cell needs one visit or two so that the
//! last stone lands on a single one. Together they are a *task*. For each task and each number of
//! stones, the cells from which it can be completed are computed backwards from the end, on the
//! first request for a target; they are exact for every height. The opening rule is ignored;
//! [`super::aim`] finds the path itself.

use std::sync::OnceLock;

use super::board::{Direction, SPOTS, Set, Spot};
use super::position::{Position, STONES};
use super::sowing::Sower;
use crate::game::Side;

/// The most neighbours of a target.
const AROUND: usize = 4;
/// The number of sets of these cells: each has one bit for an end that is visited once, followed by
/// one for an end that is visited twice.
const SETS: u32 = 1 << AROUND;
/// The number of tasks for a target: one for each end, number of visits, and set of others.
const TASKS: usize = AROUND * 2 * SETS as usize;
/// For each number of stones: the cells of a side.
type ByStones = [Set; STONES as usize + 1];

/// The table of one target.
#[derive(Debug)]
struct Reach {
    /// The cells around it, and each of them as a set.
    around: Set,
    places: [Option<Spot>; AROUND],
    /// For each task: the cells from which it can be completed.
    starts: Box<[ByStones]>,
}

impl Reach {
    /// The table for a target on a cell of one side's colour.
    fn of(side: Side, target: Spot) -> &'static Self {
        static KNOWN: [OnceLock<Reach>; 2 * SPOTS] = [const { OnceLock::new() }; 2 * SPOTS];
        KNOWN[side.index() * SPOTS + target.index()].get_or_init(|| Self::find(side, target))
    }

    fn find(side: Side, target: Spot) -> Self {
        let around = target.beside(side);
        let mut places = [None; AROUND];
        for (slot, spot) in places.iter_mut().zip(around) {
            *slot = Some(spot);
        }
        let mut starts = vec![[Set::EMPTY; STONES as usize + 1]; TASKS];
        for (place, end) in places.iter().enumerate() {
            let Some(end) = *end else { continue };
            let mut after = Layer::NONE;
            for stones in 1..=usize::from(STONES) {
                let layer = after.before(side.other(), stones == 1, places, end);
                for start in Set::ALL {
                    let done = layer.without_last[start.index()];
                    for (bit, starts) in starts[place * TASKS / AROUND..][..TASKS / AROUND]
                        .iter_mut()
                        .enumerate()
                    {
                        starts[stones].put(start, done >> bit & 1 == 1);
                    }
                }
                after = layer;
            }
        }
        Self {
            around,
            places,
            starts: starts.into(),
        }
    }
}

/// The aims that can still be reached with a number of stones, from each cell.
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
                    // The last stone completes a task that needs only one visit of the end.
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

/// The tasks that can be completed after a visit of one of the cells, whether or not they need it.
fn visiting(place: usize, later: u32) -> u32 {
    // The sets without the cell, for one and for two visits of the end.
    const WITHOUT: [u32; AROUND] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff];
    let without = later & WITHOUT[place];
    without | without << (1 << place)
}

/// The stacks of a side, by the number of stones that they are sown with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stacks {
    /// Those of fewer than [`TALL`] stones, all of which are sown.
    by_stones: [Set; TALL],
    /// The numbers of stones for which there is one, one bit each.
    numbers: u32,
    /// The others, which are checked one by one.
    single: Set,
}

/// Stacks as high as this are few.
const TALL: usize = 16;

impl Stacks {
    /// The stacks of a side.
    pub(super) fn of(position: &Position, side: Side) -> Self {
        let mut stacks = Self {
            by_stones: [Set::EMPTY; TALL],
            numbers: 0,
            single: Set::EMPTY,
        };
        if position.allows_partial_moves() {
            stacks.single = position.stacks(side);
            return stacks;
        }
        for spot in position.stacks(side) {
            let height = position.height(side, spot);
            if let Some(alike) = stacks.by_stones.get_mut(usize::from(height)) {
                alike.put(spot, true);
                stacks.numbers |= 1 << height;
            } else {
                stacks.single.put(spot, true);
            }
        }
        stacks
    }
}

/// The requirements for capturing the stack or city on a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Siege {
    reach: &'static Reach,
    footing: Footing,
}

/// The attacker's stones around a target.
#[derive(Clone, Copy, Debug)]
struct Footing {
    /// The places that need a stone, one bit each.
    missing: u32,
    /// The places with at most one stone, where a sowing may end.
    low: u32,
}

impl Footing {
    /// The same with a number of stones at a place.
    const fn with(self, place: usize, height: u8) -> Self {
        let bit = 1 << place;
        Self {
            missing: self.missing & !bit | ((height == 0) as u32) << place,
            low: self.low & !bit | ((height < 2) as u32) << place,
        }
    }

    /// The tasks, any of which captures the target.
    fn tasks(self) -> impl Iterator<Item = usize> {
        (0..AROUND)
            .filter(move |end| self.low >> end & 1 == 1)
            .map(move |end| {
                // A sowing must land on a single stone, so it visits an empty cell twice.
                let twice = self.missing >> end & 1;
                let others = self.missing & !(1 << end);
                end * TASKS / AROUND + (SETS * twice + others) as usize
            })
    }
}

impl Siege {
    /// The siege of a cell of the other side's colour.
    pub(super) fn of(position: &Position, attacker: Side, target: Spot) -> Self {
        let reach = Reach::of(attacker.other(), target);
        let mut footing = Footing { missing: 0, low: 0 };
        for (place, spot) in reach.places.iter().enumerate() {
            if let Some(spot) = *spot {
                footing = footing.with(place, position.height(attacker, spot));
            }
        }
        Self { reach, footing }
    }

    /// The number of neighbours that the attacker does not occupy.
    pub(super) const fn gaps(&self) -> u32 {
        self.footing.missing.count_ones()
    }

    /// Whether one of the stacks of the attacker can be sown so that the target is captured. The
    /// opening rule is ignored.
    pub(super) fn yields_to_any(&self, position: &Position, side: Side, stacks: &Stacks) -> bool {
        let around = self.reach.around;
        let by_many = self.footing.tasks().any(|task| {
            let starts = &self.reach.starts[task];
            let mut numbers = stacks.numbers;
            while numbers != 0 {
                let number = numbers.trailing_zeros() as usize;
                if !((stacks.by_stones[number] & starts[number]) - around).is_empty() {
                    return true;
                }
                numbers &= numbers - 1;
            }
            false
        });
        // A stack next to the target is part of the siege until it is sown.
        let single = stacks.single | (around & position.stacks(side));
        by_many || self.yields_to_one_of(position, side, single)
    }

    /// The same for a single target, for which the stacks need not be sorted by their heights.
    pub(super) fn yields(&self, position: &Position, side: Side) -> bool {
        let stacks = position.stacks(side);
        let single = if position.allows_partial_moves() {
            stacks
        } else {
            stacks & self.reach.around
        };
        let by_others = self.footing.tasks().any(|task| {
            let starts = &self.reach.starts[task];
            let mut others = (stacks - single).into_iter();
            others.any(|start| starts[usize::from(position.height(side, start))].has(start))
        });
        by_others || self.yields_to_one_of(position, side, single)
    }

    /// Whether one of these stacks can be sown so that the target is captured.
    fn yields_to_one_of(&self, position: &Position, side: Side, stacks: Set) -> bool {
        stacks.into_iter().any(|start| {
            let height = position.height(side, start);
            self.yields_to(&Sower::freely(position, side, start, height))
        })
    }

    /// Whether a stack can be sown so that the target is captured. The opening rule is ignored.
    pub(super) fn yields_to(&self, sower: &Sower) -> bool {
        let shortest = if sower.partial { 1 } else { sower.height };
        let mut places = self.reach.places.iter();
        let place = places.position(|&spot| spot == Some(sower.start));
        (shortest..=sower.height).any(|length| {
            let footing = place.map_or(self.footing, |place| {
                // A sown stack leaves its cell.
                self.footing.with(place, sower.left_behind(length))
            });
            footing
                .tasks()
                .any(|task| self.reach.starts[task][usize::from(length)].has(sower.start))
        })
    }

    /// The cells from which a stack of this height that is not next to the target could capture it.
    pub(super) fn starts(&self, stones: u8) -> Set {
        self.footing.tasks().fold(Set::EMPTY, |starts, task| {
            starts | self.reach.starts[task][usize::from(stones)]
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

    /// There paths are searched step by step, here looked up.
    #[test]
    fn the_table_says_what_a_search_for_a_path_finds() {
        let mut found = [0; 2];
        let mut partial = Options::default();
        partial.set(Position::VARIANTS[0].options, PARTIAL_MOVES, true);
        let parts = random_positions(20).into_iter().map(|position| {
            Position::parse(&position.to_string(), partial).expect("the same stones")
        });
        for position in random_positions(300).into_iter().chain(parts) {
            let turn = position.turn();
            for target in Set::ALL {
                let siege = Siege::of(&position, turn, target);
                let stacks = Stacks::of(&position, turn);
                let yields = position.sowers().any(|sower| siege.yields_to(&sower));
                assert_eq!(siege.yields(&position, turn), yields, "{position}");
                assert_eq!(siege.yields_to_any(&position, turn, &stacks), yields);
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
