/** The page about Emergo, with what is seen in its pictures; its text is in `page.html`. */

/** @type {import("../page.js").GamePage} */
export default {
  title: "Emergo: stacks that take prisoners",
  description:
    "Emergo is a board game for two by Christian Freeling and Ed van Zon: stacks capture by taking prisoners, and nothing ever leaves the board. Rules, and a board to play on.",
  lead: "Stacks jump and take prisoners. Nothing ever leaves the board, and every prisoner may be freed again.",
  line: "Stacks that take prisoners, and lose them again.",
  card: "Stacks that take prisoners, until somebody sets them free.",
  authors: ["Christian Freeling", "Ed van Zon"],
  picture: {
    position: "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    touched: ["g7", "g5", "e5"],
    icon: "e5",
    alt: "A board of Emergo: a black piece jumps from stone to stone, with its prisoners below it",
    label: "A capture in Emergo, jump by jump",
  },
};
