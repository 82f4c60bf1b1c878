//! Judges moves by the goal of an exercise. What is called right is proven.

use super::Attempt;
use super::goal::Goal;
use crate::codes::{ParseErrorCode, Verdict};
use crate::game::{Cell, Side};
use crate::parse::ParseError;
use crate::render::Render;
use crate::replay::{History, Turn};
use crate::review::material::{ALL, Bound, MaterialSearch};
use crate::review::{Examiner, Finding, Reviewable};
use crate::search::{Engine, Limits, Progress, PvLine, Score};

/// What stands for a pass among moves.
pub const PASS: &str = "pass";

/// The size of the transposition table, in megabytes.
const HASH: usize = 8;
/// The longest win by threats that is searched for, in plies, and the nodes for it.
const PROOF_PLIES: u32 = 25;
const PROOF_NODES: u32 = 300_000;
/// The nodes of a search for other wins and for the best reply.
const SEARCH_NODES: u64 = 200_000;
/// The most moves that are listed to count stones.
const EFFORT: u32 = 1_000_000;

/// Judges the moves tried in exercises. Memory is allocated for the first one.
#[derive(Debug)]
pub struct Judge<G: Reviewable> {
    engine: Option<Engine<G>>,
    examiner: Examiner<G>,
}

impl<G: Reviewable> Default for Judge<G> {
    fn default() -> Self {
        Self {
            engine: None,
            examiner: Examiner::new(),
        }
    }
}

impl<G: Reviewable + Render> Judge<G> {
    /// Judges a move in the last position of a game, or a [`PASS`].
    ///
    /// # Errors
    /// Says why the move is illegal, or that the goal is none of this game.
    pub fn attempt(
        &mut self,
        game: &History<G>,
        goal: &Goal,
        text: &str,
    ) -> Result<Attempt, ParseError> {
        if text == PASS && matches!(goal, Goal::Decide(_)) {
            return Ok(self.pass(game, goal));
        }
        let mut after = game.clone();
        after.play_text(text)?;
        let (position, turn) = (game.position(), game.position().turn());
        let Some((Turn::Move(mv), _)) = after.last() else {
            return Ok(self.wrong(game, &after, None));
        };
        let plies = match *goal {
            Goal::Play(ref moves) => {
                let is_one = |text: &String| {
                    let wanted = position.parse_move(text);
                    wanted.is_ok_and(|wanted| position.play_unchecked(wanted) == *after.position())
                };
                return Ok(self.done_if(moves.iter().any(is_one), game, &after, mv));
            }
            Goal::End(ref names) => {
                let end = position.path(mv).last().map(|&Cell(cell)| cell);
                let cells = G::board().rows.into_iter().flatten();
                let mut ends = cells.filter(|cell| names.contains(&cell.name));
                let is_there = ends.any(|cell| Some(cell.cell) == end);
                return Ok(self.done_if(is_there, game, &after, mv));
            }
            Goal::Any => return Ok(done()),
            Goal::Hold(plies) => {
                let holds = after.outcome().map(|end| end.winner != Some(turn.other()));
                let holds = holds.unwrap_or_else(|| self.win(&after, plies).is_none());
                return Ok(self.done_if(holds, game, &after, mv));
            }
            Goal::Gain { stones, plies } => {
                return self.gain(game, &after, mv, (stones, plies));
            }
            Goal::Win(plies) | Goal::Decide(plies) => plies,
        };
        if let Some(end) = after.outcome() {
            return Ok(self.done_if(end.winner == Some(turn), game, &after, mv));
        }
        let Some(line) = self.win_with(game, mv) else {
            return Ok(self.wrong(game, &after, Some(mv)));
        };
        let needed = line.score.win_in().unwrap_or(plies);
        let verdict = if needed > plies {
            Verdict::Longer
        } else {
            Verdict::Right
        };
        let reply = line.moves.get(1).copied();
        Ok(Attempt {
            goal: Some(Goal::Win(needed.max(plies).saturating_sub(2).max(1)).to_string()),
            reply: reply
                .or_else(|| self.best(&after))
                .map(|reply| after.position().move_text(reply)),
            ..of(verdict)
        })
    }

