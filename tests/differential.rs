//! The fast rules against the reference implementation of `tests/reference`, over many thousands of positions: the same
//! moves, the same results, the same ends. Only the strings of positions and moves cross over.
//!
//! `cargo test` goes through a share of them; the whole is
//! `cargo test --test differential -- --ignored --nocapture`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use dice::Dice;
use ergo::game::{Game, Options, Outcome};
use ergo::replay::History;
use mutate::mutated;
use reference::{Ending, Plain};

#[path = "common/dice.rs"]
mod dice;
#[path = "common/mutate.rs"]
mod mutate;
#[path = "reference/mod.rs"]
mod reference;

/// How many positions of each game the whole has, and what part of it is a share.
const WHOLE: usize = 100_000;
const SHARE: usize = WHOLE / 20;

/// What came up.
#[derive(Debug, Default)]
struct Seen {
    positions: usize,
    /// Moves whose results were compared.
    results: usize,
    /// Texts that are nearly moves and were refused by both.
    refused: usize,
    /// Positions with more moves than the plain rules list.
    unlisted: usize,
    /// Positions in which captures of three jumps or more, or sowings of as many stones and more
    /// than five, are to be made.
    long: usize,
    /// Positions with a stack of five or more.
    tall: usize,
    /// Moves that take from the other what stood on the board.
    captures: usize,
    /// How often each end came about.
    ends: BTreeMap<&'static str, usize>,
}

/// How a game is played on: each way leads to other ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// Whatever comes.
    Careless,
    /// Whatever ends the game.
    Eager,
    /// Back to where the pieces stood before.
    Homesick,
}

impl Mood {
    /// After how many turns a game is left.
    fn patience(self) -> usize {
        match self {
            Self::Careless | Self::Eager => 25,
            Self::Homesick => 150,
        }
    }
}

/// Where games set out from: the start, positions of the vectors and of the combinations, and others;
/// all three equally often.
fn starts<G: Game>(data: &str, others: impl Iterator<Item = String>) -> [Vec<String>; 3] {
    let files = [format!("vectors/{}", G::ID), format!("data/{data}")];
    let texts = files.map(|file| fs::read_to_string(format!("tests/{file}.txt")).unwrap());
    let lines = texts.iter().flat_map(|text| text.lines());
    let lines = lines.filter(|line| !line.starts_with('#'));
    let positions = lines.filter_map(|line| line.split(" | ").next());
    let fen = |position| format!("fen {position}");
    [
        vec!["startpos".to_owned()],
        positions.map(fen).collect(),
        others.map(|position| format!("fen {position}")).collect(),
    ]
}

/// Plays games until so many positions have been compared.
fn compare<G: Game, P: Plain>(starts: &[Vec<String>; 3], positions: usize, row: u64) -> Seen {
    let mut seen = Seen::default();
    let mut dice = Dice::new(row);
    while seen.positions < positions {
        let mut options = Options::default();
        for name in G::OPTIONS {
            options.set(G::OPTIONS, name, dice.below(3) == 0);
        }
        let mood = *dice.pick(&[Mood::Careless, Mood::Eager, Mood::Homesick]);
        let kind = dice.pick(starts);
        let start = dice.pick(kind).clone();
        let game = History::<G>::from_record(options, &start);
        let game = game.unwrap_or_else(|fault| panic!("{fault} in {start}"));
        play::<G, P>(game, mood, &mut seen, &mut dice);
    }
    seen
}

