/** The page about Emergo in French; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo : des piles qui font des prisonniers",
  description:
    "Emergo est un jeu de plateau à deux de Christian Freeling et Ed van Zon : les piles capturent en faisant des prisonniers, et rien ne quitte jamais le plateau. Les règles, et un plateau pour jouer.",
  lead: "Les piles sautent et font des prisonniers. Rien ne quitte jamais le plateau, et tout prisonnier peut être libéré.",
  line: "Des piles qui font des prisonniers, et les reperdent.",
  alt: "Un plateau d’Emergo : une pièce noire saute de pion en pion, ses prisonniers sous elle",
};
