/** The data of Intermedium for the tests of every game. */

/** @type {import("./types.js").TestGame} */
export default {
  midgame: {
    positionLine: "startpos moves c4@d5-e6-d7-c8 e7@f6-g5-f4-e3 e4@f5-g6-f7-e8 c7@d6-e5-d4-c3",
    touched: ["d3", "e4"],
    entered: 2,
    refused: "d1",
  },
  word: "cities",
  wrongTry: { step: 0, move: "d3@c4-b5" },
  replies: 3,
  cells: {
    "320×568": 38.25,
    "1280×800": 65.75,
    "844×390": 51.75,
    "768×1024": 52,
    "390×664": 40.75,
    "390×844": 52.5,
    "1920×1080": 91.75,
  },
};
