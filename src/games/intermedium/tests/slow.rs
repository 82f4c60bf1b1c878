//! A slow, independent implementation of the rules, compared with the fast one.

use std::collections::{BTreeSet, HashMap};

use super::{Dice, plain_cell, random_positions};
use crate::game::{Game, Side};
use crate::games::intermedium::Position;
use crate::games::intermedium::board::name;

/// A simple position: the side and number of stones by column and row.
#[derive(Clone, PartialEq, Eq)]
struct Plain {
    stacks: HashMap<(i32, i32), (char, u32)>,
    mover: char,
    turns: u32,
    partial: bool,
    free: bool,
    won: bool,
}

const DIAGONALS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHTS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn is_on_board((column, row): (i32, i32)) -> bool {
    (0..7).contains(&column) && (0..10).contains(&row)
}

fn neighbours((column, row): (i32, i32)) -> Vec<(i32, i32)> {
    let all = STRAIGHTS
        .iter()
        .map(|&(right, up)| (column + right, row + up));
    all.filter(|&cell| is_on_board(cell)).collect()
}

fn spell(cell: (i32, i32)) -> String {
    name(plain_cell(
        usize::try_from(cell.0).unwrap(),
        usize::try_from(cell.1).unwrap(),
    ))
}

impl Plain {
    fn of(position: &Position) -> Self {
        let text = position.to_string();
        let mut words = text.split(' ');
        let mut stacks = HashMap::new();
        for (row, items) in (0..10).rev().zip(words.next().unwrap().split('/')) {
            let mut column = 0;
            for item in items.split(',') {
                let (letter, number) = item.split_at(1);
                let number: u32 = number.parse().unwrap_or(1);
                if letter == "x" {
                    column += i32::try_from(number).unwrap();
                } else {
                    stacks.insert((column, row), (letter.chars().next().unwrap(), number));
                    column += 1;
                }
            }
        }
        let mover = if words.next() == Some("1") { 'a' } else { 'b' };
        Self {
            stacks,
            mover,
            turns: words.next().unwrap().parse().unwrap(),
            partial: position.allows_partial_moves(),
            free: position.turns() < 4 && !position.is_opening(),
            won: false,
        }
    }

    fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in (0..10).rev() {
            let mut items: Vec<String> = Vec::new();
            let mut column = 0;
            while column < 7 {
                if let Some((side, height)) = self.stacks.get(&(column, row)) {
                    items.push(format!("{side}{height}"));
                    column += 1;
                    continue;
                }
                let run = (column..7)
                    .take_while(|&next| !self.stacks.contains_key(&(next, row)))
                    .count();
                items.push(if run == 1 {
                    "x".to_owned()
                } else {
                    format!("x{run}")
                });
                column += i32::try_from(run).unwrap();
            }
            rows.push(items.join(","));
        }
        let digit = if self.mover == 'a' { 1 } else { 2 };
        format!("{} {digit} {}", rows.join("/"), self.turns)
    }

    fn owner(&self, cell: (i32, i32)) -> Option<char> {
        self.stacks.get(&cell).map(|stack| stack.0)
    }

    /// Every path, by trying every step from every stack.
    fn moves(&self) -> Vec<Vec<(i32, i32)>> {
        let mut moves = Vec::new();
        for (&start, &(side, height)) in &self.stacks {
            if side == self.mover && height >= 2 {
                self.walk(&mut vec![start], height, &mut moves);
            }
        }
        moves
    }

    fn walk(&self, path: &mut Vec<(i32, i32)>, height: u32, moves: &mut Vec<Vec<(i32, i32)>>) {
        let sown = u32::try_from(path.len() - 1).unwrap();
        let may_end = sown == height || (self.partial && sown > 0);
        if may_end && self.opening_allows(path) {
            moves.push(path.clone());
        }
        if sown == height {
            return;
        }
        let here = path[path.len() - 1];
        for (right, up) in DIAGONALS {
            let next = (here.0 + right, here.1 + up);
            let straight_back = path.len() > 1 && path[path.len() - 2] == next;
            if is_on_board(next) && !straight_back {
                path.push(next);
                self.walk(path, height, moves);
                path.pop();
            }
        }
    }

    fn opening_allows(&self, path: &[(i32, i32)]) -> bool {
        if self.turns >= 4 || self.free {
            return true;
        }
        let up = path[path.len() - 1].1 - path[0].1;
        let forward = if self.mover == 'a' { up > 0 } else { up < 0 };
        forward && path[1..].iter().any(|&cell| self.owner(cell).is_none())
    }

    fn play(&self, path: &[(i32, i32)]) -> Self {
        let mut next = self.clone();
        let enemy = if self.mover == 'a' { 'b' } else { 'a' };
        let mut on_single = false;
        for &cell in &path[1..] {
            next.take_one(path[0]);
            let stack = next.stacks.entry(cell).or_insert((self.mover, 0));
            on_single = stack.1 == 1;
            stack.1 += 1;
        }
        if on_single {
            next.capture(path[path.len() - 1], enemy);
        }
        next.mover = enemy;
        next.turns = (self.turns + 1).min(4);
        next
    }

    fn take_one(&mut self, cell: (i32, i32)) {
        let height = self.stacks[&cell].1 - 1;
        if height == 0 {
            self.stacks.remove(&cell);
        } else {
            self.stacks.insert(cell, (self.mover, height));
        }
    }

    fn capture(&mut self, last: (i32, i32), enemy: char) {
        let city = if enemy == 'a' { (3, 0) } else { (3, 9) };
        let beside = neighbours(last).into_iter();
        let surrounded: Vec<_> = beside
            .filter(|&cell| {
                let mut around = neighbours(cell).into_iter();
                around.all(|cell| self.owner(cell) == Some(self.mover))
            })
            .collect();
        self.won = surrounded.contains(&city);
        for cell in surrounded {
            if self.owner(cell) == Some(enemy) {
                self.stacks.remove(&cell);
            }
        }
    }
}

