//! A game on the table: the match, the move being entered and the engine that thinks about it,
//! behind one trait that does not show which game it is. The web and the text protocol see only
//! this.

use crate::codes::RefusalCode;
use crate::game::{Cell, Game, Options, Outcome, Side, Step, TooMany, perft};
use crate::parse::ParseError;
use crate::render::{Animation, Board, HandEnd, Render, reversed, shortened};
use crate::replay::cursor::{ReplayCursor, RulesChecker};
use crate::replay::entry::{MoveEntry, Tapped};
use crate::replay::history::{History, Turn, number_after};
use crate::search::{
    Engine, Evaluate, Goal, Limits, Progress, PvLine, Score, SearchResult, bench::Bench,
    sort::insertion_sort_by_key,
};
use crate::session::view::{
    LineView, NoteView, OutcomeView, RefusalView, SearchInfo, Solved, StepView, TakenView,
    TurnView, View,
};

pub mod view;

/// Everything a game needs to be played here: rules, looks and opinions.
pub trait Playable: Render + Evaluate {}

impl<G: Render + Evaluate> Playable for G {}

/// The table size of an engine that was not told another, in megabytes.
pub const DEFAULT_HASH: usize = 16;

/// A judge of turns, or why the position it was to begin with cannot be read.
pub type Judged = Result<Box<dyn RulesChecker>, ParseError>;

/// A game as the registry knows it.
#[derive(Debug)]
pub struct Registration {
    /// Its name.
    pub id: &'static str,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// What its board looks like.
    pub board: fn() -> Board,
    /// Lays a new game on the table.
    pub open: fn(Options) -> Box<dyn Session>,
    /// Finds a judge of turns, from a position text or else from the start.
    pub judge: fn(Options, Option<&str>) -> Judged,
}

impl Registration {
    /// Registers a game.
    #[must_use]
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            options: G::OPTIONS,
            board: G::board,
            open: |options| Box::new(Table::<G>::new(options)),
            judge: |options, position| Ok(Box::new(ReplayCursor::<G>::begin(options, position)?)),
        }
    }
}

/// A game on the table, whichever it is.
pub trait Session {
    /// Its registration.
    fn game(&self) -> &'static str;

    /// The rules that are played.
    fn options(&self) -> Options;

    /// Replaces the game by the one of a record, under the same options.
    ///
    /// # Errors
    /// A record that cannot be read changes nothing.
    fn set_up(&mut self, record: &str) -> Result<(), ParseError>;

    /// The record of the game, undone turns included.
    fn record(&self) -> String;

    /// The position text.
    fn position(&self) -> String;

    /// Every legal move as text, sorted.
    ///
    /// # Errors
    /// Says so if there are too many to list.
    fn moves(&self) -> Result<Vec<String>, TooMany>;

    /// How many different positions can be reached in one move.
    ///
    /// # Errors
    /// Says so if there are too many to count.
    fn results(&self) -> Result<u64, TooMany>;

    /// Counts the lines of so many plies.
    ///
    /// # Errors
    /// Says so if a position on the way has too many moves to count.
    fn perft(&self, depth: u32) -> Result<u64, TooMany>;

    /// Takes a turn.
    ///
    /// # Errors
    /// Says why it may not be taken; nothing changes then.
    fn play(&mut self, text: &str) -> Result<(), ParseError>;

    /// Says whether a turn may be taken, and takes none.
    ///
    /// # Errors
    /// Says why it may not.
    fn check(&self, text: &str) -> Result<(), ParseError>;

    /// Enters a cell of a move, or returns the move that the cell completes. A completed move is not
    /// played: nothing has changed, and [`Session::play`] plays it. A number that is not a cell of the
    /// board is ignored.
    fn tap(&mut self, cell: Cell) -> Option<String>;

    /// Takes back the last cell entered.
    fn untap(&mut self);

    /// How many turns were taken and not undone.
    fn at(&self) -> usize;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The outcome, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// Goes to the position after so many turns; `false` if there are not so many.
    fn go_to(&mut self, at: usize) -> bool;

