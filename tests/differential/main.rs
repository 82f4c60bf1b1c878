//! Compares the rules with the reference implementation in `tests/reference` over many thousands of positions: legal
//! moves, resulting positions and outcomes must be equal. The two exchange only position and move texts.
//!
//! `cargo test` covers a sample; the full run is
//! `cargo test --test differential -- --ignored --nocapture`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use ergo_games::dice::Dice;
use ergo_games::game::{Game, Options, Outcome};
use ergo_games::replay::History;
use mutate::mutated;
use reference::{Ending, ReferenceGame};
use starts::{blocked, on_diamond, on_hexagon, sparse};

mod facts;
#[path = "../common/mutate.rs"]
mod mutate;
#[path = "../reference/mod.rs"]
mod reference;
mod starts;

/// The positions per game of the full run, and those that `cargo test` covers.
const FULL: usize = 100_000;
const SAMPLE: usize = FULL / 20;

/// The coverage of a comparison.
#[derive(Debug, Default)]
struct Covered {
    positions: usize,
    /// Moves whose results were compared.
    results: usize,
    /// Mutated move texts that both implementations rejected.
    rejected: usize,
    /// Positions with more moves than the reference implementation lists.
    unlisted: usize,
    /// Positions with a capture of at least three jumps, or a sowing of at least six stones.
    long: usize,
    /// Positions with a stack of five or more.
    tall: usize,
    /// Moves that capture.
    captures: usize,
    /// The number of games by the reason of their outcome.
    ends: BTreeMap<&'static str, usize>,
}

/// How moves are chosen; each policy leads to different outcomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MovePolicy {
    /// At random.
    Random,
    /// A move that ends the game, if there is one.
    Finish,
    /// A move back towards an earlier position.
    Repeat,
}

impl MovePolicy {
    /// The number of moves after which a game is abandoned.
    fn max_moves(self) -> usize {
        match self {
            Self::Random | Self::Finish => 25,
            Self::Repeat => 150,
        }
    }
}

