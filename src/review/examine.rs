//! Examines positions one by one: a search with a fixed number of nodes, proofs of forced wins, and a comparison of the
//! move that was played with the best one.
//!
//! The engine forgets everything before each position, so a finding depends neither on the machine nor on what was
//! examined before.

mod second;

use std::sync::Arc;

use super::material::{ALL, Bound, MaterialSearch, WON};
use super::{Effect, Finding, LineStart, Reason, eval_of};
use crate::advice::{Advise, Why};
use crate::codes::{MistakeCode, ReasonCode};
use crate::game::{Cell, Side};
use crate::replay::{Eval, History};
use crate::search::{Coverage, Engine, Evaluate, Limits, Progress, PvLine};

/// The size of the transposition table, in megabytes.
const HASH: usize = 8;
/// The longest forced win that is searched for, in plies.
const PROOF_PLIES: u32 = 25;
/// The search that estimates the played move gets the nodes of the main search divided by this.
const ESTIMATE_SHARE: u64 = 8;
/// The least cost of a move that is compared with the best one, as a share of the chances to win.
const COSTLY: f64 = 0.02;
/// How many moves are listed for a comparison between two looks at the clock.
const MOVES_PER_STEP: u32 = 20_000;

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
    /// The position before the last move.
    before: Option<G>,
    /// The move to compare with the best one.
    played: Option<G::Move>,
    step: Step,
    best: Option<PvLine<G::Move>>,
    comparison: Option<Comparison<G>>,
    finding: Finding,
}

/// A comparison of the played move with the best one, by the stones won and lost within some plies.
#[derive(Debug)]
struct Comparison<G: Reviewable> {
    plies: u32,
    search: MaterialSearch<G>,
    /// The stones that the opponent wins after the played move, once that is known.
    lost: Option<Bound<G::Move>>,
}

