//! The search itself: a tree walked with a stack of its own instead of the machine's, so that it
//! can pause after any step and go on from there at no cost.

use super::order::{Order, Weighed, favour, pick};
use super::score::Score;
use super::table::{Bound, Table};
use super::{Limits, Line, Opinion, Progress, Report};
use crate::game::{Outcome, Side};

/// Deeper than this it does not look.
const MAX_DEPTH: u32 = 100;
/// Steps between two looks at the clock.
const STEPS_PER_LOOK: u32 = 256;

/// A search that remembers, from one position of a game to the next.
#[derive(Debug)]
pub struct Engine<G: Opinion> {
    table: Table,
    order: Order<G>,
    /// The positions from the root down to the one being looked at.
    path: Vec<Node<G>>,
    /// The moves of all positions on the path, one after the other.
    moves: Vec<Weighed<G::Move>>,
    /// Where a position lists its moves before they are weighed.
    listed: Vec<G::Move>,
    /// For each ply of the path, the best line found from there on.
    lines: Vec<Vec<G::Move>>,
    /// The keys of the positions that end the game in a draw when they come up, sorted.
    drawn: Vec<u64>,
    job: Option<Job<G>>,
}

/// What it was asked to do, and how far it has come.
#[derive(Debug)]
struct Job<G: Opinion> {
    root: G,
    limits: Limits,
    /// When the first slice began.
    began: Option<f64>,
    /// The depth of the present iteration.
    depth: u32,
    report: Report<G::Move>,
    /// Whether there is but one move.
    forced: bool,
    done: bool,
}

/// A position on the path.
#[derive(Debug)]
struct Node<G: Opinion> {
    position: G,
    depth: u32,
    alpha: Score,
    beta: Score,
    /// Alpha as it was when the position was entered.
    floor: Score,
    best: Score,
    best_move: Option<G::Move>,
    /// Where its moves begin, and the next to try, in the list of all moves.
    first: usize,
    next: usize,
    /// Whether the move being tried is only asked whether it beats alpha.
    scouting: bool,
}

