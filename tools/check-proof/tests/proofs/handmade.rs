//! Strategies made by hand, and what is wrong with others.

use ergo_games::game::{Game as _, Options};
use ergo_games::games::ergo::Position;

use crate::generate::Generator;
use crate::strategy::check;

/// Five in one move.
pub(crate) const FIVE: &str = "10/10/10/10/2SSSS4/10/3sss4/10/10 1\nturns 1\nb5\n";
/// An open four: if the opponent takes an end, the other one wins.
pub(crate) const OPEN_FOUR: &str =
    "10/10/10/10/3SSS4/10/3sss4/10/10 1\nturns 2\ng5\nb5\nc5 1 b5 2\n";
/// An open four of the second player, with a turn more than is needed.
pub(crate) const OPEN_FOUR_OF_BLACK: &str =
    "10/10/10/10/3sss4/10/3SSS4/10/10 2\nturns 3\ng5\nb5\nc5 1 b5 2\n";
/// Two fours at once, each with one end.
pub(crate) const DOUBLE_THREAT: &str =
    "10/10/10/10/1sSSS5/5S4/5S4/5S4/5l2ll 1\nturns 2\ng5\nf6\nf5 1 f6 2\n";
/// A four of the second player that moves complete, since no piece is in hand.
pub(crate) const MOVES_ONLY: &str =
    "lll7/10/10/10/3sss4/1ss3s3/4SSS3/10/7lll 2\nturns 2\ng4-g5\nb4-b5\nc4-c5 1 b5 2\n";
/// Entries that are not needed, but are looked at since they are there.
pub(crate) const NEEDLESS_ENTRIES: &str =
    "10/10/10/10/3SSS4/10/3sss4/10/10 1\nturns 2\ng5\nb5\nc5 1 -a2 2 -b5 2 a1 2 a2 1 h9 1\n";
/// The opponent's soldiers can go to an end of a four, and a drop there has an entry of its own.
pub(crate) const ALL_TO_A_CELL: &str =
    "10/10/10/1s5s2/3SSS4/1s8/4s5/10/10 1\nturns 2\ng5\ng5\nb5\nc5 1 -b5 2 b5 3\n";
/// The first move makes two open threes, but no four.
const OPEN_THREES: &str = "10/10/10/10/3SS5/5S4/5S4/10/2ll3l2 1";

/// The file with everything but the first words.
fn file(rest: &str) -> String {
    format!("ergo-proof 1\nposition {rest}")
}

#[test]
fn correct_proofs_are_accepted() {
    for (rest, turns, steps) in [
        (FIVE, 1, 1),
        (OPEN_FOUR, 2, 3),
        (OPEN_FOUR_OF_BLACK, 3, 3),
        (DOUBLE_THREAT, 2, 3),
        (MOVES_ONLY, 2, 3),
        (NEEDLESS_ENTRIES, 2, 3),
        (ALL_TO_A_CELL, 2, 4),
        // A listed reply that is not legal here.
        (
            "10/10/10/10/3SSS4/10/3sss4/10/10 1\nturns 2\na1\ng5\nb5\nc5 1 a1-a2 3 b5 2\n",
            2,
            4,
        ),
        // What follows a move that completes five is not looked at.
        (
            "10/10/10/10/2SSSS4/10/3sss4/10/10 1\nturns 1\na1\nb5 1\n",
            1,
            2,
        ),
        // Six in a row win as well, and so do edge and arena together.
        ("10/10/10/10/1SSS1SS3/10/2ss6/10/10 1\nturns 1\ne5\n", 1, 1),
        ("l9/1s8/2s7/10/4s5/10/3SSS4/10/10 2\nturns 60\nd6\n", 60, 1),
    ] {
        let verdict = check(&file(rest)).unwrap_or_else(|fault| panic!("{rest}: {fault}"));
        assert_eq!(verdict.position, rest.lines().next().unwrap());
        assert_eq!((verdict.turns, verdict.steps), (turns, steps), "{rest}");
    }
}

#[test]
fn only_replies_that_matter_are_tried() {
    let positions = |rest| check(&file(rest)).unwrap().positions;
    assert_eq!(positions(FIVE), 1);
    // The first one, and the one after the reply that closes the end.
    assert_eq!(positions(OPEN_FOUR), 2);
    // Those on a1, a2 and b5; h9 as well, though its step is the default.
    assert_eq!(positions(NEEDLESS_ENTRIES), 5);
    // A drop and two moves.
    assert_eq!(positions(ALL_TO_A_CELL), 4);
    assert!(positions(MOVES_ONLY) > 50);
}

