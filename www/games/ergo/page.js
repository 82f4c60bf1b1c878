/** The page about Ergo, with what is seen in its pictures; its text is in `page.html`. */

/** @type {import("../page.js").GamePage} */
export default {
  title: "Ergo: five in a row with pieces that walk",
  description:
    "Ergo is a board game for two: five in a row wins, but the pieces walk, and on the edge they become lions. Rules, and a board to play on at once.",
  lead: "Five in a row wins. But here the pieces walk, and those on the edge of the board become lions.",
  line: "Five in a row, with pieces that walk.",
  card: "Five in a row, but the pieces walk, and on the edge they are lions.",
  authors: [],
  picture: {
    position: "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 a9",
    touched: ["j2"],
    icon: "j1",
    alt: "A board of Ergo: soldiers in the arena, and a black lion about to slide along the ring at its edge",
    label: "A lion slides along the ring of Ergo",
  },
};
