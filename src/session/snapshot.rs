//! The parts of a view that do not depend on the move being entered.

use super::Playable;
use super::view::{MoveView, NoteView, OutcomeView, TakenView, View, numbers};
use crate::codes::StockKind;
use crate::game::{Cell, Outcome, Side};
use crate::render::{Animation, HandEnd, Stock, tones};
use crate::replay::result::number_after;
use crate::replay::{GameTree, History, Ply, Turn};

/// A view without possible next cells, with some cells of a move entered.
pub(super) fn still_view<G: Playable>(
    game: &History<G>,
    tree: &GameTree,
    moves: Vec<MoveView>,
    entered: &[Cell],
) -> View {
    let position = game.position();
    let outcome = game.outcome();
    let note = match outcome {
        Some(_) => None,
        None => position.note(),
    };
    let last = match game.last() {
        Some((Turn::Move(mv), on)) => on.path(mv),
        _ => Vec::new(),
    };
    let played = &moves[..game.at()];
    View {
        game: G::variant_of(game.options()).id,
        options: game.options().names(G::variant_of(game.options()).options),
        start: tree.position().map(str::to_owned),
        moves: moves.iter().map(|mv| mv.text.clone()).collect(),
        position: position.to_string(),
        turn: position.turn(),
        player: game.player(),
        tones: tones(G::variant_of(game.options()).options, game.options()),
        outcome: outcome.map(|outcome| outcome_view(position, outcome)),
        pieces: position.pieces_during(entered),
        hands: position.hands(),
        stocks: Side::BOTH.map(|side| position.stock(side)),
        own_turn: own_turn(played, game.player(), &|at| {
            let position = game.position_at(at);
            let Stock { kind, stones } = position.stock(position.turn());
            kind == StockKind::Hand && stones.count > 0
        }),
        number: number_after(
            played.last().map(|mv| (mv.number, mv.side)),
            position.turn(),
        ),
        history: moves,
        at: game.at(),
        quiet: game.quiet_turns(),
        revision: 0,
        can_undo_edit: false,
        can_redo_edit: false,
        last: numbers(&last),
        taken: taken(&last_animations(game)),
        animations: Vec::new(),
        entry: numbers(entered),
        carried: position.carried(entered).map(|cell| cell.0),
        origins: Vec::new(),
        steps: Vec::new(),
        marks: Vec::new(),
        refusal: None,
        note: note.map(|reason| NoteView {
            code: reason.code,
            number: reason.number,
        }),
        can_swap: false,
        swapped: game.is_swapped(),
    }
}

pub(super) fn outcome_view<G: Playable>(position: &G, outcome: Outcome) -> OutcomeView {
    OutcomeView {
        winner: outcome.winner,
        reason: outcome.reason,
        cells: numbers(&position.decisive()),
    }
}

/// The number of the turn of a player to move after some moves, from 1, and again from 1 once their hand is empty: then
/// another part of the game begins. `has_hand` says whether anything was in the hand of the side to move at a ply.
#[inline(never)]
fn own_turn(moves: &[MoveView], player: Side, has_hand: &dyn Fn(usize) -> bool) -> usize {
    let now = has_hand(moves.len());
    let turns = moves.iter().enumerate();
    let own = turns.filter(|&(at, mv)| mv.player == player && has_hand(at) == now);
    own.count() + 1
}

pub(super) fn move_view(ply: &Ply) -> MoveView {
    MoveView {
        text: ply.text().to_owned(),
        side: ply.side(),
        player: ply.player(),
        number: ply.number(),
        is_swap: ply.is_swap(),
    }
}

/// The stones that the animations remove from the board.
pub(super) fn taken(animations: &[Animation]) -> Vec<TakenView> {
    let lifted = animations.iter();
    let lifted = lifted.filter(|animation| animation.hand == Some(HandEnd::Into));
    let taken = lifted.filter_map(|animation| {
        let count = animation.stack.iter().map(|run| u32::from(run.count)).sum();
        let cell = *animation.path.first()?;
        Some(TakenView { cell, count })
    });
    taken.collect()
}

/// The animations of the last turn.
pub(super) fn last_animations<G: Playable>(game: &History<G>) -> Vec<Animation> {
    match game.last() {
        Some((Turn::Move(mv), before)) => before.animations(mv),
        _ => Vec::new(),
    }
}
