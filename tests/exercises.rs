//! Exercises: the judge accepts what reaches the goal, answers it with the strongest reply, and refutes the rest.

use ergo_games::codes::Verdict;
use ergo_games::game::Options;
use ergo_games::session::Session;

fn open(game: &str, position: &str) -> Box<dyn Session> {
    let game = ergo_games::registry::find(game).unwrap();
    (game.open_at)(Options::default(), Some(position)).unwrap()
}

/// Positions of a file in `tests/data`, each with what is behind the bar.
fn positions(file: &str) -> Vec<(String, String)> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split_once(" | ").unwrap_or((line, "")));
    parts
        .map(|(position, rest)| (position.to_owned(), rest.to_owned()))
        .collect()
}

/// Solves an exercise with the solutions that the judge finds, against its replies. Returns the number of own moves.
fn solve(session: &mut dyn Session, goal: &str) -> usize {
    let mut goal = goal.to_owned();
    for moves in 1.. {
        let solution = session.solution(&goal).unwrap();
        let mv = solution.first().expect("a solution").clone();
        let attempt = session.attempt(&goal, &mv).unwrap();
        match attempt.verdict {
            Verdict::Solved => return moves,
            Verdict::Right => {}
            other => panic!("{mv} is {other} for {goal} in {}", session.line()),
        }
        session.play(&mv).unwrap();
        session.play(&attempt.reply.expect("a reply")).unwrap();
        goal = attempt.goal.expect("a goal");
    }
    unreachable!()
}

#[test]
fn wins_are_found_and_accepted_to_the_end() {
    for (position, plies) in positions("ergo-wins.txt").into_iter().step_by(25) {
        let plies: usize = plies.trim().parse().unwrap();
        let moves = solve(&mut *open("ergo", &position), &format!("win {plies}"));
        assert!(moves <= plies.div_ceil(2), "{position}: {moves}");
    }
    for (position, _) in positions("intermedium-attacks.txt").into_iter().step_by(20) {
        assert!(solve(&mut *open("intermedium", &position), "win 3") <= 2);
    }
}

#[test]
fn stones_are_won() {
    for (position, _) in positions("emergo-material.txt").into_iter().step_by(10) {
        assert!(solve(&mut *open("emergo", &position), "gain 1 in 5") <= 4);
    }
}

#[test]
fn the_captures_that_follow_are_known() {
    let position = "112/x3/x3,12,2222/21,x,1,x4/122,x,1111,x3,2,x2/x7/x5/x,221,x/1 1 0-0";
    let mut session = open("emergo", position);
    let attempt = session.attempt("gain 4 in 3", "c5-b5").unwrap();
    assert_eq!(attempt.verdict, Verdict::Solved);
    // Black has to capture, and White captures in return.
    assert!(attempt.line.len() > 1, "{:?}", attempt.line);
    session.play("c5-b5").unwrap();
    for mv in &attempt.line {
        assert!(mv.contains('x'), "{mv}");
        session.play(mv).unwrap();
    }
}

#[test]
fn saving_moves_are_found() {
    let mut others = 0;
    for (position, _) in positions("intermedium-defences.txt")
        .into_iter()
        .step_by(20)
    {
        let mut session = open("intermedium", &position);
        assert_eq!(solve(&mut *session, "hold 3"), 1);
        let Ok(moves) = session.moves() else {
            continue;
        };
        let wrong = moves.iter().take(12).filter_map(|mv| {
            let attempt = session.attempt("hold 3", mv).unwrap();
            (attempt.verdict == Verdict::Wrong).then_some(attempt)
        });
        for attempt in wrong {
            assert!(!attempt.line.is_empty() && attempt.reason.is_some());
            others += 1;
        }
    }
    assert!(others > 10);
}

/// Judges moves in a position of Ergo.
fn verdicts(position: &str, goal: &str, moves: &[&str]) -> Vec<&'static str> {
    let mut session = open("ergo", position);
    let verdict = |mv: &&str| session.attempt(goal, mv).unwrap().verdict.as_str();
    moves.iter().map(verdict).collect()
}

#[test]
fn goals_of_lessons() {
    let start = "10/10/10/10/4S5/10/10/10/10 2";
    let moves = ["f6", "d5", "d4"];
    let [wrong, solved] = ["wrong", "solved"];
    assert_eq!(verdicts(start, "any", &moves), [solved; 3]);
    assert_eq!(
        verdicts(start, "play d5 d4", &moves),
        [wrong, solved, solved]
    );
    assert_eq!(verdicts(start, "end f6", &moves), [solved, wrong, wrong]);
    let mut session = open("ergo", start);
    assert_eq!(session.solution("play d5 d4").unwrap(), ["d5"]);
    assert_eq!(session.solution("end f6").unwrap(), ["f6"]);
    assert_eq!(session.solution("any").unwrap().len(), 1);
    for (goal, mv) in [
        ("any", "e5"),
        ("any", "pass"),
        ("win 2", "d5"),
        ("gain 1 in 1", "d5"),
    ] {
        assert!(session.attempt(goal, mv).is_err(), "{goal}, {mv}");
    }
}

#[test]
fn a_pass_is_right_where_there_is_no_win() {
    let none = "10/10/10/10/4S5/10/10/10/10 2";
    assert_eq!(
        verdicts(none, "decide 3", &["pass", "d5"]),
        ["solved", "wrong"]
    );
    let mut session = open("ergo", none);
    assert_eq!(session.solution("decide 3").unwrap(), ["pass"]);
    // White has three in a row, open at both ends, with room beyond.
    let three = "10/10/10/2s7/3SSS4/2s7/6s3/10/10 1";
    let mut session = open("ergo", three);
    let pass = session.attempt("decide 3", "pass").unwrap();
    assert_eq!(pass.verdict, Verdict::Wrong);
    assert_eq!(pass.line.len(), 3);
    assert_eq!(
        session.attempt("decide 3", "g5").unwrap().verdict,
        Verdict::Right
    );
}

#[test]
fn a_longer_win_is_accepted() {
    let mut session = open("ergo", "10/10/10/2s7/3SSS4/2s7/6s3/10/10 1");
    let attempt = session.attempt("win 1", "g5").unwrap();
    assert_eq!(attempt.verdict, Verdict::Longer);
    assert_eq!(attempt.goal.as_deref(), Some("win 1"));
    let mv = attempt.reply.unwrap();
    session.play("g5").unwrap();
    session.play(&mv).unwrap();
    assert_eq!(solve(&mut *session, "win 1"), 1);
}
