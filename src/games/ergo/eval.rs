//! What Ergo thinks of its positions: how many windows of five cells either side can still fill,
//! how nearly, and who holds more in hand. All of it is opinion; the rules are elsewhere.

use super::board::{BOARD, CELLS, Set};
use super::rules::{Move, Position, fives};
use crate::game::{Game, Side};
use crate::search::Opinion;

/// What a window is worth with so many pieces of one side in it and none of the other.
const WINDOW: [i32; 5] = [0, 2, 12, 60, 160];
/// A piece in hand can go anywhere.
const IN_HAND: i32 = 12;
/// A lion goes further than a soldier.
const LION: i32 = 8;
/// It is good to be the one to move.
const TEMPO: i32 = 20;
/// The player to move drops the fifth.
const FIVE_NEXT: i32 = 9_000;
/// Two fives threaten and only one can be stopped.
const FIVE_SOON: i32 = 7_000;
/// Four in a window and nothing in hand: some piece must come and fill it.
const FOUR_WITHOUT_HAND: i32 = 300;

/// Where a window may begin, in each direction.
const WINDOWS: [Set; 4] = fives(BOARD);

/// The windows of one direction, told apart by how many pieces of a side are in them: bit `n` of
/// the count of the window that begins on a cell is in `bits[n]`.
#[derive(Clone, Copy)]
struct Counts {
    bits: [Set; 3],
}

impl Counts {
    /// Adds up five copies of the set, each moved one cell further, as five one-bit numbers.
    const fn new<const D: u32, const D2: u32, const D3: u32, const D4: u32>(set: Set) -> Self {
        let (sum, carry) = add(set.0, set.0 >> D, set.0 >> D2);
        let (ones, more) = add(sum, set.0 >> D3, set.0 >> D4);
        Self {
            bits: [Set(ones), Set(carry ^ more), Set(carry & more)],
        }
    }

    /// The windows with at least one piece.
    fn any(self) -> Set {
        self.bits[0] | self.bits[1] | self.bits[2]
    }

    /// The windows with exactly so many pieces, one to four.
    fn exactly(self, count: usize) -> Set {
        let [ones, twos, fours] = self.bits;
        match count {
            1 => ones & !twos & !fours,
            2 => twos & !ones,
            3 => ones & twos,
            _ => fours & !ones,
        }
    }
}

/// Adds three one-bit numbers in every place at once: the sum and what is carried.
const fn add(one: u128, two: u128, three: u128) -> (u128, u128) {
    let half = one ^ two;
    (half ^ three, (one & two) | (half & three))
}

fn counts(set: Set) -> [Counts; 4] {
    [
        Counts::new::<1, 2, 3, 4>(set),
        Counts::new::<10, 20, 30, 40>(set),
        Counts::new::<11, 22, 33, 44>(set),
        Counts::new::<12, 24, 36, 48>(set),
    ]
}

/// The cells of windows that begin on the given cells, in each direction.
fn cells(begins: [Set; 4]) -> Set {
    const fn spread<const D: u32, const D2: u32, const D3: u32, const D4: u32>(set: Set) -> Set {
        Set(set.0 | set.0 << D | set.0 << D2 | set.0 << D3 | set.0 << D4)
    }
    spread::<1, 2, 3, 4>(begins[0])
        | spread::<10, 20, 30, 40>(begins[1])
        | spread::<11, 22, 33, 44>(begins[2])
        | spread::<12, 24, 36, 48>(begins[3])
}

/// The windows of one side that the other has not entered.
struct Lines {
    own: [Counts; 4],
    free: [Set; 4],
}

impl Lines {
    /// The lines of both sides.
    fn of(position: &Position) -> [Self; 2] {
        let [first, second] = Side::BOTH.map(|side| counts(position.pieces(side)));
        let free = |other: [Counts; 4]| {
            let mut free = WINDOWS;
            for (window, taken) in free.iter_mut().zip(other) {
                *window = *window & !taken.any();
            }
            free
        };
        [
            Self {
                own: first,
                free: free(second),
            },
            Self {
                own: second,
                free: free(first),
            },
        ]
    }

    /// Where windows with exactly so many pieces begin.
    fn with(&self, count: usize) -> [Set; 4] {
        let mut begins = self.free;
        for (window, own) in begins.iter_mut().zip(self.own) {
            *window = *window & own.exactly(count);
        }
        begins
    }

    /// The cells of windows with exactly so many pieces; cells that are taken are among them.
    fn cells(&self, count: usize) -> Set {
        cells(self.with(count))
    }

    fn worth(&self) -> i32 {
        (1..=4)
            .map(|count| {
                let windows: u32 = self.with(count).iter().map(|set| set.len()).sum();
                WINDOW[count] * points(windows)
            })
            .sum()
    }
}

fn points(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}

/// The cells that matter to either side, from the most urgent down.
pub struct Hints {
    win: Set,
    block: Set,
    four: Set,
    hinder: Set,
    three: Set,
}

impl Opinion for Position {
    type Hints = Hints;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);

    fn estimate(&self) -> i32 {
        let turn = self.turn();
        let lines = Lines::of(self);
        let (own, other) = (&lines[turn.index()], &lines[turn.other().index()]);
        let empty = self.empty();
        let (hand, other_hand) = (self.hand(turn), self.hand(turn.other()));
        let own_fifths = own.cells(4) & empty;
        let other_fifths = other.cells(4) & empty;

        let mut sum = TEMPO;
        if !own_fifths.is_empty() {
            if hand > 0 {
                return FIVE_NEXT;
            }
            sum += FOUR_WITHOUT_HAND;
        }
        if other_fifths.len() > 1 && other_hand > 0 {
            return -FIVE_SOON;
        }
        let lions = |side: Side| points((self.lions() & self.pieces(side)).len());
        sum += own.worth() - other.worth();
        sum += IN_HAND * (points(hand) - points(other_hand));
        sum + LION * (lions(turn) - lions(turn.other()))
    }

    fn hints(&self) -> Hints {
        let turn = self.turn();
        let lines = Lines::of(self);
        let (own, other) = (&lines[turn.index()], &lines[turn.other().index()]);
        Hints {
            win: own.cells(4),
            block: other.cells(4),
            four: own.cells(3),
            hinder: other.cells(3),
            three: own.cells(2),
        }
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        [
            (hints.win, 1_000_000),
            (hints.block, 500_000),
            (hints.four, 20_000),
            (hints.hinder, 12_000),
            (hints.three, 2_000),
        ]
        .into_iter()
        .map(|(cells, points)| if cells.has(mv.to) { points } else { 0 })
        .sum()
    }

    fn move_index(mv: Move) -> usize {
        let from = mv.from.map_or(CELLS, |from| usize::from(from.0));
        from * CELLS + usize::from(mv.to.0)
    }
}
