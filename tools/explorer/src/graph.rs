//! The positions that are known, the moves between them, and their values by minimax.

use std::collections::HashMap;

use ergo_games::draft::SetUp;
use ergo_games::explorer::{Keys, Value};

/// A position.
#[derive(Debug)]
pub(crate) struct Node<G> {
    /// One of its mirror images: the one whose text is shared.
    pub(crate) position: G,
    /// Its [shared text](Keys::text).
    pub(crate) text: String,
    /// The fewest plies from the start.
    pub(crate) ply: usize,
    /// Its value by a search, either of the position before it or of itself.
    estimate: Value,
    /// Its value, if it is known without a search.
    fixed: Option<Value>,
    /// Whether its moves were searched.
    pub(crate) is_expanded: bool,
    /// The positions after its moves, as far as they are known.
    pub(crate) after: Vec<usize>,
    /// Its value to the player to move.
    pub(crate) value: Value,
}

/// The passes after which values are taken as they are, if they still change.
const PASSES: usize = 100;

/// All positions that are known. The first is the start.
#[derive(Debug)]
pub(crate) struct Graph<G> {
    pub(crate) nodes: Vec<Node<G>>,
    by_text: HashMap<String, usize>,
    keys: Keys,
}

impl<G: SetUp> Graph<G> {
    /// The start alone.
    pub(crate) fn new(start: &G, keys: Keys) -> Self {
        let mut graph = Self {
            nodes: Vec::new(),
            by_text: HashMap::new(),
            keys,
        };
        graph.add(start, 0, Value::EVEN);
        graph
    }

    pub(crate) const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The position with a shared text.
    pub(crate) fn find(&self, text: &str) -> Option<usize> {
        self.by_text.get(text).copied()
    }

