//! Different results, found without walking every path.
//!
//! What a sowing leads to is told by how many stones fell on each cell and by where the last one
//! fell; in which order the others fell is not. So the sowings of a stack are found in layers, one
//! for each stone dropped: a layer holds every *state* that so many steps can lead to, once, and a
//! state is the last cell, the last direction and the stones on each cell. Paths that meet in a
//! state go on alike and are followed as one.
//!
//! Layers grow by less than threefold a stone, results nearly as fast: no layer on the way to fewer
//! than [`LIMIT`] results comes near [`MOST_STATES`] states. That bounds time and memory for any
//! stack: who wants to know all results is told that they are too many as soon as a layer or the
//! results pass their bound; who only wants some has each layer thinned out to a sample.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::aim::aimed;
use super::board::{CELLS, Direction, SPOTS, Set, Spot};
use super::capture::Captured;
use super::position::{LIMIT, Position};
use super::sowing::{Move, Sower, SowingPath};
use super::ways::CompletionTable;
use crate::game::TooMany;

/// The most states of a layer. A bound of work, not of exactness: see the tests.
pub(super) const MOST_STATES: usize = 1 << 19;

/// How much is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Every result, or none if they are too many.
    Complete,
    /// At most so many results of each stack: those that take something first, the others spread
    /// evenly over where the last stone falls.
    Sample(usize),
}

/// What tells results with the same stones on the same cells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultKey {
    /// What they take.
    Captured,
    /// Where they end.
    End,
}

/// The stones dropped on each cell, four bits each: more than fifteen fall on none, because it takes
/// four steps to come back to a cell and there are 44 at most. What else tells states or results
/// apart stands above them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Drops([u64; 3]);

const CELLS_A_WORD: u32 = 16;
/// Where in the last word the stones end.
const ABOVE: u32 = 4 * (CELLS as u32 / 2 - 2 * CELLS_A_WORD);

impl Drops {
    const fn shift(spot: Spot) -> (usize, u32) {
        let at = spot.number();
        ((at / CELLS_A_WORD) as usize, 4 * (at % CELLS_A_WORD))
    }

    const fn on(self, spot: Spot) -> u8 {
        let (word, shift) = Self::shift(spot);
        (self.0[word] >> shift & 15) as u8
    }

    /// The cells with stones.
    fn cells(self) -> Set {
        let mut cells = Set::EMPTY;
        for spot in Set::ALL {
            cells.put(spot, self.on(spot) > 0);
        }
        cells
    }

    const fn with(mut self, spot: Spot) -> Self {
        let (word, shift) = Self::shift(spot);
        self.0[word] += 1 << shift;
        self
    }

    const fn without(mut self, spot: Spot) -> Self {
        let (word, shift) = Self::shift(spot);
        self.0[word] &= !(15 << shift);
        self
    }

    /// The stones together with something else.
    const fn marked(mut self, mark: u64) -> Self {
        self.0[2] = self.0[2] & ((1 << ABOVE) - 1) | mark << ABOVE;
        self
    }

    const fn mark(self) -> u64 {
        self.0[2] >> ABOVE
    }

    const fn hash(self) -> u64 {
        let [low, middle, high] = self.0;
        let mixed = (low.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ middle).rotate_left(29);
        let mixed = (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ high).rotate_left(31);
        let mixed = mixed.wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 32
    }
}

/// A state: the stones, marked with how far the reached has come.
fn state(drops: Drops, reached: SowingPath) -> Drops {
    let last = reached.last.map_or(0, Direction::index) as u64;
    drops.marked(reached.at.index() as u64 | last << 6 | u64::from(reached.occupies) << 8)
}

/// The reached that a state is marked with.
fn reached(state: Drops, sown: u8, sower: &Sower) -> SowingPath {
    let mark = state.mark();
    SowingPath {
        at: Spot::of_index((mark & 63) as usize).unwrap_or(sower.start),
        last: (sown > 0).then(|| Direction::ALL[(mark >> 6 & 3) as usize]),
        occupies: mark >> 8 & 1 == 1,
        sown,
    }
}

/// What is remembered of a state or result besides itself.
#[derive(Clone, Copy, Debug)]
struct Note {
    /// How it was reached: one path of those that lead here.
    path: Move,
    /// Where the last stone fell.
    end: Spot,
    /// What it takes: 0 nothing, 1 stacks, 2 the city.
    rank: u8,
}

/// States or results, each once, in the order in which they were found.
#[derive(Debug, Default)]
struct Store {
    keys: Vec<Drops>,
    notes: Vec<Note>,
    /// Places among the keys plus one, found by hash; 0 is free. A power of two, and at least half
    /// of it is free.
    slots: Vec<u32>,
}

