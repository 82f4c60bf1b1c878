/** The card of a review in French, and exercises made of mistakes. */
import { COLOURS } from "./board.js";
import { counted, integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Bilan",
  start: "Faire le bilan",
  startNote: "Trouve les moments décisifs et les explique.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${counted(done, "position")} sur ${integer(of)}`,
  stop: "Arrêter",
  failed: "Le bilan n’a pas pu être achevé. Votre étude n’a pas changé.",
  graph: "Chances de gain, coup par coup",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: percentage,
  atStart: "Début",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Coup ${integer(number)} de ${COLOURS[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}, ${COLOURS[colour]} ${percentage(percent)}`,
  moments: "Les moments décisifs",
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
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]} : précision de ${percentage(percent)}`,
  flawless: "Aucune erreur trouvée.",
  /** @param {string} move */
  stronger: (move) => `${move} était plus fort.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} est un bon coup.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} percent
   */
  second: (percent) => `Tout autre coup laisse ${percentage(percent)} au plus.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} au lieu de ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "bon coup", "?!": "coup douteux", "?": "erreur", "??": "gaffe" },
  find: "Chercher de meilleurs coups",
  mistakes: "Mes erreurs",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `Mes erreurs (${integer(due)} à revoir)` : "Mes erreurs"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "La prochaine est à revoir aujourd’hui, un peu plus tard."
      : plural(days, {
          one: "La prochaine est à revoir demain.",
          other: "La prochaine est à revoir dans # jours.",
        }),
  noMistakes: "Rien pour l’instant : les erreurs trouvées par vos bilans reviendront ici comme exercices.",
  allDone: "C’est tout pour le moment.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${counted(found, "bon coup")} sur ${integer(of)} au premier essai.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Exercice ${integer(at)} sur ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `${COLOURS[colour]} a joué ${move} ici. Trouvez mieux.`,
  judging: "Examen de votre coup…",
  /** @param {string} move */
  right: (move) => `${move} est le bon coup.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} est un bon coup, et ${best} aussi.`,
  /** @param {string} move */
  again: (move) => `${move} a été joué dans la partie. Essayez un autre coup.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} n’est pas le meilleur : ${percentage(chance)} au lieu de ${percentage(best)}.`,
  tryAgain: "Réessayez.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `Le mieux : ${line}`,
  show: "Montrer",
  next: "Suivant",
  finish: "Terminer",
  back: "Retour à l’étude",
};
