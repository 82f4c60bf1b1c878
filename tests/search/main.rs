//! The search finds what is there: it agrees with a plain search that prunes nothing, whatever it
//! is sliced into, and what it claims to have proven is so.

use std::cell::Cell;
use std::collections::HashSet;

use dice::Dice;
use ergo::game::{Game, Options, Outcome};
use ergo::games::{GAMES, ergo::Position};
use ergo::replay::History;
use ergo::search::levels::COUNT;
use ergo::search::{Coverage, Engine, Evaluate, Limits, Progress, Score, Style};
use ergo::session::{Registration, Session};
use maze::Maze;
use proofs::{can_win, check_loss, check_win, choices, think, wins_at_once};

#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/maze.rs"]
mod maze;
#[path = "../common/proofs.rs"]
mod proofs;

/// Checks every game, and that this really is every game.
macro_rules! every_game {
    ($check:ident) => {
        let checked = [
            $check::<Position>(),
            $check::<ergo::games::emergo::Position>(),
            $check::<ergo::games::intermedium::Position>(),
        ];
        assert_eq!(checked.len(), GAMES.len());
    };
}

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// The position after so many random moves, or where the game ends before.
fn wander<G: Game>(plies: usize, dice: &mut Dice) -> G {
    let mut position = G::start(Options::default());
    for _ in 0..plies {
        let next = choices(&position);
        if next.is_empty() {
            break;
        }
        position = position.play_unchecked(*dice.pick(&next));
    }
    position
}

/// Random positions in which the game goes on.
fn positions<G: Game>(count: usize, longest: usize) -> Vec<G> {
    let wander = |row| {
        let mut dice = Dice::new(row);
        let plies = dice.below(longest);
        wander::<G>(plies, &mut dice)
    };
    let open = (0..).map(wander).filter(|open| open.outcome().is_none());
    open.take(count).collect()
}

/// A search that looks at every candidate, prunes nothing and remembers nothing. It ends where a game
/// says that the next move wins, and looks only at the moves that keep the other from winning with
/// his next, or end the game in a draw, where it says that he would.
struct Plain<'a> {
    drawn: &'a [u64],
    path: Vec<u64>,
}

impl Plain<'_> {
    fn worth<G: Evaluate>(&mut self, position: &G, depth: u32) -> Score {
        let ply = self.path.len();
        let ended = |outcome: Outcome| match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == position.turn() => Score::win_at(ply),
            Some(_) => Score::loss_at(ply),
        };
        let key = position.key();
        if let Some(outcome) = position.decided() {
            return ended(outcome);
        }
        if ply > 0 && (self.path.contains(&key) || self.drawn.contains(&key)) {
            return Score::DRAW;
        }
        let state = position.eval_state();
        if ply > 0 && position.winning_move(&state).is_some() {
            return Score::win_at(ply + 1);
        }
        let mut candidates = Vec::new();
        let mut threatened = position.winning_move(&state).is_none()
            && position.forced_replies(&state, &mut candidates);
        let mut all = Vec::new();
        if threatened && !self.drawn.is_empty() && position.candidates(&mut all) == Coverage::Some {
            // A move that ends the game in a draw may be none of the candidates.
            threatened = false;
            candidates.clear();
        }
        if threatened {
            let forced_replies = candidates.clone();
            let draws = |mv: &G::Move| self.drawn.contains(&position.play_unchecked(*mv).key());
            candidates = choices(position);
            candidates.retain(|mv| forced_replies.contains(mv) || draws(mv));
        }
        if threatened && candidates.is_empty() {
            return Score::loss_at(ply + 2);
        }
        if depth == 0 {
            return Score::eval(position.evaluate(&state));
        }
        self.path.push(key);
        let coverage = if threatened {
            Coverage::All
        } else {
            position.candidates(&mut candidates)
        };
        let worth = candidates
            .into_iter()
            .map(|mv| -self.worth(&position.play_unchecked(mv), depth - 1))
            .max();
        self.path.pop();
        match worth {
            None => ended(position.outcome_without_moves()),
            // Among the moves that were not looked at one may save the game.
            Some(worth) if worth.loss_in().is_some() && coverage == Coverage::Some => {
                Score::eval(-Score::EVAL_LIMIT)
            }
            // What is not looked at loses so soon.
            Some(worth) if threatened => worth.max(Score::loss_at(ply + 2)),
            Some(worth) => worth,
        }
    }
}

