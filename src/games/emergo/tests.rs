//! The facts about Emergo that are known from elsewhere, the corners of its rules, and a comparison
//! with a second, slow writing of them.

use std::collections::HashSet;

use super::board::{BOARD, Direction, INNER, Set, name, place, scan_cell};
use super::stack::{Stack, Stacks};
use super::{CENTRE_BAN, Move, Position};
use crate::game::{Cell, Game, Options, Outcome, Reason, Side, perft};
use crate::hash::random;
use crate::play::Match;
use crate::scene::{Drawn, HandEnd, Stones};
use crate::search::{Opinion, Score};
use crate::text::Scanner;
use slow::Slow;

mod slow;

fn at(text: &str) -> Position {
    Position::parse(text, Options::default()).unwrap()
}

fn with_centre_ban() -> Options {
    let mut options = Options::default();
    assert!(options.set(Position::OPTIONS, CENTRE_BAN, true));
    options
}

/// A position that is mostly empty: pieces by cell and stack, then the player to move and the hands.
fn with(pieces: &[(&str, &str)], rest: &str) -> Position {
    let mut stacks = Stacks::NONE;
    for (name, stones) in pieces {
        let stack = stones.chars().fold(Stack::EMPTY, |stack, digit| {
            let side = Side::BOTH.into_iter().find(|side| side.digit() == digit);
            stack.with_top(side.unwrap())
        });
        stacks.put(on(name), stack);
    }
    let board = Position::assemble(stacks, [0; 2], Side::First, Options::default());
    let text = board.to_string();
    let rows = text.split(' ').next().unwrap();
    at(&format!("{rows} {rest}"))
}

fn on(name: &str) -> Cell {
    scan_cell(&mut Scanner::new(name)).unwrap()
}

fn path(names: &str) -> Vec<Cell> {
    names.split(' ').map(on).collect()
}

fn texts(position: &Position) -> Vec<String> {
    let moves = position.moves().unwrap().into_iter();
    let mut texts: Vec<_> = moves.map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

fn after(position: &Position, text: &str) -> Position {
    position.play_unchecked(position.parse_move(text).unwrap())
}

/// What stands on a cell, as position texts spell it.
fn stones(position: &Position, name: &str) -> String {
    let stones = position.stacks().at(on(name)).stones();
    stones.map(Side::digit).collect()
}

fn refused(position: &Position, names: &str) -> (&'static str, Option<u32>) {
    let Reason { code, number } = position.refusal(&path(names));
    (code, number)
}

const EXAMPLE: &str = "x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5";

#[test]
fn perft_from_the_start() {
    for (depth, leaves, with_ban) in [
        (0, 1, 1),
        (1, 41, 40),
        (2, 1_540, 1_504),
        (3, 56_500, 55_172),
        (4, 1_871_264, 1_828_116),
    ] {
        let start = Position::start(Options::default());
        assert_eq!(perft(&start, depth), leaves, "depth {depth}");
        let start = Position::start(with_centre_ban());
        assert_eq!(perft(&start, depth), with_ban, "depth {depth}");
    }
}

#[test]
fn the_example_of_the_source_goes_as_it_says() {
    let position = at(EXAMPLE);
    let fed = after(&position, "g6");
    assert_eq!(texts(&fed), ["g7xg5xe5xe3xc3xc5"]);
    let taken = after(&fed, "g7xg5xe5xe3xc3xc5");
    assert_eq!(stones(&taken, "c5"), "111112");
    let fed = after(&taken, "c6");
    assert_eq!(texts(&fed), ["g3xe3"]);
    let taken = after(&fed, "g3xe3");
    assert_eq!(texts(&taken), ["c6xc4"]);
    let end = after(&taken, "c6xc4");
    assert_eq!(stones(&end, "c4"), "21");
    assert_eq!(stones(&end, "c5"), "11111");
}

#[test]
fn a_capture_takes_the_top_stone_under_itself_and_what_is_left_stays() {
    let position = with(&[("c5", "21"), ("d5", "122"), ("e2", "1")], "1 0-0");
    let after = after(&position, "c5xe5");
    assert_eq!(stones(&after, "c5"), "");
    assert_eq!(stones(&after, "d5"), "12");
    assert_eq!(stones(&after, "e5"), "221");
}

#[test]
fn what_is_left_belongs_to_its_new_top() {
    let position = with(&[("c5", "1"), ("d5", "12")], "1 0-0");
    let after = after(&position, "c5xe5");
    assert_eq!(
        after.stacks().pieces(Side::First),
        Set::of(on("d5")) | Set::of(on("e5"))
    );
    assert_eq!(
        after.outcome(),
        Some(Outcome::win(Side::First, "all-captured"))
    );
}

#[test]
fn capturing_comes_before_entering_and_moving() {
    for hands in ["0-0", "5-5", "5-0"] {
        let position = with(
            &[("c5", "1"), ("d5", "2"), ("e1", "1"), ("e9", "2")],
            &format!("1 {hands}"),
        );
        assert_eq!(texts(&position), ["c5xe5"], "{hands}");
    }
}

#[test]
fn only_captures_that_take_the_most_are_legal_whichever_piece_makes_them() {
    // b5 could take one, e3 two.
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("e3", "1"),
        ("e4", "2"),
        ("f5", "2"),
    ];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["e3xe5xg5"]);
}

