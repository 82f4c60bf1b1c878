//! Sets as the bits of one word. A game says what its sets contain; operations that depend on the shape of its
//! board, such as shifts, are functions of that game.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

/// The possible elements of a set, such as the cells of a board.
pub trait Universe: Copy + Debug + Default + Eq + Hash {
    /// An integer with a bit for every member.
    type Word: Word;
    /// A member of a set.
    type Member: Copy;

    /// The bits of all members.
    const ALL: Self::Word;

    /// The bit of a member. A value that is not a member, where the type has such values, has no bit.
    fn bit(member: Self::Member) -> Self::Word;

    /// The member of a bit of [`ALL`](Self::ALL), by the number of that bit. `None` for the number of bits in
    /// the word, by which iteration ends; other numbers do not occur.
    fn member(number: u32) -> Option<Self::Member>;
}

/// An unsigned integer whose bits are a set.
pub trait Word:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No bits.
    const ZERO: Self;

    /// The number of bits that are set.
    fn ones(self) -> u32;

    /// The number of the lowest bit that is set; the width of the word if none is.
    fn lowest(self) -> u32;

    /// The word without its lowest bit, of which there must be one.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// Calls a function with the number of every bit that is set, the lowest first, and what it returned before.
    fn fold<T>(self, start: T, next: impl FnMut(T, u32) -> T) -> T;
}

impl Word for u64 {
    const ZERO: Self = 0;

    fn ones(self) -> u32 {
        self.count_ones()
    }

    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }

    fn without_lowest(self) -> Self {
        self & (self - 1)
    }

    fn fold<T>(mut self, start: T, mut next: impl FnMut(T, u32) -> T) -> T {
        let mut folded = start;
        while self != 0 {
            folded = next(folded, self.lowest());
            self = self.without_lowest();
        }
        folded
    }
}

/// Half by half, which is as fast natively; WebAssembly has no 128-bit integers.
impl Word for u128 {
    const ZERO: Self = 0;

    fn ones(self) -> u32 {
        let (low, high) = halves(self);
        low.count_ones() + high.count_ones()
    }

    fn lowest(self) -> u32 {
        let (low, high) = halves(self);
        if low == 0 {
            u64::BITS + high.trailing_zeros()
        } else {
            low.trailing_zeros()
        }
    }

    fn without_lowest(self) -> Self {
        let (low, high) = halves(self);
        if low == 0 {
            Self::from(high & (high - 1)) << u64::BITS
        } else {
            Self::from(high) << u64::BITS | Self::from(low & (low - 1))
        }
    }

    fn fold<T>(self, start: T, mut next: impl FnMut(T, u32) -> T) -> T {
        let (low, high) = halves(self);
        let folded = low.fold(start, &mut next);
        high.fold(folded, |folded, bit| next(folded, u64::BITS + bit))
    }
}

#[allow(clippy::cast_possible_truncation, reason = "the halves are wanted")]
const fn halves(word: u128) -> (u64, u64) {
    (word as u64, (word >> u64::BITS) as u64)
}

/// A set of members of a universe.
///
/// ```
/// use ergo_games::bitset::{BitSet, Universe};
///
/// /// The digits from 0 to 9.
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
/// struct Digits;
///
/// impl Universe for Digits {
///     type Word = u64;
///     type Member = u32;
///     const ALL: u64 = (1 << 10) - 1;
///
///     fn bit(digit: u32) -> u64 {
///         1 << digit
///     }
///
///     fn member(number: u32) -> Option<u32> {
///         (number < 10).then_some(number)
///     }
/// }
///
/// let odd: BitSet<Digits> = [1, 3, 5, 7, 9].into_iter().collect();
/// assert!((!odd).into_iter().eq([0, 2, 4, 6, 8]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BitSet<U: Universe>(U::Word);

impl<U: Universe> BitSet<U> {
    /// The empty set.
    pub const EMPTY: Self = Self(U::Word::ZERO);
    /// The set of all members.
    pub const ALL: Self = Self(U::ALL);

    /// The set of one member.
    #[must_use]
    pub fn of(member: U::Member) -> Self {
        Self(U::bit(member))
    }

    /// The set of these bits. Bits that are not of a member may only be there until the set is intersected
    /// with one that has none.
    #[must_use]
    pub const fn of_bits(bits: U::Word) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    #[must_use]
    pub const fn bits(self) -> U::Word {
        self.0
    }

    /// Whether the set contains a member.
    #[must_use]
    pub fn has(self, member: U::Member) -> bool {
        !(self & Self::of(member)).is_empty()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Adds a member or removes it.
    pub fn put(&mut self, member: U::Member, there: bool) {
        let rest = *self - Self::of(member);
        *self = if there { rest | Self::of(member) } else { rest };
    }

    /// The number of members in the set.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.ones()
    }
}

