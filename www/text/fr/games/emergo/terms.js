/** What the words of Emergo mean, in French. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["pièce", "Un pion seul ou une pile. Elle appartient à la couleur de son pion du dessus."],
  ["pile", "Des pions les uns sur les autres. Ils se déplacent ensemble."],
  [
    "prisonnier",
    "Un pion capturé. Il est sous des pions de l’autre couleur, se déplace avec eux et peut être libéré.",
  ],
  ["poser", "Mettre un pion de votre réserve sur une case vide."],
  [
    "sauter",
    "Capturer en passant par-dessus une pièce adverse voisine, jusqu’à la case vide derrière, et en emportant son pion du dessus.",
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
