/** Guessing the moves of a game, in German. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => plural(count, { one: "# Punkt", other: "# Punkte" });

export const guess = {
  title: "Züge raten",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    `Finde die Züge einer Seite. Ein Zug, der so gut ist wie der beste oder wie der gespielte, bringt ` +
    `${points(most)}; jeder andere verliert für je ${percentage(2)} verschenkter Gewinnchancen einen Punkt. ` +
    `Erzwungene Züge werden für dich gespielt.`,
  game: "Partie",
  thisGame: "Diese Partie",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Stufe ${integer(level)}, Partie ${integer(number)}`,
  side: "Seite",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]}: ${name}` : COLOURS[colour]),
  from: "Beginn",
  fromStart: "Erster Zug",
  fromHere: "Stellung auf dem Brett",
  blindfold: "Blind",
  blindfoldNote: "Die Figuren sind nicht zu sehen.",
  begin: "Los",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) => `Dein bestes Ergebnis: ${percentage(best)}. Letztes Mal: ${percentage(last)}.`,
  nothing: "Hier gibt es keinen Zug zu raten.",
  /** @param {Colour} colour */
  task: (colour) => `Was hat ${COLOURS[colour]} gespielt?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${COLOURS[colour]} hat ${move} gespielt.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Zug ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${integer(sum)} von ${plural(most, { one: "# Punkt", other: "# Punkten" })}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `Bisher ${integer(sum)} von ${plural(most, { one: "# Punkt", other: "# Punkten" })}.`,
  show: "Zug zeigen",
  stop: "Aufhören",
  again: "Andere Partie",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `${move} wurde gespielt und ist richtig.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `${move} wurde gespielt, ist aber nicht der beste Zug: ${percentage(chance)} statt ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} ist so gut wie der Partiezug ${played}.`
      : `${move} ist besser als der Partiezug ${played}.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) =>
    `${move} ist nicht der beste Zug, aber nicht schlechter als der Partiezug ${played}.`,
  /** @param {string} move */
  inGame: (move) => `Gespielt wurde ${move}.`,
  unjudged: "Dieser Zug konnte nicht geprüft werden. Versuch es noch einmal.",
  failed: "Die Engine antwortet nicht, deshalb geht es nicht weiter.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) =>
    `${integer(count)} von ${plural(of, { one: "# Zug", other: "# Zügen" })} so gut wie der beste.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `Nach demselben Maßstab kommt ${name || COLOURS[colour]} auf ${integer(sum)} ` +
    `von ${plural(most, { one: "# Punkt", other: "# Punkten" })}.`,
  /** @param {number} percent */
  record: (percent) => `Dein bestes Ergebnis bei dieser Partie: ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
