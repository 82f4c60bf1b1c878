/** What the words of Intermedium mean, in German. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
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
