//! Checks proofs that a position of Ergo is won, with nothing but the rules: this crate shares no code with the engine.
//! `docs/proofs.md` describes the file of a proof, and what is checked.

mod file;
mod follow;
pub mod rules;

pub use file::Fault;
use file::{FIRST_STEP, Proof, Step};
pub use follow::Strategy;
use rules::{Board, CELLS, Cells, Move};

/// The positions after which a check is given up.
const MOST_POSITIONS: u64 = 1_000_000_000;
/// The positions from one report to the next.
const POSITIONS_PER_REPORT: u64 = 100_000;
/// A smaller share of the whole is not divided among the replies.
const SMALLEST_SHARE: f64 = 1e-5;

/// The result of a correct proof, and the amount that was checked.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The position text; its last character is the player who wins.
    pub position: String,
    /// The most turns that the winner needs.
    pub turns: usize,
    /// The number of steps in the file.
    pub steps: usize,
    /// How often a step was looked at in a position.
    pub positions: u64,
}

/// How far a check is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// The share that is done, from 0 to 1, as if all replies to a move took equally long.
    pub share: f64,
    /// How often a step was looked at in a position.
    pub positions: u64,
}

/// Checks a proof. Reports the progress every hundred thousand positions and at the end; gives up at a thousand million.
///
/// # Errors
/// The first fault of the file.
pub fn check(text: &str, progress: &mut dyn FnMut(Progress)) -> Result<Verdict, Fault> {
    let cells = Cells::new();
    let Proof { position, board, turns, steps } = Proof::parse(&cells, text)?;
    let mut check = Check { steps: &steps, moves: Vec::new(), now: Progress::default(), progress };
    check.step(&board, steps.len() - 1, turns, 1.0)?;
    (check.progress)(check.now);
    Ok(Verdict { position: position.to_owned(), turns, steps: steps.len(), positions: check.now.positions })
}

struct Check<'a> {
    steps: &'a [Step],
    /// The moves to the position that is checked.
    moves: Vec<Move>,
    now: Progress,
    progress: &'a mut dyn FnMut(Progress),
}

impl Check<'_> {
    fn fail(&self, step: usize, reason: impl Into<String>) -> Result<(), Fault> {
        Err(Fault { line: FIRST_STEP + step, column: None, moves: self.moves.clone(), reason: reason.into() })
    }

    /// Checks a step in a position with the winner to move.
    fn step(&mut self, board: &Board, number: usize, turns: usize, share: f64) -> Result<(), Fault> {
        self.now.positions += 1;
        if self.now.positions == MOST_POSITIONS {
            return self.fail(number, "the check takes too long and was given up");
        } else if self.now.positions.is_multiple_of(POSITIONS_PER_REPORT) {
            (self.progress)(self.now);
        }
        let step = &self.steps[number];
        let mv = step.mv;
        if turns == 0 {
            return self.fail(number, "no turn is left for the winner");
        } else if !board.is_legal(mv) {
            return self.fail(number, format!("{mv} is not legal"));
        } else if board.completes_five(mv) {
            self.now.share += share;
            return Ok(());
        }
        self.moves.push(mv);
        let board = board.after(mv);
        let Some(default) = step.default else {
            return self.fail(number, "the game is not won, and no step follows");
        };
        if board.moves().next().is_none() {
            return self.fail(number, "the opponent has no legal reply, and the game is drawn");
        } else if let Some(reply) = board.winning_move() {
            return self.fail(number, format!("the reply {reply} completes five"));
        }
        // A reply elsewhere does not stop a chain of fours, unless it has an entry, so that another step follows.
        let mut cells = self.chain(board.passed(), default, turns - 1).unwrap_or([true; CELLS]);
        step.entries.iter().for_each(|((_, reply), _)| cells[reply.to()] = true);
        let replies = || (0..CELLS).filter(|&to| cells[to]).flat_map(|to| board.moves_to(to));
        let end = self.now.share + share;
        let count = if share < SMALLEST_SHARE { f64::INFINITY } else { replies().map(|_| 1.0).sum() };
        for reply in replies() {
            self.moves.push(reply);
            self.step(&board.after(reply), step.after(reply).unwrap_or(default), turns - 1, share / count)?;
            self.moves.pop();
        }
        self.moves.pop();
        self.now.share = end;
        Ok(())
    }

    /// The cells of a chain of fours that begins with a step, if it is one; the opponent has just passed.
    ///
    /// In such a chain, each step drops a piece. The last one completes five. After each of the others the default is a drop
    /// that would complete five, and the only entry has its cell: a piece there leads to the next step.
    ///
    /// No reply moves or takes a piece of the winner, in the hand or on the board. So let the opponent, instead of passing,
    /// make a move that ends on none of these cells: then every drop is still legal, and every five still five. What a move
    /// can change is that the opponent completes five first, or has no reply. It adds at most one piece to a row of five
    /// cells, and so does each reply on one of the cells; the pieces that leave a cell only make room. A row in which the
    /// opponent has at most two pieces, with those replies counted, has at most three, and no move makes it five. A second piece
    /// in the hand after those replies is a reply that is always there. So the chain wins whatever the opponent does.
    fn chain(&self, mut board: Board, number: usize, turns: usize) -> Option<[bool; CELLS]> {
        let (mut step, mut cells) = (&self.steps[number], [false; CELLS]);
        for _ in 0..turns {
            let drop = step.mv;
            cells[drop.to()] = (drop.from().is_none() && board.is_legal(drop)).then_some(true)?;
            if board.completes_five(drop) {
                return Some(cells);
            }
            board = board.after(drop);
            let &[((false, five), next)] = step.entries.as_slice() else { return None };
            let (default, passed) = (self.steps[step.default?].mv, board.passed());
            let is_four = default == five && passed.is_legal(five) && passed.completes_five(five);
            cells[five.to()] = (is_four && board.is_harmless()).then_some(true)?;
            board = board.after(five);
            step = &self.steps[next];
        }
        None
    }
}
