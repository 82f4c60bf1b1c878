//! Examines positions one by one: a search with a fixed number of nodes, proofs of forced wins, and a comparison of the
//! move that was played with the best one.
//!
//! The engine forgets everything before each position, so a finding depends neither on the machine nor on what was
//! examined before.

use super::material::{Bound, MaterialSearch, WON};
use super::{Finding, LineStart, Reason};
use crate::advice::Advise;
use crate::codes::{MistakeCode, ReasonCode};
use crate::game::{Cell, Side};
use crate::replay::{Eval, History};
use crate::search::{Engine, Evaluate, Limits, Progress, PvLine};

/// The size of the transposition table, in megabytes.
const HASH: usize = 4;
/// The nodes of one search for a forced win. The table keeps what it found out, so the next goes further.
const PROOF_NODES: u32 = 10_000;
/// The longest forced win that is searched for, in plies.
const PROOF_PLIES: u32 = 25;
/// The number of plies after a move in which stones are counted.
const MATERIAL_PLIES: u32 = 3;

/// A game that can be reviewed.
pub trait Reviewable: Evaluate + Advise {}

impl<G: Evaluate + Advise> Reviewable for G {}

/// Examines positions of a game, in slices of time. Memory is allocated for the first one.
#[derive(Debug)]
pub struct Examiner<G: Reviewable> {
    engine: Option<Engine<G>>,
    task: Option<Task<G>>,
}

/// A position that is examined.
#[derive(Debug)]
struct Task<G: Reviewable> {
    position: G,
    drawn: Vec<u64>,
    /// The move to compare with the best one.
    played: Option<G::Move>,
    step: Step,
    best: Option<PvLine<G::Move>>,
    finding: Finding,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Search,
    /// Searches for a forced win once more, this many times.
    Prove(u32),
    /// Compares moves by the stones won and lost within this many plies.
    Compare(u32),
    Done,
}

impl<G: Reviewable> Examiner<G> {
    /// An examiner without a position.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            engine: None,
            task: None,
        }
    }

    /// Starts to examine the last position of a game, for at most this many milliseconds, and compares a move there
    /// with the best one. [`Examiner::run`] does the work.
    pub fn start(&mut self, game: &History<G>, played: Option<G::Move>, time: Option<f64>) {
        let position = game.position();
        let mut task = Task {
            position: position.clone(),
            drawn: game.last_chances(),
            played,
            step: Step::Done,
            best: None,
            finding: Finding {
                ply: game.at(),
                played: played.map(|mv| position.move_text(mv)),
                ..Finding::default()
            },
        };
        if let Some(outcome) = game.outcome() {
            task.finding.set_result(position.turn(), outcome.winner, 0);
        } else {
            let engine = self.engine.get_or_insert_with(|| Engine::new(HASH));
            engine.clear();
            let limits = Limits {
                nodes: Some(G::REVIEW.nodes),
                time,
                ..Limits::default()
            };
            engine.start(&task.position, &task.drawn, limits);
            task.step = Step::Search;
        }
        self.task = Some(task);
    }

    /// Continues until the clock, in milliseconds, reaches `until`, or the position is examined.
    pub fn run(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        let (Some(engine), Some(task)) = (&mut self.engine, &mut self.task) else {
            return Progress::Done;
        };
        loop {
            task.step = match task.step {
                Step::Search => {
                    if engine.run(clock, until) == Progress::Thinking {
                        return Progress::Thinking;
                    }
                    task.take_result(engine)
                }
                Step::Prove(times) => task.prove(engine, times),
                Step::Compare(plies) => task.compare(plies),
                Step::Done => return Progress::Done,
            };
            if task.step != Step::Done && clock() >= until {
                return Progress::Thinking;
            }
        }
    }

    /// What was found out, once it is done.
    #[must_use]
    pub fn finding(&self) -> Option<&Finding> {
        let task = self.task.as_ref()?;
        (task.step == Step::Done).then_some(&task.finding)
    }
}

impl<G: Reviewable> Default for Examiner<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Reviewable> Task<G> {
    /// Takes over the result of the search.
    fn take_result(&mut self, engine: &Engine<G>) -> Step {
        let Some(line) = engine.result().and_then(|result| result.lines.first()) else {
            return Step::Done;
        };
        self.take_line(line.clone());
        if self.finding.win.is_none() && self.finding.loss.is_none() {
            Step::Prove(G::REVIEW.proofs)
        } else {
            self.after_proofs()
        }
    }

    /// Takes over the best line.
    fn take_line(&mut self, line: PvLine<G::Move>) {
        let turn = self.position.turn();
        let finding = &mut self.finding;
        let won = line.score.win_in().map(|plies| (turn, plies));
        let won = won.or(line.score.loss_in().map(|plies| (turn.other(), plies)));
        let points = line.score.points();
        let eval = match won {
            Some((winner, plies)) => Eval::Win { winner, plies },
            None if turn == Side::First => Eval::Points(points),
            None => Eval::Points(-points),
        };
        finding.set_eval(&self.position, eval);
        finding.line = texts(&self.position, &line.moves);
        let path = line.moves.first().map(|&mv| self.position.path(mv));
        finding.path = path.into_iter().flatten().map(|Cell(cell)| cell).collect();
        finding.cause = finding.win.map(|plies| Reason {
            line: finding.line.clone(),
            start: LineStart::After,
            plies: Some(plies),
            ..cause(&self.position, &line.moves)
        });
        self.best = Some(line);
    }

