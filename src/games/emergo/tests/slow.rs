//! Emergo once more, written as the rules are told and with nothing in common with the other: a map
//! from columns and rows to lists of stones, and no thought given to speed.

use std::collections::{BTreeMap, BTreeSet, HashMap};

type Place = (i8, i8);

/// A position: stacks are the owners of their stones, 1 or 2, from bottom to top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slow {
    board: HashMap<Place, Vec<u8>>,
    hands: [u8; 2],
    turn: u8,
    centre_ban: bool,
}

const WAYS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn on_board((column, row): Place) -> bool {
    (column - 5).abs() + (row - 5).abs() <= 4
}

fn all_places() -> Vec<Place> {
    let places = (1..=9)
        .rev()
        .flat_map(|row| (1..=9).map(move |column| (column, row)));
    places.filter(|&place| on_board(place)).collect()
}

fn name((column, row): Place) -> String {
    let letter = b"abcdefghi"[usize::try_from(column - 1).unwrap()];
    format!("{}{row}", char::from(letter))
}

fn moved(from: Place, way: Place, steps: i8) -> Place {
    (from.0 + steps * way.0, from.1 + steps * way.1)
}

impl Slow {
    /// Reads a position text that is known to be right.
    pub(super) fn read(text: &str, centre_ban: bool) -> Self {
        let words: Vec<&str> = text.split([' ', '-']).collect();
        let mut cells = Vec::new();
        for item in words[0].split(['/', ',']) {
            match item.strip_prefix('x') {
                Some("") => cells.push(Vec::new()),
                Some(run) => cells.resize(cells.len() + run.parse::<usize>().unwrap(), Vec::new()),
                None => cells.push(item.bytes().map(|digit| digit - b'0').collect()),
            }
        }
        let board = all_places().into_iter().zip(cells);
        Self {
            board: board.filter(|(_, stack)| !stack.is_empty()).collect(),
            hands: [words[2], words[3]].map(|hand| hand.parse().unwrap()),
            turn: words[1].parse().unwrap(),
            centre_ban,
        }
    }

    /// What stands where, in an order of its own; hands and turn.
    pub(super) fn seen(&self) -> String {
        let board: BTreeMap<_, _> = self.board.iter().collect();
        format!("{board:?} {:?} {}", self.hands, self.turn)
    }

    fn owner(&self, place: Place) -> Option<u8> {
        self.board.get(&place)?.last().copied()
    }

    fn is_empty(&self, place: Place) -> bool {
        on_board(place) && !self.board.contains_key(&place)
    }

    fn hand(&self, side: u8) -> u8 {
        self.hands[usize::from(side - 1)]
    }

    fn has_lost(&self, side: u8) -> bool {
        self.hand(side) == 0
            && !self
                .board
                .keys()
                .any(|&place| self.owner(place) == Some(side))
    }

    /// 1 or 2 for the winner, 0 for a draw.
    pub(super) fn result(&self) -> Option<u8> {
        let other = 3 - self.turn;
        if self.has_lost(self.turn) {
            Some(other)
        } else if self.has_lost(other) {
            Some(self.turn)
        } else {
            self.moves().is_empty().then_some(0)
        }
    }

    /// All captures of the piece on a place, jump after jump, whether or not they could go on.
    fn captures(&self, side: u8, from: Place) -> Vec<(Vec<Place>, Self)> {
        let mut lifted = self.clone();
        let piece = lifted.board.remove(&from).unwrap();
        let mut all = Vec::new();
        let mut open = vec![(vec![from], piece, lifted, None)];
        while let Some((path, piece, board, last)) = open.pop() {
            let at = *path.last().unwrap();
            for way in WAYS {
                let (over, to) = (moved(at, way, 1), moved(at, way, 2));
                let back = last == Some((-way.0, -way.1));
                if back || board.owner(over) != Some(3 - side) || !board.is_empty(to) {
                    continue;
                }
                let mut after = board.clone();
                let jumped = after.board.get_mut(&over).unwrap();
                let mut piece = piece.clone();
                piece.insert(0, jumped.pop().unwrap());
                if jumped.is_empty() {
                    after.board.remove(&over);
                }
                let path = [path.as_slice(), &[to]].concat();
                let mut done = after.clone();
                done.board.insert(to, piece.clone());
                all.push((path.clone(), done));
                open.push((path, piece, after, Some(way)));
            }
        }
        all
    }

    fn all_captures(&self, side: u8) -> Vec<(Vec<Place>, Self)> {
        let own = all_places()
            .into_iter()
            .filter(|&place| self.owner(place) == Some(side));
        own.flat_map(|place| self.captures(side, place)).collect()
    }

    fn entries(&self) -> Vec<(String, Self)> {
        let (side, other) = (self.turn, 3 - self.turn);
        let hand = self.hand(side);
        let count = if self.hand(other) == 0 { hand } else { 1 };
        let attacked = !self.all_captures(other).is_empty();
        let mut all = Vec::new();
        for place in all_places()
            .into_iter()
            .filter(|&place| self.is_empty(place))
        {
            if self.centre_ban && place == (5, 5) && side == 1 && hand == 12 {
                continue;
            }
            let mut after = self.clone();
            after.board.insert(place, vec![side; usize::from(count)]);
            after.hands[usize::from(side - 1)] -= count;
            if attacked || after.all_captures(other).is_empty() {
                all.push((name(place), after));
            }
        }
        all
    }

    fn steps(&self) -> Vec<(String, Self)> {
        let mut all = Vec::new();
        for from in all_places()
            .into_iter()
            .filter(|&from| self.owner(from) == Some(self.turn))
        {
            for to in WAYS.map(|way| moved(from, way, 1)) {
                if self.is_empty(to) {
                    let mut after = self.clone();
                    let piece = after.board.remove(&from).unwrap();
                    after.board.insert(to, piece);
                    all.push((format!("{}-{}", name(from), name(to)), after));
                }
            }
        }
        all
    }

    /// Every legal move with the position it leads to, in which the other player is to move.
    pub(super) fn moves(&self) -> BTreeMap<String, Self> {
        if [1, 2].into_iter().any(|side| self.has_lost(side)) {
            return BTreeMap::new();
        }
        let mut captures = self.all_captures(self.turn);
        let moves = if captures.is_empty() {
            if self.hand(self.turn) > 0 {
                self.entries()
            } else {
                self.steps()
            }
        } else {
            let most = captures.iter().map(|(path, _)| path.len()).max();
            captures.retain(|(path, _)| Some(path.len()) == most);
            let text = |path: Vec<Place>| path.into_iter().map(name).collect::<Vec<_>>().join("x");
            captures
                .into_iter()
                .map(|(path, after)| (text(path), after))
                .collect()
        };
        let next = |after: Self| Self {
            turn: 3 - self.turn,
            ..after
        };
        moves
            .into_iter()
            .map(|(text, after)| (text, next(after)))
            .collect()
    }

    /// How many different positions can be reached.
    pub(super) fn results(&self) -> usize {
        let seen: BTreeSet<_> = self.moves().values().map(Self::seen).collect();
        seen.len()
    }
}
