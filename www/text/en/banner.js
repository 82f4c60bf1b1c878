/** The banner above the moves, in English. */
import { integer } from "./format.js";

export const banner = {
  send: "Send…",
  restore: "Restore previous game",
  setAside: "Open the game set aside",
  friendGames: "Games by link",
  plan: "Conditional moves…",
  playLesson: "Play as a lesson",
  /** The menu entry for pictures of the position and of the game. */
  picture: "Picture or GIF…",
  print: "Print…",
  /**
   * A game with a remote friend.
   *
   * @param {string} name of the friend, empty if unknown
   * @param {boolean} isHelped whether the engine helps
   */
  friend: (name, isHelped) =>
    `Game by link with ${name || "a friend"}.${isHelped ? "" : " Engine help is off until it is over."}`,
  /**
   * An even game that is going on.
   *
   * @param {number} level
   * @param {boolean} isRated whether it counts for the rating
   */
  even: (level, isRated) =>
    `Even game: you play level ${integer(level)}.${isRated ? " It counts unless you use help or take back." : " You had help, so it does not count."}`,
  conflict: "This game changed in another tab.",
  /** Shown while something is dragged over the page. */
  drop: "Drop to open the game",
};