/// Compares the search without a memory with the plain one. The keys are those of drawn positions.
fn compare<G: Evaluate>(position: &G, drawn: &[u64], depth: u32) {
    let mut engine = Engine::with_style(0, Style::FullWidth);
    engine.start(position, drawn, to_depth(depth));
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    let result = engine.result().unwrap();
    let path = Vec::new();
    let plain = Plain { drawn, path }.worth(position, result.depth);
    assert_eq!(result.score(), plain, "{position} to depth {depth}");
    // A search ends early only with a result, or because there is nothing to choose.
    let early = result.score().is_proven() || position.count() == 1;
    assert!(result.depth == depth || early, "{position}");

    let after = position.play_unchecked(result.pv()[0]);
    let mut below = Plain {
        drawn,
        path: vec![position.key()],
    };
    assert_eq!(-below.worth(&after, result.depth - 1), plain, "{position}");
}

/// As many of the positions as a plain search can look at to a depth in reasonable time: it goes to
/// the end of every line, and in some games there are hundreds of moves.
fn affordable<G: Evaluate>(positions: Vec<G>, depth: u32) -> Vec<G> {
    const LEAVES: u64 = 4_000_000;
    let mut left = LEAVES;
    let mut pay = |position: &G| {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        let price = (candidates.len() as u64).saturating_pow(depth);
        let rest = left.checked_sub(price);
        left = rest.unwrap_or(left);
        rest.is_some()
    };
    positions
        .into_iter()
        .filter(|position| pay(position))
        .collect()
}

#[test]
fn pruning_changes_nothing() {
    fn check<G: Evaluate>() {
        for (depth, count) in [(1, 150), (2, 150), (3, 4)] {
            for position in affordable::<G>(positions(count, 60), depth) {
                compare(&position, &[], depth);
            }
        }
    }
    every_game!(check);
}

#[test]
fn draws_by_repetition_are_seen_where_they_are() {
    fn check<G: Evaluate>() {
        let mut dice = Dice::new(1);
        for position in positions::<G>(100, 60) {
            let drawn = some_after(&position, &mut dice);
            compare(&position, &drawn, 1);
            compare(&position, &drawn, 2);
        }
    }
    every_game!(check);
}

/// In mazes positions repeat on the way, outcomes are near, and players get stuck.
#[test]
fn circles_and_dead_ends_change_nothing() {
    let mut dice = Dice::new(2);
    for maze in (0..600).map(Maze::new).filter(|maze| maze.count() > 0) {
        let drawn = some_after(&maze, &mut dice);
        for depth in 1..=6 {
            compare(&maze, &[], depth);
            compare(&maze, &drawn, depth);
        }
    }
}

/// The memory holds what was found on other ways, where other positions counted as repeated. That
/// may cost accuracy, but never truth: what is proven is so on every way.
#[test]
fn what_is_proven_with_a_memory_is_so() {
    let mut proven = 0;
    for maze in (0..2_000).map(Maze::new).filter(|maze| maze.count() > 0) {
        let result = think(&mut Engine::new(1), &maze, to_depth(12));
        let turn = maze.turn();
        let winner = match (result.score().win_in(), result.score().loss_in()) {
            (Some(_), _) => turn,
            (_, Some(_)) => turn.other(),
            _ => continue,
        };
        assert_eq!(maze.winner(), Some(winner), "{maze}");
        proven += 1;
    }
    assert!(proven > 500, "{proven}");
}

/// The keys of some of the positions that come next, sorted.
fn some_after<G: Game>(position: &G, dice: &mut Dice) -> Vec<u64> {
    let mut keys: Vec<u64> = choices(position)
        .into_iter()
        .map(|mv| position.play_unchecked(mv).key())
        .filter(|_| dice.below(3) == 0)
        .collect();
    keys.sort_unstable();
    keys
}

