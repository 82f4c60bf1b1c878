/** The page about Ergo in French; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo : alignez cinq pièces qui ne tiennent pas en place",
  description:
    "Ergo est un jeu de plateau à deux : pour gagner, alignez cinq pièces. Mais ici, les pièces se " +
    "déplacent, et au bord elles deviennent des lions. Les règles, et un plateau pour jouer tout de " +
    "suite.",
  lead: "Alignez cinq pièces pour gagner. Mais ici, les pièces se déplacent, et celles du bord deviennent des lions.",
  line: "Cinq pièces à aligner, et elles ne tiennent pas en place.",
  alt: "Un plateau d’Ergo : des soldats dans l’arène, et un lion noir prêt à glisser le long du chemin, au bord",
};
