/** Which games the list shows, and in which order. Pure functions. */
import { DAMAGED } from "../storage/entry.js";
import { words as messages } from "../text/index.js";
import { reaches } from "./opening-tree.js";
import { opponentOf, resultFor } from "./outcome.js";

/** @import {Summary} from "../storage/types.js" */

/**
 * @typedef {object} Filter
 * @property {string} search words that all have to be there
 * @property {string} game its id, or empty for all
 * @property {"any" | "won" | "lost" | "drawn" | "running"} result for the person here
 * @property {"any" | "engine" | "friend" | "here" | "file" | "study"} opponent
 * @property {string} tag empty for all
 * @property {import("./types.js").Opening | null} opening that has to be reached; null for all
 * @property {"newest" | "oldest" | "opponent" | "longest" | "shortest"} order
 */

/** @type {Filter} */
export const EVERYTHING = {
  search: "",
  game: "",
  result: "any",
  opponent: "any",
  tag: "",
  opening: null,
  order: "newest",
};

/**
 * The longest text that is searched or searched for: browsers take quadratic time to order the accents of a
 * letter.
 */
const LONGEST = 300;

/**
 * Letters without accents and capitals.
 *
 * @param {string} text
 */
const plain = (text) => text.slice(0, LONGEST).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The text that is searched, made once for each summary and language.
 *
 * @type {WeakMap<Summary, { code: string; text: string }>}
 */
const texts = new WeakMap();

/**
 * @param {Summary} summary
 * @param {(summary: Summary) => string[]} say what is read of a game in the list
 */
function textOf(summary, say) {
  const { code } = messages;
  let found = texts.get(summary);
  if (found?.code !== code) {
    const { name, tags, seats, opening, ending, time } = summary;
    const date = new Date(time);
    const day = [
      date.getFullYear(),
      String(date.getMonth() + 1).padStart(2, "0"),
      String(date.getDate()).padStart(2, "0"),
    ].join("-");
    const text = [name, ...tags, ...seats, opening, ending, day, ...say(summary)].map(plain).join("\n");
    found = { code, text };
    texts.set(summary, found);
  }
  return found.text;
}

/**
 * @param {readonly Summary[]} summaries
 * @param {Filter} filter
 * @param {(summary: Summary) => string[]} say what is read of a game in the list, its title first
 * @returns {Summary[]}
 */
export function select(summaries, { search, game, result, opponent, tag, opening, order }, say) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = summaries.filter(
    (summary) =>
      (game === "" || summary.game === game) &&
      (opening === null || reaches(summary, opening)) &&
      (tag === "" || summary.tags.includes(tag)) &&
      (opponent === "any" || (summary.game !== DAMAGED && opponentOf(summary) === opponent)) &&
      (result === "any" || (summary.game !== DAMAGED && resultFor(summary) === result)) &&
      words.every((word) => textOf(summary, say).includes(word)),
  );
  const { compare } = new Intl.Collator(messages.code, { numeric: true });
  const byTime = (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
    other.time - one.time || (one.id < other.id ? -1 : 1);
  /** @type {Map<Summary, string>} */
  const titles = new Map(order === "opponent" ? found.map((summary) => [summary, say(summary)[0]]) : []);
  const orders = {
    newest: byTime,
    oldest: (/** @type {Summary} */ one, /** @type {Summary} */ other) => byTime(other, one),
    opponent: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      compare(titles.get(one) ?? "", titles.get(other) ?? "") || byTime(one, other),
    longest: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      other.turns - one.turns || byTime(one, other),
    shortest: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      one.turns - other.turns || byTime(one, other),
  };
  return found.sort(orders[order]);
}

/**
 * All tags, sorted.
 *
 * @param {readonly Summary[]} summaries
 */
export function tagsOf(summaries) {
  const { compare } = new Intl.Collator(messages.code);
  return [...new Set(summaries.flatMap(({ tags }) => tags))].sort(compare);
}
