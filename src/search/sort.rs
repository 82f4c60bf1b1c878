//! Sorting with little code: every instance of the standard library's stable sort adds about 7 KB to the
//! WebAssembly module, and there would be several for each game.

/// Sorts stably by a key. Fast if the items are few or nearly sorted.
pub fn insertion_sort_by_key<T>(items: &mut [T], key: impl Fn(&T) -> i32) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The indexes of keys in the order of a stable sort, for many items.
pub fn stable_order(keys: impl Iterator<Item = u32>) -> impl Iterator<Item = usize> {
    // An index below each key makes all of them different, and their unstable sort a stable one.
    let pack = |(at, key): (u32, u32)| u64::from(key) << 32 | u64::from(at);
    let mut packed: Vec<u64> = (0..).zip(keys).map(pack).collect();
    packed.sort_unstable();
    packed.into_iter().map(|key| (key & 0xffff_ffff) as usize)
}

/// A key of [`stable_order`] that sorts as the number does.
#[must_use]
pub fn sort_key(number: i32) -> u32 {
    number.cast_unsigned() ^ (1 << 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::random;

    /// Items with keys among which many are equal.
    fn items(count: u64) -> Vec<(i32, u64)> {
        let key = |n| i32::try_from(random(n) % 20).unwrap_or_default() - 10;
        (0..count).map(|n| (key(n), n)).collect()
    }

    #[test]
    fn both_sort_as_the_standard_library_does() {
        for count in [0, 1, 2, 3, 50, 300] {
            let mut expected = items(count);
            expected.sort_by_key(|item| item.0);
            let mut inserted = items(count);
            insertion_sort_by_key(&mut inserted, |item| item.0);
            assert_eq!(inserted, expected);
            let items = items(count);
            let order = stable_order(items.iter().map(|item| sort_key(item.0)));
            assert!(order.map(|at| items[at]).eq(expected));
        }
    }

    #[test]
    fn the_extremes_are_in_order() {
        let order = stable_order([1, i32::MIN, i32::MAX, -1, 0].into_iter().map(sort_key));
        assert!(order.eq([1, 3, 4, 0, 2]));
    }
}
