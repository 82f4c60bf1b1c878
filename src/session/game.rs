//! The session of one game: its tree of moves with a cursor, the move being entered, and the views.

use super::picture;
use super::snapshot::{last_animations, move_view, outcome_view, still_view};
use super::thinker::Thinker;
use super::view::{
    AdviceView, Commentary, MoveView, RefusalView, SearchInfo, StepView, ThreatView, View, numbers,
    reason_views, threat_views,
};
use super::{Playable, Session};
use crate::advice::{Fact, effects, refutation};
use crate::codes::{ParseErrorCode, RefusalCode, Tone};
use crate::exercise::Judge;
#[cfg(feature = "protocol")]
use crate::explorer::{self, Explorer, Keys, Variety};
use crate::game::{Cell, Options, Outcome, SWAP, Side, Step, TooMany};
use crate::parse::ParseError;
use crate::render::{Animation, HandEnd, Piece, reversed, shortened, tones};
#[cfg(feature = "protocol")]
use crate::replay::history::split_line;
use crate::replay::node::NodeId;
use crate::replay::result::number_after;
use crate::replay::{
    EditError, History, LineEdit, MoveEntry, ReplayCursor, RulesChecker, Tapped, Turn,
};
use crate::review::Examiner;
use crate::search::bench::Bench;
#[cfg(feature = "protocol")]
use crate::search::budget::Interrupt;
use crate::search::evaluate::InvalidNet;
use crate::search::{Limits, Progress};
#[cfg(feature = "protocol")]
use crate::search::{Rival, rival::observation::Observation};

/// The session of a game.
#[derive(Debug)]
pub(super) struct GameSession<G: Playable> {
    pub(super) game: ReplayCursor<G>,
    entry: MoveEntry,
    /// The move that the last tap completed, and the number of its steps that the player has already shown.
    completed: Option<(String, usize)>,
    /// The animations of the last change.
    animations: Vec<Animation>,
    pub(super) thinker: Thinker<G>,
    pub(super) examiner: Examiner<G>,
    pub(super) judge: Judge<G>,
}

impl<G: Playable> GameSession<G> {
    pub(super) fn from_position(
        options: Options,
        position: Option<&str>,
    ) -> Result<Self, ParseError> {
        Ok(Self::of(ReplayCursor::new(options, position)?))
    }

    pub(super) fn of(game: ReplayCursor<G>) -> Self {
        let variant = game.history().options().variant();
        Self {
            game,
            entry: MoveEntry::default(),
            completed: None,
            animations: Vec::new(),
            thinker: Thinker::new(variant),
            examiner: Examiner::new(),
            judge: Judge::default(),
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

    /// Where the cursor is, and the animations of the move that leads there.
    #[inline(never)]
    fn place(&self) -> (usize, Option<NodeId>, Vec<Animation>) {
        let animations = last_animations(self.history());
        (self.game.at(), self.game.here(), animations)
    }

    /// Shows the way from another place: a single step is animated.
    #[inline(never)]
    fn arrive(&mut self, (before, here, undone): (usize, Option<NodeId>, Vec<Animation>)) {
        let (at, there) = (self.game.at(), self.game.here());
        let parent = |id: Option<NodeId>| id.and_then(|id| self.tree().node(id).parent);
        let is_back = at + 1 == before && parent(here) == there;
        if at == before + 1 && parent(there) == here {
            return self.show_last();
        }
        self.leave_position();
        if is_back {
            self.animations = reversed(undone);
        }
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
            slides: self
                .entry
                .path()
                .last()
                .is_some_and(|&from| position.slides(from, step.cell)),
            ghost: position.move_of_path(&path).and_then(from_hand),
        }
    }

    /// Rejects a move in a game that the players have ended.
    fn check_open(&self, text: &str) -> Result<(), ParseError> {
        match self.outcome() {
            Some(outcome) if Some(outcome) == self.tree().ending() => {
                let expected = "no more moves: the game is over";
                Err(ParseError::whole(text, ParseErrorCode::GameOver, expected))
            }
            _ => Ok(()),
        }
    }

    /// The moves of the current line.
    fn moves_view(&self) -> Vec<MoveView> {
        let moves = self.game.line();
        moves.map(|ply| move_view(&ply)).collect()
    }
}

impl<G: Playable> Session for GameSession<G> {
    #[cfg(feature = "protocol")]
    fn set_up(&mut self, line: &str) -> Result<(), ParseError> {
        let (position, moves) = split_line(line)?;
        let place = |error: ParseError| error.within(line, position.unwrap_or(line));
        let mut game = self.game.restarted(position).map_err(place)?;
        for word in moves.split_whitespace() {
            game.play(word).map_err(|error| error.within(line, word))?;
        }
        self.game = game;
        self.leave_position();
        Ok(())
    }

