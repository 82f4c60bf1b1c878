/** Findings: the proofs and the list of them, reading a proof, and the checker that the page has. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { findingsData } from "../../../tools/site/findings.js";
import { ROOT } from "../../../tools/site/files.js";
import { checkText } from "../../../www/findings/check-worker.js";
import { openAnswersIn } from "../../../www/findings/open-answers.js";
import { ProofError, readProof } from "../../../www/parts/read-proof.js";
import { FINDINGS } from "../../../www/games/findings.js";
import { initSync } from "../../../www/findings/wasm/check.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { MISSPELT, RIGHT, WRONG } from "../proof-samples.mjs";

const PROOFS = join(ROOT, "tools/prove/proofs");

/** @import {Proof} from "../../../www/parts/proof-facts.js" */
/** @import {Value} from "../../../www/games/small-board.js" */

initSync({ module: readFileSync(join(ROOT, "www/findings/wasm/check_bg.wasm")) });

/** @param {string} text */
function answersTo(text) {
  /** @type {import("../../../www/findings/check-worker.js").Answer[]} */
  const answers = [];
  checkText(text, (answer) => answers.push(answer));
  return answers;
}

test("the checker accepts a right proof", () => {
  const position = "10/10/10/10/3SSS4/10/3sss4/10/10 1";
  assert.deepEqual(answersTo(RIGHT), [
    { share: 1, positions: 2 },
    { verdict: { position, turns: 2, steps: 3, positions: 2 } },
  ]);
});

test("the checker says what is wrong with another one, and where", () => {
  assert.deepEqual(answersTo(WRONG), [
    { fault: { line: 5, column: undefined, moves: ["c5", "b5"], reason: "b5 is not legal" } },
  ]);
  assert.deepEqual(answersTo(MISSPELT), [
    { fault: { line: 4, column: 1, moves: [], reason: "expected a move" } },
  ]);
});

/** @param {string | Uint8Array<ArrayBuffer>} content */
const read = (content) => readProof(new Blob([content]));

/**
 * @param {string | Uint8Array<ArrayBuffer>} content
 * @param {string} trouble
 */
const refuses = (content, trouble) =>
  assert.rejects(read(content), (error) => error instanceof ProofError && error.trouble === trouble);

/** @param {string} text */
const packed = (text) => new Uint8Array(gzipSync(text));

test("a proof is read whether it is compressed or not", async () => {
  assert.equal(await read(RIGHT), RIGHT);
  assert.equal(await read(packed(RIGHT)), RIGHT);
  assert.equal(await read(""), "");
});

test("a proof that cannot be read is refused", async () => {
  await refuses(packed(RIGHT).slice(0, -10), "damaged");
  const changed = packed(RIGHT);
  changed[20] ^= 255;
  await refuses(changed, "damaged");
  await refuses(packed("a".repeat(17 << 20)), "too-large");
  await refuses("a".repeat(17 << 20), "too-large");
});

test("a browser that cannot open compressed files says so", async () => {
  const { DecompressionStream } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "DecompressionStream");
    await refuses(packed(RIGHT), "cannot-unpack");
    assert.equal(await read(RIGHT), RIGHT);
  } finally {
    globalThis.DecompressionStream = DecompressionStream;
  }
});

/** @returns {Promise<Proof[]>} */
const proofs = async () => JSON.parse(String((await findingsData())["findings/proofs.json"]));

test("the list has every proof, whose name is the opening that leads to its position", async () => {
  const list = await proofs();
  assert.deepEqual(
    list.map(({ name }) => name),
    readdirSync(PROOFS)
      .filter((name) => name.endsWith(".gz"))
      .sort(),
  );
  for (const { name, opening, turns, move, steps, size } of list) {
    const game = new Game("ergo", []);
    try {
      for (const played of opening) game.play(played);
      const text = await read(new Uint8Array(readFileSync(join(PROOFS, name))));
      const lines = text.split("\n");
      assert.equal(lines[1], `position ${game.view().position}`, name);
      assert.ok(game.moves().includes(move), name);
      assert.equal(lines[2], `turns ${turns}`, name);
      assert.equal(lines.length, steps + 4, name);
    } finally {
      game.free();
    }
    assert.ok(size <= 1_000_000, `${name} has ${size} bytes`);
  }
});

test("every answer to the first move is proven to lose, or open", async () => {
  const { opening } = FINDINGS.ergo;
  assert.ok(opening);
  const open = openAnswersIn(readFileSync(join(PROOFS, "answers.txt"), "utf8"), opening.first);
  const proven = await proofs();
  const answers = [...open.map(({ answer }) => answer), ...proven.map(({ opening: [, answer] }) => answer)];
  /** @param {string[]} played */
  const movesAfter = (...played) => {
    const game = new Game("ergo", []);
    for (const move of played) game.play(move);
    const moves = game.moves();
    game.free();
    return moves;
  };
  const { first } = opening;
  const all = movesAfter(first).filter((move) => move <= opening.mirrored(move));
  assert.deepEqual(answers.toSorted(), all.toSorted());
  for (const { answer, chance, move, lost, all: replies } of open) {
    assert.ok(chance >= 0 && chance <= 100, answer);
    assert.ok(movesAfter(first, answer).includes(move), answer);
    assert.equal(movesAfter(first, answer, move).length, replies, answer);
    assert.ok(lost < replies, answer);
  }
});

test("answers to the first move that are mirror images of others have no proof", async () => {
  const { opening } = FINDINGS.ergo;
  assert.ok(opening);
  for (const { opening: moves } of await proofs()) {
    assert.equal(moves[0], opening.first);
    assert.ok(moves[1] <= opening.mirrored(moves[1]), moves[1]);
  }
});

test("the tables of the page are those of the documentation", () => {
  const docs = readFileSync(join(ROOT, "docs/findings.md"), "utf8");
  const rows = docs.split("\n").map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")));
  const valueText = (/** @type {Value} */ { result, plies }) =>
    ({
      win: `the first player wins in ${plies} plies`,
      draw: "draw",
      loss: `the second player wins in ${plies} plies`,
    })[result];
  for (const { boards } of Object.values(FINDINGS)) {
    for (const {
      size,
      pieces,
      positions,
      longest,
      value,
      moves = [],
      banned,
      movesIfBanned = [],
    } of boards) {
      const at = rows.findIndex((row) => row.includes(positions.toLocaleString("en")));
      assert.ok(at > 0, `${positions} positions`);
      const row = rows[at];
      assert.ok(row.includes(`${longest} plies`) && row.includes(valueText(value)), row.join("|"));
      if (typeof size === "number")
        assert.match(row[1], new RegExp(`\\b${size} cells, ${pieces} stones each`));
      else assert.deepEqual(row.slice(1, 3), [size.join(" by "), String(pieces)]);
      if (!banned) continue;
      assert.equal(row[4], moves.join(", "));
      assert.deepEqual(rows[at + 1].slice(3, 5), [valueText(banned), movesIfBanned.join(", ")]);
    }
  }
});
