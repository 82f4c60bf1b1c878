//! Verifies claimed wins with the rules alone: the engine chooses the moves of the winner, and every
//! legal reply is tried.

use ergo_games::game::Game;
use ergo_games::games::ergo::Position;
use ergo_games::search::{Engine, Evaluate, Limits, Progress, SearchResult};

use ergo_games::dice::Dice;

/// Searches to the limits in one slice.
pub(crate) fn think<G: Evaluate>(
    engine: &mut Engine<G>,
    position: &G,
    limits: Limits,
) -> SearchResult<G::Move> {
    engine.start(position, &[], limits);
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    engine.result().unwrap().clone()
}

pub(crate) fn choices<G: Game>(position: &G) -> Vec<G::Move> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

/// Whether the player to move wins with this move.
pub(crate) fn wins_at_once<G: Game>(position: &G, mv: G::Move) -> bool {
    let winner = position.play_unchecked(mv).outcome();
    winner.is_some_and(|outcome| outcome.winner == Some(position.turn()))
}

/// Whether the player to move has a winning move.
pub(crate) fn can_win<G: Game>(position: &G) -> bool {
    let mut moves = choices(position).into_iter();
    moves.any(|mv| wins_at_once(position, mv))
}

/// Checks that the player to move wins within some plies, with moves chosen by the engine against every
/// legal reply, or a random sample far from the end.
pub(crate) fn check_win(
    engine: &mut Engine<Position>,
    position: &Position,
    plies: u32,
    dice: &mut Dice,
) {
    if can_win(position) {
        return;
    }
    assert!(plies >= 3, "{position}");
    let solved = engine.solve(position, &[], plies, 1_000_000);
    let mv = if let Ok(Some(line)) = solved {
        line.moves[0]
    } else {
        // Not every win is a sequence of threats.
        let limits = Limits {
            nodes: Some(3_000_000),
            ..Limits::default()
        };
        let result = think(engine, position, limits);
        let within = result.score().win_in();
        assert!(
            within.is_some_and(|within| within <= plies),
            "{position} in {plies}: {within:?}"
        );
        result.pv()[0]
    };
    let after = position.play_unchecked(mv);
    check_loss(engine, &after, plies - 1, dice);
}

/// Checks that the player to move loses within some plies.
pub(crate) fn check_loss(
    engine: &mut Engine<Position>,
    position: &Position,
    plies: u32,
    dice: &mut Dice,
) {
    assert_eq!(position.outcome(), None, "{position}");
    assert!(!can_win(position), "{position}");
    let replies = choices(position);
    assert!(!replies.is_empty(), "{position}");
    for reply in replies {
        if plies > 4 && dice.below(8) > 0 {
            continue;
        }
        check_win(engine, &position.play_unchecked(reply), plies - 1, dice);
    }
}
