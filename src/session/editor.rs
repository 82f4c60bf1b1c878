//! Setting up a position of any game: a draft with its options, edits that can be undone, and the view of it.

use serde::Serialize;

use super::Registration;
use super::view::OutcomeView;
use crate::codes::{Counter, DraftEdit, MarkKind, Tone};
use crate::draft::Draft;
use crate::draft::text::{Problem, read, write};
use crate::game::{Cell, Options, Outcome, Side};
use crate::parse::ParseError;
use crate::render::{Hand, Mark, Piece, StoneRun, tones};

/// A position being set up.
#[derive(Debug)]
pub struct Editor {
    game: &'static Registration,
    draft: Draft,
    options: Options,
    /// The states before each edit, and after those that are undone.
    before: Vec<Snapshot>,
    undone: Vec<Snapshot>,
}

/// The text of a draft, and the options.
type Snapshot = (String, Options);

/// A position that is set up, as a board draws it, with its problems.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct DraftView {
    /// The options that are on.
    pub options: Vec<&'static str>,
    /// The position text.
    pub position: String,
    /// The side to move.
    pub turn: Side,
    /// The colours of the two sides.
    pub tones: [Tone; 2],
    /// The stacks on the board.
    pub pieces: Vec<Piece>,
    /// The stones that each side has in hand.
    pub hands: [Hand; 2],
    /// Marked cells.
    pub marks: Vec<Mark>,
    /// How the game has ended, if it is over in this position.
    pub outcome: Option<OutcomeView>,
    /// Everything that makes the position impossible, in the order of its text.
    pub problems: Vec<Problem>,
    /// The pieces that can be put on the board, one of each kind, those of the first player first.
    pub palette: Vec<StoneRun>,
    /// The numbers besides those on the board.
    pub counters: Vec<CounterView>,
    /// Whether there is an edit to undo.
    pub can_undo: bool,
    /// Whether there is an undone edit.
    pub can_redo: bool,
}

/// A number in a position text.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CounterView {
    /// A code.
    pub code: Counter,
    /// Its value.
    pub value: u8,
    /// The greatest that makes sense.
    pub most: u8,
}

