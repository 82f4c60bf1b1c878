/** The banner above the moves, in Dutch. */
import { integer } from "./format.js";

export const banner = {
  send: "Versturen…",
  restore: "Vorige partij terughalen",
  setAside: "Apart bewaarde partij openen",
  friendGames: "Partijen via link",
  plan: "Voorwaardelijke zetten…",
  playLesson: "Als les spelen",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Afbeelding of gif…",
  print: "Afdrukken…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Partij via link met ${name || "een vriend"}.${isHelped ? "" : " Hulp van de computer krijg je pas weer als de partij voorbij is."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    "Op jouw niveau: tegen niveau " +
    `${integer(level)}.${isRated ? " De partij telt mee, tenzij je een hint gebruikt of een zet terugneemt." : " Je hebt hulp gehad, dus de partij telt niet mee."}`,
  conflict: "Deze partij is in een ander tabblad gewijzigd.",
  /** Shown while something is dragged over the page. */
  drop: "Laat los om de partij te openen",
};
