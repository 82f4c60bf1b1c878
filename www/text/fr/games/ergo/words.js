/** Ergo in French. */

export const ergo = {
  name: "Ergo",
  aim: "alignez cinq pièces",
  goal: {
    title: "Alignez cinq pièces.",
    text: "À tour de rôle, posez une pièce sur une case vide, ou déplacez-en une. Sur le chemin sombre, les pièces sont des lions : ils glissent tout autour du plateau.",
    pictures: [
      { title: "Soldat", text: "d’une case, jamais en diagonale" },
      { title: "Lion", text: "sur le chemin sombre, il glisse" },
      { title: "Cinq pièces alignées", text: "c’est gagné, même en diagonale" },
    ],
  },
  grounds: { arena: "arène", ring: "chemin extérieur" },
};
