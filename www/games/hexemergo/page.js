/** The page about HexEmergo, with what is seen in its pictures; its text is in `page.html`. */

/** @type {import("../page.js").GamePage} */
export default {
  title: "HexEmergo: prisoners in six directions",
  description:
    "HexEmergo is a board game for two by Christian Freeling and Ed van Zon: Emergo on a hexagon, where stacks take prisoners in six directions. Rules, and a board to play on.",
  lead: "Emergo on a hexagon: stacks jump and take prisoners in six directions, and every prisoner may be freed again.",
  line: "Stacks that take prisoners in six directions.",
  card: "Stacks that take prisoners in six directions, until somebody sets them free.",
  authors: ["Christian Freeling", "Ed van Zon"],
  picture: {
    position: "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4",
    touched: ["g6", "e6", "e4"],
    icon: "e4",
    alt: "A board of HexEmergo: a black piece jumps from stone to stone, with its prisoners below it",
    label: "A capture in HexEmergo, jump by jump",
  },
};
