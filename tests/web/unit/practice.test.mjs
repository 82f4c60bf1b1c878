/** Small boards: what the page says of them, and the values that it shows. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../load-module.mjs";
import "./css-loader.mjs";
import { Game, listGames } from "../../../www/wasm/ergo_wasm.js";
import { Values, initSync } from "../../../www/practice/wasm/values.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { Table, movesUntil, rank, signOf } from "../../../www/practice/values.js";

const { movesOfCells } = await import("../../../www/board/signs.js");

const ROOT = new URL("../../../", import.meta.url);

initSync({ module: readFileSync(new URL("www/practice/wasm/values_bg.wasm", ROOT)) });

/** @param {string} id */
const tableOf = (id) =>
  new Table(new Values(readFileSync(new URL(`tools/small-boards/tables/${id}.bin`, ROOT))));

const BOARDS = Object.values(SMALL_BOARDS).flat();
const BANNED = ["centre-ban"];

for (const { id, cells, stones, value, banned } of BOARDS) {
  test(`${id} has its size and results`, () => {
    const table = tableOf(id);
    for (const [options, expected] of /** @type {const} */ ([
      [[], value],
      [BANNED, banned],
    ])) {
      const game = new Game(id, [...options]);
      assert.equal(game.board().rows.flat().length, cells);
      assert.deepEqual(
        game.view().hands.map(([{ count }]) => count),
        [stones, stones],
      );
      assert.deepEqual(table.movesIn(game.view())[0].value, expected);
      game.free();
    }
    table.close();
  });

  test(`the moves that are valued on ${id} are those of the rules, and their values follow from each other`, () => {
    const table = tableOf(id);
    let seed = 1;
    const random = (/** @type {number} */ below) => {
      seed = (seed * 48_271) % 0x7f_ff_ff_ff;
      return seed % below;
    };
    for (const options of [[], BANNED]) {
      const game = new Game(id, options);
      for (let ply = 0; ply < 60 && !game.view().outcome; ply++) {
        const moves = table.movesIn(game.view());
        assert.deepEqual(moves.map(({ text }) => text).toSorted(), game.moves());
        const { text, path, value } = moves[random(moves.length)];
        const view = game.view();
        assert.ok(view.steps.some(({ cell }) => cell === path[0]));
        const cellsOf = movesOfCells(view, moves);
        assert.deepEqual(new Set(cellsOf.keys()), new Set(view.steps.map(({ cell }) => cell)));
        const most = Math.max(...[...cellsOf.values()].map(({ value }) => rank(value)));
        assert.equal(most, rank(moves[0].value));
        assert.equal(game.play(text), undefined);
        const after = game.view();
        // A repetition is no part of a position.
        if (after.outcome) break;
        const [best] = table.movesIn(after);
        const opposite = { win: "loss", draw: "draw", loss: "win" }[value.result];
        assert.equal(best.value.result, opposite);
        if (opposite !== "draw") assert.equal(best.value.plies, value.plies - 1);
      }
      game.free();
    }
    table.close();
  });
}

test("the values in the page are those that the native reader has", () => {
  const blocks = readFileSync(new URL("tools/small-boards/tests/moves.txt", ROOT), "utf8").split("\n\n");
  assert.ok(blocks.length > 5);
  for (const block of blocks) {
    const [header, ...lines] = block.trim().split("\n");
    const [id, position, option] = header.split("; ");
    const values = new Values(readFileSync(new URL(`tools/small-boards/tables/${id}.bin`, ROOT)));
    assert.equal(values.board(), id);
    assert.deepEqual(values.moves(position, option === BANNED[0]).split("\n"), lines, header);
    values.free();
  }
});

test("the perfect player wins what is won, in as few moves as the value says, against any defence", () => {
  const [{ id, value }] = BOARDS;
  const table = tableOf(id);
  const game = new Game(id, []);
  let plies = 0;
  for (; !game.view().outcome; plies++) {
    const moves = table.movesIn(game.view());
    assert.equal(game.play(moves[0].text), undefined);
  }
  assert.equal(plies, value.plies);
  assert.equal(game.view().outcome?.winner, 0);
  game.free();
  table.close();
});

test("a damaged table is refused", () => {
  const bytes = readFileSync(new URL(`tools/small-boards/tables/${BOARDS[0].id}.bin`, ROOT));
  bytes[100] ^= 1;
  assert.throws(() => new Values(bytes), /damaged/);
});

test("values have signs and an order", () => {
  const values = /** @type {import("../../../www/games/small-board.js").Value[]} */ ([
    { result: "win", plies: 1 },
    { result: "win", plies: 21 },
    { result: "draw", plies: 0 },
    { result: "loss", plies: 34 },
    { result: "loss", plies: 2 },
  ]);
  assert.deepEqual(values.map(signOf), ["+1", "+11", "=", "−17", "−1"]);
  assert.deepEqual(
    values.toSorted((one, other) => rank(other) - rank(one)),
    values,
  );
  assert.equal(movesUntil(values[3]), 17);
});

test("a game on a small board is on no list, and one that does not exist cannot be opened", () => {
  const ids = listGames().map(({ id }) => id);
  for (const { id } of BOARDS) assert.ok(!ids.includes(id), id);
  assert.throws(() => new Game("emergo-14-3", []), /no game/);
  assert.throws(() => new Game(BOARDS[0].id, ["swap"]), /no option/);
});
