/** The folders of the page are layers, and the architecture shows how they import each other. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LAYERS, circlesOf, diagramOf, importsIn, inputsOf, modules, problemsOf } from "../layers.mjs";

const all = await inputsOf(modules());
const found = importsIn(all);

test("modules import only from their own layer and from those below it", () => {
  assert.ok(found.length > 500, `only ${found.length} imports were found`);
  assert.deepEqual(problemsOf(found), []);
  const folders = new Set(found.flatMap(({ from, to }) => [from, to]).map((path) => path.split("/")[0]));
  assert.deepEqual([...folders].sort(), [...LAYERS].sort());
});

test("an import that points up is named with both files, also if it is on demand", () => {
  for (const isOnDemand of [false, true]) {
    assert.deepEqual(problemsOf([{ from: "ui/menu.js", to: "app/main.js", isOnDemand }]), [
      'ui/menu.js imports app/main.js, but "app" is above "ui"',
    ]);
  }
  assert.match(
    problemsOf([{ from: "misc/a.js", to: "ui/menu.js", isOnDemand: false }])[0],
    /^misc\/a\.js is in no layer/,
  );
  assert.deepEqual(problemsOf([{ from: "app/main.js", to: "ui/menu.js", isOnDemand: false }]), []);
});

test("no modules import each other in a circle, also on demand", () => {
  assert.ok(Object.keys(all).length > 500);
  assert.deepEqual(circlesOf(all), []);
  const ring = (/** @type {string} */ path) => ({ imports: [{ path }] });
  assert.deepEqual(circlesOf({ a: ring("b"), b: ring("c"), c: ring("b"), d: ring("a") }), [["b", "c"]]);
});

test("a board says nothing with the words of the page: each is given its own", async () => {
  const inputs = await inputsOf(["element/ergo-board.js"]);
  const importing = Object.entries(inputs).flatMap(([path, { imports }]) =>
    imports.some((one) => one.path === "text/index.js") ? [path] : [],
  );
  assert.ok("text/words.js" in inputs && "moves/goal-form.js" in inputs);
  assert.deepEqual(importing, []);
});

test("the architecture has the diagram of these imports", () => {
  const text = readFileSync(new URL("../../../docs/architecture.md", import.meta.url), "utf8");
  assert.ok(text.includes(diagramOf(found)), "run `cargo xtask generate layers`, and replace the diagram");
});
