//! Entering moves cell by cell reaches exactly the legal moves.

use std::collections::BTreeSet;

use ergo_games::game::{Cell, Options};
use ergo_games::registry::GAMES;
use ergo_games::session::Session;
use ergo_games::session::view::StepView;

use crate::support::{play_on, shown};
use ergo_games::dice::Dice;

/// Explores all taps, and records the moves reached and the refusals.
struct Tapper<'a> {
    session: &'a mut dyn Session,
    /// The numbers of all cells.
    cells: BTreeSet<u8>,
    dice: Dice,
    reached: Vec<String>,
}

impl Tapper<'_> {
    /// Taps a cell and plays the move that it completes; until it is played nothing has changed.
    fn tap(&mut self, cell: u8) {
        let before = shown(self.session);
        if let Some(completed) = self.session.tap(Cell(cell)) {
            assert_eq!(shown(self.session), before);
            let at = self.session.at();
            self.session.play(&completed).unwrap();
            assert_eq!(self.session.view().history[at].text, completed);
        }
    }

    /// Enters a path from the start, unless it is entered already.
    fn enter(&mut self, path: &[u8]) {
        if self.session.view().entry == path {
            return;
        }
        self.session.untap();
        while !self.session.view().entry.is_empty() {
            self.session.untap();
        }
        for &cell in path {
            self.tap(cell);
        }
        assert_eq!(self.session.view().entry, path);
    }

    /// Taps every number at the start, whether it is a cell or not, and every cell after the first one. Longer
    /// paths are many: there, taps every cell that continues the path, and a few others.
    fn explore(&mut self, path: &[u8]) {
        self.enter(path);
        let steps = self.session.view().steps;
        assert!(!steps.is_empty(), "after {path:?}");
        let numbers: Vec<u8> = if path.is_empty() {
            (0..=u8::MAX).collect()
        } else if path.len() == 1 {
            self.cells.iter().copied().collect()
        } else {
            let cells: Vec<u8> = self.cells.iter().copied().collect();
            let others = (0..4).map(|_| *self.dice.pick(&cells));
            others
                .chain(steps.iter().map(|step| step.cell))
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect()
        };
        for cell in numbers {
            self.enter(path);
            match steps.iter().find(|step| step.cell == cell) {
                Some(step) => {
                    let path = [path, &[cell]].concat();
                    self.follow(&path, step.completes, step.continues);
                }
                None if self.cells.contains(&cell) => self.refuse(path, cell),
                None => {
                    let before = format!("{:?}", self.session.view());
                    self.tap(cell);
                    assert_eq!(format!("{:?}", self.session.view()), before);
                }
            }
        }
    }

    /// Taps a cell that continues or completes a move.
    fn follow(&mut self, path: &[u8], completes: bool, continues: bool) {
        let last = *path.last().unwrap();
        self.tap(last);
        if continues {
            assert_eq!(self.session.view().entry, path);
            self.explore(path);
        }
        if completes {
            if continues {
                // A second tap on the same cell ends the move.
                self.enter(path);
                self.tap(last);
            }
            self.record_move(path);
        }
    }

    /// Records the move just played, and takes it back.
    fn record_move(&mut self, path: &[u8]) {
        let view = self.session.view();
        assert!(view.entry.is_empty());
        assert_eq!(view.last, path);
        assert!(!view.animations.is_empty() || path.len() > 2);
        self.reached.push(view.history[view.at - 1].text.clone());
        assert!(self.session.go_to(view.at - 1));
    }

    /// Taps a cell that fits no move: nothing changes, unless the tap starts a new entry. Where a piece can be
    /// dropped, the chosen piece is let go.
    fn refuse(&mut self, path: &[u8], cell: u8) {
        let before = shown(self.session);
        let at = self.session.view().at;
        self.tap(cell);
        let view = self.session.view();
        if path.last() == Some(&cell) {
            assert!(view.refusal.is_none());
        } else if view.at > at {
            // The last cell of the only move that ends there.
            assert!(view.last.starts_with(path) && view.last.ends_with(&[cell]));
        } else if view.entry == [cell] {
            assert!(view.refusal.is_none() && !path.is_empty());
        } else {
            let refusal = view.refusal.unwrap();
            assert_eq!(refusal.path, [path, &[cell]].concat());
            let is_dropped = |step: &StepView| step.cell == cell && step.completes;
            if view.entry != path {
                assert!(view.entry.is_empty() && view.steps.iter().any(is_dropped));
                self.enter(path);
            }
            assert_eq!(shown(self.session), before);
        }
        // A second tap on the last cell may end the move; `follow` covers that.
        assert!(self.session.go_to(at));
    }
}

#[test]
fn tapping_reaches_exactly_the_legal_moves() {
    for game in GAMES {
        let board = (game.board)();
        let cells: BTreeSet<u8> = board
            .rows
            .iter()
            .flatten()
            .map(|field| field.cell)
            .collect();
        for seed in 0..6 {
            let mut session = (game.open)(Options::default());
            let mut dice = Dice::new(seed);
            play_on(session.as_mut(), 5 * dice.below(8), &mut dice);
            let moves = session.moves().unwrap();
            if moves.is_empty() {
                continue;
            }
            let mut tapper = Tapper {
                session: session.as_mut(),
                cells: cells.clone(),
                dice,
                reached: Vec::new(),
            };
            tapper.explore(&[]);
            let mut reached = tapper.reached;
            reached.sort();
            assert_eq!(reached, moves, "{}", session.position());
        }
    }
}
