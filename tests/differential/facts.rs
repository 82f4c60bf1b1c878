//! What is explained about positions, compared with what the reference implementation does there: who owns what after
//! every line of captures, which moves win and what parries them, and which gaps a capture fills.

use std::collections::{BTreeMap, BTreeSet};

use ergo_games::advice::{Advise, Fact};
use ergo_games::codes::FactCode;
use ergo_games::dice::Dice;
use ergo_games::game::{Game, Options, Side};
use ergo_games::render::{Board, Render};
use ergo_games::replay::History;

use crate::reference::{ReferenceGame, emergo::Emergo, ergo::Ergo, intermedium::Intermedium};
use crate::starts;
use crate::starts::{blocked, on_diamond, on_hexagon, sparse};

/// The most positions that are followed to the ends of captures.
const MOST_FOLLOWED: usize = 250;

/// The names of cells.
fn names(board: &Board, cells: &[u8]) -> BTreeSet<String> {
    let fields = board.rows.iter().flatten();
    let named = fields.filter(|field| cells.contains(&field.cell));
    named.map(|field| field.name.clone()).collect()
}

/// The owners of the occupied cells of a position text.
fn owners<G: Game + Render>(text: &str, options: Options) -> BTreeMap<u8, usize> {
    let position = G::parse(text, options).unwrap();
    let pieces = position.pieces().into_iter();
    pieces
        .map(|piece| (piece.cell, piece.stack.last().unwrap().side.index()))
        .collect()
}

/// Positions of random games from these starts.
fn positions<G: Game>(
    variant: usize,
    starts: &[Vec<String>; 3],
    (count, walk): (usize, usize),
    seed: u64,
) -> Vec<G> {
    let mut dice = Dice::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let group = dice.pick(&starts[..]);
        let start = dice.pick(group).clone();
        let game = History::<G>::from_line(Options::of_variant(variant), &start).unwrap();
        let mut position = game.position().clone();
        for _ in 0..dice.below(walk) {
            let mut moves = Vec::new();
            position.choices(&mut moves);
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(*dice.pick(&moves));
        }
        if position.decided().is_none() {
            found.push(position);
        }
    }
    found
}

/// A position with a side to move, as the reference implementation reads it.
fn with_turn<P: ReferenceGame>(text: &str, side: Side) -> P {
    let (rows, rest) = text.split_once(' ').unwrap();
    let others = rest
        .split_once(' ')
        .map_or(String::new(), |(_, others)| format!(" {others}"));
    P::read(&format!("{rows} {}{others}", side.digit()), &[])
}

/// The ends of every line of captures; nothing if there are too many.
fn ends(first: Emergo) -> Option<Vec<String>> {
    let mut seen = BTreeSet::from([first.text()]);
    let mut left = vec![first];
    let mut ends = Vec::new();
    while let Some(position) = left.pop() {
        let moves = position.moves()?;
        let captures = moves.into_iter().filter(|(text, _)| text.contains('x'));
        let after: Vec<_> = captures.map(|(_, after)| after).collect();
        if after.is_empty() {
            ends.push(position.text());
        }
        for next in after {
            if seen.insert(next.text()) {
                left.push(next);
            }
        }
        if seen.len() > MOST_FOLLOWED {
            return None;
        }
    }
    Some(ends)
}

/// The positions in which there was something to compare, by what it was.
type Seen = BTreeMap<FactCode, usize>;

fn owners_after_captures(variant: usize, starts: &[Vec<String>; 3], count: usize) -> Seen {
    type Position = ergo_games::games::emergo::Position;
    let options = Options::of_variant(variant);
    let board = Position::board(variant);
    let mut seen = Seen::new();
    for position in positions::<Position>(variant, starts, (count, 60), 5) {
        let (text, turn) = (position.to_string(), position.turn());
        let facts = position.facts();
        let captures = |side| {
            let moves = with_turn::<Emergo>(&text, side).moves().unwrap_or_default();
            moves
                .into_keys()
                .filter(|mv| mv.contains('x'))
                .collect::<Vec<_>>()
        };
        let first = [turn, turn.other()]
            .into_iter()
            .find(|&side| !captures(side).is_empty());
        let Some(first) = first else {
            assert_eq!(facts, [], "{text}");
            continue;
        };
        assert_eq!(
            (facts[0].code, facts[0].side),
            (FactCode::Captures, first),
            "{text}"
        );
        let starts = captures(first)
            .iter()
            .map(|mv| mv[..2].to_owned())
            .collect();
        assert_eq!(names(&board, &facts[0].cells), starts, "{text}");
        let Some(ends) = ends(with_turn(&text, first)) else {
            continue;
        };
        let before = owners::<Position>(&text, options);
        let ends: Vec<_> = ends
            .iter()
            .map(|end| owners::<Position>(end, options))
            .collect();
        let mut wanted: BTreeMap<(FactCode, usize), BTreeSet<u8>> = BTreeMap::new();
        for field in board.rows.iter().flatten() {
            let was = before.get(&field.cell).copied();
            let will: BTreeSet<_> = ends
                .iter()
                .map(|end| end.get(&field.cell).copied())
                .collect();
            let fact = match (was, will.first().copied().flatten()) {
                _ if will.len() > 1 => (FactCode::Depends, first.index()),
                (None, None) => continue,
                (Some(was), None) => (FactCode::Leaves, was),
                (None, Some(will)) => (FactCode::Arrives, will),
                (Some(was), Some(will)) if was == will => (FactCode::Stays, will),
                (Some(_), Some(will)) => (FactCode::Turns, will),
            };
            wanted.entry(fact).or_default().insert(field.cell);
        }
        let said: BTreeMap<_, BTreeSet<u8>> = facts[1..]
            .iter()
            .map(|fact| {
                let cells = fact.cells.iter().copied();
                ((fact.code, fact.side.index()), cells.collect())
            })
            .collect();
        assert_eq!(said, wanted, "{text}");
        for (code, _) in said.into_keys() {
            *seen.entry(code).or_default() += 1;
        }
    }
    seen
}

