/** The end of a game in English. */
import { COLOURS } from "./board.js";
import { integer, percentage } from "./format.js";

/** @import {End} from "../language.js" */

/** A draw that is offered to the engine. */
export const drawOffer = {
  considered: "The computer is thinking about your offer…",
  declined: "The computer plays on: it likes its position.",
};

export const result = {
  label: "Result",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Draw.";
    if (viewer) return viewer === "winner" ? "You win!" : "You lose.";
    return `${COLOURS[winner]} wins!`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${COLOURS[winner]} has five in a row, ${cells[0]} to ${cells.at(-1)}.`
        : `Five in a row, ${cells[0]} to ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Your city has fallen." : `${COLOURS[loser]}’s city has fallen.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser" ? "You have no stack left to sow." : `${COLOURS[loser]} has no stack left to sow.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "All your stones are captured."
        : `All of ${COLOURS[loser]}’s stones are captured.`,
    "no-move": ({ turn }) => `${COLOURS[turn]} has no legal move.`,
    repetition: () => "The same position occurred three times.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "You resigned." : `${COLOURS[loser]} resigned.`,
    agreed: () => "You agreed on a draw.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Your time is up." : `${COLOURS[loser]} ran out of time.`,
  },
  rematch: "Rematch",
  swapSides: "Swap sides",
  /** @param {number} level */
  tryLevel: (level) => `Try level ${integer(level)}`,
  review: "Review",
  /** Opens the review at what cost the loser most. */
  why: "Why did I lose?",
  /** @param {number} count */
  moments: (count) =>
    count === 0 ? "No key moments" : count === 1 ? "1 key moment" : `${integer(count)} key moments`,
  judging: "Looking at every move…",
  graph: "Chances to win, move by move",
  /**
   * @param {number} percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (percent, colour) => `${COLOURS[colour]} ${percentage(percent)}`,
};
