/** Whole games of Emergo and Intermedium, with every cell tapped. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Game, initSync } from "../../../www/wasm/ergo_wasm.js";
import { cell, expectStatus, moves, storedGame, test, withPage } from "./support.mjs";

initSync({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });

/** A game that the engine plays against itself: the cells of each move, and the outcome. @param {string} id @param {number} nodes */
function selfPlayedGame(id, nodes) {
  const played = new Game(id, []);
  const names = new Map(
    played
      .board()
      .rows.flat()
      .map(({ cell, name }) => [cell, name]),
  );
  const paths = [];
  while (!played.view().outcome) {
    played.begin({ nodes });
    while (!played.think(1000));
    assert.equal(played.play(String(played.searchInfo()?.best)), undefined);
    paths.push(played.view().last.map((number) => String(names.get(number))));
    assert.ok(paths.length < 500, "the game ends");
  }
  return { paths, outcome: played.view().outcome };
}

for (const { id, nodes, end } of [
  { id: "emergo", nodes: 300, end: /wins! All (white|black) stones are captured\.|Draw:/ },
  { id: "intermedium", nodes: 300, end: /wins! The (white|black) city has fallen\.|wins! (White|Black) has no stack left to sow\.|Draw:/ },
]) {
  test(`a whole game of ${id} is tapped cell by cell`, () =>
    withPage({ stored: { ...storedGame("startpos"), game: id } }, async (page) => {
      const { paths } = selfPlayedGame(id, nodes);
      await expectStatus(page, "to move.");
      for (const [at, path] of paths.entries()) {
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
    }));
}
