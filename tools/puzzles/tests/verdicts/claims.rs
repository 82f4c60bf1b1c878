//! Verifies claims about positions with the rules of `tests/reference`. The library only proposes the moves of the player
//! whose success is claimed; the reference finds all moves of the other one.

use std::collections::HashMap;

use ergo_games::game::{Options, Side};
use ergo_games::review::material::{ALL, MaterialSearch};
use ergo_games::search::{Engine, Limits};
use puzzles::check::{refutation, winning_move};
use puzzles::exact::Exact;
use puzzles::themes::Themed;

use crate::reference::ReferenceGame;
use ergo_games::dice::Dice;

/// How many moves are tried in each position that is more than three plies from the end.
const TRIED: usize = 8;
/// How many positions are looked at for a claim.
const POSITIONS: usize = 5_000;
/// The longest win that is proposed by the exact solver, and the nodes of the engine's solver and search for longer ones.
const LONGEST: u32 = 9;
const SOLVER_NODES: u32 = 300_000;
const SEARCH_NODES: u64 = 300_000;
/// The most moves that are listed to propose one that wins stones.
const LISTED: u32 = 2_000_000;

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Claim {
    /// It is false.
    Fails,
    /// No proof was found with the moves that may be looked at.
    Undecided,
    /// It is true, as far as moves are tried.
    Holds,
}

impl From<bool> for Claim {
    fn from(holds: bool) -> Self {
        if holds { Self::Holds } else { Self::Fails }
    }
}

/// Verifies claims in a game: the library, to propose moves, and the reference.
pub(crate) struct Claims<G: Themed, P> {
    options: Options,
    exact: Exact<G>,
    engine: Engine<G>,
    dice: Dice,
    left: usize,
    known: HashMap<(String, u32), Claim>,
    reference: std::marker::PhantomData<P>,
}

/// Whether the side has won; `None` if the board does not decide.
fn won(at: &impl ReferenceGame, side: Side) -> Option<bool> {
    at.decided().map(|(by, _)| by == side as u8 + 1)
}

impl<G: Themed, P: ReferenceGame> Claims<G, P> {
    pub(crate) fn new(options: Options, seed: u64) -> Self {
        Self {
            options,
            exact: Exact::default(),
            engine: Engine::new(8),
            dice: Dice::new(seed),
            left: 0,
            known: HashMap::new(),
            reference: std::marker::PhantomData,
        }
    }

    /// Starts with another claim.
    pub(crate) fn start(&mut self) {
        self.left = POSITIONS;
        self.known.clear();
    }

    /// The position of the library.
    pub(crate) fn read(&self, at: &P) -> G {
        G::parse(&at.text(), self.options).expect("a position")
    }

    /// The positions after all moves. Where the reference does not list them, because there are too many paths, it
    /// plays one path to each result that the library finds.
    fn everything(&self, at: &P) -> Option<Vec<P>> {
        if let Some(moves) = at.moves() {
            return Some(moves.into_values().collect());
        }
        let (position, mut moves) = (self.read(at), Vec::new());
        position.every_result(&mut moves).ok()?;
        let after = |mv| at.after(&position.move_text(mv));
        moves.into_iter().map(after).collect()
    }

    /// Whether the player to move wins within some plies, first with the proposed move.
    pub(crate) fn wins(&mut self, at: &P, plies: u32, proposed: Option<&str>) -> Claim {
        let key = (at.text(), plies);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let Some(left) = self.left.checked_sub(1) else {
            return Claim::Undecided;
        };
        self.left = left;
        let mv = proposed.map(str::to_owned);
        let Some(mv) = mv.or_else(|| self.propose_win(&self.read(at), plies)) else {
            // Long wins are not ruled out.
            return if plies > LONGEST {
                Claim::Undecided
            } else {
                Claim::Fails
            };
        };
        let side = self.read(at).turn();
        let claim = match at.after(&mv) {
            None => Claim::Fails,
            Some(after) => match won(&after, side) {
                Some(won) => won.into(),
                None if plies < 3 => Claim::Fails,
                None => self.loses(&after, plies - 1),
            },
        };
        self.known.insert(key, claim);
        claim
    }

    fn propose_win(&mut self, position: &G, plies: u32) -> Option<String> {
        let mv = match winning_move(&mut self.exact, position, plies.min(LONGEST)) {
            None if plies > LONGEST => {
                let line = self.engine.solve(position, &[], plies, SOLVER_NODES);
                line.ok().flatten().map(|line| line.moves[0]).or_else(|| {
                    let limits = Limits {
                        nodes: Some(SEARCH_NODES),
                        ..Limits::default()
                    };
                    let result = self.engine.search(position, limits);
                    let needed = result.score().win_in()?;
                    (needed <= plies).then(|| result.pv()[0])
                })
            }
            mv => mv,
        };
        mv.map(|mv| position.move_text(mv))
    }