/// The next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Search,
    /// Searches for a forced win once more, this many times.
    Prove(u32),
    /// Compares the best move, which was played, with the second-best, by one of several searches.
    Second(usize),
    /// Estimates what the move that was played costs.
    Estimate,
    /// Compares moves by the stones won and lost.
    Compare,
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
    /// with the best one. A net evaluates positions, if there is one. [`Examiner::run`] does the work.
    pub fn start(
        &mut self,
        game: &History<G>,
        played: Option<G::Move>,
        time: Option<f64>,
        net: Option<Arc<G::Net>>,
    ) {
        let position = game.position();
        let mut task = Task {
            position: position.clone(),
            drawn: game.last_chances(),
            before: game.last().map(|(_, before)| before.clone()),
            played,
            step: Step::Done,
            best: None,
            comparison: None,
            finding: Finding {
                ply: game.at(),
                played: played.map(|mv| position.move_text(mv)),
                ..Finding::default()
            },
        };
        if let Some(outcome) = game.outcome() {
            task.finding.set_result(position.turn(), outcome.winner, 0);
        } else {
            let engine = self.engine.get_or_insert_with(|| Engine::thorough(HASH));
            engine.set_net(net);
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
                Step::Second(at) => {
                    if engine.run(clock, until) == Progress::Thinking {
                        return Progress::Thinking;
                    }
                    task.take_second(engine, at)
                }
                Step::Estimate => {
                    if engine.run(clock, until) == Progress::Thinking {
                        return Progress::Thinking;
                    }
                    task.take_estimate(engine)
                }
                Step::Compare => task.go_on_comparing(),
                Step::Done => return Progress::Done,
            };
            if task.step != Step::Done && clock() >= until {
                return Progress::Thinking;
            }
        }
    }

    /// The finding, once it is done.
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
    fn take_result(&mut self, engine: &mut Engine<G>) -> Step {
        let Some(line) = engine.result().and_then(|result| result.lines.first()) else {
            return Step::Done;
        };
        self.take_line(line.clone());
        if self.finding.win.is_none() && self.finding.loss.is_none() {
            Step::Prove(G::REVIEW.proofs.0)
        } else {
            self.after_proofs(engine)
        }
    }

    /// Takes over the best line.
    fn take_line(&mut self, line: PvLine<G::Move>) {
        let turn = self.position.turn();
        let finding = &mut self.finding;
        finding.set_eval(&self.position, eval_by(&line, turn));
        finding.line = self.position.line_texts(&line.moves);
        let path = line.moves.first().map(|&mv| self.position.path(mv));
        finding.path = cells(&path.unwrap_or_default());
        (finding.effect, finding.cause) = (None, None);
        if let Some((&mv, next)) = line.moves.split_first() {
            let whys = self.position.reasons(mv, next);
            finding.effect = Some(effect(&whys, &finding.line[0], &finding.path));
            let cause = |plies| cause(&whys, &finding.line, &finding.path, plies);
            finding.cause = finding.win.map(cause);
        }
        self.best = Some(line);
    }

    /// Searches for a forced win. The table keeps what was found out, so the next time goes further.
    fn prove(&mut self, engine: &mut Engine<G>, times: u32) -> Step {
        if times == 0 {
            return self.after_proofs(engine);
        }
        match engine.solve(&self.position, &self.drawn, PROOF_PLIES, G::REVIEW.proofs.1) {
            Err(_) => Step::Prove(times - 1),
            Ok(None) => self.after_proofs(engine),
            Ok(Some(line)) => {
                self.take_line(line);
                self.after_proofs(engine)
            }
        }
    }

    /// The moves are compared, unless nothing else is possible.
    fn after_proofs(&mut self, engine: &mut Engine<G>) -> Step {
        let mut moves = Vec::new();
        let coverage = self.position.candidates(&mut moves);
        self.finding.is_only = moves.len() == 1 && coverage == Coverage::All;
        let best = self.best.as_ref().and_then(|line| line.moves.first());
        let (Some(played), Some(&best)) = (self.played, best) else {
            return Step::Done;
        };
        if self.finding.is_only || self.finding.loss.is_some() {
            return Step::Done;
        }
        if played == best {
            return self.search_second(engine, best);
        }
        if let Some(plies) = self.finding.win {
            let Finding { line, path, .. } = self.finding.clone();
            let missed = reason(MistakeCode::MissesWin, LineStart::Before, line, path, plies);
            self.finding.fault = Some(missed);
            return Step::Done;
        }
        if self.position.material().is_none() {
            return Step::Done;
        }
        let limits = Limits {
            nodes: Some(G::REVIEW.nodes / ESTIMATE_SHARE),
            ..Limits::default()
        };
        engine.start(&self.position.play_unchecked(played), &self.drawn, limits);
        Step::Estimate
    }

    /// The moves are compared if the played one seems to cost something.
    fn take_estimate(&mut self, engine: &Engine<G>) -> Step {
        let result = engine.result();
        if let (Some(line), Some(played)) =
            (result.and_then(|result| result.lines.first()), self.played)
        {
            let after = self.position.play_unchecked(played);
            let mut estimate = Finding::default();
            estimate.set_eval(&after, eval_by(line, after.turn()));
            let cost = self.finding.chance - estimate.chance;
            let cost = if self.position.turn() == Side::First {
                cost
            } else {
                -cost
            };
            if cost < COSTLY {
                return Step::Done;
            }
        }
        self.compare(G::REVIEW.material.0)
    }

    /// Starts to compare the stones won and lost after the played and the best move.
    fn compare(&mut self, plies: u32) -> Step {
        let Some(played) = self.played.filter(|_| plies > 0) else {
            return Step::Done;
        };
        self.comparison = Some(Comparison {
            plies,
            search: self.stones_after(played, self.position.turn().other(), plies, ALL),
            lost: None,
        });
        Step::Compare
    }

    /// A search for the stones after a move.
    fn stones_after(
        &self,
        mv: G::Move,
        prover: Side,
        plies: u32,
        limits: (i32, i32),
    ) -> MaterialSearch<G> {
        let after = self.position.play_unchecked(mv);
        MaterialSearch::new(&after, prover, plies, G::REVIEW.material.1, limits)
    }

    /// Continues to compare. If nothing is proven, fewer plies are tried.
    fn go_on_comparing(&mut self) -> Step {
        let best = self.best.as_ref().and_then(|line| line.moves.first());
        let (Some(&best), Some(before), Some(mut comparison)) =
            (best, self.position.material(), self.comparison.take())
        else {
            return Step::Done;
        };
        let plies = comparison.plies;
        match (
            comparison.search.go_on(&self.drawn, MOVES_PER_STEP),
            comparison.lost.take(),
        ) {
            (Err(_), _) => return self.compare(plies - 1),
            (Ok(None), lost) => comparison.lost = lost,
            (Ok(Some(lost)), None) => {
                let worst = -lost.stones;
                if worst == -WON {
                    return self.compare(plies - 1);
                }
                // If nothing at all needs to be lost, that is enough.
                let high = if worst < before { before } else { WON + 1 };
                let own = self.position.turn();
                comparison.search = self.stones_after(best, own, plies, (worst, high));
                comparison.lost = Some(lost);
            }
            (Ok(Some(kept)), Some(lost)) => {
                self.finding.fault = self.lost_stones(best, before, plies, (&lost, &kept));
                return if self.finding.fault.is_some() {
                    Step::Done
                } else {
                    self.compare(plies - 1)
                };
            }
        }
        self.comparison = Some(comparison);
        Step::Compare
    }

    /// The fault of the played move: it loses stones, or misses some, that the best one keeps or wins.
    fn lost_stones(
        &self,
        best: G::Move,
        before: i32,
        plies: u32,
        (lost, kept): (&Bound<G::Move>, &Bound<G::Move>),
    ) -> Option<Reason> {
        let worst = -lost.stones - before;
        let better = kept.stones - before;
        if better <= worst || kept.stones == WON {
            return None;
        }
        if worst < 0 {
            let after = self.position.play_unchecked(self.played?);
            let line = after.line_texts(&lost.line);
            let first = lost.line.first();
            let path = first.map_or_else(Vec::new, |&mv| cells(&after.path(mv)));
            let mut fault = reason(
                MistakeCode::LosesStones,
                LineStart::After,
                line,
                path,
                plies,
            );
            if let Some(&[first, reply]) = lost.line.first_chunk() {
                let answered = after.play_unchecked(first);
                if answered.compulsory_capture() == Some(reply) {
                    fault.code = MistakeCode::ForcesCapture;
                    fault.cells = cells(&answered.path(reply));
                }
            }
            return Some(counting(fault, worst, better.min(0)));
        }
        let line = self.position.line_texts(&[&[best], &*kept.line].concat());
        let missed = reason(
            MistakeCode::MissesStones,
            LineStart::Before,
            line,
            cells(&self.position.path(best)),
            plies + 1,
        );
        Some(counting(missed, better, worst))
    }
}

