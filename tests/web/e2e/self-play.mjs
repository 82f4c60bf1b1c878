/** Games that the engine plays against itself, in Node. */
import assert from "node:assert/strict";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

/**
 * A whole game: its moves and the cells of each.
 *
 * @param {string} id
 * @param {(ply: number) => import("../../../www/wasm/ergo_wasm.js").ThinkLimits} limits of each search
 */
export function selfPlayedGame(id, limits) {
  const played = new Game(id, []);
  const names = new Map(
    played
      .board()
      .rows.flat()
      .map(({ cell, name }) => [cell, name]),
  );
  const texts = [];
  const paths = [];
  while (!played.view().outcome) {
    played.begin(limits(texts.length));
    while (!played.think(1000));
    const best = String(played.searchInfo()?.best);
    assert.equal(played.play(best), undefined);
    texts.push(best);
    paths.push(played.view().last.map((number) => String(names.get(number))));
    assert.ok(paths.length < 500, "the game ends");
  }
  return { paths, texts };
}
