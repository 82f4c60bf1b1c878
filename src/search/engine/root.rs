//! What happens at the root: the search is repeated, each time one ply deeper, and for each of the
//! best lines that were asked for.

use super::forced::Found;
use super::walk::{Care, Node};
use super::{Engine, Style, answers, win_at_once, worth};
use crate::hash::random;
use crate::search::levels::Level;
use crate::search::order::{favour, pick};
use crate::search::{Aim, Coverage, Limits, Line, Opinion, Report, Score};

/// Deeper than this it does not look.
const DEEPEST: u32 = 100;
/// From this depth on, scores are expected near those of the depth before.
const STEADY: u32 = 4;
/// How near, at first.
const NEAR: i32 = 24;
/// Beyond this distance any score is expected.
const FAR: i32 = 800;
/// A win by threats is sought with so many positions and one in so many of all that are looked at,
/// but not with more than so many at a time, and within so many plies.
const PROOF_FIRST: u64 = 300;
const PROOF_SHARE: u64 = 10;
const PROOF_MOST: u32 = 10_000;
const PROOF_PLIES: u32 = 41;

/// What the engine was asked to do, and how far it has come.
#[derive(Debug)]
pub(super) struct Job<G: Opinion> {
    root: G,
    insight: G::Insight,
    limits: Limits,
    level: Option<&'static Level>,
    /// What the level's choices depend on.
    luck: u64,
    /// When the first slice began.
    began: Option<f64>,
    /// The moves there are to choose from.
    moves: Vec<G::Move>,
    coverage: Coverage,
    /// The depth of the present iteration.
    depth: u32,
    /// The lines it has found so far.
    found: Vec<Line<G::Move>>,
    /// How far from the expected score the present window reaches.
    near: i32,
    /// The plies within which no win by threats is found.
    refuted: u32,
    /// How many positions were looked at for that.
    sought: u64,
    /// A line that wins by threats.
    proven: Option<Line<G::Move>>,
    report: Report<G::Move>,
    done: bool,
}

impl<G: Opinion> Job<G> {
    pub(super) const fn report(&self) -> &Report<G::Move> {
        &self.report
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.report.nodes
    }

    pub(super) const fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn start_clock(&mut self, now: f64) {
        self.began.get_or_insert(now);
    }

    pub(super) fn is_out_of_time(&self, now: f64) -> bool {
        let elapsed = now - self.began.unwrap_or(now);
        self.limits.time.is_some_and(|limit| elapsed >= limit)
    }

    pub(super) fn count_node(&mut self) {
        self.report.nodes += 1;
        self.done |= self.nodes_left() == Some(0);
    }

    /// How many positions may still be looked at, if there is a limit.
    pub(super) fn nodes_left(&self) -> Option<u64> {
        let limit = self.limits.nodes?;
        Some(limit.saturating_sub(self.report.nodes))
    }

    /// Ends the thinking; the level chooses among what was found.
    pub(super) fn end(&mut self) {
        self.done = true;
        let lines = &mut self.report.lines;
        let chosen = match (self.limits.aim, self.level) {
            (Aim::Even, _) => {
                lines.sort_by_key(|line| line.score.points().abs());
                lines.first().and_then(|line| line.moves.first().copied())
            }
            (Aim::Best, Some(level)) => level.choose(lines, self.luck),
            (Aim::Best, None) => None,
        };
        self.report.choice = chosen.or(self.report.choice);
    }

    /// Whether wins by threats are sought.
    pub(super) fn seeks_threats(&self) -> bool {
        self.level.is_none_or(|level| level.threats)
    }

    /// How many lines there can be.
    fn lines(&self) -> usize {
        let wanted = match self.limits.aim {
            Aim::Best => self.limits.lines,
            Aim::Even => usize::MAX,
        };
        wanted.clamp(1, self.moves.len().max(1))
    }

    /// The moves that no line found so far begins with.
    fn open_moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        let begins = |mv: &G::Move| self.found.iter().any(|line| line.moves.first() == Some(mv));
        self.moves.iter().copied().filter(move |mv| !begins(mv))
    }

    /// The scores between which the next line is expected.
    fn window(&self) -> (Score, Score) {
        let expected = self.report.lines.get(self.found.len());
        // A loss may stand behind a score as low as an estimate can be.
        let is_believed = |score: Score| score.points().abs() + self.near <= Score::ESTIMATE_LIMIT;
        match expected.map(|line| line.score) {
            Some(score) if self.depth >= STEADY && is_believed(score) && self.near <= FAR => (
                Score::clamped(score.points() - self.near),
                Score::clamped(score.points() + self.near),
            ),
            _ => (Score::MIN, Score::MAX),
        }
    }

    /// The lines that are known, the newest first, each move once.
    fn merge(&mut self, improved: Option<Line<G::Move>>) {
        let count = self.lines();
        let old = std::mem::take(&mut self.report.lines);
        let known = self.found.iter().cloned().chain(improved).chain(old);
        let mut lines: Vec<Line<G::Move>> = Vec::with_capacity(count);
        for mut line in known {
            let begins = line.moves.first();
            if lines.iter().any(|other| other.moves.first() == begins) {
                continue;
            }
            if let Some(better) = lines.last() {
                // What an earlier depth thought of it is no longer so.
                line.score = line.score.min(better.score);
            }
            lines.push(line);
        }
        lines.truncate(count);
        self.report.choice = lines.first().and_then(|line| line.moves.first().copied());
        self.report.lines = lines;
    }
}

