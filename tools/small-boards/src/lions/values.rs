//! Solving a board by retrograde analysis.
//!
//! Nothing is stored but a byte for each position: which ones come after it, and which come before it, is found anew
//! whenever that is needed.

use super::board::{LionBoard, Standing};
use super::numbers::Numbers;
use crate::check::Flaw;
use crate::value::Value;

/// The [number](Value::number) of the value of a position that is not decided, and in the end a draw.
const OPEN: u8 = 0;

/// The number of a position in which a row can be completed. It counts as an end, as every other move is worse.
const WON: u8 = 2;

/// In the place of such a number: no position is here, or it cannot come about.
const NONE: u8 = u8::MAX;

/// About how many moves lead to a position.
const MOVES: usize = 30;

/// The values of all positions of a board that can come about.
#[derive(Debug)]
pub struct Values {
    board: LionBoard,
    numbers: Numbers,
    /// The number of the value of each position.
    bytes: Vec<u8>,
}

impl Values {
    /// Finds the positions, those with few pieces first. Only the ends are decided. `None` if there may be more positions
    /// than a limit.
    #[must_use]
    pub fn explore(board: LionBoard, most: usize) -> Option<Self> {
        let numbers = Numbers::of(&board);
        if numbers.len() > most {
            return None;
        }
        let mut found = Self {
            bytes: vec![NONE; numbers.len()],
            board,
            numbers,
        };
        let start = found.numbers.number(&Standing::default());
        found.bytes[start] = OPEN;
        let pieces = found.board.pieces as usize;
        for placed in 1..=2 * pieces {
            let own = placed.saturating_sub(pieces)..=placed.min(pieces);
            let ranges = own.map(|own| found.numbers.range(own, placed - own));
            let ranges: Vec<_> = ranges.collect();
            while found.explore_among(ranges.iter().cloned().flatten()) {}
        }
        Some(found)
    }

    /// Finds positions that come after those that are known; whether there are any.
    fn explore_among(&mut self, numbers: impl Iterator<Item = usize>) -> bool {
        let mut is_found = false;
        for number in numbers {
            if self.bytes[number] == NONE {
                self.bytes[number] = self.explored(number);
                is_found |= self.bytes[number] != NONE;
            }
        }
        is_found
    }

    /// The number of the value of a position as far as that is known: whether it comes after one that is not an end, and
    /// whether it is an end itself.
    fn explored(&self, number: usize) -> u8 {
        let Some(position) = self.numbers.position(number) else {
            return NONE;
        };
        let mut before = self.board.before(&position);
        if !before.any(|before| self.known(&before) == OPEN) {
            NONE
        } else if self.board.is_won(&position) {
            WON
        } else {
            OPEN
        }
    }

    /// Decides all positions, those with short wins first; `None` if a win takes more plies than fit a byte.
    #[must_use]
    pub fn solved(mut self) -> Option<Self> {
        for value in WON..NONE - 1 {
            let [found, open] = [value, OPEN].map(|value| self.count(value));
            if found == 0 {
                return Some(self);
            }
            let is_win = matches!(read(value), Some(Value::Win(_)));
            if is_win && found > open / MOVES {
                self.lose_open(value + 1);
            } else {
                self.go_back_from(value);
            }
        }
        None
    }

    fn count(&self, value: u8) -> usize {
        self.bytes
            .iter()
            .map(|&byte| usize::from(byte == value))
            .sum()
    }

    /// Gives a value to all open positions that are lost now.
    fn lose_open(&mut self, value: u8) {
        for number in 0..self.bytes.len() {
            if self.bytes[number] == OPEN {
                let position = self.numbers.position(number);
                if position.is_some_and(|position| self.is_lost(&position)) {
                    self.bytes[number] = value;
                }
            }
        }
    }

    /// Finds the positions that are decided one ply before those of a value.
    fn go_back_from(&mut self, value: u8) {
        let is_loss = matches!(read(value), Some(Value::Loss(_)));
        for number in 0..self.bytes.len() {
            if self.bytes[number] != value {
                continue;
            }
            let Some(position) = self.numbers.position(number) else {
                continue;
            };
            for before in self.board.before(&position) {
                let number = self.numbers.number(&before);
                if self.bytes[number] == OPEN && (is_loss || self.is_lost(&before)) {
                    self.bytes[number] = value + 1;
                }
            }
        }
    }

    /// Whether there are moves, and all lead to positions that are known to be won.
    fn is_lost(&self, position: &Standing) -> bool {
        let mut after = self.board.after(position).peekable();
        let is_won = |after| matches!(read(self.known(&after)), Some(Value::Win(_)));
        after.peek().is_some() && after.all(is_won)
    }

    fn known(&self, position: &Standing) -> u8 {
        self.bytes[self.numbers.number(position)]
    }

