//! The bytes of a file of an explorer. `docs/formats.md` has the format.

use std::fmt;

use super::key::BITS;
use super::{Entry, Explorer, Value};
use crate::hash::{FNV_START, fnv};

/// The first bytes of a file.
const MAGIC: &[u8] = b"openings";
/// The version of the format.
const VERSION: u8 = 1;
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 4;

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidExplorer {
    /// It is not a file of an explorer.
    Magic,
    /// It is of another version.
    Version(u8),
    /// It has been changed, or is not complete.
    Checksum,
    /// Its entries are not what is written for some explorer.
    Entries,
}

impl fmt::Display for InvalidExplorer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("not a file of an opening explorer"),
            Self::Version(version) => write!(f, "version {version} of the format is not known"),
            Self::Checksum => f.write_str("the file is damaged"),
            Self::Entries => f.write_str("the entries are not in the only form that is allowed"),
        }
    }
}

impl std::error::Error for InvalidExplorer {}

impl Explorer {
    /// Writes the file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        put_number(&mut bytes, self.game.len() as u64);
        bytes.extend_from_slice(self.game.as_bytes());
        put_number(&mut bytes, self.entries.len() as u64);
        let mut next = 0;
        for entry in &self.entries {
            put_number(&mut bytes, entry.key - next);
            next = entry.key + 1;
        }
        bytes.extend(self.entries.iter().map(|entry| entry.value.byte()));
        for entry in &self.entries {
            put_number(&mut bytes, entry.games.into());
        }
        let checksum = fnv(FNV_START, &bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is not exactly what [`Explorer::write`] writes for some explorer.
    pub fn parse(bytes: &[u8]) -> Result<Self, InvalidExplorer> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(InvalidExplorer::Magic)?;
        match rest.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(InvalidExplorer::Version(version)),
            None => return Err(InvalidExplorer::Checksum),
        }
        let (checked, checksum) = bytes
            .split_last_chunk::<CHECKSUM>()
            .ok_or(InvalidExplorer::Checksum)?;
        if u32::from_le_bytes(*checksum) != fnv(FNV_START, checked) {
            return Err(InvalidExplorer::Checksum);
        }
        let mut reader = Reader(&checked[MAGIC.len() + 1..]);
        reader.read().ok_or(InvalidExplorer::Entries)
    }
}

/// Appends a number: seven bits in each byte, the lowest first; the highest bit says that another byte follows.
fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

/// The bytes that are still to be read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    /// Everything between the version and the checksum.
    fn read(&mut self) -> Option<Explorer> {
        let length = self.size()?;
        let game = String::from_utf8(self.take(length)?.to_vec()).ok()?;
        let count = self.size()?;
        let mut entries = Vec::with_capacity(count);
        let mut next = 0_u64;
        for _ in 0..count {
            let key = next.checked_add(self.number()?)?;
            if key >> BITS != 0 {
                return None;
            }
            let (value, games) = (Value::EVEN, 0);
            entries.push(Entry { key, value, games });
            next = key + 1;
        }
        for (entry, &byte) in entries.iter_mut().zip(self.take(count)?) {
            entry.value = Value::of_byte(byte);
        }
        for entry in &mut entries {
            entry.games = self.number()?.try_into().ok()?;
        }
        self.0.is_empty().then_some(Explorer { game, entries })
    }

    /// A number of bytes, of which each takes at least one of those that follow.
    fn size(&mut self) -> Option<usize> {
        let size = usize::try_from(self.number()?).ok()?;
        (size <= self.0.len()).then_some(size)
    }

    fn take(&mut self, count: usize) -> Option<&[u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// The number that [`put_number`] writes.
    fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits || (byte == 0 && shift > 0) {
                return None;
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explorer() -> Explorer {
        let entry = |key, byte, games| Entry {
            key,
            value: Value::of_byte(byte),
            games,
        };
        let last = (1 << BITS) - 1;
        Explorer::new(
            "ergo",
            vec![entry(last, 201, 0), entry(0, 77, 300), entry(1, 255, 1)],
        )
    }

    /// With the checksum that these bytes have.
    fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = fnv(FNV_START, &bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    #[test]
    fn what_is_written_is_read() {
        let explorer = explorer();
        assert_eq!(Explorer::parse(&explorer.write()), Ok(explorer));
    }

    #[test]
    fn damage_is_noticed() {
        let bytes = explorer().write();
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            assert!(Explorer::parse(&damaged).is_err(), "{at}");
            assert!(Explorer::parse(&bytes[..at]).is_err(), "{at}");
        }
        let mut other = bytes;
        other[MAGIC.len()] = 2;
        assert_eq!(Explorer::parse(&other), Err(InvalidExplorer::Version(2)));
    }

    #[test]
    fn there_is_one_spelling() {
        let start = [MAGIC, &[VERSION, 1, b'x']].concat();
        let read = |rest: &[u8]| Explorer::parse(&sealed([&start, rest].concat())).is_ok();
        assert!(read(&[1, 5, 100, 0]));
        // A number with a byte that it does not need, a key that is too large, and bytes that are left.
        assert!(!read(&[1, 0x85, 0, 100, 0]));
        assert!(!read(&[1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x20, 100, 0]));
        assert!(!read(&[1, 5, 100, 0, 0]));
        // More entries than there are bytes.
        assert!(!read(&[0xff, 0xff, 0xff, 0xff, 0x0f]));
    }
}
