//! Verifies claims about bad moves with the rules of `tests/reference`. The engine only proposes the moves of the player
//! who is claimed to win something; the reference finds every reply and every result.

use std::collections::HashMap;

use ergo_games::advice::Advise;
use ergo_games::codes::MistakeCode;
use ergo_games::game::{Game, Options, Side};
use ergo_games::render::Render;
use ergo_games::review::material::{ALL, MaterialSearch};
use ergo_games::review::{JudgedMove, LineStart};
use ergo_games::search::{Engine, Evaluate, Limits, Margins, Progress, PvLine};

use crate::reference::ReferenceGame;
use ergo_games::dice::Dice;

/// Limits of the searches that propose moves.
const SOLVER_NODES: u32 = 300_000;
const SEARCH_NODES: u64 = 300_000;
const MATERIAL_EFFORT: u32 = 2_000_000;
const GOOD_NODES: u64 = 400_000;
/// How much better the only good move is at least, as a share of the chances to win.
const LEAST_GAIN: f64 = 0.08;

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// It is false.
    Fails,
    /// No proof was found with the moves that may be looked at.
    Undecided,
    /// It is true, as far as replies are tried.
    Holds,
}

/// A game that is checked: the rules of the library, to propose moves, and the reference.
pub(crate) struct Checker<G: Evaluate + Advise, P> {
    engine: Engine<G>,
    /// The positions whose next occurrence ends the game.
    drawn: Vec<String>,
    /// How many replies are tried in each position, and how many positions are looked at for a claim.
    replies: usize,
    positions: usize,
    left: usize,
    dice: Dice,
    known: HashMap<(String, u32, i32), Verdict>,
    reference: std::marker::PhantomData<P>,
}

impl<G: Evaluate + Advise + Render, P: ReferenceGame> Checker<G, P> {
    pub(crate) fn new(replies: usize, positions: usize) -> Self {
        let mut engine = Engine::with_built_in_net(16, 0);
        engine.set_margins(Margins::DEFAULT);
        Self {
            engine,
            drawn: Vec::new(),
            replies,
            positions,
            left: 0,
            dice: Dice::new(7),
            known: HashMap::new(),
            reference: std::marker::PhantomData,
        }
    }

    /// Checks the reason of a move in a position.
    pub(crate) fn check(&mut self, before: &P, mv: &JudgedMove, drawn: Vec<String>) -> Verdict {
        let reason = mv.reason.as_ref().expect("a reason");
        self.drawn = drawn;
        self.left = self.positions;
        self.known.clear();
        let Some(played) = before.after(&mv.text) else {
            return Verdict::Fails;
        };
        let start = match reason.start {
            LineStart::Before => before,
            LineStart::After => &played,
        };
        let Some(end) = follow(start, &reason.line) else {
            return Verdict::Fails;
        };
        let plies = reason.plies.expect("a number of plies");
        if !Self::says_the_truth(&played, mv) {
            return Verdict::Fails;
        }
        if !matches!(
            reason.code,
            MistakeCode::LosesStones | MistakeCode::ForcesCapture | MistakeCode::MissesStones
        ) {
            let is_complete = reason.line.len() == plies as usize;
            let winner = mv.side as u8 + 1;
            let winner = if reason.start == LineStart::Before {
                winner
            } else {
                3 - winner
            };
            if is_complete && end.decided().is_none_or(|(by, _)| by != winner) {
                return Verdict::Fails;
            }
            return self.wins(start, plies, reason.line.first());
        }
        // Both kinds say what is won after the move at most, and after another at least.
        let (own, now) = (mv.side, ahead::<G>(&before.text(), mv.side));
        let better = mv
            .better
            .as_ref()
            .and_then(|line| line.first())
            .expect("a better move");
        let Some(better) = before.after(better) else {
            return Verdict::Fails;
        };
        let count = |at: usize| i32::try_from(reason.counts[at]).unwrap();
        let (worst, best, plies) = match reason.code {
            MistakeCode::LosesStones | MistakeCode::ForcesCapture => (-count(0), -count(1), plies),
            _ => (count(1), count(0), plies - 1),
        };
        if worst >= best {
            return Verdict::Fails;
        }
        let is_lost = self.reaches(&played, own.other(), -worst - now, plies);
        let is_kept = self.reaches(&better, own, best + now, plies);
        is_lost.min(is_kept)
    }

    /// Whether the details hold that some reasons name: a compulsory capture, and the gaps around a city.
    fn says_the_truth(played: &P, mv: &JudgedMove) -> bool {
        let reason = mv.reason.as_ref().expect("a reason");
        let named: Vec<String> = reason.cells.iter().map(|&at| cell_name::<G>(at)).collect();
        match reason.code {
            MistakeCode::ForcesCapture => {
                let capture = &reason.line[1];
                let after = played.after(&reason.line[0]).expect("a legal move");
                let moves = after.moves().expect("few moves");
                moves.len() == 1
                    && moves.contains_key(capture)
                    && capture.contains('x')
                    && capture.split('x').eq(&named)
            }
            MistakeCode::AllowsCity => named == gaps(&played.text(), mv.side),
            MistakeCode::AllowsSiege => {
                let after = played.after(&reason.line[0]).expect("a legal move");
                named == gaps(&after.text(), mv.side)
            }
            _ => true,
        }
    }

