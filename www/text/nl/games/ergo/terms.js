/** What the words of Ergo mean, in Dutch. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
  ["ring", "De 34 velden aan de rand van het bord. Ze vormen een gesloten kring."],
  ["arena", "De 56 velden binnen de ring."],
  [
    "soldaat",
    "Een stuk in de arena dat nooit op de ring is geweest. Het gaat één stap in zijn rij of kolom.",
  ],
  [
    "leeuw",
    "Een stuk dat op de ring staat of daar ooit stond. Het stapt in alle acht richtingen en schuift langs de ring.",
  ],
  ["gat", "Een leeg veld midden in een rij. Met een stuk erop is de rij heel."],
];
