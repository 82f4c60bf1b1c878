/** The page about HexEmergo: who made the game, and what is seen in its pictures. */

/** @type {import("../page.js").GamePage} */
export default {
  authors: ["Christian Freeling", "Ed van Zon"],
  picture: {
    position: "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4",
    touched: ["g6", "e6", "e4"],
    icon: "e4",
  },
  shown: {
    position: "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4",
    moves: ["g6xe6xe4xc2xa2xa4", "a3", "a4xa2"],
  },
};
