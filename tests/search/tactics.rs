//! Wins are found, losses are avoided, and proven scores hold against the rules.

use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::search::{Engine, Evaluate, Limits, Progress, Team};

use crate::proofs::{can_win, check_loss, check_win, choices, think, wins_at_once};
use crate::{positions, to_depth};
use ergo_games::dice::Dice;

/// Checks that a win in one is played, or otherwise a move that prevents one. Returns whether there was
/// the one or the other.
fn check_tactics<G: Evaluate>(engine: &mut Engine<G>, position: &G, depth: u32) -> (bool, bool) {
    let moves = choices(position);
    let safe = |mv: G::Move| !can_win(&position.play_unchecked(mv));
    let can_win = moves.iter().any(|&mv| wins_at_once(position, mv));
    let dangerous = !can_win && moves.iter().any(|&mv| !safe(mv));
    let can_hold = moves.iter().any(|&mv| safe(mv));
    let result = think(engine, position, to_depth(depth));
    let best = result.pv()[0];
    if can_win {
        assert!(wins_at_once(position, best), "{position}");
        assert_eq!(result.score().win_in(), Some(1), "{position}");
    } else if can_hold {
        assert!(safe(best), "{position} to depth {depth}");
    } else if moves.len() > 1 {
        // A single move is played without searching what follows.
        assert_eq!(result.score().loss_in(), Some(2), "{position}");
    }
    (can_win, dangerous && can_hold)
}

#[test]
fn wins_in_one_are_played_and_prevented() {
    fn check<G: Evaluate>(variant: usize) {
        let mut engine = Engine::new(1);
        for position in positions::<G>(variant, 100, 120) {
            check_tactics(&mut engine, &position, 2);
        }
    }
    ergo_games::for_every_game!(check);
}

/// A random position in which one side has four in a row.
fn with_four(dice: &mut Dice) -> Option<Position> {
    const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let mut cells = [[' '; 10]; 9];
    let mut put = |column: i32, row: i32, first: bool, lion: bool| {
        let (Ok(column), Ok(row)) = (usize::try_from(column), usize::try_from(row)) else {
            return false;
        };
        let edge = column == 0 || column == 9 || row == 0 || row == 8;
        let letter = if edge || lion { 'l' } else { 's' };
        let Some(cell) = cells.get_mut(row).and_then(|row| row.get_mut(column)) else {
            return false;
        };
        let free = *cell == ' ';
        *cell = if first {
            letter.to_ascii_uppercase()
        } else {
            letter
        };
        free
    };
    let mut number = |end: usize| i32::try_from(dice.below(end)).unwrap();
    let (right, up) = DIRECTIONS[usize::try_from(number(4)).unwrap()];
    let (column, row) = (number(10), number(9));
    let (gap, first) = (number(5), number(2) == 0);
    for n in (0..5).filter(|&n| n != gap) {
        if !put(column + n * right, row + n * up, first, number(2) == 0) {
            return None;
        }
    }
    for _ in 0..number(17) {
        put(number(10), number(9), number(2) == 0, number(3) == 0);
    }
    let turn = number(2) + 1;
    let rows: Vec<String> = cells.iter().map(|row| row_text(row)).collect();
    let text = format!("{} {turn}", rows.join("/"));
    let position = Position::parse(&text, Options::default()).ok()?;
    position.outcome().is_none().then_some(position)
}

/// The position text of a row.
fn row_text(row: &[char]) -> String {
    let runs = row.chunk_by(|one, other| *one == ' ' && *other == ' ');
    runs.map(|run| match run {
        [' ', ..] => run.len().to_string(),
        _ => run.iter().collect(),
    })
    .collect()
}

#[test]
fn fives_are_completed_and_prevented() {
    let mut dice = Dice::new(7);
    let mut engine = Engine::new(1);
    let (mut wins, mut holds) = (0, 0);
    while wins < 500 || holds < 500 {
        let Some(position) = with_four(&mut dice) else {
            continue;
        };
        let (win, hold) = check_tactics(&mut engine, &position, 2);
        wins += u32::from(win);
        holds += u32::from(hold);
    }
}

#[test]
fn deeper_searches_prevent_losses_too() {
    let mut dice = Dice::new(8);
    let mut engine = Engine::new(1);
    let open = std::iter::from_fn(|| Some(with_four(&mut dice)));
    for position in open.flatten().take(100) {
        check_tactics(&mut engine, &position, 4);
    }
}

#[test]
fn proven_scores_are_true() {
    let mut dice = Dice::new(9);
    let mut engine = Engine::new(4);
    let mut team = Team::new(Engine::new(4), vec![Engine::new(4)]);
    let mut proofs = [0; 8];
    while proofs.iter().sum::<u32>() < 150 {
        let Some(position) = with_four(&mut dice) else {
            continue;
        };
        let nodes = Limits {
            nodes: Some(10_000),
            ..Limits::default()
        };
        // Engines that exchange entries prove as much as one.
        let score = if dice.below(2) == 0 {
            team.start(&position, &[], nodes);
            while team.run(&|| 0.0, 0.0) == Progress::Thinking {}
            team.result().unwrap().score()
        } else {
            think(&mut engine, &position, nodes).score()
        };
        let (win, loss) = (score.win_in(), score.loss_in());
        let plies = win.or(loss).unwrap_or(0);
        if (2..8).contains(&plies) {
            proofs[plies as usize] += 1;
            if win.is_some() {
                check_win(&mut engine, &position, plies, &mut dice);
            } else {
                check_loss(&mut engine, &position, plies, &mut dice);
            }
        }
    }
    assert!(proofs[2..=5].iter().all(|&count| count >= 5), "{proofs:?}");
}

#[test]
fn the_published_problem_is_solved() {
    let figure = "4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";
    let figure = Position::parse(figure, Options::default()).unwrap();
    let result = think(&mut Engine::new(1), &figure, to_depth(6));
    assert_eq!(result.score().win_in(), Some(3));
    let best = figure.move_text(result.pv()[0]);
    assert!(
        ["j1-a4", "j1-a5", "j1-a6"].contains(&best.as_str()),
        "{best}"
    );
    assert_eq!(result.pv().len(), 3);
}
