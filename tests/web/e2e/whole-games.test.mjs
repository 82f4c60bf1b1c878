/** Games of Emergo and Intermedium to their end, with every cell tapped; in a soak from their start. */
import assert from "node:assert/strict";
import { sample } from "./sample.mjs";
import { selfPlayedGame } from "./self-play.mjs";
import { cell, expectStatus, moves, storedGame, test, until, withPage } from "./support.mjs";

for (const { id, nodes, end } of [
  { id: "emergo", nodes: 300, end: /wins! All of (White|Black)’s stones are captured\.|Draw:/ },
  {
    id: "intermedium",
    nodes: 300,
    end: /wins! (White|Black)’s city has fallen\.|wins! (White|Black) has no stack left to sow\.|Draw:/,
  },
]) {
  test(`a game of ${id} is tapped cell by cell`, () => {
    const { paths, texts } = selfPlayedGame(id, () => ({ nodes }));
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
