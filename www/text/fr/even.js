/** Even games in French: the own rating, and what a game has changed. */
import { counted, integer } from "./format.js";

const rounded = (/** @type {number} */ rating) => integer(Math.round(rating));
const games = (/** @type {number} */ count) => counted(count, "partie");

export const even = {
  title: "Parties à votre niveau",
  /** Before the first one. */
  first: "L’ordinateur évalue votre force et joue à votre niveau.",
  /**
   * The own rating.
   *
   * @param {number} rating
   * @param {number} count of games so far
   * @param {boolean} isCertain whether it is more than an estimate
   */
  rating: (rating, count, isCertain) =>
    isCertain
      ? `Votre cote : ${rounded(rating)}.`
      : `Votre cote : environ ${rounded(rating)}, après ${games(count)}.`,
  /**
   * The next opponent: a level, or one of two.
   *
   * @param {number} level the lower one
   * @param {boolean} isMixed whether the level above it may play as well
   */
  next: (level, isMixed) =>
    isMixed
      ? `Vous affronterez le niveau ${integer(level)} ou ${integer(level + 1)}.`
      : `Vous affronterez le niveau ${integer(level)}.`,
  counts: "La partie compte une fois finie, sauf si vous demandez de l’aide ou reprenez un coup.",
  /**
   * The rating of a level.
   *
   * @param {number} rating
   */
  level: (rating) => `environ ${rounded(rating)}`,
  /**
   * What a game has changed.
   *
   * @param {number} before
   * @param {number} after
   */
  changed: (before, after) => {
    const by = Math.round(after) - Math.round(before);
    if (by === 0) return `Votre cote reste à ${rounded(after)}.`;
    return `Votre cote ${by > 0 ? "monte" : "baisse"} de ${integer(Math.abs(by))} et passe à ${rounded(after)}.`;
  },
  /**
   * The same while the rating is an estimate.
   *
   * @param {number} rating
   * @param {number} count of games so far
   */
  estimated: (rating, count) => `Votre cote : environ ${rounded(rating)}, après ${games(count)}.`,
  helped: "Vous avez eu de l’aide : votre cote ne bouge pas.",
  failed: "Impossible de lire vos parties : votre cote est inconnue pour l’instant.",
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
    `Votre cote sur ${games(count)} : de ${rounded(first)} à ${rounded(last)}, entre ${rounded(lowest)} et ${rounded(highest)}`,
  /** @param {number} rating */
  number: rounded,
  /** How the rating comes about. */
  note:
    "D’après les parties à votre niveau de cette bibliothèque. Un débutant qui suit les conseils de la " +
    "page des règles vaut environ 1 000.",
};
