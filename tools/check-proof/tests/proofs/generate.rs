//! Proofs of wins that the engine finds.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use check_proof::Progress;
use ergo_games::game::{Game as _, Options};
use ergo_games::games::ergo::Position;
use ergo_games::search::Engine;

use crate::strategy::{Step, Strategy, check};

/// A file of positions with wins by threats.
const WINS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/data/ergo-wins.txt"
);
/// How long the engine looks for a win.
const NODES: u32 = 200_000;

/// The moves that are legal, with their texts.
pub(crate) fn replies(position: &Position) -> Vec<(String, Position)> {
    let moves = position.moves().unwrap();
    let played = |mv| (position.move_text(mv), position.play_unchecked(mv));
    moves.into_iter().map(played).collect()
}

/// Counts a use of a step.
fn count(uses: &mut Vec<(usize, usize)>, step: usize) {
    match uses.iter_mut().find(|(used, _)| *used == step) {
        Some((_, count)) => *count += 1,
        None => uses.push((step, 1)),
    }
}

fn most_used(uses: &[(usize, usize)]) -> Option<usize> {
    let most = uses.iter().max_by_key(|(_, count)| *count);
    most.map(|&(step, _)| step)
}

/// Expands wins to strategies.
pub(crate) struct Generator {
    engine: Engine<Position>,
    steps: Vec<Step>,
    /// The number of each step.
    numbers: HashMap<Step, usize>,
    /// Winning steps, by the key of the position and the number of turns.
    known: HashMap<(u64, usize), Option<usize>>,
}

impl Generator {
    pub(crate) fn new() -> Self {
        Self {
            engine: Engine::new(16),
            steps: Vec::new(),
            numbers: HashMap::new(),
            known: HashMap::new(),
        }
    }

    /// The strategy by which the player to move wins within some turns, if threats suffice after the first move. That is
    /// found, or given.
    pub(crate) fn prove(
        mut self,
        position: &Position,
        turns: usize,
        first: Option<&str>,
    ) -> Option<Strategy> {
        let last = match first {
            None => self.step(position, turns)?,
            Some(mv) => self.step_with(position, mv, turns)?,
        };
        // Steps after the first one to be played belong to replies that were answered otherwise in the end.
        self.steps.truncate(last + 1);
        Some(Strategy {
            position: position.to_string(),
            turns,
            steps: self.steps,
        })
    }

    /// A step that wins in a position.
    fn step(&mut self, position: &Position, turns: usize) -> Option<usize> {
        let key = (position.key(), turns);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        // Short wins first: they are found with fewer nodes.
        let mut plies = (1..2 * u32::try_from(turns).unwrap()).step_by(2);
        let line = plies.find_map(|plies| {
            let line = self.engine.solve(position, &[], plies, NODES);
            line.ok().flatten()
        });
        let found = line.and_then(|line| {
            let turns = usize::try_from(line.score.win_in().unwrap())
                .unwrap()
                .div_ceil(2);
            self.step_with(position, &position.move_text(line.moves[0]), turns)
        });
        self.known.insert(key, found);
        found
    }

