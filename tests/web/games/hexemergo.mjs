/** The data of HexEmergo for the tests of every game. */

/** @type {import("./types.js").TestGame} */
export default {
  midgame: {
    positionLine: "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4",
    touched: ["g6", "e6"],
    entered: 2,
    refused: "a4",
  },
  word: "hexagon of 37 cells",
  wrongTry: { step: 4, move: "e7-f7" },
  replies: 3,
  cells: {
    "320×568": 39.25,
    "1280×800": 98.5,
    "844×390": 52.25,
    "768×1024": 76,
    "390×664": 48,
    "390×844": 48,
    "1920×1080": 137.25,
  },
};
