/** The library in English. */
import { playerName } from "./board.js";
import { and, integer, percentage, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Summary} from "../../storage/types.js" */

const count = (/** @type {number} */ number) => plural(number, { one: "# game", other: "# games" });

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/**
 * How a game ended, in a few words.
 *
 * @type {Record<import("../language.js").OutcomeReason, string>}
 */
const REASONS = {
  five: "Five in a row",
  "no-move": "No legal move",
  city: "City taken",
  "no-stack": "No stack left",
  "all-captured": "All stones captured",
  repetition: "Repetition",
  resigned: "Resigned",
  agreed: "Agreed",
  time: "Out of time",
};

export const library = {
  title: "My games",
  /**
   * @param {number} all
   * @param {number} shown
   */
  count: (all, shown) =>
    shown === all ? `${count(all)}, kept on this device` : `${integer(shown)} of ${count(all)}`,
  search: "Search",
  searchHint: "Name, opening, date",
  import: "Import",
  exportAll: "Export all",
  exportChosen: "Export",
  newGame: "Play a game",
  filters: "Filter",
  game: "Game",
  allGames: "All games",
  resultLabel: "Result",
  results: { any: "Any result", won: "Won", lost: "Lost", drawn: "Draw", running: "In progress" },
  opponent: "Opponent",
  opponents: {
    any: "Any opponent",
    engine: "Computer",
    friend: "Friend by link",
    here: "Same device",
    file: "Imported",
    study: "Study",
  },
  tag: "Tag",
  anyTag: "Any tag",
  player: "Player",
  anyPlayer: "Any player",
  sort: "Sort by",
  orders: {
    newest: "Newest first",
    oldest: "Oldest first",
    opponent: "Opponent",
    longest: "Longest first",
    shortest: "Shortest first",
  },
  columns: {
    choose: "Select",
    game: "Game",
    opponent: "Opponent",
    result: "Result",
    turns: "Moves",
    date: "Date",
    more: "More",
  },
  reset: "Show all games",
  /**
   * Whoever played against the person here; of an imported game, both.
   *
   * @param {Summary} summary
   */
  players({ source, players, side, seats, level }) {
    if (source === "friend") return seats[side === 0 ? 1 : 0] || "A friend";
    if (source === "file" || !players) {
      if (seats.some(Boolean)) return seats.map((seat) => seat || "?").join(" – ");
      return source === "study" ? "Study" : "Game";
    }
    const engines = players.filter((player) => player === "engine").length;
    return engines === 0
      ? "Two players, same device"
      : engines === 1
        ? playerName({ kind: "engine", number: level ?? 0 })
        : "Computer against itself";
  },
  /** @param {Summary} summary */
  about({ game, level, source, isDay, event }) {
    const how = source === "friend" ? "by link" : level === null ? "" : (LEVELS[level] ?? "");
    const origin = source === "study" ? "study" : source === "file" && !isDay ? "imported" : "";
    const name = Object.hasOwn(games, game) ? games[game].name : game;
    return [name, how, origin, event].filter(Boolean).join(" · ");
  },
  unstored: "not kept",
  damaged: "Damaged game",
  damagedNote: "This game cannot be read any more. Export saves what is left of it.",
  /**
   * The result of a game in which the person here played no side, or both.
   *
   * @param {string} result
   */
  result: (result) =>
    ({ "1-0": "First player won", "0-1": "Second player won", "1/2-1/2": "Draw" })[result] ?? "No result",
  /** @param {string} reason */
  reason: (reason) =>
    Object.hasOwn(REASONS, reason) ? /** @type {Record<string, string>} */ (REASONS)[reason] : reason,
  move: (/** @type {number} */ number) => `Move ${integer(number)}`,
  /**
   * When a game was played.
   *
   * @param {number} at in milliseconds since 1970
   * @param {boolean} isDay whether only the day is known
   * @param {number} now
   */
  date(at, isDay, now) {
    const then = new Date(at);
    const midnight = new Date(now).setHours(0, 0, 0, 0);
    const hour = isDay ? "" : `, ${time.format(then)}`;
    if (at >= midnight && at <= now) return `Today${hour}`;
    if (at >= midnight - 86_400_000 && at < midnight) return "Yesterday";
    return then.getFullYear() === new Date(now).getFullYear() ? day.format(then) : dayOfYear.format(then);
  },
  /** @param {string} title */
  choose: (title) => `Select ${title}`,
  chooseAll: "Select all",
  /** @param {string} title */
  moreOf: (title) => `More about ${title}`,
  open: "Open",
  rename: "Rename",
  editTags: "Tags",
  delete: "Delete",
  chosen: (/** @type {number} */ number) => `${count(number)} selected`,
  release: "Clear selection",
  deleted: (/** @type {number} */ number) => `${count(number)} deleted.`,
  undo: "Undo",
  restored: (/** @type {number} */ number) => `${count(number)} restored.`,
  renamed: "Renamed.",
  tagged: "Tags changed.",
  name: "Name of the game",
  nameHint: "Without a name, the players are shown.",
  tags: "Tags, separated by commas",
  tagsHint: "For example: favourite, club evening",
  save: "Save",
  empty: "No games yet. Your games are saved here automatically.",
  none: "No games match.",
  loading: "Reading your games…",
  privacy: "Nothing leaves your device. Use Export all from time to time as a backup.",
  unreadable: "This game cannot be opened.",
  /** Two tabs have gone on with one game. */
  apart: "This game went on differently in another tab. Both versions are in the library.",
  /**
   * A game that is played is not stored.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  notKept: {
    denied: "The page cannot save games in this browser. This one will be lost when you leave.",
    newer:
      "A newer version of this page keeps your games. Reload to see them; this one is not in the library yet.",
    full: "There is no room left for this game in the library. Delete something, or export the games.",
    blocked:
      "Another tab with an older version of this page is open. Close it, so that the library can keep this game.",
    failed: "The library could not keep this game. It tries again with the next move.",
  },
  /**
   * Why the list may not be complete.
   *
   * @type {Record<import("../../storage/types.js").Trouble, string>}
   */
  trouble: {
    denied:
      "The page cannot save games in this browser. The games you see here will be lost when you leave: export them.",
    newer: "A newer version of this page keeps your games. They are safe: reload the page to see them.",
    full: "There is no room left on this device. New games will be lost when you leave: delete some old ones, or export the new ones.",
    blocked: "Another tab with an older version of this page is open. Close it and reload to see your games.",
    failed: "The browser could not read the library. Reload the page to try again.",
  },
  /**
   * Games that were there are not there any more.
   *
   * @param {number} number
   */
  gone: (number) =>
    plural(number, {
      one: "The browser has deleted a game that was kept here. If you exported it, import that file.",
      other: "The browser has deleted # games that were kept here. If you exported them, import that file.",
    }),
  gotIt: "OK",
  trash: {
    title: "Deleted games",
    note: "Deleted games are kept on this device for 30 days.",
    none: "There are no deleted games.",
    restore: "Restore",
    /** @param {string} title */
    restoreGame: (title) => `Restore ${title}`,
    restoreAll: "Restore all",
    forgetAll: "Delete all for good",
    /**
     * @param {string} about
     * @param {string} date
     */
    when: (about, date) => (about ? `${about} · deleted: ${date}` : `Deleted: ${date}`),
    /**
     * How many are not listed.
     *
     * @param {number} number
     */
    more: (number) => plural(number, { one: "and # more", other: "and # more" }),
  },
  importing: {
    title: "Import games",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} part from 0 to 1
     */
    progress: (added, known, part) =>
      `${percentage(Math.floor(part * 100))} read: ${integer(added)} added, ${integer(known)} already there.`,
    stop: "Stop",
    /**
     * @param {number} added
     * @param {number} known
     * @param {number} broken
     */
    done: (added, known, broken) =>
      [
        added === 0 && known === 0 && broken === 0
          ? "There is no game in this file."
          : `${count(added)} added.`,
        known > 0
          ? plural(known, { one: "# game was already there.", other: "# games were already there." })
          : "",
        broken > 0 ? `${count(broken)} could not be read; the rest is not affected.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    stopped: "Stopped. What was read so far is kept; import the file again to get the rest.",
    /** @param {import("../../storage/types.js").Trouble} trouble */
    failed: (trouble) =>
      trouble === "full"
        ? "There is no room left on this device. What was read so far is kept; import the file again to get the rest."
        : "The games could not be stored. What was read so far is kept; import the file again to get the rest.",
    /**
     * A file that is not in UTF-8.
     *
     * @param {string} file
     * @param {number} line the first that shows it
     */
    oldEncoding: (file, line) =>
      `${file || "The file"} is not in UTF-8 (line ${integer(line)}). It was read as Western European text, ` +
      "as older programs write it; if names look wrong, save the file as UTF-8 and import it again.",
    unreadable: "The file could not be opened.",
    /**
     * Tags that mean nothing here.
     *
     * @param {readonly string[]} names
     * @param {number} more how many are not named
     */
    unknown(names, more) {
      const all = more > 0 ? [...names, `${integer(more)} more`] : names;
      return plural(names.length + more, {
        one: `This tag is kept, but the page does not know it: ${all}.`,
        other: `These tags are kept, but the page does not know them: ${and(all)}.`,
      });
    },
    brokenTitle: "Could not be read",
    /** @param {number} number */
    moreBroken: (number) => plural(number, { one: "and # more", other: "and # more" }),
  },
  /** Which players of imported games the person here is. */
  who: {
    title: "Which of these is you?",
    note: "Games of the players whom you tick count as yours in the statistics, where you can change this.",
    ask: "Which player of the imported games is you?",
    none: "None of these",
    games: count,
    yours: (/** @type {number} */ number) =>
      plural(number, { one: "# game counts as yours.", other: "# games count as yours." }),
    choose: "Choose",
    change: "Change",
    /** @param {readonly string[]} names */
    are: (names) =>
      names.length === 0
        ? "None of the players of the imported games is you."
        : `In imported games you are ${and(names)}.`,
  },
};