#[test]
fn captures_that_take_as_many_are_free_to_choose() {
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("g3", "1"),
        ("g4", "2"),
        ("f3", "2"),
    ];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["b5xd5", "g3xe3", "g3xg5"]);
}

#[test]
fn a_capture_goes_on_as_long_as_it_can() {
    let pieces = [("c5", "1"), ("d5", "2"), ("f5", "2")];
    assert_eq!(texts(&with(&pieces, "1 0-0")), ["c5xe5xg5"]);
}

#[test]
fn diagonal_jumps_and_jumps_over_two_or_over_own_pieces_do_not_exist() {
    for pieces in [
        [("c5", "1"), ("d6", "2"), ("i5", "2")],
        [("c5", "1"), ("d5", "2"), ("e5", "2")],
        [("c5", "1"), ("d5", "21"), ("i5", "2")],
        [("c5", "1"), ("e5", "2"), ("i5", "2")],
    ] {
        assert_eq!(with(&pieces, "1 0-0").due(), 0, "{pieces:?}");
    }
}

#[test]
fn nothing_on_the_edge_of_the_diamond_can_be_jumped() {
    for edge in BOARD & !INNER {
        for near in Direction::ALL.into_iter().filter_map(|way| way.from(edge)) {
            let position = with(&[(&name(near), "1"), (&name(edge), "2")], "1 0-0");
            assert_eq!(position.due(), 0, "{position}");
        }
    }
}

#[test]
fn a_capturing_piece_finds_its_own_start_empty() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
        ("e1", "1"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xc7xe7xe5xc5", "c5xe5xe7xc7xc5"]);
    let after = after(&position, "c5xe5xe7xc7xc5");
    assert_eq!(stones(&after, "c5"), "22221");
}

#[test]
fn a_piece_may_be_jumped_again_and_a_cell_visited_again() {
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xe5xe7xc7xc5xe5"]);
    let after = after(&position, "c5xe5xe7xc7xc5xe5");
    assert_eq!(stones(&after, "e5"), "222221");
    assert_eq!(stones(&after, "d5"), "");
}

#[test]
fn twelve_stones_can_be_taken_in_one_capture() {
    let pieces = [
        ("c5", "1"),
        ("d5", "222"),
        ("e6", "222"),
        ("d7", "222"),
        ("c6", "222"),
    ];
    let position = with(&pieces, "1 11-0");
    assert_eq!(position.due(), 12);
    for text in texts(&position) {
        let after = after(&position, &text);
        assert_eq!(stones(&after, "c5"), "2222222222221");
        assert_eq!(
            after.outcome(),
            Some(Outcome::win(Side::First, "all-captured"))
        );
    }
}

#[test]
fn a_piece_does_not_turn_back_between_two_jumps() {
    let position = with(&[("c5", "1"), ("d5", "22"), ("i5", "2")], "1 0-0");
    assert_eq!(texts(&position), ["c5xe5"]);
    assert_eq!(stones(&after(&position, "c5xe5"), "d5"), "2");
}

#[test]
fn the_way_back_is_free_after_a_jump_to_the_side() {
    // Round the corner at e5, the column and the row are both gone along in both directions.
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "22"),
        ("f7", "2"),
        ("g6", "2"),
        ("f5", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(
        texts(&position),
        [
            "c5xe5xe7xg7xg5xe5xc5",
            "c5xe5xe7xg7xg5xe5xe7",
            "c5xe5xg5xg7xe7xe5xc5"
        ]
    );
}

#[test]
fn stones_set_free_by_a_jump_stand_in_the_way_of_the_next() {
    // Under the stone on d5 lies one of White's own: it cannot be jumped a second time.
    let pieces = [
        ("c5", "1"),
        ("d5", "12"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xc7xe7xe5xc5", "c5xe5xe7xc7xc5"]);
}

#[test]
fn ways_to_the_same_position_are_all_legal_and_one_choice() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("d7", "2"),
        ("c6", "2"),
        ("e1", "1"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position).len(), 2);
    assert_eq!(position.count(), 1);
}

