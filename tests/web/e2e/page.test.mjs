/** The page around the board: dialogs, move list, layout and accessibility. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import { DIST, withHost } from "./static-server.mjs";
import {
  cell,
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectGame,
  expectLabel,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectStatus,
  holdModule,
  moves,
  openDialog,
  openRules,
  returnToBoard,
  settle,
  stateOf,
  storedGame,
  test,
  until,
  url,
  withPage,
} from "./support.mjs";
import { lineOf } from "../../../www/storage/position.js";

const FIGURE = "fen 4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";

test("opening the page takes few requests", { tag: "@sentinel" }, () =>
  withHost(DIST, {}, (host) =>
    withPage({ site: host.url, path: "#/ergo" }, async (page) => {
      await expectStatus(page, "Your move, White.");
      // What it looks after when nothing else is to be done.
      await expect.poll(() => host.requested.some((name) => name.startsWith("app-start-"))).toBe(true);
      await page.waitForLoadState("networkidle");
      // Only a browser with a window asks for the icon.
      const requested = host.requested.filter((name) => name !== "icon.svg");
      assert.ok(requested.length <= 16, requested.join(", "));
    }),
  ),
);

test("the first move waits for nothing that can come behind it", () =>
  withHost(DIST, {}, async (host) => {
    /** @type {() => void} */
    let release = () => {};
    const released = new Promise((resolve) => (release = () => resolve(undefined)));
    host.hook = async ({ name }) => {
      if (name.endsWith(".wasm")) await released;
      return false;
    };
    await withPage({ site: host.url, path: "#/ergo" }, async (page) => {
      // The last that is drawn before the rules are there.
      await page.locator("#board .board:not(.rough)").waitFor();
      await expect.poll(() => host.requested.some((name) => /worker-[^/]*$/.test(name))).toBe(true);
      // Browsers ask for icons when they like.
      const early = host.requested
        .filter((name) => name !== "icon.svg")
        .map((name) => name.replace(/^parts\/\w+\//, "").replace(/-([0-9a-f]{10}|[0-9a-f]{16})(?=\.)/, ""));
      assert.deepEqual(early.sort(), [
        "app.css",
        "app.js",
        "app.js",
        "base.wasm",
        "ergo-board-engine.js",
        "ergo-board-scene.js",
        "ergo-board.js",
        "ergo.wasm",
        "figtree.woff2",
        "fraunces.woff2",
        "index.html",
        "worker.js",
      ]);
      release();
      await expectStatus(page, "Your move, White.");
    });
  }));

test("the page passes axe on a narrow screen", { tag: "@sentinel" }, () =>
  withPage(
    { colorScheme: "dark", viewport: { width: 320, height: 800 }, stored: storedGame(FIGURE) },
    async (page) => {
      await expectStatus(page, "White to move.");
      await expectAccessible(page, "the board");
      await cell(page, "j1").click();
      await cell(page, "j9").click();
      await expectStatus(page, "A piece blocks the ring");
      await expectAccessible(page, "a refusal");
      await cell(page, "a4").click();
      await expectMoveCount(page, 1);
      await expectAccessible(page, "the list of moves");
      await openDialog(page, "new-game");
      await expectAccessible(page, "the new game dialog");
      await closeDialog(page);
      await openRules(page);
      await expectAccessible(page, "the rules");
    },
  ),
);

