//! Models of people who have just learnt a game: they look one move ahead, some also at the opponent's answer, and
//! play at random among what looks equal to them. The engine's weak levels are measured against them.

use crate::eval::Evaluate as Material;
use crate::models::{Kind, Model};
use ergo_games::hash::random;
use ergo_games::search::Evaluate;

/// How many moves with equal first impressions a careful novice compares by the answers to them.
const COMPARED: usize = 24;

/// A game that novices play.
pub(crate) trait Beginner: Evaluate + Material + Model {}

impl<G: Evaluate + Material + Model> Beginner for G {}

/// The move of a novice; `None` if there is none.
pub(crate) fn choose<G: Beginner>(position: &G, kind: Kind, seed: u64) -> Option<G::Move> {
    let side = position.turn();
    let mut moves = Vec::new();
    position.choices(&mut moves);
    if let Some(win) = win(position, &moves) {
        return Some(win);
    }
    shuffle(&mut moves, random(position.key() ^ random(seed)));
    if kind != Kind::Greedy {
        let is_safe = |&mv: &G::Move| !can_win(&position.play_unchecked(mv));
        // At random every move would do: the first safe one is found soonest.
        if kind == Kind::Random {
            return moves
                .iter()
                .copied()
                .find(is_safe)
                .or(moves.first().copied());
        }
        let safe: Vec<_> = moves.iter().copied().filter(is_safe).collect();
        if !safe.is_empty() {
            moves = safe;
        }
    }
    let looks = |after: &G| after.impression(side, kind);
    let mut scored: Vec<_> = moves
        .into_iter()
        .map(|mv| (looks(&position.play_unchecked(mv)), mv))
        .collect();
    scored.sort_by_key(|&(score, _)| -score);
    if position.considers_replies(kind) {
        scored.truncate(COMPARED);
        for (score, mv) in &mut scored {
            let after = position.play_unchecked(*mv);
            let mut replies = Vec::new();
            after.choices(&mut replies);
            let worst = replies.iter().map(|&mv| looks(&after.play_unchecked(mv)));
            *score = worst.min().unwrap_or(*score);
        }
    }
    // The first of several that are equal: the moves were shuffled.
    let best = scored.iter().map(|&(score, _)| score).max()?;
    scored
        .into_iter()
        .find(|&(score, _)| score == best)
        .map(|(_, mv)| mv)
}

/// A move of these that wins at once.
fn win<G: Beginner>(position: &G, moves: &[G::Move]) -> Option<G::Move> {
    let wins = |&mv: &G::Move| {
        let end = position.play_unchecked(mv).decided();
        end.is_some_and(|end| end.winner == Some(position.turn()))
    };
    let known = position.winning_move(&position.eval_state());
    known
        .filter(wins)
        .or_else(|| moves.iter().copied().find(wins))
}

/// Whether the player to move can win at once.
fn can_win<G: Beginner>(position: &G) -> bool {
    if G::FINDS_WINS {
        return position.winning_move(&position.eval_state()).is_some();
    }
    let mut moves = Vec::new();
    position.choices(&mut moves);
    win(position, &moves).is_some()
}

fn shuffle<T>(items: &mut [T], seed: u64) {
    for at in (1..items.len()).rev() {
        let other = random(seed ^ at as u64) % (at as u64 + 1);
        items.swap(at, usize::try_from(other).unwrap_or(at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::{Game as _, Options};
    use ergo_games::games::ergo::Position;
    use ergo_games::games::{emergo, intermedium};

    fn played(text: &str, kind: Kind, seed: u64) -> String {
        let position = Position::parse(text, Options::default()).unwrap();
        position.move_text(choose(&position, kind, seed).unwrap())
    }

    #[test]
    fn novices_take_wins_and_stop_threats() {
        for (_, kind) in Kind::ALL {
            let win = "10/10/10/10/1sSSSS4/10/2ssss4/10/10 1";
            assert_eq!(played(win, kind, 1), "g5");
        }
        let threat = "10/10/10/10/1sSSSS4/10/10/10/10 2";
        for seed in 0..20 {
            assert_eq!(played(threat, Kind::Random, seed), "g5");
            assert_eq!(played(threat, Kind::Sensible, seed), "g5");
        }
    }

    #[test]
    fn a_builder_extends_its_row() {
        let row = "10/10/10/10/3SSS4/10/2ss6/10/10 1";
        for seed in 0..20 {
            let mv = played(row, Kind::Builder, seed);
            assert!(["b5", "c5", "g5", "h5"].contains(&mv.as_str()), "{mv}");
        }
    }

    #[test]
    fn every_kind_plays_every_game() {
        fn check<G: Beginner>() {
            for (name, kind) in Kind::ALL {
                let mut position = G::start(Options::default());
                for ply in 0..12 {
                    let mv = choose(&position, kind, ply);
                    let mv = mv.unwrap_or_else(|| panic!("{name}: {position}"));
                    assert!(position.is_legal(mv), "{name}: {position}");
                    position = position.play_unchecked(mv);
                    if position.outcome().is_some() {
                        break;
                    }
                }
            }
        }
        check::<Position>();
        check::<emergo::Position>();
        check::<intermedium::Position>();
    }
}
