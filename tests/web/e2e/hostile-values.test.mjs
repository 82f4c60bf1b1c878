/**
 * Values that scripts of a page give to a board and that are no texts or numbers: they throw where they are
 * given.
 */
import assert from "node:assert/strict";
import { scriptOf, startBoardHost, withOtherSite } from "./other-site.mjs";
import { test, withPage } from "./support.mjs";

/**
 * The site of the board.
 *
 * @type {import("./static-server.mjs").Host}
 */
let boardHost;

test.beforeAll(async () => {
  boardHost = await startBoardHost();
});

test.afterAll(async () => {
  await boardHost.stop();
});

/**
 * Opens a page of another site with this content.
 *
 * @param {string} body
 * @param {(page: import("@playwright/test").Page) => Promise<void>} visit
 * @param {RegExp} [expects]
 */
const embedded = (body, visit, expects) =>
  withOtherSite({ head: "", body }, (host) =>
    withPage({ path: host.url, hosts: [host.url, boardHost.url], expects }, visit),
  );

/**
 * Runs in the page: gives every property and method of the board values that have no text; returns what was
 * not a TypeError.
 */
async function attack() {
  const board = /** @type {any} */ (document.querySelector("ergo-board"));
  await board.ready;
  const textless = { toString: 1, valueOf: 1 };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const bare = Object.create(null);
  const values = [textless, bare, proxy, [textless], { [Symbol.toPrimitive]: () => ({}) }];
  const names = Object.getOwnPropertyNames(customElements.get("ergo-board")?.prototype);
  const setters = new Set([
    ...names,
    "puzzle",
    "goal",
    "boardTheme",
    "pieceSet",
    "coordinates",
    "motion",
    "sound",
    "vibration",
    "targets",
  ]);
  /** @type {string[]} */
  const odd = [];
  const note = (/** @type {string} */ where, /** @type {unknown} */ error) => {
    if (!(error instanceof TypeError)) odd.push(`${where}: ${error}`);
  };
  const before = board.outerHTML;
  let tried = 0;
  for (const name of setters) {
    let owner = Object.getPrototypeOf(board);
    while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
    if (!Object.getOwnPropertyDescriptor(owner, name)?.set) continue;
    for (const value of values) {
      tried++;
      try {
        board[name] = value;
        odd.push(`${name} accepts a value`);
      } catch (error) {
        note(name, error);
      }
    }
  }
  if (board.outerHTML !== before) odd.push(`attributes have changed: ${board.outerHTML}`);
  /** @type {Record<string, (value: unknown) => unknown>} */
  const methods = {
    play: (value) => value,
    goTo: (value) => value,
    step: (value) => value,
    edit: (value) => ({ kind: "comment", line: [value], text: value }),
    open: (value) => ({ game: value, moves: [value] }),
    readGames: (text) => ({ text }),
  };
  for (const [method, argumentOf] of Object.entries(methods)) {
    for (const value of [...values, Symbol("x")]) {
      tried++;
      // A list, a symbol or nothing can be a text or a number, but no move; there is no study to edit.
      await board[method](argumentOf(value)).catch((/** @type {unknown} */ error) => note(method, error));
    }
  }
  for (const value of values) {
    try {
      board.notify(value);
      odd.push("notify accepts a value");
    } catch (error) {
      note("notify", error);
    }
  }
  await board.goTo(1n);
  await board.step(-1n);
  await board.step("x");
  return { odd, tried, played: await board.play("e5"), state: board.state.status.kind };
}

test("a property or method given a value without a text throws a TypeError and changes nothing", () =>
  embedded(`<ergo-board side="both"></ergo-board>${scriptOf(boardHost)}`, async (page) => {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("ergo-board")).turn);
    const { odd, tried, played, state } = await page.evaluate(attack);
    assert.deepEqual(odd, []);
    assert.ok(tried > 100, `${tried}`);
    assert.deepEqual([played, state], [true, "ready"], "the board goes on");
  }));

test("a property given such a value before the element is defined is reported, and the others count", () =>
  embedded(
    `<ergo-board></ergo-board><script>
      const board = document.querySelector("ergo-board");
      Object.assign(board, { side: { toString: 1, valueOf: 1 }, boardTheme: "slate", level: 7 });
      window.errors = [];
      board.addEventListener("error", ({ detail }) => errors.push(detail));
    </script>${scriptOf(boardHost)}`,
    async (page) => {
      await page.waitForFunction(() => /** @type {any} */ (window).errors.length > 0);
      const found = await page.evaluate(async () => {
        const board = /** @type {any} */ (document.querySelector("ergo-board"));
        await board.ready;
        return {
          errors: /** @type {any} */ (window).errors,
          side: board.side,
          level: board.level,
          theme: board.boardTheme,
        };
      });
      assert.deepEqual(
        { ...found, errors: found.errors.length },
        { errors: 1, side: "first", level: 7, theme: "slate" },
      );
      assert.equal(found.errors[0].code, "attribute");
      assert.match(found.errors[0].message, /^The attribute side of a board cannot be “object”/);
    },
    /^console warning: The attribute side of a board cannot be “object”/,
  ));

test("a board whose attributes have a megabyte each says so in few words, and opens the next game", () =>
  embedded(
    `<ergo-board></ergo-board><script>
      window.errors = [];
      document.querySelector("ergo-board").addEventListener("error", ({ detail }) => errors.push(detail));
    </script>${scriptOf(boardHost)}`,
    async (page) => {
      const found = await page.evaluate(async () => {
        await customElements.whenDefined("ergo-board");
        const board = /** @type {any} */ (document.querySelector("ergo-board"));
        /** @type {string[]} */
        const failed = [];
        for (const name of [
          "game",
          "options",
          "position",
          "moves",
          "game-text",
          "level",
          "side",
          "goal",
          "puzzle",
          "board-theme",
          "ply",
        ]) {
          const said = new Promise((resolve) => board.addEventListener("error", resolve, { once: true }));
          board.setAttribute(name, "x{[%".repeat(250_000));
          if (["goal", "puzzle"].includes(name)) board.mode = "puzzle";
          await board.ready.catch((/** @type {Error} */ { message }) => failed.push(message));
          await said;
          for (const each of [name, "mode"]) board.removeAttribute(each);
          await board.ready;
        }
        const played = await board.play("x{[%".repeat(250_000));
        board.moves = "e5 a1";
        await board.ready;
        const { errors } = /** @type {any} */ (window);
        return {
          played,
          moves: board.moves,
          messages: [...failed, ...errors.map((/** @type {any} */ { message }) => message)],
        };
      });
      assert.deepEqual([found.played, found.moves], [false, ["e5", "a1"]]);
      assert.ok(found.messages.length >= 11, `${found.messages.length}`);
      for (const message of found.messages) assert.ok(message.length < 400, message.slice(0, 400));
    },
    /^console warning: /,
  ));
