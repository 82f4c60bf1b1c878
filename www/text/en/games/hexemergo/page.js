/** The page about HexEmergo in English; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo: prisoners in six directions",
  description:
    "HexEmergo is a board game for two by Christian Freeling and Ed van Zon: Emergo on a hexagon, where stacks take prisoners in six directions. Rules, and a board to play on.",
  lead: "Emergo on a hexagon: stacks jump and take prisoners in six directions, and every prisoner may be freed again.",
  line: "Stacks that take prisoners in six directions.",
  alt: "A board of HexEmergo: a black piece jumps from stone to stone, with its prisoners below it",
};
