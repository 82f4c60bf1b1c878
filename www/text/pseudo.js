/**
 * Two languages for tests and development, made of English. One grows (`en-XA`): accents, and as much longer
 * as translations get, in compounds where a label has several short words. The other runs from right to left
 * (`ar-XB`): the letters of each word are shown in reverse order. In both, each message is in brackets: text
 * without brackets does not come from the language files, and nested brackets show a message that is put
 * together from parts. `?lang=en-XA` in the address of the page selects one.
 */

const ACCENTED = new Map([..."aeiouyAEIOUY"].map((letter, at) => [letter, [..."áéíóúýÁÉÍÓÚÝ"][at]]));

/** How many characters translations of short and long texts add, by the length of the text, after IBM. */
const GROWTH = [
  [0, 2],
  [10, 1],
  [20, 0.8],
  [30, 0.6],
  [50, 0.4],
  [70, 0.3],
];

/** The longest labels that get compounds, and the longest words that are made. */
const LABEL = 20;
const WORD = 20;

/** A message that is the argument of another one; it may have an argument itself. */
const NESTED = /(⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧)/;

/** Moves, cells, numbers and code, which stay as they are. */
const isFixed = (/** @type {string} */ word) => /\d|^`|\]\(/.test(word) || !/\p{L}/u.test(word);

/**
 * How many characters a text gets.
 *
 * @param {number} length
 */
export function growth(length) {
  const at = GROWTH.findIndex(([from]) => from > length);
  if (at < 0) return Math.ceil(0.3 * length);
  const [[from, most], [to, least]] = GROWTH.slice(at - 1, at + 1);
  return Math.ceil(length * (most + ((least - most) * (length - from)) / (to - from)));
}

/** @param {string} text */
function grownWords(text) {
  const words = text.split(/(`[^`]*`|\s+)/);
  const long = words
    .filter((word) => !isFixed(word) || /^\s/.test(word))
    .join("")
    .trim().length;
  const extra = growth(long);
  const vowels =
    words
      .filter((word) => !isFixed(word))
      .join("")
      .match(/[aeiouy]/gi)?.length ?? 0;
  let passed = 0;
  let rest = vowels > 0 ? extra : 0;
  const longer = words.map((word) => {
    if (isFixed(word)) return word;
    let room = WORD - word.length;
    return word.replace(/[aeiouy]/gi, (letter) => {
      const wanted = Math.floor((++passed * extra) / vowels) - Math.floor(((passed - 1) * extra) / vowels);
      const more = Math.max(0, Math.min(wanted, room));
      room -= more;
      rest -= more;
      return (ACCENTED.get(letter) ?? letter).repeat(1 + more);
    });
  });
  if (long <= LABEL) join(longer);
  // What no word has room for.
  for (; rest > 1; rest -= WORD) longer.push(" ", "ó".repeat(Math.min(WORD, rest - 1)));
  return longer.join("");
}

/**
 * Makes compounds of words side by side.
 *
 * @param {string[]} parts words, with spaces between them
 */
function join(parts) {
  for (let at = 1; at + 1 < parts.length;) {
    const [before, space, after] = parts.slice(at - 1, at + 2);
    const fits = before.length + after.length <= WORD;
    if (space === " " && fits && /^[\p{L}]+$/u.test(before) && /^\p{L}+\P{L}*$/u.test(after))
      parts.splice(at - 1, 3, before + after);
    else at += 2;
  }
}

/** Shows letters in reverse order, in a text that runs from right to left for those who guess. */
const MARK = "\u200F";
const OVERRIDE = ["\u202E", "\u202C"];

/** Moves that follow each other stay in their order, as in any language that runs from right to left. */
const MOVES = /(?<![^\s(“])\p{L}?\d[^\s.,;:!?)”]*(?:[.…]* +\p{L}?\d[^\s.,;:!?)”]*)*/gu;
const ISOLATE = ["\u2066", "\u2069"];

/** @param {string} text */
const mirroredWords = (text) =>
  MARK +
  text
    .split(/(`[^`]*`|\s+)/)
    .map((word) => (isFixed(word) ? word : OVERRIDE.join(word)))
    .join("")
    .replace(MOVES, (moves) => ISOLATE.join(moves));

/** @param {(text: string) => string} change changes the words of a text */
function disguise(change) {
  /** @param {string} text */
  const message = (text) =>
    text === ""
      ? ""
      : `⟦${text
          .split(NESTED)
          .map((part, at) => (at % 2 === 1 || part.trim() === "" ? part : change(part)))
          .join("")}⟧`;

  /**
   * @template T
   * @param {T} messages a message, or many
   * @returns {T}
   */
  function disguised(messages) {
    /** @type {unknown} */
    let result = messages;
    if (typeof messages === "string") result = message(messages);
    else if (typeof messages === "function")
      result = (/** @type {unknown[]} */ ...args) => message(messages(...args));
    else if (Array.isArray(messages)) result = messages.map(disguised);
    else if (messages)
      result = Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, disguised(value)]));
    return /** @type {T} */ (result);
  }
  return disguised;
}

/** Makes messages grow. */
export const grown = disguise(grownWords);

/** Makes messages run from right to left. */
export const mirrored = disguise(mirroredWords);

/**
 * Disguises rules: their headings, paragraphs and items of lists, but no board.
 *
 * @param {typeof grown} disguised
 * @param {string} text rules in English, in Markdown
 */
export const pseudoRules = (disguised, text) =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(
            /^(#+ |- |\d+\. )?(\S.*(?:\n(?!#|- |\d+\. ).*\S.*)*)/gm,
            (_, start = "", words) => start + disguised(words),
          ),
    )
    .join("");

/**
 * A language that is made of English.
 *
 * @param {typeof grown} disguised
 * @param {string} code
 * @param {string} direction
 * @returns {Required<import("./language.js").LanguageModule>}
 */
export function pseudoLanguage(disguised, code, direction) {
  return {
    first(english) {
      const games = Object.fromEntries(
        Object.entries(english.games).map(([id, game]) => [id, { ...disguised(game), name: game.name }]),
      );
      return { ...disguised(english), code, direction, games };
    },
    messagesOf: async (_, english) => disguised((await english()).default),
    complete: disguised,
    disguise: { words: disguised, rules: (text) => pseudoRules(disguised, text) },
  };
}
