//! Small boards: what is known about them, tables against plain search, and the perfect player against random ones.
//!
//! Larger boards take longer, so they are solved only by `cargo xtask soak`.

mod plain;

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use ergo_games::dice::Dice;
use ergo_games::game::{Game, Side};
use ergo_games::games::emergo::Position;
use ergo_games::games::emergo::board::Board;
use small_boards::check::check;
use small_boards::solve::{Solved, longest_win, start};
use small_boards::table::{Table, TableError};
use small_boards::value::Value;
use small_boards::{boards, path, write};

static SMALLEST: LazyLock<Solved> = LazyLock::new(|| Solved::of(Board::Diamond13With3));

fn table(solved: &Solved) -> Table {
    Table::parse(&write::table(solved)).unwrap()
}

/// The results of another program, which shares nothing with this one: the number of positions, the value of the game,
/// and that with a ban on the centre if it was solved.
const KNOWN: [(Board, usize, Value, Option<Value>); 4] = [
    (
        Board::Diamond13With3,
        54_922,
        Value::Win(21),
        Some(Value::Loss(0)),
    ),
    (
        Board::Diamond13With4,
        1_082_002,
        Value::Win(31),
        Some(Value::Draw),
    ),
    (Board::Diamond25With3, 2_079_974, Value::Draw, None),
    (
        Board::Hexagon19With3,
        278_712,
        Value::Win(31),
        Some(Value::Draw),
    ),
];

fn is_as_known(solved: &Solved) {
    let board = solved.board;
    let known = KNOWN.iter().find(|(known, ..)| *known == board);
    let &(_, positions, game, banned) = known.unwrap();
    assert_eq!(solved.values.len(), positions);
    assert_eq!(solved.game(false), game);
    let moves = solved.first_moves(false);
    let winning: Vec<_> = moves
        .iter()
        .filter(|(_, value)| matches!(value, Value::Win(_)))
        .collect();
    if let Value::Win(_) = game {
        let centre = board.name(board.centre());
        assert_eq!(
            winning,
            [&(centre, game)],
            "the first player wins only by the centre"
        );
    } else {
        assert!(winning.is_empty());
    }
    if let Some(banned) = banned {
        let value = solved.game(true);
        assert_eq!(
            std::mem::discriminant(&value),
            std::mem::discriminant(&banned),
            "{value:?}"
        );
    }
    if board == Board::Diamond25With3 {
        assert_eq!(longest_win(solved.values.iter().copied()), 83);
    }
}

/// That the table has every value, that all of them follow from each other, and that its file in the repository is the one
/// that is written now.
fn has_its_table(solved: &Solved) {
    let bytes = write::table(solved);
    assert!(
        fs::read(path(solved.board)).unwrap() == bytes,
        "run `cargo xtask solve-small`"
    );
    let table = Table::parse(&bytes).unwrap();
    assert_eq!(table.board, solved.board);
    let mut entries = 0;
    for (&code, &value) in solved.explored.codes.iter().zip(&solved.values) {
        if code & 1 == 1 && value != Value::Loss(0) {
            assert_eq!(table.entry(code), Some(value));
            entries += 1;
        }
    }
    assert_eq!(table.entries, entries);
    assert_eq!(check(&table), Ok(solved.values.len()));
}

