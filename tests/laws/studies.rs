//! Edits of random trees: each can be undone, and changes nothing but what it is about.

use ergo_games::codes::TreeEdit;
use ergo_games::notation;
use ergo_games::registry;
use ergo_games::session::Session;
use ergo_games::session::annotations::{Annotations, Remark};

use crate::game_texts::random_games;
use crate::support::play_on;
use ergo_games::dice::Dice;

/// Values for edits.
const VALUES: [&str; 11] = [
    "",
    "so } so",
    "1",
    "255",
    "Ge5",
    "Ra1b2",
    "-0.50",
    "#3",
    "[%csl Ga1]",
    "[%goal any] so",
    "win 3",
];

fn text(session: &dyn Session) -> String {
    notation::write([session.tree()])
}

fn annotations(session: &dyn Session) -> Annotations {
    let board = registry::find(session.game()).unwrap().board;
    Annotations::of(session.tree(), &board())
}

/// A line of the tree that ends at a random move.
fn random_line(session: &dyn Session, dice: &mut Dice) -> Vec<String> {
    let moves = annotations(session).moves;
    let mut line = Vec::new();
    let mut at = (!moves.is_empty()).then(|| dice.below(moves.len()));
    while let Some(index) = at {
        line.push(moves[index].text.clone());
        at = moves[index].parent;
    }
    line.reverse();
    line
}

/// Makes a random change, if the dice fall on one that is possible; whether the text has changed.
fn change(session: &mut dyn Session, dice: &mut Dice) -> bool {
    let before = text(session);
    let line = random_line(session, dice);
    if dice.below(4) == 0 {
        assert_eq!(session.edit(TreeEdit::Go, &line, &[]), Ok(true));
        assert_eq!(text(session), before, "going somewhere changes nothing");
        play_on(session, 1, dice);
        return text(session) != before;
    }
    // Undo and redo are the last.
    let edit = TreeEdit::ALL[1 + dice.below(TreeEdit::ALL.len() - 3)];
    let count = dice.below(3);
    let values: Vec<_> = (0..count)
        .map(|_| (*dice.pick(&VALUES)).to_owned())
        .collect();
    let edited = session.edit(edit, &line, &values);
    if edited.is_err() {
        assert_eq!(text(session), before, "{edit} {values:?}");
    }
    edited == Ok(true)
}

#[test]
fn every_edit_is_undone_byte_for_byte() {
    let mut dice = Dice::new(3);
    let mut edits = 0;
    for mut session in random_games(2) {
        session.set_study(true);
        let mut texts = vec![text(session.as_ref())];
        for _ in 0..12 {
            if change(session.as_mut(), &mut dice) {
                texts.push(text(session.as_ref()));
            }
            let here = session.at();
            assert!(session.go_to(here), "the cursor is in the tree");
        }
        edits += texts.len() - 1;
        let last = texts.last().unwrap().clone();
        let read = notation::read(&last).unwrap_or_else(|error| panic!("{error} in {last}"));
        assert_eq!(notation::write(&read), last);
        let kept = texts.clone();
        while texts.pop().is_some() {
            let undone = session.edit(TreeEdit::Undo, &[], &[]).unwrap();
            assert_eq!(undone, !texts.is_empty());
            if let Some(before) = texts.last() {
                assert_eq!(text(session.as_ref()), *before);
            }
        }
        for after in &kept[1..] {
            assert_eq!(session.edit(TreeEdit::Redo, &[], &[]), Ok(true));
            assert_eq!(text(session.as_ref()), *after);
        }
    }
    assert!(edits > 100, "{edits}");
}

#[test]
fn a_comment_changes_nothing_else() {
    let mut dice = Dice::new(4);
    for mut session in random_games(2) {
        let before = annotations(session.as_ref());
        let line = random_line(session.as_ref(), &mut dice);
        let values = ["word".to_owned()];
        assert_eq!(session.edit(TreeEdit::Comment, &line, &values), Ok(true));
        let after = annotations(session.as_ref());
        let commented = |remarks: &[Remark]| {
            remarks
                .iter()
                .filter(|remark| remark.words == "word")
                .count()
        };
        let mut changed = usize::from(before.remarks != after.remarks);
        let mut words = commented(&after.remarks);
        for (mut old, new) in before.moves.into_iter().zip(after.moves) {
            words += commented(&new.remarks);
            changed += usize::from(old.remarks != new.remarks);
            old.remarks.clone_from(&new.remarks);
            assert_eq!(old, new);
        }
        assert_eq!((changed, words), (1, 1));
        assert_eq!((before.tags, before.result), (after.tags, after.result));
    }
}
