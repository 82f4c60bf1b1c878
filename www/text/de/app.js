/** The page around the board in German. */

import { and } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))}: Brettspiele für zwei. Spiel gegen einen starken Computer oder mit Freunden, auch offline.`,
  skip: "Zum Brett springen",
  game: "Spiel",
  play: "Spielen",
  learn: "Lernen",
  puzzles: "Rätsel",
  study: "Studie",
  studyGame: "Partie als Studie",
  editor: "Stellung aufbauen",
  rules: "Regeln",
  library: "Archiv",
  // The bar beside wide pages is narrow.
  settings: "Einstel\u00adlungen",
  about: "Über Ergo",
  places: "Bereiche",
  menu: "Menü",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name}: ${aim}` : name),
    learn: (/** @type {string} */ name) => `${name} lernen`,
    puzzles: (/** @type {string} */ name) => `${name}: Rätsel`,
    study: (/** @type {string} */ name) => `${name}: Studie`,
    editor: (/** @type {string} */ name) => `Stellung aufbauen: ${name}`,
    rules: (/** @type {string} */ name) => `${name}: Regeln`,
    library: "Meine Partien",
    statistics: "Statistik",
    settings: "Einstellungen",
    about: "Über Ergo",
    missing: "Seite nicht gefunden",
  },
  placeMissing: "Das konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.",
  rulesMissing: "Die Regeln konnten nicht geladen werden.",
};

export const firstVisit = {
  learn: "Spielen lernen",
  rules: "Regeln lesen",
  play: "Losspielen",
};
