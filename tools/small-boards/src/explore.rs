//! All positions that can come about on a board, up to symmetry, and which follows which.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use ergo_games::game::Game;
use ergo_games::hash::random;

use crate::boards::Position;
use crate::code::Codes;
use crate::graph::Graph;
use crate::value::Value;

/// The positions of a board.
#[derive(Debug)]
pub struct Explored {
    /// The code of each position; that of the start is the first.
    pub codes: Vec<u64>,
    /// Which of them follow each, and the values of those without moves.
    pub graph: Graph,
    numbers: Numbers,
}

type Numbers = HashMap<u64, u32, BuildHasherDefault<Mixer>>;

impl Explored {
    /// All positions that can come about after a start.
    #[must_use]
    pub fn from(start: &Position, codes: &Codes) -> Self {
        let mut explored = Self {
            codes: Vec::new(),
            graph: Graph::default(),
            numbers: Numbers::default(),
        };
        let mut waiting = VecDeque::from([*start]);
        explored.number(codes.code(start));
        let (mut moves, mut next) = (Vec::new(), Vec::new());
        while let Some(position) = waiting.pop_front() {
            moves.clear();
            position.choices(&mut moves);
            if moves.is_empty() {
                let outcome = position.outcome();
                explored
                    .graph
                    .push_end(Value::at_end(outcome, position.turn()));
                continue;
            }
            next.clear();
            for &mv in &moves {
                let after = position.play_unchecked(mv);
                let known = explored.codes.len();
                next.push(explored.number(codes.code(&after)));
                if explored.codes.len() > known {
                    waiting.push_back(after);
                }
            }
            explored.graph.push(&mut next);
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
