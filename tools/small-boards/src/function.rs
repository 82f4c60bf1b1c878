//! A function from keys to sequences of bits that stores no keys, so that each bit takes 1.1 bits or a little more. Of keys
//! that it was not made for, it says anything.
//!
//! The bit for a key is the sum, modulo 2, of the bits at [`PROBES`] *slots*, one in each of as many neighbouring segments;
//! a hash of the key, the place in its sequence and a seed chooses them. That fulfilling slots can be found for all keys by
//! peeling, if there are only 1.1 times as many slots as bits, is due to the segments: see T. Graf and D. Lemire, "Binary
//! fuse filters" (2022), and S. Walzer, "Peeling close to the orientability threshold" (2021).

use ergo_games::hash::random;

/// The number of slots that a bit is the sum of.
pub const PROBES: usize = 4;

/// How keys are spread over slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Chooses one hash function among many.
    pub seed: u32,
    /// The slots of a segment, as a power of 2, at most 16.
    pub segment_bits: u8,
    /// The number of segments, at least [`PROBES`].
    pub segments: u32,
}

impl Layout {
    /// The number of slots.
    #[must_use]
    pub const fn slots(self) -> usize {
        (self.segments as usize) << self.segment_bits
    }

    /// The slots of a bit in the sequence of a key.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        reason = "32 bits times a number of 32 bits, shifted by 32"
    )]
    pub const fn probes(self, key: u64, bit: u8) -> [usize; PROBES] {
        let start = random(key ^ random((self.seed as u64) << 8 | bit as u64));
        let starts = self.segments as u64 - PROBES as u64 + 1;
        let first = ((start >> 32) * starts) >> 32;
        let mut offsets = random(start);
        let mut slots = [0; PROBES];
        let mut probe = 0;
        while probe < PROBES {
            let offset = offsets & ((1 << self.segment_bits) - 1);
            slots[probe] = (((first + probe as u64) << self.segment_bits) | offset) as usize;
            offsets >>= 16;
            probe += 1;
        }
        slots
    }
}

/// A bit of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bit {
    /// The key.
    pub key: u64,
    /// The place of the bit in the sequence of the key.
    pub place: u8,
    /// The bit.
    pub is_set: bool,
}

/// A function.
#[derive(Debug)]
pub struct Function {
    /// How keys are spread over its slots.
    pub layout: Layout,
    /// The slots, eight to a byte, the lowest bit first.
    pub bytes: Vec<u8>,
}

impl Function {
    /// A bit in the sequence of a key.
    #[must_use]
    pub fn bit(&self, key: u64, place: u8) -> bool {
        let probes = self.layout.probes(key, place).into_iter();
        probes.fold(false, |sum, slot| sum ^ self.slot(slot))
    }

    fn slot(&self, slot: usize) -> bool {
        self.bytes[slot / 8] >> (slot % 8) & 1 == 1
    }

    /// The function with these bits; no two may be of the same key and place.
    #[must_use]
    pub fn of(bits: &[Bit]) -> Self {
        let (segment_bits, mut segments) = size_for(bits.len());
        for seed in 0.. {
            let layout = Layout {
                seed,
                segment_bits,
                segments,
            };
            if let Some(order) = peel(bits, layout) {
                return Self::filled(bits, layout, &order);
            }
            // Bad luck with one seed is rare, with eight it is too tight.
            if seed % 8 == 7 {
                segments += 1 + segments / 100;
            }
        }
        unreachable!("a seed is found long before they run out")
    }

    /// Sets the slots, from the last bit that was peeled off to the first.
    fn filled(bits: &[Bit], layout: Layout, order: &[(u32, u32)]) -> Self {
        let mut function = Self {
            layout,
            bytes: vec![0; layout.slots().div_ceil(8)],
        };
        for &(bit, slot) in order.iter().rev() {
            let Bit { key, place, is_set } = bits[bit as usize];
            // Its own slot is still clear.
            if function.bit(key, place) != is_set {
                function.bytes[slot as usize / 8] |= 1 << (slot % 8);
            }
        }
        function
    }
}

/// The slots of a segment, as a power of 2, and the number of segments for a number of bits, found by trial.
fn size_for(bits: usize) -> (u8, u32) {
    #[allow(
        clippy::cast_precision_loss,
        reason = "there are some millions of bits"
    )]
    let logarithm = (bits.max(2) as f64).ln();
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 2 and 16"
    )]
    let segment_bits = (logarithm / 1.068 - 0.5).clamp(2.0, 16.0) as u8;
    let factor = (0.77 + 0.305 * 13.3 / logarithm).max(1.075);
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "there are some millions of bits"
    )]
    let slots = (bits as f64 * factor) as usize;
    let segments = slots.div_ceil(1 << segment_bits).max(PROBES);
    (segment_bits, u32::try_from(segments).unwrap_or(u32::MAX))
}

/// An order of all bits, each with a slot that none of the bits after it has, if there is one.
fn peel(bits: &[Bit], layout: Layout) -> Option<Vec<(u32, u32)>> {
    // How many bits have a slot, and the sum of their numbers: once there is only one, that is its number.
    let mut users = vec![(0_u32, 0_u32); layout.slots()];
    for (number, bit) in (0..).zip(bits) {
        for slot in layout.probes(bit.key, bit.place) {
            users[slot].0 += 1;
            users[slot].1 ^= number;
        }
    }
    let alone = (0..).zip(&users).filter(|(_, user)| user.0 == 1);
    let mut waiting: Vec<u32> = alone.map(|(slot, _)| slot).collect();
    let mut order = Vec::with_capacity(bits.len());
    while let Some(slot) = waiting.pop() {
        let (1, number) = users[slot as usize] else {
            continue;
        };
        order.push((number, slot));
        let bit = bits[number as usize];
        for slot in layout.probes(bit.key, bit.place) {
            let user = &mut users[slot];
            user.0 -= 1;
            user.1 ^= number;
            if user.0 == 1 {
                waiting.push(u32::try_from(slot).unwrap_or(u32::MAX));
            }
        }
    }
    (order.len() == bits.len()).then_some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_bits(count: u64) -> Vec<Bit> {
        let bits = (0..count).map(|number| Bit {
            key: number / 3,
            place: u8::try_from(number % 3).unwrap(),
            is_set: random(number).is_multiple_of(3),
        });
        bits.collect()
    }

    #[test]
    fn every_bit_is_found_again() {
        for count in [0, 1, 2, 3, 10, 100, 1_000, 50_000] {
            let bits = random_bits(count);
            let function = Function::of(&bits);
            for bit in &bits {
                assert_eq!(function.bit(bit.key, bit.place), bit.is_set, "{count}");
            }
        }
    }

    #[test]
    fn a_bit_takes_little_more_than_a_bit() {
        let bits = random_bits(200_000);
        let function = Function::of(&bits);
        assert!(function.bytes.len() * 8 < bits.len() * 115 / 100);
    }
}
