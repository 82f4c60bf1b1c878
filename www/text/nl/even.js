/** Even games in Dutch: the own rating, and what a game has changed. */
import { integer, plural } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => plural(count, { one: "# partij", other: "# partijen" });

export const even = {
  title: "Op jouw niveau",
  /** Before the first one. */
  first: "De computer zoekt uit hoe sterk je bent, en speelt dan net zo sterk.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `Je rating: ${rounded(rating)}.`
      : `Je rating: ongeveer ${rounded(rating)}, na ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `Je speelt tegen niveau ${integer(level)} of ${integer(level + 1)}.`
      : `Je speelt tegen niveau ${integer(level)}.`,
  counts: "De partij telt mee zodra die voorbij is, tenzij je een hint gebruikt of een zet terugneemt.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `ongeveer ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `Je rating blijft ${rounded(after)}.`;
    return `Je rating ${by > 0 ? "stijgt" : "daalt"} met ${integer(Math.abs(by))} naar ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `Je rating: ongeveer ${rounded(rating)}, na ${games(count)}.`,
  helped: "Je had hulp, dus je rating blijft gelijk.",
  failed: "Je partijen zijn niet te lezen, dus je rating is voorlopig onbekend.",
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
    `Je rating over ${games(count)}: van ${rounded(first)} naar ${rounded(last)}, met ${rounded(lowest)} ` +
    `als laagste en ${rounded(highest)} als hoogste`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note: "Uit de partijen op jouw niveau in dit archief. Een beginner die de tips bij de regels opvolgt, heeft ongeveer 1.000.",
};
