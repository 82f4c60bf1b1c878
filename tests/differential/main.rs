//! The fast rules against the reference implementation of `tests/reference`, over many thousands of positions: the same
//! moves, the same results, the same ends. Only the strings of positions and moves cross over.
//!
//! `cargo test` covers a sample; the full run is
//! `cargo test --test differential -- --ignored --nocapture`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use dice::Dice;
use ergo::game::{Game, Options, Outcome};
use ergo::replay::History;
use mutate::mutated;
use reference::{Ending, Plain};
use starts::{blocked, sparse, thrown};

#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/mutate.rs"]
mod mutate;
#[path = "../reference/mod.rs"]
mod reference;
mod starts;

/// The positions per game of the full run, and the fraction that `cargo test` covers.
const WHOLE: usize = 100_000;
const SHARE: usize = WHOLE / 20;

/// What the comparison covered.
#[derive(Debug, Default)]
struct Seen {
    positions: usize,
    /// Moves whose results were compared.
    results: usize,
    /// Mutated move texts that both rejected.
    refused: usize,
    /// Positions with more moves than the reference implementation lists.
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

/// How moves are chosen; each way leads to different outcomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// At random.
    Careless,
    /// A move that ends the game, if there is one.
    Eager,
    /// A move back to an earlier position.
    Homesick,
}

impl Mood {
    /// The number of moves after which a game is abandoned.
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

/// Plays games until this many positions have been compared.
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
        let game = History::<G>::from_line(options, &start);
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
        assert_eq!(game.outcome().map(ending), end, "{names:?} {}", game.line());

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

/// Compares all listed moves, the results of some, and mutated move texts.
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

/// If there are too many moves to list, compares a random sample.
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

/// Asserts that each of these occurred at least this often in ten thousand positions.
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
