/** Even games in Spanish: the own rating, and what a game has changed. */
import { integer, plural } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => plural(count, { one: "# partida", other: "# partidas" });

export const even = {
  title: "Partidas a tu nivel",
  /** Before the first one. */
  first: "La máquina averigua tu nivel y juega a tu altura.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `Tu puntuación: ${rounded(rating)}.`
      : `Tu puntuación: unos ${rounded(rating)}, tras ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `Jugarás contra el nivel ${integer(level)} o el ${integer(level + 1)}.`
      : `Jugarás contra el nivel ${integer(level)}.`,
  counts: "La partida cuenta al acabar, salvo que pidas una pista o deshagas una jugada.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `unos ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `Tu puntuación sigue en ${rounded(after)}.`;
    return `Tu puntuación ${by > 0 ? "sube" : "baja"} ${integer(Math.abs(by))} y queda en ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `Tu puntuación: unos ${rounded(rating)}, tras ${games(count)}.`,
  helped: "Hubo ayuda, así que tu puntuación no cambia.",
  failed: "No se pueden leer tus partidas, así que por ahora no se sabe tu puntuación.",
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
    `Tu puntuación en ${games(count)}: de ${rounded(first)} a ${rounded(last)}, entre ${rounded(lowest)} y ${rounded(highest)}`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note:
    "Según las partidas a tu nivel de esta biblioteca. Quien juega por primera vez y sigue los consejos " +
    `de la página de reglas tiene unos ${integer(1000)}.`,
};