/// The cell where a move of Ergo ends.
fn target(mv: &str) -> &str {
    mv.rsplit('-').next().unwrap()
}

/// Where a side makes five, as if it were its turn.
fn wins(text: &str, side: Side) -> BTreeSet<String> {
    let moves = with_turn::<Ergo>(text, side).moves().unwrap();
    let wins = moves.iter().filter(|(_, after)| after.decided().is_some());
    wins.map(|(mv, _)| target(mv).to_owned()).collect()
}

/// Where a side makes a four that can become five in two ways, as if it were its turn.
fn fours(text: &str, side: Side) -> BTreeSet<String> {
    let moves = with_turn::<Ergo>(text, side).moves().unwrap();
    let fours = moves
        .iter()
        .filter(|(_, after)| wins(&after.text(), side).len() > 1);
    fours.map(|(mv, _)| target(mv).to_owned()).collect()
}

fn threats_and_parries(starts: &[Vec<String>; 3], count: usize) -> Seen {
    type Position = ergo_games::games::ergo::Position;
    let board = Position::board(0);
    let mut dice = Dice::new(6);
    let mut seen = Seen::new();
    for position in positions::<Position>(0, starts, (count, 5), 6) {
        let text = position.to_string();
        let facts = position.facts();
        for side in Side::BOTH {
            let fact = facts.iter().find(|fact| fact.side == side);
            let said = fact
                .map(|fact| names(&board, &fact.cells))
                .unwrap_or_default();
            let fives = wins(&text, side);
            let code = if fives.is_empty() {
                FactCode::Four
            } else {
                FactCode::Five
            };
            assert!(
                fact.is_none_or(|fact| fact.code == code),
                "{fact:?} on {text}"
            );
            if code == FactCode::Five {
                assert_eq!(said, fives, "{text}");
            } else if dice.below(16) == 0 || fact.is_some() {
                assert_eq!(said, fours(&text, side), "{text}");
            }
            let Some(fact) = fact else { continue };
            *seen.entry(code).or_default() += 1;
            if code == FactCode::Five && side == position.turn() {
                assert_eq!(fact.answers, [], "{text}");
                continue;
            }
            let other = side.other();
            let replies = with_turn::<Ergo>(&text, other).moves().unwrap();
            let mut cells: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for (mv, after) in replies {
                if after.decided().is_none() {
                    cells
                        .entry(target(&mv).to_owned())
                        .or_default()
                        .push(after.text());
                }
            }
            let answers = names(&board, &fact.answers);
            assert!(
                answers.iter().all(|cell| cells.contains_key(cell)),
                "{answers:?} on {text}"
            );
            let holds = |after: &String| {
                wins(after, side).is_empty()
                    && (code == FactCode::Five || fours(after, side).is_empty())
            };
            for (cell, after) in cells {
                // Open fours take long to find out.
                if code == FactCode::Four && dice.below(8) > 0 {
                    continue;
                }
                assert_eq!(
                    answers.contains(&cell),
                    after.iter().any(holds),
                    "{cell} against {fact:?} on {text}"
                );
            }
        }
    }
    seen
}

