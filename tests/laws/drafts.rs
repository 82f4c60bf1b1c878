//! Positions being set up: the parser judges them, and every edit can be undone.

use ergo_games::codes::{DraftEdit, MarkKind};
use ergo_games::draft::Hands;
use ergo_games::game::Options;
use ergo_games::registry::GAMES;
use ergo_games::session::Registration;
use ergo_games::session::editor::Editor;

use crate::mutate::mutated;
use crate::support::choices_of_options;
use ergo_games::dice::Dice;

/// A random edit: most of them put pieces somewhere.
fn edit_at_random(editor: &mut Editor, dice: &mut Dice, cells: &[u8]) -> bool {
    let edits = DraftEdit::ALL.iter().copied();
    let rare = |edit: &DraftEdit| matches!(edit, DraftEdit::Empty | DraftEdit::Start);
    let mut edits: Vec<_> = edits.filter(|edit| !rare(edit)).collect();
    edits.extend([DraftEdit::Put; 6]);
    let edit = *dice.pick(&edits);
    let small = [0, 1, 2, 3, 4, 12, 13, 255];
    let first = *dice.pick(match edit {
        DraftEdit::Turn | DraftEdit::Counter | DraftEdit::Option => &small,
        _ => cells,
    });
    let second = *dice.pick(match edit {
        DraftEdit::Carry => cells,
        _ => &small,
    });
    editor.edit(edit, &[first, second, *dice.pick(&small[..2])])
}

/// Sets up random positions of every game under all options.
fn set_up_at_random(mut check: impl FnMut(&'static Registration, &mut Editor, &mut Dice)) {
    for game in GAMES {
        let rows = (game.board)().rows;
        let cells: Vec<u8> = rows.iter().flatten().map(|field| field.cell).collect();
        for options in choices_of_options(game.options) {
            let dice = &mut Dice::new(7);
            for start in [DraftEdit::Start, DraftEdit::Empty] {
                let mut editor = Editor::new(game, options);
                editor.edit(start, &[]);
                for _ in 0..150 {
                    edit_at_random(&mut editor, dice, &cells);
                    check(game, &mut editor, dice);
                }
            }
        }
    }
}

#[test]
fn a_draft_without_problems_parses_and_others_do_not() {
    let mut counts = [0, 0];
    set_up_at_random(|game, editor, _| {
        let (text, problems) = (editor.text(), editor.problems());
        let opened = (game.open_at)(editor.options(), Some(&text));
        let error = opened.as_ref().map_err(|error| error.code).err();
        let first = problems.first().map(|problem| problem.code);
        assert_eq!(error, first, "{text:?}");
        counts[usize::from(problems.is_empty())] += 1;
        let view = editor.view();
        assert_eq!(view.position, text);
        let is_wrong = |cell: &u8| {
            let mut marks = view.marks.iter();
            marks.any(|mark| mark.cell == *cell && mark.kind == MarkKind::Wrong)
        };
        let mut cells = problems.iter().flat_map(|problem| &problem.cells);
        assert!(cells.all(is_wrong), "{text:?}");
        if let Ok(session) = opened {
            let mut played = session.preview(&[]).unwrap();
            played.pieces.sort_by_key(|piece| piece.cell);
            assert_eq!(view.pieces, played.pieces, "{text:?}");
            assert_eq!(view.hands, played.hands, "{text:?}");
            assert_eq!((view.turn, view.tones), (played.turn, played.tones));
            assert_eq!(view.options, played.options);
            let reasons = [view.outcome, played.outcome].map(|end| Some(end?.reason));
            assert_eq!(reasons[0], reasons[1], "{text:?}");
        }
    });
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

#[test]
fn texts_of_drafts_round_trip() {
    set_up_at_random(|game, editor, dice| {
        let text = editor.text();
        let mut other = Editor::new(game, editor.options());
        other.read(&text).unwrap();
        assert_eq!(other.text(), text);
        assert_eq!(editor.read(&text), Ok(false), "{text:?}");
        let changed = mutated(dice, &text);
        if other.read(&changed).is_ok() {
            assert_eq!(other.text(), changed);
        } else {
            assert_eq!(other.text(), text);
        }
    });
}

#[test]
fn edits_of_drafts_are_undone_and_done_again() {
    set_up_at_random(|_, editor, _| {
        let after = (editor.text(), editor.options());
        let mut steps = 0;
        while editor.edit(DraftEdit::Undo, &[]) {
            steps += 1;
        }
        assert!(!editor.view().can_undo);
        for _ in 0..steps {
            assert!(editor.edit(DraftEdit::Redo, &[]));
        }
        assert_eq!((editor.text(), editor.options()), after);
    });
}

#[test]
fn stones_come_from_the_hand_and_go_back() {
    for game in GAMES {
        let mut editor = Editor::new(game, Options::default());
        editor.edit(DraftEdit::Empty, &[]);
        let before = editor.text();
        let cell = (game.board)().rows[4][3].cell;
        for side in [0, 1] {
            assert!(editor.edit(DraftEdit::Put, &[cell, side, 0]));
            let [own, other] = editor.view().hands.map(|hand| {
                let counts = hand.iter().map(|run| u32::from(run.count));
                counts.sum::<u32>()
            });
            if game.kit.hands != Hands::None {
                let hands = [own, other];
                assert_eq!(hands[usize::from(side)], game.kit.pieces - 1);
            }
            assert!(editor.edit(DraftEdit::Take, &[cell]));
            assert_eq!(editor.text(), before);
        }
        assert!(!editor.edit(DraftEdit::Take, &[cell]));
        assert!(!editor.edit(DraftEdit::Put, &[250, 0, 0]));
        assert!(!editor.edit(DraftEdit::Put, &[cell]));
    }
}
