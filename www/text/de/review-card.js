/** The card of a review in German, and exercises made of mistakes. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Auswertung",
  start: "Diese Partie auswerten",
  startNote: "Findet die entscheidenden Momente und erklärt sie.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} von ${integer(of)} Stellungen`,
  stop: "Anhalten",
  failed: "Die Auswertung wurde nicht fertig. Deine Studie ist unverändert.",
  graph: "Gewinnchancen, Zug für Zug",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: percentage,
  atStart: "Anfang",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Zug ${integer(number)} von ${COLOURS[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}, ${COLOURS[colour]} ${percentage(percent)}`,
  moments: "Entscheidende Momente",
  /**
   * A move with a sign, as a button.
   *
   * @param {string} move with its number
   * @param {string} meaning of the sign
   */
  moment: (move, meaning) => `${move}, ${meaning}`,
  /**
   * @param {Colour} colour
   * @param {string} name of the player; empty if it is not known
   * @param {number} percent
   */
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]}: Genauigkeit ${percentage(percent)}`,
  flawless: "Keine Fehler gefunden.",
  /** @param {string} move */
  stronger: (move) => `${move} war stärker.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} ist ein guter Zug.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} percent
   */
  second: (percent) => `Mit jedem anderen sind es höchstens ${percentage(percent)}.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} statt ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "guter Zug", "?!": "zweifelhafter Zug", "?": "Fehler", "??": "Patzer" },
  find: "Bessere Züge finden",
  mistakes: "Meine Fehler",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `Meine Fehler (${integer(due)} fällig)` : "Meine Fehler"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "Die nächste Aufgabe kommt heute noch."
      : plural(days, {
          one: "Die nächste Aufgabe kommt morgen.",
          other: "Die nächste Aufgabe kommt in # Tagen.",
        }),
  noMistakes: "Noch nichts: Fehler aus Partien, die du auswertest, kommen als Aufgaben wieder.",
  allDone: "Fürs Erste geschafft.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${integer(found)} von ${integer(of)} auf Anhieb gefunden.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Aufgabe ${integer(at)} von ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `${COLOURS[colour]} hat hier ${move} gespielt. Finde einen besseren Zug.`,
  judging: "Dein Zug wird geprüft…",
  /** @param {string} move */
  right: (move) => `${move} ist richtig.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} ist richtig, ${best} auch.`,
  /** @param {string} move */
  again: (move) => `${move} wurde in der Partie gespielt. Versuch es mit einem anderen Zug.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} ist nicht der beste Zug: ${percentage(chance)} statt ${percentage(best)}.`,
  tryAgain: "Versuch es noch einmal.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `Am besten: ${line}`,
  show: "Zeigen",
  next: "Weiter",
  finish: "Fertig",
  back: "Zurück zur Studie",
};