    /// Checks that a move with `!` was not forced, that it is the best move, and that no other move is nearly as good.
    /// The last two are estimates that can change with more nodes.
    pub(crate) fn check_good(&mut self, before: &P, mv: &JudgedMove) -> Verdict {
        let is_free = before.moves().is_none_or(|moves| {
            moves.len() > 1 && (G::VARIANTS[0].id != "emergo" || !mv.text.contains('x'))
        });
        let wins = |at: &P| {
            at.after(&mv.text)
                .is_some_and(|after| after.decided().is_some())
        };
        if !is_free || wins(before) {
            return Verdict::Fails;
        }
        let position = G::parse(&before.text(), Options::default()).expect("a position");
        let limits = Limits {
            nodes: Some(GOOD_NODES),
            lines: 2,
            ..Limits::default()
        };
        self.engine.clear();
        self.engine.start(&position, &[], limits);
        while self.engine.run(&|| 0.0, 1.0) == Progress::Thinking {}
        let result = self.engine.result().expect("a result");
        let [first, second, ..] = &result.lines[..] else {
            return Verdict::Fails;
        };
        let is_best = position.move_text(first.moves[0]) == mv.text;
        let chance = |line: &PvLine<G::Move>| {
            let phase = position.game_phase();
            match (line.score.win_in(), line.score.loss_in()) {
                (Some(_), _) => 1.0,
                (_, Some(_)) => 0.0,
                _ => position
                    .chances()
                    .even_share(line.score.points().into(), phase),
            }
        };
        if is_best && chance(first) - chance(second) >= LEAST_GAIN {
            Verdict::Holds
        } else {
            Verdict::Undecided
        }
    }

    /// Whether the player to move wins within some plies.
    fn wins(&mut self, at: &P, plies: u32, proposed: Option<&String>) -> Verdict {
        let key = (at.text(), plies, 0);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let verdict = self.wins_anew(at, plies, proposed);
        self.known.insert(key, verdict);
        verdict
    }

