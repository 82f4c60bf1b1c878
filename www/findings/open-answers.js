/** The answers to a first move that are not proven to lose, as `cargo xtask prove --report` writes them. */

/**
 * An answer after which the result is open.
 *
 * @typedef {object} OpenAnswer
 * @property {string} answer
 * @property {number} chance that of the first player by the engine, in percent
 * @property {string} move the first player's move after which the most replies are proven to lose
 * @property {number} lost the number of these replies
 * @property {number} all the number of all replies to it
 */

/**
 * @param {string} report
 * @param {string} first the first move
 * @returns {OpenAnswer[]}
 */
export function openAnswersIn(report, first) {
  const lines = report.trimEnd().split("\n");
  const words = lines.map((line) => line.split(" "));
  return words
    .filter(([move, , state]) => move === first && state === "open")
    .map(([, answer, , chance, move, lost, all]) => ({
      answer,
      chance: Number(chance),
      move,
      lost: Number(lost),
      all: Number(all),
    }));
}
