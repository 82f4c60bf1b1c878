//! What Emergo thinks of its positions: which stones are free and which lie how deep under others,
//! once every capture that is due has been made. All of it is opinion; the rules are elsewhere.

use super::board::{CELLS, Direction, Set};
use super::capture;
use super::moves::Move;
use super::rules::Position;
use super::stack::Stack;
use crate::game::{Game, Side};
use crate::search::{Opinion, Score};

/// What a stone on the board is worth with so many of the opponent's on top of it.
const UNDER: [i32; 6] = [100, 45, 25, 15, 10, 5];
/// A stone that lies under another of its cap guards the piece as well.
const GUARD: i32 = 40;
/// A stone in hand cannot be taken, and may come as part of the shadowpiece.
const IN_HAND: i32 = 125;
/// A piece that can step somewhere.
const STEP: i32 = 3;
/// A piece that the opponent could jump if it were his turn.
const THREAT: i32 = 20;
/// It is good to be the one to move.
const TEMPO: i32 = 10;
/// How good it is to have captured everything, when the captures have only been thought through.
const EVERYTHING: i32 = 9_000;

/// How many captures are made in thought before a position is judged.
const CAPTURES: u32 = 12;
/// How many positions are judged at most.
const LOOKS: u32 = 8;

impl Position {
    /// How well the player to move stands, whatever captures are due.
    fn standing(&self) -> i32 {
        let turn = self.turn();
        TEMPO + self.worth(turn) - self.worth(turn.other())
    }

    fn worth(&self, side: Side) -> i32 {
        let stacks = self.stacks();
        let on_board: i32 = stacks
            .iter()
            .map(|(_, stack)| stones_worth(stack, side))
            .sum();
        let own = stacks.pieces(side);
        let steps: u32 = Direction::ALL
            .map(|way| (own.moved(way) & stacks.empty()).len())
            .iter()
            .sum();
        let threats = capture::hunters(stacks, side.other()).len();
        on_board + IN_HAND * i32::from(self.hand(side)) + STEP * points(steps)
            - THREAT * points(threats)
    }

    /// How well the player to move stands when every capture that is due, and every one that is due
    /// after it, has been made as well as can be found. Captures are compulsory, so that a look at
    /// the board before they are made says little; once the looks are used up, the first that comes
    /// is made.
    fn settled(&self, captures: u32, looks: &mut u32) -> i32 {
        if let Some(outcome) = self.decided() {
            return if outcome.winner == Some(self.turn()) {
                EVERYTHING
            } else {
                -EVERYTHING
            };
        }
        let due = if captures == 0 { 0 } else { self.due() };
        if due == 0 {
            return self.standing();
        }
        let mut best = -EVERYTHING;
        let mut first = true;
        capture::walk(self.stacks(), self.turn(), |mv| {
            if mv.len() < due || (*looks == 0 && !first) {
                return;
            }
            first = false;
            *looks = looks.saturating_sub(1);
            best = best.max(-self.play_unchecked(mv).settled(captures - 1, looks));
        });
        best
    }
}

/// What the stones of one side in a stack are worth to it.
fn stones_worth(stack: Stack, side: Side) -> i32 {
    let mut above = 0;
    let mut worth = 0;
    for stone in stack.stones().rev() {
        if stone == side {
            worth += UNDER[above.min(UNDER.len() - 1)];
        } else {
            above += 1;
        }
    }
    if stack.owner() == Some(side) {
        worth += GUARD * points(stack.cap() - 1);
    }
    worth
}

fn points(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}

/// The cells that matter to the player to move.
pub struct Hints {
    /// Where the opponent could jump what comes.
    exposed: Set,
    /// The pieces that the opponent could jump now.
    threatened: Set,
    /// Where a piece would threaten one of the opponent's.
    threats: Set,
}

impl Opinion for Position {
    type Insight = ();
    type Hints = Hints;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);

    fn insight(&self) {}

    fn insight_after(&self, (): &(), _: Move, _: &Self) {}

    fn estimate(&self, (): &()) -> i32 {
        let (limit, mut looks) = (Score::ESTIMATE_LIMIT, LOOKS);
        self.settled(CAPTURES, &mut looks).clamp(-limit, limit)
    }

    /// Captures are compulsory: while there is one, what stands on the board says little.
    fn is_unsettled(&self, (): &()) -> bool {
        !capture::hunters(self.stacks(), self.turn()).is_empty()
    }

    fn hints(&self, (): &()) -> Hints {
        let stacks = self.stacks();
        let (turn, empty) = (self.turn(), stacks.empty());
        let (own, other) = (stacks.pieces(turn), stacks.pieces(turn.other()));
        let (mut threatened, mut threats) = (Set::EMPTY, Set::EMPTY);
        for way in Direction::ALL {
            let back = way.opposite();
            threatened = threatened | (own & other.moved(way) & empty.moved(back));
            threats = threats | (other & empty.moved(back)).moved(back);
        }
        Hints {
            exposed: capture::exposed(stacks, turn),
            threatened,
            threats: threats & empty,
        }
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        let end = mv.end();
        let mut promise = 0;
        if hints.exposed.has(end) {
            promise -= 3_000;
        }
        if hints.threats.has(end) {
            promise += 1_000;
        }
        if !mv.is_empty() && hints.threatened.has(mv.start()) {
            promise += 2_000;
        }
        promise
    }

    fn move_index(mv: Move) -> usize {
        let to = if mv.is_empty() {
            CELLS
        } else {
            mv.end().0.into()
        };
        to * CELLS + usize::from(mv.start().0)
    }
}
