/**
 * A language for tests and development: English with accents and longer words, each message in brackets. Text
 * without brackets does not come from the language files; nested brackets show a message that is put together
 * from parts. `?lang=pseudo` in the address of the page selects it.
 */
import * as app from "../en/app.js";
import * as banner from "../en/banner.js";
import * as frame from "../en/frame.js";
import en from "../en/index.js";

const VOWELS = new Map([..."aeiouAEIOU"].map((letter, at) => [letter, [..."áéíóúÁÉÍÓÚ"][at].repeat(2)]));

/**
 * Moves, cells and numbers stay as they are.
 *
 * @param {string} text
 */
function accented(text) {
  const words = text
    .split(/(\s+)/)
    .map((word) =>
      /\d/.test(word) ? word : word.replace(/[aeiou]/gi, (letter) => VOWELS.get(letter) ?? letter),
    );
  return text === "" ? "" : `⟦${words.join("")}⟧`;
}

/**
 * @template T
 * @param {T} messages a message, or many
 * @returns {T}
 */
export function disguised(messages) {
  /** @type {unknown} */
  let result = messages;
  if (typeof messages === "string") result = accented(messages);
  else if (typeof messages === "function")
    result = (/** @type {unknown[]} */ ...args) => accented(messages(...args));
  else if (Array.isArray(messages)) result = messages.map(disguised);
  else if (messages)
    result = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, disguised(message)]));
  return /** @type {T} */ (result);
}

const games = Object.fromEntries(
  Object.entries(en.games).map(([id, game]) => [id, { ...disguised(game), name: game.name }]),
);

/** @type {import("../language.js").Language} */
export default { ...disguised({ ...en, ...app, ...banner, ...frame }), code: "en-XA", games };
