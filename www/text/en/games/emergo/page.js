/** The page about Emergo in English; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo: stacks that take prisoners",
  description:
    "Emergo is a board game for two by Christian Freeling and Ed van Zon: stacks capture by taking prisoners, and nothing ever leaves the board. Rules, and a board to play on.",
  lead: "Stacks jump and take prisoners. Nothing ever leaves the board, and every prisoner may be freed again.",
  line: "Stacks that take prisoners, and lose them again.",
  alt: "A board of Emergo: a black piece jumps from stone to stone, with its prisoners below it",
};