    /// The step that plays a move, if the move wins.
    fn step_with(&mut self, position: &Position, mv: &str, turns: usize) -> Option<usize> {
        let after = position.play_unchecked(position.parse_move(mv).unwrap());
        let (mut default, mut entries) = (None, BTreeMap::new());
        if after.decided().is_none() {
            // The replies that end on each cell, with the steps that follow, and how often a step follows.
            let mut next = BTreeMap::<String, Vec<(String, usize)>>::new();
            let mut uses = Vec::new();
            for (reply, position) in replies(&after) {
                // The steps that were used most are tried first.
                let mut known = uses.clone();
                known.sort_by_key(|&(_, count)| Reverse(count));
                let mut known = known.into_iter().map(|(step, _)| step);
                let step = match known.find(|&step| self.wins(step, &position, turns - 1)) {
                    Some(step) => step,
                    None => self.step(&position, turns - 1)?,
                };
                count(&mut uses, step);
                let (_, cell) = reply.rsplit_once('-').unwrap_or(("", &reply));
                let cell = next.entry(format!("-{cell}")).or_default();
                cell.push((reply, step));
            }
            default = most_used(&uses);
            for (cell, replies) in next {
                let mut uses = Vec::new();
                for &(_, step) in &replies {
                    count(&mut uses, step);
                }
                let most = most_used(&uses);
                entries.extend(most.filter(|_| most != default).map(|step| (cell, step)));
                entries.extend(replies.into_iter().filter(|&(_, step)| Some(step) != most));
            }
        }
        let mv = mv.to_owned();
        let step = Step {
            mv,
            default,
            entries,
        };
        let number = *self.numbers.entry(step.clone()).or_insert(self.steps.len());
        if number == self.steps.len() {
            self.steps.push(step);
        }
        Some(number)
    }

    /// Whether a step wins in a position within some turns.
    fn wins(&self, number: usize, position: &Position, turns: usize) -> bool {
        let step = &self.steps[number];
        let Ok(mv) = position.parse_move(&step.mv) else {
            return false;
        };
        let after = position.play_unchecked(mv);
        if position.outcome().is_some() || turns == 0 {
            return false;
        } else if let Some(outcome) = after.outcome() {
            return outcome.winner == Some(position.turn());
        }
        turns > 1
            && step.default.is_some()
            && replies(&after).into_iter().all(|(reply, position)| {
                let next = step.after(&reply);
                next.is_some_and(|next| self.wins(next, &position, turns - 1))
            })
    }
}

/// Positions with wins by threats, each with the number of turns that they take.
pub(crate) fn wins() -> Vec<(Position, usize)> {
    let text = std::fs::read_to_string(WINS).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (position, plies) = line.split_once(" | ").unwrap();
        let position = Position::parse(position, Options::default()).unwrap();
        (position, plies.parse::<usize>().unwrap().div_ceil(2))
    };
    lines.map(read).collect()
}

#[test]
fn wins_of_the_engine_are_proven() {
    let mut most_reports = 0;
    for (position, turns) in wins().into_iter().take(20) {
        let strategy = Generator::new().prove(&position, turns, None).unwrap();
        let mut reports = vec![Progress::default()];
        let verdict = check_proof::check(&strategy.text(), &mut |progress| reports.push(progress));
        let verdict = verdict.unwrap_or_else(|fault| panic!("{position}: {fault}"));
        assert_eq!(verdict.position, position.to_string());
        assert_eq!(
            (verdict.turns, verdict.steps),
            (turns, strategy.steps.len())
        );
        let shares: Vec<f64> = reports.iter().map(|report| report.share).collect();
        assert!(shares.is_sorted() && shares.ends_with(&[1.0]), "{shares:?}");
        let count = 2 + verdict.positions / 100_000;
        assert_eq!(reports.len() as u64, count, "{reports:?}");
        most_reports = most_reports.max(reports.len());
        if turns > 1 {
            let turns = turns - 1;
            let short = Strategy { turns, ..strategy };
            let fault = check(&short.text()).expect_err("there are too few turns");
            assert_eq!(fault.reason, "no turn is left for the winner", "{fault}");
            assert_eq!(fault.moves.len(), 2 * turns);
        }
    }
    assert!(most_reports > 2);
}

#[test]
#[ignore = "takes a minute; prints how long the checks take"]
fn all_wins_are_proven() {
    let (mut positions, mut time) = (0, Duration::ZERO);
    for (position, turns) in wins() {
        let strategy = Generator::new().prove(&position, turns, None).unwrap();
        let text = strategy.text();
        let started = Instant::now();
        positions += check(&text).unwrap().positions;
        time += started.elapsed();
    }
    println!("{positions} positions checked in {time:?}");
}