    fn start_from(&mut self, position: Option<&str>) -> Result<(), ParseError> {
        if position == self.tree().position() {
            self.game.go_to(0);
        } else {
            self.game = self.game.restarted(position)?;
        }
        self.leave_position();
        Ok(())
    }

    fn follow(&mut self, moves: &str) -> Result<(), ParseError> {
        self.leave_position();
        for word in moves.split_whitespace() {
            let played = self.game.play(word);
            played.map_err(|error| error.within(moves, word))?;
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
    fn perft(&self, depth: u32, interrupt: Interrupt) -> Result<Option<u64>, TooMany> {
        // A game can be over although its position is not: then no move follows.
        match self.outcome() {
            Some(_) => Ok(Some(u64::from(depth == 0))),
            None => crate::game::perft_until(self.history().position(), depth, interrupt),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), ParseError> {
        self.check_open(text)?;
        self.game.play(text)?;
        let completed = self.completed.take();
        self.show_last();
        if let Some((_, steps)) = completed.filter(|(completed, _)| completed == text) {
            self.animations = shortened(std::mem::take(&mut self.animations), steps);
        }
        Ok(())
    }

    fn check(&self, text: &str) -> Result<(), ParseError> {
        self.check_open(text)?;
        self.history().parse_turn(text).map(drop)
    }

    fn end(&mut self, ending: Outcome) -> bool {
        let ended = self.game.end(ending);
        if ended {
            self.leave_position();
        }
        ended
    }

    fn tap(&mut self, cell: Cell) -> Option<String> {
        // Cells are unchecked numbers from the caller; the rules only accept cells of the board.
        let board = G::board(self.history().position().variant());
        if !board.has(cell) {
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

    fn entry(&self) -> &MoveEntry {
        &self.entry
    }

    fn replace_entry(&mut self, entry: MoveEntry) -> MoveEntry {
        self.completed = None;
        std::mem::replace(&mut self.entry, entry)
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
        self.game.outcome_here()
    }

    fn go_to(&mut self, at: usize) -> bool {
        let place = self.place();
        let is_there = self.game.go_to(at);
        if is_there {
            self.arrive(place);
        }
        is_there
    }

    fn edit_all(&mut self, edits: &[LineEdit]) -> Result<bool, EditError> {
        let place = self.place();
        let result = self.game.edit_all(edits);
        self.arrive(place);
        result
    }

    fn set_study(&mut self, is_study: bool) {
        self.game.set_study(is_study);
    }

    fn picture(&self) -> String {
        let pieces = self.history().position().pieces();
        picture::draw(
            &G::board(self.history().position().variant()),
            &pieces,
            self.tones(),
        )
    }

    fn tones(&self) -> [Tone; 2] {
        let options = self.history().options();
        tones(G::variant_of(options).options, options)
    }

    fn view(&self) -> View {
        let position = self.history().position();
        let moves = self.moves_view();
        let mut view = still_view(self.history(), self.tree(), moves, self.entry.path());
        view.outcome = self
            .outcome()
            .map(|outcome| outcome_view(position, outcome));
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
        view.revision = self.game.revision();
        [view.can_undo_edit, view.can_redo_edit] = self.game.can_undo_and_redo();
        view.animations.clone_from(&self.animations);
        if view.outcome.is_none() {
            view.marks = position.marks(self.entry.path());
        } else {
            view.note = None;
        }
        view.refusal = self.entry.refusal().map(RefusalView::from);
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
            let last = moves.last().map(|last| (last.number, last.side));
            let player = history.player();
            history.play_text(text)?;
            moves.push(MoveView {
                text: text.clone(),
                side,
                player,
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

    fn threats(&self) -> Vec<ThreatView> {
        threat_views(self.history().position().dangers())
    }

    fn facts(&self) -> Vec<Fact> {
        self.history().position().facts()
    }

    fn refutation(&self) -> Option<Vec<u8>> {
        let (turn, before) = self.history().last()?;
        let Turn::Move(mv) = turn else { return None };
        if self.outcome().is_some() {
            return None;
        }
        let reply = refutation(before, mv)?;
        Some(numbers(&self.history().position().path(reply)))
    }

    fn explain(&self, line: &[String]) -> Result<AdviceView, ParseError> {
        let mut history = self.history().clone();
        let mut moves = Vec::new();
        for text in line {
            if let Turn::Move(mv) = history.parse_turn(text)? {
                moves.push(mv);
            }
            history.play_text(text)?;
        }
        let position = self.history().position();
        let Some((&mv, next)) = moves.split_first() else {
            return Ok(AdviceView::default());
        };
        let path = position.path(mv);
        let mut reasons = position.reasons(mv, next);
        reasons.retain(|why| !why.code.is_price());
        let starts = |piece: &Piece| path.first().is_some_and(|cell| cell.0 == piece.cell);
        Ok(AdviceView {
            moves: position.pieces().iter().any(starts),
            path: numbers(&path),
            reasons: reason_views(reasons),
        })
    }

    fn comment_on(&self, ply: usize, next: &[String]) -> Result<Option<Commentary>, ParseError> {
        let Some((before, Some(Turn::Move(mv)))) =
            ply.checked_sub(1).and_then(|at| self.game.history_at(at))
        else {
            return Ok(None);
        };
        let Some((mut after, _)) = self.game.history_at(ply) else {
            return Ok(None);
        };
        let standing = after.position().standing();
        let mut moves = Vec::new();
        for text in next {
            if let Turn::Move(mv) = after.parse_turn(text)? {
                moves.push(mv);
            }
            after.play_text(text)?;
        }
        let (prices, effects) = effects(before.position(), mv, &moves)
            .into_iter()
            .partition(|why| why.code.is_price());
        Ok(Some(Commentary {
            effects: reason_views(effects),
            prices: reason_views(prices),
            standing,
        }))
    }

    fn begin(&mut self, limits: Limits) {
        self.thinker.begin(self.game.history(), limits);
    }

    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.thinker.think(clock, until)
    }

    fn outgoing(&mut self) -> Vec<u8> {
        self.thinker.outgoing()
    }

    fn absorb(&mut self, message: &[u8]) {
        self.thinker.absorb(message);
    }

    fn stop(&mut self) {
        self.thinker.stop();
    }

    #[cfg(feature = "protocol")]
    fn solve(&mut self, plies: u32, nodes: u32, interrupt: Interrupt) -> super::view::Solved {
        let history = self.game.history();
        self.thinker.solve(history, plies, (nodes, interrupt))
    }

    #[cfg(feature = "protocol")]
    fn observe(&mut self, turn: &str) -> Result<Option<Observation>, ParseError> {
        let history = self.game.history();
        let turn = history.parse_turn(turn)?;
        let Turn::Move(mv) = turn else {
            return Ok(None);
        };
        Ok(self.thinker.observe(history, mv))
    }

    #[cfg(feature = "protocol")]
    fn level_rivals(&self) -> Vec<Rival> {
        let levels = G::levels(self.history().position().variant());
        levels.iter().map(Rival::of_level).collect()
    }

    #[cfg(feature = "protocol")]
    fn known_move(&self, explorer: &Explorer, seed: u64) -> Option<String> {
        let history = self.history();
        if !explorer::covers(G::variant_of(history.options()).options, history.options()) {
            return None;
        }
        // Which of two sides is a little better is decided by a search: what is known is not that exact.
        if history.can_swap() || history.will_be_swappable() {
            return None;
        }
        let position = history.position();
        let keys = Keys::new::<G>(position.variant());
        let mv = explorer.choose(&keys, position, Variety::LITTLE, seed)?;
        // What is known of a position does not include that it would be a draw by repetition.
        let is_draw = history.last_chances().contains(&position.key_after(mv));
        (!is_draw).then(|| position.move_text(mv))
    }

    fn search_info(&self) -> Option<SearchInfo> {
        self.thinker.search_info(self.history().position())
    }

    fn set_net(&mut self, bytes: &[u8]) -> Result<(), InvalidNet> {
        self.thinker.set_net(bytes)
    }

    #[cfg(feature = "protocol")]
    fn set_engine(&mut self, options: &super::EngineOptions) -> Result<(), InvalidNet> {
        self.thinker.set_engine(options)
    }

    fn forget(&mut self) {
        self.thinker.forget();
    }

    fn bench(&self) -> Bench {
        self.thinker.bench()
    }

    #[cfg(feature = "protocol")]
    fn bench_until(&self, interrupt: Interrupt) -> Option<Bench> {
        self.thinker.bench_until(interrupt)
    }

    #[cfg(feature = "protocol")]
    fn bench_here(&self, nodes: u64, interrupt: Interrupt) -> Option<Bench> {
        let position = self.history().position();
        self.thinker.bench_at(position, nodes, interrupt)
    }
}