    /// Searches for a forced win, with what is known from the last time.
    fn prove(&mut self, engine: &mut Engine<G>, times: u32) -> Step {
        if times == 0 {
            return self.after_proofs();
        }
        match engine.solve(&self.position, &self.drawn, PROOF_PLIES, PROOF_NODES) {
            Err(_) => Step::Prove(times - 1),
            Ok(None) => self.after_proofs(),
            Ok(Some(line)) => {
                self.take_line(line);
                self.after_proofs()
            }
        }
    }

    /// The moves are compared, unless the best one was played or nothing else is possible.
    fn after_proofs(&mut self) -> Step {
        self.finding.is_only = self.position.results() == Ok(1);
        let best = self.best.as_ref().and_then(|line| line.moves.first());
        let is_other = self.played.is_some() && self.played.as_ref() != best;
        if self.finding.is_only || !is_other || self.finding.loss.is_some() {
            return Step::Done;
        }
        if let Some(plies) = self.finding.win {
            self.finding.fault = Some(Reason {
                line: self.finding.line.clone(),
                plies: Some(plies),
                ..reason(MistakeCode::MissesWin, LineStart::Before)
            });
            return Step::Done;
        }
        if self.position.material().is_some() {
            Step::Compare(MATERIAL_PLIES)
        } else {
            Step::Done
        }
    }

    /// Compares the stones won and lost after the played and the best move.
    fn compare(&mut self, plies: u32) -> Step {
        let best = self.best.as_ref().and_then(|line| line.moves.first());
        let (Some(&best), Some(played), Some(before)) =
            (best, self.played, self.position.material())
        else {
            return Step::Done;
        };
        self.finding.fault = self.lost_stones(played, best, before, plies);
        if self.finding.fault.is_some() || plies <= 1 {
            Step::Done
        } else {
            Step::Compare(plies - 1)
        }
    }

    /// Proves that a move loses stones, or misses some, that another move keeps or wins.
    fn lost_stones(
        &self,
        played: G::Move,
        best: G::Move,
        before: i32,
        plies: u32,
    ) -> Option<Reason> {
        let (own, enemy) = (self.position.turn(), self.position.turn().other());
        let search = |mv, prover| {
            let after = self.position.play_unchecked(mv);
            let limits = (&*self.drawn, G::REVIEW.material);
            MaterialSearch::run(&after, prover, plies, limits)
        };
        let Bound { stones, line } = search(played, enemy)?;
        let worst = -stones - before;
        let kept = search(best, own)?;
        let better = kept.stones - before;
        if better <= worst || worst == -WON - before || kept.stones == WON {
            return None;
        }
        let count = |stones: i32| stones.unsigned_abs();
        if worst < 0 {
            let after = self.position.play_unchecked(played);
            return Some(Reason {
                line: texts(&after, &line),
                plies: Some(plies),
                counts: vec![count(worst), count(better.min(0))],
                ..reason(MistakeCode::LosesStones, LineStart::After)
            });
        }
        let line = [&[best], &*kept.line].concat();
        Some(Reason {
            line: texts(&self.position, &line),
            plies: Some(plies + 1),
            counts: vec![count(better), count(worst)],
            ..reason(MistakeCode::MissesStones, LineStart::Before)
        })
    }
}

/// A reason without details.
fn reason(code: MistakeCode, start: LineStart) -> Reason {
    Reason {
        code,
        line: Vec::new(),
        start,
        cells: Vec::new(),
        counts: Vec::new(),
        plies: None,
    }
}

/// What the first moves of a winning line do.
fn cause<G: Reviewable>(position: &G, line: &[G::Move]) -> Reason {
    let Some((&mv, next)) = line.split_first() else {
        return reason(MistakeCode::AllowsWin, LineStart::After);
    };
    let whys = position.reasons(mv, next);
    let found = whys.into_iter().find_map(|why| {
        let code = match why.code {
            ReasonCode::MakesFive => MistakeCode::AllowsFive,
            ReasonCode::MakesTwoFours => MistakeCode::AllowsTwoFours,
            ReasonCode::MakesFour => MistakeCode::AllowsFour,
            ReasonCode::PreparesFour => MistakeCode::AllowsThree,
            ReasonCode::TakesCity => MistakeCode::AllowsCity,
            ReasonCode::ThreatensCity => MistakeCode::AllowsSiege,
            _ => return None,
        };
        let cells = why.cells.iter().map(|&Cell(cell)| cell).collect();
        Some(Reason {
            cells,
            ..reason(code, LineStart::After)
        })
    });
    found.unwrap_or_else(|| reason(MistakeCode::AllowsWin, LineStart::After))
}

/// The moves of a line as text.
fn texts<G: Reviewable>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &mv in line {
        texts.push(position.move_text(mv));
        position = position.play_unchecked(mv);
    }
    texts
}
