/** The page around the board in French. */

import { and, de } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))} : des jeux de plateau à deux. Affrontez un moteur redoutable ou un ami, même hors ligne.`,
  skip: "Aller au plateau",
  game: "Partie",
  play: "Jouer",
  learn: "Leçons",
  puzzles: "Problèmes",
  study: "Étude",
  studyGame: "Étudier cette partie",
  editor: "Composer une position",
  rules: "Règles",
  library: "Parties",
  settings: "Réglages",
  about: "À propos",
  places: "Rubriques",
  menu: "Menu",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name} : ${aim}` : name),
    learn: (/** @type {string} */ name) => `Leçons ${de(name)}`,
    puzzles: (/** @type {string} */ name) => `Problèmes ${de(name)}`,
    study: (/** @type {string} */ name) => `Étude ${de(name)}`,
    editor: (/** @type {string} */ name) => `Composer une position : ${name}`,
    rules: (/** @type {string} */ name) => `Règles ${de(name)}`,
    library: "Mes parties",
    statistics: "Statistiques",
    settings: "Réglages",
    about: "À propos",
    missing: "Page introuvable",
  },
  placeMissing: "Le chargement a échoué. Vérifiez la connexion et réessayez.",
  rulesMissing: "Le chargement des règles a échoué.",
};

export const firstVisit = {
  learn: "Apprendre à jouer",
  rules: "Lire les règles",
  play: "Jouons !",
};
