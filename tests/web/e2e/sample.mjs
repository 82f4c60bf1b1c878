/** How much of a test runs: `cargo xtask test` takes a sample, `cargo xtask soak` everything. */

/** The smaller number in a sample, the larger one otherwise. @param {number} few @param {number} many */
export const sample = (few, many) => (process.env.ERGO_SOAK ? many : few);

/** The first ones in a sample, all of them otherwise. @template T @param {number} count @param {readonly T[]} all @returns {readonly T[]} */
export const few = (count, all) => all.slice(0, sample(count, all.length));
