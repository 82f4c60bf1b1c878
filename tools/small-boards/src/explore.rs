//! All positions that can come about on a board, up to symmetry, and which follows which.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use ergo_games::hash::random;

use crate::graph::Graph;
use crate::value::Value;

/// The rules by which positions follow each other.
pub trait Rules {
    /// A position.
    type Position: Copy;

    /// The start of the game.
    fn start(&self) -> Self::Position;

    /// A number that is the same for all positions that are alike, and different for any others.
    fn code(&self, position: &Self::Position) -> u64;

    /// Appends the positions that may follow; or returns the value of a position that need not be gone on from, such as one
    /// in which the game is over.
    fn after(&self, position: &Self::Position, into: &mut Vec<Self::Position>) -> Option<Value>;
}

/// The positions of a board.
#[derive(Debug, Default)]
pub struct Explored {
    /// The code of each position; that of the start is the first.
    pub codes: Vec<u64>,
    /// Which of them follow each, and the values of those without moves.
    pub graph: Graph,
    numbers: Numbers,
}

type Numbers = HashMap<u64, u32, BuildHasherDefault<Mixer>>;

impl Explored {
    /// All positions that can come about.
    #[must_use]
    pub fn from<R: Rules>(rules: &R) -> Self {
        let mut explored = Self::default();
        let start = rules.start();
        explored.number(rules.code(&start));
        let mut waiting = VecDeque::from([start]);
        let (mut after, mut numbers) = (Vec::new(), Vec::new());
        while let Some(position) = waiting.pop_front() {
            after.clear();
            if let Some(value) = rules.after(&position, &mut after) {
                explored.graph.push_end(value);
                continue;
            }
            numbers.clear();
            for &next in &after {
                let known = explored.codes.len();
                numbers.push(explored.number(rules.code(&next)));
                if explored.codes.len() > known {
                    waiting.push_back(next);
                }
            }
            explored.graph.push(&mut numbers);
        }
        explored
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether there are none, which does not happen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// The place of a position among all, by its code.
    #[must_use]
    pub fn find(&self, code: u64) -> Option<usize> {
        self.numbers.get(&code).map(|&number| number as usize)
    }

    /// The number of a code, which it gets if it is new.
    fn number(&mut self, code: u64) -> u32 {
        let new = u32::try_from(self.codes.len()).unwrap_or(u32::MAX);
        let number = *self.numbers.entry(code).or_insert(new);
        if number == new {
            self.codes.push(code);
        }
        number
    }
}

/// Codes are spread by mixing their bits.
#[derive(Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = random(self.0 ^ number);
    }
}
