//! Studies: edits of the tree of moves, and moves that are variations.

use super::tests::{game, moves};
use crate::codes::TreeEdit;

#[test]
fn in_a_study_played_moves_are_variations() {
    let mut session = game("1. e5 a1 2. e6 *");
    session.set_study(true);
    assert!(session.go_to(1));
    for turn in ["j9", "d5"] {
        session.play(turn).unwrap();
    }
    assert_eq!(moves(session.as_ref()), "1. e5 a1 (1... j9 2. d5) 2. e6 *");
    assert_eq!(session.line(), "startpos moves e5 j9 d5");
    let go = |line: [&str; 2]| (TreeEdit::Go, line.map(String::from));
    let (edit, line) = go(["e5", "a1"]);
    assert_eq!(session.edit(edit, &line, &[]), Ok(true));
    assert_eq!(session.line(), "startpos moves e5 a1 e6");
    let (edit, line) = go(["e5", "b1"]);
    assert_eq!(session.edit(edit, &line, &[]), Ok(false));
    // Undoing removes the moves again, the last one first.
    for text in ["1. e5 a1 (1... j9) 2. e6 *", "1. e5 a1 2. e6 *"] {
        assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(true));
        assert_eq!(moves(session.as_ref()), text);
    }
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(false));
}

/// The game of a text after an edit.
fn edited(text: &str, edit: TreeEdit, line: &str, values: &[&str]) -> String {
    let mut session = game(text);
    session.set_study(true);
    let line: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
    let values: Vec<_> = values.iter().map(|&value| value.to_owned()).collect();
    let before = moves(session.as_ref());
    let is_edited = session.edit(edit, &line, &values).unwrap();
    let after = moves(session.as_ref());
    assert_eq!(is_edited, before != after, "{before} {after}");
    after
}

#[test]
fn variations_are_promoted_demoted_and_deleted() {
    let text = "1. e5 a1 (1... j9 2. d5) (1... j8 {far}) 2. e6 *";
    let after = |edit, line| edited(text, edit, line, &[]);
    let promoted = "1. e5 j9 (1... a1 2. e6) (1... j8 {far}) 2. d5 *";
    assert_eq!(after(TreeEdit::Promote, "e5 j9 d5"), promoted);
    assert_eq!(after(TreeEdit::Demote, "e5 a1"), promoted);
    let demoted = "1. e5 a1 (1... j8 {far}) (1... j9 2. d5) 2. e6 *";
    assert_eq!(after(TreeEdit::Demote, "e5 j9"), demoted);
    assert_eq!(after(TreeEdit::Promote, "e5 j8"), demoted);
    let main = "1. e5 j8 {far} (1... a1 2. e6) (1... j9 2. d5) *";
    assert_eq!(after(TreeEdit::Main, "e5 j8"), main);
    for (edit, line) in [
        (TreeEdit::Promote, "e5 a1 e6"),
        (TreeEdit::Main, "e5 a1"),
        (TreeEdit::Demote, "e5 j8"),
        (TreeEdit::Delete, "e5 b1"),
        (TreeEdit::Delete, ""),
    ] {
        assert_eq!(after(edit, line), text);
    }
    let deleted = "1. e5 j9 (1... j8 {far}) 2. d5 *";
    assert_eq!(after(TreeEdit::Delete, "e5 a1"), deleted);
    assert_eq!(after(TreeEdit::Delete, "e5"), "*");
}

#[test]
fn the_cursor_leaves_what_is_deleted() {
    let mut session = game("1. e5 a1 (1... j9) 2. e6 *");
    session.set_study(true);
    let line = ["e5", "a1"].map(String::from);
    assert_eq!(session.edit(TreeEdit::Delete, &line, &[]), Ok(true));
    assert_eq!(
        (session.at(), &*session.line()),
        (1, "startpos moves e5 j9")
    );
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(true));
    assert_eq!(session.line(), "startpos moves e5 a1 e6");
}

#[test]
fn annotations_are_edited_one_by_one() {
    let text = "{start} 1. e5 $1 {[%eval 0.50] so [%csl Ge5]} {and} ({or} 1. d5) *";
    let after = |edit, line, values: &[&str]| edited(text, edit, line, values);
    let (comment, before, glyphs) = (TreeEdit::Comment, TreeEdit::Before, TreeEdit::Glyphs);
    let (eval, goal, shapes) = (TreeEdit::Eval, TreeEdit::Goal, TreeEdit::Shapes);
    assert_eq!(
        after(comment, "", &["begin"]),
        text.replace("start", "begin")
    );
    assert_eq!(after(comment, "", &[]), text.replace("{start} ", ""));
    assert_eq!(
        after(comment, "", &["to  [%eval #-3]"]),
        text.replace("start", "[%eval #-3] to")
    );
    let comments = |comment: &str| text.replace("{[%eval 0.50] so [%csl Ge5]} {and}", comment);
    for (edit, values, comment) in [
        (comment, &["} x"][..], "; [%eval 0.50] [%csl Ge5] } x"),
        (comment, &[], "{[%eval 0.50] [%csl Ge5]}"),
        (
            comment,
            &["to [%csl Ra1]"],
            "{[%eval 0.50] [%csl Ge5] to [%csl Ra1]}",
        ),
        (eval, &["-2"], "{[%eval -2.00] [%csl Ge5] so and}"),
        (eval, &[""], "{[%csl Ge5] so and}"),
        (
            goal,
            &["win 3"],
            "{[%eval 0.50] [%goal win 3] [%csl Ge5] so and}",
        ),
        (
            shapes,
            &["Ra1b2", "Gd4"],
            "{[%eval 0.50] [%csl Gd4] [%cal Ra1b2] so and}",
        ),
        (shapes, &[], "{[%eval 0.50] so and}"),
    ] {
        let written = after(edit, "e5", values);
        assert_eq!(
            written.replace('\n', " "),
            comments(comment),
            "{edit} {values:?}"
        );
    }
    assert_eq!(after(comment, "d5", &["x"]), text.replace("d5", "d5 {x}"));
    assert_eq!(
        after(before, "d5", &["rather"]),
        text.replace("or", "rather")
    );
    assert_eq!(after(before, "d5", &[]), text.replace("({or} ", "("));
    assert_eq!(
        after(glyphs, "e5", &["3", "10", "3"]),
        text.replace("$1", "$3 $10")
    );
    assert_eq!(after(glyphs, "e5", &[]), text.replace(" $1", ""));
    let mut session = game(text);
    let line = ["e5".to_owned()];
    for (edit, value, code) in [
        (comment, "[%eval x]", "eval"),
        (comment, "[%eval 1]", "eval-twice"),
        (eval, "x", "eval"),
        (goal, "win 2", "goal"),
        (shapes, "Pe5", "shape"),
        (glyphs, "256", "glyph"),
    ] {
        let error = session.edit(edit, &line, &[value.to_owned()]);
        assert_eq!(error.unwrap_err().code, code);
    }
    assert_eq!(session.edit(before, &line, &["x".to_owned()]), Ok(false));
    assert_eq!(moves(session.as_ref()), text);
}

