/** The parts of the page that are plain arithmetic, and its words. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Game, initSync, listGames } from "../../../www/wasm/ergo_wasm.js";
import { Layout } from "../../../www/board/layout.js";
import { duration, pose } from "../../../www/board/motion.js";
import { words } from "../../../www/text/index.js";

initSync({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });

for (const { id } of listGames()) {
  const board = new Game(id, []).board();
  for (const flipped of [false, true]) {
    test(`the cell under the middle of a cell is that cell: ${id}${flipped ? ", turned round" : ""}`, () => {
      const layout = new Layout(board, 500, flipped, true);
      for (const { cell } of board.rows.flat()) assert.equal(layout.cellAt(layout.point(cell)), cell);
      assert.equal(layout.cellAt({ x: 1, y: 1 }), undefined);
    });
  }
}

test("a traveller sets out and arrives", () => {
  for (const pace of /** @type {const} */ (["slide", "hop", "sow"])) {
    const travel = { stack: [], path: [0, 1, 2], pace, after: 0 };
    const later = { ...travel, after: 2 };
    const pointOf = (/** @type {number} */ cell) => ({ x: cell, y: 0 });
    assert.equal(pose(travel, 0, pointOf).point.x, 0);
    assert.equal(pose(travel, duration(travel), pointOf).point.x, 2);
    assert.equal(pose(travel, 1e6, pointOf).point.x, 2);
    if (pace !== "slide") assert.equal(pose(later, duration(travel), pointOf).point.x, 0, "it waits for the others");
  }
});

test("the longest slide is seen in less than a second", () => {
  assert.ok(duration({ stack: [], path: Array.from({ length: 34 }, (_, at) => at), pace: "slide", after: 0 }) < 1000);
});

/** The codes that a folder of Rust sources gives as reasons. @param {string} folder @param {RegExp} pattern */
function codes(folder, pattern) {
  const root = new URL(`../../../src/${folder}`, import.meta.url);
  const files = readdirSync(root, { recursive: true }).map(String).filter((file) => file.endsWith(".rs") && !file.endsWith("tests.rs"));
  return files.flatMap((file) => [...readFileSync(new URL(`${root.href}/${file}`), "utf8").matchAll(pattern)].map((match) => match[1]));
}

test("there are words for every outcome, option, ground and shape that Rust names", () => {
  for (const reason of codes(".", /Outcome::(?:win\([^,]+,|draw\()\s*"([a-z-]+)"/g)) assert.ok(words.outcomes[reason], reason);
  for (const { id, options } of listGames()) {
    assert.ok(words.games[id], id);
    for (const option of options) assert.ok(words.setup.optionNames[option], option);
    const game = new Game(id, []);
    for (const { ground } of game.board().rows.flat()) assert.ok(ground in words.games[id].grounds, ground);
    for (const { shape } of game.view().hands.flat()) assert.ok(words.shapes[shape], shape);
  }
});

test("there are words for every fault in a text that Rust names", () => {
  const source = (/** @type {string} */ file) => readFileSync(new URL(`../../../src/${file}`, import.meta.url), "utf8").split("#[cfg(test)]")[0];
  const table = [...source("record/fault.rs").matchAll(/^\/\/! \|(?! (?:where|-)).*$/gm)].flatMap(([row]) => [...row.matchAll(/`([a-z-]+)`/g)]);
  assert.ok(table.length > 40);
  const files = ["text.rs", "play.rs", "judge.rs", ...["ergo", "emergo", "intermedium"].map((id) => `games/${id}/text.rs`)];
  for (const file of readdirSync(new URL("../../../src/notation", import.meta.url))) if (file.endsWith(".rs") && file !== "tests.rs") files.push(`notation/${file}`);
  const given = files.flatMap((file) => [...source(file).matchAll(/(?:fault|fault_here|whole|Fault::new|once)\((?:[\s\w.:&,]*,)?\s*"([a-z-]+)",|"([a-z]+(?:-[a-z]+)+)",/g)]);
  assert.ok(given.length > 80);
  const { expected } = words.faults;
  for (const [, code, other] of [...table, ...given]) assert.ok((code ?? other) in expected, code ?? other);
  for (const [code, wanted] of Object.entries(expected)) assert.ok(typeof wanted === "string" ? wanted !== "" : wanted("") !== undefined, code);
});
