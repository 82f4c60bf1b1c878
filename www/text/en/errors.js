/** Errors in English: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */
import { COLOURS } from "./board.js";
import { integer } from "./format.js";

/** @type {Record<import("../language.js").FailureCode, string>} */
export const failures = {
  missing: "The game cannot run here: a part of it could not be loaded. Check your connection and try again.",
  damaged: "The game cannot run here: a part of it arrived damaged. Try again.",
  old: "The game needs WebAssembly with SIMD, which every browser has had since 2023. Please update your browser.",
  forbidden: "This site forbids WebAssembly, which the game needs.",
  stopped: "The engine stopped and could not be restarted. Reload the page.",
};

export const errors = {
  /** A move that is not legal. @param {import("../language.js").Colour} colour @param {string} move @param {boolean} isOccupied whether it is a cell that is not empty */
  illegal: (colour, move, isOccupied) =>
    isOccupied ? `${COLOURS[colour]} cannot play ${move}: the cell is occupied.` : `${COLOURS[colour]} cannot play ${move} here.`,
  /** Where exactly. @param {number} line @param {number} column @param {string} code */
  place: (line, column, code) => `Line ${integer(line)}, column ${integer(column)} (${code})`,
  detached: "The board is not attached to a document.",
  /** @param {string} detail in the words of the browser */
  detail: (detail) => `The browser says: ${detail}`,
};

/** Notices that are not about the last tap. */
export const notices = {
  damaged: "Your saved game could not be read. It was set aside, and a new game was started.",
  newer: "Your saved game was made by a newer version of this page. It was set aside, and a new game was started.",
  unsaved: "This browser does not let the page save your game. It will be lost when you leave.",
  "in-page": "This site does not allow workers. The engine runs in the page itself and is slower.",
  behind: "Your game is further along than the link. It is unchanged.",
  "draw-considered": "The computer is thinking about your offer…",
  "draw-declined": "The computer plays on: it likes its position.",
  restarted: "The engine crashed and was restarted. Your game is unchanged.",
};
