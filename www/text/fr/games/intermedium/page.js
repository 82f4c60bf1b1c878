/** The page about Intermedium in French; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium : semez vos piles et prenez la cité",
  description:
    "Intermedium est un jeu de plateau à deux de Matt Crispis : les piles se sèment en diagonale sur le plateau, s’encerclent et prennent la cité ennemie. Les règles, et un plateau pour jouer.",
  lead: "Les piles se sèment sur le plateau, pion par pion. Encerclez celles de l’adversaire, et, pour finir, sa cité.",
  line: "Des piles qui se sèment, et deux cités à prendre.",
  alt: "Un plateau d’Intermedium : une pile blanche se sème, entre les deux cités",
};
