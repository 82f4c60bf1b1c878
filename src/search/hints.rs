//! The moves that won in the positions searched before, in a search for a forced win. They are tried first in the next
//! ones, because a move that wins after one reply, or after a pass, usually wins after other replies too.

/// The last two moves that won, the latest first, for each number of plies that are left.
#[derive(Debug)]
pub(super) struct Hints<M> {
    winners: Vec<[Option<M>; 2]>,
}

impl<M: Copy + PartialEq> Hints<M> {
    pub(super) const fn new() -> Self {
        Self {
            winners: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.winners.clear();
    }

    /// Remembers a move that wins within this many plies.
    #[inline(never)]
    pub(super) fn won(&mut self, plies: u32, mv: M) {
        let plies = plies as usize;
        if self.winners.len() <= plies {
            self.winners.resize(plies + 1, [None; 2]);
        }
        let winners = &mut self.winners[plies];
        if winners[0] != Some(mv) {
            *winners = [Some(mv), winners[0]];
        }
    }

    /// Moves those that won to the front of a list; the others keep their order.
    #[inline(never)]
    pub(super) fn sort(&self, plies: u32, list: &mut [M]) {
        let winners = self.winners.get(plies as usize).into_iter().flatten();
        for winner in winners.rev().flatten() {
            let at = list.iter().position(|mv| mv == winner);
            // By swaps, because `rotate_right` adds kilobytes to the site.
            for place in (0..at.unwrap_or_default()).rev() {
                list.swap(place, place + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_winners_come_first() {
        let mut hints = Hints::new();
        for mv in ['x', 'c', 'd', 'd'] {
            hints.won(5, mv);
        }
        let mut list = ['a', 'b', 'c', 'd', 'e'];
        hints.sort(5, &mut list);
        assert_eq!(list, ['d', 'c', 'a', 'b', 'e']);
        // Other lengths have their own.
        hints.won(9, 'e');
        hints.sort(7, &mut list);
        assert_eq!(list, ['d', 'c', 'a', 'b', 'e']);
        hints.sort(9, &mut list);
        assert_eq!(list, ['e', 'd', 'c', 'a', 'b']);
    }
}
