/** The data of Ergo for the tests of every game. */

/** @type {import("./types.js").TestGame} */
export default {
  midgame: {
    positionLine: "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 a9",
    touched: ["j2"],
    entered: 1,
    refused: "e5",
  },
  word: "arena",
  wrongTry: { step: 0, move: "a1" },
  replies: null,
  cells: {
    "320×568": 30.25,
    "1280×800": 72.5,
    "844×390": 40.5,
    "768×1024": 57,
    "390×664": 37.25,
    "390×844": 37.25,
    "1920×1080": 101,
  },
};