    /// Whether every reply of the player to move loses within some plies.
    pub(crate) fn loses(&mut self, at: &P, plies: u32) -> Claim {
        let Some(replies) = self.everything(at) else {
            return Claim::Undecided;
        };
        let winner = self.read(at).turn().other();
        if replies.is_empty() {
            return (at.outcome_without_moves().0 == winner as u8 + 1).into();
        }
        let mut claim = Claim::Holds;
        for next in self.some(replies, plies) {
            claim = claim.min(match won(&next, winner) {
                Some(won) => won.into(),
                None => self.wins(&next, plies.saturating_sub(1), None),
            });
            if claim == Claim::Fails {
                break;
            }
        }
        claim
    }

    /// Whether the player to move does not win within some plies: after each of their moves, there is a reply.
    pub(crate) fn survives(&mut self, at: &P, plies: u32) -> Claim {
        let side = self.read(at).turn();
        if let Some(won) = won(at, side) {
            return (!won).into();
        }
        let Some(all) = self.everything(at) else {
            return Claim::Undecided;
        };
        if all.iter().any(|after| won(after, side) == Some(true)) {
            return Claim::Fails;
        }
        if plies < 3 {
            return Claim::Holds;
        }
        let mut claim = Claim::Holds;
        for after in self.some(all, plies) {
            let position = self.read(&after);
            if let Some(end) = position.outcome() {
                // Not decided by the reference, so no stalemate may be a win.
                claim = claim.min((end.winner != Some(side)).into());
                continue;
            }
            let reply = refutation(&mut self.exact, &position, plies - 2);
            let next = reply.and_then(|reply| after.after(&position.move_text(reply)));
            claim = claim.min(next.map_or(Claim::Fails, |next| self.survives(&next, plies - 2)));
            if claim == Claim::Fails {
                break;
            }
        }
        claim
    }

    /// Whether a player can be this many stones ahead after some plies, and all compulsory captures after them.
    pub(crate) fn reaches(&mut self, at: &P, prover: Side, stones: i32, plies: u32) -> Claim {
        if let Some(won) = won(at, prover) {
            return won.into();
        }
        let Some(left) = self.left.checked_sub(1) else {
            return Claim::Undecided;
        };
        self.left = left;
        let position = self.read(at);
        let own_turn = position.turn() == prover;
        if own_turn && plies > 1 {
            let mut search = MaterialSearch::new(&position, prover, plies, LISTED, ALL);
            let bound = search.go_on(&[], LISTED).ok().flatten();
            let line = bound.filter(|bound| bound.stones >= stones);
            let Some(mv) = line.and_then(|bound| bound.line.first().copied()) else {
                return Claim::Undecided;
            };
            let after = at.after(&position.move_text(mv));
            return after.map_or(Claim::Fails, |after| {
                self.reaches(&after, prover, stones, plies - 1)
            });
        }
        let is_enough = || (Self::ahead(at, prover) >= stones).into();
        if plies == 0 && !Self::counts_captives() {
            return is_enough();
        }
        let Some(moves) = at.moves() else {
            return Claim::Undecided;
        };
        if moves.is_empty() {
            return (at.outcome_without_moves().0 == prover as u8 + 1).into();
        }
        if plies == 0 && !moves.keys().any(|mv| mv.contains('x')) {
            return is_enough();
        }
        let next = plies.saturating_sub(1);
        let mut claims = Vec::new();
        for after in self.some(moves.into_values().collect(), plies) {
            claims.push(self.reaches(&after, prover, stones, next));
        }
        let claim = if own_turn {
            claims.into_iter().max()
        } else {
            claims.into_iter().min()
        };
        claim.unwrap_or(Claim::Fails)
    }

    /// All of the positions near the end, and some of them earlier.
    fn some(&mut self, mut all: Vec<P>, plies: u32) -> Vec<P> {
        while plies > 4 && all.len() > TRIED {
            all.swap_remove(self.dice.below(all.len()));
        }
        all
    }

    /// Whether stacks have captives, and captures are compulsory.
    fn counts_captives() -> bool {
        G::VARIANTS[0].id == "emergo"
    }

    /// How many stones a side is ahead, by the text of a position: captives where there are any, otherwise stones.
    pub(crate) fn ahead(at: &P, side: Side) -> i32 {
        let text = at.text();
        let board = text.split(' ').next().unwrap();
        let items = board
            .split(['/', ','])
            .filter(|item| !item.starts_with('x'));
        let worth = |item: &str| {
            let count = |digit| i32::try_from(item.matches(digit).count()).unwrap();
            let height = || item[1..].parse::<i32>().unwrap();
            match (Self::counts_captives(), &item[item.len() - 1..], &item[..1]) {
                (true, "1", _) => count('2'),
                (true, ..) => -count('1'),
                (false, _, "a") => height(),
                _ => -height(),
            }
        };
        let first: i32 = items.map(worth).sum();
        if side == Side::First { first } else { -first }
    }
}
