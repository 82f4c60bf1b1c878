/** The page about Intermedium, with what is seen in its pictures; its text is in `page.html`. */

/** @type {import("../page.js").GamePage} */
export default {
  title: "Intermedium: sow your stacks and take the city",
  description:
    "Intermedium is a board game for two by Matt Crispis: stacks sow themselves diagonally across the board, surround each other and take the enemy city. Rules, and a board to play on.",
  lead: "Stacks sow themselves across the board, stone by stone. Surround your opponent’s, and finally their city.",
  line: "Stacks that sow themselves, and two cities to take.",
  card: "Stacks that sow themselves across the board, and two cities to take.",
  authors: ["Matt Crispis"],
  picture: {
    position: "startpos moves c4@d5-e6-d7-c8 e7@f6-g5-f4-e3 e4@f5-g6-f7-e8 c7@d6-e5-d4-c3",
    touched: ["d3", "e4"],
    icon: "d1",
    alt: "A board of Intermedium: a white stack is being sown, between the two cities",
    label: "A stack is sown in Intermedium",
  },
};
