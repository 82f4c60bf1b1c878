/** What the words of Emergo mean, in German. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["Figur", "Ein einzelner Stein oder ein Stapel. Sie gehört der Farbe ihres obersten Steins."],
  ["Stapel", "Steine, die aufeinanderliegen. Sie ziehen zusammen."],
  [
    "Gefangener",
    "Ein geschlagener Stein. Er liegt unter Steinen der anderen Farbe, zieht mit ihnen und kann wieder frei werden.",
  ],
  ["einsetzen", "Einen Stein aus dem Vorrat auf ein freies Feld legen."],
  [
    "springen",
    "So schlägt eine Figur: über eine gegnerische daneben auf das freie Feld dahinter. Deren obersten Stein nimmt sie mit.",
  ],
  [
    "Fütterverbot",
    "Kein Stein darf so eingesetzt werden, dass der Gegner schlagen kann, außer er kann es schon.",
  ],
  [
    "Schattenfigur",
    "Alle Steine, die dir bleiben, als eine Figur eingesetzt, wenn der Gegner keine mehr einzusetzen hat.",
  ],
];