fn spell_path(path: &[(i32, i32)]) -> String {
    let sown: Vec<String> = path[1..].iter().map(|&cell| spell(cell)).collect();
    format!("{}@{}", spell(path[0]), sown.join("-"))
}

#[test]
fn moves_and_results_are_the_same() {
    let (mut captures, mut wins) = (0, 0);
    for position in random_positions(1_500) {
        let plain = Plain::of(&position);
        assert_eq!(plain.text(), position.to_string());
        let moves = plain.moves();
        let mut spelled: Vec<String> = moves.iter().map(|path| spell_path(path)).collect();
        spelled.sort();
        assert_eq!(super::texts(&position), spelled, "{position}");
        assert_eq!(position.outcome().is_some(), moves.is_empty(), "{position}");
        if moves.len() > 1_000 {
            // Playing them all takes too long here; the tests of bounds do so for a few.
            continue;
        }
        let mut results = BTreeSet::new();
        for path in &moves {
            let after = plain.play(path);
            let played = super::after(&position, &spell_path(path));
            assert_eq!(played.to_string(), after.text(), "{path:?} on {position}");
            assert_eq!(played.has_fallen(), after.won, "{path:?} on {position}");
            assert_eq!(
                played.key(),
                played.key_from_scratch(),
                "{path:?} on {position}"
            );
            captures += usize::from(played.stones(played.turn()) < position.stones(played.turn()));
            wins += usize::from(after.won);
            results.insert((after.text(), after.won));
        }
        assert_eq!(position.results(), Ok(results.len() as u64), "{position}");
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let chosen: BTreeSet<_> = choices
            .iter()
            .map(|&mv| position.play_unchecked(mv))
            .map(|after| (after.to_string(), after.has_fallen()))
            .collect();
        assert_eq!(choices.len(), chosen.len(), "{position}");
        assert_eq!(chosen, results, "{position}");
    }
    assert!(
        captures > 10_000 && wins > 100,
        "{captures} captures, {wins} wins"
    );
}

#[test]
fn just_the_listed_moves_are_legal() {
    let mut dice = Dice::new(3);
    let (mut legal, mut illegal) = (0, 0);
    for position in random_positions(600) {
        let plain = Plain::of(&position);
        let listed: BTreeSet<String> = plain.moves().iter().map(|path| spell_path(path)).collect();
        for _ in 0..100 {
            let start = (dice.below(7), dice.below(10));
            let start = (
                i32::try_from(start.0).unwrap(),
                i32::try_from(start.1).unwrap(),
            );
            let mut path = vec![start];
            // Mostly as long as a legal move, and now and then turning back.
            let height = plain.stacks.get(&start).map_or(2, |stack| stack.1) as usize;
            let length = dice.pick(&[height, height, height, 1, 2, 3, height + 1]);
            for _ in 0..length {
                let (right, up) = dice.pick(&DIAGONALS);
                let last = path[path.len() - 1];
                let next = (last.0 + right, last.1 + up);
                if is_on_board(next) {
                    path.push(next);
                }
            }
            if path.len() == 1 {
                continue;
            }
            let text = spell_path(&path);
            let is_listed = listed.contains(&text);
            assert_eq!(
                super::is_legal(&position, &text),
                is_listed,
                "{text} on {position}"
            );
            legal += usize::from(is_listed);
            illegal += usize::from(!is_listed);
        }
    }
    assert!(
        legal > 1_000 && illegal > 10_000,
        "{legal} legal, {illegal} not"
    );
}

#[test]
fn both_sides_are_tried() {
    let turns: Vec<Side> = random_positions(100).iter().map(Game::turn).collect();
    assert!(Side::BOTH.iter().all(|side| turns.contains(side)));
}