fn play<G: Game, P: Plain>(mut game: History<G>, mood: Mood, seen: &mut Seen, dice: &mut Dice) {
    let names = game.options().names(G::OPTIONS);
    let mut plain = P::read(&game.position().to_string(), &names);
    let home = plain.clone();
    let mut often: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..mood.patience() {
        let text = plain.text();
        assert_eq!(game.position().to_string(), text);
        let times = often.entry(text.clone()).or_default();
        *times += 1;
        let moves = plain.moves();
        let no_move = moves.as_ref().is_some_and(BTreeMap::is_empty);
        let stuck = || no_move.then(|| plain.stuck());
        let repeated = (*times >= 3).then_some((0, "repetition"));
        let end = plain.decided().or_else(stuck).or(repeated);
        assert_eq!(
            game.outcome().map(ending),
            end,
            "{names:?} {}",
            game.record()
        );

        seen.positions += 1;
        seen.tall += usize::from(plain.tallest() >= 5);
        let next = match &moves {
            Some(moves) => {
                compare_moves(game.position(), &plain, moves, seen, dice);
                let chosen = choose(moves, &home, &often, mood, dice);
                chosen.map(|mv| (mv.clone(), moves[mv].clone()))
            }
            None => compare_some(game.position(), &plain, seen, dice),
        };
        if let Some((_, reason)) = end {
            *seen.ends.entry(reason).or_default() += 1;
            return;
        }
        let Some((mv, after)) = next else {
            return;
        };
        let played = game.play_text(&mv);
        played.unwrap_or_else(|fault| panic!("{fault} for {mv} on {text}"));
        plain = after;
    }
}

fn ending(outcome: Outcome) -> Ending {
    let winner = outcome.winner.map_or(0, |side| side as u8 + 1);
    (winner, outcome.reason.as_str())
}

/// Compares all moves that are listed, the results of some, and texts that are almost moves.
fn compare_moves<G: Game, P: Plain>(
    position: &G,
    plain: &P,
    moves: &BTreeMap<String, P>,
    seen: &mut Seen,
    dice: &mut Dice,
) {
    let listed = position
        .moves()
        .unwrap_or_else(|many| panic!("{many}: {position}"));
    let mut texts: Vec<String> = listed.iter().map(|&mv| position.move_text(mv)).collect();
    texts.sort();
    assert!(
        texts.iter().eq(moves.keys()),
        "{position}: {texts:?}, not {:?}",
        moves.keys()
    );
    let long = |text: &String| text.matches('x').count() >= 3 || text.matches('-').count() >= 5;
    seen.long += usize::from(texts.iter().any(long));
    if texts.is_empty() {
        return;
    }
    let all = texts.len() <= 8;
    for at in 0..texts.len().min(8) {
        let text = &texts[if all { at } else { dice.below(texts.len()) }];
        compare_result(position, text, &moves[text]);
        seen.results += 1;
        seen.captures += usize::from(plain.taken(text, &moves[text]) > 0);
    }
    for _ in 0..2 {
        let chosen = dice.pick(&texts).clone();
        let text = mutated(dice, &chosen);
        let is_legal = position.parse_move(&text).is_ok();
        assert_eq!(
            is_legal,
            moves.contains_key(&text),
            "{text:?} on {position}"
        );
        seen.refused += usize::from(!is_legal);
    }
    if dice.below(4) == 0 {
        // The same position may be won by one move and not by another.
        let result = |after: &P| (after.text(), after.decided());
        let results: BTreeSet<_> = moves.values().map(result).collect();
        assert_eq!(position.results(), Ok(results.len() as u64), "{position}");
    }
}

/// Where there are too many moves to list, some are legal and lead where they should.
fn compare_some<G: Game, P: Plain>(
    position: &G,
    plain: &P,
    seen: &mut Seen,
    dice: &mut Dice,
) -> Option<(String, P)> {
    seen.unlisted += 1;
    let mut last = None;
    for _ in 0..16 {
        if let Some((text, after)) = plain.some_move(&mut |end| dice.below(end)) {
            compare_result(position, &text, &after);
            seen.results += 1;
            last = Some((text, after));
        }
    }
    last
}

