/** The engine in the page: replies, pauses, undo, recovery, and a responsive page. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import {
  breakModule,
  cell,
  crashWorker,
  expectLabel,
  expectMoveCount,
  expectShortTasks,
  expectStatus,
  expectUnchanged,
  holdEngine,
  moves,
  releaseEngine,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

test("the engine plays either side", { tag: "@sentinel" }, async () => {
  await withPage({ stored: storedGame("startpos", ["person", "engine"]) }, async (page) => {
    await expectStatus(page, "Your move, White.");
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move, White.");
  });
  await withPage({ stored: storedGame("startpos", ["engine", "person"]) }, async (page) => {
    await expectMoveCount(page, 1);
    await expectStatus(page, "Your move, Black.");
  });
});

test("a game against the engine ends, and the result is shown", () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]) }, async (page) => {
    let seen = "";
    for (let turn = 0; turn < 100; turn++) {
      // Until the game is over, or the player is to make the next tap.
      const state = await page.waitForFunction((seen) => {
        const { playerToMove, state } = /** @type {any} */ (document.querySelector("#board"));
        const view = state?.view;
        const now = view && `${view.at} ${view.entry}`;
        if (!view || (!view.outcome && (playerToMove !== "person" || now === seen))) return false;
        return { now, view, board: state.board };
      }, seen);
      const { now, view, board } = /** @type {any} */ (await state.jsonValue());
      if (view.outcome) break;
      seen = now;
      // An arbitrary legal tap.
      const step = view.steps[(turn * 37) % view.steps.length];
      const field = board.rows.flat().find((/** @type {any} */ field) => field.cell === step.cell);
      await cell(page, field.name).click();
    }
    await expectStatus(page, "You lose. Black has five in a row.");
  }));

test("the engine plays a win in one and stops one", async () => {
  await withPage(
    { stored: storedGame("startpos moves e5 a1 d5 a5 f5 a9", ["engine", "person"]) },
    async (page) => {
      // An open three cannot be stopped any more.
      await expectMoveCount(page, 7);
      assert.match((await moves(page))[6], /^(c5|g5)$/);
    },
  );
  await withPage(
    { stored: storedGame("startpos moves e5 a1 d5 a5 f5 c5 g5", ["person", "engine"]) },
    async (page) => {
      await expectMoveCount(page, 8);
      assert.equal((await moves(page))[7], "h5");
    },
  );
});

test("undo and redo work while the engine thinks", () =>
  withPage(
    { stored: storedGame("startpos", ["person", "engine"], { seconds: 60 }), prepare: holdEngine },
    async (page) => {
      await cell(page, "e5").click();
      await expectStatus(page, "Black is thinking…");
      await until(page, "state.status.info?.depth > 1");
      await toolbarButton(page, "undo").click();
      await expectStatus(page, "Taken back. Play another move, or Redo.");
      await expectLabel(page, "e5", /empty/);
      await toolbarButton(page, "redo").click();
      await expectStatus(page, "Black is thinking…");
      await expectLabel(page, "e5", /white soldier/);
    },
  ));

test("undo takes back the engine's reply and the player's move", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]) }, async (page) => {
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move");
    await toolbarButton(page, "undo").click();
    await expectStatus(page, "Taken back. Play another move, or Redo.");
    await cell(page, "d5").click();
    // The engine may have replied d5 before.
    await until(page, 'state.view.at === 2 && state.view.history[0].text === "d5"');
    await expectStatus(page, "Your move");
    assert.equal((await moves(page)).length, 2);
  }),
);

test("two engines play each other, pause and resume", () =>
  withPage({ stored: storedGame("startpos", ["engine", "engine"]) }, async (page) => {
    await page.locator("#moves li > button").nth(1).waitFor();
    await toolbarButton(page, "pause").click();
    await expectStatus(page, "Paused.");
    const { length } = await moves(page);
    await expectUnchanged(() => moves(page));
    await toolbarButton(page, "resume").click();
    await page.locator("#moves li > button").nth(length).waitFor();
  }));

test("a tap out of turn is rejected", () =>
  withPage(
    { stored: storedGame("startpos", ["person", "engine"], { seconds: 60 }), prepare: holdEngine },
    async (page) => {
      await cell(page, "e5").click();
      await expectStatus(page, "Black is thinking…");
      await cell(page, "d5").click();
      await expectStatus(page, "It is not your turn yet.");
      await expectStatus(page, "Black is thinking…");
      assert.deepEqual(await moves(page), ["e5"]);
    },
  ));