fn gaps(starts: &[Vec<String>; 3], count: usize) -> Seen {
    type Position = ergo_games::games::intermedium::Position;
    let board = Position::board(0);
    let mut dice = Dice::new(7);
    let mut seen = Seen::new();
    for position in positions::<Position>(0, starts, (count, 60), 7) {
        let text = position.to_string();
        let facts = position.facts();
        let before = owners::<Position>(&text, Options::default());
        let mover = position.turn();
        let reference = Intermedium::read(&text, &[]);
        for _ in 0..30 {
            let Some((mv, after)) = reference.some_move(&mut |end| dice.below(end)) else {
                break;
            };
            let (_, path) = mv.split_once('@').unwrap();
            let sown: BTreeSet<String> = path.split('-').map(str::to_owned).collect();
            let left = owners::<Position>(&after.text(), Options::default());
            let taken = before
                .iter()
                .filter(|&(cell, &side)| side != mover.index() && !left.contains_key(cell));
            let taken = taken.map(|(&cell, _)| (FactCode::Stack, cell));
            let city = after.decided().is_some_and(|(_, reason)| reason == "city");
            let city = facts
                .iter()
                .find(|fact| fact.code == FactCode::City && fact.side != mover)
                .filter(|_| city)
                .map(|fact| (FactCode::City, fact.cells[0]));
            for (code, cell) in taken.chain(city) {
                let about = |fact: &&Fact| fact.code == code && fact.cells == [cell];
                // The last stone of the move may be the only one beside it that is new.
                let fact = facts.iter().find(about);
                let gaps = fact.map(|fact| names(&board, &fact.answers));
                let gaps = gaps.unwrap_or_else(|| beside(&board, cell));
                assert!(gaps.is_subset(&sown), "{mv} on {text}: {gaps:?}");
                *seen.entry(code).or_default() += 1;
            }
        }
        let at = |cell: &str| {
            let fields = board.rows.iter().flatten();
            let cell = fields
                .clone()
                .find(|field| field.name == cell)
                .unwrap()
                .cell;
            before.get(&cell).copied()
        };
        for field in board.rows.iter().flatten() {
            let beside = beside(&board, field.cell);
            let open = |side| {
                let open = beside.iter().filter(|cell| at(cell) != Some(side));
                open.cloned().collect::<BTreeSet<_>>()
            };
            let said = |code| {
                let about = |fact: &&Fact| fact.code == code && fact.cells[0] == field.cell;
                facts.iter().find(about)
            };
            let stack = before.get(&field.cell).map(|&side| open(1 - side));
            let stack = stack.filter(|open| *open != beside);
            let fact = said(FactCode::Stack);
            assert_eq!(
                fact.map(|fact| names(&board, &fact.answers)),
                stack,
                "{text}"
            );
            if let Some(fact) = said(FactCode::City) {
                assert_eq!(
                    names(&board, &fact.answers),
                    open(1 - fact.side.index()),
                    "{text}"
                );
            }
        }
    }
    seen
}

/// The names of the cells orthogonally beside a cell.
fn beside(board: &Board, cell: u8) -> BTreeSet<String> {
    let fields = || board.rows.iter().flatten();
    let middle = fields().find(|field| field.cell == cell).unwrap();
    let is_beside =
        |(x, y): (f64, f64)| ((x - middle.x).abs() + (y - middle.y).abs() - 1.0).abs() < 0.01;
    let beside = fields().filter(|field| is_beside((field.x, field.y)));
    beside.map(|field| field.name.clone()).collect()
}

/// Asserts that each of these was seen.
fn assert_seen(seen: &Seen, wanted: &[(FactCode, usize)]) {
    for (code, least) in wanted {
        let times = seen.get(code).copied().unwrap_or_default();
        assert!(times >= *least, "{code}: {times}, not {least}; {seen:?}");
    }
}

#[test]
fn stacks_have_the_owners_that_are_explained() {
    use FactCode::{Arrives, Depends, Leaves, Stays, Turns};
    let games = [
        starts("emergo", &["emergo-combinations"], (0..200).map(on_diamond)),
        starts("hexemergo", &[], (0..200).map(on_hexagon)),
    ];
    for (variant, starts) in games.iter().enumerate() {
        let seen = owners_after_captures(variant, starts, 250);
        println!("{seen:?}");
        let wanted = [Arrives, Depends, Leaves, Stays, Turns].map(|code| (code, 10));
        assert_seen(&seen, &wanted);
    }
}

#[test]
fn threats_win_and_parries_parry() {
    let starts = starts("ergo", &["ergo-wins"], (0..100).map(blocked));
    let seen = threats_and_parries(&starts, 30);
    println!("{seen:?}");
    assert_seen(&seen, &[(FactCode::Five, 5), (FactCode::Four, 5)]);
}

#[test]
fn captures_fill_the_gaps_that_are_explained() {
    let data = ["intermedium-attacks", "intermedium-defences"];
    let starts = starts("intermedium", &data, (0..100).map(sparse));
    let seen = gaps(&starts, 200);
    println!("{seen:?}");
    assert_seen(&seen, &[(FactCode::Stack, 100), (FactCode::City, 2)]);
}
