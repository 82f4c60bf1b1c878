/** What the words of Intermedium mean, in Dutch. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
  ["stapel", "Twee of meer stenen op een veld. Alleen stapels kun je zetten."],
  ["zaaien", "Zo zet je een stapel: schuin van veld naar veld, en op elk veld blijft één steen liggen."],
  [
    "losse steen",
    "Een steen alleen op zijn veld. Je kunt hem niet zetten, maar een steen erop maakt er een stapel van.",
  ],
  [
    "stad",
    "Het middelste veld van de buitenste rij: d1 is van Wit, d10 van Zwart. Wie die van de ander inneemt, wint.",
  ],
  ["gat", "Een veld naast een stapel of een stad dat nog bezet moet worden om die te omsingelen."],
];
