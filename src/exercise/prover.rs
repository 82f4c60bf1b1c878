//! The rules and proofs of a game that judging needs, with moves as text.

use crate::game::{Cell, Outcome, Side};
use crate::parse::ParseError;
use crate::render::{Board, Render};
use crate::replay::{History, Turn};
use crate::review::material::{ALL, MaterialSearch};
use crate::review::{Examiner, Finding, Reviewable};
use crate::search::{Engine, Limits, Progress, PvLine, Score};

/// The size of the transposition table, in megabytes.
const HASH: usize = 8;
/// The longest win by threats that is searched for after a move, in plies, and the nodes for a win by threats.
const PROOF_PLIES: u32 = 25;
const PROOF_NODES: u32 = 300_000;
/// The nodes of a search for other wins, and for the best reply.
const SEARCH_NODES: u64 = 200_000;
/// The most moves that are listed to count stones.
const EFFORT: u32 = 1_000_000;

/// A line of moves that is found.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) moves: Vec<String>,
    pub(super) score: Score,
}

/// A game whose last position is an exercise.
pub(super) trait Prover {
    fn turn(&self) -> Side;
    fn outcome(&self) -> Option<Outcome>;
    /// How many stones the player to move is ahead, in games where stones are won.
    fn material(&self) -> Option<i32>;
    /// One move for each result.
    fn choices(&self) -> Vec<String>;
    /// Plays a turn.
    fn play(&mut self, text: &str) -> Result<(), ParseError>;
    /// The number of turns.
    fn at(&self) -> usize;
    /// Takes back turns until this many are left.
    fn go_back(&mut self, at: usize);
    /// The name of the cell where the last move ends.
    fn end(&self) -> Option<String>;
    /// Whether the last move has the same result as another one.
    fn is_like(&self, text: &str) -> bool;
    /// A win of the player to move within some plies.
    fn win(&mut self, plies: u32) -> Option<Line>;
    /// The shortest win found that starts with the last move.
    fn win_by_last(&mut self) -> Option<Line>;
    /// The best line of a search.
    fn search(&mut self) -> Option<Line>;
    /// Proves that a player can be this many stones ahead after some plies.
    fn win_stones(&mut self, prover: Side, plies: u32, wanted: i32) -> Option<Vec<String>>;
    /// Examines the position, and a move there.
    fn examine(&mut self, mv: Option<&str>) -> Finding;
}

/// The prover of a game. Memory is allocated for the first proof.
#[derive(Debug)]
pub(super) struct GameProver<'a, G: Reviewable> {
    pub(super) game: History<G>,
    pub(super) engines: &'a mut Engines<G>,
}

/// The engines that prove.
#[derive(Debug)]
pub(super) struct Engines<G: Reviewable> {
    engine: Option<Engine<G>>,
    examiner: Examiner<G>,
}

impl<G: Reviewable> Default for Engines<G> {
    fn default() -> Self {
        Self {
            engine: None,
            examiner: Examiner::new(),
        }
    }
}

impl<G: Reviewable> GameProver<'_, G> {
    /// An engine that has forgotten everything.
    fn engine(&mut self) -> &mut Engine<G> {
        let engine = self
            .engines
            .engine
            .get_or_insert_with(|| Engine::thorough(HASH));
        engine.clear();
        engine
    }

    /// The last move, and the position before it; nothing after a swap.
    fn last(&self) -> Option<(G::Move, &G)> {
        match self.game.last()? {
            (Turn::Move(mv), before) => Some((mv, before)),
            (Turn::Swap, _) => None,
        }
    }

    /// A line as text.
    fn line(&self, moves: &[G::Move], score: Score) -> Line {
        Line {
            moves: self.game.position().line_texts(moves),
            score,
        }
    }

    fn best(&mut self) -> Option<PvLine<G::Move>> {
        let (position, drawn) = (self.game.position().clone(), self.game.last_chances());
        let limits = Limits {
            nodes: Some(SEARCH_NODES),
            ..Limits::default()
        };
        let engine = self.engine();
        engine.start(&position, &drawn, limits);
        while engine.run(&|| 0.0, 1.0) == Progress::Thinking {}
        engine.result()?.lines.first().cloned()
    }
}

