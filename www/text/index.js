/**
 * The current language, which is the same for all boards of a page. English is built in; any other language
 * is loaded before the first board is created.
 */
import { languageUrl } from "../parts.js";
import en from "./en/index.js";

/**
 * @import {
 *   Language,
 *   PartWords
 * } from "./language.js"
 */

/** The available languages; `pseudo` is for tests. */
const AVAILABLE = ["en", "pseudo"];

/**
 * Every message: those of the board from the start, those of a part once `loadWords` has loaded it.
 *
 * @type {Language & PartWords}
 */
export const words = /** @type {any} */ ({ ...en });

/**
 * Adds what a page says in English to what the board says.
 *
 * @param {Partial<import("./language.js").PageWords>} messages
 */
export function addEnglish(messages) {
  Object.assign(en, messages);
  if (current === "en") Object.assign(words, messages);
}

/**
 * The first of some languages that is available, or English.
 *
 * @param {readonly (string | null | undefined)[]} wanted BCP 47 tags
 */
export function pickLanguage(wanted) {
  const codes = wanted.map((tag) => tag?.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => AVAILABLE.includes(code)) ?? "en";
}

/** The language in use. */
let current = "en";

/** The folder of the language in use. */
export const languageCode = () => current;

/** Messages that are loaded with what they belong to. */
const PARTS = {
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
  publish: () => import("./en/publish.js"),
  places: () => import("./en/places.js"),
};

/**
 * The names of the messages of each part that is loaded.
 *
 * @type {Map<keyof typeof PARTS, string[]>}
 */
const loaded = new Map();

/**
 * Loads a part of the messages, once.
 *
 * @param {keyof typeof PARTS} part
 */
export async function loadWords(part = "places") {
  if (loaded.has(part)) return words;
  const code = current;
  const { default: messages } = await (code === "en" ? PARTS[part]() : import(languageUrl(code, part)));
  if (code === current) loaded.set(part, Object.keys(messages));
  return Object.assign(words, messages);
}

/**
 * Switches to a language; if it cannot be loaded, the current one stays.
 *
 * @param {string} code
 */
export async function loadLanguage(code) {
  try {
    Object.assign(words, code === "en" ? en : (await import(languageUrl(code, "index"))).default);
    current = code;
    for (const name of [...loaded.values()].flat()) Reflect.deleteProperty(words, name);
    loaded.clear();
  } catch (error) {
    console.warn(error);
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