fn compare_result<G: Game, P: Plain>(position: &G, text: &str, after: &P) {
    let mv = position.parse_move(text);
    let mv = mv.unwrap_or_else(|fault| panic!("{fault} on {position}"));
    let found = position.clone().play(mv);
    let found = found.unwrap_or_else(|_| panic!("{text} is not legal on {position}"));
    assert_eq!(found.to_string(), after.text(), "{text} on {position}");
    assert_eq!(
        found.key(),
        found.key_from_scratch(),
        "{text} on {position}"
    );
    assert_eq!(
        found.decided().map(ending),
        after.decided(),
        "{text} on {position}"
    );
}

fn choose<'a, P: Plain>(
    moves: &'a BTreeMap<String, P>,
    home: &P,
    often: &BTreeMap<String, usize>,
    mood: Mood,
    dice: &mut Dice,
) -> Option<&'a String> {
    let all: Vec<&String> = moves.keys().collect();
    if all.is_empty() {
        return None;
    }
    let mut some: Vec<&String> = (0..60).map(|_| *dice.pick(&all)).collect();
    match mood {
        Mood::Careless => {}
        Mood::Eager => {
            let ends = |mv: &&&String| moves[**mv].decided().is_some();
            if let Some(mv) = some.iter().find(ends) {
                return Some(*mv);
            }
        }
        Mood::Homesick => {
            // What was entered never goes home again.
            let shifts: Vec<&String> = all.iter().copied().filter(|mv| mv.len() > 2).collect();
            if !shifts.is_empty() && shifts.len() <= 200 {
                some = shifts;
            }
            let known = |mv: &&String| often.contains_key(&moves[*mv].text());
            let far = |mv: &&String| (!known(mv), mv.len() <= 2, moves[*mv].strayed(home));
            let nearest = some.iter().map(far).min();
            some.retain(|mv| Some(far(mv)) == nearest);
        }
    }
    Some(*dice.pick(&some))
}

/// Twelve soldiers in a block and twelve enemies around them: there is no move. In half of them the
/// enemy has yet to close the ring.
fn blocked(row: u64) -> String {
    let mut dice = Dice::new(row);
    let (left, bottom) = (dice.below(5), dice.below(4));
    let mut board = vec![vec!['.'; 10]; 9];
    let [inside, outside, mover] = *dice.pick(&[['S', 's', '1'], ['s', 'S', '2']]);
    let mut ring = Vec::new();
    for (column, row) in (0..36).map(|at| (at % 6, at / 6)) {
        let depth = [column, row].map(|at: usize| at.min(5 - at));
        let there = (left + column, bottom + row);
        match (depth[0].min(depth[1]), depth[0].max(depth[1])) {
            (1 | 2, 2) => board[there.1][there.0] = inside,
            (0, 2) | (1, 1) => ring.push(there),
            _ => {}
        }
    }
    for &(column, row) in &ring {
        let is_edge = column == 0 || row == 0 || column == 9 || row == 8;
        board[row][column] = match is_edge {
            true if outside == 'S' => 'L',
            true => 'l',
            false => outside,
        };
    }
    let mut turn = mover;
    if dice.below(2) == 0 {
        let &(column, row) = dice.pick(&ring);
        board[row][column] = '.';
        turn = if mover == '1' { '2' } else { '1' };
    }
    let rows = board.iter().rev().map(|row| row.iter().collect::<String>());
    let rows: Vec<String> = rows.map(runs).collect();
    format!("{} {turn}", rows.join("/"))
}

/// A row with numbers instead of dots.
fn runs(row: String) -> String {
    let mut text = row;
    for run in (1..=10).rev() {
        text = text.replace(&".".repeat(run), &run.to_string());
    }
    text
}

