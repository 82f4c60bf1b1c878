//! What the search remembers of positions, in a fixed piece of memory.

use super::Score;

/// What a remembered score says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Nothing is remembered here.
    #[default]
    None,
    /// The true score is the same or higher.
    AtLeast,
    /// The true score is the same or lower.
    AtMost,
    /// It is the true score at that depth.
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    key: u64,
    score: i16,
    /// The index of the best move plus one, cut to sixteen bits; 0 if there is none. It only puts
    /// moves in order, so that two moves may share it.
    best: u16,
    depth: u8,
    bound: Bound,
    age: u8,
}

/// An entry as it lies in memory: its key, then all else. The empty one is all zeros, of which a
/// system hands out any number at once.
type Packed = [u64; 2];

impl Entry {
    fn pack(self) -> Packed {
        let [s, t] = self.score.to_le_bytes();
        let [b, c] = self.best.to_le_bytes();
        let rest = [s, t, b, c, self.depth, self.bound as u8, self.age, 0];
        [self.key, u64::from_le_bytes(rest)]
    }

    fn unpack([key, rest]: Packed) -> Self {
        let [s, t, b, c, depth, bound, age, _] = rest.to_le_bytes();
        Self {
            key,
            score: i16::from_le_bytes([s, t]),
            best: u16::from_le_bytes([b, c]),
            depth,
            bound: match bound {
                0 => Bound::None,
                1 => Bound::AtLeast,
                2 => Bound::AtMost,
                _ => Bound::Exact,
            },
            age,
        }
    }

    /// The score, for a search that reached the position at this ply.
    #[must_use]
    pub fn score(&self, ply: usize) -> Score {
        Score::from_seen(self.score, ply)
    }

    /// How deep the search was that found the score.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.depth as u32
    }

    /// Whether a search to `depth` with this window may take the remembered score for an answer.
    #[must_use]
    pub fn answers(&self, depth: i32, ply: usize, alpha: Score, beta: Score) -> bool {
        i32::from(self.depth) >= depth
            && match self.bound {
                Bound::None => false,
                Bound::Exact => true,
                Bound::AtLeast => self.score(ply) >= beta,
                Bound::AtMost => self.score(ply) <= alpha,
            }
    }

    /// Whether a move of this index may be the one remembered as best.
    #[must_use]
    pub fn is_best(&self, move_index: usize) -> bool {
        self.best != 0 && self.best == mark(move_index)
    }
}

/// The remembered mark of a move; never 0.
fn mark(move_index: usize) -> u16 {
    u16::try_from(move_index % usize::from(u16::MAX)).unwrap_or_default() + 1
}

/// The table: as many entries as fit its size, in pairs found by the low bits of the key. The first of
/// a pair keeps what was found by the deeper search, the second what was found last.
#[derive(Debug)]
pub struct Table {
    pairs: Vec<[Packed; 2]>,
    /// How many pairs there are to be; the memory is taken when the first search begins.
    size: usize,
    age: u8,
    /// What is remembered holds only in these circumstances, of which the keys are made to tell.
    circumstances: u64,
}

