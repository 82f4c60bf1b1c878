/** The page around the board in English. */
export const page = {
  title: "Ergo",
  description:
    "Ergo, Emergo and Intermedium: three board games for two. Play a strong engine or a friend, even offline.",
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
    play: (/** @type {string} */ name) => (name === "Ergo" ? "Ergo: five in a row" : `${name} · Ergo`),
    learn: (/** @type {string} */ name) => `Learn ${name}`,
    puzzles: (/** @type {string} */ name) => `Puzzles of ${name}`,
    study: (/** @type {string} */ name) => `Study of ${name}`,
    editor: (/** @type {string} */ name) => `Set up a position of ${name}`,
    rules: (/** @type {string} */ name) => `Rules of ${name}`,
    library: "My games",
    settings: "Settings",
    about: "About",
  },
  placeMissing: "This could not be loaded. Check the connection and try again.",
  rulesMissing: "The rules could not be loaded.",
};

export const firstVisit = {
  learn: "Learn in 60 seconds",
  play: "Just play",
};
