/** Messages that nothing on the page or the site says. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadWords, words } from "../../../www/text/index.js";
import { PARTS } from "../../../www/text/words.js";
import * as app from "../../../www/text/en/app.js";
import * as banner from "../../../www/text/en/banner.js";
import * as frame from "../../../www/text/en/frame.js";
import { separateWords } from "../catalogue.mjs";
import site from "../../../www/text/en/site.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The scripts and templates of a folder, without those of other languages. */
const scriptsIn = (/** @type {string} */ folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll("\\", "/"))
    .filter(
      (path) => /\.(js|html)$/.test(path) && !/node_modules|^www\/(wasm|text\/(?!en\/)[\w-]+\/)/.test(path),
    )
    .map((path) => readFileSync(join(ROOT, path), "utf8"));

/**
 * Everything that may use a message: the page, the site with its templates, and other messages. Without
 * comments.
 */
const SOURCES = [
  ...scriptsIn("www"),
  ...scriptsIn("tools/site"),
  ...["index.html", "embed.html"].map((name) => readFileSync(join(ROOT, name), "utf8")),
].map((text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ""));

/**
 * The names that sources look up, those of tables that are indexed by something that is only known when the
 * page runs, and those of tables that are handed on.
 *
 * @param {string[]} sources
 */
function namesIn(sources) {
  /** @type {Set<string>} */
  const looked = new Set();
  /** @type {Set<string>} */
  const indexed = new Set();
  /** @type {Set<string>} */
  const handed = new Set();
  for (const text of sources) {
    for (const [, name] of text.matchAll(/\.\s*([A-Za-z_$][\w$]*)/g)) looked.add(name);
    for (const [, name] of text.matchAll(/\[\s*"([\w-]+)"\s*\]/g)) looked.add(name);
    for (const [, pattern] of text.matchAll(/\{([^{}]*)\}\s*(?:=(?![=>])|\)\s*=>)/g))
      for (const name of pattern.split(",")) looked.add(name.split(/[:=]/)[0].trim());
    // In templates.
    for (const [, path] of text.matchAll(/\{([a-z][\w.]*)\}/g)) looked.add(path.split(".").at(-1) ?? "");
    for (const [, name] of text.matchAll(/(?<![\w$])([A-Za-z_$][\w$]*)\)?\[(?!")/g)) indexed.add(name);
    for (const [, name] of text.matchAll(/\b(?:words|say)(?:\.\w+)*\.(\w+)(?=\s*(?:[,)}\]]| in\b))/g))
      handed.add(name);
    // Tables that have another name.
    for (const [, alias, name] of text.matchAll(/(?:const|let) (\w+) =\s*(?:words|say)(?:\.\w+)*\.(\w+);/g)) {
      if (new RegExp(`(?<![\\w.])${alias}\\[(?!")`).test(text)) indexed.add(name);
      if (new RegExp(`Object\\.\\w+\\(${alias}\\)|\\.\\.\\.${alias}\\b`).test(text)) handed.add(name);
    }
  }
  return { looked, indexed, handed };
}

/** @param {unknown} messages */
const isTable = (messages) => typeof messages === "object" && messages !== null && !Array.isArray(messages);

/**
 * The messages that nothing looks up, by their paths.
 *
 * @param {object} messages
 * @param {ReturnType<typeof namesIn>} names
 * @param {string} path
 * @returns {string[]}
 */
function unusedIn(messages, names, path = "") {
  const isIndexed = names.indexed.has(path.split(".").at(-1) ?? "");
  return Object.entries(messages).flatMap(([name, message]) => {
    const here = path === "" ? name : `${path}.${name}`;
    if (isTable(message)) return names.handed.has(name) ? [] : unusedIn(message, names, here);
    return isIndexed || names.looked.has(name) ? [] : [here];
  });
}

test("every message is said somewhere", async () => {
  for (const part of /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))) await loadWords(part);
  const names = namesIn(SOURCES);
  const messages = { ...words, ...app, ...banner, ...frame, ...(await separateWords()), site };
  assert.deepEqual(unusedIn(messages, names), []);
});

test("a message that nothing looks up is found, unless its table is indexed or handed on", () => {
  const messages = {
    a: { used: "", unused: "" },
    table: { x: "", y: "" },
    other: { z: () => "" },
    all: { v: "" },
  };
  const names = namesIn([
    "const say = words.a; say.used;",
    "make(words.table[code], words.other.q, words.all)",
  ]);
  assert.deepEqual(unusedIn(messages, names), ["a.unused", "other.z"]);
});
