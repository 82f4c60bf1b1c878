/**
 * The form in which the library keeps a game: an entry with the game text, which is never rewritten, and a
 * summary for the list, which can be made from the entry again. Pure functions.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { clip } from "../text/clip.js";
import { lineOf, readPosition } from "./position.js";
import { parse } from "./stored-game.js";
import { LONGEST_OPENING, LONGEST_SAID } from "./validate.js";

/** @import {Summary} from "./types.js" */
/** @import {Entry} from "./types.js" */
/** @import {Read} from "./types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Position} from "../game/types.js" */

/**
 * Where a game comes from: it was played here, by link with a friend, opened or imported, or studied.
 *
 * @typedef {"play" | "friend" | "file" | "study"} Source
 */

/** How many turns of the opening are kept. */
export const OPENING = 8;

/**
 * A position as an entry has it.
 *
 * @param {Position} position
 */
export const storedPosition = (position) => ({
  start: position.start,
  moves: position.moves,
  line: lineOf(position),
});

/**
 * The number of the last of some moves, as the list of moves counts.
 *
 * @param {import("../wasm/ergo_wasm.js").View["history"]} history
 */
export const lastNumber = (history) => history.at(-1)?.number ?? 0;

/**
 * The number of the last move of a game, as the list of moves counts.
 *
 * @param {Pick<Summary, "turns" | "number">} summary
 */
export const moveNumberOf = ({ turns, number = Math.ceil(turns / 2) }) => number;

/**
 * The position of an entry. One that is damaged has no moves, and is not the start of a game.
 *
 * @param {Pick<Entry, "start" | "moves" | "line">} entry
 * @returns {{ start?: string; moves: string[] }}
 */
export const positionIn = (entry) => readPosition(entry) ?? { start: entry.line, moves: [] };

/**
 * The setups that can open an entry: its saved state, if there is one, and its game text as a fallback.
 *
 * @param {Entry} entry
 * @param {string} game
 * @returns {Setup[]} in the order of preference
 */
export function setupsIn({ id, text, about, state, revisions }, game) {
  const { players = ["person", "person"], level = DEFAULT_SETUP.level, source } = about;
  const isRemote = players.includes("remote");
  /** @type {Setup} */
  const fromText = {
    game,
    options: [],
    players: isRemote ? ["person", "person"] : players,
    seconds: DEFAULT_SETUP.seconds,
    level,
    gameText: text,
    pageData: { entry: id, revisions },
  };
  const { setup } = parse(state ?? "");
  if (!setup) return [fromText];
  if (setup.remote) return [setup, fromText];
  const gameText = source === "file" ? text : setup.gameText;
  return [{ ...setup, gameText, pageData: { ...setup.pageData, entry: id, revisions } }, fromText];
}

/** Marks a damaged entry: nothing is known about it but its text. */
export const DAMAGED = "damaged";

