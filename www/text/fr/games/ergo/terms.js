/** What the words of Ergo mean, in French. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
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
