/**
 * How games are written into one file, and read from it: each text as it is, below a tag `Library` with what the library
 * knows besides. docs/formats.md has the grammar.
 */
import { words } from "../text/index.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {import("./entry.js").About} About */

/** The line before a game text. */
const LINE = /^\[Library "([^"\\\r\n]*)"\]\r?\n/;

/** A text that has such a tag itself can have no other. */
const OWN_TAG = /\[\s*Library\s/;

const PLAYERS = ["person", "engine", "remote"];
const SOURCES = ["play", "friend", "file", "study"];

/** An entry as it is written into a file. @param {Pick<Entry, "id" | "text" | "about">} entry */
export function wrap({ id, text, about }) {
  if (OWN_TAG.test(text)) return text;
  const { source, time, name, tags, players, side, level, reason } = about;
  const fields = new URLSearchParams({ id, source, time: String(time) });
  if (name) fields.set("name", name);
  for (const tag of tags) fields.append("tag", tag);
  if (players) fields.set("players", players.join("-"));
  if (side !== undefined) fields.set("side", String(side + 1));
  if (level !== undefined) fields.set("level", String(level));
  if (reason) fields.set("reason", reason);
  return `[Library "${fields}"]\n${text}`;
}

/**
 * A game of a file: its text, and what the library knew, if it was written by one.
 * @param {string} piece @returns {{ text: string, id?: string, about?: About }}
 */
export function unwrap(piece) {
  const found = LINE.exec(piece);
  if (!found) return { text: piece };
  const fields = new URLSearchParams(found[1]);
  const id = fields.get("id") ?? undefined;
  const time = Number(fields.get("time"));
  const source = fields.get("source") ?? "";
  // A line that another program has written belongs to the text.
  if (!id || !SOURCES.includes(source) || !Number.isFinite(time)) return { text: piece };
  const players = fields.get("players")?.split("-") ?? [];
  const [side, level] = [Number(fields.get("side")), Number(fields.get("level"))];
  const reason = fields.get("reason") ?? "";
  /** @type {any} */
  const about = { source, time, tags: fields.getAll("tag") };
  if (fields.get("name")) about.name = fields.get("name");
  if (players.length === 2 && players.every((player) => PLAYERS.includes(player))) about.players = players;
  if (side === 1 || side === 2) about.side = side - 1;
  if (Number.isInteger(level) && level >= 1) about.level = level;
  if (Object.hasOwn(words.outcomes, reason)) about.reason = reason;
  return { text: piece.slice(found[0].length), id, about };
}

/** What separates games in a file. */
export const BETWEEN = "\n\n";