#[test]
fn slices_change_nothing() {
    fn check<G: Evaluate>() {
        for (row, position) in (0..).zip(positions::<G>(40, 60)) {
            let whole = think(&mut Engine::new(1), &position, to_depth(3));
            let mut dice = Dice::new(row);
            let time = Cell::new(0.0);
            let clock = || {
                time.set(time.get() + 1.0);
                time.get()
            };
            let mut engine = Engine::new(1);
            engine.start(&position, &[], to_depth(3));
            let slice = |engine: &mut Engine<G>, length: u32| {
                engine.run(&clock, time.get() + f64::from(length))
            };
            let mut length = || u32::try_from(dice.below(4)).unwrap();
            while slice(&mut engine, length()) == Progress::Thinking {}
            let sliced = engine.result().unwrap();
            assert_eq!(sliced.pv(), whole.pv(), "{position}");
            assert_eq!(sliced.score(), whole.score(), "{position}");
            assert_eq!(sliced.nodes, whole.nodes, "{position}");
            assert_eq!(sliced.depth, whole.depth, "{position}");
        }
    }
    every_game!(check);
}

#[test]
fn nodes_decide_and_time_does_not() {
    fn check<G: Evaluate>() {
        for position in positions::<G>(20, 60) {
            let limits = Limits {
                nodes: Some(3_000),
                ..Limits::default()
            };
            let one = think(&mut Engine::new(1), &position, limits);
            let other = think(&mut Engine::new(1), &position, limits);
            assert_eq!(one.pv(), other.pv(), "{position}");
            assert_eq!(one.score(), other.score(), "{position}");
            assert_eq!(one.nodes, other.nodes, "{position}");
            assert!(one.nodes <= 3_000, "{position} {}", one.nodes);
        }
    }
    every_game!(check);
}

/// A weak level that slips looks at every move once. It once did so whatever the limit was.
#[test]
fn levels_keep_to_the_nodes_that_they_are_given() {
    for registration in GAMES {
        let mut session = (registration.open)(Options::default());
        for (level, seed) in (1..=COUNT).flat_map(|level| (0..20).map(move |seed| (level, seed))) {
            session.begin(Limits {
                nodes: Some(seed + 1),
                level: Some(level),
                seed,
                ..Limits::default()
            });
            while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
            let thought = session.search_info().unwrap();
            assert!(thought.nodes <= seed + 1, "level {level}: {thought:?}");
            assert_eq!(session.check(&thought.best.unwrap()), Ok(()));
        }
    }
}