    fn wins_anew(&mut self, at: &P, plies: u32, proposed: Option<&String>) -> Verdict {
        if self.left == 0 {
            return Verdict::Undecided;
        }
        self.left -= 1;
        let position = G::parse(&at.text(), Options::default()).expect("a position");
        let winner = position.turn() as u8 + 1;
        let mv = match proposed {
            Some(mv) => Some(mv.clone()),
            None => self.propose_win(&position, plies),
        };
        let Some(mv) = mv else {
            return Verdict::Undecided;
        };
        let Some(after) = at.after(&mv) else {
            return Verdict::Fails;
        };
        if let Some((by, _)) = after.decided() {
            return if by == winner {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        if plies < 3 || self.drawn.contains(&after.text()) {
            return Verdict::Fails;
        }
        let Some(replies) = after.moves() else {
            return Verdict::Undecided;
        };
        if replies.is_empty() {
            let by = after.outcome_without_moves().0;
            return if by == winner {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        let mut verdict = Verdict::Holds;
        for reply in self.some(replies.into_values().collect()) {
            verdict = verdict.min(match reply.decided() {
                Some((by, _)) if by == winner => Verdict::Holds,
                Some(_) => Verdict::Fails,
                None if self.drawn.contains(&reply.text()) => Verdict::Fails,
                None => self.wins(&reply, plies - 2, None),
            });
            if verdict == Verdict::Fails {
                break;
            }
        }
        verdict
    }

    /// A move that may win within some plies.
    fn propose_win(&mut self, position: &G, plies: u32) -> Option<String> {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let wins = |&mv: &G::Move| {
            let outcome = position.play_unchecked(mv).outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(position.turn()))
        };
        let at_once = choices.into_iter().find(wins);
        if let Some(mv) = at_once.or_else(|| position.winning_move(&position.eval_state())) {
            return Some(position.move_text(mv));
        }
        if let Ok(Some(line)) = self.engine.solve(position, &[], plies, SOLVER_NODES) {
            return Some(position.move_text(line.moves[0]));
        }
        let limits = Limits {
            nodes: Some(SEARCH_NODES),
            ..Limits::default()
        };
        self.engine.start(position, &[], limits);
        while self.engine.run(&|| 0.0, 1.0) == Progress::Thinking {}
        let result = self.engine.result()?;
        let within = result.score().win_in()?;
        (within <= plies).then(|| position.move_text(result.pv()[0]))
    }

    /// Whether a player can be this many stones ahead after some plies, and all compulsory captures after them.
    fn reaches(&mut self, at: &P, prover: Side, stones: i32, plies: u32) -> Verdict {
        let text = at.text();
        let key = (text, plies, 2 * stones + prover as i32 + 1_000);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let verdict = self.reaches_anew(at, prover, stones, plies);
        self.known.insert(key, verdict);
        verdict
    }

    fn reaches_anew(&mut self, at: &P, prover: Side, stones: i32, plies: u32) -> Verdict {
        if let Some((by, _)) = at.decided() {
            return if by == prover as u8 + 1 {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        let text = at.text();
        let is_enough = |text: &str| ahead::<G>(text, prover) >= stones;
        if plies == 0 && G::VARIANTS[0].id != "emergo" {
            return if is_enough(&text) {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        if self.left == 0 {
            return Verdict::Undecided;
        }
        self.left -= 1;
        let position = G::parse(&text, Options::default()).expect("a position");
        let next = plies.saturating_sub(1);
        if position.turn() == prover && plies > 1 {
            let mut search = MaterialSearch::new(&position, prover, plies, MATERIAL_EFFORT, ALL);
            let bound = search.go_on(&[], MATERIAL_EFFORT).ok().flatten();
            let line = bound.filter(|bound| bound.stones >= stones);
            let Some(mv) = line.and_then(|bound| bound.line.first().copied()) else {
                return Verdict::Undecided;
            };
            return match at.after(&position.move_text(mv)) {
                Some(after) => self.reaches(&after, prover, stones, next),
                None => Verdict::Fails,
            };
        }
        let Some(moves) = at.moves() else {
            return Verdict::Undecided;
        };
        if moves.is_empty() {
            let by = at.outcome_without_moves().0;
            return if by == prover as u8 + 1 {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        if plies == 0 && !moves.keys().any(|mv| mv.contains('x')) {
            return if is_enough(&text) {
                Verdict::Holds
            } else {
                Verdict::Fails
            };
        }
        let mut moves: Vec<P> = moves.into_values().collect();
        if position.turn() == prover {
            let best = moves
                .iter()
                .map(|after| self.reaches(after, prover, stones, next));
            return best.max().unwrap_or(Verdict::Fails);
        }
        if next > 0 {
            moves = self.some(moves);
        }
        let mut verdict = Verdict::Holds;
        for after in moves {
            verdict = verdict.min(self.reaches(&after, prover, stones, next));
            if verdict == Verdict::Fails {
                break;
            }
        }
        verdict
    }

    /// Some of the positions, at random.
    fn some(&mut self, mut all: Vec<P>) -> Vec<P> {
        while all.len() > self.replies {
            all.swap_remove(self.dice.below(all.len()));
        }
        all
    }
}

/// The position after a line.
fn follow<P: ReferenceGame>(start: &P, line: &[String]) -> Option<P> {
    line.iter().try_fold(start.clone(), |at, mv| at.after(mv))
}

/// The name of a cell.
fn cell_name<G: Render>(number: u8) -> String {
    let board = G::board(0);
    let cell = board.rows.iter().flatten().find(|cell| cell.cell == number);
    cell.expect("a cell").name.clone()
}

/// The cells around the city of a side that the other side does not occupy, by the text of a position of Intermedium.
fn gaps(text: &str, side: Side) -> Vec<String> {
    let board = text.split(' ').next().unwrap();
    let rows: Vec<Vec<&str>> = board
        .split('/')
        .map(|row| {
            let runs = row.split(',').map(|item| match item.strip_prefix('x') {
                Some(run) => vec![""; run.parse().unwrap_or(1)],
                None => vec![item],
            });
            runs.flatten().collect()
        })
        .collect();
    let (around, attacker) = match side {
        Side::First => (["c1", "e1", "d2"], "b"),
        Side::Second => (["d9", "c10", "e10"], "a"),
    };
    let item = |name: &str| {
        let row: usize = name[1..].parse().unwrap();
        rows[10 - row][usize::from(name.as_bytes()[0] - b'a')]
    };
    let mut gaps: Vec<String> = around.map(str::to_owned).to_vec();
    gaps.retain(|name| !item(name).starts_with(attacker));
    gaps
}

/// How many stones a side is ahead, by the text of a position: in Emergo, captives; in Intermedium, stones.
fn ahead<G: Game>(text: &str, side: Side) -> i32 {
    let board = text.split(' ').next().unwrap();
    let items = board
        .split(['/', ','])
        .filter(|item| !item.starts_with('x'));
    let first: i32 = items
        .map(|item| {
            let count = |digit| i32::try_from(item.matches(digit).count()).unwrap();
            let height = || item[1..].parse::<i32>().unwrap();
            match (G::VARIANTS[0].id, &item[item.len() - 1..], &item[..1]) {
                ("emergo", "1", _) => count('2'),
                ("emergo", _, _) => -count('1'),
                (_, _, "a") => height(),
                _ => -height(),
            }
        })
        .sum();
    if side == Side::First { first } else { -first }
}
