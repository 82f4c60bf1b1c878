/** Guessing the moves of a game, in French. */
import { COLOURS } from "./board.js";
import { counted, integer, percentage } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => counted(count, "point");

export const guess = {
  title: "Deviner les coups",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    "Trouvez les coups d’un des joueurs. " +
    `Un coup aussi bon que le meilleur, ou que le coup joué, vaut ${points(most)} ; ` +
    `tout autre vaut un point de moins par tranche de ${percentage(2)} de chances de gain perdues. ` +
    "Les coups forcés sont joués pour vous.",
  game: "Partie",
  thisGame: "Cette partie",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Niveau ${integer(level)}, partie ${integer(number)}`,
  side: "Joueur",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]} : ${name}` : COLOURS[colour]),
  from: "À partir de",
  fromStart: "Premier coup",
  fromHere: "Position sur le plateau",
  blindfold: "À l’aveugle",
  blindfoldNote: "Les pièces ne sont pas affichées.",
  begin: "Commencer",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) =>
    `Votre meilleur résultat : ${percentage(best)}. La dernière fois : ${percentage(last)}.`,
  nothing: "Il n’y a pas de coup à deviner.",
  /** @param {Colour} colour */
  task: (colour) => `Qu’a joué ${COLOURS[colour]} ?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${COLOURS[colour]} a joué ${move}.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Coup ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${points(sum)} sur ${integer(most)}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `${points(sum)} sur ${integer(most)} pour l’instant.`,
  show: "Montrer le coup",
  stop: "Arrêter",
  again: "Autre partie",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `${move} a bien été joué, et c’est le bon coup.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `${move} a bien été joué, mais ce n’est pas le meilleur coup : ${percentage(chance)} au lieu de ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} est aussi bon que ${played}, le coup joué.`
      : `${move} est meilleur que ${played}, le coup joué.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) =>
    `${move} n’est pas le meilleur coup, mais il n’est pas pire que ${played}, le coup joué.`,
  /** @param {string} move */
  inGame: (move) => `${move} a été joué.`,
  unjudged: "Ce coup n’a pas pu être examiné. Réessayez.",
  failed: "Le moteur ne répond pas : impossible de continuer.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) => `Coups aussi bons que le meilleur : ${integer(count)} sur ${integer(of)}.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `Selon le même barème, ${name || COLOURS[colour]} obtient ${points(sum)} sur ${integer(most)}.`,
  /** @param {number} percent */
  record: (percent) => `Votre meilleur résultat sur cette partie : ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
