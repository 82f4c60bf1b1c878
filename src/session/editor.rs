//! Setting up a position of any game: a draft with its options, edits that can be undone, and the view of it.

use serde::Serialize;

use super::Registration;
use super::view::View;
use crate::codes::{Counter, DraftEdit, MarkKind};
use crate::draft::text::{Problem, read, write};
use crate::draft::{Draft, Hands};
use crate::game::{Cell, Options, Side};
use crate::parse::ParseError;
use crate::render::{Mark, StoneRun};

/// A position being set up.
#[derive(Debug)]
pub struct Editor {
    game: &'static Registration,
    now: State,
    undone: Vec<State>,
    before: Vec<State>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    draft: Draft,
    options: Options,
}

/// A snapshot of a position being set up.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DraftView {
    /// The position as a board draws it.
    pub view: View,
    /// Everything that makes it impossible, in the order of its text.
    pub problems: Vec<Problem>,
    /// The pieces that can be put on the board, one of each kind.
    pub palette: Vec<StoneRun>,
    /// Whether pieces that are put on the board come from a hand.
    pub has_hands: bool,
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
        let draft = (game.start)(options);
        Self {
            game,
            now: State { draft, options },
            undone: Vec::new(),
            before: Vec::new(),
        }
    }

    /// The position text. It parses as a position exactly if there are no problems.
    #[must_use]
    pub fn text(&self) -> String {
        write(self.game.kit, &(self.game.board)(), &self.now.draft)
    }

    /// The options that are on.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.now.options
    }

    /// Everything that makes the position impossible.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        read(self.game.kit, &(self.game.board)(), &self.text()).problems()
    }

    /// Replaces the position by that of a text, which may be impossible. `false` if it is the same.
    ///
    /// # Errors
    /// Locates what is wrong with the spelling. Nothing has changed then.
    pub fn read(&mut self, text: &str) -> Result<bool, ParseError> {
        let draft = read(self.game.kit, &(self.game.board)(), text).draft?;
        let options = self.now.options;
        Ok(self.change(State { draft, options }))
    }

    /// Edits the position. What the numbers mean depends on the edit: a cell, a side and a kind of piece for `put`; a
    /// cell for `take` and `take-all`; two cells for `carry`; a side for `turn`; which one, and its value, for `counter`
    /// and `option`. `false` if nothing changes.
    pub fn edit(&mut self, edit: DraftEdit, numbers: &[u8]) -> bool {
        let next = match edit {
            DraftEdit::Undo => return self.step_back(),
            DraftEdit::Redo => return self.step_forward(),
            _ => self.edited(edit, numbers),
        };
        next.is_some_and(|next| self.change(next))
    }

    /// The position after an edit, unless that is not possible.
    fn edited(&self, edit: DraftEdit, numbers: &[u8]) -> Option<State> {
        let Registration { kit, board, .. } = *self.game;
        let mut next = self.now.clone();
        let number = |at: usize| numbers.get(at).copied();
        let cell = |at| number(at).map(Cell).filter(|&cell| board().has(cell));
        let side = |at| Side::BOTH.get(usize::from(number(at)?)).copied();
        let State { draft, options } = &mut next;
        let is_done = match edit {
            DraftEdit::Put => {
                let shape = kit.shapes.get(usize::from(number(2)?))?;
                draft.put(kit, cell(0)?, side(1)?, *shape)
            }
            DraftEdit::Take => draft.take(kit, cell(0)?),
            DraftEdit::TakeAll => draft.take_all(kit, cell(0)?),
            DraftEdit::Carry => draft.carry(kit, cell(0)?, cell(1)?),
            DraftEdit::Turn => {
                draft.turn = side(0)?;
                true
            }
            DraftEdit::Counter => {
                let at = usize::from(number(0)?);
                let (_, most) = kit.counters.get(at)?;
                draft.counters[at] = number(1)?.min(*most);
                true
            }
            DraftEdit::Option => {
                let name = self.game.options.get(usize::from(number(0)?))?;
                options.set(self.game.options, name, number(1)? > 0)
            }
            DraftEdit::Empty => {
                *draft = Draft::empty(kit);
                true
            }
            DraftEdit::Start => {
                *draft = (self.game.start)(*options);
                true
            }
            DraftEdit::Undo | DraftEdit::Redo => false,
        };
        is_done.then_some(next)
    }

    fn change(&mut self, next: State) -> bool {
        let is_other = next != self.now;
        if is_other {
            self.undone.clear();
            self.before.push(std::mem::replace(&mut self.now, next));
        }
        is_other
    }

    fn step_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else {
            return false;
        };
        self.undone.push(std::mem::replace(&mut self.now, before));
        true
    }

    fn step_forward(&mut self) -> bool {
        let Some(next) = self.undone.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(&mut self.now, next));
        true
    }

    /// The view of the position.
    ///
    /// # Errors
    /// Never fails in practice: what has no problems can be opened.
    pub fn view(&self) -> Result<DraftView, ParseError> {
        let Registration { kit, .. } = *self.game;
        let State { draft, options } = &self.now;
        let (text, problems) = (self.text(), self.problems());
        let view = if problems.is_empty() {
            (self.game.open_at)(*options, Some(&text))?.preview(&[])?
        } else {
            View {
                start: Some(text.clone()),
                position_line: format!("fen {text}"),
                position: text,
                turn: draft.turn,
                player: draft.turn,
                pieces: draft.pieces.clone(),
                hands: draft.hands(kit),
                marks: problems.iter().flat_map(marks).collect(),
                outcome: None,
                note: None,
                ..(self.game.open)(*options).preview(&[])?
            }
        };
        let kinds = |side| {
            kit.shapes
                .iter()
                .map(move |&shape| StoneRun::of(side, shape, 1))
        };
        let counters = kit.counters.iter().zip(&draft.counters);
        Ok(DraftView {
            view,
            problems,
            palette: Side::BOTH.into_iter().flat_map(kinds).collect(),
            has_hands: kit.hands == Hands::Counted,
            counters: counters
                .map(|(&(code, most), &value)| CounterView { code, value, most })
                .collect(),
            can_undo: !self.before.is_empty(),
            can_redo: !self.undone.is_empty(),
        })
    }
}

/// The marks on the cells of a problem.
fn marks(problem: &Problem) -> impl Iterator<Item = Mark> {
    let kind = MarkKind::Wrong;
    problem.cells.iter().map(move |&cell| Mark { cell, kind })
}
