/** What the words of Ergo mean, in German. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
  ["Ring", "Die 34 Felder am Rand des Bretts. Sie bilden einen geschlossenen Kreis."],
  ["Arena", "Die 56 Felder im Inneren des Rings."],
  [
    "Soldat",
    "Eine Figur in der Arena, die nie auf dem Ring war. Sie zieht einen Schritt in ihrer Reihe oder Spalte.",
  ],
  [
    "Löwe",
    "Eine Figur, die auf dem Ring steht oder einmal dort stand. Sie zieht einen Schritt in alle acht Richtungen und läuft auf dem Ring.",
  ],
  ["Lücke", "Ein freies Feld mitten in einer Reihe. Eine Figur darauf schließt die Reihe."],
];
