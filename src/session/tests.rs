//! Games opened from a game text and continued: annotations stay with their moves.

use super::Session;
use super::annotations::Annotations;
use crate::codes::{OutcomeReason, Shape, TreeEdit};
use crate::game::{Cell, Options, Outcome, Side};
use crate::notation::{Summary, link, open, read, save, write};
use crate::render::Stock;
use crate::replay::history::JUDGED;

/// The game of a text, at its end.
pub(super) fn game(moves: &str) -> Box<dyn Session> {
    open(&format!("[Game \"ergo\"] {moves}"))
        .unwrap_or_else(|error| panic!("{error} in {moves}"))
        .remove(0)
}

/// A game after replaying different moves from the start.
fn followed(moves: &str, line: &str) -> Box<dyn Session> {
    let mut game = game(moves);
    game.start_from(None).unwrap();
    game.follow(line).unwrap();
    game
}

/// The moves of a game as a game text, which must parse.
pub(super) fn moves(session: &dyn Session) -> String {
    let tree = session.tree();
    let text = write([tree]);
    assert_eq!(read(&text).unwrap()[0], *tree, "{text}");
    text.split_once("\n\n").unwrap().1.trim().replace('\n', " ")
}

#[test]
fn the_same_line_keeps_everything() {
    let text = "{first} 1. e5 ! {good} (1. d5) 1... a1 {here} *";
    assert_eq!(followed(text, "e5 a1").tree(), game(text).tree());
}

#[test]
fn a_game_that_goes_on_keeps_its_annotations() {
    let session = followed("1. e5 {good} a1 *", "e5 a1 e6 j9");
    assert_eq!(moves(session.as_ref()), "1. e5 {good} 1... a1 2. e6 j9 *");
}

#[test]
fn another_move_keeps_the_line_of_the_text_as_a_variation() {
    let text = "1. e5 a1 $1 2. e6 {centre} (2. d5) 2... j9 *";
    let session = followed(text, "e5 a1 f5 j8");
    assert_eq!(
        moves(session.as_ref()),
        "1. e5 a1 $1 2. f5 (2. e6 {centre} 2... j9) (2. d5) 2... j8 *"
    );
}

#[test]
fn a_variation_that_is_played_becomes_the_main_line() {
    let text = "1. e5 a1 (1... {a corner} j9 {far} 2. d5) 2. e6 *";
    let session = followed(text, "e5 j9 c5");
    assert_eq!(
        moves(session.as_ref()),
        "1. e5 {a corner} 1... j9 {far} (1... a1 2. e6) 2. c5 (2. d5) *"
    );
}

#[test]
fn every_branch_is_kept() {
    let mut session = game("1. e5 a1 2. e6 {centre} *");
    assert!(session.go_to(1));
    for reply in ["j9", "j8"] {
        session.play(reply).unwrap();
        session.play("d5").unwrap();
        assert!(session.go_to(1));
    }
    let all = "1. e5 j8 (1... j9 2. d5) (1... a1 2. e6 {centre}) 2. d5 *";
    assert_eq!(moves(session.as_ref()), all);
    session.play("a1").unwrap();
    let all = "1. e5 a1 (1... j8 2. d5) (1... j9 2. d5) 2. e6 {centre} *";
    assert_eq!(moves(session.as_ref()), all);
    assert_eq!(session.view().history.len(), 3);
}

#[test]
fn a_variation_that_is_left_again_keeps_its_moves() {
    let text = "1. e5 a1 (1... j9 2. d5 (2. c5)) (1... j8) 2. e6 *";
    let mut session = game(text);
    assert!(session.go_to(1));
    for turn in ["j9", "c5", "a1"] {
        session.play(turn).unwrap();
    }
    assert_eq!(
        moves(session.as_ref()),
        "1. e5 j9 (1... a1 2. e6) (1... j8) 2. c5 (2. d5) 2... a1 *"
    );
    assert!(session.go_to(1));
    session.play("a1").unwrap();
    assert_eq!(
        moves(session.as_ref()),
        "1. e5 a1 (1... j9 2. c5 (2. d5) 2... a1) (1... j8) 2. e6 *"
    );
    assert_eq!(session.line(), "startpos moves e5 a1 e6");
}

#[test]
fn moves_beyond_the_line_that_is_followed_are_ahead() {
    let text = "1. e5 a1 2. e6 {centre} *";
    let session = followed(text, "e5");
    assert_eq!(session.tree(), game(text).tree());
    assert_eq!((session.at(), session.view().history.len()), (1, 3));
}