/// Stacks of any height thrown on the diamond of Emergo, or many single stones; or a piece that can
/// jump far; or one that is locked up in a corner, or soon will be.
fn thrown(row: u64) -> String {
    let mut dice = Dice::new(row);
    let mut left = [12, 12];
    let mut cells = vec![String::new(); 41];
    let turn = 1 + dice.below(2);
    match dice.below(5) {
        0 => {
            let corners = [[0, 2, 6, 5], [40, 38, 34, 35]];
            let [tip, before, behind, beside] = *dice.pick(&corners);
            cells[tip] = "1".repeat(1 + dice.below(3));
            cells[before] = "2".repeat(1 + dice.below(3));
            "2".clone_into(&mut cells[if turn == 1 { behind } else { beside }]);
            return format!("{} {turn} 0-{}", diamond(cells), dice.below(2) * 6);
        }
        1 | 2 => {
            let square = (0..9)
                .rev()
                .flat_map(|row| (0..9_usize).map(move |column| (column, row)));
            let places =
                square.filter(|(column, row)| column.abs_diff(4) + usize::abs_diff(*row, 4) <= 4);
            for (at, (column, row)) in places.enumerate() {
                // Who jumps from where column and row are even comes down there again.
                let stack = match (column % 2, row % 2) {
                    (0, 0) if dice.below(5) == 0 => "1",
                    (0, 1) | (1, 0) => *dice.pick(&["", "2", "2", "12"]),
                    _ => "",
                };
                let [first, second] = ["1", "2"].map(|side| stack.matches(side).count());
                if first <= left[0] && second <= left[1] {
                    left = [left[0] - first, left[1] - second];
                    stack.clone_into(&mut cells[at]);
                }
            }
            return format!("{} 1 0-0", diamond(cells));
        }
        _ => {}
    }
    let crowded = dice.below(3) == 0;
    for _ in 0..2 + dice.below(if crowded { 40 } else { 16 }) {
        // The corner at the top comes first: there pieces get stuck.
        let far = *dice.pick(&[9, 41, 41]);
        let at = dice.below(far);
        for _ in 0..if crowded { 1 } else { 1 + dice.below(7) } {
            let side = dice.below(2);
            if left[side] > 0 {
                left[side] -= 1;
                cells[at] += ["1", "2"][side];
            }
        }
    }
    let hands = left.map(|most| [0, 0, dice.below(most + 1), most][dice.below(4)]);
    format!("{} {turn} {}-{}", diamond(cells), hands[0], hands[1])
}

/// The rows of Emergo's board.
fn diamond(mut cells: Vec<String>) -> String {
    let mut rows = Vec::new();
    for width in [1, 3, 5, 7, 9, 7, 5, 3, 1] {
        let rest = cells.split_off(width);
        rows.push(listed(&cells));
        cells = rest;
    }
    rows.join("/")
}

/// Few stacks on the board of Intermedium; or knots of stones that can go round for ever; or a city
/// that is about to fall.
fn sparse(row: u64) -> String {
    let mut dice = Dice::new(row);
    let mut board = vec![vec![0; 7]; 10];
    let turn = dice.below(2);
    let kind = dice.below(4);
    if kind == 0 {
        let rows = [[9, 8, 7, 6], [0, 1, 2, 3]][turn];
        let around = [(2, rows[0]), (4, rows[0]), (3, rows[1])];
        let near = [
            (1, rows[1]),
            (5, rows[1]),
            (2, rows[2]),
            (4, rows[2]),
            (1, rows[3]),
        ];
        for (column, row) in around {
            board[row][column] = 1;
        }
        for _ in 0..3 {
            let &(column, row) = dice.pick(&near);
            board[row][column] = 1 + dice.below(3);
        }
        board[rows[0]][3] = dice.below(2);
    } else if kind == 1 {
        let most = *dice.pick(&[1, 2, 2, 3, 9]);
        for _ in 0..2 + dice.below(9) {
            board[dice.below(10)][dice.below(7)] = 1 + dice.below(most);
        }
    } else {
        for side in 0..2 {
            let row = 4 * side + dice.below(3);
            // In the middle of four cells of the side's colour.
            let column = 1 + (row + side) % 2 + 2 * dice.below(2);
            let knot = [
                (column, row),
                (column + 1, row + 1),
                (column, row + 2),
                (column - 1, row + 1),
            ];
            for (column, row) in knot {
                board[row][column] = 1;
            }
            // Five stones on four cells: one of them can always be moved.
            let &(column, row) = dice.pick(&knot);
            board[row][column] = 2;
        }
    }
    let mut rows = Vec::new();
    for row in (0..10).rev() {
        let cell = |column: usize| match (board[row][column], (column + row) % 2) {
            (0, _) => String::new(),
            (height, 1) => format!("a{height}"),
            (height, _) => format!("b{height}"),
        };
        rows.push(listed(&(0..7).map(cell).collect::<Vec<_>>()));
    }
    let turns = *dice.pick(&[4, 4, turn, turn + 2]);
    format!("{} {} {turns}", rows.join("/"), turn + 1)
}