impl Table {
    /// A table of at most so many megabytes. One of no megabytes remembers nothing.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let fit = (megabytes << 20) / size_of::<[Packed; 2]>();
        Self::with_pairs((fit + 1).next_power_of_two() / 2)
    }

    /// A table of so many pairs: none, or a power of two.
    fn with_pairs(size: usize) -> Self {
        Self {
            pairs: Vec::new(),
            size,
            age: 0,
            circumstances: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.pairs.fill(<[Packed; 2]>::default());
    }

    /// Makes ready for a search: what is remembered so far counts as old, and what is remembered from
    /// other circumstances is not known. It takes no time, however large the table.
    pub fn begin(&mut self, circumstances: u64) {
        if self.pairs.is_empty() {
            self.pairs = vec![[[0; 2]; 2]; self.size];
        }
        self.circumstances = circumstances;
        self.age = self.age.wrapping_add(1);
    }

    /// What is remembered of a position.
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let pair = self.pairs.get(self.slot(key))?;
        let key = key ^ self.circumstances;
        let mut same = pair.iter().filter(|entry| entry[0] == key);
        same.find_map(|&packed| Some(Entry::unpack(packed)).filter(|it| it.bound != Bound::None))
    }

    /// Remembers a position.
    pub fn store(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        found: (Bound, Score),
        best: Option<usize>,
    ) {
        let slot = self.slot(key);
        let Some(pair) = self.pairs.get(slot) else {
            return;
        };
        let [deep, late] = pair.map(Entry::unpack);
        let entry = self.entry(key, ply, depth, found);
        let keeps = deep.key != entry.key
            && deep.bound != Bound::None
            && deep.age == self.age
            && deep.depth > entry.depth;
        let place = usize::from(keeps);
        // A search that found nothing better than its window has no best move: the old one stays.
        let old = [deep, late].into_iter().find(|old| old.key == entry.key);
        let best = best.map(mark).or_else(|| old.map(|old| old.best));
        let pair = &mut self.pairs[slot];
        if place == 0 && late.key == entry.key {
            // One of a pair is enough for a position.
            pair[1] = Packed::default();
        }
        let best = best.unwrap_or_default();
        pair[place] = Entry { best, ..entry }.pack();
    }

    /// Remembers what can soon be found again: nothing that took a deep search makes way for it.
    pub fn jot(&mut self, key: u64, depth: i32, found: (Bound, Score)) {
        let slot = self.slot(key);
        let entry = self.entry(key, 0, depth, found);
        if let Some([_, late]) = self.pairs.get_mut(slot) {
            *late = entry.pack();
        }
    }

    fn entry(&self, key: u64, ply: usize, depth: i32, (bound, score): (Bound, Score)) -> Entry {
        Entry {
            key: key ^ self.circumstances,
            score: score.seen_from(ply),
            best: 0,
            depth: u8::try_from(depth.max(0)).unwrap_or(u8::MAX),
            bound,
            age: self.age,
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "only low bits are wanted")]
    fn slot(&self, key: u64) -> usize {
        key as usize & self.size.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_keeps_to_its_memory() {
        assert_eq!(size_of::<Packed>(), 16);
        assert_eq!(Table::new(0).size, 0);
        assert_eq!(Table::new(16).size, 1 << 19);
        assert_eq!(Table::new(3).size, 1 << 16);
    }

    #[test]
    fn without_memory_it_remembers_nothing() {
        let mut table = Table::new(0);
        table.begin(0);
        table.store(1, 0, 3, (Bound::Exact, Score::DRAW), None);
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn it_keeps_the_deepest_and_the_last_of_a_search() {
        let mut table = Table::with_pairs(1);
        table.begin(0);
        let found = |score| (Bound::Exact, Score::estimate(score));
        let scores = |table: &Table| [1, 2, 3].map(|key| table.probe(key).map(|it| it.score));
        table.store(1, 0, 5, found(10), Some(3));
        table.store(2, 0, 4, found(20), None);
        assert_eq!(scores(&table), [Some(10), Some(20), None]);
        table.store(3, 0, 1, found(30), None);
        assert_eq!(scores(&table), [Some(10), None, Some(30)]);
        assert!(table.probe(1).is_some_and(|entry| entry.is_best(3)));
        // The next search may take the place of what is old, and deeper.
        table.begin(0);
        table.store(2, 0, 1, found(20), None);
        assert_eq!(scores(&table), [None, Some(20), Some(30)]);
    }

    #[test]
    fn a_position_has_one_entry_and_keeps_its_best_move() {
        let mut table = Table::with_pairs(1);
        table.begin(0);
        let found = (Bound::AtMost, Score::DRAW);
        table.store(1, 0, 5, found, None);
        table.store(2, 0, 4, found, Some(7));
        table.store(2, 0, 6, found, None);
        assert!(
            table
                .probe(2)
                .is_some_and(|entry| entry.is_best(7) && entry.depth() == 6)
        );
        assert!(table.pairs[0][1] == Packed::default());
    }

    #[test]
    fn an_entry_is_unpacked_as_it_was_packed() {
        for bound in [Bound::None, Bound::AtLeast, Bound::AtMost, Bound::Exact] {
            let entry = Entry {
                key: 0x0123_4567_89ab_cdef,
                score: -12_345,
                best: 65_432,
                depth: 201,
                bound,
                age: 99,
            };
            let again = Entry::unpack(entry.pack());
            assert_eq!(format!("{again:?}"), format!("{entry:?}"));
        }
        assert_eq!(Entry::default().pack(), [0; 2]);
    }

    #[test]
    fn other_circumstances_are_another_table_until_they_are_back() {
        let mut table = Table::with_pairs(1);
        table.begin(0);
        table.store(1, 0, 5, (Bound::Exact, Score::DRAW), None);
        table.begin(7);
        assert!(table.probe(1).is_none());
        table.begin(0);
        assert!(table.probe(1).is_some());
    }

    #[test]
    fn what_is_jotted_down_displaces_nothing_deep() {
        let mut table = Table::with_pairs(1);
        table.begin(0);
        let found = (Bound::AtMost, Score::DRAW);
        table.store(1, 0, 1, found, None);
        table.jot(2, 15, found);
        assert!(table.probe(1).is_some() && table.probe(2).is_some());
    }

    #[test]
    fn it_answers_only_what_its_bound_allows() {
        let mut table = Table::with_pairs(1);
        table.begin(0);
        table.store(1, 0, 3, (Bound::AtLeast, Score::estimate(50)), None);
        let entry = table.probe(1).expect("just stored");
        let (low, high) = (Score::estimate(0), Score::estimate(50));
        assert!(entry.answers(3, 0, low, high));
        assert!(!entry.answers(4, 0, low, high));
        assert!(!entry.answers(3, 0, high, high.just_above()));
    }
}
