/** The page around the board in English: its places and dialogues. */
import { COLOURS, actions } from "./board.js";
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

const GLYPHS = ["", "good move", "mistake", "brilliant move", "blunder", "interesting move", "dubious move"];

export const moveList = {
  title: "Moves",
  empty: "No moves yet.",
  stepper: "Step through the game",
  swap: "swap",
  keys: "Arrow keys walk through the moves, Enter goes to one.",
  /** @param {number} number @param {import("../language.js").Colour} colour @param {string} move @param {number[]} glyphs */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${COLOURS[colour]}: ${move}`, ...glyphs.map((glyph) => GLYPHS[glyph] || `glyph ${integer(glyph)}`)].join(", "),
  /** Introduces a variation. */
  instead: "Instead:",
};

export const gameText = {
  title: actions.gameText,
  label: "Text of the game",
  hint: "Edit it, paste another one, or drop a file on the page. A text may hold several games.",
  copied: "Copied.",
  notCopied: "Copying is blocked here. The text is selected; copy it yourself.",
  save: "Save as file",
  load: "Open file…",
  open: "Open",
  long: "The text is too long to be shown here.",
  reading: "Reading…",
  drop: "Drop it to open the game",
  /** @param {number} count */
  several: (count) => `${integer(count)} games. Which one?`,
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
  list: "This looks like a list of moves from Abstract Play. Which game is it?",
  listHint:
    "There, Emergo’s board lies on its side; the cells are converted. The centre ban applies, and in Intermedium partial moves and a free opening.",
  restore: "Restore previous game",
  conflict: "This game changed in another tab.",
};

export const share = {
  title: "Share link",
  label: "Link to this game",
  hint: "Whoever opens it plays the side to move. The game is in the link itself; nothing else is sent.",
  copy: "Copy link",
  send: "Send…",
  copied: "Link copied.",
  sendMove: "Send your move",
  long: "The game is too long for a link. Save it as a file.",
  arrived: "Game link",
  /** @param {string} game @param {number} count */
  offer: (game, count) =>
    `This link opens a game of ${games[game].name} after ${moves(count)}. Your own is kept: “${gameText.restore}” brings it back.`,
  open: "Open it",
  keep: "Keep mine",
};

export const embed = {
  title: "Put this game on your website",
  what: "Show",
  whats: { game: "The game so far", position: "This position", start: "A new game" },
  mode: "Readers can",
  modes: { play: "Play", view: "View only", analyse: "Analyse" },
  theme: "Colours",
  themes: { system: "Match system", light: "Light", dark: "Dark" },
  form: "Embed as",
  forms: { element: "An element", frame: "A frame, where scripts are not allowed" },
  code: "Copy this into your page",
  preview: "Preview",
  frameTitle: "Ergo board",
  /** @param {string} found @param {number} at */
  address: (found, at) => `Unknown “${found}” at character ${integer(at)} of the address. The rest was ignored.`,
  /** @param {number} ours @param {string} theirs */
  version: (ours, theirs) => `Messages have version ${integer(ours)} here, not “${theirs}”.`,
  /** @param {"attribute" | "message" | "method"} kind @param {string} name */
  unknown: (kind, name) => `There is no ${kind} “${name}”.`,
};