impl<G: Opinion> Engine<G> {
    pub(super) fn begin_job(&mut self, root: &G, limits: Limits) {
        let level = limits.level.and_then(Level::find);
        let limits = level.map_or(limits, |level| level.narrow(limits));
        let luck = random(root.key() ^ random(limits.seed));
        let insight = root.insight();
        self.listed.clear();
        let mut coverage = Coverage::All;
        // There is nothing to choose where the game is over.
        if root.decided().is_none() {
            // All moves are looked at where one wins at once, and where none helps.
            if self.style == Style::Selective && root.winning_move(&insight).is_none() {
                answers(&self.drawn, root, &insight, &mut self.listed);
            }
            if self.listed.is_empty() {
                coverage = root.candidates(&mut self.listed);
            }
        }
        let moves = self.listed.clone();
        self.moves.clear();
        self.order
            .weigh((root, &insight), (0, None), None, &moves, &mut self.moves);
        let likely = pick(&mut self.moves).map(|weighed| weighed.mv);
        self.moves.clear();
        self.job = Some(Job {
            root: root.clone(),
            insight,
            limits,
            level,
            luck,
            began: None,
            moves,
            coverage,
            depth: 0,
            found: Vec::new(),
            near: NEAR,
            refuted: 1,
            sought: 0,
            proven: None,
            // Should it be stopped at once, the likeliest move is better than none.
            report: Report {
                lines: likely.map(Line::of).into_iter().collect(),
                choice: likely,
                depth: 0,
                nodes: 0,
            },
            done: likely.is_none(),
        });
    }

    /// Begins the search for the next line, one ply deeper if all lines of this depth are found.
    pub(super) fn deepen(&mut self) {
        let Some(job) = &mut self.job else { return };
        if job.depth == 0 || job.found.len() >= job.lines() {
            job.found.clear();
            job.depth += 1;
            job.near = NEAR;
            if job.depth == 1 && job.level.is_some_and(|level| level.slips(job.luck)) {
                return self.slip();
            }
            if self.style == Style::Selective && self.find_proof() {
                return;
            }
        }
        let Some(job) = &mut self.job else { return };
        if job.done {
            return;
        }
        if job.found.is_empty() {
            job.found.extend(job.proven.clone());
        }
        let (alpha, beta) = job.window();
        let depth = i32::try_from(job.depth).unwrap_or(i32::MAX);
        let mut node = Node::new(job.root.clone(), job.insight.clone(), depth, alpha, beta);
        node.coverage = job.coverage;
        if self.style == Style::Selective {
            node.care = Care::Less;
        }
        self.listed.clear();
        self.listed.extend(job.open_moves());
        let likely = job
            .report
            .lines
            .get(job.found.len())
            .and_then(|line| line.moves.first().copied());
        self.moves.clear();
        self.order.weigh(
            (&node.position, &node.insight),
            (0, None),
            self.table.probe(node.position.key()).as_ref(),
            &self.listed,
            &mut self.moves,
        );
        favour(&mut self.moves, likely);
        self.clear_line(0);
        self.count_node();
        self.path.push(node);
    }

    /// Chooses without a thought of the answer: by how the positions after each move seem to stand.
    fn slip(&mut self) {
        let Some(job) = &mut self.job else { return };
        let position = &job.root;
        self.listed.clear();
        position.candidates(&mut self.listed);
        // It has to look at one, as any search has.
        let most = job.nodes_left().map(|left| left.max(1));
        let most = most.and_then(|most| usize::try_from(most).ok());
        self.listed.truncate(most.unwrap_or(usize::MAX));
        let mut lines: Vec<Line<G::Move>> = Vec::new();
        for &mv in &self.listed {
            let after = position.play_unchecked(mv);
            let score = if let Some(outcome) = after.outcome() {
                worth(outcome, position.turn(), 1)
            } else {
                let insight = position.insight_after(&job.insight, mv, &after);
                -Score::estimate(after.estimate(&insight))
            };
            lines.push(Line {
                moves: vec![mv],
                score,
            });
        }
        lines.sort_by_key(|line| -line.score.points());
        lines.truncate(job.lines());
        job.report.lines = lines;
        job.report.depth = 1;
        job.report.nodes += self.listed.len() as u64;
        job.done = true;
    }

