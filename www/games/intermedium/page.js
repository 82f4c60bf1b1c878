/** The page about Intermedium: who made the game, and what is seen in its pictures. */

/** @type {import("../page.js").GamePage} */
export default {
  authors: ["Matt Crispis"],
  picture: {
    position: "startpos moves c4@d5-e6-d7-c8 e7@f6-g5-f4-e3 e4@f5-g6-f7-e8 c7@d6-e5-d4-c3",
    touched: ["d3", "e4"],
    icon: "d1",
  },
  shown: {
    position: "startpos moves c4@d5-e6-d7-c8 e7@f6-g5-f4-e3 e4@f5-g6-f7-e8 c7@d6-e5-d4-c3",
    moves: ["a2@b3-c4-d3-c2", "g9@f8-e7-d8-e9"],
  },
};
