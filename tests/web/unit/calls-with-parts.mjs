/**
 * Makes every call of a game in a thread of its own, and loads only those parts of the module that a call
 * needs.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { mayGoBack, neededParts } from "../../../www/engine/needed-parts.js";
import { createEndpoint } from "../../../www/engine/worker.js";

/** @type {{ game: string }} */
const { game } = workerData;

const compile = (/** @type {string} */ name) =>
  new WebAssembly.Module(readFileSync(new URL(`../../../www/wasm/${name}.wasm`, import.meta.url)));

/** @type {Map<number, (reply: { result?: any; error?: string }) => void>} */
const waiting = new Map();

const handle = createEndpoint((reply) => {
  if (reply.wanted) {
    const file = new URL(`../../../src/games/${reply.wanted}/net.bin`, import.meta.url);
    const net = existsSync(file) ? Uint8Array.from(readFileSync(file)).buffer : undefined;
    void handle({ loaded: { id: reply.wanted, net } });
  } else if (!reply.info) waiting.get(Number(reply.id))?.(reply);
}, 5);
void handle({ module: compile("ergo_wasm_bg") });

/**
 * The parts that are loaded.
 *
 * @type {Set<string>}
 */
const parts = new Set();

/** @type {{ op: string; parts: string[] }[]} */
const made = [];

let mayVary = false;

/**
 * @param {string} op
 * @param {...unknown} args
 * @returns {Promise<any>}
 */
async function call(op, ...args) {
  mayVary ||= mayGoBack(op, args);
  for (const part of neededParts(op, args, game, mayVary)) {
    if (!parts.has(part)) void handle({ part: compile(part) });
    parts.add(part);
  }
  const id = made.push({ op, parts: [...parts].toSorted() });
  const reply = await new Promise(
    (/** @type {(reply: { result?: any; error?: string }) => void} */ resolve) => {
      waiting.set(id, resolve);
      void handle({ id, op, args });
    },
  );
  // Arguments may be refused, but nothing that is called is missing.
  assert.doesNotMatch(reply.error ?? "", /RuntimeError/, `${op} of ${game}`);
  return reply.result;
}

const setup = { game, options: [], moves: [] };

/**
 * Enters a move cell by cell.
 *
 * @param {any} view
 * @param {number} seed which one
 * @returns {Promise<string>}
 */
async function enterMove({ steps }, seed) {
  const { move, view } = await call("tap", steps[seed % steps.length].cell);
  return move ?? enterMove(view, seed);
}

/** A game of any moves, and what can be asked on the way. */
async function playMoves() {
  const opened = await call("open", setup);
  const cells = opened.board.rows.flat();
  /** @type {string[]} */
  const played = [];
  let { view } = opened;
  for (let at = 0; at < 60 && !view.outcome; at++) {
    const move = await enterMove(view, at * 7919);
    for (let tap = 0; tap < 3; tap++) await call("tap", cells[(at * 31 + tap) % cells.length].cell);
    await call("untap");
    assert.equal(await call("check", move), undefined);
    assert.ok((await call("check", "nothing")).code);
    await call("preview", [move]);
    ({ view } = await call("play", move, true));
    played.push(move);
  }
  await call("stop");
  await call("goTo", 1);
  await call("goTo", played.length);
  await call("open", { ...setup, moves: played.slice(0, 2) });
  await call("end", { winner: 0, reason: "resigned" });
  return played;
}

/**
 * Other moves after some that were taken back.
 *
 * @param {string[]} played
 */
async function playVariations(played) {
  await call("open", { ...setup, moves: played });
  for (const at of [played.length - 1, 1]) {
    await call("goTo", at);
    const others = (await call("moves")) ?? played;
    const other = others.find((/** @type {string} */ move) => move !== played[at]);
    // A capture may be the only move.
    if (!other) continue;
    const { annotations } = await call("play", other, true);
    assert.ok(annotations.moves.length > played.length, other);
  }
  await call("open", { ...setup, moves: played, study: true });
  await call("goTo", 1);
}

/** A game between levels of the engine. */
async function playLevels() {
  let { view } = await call("open", setup);
  for (let at = 0; at < 60 && !view.outcome; at++) {
    const { info } = await call("think", {
      level: (at % 10) + 1,
      nodes: 300,
      seed: at,
      lines: (at % 2) + 1,
      place: at % 3 === 2 ? 1 : undefined,
    });
    ({ view } = await call("play", info.lines[0].moves[0], true));
  }
}

const moves = await playMoves();
for (const options of [["swap"]]) {
  await call("open", { ...setup, options, moves: moves.slice(0, 1) });
  await call("play", "swap");
}
await playVariations(moves);
await call("open", { ...setup, moves: moves.slice(0, 8) });
await call("read", await call("save", []));
await call("readLink", await call("link"));
await call("readList", game, moves.slice(0, 2).join(" "));
await call("edit", [["comment", moves.slice(0, 2), ["good"]]]);
const text = await call("save", []);
assert.ok((await call("read", text)).games, text);

await playLevels();
await call("open", { ...setup, moves: moves.slice(0, 8) });
await call("threats");
await call("facts");
await call("explain", [moves[8]]);
await call("refusalOf", "");
const { view } = await call("goTo", 4);
const finding = await call("examine", 3, 50);
await call("judge", [finding]);
await call("recallReview");
await call("tryMove", 3, view.moves[3]);
await call("checkGoal", "win 1");
await call("attempt", "win 1", 1, []);
await call("solution", "win 1");
await call("draft", { game, options: [] });
await call("editDraft", "clear", []);
await call("readDraft", "nothing");
const all = [...made];
await call("open", { ...setup, gameText: text, study: true });
await call("goTo", 0);
parentPort?.postMessage(all);