test("no task of the page takes longer than 50 ms while the engine thinks", () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 d5 e6 d6 e4", ["person", "person"]),
      reducedMotion: "no-preference",
    },
    async (page) => {
      await expectStatus(page, "Black to move.");
      await expectShortTasks(page, async () => {
        await page.evaluate(async () => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const watch = /** @type {any} */ (window);
          watch.depths = new Set();
          board.addEventListener("statechange", () => watch.depths.add(board.state.status.info?.depth));
          const { setup } = board.state;
          const moves = ["e5", "d5", "e6", "d6", "e4"];
          await board.open({
            ...setup,
            moves,
            at: undefined,
            players: ["engine", "engine"],
            seconds: 1,
          });
        });
        await until(page, "state.view.history.length >= 8");
      });
      const depths = await page.evaluate(() => [.../** @type {any} */ (window).depths]);
      assert.ok(
        depths.some((/** @type {number} */ depth) => depth >= 3),
        `the engine has searched: depths ${depths}`,
      );
    },
  ));

test("a crashed worker is replaced and the game continues", () =>
  withPage({ stored: storedGame("startpos moves e5 a1"), expects: /ergo-test-crash/ }, async (page) => {
    await expectStatus(page, "White to move.");
    await crashWorker(page);
    await cell(page, "d5").click();
    await expectStatus(page, "The engine crashed and was restarted. Your game is unchanged.");
    await cell(page, "d5").click();
    await expectMoveCount(page, 3);
  }));

test("a page that cannot load its engine says so and offers a retry; a style sheet is loaded again", async () => {
  const { prepare, repair } = breakModule((route) => route.fulfill({ status: 404, body: "" }));
  const prepareAll = async (/** @type {import("@playwright/test").Page} */ page) => {
    await prepare(page);
    await page.route("**/app.css", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  };
  await withPage({ expects: /wasm|app\.css/, prepare: prepareAll }, async (page) => {
    await expectStatus(page, "The game cannot run here.");
    // Without it the board has no height.
    await expect
      .poll(() => page.locator("#board").evaluate((board) => board.clientHeight))
      .toBeGreaterThan(200);
    repair();
    await toolbarButton(page, "retry").click();
    await expectStatus(page, "Your move, White.");
  });
});

test("two quick taps never play a move for the engine", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]), prepare: holdEngine }, async (page) => {
    await expectStatus(page, "Your move, White.");
    await page.evaluate(() => {
      const root = /** @type {any} */ (document.querySelector("#board")).shadowRoot;
      for (const name of ["e5", "d5"]) root.querySelector(`[data-name=${name}]`).click();
    });
    await expectStatus(page, "thinking");
    assert.deepEqual(await moves(page), ["e5"]);
  }),
);

test("the stored game survives a temporary failure to load", { tag: "@soak" }, async () => {
  const { prepare, repair } = breakModule((route) => route.abort());
  await withPage(
    { stored: storedGame("startpos moves e5 d5 e6 d6"), expects: /wasm/i, prepare },
    async (page) => {
      await expectStatus(page, "The game cannot run here.");
      repair();
      await toolbarButton(page, "retry").click();
      await expectMoveCount(page, 4);
      assert.deepEqual(await moves(page), ["e5", "d5", "e6", "d6"]);
    },
  );
});

test("a game that cannot be opened leaves the current game running", { tag: "@soak" }, () =>
  withPage(
    { stored: storedGame("startpos moves e5", ["person", "engine"]), prepare: holdEngine },
    async (page) => {
      await expectStatus(page, "thinking");
      const error = await page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector("#board"));
        return board.open({ ...board.state.setup, moves: ["e5", "e5"] });
      });
      assert.equal(error.code, "illegal");
      await until(page, "board.thinking");
      await releaseEngine(page);
      await expectMoveCount(page, 2);
    },
  ),
);

test("the focus stays on the pause button while engines play", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos", ["engine", "engine"]) }, async (page) => {
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-action"));
    // The button exists from the start, but is hidden until the game is open.
    await toolbarButton(page, "pause").waitFor();
    await toolbarButton(page, "pause").focus();
    await page.locator("#moves li > button").nth(1).waitFor();
    assert.equal(await focused(), "pause");
    await page.keyboard.press("Enter");
    await expectStatus(page, "Paused.");
    await expect.poll(focused).toBe("resume");
  }),
);
