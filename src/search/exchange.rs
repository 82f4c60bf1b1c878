//! Several engines that search the same position, each with its own table, exchange their deepest new entries as
//! messages: bytes, so that they may come from another thread or another worker.
//!
//! A message starts with its topic, which says what its entries are about, and a checksum. Entries are taken only into
//! a search with the same topic.

use super::engine::{Engine, draw_context};
use super::evaluate::Evaluate;
use super::tt::{Packed, TranspositionTable};
use crate::hash::{FNV_START, fnv, random};

/// The bytes of the topic, of topic and checksum, and of an entry.
const TOPIC: usize = size_of::<u64>();
const HEAD: usize = TOPIC + size_of::<u32>();
const ENTRY: usize = size_of::<Packed>();

impl<G: Evaluate> Engine<G> {
    /// The deepest entries that a search which [takes part](super::Limits::place) in an exchange has found since the last
    /// call, as a message to the others; empty if there are none.
    pub fn outgoing(&mut self) -> Vec<u8> {
        let topic = self.topic();
        topic.map_or_else(Vec::new, |topic| compose(&mut self.tt, topic))
    }

    /// Takes the entries of a message into the table, and returns how many there are: none if the message is damaged,
    /// or about another position.
    pub fn absorb(&mut self, message: &[u8]) -> usize {
        let topic = self.topic();
        topic.map_or(0, |topic| take(&mut self.tt, topic, message))
    }

    /// A hash of what the entries of this search depend on; `None` if it takes part in no exchange.
    fn topic(&self) -> Option<u64> {
        let search = self.search.as_ref()?;
        search.limits.place?;
        let seen = random(search.root.key() ^ random(draw_context(&self.drawn)));
        Some(seen ^ u64::from(self.has_net()))
    }
}

/// The entries that a table has collected, as a message.
fn compose(table: &mut TranspositionTable, topic: u64) -> Vec<u8> {
    let mut message = vec![0; HEAD];
    message[..TOPIC].copy_from_slice(&topic.to_le_bytes());
    for entry in table.outbox().take() {
        message.extend(entry.map(u64::to_le_bytes).as_flattened());
    }
    if message.len() == HEAD {
        return Vec::new();
    }
    let sum = checksum(&message).to_le_bytes();
    message[TOPIC..HEAD].copy_from_slice(&sum);
    message
}

/// Stores the entries of a message in a table, and returns how many there are.
fn take(table: &mut TranspositionTable, topic: u64, message: &[u8]) -> usize {
    let Some((head, entries)) = message.split_at_checked(HEAD) else {
        return 0;
    };
    let is_whole = head[TOPIC..] == checksum(message).to_le_bytes();
    if !is_whole || head[..TOPIC] != topic.to_le_bytes() {
        return 0;
    }
    let (entries, _) = entries.as_chunks::<ENTRY>();
    for entry in entries {
        let number = |half: [u8; 8]| u64::from_le_bytes(half);
        let (halves, _) = entry.as_chunks();
        table.absorb([number(halves[0]), number(halves[1])]);
    }
    entries.len()
}

/// The checksum of a message, except of the checksum in it.
fn checksum(message: &[u8]) -> u32 {
    fnv(fnv(FNV_START, &message[..TOPIC]), &message[HEAD..])
}
