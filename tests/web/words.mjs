/**
 * `cargo xtask words <code>`: writes the words of a language beside the English ones, for those who speak it,
 * into `target/words-<code>.html`. Each message has a few examples; lessons, rules and the texts of static
 * pages are whole. What is the same in both languages is marked. The words can be changed on the page, and
 * the changes copied.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { isMain } from "../../tools/site/files.js";
import { DESCRIBED, gamePageWords } from "../../tools/site/words.js";
import { LANGUAGES } from "../../www/text/languages.js";
import { wordsOf } from "../../www/parts/lesson-words.js";
import { messagesOf } from "./catalogue.mjs";
import { gamesWith, textOf } from "./game-files.mjs";
import { inTarget, TARGET } from "./target.mjs";

/** @typedef {{ id: string; example: string; english: string; other: string }} Row */
/** @typedef {{ title: string; rows: Row[] }} Section */

/** How many examples a message has at most. */
const EXAMPLES = 4;

/**
 * A few of the examples of a message, from the first to the last: those that differ in more than numbers and
 * cells.
 *
 * @param {Row[]} examples
 */
function tellingOf(examples) {
  const shapeOf = (/** @type {string} */ text) => text.replaceAll(/[a-j]\d+|\d[\d.,]*/g, "0");
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
 * The messages of the page and of the board, in a section for each group.
 *
 * @param {Map<string, string>} english
 * @param {Map<string, string>} other
 * @returns {Section[]}
 */
function messageSections(english, other) {
  /** @type {Map<string, Map<string, Row[]>>} */
  const groups = new Map();
  for (const [key, text] of english) {
    const [id] = key.split("(", 1);
    const [group] = id.split(".", 1);
    const messages = groups.get(group) ?? new Map();
    groups.set(group, messages);
    const row = { id, example: key.slice(id.length), english: text, other: other.get(key) ?? "" };
    messages.set(id, [...(messages.get(id) ?? []), row]);
  }
  return [...groups].map(([title, messages]) => ({ title, rows: [...messages.values()].flatMap(tellingOf) }));
}

/**
 * Texts that have the same parts in both languages.
 *
 * @param {string} title
 * @param {string[]} english
 * @param {string[]} other
 * @returns {Section}
 */
const textSection = (title, english, other) => ({
  title,
  rows: Array.from({ length: Math.max(english.length, other.length) }, (_, at) => ({
    id: String(at + 1),
    example: "",
    english: english[at] ?? "",
    other: other[at] ?? "",
  })),
});

/**
 * The paragraphs of Markdown, without the breaks in their lines, and without the positions that are shown.
 *
 * @param {string} text
 */
const paragraphsOf = (text) =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith("```"))
    .map((paragraph) => paragraph.replaceAll(/\n(?![|\-*\d])/g, " "));

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
    const [english, other] = ["en", code].map((code) => wordsOf(textIfAny("lessons", game, code)));
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
    const site = await import(`../../www/text/${code}/site.js`).catch(() => undefined);
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

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** @param {Row} row */
export const isSame = ({ english, other }) => english === other && /\p{L}{2}/u.test(english);

/**
 * @param {string} title of the section
 * @param {string} code
 */
const rowOf = (/** @type {string} */ title, /** @type {string} */ code) => (/** @type {Row} */ row) =>
  `<tr${isSame(row) ? ' class="same"' : ""}><th scope="row">${escaped(row.id.includes(".") || row.id === title ? row.id : `${title} ${row.id}`)}` +
  `${row.example === "" ? "" : `<small>${escaped(row.example)}</small>`}</th>` +
  `<td lang="en">${escaped(row.english)}</td><td lang="${code}" contenteditable>${escaped(row.other)}</td></tr>`;

const STYLE = `
body { font: 16px/1.45 system-ui, sans-serif; margin: 1rem; }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
caption { text-align: start; font-weight: bold; padding-block: 1.5rem .25rem; }
th, td { border: 1px solid #bbb; padding: .3rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
th { inline-size: 22%; font: 13px/1.4 ui-monospace, monospace; }
small { display: block; color: #666; }
.same td:last-child { background: #fde9a9; }
.changed td:last-child { background: #cdeccd; }
button { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; padding: .6rem 1rem; font: inherit; }
`;

/** Runs in the page: marks what was changed, and copies it. */
function followChanges() {
  /** @type {Map<Element, string>} */
  const before = new Map();
  const changes = () => [...before].filter(([cell, text]) => cell.textContent !== text);
  document.addEventListener("focusin", ({ target }) => {
    const cell = /** @type {Element} */ (target);
    if (cell.matches("[contenteditable]") && !before.has(cell)) before.set(cell, cell.textContent ?? "");
  });
  document.addEventListener("input", ({ target }) => {
    const cell = /** @type {Element} */ (target);
    cell.closest("tr")?.classList.toggle("changed", cell.textContent !== before.get(cell));
  });
  document.querySelector("button")?.addEventListener("click", ({ currentTarget }) => {
    const text = changes()
      .map(
        ([cell, old]) =>
          `${cell.closest("tr")?.querySelector("th")?.textContent}\n- ${old}\n+ ${cell.textContent}\n`,
      )
      .join("\n");
    void navigator.clipboard.writeText(text);
    /** @type {Element} */ (currentTarget).textContent = `${changes().length} changes copied`;
  });
}

/**
 * The page.
 *
 * @param {string} code
 * @param {string} name of the language
 * @param {Section[]} sections
 */
export function pageOf(code, name, sections) {
  const tables = sections.map(
    ({ title, rows }) =>
      `<table><caption id="${title}">${title}</caption>\n${rows.map(rowOf(title, code)).join("\n")}\n</table>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ergo in ${name}</title>
<style>${STYLE}</style>
<h1>Ergo in ${name}</h1>
<p>What the page says in English and in ${name}. The first column names the message, with an example of what it is about.
Yellow is the same in both languages, which may be right. Click into a sentence to change it, then copy your changes and send them.</p>
${tables.join("\n")}
<button type="button">Copy my changes</button>
<script>(${String(followChanges)})()</script>
</html>
`;
}

if (isMain(import.meta.url)) {
  const [code] = process.argv.slice(2);
  const language = LANGUAGES.find((known) => known.code === code);
  if (!language || code === "en")
    throw new Error(`which language? ${LANGUAGES.map((known) => known.code).join(", ")}, but not en`);
  const file = inTarget(`words-${code}.html`);
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(file, pageOf(code, language.name, await sectionsOf(code)));
  console.log(file);
}
