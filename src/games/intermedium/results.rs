//! Distinct results, enumerated without walking every path.
//!
//! The result of a sowing depends on the number of stones dropped on each cell and on the last
//! cell, not on the order of the others. So the sowings of a stack are enumerated in layers, one
//! for each stone dropped: a layer contains each *state* reachable in that many steps once, and a
//! state is the last cell, the last direction and the stones on each cell. Paths that reach the
//! same state have the same continuations and are merged.
//!
//! Layers grow by a factor of less than three per stone, and results nearly as fast: no layer on
//! the way to fewer than [`LIMIT`] results comes near [`MOST_STATES`] states. That bounds time and
//! memory for any stack: a complete enumeration fails as soon as a layer or the results exceed
//! their bound; a sample downsamples each layer.

use std::collections::HashMap;

use super::aim::aimed;
use super::board::{CELLS, Direction, SPOTS, Set, Spot};
use super::capture::Captured;
use super::position::{LIMIT, Position};
use super::sowing::{Move, Sower, SowingPath};
use super::ways::CompletionTable;
use crate::game::TooMany;
use crate::search::sort::stable_order;

/// The most states of a layer. Limits work, not exactness: see the tests.
pub(super) const MOST_STATES: usize = 1 << 19;

/// How many results to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// Every result, or an error if there are too many.
    Complete,
    /// At most this many results of each stack: captures first, the others spread evenly over the
    /// cells of the last stone.
    Sample(usize),
}

/// The difference between results with the same stones on the same cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultKey {
    /// The captures.
    Captured,
    /// The last cell.
    End,
}

/// The stones dropped on each cell, four bits each: a cell never gets more than fifteen, because
/// returning to a cell takes four steps and there are at most 44. The bits above hold what else
/// distinguishes states or results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Drops([u64; 3]);

const CELLS_A_WORD: u32 = 16;
/// The first bit of the mark in the last word.
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

    /// The stones with a mark.
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

/// A state: the stones, marked with the progress of the sowing.
fn state(drops: Drops, reached: SowingPath) -> Drops {
    let last = reached.last.map_or(0, Direction::index) as u64;
    drops.marked(reached.at.index() as u64 | last << 6 | u64::from(reached.occupies) << 8)
}

/// The progress of the sowing that a state is marked with.
fn reached(state: Drops, sown: u8, sower: &Sower) -> SowingPath {
    let mark = state.mark();
    SowingPath {
        at: Spot::of_index((mark & 63) as usize).unwrap_or(sower.start),
        last: (sown > 0).then(|| Direction::ALL[(mark >> 6 & 3) as usize]),
        occupies: mark >> 8 & 1 == 1,
        sown,
    }
}

/// Data stored with a state or result.
#[derive(Clone, Copy, Debug)]
struct Note {
    /// One of the paths that lead here.
    path: Move,
    /// The cell of the last stone.
    end: Spot,
    /// The class of its captures: 0 nothing, 1 stacks, 2 the city.
    rank: u8,
}

/// Distinct states or results, in the order in which they were found.
#[derive(Debug, Default)]
struct Store {
    keys: Vec<Drops>,
    notes: Vec<Note>,
    /// A hash table of indices into the keys plus one; 0 is free. Its size is a power of two, and
    /// at least half of it is free.
    slots: Vec<u32>,
}

impl Store {
    /// Clears the store and reserves space for about this many keys.
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

    /// The index of a key, or else the free slot for it.
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

    /// Adds a new key. Its slot comes from [`Store::find`].
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

    /// Rebuilds the table with this many slots.
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

    /// Downsamples to at most this many: the largest captures first, and among equal captures
    /// evenly by last cell. The choice within a group is by hash, so it is deterministic and
    /// unbiased by order. Afterwards nothing can be found or added.
    fn downsample(&mut self, most: usize) {
        if self.len() <= most {
            return;
        }
        let by_hash = stable_order(
            self.keys
                .iter()
                .map(|key| (key.hash() & 0xffff_ffff) as u32),
        );
        let by_hash: Vec<usize> = by_hash.collect();
        let mut seen = [0_u32; SPOTS];
        let keys = by_hash.iter().map(|&at| {
            let Note { end, rank, .. } = self.notes[at];
            let turn = &mut seen[end.index()];
            *turn += 1;
            u32::from(!rank) << 24 | *turn
        });
        let order: Vec<usize> = stable_order(keys)
            .take(most)
            .map(|at| by_hash[at])
            .collect();
        self.keys = order.iter().map(|&at| self.keys[at]).collect();
        self.notes = order.iter().map(|&at| self.notes[at]).collect();
    }
}

/// Finds the results of a position, stack by stack.
pub(super) struct ResultEnumerator<'a> {
    position: &'a Position,
    effort: Effort,
    key: ResultKey,
    /// The states of the current number of stones, and those of one more.
    layer: Store,
    next: Store,
    results: Store,
    /// The number of steps tried and the size of the largest layer, for tests of the bounds.
    pub(super) work: Work,
}

/// The work done to find results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Work {
    /// The number of steps tried.
    pub(super) steps: usize,
    /// The number of states in the largest layer.
    pub(super) layer: usize,
}

impl<'a> ResultEnumerator<'a> {
    /// Creates an enumerator without results.
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

    /// The number of results.
    ///
    /// # Errors
    /// Fails if there are too many to find all of them.
    pub(super) fn count(&mut self) -> Result<u64, TooMany> {
        let mut count = 0;
        for sower in self.position.sowers() {
            self.sow(&sower)?;
            // Results of different stacks differ: the start cell loses stones.
            count += self.results.len();
            self.limit(count)?;
        }
        Ok(count as u64)
    }

    /// Appends a move for each result.
    ///
    /// # Errors
    /// Fails if all results are requested and there are too many. A sample never fails.
    pub(super) fn gather(&mut self, into: &mut Vec<Move>) -> Result<(), TooMany> {
        let before = into.len();
        for sower in self.position.sowers() {
            self.sow(&sower)?;
            self.limit(into.len() - before + self.results.len())?;
            into.extend(self.results.notes.iter().map(|note| note.path));
        }
        Ok(())
    }

    /// The sowings of one stack that differ in dropped stones or last cell, in order of sampling
    /// preference: for each a path, and a number shared by those that drop the same stones.
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

    /// Starts with the stack before its first step.
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

    /// Fails if all results are requested and there are too many.
    fn limit(&self, count: usize) -> Result<(), TooMany> {
        if self.effort == Effort::Complete && count > LIMIT {
            Err(TooMany { limit: LIMIT })
        } else {
            Ok(())
        }
    }

    /// Fails if all results are requested and the growing layer has too many states.
    fn limit_layer(&self) -> Result<(), TooMany> {
        if self.effort == Effort::Complete && self.next.len() > MOST_STATES {
            Err(TooMany { limit: LIMIT })
        } else {
            Ok(())
        }
    }

    /// Downsamples the new layer if a sample is requested. Returns whether states were dropped.
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
        // The number of stones that fell on the start follows from the others.
        let key = match self.key {
            ResultKey::Captured => drops.without(sower.start).marked(captured.bits()),
            ResultKey::End => drops.marked(end.index() as u64),
        };
        if let Err(slot) = self.results.find(key) {
            self.results.add(slot, key, Note { path, end, rank });
        }
    }

    /// The captures of a move that drops these stones and ends here.
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