#[test]
fn other_stones_left_behind_are_another_choice() {
    let position = at("x/x3/x3,2,x/x7/x3,2,x,2,x3/x,2,x,2,x,2,x/1,2,x3/x3/x 1 0-0");
    let ways = [
        "c3xc5xe5xe3xc3",
        "c3xc5xe5xg5xg3",
        "c3xe3xe5xc5xc3",
        "c3xe3xe5xg5xg3",
    ];
    assert_eq!(texts(&position), ways);
    // Both ways round to c3 come to the same; to g3 they go over different pieces.
    assert_eq!(position.count(), 3);
}

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
    // Behind e1 the board ends; behind e3, d2 and f2 there is e4, nothing and nothing.
    for (cell, legal) in [("e1", true), ("d2", true), ("f2", true), ("e3", false)] {
        assert_eq!(texts.contains(&cell.to_owned()), legal, "{cell}");
    }
}

#[test]
fn any_entry_is_legal_once_the_opponent_has_a_capture() {
    let position = with(&[("e5", "2"), ("e6", "1")], "1 11-11");
    assert_eq!(position.due(), 1, "both can capture: White does");
    let position = with(&[("e7", "2"), ("e6", "1"), ("e8", "2")], "1 11-10");
    // White cannot jump e7, but Black can jump e6.
    assert_eq!(position.due(), 0);
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
        position.travels(position.parse_move("e1").unwrap())[0].stack,
        [Stones::of(Side::First, "stone", 5)]
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
        Some(Outcome::win(Side::First, "all-captured"))
    );
    assert_eq!(end.count(), 0);
    // And if such a position is set up, it is lost whoever is to move.
    for turn in [1, 2] {
        let position = with(&[("e5", "21")], &format!("{turn} 7-0"));
        assert_eq!(
            position.outcome(),
            Some(Outcome::win(Side::First, "all-captured"))
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
        Some(Outcome::win(Side::Second, "all-captured"))
    );
}

#[test]
fn a_player_with_a_piece_who_cannot_move_draws() {
    // e9 has one neighbour, and the cell behind it is taken.
    let position = with(&[("e9", "1"), ("e8", "2"), ("e7", "2")], "1 0-0");
    assert_eq!(position.outcome(), Some(Outcome::draw("no-move")));
    let other = with(&[("e9", "1"), ("e8", "2"), ("e7", "2")], "2 0-0");
    assert_eq!(other.outcome(), None);
}

#[test]
fn a_player_with_stones_in_hand_who_can_enter_nowhere_draws() {
    let position = at(BLOCKED_BY_BAN);
    assert_eq!(position.due(), 0);
    assert!(!position.feeding().is_empty());
    assert_eq!(position.feeding(), position.stacks().empty());
    assert_eq!(position.outcome(), Some(Outcome::draw("no-move")));
}

/// White has a stone in hand and could move, but may not before it has entered; wherever it enters,
/// Black could jump it.
const BLOCKED_BY_BAN: &str =
    "2/1,x,1/2,x3,2/1,x2,2,x2,1/1,1,x3,2,x2,2/1,2,2,x2,1,1/2,2,x2,1/1,x,2/2 1 1-0";