    /// The value of a position; `None` if it cannot come about.
    #[must_use]
    pub fn value(&self, position: &Standing) -> Option<Value> {
        read(self.known(position))
    }

    /// The values of all positions.
    pub fn all(&self) -> impl Iterator<Item = Value> {
        self.bytes.iter().filter_map(|&value| read(value))
    }

    /// Checks that each value follows from those one ply later, as [`check`](crate::check) does for a table.
    ///
    /// # Errors
    /// The first value that does not.
    pub fn check(&self) -> Result<(), Flaw> {
        for (number, &byte) in self.bytes.iter().enumerate() {
            let (Some(said), Some(position)) = (read(byte), self.numbers.position(number)) else {
                continue;
            };
            let after = self.board.after(&position);
            let after = after.filter_map(|after| self.value(&after).map(Value::before));
            let follows = if self.board.is_won(&position) {
                Value::Win(1)
            } else {
                after.max().unwrap_or(Value::Draw)
            };
            if said != follows {
                return Err(Flaw {
                    code: number as u64,
                    said: Some(said),
                    follows,
                });
            }
        }
        Ok(())
    }
}

fn read(value: u8) -> Option<Value> {
    (value != NONE).then(|| Value::of_number(value.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::dice::Dice;

    use crate::explore::{Explored, Rules};
    use crate::solve::longest_win;

    fn solved(name: &str) -> Values {
        let values = Values::explore(name.parse().unwrap(), usize::MAX);
        values.unwrap().solved().unwrap()
    }

    /// The rules for a search that keeps all positions and which follow which.
    impl Rules for Values {
        type Position = Standing;

        fn start(&self) -> Standing {
            Standing::default()
        }

        fn code(&self, position: &Standing) -> u64 {
            self.numbers.number(position) as u64
        }

        fn after(&self, position: &Standing, into: &mut Vec<Standing>) -> Option<Value> {
            if self.board.is_won(position) {
                return Some(Value::Win(1));
            }
            into.extend(self.board.after(position));
            into.is_empty().then_some(Value::Draw)
        }
    }

    #[test]
    fn boards_are_as_known() {
        for (name, positions, game, longest) in [
            ("3x3-3", 1_199, Value::Draw, 7),
            ("3x3-4", 1_789, Value::Win(11), 11),
            ("4x3-3", 19_526, Value::Win(7), 15),
        ] {
            let values = solved(name);
            assert_eq!(values.all().count(), positions, "{name}");
            assert_eq!(values.value(&Standing::default()), Some(game), "{name}");
            assert_eq!(longest_win(values.all()), longest, "{name}");
            values.check().unwrap();
            let explored = Explored::from(&values);
            assert_eq!(explored.len(), positions, "{name}");
            for (&code, value) in explored.codes.iter().zip(explored.graph.solve()) {
                assert_eq!(
                    read(values.bytes[usize::try_from(code).unwrap()]),
                    Some(value),
                    "{name} {code}"
                );
            }
        }
    }

    /// The value by plain search to a depth, if that decides it.
    fn search(rules: &Values, position: &Standing, plies: u16) -> Option<Value> {
        let mut next = Vec::new();
        if let Some(value) = rules.after(position, &mut next) {
            return (value == Value::Draw || plies > 0).then_some(value);
        }
        if plies == 0 {
            return None;
        }
        let values: Vec<_> = next
            .iter()
            .map(|after| search(rules, after, plies - 1))
            .collect();
        let best = values.iter().flatten().map(|value| value.before()).max();
        best.filter(|best| matches!(best, Value::Win(_)) || values.iter().all(Option::is_some))
    }

    #[test]
    fn values_agree_with_plain_search() {
        let values = solved("3x3-3");
        let mut finished = 0;
        for sample in 0..200 {
            let mut dice = Dice::new(sample << 32);
            let mut position = Standing::default();
            for _ in 0..dice.below(12) {
                let mut next = Vec::new();
                if values.after(&position, &mut next).is_some() {
                    break;
                }
                position = *dice.pick(&next);
            }
            let value = values.value(&position).unwrap();
            for plies in 0..5 {
                if let Some(found) = search(&values, &position, plies) {
                    assert_eq!(value, found, "{position:?}");
                    finished += 1;
                    break;
                }
                assert!(
                    value == Value::Draw || value.number() > plies + 1,
                    "{position:?}"
                );
            }
        }
        assert!(finished > 50, "{finished}");
    }

    #[test]
    fn one_wrong_value_is_found() {
        let mut values = solved("3x3-4");
        let mut dice = Dice::new(0);
        for _ in 0..200 {
            let at = dice.below(values.bytes.len());
            let right = values.bytes[at];
            if right != NONE {
                values.bytes[at] = if right == OPEN { WON } else { right - 1 };
                assert!(values.check().is_err(), "{at}");
                values.bytes[at] = right;
            }
        }
        values.check().unwrap();
    }
}
