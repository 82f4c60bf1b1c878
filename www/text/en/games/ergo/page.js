/** The page about Ergo in English; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo: five in a row with pieces that walk",
  description:
    "Ergo is a board game for two: five in a row wins, but the pieces walk, and on the edge they become lions. Rules, and a board to play on at once.",
  lead: "Five in a row wins. But here the pieces walk, and those on the edge of the board become lions.",
  line: "Five in a row, with pieces that walk.",
  alt: "A board of Ergo: soldiers in the arena, and a black lion about to slide along the ring at its edge",
};