#[test]
fn the_third_occurrence_is_a_draw() {
    let round = "e5-e6 i5-h5 e6-e5 h5-i5";
    let start = with(&[("e5", "1"), ("i5", "2")], "1 0-0");
    let record = |rounds: &str| {
        let record = format!("fen {start} moves {rounds}");
        Match::<Position>::from_record(Options::default(), &record).unwrap()
    };
    assert_eq!(record(round).outcome(), None);
    let twice = record(&format!("{round} {round}"));
    assert_eq!(twice.outcome(), Some(Outcome::draw("repetition")));
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

#[test]
fn every_refusal_says_why() {
    // d5 and e6 can be taken by way of e5, then f7; g3 could take g4 alone.
    let pieces = [
        ("c5", "1"),
        ("d5", "22"),
        ("e6", "2"),
        ("f7", "2"),
        ("g3", "1"),
        ("f3", "2"),
        ("d2", "1"),
        ("c4", "1"),
    ];
    let position = with(&pieces, "1 3-3");
    assert_eq!(texts(&position), ["c5xe5xe7xg7"]);
    for (names, code, number) in [
        ("a5", "capture-compulsory", Some(3)),
        ("d2", "capture-compulsory", Some(3)),
        ("g3", "capture-most", Some(3)),
        ("d5", "not-yours", None),
        ("c5 b5", "jump-two", Some(3)),
        ("c5 c7", "jump-nothing", None),
        ("c5 c3", "jump-own", None),
        ("c5 e5 c5", "jump-reversal", None),
        ("c5 e5 g5", "jump-nothing", None),
        ("c5 e5 e7 h6", "jump-two", Some(3)),
    ] {
        assert_eq!(refused(&position, names), (code, number), "{names}");
    }
}

#[test]
fn a_jump_that_takes_too_few_is_refused_with_the_number_to_take() {
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("f5", "2"),
        ("c6", "2"),
        ("e9", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    assert_eq!(texts(&position), ["c5xe5xg5"]);
    assert_eq!(refused(&position, "c5 c7"), ("capture-most", Some(2)));
    let blocked = [("c5", "1"), ("d5", "2"), ("c6", "2"), ("c7", "2")];
    assert_eq!(
        refused(&with(&blocked, "1 0-0"), "c5 c7"),
        ("jump-blocked", None)
    );
}

#[test]
fn refusals_of_entries_and_steps_say_why() {
    let entering = with(&[("e5", "2"), ("e1", "1")], "1 4-4");
    for (names, code, number) in [
        ("e1", "hand-first", Some(4)),
        ("e5", "occupied-entry", None),
        ("e6", "would-feed", None),
    ] {
        assert_eq!(refused(&entering, names), (code, number), "{names}");
    }
    let pieces = [
        ("e1", "1"),
        ("e2", "1"),
        ("d2", "1"),
        ("f2", "1"),
        ("a5", "2"),
    ];
    let moving = with(&pieces, "1 0-0");
    for (names, code) in [
        ("e1", "piece-stuck"),
        ("a5", "not-yours"),
        ("e5", "hand-empty"),
        ("e2 d2", "occupied"),
        ("e2 e4", "step-one"),
        ("e2 d3", "step-one"),
    ] {
        assert_eq!(refused(&moving, names), (code, None), "{names}");
    }
}

#[test]
fn every_refusal_has_a_reason() {
    for position in random_positions(300) {
        if position.outcome().is_some() {
            continue;
        }
        let mut paths = vec![Vec::new()];
        while let Some(path) = paths.pop() {
            let steps = position.steps(&path);
            for cell in BOARD {
                let longer = [path.as_slice(), &[cell]].concat();
                match steps.iter().find(|step| step.cell == cell) {
                    Some(step) if step.continues => paths.push(longer),
                    Some(_) => {}
                    None => {
                        let code = position.refusal(&longer).code;
                        assert_ne!(code, "nothing-here", "{longer:?} on {position}");
                    }
                }
            }
        }
    }
}

#[test]
fn pieces_that_must_capture_are_marked() {
    let pieces = [
        ("b5", "1"),
        ("c5", "2"),
        ("e3", "1"),
        ("e4", "2"),
        ("f5", "2"),
    ];
    let position = with(&pieces, "1 0-0");
    let marks = position.marks(&[]);
    assert_eq!(marks.len(), 1);
    assert_eq!((marks[0].cell, marks[0].kind), (on("e3").0, "must"));
    assert!(position.marks(&path("e3")).is_empty());
}

#[test]
fn cells_closed_to_entries_are_marked() {
    let position = with(&[("e5", "2")], "1 11-11");
    let cells: Vec<Cell> = position
        .marks(&[])
        .iter()
        .map(|mark| Cell(mark.cell))
        .collect();
    let set = |cells: &[Cell]| {
        cells
            .iter()
            .fold(Set::EMPTY, |set, &cell| set | Set::of(cell))
    };
    assert_eq!(set(&cells), set(&path("d5 f5 e4 e6")));
    assert!(
        position
            .marks(&[])
            .iter()
            .all(|mark| mark.kind == "forbidden")
    );
    let centre = Position::start(with_centre_ban()).marks(&[]);
    assert_eq!((centre.len(), centre[0].cell), (1, on("e5").0));
    assert!(
        with(&[("e5", "1"), ("i5", "2")], "1 0-0")
            .marks(&[])
            .is_empty()
    );
}

#[test]
fn a_capture_is_seen_as_far_as_it_was_entered() {
    let position = with(
        &[("c5", "1"), ("d5", "12"), ("e6", "2"), ("i5", "2")],
        "1 0-0",
    );
    let during = |names: &str| {
        let pieces = position.pieces_during(&path(names));
        let stack = |name: &str| {
            let piece = pieces.iter().find(|piece| piece.cell == on(name).0);
            piece.map(|piece| {
                piece
                    .stack
                    .iter()
                    .map(|run| (run.side, run.count))
                    .collect()
            })
        };
        [
            stack("c5"),
            stack("d5"),
            stack("e5"),
            stack("e6"),
            stack("e7"),
        ]
    };
    let (one, two) = (vec![(0_u8, 1_u8)], vec![(1, 1)]);
    let below = |count| Some(vec![(1, count), (0, 1)]);
    let before = [
        Some(one.clone()),
        Some(vec![(0, 1), (1, 1)]),
        None,
        Some(two.clone()),
        None,
    ];
    assert_eq!(during("c5"), before);
    assert_eq!(
        during("c5 e5"),
        [None, Some(one.clone()), below(1), Some(two), None]
    );
    assert_eq!(during("c5 e5 e7"), [None, Some(one), None, None, below(2)]);
}

#[test]
fn travels_show_the_whole_way() {
    let pieces = [("c5", "21"), ("d5", "2"), ("e6", "12"), ("i5", "2")];
    let position = with(&pieces, "1 0-0");
    let travels = position.travels(position.parse_move("c5xe5xe7").unwrap());
    let seen: Vec<_> = travels
        .iter()
        .map(|travel| {
            let names = travel.path.iter().map(|&cell| name(Cell(cell)));
            let sides = travel.stack.iter().map(|run| (run.side, run.count));
            let path: Vec<_> = names.collect();
            (path.join(" "), sides.collect::<Vec<_>>(), travel.after)
        })
        .collect();
    let expected = [
        ("e6 e6", vec![(0, 1)], 0),
        ("e6 e7", vec![(1, 1)], 1),
        ("d5 e5 e7", vec![(1, 1)], 0),
        ("c5 e5 e7", vec![(1, 1), (0, 1)], 0),
    ];
    assert_eq!(
        seen,
        expected.map(|(path, sides, after)| (path.to_owned(), sides, after))
    );
}

#[test]
fn stones_that_enter_come_out_of_the_hand() {
    let start = Position::start(Options::default());
    let entry = start.travels(start.parse_move("a5").unwrap());
    let [travel] = entry.as_slice() else {
        panic!("{entry:?}");
    };
    assert_eq!(
        (travel.path.as_slice(), travel.hand),
        ([on("a5").0].as_slice(), Some(HandEnd::From))
    );
}

#[test]
fn notes_say_what_is_due_and_what_enters_at_once() {
    let note = |position: &Position| position.note().map(|note| (note.code, note.number));
    let pieces = [("c5", "1"), ("d5", "2"), ("f5", "2")];
    assert_eq!(
        note(&with(&pieces, "1 5-5")),
        Some(("capture-compulsory", Some(2)))
    );
    let pieces = [("e5", "2")];
    assert_eq!(
        note(&with(&pieces, "1 5-0")),
        Some(("shadowpiece", Some(5)))
    );
    assert_eq!(note(&with(&pieces, "1 5-1")), None);
    assert_eq!(note(&with(&pieces, "1 1-0")), None);
}

#[test]
fn a_capture_is_completed_by_its_end_unless_ways_there_differ() {
    let whole = |position: &Position, names: &str, end: &str| {
        let capture = position.shortcut(&path(names), on(end));
        capture.map(|mv| position.move_text(mv))
    };
    let pieces = [
        ("c5", "1"),
        ("d5", "2"),
        ("e6", "2"),
        ("f7", "2"),
        ("a5", "2"),
    ];
    let line = with(&pieces, "1 0-0");
    assert_eq!(whole(&line, "c5", "g7").as_deref(), Some("c5xe5xe7xg7"));
    assert_eq!(whole(&line, "c5 e5", "g7").as_deref(), Some("c5xe5xe7xg7"));
    assert_eq!(whole(&line, "c5", "e7"), None, "no capture ends there");
    let differ = at("x/x3/x3,2,x/x7/x3,2,x,2,x3/x,2,x,2,x,2,x/1,2,x3/x3/x 1 0-0");
    assert_eq!(whole(&differ, "c3", "g3"), None);
    assert_eq!(
        whole(&differ, "c3 e3", "g3").as_deref(),
        Some("c3xe3xe5xg5xg3")
    );
    assert_eq!(whole(&differ, "c3", "c3"), None, "that takes c3 back");
    assert_eq!(
        whole(&differ, "c3 e3", "c3").as_deref(),
        Some("c3xe3xe5xc5xc3")
    );
}

#[test]
fn the_diamond_is_drawn_upright() {
    let board = Position::board();
    let widths: Vec<_> = board.rows.iter().map(Vec::len).collect();
    assert_eq!(widths, [1, 3, 5, 7, 9, 7, 5, 3, 1]);
    let field = |name: &str| {
        board
            .rows
            .iter()
            .flatten()
            .find(|field| field.name == name)
            .unwrap()
    };
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    assert!(near(field("e9").y, 0.5) && near(field("e9").x, 4.5));
    assert!(near(field("a5").x, 0.5) && near(field("i5").x, 8.5));
    assert!(near(field("e1").y, 8.5));
    assert_eq!(field("e5").ground, "centre");
}

#[test]
fn captures_that_are_due_are_made_before_a_position_is_judged() {
    // White must take a stone, and then Black takes the one that keeps four of them prisoners.
    let (strong, black) = (("e4", "22221"), [("d6", "2"), ("c6", "2"), ("a5", "2")]);
    let quiet = with(&[&[strong, ("i5", "1")], &black[..]].concat(), "1 0-0");
    let losing = with(
        &[&[strong, ("i5", "1"), ("e5", "2")], &black[..]].concat(),
        "1 0-0",
    );
    assert_eq!(texts(&losing), ["e4xe6"]);
    assert!(losing.estimate() < 0 && quiet.estimate() > losing.estimate() + 200);
    // The last stone is as good as taken.
    assert!(with(&[("c5", "1"), ("d5", "2")], "1 0-0").estimate() > 5_000);
}

#[test]
fn opinions_do_not_depend_on_colours_and_keep_their_bounds() {
    for position in random_positions(1_000) {
        if position.decided().is_some() {
            continue;
        }
        let points = position.estimate();
        assert!(points.abs() <= Score::ESTIMATE_LIMIT, "{position}");
        assert_eq!(swapped(&position).estimate(), points, "{position}");
        let hints = position.hints();
        for mv in position.moves().unwrap() {
            assert!(Position::promise(&hints, mv).abs() <= 1_000_000);
            assert!(Position::move_index(mv) < Position::MOVE_INDEXES);
        }
    }
}

/// The same with the colours changed, and the other player to move.
fn swapped(position: &Position) -> Position {
    let mut stacks = Stacks::NONE;
    for (cell, stack) in position.stacks().iter() {
        let other = |stack: Stack, side: Side| stack.with_top(side.other());
        stacks.put(cell, stack.stones().fold(Stack::EMPTY, other));
    }
    let hands = [position.hand(Side::Second), position.hand(Side::First)];
    Position::assemble(stacks, hands, position.turn().other(), Options::default())
}

/// A number below another, from dice that fall the same way every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 += 1;
        usize::try_from(random(self.0) % end as u64).unwrap()
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}

/// Stones thrown on few or many cells, so that there are tall stacks as well as crowds; into one
/// corner, where nobody can move; or the second player's on the cells between those of one lattice
/// of jumps, where long captures are. Hands are full, emptied by one side or by both.
fn scattered(seed: u64) -> Position {
    let mut dice = Dice(random(seed) >> 1);
    let all: Vec<Cell> = BOARD.into_iter().collect();
    let between = |cell: &Cell| {
        let (column, row) = place(*cell);
        u64::from(column + row) % 2 == seed / 2 % 2
    };
    let lattice: Vec<Cell> = INNER.into_iter().filter(between).collect();
    let corner = path("e9 e8 d8 f8 e7");
    let some = if seed % 4 == 2 { &corner } else { &all };
    let many = 2 + dice.below(30);
    let cells: Vec<Cell> = (0..many).map(|_| dice.pick(some)).collect();
    let mut stacks = Stacks::NONE;
    let mut hands = [0; 2];
    for side in Side::BOTH {
        let on_lattice = seed % 2 == 1 && side == Side::Second;
        let (on_board, in_hand) = match dice.below(4) {
            0 => (dice.below(4), 0),
            1 => (dice.below(13), 12),
            2 => (12 - dice.below(4), 4),
            _ => (6 + dice.below(7), 0),
        };
        for _ in 0..on_board {
            let cell = dice.pick(if on_lattice { &lattice } else { &cells });
            stacks.put(cell, stacks.at(cell).with_top(side));
        }
        hands[side.index()] = u8::try_from(in_hand.min(12 - on_board)).unwrap();
    }
    let options = if dice.below(2) == 0 {
        Options::default()
    } else {
        with_centre_ban()
    };
    Position::assemble(stacks, hands, dice.pick(&Side::BOTH), options)
}

/// The positions of a game of random moves.
fn wander(seed: u64) -> Vec<Position> {
    let mut dice = Dice(random(seed) >> 1);
    let mut positions = vec![Position::start(Options::default())];
    for _ in 0..150 {
        let last = positions[positions.len() - 1];
        let moves = last.moves().unwrap();
        if moves.is_empty() {
            break;
        }
        positions.push(last.play_unchecked(dice.pick(&moves)));
    }
    positions
}

/// Scattered ones, and some from games.
fn random_positions(count: u64) -> Vec<Position> {
    let played = (0..count / 20).flat_map(|seed| wander(seed).into_iter().step_by(7));
    (0..count).map(scattered).chain(played).collect()
}

#[test]
fn the_slow_rules_agree() {
    let (mut longest, mut shared, mut decided, mut stalled, mut banned) = (0, 0, 0, 0, 0);
    for position in random_positions(6_000) {
        let text = position.to_string();
        let slow = Slow::read(&text, position != at(&text));
        let expected = slow.moves();
        let moves = position.moves().unwrap();
        assert_eq!(moves.len(), expected.len(), "{text}");
        for mv in moves {
            let move_text = position.move_text(mv);
            let next = position.play_unchecked(mv);
            let found = Slow::read(&next.to_string(), position != at(&text));
            let seen = expected.get(&move_text).map(Slow::seen);
            assert_eq!(Some(found.seen()), seen, "{move_text} on {text}");
            assert_eq!(next.key(), next.key_from_scratch());
        }
        let results = slow.results();
        assert_eq!(position.count(), results as u64, "{text}");
        let winner = |outcome: Outcome| outcome.winner.map_or(0, |side| side as u8 + 1);
        assert_eq!(position.outcome().map(winner), slow.result(), "{text}");

        longest = longest.max(position.due());
        shared += u32::from(results < expected.len());
        decided += u32::from(position.decided().is_some());
        stalled += u32::from(position.outcome() == Some(Outcome::draw("no-move")));
        let entering = position.due() == 0 && position.hand(position.turn()) > 0;
        banned += u32::from(entering && !position.feeding().is_empty());
    }
    // What was to be compared did come up.
    assert!(longest >= 10, "{longest}");
    for seen in [shared, decided, stalled, banned] {
        assert!(seen >= 10, "{:?}", (shared, decided, stalled, banned));
    }
}

/// Moves of every kind from every cell, and captures that are too long, too short or turned aside.
fn likely_moves(listed: &[Move]) -> HashSet<Move> {
    let mut moves: HashSet<Move> = (0..64).map(|cell| Move::entry(Cell(cell))).collect();
    for cell in (0..64).map(Cell) {
        moves.insert(Move::capture(cell));
        for one in Direction::ALL {
            moves.insert(Move::step(cell, one));
            for two in Direction::ALL {
                let jump = Move::capture(cell).gone_on(one);
                moves.extend([jump, jump.gone_on(two), Move::step(cell, one).gone_on(two)]);
            }
        }
    }
    for &capture in listed.iter().filter(|mv| mv.is_capture()) {
        let ways: Vec<Direction> = capture.directions().collect();
        let start = Move::capture(capture.start());
        for at in 0..ways.len() {
            moves.insert(ways[..at].iter().copied().fold(start, Move::gone_on));
            for other in Direction::ALL {
                let mut turned = ways.clone();
                turned[at] = other;
                moves.insert(turned.into_iter().fold(start, Move::gone_on));
            }
        }
        if ways.len() < 12 {
            moves.extend(Direction::ALL.map(|way| capture.gone_on(way)));
        }
    }
    moves
}

#[test]
fn just_the_listed_moves_are_legal() {
    for position in random_positions(600) {
        let listed = position.moves().unwrap();
        let set: HashSet<Move> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "{position}");
        for mv in likely_moves(&listed).into_iter().chain(listed) {
            assert_eq!(
                position.is_legal(mv),
                set.contains(&mv),
                "{mv:?} on {position}"
            );
        }
    }
}