    /// The game as it is to be shown.
    fn view(&self) -> View;

    /// The game as it would be shown after some more turns, of which the last is seen to move. There
    /// is nothing to enter there, as the game stays where it is.
    ///
    /// # Errors
    /// Says which turn may not be taken, and why.
    fn preview(&self, turns: &[String]) -> Result<View, ParseError>;

    /// Begins to think about the position. [`Session::think`] goes on with it. Where the game is over
    /// there is nothing to think about.
    fn begin(&mut self, limits: Limits);

    /// Thinks until the clock shows `until`, or there is nothing left to think about.
    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress;

    /// Stops thinking.
    fn stop(&mut self);

    /// Seeks a win by threats for the player to move, within so many plies and looking at so many
    /// positions; there is none where the game is over. What was thought about the position is
    /// forgotten.
    fn solve(&mut self, plies: u32, nodes: u32) -> Solved;

    /// What was found so far; `None` if nothing was thought about this position.
    fn search_info(&self) -> Option<SearchInfo>;

    /// Gives the engine a new, empty table of so many megabytes.
    fn set_hash(&mut self, megabytes: usize);

    /// Lets the engine forget all it knows, as for a new game.
    fn forget(&mut self);

    /// Searches fixed positions of this game to fixed depths, whatever is being played.
    fn bench(&self) -> Bench;

    /// Searches the position with an empty table and at most this many nodes.
    fn bench_here(&self, nodes: u64) -> Bench;
}

/// One game on the table.
#[derive(Debug)]
struct Table<G: Playable> {
    game: History<G>,
    entry: MoveEntry,
    /// What was seen to move in the last change.
    animations: Vec<Animation>,
    /// The move that the last tap completed, and how many steps of its path the player's hand has shown.
    completed: Option<(G::Move, usize)>,
    engine: Engine<G>,
    /// Whether the second player may swap where the engine thinks.
    swap_offered: bool,
    /// How many lines are to be told of what the engine thinks.
    lines: usize,
}

impl<G: Playable> Table<G> {
    fn new(options: Options) -> Self {
        Self {
            game: History::new(options),
            entry: MoveEntry::default(),
            animations: Vec::new(),
            completed: None,
            engine: Engine::new(DEFAULT_HASH),
            swap_offered: false,
            lines: 1,
        }
    }

    /// Forgets the move being entered.
    fn clear_entry(&mut self) {
        self.entry.clear();
        self.completed = None;
    }

    /// Animates the last turn.
    fn show_last(&mut self) {
        self.clear_entry();
        self.animations = last_travels(&self.game);
    }