/// Every move that is looked at here loses, but not every move is looked at. The engine once had none
/// to play, and it must not say that the game is lost.
#[test]
fn where_all_that_is_looked_at_loses_it_plays_on() {
    let text = "x7/b4,x5,b4/x,b4,x,b1,x,b1,x/x2,b1,a1,b2,a1,x/x,b4,x,b1,a2,x,a2/b2,x,b2,a2,x,a1,x/\
                x2,a1,x,a2,x,a5/b1,a2,b1,a2,x,a1,x/x,b2,a1,b1,a2,b1,x/x4,b1,a1,x 1 4";
    let position = ergo::games::intermedium::Position::parse(text, Options::default()).unwrap();
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
fn it_stops_at_once_with_a_legal_move() {
    fn check<G: Evaluate>() {
        let mut engine = Engine::new(1);
        for (row, position) in (0..).zip(positions::<G>(100, 80)) {
            engine.start(&position, &[], Limits::default());
            // Each look at the clock is a slice of its own.
            for _ in 0..Dice::new(row).below(5) {
                engine.run(&|| 0.0, 0.0);
            }
            engine.stop();
            assert_eq!(engine.run(&|| 0.0, f64::INFINITY), Progress::Done);
            let result = engine.result().unwrap();
            assert!(position.is_legal(result.pv()[0]), "{position}");
            engine.abandon();
            assert!(engine.result().is_none());
        }
    }
    every_game!(check);
}

#[test]
fn time_ends_a_search() {
    fn check<G: Evaluate>() {
        let time = Cell::new(0.0);
        let clock = || {
            time.set(time.get() + 1.0);
            time.get()
        };
        let mut engine = Engine::new(1);
        let limits = Limits {
            time: Some(10.0),
            ..Limits::default()
        };
        engine.start(&G::start(Options::default()), &[], limits);
        let mut slices = 1;
        while engine.run(&clock, time.get() + 3.0) == Progress::Thinking {
            slices += 1;
        }
        assert!((2..10).contains(&slices), "{slices}");
        assert!((10.0..13.0).contains(&time.get()), "{}", time.get());
    }
    every_game!(check);
}

#[test]
fn no_line_has_an_illegal_move() {
    fn check<G: Evaluate>() {
        // The memory is small and never cleared, so that entries fall on one another.
        let mut engine = Engine::new(1);
        for (row, position) in (0..).zip(positions::<G>(200, 100)) {
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
    every_game!(check);
}

#[test]
fn where_there_is_no_move_there_is_none_to_find() {
    let stuck = "10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1";
    let stuck = Position::parse(stuck, Options::default()).unwrap();
    let result = think(&mut Engine::new(1), &stuck, to_depth(3));
    assert!(result.pv().is_empty());
}

/// Wins in one are played; and if there is none, what keeps the other from winning in one.
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
        // A forced move is played without a look at what comes of it.
        assert_eq!(result.score().loss_in(), Some(2), "{position}");
    }
    (can_win, dangerous && can_hold)
}

#[test]
fn wins_are_taken_and_losses_held_off() {
    fn check<G: Evaluate>() {
        let mut engine = Engine::new(1);
        for position in positions::<G>(300, 120) {
            check_tactics(&mut engine, &position, 2);
        }
    }
    every_game!(check);
}

/// A position in which one side has four of a row, and anything else stands about.
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

/// A row with its runs of empty cells as numbers.
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
fn deeper_searches_hold_off_losses_too() {
    let mut dice = Dice::new(8);
    let mut engine = Engine::new(1);
    let open = std::iter::from_fn(|| Some(with_four(&mut dice)));
    for position in open.flatten().take(100) {
        check_tactics(&mut engine, &position, 4);
    }
}

#[test]
fn what_is_proven_is_so() {
    let mut dice = Dice::new(9);
    let mut engine = Engine::new(4);
    let mut proofs = [0; 8];
    while proofs.iter().sum::<u32>() < 150 {
        let Some(position) = with_four(&mut dice) else {
            continue;
        };
        let nodes = Limits {
            nodes: Some(10_000),
            ..Limits::default()
        };
        let result = think(&mut engine, &position, nodes);
        let (win, loss) = (result.score().win_in(), result.score().loss_in());
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
fn the_figure_is_won_as_its_author_says() {
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

/// The second player overlooked g5 and then went back: to repeat the position is no draw, since
/// this time he may see it.
#[test]
fn what_came_up_once_is_not_taken_for_a_draw() {
    let overlooked = "fen l8L/5s4/4ss4/10/1Sssss4/10/10/10/9L 2 moves a9-b9 j1-i1 b9-a9";
    let mut session = (GAMES[0].open)(Options::default());
    session.set_up(overlooked).unwrap();
    session.begin(to_depth(3));
    while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    assert_eq!(session.search_info().unwrap().best.unwrap(), "g5");
}

/// The third time is a draw, and whoever stands worse goes for it.
#[test]
fn a_third_occurrence_saves_a_bad_game() {
    let twice = "fen l8L/1sss6/10/10/10/10/6sss1/10/9L 2 moves \
        a9-b9 j1-i1 b9-a9 i1-j1 a9-b9 j1-i1 b9-a9";
    let game = History::<Position>::from_record(Options::default(), twice).unwrap();
    let mut engine = Engine::new(1);
    engine.start(game.position(), &game.last_chances(), to_depth(2));
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    let result = engine.result().unwrap();
    assert_eq!(game.position().move_text(result.pv()[0]), "i1-j1");
    assert_eq!(result.score(), Score::DRAW);
}

#[test]
fn sessions_think_of_the_position_they_show() {
    let session_of = |game: &Registration| (game.open)(Options::default());
    for mut session in GAMES.iter().map(session_of) {
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        for _ in 0..6 {
            let best = best(session.as_mut(), limits);
            let moves: HashSet<String> = session.moves().unwrap().into_iter().collect();
            assert!(moves.contains(&best), "{best}");
            session.play(&best).unwrap();
            assert!(
                session.search_info().is_none(),
                "thoughts of the past are gone"
            );
        }
        best(session.as_mut(), limits);
        assert!(session.go_to(2));
        assert!(
            session.search_info().is_none(),
            "thoughts of the past are gone"
        );
    }
}

fn best(session: &mut dyn Session, limits: Limits) -> String {
    session.begin(limits);
    while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    session.search_info().unwrap().best.unwrap()
}

#[test]
fn the_best_lines_are_told_best_first() {
    fn check<G: Evaluate>() {
        let mut engine = Engine::new(1);
        for position in positions::<G>(30, 60) {
            let limits = Limits {
                nodes: Some(20_000),
                lines: 4,
                ..Limits::default()
            };
            let result = think(&mut engine, &position, limits);
            let mut there_are = choices(&position).len();
            let mut forced_replies = Vec::new();
            if position.forced_replies(&position.eval_state(), &mut forced_replies)
                && !forced_replies.is_empty()
            {
                // All other moves lose at once.
                there_are = there_are.min(forced_replies.len());
            }
            assert!(result.lines.len() >= there_are.min(4), "{position}");
            let first: HashSet<String> = result
                .lines
                .iter()
                .map(|line| position.move_text(line.moves[0]))
                .collect();
            assert_eq!(first.len(), result.lines.len(), "each begins otherwise");
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
    every_game!(check);
}

#[test]
fn every_level_plays_whole_games() {
    fn check<G: Evaluate>() {
        for level in 1..=COUNT {
            let mut game = History::<G>::new(Options::default());
            let mut engine = Engine::new(1);
            let mut ply = 0;
            while game.outcome().is_none() && ply < 60 {
                let limits = Limits {
                    nodes: Some(2_000),
                    level: Some(level),
                    seed: 5,
                    ..Limits::default()
                };
                engine.start(game.position(), &game.last_chances(), limits);
                while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
                let mv = engine.result().unwrap().choice.unwrap();
                assert!(game.position().is_legal(mv), "{}", game.position());
                game.play_unchecked(mv);
                ply += 1;
            }
        }
    }
    every_game!(check);
}

#[test]
fn another_seed_makes_other_choices_and_the_same_the_same() {
    let choice = |seed| {
        let limits = Limits {
            level: Some(2),
            seed,
            ..Limits::default()
        };
        let start = Position::start(Options::default());
        let result = think(&mut Engine::new(1), &start, limits);
        start.move_text(result.choice.unwrap())
    };
    let choices: HashSet<String> = (0..30).map(choice).collect();
    assert!(choices.len() > 3, "{choices:?}");
    assert_eq!(choice(7), choice(7));
}

/// Who opens so that nobody gains by swapping stands about even afterwards.
#[test]
fn where_the_other_may_swap_the_first_move_is_an_even_one() {
    let mut options = Options::default();
    assert!(options.set(Position::OPTIONS, "swap", true));
    let mut session = (GAMES[0].open)(options);
    let limits = Limits {
        nodes: Some(100_000),
        ..Limits::default()
    };
    let even = best(session.as_mut(), limits);
    let points = |first: &str| {
        let after = Position::start(options);
        let mv = after.parse_move(first).unwrap();
        let result = think(&mut Engine::new(1), &after.play_unchecked(mv), limits);
        result.score().points().abs()
    };
    assert!(points(&even) < points("e5"), "{even}");
    // Whoever wants to see more lines sees the even ones, and they are played all the same.
    let lines = Limits { lines: 3, ..limits };
    session.forget();
    assert_eq!(best(session.as_mut(), lines), even);
    let shown = session.search_info().unwrap().lines;
    assert_eq!((shown.len(), &shown[0].moves[0]), (3, &even));
    assert!(shown.is_sorted_by_key(|line| line.points.abs()));
    session.play("e5").unwrap();
    assert_eq!(best(session.as_mut(), limits), "swap");
}
