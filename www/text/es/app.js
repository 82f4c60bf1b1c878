/** The page around the board in Spanish. */

import { and } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))}: juegos de tablero para dos. Juega contra un motor fuerte o con amigos, incluso sin conexión.`,
  skip: "Ir al tablero",
  game: "Juego",
  play: "Jugar",
  learn: "Aprender",
  puzzles: "Problemas",
  study: "Estudio",
  studyGame: "Estudiar esta partida",
  editor: "Montar una posición",
  rules: "Reglas",
  library: "Biblioteca",
  settings: "Ajustes",
  about: "Acerca de",
  places: "Secciones",
  menu: "Menú",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name}: ${aim}` : name),
    learn: (/** @type {string} */ name) => `Aprender a jugar a ${name}`,
    puzzles: (/** @type {string} */ name) => `Problemas de ${name}`,
    study: (/** @type {string} */ name) => `Estudio de ${name}`,
    editor: (/** @type {string} */ name) => `Montar una posición: ${name}`,
    rules: (/** @type {string} */ name) => `Reglas de ${name}`,
    library: "Mis partidas",
    statistics: "Estadísticas",
    settings: "Ajustes",
    about: "Acerca de",
    missing: "Página no encontrada",
  },
  placeMissing: "No se pudo cargar. Revisa la conexión y prueba otra vez.",
  rulesMissing: "No se pudieron cargar las reglas.",
};

export const firstVisit = {
  learn: "Aprender a jugar",
  rules: "Leer las reglas",
  play: "Jugar ya",
};
