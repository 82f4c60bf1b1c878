/** How much of a test runs: `cargo xtask test` takes a sample, `cargo xtask soak` everything. */

/**
 * The smaller number in a sample, the larger one otherwise.
 *
 * @param {number} few
 * @param {number} many
 */
export const sample = (few, many) => (process.env.ERGO_SOAK ? many : few);

/**
 * Some of a list in a sample, from the first to the last one, and all of it otherwise.
 *
 * @template T
 * @param {number} count
 * @param {readonly T[]} all
 * @returns {readonly T[]}
 */
export function few(count, all) {
  const size = Math.min(sample(count, all.length), all.length);
  return Array.from(
    { length: size },
    (_, at) => all[size === 1 ? 0 : Math.round((at * (all.length - 1)) / (size - 1))],
  );
}
