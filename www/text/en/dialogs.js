/** The dialogs for game texts, links and embedding in English. */
import { banner } from "./banner.js";
import { actions } from "./board.js";
import { atMove } from "./at-move.js";
import { integer } from "./format.js";
import { games } from "./games.js";

/** Notices about games that are stored. */
export const stored = {
  damaged: "Your saved game could not be read. It was set aside, and a new game was started.",
  newer:
    "A newer version of this page has saved a game of yours. It is kept for that version, and this is another game.",
  unknown:
    "You last played a game that only a newer version of this page knows. It is kept for that version.",
  unsaved: "The page cannot save your game in this browser. It will be lost when you leave.",
  behind: "Your game is further along than the link. It is unchanged.",
};

/**
 * The kinds of data stored besides the games on the board, within a sentence.
 *
 * @type {Record<import("../../storage/records.js").Subject, string>}
 */
const RECORDS = {
  settings: "your settings",
  lessons: "your progress in the lessons",
  puzzles: "your results of the puzzles",
  mistakes: "the exercises made from your mistakes",
  guesses: "your results of guessing moves",
  draft: "the position that you set up",
  previous: "your previous games",
  friends: "a game by link",
  lesson: "the text of this lesson",
  study: "the record of the study you opened last",
  name: "your name",
};

/** Notices about what is stored besides the games on the board. */
export const records = {
  /** @param {keyof typeof RECORDS} subject */
  damaged: (subject) => `The page could not read all of ${RECORDS[subject]}. A copy is kept.`,
  /** @param {keyof typeof RECORDS} subject */
  newer: (subject) =>
    `A newer version of this page has saved ${RECORDS[subject]}. What it saved is left as it is; what you ` +
    "change now lasts until you leave.",
  /** @param {keyof typeof RECORDS} subject */
  unknown: (subject) =>
    `This version of the page does not know some of ${RECORDS[subject]}. That part is left as it is.`,
  /** @param {keyof typeof RECORDS} subject */
  unsaved: (subject) =>
    `In this browser, the page cannot save ${RECORDS[subject]}. What is new will be lost when you leave.`,
  save: "Save as file",
};

/** A visit after one that did not get as far as showing the page. */
export const unfinished = {
  game: "The page did not start properly last time, so it has not opened your saved game. The game is kept.",
  link: "The page did not start properly last time, so it has not opened the link.",
  lesson: "The page did not start properly last time, so it has not opened the lesson in the link.",
  study:
    "The page did not start properly last time, so it has not opened your study. The study is in My games.",
  open: "Open it anyway",
  save: "Save as file",
};

export const gameText = {
  title: actions.gameText,
  /**
   * A file that is not in UTF-8.
   *
   * @param {number} line the first that shows it
   */
  oldEncoding: (line) =>
    `The file is not in UTF-8 (line ${integer(line)}): it was read as Western European text. Check names with accents.`,
  label: "Text of the game",
  hint: "Edit it, paste another one, or drop a file on the page. A text may contain several games.",
  copied: "Copied.",
  notCopied: "Copying is blocked here. The text is selected; copy it yourself.",
  copyRecord: "Copy as Abstract Play record",
  save: "Save as file",
  load: "Open file…",
  open: "Open",
  long: "The text is too long to be shown here.",
  reading: "Reading…",
  /** @param {number} count */
  several: (count) => `${integer(count)} games. Which one?`,
  list: "This looks like a list of moves from Abstract Play. Which game is it?",
  listHint:
    "The rules are those that Abstract Play uses. Where its board is turned round, the moves are converted.",
};

export const share = {
  title: "Share link",
  game: {
    label: "Link to this game",
    hint: "Send this link to a friend, who then plays the side to move. It contains the whole game; no server is involved.",
    long: "The game is too long for a link. Save it as a file.",
  },
  study: {
    label: "Link to this study",
    hint: "Send this link to a friend, who gets a copy of the study. It contains all moves, comments and marks; no server is involved.",
    long: "The study is too long for a link. Save it as a file and send that.",
    arrived: "Study link",
    damaged:
      "This link is damaged: part of the study is missing. Ask for the link again. Your own studies are unchanged.",
    /** @param {string} reason a sentence */
    unreadable: (reason) =>
      `The study in this link cannot be opened. ${reason} Your own studies are unchanged.`,
    notOne: "It must be exactly one game.",
  },
  copy: "Copy link",
  send: "Send…",
  copied: "Link copied.",
  arrived: "Game link",
  /**
   * @param {string} game
   * @param {number} number of the last move
   */
  offer: (game, number) =>
    `This link opens a game of ${games[game].name} ${atMove(number)}. Your own game is kept; “${banner.restore}” brings it back.`,
  open: "Open it",
  keep: "Keep mine",
};

export const embed = {
  title: "Put this game on your website",
  titlePuzzle: "Put this puzzle on your website",
  titleLesson: "Put this lesson on your website",
  long: "This game has too many comments to be embedded with them. The board shows its moves only.",
  longLesson: "This lesson is too long to be embedded.",
  which: "Puzzle",
  whiches: { this: "This one", today: "A new one every day" },
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
  /** A link to the gallery. */
  gallery: "More examples with their sources",
  frameTitle: "Ergo board",
  /** The link below an embedded game. */
  link: "Play on in Ergo",
  /** The same below a puzzle. */
  puzzles: "More puzzles",
};
