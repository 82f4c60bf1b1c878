/** Games of Emergo and Intermedium to their end, with every cell tapped; in a soak from their start. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Game, initSync } from "../../../www/wasm/ergo_wasm.js";
import { sample } from "./sample.mjs";
import { cell, expectStatus, moves, storedGame, test, until, withPage } from "./support.mjs";

initSync({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });

/**
 * A game that the engine plays against itself: its moves and the cells of each.
 *
 * @param {string} id
 * @param {number} nodes
 */
function selfPlayedGame(id, nodes) {
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
    played.begin({ nodes });
    while (!played.think(1000));
    const best = String(played.searchInfo()?.best);
    assert.equal(played.play(best), undefined);
    texts.push(best);
    paths.push(played.view().last.map((number) => String(names.get(number))));
    assert.ok(paths.length < 500, "the game ends");
  }
  return { paths, texts };
}

for (const { id, nodes, end } of [
  { id: "emergo", nodes: 300, end: /wins! All of (White|Black)’s stones are captured\.|Draw:/ },
  {
    id: "intermedium",
    nodes: 300,
    end: /wins! (White|Black)’s city has fallen\.|wins! (White|Black) has no stack left to sow\.|Draw:/,
  },
]) {
  test(`a game of ${id} is tapped cell by cell`, () => {
    const { paths, texts } = selfPlayedGame(id, nodes);
    const first = Math.max(0, paths.length - sample(6, Infinity));
    const stored = {
      ...storedGame(["startpos moves", ...texts.slice(0, first)].join(" ").replace(/ moves$/, "")),
      game: id,
    };
    return withPage({ stored }, async (page) => {
      await until(page, `state.view?.at === ${first}`);
      for (const [at, path] of [...paths.entries()].slice(first)) {
        for (const [touched, name] of path.entries()) {
          await cell(page, name).click();
          // Each tap is handled before the next.
          await page.waitForFunction(
            ([at, touched]) => {
              const { view } = /** @type {any} */ (document.querySelector("#board")).state;
              return view.at > at || view.entry.length > touched;
            },
            [at, touched],
          );
        }
      }
      await expectStatus(page, end);
      assert.equal((await moves(page)).length, paths.length);
    });
  });
}
