/** Work on many games in slices, so that the page answers in between. */

/** How long a slice may take, in milliseconds. */
const SLICE = 8;

/** How many games are taken between two looks at the clock. */
const STEP = 64;

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => void} each
 * @param {() => boolean} [isStale] whether nobody needs the result any more
 * @returns {Promise<boolean>} whether all items were taken
 */
export async function inSlices(items, each, isStale = () => false) {
  let end = performance.now() + SLICE;
  for (let at = 0; at < items.length; at++) {
    if (at % STEP === 0 && performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isStale()) return false;
      end = performance.now() + SLICE;
    }
    each(items[at]);
  }
  return !isStale();
}
