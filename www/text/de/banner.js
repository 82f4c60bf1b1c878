/** The banner above the moves, in German. */
import { integer } from "./format.js";

export const banner = {
  send: "Senden…",
  restore: "Vorige Partie zurückholen",
  setAside: "Beiseitegelegte Partie öffnen",
  friendGames: "Partien per Link",
  plan: "Bedingte Züge…",
  playLesson: "Als Lektion spielen",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Bild oder GIF…",
  print: "Drucken…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partie per Link${name ? ` mit ${name}` : ""}.${isHelped ? "" : " Bis zum Ende hilft der Computer nicht."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    "Gleich stark: Du spielst gegen Stufe " +
    `${integer(level)}.${isRated ? " Die Partie zählt – außer du nutzt Hilfe oder nimmst Züge zurück." : " Du hattest Hilfe, darum zählt sie nicht."}`,
  conflict: "Diese Partie wurde in einem anderen Tab geändert.",
  /** Shown while something is dragged over the page. */
  drop: "Loslassen, um die Partie zu öffnen",
};