/// A row of cells with commas between and runs of empty ones.
fn listed(cells: &[String]) -> String {
    let mut items = Vec::new();
    for run in cells.chunk_by(|one, next| one.is_empty() && next.is_empty()) {
        items.push(match run {
            [cell] if cell.is_empty() => "x".to_owned(),
            [cell] => cell.clone(),
            _ => format!("x{}", run.len()),
        });
    }
    items.join(",")
}

/// Asserts that each of these came up at least so often in ten thousand positions.
fn well_represented(seen: &Seen, wanted: &[(&str, usize, usize)]) {
    for &(what, times, in_many) in wanted {
        let least = seen.positions * in_many / 10_000;
        assert!(times >= least, "{what}: {times}, not {least}; {seen:?}");
    }
}

fn end(seen: &Seen, reason: &str) -> usize {
    seen.ends.get(reason).copied().unwrap_or_default()
}

fn ergo(positions: usize) {
    let starts = starts::<ergo::games::ergo::Position>("ergo-wins", (0..200).map(blocked));
    let seen = compare::<ergo::games::ergo::Position, reference::ergo::Ergo>(&starts, positions, 1);
    println!("ergo: {seen:?}");
    let wanted = ["five", "no-move", "repetition"].map(|reason| (reason, end(&seen, reason), 4));
    well_represented(&seen, &wanted);
}

fn emergo(positions: usize) {
    let starts =
        starts::<ergo::games::emergo::Position>("emergo-combinations", (0..600).map(thrown));
    let seen =
        compare::<ergo::games::emergo::Position, reference::emergo::Emergo>(&starts, positions, 2);
    println!("emergo: {seen:?}");
    let wanted = ["all-captured", "no-move", "repetition"];
    let wanted = wanted.map(|reason| (reason, end(&seen, reason), 4));
    well_represented(&seen, &wanted);
    well_represented(
        &seen,
        &[
            ("long", seen.long, 100),
            ("tall", seen.tall, 2000),
            ("captures", seen.captures, 2000),
        ],
    );
}

fn intermedium(positions: usize) {
    let starts =
        starts::<ergo::games::intermedium::Position>("intermedium-attacks", (0..400).map(sparse));
    let seen = compare::<ergo::games::intermedium::Position, reference::intermedium::Intermedium>(
        &starts, positions, 3,
    );
    println!("intermedium: {seen:?}");
    let wanted = ["city", "no-stack", "repetition"].map(|reason| (reason, end(&seen, reason), 4));
    well_represented(&seen, &wanted);
    well_represented(
        &seen,
        &[
            ("long", seen.long, 100),
            ("tall", seen.tall, 1000),
            ("captures", seen.captures, 1000),
            ("unlisted", seen.unlisted, 50),
        ],
    );
}

#[test]
fn a_share_of_ergo_is_the_same() {
    ergo(SHARE);
}

#[test]
fn a_share_of_emergo_is_the_same() {
    emergo(SHARE);
}

#[test]
fn a_share_of_intermedium_is_the_same() {
    intermedium(SHARE);
}

#[test]
#[ignore = "takes minutes"]
fn the_whole_is_the_same() {
    ergo(WHOLE);
    emergo(WHOLE);
    intermedium(WHOLE);
}
