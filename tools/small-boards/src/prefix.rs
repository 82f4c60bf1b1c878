//! Codes of different lengths for values, so that frequent ones are short: Huffman codes in canonical order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// The longest code that is read.
pub const LONGEST: usize = 32;

/// A code for each of some numbers.
///
/// Codes are as high as their order: shorter before longer ones, and among those of one length in the order of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrefixCode {
    /// How many codes there are of each length, from 1.
    pub counts: Vec<u16>,
    /// The value of each code, in the order of the codes.
    pub symbols: Vec<u16>,
}

impl PrefixCode {
    /// The best code for numbers that occur so often.
    ///
    /// # Panics
    /// If a code would be longer than [`LONGEST`], for which there would have to be millions of them.
    #[must_use]
    pub fn of(frequencies: &BTreeMap<u16, usize>) -> Self {
        let mut lengths: BTreeMap<u16, usize> =
            frequencies.keys().map(|&symbol| (symbol, 0)).collect();
        if let [only] = lengths.values_mut().collect::<Vec<_>>().as_mut_slice() {
            **only = 1;
        }
        // Trees by weight, each with its symbols; a number makes the order unique.
        let leaves = frequencies.iter().enumerate();
        let mut trees: BinaryHeap<_> = leaves
            .map(|(number, (&symbol, &weight))| Reverse((weight, number, vec![symbol])))
            .collect();
        let mut number = trees.len();
        while let (Some(Reverse(one)), Some(Reverse(other))) = (trees.pop(), trees.pop()) {
            let symbols = [one.2, other.2].concat();
            for symbol in &symbols {
                *lengths.entry(*symbol).or_default() += 1;
            }
            trees.push(Reverse((one.0 + other.0, number, symbols)));
            number += 1;
            if trees.len() == 1 {
                break;
            }
        }
        let longest = lengths.values().copied().max().unwrap_or_default();
        assert!(longest <= LONGEST, "codes of {longest} bits");
        let of_length = |length| lengths.iter().filter(move |&(_, &of)| of == length);
        let all = || (1..=longest).map(of_length);
        Self {
            counts: all()
                .map(|of_length| u16::try_from(of_length.count()).unwrap_or(u16::MAX))
                .collect(),
            symbols: all().flatten().map(|(&symbol, _)| symbol).collect(),
        }
    }

    /// Whether every sequence of bits begins with exactly one code.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let mut free = 1_u64;
        for &count in &self.counts {
            let Some(left) = (2 * free).checked_sub(count.into()) else {
                return false;
            };
            free = left.min(u64::from(u32::MAX));
        }
        let all: usize = self.counts.iter().map(|&count| usize::from(count)).sum();
        free == 0 && self.counts.len() <= LONGEST && all == self.symbols.len()
    }

    /// The number whose code some bits begin with, each of which is asked for by its place.
    pub fn read(&self, mut bit: impl FnMut(u8) -> bool) -> Option<u16> {
        let (mut code, mut first, mut passed) = (0_usize, 0_usize, 0_usize);
        for (place, &count) in (0..).zip(&self.counts) {
            code = code << 1 | usize::from(bit(place));
            first <<= 1;
            let count = usize::from(count);
            if code < first + count {
                return self.symbols.get(passed + code - first).copied();
            }
            first += count;
            passed += count;
        }
        None
    }

    /// Each number with its code, as bits in order.
    #[must_use]
    pub fn codes(&self) -> BTreeMap<u16, Vec<bool>> {
        let mut codes = BTreeMap::new();
        let (mut code, mut symbols) = (0_u64, self.symbols.iter());
        for (length, &count) in (1..).zip(&self.counts) {
            code <<= 1;
            for &symbol in symbols.by_ref().take(count.into()) {
                let bits = (0..length).rev().map(|at: u32| code >> at & 1 == 1);
                codes.insert(symbol, bits.collect());
                code += 1;
            }
        }
        codes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        let frequencies: BTreeMap<u16, usize> = (0..40)
            .map(|n| (n * 3, 1 + usize::from(n).pow(4)))
            .collect();
        let code = PrefixCode::of(&frequencies);
        assert!(code.is_complete());
        let codes = code.codes();
        assert_eq!(codes.len(), 40);
        for (&symbol, bits) in &codes {
            assert_eq!(code.read(|place| bits[usize::from(place)]), Some(symbol));
        }
        assert!(codes[&117].len() < codes[&0].len());
    }

    #[test]
    fn the_code_is_as_short_as_possible() {
        let frequencies = BTreeMap::from([(1, 8), (2, 4), (3, 2), (4, 1), (5, 1)]);
        let lengths: Vec<_> = PrefixCode::of(&frequencies)
            .codes()
            .into_values()
            .map(|bits| bits.len())
            .collect();
        assert_eq!(lengths, [1, 2, 3, 4, 4]);
    }

    #[test]
    fn incomplete_codes_are_found() {
        let code = |counts: &[u16], symbols: u16| PrefixCode {
            counts: counts.to_vec(),
            symbols: (0..symbols).collect(),
        };
        assert!(code(&[1, 2], 3).is_complete());
        assert!(!code(&[1, 1], 2).is_complete());
        assert!(!code(&[1, 3], 4).is_complete());
        assert!(!code(&[1, 2], 2).is_complete());
        assert!(!code(&[], 0).is_complete());
    }
}