#[test]
fn a_promoted_comment_is_edited_where_the_text_shows_it() {
    let mut session = game("1. e5 {one} 1... a1 ({two} 1... j9) *");
    session.set_study(true);
    let line = ["e5", "j9"].map(String::from);
    assert_eq!(session.edit(TreeEdit::Main, &line, &[]), Ok(true));
    let shown = "1. e5 {one} {two} 1... j9 (1... a1) *";
    assert_eq!(moves(session.as_ref()), shown);
    let words = ["three".to_owned()];
    assert_eq!(
        session.edit(TreeEdit::Comment, &line[..1], &words),
        Ok(true)
    );
    assert_eq!(moves(session.as_ref()), "1. e5 {three} 1... j9 (1... a1) *");
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(true));
    assert_eq!(moves(session.as_ref()), shown);
}

#[test]
fn lines_are_added_without_leaving_the_position() {
    let text = "1. e5 a1 2. e6 *";
    let add = |line, moves| edited(text, TreeEdit::Add, line, &[moves]);
    assert_eq!(add("e5", "j9 d5"), "1. e5 a1 (1... j9 2. d5) 2. e6 *");
    assert_eq!(add("e5", "a1 d5 a2"), "1. e5 a1 2. e6 (2. d5 a2) *");
    assert_eq!(add("e5 a1 e6", "a2"), "1. e5 a1 2. e6 a2 *");
    for (line, moves) in [("e5", "a1 e6"), ("e5 b1", "a1"), ("", "")] {
        assert_eq!(add(line, moves), text);
    }
    let mut session = game(text);
    session.set_study(true);
    assert!(session.go_to(3));
    let line = ["e5".to_owned()];
    let moves_of = |moves: &str| [moves.to_owned()];
    assert_eq!(
        session.edit(TreeEdit::Add, &line, &moves_of("j9 d5")),
        Ok(true)
    );
    assert_eq!(session.line(), "startpos moves e5 a1 e6");
    assert_eq!(session.at(), 3);
    // The move is not legal after those before it.
    let error = session.edit(TreeEdit::Add, &line, &moves_of("j8 e5"));
    assert_eq!(error.unwrap_err().span, 3..5);
    assert_eq!(moves(session.as_ref()), "1. e5 a1 (1... j9 2. d5) 2. e6 *");
}

#[test]
fn several_edits_are_undone_together() {
    let text = "1. e5 a1 2. e6 *";
    let mut session = game(text);
    session.set_study(true);
    let line = |moves: &str| -> Vec<String> { moves.split(' ').map(str::to_owned).collect() };
    let edits = [
        (
            TreeEdit::Comment,
            line("e5"),
            vec!["[%eval 0.50]".to_owned()],
        ),
        (TreeEdit::Glyphs, line("e5 a1"), vec!["4".to_owned()]),
        (TreeEdit::Add, line("e5"), vec!["j9 d5".to_owned()]),
        (TreeEdit::Comment, line("e5 j9"), vec!["better".to_owned()]),
    ];
    assert_eq!(session.edit_all(&edits), Ok(true));
    let annotated = "1. e5 {[%eval 0.50]} 1... a1 $4 (1... j9 {better} 2. d5) 2. e6 *";
    assert_eq!(moves(session.as_ref()), annotated);
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(true));
    assert_eq!(moves(session.as_ref()), text);
    assert_eq!(session.edit(TreeEdit::Redo, &[], &[]), Ok(true));
    assert_eq!(moves(session.as_ref()), annotated);
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(true));
    assert_eq!(session.edit(TreeEdit::Undo, &[], &[]), Ok(false));
    // What was done before a wrong value stays.
    let wrong = [edits[0].clone(), (TreeEdit::Glyphs, line("e5"), line("x"))];
    assert_eq!(session.edit_all(&wrong).unwrap_err().at, 1);
    assert_eq!(
        moves(session.as_ref()),
        "1. e5 {[%eval 0.50]} 1... a1 2. e6 *"
    );
}
