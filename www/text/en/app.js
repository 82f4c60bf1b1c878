/** The page around the board in English: its places and banner. */
import { integer, moves } from "./format.js";
import { games } from "./games.js";

export const page = {
  title: "Ergo",
  description: "Ergo, Emergo and Intermedium: three board games for two. Play a strong engine or a friend, even offline.",
  skip: "Skip to the board",
  game: "Game",
  play: "Play",
  rules: "Rules",
  settings: "Settings",
  about: "About",
  places: "Places",
  menu: "Menu",
  titles: {
    play: (/** @type {string} */ name) => (name === "Ergo" ? "Ergo: five in a row" : `${name} · Ergo`),
    rules: (/** @type {string} */ name) => `Rules of ${name}`,
    settings: "Settings",
    about: "About",
  },
  placeMissing: "This could not be loaded. Check the connection and try again.",
  rulesMissing: "The rules could not be loaded.",
  updateReady: "A new version is ready.",
  updateNow: "Update now",
  updateLater: "Later",
};

export const firstVisit = {
  play: "Just play",
  rules: "Read the rules",
};

/** The banner above the moves. */
export const banner = {
  send: "Send your move",
  restore: "Restore previous game",
  conflict: "This game changed in another tab.",
  /** What is shown while something is dragged over the page. */
  drop: "Drop to open the game",
  /** What is known of a game, in a line. @param {import("../language.js").GameSummary} game */
  summary: ({ first, second, notes, game, count, result }) =>
    [
      (first || second) && `${first || "?"} – ${second || "?"}`,
      ...notes,
      game && games[game].name,
      count !== undefined && moves(count),
      result,
    ]
      .filter(Boolean)
      .join(" · "),
};

/** What a frame answers to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Play on in Ergo",
  /** @param {string} found @param {number} at */
  address: (found, at) =>
    `The address has an unknown part: “${found}” at character ${integer(at)}. It was ignored, with everything after it.`,
  /** @param {number} ours @param {string} theirs */
  version: (ours, theirs) => `This page uses messages of version ${integer(ours)}, not “${theirs}”.`,
  /** @param {"attribute" | "message" | "method"} kind @param {string} name */
  unknown: (kind, name) => `There is no ${kind} “${name}”.`,
};