test("the goal of the game is shown until somebody plays, or says that they want to", () =>
  withPage({ path: "#/ergo", viewport: { width: 1280, height: 800 } }, async (page) => {
    const welcome = page.locator("#welcome");
    const isOpened = () => until(page, "state.status.kind === 'ready'");
    await welcome.getByRole("heading", { name: "Get five in a row." }).waitFor();
    await welcome.getByRole("link", { name: "Learn how to play" }).click();
    await page.locator("#place h1").waitFor();
    await page.evaluate(() => (location.hash = "#/emergo"));
    await until(page, "state.view?.game === 'emergo'");
    await page.reload();
    await isOpened();
    await expect(welcome).toBeVisible();
    await welcome.getByRole("button", { name: "Just play" }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await isOpened();
    await expect(welcome).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await welcome.waitFor();
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    await page.reload();
    await isOpened();
    await expect(welcome).toHaveCount(0);
  }));

test("a request for a new game before the page is complete opens the dialog as soon as it is", () => {
  const { prepare, release } = holdModule("#rules-tab");
  return withPage({ prepare, stored: storedGame(FIGURE) }, async (page) => {
    await chooseFromMenu(page, "newGame");
    assert.equal(lineOf((await stateOf(page)).view), FIGURE);
    release();
    await page.locator("dialog#new-game[open]").waitFor();
  });
});

const OTHERS = [
  {
    ...storedGame(
      "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6 g7xg5xe5xe3xc3xc5",
    ),
    game: "emergo",
  },
  { ...storedGame("startpos moves c4@d5-e6-d7-c8"), game: "intermedium" },
];
for (const stored of few(1, OTHERS)) {
  test(`${stored.game} passes axe and fits a narrow screen`, () =>
    withPage({ viewport: { width: 320, height: 800 }, stored }, async (page) => {
      await expectStatus(page, "to move.");
      await expectAccessible(page, "the board");
      await expectNoSidewaysScrolling(page);
      await openRules(page);
      await expectAccessible(page, "the rules");
    }));
}

test("switching games keeps each game, with its players and its clock", () =>
  withPage(
    { stored: storedGame("startpos moves e5 d5", ["engine", "engine"], { paused: true }) },
    async (page) => {
      await expectStatus(page, "Paused. White to move.");
      await page.getByRole("link", { name: "Emergo", exact: true }).click();
      await expectGame(page, "emergo");
      // It was never played: it is against the computer.
      await expectStatus(page, "Your move, White.");
      await openDialog(page, "new-game");
      await expect(page.getByRole("radio", { name: "Computer" })).toBeChecked();
      await page.getByRole("radio", { name: "Same device" }).check();
      // What would be chosen is in sight.
      const clock = page.getByRole("group", { name: "Clock" });
      await expect(clock.getByRole("radio", { name: "None" })).toBeChecked();
      await clock.getByRole("radio", { name: "10 + 5" }).check();
      await expect(page.getByText("10 minutes, plus 5 s a move")).toBeVisible();
      await page.getByRole("button", { name: "Start the game" }).click();
      await expectStatus(page, "White to move.");
      await cell(page, "e5").click();
      await expectMoveCount(page, 1);
      await page.getByRole("link", { name: "Ergo", exact: true }).click();
      await expectMoveCount(page, 2);
      assert.deepEqual(await moves(page), ["e5", "d5"]);
      assert.deepEqual((await stateOf(page)).setup.players, ["engine", "engine"]);
      await openDialog(page, "new-game");
      await expect(clock.getByRole("radio", { name: "None" })).toBeChecked();
      await closeDialog(page);
      await page.getByRole("link", { name: "Emergo", exact: true }).click();
      await page.locator("#moves li > button").nth(1).waitFor({ state: "detached" });
      assert.deepEqual(await moves(page), ["e5"]);
      await openDialog(page, "new-game");
      await expect(clock.getByRole("radio", { name: "10 + 5" })).toBeChecked();
      await closeDialog(page);
      await page.reload();
      await expectStatus(page, "Black to move.");
      await expect(page.locator('#games [aria-current="page"]')).toHaveText("Emergo");
    },
  ));

test("switching to a smaller board leaves no pieces behind", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves j9 j1 a9 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    for (const [name, id] of [
      ["Emergo", "emergo"],
      ["Intermedium", "intermedium"],
      ["Emergo", "emergo"],
      ["Ergo", "ergo"],
    ]) {
      await page.getByRole("link", { name, exact: true }).click();
      await expectGame(page, id);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expectLabel(page, "j9", /white lion/);
  }),
);

test("the new game dialog starts another game with its options", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await page.getByRole("link", { name: "Emergo", exact: true }).click();
    await expectGame(page, "emergo");
    await openDialog(page, "new-game");
    await expect(page.getByLabel("Black plays first")).toHaveCount(0);
    await page.getByText("The original rules do not have it, but most other sites do.").waitFor();
    await page.getByLabel("Centre ban").check();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectGame(page, "emergo");
    await until(page, `state.view.options.join() === "centre-ban"`);
    await cell(page, "e5").click();
    await expectStatus(page, "The first stone may not enter in the centre");
  }),
);