/// The starting points of games, in three groups that are chosen equally often: the start, positions from the test data,
/// and constructed positions.
fn starts(id: &str, data: &[&str], others: impl Iterator<Item = String>) -> [Vec<String>; 3] {
    let data = data.iter().map(|name| format!("data/{name}"));
    let files = std::iter::once(format!("vectors/{id}")).chain(data);
    let texts: Vec<_> = files
        .map(|file| fs::read_to_string(format!("tests/{file}.txt")).unwrap())
        .collect();
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
fn compare<G: Game, P: ReferenceGame>(
    variant: usize,
    starts: &[Vec<String>; 3],
    positions: usize,
    row: u64,
) -> Covered {
    let mut covered = Covered::default();
    let mut dice = Dice::new(row);
    while covered.positions < positions {
        let mut options = Options::of_variant(variant);
        let known = G::VARIANTS[variant].options;
        for name in known {
            options.set(known, name, dice.below(3) == 0);
        }
        let policy = *dice.pick(&[MovePolicy::Random, MovePolicy::Finish, MovePolicy::Repeat]);
        let kind = dice.pick(starts);
        let start = dice.pick(kind).clone();
        let game = History::<G>::from_line(options, &start);
        let game = game.unwrap_or_else(|error| panic!("{error} in {start}"));
        play::<G, P>(game, policy, &mut covered, &mut dice);
    }
    covered
}

fn play<G: Game, P: ReferenceGame>(
    mut game: History<G>,
    policy: MovePolicy,
    covered: &mut Covered,
    dice: &mut Dice,
) {
    let names = game.options().names(G::variant_of(game.options()).options);
    let mut reference = P::read(&game.position().to_string(), &names);
    let start = reference.clone();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..policy.max_moves() {
        let text = reference.text();
        assert_eq!(game.position().to_string(), text);
        let times = counts.entry(text.clone()).or_default();
        *times += 1;
        let moves = reference.moves();
        let no_move = moves.as_ref().is_some_and(BTreeMap::is_empty);
        let outcome_without_moves = || no_move.then(|| reference.outcome_without_moves());
        let repeated = (*times >= 3).then_some((0, "repetition"));
        let end = reference
            .decided()
            .or_else(outcome_without_moves)
            .or(repeated);
        assert_eq!(game.outcome().map(ending), end, "{names:?} {}", game.line());

        covered.positions += 1;
        covered.tall += usize::from(reference.tallest() >= 5);
        let next = match &moves {
            Some(moves) => {
                compare_moves(game.position(), &reference, moves, covered, dice);
                let chosen = choose(moves, &start, &counts, policy, dice);
                chosen.map(|mv| (mv.clone(), moves[mv].clone()))
            }
            None => compare_some(game.position(), &reference, covered, dice),
        };
        if let Some((_, reason)) = end {
            *covered.ends.entry(reason).or_default() += 1;
            return;
        }
        let Some((mv, after)) = next else {
            return;
        };
        let played = game.play_text(&mv);
        played.unwrap_or_else(|error| panic!("{error} for {mv} on {text}"));
        reference = after;
    }
}

fn ending(outcome: Outcome) -> Ending {
    let winner = outcome.winner.map_or(0, |side| side as u8 + 1);
    (winner, outcome.reason.as_str())
}

/// Compares all listed moves, the results of some, and mutated move texts.
fn compare_moves<G: Game, P: ReferenceGame>(
    position: &G,
    reference: &P,
    moves: &BTreeMap<String, P>,
    covered: &mut Covered,
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
    covered.long += usize::from(texts.iter().any(long));
    if texts.is_empty() {
        return;
    }
    let all = texts.len() <= 8;
    for at in 0..texts.len().min(8) {
        let text = &texts[if all { at } else { dice.below(texts.len()) }];
        compare_result(position, text, &moves[text]);
        let after = reference.after(text).map(|after| after.text());
        assert_eq!(after, Some(moves[text].text()), "{text} on {position}");
        covered.results += 1;
        covered.captures += usize::from(reference.taken(text, &moves[text]) > 0);
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
        assert_eq!(
            is_legal,
            reference.after(&text).is_some(),
            "{text:?} on {position}"
        );
        covered.rejected += usize::from(!is_legal);
    }
    if dice.below(4) == 0 {
        // Two moves may lead to the same position, of which only one wins.
        let result = |after: &P| (after.text(), after.decided());
        let results: BTreeSet<_> = moves.values().map(result).collect();
        assert_eq!(position.results(), Ok(results.len() as u64), "{position}");
    }
}

/// If there are too many moves to list, compares a random sample.
fn compare_some<G: Game, P: ReferenceGame>(
    position: &G,
    reference: &P,
    covered: &mut Covered,
    dice: &mut Dice,
) -> Option<(String, P)> {
    covered.unlisted += 1;
    let mut last = None;
    for _ in 0..16 {
        if let Some((text, after)) = reference.some_move(&mut |end| dice.below(end)) {
            compare_result(position, &text, &after);
            covered.results += 1;
            last = Some((text, after));
        }
    }
    last
}

fn compare_result<G: Game, P: ReferenceGame>(position: &G, text: &str, after: &P) {
    let mv = position.parse_move(text);
    let mv = mv.unwrap_or_else(|error| panic!("{error} on {position}"));
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

fn choose<'a, P: ReferenceGame>(
    moves: &'a BTreeMap<String, P>,
    start: &P,
    counts: &BTreeMap<String, usize>,
    policy: MovePolicy,
    dice: &mut Dice,
) -> Option<&'a String> {
    let all: Vec<&String> = moves.keys().collect();
    if all.is_empty() {
        return None;
    }
    let mut some: Vec<&String> = (0..60).map(|_| *dice.pick(&all)).collect();
    match policy {
        MovePolicy::Random => {}
        MovePolicy::Finish => {
            let ends = |mv: &&&String| moves[**mv].decided().is_some();
            if let Some(mv) = some.iter().find(ends) {
                return Some(*mv);
            }
        }
        MovePolicy::Repeat => {
            // Entries are permanent, so they lead away from the start.
            let non_entries: Vec<&String> = all.iter().copied().filter(|mv| mv.len() > 2).collect();
            if !non_entries.is_empty() && non_entries.len() <= 200 {
                some = non_entries;
            }
            let known = |mv: &&String| counts.contains_key(&moves[*mv].text());
            let far = |mv: &&String| (!known(mv), mv.len() <= 2, moves[*mv].cells_away_from(start));
            let nearest = some.iter().map(far).min();
            some.retain(|mv| Some(far(mv)) == nearest);
        }
    }
    Some(*dice.pick(&some))
}

