/**
 * `cargo xtask words <code>`: writes the words of a language beside the English ones, for those who speak it,
 * into `target/words-<code>.html`. Each message has a few examples; lessons, rules and the texts of static
 * pages are whole. First comes what has changed in English since the language was last read, and where its
 * words are not those of its glossary; both are printed as well. What is the same in both languages is
 * marked. The words can be changed on the page, and the changes copied. With `--read`, what English says now
 * is recorded as read. Without a language, the numbers of all languages are printed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { isMain } from "../../tools/site/files.js";
import { LANGUAGES } from "../../www/text/languages.js";
import { inTarget, TARGET } from "./target.mjs";
import { departuresFrom, glossaryOf } from "./words/glossary.mjs";
import { changedSince, readRecord, writeRecord } from "./words/read.mjs";
import { sectionsOf, withFewExamples } from "./words/sections.mjs";

/** @import {Departure} from "./words/glossary.mjs" */
/**
 * @import {
 *   Row,
 *   Section
 * } from "./words/sections.mjs"
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** @param {Row} row */
export const isSame = ({ english, other }) => english === other && /\p{L}{2}/u.test(english);

/** @param {string} code */
const rowOf = (code) => (/** @type {Row} */ row) =>
  `<tr${isSame(row) ? ' class="same"' : ""}><th scope="row">${escaped(row.id)}` +
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
 * What a reader looks at first.
 *
 * @typedef {{ changed: Row[]; departures: Departure[] }} News
 */

/**
 * What has changed in English since a language was read, and where it departs from its glossary.
 *
 * @param {string} code
 * @param {readonly Section[]} sections
 * @returns {Promise<News>}
 */
async function newsOf(code, sections) {
  const rows = sections.flatMap(({ rows }) => rows);
  // A language that is not complete may have no glossary yet.
  const glossary = await glossaryOf(code).catch(() => undefined);
  return {
    changed: withFewExamples(changedSince(readRecord(code), rows)),
    departures: glossary ? departuresFrom(glossary, rows).departures : [],
  };
}

/** @param {readonly { id: string }[]} rows */
const messagesIn = (rows) => new Set(rows.map(({ id }) => id)).size;

/** @param {News} news */
const numbersOf = ({ changed, departures }) =>
  `${messagesIn(changed)} changed in English since it was read, ${departures.length} with another word than the glossary`;

/**
 * The page.
 *
 * @param {string} code
 * @param {string} name of the language
 * @param {readonly Section[]} sections
 * @param {News} news
 */
export function pageOf(code, name, sections, { changed, departures }) {
  const another = departures.map(({ id, term, words, english, other }) => ({
    id,
    example: `${term}: ${words.join(", ")}`,
    english,
    other,
  }));
  const first = [
    { title: "Changed in English since this language was last read", rows: changed },
    { title: "Another word than in the glossary", rows: another },
  ].filter(({ rows }) => rows.length > 0);
  const all = sections.map(({ title, rows }) => ({ title, rows: withFewExamples(rows) }));
  const tables = [...first, ...all].map(
    ({ title, rows }) => `<table><caption>${title}</caption>\n${rows.map(rowOf(code)).join("\n")}\n</table>`,
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

/**
 * `cargo xtask words`: the numbers of all languages.
 *
 * @param {typeof LANGUAGES} languages
 */
async function printNumbers(languages) {
  for (const { code, name } of languages)
    console.log(`${code} ${name}: ${numbersOf(await newsOf(code, await sectionsOf(code)))}`);
}

/**
 * `cargo xtask words <code>`.
 *
 * @param {string} code
 * @param {string} name
 */
async function show(code, name) {
  const sections = await sectionsOf(code);
  const news = await newsOf(code, sections);
  console.log(`${name}: ${numbersOf(news)}`);
  for (const [id, texts] of groupedById(news.changed)) console.log(`${id}: ${onOneLine(texts.join(" / "))}`);
  for (const { id, term, words, other } of news.departures)
    console.log(`${id}: no word for “${term}” (${words.join(", ")}): ${onOneLine(other)}`);
  const file = inTarget(`words-${code}.html`);
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(file, pageOf(code, name, sections, news));
  console.log(file);
}

/**
 * The English texts of rows, by their ids.
 *
 * @param {readonly Row[]} rows
 */
function groupedById(rows) {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const { id, english } of rows) texts.set(id, [...(texts.get(id) ?? []), english]);
  return texts;
}

const onOneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, " ");

if (isMain(import.meta.url)) {
  const [code, option] = process.argv.slice(2);
  const others = LANGUAGES.filter((known) => known.code !== "en");
  const language = others.find((known) => known.code === code);
  if (code === undefined) await printNumbers(others);
  else if (!language) throw new Error(`which language? ${others.map(({ code }) => code).join(", ")}`);
  else if (option === "--read")
    writeRecord(
      code,
      (await sectionsOf(code)).flatMap(({ rows }) => rows),
    );
  else await show(code, language.name);
}
