//! The lines of a result: legal, best first, empty only where there is no move.

use std::collections::HashSet;

use ergo_games::game::{Game, Options};
use ergo_games::games::{ergo::Position, intermedium};
use ergo_games::search::{Engine, Evaluate, Limits};

use crate::proofs::{choices, think};
use crate::{positions, to_depth};
use ergo_games::dice::Dice;

#[test]
fn every_line_is_legal() {
    fn check<G: Evaluate>(variant: usize) {
        // A small table that is never cleared, so that entries collide.
        let mut engine = Engine::new(1);
        for (row, position) in (0..).zip(positions::<G>(variant, 200, 100)) {
            let nodes = Dice::new(row).below(2_000) as u64;
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let result = think(&mut engine, &position, limits);
            assert!(!result.pv().is_empty(), "{position}");
            let mut after = position;
            for &mv in result.pv() {
                after = after.play(mv).unwrap();
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn a_stalemate_has_no_line() {
    let stuck = "10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1";
    let stuck = Position::parse(stuck, Options::default()).unwrap();
    let result = think(&mut Engine::new(1), &stuck, to_depth(3));
    assert!(result.pv().is_empty());
}

/// Regression: every move that is searched here loses, but not every move is searched. The engine had
/// no move to play; and it must not claim a loss.
#[test]
fn a_loss_is_not_claimed_while_moves_are_unlisted() {
    let text = "x7/b4,x5,b4/x,b4,x,b1,x,b1,x/x2,b1,a1,b2,a1,x/x,b4,x,b1,a2,x,a2/b2,x,b2,a2,x,a1,x/\
                x2,a1,x,a2,x,a5/b1,a2,b1,a2,x,a1,x/x,b2,a1,b1,a2,b1,x/x4,b1,a1,x 1 4";
    let position = intermedium::Position::parse(text, Options::default()).unwrap();
    for nodes in [100, 500, 3_000] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let result = think(&mut Engine::new(1), &position, limits);
        assert!(position.is_legal(result.choice.unwrap()));
        assert!(!result.pv().is_empty() && !result.score().is_proven());
    }
}

#[test]
fn several_lines_are_sorted_and_distinct() {
    fn check<G: Evaluate>(variant: usize) {
        let mut engine = Engine::new(1);
        for position in positions::<G>(variant, 30, 60) {
            let limits = Limits {
                nodes: Some(20_000),
                lines: 4,
                ..Limits::default()
            };
            let result = think(&mut engine, &position, limits);
            let mut available = choices(&position).len();
            let mut forced_replies = Vec::new();
            if position.forced_replies(&position.eval_state(), &mut forced_replies)
                && !forced_replies.is_empty()
            {
                // All other moves lose at once.
                available = available.min(forced_replies.len());
            }
            assert!(result.lines.len() >= available.min(4), "{position}");
            let first: HashSet<String> = result
                .lines
                .iter()
                .map(|line| position.move_text(line.moves[0]))
                .collect();
            assert_eq!(
                first.len(),
                result.lines.len(),
                "each has its own first move"
            );
            let sorted = result.lines.is_sorted_by_key(|line| -line.score.points());
            assert!(result.depth == 0 || sorted, "{position}");
            assert_eq!(result.choice, Some(result.lines[0].moves[0]));
            for line in &result.lines {
                let mut after = position.clone();
                for &mv in &line.moves {
                    after = after.play(mv).unwrap();
                }
            }
        }
    }
    ergo_games::for_every_game!(check);
}

/// Regression: after a threat to win in seven plies, every reply loses in five. The search for the line was only five
/// plies deep, and found no move.
#[test]
fn a_solved_win_has_a_line() {
    let text = "x3,b3,x,b2,x/x5,a1,x/x3,b1,x3/x2,b2,a2,x2,b1/x,b1,a1,b1,a2,x2/x,a1,x,a2,b3,x2/\
                x2,a1,x2,b3,x/x2,b1,a1,b1,x,b1/x,b3,a3,b1,a1,x2/x,a2,x,a2,x,a1,x 2 4";
    let position = intermedium::Position::parse(text, Options::default()).unwrap();
    let line = Engine::new(16).solve(&position, &[], 7, 300_000);
    let line = line.unwrap().expect("a win is known");
    assert!(position.is_legal(line.moves[0]));
}