/// The evaluation of a position in which it is the turn of a side, by its best line.
fn eval_by<M>(line: &PvLine<M>, turn: Side) -> Eval {
    let points = line.score.points();
    let points = if turn == Side::First { points } else { -points };
    eval_of(turn, line.score.win_in(), line.score.loss_in(), points)
}

/// A reason with numbers of stones.
#[inline(never)]
fn counting(reason: Reason, one: i32, other: i32) -> Reason {
    Reason {
        counts: vec![one.unsigned_abs(), other.unsigned_abs()],
        ..reason
    }
}

/// A reason without cells and numbers.
#[inline(never)]
fn reason(
    code: MistakeCode,
    start: LineStart,
    line: Vec<String>,
    path: Vec<u8>,
    plies: u32,
) -> Reason {
    Reason {
        code,
        line,
        start,
        path,
        cells: Vec::new(),
        counts: Vec::new(),
        plies: Some(plies),
    }
}

/// The numbers of cells.
fn cells(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|&Cell(cell)| cell).collect()
}

/// The effect of a winning move, given why it is good.
#[inline(never)]
fn cause(whys: &[Why], line: &[String], path: &[u8], plies: u32) -> Reason {
    let found = whys.iter().find_map(|why| {
        let code = match why.code {
            ReasonCode::MakesFive => MistakeCode::AllowsFive,
            ReasonCode::MakesTwoFours => MistakeCode::AllowsTwoFours,
            ReasonCode::MakesFour => MistakeCode::AllowsFour,
            ReasonCode::PreparesFour => MistakeCode::AllowsThree,
            ReasonCode::TakesCity => MistakeCode::AllowsCity,
            ReasonCode::WinsCity | ReasonCode::ThreatensCity => MistakeCode::AllowsSiege,
            _ => return None,
        };
        Some((code, &why.cells))
    });
    let (code, cells) = found.map_or((MistakeCode::AllowsWin, &[][..]), |(code, cells)| {
        (code, cells)
    });
    Reason {
        cells: self::cells(cells),
        ..reason(code, LineStart::After, line.to_vec(), path.to_vec(), plies)
    }
}

/// The effect of a move, given why it is good: a threat, if it makes one.
#[inline(never)]
fn effect(whys: &[Why], text: &str, path: &[u8]) -> Effect {
    // What it gives up, and what depends on the reply, is no reason for which it was missed.
    let effects = || {
        whys.iter()
            .filter(|why| !why.code.is_price() && why.moves.is_empty())
    };
    let threat = effects().find(|why| why.code.is_threat());
    let why = threat.or_else(|| effects().next());
    Effect {
        text: text.to_owned(),
        start: LineStart::Before,
        path: path.to_vec(),
        code: why.map(|why| why.code),
        cells: why.map_or_else(Vec::new, |why| cells(&why.cells)),
        counts: why.map_or_else(Vec::new, |why| why.counts.to_vec()),
    }
}