/** A new id of an entry. */
export const makeId = () =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12).padEnd(10, "0")}`;

/**
 * The id of a game with a friend: the same in every tab and after every visit.
 *
 * @param {string} match
 * @param {number} seat
 */
export const idOfMatch = (match, seat) => `friend-${match}-${seat + 1}`;

/**
 * Two hashes of a text and its length: texts with the same fingerprint are the same.
 *
 * @param {string} text
 */
export function fingerprint(text) {
  return `${text.length}-${hash(text, 0x2545f491)}-${hash(text, 0x9e3779b1)}`;
}

/**
 * A hash of 53 bits.
 *
 * @param {string} text
 * @param {number} seed
 */
function hash(text, seed) {
  let one = 0xdeadbeef ^ seed;
  let two = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/**
 * @param {Pick<Entry, "id" | "text" | "about">} entry
 * @param {Pick<Read, "game" | "tags" | "result" | "turns" | "number" | "start" | "moves"> &
 *   Partial<Pick<Read, "picture" | "names">>} read
 * @returns {Summary}
 */
export function summarise({ id, text, about }, read) {
  const { game, tags, result, turns, number, start, moves, picture } = read;
  const said = new Map(tags);
  const short = (/** @type {string} */ value) => clip(value, LONGEST_SAID, "");
  const clipped = (/** @type {string} */ name) => short(said.get(name) ?? "");
  const [first, second] = read.names ?? [clipped("First"), clipped("Second")];
  const day = dayTime(said.get("Date"));
  const isDay = about.source === "file" && day !== undefined;
  return {
    id,
    print: fingerprint(text),
    game,
    source: about.source,
    name: about.name ?? "",
    tags: about.tags,
    players: about.players ?? null,
    side: about.side ?? null,
    level: about.level ?? null,
    seats: [short(first), short(second)],
    result,
    reason: about.reason ?? null,
    ending: clipped("Termination"),
    event: clipped("Event"),
    turns,
    number,
    opening: openingOf(moves),
    isStandard: start === undefined,
    ...(picture !== undefined && { picture }),
    ...(about.rated && { rated: true }),
    time: isDay ? day : about.time,
    isDay,
  };
}

/**
 * The first turns of a game, as long as they are short enough to be shown.
 *
 * @param {readonly string[]} moves
 */
export function openingOf(moves) {
  const turns = moves.slice(0, OPENING);
  while (turns.join(" ").length > LONGEST_OPENING) turns.pop();
  return turns.join(" ");
}

/**
 * The start of a day that a tag names, such as `2026.11.21`; parts of it may be unknown.
 *
 * @param {string} [date]
 */
export function dayTime(date = "") {
  const found = /^(\d{4})(?:[.-](\d\d|\?\?))?(?:[.-](\d\d|\?\?))?$/.exec(date.trim());
  if (!found) return undefined;
  const [, year, month = "01", day = "01"] = found;
  const at = new Date(2000, 0, 1);
  // Years before 100 would be those of the 20th century in the constructor.
  at.setFullYear(Number(year), (Number(month) || 1) - 1, Number(day) || 1);
  return at.getTime();
}

/**
 * The summary of an entry that nobody can read.
 *
 * @param {string} id
 * @param {string} [text]
 * @returns {Summary}
 */
export function damagedSummary(id, text = "") {
  const nothing = { game: DAMAGED, tags: [], result: "*", turns: 0, number: 0, start: "", moves: [] };
  return summarise({ id, text, about: { source: "file", time: 0, tags: [] } }, nothing);
}

/**
 * Where the tags of a game text end: at the first line without a bracket. Only a line feed ends a line there;
 * a value may have other separators of lines in it.
 *
 * @param {string} text
 */
export function endOfTags(text) {
  let end = 0;
  while (text[end] === "[") end = text.indexOf("\n", end) + 1 || text.length;
  return end;
}

/**
 * Where a game was played, as the tags of its text say.
 *
 * @param {string} text
 */
export const eventIn = (text) => clip(new Map(tagsIn(text)).get("Event") ?? "", LONGEST_SAID, "");

/**
 * Whether a game text names players by their colours; which side that is, the rules say.
 *
 * @param {string} text
 */
export const hasColours = (text) => /^\[(?:White|Black) "/m.test(text);

/**
 * The tags of a game text that was written here: one a line, at its start.
 *
 * @param {string} text
 * @returns {[string, string][]}
 */
export function tagsIn(text) {
  const lines = text.slice(0, endOfTags(text)).split("\n");
  return lines.flatMap((line) => {
    const [, name, value] = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/s.exec(line) ?? [];
    return name === undefined
      ? []
      : [/** @type {[string, string]} */ ([name, value.replace(/\\(.)/gs, "$1")])];
  });
}

/**
 * Whether an entry can go on: a text from elsewhere stays as it is, and so does a game that is over.
 *
 * @param {Entry} entry
 */
export const canGoOn = ({ about, text }) => about.source !== "file" && resultIn(text) === "*";

/**
 * The result of a game text that was written here.
 *
 * @param {string} text
 */
export const resultIn = (text) => new Map(tagsIn(text)).get("Result") ?? "*";
