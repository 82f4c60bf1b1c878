//! Plain depth-first search, without any memory.

use ergo_games::dice::Dice;
use ergo_games::game::Game;
use ergo_games::games::emergo::Position;
use small_boards::solve::{Solved, start};
use small_boards::table::Table;
use small_boards::value::Value;

/// There are too many positions to search.
struct TooMany;

/// The value of a position, if a search to this depth is certain of it.
fn search(position: &Position, plies: u16, left: &mut u32) -> Result<Option<Value>, TooMany> {
    *left = left.checked_sub(1).ok_or(TooMany)?;
    let mut moves = Vec::new();
    position.choices(&mut moves);
    if moves.is_empty() {
        return Ok(Some(Value::at_end(position.outcome(), position.turn())));
    }
    if plies == 0 {
        return Ok(None);
    }
    let (mut best, mut is_certain) = (None, true);
    for mv in moves {
        match search(&position.play_unchecked(mv), plies - 1, left)? {
            Some(value) => best = best.max(Some(value.before())),
            None => is_certain = false,
        }
    }
    Ok(best.filter(|value| is_certain || matches!(value, Value::Win(_))))
}

/// Asserts that the values of random positions are those of a plain search, as deep as the limit of positions allows, and
/// that it gets to the end of at least one game in ten.
pub(crate) fn agrees(solved: &Solved, table: &Table, samples: u64, positions: u32) {
    let mut finished = 0;
    for sample in 0..samples {
        let mut dice = Dice::new(sample << 32);
        let mut position = start(solved.board, false);
        for _ in 0..dice.below(30) {
            let mut moves = Vec::new();
            position.choices(&mut moves);
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(*dice.pick(&moves));
        }
        let value = table.value(&position).unwrap();
        assert_eq!(Some(value), solved.value(&position), "{position}");
        let mut left = positions;
        for plies in 0.. {
            match search(&position, plies, &mut left) {
                Ok(Some(found)) => {
                    assert_eq!(value, found, "{position}");
                    finished += 1;
                    break;
                }
                // Longer than this, or a draw.
                Ok(None) => assert!(
                    value == Value::Draw || value.number() > plies + 1,
                    "{position}"
                ),
                Err(TooMany) => break,
            }
        }
    }
    assert!(finished * 10 > samples, "{finished}");
}
