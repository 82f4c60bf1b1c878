/** What the words of the games mean, in German: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
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

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
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

/** @type {import("../language.js").Term[]} */
const intermedium = [
  ["Stapel", "Zwei oder mehr Steine auf einem Feld. Nur Stapel können ziehen."],
  ["säen", "So zieht ein Stapel: diagonal von Feld zu Feld, und auf jedem bleibt ein Stein liegen."],
  [
    "einzelner Stein",
    "Ein Stein allein auf seinem Feld. Er kann nicht ziehen, aber ein Stein darauf macht ihn zum Stapel.",
  ],
  [
    "Stadt",
    "Das mittlere Feld der äußersten Reihe: d1 gehört Weiß, d10 Schwarz. Wer die andere erobert, gewinnt.",
  ],
  ["Lücke", "Ein Feld neben einem Stapel oder einer Stadt, auf dem zum Umzingeln noch ein Stein fehlt."],
];

export default { terms: { title: "Begriffe", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
