/** The banner above the moves, in Spanish. */
import { integer } from "./format.js";

export const banner = {
  send: "Enviar…",
  restore: "Recuperar partida anterior",
  setAside: "Abrir la partida guardada aparte",
  friendGames: "Partidas por enlace",
  plan: "Jugadas condicionales…",
  playLesson: "Jugar como lección",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Imagen o GIF…",
  print: "Imprimir…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partida por enlace${name ? ` con ${name}` : ""}.${isHelped ? "" : " Sin ayuda del motor hasta que acabe."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    "Partida a tu nivel: juegas contra el nivel " +
    `${integer(level)}.${isRated ? " Cuenta, salvo que uses ayuda o deshagas jugadas." : " Hubo ayuda: ya no cuenta."}`,
  conflict: "Esta partida ha cambiado en otra pestaña.",
  /** Shown while something is dragged over the page. */
  drop: "Suelta para abrir la partida",
};
