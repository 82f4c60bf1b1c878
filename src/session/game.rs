//! The session of one game: its tree of moves with a cursor, the move being entered, and the views.

use super::thinker::Thinker;
use super::view::{
    MoveView, NoteView, OutcomeView, RefusalView, SearchInfo, StepView, TakenView, View,
};
use super::{Playable, Session};
use crate::codes::RefusalCode;
use crate::game::{Cell, Options, Outcome, SWAP, Side, Step, TooMany};
use crate::parse::ParseError;
use crate::render::{Animation, HandEnd, reversed, shortened};
use crate::replay::history::split_line;
use crate::replay::result::number_after;
use crate::replay::{GameTree, History, MoveEntry, Ply, ReplayCursor, RulesChecker, Tapped, Turn};
use crate::search::bench::Bench;
use crate::search::{Limits, Progress};

/// The session of a game.
#[derive(Debug)]
pub(super) struct GameSession<G: Playable> {
    game: ReplayCursor<G>,
    entry: MoveEntry,
    /// The move that the last tap completed, and the number of its steps that the player has already shown.
    completed: Option<(String, usize)>,
    /// The animations of the last change.
    animations: Vec<Animation>,
    thinker: Thinker<G>,
}

impl<G: Playable> GameSession<G> {
    pub(super) fn from_position(
        options: Options,
        position: Option<&str>,
    ) -> Result<Self, ParseError> {
        Ok(Self::of(ReplayCursor::new(options, position)?))
    }

    pub(super) fn new(options: Options) -> Self {
        Self::of(ReplayCursor::at_start(options))
    }

    fn of(game: ReplayCursor<G>) -> Self {
        Self {
            game,
            entry: MoveEntry::default(),
            completed: None,
            animations: Vec::new(),
            thinker: Thinker::new(),
        }
    }

    fn history(&self) -> &History<G> {
        self.game.history()
    }

    /// Clears the state that belongs to the previous position.
    fn leave_position(&mut self) {
        self.thinker.abandon();
        self.clear_entry();
        self.animations.clear();
    }

    /// Clears the move being entered.
    fn clear_entry(&mut self) {
        self.entry.clear();
        self.completed = None;
    }

    /// Animates the last turn.
    fn show_last(&mut self) {
        self.leave_position();
        self.animations = last_animations(self.history());
    }

    /// A step, with the stones that a tap there would take from the hand.
    fn step_view(&self, step: Step) -> StepView {
        let position = self.history().position();
        let from_hand = |mv| {
            let animations = position.animations(mv).into_iter();
            animations
                .filter(|animation| animation.hand == Some(HandEnd::From))
                .find_map(|animation| animation.stack.last().cloned())
        };
        let path: Vec<Cell> = self
            .entry
            .path()
            .iter()
            .copied()
            .chain([step.cell])
            .collect();
        StepView {
            cell: step.cell.0,
            completes: step.completes,
            continues: step.continues,
            ghost: position.move_of_path(&path).and_then(from_hand),
        }
    }

    /// The moves of the main line.
    fn moves_view(&self) -> Vec<MoveView> {
        let moves = self.tree().main_line();
        moves.map(|ply| move_view(&ply)).collect()
    }
}

impl<G: Playable> Session for GameSession<G> {
    fn set_up(&mut self, line: &str) -> Result<(), ParseError> {
        let (position, moves) = split_line(line)?;
        let place = |fault: ParseError| fault.within(line, position.unwrap_or(line));
        let mut game = ReplayCursor::new(self.options(), position).map_err(place)?;
        for word in moves.split_whitespace() {
            game.play(word).map_err(|fault| fault.within(line, word))?;
        }
        self.game = game;
        self.leave_position();
        Ok(())
    }

    fn follow(&mut self, line: &str) -> Result<(), ParseError> {
        let (position, moves) = split_line(line)?;
        if position != self.tree().position() {
            return self.set_up(line);
        }
        self.game.go_to(0);
        self.leave_position();
        for word in moves.split_whitespace() {
            let played = self.game.play(word);
            played.map_err(|fault| fault.within(line, word))?;
        }
        Ok(())
    }

    fn replay(&self) -> &dyn RulesChecker {
        &self.game
    }

    fn replay_mut(&mut self) -> &mut dyn RulesChecker {
        &mut self.game
    }

    fn position(&self) -> String {
        self.history().position().to_string()
    }

    fn moves(&self) -> Result<Vec<String>, TooMany> {
        let mut texts = Vec::new();
        if self.outcome().is_none() {
            let position = self.history().position();
            let moves = position.moves()?;
            texts.extend(moves.into_iter().map(|mv| position.move_text(mv)));
        }
        if self.history().can_swap() {
            texts.push(SWAP.to_owned());
        }
        texts.sort_unstable();
        Ok(texts)
    }

    #[cfg(feature = "protocol")]
    fn results(&self) -> Result<u64, TooMany> {
        match self.outcome() {
            Some(_) => Ok(0),
            None => self.history().position().results(),
        }
    }

