/**
 * The current language, which is the same for all boards of a page. English is built in. Of any other language,
 * a first part is loaded before the first board is created, and the rest when something needs it.
 */
import en from "./en/index.js";

/**
 * @import {
 *   Language,
 *   LanguageModule,
 *   PartWords
 * } from "./language.js"
 */

/**
 * The languages besides English, by their tags. The last two are made of English for tests.
 *
 * @type {Record<string, () => Promise<LanguageModule>>}
 */
const LANGUAGES = {
  "en-XA": () => import("./en-XA/first.js"),
  "ar-XB": () => import("./ar-XB/first.js"),
};

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
 * Every message: those of the board from the start, those of a part once `loadWords` has loaded it. The groups
 * of messages stay the same objects when the language changes.
 *
 * @type {Language & PartWords}
 */
export const words = /** @type {any} */ ({});
say(en);

/** Dispatches `change` when the language has changed. */
export const languageChanges = new EventTarget();

/**
 * The language that was asked for last.
 *
 * @type {string}
 */
let wanted = en.code;

/**
 * Where the messages come from, unless they are English.
 *
 * @type {LanguageModule | undefined}
 */
let source;

/**
 * The parts that are loaded.
 *
 * @type {Set<Part>}
 */
const loaded = new Set();

/**
 * The messages of some groups take the place of those that were there.
 *
 * @param {object} messages
 */
function say(messages) {
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
  // Languages for tests are made of it.
  say(source ? source.first(en) : messages);
}

/**
 * The first of some languages that is available, or English.
 *
 * @param {readonly string[]} tags by BCP 47
 */
export function pickLanguage(tags) {
  for (const tag of tags)
    for (const code of [tag, tag.toLowerCase().split("-")[0]])
      if (code === en.code || Object.hasOwn(LANGUAGES, code)) return code;
  return en.code;
}

/**
 * @param {LanguageModule | undefined} language
 * @param {Part} part
 */
const messagesOf = async (language, part) =>
  language ? language.messagesOf(part, PARTS[part]) : (await PARTS[part]()).default;

/**
 * Loads a part of the messages, once.
 *
 * @param {Part} part
 */
export async function loadWords(part = "places") {
  if (!loaded.has(part)) {
    const language = source;
    const messages = await messagesOf(language, part);
    // Loaded again if the language has changed meanwhile.
    if (language !== source) return loadWords(part);
    loaded.add(part);
    say(messages);
  }
  return words;
}

/** How a language for tests changes English. */
export const disguise = () => source?.disguise;

/**
 * Switches to a language at once, as soon as all that is needed of it is there. If that cannot be loaded, the
 * current one stays.
 *
 * @param {string} code
 */
export async function loadLanguage(code) {
  if (code === wanted) return;
  wanted = code;
  try {
    const language = await LANGUAGES[code]?.();
    const parts = await Promise.all([...loaded].map((part) => messagesOf(language, part)));
    if (code !== wanted) return;
    source = language;
    for (const messages of [language ? language.first(en) : en, ...parts]) say(messages);
    languageChanges.dispatchEvent(new Event("change"));
  } catch (error) {
    console.warn(error);
    if (code === wanted) wanted = words.code;
  }
}

/**
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {number} side
 */
export const colourOf = (view, side) => view.tones[side];

/** @param {string} game */
export const gameName = (game) => (Object.hasOwn(words.games, game) ? words.games[game].name : game);

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
  return loaded.has("play") ? words.failure(code, detail) : words.status.failed;
}
