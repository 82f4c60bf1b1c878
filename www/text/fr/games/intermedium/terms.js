/** What the words of Intermedium mean, in French. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
  ["pile", "Deux pions ou plus sur une case. Seules les piles se déplacent."],
  ["semer", "Faire avancer une pile en diagonale, de case en case, en laissant un pion sur chacune."],
  ["pion isolé", "Un pion seul sur sa case. Il ne bouge pas, mais un pion déposé dessus en fait une pile."],
  [
    "cité",
    "La case du milieu de la rangée extrême : d1 est celle de Blanc, d10 celle de Noir. Prendre celle de l’adversaire fait gagner.",
  ],
  ["issue", "Une case à côté d’une pile ou d’une cité, qu’il reste à occuper pour l’encercler."],
];
