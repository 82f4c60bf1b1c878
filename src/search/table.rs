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

impl Entry {
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

/// The table: as many entries as fit its size, found by the low bits of the key.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Entry>,
    /// How many entries there are to be; the memory is taken when the first search begins.
    size: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many megabytes. One of no megabytes remembers nothing.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let fit = (megabytes << 20) / size_of::<Entry>();
        Self::with_entries((fit + 1).next_power_of_two() / 2)
    }

    /// A table of so many entries: none, or a power of two.
    fn with_entries(size: usize) -> Self {
        Self {
            entries: Vec::new(),
            size,
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// Makes ready for a search: what is remembered so far counts as old.
    pub fn begin(&mut self) {
        self.entries.resize(self.size, Entry::default());
        self.age = self.age.wrapping_add(1);
    }

    /// What is remembered of a position.
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let entry = *self.entries.get(self.slot(key))?;
        (entry.key == key && entry.bound != Bound::None).then_some(entry)
    }

    /// Remembers a position, unless something deeper from the same search would be lost.
    pub fn store(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        (bound, score): (Bound, Score),
        best: Option<usize>,
    ) {
        let slot = self.slot(key);
        let Some(old) = self.entries.get_mut(slot) else {
            return;
        };
        let depth = u8::try_from(depth.max(0)).unwrap_or(u8::MAX);
        let deeper = old.bound != Bound::None && old.age == self.age && old.depth > depth;
        if old.key != key && deeper {
            return;
        }
        // A search that found nothing better than its window has no best move: the old one stays.
        let kept = if old.key == key { old.best } else { 0 };
        *old = Entry {
            key,
            score: score.seen_from(ply),
            best: best.map_or(kept, mark),
            depth,
            bound,
            age: self.age,
        };
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
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(Table::new(0).size, 0);
        assert_eq!(Table::new(16).size, 1 << 20);
        assert_eq!(Table::new(3).size, 1 << 17);
    }

    #[test]
    fn without_memory_it_remembers_nothing() {
        let mut table = Table::new(0);
        table.begin();
        table.store(1, 0, 3, (Bound::Exact, Score::DRAW), None);
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn it_keeps_the_deeper_of_two_and_the_newer_of_two_searches() {
        let mut table = Table::with_entries(1);
        table.begin();
        let found = |score| (Bound::Exact, Score::estimate(score));
        table.store(1, 0, 5, found(10), Some(3));
        table.store(2, 0, 4, found(20), None);
        assert!(table.probe(2).is_none());
        assert!(table.probe(1).is_some_and(|entry| entry.is_best(3)));
        table.begin();
        table.store(2, 0, 1, found(20), None);
        assert!(table.probe(1).is_none());
        assert_eq!(
            table.probe(2).map(|entry| entry.score(0)),
            Some(Score::estimate(20))
        );
    }

    #[test]
    fn it_answers_only_what_its_bound_allows() {
        let mut table = Table::with_entries(1);
        table.begin();
        table.store(1, 0, 3, (Bound::AtLeast, Score::estimate(50)), None);
        let entry = table.probe(1).expect("just stored");
        let (low, high) = (Score::estimate(0), Score::estimate(50));
        assert!(entry.answers(3, 0, low, high));
        assert!(!entry.answers(4, 0, low, high));
        assert!(!entry.answers(3, 0, high, high.just_above()));
    }
}