impl<G: Opinion> Engine<G> {
    /// An engine with a table of so many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: Table::new(megabytes),
            order: Order::new(),
            path: Vec::new(),
            moves: Vec::new(),
            listed: Vec::new(),
            lines: Vec::new(),
            drawn: Vec::new(),
            job: None,
        }
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.order.clear();
        self.abandon();
    }

    /// Begins to think about a position. `drawn` are the keys, sorted, of the positions that would
    /// end the game in a draw. Nothing happens until [`Engine::run`] is called.
    pub fn begin(&mut self, root: &G, drawn: &[u64], limits: Limits) {
        self.stop();
        let limits = limits.narrowed();
        self.table.begin();
        self.drawn.clear();
        self.drawn.extend_from_slice(drawn);
        self.listed.clear();
        root.candidates(&mut self.listed);
        self.moves.clear();
        self.order
            .weigh(root, 0, None, &self.listed, &mut self.moves);
        let likely = pick(&mut self.moves);
        self.moves.clear();
        self.job = Some(Job {
            root: root.clone(),
            limits,
            began: None,
            depth: 0,
            // Should it be stopped at once, the likeliest move is better than none.
            report: Report {
                lines: likely.map(Line::of).into_iter().collect(),
                choice: likely,
                depth: 0,
                nodes: 0,
            },
            forced: self.listed.len() == 1,
            done: likely.is_none(),
        });
    }

    /// Ends the thinking; what was found stays in the report.
    pub fn stop(&mut self) {
        self.path.clear();
        self.moves.clear();
        if let Some(job) = &mut self.job {
            job.done = true;
        }
    }

    /// Ends the thinking and forgets what was found, because the game went on.
    pub fn abandon(&mut self) {
        self.stop();
        self.job = None;
    }

    /// What was found so far; `None` if nothing was asked.
    #[must_use]
    pub fn report(&self) -> Option<&Report<G::Move>> {
        self.job.as_ref().map(|job| &job.report)
    }

    /// Thinks until the clock, in milliseconds, shows `until`, or the search is done.
    pub fn run(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        let began = clock();
        if let Some(job) = &mut self.job {
            job.began.get_or_insert(began);
        }
        loop {
            for _ in 0..STEPS_PER_LOOK {
                if self.job.as_ref().is_none_or(|job| job.done) {
                    return Progress::Done;
                }
                self.step();
            }
            let now = clock();
            if self.out_of_time(now) {
                self.stop();
                return Progress::Done;
            }
            if now >= until {
                return Progress::Thinking;
            }
        }
    }

    fn out_of_time(&self, now: f64) -> bool {
        self.job.as_ref().is_some_and(|job| {
            let elapsed = now - job.began.unwrap_or(now);
            job.limits.time.is_some_and(|limit| elapsed >= limit)
        })
    }

    /// One step: down into the next move, or back up with the worth of a finished position.
    fn step(&mut self) {
        let Some(node) = self.path.last_mut() else {
            return self.deepen();
        };
        if node.alpha >= node.beta {
            return self.leave();
        }
        node.scouting = node.next > node.first;
        match pick(&mut self.moves[node.next..]) {
            Some(mv) => {
                node.next += 1;
                self.descend(mv);
            }
            None => self.leave(),
        }
    }

    /// Begins the next iteration.
    fn deepen(&mut self) {
        let Some(job) = &mut self.job else { return };
        job.depth += 1;
        let (root, depth) = (job.root.clone(), job.depth);
        if let Some(worth) = self.enter(root, depth, Score::MIN, Score::MAX) {
            self.finish_iteration(worth);
        }
    }

    /// Tries a move of the last position on the path.
    fn descend(&mut self, mv: G::Move) {
        let Some(node) = self.path.last() else { return };
        let alpha = if node.scouting {
            -node.alpha.just_above()
        } else {
            -node.beta
        };
        let (beta, depth) = (-node.alpha, node.depth - 1);
        let position = node.position.play_unchecked(mv);
        if let Some(worth) = self.enter(position, depth, alpha, beta) {
            self.compare(mv, -worth);
        }
    }

    /// Comes to a position: its worth if that can be told at once, or else it joins the path.
    fn enter(&mut self, position: G, depth: u32, alpha: Score, beta: Score) -> Option<Score> {
        let ply = self.path.len();
        self.count_node();
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        self.lines[ply].clear();

        if let Some(outcome) = position.decided() {
            return Some(worth(outcome, position.turn(), ply));
        }
        let key = position.key();
        if ply > 0 && self.is_repeated(key) {
            return Some(Score::DRAW);
        }
        if depth == 0 {
            return Some(Score::estimate(position.estimate()));
        }
        let remembered = self.table.probe(key);
        if let Some(entry) = remembered
            && ply > 0
            && entry.answers(depth, ply, alpha, beta)
        {
            return Some(entry.score(ply));
        }

        self.listed.clear();
        position.candidates(&mut self.listed);
        if self.listed.is_empty() {
            return Some(worth(position.stalled(), position.turn(), ply));
        }
        let first = self.moves.len();
        self.order.weigh(
            &position,
            ply,
            remembered.as_ref(),
            &self.listed,
            &mut self.moves,
        );
        if let (0, Some(job)) = (ply, &self.job) {
            favour(&mut self.moves, job.report.line().first());
        }
        self.path.push(Node {
            position,
            depth,
            alpha,
            beta,
            floor: alpha,
            best: Score::MIN,
            best_move: None,
            first,
            next: first,
            scouting: false,
        });
        None
    }

    /// Takes the last position off the path and tells the one before it what it is worth.
    fn leave(&mut self) {
        let Some(node) = self.path.pop() else { return };
        self.moves.truncate(node.first);
        let bound = if node.best >= node.beta {
            Bound::AtLeast
        } else if node.best > node.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.store(
            node.position.key(),
            self.path.len(),
            node.depth,
            (bound, node.best),
            node.best_move.map(G::move_index),
        );
        match self.path.last() {
            // The move that led here stands just before the next to try.
            Some(above) => {
                let mv = self.moves[above.next - 1].mv;
                self.compare(mv, -node.best);
            }
            None => self.finish_iteration(node.best),
        }
    }

    /// Compares the worth of a move with the best found so far in the last position on the path.
    fn compare(&mut self, mv: G::Move, worth: Score) {
        let ply = self.path.len().saturating_sub(1);
        let Some(node) = self.path.last_mut() else {
            return;
        };
        if node.scouting && worth > node.alpha && worth < node.beta {
            // It does beat alpha; now the question is by how much.
            node.scouting = false;
            return self.descend(mv);
        }
        if worth > node.best {
            node.best = worth;
        }
        if worth <= node.alpha {
            return;
        }
        node.alpha = worth;
        node.best_move = Some(mv);
        if worth >= node.beta {
            let (side, depth) = (node.position.turn(), node.depth);
            self.order.reward(side, ply, depth, mv);
        }
        self.note_line(ply, mv);
    }

    /// Notes that the best line from a ply on is this move and what was found below it.
    fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend(lower.first().into_iter().flatten());
        // At the root a better move counts even if the iteration is never finished.
        if let (0, Some(job), Some(root)) = (ply, &mut self.job, self.path.first()) {
            job.report.choice = Some(mv);
            job.report.lines.clear();
            job.report.lines.push(Line {
                moves: line.clone(),
                score: root.alpha,
            });
        }
    }

    fn finish_iteration(&mut self, worth: Score) {
        let Some(job) = &mut self.job else { return };
        if let Some(line) = job.report.lines.first_mut() {
            line.score = worth;
        }
        job.report.depth = job.depth;
        let deepest = job.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        // A result that is proven stays, and a forced move needs no thought.
        job.done |= worth.is_proven() || job.forced || job.depth >= deepest;
    }

    fn count_node(&mut self) {
        let Some(job) = &mut self.job else { return };
        job.report.nodes += 1;
        if job
            .limits
            .nodes
            .is_some_and(|limit| job.report.nodes >= limit)
        {
            job.done = true;
        }
    }

    /// Whether a position counts as a draw by repetition. On the path once is enough: who can
    /// repeat once can repeat again. What came up once in the game is no draw yet: the opponent may
    /// have overlooked something there, and find it the second time.
    fn is_repeated(&self, key: u64) -> bool {
        self.path.iter().any(|node| node.position.key() == key)
            || self.drawn.binary_search(&key).is_ok()
    }
}

/// What an outcome is worth to the player to move.
fn worth(outcome: Outcome, turn: Side, ply: usize) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == turn => Score::win_at(ply),
        Some(_) => Score::loss_at(ply),
    }
}
