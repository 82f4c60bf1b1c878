/** The banner above the moves, in Portuguese. */

import { integer } from "./format.js";

/** @type {import("../language.js").PageWords["banner"]} */
export const banner = {
  send: "Enviar…",
  restore: "Recuperar partida anterior",
  setAside: "Abrir a partida posta de lado",
  friendGames: "Partidas por link",
  plan: "Jogadas condicionais…",
  playLesson: "Jogar como lição",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Imagem ou GIF…",
  print: "Imprimir…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partida por link com ${name || "um amigo"}.${isHelped ? "" : " Até ao fim da partida não há ajuda do motor."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    "Partida à medida contra o nível " +
    `${integer(level)}.${isRated ? " Só conta se não usar ajuda nem anular jogadas." : " Usou ajuda, por isso não conta."}`,
  conflict: "Esta partida foi alterada noutro separador.",
  /** Shown while something is dragged over the page. */
  drop: "Largue para abrir a partida",
};
