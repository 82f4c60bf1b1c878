//! Lessons: every step can be done as it is shown, every other legal move is judged, and no goal is reached by chance.

use std::collections::{HashMap, HashSet};

use ergo::codes::Verdict;
use ergo::game::Options;
use ergo::session::Session;

/// A step of a lesson; the grammar is in `docs/formats.md`.
struct Step {
    name: String,
    position: Option<String>,
    /// The moves from there.
    moves: Vec<String>,
    goal: String,
    show: Vec<String>,
    shapes: Vec<String>,
    /// Moves, or the cells where they end, that have an answer of their own.
    answered: Vec<String>,
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// The steps of a game.
fn steps(game: &str) -> Vec<Step> {
    let path = format!("{}/www/lessons/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let mut steps: Vec<Step> = Vec::new();
    let mut lesson = "";
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "lesson" => lesson = rest,
            "step" => steps.push(Step {
                name: format!("{game} {lesson} {rest}"),
                position: None,
                moves: Vec::new(),
                goal: String::new(),
                show: Vec::new(),
                shapes: Vec::new(),
                answered: Vec::new(),
            }),
            "after" => {
                let before = &steps[steps.len() - 2];
                let (position, moves) = (before.position.clone(), before.moves.clone());
                let step = steps.last_mut().unwrap();
                step.position = position;
                step.moves = [moves, words(rest)].concat();
            }
            _ => {
                let step = steps.last_mut().unwrap();
                match key {
                    "start" => {}
                    "position" => step.position = Some(rest.to_owned()),
                    "goal" => rest.clone_into(&mut step.goal),
                    "show" => step.show = words(rest),
                    "shapes" => step.shapes = words(rest),
                    "wrong" => step.answered.extend(words(rest).into_iter().skip(1)),
                    _ => panic!("{line}"),
                }
            }
        }
    }
    steps
}

/// The session of a step.
fn open(game: &str, step: &Step) -> Box<dyn Session> {
    let game = ergo::registry::find(game).unwrap();
    let mut session = (game.open_at)(Options::default(), step.position.as_deref())
        .unwrap_or_else(|error| panic!("{}: {error}", step.name));
    for mv in &step.moves {
        session
            .play(mv)
            .unwrap_or_else(|error| panic!("{}: {error}", step.name));
    }
    session
}

/// Plays what is shown, and then what the judge finds, until the goal is reached.
fn play_to_the_end(session: &mut dyn Session, step: &Step) {
    let mut goal = step.goal.clone();
    let mut shown = step.show.iter();
    for _ in 0..20 {
        let mv = shown.next().cloned();
        let mv = mv.unwrap_or_else(|| session.solution(&goal).unwrap().remove(0));
        let attempt = session.attempt(&goal, &mv).unwrap();
        match attempt.verdict {
            Verdict::Solved => return,
            Verdict::Right => {}
            other => panic!("{}: {mv} is {other} for {goal}", step.name),
        }
        session.play(&mv).unwrap();
        let reply = attempt.reply.unwrap();
        if let Some(shown) = shown.next() {
            assert_eq!(&reply, shown, "{}", step.name);
        }
        session.play(&reply).unwrap();
        goal = attempt.goal.unwrap();
    }
    panic!("{} does not end", step.name);
}

#[test]
fn lessons_are_played_as_they_are_shown() {
    for game in ergo::registry::GAMES {
        let steps = steps(game.id);
        assert!(steps.len() > 40, "{}", game.id);
        let cells: HashSet<String> = (game.board)()
            .rows
            .into_iter()
            .flatten()
            .map(|cell| cell.name)
            .collect();
        for step in &steps {
            let mut session = open(game.id, step);
            assert!(!step.show.is_empty(), "{}", step.name);
            play_to_the_end(&mut *session, step);
            for shape in &step.shapes {
                let ends = shape[1..]
                    .char_indices()
                    .filter(|(_, c)| c.is_ascii_lowercase());
                let starts: Vec<usize> = ends.map(|(at, _)| at + 1).collect();
                for (n, &at) in starts.iter().enumerate() {
                    let end = starts.get(n + 1).copied().unwrap_or(shape.len());
                    assert!(cells.contains(&shape[at..end]), "{}: {shape}", step.name);
                }
            }
        }
    }
}

/// The last cell of a move.
fn last_cell(mv: &str) -> &str {
    let at = mv.rfind(|c: char| c.is_ascii_lowercase() && c != 'x');
    &mv[at.unwrap_or(0)..]
}

/// Tries the legal moves of every step: all results, or some of them.
fn try_moves(game: &str, step: &Step, most: usize) {
    let mut session = open(game, step);
    let turn = session.turn();
    let moves = session.moves().unwrap();
    let mut results: HashMap<String, &String> = HashMap::new();
    for mv in &moves {
        let after = session.preview(std::slice::from_ref(mv)).unwrap();
        results.entry(after.position).or_insert(mv);
    }
    let mut tried: Vec<&String> = results.into_values().collect();
    tried.sort();
    let every = tried.len().div_ceil(most);
    let is_free = step.goal == "any";
    let is_named = step.goal.starts_with("play") || step.goal.starts_with("end");
    let mut right = 0;
    for &mv in tried.iter().step_by(every) {
        let attempt = session.attempt(&step.goal, mv).unwrap();
        let after = session.preview(std::slice::from_ref(mv)).unwrap();
        let is_won = after
            .outcome
            .as_ref()
            .is_some_and(|end| end.winner == Some(turn));
        let name = format!("{}: {mv}", step.name);
        match attempt.verdict {
            Verdict::Solved | Verdict::Right => right += 1,
            Verdict::Longer => {}
            Verdict::Wrong => {
                assert!(!is_free && (is_named || !is_won), "{name}");
                // The opponent's win is shown.
                let is_lost = after.outcome.is_some();
                assert!(
                    !step.goal.starts_with("hold") || is_lost || !attempt.line.is_empty(),
                    "{name}"
                );
                for (ply, reply) in attempt.line.iter().enumerate() {
                    let line = [std::slice::from_ref(mv), &attempt.line[..=ply]].concat();
                    assert!(session.preview(&line).is_ok(), "{name}: {reply}");
                }
            }
        }
        if step.goal == "win 1" {
            assert_eq!(attempt.verdict == Verdict::Solved, is_won, "{name}");
        }
    }
    // No goal is reached by chance, unless there is no choice.
    let all = tried.iter().step_by(every).count();
    assert!(
        is_free || all <= 4 || right * 3 <= all + 3,
        "{}: {right} of {all}",
        step.name
    );
    for answered in &step.answered {
        let mut those = moves
            .iter()
            .filter(|mv| *mv == answered || last_cell(mv) == answered);
        let mv = those
            .next()
            .unwrap_or_else(|| panic!("{}: {answered}", step.name));
        let verdict = session.attempt(&step.goal, mv).unwrap().verdict;
        assert!(
            matches!(verdict, Verdict::Wrong | Verdict::Longer),
            "{}: {mv}",
            step.name
        );
    }
}

#[test]
fn some_legal_moves_of_every_step_are_judged() {
    for game in ergo::registry::GAMES {
        for step in steps(game.id) {
            try_moves(game.id, &step, 1);
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_legal_moves_of_every_step_are_judged() {
    for game in ergo::registry::GAMES {
        for step in steps(game.id) {
            try_moves(game.id, &step, usize::MAX);
        }
    }
}
