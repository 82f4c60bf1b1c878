/** Everything that is said in a language, beside the English: messages, lessons, rules and static pages. */
import { DESCRIBED, gamePageWords } from "../../../tools/site/words.js";
import { lessonsIn } from "../../../www/learn/lessons.js";
import { wordsOf } from "../../../www/parts/lesson-words.js";
import { tagsIn } from "../../../www/storage/entry.js";
import { messagesOf } from "../catalogue.mjs";
import { gamesWith, textOf } from "../game-files.mjs";

/**
 * Something that is said. A message that is a function has a row for each of its examples, a step of a lesson
 * and a chapter of the rules one for each paragraph, all with the same id.
 *
 * @typedef {{ id: string; example: string; english: string; other: string }} Row
 */
/** @typedef {{ title: string; rows: Row[] }} Section */

/** How many examples a message has at most. */
const EXAMPLES = 4;

/**
 * A text with the same numbers and cells as all others of its kind.
 *
 * @param {string} text
 */
export const shapeOf = (text) => text.replaceAll(/[a-j]\d+|\d[\d.,]*/g, "0");

/**
 * A few of the examples of a message, from the first to the last: those that differ in more than numbers and
 * cells.
 *
 * @param {Row[]} examples
 */
function tellingOf(examples) {
  const different = [
    ...new Map(examples.map((row) => [`${shapeOf(row.english)}\n${shapeOf(row.other)}`, row])).values(),
  ];
  const size = Math.min(EXAMPLES, different.length);
  return Array.from(
    { length: size },
    (_, at) => different[size === 1 ? 0 : Math.round((at * (different.length - 1)) / (size - 1))],
  );
}

/**
 * Rows with only a few examples of each message.
 *
 * @param {readonly Row[]} rows
 */
export function withFewExamples(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = row.example === "" ? `${groups.size}` : row.id;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(tellingOf);
}

/**
 * The messages of the page and of the board, in a section for each group.
 *
 * @param {Map<string, string>} english
 * @param {Map<string, string>} other
 * @returns {Section[]}
 */
function messageSections(english, other) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const [key, text] of english) {
    const [id] = key.split("(", 1);
    const [group] = id.split(".", 1);
    const rows = groups.get(group) ?? [];
    groups.set(group, rows);
    rows.push({ id, example: key.slice(id.length), english: text, other: other.get(key) ?? "" });
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

/**
 * Texts that have the same parts in both languages. They have the ids of the English ones.
 *
 * @param {string} title
 * @param {readonly [id: string, text: string][]} english
 * @param {readonly [id: string, text: string][]} other
 * @returns {Section}
 */
const textSection = (title, english, other) => ({
  title,
  rows: Array.from({ length: Math.max(english.length, other.length) }, (_, at) => ({
    id: `${title}.${(english[at] ?? other[at])[0]}`,
    example: "",
    english: english[at]?.[1] ?? "",
    other: other[at]?.[1] ?? "",
  })),
});

/**
 * The paragraphs of rules, without the breaks in their lines, and without the positions that are shown. Each
 * has the heading above it as its id.
 *
 * @param {string} text
 */
function paragraphsOf(text) {
  let id = "";
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith("```"))
    .map((paragraph) => {
      const heading = /^#+ (.*)/.exec(paragraph)?.[1];
      if (heading) id = heading.toLowerCase().replaceAll(" ", "-");
      return /** @type {[string, string]} */ ([id, paragraph.replaceAll(/\n(?![|\-*\d])/g, " ")]);
    });
}

/**
 * The words of lessons, each with the ids of its lesson and of its step.
 *
 * @param {string} text
 */
const lessonWords = (text) =>
  lessonsIn(text).flatMap(({ id, steps }) =>
    steps.flatMap((step) => {
      const name = `${id}.${new Map(tagsIn(step)).get("Step")}`;
      return wordsOf(step).map((words) => /** @type {[string, string]} */ ([name, words]));
    }),
  );

/**
 * A text of a game, which may be missing in a language that is not complete.
 *
 * @param {"rules" | "lessons"} kind
 * @param {string} game
 * @param {string} code
 */
const textIfAny = (kind, game, code) =>
  gamesWith(kind, code).includes(game) ? textOf(kind, game, code) : "";

/** @param {string} code */
const longSections = (code) => [
  ...gamesWith("rules").map((game) => {
    const [english, other] = ["en", code].map((code) => paragraphsOf(textIfAny("rules", game, code)));
    return textSection(`rules.${game}`, english, other);
  }),
  ...gamesWith("lessons").map((game) => {
    const [english, other] = ["en", code].map((code) => lessonWords(textIfAny("lessons", game, code)));
    return textSection(`lessons.${game}`, english, other);
  }),
];

/**
 * The texts of static pages by their path; their functions have numbers in braces for arguments, which are
 * names and addresses.
 *
 * @param {unknown} words
 * @param {string} [path]
 * @returns {[path: string, text: string][]}
 */
function textsIn(words, path = "") {
  if (typeof words === "function")
    return [[path, words(...Array.from({ length: words.length }, (_, at) => `{${at + 1}}`))]];
  if (typeof words === "string") return [[path, words]];
  return Object.entries(/** @type {object} */ (words)).flatMap(([key, value]) =>
    textsIn(value, path === "" ? key : `${path}.${key}`),
  );
}

/**
 * The words of the static pages.
 *
 * @param {string} code
 * @returns {Promise<Section[]>}
 */
async function siteSections(code) {
  const sections = ["en", code].map(async (code) => {
    /** @type {Map<string, unknown>} */
    const found = new Map();
    // The site has no pages in a language that is not complete.
    const site = await import(`../../../www/text/${code}/site.js`).catch(() => undefined);
    found.set("site", site?.default ?? {});
    for (const id of DESCRIBED) found.set(`page.${id}`, await gamePageWords(code, id).catch(() => ({})));
    return found;
  });
  const [english, other] = await Promise.all(sections);
  return [...english].map(([title, words]) => {
    const texts = new Map(textsIn(other.get(title)));
    const rows = textsIn(words).map(([path, text]) => ({
      id: `${title}.${path}`,
      example: "",
      english: text,
      other: texts.get(path) ?? "",
    }));
    return { title, rows };
  });
}

/**
 * Everything that is said in a language, beside the English.
 *
 * @param {string} code
 * @returns {Promise<Section[]>}
 */
export async function sectionsOf(code) {
  const english = await messagesOf("en");
  const other = await messagesOf(code);
  return [...messageSections(english, other), ...(await textSections(code))];
}

/**
 * The texts that are not messages: rules, lessons and the static pages.
 *
 * @param {string} code
 */
export const textSections = async (code) => [...longSections(code), ...(await siteSections(code))];
