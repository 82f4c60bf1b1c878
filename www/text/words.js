/**
 * All messages in a language, as an object, in English at first. A page of the site has one, which its boards
 * share (`index.js`); on other pages each board has one of its own. English is built in; `speak.js` switches
 * to other languages.
 *
 * No module of the board imports the messages of the page: each is given those of its board.
 */
import { largeGame } from "./game-ids.js";
import en from "./en/index.js";

/**
 * @import {
 *   LanguageModule,
 *   Words
 * } from "./language.js"
 */

/** English messages that are loaded with what they belong to. */
export const PARTS = {
  play: () => import("./en/play.js"),
  coach: () => import("./en/coach.js"),
  moves: () => import("./en/moves.js"),
  study: () => import("./en/study.js"),
  goals: () => import("./en/goals.js"),
  editor: () => import("./en/editor.js"),
  review: () => import("./en/review.js"),
  learn: () => import("./en/learn.js"),
  puzzles: () => import("./en/puzzles.js"),
  narration: () => import("./en/narration.js"),
  explained: () => import("./en/explained.js"),
  terms: () => import("./en/terms.js"),
  publish: () => import("./en/publish.js"),
  places: () => import("./en/places.js"),
};

/** @typedef {keyof typeof PARTS} Part */

/** Where messages come from. Dispatches `change` when the language has changed. */
export class Source extends EventTarget {
  /**
   * The language, unless it is English.
   *
   * @type {LanguageModule | undefined}
   */
  module;
  /**
   * The parts that are loaded.
   *
   * @type {Set<Part>}
   */
  parts = new Set();
  /** The language that was asked for last, and the switch to it. */
  wanted = en.code;
  switching = Promise.resolve();
  /**
   * The languages that were asked for last, which may still have to be looked up.
   *
   * @type {readonly string[]}
   */
  tags = [en.code];
}

/**
 * Languages that only a page of the site has, by their tags: boards elsewhere go without them. The page adds
 * them after its board has asked for a language, and before `switch.js` has arrived.
 *
 * @type {Record<string, () => Promise<LanguageModule>>}
 */
export const ownLanguages = {};

/** @type {WeakMap<Words, Source>} */
const sources = new WeakMap();

/**
 * Every message: those of the board from the start, those of a part once `loadPart` has loaded it. The groups
 * of messages stay the same objects when the language changes.
 *
 * @returns {Words}
 */
export function makeWords() {
  const words = /** @type {Words} */ ({});
  sources.set(words, new Source());
  say(words, en);
  return words;
}

/** @param {Words} words */
export const sourceOf = (words) => /** @type {Source} */ (sources.get(words));

/**
 * The messages that the boards of this page share, if it has some itself, by `index.js`.
 *
 * @type {{ words?: Words }}
 */
export const shared = {};

/**
 * The messages of some groups take the place of those that were there.
 *
 * @param {Words} words
 * @param {object} messages
 */
export function say(words, messages) {
  const groups = /** @type {Record<string, any>} */ (words);
  for (const [name, group] of Object.entries(messages))
    groups[name] = typeof group === "object" ? Object.assign(groups[name] ?? {}, group) : group;
}

/**
 * The messages that are loaded first.
 *
 * @param {LanguageModule} [module] of the language, unless it is English
 */
export const firstMessages = (module) => module?.first(en) ?? en;

/**
 * @param {Part} part
 * @param {LanguageModule} [module] of the language, unless it is English
 */
export const messagesOf = async (part, module) =>
  module ? module.messagesOf(part, PARTS[part]) : (await PARTS[part]()).default;

/**
 * Loads a part of the messages, once.
 *
 * @param {Words} words
 * @param {Part} [part]
 */
export async function loadPart(words, part = "places") {
  const { module, parts } = sourceOf(words);
  if (!parts.has(part)) {
    const messages = await messagesOf(part, module);
    // The language may have changed meanwhile.
    if (module !== sourceOf(words).module) return loadPart(words, part);
    parts.add(part);
    say(words, messages);
  }
  return words;
}

/**
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {number} side
 */
export const colourOf = (view, side) => view.tones[side];

/**
 * @param {Words} words
 * @param {string} game
 */
export function gameName(words, game) {
  const large = largeGame(game);
  return Object.hasOwn(words.games, large) ? words.games[large].name : game;
}

/**
 * The message of the outcome of a game.
 *
 * @param {Words} words
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {"winner" | "loser"} [viewer] which player reads it, if only one of them uses this page
 */
export function outcomeText(words, view, viewer) {
  if (!view.outcome) return "";
  const { reason, winner } = view.outcome;
  const [won, lost] = winner === undefined ? [] : [colourOf(view, winner), colourOf(view, 1 - winner)];
  return words.outcomes[reason]({ winner: won, loser: lost, turn: colourOf(view, view.turn), viewer });
}

/**
 * The place of an error in a text.
 *
 * @param {Words} words
 * @param {import("../wasm/ergo_wasm.js").ParseError} error
 */
export const placeText = (words, error) => words.textErrors.place(error.line, error.column, error.code);

/**
 * Why the engine cannot run.
 *
 * @param {Words} words
 * @param {import("../game/types.js").Failure} failure
 */
export function failureText(words, { code, detail }) {
  if (code === "missing") return words.errors.missing(detail);
  // If nothing could be loaded, not much can be said.
  return words.failure?.(code, detail) ?? words.status.failed;
}
