/** Which games the list shows, and in which order. Pure functions. */
import { DAMAGED, moveNumberOf } from "../storage/entry.js";
import { words as messages } from "../text/index.js";
import { reaches } from "./opening-tree.js";
import { opponentOf, resultFor } from "./outcome.js";
import { seenBy } from "./players.js";
import { inSlices } from "./slices.js";

/** @import {Summary} from "../storage/types.js" */

/**
 * @typedef {object} Filter
 * @property {string} search words that all have to be there
 * @property {string} game its id, or empty for all
 * @property {"any" | "won" | "lost" | "drawn" | "running"} result
 * @property {"any" | "engine" | "friend" | "here" | "file" | "study"} opponent
 * @property {string} player the name of the one whose games are listed, with the results of that player;
 *   empty for the games and results of the person here
 * @property {string} tag empty for all
 * @property {import("./types.js").Opening | null} opening that has to be reached; null for all
 * @property {"newest" | "oldest" | "opponent" | "longest" | "shortest"} order
 */

/**
 * The texts of a game in the list, its title first.
 *
 * @typedef {(summary: Summary) => string[]} Say
 */

/** @type {Filter} */
export const EVERYTHING = {
  search: "",
  game: "",
  result: "any",
  opponent: "any",
  player: "",
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
 * @param {readonly string[]} texts
 */
const plain = (texts) =>
  texts
    .map((text) => text.slice(0, LONGEST))
    .join("\n")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/**
 * The title of each game and the text that is searched, made once for each summary and language.
 *
 * @type {WeakMap<Summary, { code: string; say: Say; title: string; text: string }>}
 */
const texts = new WeakMap();

/**
 * @param {Summary} summary
 * @param {Say} say
 */
function textsOf(summary, say) {
  const { code } = messages;
  let found = texts.get(summary);
  if (found?.code !== code || found.say !== say) {
    const { name, tags, seats, opening, ending, time } = summary;
    const date = new Date(time);
    const day = [
      date.getFullYear(),
      String(date.getMonth() + 1).padStart(2, "0"),
      String(date.getDate()).padStart(2, "0"),
    ].join("-");
    const said = say(summary);
    const text = plain([name, ...tags, ...seats, opening, ending, day, ...said]);
    found = { code, say, title: said[0], text };
    texts.set(summary, found);
  }
  return found;
}

/**
 * Makes the texts of many games before they are searched or sorted by them, as it takes longer than a frame.
 *
 * @param {readonly Summary[]} summaries
 * @param {Say} say
 * @param {() => boolean} isStale whether nobody needs them any more
 */
export const prepareTexts = (summaries, say, isStale) =>
  inSlices(summaries, (summary) => void textsOf(summary, say), isStale);

/**
 * The place of each title in the order of the language, which takes long to find out. Many games have the
 * same title, and some titles the same place.
 *
 * @param {readonly string[]} titles
 * @param {(one: string, other: string) => number} compare
 */
function placesOf(titles, compare) {
  const sorted = [...new Set(titles)].sort(compare);
  /** @type {Map<string, number>} */
  const places = new Map();
  let place = 0;
  for (const [at, title] of sorted.entries()) {
    if (at > 0 && compare(sorted[at - 1], title) !== 0) place = at;
    places.set(title, place);
  }
  return places;
}

/**
 * @param {readonly Summary[]} summaries
 * @param {Filter} filter
 * @param {Say} say
 * @returns {Summary[]}
 */
export function select(summaries, { search, game, result, opponent, player, tag, opening, order }, say) {
  const words = plain([search]).split(/\s+/).filter(Boolean);
  const seen = player === "" ? summaries : summaries.map((summary) => seenBy(summary, [player]));
  const found = seen.filter(
    (summary) =>
      (player === "" || summary.side !== null) &&
      (game === "" || summary.game === game) &&
      (opening === null || reaches(summary, opening)) &&
      (tag === "" || summary.tags.includes(tag)) &&
      (opponent === "any" || (summary.game !== DAMAGED && opponentOf(summary) === opponent)) &&
      (result === "any" || (summary.game !== DAMAGED && resultFor(summary) === result)) &&
      words.every((word) => textsOf(summary, say).text.includes(word)),
  );
  const { compare } = new Intl.Collator(messages.code, { numeric: true });
  const byTime = (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
    other.time - one.time || (one.id < other.id ? -1 : 1);
  const titleOf = (/** @type {Summary} */ summary) => textsOf(summary, say).title;
  const places = placesOf(order === "opponent" ? found.map(titleOf) : [], compare);
  const placeOf = (/** @type {Summary} */ summary) => Number(places.get(titleOf(summary)));
  const orders = {
    newest: byTime,
    oldest: (/** @type {Summary} */ one, /** @type {Summary} */ other) => byTime(other, one),
    opponent: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      placeOf(one) - placeOf(other) || byTime(one, other),
    longest: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      moveNumberOf(other) - moveNumberOf(one) || byTime(one, other),
    shortest: (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
      moveNumberOf(one) - moveNumberOf(other) || byTime(one, other),
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