#[test]
fn even_illegal_moves_lead_to_positions() {
    for seed in 0..200 {
        let mut dice = Dice(seed << 20);
        let mut position = scattered(seed);
        let moves: Vec<Move> = likely_moves(&position.moves().unwrap())
            .into_iter()
            .collect();
        for _ in 0..50 {
            position = position.play_unchecked(dice.pick(&moves));
            assert_eq!(at(&position.to_string()).to_string(), position.to_string());
            assert_eq!(position.key(), position.key_from_scratch());
        }
    }
}

#[test]
fn any_path_of_any_numbers_gets_an_answer() {
    let mut dice = Dice(0);
    for position in random_positions(300) {
        for _ in 0..30 {
            let numbers = dice.pick(&[49, 256]);
            let mut cell = || Cell(u8::try_from(dice.below(numbers)).unwrap());
            let path: Vec<Cell> = (0..16).map(|_| cell()).collect();
            let path = &path[..dice.below(17)];
            if let Some(mv) = position.move_of_path(path) {
                assert_eq!(position.path(mv), path);
            }
            position.refusal(path);
            position.steps(path);
            position.pieces_during(path);
            position.marks(path);
        }
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    for position in random_positions(2_000) {
        let text = position.to_string();
        let read = [Options::default(), with_centre_ban()]
            .map(|options| Position::parse(&text, options).unwrap());
        assert!(read.contains(&position), "{text}");
    }
}

#[test]
fn positions_have_one_spelling() {
    let full = "x/x3/x5/x7/x9/x7/x5/x3/x 1 12-12";
    assert_eq!(at(full), Position::start(Options::default()));
    for (text, code, place) in [
        ("", "cell", 1),
        ("x", "row-end", 2),
        ("x1/x3", "run", 2),
        ("x0/x3", "run", 2),
        ("x01/x3", "run", 2),
        ("x2/x3", "row-long", 1),
        ("x999/x3", "run", 2),
        ("x/x2/x5", "row-short", 5),
        ("x/x,x2/x5", "run", 5),
        ("x/x,x,x/x5", "run", 5),
        ("x/1,,x/x5", "cell", 5),
        ("x/1x2/x5", "row-short", 4),
        ("x/x,3,x/x5", "cell", 5),
        ("x/x,10,x/x5", "row-short", 6),
        ("x/X3/x5", "cell", 3),
        (" x/x3", "cell", 1),
        ("x/x3,1/x5", "row-end", 5),
        ("x/x3/x5/x7/x9/x7/x5/x3/x", "turn-missing", 25),
        ("x/x3/x5/x7/x9/x7/x5/x3/x/", "turn-missing", 25),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 3 0-0", "turn", 26),
        ("x/x3/x5/x7/x9/x7/x5/x3/x  1 0-0", "turn", 26),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1", "hands-missing", 27),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 ", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 00-0", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 -1-0", "hand", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0", "hands-between", 29),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0-", "hand", 30),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 0-0 ", "trailing", 31),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 13-12", "too-many-stones", 28),
        ("x/x3/x5/x7/x9/x7/x5/x3/x 1 12-255", "too-many-stones", 31),
        ("1/x3/x5/x7/x9/x7/x5/x3/x 1 12-12", "too-many-stones", 28),
        ("x/2,x2/x5/x7/x9/x7/x5/x3/x 1 12-12", "too-many-stones", 33),
        (
            "1111111111111/x3/x5/x7/x9/x7/x5/x3/x 1 0-0",
            "too-many-stones",
            13,
        ),
        (
            "222222222222/2,x2/x5/x7/x9/x7/x5/x3/x 1 0-0",
            "too-many-stones",
            14,
        ),
    ] {
        let fault = Position::parse(text, Options::default()).unwrap_err();
        assert_eq!((fault.code, fault.at), (code, place), "{text:?}");
    }
}

