/** Guessing the moves of a game, in Portuguese. */
import { COLOURS, The, the } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => plural(count, { one: "# ponto", other: "# pontos" });

export const guess = {
  title: "Adivinhar as jogadas",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    "Descubra as jogadas de um jogador. Uma jogada tão boa como a melhor, ou como a da partida, vale " +
    `${points(most)}; qualquer outra perde um ponto por cada ${percentage(2)} de hipóteses de ganhar que ` +
    "desperdice. As jogadas forçadas são automáticas.",
  game: "Partida",
  thisGame: "Esta partida",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Nível ${integer(level)}, partida ${integer(number)}`,
  side: "Jogador",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]}: ${name}` : COLOURS[colour]),
  from: "Desde",
  fromStart: "A primeira jogada",
  fromHere: "A posição no tabuleiro",
  blindfold: "Às cegas",
  blindfoldNote: "As peças não se veem.",
  begin: "Começar",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) => `O seu melhor resultado: ${percentage(best)}. Da última vez: ${percentage(last)}.`,
  nothing: "Não há jogadas para adivinhar.",
  /** @param {Colour} colour */
  task: (colour) => `O que jogaram ${the[colour]}?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${The[colour]} jogaram ${move}.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Jogada ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${integer(sum)} de ${points(most)}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `${integer(sum)} de ${points(most)} até agora.`,
  show: "Mostrar a jogada",
  stop: "Parar",
  again: "Outra partida",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `${move} foi a jogada da partida, e está certa.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `${move} foi a jogada da partida, mas não é a melhor: ${percentage(chance)} em vez de ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} é tão boa como ${played}, a jogada da partida.`
      : `${move} é melhor do que ${played}, a jogada da partida.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) => `${move} não é a melhor, mas não é pior do que ${played}, a jogada da partida.`,
  /** @param {string} move */
  inGame: (move) => `A jogada da partida foi ${move}.`,
  unjudged: "Não foi possível avaliar esta jogada. Tente de novo.",
  failed: "O motor não responde, por isso não é possível continuar.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) => `Jogadas tão boas como a melhor: ${integer(count)} de ${integer(of)}.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `Pelo mesmo critério, ${name ? `${name} faria` : `${the[colour]} fariam`} ${integer(sum)} de ${points(most)}.`,
  /** @param {number} percent */
  record: (percent) => `O seu melhor resultado nesta partida: ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