    /// Adds a position unless it is there.
    pub(crate) fn add(&mut self, position: &G, ply: usize, estimate: Value) -> usize {
        let text = self.keys.text(position);
        if let Some(at) = self.find(&text) {
            self.nodes[at].ply = self.nodes[at].ply.min(ply);
            return at;
        }
        let outcome = position.outcome();
        let options = ergo_games::game::Options::of_variant(position.variant());
        let fixed = outcome.map(Value::of_outcome);
        let estimate = fixed.unwrap_or(estimate);
        self.nodes.push(Node {
            position: G::parse(&text, options).expect("the text of a position is read"),
            text: text.clone(),
            ply,
            estimate,
            fixed,
            is_expanded: outcome.is_some(),
            after: Vec::new(),
            value: estimate,
        });
        self.by_text.insert(text, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Fixes what a position is worth.
    pub(crate) fn fix(&mut self, at: usize, value: Value) {
        self.nodes[at].fixed = Some(value);
        self.nodes[at].value = value;
    }

    /// Fixes what follows from positions that are proven to be lost: whatever is played there, the opponent wins.
    pub(crate) fn fix_wins(&mut self) {
        for at in 0..self.nodes.len() {
            let node = &self.nodes[at];
            let Some(lost @ Value::Loss(1..)) = node.fixed else {
                continue;
            };
            for after in node.after.clone() {
                let won = lost.after_best();
                if self.nodes[after].value < won {
                    self.fix(after, won);
                }
            }
        }
    }

    /// Connects a position with those after its moves.
    pub(crate) fn connect(&mut self, at: usize, after: usize) {
        let list = &mut self.nodes[at].after;
        if !list.contains(&after) {
            list.push(after);
        }
    }

    /// Connects all positions with those after any of their moves that are known.
    pub(crate) fn connect_all(&mut self) {
        for at in 0..self.nodes.len() {
            let position = self.nodes[at].position.clone();
            let mut moves = Vec::new();
            position.choices(&mut moves);
            for mv in moves {
                let text = self.keys.text(&position.play_unchecked(mv));
                if let Some(after) = self.find(&text) {
                    self.connect(at, after);
                }
            }
        }
    }

    /// Finds the values of all positions: that of the best move in those whose moves were searched, at least that in
    /// others. Returns whether they are final; positions that repeat could keep them from it.
    pub(crate) fn minimax(&mut self) -> bool {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(self.nodes[at].ply));
        for node in &mut self.nodes {
            node.value = node.fixed.unwrap_or(node.estimate);
        }
        (0..PASSES).any(|_| {
            let mut is_final = true;
            for &at in &order {
                let node = &self.nodes[at];
                let value = self.value_of(node);
                is_final &= value == node.value;
                self.nodes[at].value = value;
            }
            is_final
        })
    }

    fn value_of(&self, node: &Node<G>) -> Value {
        if let Some(fixed) = node.fixed {
            return fixed;
        }
        let after = node
            .after
            .iter()
            .map(|&after| self.nodes[after].value.before());
        let own = (!node.is_expanded).then_some(node.estimate);
        after.chain(own).max().unwrap_or(node.estimate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::{Game as _, Options};
    use ergo_games::games::ergo::Position;

    fn graph() -> Graph<Position> {
        Graph::new(
            &Position::start(Options::default()),
            Keys::new::<Position>(0),
        )
    }

    fn after(graph: &Graph<Position>, at: usize, mv: &str) -> Position {
        let position = &graph.nodes[at].position;
        position.play_unchecked(position.parse_move(mv).unwrap())
    }

    /// Adds the position after a move, with its value.
    fn grow(graph: &mut Graph<Position>, at: usize, mv: &str, chance: u8) -> usize {
        let position = after(graph, at, mv);
        let ply = graph.nodes[at].ply + 1;
        let added = graph.add(&position, ply, Value::Chance(chance));
        graph.connect(at, added);
        graph.nodes[at].is_expanded = true;
        added
    }

    #[test]
    fn a_position_is_worth_its_best_move() {
        let mut graph = graph();
        let one = grow(&mut graph, 0, "e5", 80);
        grow(&mut graph, 0, "a1", 90);
        assert!(graph.minimax());
        assert_eq!(graph.nodes[0].value, Value::Chance(120));
        // A good reply to the better move.
        grow(&mut graph, one, "e6", 100);
        assert!(graph.minimax());
        assert_eq!(graph.nodes[0].value, Value::Chance(110));
    }

    /// Adds the positions of a line from the start.
    fn grow_line(graph: &mut Graph<Position>, line: &[&str]) -> usize {
        let mut position = Position::start(Options::default());
        let mut at = 0;
        for (ply, text) in (1..).zip(line) {
            position = position.play_unchecked(position.parse_move(text).unwrap());
            let added = graph.add(&position, ply, Value::EVEN);
            graph.connect(at, added);
            at = added;
        }
        at
    }

    #[test]
    fn mirror_images_and_transpositions_are_one_position() {
        let mut graph = graph();
        let one = grow_line(&mut graph, &["e5", "a1", "c3"]);
        assert_eq!(grow_line(&mut graph, &["f5", "j1", "h3"]), one);
        assert_eq!(graph.nodes.len(), 4);
        let other = grow_line(&mut graph, &["c3", "a1"]);
        assert!(graph.nodes[other].after.is_empty());
        graph.connect_all();
        assert_eq!(graph.nodes[other].after, [one]);
        assert_eq!(graph.nodes.len(), 6);
    }

    #[test]
    fn a_leaf_is_worth_at_least_its_known_moves_and_a_fixed_value_stays() {
        let mut graph = graph();
        let one = grow(&mut graph, 0, "e5", 80);
        let two = grow(&mut graph, one, "a1", 40);
        graph.nodes[one].is_expanded = false;
        assert!(graph.minimax());
        assert_eq!(graph.nodes[one].value, Value::Chance(160));
        graph.fix(two, Value::Win(23));
        assert!(graph.minimax());
        assert_eq!(graph.nodes[one].value, Value::Chance(80));
        assert_eq!(graph.nodes[two].value, Value::Win(23));
    }

    #[test]
    fn every_move_in_a_lost_position_loses() {
        let mut graph = graph();
        let lost = grow(&mut graph, 0, "e5", 80);
        let one = grow(&mut graph, lost, "a1", 40);
        let two = grow(&mut graph, lost, "a2", 60);
        graph.fix(lost, Value::Loss(24));
        graph.fix(two, Value::Win(5));
        graph.fix_wins();
        assert!(graph.minimax());
        assert_eq!(graph.nodes[one].value, Value::Win(23));
        assert_eq!(graph.nodes[two].value, Value::Win(5));
        assert_eq!(graph.nodes[0].value, Value::Win(25));
    }
}