#[test]
fn stacks_are_spelled_from_bottom_to_top() {
    let position = at("x/x3/x5/x7/x4,122,x4/x7/x5/x3/x 1 11-10");
    assert_eq!(position.stacks().at(on("e5")).owner(), Some(Side::Second));
    assert_eq!(stones(&position, "e5"), "122");
}

#[test]
fn moves_have_one_spelling() {
    let quiet = with(&[("e5", "1"), ("i5", "2")], "1 0-0");
    let capture = with(
        &[("c5", "1"), ("d5", "2"), ("e6", "2"), ("e1", "2")],
        "1 0-0",
    );
    let entry = with(&[("e5", "1"), ("i5", "2")], "1 3-3");
    assert!(quiet.parse_move("e5-e6").is_ok());
    assert!(capture.parse_move("c5xe5xe7").is_ok());
    assert!(entry.parse_move("e6").is_ok());
    for (position, text, code, place) in [
        (&quiet, "e5xe6", "illegal", 1),
        (&quiet, "e5-e7", "illegal", 1),
        (&quiet, "e5-d6", "illegal", 1),
        (&quiet, "e5-e6-e7", "trailing", 6),
        (&quiet, "e6", "illegal", 1),
        (&quiet, "e5-", "column", 4),
        (&quiet, "e5-j5", "column", 4),
        (&quiet, "a4-a5", "row", 2),
        (&quiet, "E5-e6", "column", 1),
        (&quiet, "e5-e6 ", "trailing", 6),
        (&quiet, "", "column", 1),
        (&capture, "c5-e5-e7", "trailing", 6),
        (&capture, "c5-e5", "illegal", 1),
        (&capture, "c5xe5", "illegal", 1),
        (&capture, "c5xe7", "illegal", 1),
        (&capture, "c5xe5xe7xe5", "illegal", 1),
        (&capture, "c5xe5xe7x", "column", 10),
        (&entry, "e5", "illegal", 1),
        (&entry, "e5-e6", "illegal", 1),
    ] {
        let fault = position.parse_move(text).unwrap_err();
        assert_eq!((fault.code, fault.at), (code, place), "{text:?}");
    }
    let long = ["c5"; 40].join("x");
    assert_eq!(capture.parse_move(&long).unwrap_err().code, "illegal");
}