    /// The moves that reach the goal in the last position of a game, as far as they are found; a [`PASS`] where that is
    /// right.
    pub fn solution(&mut self, game: &History<G>, goal: &Goal) -> Vec<String> {
        let position = game.position();
        let moves = match *goal {
            Goal::Play(ref moves) => return moves.iter().take(1).cloned().collect(),
            Goal::Win(plies) => self.win(game, plies).map(|line| line.moves),
            Goal::Decide(plies) => match self.win(game, plies) {
                Some(line) => Some(line.moves),
                None => return vec![PASS.to_owned()],
            },
            Goal::Gain { stones, plies } => {
                let wanted = position.material().zip(i32::try_from(stones).ok());
                let bound = wanted.and_then(|(before, stones)| {
                    stones_within(game, position.turn(), plies, before + stones)
                });
                bound.map(|bound| bound.line)
            }
            Goal::Hold(_) | Goal::End(_) | Goal::Any => {
                let mut moves = Vec::new();
                position.choices(&mut moves);
                // The engine's choice first, which mostly is one.
                moves.splice(0..0, self.best(game));
                let is_right = |mv: &G::Move| {
                    let text = position.move_text(*mv);
                    let attempt = self.attempt(game, goal, &text);
                    attempt.is_ok_and(|attempt| attempt.verdict == Verdict::Solved)
                };
                moves.into_iter().find(is_right).map(|mv| vec![mv])
            }
        };
        texts(position, &moves.unwrap_or_default())
    }

    /// A pass is right if there is no win.
    #[inline(never)]
    fn pass(&mut self, game: &History<G>, goal: &Goal) -> Attempt {
        let line = match *goal {
            Goal::Decide(plies) => self.win(game, plies),
            _ => None,
        };
        match line {
            Some(line) => Attempt {
                line: texts(game.position(), &line.moves),
                ..of(Verdict::Wrong)
            },
            None => done(),
        }
    }

    /// Judges a move that is to win stones.
    #[inline(never)]
    fn gain(
        &mut self,
        game: &History<G>,
        after: &History<G>,
        mv: G::Move,
        (stones, plies): (u32, u32),
    ) -> Result<Attempt, ParseError> {
        let turn = game.position().turn();
        let (Some(before), Ok(wanted)) = (game.position().material(), i32::try_from(stones)) else {
            let goal = Goal::Gain { stones, plies }.to_string();
            let expected = "another goal: no stones are won in this game";
            return Err(ParseError::whole(&goal, ParseErrorCode::Goal, expected));
        };
        if let Some(end) = after.outcome() {
            return Ok(self.done_if(end.winner == Some(turn), game, after, mv));
        }
        let wanted = before + wanted;
        let Some(bound) = stones_within(after, turn, plies - 1, wanted) else {
            return Ok(self.wrong(game, after, Some(mv)));
        };
        let reply = bound.line.first().copied();
        let is_won = stones_within(after, turn, 0, wanted).is_some();
        let Some(reply) = reply.filter(|_| plies > 1 && !is_won) else {
            return Ok(done());
        };
        let next = after.position().play_unchecked(reply);
        let left = next.material().map_or(1, |now| wanted - now);
        let goal = Goal::Gain {
            stones: u32::try_from(left).unwrap_or(1).max(1),
            plies: plies - 2,
        };
        Ok(Attempt {
            goal: Some(goal.to_string()),
            reply: Some(after.position().move_text(reply)),
            ..of(Verdict::Right)
        })
    }

    /// The exercise is solved, or else the move is wrong.
    #[inline(never)]
    fn done_if(
        &mut self,
        is_right: bool,
        game: &History<G>,
        after: &History<G>,
        mv: G::Move,
    ) -> Attempt {
        if is_right {
            done()
        } else {
            self.wrong(game, after, Some(mv))
        }
    }

