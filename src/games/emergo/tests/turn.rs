//! Entering, moving, and how the game ends.

use super::{after, at, refused, stones, texts, with, with_centre_ban};
use crate::codes::OutcomeReason;
use crate::game::{Game, Options, Outcome, Side};
use crate::games::emergo::Position;
use crate::render::{Render, StoneRun};
use crate::replay::history::History;

#[test]
fn an_entry_gives_the_opponent_no_capture() {
    let position = with(&[("e5", "2")], "1 11-11");
    let texts = texts(&position);
    for cell in ["d5", "f5", "e4", "e6"] {
        assert!(!texts.contains(&cell.to_owned()), "{cell}");
        assert_eq!(refused(&position, cell), ("would-feed", None));
    }
    assert_eq!(texts.len(), 36);
}

#[test]
fn an_entry_next_to_an_enemy_is_fine_where_he_cannot_land() {
    let position = with(&[("e2", "2")], "1 11-11");
    let texts = texts(&position);
    // The board ends behind e1; e4 is behind e3, and nothing is behind d2 and f2.
    for (cell, legal) in [("e1", true), ("d2", true), ("f2", true), ("e3", false)] {
        assert_eq!(texts.contains(&cell.to_owned()), legal, "{cell}");
    }
}

#[test]
fn any_entry_is_legal_once_the_opponent_has_a_capture() {
    let position = with(&[("e5", "2"), ("e6", "1")], "1 11-11");
    assert_eq!(
        position.required_captures(),
        1,
        "both can capture: White does"
    );
    let position = with(&[("e7", "2"), ("e6", "1"), ("e8", "2")], "1 11-10");
    // White cannot jump e7, but Black can jump e6.
    assert_eq!(position.required_captures(), 0);
    assert_eq!(position.count(), 38);
}

#[test]
fn one_stone_enters_while_the_opponent_has_stones_in_hand() {
    let position = with(&[("e5", "2")], "1 5-1");
    assert_eq!(position.entering(), 1);
    let after = after(&position, "e1");
    assert_eq!(stones(&after, "e1"), "1");
    assert_eq!(after.hand(Side::First), 4);
}

#[test]
fn all_remaining_stones_enter_as_the_shadowpiece_once_the_opponent_has_none() {
    let position = with(&[("e5", "2")], "1 5-0");
    assert_eq!(position.entering(), 5);
    let after = after(&position, "e1");
    assert_eq!(stones(&after, "e1"), "11111");
    assert_eq!(after.hand(Side::First), 0);
    assert_eq!(after.key(), after.key_from_scratch());
    assert_eq!(
        position.animations(position.parse_move("e1").unwrap())[0].stack,
        [StoneRun::of(Side::First, crate::codes::Shape::Stone, 5)]
    );
}

#[test]
fn the_shadowpiece_obeys_the_ban_and_its_exception() {
    let position = with(&[("e5", "2")], "1 5-0");
    assert!(position.parse_move("e4").is_err());
    assert_eq!(refused(&position, "e4"), ("would-feed", None));
    let position = with(&[("e7", "2"), ("e6", "1"), ("e8", "2")], "1 5-0");
    assert!(position.parse_move("e9").is_ok());
    assert!(position.parse_move("d7").is_ok());
}

#[test]
fn stones_in_hand_enter_before_pieces_move() {
    let position = with(&[("e5", "1"), ("i5", "2")], "1 1-1");
    assert!(position.parse_move("e5-e6").is_err());
    assert_eq!(refused(&position, "e5"), ("hand-first", Some(1)));
    // The opponent, with an empty hand, moves meanwhile.
    let position = with(&[("e5", "1"), ("i5", "2")], "2 1-0");
    assert_eq!(texts(&position), ["i5-h5"]);
}

#[test]
fn a_piece_steps_to_any_of_four_neighbours_as_a_whole() {
    let position = with(&[("e5", "2211"), ("i5", "2")], "1 0-0");
    assert_eq!(texts(&position), ["e5-d5", "e5-e4", "e5-e6", "e5-f5"]);
    let after = after(&position, "e5-e6");
    assert_eq!(
        (stones(&after, "e5"), stones(&after, "e6")),
        (String::new(), "2211".to_owned())
    );
}

#[test]
fn steps_may_feed() {
    let position = with(&[("c5", "1"), ("e5", "2")], "1 0-0");
    assert!(position.parse_move("c5-d5").is_ok());
}

