/** The page about Ergo: who made the game, and what is seen in its pictures. */

/** @type {import("../page.js").GamePage} */
export default {
  authors: [],
  picture: {
    position: "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 a9",
    touched: ["j2"],
    icon: "j1",
  },
  shown: {
    position: "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 h4",
    moves: ["c3", "f3", "j2-a3"],
  },
};
