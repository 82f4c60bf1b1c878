/** Style sheets of one place of the page do not reach another one. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../../www/", import.meta.url));

/** The places of the page. Each is shown in an element that has its name as a class. */
const [, modules = ""] =
  /const MODULES = \{\n([^}]*)\}/.exec(readFileSync(`${WWW}app/places.js`, "utf8")) ?? [];
const PLACES = [...modules.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);

/**
 * The selectors of a style sheet, one by one.
 *
 * @param {string} css
 */
function selectorsIn(css) {
  const heads = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  return [...heads]
    .map(([, head]) => head.trim())
    .filter((head) => !head.startsWith("@"))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

test("only the styles of a place begin with its class", () => {
  assert.ok(PLACES.length > 7, String(PLACES));
  const names = readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".css") && !/^(?:app|pages)\//.test(name));
  assert.ok(names.length > 40, `${names.length} style sheets`);
  const reaching = names.flatMap((name) =>
    selectorsIn(readFileSync(WWW + name, "utf8"))
      .filter((selector) => {
        const [, place = ""] = /^\.([\w-]+)/.exec(selector) ?? [];
        return PLACES.includes(place) && !name.startsWith(`${place}/`);
      })
      .map((selector) => `${name}: ${selector}`),
  );
  assert.deepEqual(reaching, []);
});

/** Folders whose styles are there for all others. */
const SHARED = ["ui", "exercise", "course"];

/** Sheets of the board, which is a shadow tree of its own, and of pages that load no other. */
const APART = /^(?:app|pages|element|board|moves|analysis|draw|match|embed)\//;

test("a class with which the styles of a folder begin is used by no other folder", () => {
  /** @type {Map<string, string>} */
  const owners = new Map();
  /** @type {[name: string, selector: string][]} */
  const selectors = readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".css") && !APART.test(name))
    .flatMap((name) => selectorsIn(readFileSync(WWW + name, "utf8")).map((one) => [name, one]));
  const folderOf = (/** @type {string} */ name) => name.split("/")[0];
  const classesOf = (/** @type {string} */ selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  const isShared = (/** @type {string} */ name) => SHARED.includes(folderOf(name));
  const shared = new Set(selectors.filter(([name]) => isShared(name)).flatMap(([, one]) => classesOf(one)));
  for (const [name, selector] of selectors) {
    const [, first = ""] = /^\.([\w-]+)/.exec(selector) ?? [];
    if (first && !shared.has(first)) owners.set(first, folderOf(name));
  }
  assert.ok(owners.size > 20, String(owners.size));
  const reached = selectors.flatMap(([name, selector]) =>
    classesOf(selector)
      .map((used) => owners.get(used))
      .filter((owner) => owner && owner !== folderOf(name) && !isShared(name))
      .map((owner) => `${owner} reaches ${name}: ${selector}`),
  );
  assert.deepEqual(reached, []);
});
