/** The page around the board in Portuguese. */

import { and } from "./format.js";
import { games } from "./games.js";

/** @type {import("../language.js").PageWords["page"]} */
export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))}: jogos de tabuleiro para dois. Jogue contra um motor forte ou com amigos, mesmo sem Internet.`,
  skip: "Saltar para o tabuleiro",
  game: "Jogo",
  play: "Jogar",
  learn: "Aprender",
  puzzles: "Problemas",
  study: "Estudo",
  studyGame: "Estudar a partida",
  editor: "Montar uma posição",
  rules: "Regras",
  library: "Biblioteca",
  settings: "Definições",
  about: "Acerca de",
  places: "Secções",
  menu: "Menu",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name}: ${aim}` : name),
    learn: (/** @type {string} */ name) => `Aprender a jogar ${name}`,
    puzzles: (/** @type {string} */ name) => `Problemas de ${name}`,
    study: (/** @type {string} */ name) => `Estudo de ${name}`,
    editor: (/** @type {string} */ name) => `Montar uma posição: ${name}`,
    rules: (/** @type {string} */ name) => `Regras de ${name}`,
    library: "As minhas partidas",
    statistics: "Estatísticas",
    settings: "Definições",
    about: "Acerca do Ergo",
    missing: "Página não encontrada",
  },
  placeMissing: "Não foi possível carregar esta secção. Verifique a ligação e tente de novo.",
  rulesMissing: "Não foi possível carregar as regras.",
};

/** @type {import("../language.js").PageWords["firstVisit"]} */
export const firstVisit = {
  learn: "Aprender a jogar",
  rules: "Ler as regras",
  play: "Jogar já",
};