impl Store {
    /// Forgets everything and makes room for about so many.
    fn clear(&mut self, expected: usize) {
        self.keys.clear();
        self.notes.clear();
        self.slots.clear();
        self.slots
            .resize((2 * expected).next_power_of_two().max(16), 0);
    }

    fn len(&self) -> usize {
        self.keys.len()
    }

    /// Where a key is, or else the free slot for it.
    #[allow(clippy::cast_possible_truncation, reason = "only low bits are wanted")]
    fn find(&self, key: Drops) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                place if self.keys[place as usize - 1] == key => return Ok(place as usize - 1),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    /// Adds a key that is not there. Its slot comes from [`Store::find`].
    #[allow(
        clippy::cast_possible_truncation,
        reason = "far fewer than four billion"
    )]
    fn add(&mut self, slot: usize, key: Drops, note: Note) {
        self.keys.push(key);
        self.notes.push(note);
        self.slots[slot] = self.keys.len() as u32;
        if 2 * self.keys.len() > self.slots.len() {
            self.spread(2 * self.slots.len());
        }
    }

    /// Fills so many slots anew.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "far fewer than four billion"
    )]
    fn spread(&mut self, slots: usize) {
        self.slots.clear();
        self.slots.resize(slots, 0);
        for at in 0..self.keys.len() {
            if let Err(slot) = self.find(self.keys[at]) {
                self.slots[slot] = at as u32 + 1;
            }
        }
    }

    /// Keeps so many, if there are more: those that take most, and of those that take alike as many
    /// with one end as with any other, as far as there are. Which of them is left to their hashes,
    /// so that they are always the same and never just the first of a row. Nothing can be found or
    /// added any more.
    fn downsample(&mut self, most: usize) {
        if self.len() <= most {
            return;
        }
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_unstable_by_key(|&at| self.keys[at].hash().rotate_left(32));
        let mut turns = vec![0; self.len()];
        let mut seen = [0_u32; SPOTS];
        for &at in &order {
            let seen = &mut seen[self.notes[at].end.index()];
            turns[at] = *seen;
            *seen += 1;
        }
        order.sort_by_key(|&at| (Reverse(self.notes[at].rank), turns[at]));
        order.truncate(most);
        self.keys = order.iter().map(|&at| self.keys[at]).collect();
        self.notes = order.iter().map(|&at| self.notes[at]).collect();
    }
}

/// Finds the results of a position, stack by stack.
pub(super) struct ResultEnumerator<'a> {
    position: &'a Position,
    effort: Effort,
    key: ResultKey,
    /// The states that the present number of stones leads to, and those of one more.
    layer: Store,
    next: Store,
    results: Store,
    /// How many steps were tried and how many states stood in one layer, for the tests that hold
    /// the work to its bounds.
    pub(super) work: Work,
}

/// What it took to find results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Work {
    /// How many steps were tried.
    pub(super) steps: usize,
    /// How many states the largest layer had.
    pub(super) layer: usize,
}

impl<'a> ResultEnumerator<'a> {
    /// Nothing is found yet.
    pub(super) fn of(position: &'a Position, effort: Effort) -> Self {
        Self {
            position,
            effort,
            key: ResultKey::Captured,
            layer: Store::default(),
            next: Store::default(),
            results: Store::default(),
            work: Work::default(),
        }
    }

    /// How many results there are.
    ///
    /// # Errors
    /// Says so if they are too many to find them all.
    pub(super) fn count(&mut self) -> Result<u64, TooMany> {
        let mut count = 0;
        for sower in self.position.sowers() {
            self.sow(&sower)?;
            // Stacks share no result: the cell that lost stones tells which was sown.
            count += self.results.len();
            self.limit(count)?;
        }
        Ok(count as u64)
    }

    /// Appends a move for each result.
    ///
    /// # Errors
    /// Says so if every one is wanted and they are too many. A sample never is.
    pub(super) fn gather(&mut self, into: &mut Vec<Move>) -> Result<(), TooMany> {
        let before = into.len();
        for sower in self.position.sowers() {
            self.sow(&sower)?;
            self.limit(into.len() - before + self.results.len())?;
            into.extend(self.results.notes.iter().map(|note| note.path));
        }
        Ok(())
    }

    /// The ways to sow one stack that drop other stones or end elsewhere, in the order in which a
    /// sample prefers them: for each a path, and a number that those share that drop the same
    /// stones.
    pub(super) fn sowings(&mut self, sower: &Sower) -> impl Iterator<Item = (Move, u32)> {
        self.key = ResultKey::End;
        let _ = self.sow(sower);
        let mut groups = HashMap::new();
        let keys = self.results.keys.iter().zip(&self.results.notes);
        keys.map(move |(key, note)| {
            let next = u32::try_from(groups.len()).unwrap_or(u32::MAX);
            let group = *groups.entry(key.marked(0)).or_insert(next);
            (note.path, group)
        })
    }

