/** The page around the board in English. */

import { and } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: `${and(Object.values(games).map(({ name }) => name))}: board games for two. Play a strong engine or a friend, even offline.`,
  skip: "Skip to the board",
  game: "Game",
  play: "Play",
  learn: "Learn",
  puzzles: "Puzzles",
  study: "Study",
  studyGame: "Study this game",
  editor: "Set up a position",
  rules: "Rules",
  library: "Library",
  settings: "Settings",
  about: "About",
  places: "Places",
  menu: "Menu",
  titles: {
    /**
     * @param {string} name
     * @param {string} [aim]
     */
    play: (name, aim) => (aim ? `${name}: ${aim}` : name),
    learn: (/** @type {string} */ name) => `Learn ${name}`,
    puzzles: (/** @type {string} */ name) => `${name} puzzles`,
    study: (/** @type {string} */ name) => `${name} study`,
    editor: (/** @type {string} */ name) => `Set up a position: ${name}`,
    rules: (/** @type {string} */ name) => `${name} rules`,
    library: "My games",
    statistics: "Statistics",
    settings: "Settings",
    about: "About",
    missing: "Page not found",
  },
  placeMissing: "This could not be loaded. Check the connection and try again.",
  rulesMissing: "The rules could not be loaded.",
};

export const firstVisit = {
  learn: "Learn how to play",
  rules: "Read the rules",
  play: "Just play",
};
