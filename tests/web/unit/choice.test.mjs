/** The choice of browser tests for a change. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choose } from "../choice/choose.mjs";

const test = (/** @type {string} */ file, isSentinel = false, browser = "chromium") => ({
  name: `[${browser}] › ${file} › works`,
  file,
  isSentinel,
});
const BOARD = test("board.test.mjs");
const STUDY = test("study.test.mjs");
const PICTURES = test("pictures.test.mjs");
const EXAMPLES = test("examples.test.mjs");
const FIREFOX = test("firefox/page.test.mjs", true, "firefox");
const TESTS = [BOARD, STUDY, PICTURES, EXAMPLES, FIREFOX];

const MAP = {
  modules: ["game/session.js", "study/place.js"],
  tests: new Map(
    [BOARD, STUDY, PICTURES, EXAMPLES].map(({ name }, at) => [
      name,
      {
        seconds: 1,
        modules: new Set(at === 1 ? ["game/session.js", "study/place.js"] : ["game/session.js"]),
      },
    ]),
  ),
};

const IMPORTERS = new Map([
  ["www/game/session.js", ["www/study/place.js", "tests/web/e2e/board.test.mjs"]],
  ["www/study/place.css", ["www/study/place.js"]],
  ["www/study/new.js", ["www/study/newer.js"]],
  ["www/study/newer.js", ["www/study/place.js"]],
  ["tests/web/e2e/hands.mjs", ["tests/web/e2e/people.mjs"]],
  ["tests/web/e2e/people.mjs", ["tests/web/e2e/board.test.mjs"]],
]);

/** A seed with which chance chooses none of the tests. */
const SEED = "3";

/**
 * @param {string[]} changed
 * @param {Partial<Parameters<typeof choose>[0]>} [more]
 */
const chosen = (changed, more = {}) =>
  choose({ changed, tests: TESTS, map: MAP, importers: IMPORTERS, failed: [], seed: SEED, ...more }).names;

/** @param {typeof TESTS} tests */
const names = (...tests) => tests.map(({ name }) => name);

describe("the choice of browser tests", () => {
  it("has those that cover a module, and the sentinels", () => {
    assert.deepEqual(chosen(["www/study/place.js"]), names(STUDY, FIREFOX));
    assert.deepEqual(chosen(["www/game/session.js"]), names(...TESTS));
  });

  it("knows new modules and style sheets by those that import them", () => {
    assert.deepEqual(chosen(["www/study/place.css"]), names(STUDY, FIREFOX));
    assert.deepEqual(chosen(["www/study/new.js"]), names(STUDY, FIREFOX));
  });

  it("has the tests that changed, and those that use what changed", () => {
    assert.deepEqual(chosen(["tests/web/e2e/study.test.mjs"]), names(STUDY, FIREFOX));
    assert.deepEqual(chosen(["tests/web/e2e/hands.mjs"]), names(BOARD, FIREFOX));
    assert.deepEqual(chosen(["tests/web/e2e/pictures/page/a.png"]), names(PICTURES, FIREFOX));
    assert.deepEqual(chosen(["docs/examples/react/main.jsx"]), names(EXAMPLES, FIREFOX));
  });

  it("has all tests where it is not known what a file does", () => {
    const unknown = [
      "index.html",
      "Cargo.lock",
      "tests/web/package-lock.json",
      "tests/web/playwright.config.mjs",
    ];
    for (const path of ["src/lib.rs", "xtask/src/site.rs", "x/y.z", ...unknown])
      assert.deepEqual(chosen([path]), names(...TESTS), path);
    assert.deepEqual(chosen(["www/study/place.js", "src/lib.rs"]), names(...TESTS));
  });

  it("has nothing where no browser test depends on a change", () => {
    const ofTests = ["tests/laws/moves.rs", "tests/web/unit/qr.test.mjs", "tests/web/words.mjs"];
    for (const path of ["README.md", "docs/formats.md", "xtask/src/cli.rs", ...ofTests])
      assert.deepEqual(chosen([path]), [], path);
  });

  it("has tests that failed last, and those that the map does not know", () => {
    assert.deepEqual(chosen(["www/study/place.js"], { failed: names(BOARD) }), names(BOARD, STUDY, FIREFOX));
    const fresh = test("fresh.test.mjs");
    assert.deepEqual(chosen(["www/study/place.js"], { tests: [BOARD, STUDY, fresh] }), names(STUDY, fresh));
  });

  it("has a few others by chance, the same for the same commit", () => {
    const tests = Array.from({ length: 1000 }, (_, at) => test(`${at}.test.mjs`));
    const map = {
      ...MAP,
      tests: new Map(tests.map(({ name }) => [name, { seconds: 1, modules: new Set() }])),
    };
    const some = (/** @type {string} */ seed) => chosen(["www/study/place.js"], { tests, map, seed });
    assert.deepEqual(some("a"), some("a"));
    assert.notDeepEqual(some("a"), some("b"));
    assert.ok(some("a").length > 25 && some("a").length < 85, `${some("a").length} of 1000`);
  });
});
