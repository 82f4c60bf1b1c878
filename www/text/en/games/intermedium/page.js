/** The page about Intermedium in English; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: sow your stacks and take the city",
  description:
    "Intermedium is a board game for two by Matt Crispis: stacks sow themselves diagonally across the board, surround each other and take the enemy city. Rules, and a board to play on.",
  lead: "Stacks sow themselves across the board, stone by stone. Surround your opponent’s, and finally their city.",
  line: "Stacks that sow themselves, and two cities to take.",
  alt: "A board of Intermedium: a white stack is being sown, between the two cities",
};
