/** The start of each game that is painted before the rules arrive: it is the start by the rules. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { startOf } from "../../../www/games/start.js";
import { FILE, startViews, starts } from "../../../tools/site/generate/start-views.js";

test("the file of start views is up to date", () => {
  assert.equal(readFileSync(FILE, "utf8"), startViews(), "run `node tools/site/generate/start-views.js`");
});

test("a painted start is what the rules draw, cell by cell and stone by stone", () => {
  for (const { id, board, view } of starts()) {
    const start = startOf(id);
    assert.deepEqual(start?.board, board, id);
    // Boards are compared as texts: another order would have this one laid out twice.
    assert.equal(JSON.stringify(start?.board), JSON.stringify(board), id);
    // What can be done is not painted.
    const unpainted = { position: "", origins: [], steps: [], marks: [] };
    const plain = (/** @type {object | undefined} */ part) =>
      JSON.parse(JSON.stringify({ ...part, ...unpainted }));
    assert.deepEqual(plain(start?.view), plain(view), id);
  }
});