impl Editor {
    /// The start of a game.
    #[must_use]
    pub fn new(game: &'static Registration, options: Options) -> Self {
        Self {
            game,
            draft: (game.start)(options),
            options,
            before: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The position text. It parses as a position exactly if there are no problems.
    #[must_use]
    #[inline(never)]
    pub fn text(&self) -> String {
        write(self.game.spelling, &(self.game.board)(), &self.draft)
    }

    /// The options that are on.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Everything that makes the position impossible.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        read(self.game.spelling, &(self.game.board)(), &self.text()).problems()
    }

    /// Replaces the position by that of a text, which may be impossible. `false` if it is the same.
    ///
    /// # Errors
    /// Locates what is wrong with the spelling. Nothing has changed then.
    pub fn read(&mut self, text: &str) -> Result<bool, ParseError> {
        let draft = read(self.game.spelling, &(self.game.board)(), text).draft?;
        let before = self.snapshot();
        self.draft = draft;
        Ok(self.keep(before))
    }

    /// Edits the position. What the numbers mean depends on the edit: a cell, a side and a kind of piece for `put`; a
    /// cell for `take` and `take-all`; two cells for `carry`; a side for `turn`; which one, and its value, for `counter`
    /// and `option`. `false` if nothing changes.
    pub fn edit(&mut self, edit: DraftEdit, numbers: &[u8]) -> bool {
        match edit {
            DraftEdit::Undo => self.step(|editor| (&mut editor.before, &mut editor.undone)),
            DraftEdit::Redo => self.step(|editor| (&mut editor.undone, &mut editor.before)),
            _ => {
                let before = self.snapshot();
                self.change(edit, numbers).is_some() && self.keep(before)
            }
        }
    }

    /// Makes an edit, if it is possible.
    fn change(&mut self, edit: DraftEdit, numbers: &[u8]) -> Option<()> {
        let Self {
            game,
            draft,
            options,
            ..
        } = self;
        let Registration { kit, board, .. } = *game;
        let number = |at: usize| numbers.get(at).copied();
        let cell = |at| number(at).map(Cell).filter(|&cell| board().has(cell));
        let side = |at| Side::BOTH.get(usize::from(number(at)?)).copied();
        match edit {
            DraftEdit::Put => {
                let shape = kit.shapes.get(usize::from(number(2)?))?;
                draft.put(kit, cell(0)?, side(1)?, *shape);
            }
            DraftEdit::Take => {
                draft.take(kit, cell(0)?);
            }
            DraftEdit::TakeAll => {
                let cell = cell(0)?;
                while draft.take(kit, cell) {}
            }
            DraftEdit::Carry => {
                draft.carry(kit, cell(0)?, cell(1)?);
            }
            DraftEdit::Turn => draft.turn = side(0)?,
            DraftEdit::Counter => {
                let at = usize::from(number(0)?);
                let (_, most) = kit.counters.get(at)?;
                draft.counters[at] = number(1)?.min(*most);
            }
            DraftEdit::Option => {
                let name = game.options.get(usize::from(number(0)?))?;
                options.set(game.options, name, number(1)? > 0);
            }
            DraftEdit::Empty => *draft = Draft::empty(kit),
            DraftEdit::Start => *draft = (game.start)(*options),
            DraftEdit::Undo | DraftEdit::Redo => {}
        }
        Some(())
    }

    #[inline(never)]
    fn snapshot(&self) -> Snapshot {
        (self.text(), self.options)
    }

    /// Makes a change one that can be undone. `false` if nothing has changed.
    fn keep(&mut self, before: Snapshot) -> bool {
        let is_other = before != self.snapshot();
        if is_other {
            self.undone.clear();
            self.before.push(before);
        }
        is_other
    }

    /// Goes back or forth by one edit: from the end of one list to that of the other.
    fn step(&mut self, lists: fn(&mut Self) -> (&mut Vec<Snapshot>, &mut Vec<Snapshot>)) -> bool {
        let now = self.snapshot();
        let (from, to) = lists(self);
        let Some((text, options)) = from.pop() else {
            return false;
        };
        to.push(now);
        self.options = options;
        if let Ok(draft) = read(self.game.spelling, &(self.game.board)(), &text).draft {
            self.draft = draft;
        }
        true
    }

    /// The view of the position.
    #[must_use]
    pub fn view(&self) -> DraftView {
        let Self {
            game,
            draft,
            options,
            ..
        } = self;
        let Registration { kit, .. } = **game;
        let (position, problems) = (self.text(), self.problems());
        let session = (game.open_at)(*options, Some(&position)).ok();
        let outcome = session.and_then(|session| session.outcome());
        let wrong = problems.iter().flat_map(|problem| &problem.cells);
        let kind = MarkKind::Wrong;
        let kinds = |side| {
            kit.shapes
                .iter()
                .map(move |&shape| StoneRun::of(side, shape, 1))
        };
        let counters = kit.counters.iter().zip(&draft.counters);
        DraftView {
            options: options.names(game.options),
            position,
            turn: draft.turn,
            tones: tones(game.options, *options),
            pieces: draft.pieces.clone(),
            hands: draft.hands(kit),
            marks: wrong.map(|&cell| Mark { cell, kind }).collect(),
            outcome: outcome.map(|Outcome { winner, reason }| OutcomeView {
                winner,
                reason,
                cells: Vec::new(),
            }),
            problems,
            palette: Side::BOTH.into_iter().flat_map(kinds).collect(),
            counters: counters
                .map(|(&(code, most), &value)| CounterView { code, value, most })
                .collect(),
            can_undo: !self.before.is_empty(),
            can_redo: !self.undone.is_empty(),
        }
    }
}
