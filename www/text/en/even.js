/** Even games in English: the own rating, and what a game has changed. */
import { integer, plural } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => plural(count, { one: "# game", other: "# games" });

export const even = {
  title: "Even games",
  /** Before the first one. */
  first: "The computer finds out how strong you are, and plays like that.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `Your rating: ${rounded(rating)}.`
      : `Your rating: about ${rounded(rating)}, after ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `You will play level ${integer(level)} or ${integer(level + 1)}.`
      : `You will play level ${integer(level)}.`,
  counts: "The game counts once it is over, unless you use a hint or take back a move.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `about ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `Your rating is still ${rounded(after)}.`;
    return `Your rating ${by > 0 ? "rises" : "falls"} by ${integer(Math.abs(by))} to ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `Your rating: about ${rounded(rating)}, after ${games(count)}.`,
  helped: "You had help, so your rating stays.",
  failed: "Your games cannot be read, so your rating is unknown for now.",
  /**
   * A description of the chart for people who do not see it.
   *
   * @param {number} count of games
   * @param {number} first
   * @param {number} last
   * @param {number} lowest
   * @param {number} highest
   */
  chart: (count, first, last, lowest, highest) =>
    `Your rating over ${games(count)}: from ${rounded(first)} to ${rounded(last)}, between ${rounded(lowest)} and ${rounded(highest)}`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note: "From the even games in this library. A beginner who follows the advice on the rules page has about 1,000.",
};