#[test]
fn who_has_nothing_left_has_lost_even_while_the_other_has_stones_in_hand() {
    let position = with(&[("c5", "1"), ("d5", "2")], "1 7-0");
    let end = after(&position, "c5xe5");
    assert_eq!(end.turn(), Side::Second);
    assert_eq!(
        end.outcome(),
        Some(Outcome::win(Side::First, OutcomeReason::AllCaptured))
    );
    assert_eq!(end.count(), 0);
    // If such a position is set up, it is lost regardless of who is to move.
    for turn in [1, 2] {
        let position = with(&[("e5", "21")], &format!("{turn} 7-0"));
        assert_eq!(
            position.outcome(),
            Some(Outcome::win(Side::First, OutcomeReason::AllCaptured))
        );
        assert!(texts(&position).is_empty());
    }
}

#[test]
fn who_has_stones_in_hand_but_no_piece_plays_on() {
    let position = with(&[("c5", "1"), ("d5", "2")], "1 0-3");
    let next = after(&position, "c5xe5");
    assert_eq!(next.outcome(), None);
    assert_eq!(next.entering(), 3);
    assert!(next.count() > 0);
}

#[test]
fn where_both_have_nothing_the_player_to_move_has_lost() {
    let position = with(&[], "1 0-0");
    assert_eq!(
        position.outcome(),
        Some(Outcome::win(Side::Second, OutcomeReason::AllCaptured))
    );
}

#[test]
fn a_player_with_a_piece_who_cannot_move_draws() {
    // e9 has one neighbour, and the cell behind it is taken.
    let position = with(&[("e9", "1"), ("e8", "2"), ("e7", "2")], "1 0-0");
    assert_eq!(
        position.outcome(),
        Some(Outcome::draw(OutcomeReason::NoMove))
    );
    let other = with(&[("e9", "1"), ("e8", "2"), ("e7", "2")], "2 0-0");
    assert_eq!(other.outcome(), None);
}

#[test]
fn a_player_with_stones_in_hand_who_can_enter_nowhere_draws() {
    let position = at(BLOCKED_BY_BAN);
    assert_eq!(position.required_captures(), 0);
    assert!(!position.banned_entries().is_empty());
    assert_eq!(position.banned_entries(), position.stacks().empty());
    assert_eq!(
        position.outcome(),
        Some(Outcome::draw(OutcomeReason::NoMove))
    );
}

/// White has a stone in hand and could move, but may not before it has entered; wherever it enters,
/// Black could jump it.
const BLOCKED_BY_BAN: &str =
    "2/1,x,1/2,x3,2/1,x2,2,x2,1/1,1,x3,2,x2,2/1,2,2,x2,1,1/2,2,x2,1/1,x,2/2 1 1-0";

#[test]
fn the_third_occurrence_is_a_draw() {
    let round = "e5-e6 i5-h5 e6-e5 h5-i5";
    let start = with(&[("e5", "1"), ("i5", "2")], "1 0-0");
    let game = |rounds: &str| {
        let line = format!("fen {start} moves {rounds}");
        History::<Position>::from_line(Options::default(), &line).unwrap()
    };
    assert_eq!(game(round).outcome(), None);
    let twice = game(&format!("{round} {round}"));
    assert_eq!(
        twice.outcome(),
        Some(Outcome::draw(OutcomeReason::Repetition))
    );
}

#[test]
fn the_centre_ban_closes_the_centre_to_the_very_first_stone_only() {
    let start = Position::start(with_centre_ban());
    assert!(start.parse_move("e5").is_err());
    assert_eq!(refused(&start, "e5"), ("centre-banned", None));
    let second = after(&start, "a5");
    assert!(second.parse_move("e5").is_ok());
    let third = after(&second, "i5");
    assert!(third.parse_move("e5").is_ok());
}

#[test]
fn without_the_centre_ban_the_centre_is_open() {
    let start = Position::start(Options::default());
    assert!(start.parse_move("e5").is_ok());
}

#[test]
fn the_centre_ban_waits_until_the_first_player_enters() {
    let set_up = |text: &str| Position::parse(text, with_centre_ban()).unwrap();
    let second_begins = set_up("x/x3/x5/x7/x9/x7/x5/x3/x 2 12-12");
    assert!(second_begins.parse_move("e5").is_ok());
    let first = after(&second_begins, "a5");
    assert!(first.parse_move("e5").is_err());
    let whole_hand = set_up("x/x3/x5/x7/2,x8/x7/x5/x3/x 1 12-0");
    assert!(
        whole_hand.parse_move("e5").is_err(),
        "the shadowpiece is no exception"
    );
}

#[test]
fn positions_under_other_rules_are_other_positions() {
    let (with, without) = (
        Position::start(with_centre_ban()),
        Position::start(Options::default()),
    );
    assert_ne!(with, without);
    assert_ne!(with.key(), without.key());
}
