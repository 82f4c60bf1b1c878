//! Whether a partial sowing can be completed, and how many paths there are.
//!
//! Whether and in how many ways a sowing can be finished depends on very little: where it is, the
//! last direction, whether an empty cell was occupied, and how many stones are left. There are
//! fewer than 300 such states for each number of stones left, so both questions are answered by
//! dynamic programming over the stones left, in time linear in the height of the stack.

use super::board::{Direction, SPOTS, Set};
use super::position::STONES;
use super::sowing::{Move, Sower, SowingPath};

/// One set for each last direction, without and with an empty cell occupied.
type States = [[Set; 4]; 2];

/// For every number of stones left: the states from which a sowing can be completed.
pub(super) struct CompletionTable {
    sower: Sower,
    /// By the number of stones left.
    open: [States; STONES as usize + 1],
}

impl CompletionTable {
    /// Computes the states for a stack.
    pub(super) fn of(sower: &Sower) -> Self {
        let mut open = [States::default(); STONES as usize + 1];
        // Where it can be completed by dropping exactly this many more stones; initially 0.
        let ends = Set::ALL
            .into_iter()
            .filter(|&end| sower.advances(end))
            .collect();
        let mut exactly: States = [[Set::EMPTY; 4], [ends; 4]];
        for left in 1..=usize::from(sower.height) {
            exactly = one_before(sower, &exactly);
            open[left] = exactly;
            if sower.partial {
                open[left] = join(&open[left], &open[left - 1]);
            }
        }
        Self {
            sower: *sower,
            open,
        }
    }

    /// Whether a legal move continues from here by at least one step.
    pub(super) fn goes_on(&self, reached: SowingPath) -> bool {
        let Some(last) = reached.last else {
            // Before the first step, any direction is allowed.
            return Direction::ALL.into_iter().any(|direction| {
                let next = self.sower.step(reached, direction);
                next.is_some_and(|next| self.sower.may_end(next) || self.goes_on(next))
            });
        };
        let left = usize::from(self.sower.left_behind(reached.sown));
        self.open[left][usize::from(reached.occupies)][last.index()].has(reached.at)
    }
}

/// The predecessors of these states.
fn one_before(sower: &Sower, after: &States) -> States {
    let mut before = States::default();
    for occupies in [false, true] {
        for last in Direction::ALL {
            let onwards = Direction::ALL
                .into_iter()
                .filter(|next| last.back() != *next);
            for next in onwards {
                let entered = |occupies| after[usize::from(occupies)][next.index()];
                let into = if occupies {
                    entered(true)
                } else {
                    (entered(true) & sower.empty) | (entered(false) - sower.empty)
                };
                let states = &mut before[usize::from(occupies)][last.index()];
                *states |= into.before(sower.side, next);
            }
        }
    }
    before
}

fn join(one: &States, other: &States) -> States {
    let mut both = *one;
    for (states, others) in both.iter_mut().flatten().zip(other.iter().flatten()) {
        *states |= *others;
    }
    both
}

/// The number of paths that start in each state, without and with an empty cell occupied.
type Counts = [[[u64; SPOTS]; 4]; 2];

/// The number of moves of a stack, saturating.
pub(super) fn count_moves(sower: &Sower) -> u64 {
    let mut counts: Counts = [[[0; SPOTS]; 4]; 2];
    let mut sum = 0_u64;
    for direction in Direction::ALL {
        if let Some(first) = sower.step(sower.begin(), direction) {
            counts[usize::from(first.occupies)][direction.index()][first.at.index()] = 1;
        }
    }
    for sown in 1..=sower.height {
        if sower.partial || sown == sower.height {
            sum = sum.saturating_add(ended(sower, sown, &counts));
        }
        counts = one_after(sower, sown, &counts);
    }
    sum
}

/// The number of paths that may end after this many steps.
fn ended(sower: &Sower, sown: u8, counts: &Counts) -> u64 {
    let mut sum = 0_u64;
    for_each_path(sown, counts, |reached, count| {
        if sower.may_end(reached) {
            sum = sum.saturating_add(count);
        }
    });
    sum
}

/// The paths extended by one step.
fn one_after(sower: &Sower, sown: u8, counts: &Counts) -> Counts {
    let mut after: Counts = [[[0; SPOTS]; 4]; 2];
    for_each_path(sown, counts, |reached, count| {
        for direction in Direction::ALL {
            if let Some(next) = sower.step(reached, direction) {
                let place =
                    &mut after[usize::from(next.occupies)][direction.index()][next.at.index()];
                *place = place.saturating_add(count);
            }
        }
    });
    after
}

fn for_each_path(sown: u8, counts: &Counts, mut visit: impl FnMut(SowingPath, u64)) {
    for occupies in [false, true] {
        for last in Direction::ALL {
            for at in Set::ALL {
                let count = counts[usize::from(occupies)][last.index()][at.index()];
                if count > 0 {
                    let reached = SowingPath {
                        at,
                        last: Some(last),
                        occupies,
                        sown,
                    };
                    visit(reached, count);
                }
            }
        }
    }
}

/// Appends every move of a stack. The caller has counted them.
pub(super) fn all_moves(sower: &Sower, into: &mut Vec<Move>) {
    let completions = CompletionTable::of(sower);
    let start = Move::from(sower.start.cell(sower.side));
    extend(&completions, start, sower.begin(), into);
}

/// Appends every move with this prefix. Takes only steps from which a move can be completed.
fn extend(completions: &CompletionTable, mv: Move, reached: SowingPath, into: &mut Vec<Move>) {
    let sower = &completions.sower;
    for direction in Direction::ALL {
        let Some(next) = sower.step(reached, direction) else {
            continue;
        };
        let longer = mv.then(direction);
        if sower.may_end(next) {
            into.push(longer);
        }
        if completions.goes_on(next) {
            extend(completions, longer, next, into);
        }
    }
}