#[test]
fn a_result_is_kept_only_with_its_line() {
    let text = "[Termination \"resigned\"] [First \"Anna\"] 1. e5 a1 1-0";
    let mut session = game(text);
    assert_eq!(session.tree(), game(text).tree());
    session.play("d5").unwrap();
    let tree = session.tree();
    assert_eq!(tree.result().text(), "*");
    assert_eq!(tree.tag("Termination"), None);
    assert_eq!(tree.tag("First").unwrap(), "Anna");
    session.set_study(true);
    for edit in [TreeEdit::Delete, TreeEdit::Undo, TreeEdit::Redo] {
        let line = ["e5", "a1", "d5"].map(String::from);
        assert_eq!(session.edit(edit, &line, &[]), Ok(true));
        let result = session.tree().result().text();
        assert_eq!(result, if edit == TreeEdit::Undo { "*" } else { "1-0" });
    }
    assert_eq!(session.tree(), game(text).tree());
}

#[test]
fn single_steps_are_animated_and_jumps_are_not() {
    let mut session = game("1. e5 a1 2. e5-e6 *");
    let mut seen = |at: usize| {
        assert!(session.go_to(at));
        !session.view().animations.is_empty()
    };
    assert_eq!(
        [0, 1, 3, 2, 1].map(&mut seen),
        [false, true, false, true, true]
    );
}

#[test]
fn players_end_a_game_where_it_stands() {
    let resigned = |winner| Outcome {
        winner,
        reason: OutcomeReason::Resigned,
    };
    let mut session = game("1. e5 *");
    assert!(!session.end(resigned(None)), "somebody has won");
    assert!(session.go_to(0));
    assert!(!session.end(resigned(Some(Side::Second))), "moves follow");
    assert!(session.go_to(1));
    assert!(session.end(resigned(Some(Side::Second))));
    assert_eq!(session.tree().result().text(), "0-1");
    assert!(!session.end(resigned(Some(Side::First))), "it is over");
    assert_eq!(session.tree().result().text(), "0-1");
}

#[test]
fn a_line_from_another_start_replaces_the_game() {
    let mut session = game("{words} 1. e5 *");
    let position = "10/10/10/10/4S5/10/10/10/10 2";
    session.start_from(Some(position)).unwrap();
    session.follow("a1").unwrap();
    assert_eq!(session.line(), format!("fen {position} moves a1"));
    assert!(!session.tree().has_source());
}

#[test]
fn undone_moves_are_kept_as_a_variation_unless_the_first_is_played_again() {
    let mut session = (crate::registry::GAMES[0].open)(crate::game::Options::default());
    session.set_up("startpos moves e5 a1 d5").unwrap();
    assert!(session.go_to(1));
    session.play("a1").unwrap();
    assert_eq!(session.line(), "startpos moves e5 a1 d5");
    assert!(session.go_to(1));
    assert_eq!(session.play("e5").unwrap_err().code, "illegal");
    assert_eq!(session.line(), "startpos moves e5 a1 d5");
    session.play("a2").unwrap();
    assert_eq!(session.line(), "startpos moves e5 a2");
    assert_eq!(moves(session.as_ref()), "1. e5 a2 (1... a1 2. d5) *");
    assert!(!session.go_to(3));
}

#[test]
fn players_keep_their_seats_when_sides_are_swapped() {
    let session = &open("[Game \"ergo\"] [Options \"swap\"] 1. e5 swap d5 *").unwrap()[0];
    let view = session.view();
    let players: Vec<_> = view.history.iter().map(|mv| mv.player as u8).collect();
    let sides: Vec<_> = view.history.iter().map(|mv| mv.side as u8).collect();
    // The player who had the first side replies to the swap.
    assert_eq!((sides, players), (vec![0, 1, 1], vec![0, 1, 0]));
    assert_eq!((view.turn, view.player), (Side::First, Side::Second));
    let swaps: Vec<_> = view.history.iter().map(|mv| mv.is_swap).collect();
    assert_eq!(swaps, [false, true, false]);
}

#[test]
fn previews_number_moves_as_the_game_does() {
    let mut session = game("1. e5 a1 2. e6 j9 *");
    assert!(session.go_to(2));
    let turns = ["d5".to_owned(), "a2".to_owned()];
    let preview = session.preview(&turns).unwrap();
    for turn in &turns {
        session.play(turn).unwrap();
    }
    assert_eq!(
        format!("{:?}", preview.history),
        format!("{:?}", session.view().history)
    );
    assert_eq!(preview.moves, session.view().moves);
}

/// The number of turns checked while a function runs.
fn judged(action: impl FnOnce()) -> usize {
    let before = JUDGED.get();
    action();
    JUDGED.get() - before
}

