/** Even games in German: the own rating, and what a game has changed. */
import { integer, plural } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => plural(count, { one: "# Partie", other: "# Partien" });

export const even = {
  title: "Gleich stark",
  /** Before the first one. */
  first: "Der Computer findet heraus, wie stark du bist, und spielt dann genauso stark.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `Deine Wertung: ${rounded(rating)}.`
      : `Deine Wertung: etwa ${rounded(rating)}, nach ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `Du spielst gegen Stufe ${integer(level)} oder ${integer(level + 1)}.`
      : `Du spielst gegen Stufe ${integer(level)}.`,
  counts: "Die Partie wird gewertet, sobald sie zu Ende ist – außer du nutzt Hilfe oder nimmst Züge zurück.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `etwa ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `Deine Wertung bleibt bei ${rounded(after)}.`;
    return `Deine Wertung ${by > 0 ? "steigt" : "fällt"} um ${integer(Math.abs(by))} auf ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `Deine Wertung: etwa ${rounded(rating)}, nach ${games(count)}.`,
  helped: "Du hattest Hilfe, darum bleibt deine Wertung gleich.",
  failed: "Deine Partien sind nicht lesbar, darum ist deine Wertung vorerst unbekannt.",
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
    `Deine Wertung über ${games(count)}: von ${rounded(first)} auf ${rounded(last)}, dabei zwischen ` +
    `${rounded(lowest)} und ${rounded(highest)}`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note: "Aus den Partien „Gleich stark“ in diesem Archiv. Wer neu ist und die Tipps auf der Regelseite befolgt, hat etwa 1.000.",
};