impl<U: Universe> BitAnd for BitSet<U> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<U: Universe> BitOr for BitSet<U> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<U: Universe> BitXor for BitSet<U> {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The difference.
impl<U: Universe> Sub for BitSet<U> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The complement.
impl<U: Universe> Not for BitSet<U> {
    type Output = Self;
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl<U: Universe> BitAndAssign for BitSet<U> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<U: Universe> BitOrAssign for BitSet<U> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<U: Universe> BitXorAssign for BitSet<U> {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl<U: Universe> SubAssign for BitSet<U> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<U: Universe> FromIterator<U::Member> for BitSet<U> {
    fn from_iter<I: IntoIterator<Item = U::Member>>(members: I) -> Self {
        let members = members.into_iter();
        members.fold(Self::EMPTY, |set, member| set | Self::of(member))
    }
}

impl<U: Universe> IntoIterator for BitSet<U> {
    type Item = U::Member;
    type IntoIter = Members<U>;
    fn into_iter(self) -> Members<U> {
        Members(self)
    }
}

/// The members of a set, lowest bit first.
#[derive(Clone, Debug)]
pub struct Members<U: Universe>(BitSet<U>);

impl<U: Universe> Iterator for Members<U> {
    type Item = U::Member;

    fn next(&mut self) -> Option<U::Member> {
        let bits = self.0.bits();
        let member = U::member(bits.lowest())?;
        self.0 = BitSet(bits.without_lowest());
        Some(member)
    }

    fn fold<T, F: FnMut(T, U::Member) -> T>(self, start: T, mut next: F) -> T {
        let with = |folded, number| match U::member(number) {
            Some(member) => next(folded, member),
            None => folded,
        };
        self.0.bits().fold(start, with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The multiples of three below 128, of which there are some in both halves of the word.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    struct Thirds;

    impl Universe for Thirds {
        type Word = u128;
        type Member = u32;
        const ALL: u128 = {
            let (mut bits, mut number) = (0, 0);
            while number < 128 {
                bits |= 1 << number;
                number += 3;
            }
            bits
        };

        fn bit(number: u32) -> u128 {
            1_u128.checked_shl(number).unwrap_or_default() & Self::ALL
        }

        fn member(number: u32) -> Option<u32> {
            (number < 128).then_some(number)
        }
    }

    type Set = BitSet<Thirds>;

    fn set(members: &[u32]) -> Set {
        members.iter().copied().collect()
    }

    #[test]
    fn sets_contain_what_was_put_in() {
        let some = set(&[126, 0, 66, 63]);
        assert_eq!(some.len(), 4);
        assert!(some.into_iter().eq([0, 63, 66, 126]));
        assert!((0..200).all(|number| some.has(number) == [0, 63, 66, 126].contains(&number)));
        assert_eq!(Set::of_bits(some.bits()), some);
    }

    #[test]
    fn members_are_the_same_in_one_go() {
        let some = set(&[126, 0, 66, 63]);
        let mut members = Vec::new();
        some.into_iter().for_each(|member| members.push(member));
        assert_eq!(members, [0, 63, 66, 126]);
        let mut rest = some.into_iter();
        rest.next();
        assert_eq!(rest.sum::<u32>(), 63 + 66 + 126);
    }

    #[test]
    fn members_are_added_and_removed() {
        let mut some = set(&[0, 66]);
        for (member, there) in [(0, true), (3, true), (66, false), (99, false)] {
            some.put(member, there);
            assert_eq!(some.has(member), there, "{member}");
        }
        assert_eq!(some, set(&[0, 3]));
    }

    #[test]
    fn other_values_make_empty_sets() {
        assert_eq!(set(&[1, 128, 129]), Set::EMPTY);
        assert!(Set::EMPTY.is_empty() && Set::EMPTY.into_iter().next().is_none());
    }

    #[test]
    fn operators_are_those_of_sets() {
        let (some, others) = (set(&[0, 3, 66]), set(&[3, 66, 99]));
        assert_eq!(some & others, set(&[3, 66]));
        assert_eq!(some | others, set(&[0, 3, 66, 99]));
        assert_eq!(some ^ others, set(&[0, 99]));
        assert_eq!(some - others, set(&[0]));
        assert_eq!((!some).len(), 40);
        assert_eq!(!some | some, Set::ALL);
        assert!((!some & some).is_empty());
    }

    #[test]
    fn assignments_agree_with_operators() {
        let (some, others) = (set(&[0, 3, 66]), set(&[3, 66, 99]));
        let assigned = |assign: fn(&mut Set, Set)| {
            let mut set = some;
            assign(&mut set, others);
            set
        };
        assert_eq!(assigned(BitAndAssign::bitand_assign), some & others);
        assert_eq!(assigned(BitOrAssign::bitor_assign), some | others);
        assert_eq!(assigned(BitXorAssign::bitxor_assign), some ^ others);
        assert_eq!(assigned(SubAssign::sub_assign), some - others);
    }

    #[test]
    fn words_of_both_widths_agree() {
        for bits in [1, 6, u64::MAX, 1 << 63, 5 << 40] {
            let wide = u128::from(bits);
            assert_eq!(bits.ones(), wide.ones());
            assert_eq!(bits.lowest(), wide.lowest());
            assert_eq!(u128::from(bits.without_lowest()), wide.without_lowest());
            let high = wide << 64;
            assert_eq!(high.lowest(), bits.lowest() + 64);
            assert_eq!(high.without_lowest(), wide.without_lowest() << 64);
        }
        assert_eq!((0_u64.lowest(), 0_u128.lowest()), (64, 128));
    }
}
