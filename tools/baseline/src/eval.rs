//! The evaluation: as simple as possible, and independent of that of our engine.

use ergo_games::game::{Game, Side};
use ergo_games::games::ergo::board::{COLUMNS, ROWS, Set, cell};
use ergo_games::games::{emergo, ergo as five, intermedium};
use std::sync::LazyLock;

/// A game with an evaluation.
pub(crate) trait Evaluate: Game {
    /// The value of the pieces of a side, in points.
    fn side_value(&self, side: Side) -> i32;
}

/// The value of a window of five cells by the number of pieces of one side, with none of the other.
const WINDOW: [i32; 6] = [0, 1, 6, 36, 200, 0];

/// Every window of five cells in a row.
static WINDOWS: LazyLock<Vec<Set>> = LazyLock::new(|| {
    let mut windows = Vec::new();
    for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        for (column, row) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
        {
            let place = |step: i8| {
                let column = column.checked_add_signed(right * step)?;
                let row = row.checked_add_signed(up * step)?;
                (column < COLUMNS && row < ROWS).then(|| Set::of(cell(column, row)))
            };
            let cells: Option<Vec<Set>> = (0..5).map(place).collect();
            windows.extend(cells.and_then(|cells| cells.into_iter().reduce(|one, two| one | two)));
        }
    }
    windows
});

impl Evaluate for five::Position {
    fn side_value(&self, side: Side) -> i32 {
        let (own, other) = (self.pieces(side), self.pieces(side.other()));
        let open = WINDOWS
            .iter()
            .filter(|&&window| (window & other).is_empty());
        open.map(|&window| WINDOW[(window & own).len() as usize])
            .sum()
    }
}

impl Evaluate for emergo::Position {
    fn side_value(&self, side: Side) -> i32 {
        let pieces = self.stacks().iter().map(|(_, stack)| stack);
        let own = pieces.filter(|stack| stack.owner() == Some(side));
        let held: u32 = own
            .map(|stack| 10 * stack.cap() + 3 * stack.count(side.other()))
            .sum();
        10 * i32::from(self.hand(side)) + held.cast_signed()
    }
}

impl Evaluate for intermedium::Position {
    fn side_value(&self, side: Side) -> i32 {
        (10 * self.stones(side) + self.stacks(side).len()).cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::Options;

    #[test]
    fn there_is_a_window_for_every_five_in_a_row() {
        assert_eq!(WINDOWS.len(), 6 * 9 + 10 * 5 + 2 * 6 * 5);
        assert!(WINDOWS.iter().all(|window| window.len() == 5));
    }

    #[test]
    fn the_side_with_more_material_has_the_higher_value() {
        let position = |text| five::Position::parse(text, Options::default());
        let position = position("10/10/10/10/4s1SS2/10/10/10/10 1").unwrap();
        assert!(position.side_value(Side::First) > position.side_value(Side::Second));
        for side in Side::BOTH {
            assert_eq!(
                emergo::Position::start(Options::default()).side_value(side),
                120
            );
        }
    }
}
