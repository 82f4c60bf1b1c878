//! The transposition table: a fixed amount of memory for the results of searched positions.

use super::outbox::Outbox;
use super::score::Score;

/// The relation of a stored score to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The entry is empty.
    #[default]
    None,
    /// The true score is at least the stored one.
    Lower,
    /// The true score is at most the stored one.
    Upper,
    /// It is the true score at that depth.
    Exact,
}

/// The stored data of a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    key: u64,
    score: i16,
    /// The index of the best move plus one, cut to 16 bits; 0 if there is none. It is used for move
    /// ordering only, so that two moves may share it.
    best: u16,
    depth: u8,
    bound: Bound,
    generation: u8,
}

/// An entry in memory: its key, then everything else. The empty entry is all zeros, which the system
/// allocates without touching the memory.
pub(super) type Packed = [u64; 2];

impl Entry {
    fn pack(self) -> Packed {
        let [s, t] = self.score.to_le_bytes();
        let [b, c] = self.best.to_le_bytes();
        let rest = [s, t, b, c, self.depth, self.bound as u8, self.generation, 0];
        [self.key, u64::from_le_bytes(rest)]
    }

    fn unpack([key, rest]: Packed) -> Self {
        let [s, t, b, c, depth, bound, generation, _] = rest.to_le_bytes();
        Self {
            key,
            score: i16::from_le_bytes([s, t]),
            best: u16::from_le_bytes([b, c]),
            depth,
            bound: match bound {
                0 => Bound::None,
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
            generation,
        }
    }

    /// The score for a search that reached the position at this ply.
    #[must_use]
    pub fn score(&self, ply: usize) -> Score {
        Score::from_tt(self.score, ply)
    }

    /// The depth of the search that found the score.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth as u32
    }

    /// Whether the score can be returned by a search to this depth with this window.
    #[must_use]
    pub fn cuts_off(&self, depth: i32, ply: usize, alpha: Score, beta: Score) -> bool {
        i32::from(self.depth) >= depth
            && match self.bound {
                Bound::None => false,
                Bound::Exact => true,
                Bound::Lower => self.score(ply) >= beta,
                Bound::Upper => self.score(ply) <= alpha,
            }
    }

    /// Whether a move of this index may be the stored best move (the hash move).
    #[must_use]
    pub fn is_best(&self, move_index: usize) -> bool {
        self.best != 0 && self.best == move_code(move_index)
    }
}

/// A move index as it is stored; never 0.
fn move_code(move_index: usize) -> u16 {
    u16::try_from(move_index % usize::from(u16::MAX)).unwrap_or_default() + 1
}

/// Buckets of two entries, indexed by the low bits of the key. The first entry is replaced by deeper
/// searches and those of a new generation only, the second always.
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Vec<[Packed; 2]>,
    /// The number of buckets; the memory is allocated by the first search.
    size: usize,
    generation: u8,
    /// A hash of the positions that count as draws, which is mixed into all keys: what was stored under
    /// other draws is not found.
    draw_context: u64,
    /// New entries for the other engines that search the same position.
    outbox: Outbox,
}

