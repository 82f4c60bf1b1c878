//! Collects the deepest new entries of the transposition table, for other engines that search the same position.

/// An entry as the table packs it; the first number is its key.
type Packed = [u64; 2];

/// The most entries of a message.
const MOST_ENTRIES: usize = 64;
/// Entries of less depth cost less to find again than to send.
const LEAST_DEPTH: u8 = 1;
/// No entry has this depth.
const NEVER: u16 = u8::MAX as u16 + 1;

/// Collects the entries of the next message.
#[derive(Debug)]
pub(super) struct Outbox {
    /// Each with its depth.
    entries: Vec<(u8, Packed)>,
    /// Entries of at least this depth are collected.
    from: u16,
}

impl Outbox {
    /// An outbox that collects nothing until it is opened.
    pub(super) const fn closed() -> Self {
        Self {
            entries: Vec::new(),
            from: NEVER,
        }
    }

    /// Drops what was collected, and collects from now on, or nothing.
    pub(super) fn set_open(&mut self, is_open: bool) {
        self.entries.clear();
        self.from = NEVER;
        if is_open {
            self.entries.reserve_exact(MOST_ENTRIES);
            self.from = LEAST_DEPTH.into();
        }
    }

    /// Whether an entry of this depth is collected: nearly all that a search can lose by sharing is this question.
    pub(super) fn wants(&self, depth: u8) -> bool {
        u16::from(depth) >= self.from
    }

    /// Collects an entry that is wanted. If there are too many, the shallowest one is dropped.
    #[cold]
    pub(super) fn add(&mut self, depth: u8, entry: Packed) {
        let mut collected = self.entries.iter_mut();
        if let Some(same) = collected.find(|(_, collected)| collected[0] == entry[0]) {
            *same = (depth, entry);
        } else if self.entries.len() < MOST_ENTRIES {
            self.entries.push((depth, entry));
        } else if let Some(shallowest) = self.entries.iter_mut().min_by_key(|(depth, _)| *depth) {
            *shallowest = (depth, entry);
        }
        if self.entries.len() == MOST_ENTRIES {
            let depths = self.entries.iter().map(|(depth, _)| u16::from(*depth));
            self.from = depths.min().unwrap_or_default() + 1;
        }
    }

    /// The entries that were collected since the last call.
    pub(super) fn take(&mut self) -> impl Iterator<Item = Packed> {
        if self.from != NEVER {
            self.from = LEAST_DEPTH.into();
        }
        self.entries.drain(..).map(|(_, entry)| entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depths(outbox: &mut Outbox) -> Vec<u8> {
        let mut depths: Vec<u8> = outbox
            .take()
            .map(|entry| entry[1].to_le_bytes()[0])
            .collect();
        depths.sort_unstable();
        depths
    }

    fn offer(outbox: &mut Outbox, key: u64, depth: u8) {
        if outbox.wants(depth) {
            outbox.add(depth, [key, depth.into()]);
        }
    }

    #[test]
    fn the_deepest_entries_are_collected() {
        let mut outbox = Outbox::closed();
        offer(&mut outbox, 0, u8::MAX);
        assert_eq!(depths(&mut outbox), []);
        outbox.set_open(true);
        for round in 0..2 {
            for key in 0..150 {
                // Each of the depths 0 to 149 once, in no order.
                offer(&mut outbox, key, u8::try_from(key * 7 % 150).unwrap());
            }
            assert_eq!(
                depths(&mut outbox),
                (150 - 64..150).collect::<Vec<_>>(),
                "{round}"
            );
        }
        offer(&mut outbox, 1, 0);
        offer(&mut outbox, 2, LEAST_DEPTH);
        assert_eq!(depths(&mut outbox), [LEAST_DEPTH]);
        offer(&mut outbox, 1, u8::MAX);
        outbox.set_open(false);
        offer(&mut outbox, 1, u8::MAX);
        assert_eq!(depths(&mut outbox), []);
    }

    #[test]
    fn a_position_is_collected_once() {
        let mut outbox = Outbox::closed();
        outbox.set_open(true);
        for depth in [5, 6, 4] {
            offer(&mut outbox, 7, depth);
        }
        assert_eq!(depths(&mut outbox), [4]);
    }
}
