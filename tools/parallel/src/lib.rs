//! Divides the work of the other tools: into parts for several machines, and among threads.

use std::convert::Infallible;
use std::num::NonZero;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// A part of the work: every `n`th item, starting with the `k`th.
///
/// ```
/// use parallel::Part;
///
/// let part: Part = "2/3".parse().unwrap();
/// assert!(part.of(0..10).eq([1, 4, 7]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Counted from 1.
    pub k: usize,
    /// At least 1.
    pub n: usize,
}

impl Part {
    /// All of the work.
    pub const ALL: Self = Self { k: 1, n: 1 };

    /// The items in this part.
    pub fn of<I: IntoIterator>(self, items: I) -> impl Iterator<Item = I::Item> {
        items.into_iter().skip(self.k - 1).step_by(self.n)
    }
}

impl FromStr for Part {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((k, n)) if 1 <= k && k <= n => Ok(Self { k, n }),
            _ => Err("a part is such as 1/20, and its first number is from 1 to the second"),
        }
    }
}

/// The number of threads that was given, or that of the cores.
#[must_use]
pub fn threads(given: Option<usize>) -> usize {
    given.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
}

/// Works on items on several threads, each of which has a worker of its own. On this thread, a function takes each answer
/// as it comes, with the index of the item.
///
/// # Errors
/// The first error of that function. The items that no thread works on yet are then left out.
///
/// # Panics
/// If one of the threads does.
pub fn each<T: Sync, W, A: Send, E>(
    threads: usize,
    items: &[T],
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &T) -> A + Sync,
    mut take: impl FnMut(usize, A) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.max(1).min(items.len()) {
            let sender = sender.clone();
            let (next, worker, work) = (&next, &worker, &work);
            scope.spawn(move || {
                let mut worker = worker();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else { break };
                    if sender.send((at, work(&mut worker, item))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver
            .into_iter()
            .try_for_each(|(at, answer)| take(at, answer))
    })
}

/// Works on items as [`each`] does, and returns the answers in the order of the items.
///
/// # Panics
/// If one of the threads does.
pub fn map<T: Sync, W, A: Send>(
    threads: usize,
    items: &[T],
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &T) -> A + Sync,
) -> Vec<A> {
    let mut answers: Vec<Option<A>> = items.iter().map(|_| None).collect();
    let Ok(()) = each(threads, items, worker, work, |at, answer| {
        answers[at] = Some(answer);
        Ok::<(), Infallible>(())
    });
    answers.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_every_item_once() {
        for n in 1..=4 {
            let parts = (1..=n).map(|k| Part { k, n });
            let mut items: Vec<usize> = parts.flat_map(|part| part.of(0..10)).collect();
            items.sort_unstable();
            assert!(items.into_iter().eq(0..10), "{n} parts");
        }
    }

    #[test]
    fn parts_are_parsed() {
        assert_eq!("2/8".parse(), Ok(Part { k: 2, n: 8 }));
        for wrong in ["", "2", "0/8", "9/8", "1/0", "a/b", "1/2/3"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn answers_are_in_the_order_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        for threads in [0, 1, 3, 200] {
            let answers = map(threads, &items, || 1, |one, item| item + *one);
            assert!(answers.into_iter().eq(1..=100), "{threads} threads");
        }
        assert!(map(2, &[], || (), |(), item: &u8| *item).is_empty());
    }

    #[test]
    fn an_error_leaves_out_the_rest() {
        let items: Vec<usize> = (0..100).collect();
        let mut taken = 0;
        let take = |_, item| {
            taken += 1;
            if taken == 3 { Err(item) } else { Ok(()) }
        };
        assert_eq!(each(1, &items, || (), |(), item| *item, take), Err(2));
        assert_eq!(taken, 3);
    }
}
