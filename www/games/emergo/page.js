/** The page about Emergo: who made the game, and what is seen in its pictures. */

/** @type {import("../page.js").GamePage} */
export default {
  authors: ["Christian Freeling", "Ed van Zon"],
  picture: {
    position: "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    touched: ["g7", "g5", "e5"],
    icon: "e5",
  },
  shown: {
    position: "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    moves: ["g7xg5xe5xe3xc3xc5", "c6", "g3xe3", "c6xc4"],
  },
};
