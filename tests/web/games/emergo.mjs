/** The data of Emergo for the tests of every game. */

/** @type {import("./types.js").TestGame} */
export default {
  midgame: {
    positionLine: "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    touched: ["g7", "g5"],
    entered: 2,
    refused: "a5",
  },
  word: "remaining stones at once",
  wrongTry: { step: 4, move: "f7-f6" },
  replies: 3,
  cells: {
    "320×568": 31.25,
    "1280×800": 71.25,
    "844×390": 37.75,
    "768×1024": 56,
    "390×664": 38.25,
    "390×844": 38.25,
    "1920×1080": 99.25,
  },
};