#[test]
fn after_a_quiet_move_only_replies_that_stop_the_fours_are_tried() {
    let prove = |position: &str| {
        let position = Position::parse(position, Options::default()).unwrap();
        Generator::new().prove(&position, 4, Some("f5")).unwrap()
    };
    let text = prove(OPEN_THREES).text();
    assert!(check(&text).unwrap().positions < 20);
    // The opponent has hardly a piece in the hand, so that it is not certain that there will be a reply.
    let few = "ll3ll3/2ss3ss1/10/10/3SS5/5S4/5S4/10/2ll3l2 1";
    assert!(check(&prove(few).text()).unwrap().positions > 90);
    // The opponent has three in a row, makes a four after the quiet move, and is first.
    let three = text.replace(OPEN_THREES, "3lll4/10/10/10/3SS5/5S4/5S4/10/10 1");
    let fault = check(&three).unwrap_err().to_string();
    assert!(fault.ends_with("completes five"), "{fault}");
}

#[test]
fn wrong_proofs_are_refused() {
    for (rest, fault) in [
        // The move is not legal.
        (FIVE.replace("b5", "d5"), "line 4: d5 is not legal"),
        (FIVE.replace("b5", "b4-b5"), "line 4: b4-b5 is not legal"),
        (
            OPEN_FOUR.replace("\ng5", "\nd5-c4"),
            "line 4, after c5 b5: d5-c4 is not legal",
        ),
        (
            MOVES_ONLY.replace("b4-b5", "b5"),
            "line 5, after c4-c5 a1: b5 is not legal",
        ),
        // The step does not win, and none follows.
        (
            FIVE.replace("b5", "b6"),
            "line 4, after b6: the game is not won, and no step follows",
        ),
        (
            OPEN_FOUR.replace("\ng5", "\nh5"),
            "line 4, after c5 b5 h5: the game is not won, and no step follows",
        ),
        // A reply for which the default is no answer, and one that is listed with the wrong step.
        (
            OPEN_FOUR.replace(" b5 2", ""),
            "line 5, after c5 b5: b5 is not legal",
        ),
        (
            OPEN_FOUR.replace(" b5 2", " b5 2 g5 2"),
            "line 4, after c5 g5: g5 is not legal",
        ),
        (
            NEEDLESS_ENTRIES
                .replace("h9 1", "h9 3")
                .replace("turns 2\n", "turns 2\na1\n"),
            "line 4, after c5 h9 a1: the game is not won, and no step follows",
        ),
        (
            ALL_TO_A_CELL.replace("\ng5\ng5", "\na1\ng5"),
            "line 4, after c5 b5 a1: the game is not won, and no step follows",
        ),
        (
            ALL_TO_A_CELL.replace("\ng5\ng5", "\ng5\na1"),
            "line 5, after c5 b4-b5 a1: the game is not won, and no step follows",
        ),
        (
            OPEN_FOUR
                .replace("turns 2\n", "turns 2\na1\n")
                .replace("c5 1", "c5 1 -a9 3"),
            "line 4, after c5 a9 a1: the game is not won, and no step follows",
        ),
        // A reply for which the cell has no entry.
        (
            ALL_TO_A_CELL.replace("-b5 2 ", ""),
            "line 6, after c5 b4-b5: b5 is not legal",
        ),
        // The default does not win, however few replies end where it does.
        (
            OPEN_FOUR
                .replace("\nb5", "\na9")
                .replace("c5 1", "c5 1 a9 2"),
            "line 5, after c5 a1 a9: the game is not won, and no step follows",
        ),
        // A reply completes five.
        (
            OPEN_FOUR.replace("3sss4", "3ssss3"),
            "line 6, after c5: the reply c3 completes five",
        ),
        // The opponent has no legal reply.
        (
            "10/10/3SS5/2SssS4/1Sssss4/1SssssS3/2SssS4/3SS5/10 1\nturns 9\na1\ng5 1\n".into(),
            "line 5, after g5: the opponent has no legal reply, and the game is drawn",
        ),
        // Too few turns.
        (
            OPEN_FOUR.replace("turns 2", "turns 1"),
            "line 5, after c5 a1: no turn is left for the winner",
        ),
        (
            DOUBLE_THREAT.replace("turns 2", "turns 1"),
            "line 5, after f5 a1: no turn is left for the winner",
        ),
    ] {
        let found = check(&file(&rest)).expect_err(&rest);
        assert_eq!(found.to_string(), fault, "{rest}");
    }
}
