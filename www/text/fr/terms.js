/** What the words of the games mean, in French: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
  ["chemin", "Les 34 cases du bord du plateau. Elles forment une boucle."],
  ["arène", "Les 56 cases à l’intérieur du chemin."],
  [
    "soldat",
    "Une pièce de l’arène qui n’a jamais été sur le chemin. Elle avance d’une case dans sa rangée ou sa colonne.",
  ],
  [
    "lion",
    "Une pièce qui est sur le chemin, ou y a été. Elle avance d’une case en tous sens et glisse le long du chemin.",
  ],
  ["trou", "Une case vide au milieu d’un alignement. Une pièce posée là le complète."],
];

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
  ["pièce", "Un pion seul ou une pile. Elle appartient à la couleur de son pion du dessus."],
  ["pile", "Des pions l’un sur l’autre. Ils se déplacent ensemble."],
  [
    "prisonnier",
    "Un pion capturé. Il est sous des pions de l’autre couleur, se déplace avec eux et peut être libéré.",
  ],
  ["poser", "Mettre un pion de votre réserve sur une case vide."],
  [
    "sauter",
    "Ainsi capture une pièce : par-dessus une voisine, jusqu’à la case vide derrière, en prenant son pion du dessus.",
  ],
  [
    "interdiction de nourrir",
    "Ne posez pas de pion là où il offre une prise à l’adversaire, sauf s’il en a déjà une.",
  ],
  [
    "pièce de l’ombre",
    "Tous les pions qui vous restent, posés en une pièce quand l’adversaire n’en a plus à poser.",
  ],
];

/** @type {import("../language.js").Term[]} */
const intermedium = [
  ["pile", "Deux pions ou plus sur une case. Seules les piles se déplacent."],
  ["semer", "Ainsi avance une pile : en diagonale, de case en case, et un pion reste sur chacune."],
  [
    "pion seul",
    "Un pion sans autre sur sa case. Il ne bouge pas, mais un pion déposé dessus en fait une pile.",
  ],
  [
    "cité",
    "La case du milieu de la rangée extrême : d1 est celle de Blanc, d10 celle de Noir. Qui prend l’autre gagne.",
  ],
  ["issue", "Une case à côté d’une pile ou d’une cité, que personne n’occupe encore."],
];

export default { terms: { title: "Vocabulaire", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
