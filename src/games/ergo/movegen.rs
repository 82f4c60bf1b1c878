//! Legal moves: drops, steps of soldiers and lions, and slides along the edge.

use super::board::{
    ARENA, AROUND, EDGE, RING, RING_INDEX, Reach, STRAIGHT, Set, TWICE_ROUND, reach,
};
use super::position::{Move, PIECES, Position};
use crate::game::Cell;

impl Position {
    /// Appends every legal move.
    pub(super) fn choices(&self, into: &mut Vec<Move>) {
        if self.five.is_some() {
            return;
        }
        if self.hand(self.turn) > 0 {
            let drops = self.empty().into_iter();
            drops.for_each(|to| into.push(Move { from: None, to }));
        }
        for from in self.pieces(self.turn) {
            let targets = self.targets(from).into_iter();
            let from = Some(from);
            targets.for_each(|to| into.push(Move { from, to }));
        }
    }

    /// Counts without listing: a step in one direction is one shift and one count of bits, and the
    /// slides are the gaps beside the lions on the ring.
    pub(super) fn count(&self) -> u64 {
        if self.five.is_some() {
            return 0;
        }
        let own = self.pieces(self.turn);
        let empty = self.empty();
        let (into_arena, onto_edge) = (empty & ARENA, empty & EDGE);
        let (inside, lions) = (own & ARENA, own & self.lions);
        let lions_inside = lions & ARENA;
        let steps = |any: Set, inside: Set| (any & into_arena) | (inside & onto_edge);

        let drops = if own.len() < PIECES { empty.len() } else { 0 };
        let straight = steps(own.up::<1>(), inside.up::<1>()).len()
            + steps(own.down::<1>(), inside.down::<1>()).len()
            + steps(own.up::<11>(), inside.up::<11>()).len()
            + steps(own.down::<11>(), inside.down::<11>()).len();
        let diagonal = steps(lions.up::<10>(), lions_inside.up::<10>()).len()
            + steps(lions.down::<10>(), lions_inside.down::<10>()).len()
            + steps(lions.up::<12>(), lions_inside.up::<12>()).len()
            + steps(lions.down::<12>(), lions_inside.down::<12>()).len();

        let mut slides = 0;
        let mut places = self.ring[self.turn.index()];
        while places != 0 {
            #[allow(clippy::cast_possible_truncation, reason = "below 34")]
            let Reach { after, before } = self.ring_reach(places.trailing_zeros() as u8);
            slides += u32::from(after) + u32::from(before);
            places &= places - 1;
        }
        u64::from(drops + straight + diagonal + slides)
    }

    /// Whether a move is legal.
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        if self.five.is_some() || !self.empty().has(mv.to) {
            return false;
        }
        match mv.from {
            None => self.hand(self.turn) > 0,
            Some(from) => self.pieces(self.turn).has(from) && self.targets(from).has(mv.to),
        }
    }

    /// The cells to which the piece of the player to move on a cell may go.
    fn targets(&self, from: Cell) -> Set {
        let at = usize::from(from.0);
        let empty = self.empty();
        if EDGE.has(from) {
            (AROUND[at] & ARENA & empty) | self.slides(from)
        } else if self.lions.has(from) {
            AROUND[at] & empty
        } else {
            STRAIGHT[at] & empty
        }
    }

    /// The cells to which a lion on the edge may slide.
    fn slides(&self, from: Cell) -> Set {
        let place = RING_INDEX[usize::from(from.0)];
        let Reach { after, before } = self.ring_reach(place);
        let (here, again) = (usize::from(place), usize::from(place) + RING);
        let forth = &TWICE_ROUND[here + 1..][..usize::from(after)];
        let back = &TWICE_ROUND[again - usize::from(before)..again];
        let mut set = Set::EMPTY;
        for &cell in forth.iter().chain(back) {
            set |= cell;
        }
        set
    }

    pub(super) fn ring_reach(&self, place: u8) -> Reach {
        reach(self.ring[0] | self.ring[1], place)
    }
}