#[test]
fn opening_a_game_text_judges_each_move_once() {
    let text = "[Game \"ergo\"] 1. e5 {a} (1. d5 a1 (1... b1) 2. c3) 1... a1 2. e6 j9 *";
    let mut games = Vec::new();
    assert_eq!(judged(|| games = open(text).unwrap()), 8);
    let session = &mut games[0];
    let board = (crate::registry::find("ergo").unwrap().board)();
    let line = session.view().moves.join(" ");
    let looking = judged(|| {
        let _ = Summary::of(&**session);
        let _ = Annotations::of(session.tree(), &board);
        session.start_from(None).unwrap();
        session.follow(&line).unwrap();
        for at in [0, 3, 1, 4] {
            assert!(session.go_to(at));
            let _ = session.view();
            let _ = session.tap(crate::game::Cell(0));
            session.untap();
        }
        save(session.as_ref(), &[]).unwrap();
        link::write(session.as_ref()).unwrap();
    });
    assert_eq!(looking, 0);
    // Moves of the text are not checked again; a new move is checked once.
    assert!(session.go_to(0));
    assert_eq!(judged(|| session.play("d5").unwrap()), 0);
    assert_eq!(judged(|| session.play("j8").unwrap()), 1);
}

#[test]
fn a_blunder_has_a_reply_that_wins_at_once() {
    let four = "1. a2 b2 2. a4 c2 3. a6 d2 4. a8 e2";
    let reply = |moves: &str| game(moves).refutation();
    let f2 = game("1. f2 *").view().pieces[0].cell;
    assert_eq!(reply(&format!("{four} 5. j9 *")), Some(vec![f2]));
    assert_eq!(reply(&format!("{four} 5. f2 *")), None, "this stops it");
    assert_eq!(reply(&format!("{four} *")), None, "a four is no five");
    // Open at both ends, it wins anyway.
    assert_eq!(reply("1. a9 c2 2. a7 d2 3. a5 e2 4. j1 f2 5. j9 *"), None);
}

#[test]
fn a_study_stays_a_study_when_it_starts_from_a_position() {
    let mut session = (crate::registry::GAMES[0].open)(crate::game::Options::default());
    session.set_study(true);
    session
        .start_from(Some("10/10/10/10/4S5/10/10/10/10 2"))
        .unwrap();
    session.play("a1").unwrap();
    assert!(session.go_to(0));
    session.play("a2").unwrap();
    assert_eq!(moves(session.as_ref()), "1... a1 (1... a2) *");
}

#[test]
fn the_stones_counted_beside_the_board_depend_on_the_game() {
    let stocks = |id: &str, position: Option<&str>| {
        let mut session = (crate::registry::find(id).unwrap().open)(Options::default());
        session.start_from(position).unwrap();
        session.view().stocks.map(|Stock { kind, stones }| {
            assert_ne!(stones.shape, Shape::Lion);
            (kind.as_str(), stones.side.index(), stones.count)
        })
    };
    assert_eq!(stocks("ergo", None), [("hand", 0, 12), ("hand", 1, 12)]);
    assert_eq!(stocks("emergo", None), [("hand", 0, 12), ("hand", 1, 12)]);
    let entered =
        "x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1";
    let of_first = ("prisoners", 1, 4);
    assert_eq!(stocks("emergo", Some(entered)), [of_first, ("hand", 1, 1)]);
    let left = [("left", 0, 44), ("left", 1, 44)];
    assert_eq!(stocks("intermedium", None), left);
}

#[test]
fn lions_slide_along_the_ring_unless_there_is_no_room() {
    let steps = |moves: &str| {
        let mut session = game(moves);
        let _ = session.tap(Cell(0));
        let view = session.view();
        let (slides, steps): (Vec<_>, Vec<_>) = view.steps.iter().partition(|step| step.slides);
        (slides.len(), steps.len(), view.own_turn)
    };
    // To b1, the other way round the ring up to d1, or into the arena.
    assert_eq!(steps("1. a1 c1 2. d4 e5 *"), (32, 1, 3));
    assert_eq!(steps("1. a1 a3 2. c1 e5 *"), (0, 3, 3));
}

fn picture(text: &str) -> String {
    Summary::of(&*open(text).unwrap()[0]).picture
}

#[test]
fn pictures_show_the_end_of_the_main_line() {
    let empty = ["."; 10].concat();
    let text = "[Game \"ergo\"] 1. e5 (1. c3) 1... f6 *";
    let rows: Vec<String> = picture(text).split('/').map(str::to_owned).collect();
    assert_eq!(rows.len(), 9);
    assert_eq!((&*rows[0], &*rows[8]), (&*empty, &*empty));
    assert_eq!((&*rows[3], &*rows[4]), (".....S....", "....s....."));
    let cells = |row: &str| {
        row.chars()
            .filter(|letter| !letter.is_ascii_digit())
            .count()
    };
    let lengths = |text| picture(text).split('/').map(cells).collect::<Vec<_>>();
    assert_eq!(lengths("[Game \"emergo\"] *"), [1, 3, 5, 7, 9, 7, 5, 3, 1]);
    assert_eq!(lengths("[Game \"intermedium\"] *"), [7; 10]);
    assert!(picture("[Game \"intermedium\"] *").starts_with("......./O4.O4.O4.O4/.O4.O4.O4./"));
}
