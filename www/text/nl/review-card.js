/** The card of a review in Dutch, and exercises made of mistakes. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Terugblik",
  start: "Terugblik op deze partij",
  startNote: "Zoekt de beslissende momenten, en legt uit waarom ze dat waren.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} van ${plural(of, { one: "# stelling", other: "# stellingen" })}`,
  stop: "Stoppen",
  failed: "De terugblik kon niet worden afgemaakt. Aan je studie is niets veranderd.",
  graph: "Winstkansen, zet voor zet",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: percentage,
  atStart: "Begin",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Zet ${integer(number)} van ${COLOURS[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}, ${COLOURS[colour]} ${percentage(percent)}`,
  moments: "Sleutelmomenten",
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
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]}: ${percentage(percent)} nauwkeurig`,
  flawless: "Geen fouten gevonden.",
  /** @param {string} move */
  stronger: (move) => `${move} was sterker.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} is een goede zet.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} percent
   */
  second: (percent) => `Bij elke andere zet hoogstens ${percentage(percent)}.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} in plaats van ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "goede zet", "?!": "dubieuze zet", "?": "fout", "??": "blunder" },
  find: "Betere zetten zoeken",
  mistakes: "Mijn fouten",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `Mijn fouten (${integer(due)} te doen)` : "Mijn fouten"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "De volgende komt later vandaag."
      : plural(days, { one: "De volgende komt morgen.", other: "De volgende komt over # dagen." }),
  noMistakes:
    "Hier staat nog niets: je fouten uit partijen waarop je terugblikt, komen hier als opgaven terug.",
  allDone: "Dat was het voor nu.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${integer(found)} van ${integer(of)} in één keer gevonden.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Opgave ${integer(at)} van ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `${COLOURS[colour]} speelde hier ${move}. Zoek een betere zet.`,
  judging: "Je zet wordt bekeken…",
  /** @param {string} move */
  right: (move) => `${move} is goed.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} is goed, en ${best} ook.`,
  /** @param {string} move */
  again: (move) => `${move} is in de partij gespeeld. Probeer een andere zet.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} is niet de beste: ${percentage(chance)} in plaats van ${percentage(best)}.`,
  tryAgain: "Nog een keer.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `Beste zet: ${line}`,
  show: "Tonen",
  next: "Volgende",
  finish: "Klaar",
  back: "Terug naar de studie",
};