impl TranspositionTable {
    /// A table of at most this size. One of 0 megabytes stores nothing.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let fit = (megabytes << 20) / size_of::<[Packed; 2]>();
        Self::with_buckets((fit + 1).next_power_of_two() / 2)
    }

    /// A table of 0 buckets or a power of two.
    fn with_buckets(size: usize) -> Self {
        Self {
            buckets: Vec::new(),
            size,
            generation: 0,
            draw_context: 0,
            outbox: Outbox::closed(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(<[Packed; 2]>::default());
    }

    /// Starts a new generation: older entries may be replaced.
    pub fn new_search(&mut self, draw_context: u64) {
        if self.buckets.is_empty() {
            self.buckets = vec![[[0; 2]; 2]; self.size];
        }
        self.draw_context = draw_context;
        self.generation = self.generation.wrapping_add(1);
    }

    /// The entry of a position.
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.index(key))?;
        let key = key ^ self.draw_context;
        let mut same = bucket.iter().filter(|entry| entry[0] == key);
        same.find_map(|&packed| Some(Entry::unpack(packed)).filter(|it| it.bound != Bound::None))
    }

    /// Stores the result of a search.
    pub fn store(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        found: (Bound, Score),
        best: Option<usize>,
    ) {
        let entry = self.entry(key, ply, depth, found);
        let best = best.map(move_code).unwrap_or_default();
        let entry = self.put(self.index(key), Entry { best, ..entry });
        if self.outbox.wants(entry.depth) {
            self.outbox.add(entry.depth, entry.pack());
        }
    }

    /// Puts an entry into its bucket, and returns it with the best move that was known before if it has none: a search
    /// that failed low finds none.
    fn put(&mut self, index: usize, mut entry: Entry) -> Entry {
        let Some(bucket) = self.buckets.get_mut(index) else {
            return entry;
        };
        let [deep, recent] = bucket.map(Entry::unpack);
        let keeps_deep = deep.key != entry.key
            && deep.bound != Bound::None
            && deep.generation == self.generation
            && deep.depth > entry.depth;
        let place = usize::from(keeps_deep);
        if entry.best == 0 {
            let old = [deep, recent].into_iter().find(|old| old.key == entry.key);
            entry.best = old.map(|old| old.best).unwrap_or_default();
        }
        if place == 0 && recent.key == entry.key {
            // A position has one entry.
            bucket[1] = Packed::default();
        }
        bucket[place] = entry.pack();
        entry
    }

    /// Stores an entry of another table for the same search, unless the own one is at least as deep.
    pub(super) fn absorb(&mut self, packed: Packed) {
        let entry = Entry {
            generation: self.generation,
            ..Entry::unpack(packed)
        };
        let key = entry.key ^ self.draw_context;
        let is_known = |own: Entry| own.depth >= entry.depth;
        if entry.bound != Bound::None && !self.probe(key).is_some_and(is_known) {
            self.put(self.index(key), entry);
        }
    }

    /// Where entries for other tables are collected.
    pub(super) const fn outbox(&mut self) -> &mut Outbox {
        &mut self.outbox
    }

    /// Stores a result that is cheap to find again: it never replaces a deep entry.
    pub fn store_shallow(
        &mut self,
        key: u64,
        depth: i32,
        found: (Bound, Score),
        best: Option<usize>,
    ) {
        let index = self.index(key);
        let best = best.map(move_code).unwrap_or_default();
        let entry = Entry {
            best,
            ..self.entry(key, 0, depth, found)
        };
        if let Some([_, recent]) = self.buckets.get_mut(index) {
            *recent = entry.pack();
        }
    }

    fn entry(&self, key: u64, ply: usize, depth: i32, (bound, score): (Bound, Score)) -> Entry {
        Entry {
            key: key ^ self.draw_context,
            score: score.to_tt(ply),
            best: 0,
            depth: u8::try_from(depth.max(0)).unwrap_or(u8::MAX),
            bound,
            generation: self.generation,
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "only low bits are wanted")]
    fn index(&self, key: u64) -> usize {
        key as usize & self.size.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_limit_is_kept() {
        assert_eq!(size_of::<Packed>(), 16);
        assert_eq!(TranspositionTable::new(0).size, 0);
        assert_eq!(TranspositionTable::new(16).size, 1 << 19);
        assert_eq!(TranspositionTable::new(3).size, 1 << 16);
    }

    #[test]
    fn a_table_without_memory_stores_nothing() {
        let mut table = TranspositionTable::new(0);
        table.new_search(0);
        table.store(1, 0, 3, (Bound::Exact, Score::DRAW), None);
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn a_bucket_keeps_the_deepest_and_the_most_recent_entry() {
        let mut table = TranspositionTable::with_buckets(1);
        table.new_search(0);
        let found = |score| (Bound::Exact, Score::eval(score));
        let scores =
            |table: &TranspositionTable| [1, 2, 3].map(|key| table.probe(key).map(|it| it.score));
        table.store(1, 0, 5, found(10), Some(3));
        table.store(2, 0, 4, found(20), None);
        assert_eq!(scores(&table), [Some(10), Some(20), None]);
        table.store(3, 0, 1, found(30), None);
        assert_eq!(scores(&table), [Some(10), None, Some(30)]);
        assert!(table.probe(1).is_some_and(|entry| entry.is_best(3)));
        // The next search may replace what is older and deeper.
        table.new_search(0);
        table.store(2, 0, 1, found(20), None);
        assert_eq!(scores(&table), [None, Some(20), Some(30)]);
    }

    #[test]
    fn a_position_has_one_entry_and_keeps_its_best_move() {
        let mut table = TranspositionTable::with_buckets(1);
        table.new_search(0);
        let found = (Bound::Upper, Score::DRAW);
        table.store(1, 0, 5, found, None);
        table.store(2, 0, 4, found, Some(7));
        table.store(2, 0, 6, found, None);
        assert!(
            table
                .probe(2)
                .is_some_and(|entry| entry.is_best(7) && entry.depth() == 6)
        );
        assert!(table.buckets[0][1] == Packed::default());
    }

    #[test]
    fn packing_an_entry_loses_nothing() {
        for bound in [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact] {
            let entry = Entry {
                key: 0x0123_4567_89ab_cdef,
                score: -12_345,
                best: 65_432,
                depth: 201,
                bound,
                generation: 99,
            };
            let again = Entry::unpack(entry.pack());
            assert_eq!(format!("{again:?}"), format!("{entry:?}"));
        }
        assert_eq!(Entry::default().pack(), [0; 2]);
    }

    #[test]
    fn an_entry_is_found_only_in_its_own_draw_context() {
        let mut table = TranspositionTable::with_buckets(1);
        table.new_search(0);
        table.store(1, 0, 5, (Bound::Exact, Score::DRAW), None);
        table.new_search(7);
        assert!(table.probe(1).is_none());
        table.new_search(0);
        assert!(table.probe(1).is_some());
    }

    #[test]
    fn a_shallow_result_replaces_no_deep_entry() {
        let mut table = TranspositionTable::with_buckets(1);
        table.new_search(0);
        let found = (Bound::Upper, Score::DRAW);
        table.store(1, 0, 1, found, None);
        table.store_shallow(2, 15, found, None);
        assert!(table.probe(1).is_some() && table.probe(2).is_some());
    }

    #[test]
    fn an_entry_cuts_off_only_where_its_bound_allows() {
        let mut table = TranspositionTable::with_buckets(1);
        table.new_search(0);
        table.store(1, 0, 3, (Bound::Lower, Score::eval(50)), None);
        let entry = table.probe(1).expect("just stored");
        let (low, high) = (Score::eval(0), Score::eval(50));
        assert!(entry.cuts_off(3, 0, low, high));
        assert!(!entry.cuts_off(4, 0, low, high));
        assert!(!entry.cuts_off(3, 0, high, high.plus_one()));
    }
}
