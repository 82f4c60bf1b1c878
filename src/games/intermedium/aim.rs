//! A path that takes one given stack, or the city.
//!
//! A sample of the results must not miss the most important ones. To capture a given cell, a sowing
//! must visit the neighbours of that cell that the mover does not occupy, and end on a neighbour
//! that then has two stones. At most three cells must be visited besides the end, and the end once
//! or twice, so there are few enough states for an exhaustive search, regardless of the height of
//! the stack.

use super::board::{Direction, SPOTS, Set, Spot, city, distance};
use super::position::{Position, STONES};
use super::sowing::{Move, Sower};
use crate::game::Game;
use crate::search::sort::insertion_sort_by_key;

/// The number of stacks to aim at, the highest first.
const TARGETS: usize = 6;

/// Legal moves of one stack that take the city and the highest of the stacks that it can take, one
/// for each.
pub(super) fn aimed(position: &Position, sower: &Sower) -> Vec<Move> {
    let enemy = sower.side.other();
    let mut stacks: Vec<Spot> = position.occupied(enemy).into_iter().collect();
    insertion_sort_by_key(&mut stacks, |&spot| {
        -i32::from(position.height(enemy, spot))
    });
    stacks.truncate(TARGETS);
    [city(enemy)]
        .into_iter()
        .chain(stacks)
        .filter_map(|target| take(position, sower, target))
        .filter(|&mv| position.is_legal(mv))
        .collect()
}

/// A move of a stack that captures a cell of the opponent's colour. The opening rule is ignored.
pub(super) fn take(position: &Position, sower: &Sower, target: Spot) -> Option<Move> {
    let shortest = if sower.partial { 1 } else { sower.height };
    (shortest..=sower.height).find_map(|length| take_with(position, sower, target, length))
}

/// The same with exactly this many stones.
fn take_with(position: &Position, sower: &Sower, target: Spot, length: u8) -> Option<Move> {
    let around = target.beside(sower.side.other());
    let before = |spot| {
        if spot == sower.start {
            sower.left_behind(length)
        } else {
            position.height(sower.side, spot)
        }
    };
    let mut missing = Set::EMPTY;
    for spot in around {
        missing.put(spot, before(spot) == 0);
    }
    around.into_iter().find_map(|end| {
        let visits = 2_u8.checked_sub(before(end)).filter(|&visits| visits > 0)?;
        let mut needed = [None; 3];
        for (slot, spot) in needed.iter_mut().zip(missing - Set::of(end)) {
            *slot = Some(spot);
        }
        let aim = Aim { sower, end, needed };
        aim.path(visits, length)
    })
}

/// The task of a path.
struct Aim<'a> {
    sower: &'a Sower,
    /// Where it ends.
    end: Spot,
    /// The other cells it must visit.
    needed: [Option<Spot>; 3],
}

/// The progress of a path.
#[derive(Clone, Copy)]
struct Stage {
    at: Spot,
    last: Option<Direction>,
    /// Which of the needed cells are still to be visited, one bit each.
    missing: u8,
    /// The number of visits of the end that are left: 2, 1, or 0 when done.
    visits: u8,
    /// The number of stones left.
    left: u8,
}

/// Stages from which the goal is known to be unreachable, one bit each.
type Hopeless = [u64; (STONES as usize + 1) * SPOTS];

impl Aim<'_> {
    /// A path of exactly this many steps with this many visits of the end.
    fn path(&self, visits: u8, length: u8) -> Option<Move> {
        let stage = Stage {
            at: self.sower.start,
            last: None,
            missing: (0..3)
                .filter(|&bit| self.needed[bit].is_some())
                .fold(0, |set, bit| set | 1 << bit),
            visits,
            left: length,
        };
        if !self.is_near(stage) {
            return None;
        }
        let start = Move::from(self.sower.start.cell(self.sower.side));
        let mut hopeless = [0; (STONES as usize + 1) * SPOTS];
        self.extend(start, stage, &mut hopeless)
    }

    fn extend(&self, mv: Move, stage: Stage, hopeless: &mut Hopeless) -> Option<Move> {
        if stage.left == 0 {
            return (stage.visits == 0 && stage.missing == 0).then_some(mv);
        }
        let (word, bit) = stage.number();
        if !self.is_near(stage) || hopeless[word] & bit != 0 {
            return None;
        }
        let found = Direction::ALL.into_iter().find_map(|direction| {
            let next = self.step(stage, direction)?;
            self.extend(mv.then(direction), next, hopeless)
        });
        if found.is_none() {
            hopeless[word] |= bit;
        }
        found
    }

    /// Whether the cells may be near enough for the stones left. A second visit of the end takes at
    /// least four steps after the first.
    fn is_near(&self, stage: Stage) -> bool {
        let side = self.sower.side;
        let straight = distance(side, stage.at, self.end);
        let again = if stage.visits == 2 { 4 } else { 0 };
        let spare = stage.left.checked_sub(straight + again);
        let on_the_way = |bit: usize| {
            stage.missing >> bit & 1 == 0
                || self.needed[bit].is_none_or(|needed| {
                    distance(side, stage.at, needed) + distance(side, needed, self.end)
                        <= stage.left
                })
        };
        spare.is_some_and(|spare| spare % 2 == 0) && (0..3).all(on_the_way)
    }

    fn step(&self, stage: Stage, direction: Direction) -> Option<Stage> {
        if stage.last.is_some_and(|last| last.back() == direction) {
            return None;
        }
        let at = stage.at.step(self.sower.side, direction)?;
        let left = stage.left - 1;
        let mut visits = stage.visits;
        if at == self.end {
            visits -= 1;
            // The last visit is the end of the path.
            if (visits == 0) != (left == 0) {
                return None;
            }
        }
        let visited = self.needed.iter().position(|&needed| needed == Some(at));
        Some(Stage {
            at,
            last: Some(direction),
            missing: stage.missing & !visited.map_or(0, |bit| 1 << bit),
            visits,
            left,
        })
    }
}

impl Stage {
    /// Its index in [`Hopeless`]: the word, and the bit in it.
    fn number(self) -> (usize, u64) {
        let last = self.last.map_or(0, Direction::index);
        let bit = (last << 4) | (usize::from(self.missing) << 1) | usize::from(self.visits - 1);
        (usize::from(self.left) * SPOTS + self.at.index(), 1 << bit)
    }
}
