//! Positions as numbers, which of them follow which, and the value of each by retrograde analysis. Knows no game.

use std::collections::VecDeque;

use crate::value::Value;

/// Which positions follow each other.
#[derive(Debug, Default)]
pub struct Graph {
    /// Where the successors of each position end in the list of all.
    ends: Vec<usize>,
    successors: Vec<u32>,
    /// The positions without moves, with their values.
    over: Vec<(u32, Value)>,
}

impl Graph {
    /// Adds the next position, whose game is over.
    pub fn push_end(&mut self, value: Value) {
        self.over.push((number(self.len()), value));
        self.ends.push(self.successors.len());
    }

    /// Adds the next position with its successors, which are left sorted and without repetition.
    pub fn push(&mut self, successors: &mut Vec<u32>) {
        successors.sort_unstable();
        successors.dedup();
        self.successors.extend_from_slice(successors);
        self.ends.push(self.successors.len());
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The positions that follow a position.
    #[must_use]
    pub fn after(&self, position: usize) -> &[u32] {
        let start = position
            .checked_sub(1)
            .map_or(0, |before| self.ends[before]);
        &self.successors[start..self.ends[position]]
    }

    /// The positions without moves, with their values.
    #[must_use]
    pub fn over(&self) -> &[(u32, Value)] {
        &self.over
    }

    /// The value of each position.
    ///
    /// Starts with the positions without moves and goes backwards, in the order of their plies: a position before a loss
    /// is a win, and one is a loss once everything after it is a win. What is never reached is a draw, because whoever
    /// would lose can go on for ever, and repetition is a draw.
    #[must_use]
    pub fn solve(&self) -> Vec<Value> {
        let before = self.reversed();
        let mut values = vec![Value::Draw; self.len()];
        let mut open: Vec<u32> = (0..self.len())
            .map(|position| number(self.after(position).len()))
            .collect();
        let mut waiting = VecDeque::new();
        for &(position, value) in &self.over {
            if value != Value::Draw {
                values[position as usize] = value;
                waiting.push_back(position);
            }
        }
        while let Some(position) = waiting.pop_front() {
            let value = values[position as usize].before();
            for &earlier in before.after(position as usize) {
                let here = earlier as usize;
                if values[here] != Value::Draw {
                    continue;
                }
                open[here] -= 1;
                if open[here] == 0 || matches!(value, Value::Win(_)) {
                    values[here] = value;
                    waiting.push_back(earlier);
                }
            }
        }
        values
    }

    /// The graph with what is before each position in the place of what is after it.
    fn reversed(&self) -> Self {
        // First the number before each, then where those of the one before end, and after filling, where its own end.
        let mut ends = vec![0; self.len()];
        for &after in &self.successors {
            ends[after as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += std::mem::replace(end, sum);
        }
        let mut successors = vec![0; self.successors.len()];
        for position in 0..self.len() {
            for &after in self.after(position) {
                let end = &mut ends[after as usize];
                successors[*end] = number(position);
                *end += 1;
            }
        }
        Self {
            ends,
            successors,
            over: Vec::new(),
        }
    }
}

fn number(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A graph by the successors of each position; those without any are lost.
    fn graph(successors: &[&[u32]]) -> Graph {
        let mut graph = Graph::default();
        for after in successors {
            if after.is_empty() {
                graph.push_end(Value::Loss(0));
            } else {
                graph.push(&mut after.to_vec());
            }
        }
        graph
    }

    #[test]
    fn wins_are_short_and_losses_long() {
        let values = graph(&[&[1, 2], &[3], &[4], &[], &[1, 2]]).solve();
        assert_eq!(values[3], Value::Loss(0));
        assert_eq!(values[1], Value::Win(1));
        // From 4 there is a way back to 2, so neither is lost.
        assert_eq!([values[2], values[4], values[0]], [Value::Draw; 3]);
        let values = graph(&[&[1, 2], &[3], &[4], &[], &[1]]).solve();
        assert_eq!(
            values,
            [4, 1, 3, 0, 2].map(|plies| Value::of_number(plies + 1))
        );
    }

    #[test]
    fn a_draw_without_moves_saves_who_can_reach_it() {
        let mut graph = Graph::default();
        graph.push(&mut vec![1, 2, 2]);
        graph.push(&mut vec![3]);
        graph.push_end(Value::Draw);
        graph.push_end(Value::Loss(0));
        assert_eq!(
            graph.solve(),
            [Value::Draw, Value::Win(1), Value::Draw, Value::Loss(0)]
        );
        assert_eq!(graph.after(0), [1, 2]);
    }
}
