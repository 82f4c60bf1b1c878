/**
 * The languages of the list: those that are complete have everything that English has. Another one, which is
 * made here, has three messages, and English wherever it lacks one.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import * as app from "../../../www/text/en/app.js";
import * as banner from "../../../www/text/en/banner.js";
import * as frame from "../../../www/text/en/frame.js";
import en from "../../../www/text/en/index.js";
import { LANGUAGES, pageIn } from "../../../www/text/languages.js";
import { pickLanguage, switchTo } from "../../../www/text/switch.js";
import { PARTS, loadPart, makeWords } from "../../../www/text/words.js";
import { SEPARATE } from "../../../tools/site/separate.js";
import { ROOT } from "../../../tools/site/files.js";
import { messagesOf } from "../catalogue.mjs";
import { gamesWith } from "../game-files.mjs";

/** @import {CompleteLanguage} from "../../../www/text/language.js" */
/** @import {IncompleteLanguage} from "../../../www/text/language.js" */
/** @import {Language} from "../../../www/text/languages.js" */

/** @type {IncompleteLanguage} */
const MESSAGES = {
  first: () => ({ actions: { undo: "Ritira" }, library: { trash: { title: "Cestino" } } }),
  messagesOf: async () => ({ library: { gotIt: "Capito" } }),
};

/** @type {Language} */
const ITALIAN = { code: "it", name: "Italiano", isComplete: false, load: async () => MESSAGES };

/** The languages of the page. */
const REAL = [...LANGUAGES];

const list = /** @type {Language[]} */ (LANGUAGES);
list.splice(0, list.length, ...REAL.filter(({ code }) => code !== ITALIAN.code), ITALIAN);
after(() => list.splice(0, list.length, ...REAL));

test("three messages are in the language, and all others in English", async () => {
  const [english, italian] = [await messagesOf("en"), await messagesOf("it")];
  assert.deepEqual([...italian.keys()], [...english.keys()]);
  assert.deepEqual(
    [...italian].filter(([path, text]) => text !== english.get(path)),
    [
      ["actions.undo", "Ritira"],
      ["library.gotIt", "Capito"],
      ["library.trash.title", "Cestino"],
    ],
  );
  // Also those of separate parts, none of which has messages of another part.
  for (const part of Object.keys(SEPARATE))
    assert.ok(
      [...italian.keys()].some((path) => path.startsWith(`${part}.`)),
      part,
    );
});

test("a board has these messages, also of a part that comes later, and none of them in another language", async () => {
  const words = makeWords();
  await switchTo(words, ["it"]);
  assert.deepEqual([words.code, words.direction], ["it", "ltr"]);
  assert.deepEqual([words.actions.undo, words.actions.cancel], ["Ritira", "Cancel"]);
  await loadPart(words, "places");
  await loadPart(words, "study");
  assert.deepEqual([words.library.gotIt, words.library.trash.title], ["Capito", "Cestino"]);
  assert.deepEqual([words.library.trash.restore, words.study.save], ["Restore", "Save"]);
  await switchTo(words, ["de"]);
  assert.deepEqual([words.actions.undo, words.library.trash.title], ["Zug zurück", "Gelöschte Partien"]);
  await switchTo(words, ["it"]);
  assert.deepEqual([words.actions.undo, words.actions.cancel], ["Ritira", "Cancel"]);
  await switchTo(words, ["en"]);
  assert.deepEqual([words.actions.undo, words.library.trash.title], ["Take back", "Deleted games"]);
});

test("codes have two letters, by which the site tells files of languages from others", () => {
  for (const { code } of LANGUAGES) assert.match(code, /^[a-z]{2}$/);
});

test("it comes only if somebody asks for it, and the site has no pages in it", () => {
  assert.equal(pickLanguage([], ["it-IT", "it", "fr"]), "fr");
  assert.equal(pickLanguage([], ["it"]), "en");
  assert.equal(pickLanguage(["xx"], ["it"]), "en");
  assert.equal(pickLanguage(["it-CH"], ["fr"]), "it");
  assert.equal(pageIn("it", "gallery/"), "gallery/");
  assert.equal(pageIn("fr", "gallery/"), "fr/gallery/");
});

test("tsc refuses a message of another kind, and a complete language that lacks some", () => {
  const wrong = { first: () => ({ actions: { undo: () => "Ritira" } }) };
  const unfinished = { ...MESSAGES, first: () => ({ actions: en.actions }) };
  // @ts-expect-error: in English it is a text.
  assert.ok(/** @satisfies {IncompleteLanguage} */ (wrong));
  // @ts-expect-error: it has only one group.
  assert.ok(/** @satisfies {CompleteLanguage} */ (unfinished));
  assert.ok(/** @satisfies {IncompleteLanguage} */ (unfinished));
});

/**
 * The messages of a language by their paths, each with its kind.
 *
 * @param {object} messages
 * @param {string} path
 * @returns {[path: string, kind: string][]}
 */
const kindsOf = (messages, path = "") =>
  Object.entries(messages).flatMap(([name, value]) => {
    const here = path === "" ? name : `${path}.${name}`;
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup ? kindsOf(value, here) : [[here, typeof value]];
  });

/**
 * All messages of English.
 *
 * @returns {Promise<object>}
 */
async function englishMessages() {
  const parts = Object.values(PARTS).map(async (load) => (await load()).default);
  return Object.assign({}, en, app, banner, frame, ...(await Promise.all(parts)), await separateOf("en"));
}

/**
 * The messages of the separate parts in a language, without those that it lacks.
 *
 * @param {string} code
 * @returns {Promise<object>}
 */
async function separateOf(code) {
  const parts = Object.keys(SEPARATE).map(async (part) => {
    const path = `www/text/${code}/${part}.js`;
    return existsSync(join(ROOT, path)) ? [[part, (await import(`../../../${path}`)).default]] : [];
  });
  return Object.fromEntries((await Promise.all(parts)).flat());
}

/**
 * All messages of a language besides English, without those that it lacks.
 *
 * @param {Language} language
 */
async function ownMessages({ code, load }) {
  const module = /** @type {CompleteLanguage | IncompleteLanguage} */ (await load?.());
  const parts = Object.entries(PARTS).map(([part, english]) => module.messagesOf?.(part, english));
  return Object.assign({}, module.first(), ...(await Promise.all(parts)), await separateOf(code));
}

const english = new Map(kindsOf(await englishMessages()));

/**
 * The files that a complete language has besides its messages.
 *
 * @param {string} code
 */
const filesOf = (code) => [
  `docs/languages/${code}.md`,
  `www/text/${code}/site.js`,
  ...gamesWith("rules").map((game) => `www/text/${code}/games/${game}/rules.md`),
  ...gamesWith("lessons").map((game) => `www/text/${code}/games/${game}/lessons.txt`),
  ...gamesWith("page").flatMap((game) =>
    ["page.js", "page.html"].map((name) => `www/text/${code}/games/${game}/${name}`),
  ),
];

for (const language of [...REAL, ITALIAN].filter(({ code }) => code !== "en")) {
  const { code, isComplete } = language;
  test(`"${code}" has ${isComplete ? "all that English has, and " : ""}nothing that English lacks`, async () => {
    const own = new Map(kindsOf(await ownMessages(language)));
    const wrong = [...own].filter(([path, kind]) => english.get(path) !== kind);
    assert.deepEqual(wrong, []);
    if (!isComplete) return;
    const messages = [...english.keys()].filter((path) => !own.has(path));
    const files = filesOf(code).filter((path) => !existsSync(join(ROOT, path)));
    assert.deepEqual([...messages, ...files], [], "add it, or declare the language incomplete");
  });
}
