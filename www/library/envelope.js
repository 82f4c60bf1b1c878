/**
 * How games are written into one file, and read from it: each text as it is, below a tag `Library` with what
 * the library knows besides. docs/formats.md has the grammar.
 */
import { isAbout, isId } from "../storage/validate.js";

/** @import {Entry} from "../storage/types.js" */
/** @import {About} from "../storage/types.js" */

/** The line before a game text. */
const LINE = /^\[Library "([^"\\\r\n]*)"\]\r?\n/;

/** A text that has such a tag itself can have no other. */
const OWN_TAG = /\[\s*Library\s/;

/** The longest such line; a longer one is not the library's. */
const LONGEST = 100_000;

/** The fields that a line has at most once. */
const SINGLE = ["id", "source", "time", "name", "players", "side", "level", "reason", "rated"];

/**
 * An entry as it is written into a file.
 *
 * @param {Pick<Entry, "id" | "text" | "about">} entry
 */
export function wrap({ id, text, about }) {
  if (OWN_TAG.test(text)) return text;
  const { source, time, name, tags, players, side, level, reason, rated } = about;
  const fields = new URLSearchParams({ id, source, time: String(time) });
  if (name) fields.set("name", name);
  for (const tag of tags) fields.append("tag", tag);
  if (players) fields.set("players", players.join("-"));
  if (side !== undefined) fields.set("side", String(side + 1));
  if (level !== undefined) fields.set("level", String(level));
  if (reason) fields.set("reason", reason);
  if (rated) fields.set("rated", "1");
  return `[Library "${fields}"]\n${text}`;
}

/**
 * A game of a file: its text, and what the library knew, if it was written by one.
 *
 * @param {string} piece
 * @returns {{ text: string; id?: string; about?: About }}
 */
export function unwrap(piece) {
  const found = LINE.exec(piece);
  if (!found || found[0].length > LONGEST) return { text: piece };
  const fields = new URLSearchParams(found[1]);
  const id = fields.get("id") ?? "";
  const about = aboutIn(fields);
  // A line that another program has written belongs to the text, and so does one with a value that no library
  // writes.
  return isId(id) && about ? { text: piece.slice(found[0].length), id, about } : { text: piece };
}

/**
 * @param {URLSearchParams} fields
 * @returns {About | undefined} nothing if any of it is wrong
 */
function aboutIn(fields) {
  if (SINGLE.some((name) => fields.getAll(name).length > 1)) return undefined;
  /**
   * @param {string} name
   * @param {(value: string) => unknown} valueOf
   */
  const field = (name, valueOf) => {
    const value = fields.get(name);
    return value === null ? {} : { [name]: valueOf(value) };
  };
  /** @type {unknown} */
  const about = {
    source: fields.get("source"),
    time: numberIn(fields.get("time") ?? ""),
    tags: fields.getAll("tag"),
    ...field("name", (name) => name),
    ...field("players", (players) => players.split("-")),
    ...field("side", (side) => numberIn(side) - 1),
    ...field("level", numberIn),
    ...field("reason", (reason) => reason),
    ...field("rated", (rated) => rated === "1"),
  };
  return isAbout(about) ? about : undefined;
}

/**
 * A number in its only spelling.
 *
 * @param {string} text
 */
const numberIn = (text) => (String(Number(text)) === text ? Number(text) : NaN);

/** The separator of games in a file. */
export const BETWEEN = "\n\n";