for (const [width, height] of few(2, [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
  [740, 360],
])) {
  test(`the page fits a screen of ${width} × ${height}`, () =>
    withPage({ viewport: { width, height }, stored: storedGame(FIGURE) }, async (page) => {
      await expectStatus(page, "White to move.");
      await expectNoSidewaysScrolling(page);
      const box = await cell(page, "e5").boundingBox();
      assert.ok(box && box.width >= 24 && box.height >= 24, `a cell can be tapped: ${box?.width} px`);
      for (const name of ["a1", "j9"]) {
        const corner = await cell(page, name).boundingBox();
        assert.ok(corner && corner.x >= 0 && corner.x + corner.width <= width, name);
      }
    }));
}

test("the new game dialog sets up players, time and options", () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectStatus(page, "White to move.");
    await openDialog(page, "new-game");
    await page.getByRole("radio", { name: "Computer" }).check();
    await page.getByRole("radio", { name: "White", exact: true }).check();
    await page.locator("#new-game summary").click();
    await page.getByRole("radio", { name: "very briefly" }).check();
    await page.getByLabel("Black plays first").check();
    await page.getByText("Black begins.").waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectStatus(page, "Your move, White.");
    await expectMoveCount(page, 1);
    const { view, setup } = await stateOf(page);
    assert.deepEqual(view.tones, ["black", "white"]);
    assert.deepEqual([setup.players, setup.seconds], [["engine", "person"], 0.3]);
  }));

test("cancelling the new game dialog changes nothing", () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectMoveCount(page, 2);
    await openDialog(page, "new-game");
    await page.getByRole("radio", { name: "Watch" }).check();
    await page.getByRole("button", { name: "Cancel" }).click();
    await settle(page);
    assert.deepEqual(await moves(page), ["e5", "d5"]);
    await openDialog(page, "new-game");
    await expect(page.getByRole("radio", { name: "Same device" })).toBeChecked();
  }));

test("the move list steps through the game", () =>
  withPage({ stored: storedGame("startpos moves e5 d5 e6 d6") }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.getByRole("button", { name: "Go to start" }).click();
    await expectStatus(page, "Taken back.");
    await expectLabel(page, "e5", /empty/);
    await page.getByRole("button", { name: "Next move" }).click();
    await expectLabel(page, "e5", /white soldier/);
    await page.getByRole("button", { name: "2, White: e6" }).click();
    await expectStatus(page, "Taken back.");
    await expect(page.locator('#moves [aria-current="step"]')).toHaveText("e6");
    await page.getByRole("button", { name: "Go to end" }).click();
    await expectStatus(page, /^(?!.*Taken back)/);
    await page.getByRole("button", { name: "Previous move" }).click();
    await cell(page, "a9").click();
    await expect(page.locator("#moves li > button")).toHaveText(["e5", "d5", "e6", "a9"]);
  }));

test("flipping the board flips taps and arrow keys", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    await chooseFromMenu(page, "flip");
    const [a1, j9] = [await cell(page, "a1").boundingBox(), await cell(page, "j9").boundingBox()];
    assert.ok(a1 && j9 && a1.x > j9.x && a1.y < j9.y);
    await cell(page, "a1").click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectMoveCount(page, 2);
    assert.deepEqual(await moves(page), ["a1", "a2"]);
  }));

test("placing a piece changes the pixels of its cell", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    const shoot = async () => (await cell(page, "e5").screenshot()).toString("base64");
    const empty = await shoot();
    await cell(page, "e5").click();
    await expectMoveCount(page, 1);
    await page.mouse.move(0, 0);
    await expect.poll(shoot).not.toBe(empty);
  }));

test("the rules are shown with their figures", () =>
  withPage({}, async (page) => {
    const figure = await openRules(page);
    assert.ok((await page.locator("#place h2").count()) >= 3);
    await returnToBoard(page);
    await expect(figure).toBeHidden();
  }));

