//! A report on openings, one line for each:
//!
//! ```text
//! e5 a1 won 12 f6
//! e5 d4 open 71 e6 98 121
//! ```
//!
//! An opening that is won says in how many turns, and by which first move. Another one says the first player's chance in
//! percent, by the engine, the move after which the most replies are proven to lose, how many, and the number of replies.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use ergo_games::game::Game as _;
use ergo_games::games::ergo::{Move, Position};
use ergo_games::search::{Engine, Evaluate as _, Limits};

use crate::proof::{Log, Proof};

/// The report on some openings, with chances from searches of some nodes.
pub(crate) fn write(
    openings: &[(Position, String)],
    proofs: &[Proof],
    log: &Log,
    nodes: u64,
) -> Result<String> {
    let mut engine = Engine::with_built_in_net(64, 0);
    let mut text = String::new();
    for (position, name) in openings {
        let proof = proofs.iter().find(|proof| proof.position == *position);
        if let Some(proof) = proof {
            let first = proof.first().context("a proof has steps")?;
            writeln!(text, "{name} won {} {first}", proof.turns)?;
            continue;
        }
        engine.clear();
        let lines = engine.search(position, Limits::nodes(nodes)).lines;
        let best = lines.first().context("an opening is not over")?;
        let chance = 100.0 * position.expected_result(best.score);
        let moves = position.moves()?;
        let progress = moves
            .iter()
            .map(|&mv| (lost_replies(position, mv, log), mv));
        let most = progress.max_by_key(|&((lost, _), mv)| (lost, best.moves.first() == Some(&mv)));
        let ((lost, all), mv) = most.context("an opening is not over")?;
        let mv = position.move_text(mv);
        writeln!(text, "{name} open {chance:.0} {mv} {lost} {all}")?;
    }
    Ok(text)
}

/// How many replies to a move are proven to lose, and how many there are.
fn lost_replies(position: &Position, mv: Move, log: &Log) -> (usize, usize) {
    let after = position.play_unchecked(mv);
    let mut replies = Vec::new();
    after.choices(&mut replies);
    let lost = replies
        .iter()
        .filter(|&&reply| log.has(&after.play_unchecked(reply)));
    (lost.count(), replies.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::Strategies;
    use ergo_games::game::Options;

    #[test]
    fn an_opening_is_won_or_open() {
        let position = |opening: &str| {
            let start = Position::start(Options::default());
            let play = |position: Position, mv: &str| {
                position.play_unchecked(position.parse_move(mv).unwrap())
            };
            opening.split(' ').fold(start, play)
        };
        let folder = std::env::temp_dir().join(format!("prove-report-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("log");
        let mut log = Log::open(&path).unwrap();
        let mut strategies = Strategies::new(0);
        let id = strategies.steps.read("g5".lines()).unwrap();
        for reply in ["e5 d4 e6 a1", "e5 d4 e6 a2", "e5 d4 f6 a1"] {
            log.add(&strategies, id, &position(reply)).unwrap();
        }
        let log = Log::open(&path).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        let proof = Proof::read(
            "ergo-proof 1\nposition 10/10/10/10/4S5/10/10/10/l9 1\nturns 12\nd4\nf6 1\n",
        )
        .unwrap();
        assert_eq!(proof.position, position("e5 a1"));
        let openings = ["e5 a1", "e5 d4"].map(|name| (position(name), name.to_owned()));
        let text = write(&openings, &[proof], &log, 1_000).unwrap();
        let [won, open] = text.lines().collect::<Vec<_>>()[..] else {
            panic!("{text}")
        };
        assert_eq!(won, "e5 a1 won 12 f6");
        let (chance, rest) = open
            .strip_prefix("e5 d4 open ")
            .unwrap()
            .split_once(' ')
            .unwrap();
        assert_eq!(rest, "e6 2 91");
        assert!((51..=100).contains(&chance.parse().unwrap()), "{open}");
    }

    /// The report in the repository says the same as the proofs there, and the findings say the same as the report.
    #[test]
    fn findings_report_and_proofs_agree() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let read = |path: &str| std::fs::read_to_string(format!("{root}/{path}")).unwrap();
        let findings = read("docs/findings.md");
        let rows = |answer: &str| {
            let start = format!("| `{answer}` | ");
            let rows = findings.lines().filter(|line| line.starts_with(&start));
            rows.collect::<Vec<_>>()
        };
        let folder = format!("{root}/tools/prove/proofs");
        let proofs = Proof::all_in(folder.as_ref()).unwrap();
        let report = read("tools/prove/proofs/answers.txt");
        let mut won = 0;
        for line in report.lines() {
            let words: Vec<_> = line.split(' ').collect();
            let answer = words[1];
            let row = match words[2..] {
                ["won", turns, first] => {
                    won += 1;
                    let position = crate::names::position(&format!("e5 {answer}")).unwrap();
                    let proof = proofs.iter().find(|proof| proof.position == position);
                    let proof = proof.expect(answer);
                    assert_eq!(proof.turns.to_string(), turns, "{line}");
                    assert_eq!(proof.first(), Some(first), "{line}");
                    let steps = proof.steps.lines().count();
                    let steps = format!("{},{:03}", steps / 1000, steps % 1000);
                    let file = format!("../tools/prove/proofs/e5-{answer}.txt.gz");
                    format!("| `{answer}` | {turns} | `{first}` | [{steps} steps]({file}) |")
                }
                ["open", chance, mv, lost, all] => {
                    format!("| `{answer}` | {chance} % | `{mv}`, {lost} of {all} |")
                }
                _ => panic!("{line}"),
            };
            assert_eq!(rows(answer), [row.as_str()], "{line}");
        }
        assert_eq!(
            report.lines().count(),
            crate::names::answers().unwrap().len()
        );
        assert_eq!(won, proofs.len());
    }
}
