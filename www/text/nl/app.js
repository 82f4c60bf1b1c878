/** The page around the board in Dutch. */

import { and } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))}: bordspellen voor twee. Speel tegen een sterke computer of een vriend, ook offline.`,
  skip: "Naar het bord",
  game: "Spel",
  play: "Spelen",
  learn: "Leren",
  puzzles: "Puzzels",
  study: "Studie",
  studyGame: "Partij bestuderen",
  editor: "Stelling opzetten",
  rules: "Regels",
  library: "Archief",
  settings: "Instellingen",
  about: "Over Ergo",
  places: "Onderdelen",
  menu: "Menu",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name}: ${aim}` : name),
    learn: (/** @type {string} */ name) => `${name} leren`,
    puzzles: (/** @type {string} */ name) => `${name}-puzzels`,
    study: (/** @type {string} */ name) => `Studie: ${name}`,
    editor: (/** @type {string} */ name) => `Stelling opzetten: ${name}`,
    rules: (/** @type {string} */ name) => `Regels van ${name}`,
    library: "Mijn partijen",
    statistics: "Statistieken",
    settings: "Instellingen",
    about: "Over Ergo",
    missing: "Pagina niet gevonden",
  },
  placeMissing: "Dit kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.",
  rulesMissing: "De regels konden niet worden geladen.",
};

export const firstVisit = {
  learn: "Het spel leren",
  rules: "De regels lezen",
  play: "Nu spelen",
};