impl<G: Reviewable + Render> Prover for GameProver<'_, G> {
    fn turn(&self) -> Side {
        self.game.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn material(&self) -> Option<i32> {
        self.game.position().material()
    }

    fn choices(&self) -> Vec<String> {
        let position = self.game.position();
        let mut moves = Vec::new();
        position.choices(&mut moves);
        let moves = moves.into_iter();
        moves.map(|mv| position.move_text(mv)).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), ParseError> {
        self.game.play_text(text)
    }

    fn at(&self) -> usize {
        self.game.at()
    }

    fn go_back(&mut self, at: usize) {
        while self.game.at() > at {
            self.game.undo();
        }
    }

    fn end(&self) -> Option<String> {
        let (mv, before) = self.last()?;
        let &Cell(end) = before.path(mv).last()?;
        name(G::board(before.variant()), end)
    }

    fn is_like(&self, text: &str) -> bool {
        self.last().is_some_and(|(_, before)| {
            let wanted = before.parse_move(text);
            wanted.is_ok_and(|wanted| before.play_unchecked(wanted) == *self.game.position())
        })
    }

    fn win(&mut self, plies: u32) -> Option<Line> {
        let (position, drawn) = (self.game.position().clone(), self.game.last_chances());
        let solved = self.engine().solve(&position, &drawn, plies, PROOF_NODES);
        let line = solved.ok().flatten().or_else(|| self.best())?;
        let is_win = line.score.win_in().is_some_and(|needed| needed <= plies);
        is_win.then(|| self.line(&line.moves, line.score))
    }

    fn win_by_last(&mut self) -> Option<Line> {
        let (mv, before) = self.last()?;
        let before = before.clone();
        let mut game = self.game.clone();
        game.undo();
        let drawn = game.last_chances();
        let engine = self.engine();
        let solved = engine.solve_move(&before, &drawn, mv, PROOF_PLIES, PROOF_NODES);
        if let Ok(Some(line)) = solved {
            return Some(Line {
                moves: before.line_texts(&line.moves),
                score: line.score,
            });
        }
        let line = self.search()?;
        let plies = line.score.loss_in()?;
        Some(Line {
            moves: [vec![before.move_text(mv)], line.moves].concat(),
            score: Score::win_at(plies as usize + 1),
        })
    }

    fn search(&mut self) -> Option<Line> {
        let line = self.best()?;
        Some(self.line(&line.moves, line.score))
    }

    fn win_stones(&mut self, prover: Side, plies: u32, wanted: i32) -> Option<Vec<String>> {
        let position = self.game.position();
        position.material()?;
        let limits = (wanted - 1, ALL.1);
        let mut search = MaterialSearch::new(position, prover, plies, EFFORT, limits);
        let bound = search.go_on(&self.game.last_chances(), EFFORT).ok()??;
        (bound.stones >= wanted).then(|| position.line_texts(&bound.line))
    }

    fn examine(&mut self, mv: Option<&str>) -> Finding {
        let mv = mv.and_then(|mv| self.game.position().parse_move(mv).ok());
        let examiner = &mut self.engines.examiner;
        // Solutions must not depend on whether a net is loaded.
        examiner.start(&self.game, mv, None, None);
        while examiner.run(&|| 0.0, 1.0) == Progress::Thinking {}
        examiner.finding().cloned().unwrap_or_default()
    }
}

/// The name of a cell.
#[inline(never)]
fn name(board: Board, cell: u8) -> Option<String> {
    let mut cells = board.rows.into_iter().flatten();
    cells
        .find(|layout| layout.cell == cell)
        .map(|layout| layout.name)
}
