//! Advice for people: what the opponent threatens, and why a move is good, as codes that the language files
//! turn into sentences.
//!
//! Advice is asked for by a person, at most once a move, so it is computed from scratch. Neither the rules
//! nor the search depend on it.

use serde::Serialize;

use crate::codes::{FactCode, ReasonCode, StandingCode, ThreatCode};
use crate::game::{Cell, Game, Side};

/// Something that the opponent of the player to move could do if it were their turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The kind of the threat.
    pub code: ThreatCode,
    /// The cells of the move that carries it out.
    pub path: Vec<Cell>,
    /// The cells that are in danger, or where it happens.
    pub cells: Vec<Cell>,
    /// The cells of the row that it completes; none if nothing is completed.
    pub row: Vec<Cell>,
    /// The number in the message, such as the number of stones; 0 if there is none.
    pub count: u32,
}

/// Something that a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The effect of the move.
    pub code: ReasonCode,
    /// The cells in the message, such as where the opponent must answer.
    pub cells: Vec<Cell>,
    /// The numbers in the message, such as the stones given and the stones won.
    pub counts: [u32; 2],
    /// The moves in the message: the only reply, or an expected reply and what follows it.
    pub moves: Vec<String>,
}

impl Why {
    /// A reason without cells and numbers.
    #[must_use]
    pub const fn new(code: ReasonCode) -> Self {
        Self {
            code,
            cells: Vec::new(),
            counts: [0; 2],
            moves: Vec::new(),
        }
    }

    /// The reason with moves.
    #[must_use]
    pub fn naming(self, moves: Vec<String>) -> Self {
        Self { moves, ..self }
    }

    /// The reason with these cells.
    #[must_use]
    pub fn at(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        let cells = cells.into_iter().collect();
        Self { cells, ..self }
    }

    /// The reason with a number.
    #[must_use]
    pub const fn counting(mut self, count: u32) -> Self {
        self.counts[0] = count;
        self
    }
}

/// Something that is explained about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fact {
    /// A code.
    pub code: FactCode,
    /// The side that it is about: who threatens, owns or captures.
    pub side: Side,
    /// The cells that it is about.
    pub cells: Vec<u8>,
    /// The cells that parry a threat, or the gaps around a stack or a city.
    pub answers: Vec<u8>,
}

impl Fact {
    /// A fact without answers.
    #[must_use]
    pub const fn new(code: FactCode, side: Side, cells: Vec<u8>) -> Self {
        Self {
            code,
            side,
            cells,
            answers: Vec::new(),
        }
    }
}

/// Something that counts in a position, with the number that each player has of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// What is counted.
    pub code: StandingCode,
    /// The number that each side has.
    pub counts: [u32; 2],
    /// How much it is worth to the first player, in points.
    pub points: i32,
}

/// The move that a player has, if it is the only one.
pub(crate) fn only_move<G: Game>(position: &G) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    match moves[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What a legal move does, the most important first: [`Advise::reasons`], and whether it was forced or forces a reply.
pub fn effects<G: Advise>(before: &G, mv: G::Move, next: &[G::Move]) -> Vec<Why> {
    let mut effects = before.reasons(mv, next);
    let after = before.play_unchecked(mv);
    if after.decided().is_some() {
        return effects;
    }
    if let Some(reply) = only_move(&after) {
        let forced = Why::new(ReasonCode::OneReply).naming(vec![after.move_text(reply)]);
        effects.insert(effects.len().min(1), forced);
    }
    if only_move(before).is_some() {
        // What cannot be avoided is not given up.
        effects.retain(|why| !why.code.is_price());
        // A compulsory capture is a capture first.
        let is_capture = effects
            .first()
            .is_some_and(|why| why.code == ReasonCode::Captures);
        effects.insert(is_capture.into(), Why::new(ReasonCode::OnlyMove));
    }
    effects
}

/// What follows if the opponent replies as expected: the position after the reply, the next move, and both moves as text.
pub(crate) fn expected<G: Game>(
    position: &G,
    next: &[G::Move],
) -> Option<(G, G::Move, Vec<String>)> {
    let [reply, then, ..] = *next else {
        return None;
    };
    let replied = position.play_unchecked(reply);
    if replied.decided().is_some() {
        return None;
    }
    let moves = vec![position.move_text(reply), replied.move_text(then)];
    Some((replied, then, moves))
}

/// How many positions are looked at to find out whether a move was a blunder.
const BLUNDER_LIMIT: usize = 100_000;

/// The reply that wins at once after a move, if another move would have left the opponent none. Nothing if that would take
/// long to find out.
pub fn refutation<G: Game>(before: &G, mv: G::Move) -> Option<G::Move> {
    let mut left = BLUNDER_LIMIT;
    let reply = winning_move(&before.play_unchecked(mv), &mut left)?;
    let mut others = Vec::new();
    before.choices(&mut others);
    let is_safe =
        |&other: &G::Move| winning_move(&before.play_unchecked(other), &mut left).is_none();
    (others.iter().any(is_safe) && left > 0).then_some(reply)
}

/// A move that wins at once, if there is one; none when no positions are `left` to be looked at.
fn winning_move<G: Game>(position: &G, left: &mut usize) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    let side = position.turn();
    moves.into_iter().find(|&mv| {
        *left = left.saturating_sub(1);
        let outcome = position.play_unchecked(mv).decided();
        *left > 0 && outcome.is_some_and(|outcome| outcome.winner == Some(side))
    })
}

/// How much is spent on each position of a game that is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    /// The nodes of the search.
    pub nodes: u64,
    /// How often a forced win is searched for after that, and the nodes of each time.
    pub proofs: (u32, u32),
    /// The number of plies in which the stones are counted that a move loses, and of moves that are listed for that.
    pub material: (u32, u32),
}

impl ReviewEffort {
    /// For games that were not measured.
    pub const DEFAULT: Self = Self {
        nodes: 50_000,
        proofs: (3, 10_000),
        material: (3, 50_000),
    };
}

/// A game that can give advice. The default gives none.
pub trait Advise: Game {
    /// How much is spent on each position of a game that is reviewed.
    const REVIEW: ReviewEffort = ReviewEffort::DEFAULT;

    /// Whether positions can be explained.
    const EXPLAINS: bool = false;

    /// What there is to explain about the position: who owns what after the next captures, the threats of both sides, or
    /// what is being surrounded.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    /// The threats of the opponent, the most important ones first.
    fn dangers(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// What a legal move does, the most important first, and last what it gives up. `next` are the moves expected after it.
    fn reasons(&self, mv: Self::Move, next: &[Self::Move]) -> Vec<Why> {
        let _ = (mv, next);
        Vec::new()
    }

    /// What counts in the position, what is worth most first.
    fn standing(&self) -> Vec<Standing> {
        Vec::new()
    }

    /// Whether anybody would find a legal move: it wins or stops a win at once, captures because it must, or takes back.
    /// `before` is the position before the last move, if there is one.
    fn is_obvious(&self, mv: Self::Move, before: Option<&Self>) -> bool {
        let _ = (mv, before);
        false
    }

    /// The only legal move, if it is a capture that is compulsory.
    fn compulsory_capture(&self) -> Option<Self::Move> {
        None
    }

    /// How many stones the player to move is ahead, in games where stones are won and lost.
    fn material(&self) -> Option<i32> {
        None
    }

    /// Appends all moves that capture, and returns `true`, if there are no compulsory captures and all moves that
    /// capture can be listed.
    fn captures(&self, into: &mut Vec<Self::Move>) -> bool {
        let _ = into;
        false
    }
}