    /// Finds the results of one stack.
    fn sow(&mut self, sower: &Sower) -> Result<(), TooMany> {
        let completions = CompletionTable::of(sower);
        self.begin(sower);
        let mut is_downsampled = false;
        for sown in 0..sower.height {
            self.next.clear(3 * self.layer.len());
            for at in 0..self.layer.len() {
                self.go_on(sower, &completions, sown, at);
                self.work.layer = self.work.layer.max(self.next.len());
                self.limit(self.results.len())?;
                self.limit_layer()?;
            }
            is_downsampled |= self.downsample();
            std::mem::swap(&mut self.layer, &mut self.next);
        }
        if is_downsampled {
            self.add_aimed(sower);
        }
        if let Effort::Sample(most) = self.effort {
            self.results.downsample(most);
        }
        Ok(())
    }

    /// Starts with the stack where it stands.
    fn begin(&mut self, sower: &Sower) {
        self.results.clear(1);
        self.layer.clear(1);
        let note = Note {
            path: Move::from(sower.start.cell(sower.side)),
            end: sower.start,
            rank: 0,
        };
        let start = state(Drops::default(), sower.begin());
        self.layer.add(0, start, note);
    }

    /// Says so if all results are wanted and these are too many.
    fn limit(&self, count: usize) -> Result<(), TooMany> {
        if self.effort == Effort::Complete && count > LIMIT {
            Err(TooMany { limit: LIMIT })
        } else {
            Ok(())
        }
    }

    /// Says so if all results are wanted and the layer that grows has too many states.
    fn limit_layer(&self) -> Result<(), TooMany> {
        if self.effort == Effort::Complete && self.next.len() > MOST_STATES {
            Err(TooMany { limit: LIMIT })
        } else {
            Ok(())
        }
    }

    /// Thins the layer that has just grown, if a sample is wanted; tells whether states were given
    /// up.
    fn downsample(&mut self) -> bool {
        match self.effort {
            Effort::Sample(most) if self.next.len() > most => {
                self.next.downsample(most);
                true
            }
            _ => false,
        }
    }

    /// Goes on from a state of the layer by one step.
    fn go_on(&mut self, sower: &Sower, completions: &CompletionTable, sown: u8, at: usize) {
        let (from, path) = (self.layer.keys[at], self.layer.notes[at].path);
        let reached = reached(from, sown, sower);
        for direction in Direction::ALL {
            let Some(next) = sower.step(reached, direction) else {
                continue;
            };
            self.work.steps += 1;
            let drops = from.with(next.at);
            if sower.may_end(next) {
                self.note_result(sower, drops, next, path.then(direction));
            }
            if completions.goes_on(next) {
                self.note_state(drops, next, path.then(direction));
            }
        }
    }

    fn note_state(&mut self, drops: Drops, reached: SowingPath, path: Move) {
        let state = state(drops, reached);
        if let Err(slot) = self.next.find(state) {
            let (end, rank) = (reached.at, 0);
            self.next.add(slot, state, Note { path, end, rank });
        }
    }

    /// Notes what a path that may end here leads to.
    fn note_result(&mut self, sower: &Sower, drops: Drops, end: SowingPath, path: Move) {
        let captured = self.captured(sower, drops, end);
        let (end, rank) = (end.at, captured.rank());
        // What fell back on the start is told by what did not.
        let key = match self.key {
            ResultKey::Captured => drops.without(sower.start).marked(captured.bits()),
            ResultKey::End => drops.marked(end.index() as u64),
        };
        if let Err(slot) = self.results.find(key) {
            self.results.add(slot, key, Note { path, end, rank });
        }
    }

    /// What is taken by a move that drops these stones and ends here.
    fn captured(&self, sower: &Sower, drops: Drops, end: SowingPath) -> Captured {
        let before = |spot| {
            if spot == sower.start {
                sower.left_behind(end.sown)
            } else {
                self.position.height(sower.side, spot)
            }
        };
        if before(end.at) + drops.on(end.at) != 2 {
            return Captured::NONE;
        }
        let mut own = self.position.occupied(sower.side);
        own.put(sower.start, sower.left_behind(end.sown) > 0);
        self.position.captured_beside(end.at, own | drops.cells())
    }

    /// Adds the results that a sample must not miss.
    fn add_aimed(&mut self, sower: &Sower) {
        for mv in aimed(self.position, sower) {
            let mut drops = Drops::default();
            for spot in mv.sown(sower.side) {
                drops = drops.with(spot);
            }
            if let Some(end) = sower.follow(mv.directions()) {
                self.note_result(sower, drops, end, mv);
            }
        }
    }
}
