/**
 * The messages in the current language, which is the same for all boards of a page. English is built in;
 * `switch.js` loads the others.
 */
import { largeGame } from "./game-ids.js";
import en from "./en/index.js";

/**
 * @import {
 *   Language,
 *   LanguageModule,
 *   PartWords
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
  publish: () => import("./en/publish.js"),
  places: () => import("./en/places.js"),
};

/** @typedef {keyof typeof PARTS} Part */

/**
 * Every message: those of the board from the start, those of a part once `loadWords` has loaded it. The
 * groups of messages stay the same objects when the language changes.
 *
 * @type {Language & PartWords}
 */
export const words = /** @type {any} */ ({});

/**
 * Where the messages come from unless they are English, and the parts that are loaded.
 *
 * @type {{ module?: LanguageModule; parts: Set<Part> }}
 */
export const source = { parts: new Set() };

/**
 * Languages that only this page has, by their tags: boards elsewhere go without them. The page adds them
 * after its board has asked for a language, and before `switch.js` has arrived.
 *
 * @type {Record<string, () => Promise<LanguageModule>>}
 */
export const ownLanguages = {};

/** Dispatches `change` when the language has changed. */
export const languageChanges = new EventTarget();

say(en);

/**
 * The messages of some groups take the place of those that were there.
 *
 * @param {object} messages
 */
export function say(messages) {
  const groups = /** @type {Record<string, any>} */ (words);
  for (const [name, group] of Object.entries(messages))
    groups[name] = typeof group === "object" ? Object.assign(groups[name] ?? {}, group) : group;
}

/**
 * Adds what a page says in English to what the board says.
 *
 * @param {Partial<import("./language.js").PageWords>} messages
 */
export function addEnglish(messages) {
  Object.assign(en, messages);
  say(firstMessages());
}

/**
 * The messages that are loaded first.
 *
 * @param {LanguageModule} [module] of the language, unless it is English
 */
export const firstMessages = (module = source.module) => module?.first(en) ?? en;

/**
 * @param {Part} part
 * @param {LanguageModule} [module] of the language, unless it is English
 */
export const messagesOf = async (part, module) =>
  module ? module.messagesOf(part, PARTS[part]) : (await PARTS[part]()).default;

/**
 * Loads a part of the messages, once.
 *
 * @param {Part} part
 */
export async function loadWords(part = "places") {
  const { module, parts } = source;
  if (!parts.has(part)) {
    const messages = await messagesOf(part, module);
    // The language may have changed meanwhile.
    if (module !== source.module) return loadWords(part);
    parts.add(part);
    say(messages);
  }
  return words;
}

/**
 * A language, or else those of the reader.
 *
 * @param {string} [lang] empty to leave it to the reader
 */
export const languagesOf = (lang) => (lang ? [lang] : navigator.languages);

/**
 * Switches to the first of some languages that is available, or to English. `en-XA` is one of the page's own.
 *
 * @param {readonly string[]} tags by BCP 47
 */
export const speak = (tags) =>
  words.code === en.code && /^en(?!-XA)/i.test(tags[0])
    ? undefined
    : import("./switch.js").then(({ switchTo }) => switchTo(tags)).catch(console.warn);

/**
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {number} side
 */
export const colourOf = (view, side) => view.tones[side];

/** @param {string} game */
export function gameName(game) {
  const large = largeGame(game);
  return Object.hasOwn(words.games, large) ? words.games[large].name : game;
}

/**
 * The message of the outcome of a game.
 *
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {"winner" | "loser"} [viewer] which player reads it, if only one of them uses this page
 */
export function outcomeText(view, viewer) {
  if (!view.outcome) return "";
  const { reason, winner } = view.outcome;
  const [won, lost] = winner === undefined ? [] : [colourOf(view, winner), colourOf(view, 1 - winner)];
  return words.outcomes[reason]({ winner: won, loser: lost, turn: colourOf(view, view.turn), viewer });
}

/**
 * The place of an error in a text.
 *
 * @param {import("../wasm/ergo_wasm.js").ParseError} error
 */
export const placeText = (error) => words.textErrors.place(error.line, error.column, error.code);

/**
 * Why the engine cannot run.
 *
 * @param {import("../game/types.js").Failure} failure
 */
export function failureText({ code, detail }) {
  if (code === "missing") return words.errors.missing(detail);
  // If nothing could be loaded, not much can be said.
  return words.failure?.(code, detail) ?? words.status.failed;
}
