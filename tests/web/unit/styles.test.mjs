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