/// Plays games in which one player is perfect by the table and the other one plays anything; judges every move by the values
/// from which the table was made. Returns how often each result came about for the perfect player.
fn play_perfectly(solved: &Solved, games: u64) -> BTreeMap<Option<bool>, u32> {
    let table = table(solved);
    let mut results = BTreeMap::new();
    for game in 0..games {
        let mut dice = Dice::new(game << 32);
        let perfect = Side::BOTH[usize::from(dice.percent(50))];
        let mut position = start(solved.board, dice.percent(50));
        let mut promised = Value::Draw;
        for _ in 0..200 {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            if choices.is_empty() {
                break;
            }
            let mv = if position.turn() == perfect {
                let values = choices
                    .iter()
                    .map(|&mv| solved.value(&position.play_unchecked(mv)).unwrap().before());
                let best = values.max().unwrap();
                let mv = table.best(&position).unwrap();
                promised = solved.value(&position.play_unchecked(mv)).unwrap().before();
                assert_eq!(promised, best, "{position}");
                mv
            } else {
                *dice.pick(&choices)
            };
            position = position.play_unchecked(mv);
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        let won = winner.map(|winner| winner == perfect);
        // The last move was judged rightly: it won, lost or kept the draw.
        match promised {
            Value::Win(_) => assert_eq!(won, Some(true), "{position}"),
            Value::Loss(_) => assert_ne!(won, Some(true), "{position}"),
            Value::Draw => assert_eq!(won, None, "{position}"),
        }
        *results.entry(won).or_default() += 1;
    }
    results
}

#[test]
fn the_fast_boards_are_as_known() {
    is_as_known(&SMALLEST);
    has_its_table(&SMALLEST);
    let hexagon = Solved::of(Board::Hexagon19With3);
    is_as_known(&hexagon);
    has_its_table(&hexagon);
}

#[test]
#[ignore = "the larger boards take minutes; `cargo xtask soak`"]
fn all_boards_are_as_known() {
    for board in boards::all() {
        let solved = Solved::of(board);
        is_as_known(&solved);
        has_its_table(&solved);
        plain::agrees(&solved, &table(&solved), 2_000, 300_000);
        let results = play_perfectly(&solved, 10_000);
        println!("{}: {results:?}", boards::name(board));
    }
}

#[test]
fn the_perfect_player_never_errs() {
    let results = play_perfectly(&SMALLEST, 10_000);
    assert!(results[&Some(true)] > 9_000, "{results:?}");
}

#[test]
fn tables_agree_with_plain_search() {
    plain::agrees(&SMALLEST, &table(&SMALLEST), 150, 30_000);
}

#[test]
fn one_wrong_value_is_found() {
    let mut solved = Solved::of(Board::Diamond13With3);
    let mut dice = Dice::new(0);
    let entries: Vec<usize> = (0..solved.values.len())
        .filter(|&at| solved.explored.codes[at] & 1 == 1 && solved.values[at] != Value::Loss(0))
        .collect();
    for wrong in [
        |value: Value| value.before(),
        |_| Value::Draw,
        |value: Value| Value::of_number(value.number() + 2),
        |_| Value::Win(1),
    ] {
        let at = std::iter::repeat_with(|| *dice.pick(&entries))
            .find(|&at| wrong(solved.values[at]) != solved.values[at]);
        let at = at.unwrap();
        let right = solved.values[at];
        solved.values[at] = wrong(right);
        assert!(
            check(&table(&solved)).is_err(),
            "{right:?} {:?}",
            solved.values[at]
        );
        solved.values[at] = right;
    }
    assert!(check(&table(&solved)).is_ok());
}

#[test]
fn damaged_files_are_refused() {
    let bytes = write::table(&SMALLEST);
    let refused = |bytes: &[u8]| Table::parse(bytes).map(|table| table.entries).unwrap_err();
    assert_eq!(refused(b""), TableError::Magic);
    let mut other = bytes.clone();
    other[6] += 1;
    assert_eq!(refused(&other), TableError::Version(2));
    for at in (0..bytes.len()).step_by(97) {
        refused(&bytes[..at]);
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        refused(&changed);
    }
}

#[test]
fn positions_of_other_boards_have_no_value() {
    let table = table(&SMALLEST);
    assert_eq!(
        table.value(&start(Board::Diamond13With3, false)),
        Some(Value::Win(21))
    );
    assert_eq!(table.value(&start(Board::Diamond13With4, false)), None);
    assert_eq!(table.value(&start(Board::Diamond, false)), None);
    let options = ergo_games::game::Options::of_variant(Board::Diamond13With3 as usize);
    let fewer = Position::parse("x/x3/x2,1,x2/x3/x 2 1-3", options).unwrap();
    assert_eq!(table.value(&fewer), None);
}
