/**
 * Game records of Abstract Play, as its program writes them: JSON with a header and the moves in rounds. The
 * moves are read as a move list, by the rules; the header gives names, date and result. `docs/formats.md`
 * describes both.
 */

import { ABSTRACT_PLAY } from "../games/abstractplay.js";

/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @import {Summary} from "../wasm/ergo_wasm.js" */

/** The start of the moves; inside a string, the quotes would be escaped. */
const MOVES = /(?<!\\)"moves"\s*:\s*\[/;

/** The longest name that is kept, in characters. */
const LONGEST_NAME = 100;

/**
 * The names of players, the date, and how the game ended for the first player: 1, 0.5 or 0.
 *
 * @typedef {{ names: string[]; site: string; date: string; result: number | undefined }} Details
 */

/**
 * Whether a text may be a record.
 *
 * @param {string} text
 */
export const isRecord = (text) => text.trimStart().startsWith("{") && MOVES.test(text);

/**
 * Reads a record. Errors are placed in the text of the record.
 *
 * @param {string} text
 * @param {(source: { text: string } | { list: string; game: string }) => Promise<ReadText>} read
 * @returns {Promise<ReadText | undefined>} nothing if it is not JSON with a header
 */
export async function readRecord(text, read) {
  if (!isRecord(text)) return undefined;
  /** @type {any} */
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    return undefined;
  }
  const header = record?.header;
  const name = header?.game?.name;
  if (typeof name !== "string") return undefined;
  const variants = header.game.variants;
  // A game with variants is a game that is not played here.
  const game = [name.toLowerCase(), ...(Array.isArray(variants) ? variants.map(String) : [])].join(" ");
  const list = await read({ list: movesAlone(text), game });
  const [found] = list.games ?? [];
  return found ? read({ text: withDetails(found.text, detailsOf(header)) }) : list;
}

/**
 * The moves of a record, with spaces instead of everything else, so that each keeps its place.
 *
 * @param {string} text
 */
function movesAlone(text) {
  const found = MOVES.exec(text);
  const start = found ? found.index + found[0].length - 1 : text.length;
  let depth = 0;
  let end = start;
  for (; end < text.length; end++) {
    if (text[end] === "[") depth++;
    else if (text[end] === "]" && --depth === 0) break;
  }
  const blank = (/** @type {string} */ part) => part.replaceAll(/[^\n]/g, " ");
  return blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end));
}

/**
 * @param {any} header
 * @returns {Details}
 */
function detailsOf(header) {
  const players = Array.isArray(header.players) ? header.players : [];
  const [first, second] = players.map((/** @type {any} */ player) => player?.result);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(header["date-end"])) ?? [];
  return {
    site: nameOf(header.site?.name),
    names: players.slice(0, 2).map((/** @type {any} */ player) => nameOf(player?.name)),
    date: year === undefined ? "" : `${year}.${month}.${day}`,
    result: [1, 0.5, 0].includes(first) && first + second === 1 ? first : undefined,
  };
}

/** @param {unknown} name */
const nameOf = (name) =>
  typeof name === "string" ? [...name.replaceAll(/\p{C}/gu, " ").trim()].slice(0, LONGEST_NAME).join("") : "";

/**
 * A game text with details. Where the rules do not decide the game, the result of the record counts, with a
 * note that it was decided there.
 *
 * @param {string} text
 * @param {Details} details
 */
function withDetails(text, { names, site, date, result }) {
  const [tags, ...moves] = text.split("\n\n");
  const add = (/** @type {string} */ name, /** @type {string | undefined} */ value) =>
    value ? `\n[${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"]` : "";
  const score = result === undefined ? "*" : { 1: "1-0", 0.5: "1/2-1/2", 0: "0-1" }[result];
  const isOpen = tags.includes('[Result "*"]') && score !== "*";
  const added = add("Site", site) + add("Date", date) + add("First", names[0]) + add("Second", names[1]);
  const decided = isOpen ? tags.replace('[Result "*"]', `[Result "${score}"]`) : tags;
  const rest = moves.join("\n\n");
  const ended = isOpen ? rest.replace(/\*\s*$/, `${score}\n`) : rest;
  return `${decided}${added}${isOpen ? add("Termination", "decided on Abstract Play") : ""}\n\n${ended}`;
}

/** The score of the first player by the result of a game text. @type {Record<string, number | undefined>} */
const SCORES = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 };

/**
 * A game as a record; nothing if it is not played there: another game, other options, or not from the start.
 *
 * @param {Summary} game
 */
export function recordOf({ game, options, start, tags, names, result, moves }) {
  const there = ABSTRACT_PLAY[game];
  if (!there || start || options.toSorted().join(" ") !== there.options.join(" ")) return undefined;
  const tag = (/** @type {string} */ name) => tags.find(([known]) => known === name)?.[1];
  const date = /^\d{4}\.\d{2}\.\d{2}$/.exec(tag("Date") ?? "")?.[0].replaceAll(".", "-");
  const score = SCORES[result];
  const players = names.map((name, seat) => ({
    name,
    ...(score === undefined ? {} : { result: seat === 0 ? score : 1 - score }),
  }));
  const site = tag("Site");
  const header = {
    game: { name: there.name, variants: [] },
    ...(site ? { site: { name: site } } : {}),
    ...(date ? { "date-end": `${date}T00:00:00.000Z` } : {}),
    players,
  };
  const turns = moves.map(there.spell);
  const rounds = turns.flatMap((_, at) => (at % 2 === 0 ? [turns.slice(at, at + 2)] : []));
  return `${JSON.stringify({ header, moves: rounds }, null, 2)}\n`;
}