    /// A step, with what a tap there would take out of the hand.
    fn step_view(&self, step: Step) -> StepView {
        let position = self.game.position();
        let from_hand = |mv| {
            let animations = position.animations(mv).into_iter();
            animations
                .filter(|travel| travel.hand == Some(HandEnd::From))
                .find_map(|travel| travel.stack.last().cloned())
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

    /// What the swap is about: whoever is to move would rather be the other.
    fn would_swap(&self, result: &SearchResult<G::Move>) -> bool {
        self.swap_offered && result.score() < Score::DRAW
    }
}

impl<G: Playable> Session for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> Options {
        self.game.options()
    }

    fn set_up(&mut self, record: &str) -> Result<(), ParseError> {
        self.game = History::from_record(self.game.options(), record)?;
        self.engine.abandon();
        self.clear_entry();
        self.animations.clear();
        Ok(())
    }

    fn record(&self) -> String {
        self.game.record()
    }

    fn position(&self) -> String {
        self.game.position().to_string()
    }

    fn moves(&self) -> Result<Vec<String>, TooMany> {
        let mut texts = Vec::new();
        if self.game.outcome().is_none() {
            let position = self.game.position();
            let moves = position.moves()?;
            texts.extend(moves.into_iter().map(|mv| position.move_text(mv)));
        }
        if self.game.can_swap() {
            texts.push(self.game.turn_text(Turn::Swap, self.game.position()));
        }
        texts.sort_unstable();
        Ok(texts)
    }

    fn results(&self) -> Result<u64, TooMany> {
        match self.game.outcome() {
            Some(_) => Ok(0),
            None => self.game.position().results(),
        }
    }

    fn perft(&self, depth: u32) -> Result<u64, TooMany> {
        // A game may be over though its position is not: nothing follows then.
        match self.game.outcome() {
            Some(_) => Ok(u64::from(depth == 0)),
            None => perft(self.game.position(), depth),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), ParseError> {
        let turn = self.game.parse_turn(text)?;
        let shown = self.completed.filter(|&(mv, _)| turn == Turn::Move(mv));
        self.game.take(turn);
        self.engine.abandon();
        self.show_last();
        if let Some((_, steps)) = shown {
            self.animations = shortened(std::mem::take(&mut self.animations), steps);
        }
        Ok(())
    }

    fn check(&self, text: &str) -> Result<(), ParseError> {
        self.game.parse_turn(text).map(drop)
    }

    fn tap(&mut self, cell: Cell) -> Option<String> {
        // Cells come from outside as mere numbers; the rules are only asked about real ones.
        if !G::board().has(cell) {
            return None;
        }
        let position = self.game.position();
        let mut entry = self.entry.clone();
        if self.game.outcome().is_some() {
            entry.refuse(RefusalCode::GameOver.into(), cell);
        } else if let Tapped::Complete(mv) = entry.tap(position, cell) {
            let steps = self.entry.path().len().saturating_sub(1);
            self.completed = Some((mv, steps));
            return Some(position.move_text(mv));
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
        self.game.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn go_to(&mut self, at: usize) -> bool {
        let before = self.game.at();
        let undone = self.game.last().and_then(|(turn, on)| match turn {
            Turn::Move(mv) => Some(on.animations(mv)),
            Turn::Swap => None,
        });
        if !self.game.go_to(at) {
            return false;
        }
        self.engine.abandon();
        if at == before + 1 {
            self.show_last();
            return true;
        }
        self.clear_entry();
        self.animations = match undone {
            Some(animations) if at + 1 == before => reversed(animations),
            _ => Vec::new(),
        };
        true
    }

    fn view(&self) -> View {
        let position = self.game.position();
        let mut view = still_view(&self.game, self.entry.path());
        if view.outcome.is_none() {
            let origins = position
                .steps(&[])
                .into_iter()
                .filter(|step| step.continues);
            view.origins = origins.map(|step| step.cell.0).collect();
            let steps = self.entry.steps(position).into_iter();
            view.steps = steps.map(|step| self.step_view(step)).collect();
        }
        view.animations.clone_from(&self.animations);
        view.marks = position.marks(self.entry.path());
        view.refusal = self.entry.refusal().map(|refusal| RefusalView {
            code: refusal.reason.code,
            number: refusal.reason.number,
            path: numbers(&refusal.path),
        });
        view.can_swap = self.game.can_swap();
        view
    }

    fn preview(&self, turns: &[String]) -> Result<View, ParseError> {
        let mut game = self.game.clone();
        for turn in turns {
            game.play_text(turn)?;
        }
        let mut view = still_view(&game, &[]);
        if !turns.is_empty() {
            view.animations = last_travels(&game);
        }
        Ok(view)
    }

    fn begin(&mut self, limits: Limits) {
        if self.game.outcome().is_some() {
            // The engine sees the position alone, which does not tell how often it came up.
            return self.engine.abandon();
        }
        self.swap_offered = self.game.can_swap();
        self.lines = limits.lines.max(1);
        let limits = Limits {
            goal: if self.game.will_be_swappable() {
                Goal::Balance
            } else {
                Goal::Best
            },
            ..limits
        };
        self.engine
            .start(self.game.position(), &self.game.last_chances(), limits);
    }

    fn think(&mut self, clock: &dyn Fn() -> f64, until: f64) -> Progress {
        self.engine.run(clock, until)
    }

    fn stop(&mut self) {
        self.engine.stop();
    }

    fn solve(&mut self, plies: u32, nodes: u32) -> Solved {
        if self.game.outcome().is_some() {
            self.engine.abandon();
            return Solved::None;
        }
        let position = self.game.position();
        let drawn = self.game.last_chances();
        match self.engine.solve(position, &drawn, plies, nodes) {
            Ok(Some(line)) => Solved::Win(line_view(position, &line)),
            Ok(None) => Solved::None,
            Err(_) => Solved::Unknown,
        }
    }

    fn search_info(&self) -> Option<SearchInfo> {
        let result = self.engine.result()?;
        let position = self.game.position();
        let turn = if self.would_swap(result) {
            Some(Turn::Swap)
        } else {
            result.choice.map(Turn::Move)
        };
        let mut lines: Vec<&PvLine<G::Move>> = result.lines.iter().collect();
        if self.game.will_be_swappable() {
            // The other takes whichever side is better: the best lines are those that favour none.
            insertion_sort_by_key(&mut lines, |line| line.score.points().abs());
        }
        Some(SearchInfo {
            best: turn.map(|turn| self.game.turn_text(turn, position)),
            lines: lines
                .into_iter()
                .take(self.lines)
                .map(|line| line_view(position, line))
                .collect(),
            depth: result.depth,
            nodes: result.nodes,
        })
    }

    fn set_hash(&mut self, megabytes: usize) {
        self.engine = Engine::new(megabytes);
    }

    fn forget(&mut self) {
        self.engine.clear();
    }

    fn bench(&self) -> Bench {
        Bench::of_game::<G>()
    }

    fn bench_here(&self, nodes: u64) -> Bench {
        Bench::of_position(self.game.position(), nodes)
    }
}

/// A game as it is seen by those who only look, some cells of a move being entered.
fn still_view<G: Playable>(game: &History<G>, entered: &[Cell]) -> View {
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
    let sides = game.sides();
    let numbered = sides.iter().zip(numbers_of(&sides));
    let history = game.texts().into_iter().zip(numbered);
    View {
        game: G::ID,
        options: game.options().names(G::OPTIONS),
        record: game.record(),
        position: position.to_string(),
        turn: position.turn() as u8,
        tones: G::tones(game.options()),
        outcome: outcome.map(|outcome| OutcomeView {
            winner: outcome.winner.map(|side| side as u8),
            reason: outcome.reason,
            cells: numbers(&position.decisive()),
        }),
        pieces: position.pieces_during(entered),
        hands: position.hands(),
        history: history
            .map(|(text, (&side, number))| TurnView {
                text,
                side: side as u8,
                number,
            })
            .collect(),
        at: game.at(),
        last: numbers(&last),
        taken: taken(&last_travels(game)),
        animations: Vec::new(),
        entry: numbers(entered),
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

/// The number of each turn.
fn numbers_of(sides: &[Side]) -> Vec<u32> {
    let mut last = None;
    let numbers = sides.iter().map(|&side| {
        let number = number_after(last, side);
        last = Some((number, side));
        number
    });
    numbers.collect()
}

/// What some animations take off the board.
fn taken(animations: &[Animation]) -> Vec<TakenView> {
    let lifted = animations.iter();
    let lifted = lifted.filter(|travel| travel.hand == Some(HandEnd::Into));
    let taken = lifted.filter_map(|travel| {
        let count = travel.stack.iter().map(|run| u32::from(run.count)).sum();
        let cell = *travel.path.first()?;
        Some(TakenView { cell, count })
    });
    taken.collect()
}

/// What is seen to move in the last turn.
fn last_travels<G: Playable>(game: &History<G>) -> Vec<Animation> {
    match game.last() {
        Some((Turn::Move(mv), before)) => before.animations(mv),
        _ => Vec::new(),
    }
}

fn line_view<G: Game>(position: &G, line: &PvLine<G::Move>) -> LineView {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for &mv in &line.moves {
        moves.push(position.move_text(mv));
        position = position.play_unchecked(mv);
    }
    LineView {
        moves,
        score: line.score,
        points: line.score.points(),
        win: line.score.win_in(),
        loss: line.score.loss_in(),
    }
}

fn numbers(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|cell| cell.0).collect()
}
