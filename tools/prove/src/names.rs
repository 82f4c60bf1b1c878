//! Openings by their names, such as `e5 a1`.

use anyhow::{Context as _, Result, ensure};
use ergo_games::game::{Game as _, Options};
use ergo_games::games::ergo::Position;

/// Every answer to `e5`, without mirror images, those far from it first.
pub(crate) fn answers() -> Result<Vec<String>> {
    let start = position("e5")?;
    let distance = |mv: &str| {
        let (column, row) = mv.split_at(1);
        let across = column.as_bytes()[0].abs_diff(b'e');
        let up = row.parse::<u8>().map_or(0, |row| row.abs_diff(5));
        (across.max(up), across.min(up))
    };
    let mut moves: Vec<String> = start
        .moves()?
        .iter()
        .map(|&mv| start.move_text(mv))
        .collect();
    moves.retain(|mv| mv.as_bytes()[1] <= b'5');
    moves.sort_by_key(|mv| std::cmp::Reverse(distance(mv)));
    Ok(moves.into_iter().map(|mv| format!("e5 {mv}")).collect())
}

/// The position after an opening.
pub(crate) fn position(opening: &str) -> Result<Position> {
    let mut position = Position::start(Options::default());
    for text in opening.split(' ') {
        let mv = position.parse_move(text);
        let mv = mv.with_context(|| format!("{text:?} in the opening {opening:?}"))?;
        position = position.play_unchecked(mv);
    }
    ensure!(
        position.outcome().is_none(),
        "the game is over after {opening:?}"
    );
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_there_once() {
        let answers = answers().unwrap();
        assert_eq!(answers.len(), 49);
        assert_eq!(answers.first().unwrap(), "e5 j1");
        assert!(answers.iter().all(|answer| position(answer).is_ok()));
    }

    #[test]
    fn an_opening_that_is_none_is_refused_with_its_move() {
        let error = format!("{:#}", position("e5 k1").unwrap_err());
        assert!(error.contains("k1") && error.contains("e5 k1"), "{error}");
    }
}