    /// Looks for a win by threats, with a share of what the search takes; says whether there is
    /// nothing left to do.
    fn find_proof(&mut self) -> bool {
        let Some(job) = &mut self.job else {
            return true;
        };
        if !job.seeks_threats()
            || job.proven.is_some()
            || job.report.score().win_in().is_some()
            // What the first depth has looked at need not be looked at again.
            || (job.depth == 1 && win_at_once(&job.root, &job.moves).is_some())
        {
            return false;
        }
        let (root, insight, before) = (job.root.clone(), job.insight.clone(), job.refuted);
        let share = PROOF_FIRST + job.report.nodes / PROOF_SHARE;
        let share = share.saturating_sub(job.sought);
        let most = u32::try_from(share).map_or(PROOF_MOST, |share| share.min(PROOF_MOST));
        let mut left = self.affordable(most);
        let nodes = self.nodes();
        for plies in (before + 2..PROOF_PLIES).step_by(2) {
            match self.prove(&root, &insight, plies, &mut left) {
                Found::Win(within) => return self.note_proof(&root, within),
                Found::None => {}
                Found::Unknown => break,
            }
            if let Some(job) = &mut self.job {
                job.refuted = plies;
            }
        }
        if let Some(job) = &mut self.job {
            job.sought += job.report.nodes - nodes;
        }
        false
    }

    /// Takes in that there is a win within so many plies.
    fn note_proof(&mut self, root: &G, plies: u32) -> bool {
        let line = self.winning_line(root, plies);
        let Some(job) = &mut self.job else {
            return true;
        };
        if line.moves.is_empty() {
            return false;
        }
        job.proven = Some(line.clone());
        job.merge(Some(line));
        job.done |= job.lines() == 1;
        job.done
    }

    /// Notes a better move at the root: it counts even if the iteration is never finished.
    pub(super) fn note_progress(&mut self) {
        let (Some(job), Some(node)) = (&self.job, self.path.first()) else {
            return;
        };
        let mut line = Line {
            moves: self.lines[0].clone(),
            score: node.claim(node.alpha),
        };
        let (root, depth) = (job.root.clone(), job.depth as usize);
        self.lengthen(&root, &mut line.moves, depth);
        if let Some(job) = &mut self.job {
            job.merge(Some(line));
        }
    }

    /// Goes on with a line by the moves that are remembered as best: where the table knew the answer,
    /// the search did not say how it goes on.
    fn lengthen(&mut self, root: &G, line: &mut Vec<G::Move>, length: usize) {
        let mut position = root.clone();
        let mut seen = vec![position.key()];
        for &mv in line.iter() {
            position = position.play_unchecked(mv);
            seen.push(position.key());
        }
        while line.len() < length && position.decided().is_none() {
            let Some(entry) = self.table.probe(position.key()) else {
                return;
            };
            self.listed.clear();
            position.candidates(&mut self.listed);
            let mut best = self.listed.iter().copied();
            let Some(mv) = best.find(|&mv| entry.is_best(G::move_index(mv))) else {
                return;
            };
            position = position.play_unchecked(mv);
            if seen.contains(&position.key()) {
                return;
            }
            seen.push(position.key());
            line.push(mv);
        }
    }

    /// Takes in what the search from the root has found.
    pub(super) fn finish_root(&mut self, root: &Node<G>, best: Score) {
        let Some(job) = &mut self.job else { return };
        let too_low = best <= root.floor && root.floor > Score::MIN;
        let too_high = best >= root.beta && root.beta < Score::MAX;
        if too_low || too_high {
            job.near *= 3;
            return;
        }
        let mut line = Line {
            moves: self.lines[0].clone(),
            score: best,
        };
        let (root, depth) = (job.root.clone(), job.depth as usize);
        if self.style == Style::Selective {
            self.complete(&root, &mut line);
        }
        self.lengthen(&root, &mut line.moves, depth);
        let Some(job) = &mut self.job else { return };
        job.found.push(line);
        job.near = NEAR;
        job.merge(None);
        if job.found.len() < job.lines() {
            return;
        }
        job.report.depth = job.depth;
        let deepest = job.limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
        let proven = job.report.lines.iter().all(|line| line.score.is_proven());
        // A result that is proven stays, and a forced move needs no thought.
        let forced = job.moves.len() == 1 && job.limits.time.is_some();
        job.done |= proven || forced || job.depth >= deepest;
    }
}
