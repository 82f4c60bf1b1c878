//! Lessons: every step can be done as it is shown, every other legal move is judged, and no goal is reached by chance.

use std::collections::{HashMap, HashSet};
use std::io::ErrorKind;

use ergo_games::codes::Verdict;
use ergo_games::notation::{Summary, open_for_page};
use ergo_games::session::Session;
use ergo_games::session::annotations::{Annotations, Drawing, Remark};

/// A step of a lesson, a game text with one exercise.
struct Step {
    name: String,
    text: String,
    /// How many moves lead to the position.
    at: usize,
    goal: String,
    /// The moves that follow.
    show: Vec<String>,
    shapes: Vec<Drawing>,
    /// Moves that have an answer of their own.
    answered: Vec<String>,
}

/// The steps of a game; none if it has no lessons.
fn steps(game: &str) -> Option<Vec<Step>> {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/www/text/en/games/{game}/lessons.txt");
    let text = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        text => text.unwrap(),
    };
    let games = open_for_page(&text).unwrap();
    Some(games.iter().map(|game| step(&**game)).collect())
}

/// The step of a game text.
fn step(session: &dyn Session) -> Step {
    let game = ergo_games::registry::find(session.tree().game()).unwrap();
    let Annotations {
        tags,
        remarks,
        moves,
        ..
    } = Annotations::of(session.tree(), &(game.board)());
    let tags = tags
        .iter()
        .filter(|tag| ["Lesson", "Step"].contains(&&*tag.0));
    let name: Vec<&str> = tags.map(|tag| &*tag.1).collect();
    let has_goal = |remarks: &[Remark]| remarks.iter().any(|remark| remark.goal.is_some());
    let aim = moves.iter().position(|mv| has_goal(&mv.remarks));
    let place = aim.map_or(&remarks, |at| &moves[at].remarks);
    let follows = |parent: Option<usize>| {
        let all = moves.iter().enumerate();
        all.filter(move |(_, mv)| mv.parent == parent)
    };
    let first = |parent| follows(parent).map(|(at, _)| at).next();
    let line = |from| std::iter::successors(first(from), |&at| first(Some(at)));
    let answered = follows(aim).filter(|(_, mv)| !mv.remarks.is_empty());
    Step {
        name: format!("{} {}", game.id, name.join(" ")),
        text: Summary::of(session).text,
        at: aim.map_or(0, |at| {
            line(None).position(|other| other == at).unwrap() + 1
        }),
        goal: place[0].goal.clone().unwrap(),
        show: line(aim).map(|at| moves[at].text.clone()).collect(),
        shapes: place
            .iter()
            .flat_map(|remark| remark.shapes.clone())
            .collect(),
        answered: answered.map(|(_, mv)| mv.text.clone()).collect(),
    }
}

/// The session of a step.
fn open(step: &Step) -> Box<dyn Session> {
    let mut session = open_for_page(&step.text).unwrap().remove(0);
    assert!(session.go_to(step.at), "{}", step.name);
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
    let mut taught = 0;
    for game in ergo_games::registry::GAMES {
        let Some(steps) = steps(game.id) else {
            continue;
        };
        taught += 1;
        assert!(steps.len() > 40, "{}", game.id);
        let cells: HashSet<String> = (game.board)()
            .rows
            .into_iter()
            .flatten()
            .map(|cell| cell.name)
            .collect();
        for step in &steps {
            let mut session = open(step);
            assert!(!step.show.is_empty(), "{}", step.name);
            play_to_the_end(&mut *session, step);
            for cell in step.shapes.iter().flat_map(|shape| &shape.cells) {
                assert!(cells.contains(cell), "{}: {cell}", step.name);
            }
        }
    }
    assert!(taught > 0);
}

/// Tries the legal moves of every step: all results, or some of them.
fn try_moves(step: &Step, most: usize) {
    let mut session = open(step);
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
    // Named moves and cells need no judge to be counted.
    let names = step.goal.split(' ').count() - 1;
    assert!(
        !is_named || names * 3 <= tried.len() + 3,
        "{}: {names} of {} moves",
        step.name,
        tried.len()
    );
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
            other => panic!("{name}: {other}"),
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
        let verdict = session.attempt(&step.goal, answered).unwrap().verdict;
        assert!(
            matches!(verdict, Verdict::Wrong | Verdict::Longer),
            "{}: {answered}",
            step.name
        );
    }
}

#[test]
fn some_legal_moves_of_every_step_are_judged() {
    for game in ergo_games::registry::GAMES {
        for step in steps(game.id).into_iter().flatten() {
            try_moves(&step, 1);
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_legal_moves_of_every_step_are_judged() {
    for game in ergo_games::registry::GAMES {
        for step in steps(game.id).into_iter().flatten() {
            try_moves(&step, usize::MAX);
        }
    }
}
