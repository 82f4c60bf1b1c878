//! What is won and lost by captures that are compulsory: no move in between can stop them.

use super::moves::Move;
use super::position::Position;
use crate::game::Game as _;

/// How many captures are followed at most from a position.
const MOST_FOLLOWED: u32 = 5_000;

/// The stones captured by the first player to move in an exchange, and by the opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Exchange {
    pub(super) won: u32,
    pub(super) lost: u32,
}

impl Exchange {
    /// How many stones more are won than lost.
    pub(super) fn gain(self) -> i32 {
        self.won.cast_signed() - self.lost.cast_signed()
    }

    /// A capture of `count` stones, followed by the exchange that the opponent begins.
    const fn before(count: u32, reply: Self) -> Self {
        Self {
            won: count + reply.lost,
            lost: reply.won,
        }
    }
}

/// What follows a position if both players choose the best of their compulsory captures until nothing can be captured;
/// nothing if that may decide the game, or if there are too many captures to follow.
pub(super) fn settle(position: &Position) -> Option<Exchange> {
    let mut left = MOST_FOLLOWED;
    settled(position, &mut left)
}

/// The move of the player to move that wins most by itself and the captures that follow it.
pub(super) fn best_move(position: &Position) -> Option<(Move, Exchange)> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    let mut left = MOST_FOLLOWED;
    let mut best: Option<(Move, Exchange)> = None;
    for mv in moves {
        let exchange = after(position, mv, &mut left)?;
        if best.is_none_or(|(_, known)| exchange.gain() > known.gain()) {
            best = Some((mv, exchange));
        }
    }
    best
}

fn settled(position: &Position, left: &mut u32) -> Option<Exchange> {
    if position.decided().is_some() {
        return None;
    }
    if position.required_captures() == 0 {
        return Some(Exchange::default());
    }
    let mut captures = Vec::new();
    position.choices(&mut captures);
    let mut best: Option<Exchange> = None;
    for mv in captures {
        let exchange = after(position, mv, left)?;
        let rank = |exchange: Exchange| (exchange.gain(), exchange.won);
        if best.is_none_or(|known| rank(exchange) > rank(known)) {
            best = Some(exchange);
        }
    }
    best
}

fn after(position: &Position, mv: Move, left: &mut u32) -> Option<Exchange> {
    *left = left.checked_sub(1)?;
    let count = if mv.is_capture() { mv.len() } else { 0 };
    let reply = settled(&position.play_unchecked(mv), left)?;
    Some(Exchange::before(count, reply))
}
