/** Several tabs with one game: the reply of the engine that another tab got does not make it another game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./library-browser.mjs";

const { withoutReply } = await import("../../../www/storage/tabs.js");
const { compare } = await import("../../../www/storage/writing.js");

/** @import {Setup} from "../../../www/game/state.js" */

/** @type {Setup} */
const SETUP = { game: "ergo", options: [], players: ["person", "engine"], seconds: 1, level: 4, at: 0 };

test("a game without the reply of the engine at its end", () => {
  const line = (/** @type {Partial<Setup>} */ setup) => withoutReply({ ...SETUP, ...setup }).positionLine;
  assert.equal(line({ positionLine: "startpos moves e5 a1" }), "startpos moves e5");
  assert.equal(
    line({ positionLine: "startpos moves e5 a1 d5" }),
    "startpos moves e5 a1 d5",
    "a move of the person",
  );
  assert.equal(line({ positionLine: "startpos moves e5", players: ["engine", "person"] }), "startpos");
  assert.equal(
    line({ positionLine: "startpos moves e5 a1", players: ["person", "person"] }),
    "startpos moves e5 a1",
  );
  // Nobody knows whose turn it was.
  assert.equal(line({ positionLine: "startpos moves e5 a1", options: ["swap"] }), "startpos moves e5 a1");
  assert.equal(line({ positionLine: "fen 10/10 1 moves e5 a1" }), "fen 10/10 1 moves e5 a1");
});

test("tabs that differ only in the reply of the engine have the same game, and any other difference counts", () => {
  const entry = (/** @type {string} */ line) =>
    /** @type {any} */ ({
      line,
      text: line,
      about: { source: "play" },
      state: JSON.stringify({ ...SETUP, version: 2, positionLine: line }),
    });
  const mine = entry("startpos moves e5 b2 d5");
  assert.equal(compare(mine, entry("startpos moves e5 a1")), "write");
  assert.equal(compare(mine, entry("startpos moves e5")), "write");
  assert.equal(compare(mine, entry("startpos moves d5 a1")), "apart");
  assert.equal(compare(mine, entry("startpos moves e5 a1 c5")), "apart");
  assert.equal(compare(entry("startpos moves e5"), mine), "known");
});
