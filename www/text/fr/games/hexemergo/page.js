/** The page about HexEmergo in French; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo : des prisonniers dans six directions",
  description:
    "HexEmergo est un jeu de plateau à deux de Christian Freeling et Ed van Zon : Emergo sur un hexagone, où les piles font des prisonniers dans six directions. Les règles, et un plateau pour jouer.",
  lead: "Emergo sur un hexagone : les piles sautent et font des prisonniers dans six directions, et tout prisonnier peut être libéré.",
  line: "Des piles qui font des prisonniers dans six directions.",
  alt: "Un plateau d’HexEmergo : une pièce noire saute de pion en pion, ses prisonniers sous elle",
};