/// Asserts that each of these occurred at least the given number of times per ten thousand positions.
fn assert_covered(covered: &Covered, wanted: &[(&str, usize, usize)]) {
    for &(what, times, in_many) in wanted {
        let least = covered.positions * in_many / 10_000;
        assert!(times >= least, "{what}: {times}, not {least}; {covered:?}");
    }
}

fn end(covered: &Covered, reason: &str) -> usize {
    covered.ends.get(reason).copied().unwrap_or_default()
}

fn ergo(positions: usize) {
    let starts = starts("ergo", &["ergo-wins"], (0..200).map(blocked));
    let covered = compare::<ergo_games::games::ergo::Position, reference::ergo::Ergo>(
        0, &starts, positions, 1,
    );
    println!("ergo: {covered:?}");
    let wanted = ["five", "no-move", "repetition"].map(|reason| (reason, end(&covered, reason), 4));
    assert_covered(&covered, &wanted);
}

fn emergo(positions: usize) {
    let starts = starts("emergo", &["emergo-combinations"], (0..600).map(on_diamond));
    let covered = compare::<ergo_games::games::emergo::Position, reference::emergo::Emergo>(
        0, &starts, positions, 2,
    );
    println!("emergo: {covered:?}");
    assert_emergo_covered(&covered);
}

fn hexemergo(positions: usize) {
    let starts = starts("hexemergo", &[], (0..600).map(on_hexagon));
    let covered = compare::<ergo_games::games::emergo::Position, reference::emergo::Emergo>(
        1, &starts, positions, 4,
    );
    println!("hexemergo: {covered:?}");
    assert_emergo_covered(&covered);
}

fn assert_emergo_covered(covered: &Covered) {
    let wanted = ["all-captured", "no-move", "repetition"];
    let wanted = wanted.map(|reason| (reason, end(covered, reason), 4));
    assert_covered(covered, &wanted);
    assert_covered(
        covered,
        &[
            ("long", covered.long, 100),
            ("tall", covered.tall, 2000),
            ("captures", covered.captures, 2000),
        ],
    );
}

fn intermedium(positions: usize) {
    let starts = starts(
        "intermedium",
        &["intermedium-attacks"],
        (0..400).map(sparse),
    );
    let covered = compare::<
        ergo_games::games::intermedium::Position,
        reference::intermedium::Intermedium,
    >(0, &starts, positions, 3);
    println!("intermedium: {covered:?}");
    let wanted =
        ["city", "no-stack", "repetition"].map(|reason| (reason, end(&covered, reason), 4));
    assert_covered(&covered, &wanted);
    assert_covered(
        &covered,
        &[
            ("long", covered.long, 100),
            ("tall", covered.tall, 1000),
            ("captures", covered.captures, 1000),
            ("unlisted", covered.unlisted, 50),
        ],
    );
}

#[test]
fn ergo_equals_the_reference() {
    ergo(SAMPLE);
}

#[test]
fn emergo_equals_the_reference() {
    emergo(SAMPLE);
}

#[test]
fn hexemergo_equals_the_reference() {
    hexemergo(SAMPLE);
}

#[test]
fn intermedium_equals_the_reference() {
    intermedium(SAMPLE);
}

#[test]
#[ignore = "takes minutes"]
fn all_games_equal_the_reference_in_full() {
    ergo(FULL);
    emergo(FULL);
    hexemergo(FULL);
    intermedium(FULL);
}
