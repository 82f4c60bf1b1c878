/** Settings, keys, and what is said about the page, in English. */
import { percentage, plural } from "./format.js";
import { emergo } from "./games/emergo/authors.js";
import { ergo } from "./games/ergo/authors.js";
import { hexemergo } from "./games/hexemergo/authors.js";
import { intermedium } from "./games/intermedium/authors.js";

/**
 * Who made each game.
 *
 * @type {Record<string, string>}
 */
const authors = { ergo, emergo, hexemergo, intermedium };

export const settings = {
  title: "Settings",
  language: "Language",
  languageOfBrowser: "As in the browser",
  looks: {
    boardTheme: {
      title: "Board",
      values: {
        auto: "Automatic",
        walnut: "Walnut",
        night: "Night",
        library: "Library",
        slate: "Slate",
        paper: "Paper",
      },
    },
    pieceSet: { title: "Pieces", values: { relief: "Relief", plain: "Plain" } },
    coordinates: {
      title: "Coordinates",
      values: { auto: "Automatic", cells: "In cells", frame: "On the frame", off: "Off" },
    },
    motion: { title: "Movement", values: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } },
    vibration: { title: "Vibration" },
    targets: { title: "Show where a piece can go" },
    threats: { title: "Show what the opponent threatens" },
    warnings: { title: "Warn of moves that lose at once", note: "Against levels 0 to 3, without a clock" },
    confirm: {
      title: "Confirm taps on small boards",
      note: "Tap twice to play where cells are smaller than a fingertip",
    },
    announcements: { title: "Spoken messages", values: { short: "Short", full: "Full" } },
  },
  appearance: "Appearance",
  appearances: { light: "Light", dark: "Dark", system: "System" },
  appearanceNote: "System follows your device",
  sound: "Sound",
  sounds: "Sounds",
  volume: "Volume",
  /** @param {number} share from 0 to 1 */
  volumeValue: (share) => percentage(100 * share),
  play: "Play",
  device: "This device",
  offline: "Offline",
  offlineStates: {
    ready: "Ready",
    pending: "Preparing…",
    none: "Not in this browser",
    room: "Not ready: this browser has no room for all files",
    network: "Not ready: some files could not be loaded. It will be tried again on your next visit.",
    changed: "Not ready: some files on the server do not match. It will be tried again on your next visit.",
    refused: "Not ready: the page cannot store its files in this browser",
    outdated: "Ready. A newer version could not be stored; it will be tried again on your next visit.",
  },
  app: "App",
  install: "Install Ergo",
  installByHand: "Choose “Add to Home Screen” in the Share menu.",
  games: "Your games",
  gamesKept: "Saved permanently",
  gamesLoose: "Saved; the browser may delete them when space is short",
  gamesUnsaved: "Not saved: the browser is out of space, or the page cannot save in it",
  keepGames: "Save permanently",
  keepRefused: "Your browser did not allow it. Installing Ergo may help.",
  cores: "Processor cores to use at most",
  coresNote: "For analysis, reviews and level 10",
  folder: {
    title: "Folder",
    note: "Your games, settings and ratings as files, for a program that takes them to your other devices",
    /** @type {Record<string, (name: string) => string>} */
    states: {
      none: () => "None",
      working: (name) => `Writing into “${name}”…`,
      current: (name) => `Everything is also in “${name}”.`,
      asking: (name) =>
        `The browser asks again whether the page may use “${name}”. Until then nothing is written there.`,
      gone: (name) => `“${name}” is not there any more. Your games are still in this browser.`,
      newer: (name) => `A newer version of this page has written into “${name}”. Reload the page.`,
      full: (name) =>
        `There is no room left for “${name}” or for the library. Your games are still in this browser.`,
      failed: (name) => `“${name}” could not be read or written. The page tries again after the next change.`,
    },
    /** @param {number} number */
    unreadable: (number) =>
      plural(number, {
        one: "A game there could not be read and was left as it is.",
        other: "# games there could not be read and were left as they are.",
      }),
    newerParts:
      "Some settings or ratings are of a newer version of this page and were left as they are. Reload the page.",
    setAside:
      "Settings or ratings there that could not be read are kept in a file whose name begins with “unreadable”.",
    choose: "Choose a folder…",
    allow: "Allow",
    stop: "Stop using it",
    refused: "The page cannot use that folder in this browser. Choose another one.",
  },
  keys: "Keyboard",
  showKeys: "Show all keys",
  reset: "Restore the defaults",
  resetDone: "Settings restored.",
  kept: "Settings are kept in this browser.",
};

export const update = {
  ready: "A new version is ready.",
  now: "Update now",
  later: "Later",
};

export const keys = {
  title: "Keyboard",
  /**
   * Keys, and what they do.
   *
   * @type {[keys: string[], what: string][]}
   */
  list: [
    [["Arrow keys"], "Move between cells, moves or menu entries"],
    [["Enter", "Space"], "Choose a cell or press a button"],
    [["Esc"], "Put a piece back, leave a preview, close a dialog"],
    [["Tab"], "Go on to the next part of the page"],
    [["Home", "End"], "Go to the start or the end of a row or a list"],
    [["Ctrl", "Z"], "Take back"],
    [["Ctrl", "Y"], "Play again what was taken back"],
    [["P", "Shift P"], "On the board: next or previous piece of yours"],
    [["T", "Shift T"], "Next or previous cell where the chosen piece can go"],
    [["L"], "The last move"],
    [["M"], "Type a move"],
    [["H"], "Hint; again for more"],
    [["W"], "Whose turn it is, and what is in hand"],
    [["E"], "Who is ahead, and the best moves"],
    [["D"], "What the opponent threatens"],
    [["I"], "Turn explanations of the position on or off"],
    [["B"], "Read the board"],
    [["R", "C"], "Read the row or the column"],
    [["S"], "Read the cell and its stack"],
    [["?"], "Show these keys"],
  ],
};

export const about = {
  title: "About",
  games: "The games",
  authors,
  /**
   * A link to the page about a game.
   *
   * @param {string} name
   */
  more: (name) => `More about ${name}`,
  sources: "Sources",
  sourcesText:
    "The rules follow the World of Abstract Games, Ralf Gering’s translation of the rules of Ergo for the newsgroup rec.games.abstract, and its French rulebook. Where these sources are silent or differ, the rules of each game say what is played here.",
  privacy: "Privacy",
  privacyText:
    "Nothing leaves your device. There is no account, no server that keeps your games, and no tracking.",
  licence: "Licence",
  licenceText:
    "Free software under the MIT licence or the Apache licence 2.0, whichever you prefer. The typefaces " +
    "Figtree and Fraunces are under the SIL Open Font License.",
  notices: "Licences of the code and the typefaces of others",
  embed: "Put a board on your own page: examples with their sources",
  version: (/** @type {string} */ version) => `Version ${version}`,
};
