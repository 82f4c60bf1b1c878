//! Another check, without the facts that shorten it, on the rules of `tests/reference`. Both must agree about strategies
//! that are right, and about what becomes of them when something is changed.

use ergo_games::dice::Dice;

use crate::generate::{Generator, wins};
use crate::handmade::{
    ALL_TO_A_CELL, DOUBLE_THREAT, MOVES_ONLY, NEEDLESS_ENTRIES, OPEN_FOUR_OF_BLACK,
};
use crate::reference::ReferenceGame as _;
use crate::reference::ergo::Ergo;
use crate::strategy::{Step, Strategy, check};

/// Whether a step wins in a position within some turns.
fn step_wins(steps: &[Step], number: usize, position: &Ergo, turns: usize) -> bool {
    let step = &steps[number];
    let Some(after) = position.after(&step.mv).filter(|_| turns > 0) else {
        return false;
    };
    if after.decided().is_some() {
        return true;
    }
    let replies = after.moves().unwrap();
    !replies.is_empty()
        && replies.iter().all(|(reply, position)| {
            let next = step.after(reply);
            position.decided().is_none()
                && next.is_some_and(|next| step_wins(steps, next, position, turns - 1))
        })
}

/// Whether a strategy wins.
fn is_proven(strategy: &Strategy) -> bool {
    let position = Ergo::read(&strategy.position, &[]);
    let last = strategy.steps.len() - 1;
    step_wins(&strategy.steps, last, &position, strategy.turns)
}

/// Changes something at random.
fn change(strategy: &mut Strategy, dice: &mut Dice) {
    let position = Ergo::read(&strategy.position, &[]);
    let moves = position.moves().unwrap();
    let moves: Vec<(&String, &Ergo)> = moves.iter().collect();
    let number = dice.below(strategy.steps.len());
    let mv = dice.pick(&moves).0.clone();
    let above = (number > 0).then(|| dice.below(number.max(1)));
    match dice.below(9) {
        // Both players make a move before.
        0 => {
            let replies = dice.pick(&moves).1.moves().unwrap();
            let replies: Vec<&Ergo> = replies.values().collect();
            if let Some(after) = (!replies.is_empty()).then(|| dice.pick(&replies)) {
                let is_over = after.decided().is_some();
                strategy.position = if is_over {
                    position.text()
                } else {
                    after.text()
                };
            }
        }
        1 => strategy.turns = (strategy.turns + dice.below(3)).max(2) - 1,
        2 => strategy.steps[number].mv = mv,
        3 => strategy.steps[number].default = above,
        4 | 5 => {
            let cell = mv.rsplit_once('-').map_or(&*mv, |(_, cell)| cell);
            let entry = if dice.below(2) == 0 {
                format!("-{cell}")
            } else {
                mv
            };
            if let Some(next) = above {
                strategy.steps[number].entries.insert(entry, next);
            }
        }
        _ => {
            let entries = &mut strategy.steps[number].entries;
            let names: Vec<String> = entries.keys().cloned().collect();
            if !names.is_empty() {
                entries.remove(dice.pick(&names));
            }
        }
    }
    for step in &mut strategy.steps {
        if step.default.is_none() {
            step.entries.clear();
        }
    }
}

/// Compares the verdicts on strategies and changes of them.
fn compare(strategies: &[Strategy], tries: u64) {
    let mut counts = [0, 0];
    for (strategy, seed) in strategies.iter().zip(1..) {
        assert!(is_proven(strategy), "{}", strategy.text());
        assert!(check(&strategy.text()).is_ok(), "{}", strategy.text());
        let mut dice = Dice::new(seed);
        for _ in 0..tries {
            let mut changed = strategy.clone();
            for _ in 0..=dice.below(2) {
                change(&mut changed, &mut dice);
            }
            let text = changed.text();
            let verdict = check(&text);
            let is_proven = is_proven(&changed);
            let fault = verdict.as_ref().err().map(ToString::to_string);
            assert_eq!(verdict.is_ok(), is_proven, "{text}{fault:?}");
            if let Err(fault) = verdict {
                assert_eq!(fault.column, None, "{text}{fault}");
            }
            counts[usize::from(is_proven)] += 1;
        }
    }
    println!(
        "{} changed proofs are wrong, {} are still right",
        counts[0], counts[1]
    );
    assert!(counts[0] > tries && counts[1] > tries, "{counts:?}");
}

/// The strategies made by hand, and generated ones for wins of limited length.
fn strategies(turns: usize, count: usize) -> Vec<Strategy> {
    let handmade = [
        ALL_TO_A_CELL,
        DOUBLE_THREAT,
        MOVES_ONLY,
        NEEDLESS_ENTRIES,
        OPEN_FOUR_OF_BLACK,
    ];
    let read = |rest: &str| Strategy::read(&format!("ergo-proof 1\nposition {rest}"));
    let wins = wins()
        .into_iter()
        .filter(|&(_, most)| most == turns)
        .take(count);
    let prove = |(position, turns)| Generator::new().prove(&position, turns, None).unwrap();
    handmade
        .map(read)
        .into_iter()
        .chain(wins.map(prove))
        .collect()
}

#[test]
fn the_slow_check_agrees() {
    compare(&strategies(2, 4), 20);
}

#[test]
#[ignore = "takes minutes"]
fn the_slow_check_agrees_about_more() {
    compare(&strategies(3, 20), 100);
}