    /// A wrong move, with what is wrong with it.
    #[inline(never)]
    fn wrong(&mut self, game: &History<G>, after: &History<G>, mv: Option<G::Move>) -> Attempt {
        let reply = self.examine(after, None);
        let reason = match reply.cause {
            Some(cause) => Some(cause),
            None => mv.and_then(|mv| self.examine(game, Some(mv)).fault),
        };
        Attempt {
            line: reply.line,
            reason,
            ..of(Verdict::Wrong)
        }
    }

    #[inline(never)]
    fn examine(&mut self, game: &History<G>, mv: Option<G::Move>) -> Finding {
        self.examiner.start(game, mv, None);
        while self.examiner.run(&|| 0.0, 1.0) == Progress::Thinking {}
        self.examiner.finding().cloned().unwrap_or_default()
    }

    /// The best move in the last position of a game.
    #[inline(never)]
    fn best(&mut self, game: &History<G>) -> Option<G::Move> {
        self.search(game)?.moves.first().copied()
    }

    /// A win of the player to move within some plies.
    #[inline(never)]
    fn win(&mut self, game: &History<G>, plies: u32) -> Option<PvLine<G::Move>> {
        let engine = self.engine.get_or_insert_with(|| Engine::new(HASH));
        engine.clear();
        let drawn = game.last_chances();
        let line = engine.solve(game.position(), &drawn, plies, PROOF_NODES);
        if let Ok(Some(line)) = line {
            return Some(line);
        }
        let line = self.search(game)?;
        let is_win = line.score.win_in().is_some_and(|needed| needed <= plies);
        is_win.then_some(line)
    }

    /// The shortest win found that starts with a move.
    #[inline(never)]
    fn win_with(&mut self, game: &History<G>, mv: G::Move) -> Option<PvLine<G::Move>> {
        let engine = self.engine.get_or_insert_with(|| Engine::new(HASH));
        engine.clear();
        let drawn = game.last_chances();
        let line = engine.solve_move(game.position(), &drawn, mv, PROOF_PLIES, PROOF_NODES);
        if let Ok(Some(line)) = line {
            return Some(line);
        }
        let mut after = game.clone();
        after.play_unchecked(mv);
        let line = self.search(&after)?;
        let plies = line.score.loss_in()?;
        Some(PvLine {
            moves: [&[mv], &*line.moves].concat(),
            score: Score::win_at(plies as usize + 1),
        })
    }

    /// The best line of a search.
    #[inline(never)]
    fn search(&mut self, game: &History<G>) -> Option<PvLine<G::Move>> {
        let engine = self.engine.get_or_insert_with(|| Engine::new(HASH));
        let limits = Limits {
            nodes: Some(SEARCH_NODES),
            ..Limits::default()
        };
        engine.start(game.position(), &game.last_chances(), limits);
        while engine.run(&|| 0.0, 1.0) == Progress::Thinking {}
        engine.result()?.lines.first().cloned()
    }
}

/// Proves that a player can be this many stones ahead after some plies, and finds out how many at least.
#[inline(never)]
fn stones_within<G: Reviewable>(
    game: &History<G>,
    prover: Side,
    plies: u32,
    wanted: i32,
) -> Option<Bound<G::Move>> {
    let limits = (wanted - 1, ALL.1);
    let mut search = MaterialSearch::new(game.position(), prover, plies, EFFORT, limits);
    let bound = search.go_on(&game.last_chances(), EFFORT).ok().flatten();
    bound.filter(|bound| bound.stones >= wanted)
}

fn of(verdict: Verdict) -> Attempt {
    Attempt {
        verdict,
        goal: None,
        reply: None,
        line: Vec::new(),
        reason: None,
    }
}

fn done() -> Attempt {
    of(Verdict::Solved)
}

/// The moves of a line as text.
#[inline(never)]
fn texts<G: Reviewable>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &mv in line {
        texts.push(position.move_text(mv));
        position = position.play_unchecked(mv);
    }
    texts
}
