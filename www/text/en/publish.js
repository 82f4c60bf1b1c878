/** Pictures, animations and printed sheets in English. */
import { COLOURS } from "./board.js";
import { integer, plural, seconds, tenths } from "./format.js";

/** @import {Colour} from "../language.js" */

export default {
  publish: {
    title: "Picture or GIF",
    preview: "Preview",
    format: "Format",
    formats: { png: "PNG", svg: "SVG", gif: "Animated GIF" },
    /** Of formats. */
    notes: {
      png: "The position on the board. For posts and messages.",
      svg: "The position on the board, sharp at every size, without the grain of the wood. For print and for drawing programs.",
      gif: "The moves, one after the other, again and again.",
    },
    width: "Width in pixels",
    moves: "Moves",
    parts: { whole: "Whole game", here: "From this position" },
    pace: "Each move stays",
    stays: seconds,
    coordinates: "Letters and numbers at the edge",
    caption: "Move and game below the board",
    save: "Save",
    copy: "Copy",
    send: "Send…",
    /**
     * How much of an animation is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) => `Position ${integer(done)} of ${integer(of)}`,
    /**
     * @param {number} positions
     * @param {number} bytes
     */
    done: (positions, bytes) =>
      `${plural(positions, { one: "# position", other: "# positions" })}, ${tenths(Math.max(0.1, bytes / 1e6))} MB.`,
    cancelled: "Cancelled.",
    copied: "Picture copied.",
    notCopied: "The page cannot copy pictures in this browser. Save it instead.",
    ready: "The animation is ready. Press Send… again.",
    failed: "The picture could not be made.",
    print: "Print",
    printTitle: "Print",
    diagrams: "Diagrams",
    /** Where a printed game has diagrams. */
    diagramsAt: { comments: "At comments", end: "At the end", none: "None" },
    /**
     * The number of a move in a printed game.
     *
     * @param {number} number
     * @param {boolean} isSecond whether it is that of the second player
     */
    turn: (number, isSecond) => `${integer(number)}${isSecond ? "…" : "."}`,
    swap: "swap",
    making: "Making the sheets…",
    /** @param {number} pages */
    made: (pages) => plural(pages, { one: "# page", other: "# pages" }),
    sheetFailed: "The sheets could not be made.",
    /** @param {string} name of a game */
    puzzlesOf: (name) => `${name} puzzles`,
    /** @param {string} name of a game */
    solutionsOf: (name) => `${name} puzzles: solutions`,
    solutionsNote: "Print this page on the back.",
    order: "easy to hard",
    /** @param {number} number */
    sheet: (number) => `Sheet ${integer(number)}`,
    /** @param {number} sheets */
    sheetOf: (sheets) => `Sheet, from 1 to ${integer(sheets)}`,
    number: integer,
    /**
     * How many of three dots are full.
     *
     * @param {number} filled
     * @param {number} of
     */
    difficulty: (filled, of) => `Difficulty ${integer(filled)} of ${integer(of)}`,
    /**
     * A word about a piece or a move, below the puzzles.
     *
     * @param {string} title
     * @param {string} text
     */
    piece: (title, text) => `${title}: ${text}`,
    answer: "Your answer",
    code: "QR code of the puzzle",
    codeNote: "Play it, see the solution",
    /** @param {{ colour: Colour; count: number }[]} sides */
    inHand: (sides) =>
      `In hand: ${sides.map(({ colour, count }) => `${COLOURS[colour]} ${integer(count)}`).join(", ")}`,
    /**
     * Moves from a position.
     *
     * @param {string[]} moves
     * @param {number} turn the side that makes the first
     */
    line: (moves, turn) =>
      moves
        .map((move, at) => {
          const ply = at + turn;
          const number = `${integer(1 + Math.floor(ply / 2))}.`;
          return ply % 2 === 0 ? `${number} ${move}` : at === 0 ? `${number}.. ${move}` : move;
        })
        .join(" "),
    /**
     * @param {string[]} about the themes of a puzzle
     * @param {number} rating
     */
    about: (about, rating) => [...about, `rating ${integer(rating)}`].join(", "),
    /**
     * Below a picture: the last move.
     *
     * @param {number} number
     * @param {Colour} colour
     * @param {string} [move] none if the players swapped sides
     */
    move: (number, colour, move = "swaps sides") => `Move ${integer(number)}, ${COLOURS[colour]}: ${move}`,
    /**
     * Below a picture of a start.
     *
     * @param {Colour} colour
     */
    toMove: (colour) => `${COLOURS[colour]} to move`,
    /**
     * A picture for those who do not see it.
     *
     * @param {string} name of the game
     * @param {string} caption the line below it
     */
    alt: (name, caption) => `A board of ${name}. ${caption}.`,
  },
};