test("the board plays in a page that has nothing else", { tag: "@soak" }, () =>
  withPage(
    {
      path: "embedding.html",
      prepare: (page) =>
        page.route("**/embedding.html", (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,">
              <script type="module" src="${url}ergo-board.js"></script>
              <ergo-board id="board" seconds="0.3" level="2"></ergo-board>`,
          }),
        ),
    },
    async (page) => {
      await cell(page, "e5").click();
      await expectStatus(page, "Your move, White.");
      await page.locator("#board .tray").getByText("Level 2").waitFor();
      await until(page, "state.view.history.length === 2");
      await chooseFromMenu(page, "newGame");
      await until(page, "state.view.history.length === 0");
      // Moved elsewhere in the page, the game is still there.
      await cell(page, "d5").click();
      await until(page, "state.view.history.length === 2");
      await page.evaluate(() =>
        document.body.prepend(/** @type {Element} */ (document.querySelector("#board"))),
      );
      await until(page, "state.status.kind === 'ready' && state.view.history.length === 2");
    },
  ),
);

for (const [what, stored, labels] of /** @type {const} */ ([
  [
    "Black begins to move",
    storedGame("fen 10/10/10/10/4S5/10/10/10/10 2 moves d5 f5 e7"),
    ["1, Black: d5", "2, White: f5", "2, Black: e7"],
  ],
  [
    "sides were swapped",
    storedGame("startpos moves e5 swap d5 f5", ["person", "person"], { options: ["swap"] }),
    ["1, White: e5", "1, Black: swap", "1, Black: d5", "2, White: f5"],
  ],
])) {
  test(`the move list numbers turns as the game text does: ${what}`, () =>
    withPage({ stored }, async (page) => {
      await expectMoveCount(page, labels.length);
      const seen = await page
        .locator("#moves li > button")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
      assert.deepEqual(seen, labels);
      assert.equal(await page.locator("#moves li").count(), 2);
      await expectAccessible(page, what);
    }));
}

for (const [width, height, size] of few(2, [
  [320, 568, 150],
  [390, 844, 200],
  [844, 390, 200],
])) {
  test(`text at ${size} % fits a screen of ${width} pixels`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
      const isWithin = async () =>
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await isWithin();
      // The board keeps its size; words are below each other, and the column scrolls.
      const findCut = (/** @type {Element} */ board) => {
        const root = /** @type {ShadowRoot} */ (board.shadowRoot);
        const rows = [".goal", ".far", ".board", ".message", ".own", ".toolbar"];
        const boxes = rows.map((row) =>
          /** @type {Element} */ (root.querySelector(row)).getBoundingClientRect(),
        );
        const overlaps = rows.filter((_, at) => at > 0 && boxes[at].top < boxes[at - 1].bottom - 1);
        const words = [...root.querySelectorAll(".message p, .tray .name, .tray .state, .tray .count")];
        const cutOff = words.filter((word) => {
          const outer = /** @type {Element} */ (word.closest(".message, .tray")).getBoundingClientRect();
          const { top, bottom, left, right } = word.getBoundingClientRect();
          return (
            top < outer.top - 1 ||
            bottom > outer.bottom + 1 ||
            left < outer.left - 1 ||
            right > outer.right + 1
          );
        });
        const small = boxes[2].height < Math.min(270, 0.9 * board.clientHeight) ? ["the board is small"] : [];
        return [...overlaps, ...cutOff.map((word) => word.textContent), ...small];
      };
      await expect.poll(() => page.locator("#board").evaluate(findCut)).toEqual([]);
      for (const id of /** @type {const} */ (["new-game", "embed", "game-text", "share"])) {
        const dialog = await openDialog(page, id);
        const outside = await dialog.evaluate((dialog) => {
          const { left, right } = dialog.getBoundingClientRect();
          const boxes = [...dialog.querySelectorAll("button, input, textarea, label")].map((part) =>
            part.getBoundingClientRect(),
          );
          return boxes.filter((box) => box.width > 0 && (box.left < left || box.right > right + 1)).length;
        });
        assert.equal(outside, 0, id);
        await closeDialog(page);
      }
      await isWithin();
    }));
}