    #[cfg(feature = "protocol")]
    fn perft(&self, depth: u32) -> Result<u64, TooMany> {
        // A game can be over although its position is not: then no move follows.
        match self.outcome() {
            Some(_) => Ok(u64::from(depth == 0)),
            None => crate::game::perft(self.history().position(), depth),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), ParseError> {
        self.game.play(text)?;
        let completed = self.completed.take();
        self.show_last();
        if let Some((_, steps)) = completed.filter(|(completed, _)| completed == text) {
            self.animations = shortened(std::mem::take(&mut self.animations), steps);
        }
        Ok(())
    }

    fn check(&self, text: &str) -> Result<(), ParseError> {
        self.history().parse_turn(text).map(drop)
    }

    fn tap(&mut self, cell: Cell) -> Option<String> {
        // Cells are unchecked numbers from the caller; the rules only accept cells of the board.
        if !G::board().has(cell) {
            return None;
        }
        let position = self.history().position();
        let mut entry = self.entry.clone();
        if self.outcome().is_some() {
            entry.refuse(RefusalCode::GameOver.into(), cell);
        } else if let Tapped::Complete(mv) = entry.tap(position, cell) {
            let text = position.move_text(mv);
            let steps = self.entry.path().len().saturating_sub(1);
            self.completed = Some((text.clone(), steps));
            return Some(text);
        }
        self.entry = entry;
        self.completed = None;
        self.animations.clear();
        None
    }

    fn untap(&mut self) {
        self.animations.clear();
        self.completed = None;
        self.entry.back();
    }

    fn at(&self) -> usize {
        self.game.at()
    }

    fn turn(&self) -> Side {
        self.history().position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.history().outcome()
    }

    fn go_to(&mut self, at: usize) -> bool {
        let before = self.game.at();
        let undone = last_animations(self.history());
        if !self.game.go_to(at) {
            return false;
        }
        if at == before + 1 {
            self.show_last();
            return true;
        }
        self.leave_position();
        if at + 1 == before {
            self.animations = reversed(undone);
        }
        true
    }

    fn view(&self) -> View {
        let position = self.history().position();
        let moves = self.moves_view();
        let mut view = still_view(self.history(), self.tree(), moves, self.entry.path());
        if view.outcome.is_none() {
            let origins = position
                .steps(&[])
                .into_iter()
                .filter(|step| step.continues);
            view.origins = origins.map(|step| step.cell.0).collect();
            let steps = self.entry.steps(position).into_iter();
            view.steps = steps.map(|step| self.step_view(step)).collect();
            view.can_swap = self.history().can_swap();
        }
        view.animations.clone_from(&self.animations);
        view.marks = position.marks(self.entry.path());
        view.refusal = self.entry.refusal().map(|refusal| RefusalView {
            code: refusal.reason.code,
            number: refusal.reason.number,
            path: numbers(&refusal.path),
        });
        view
    }

    fn preview(&self, turns: &[String]) -> Result<View, ParseError> {
        let mut history = self.history().clone();
        let mut moves = self.moves_view();
        if !turns.is_empty() {
            moves.truncate(self.at());
        }
        for text in turns {
            let side = history.position().turn();
            let last = moves.last();
            let last = last.and_then(|last| {
                Some((
                    last.number,
                    Side::BOTH.get(usize::from(last.side)).copied()?,
                ))
            });
            let player = history.player();
            history.play_text(text)?;
            moves.push(MoveView {
                text: text.clone(),
                side: side as u8,
                player: player as u8,
                number: number_after(last, side),
                is_swap: text == SWAP,
            });
        }
        let mut view = still_view(&history, self.tree(), moves, &[]);
        if !turns.is_empty() {
            view.animations = last_animations(&history);
        }
        Ok(view)
    }

    fn begin(&mut self, limits: Limits) {
        self.thinker.begin(self.game.history(), limits);
    }

    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.thinker.think(clock, until)
    }

    fn stop(&mut self) {
        self.thinker.stop();
    }

    #[cfg(feature = "protocol")]
    fn solve(&mut self, plies: u32, nodes: u32) -> super::view::Solved {
        self.thinker.solve(self.game.history(), plies, nodes)
    }

    fn search_info(&self) -> Option<SearchInfo> {
        self.thinker.search_info(self.history().position())
    }

    #[cfg(feature = "protocol")]
    fn set_hash(&mut self, megabytes: usize) {
        self.thinker.set_hash(megabytes);
    }

    fn forget(&mut self) {
        self.thinker.forget();
    }

    fn bench(&self) -> Bench {
        Bench::of_game::<G>()
    }

    #[cfg(feature = "protocol")]
    fn bench_here(&self, nodes: u64) -> Bench {
        Bench::of_position(self.history().position(), nodes)
    }
}

/// A view without possible next cells, with some cells of a move entered.
fn still_view<G: Playable>(
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
    View {
        game: G::ID,
        options: game.options().names(G::OPTIONS),
        record: line_of(tree.position(), &moves),
        start: tree.position().map(str::to_owned),
        position: position.to_string(),
        turn: position.turn() as u8,
        player: game.player() as u8,
        tones: G::tones(game.options()),
        outcome: outcome.map(|outcome| OutcomeView {
            winner: outcome.winner.map(|side| side as u8),
            reason: outcome.reason,
            cells: numbers(&position.decisive()),
        }),
        pieces: position.pieces_during(entered),
        hands: position.hands(),
        history: moves,
        at: game.at(),
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

/// The start and the moves of a game as a position line.
fn line_of(position: Option<&str>, moves: &[MoveView]) -> String {
    let start = position.map_or("startpos".to_owned(), |text| format!("fen {text}"));
    let moves = moves.iter().map(|mv| &*mv.text);
    let mark = (moves.len() > 0).then_some("moves");
    let words: Vec<_> = [&*start].into_iter().chain(mark).chain(moves).collect();
    words.join(" ")
}

fn move_view(ply: &Ply) -> MoveView {
    MoveView {
        text: ply.text().to_owned(),
        side: ply.side() as u8,
        player: ply.player() as u8,
        number: ply.number(),
        is_swap: ply.is_swap(),
    }
}

/// The stones that the animations remove from the board.
fn taken(animations: &[Animation]) -> Vec<TakenView> {
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
fn last_animations<G: Playable>(game: &History<G>) -> Vec<Animation> {
    match game.last() {
        Some((Turn::Move(mv), before)) => before.animations(mv),
        _ => Vec::new(),
    }
}

fn numbers(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|cell| cell.0).collect()
}
