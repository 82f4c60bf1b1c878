/** The board in a frame, its messages to the embedding page, and the embed dialog. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { startBoardHost, withOtherSite } from "./other-site.mjs";
import { random } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import { DIST, withHost } from "./static-server.mjs";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectStatus,
  expectUnchanged,
  openDialog,
  storedGame,
  test,
  url,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * The site that frames come from.
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
 * A text as a regular expression.
 *
 * @param {string} text
 */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The embedding page: it records messages from the frame and sends its own. */
const SCRIPT = `<script>
  window.received = [];
  addEventListener("message", ({ data, origin, source }) => received.push({ ...data, origin, isFrame: source === document.querySelector("iframe").contentWindow }));
  function send(message, to = "*") { document.querySelector("iframe").contentWindow.postMessage({ ergo: 1, ...message }, to); }
</script>`;

/**
 * Opens a page of another site with a frame.
 *
 * @param {string} fragment
 * @param {(page: Page) => Promise<void>} test
 * @param {Parameters<typeof withPage>[0] & { sandbox?: string }} [options]
 */
function framed(fragment, test, { sandbox, ...options } = {}) {
  const source = `${boardHost.url}embed.html${fragment}`.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const sandboxAttribute = sandbox === undefined ? "" : `sandbox="${sandbox}"`;
  const body = `<iframe title="Ergo" src="${source}" ${sandboxAttribute} width="100%" height="600"></iframe>`;
  // This policy forbids scripts of other sites.
  const csp = `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; frame-src ${boardHost.url}`;
  return withOtherSite({ head: SCRIPT, body, csp }, (host) =>
    withPage({ path: host.url, hosts: [host.url, boardHost.url], ...options }, test),
  );
}

test("the page for frames works under a policy of its host", () =>
  withHost(
    DIST,
    {
      headers: {
        "content-security-policy":
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
      },
    },
    (host) =>
      withPage({ site: host.url, path: "embed.html#moves=e5+d5&side=both" }, async (page) => {
        await expectStatus(page, "White to move.");
      }),
  ));

/**
 * @param {Page} page
 * @param {object} message
 */
const send = (page, message) =>
  page.evaluate((message) => /** @type {any} */ (window).send(message), message);

/**
 * Waits for a message with these values.
 *
 * @param {Page} page
 * @param {Record<string, unknown>} wanted
 * @returns {Promise<any>}
 */
async function receive(page, wanted) {
  const all = () => page.evaluate(() => /** @type {any} */ (window).received);
  const isWanted = (/** @type {any} */ message) =>
    Object.entries(wanted).every(([name, value]) => message[name] === value);
  await expect.poll(all, { intervals: [20] }).toContainEqual(expect.objectContaining(wanted));
  return (await all()).find(isWanted);
}

/**
 * The board in the frame.
 *
 * @param {Page} page
 */
const board = (page) => page.frameLocator("iframe").locator("#board");

test("a frame plays, and sends events after the embedding page has said hello", { tag: "@sentinel" }, () =>
  framed("#game=ergo&side=both&level=2", async (page) => {
    await board(page).getByText("White to move.").first().waitFor();
    assert.deepEqual(
      await page.evaluate(() => /** @type {any} */ (window).received),
      [],
      "nothing is sent before hello",
    );
    await send(page, { type: "hello" });
    const hello = await receive(page, { type: "hello", ergo: 1 });
    assert.equal(hello.origin, new URL(boardHost.url).origin);
    assert.ok(
      hello.isFrame &&
        hello.methods.includes("play") &&
        hello.events.includes("moved") &&
        hello.attributes.includes("level"),
    );
    const { height } = await receive(page, { type: "height" });
    assert.ok(height > 200, `${height}`);
    await send(page, { type: "call", id: 1, method: "play", args: ["e5"] });
    assert.equal((await receive(page, { type: "result", id: 1 })).value, true);
    const moved = await receive(page, { type: "event", name: "moved" });
    assert.deepEqual([moved.detail.move, moved.detail.side, moved.detail.ply], ["e5", "first", 1]);
    await send(page, { type: "call", id: 2, method: "legalMoves" });
    assert.equal((await receive(page, { type: "result", id: 2 })).value.length, 89);
    await send(page, { type: "call", id: 3, method: "toGameText" });
    assert.match((await receive(page, { type: "result", id: 3 })).value, /^\[Game "ergo"\]/);
    await send(page, { type: "set", attributes: { game: "emergo", theme: "dark" } });
    await board(page).getByRole("grid", { name: "Emergo board" }).waitFor({ state: "attached" });
  }),
);

test("a sandboxed frame with an opaque origin plays", () =>
  framed(
    "#level=2&seconds=0.2",
    async (page) => {
      await board(page).getByText("Your move, White.").first().waitFor();
      await send(page, { type: "hello" });
      assert.equal((await receive(page, { type: "hello" })).origin, "null");
      await board(page).locator('button[data-name="e5"]').click();
      const { detail } = await receive(page, { type: "event", name: "moved" });
      assert.equal(detail.move, "e5");
      await board(page).getByText("Your move, White.").first().waitFor();
      const isInPage = await board(page).evaluate((board) => /** @type {any} */ (board).state.isInPage);
      assert.equal(isInPage, false, "the engine is in a worker");
    },
    { sandbox: "allow-scripts" },
  ));

test("a frame rejects unknown messages and ignores other senders", () =>
  framed("#side=both", async (page) => {
    await board(page).getByText("White to move.").first().waitFor();
    await page.evaluate(() => {
      // Another frame of the same page is not the embedding page.
      const sibling = document.createElement("iframe");
      sibling.srcdoc = `<script>parent.frames[0].postMessage({ ergo: 1, type: "hello" }, "*")</script>`;
      document.body.append(sibling);
    });
    await send(page, { type: "call", id: 1, method: "play", args: ["e5"] });
    await page.evaluate(() => {
      const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      for (const odd of ["hello", 7, null, { type: "hello" }, { ergo: 1 }])
        contentWindow?.postMessage(odd, "*");
    });
    await send(page, { type: "hello" });
    await receive(page, { type: "hello" });
    await send(page, { type: "call", id: 2, method: "open", args: [] });
    assert.equal((await receive(page, { type: "error", id: 2 })).message, "There is no method “open”.");
    await send(page, { type: "call", id: 3, method: "play", args: ["z9"] });
    assert.equal((await receive(page, { type: "result", id: 3 })).value, false);
    assert.match((await receive(page, { type: "event", name: "error" })).detail.message, /Line 1, column 1 /);
    await send(page, { type: "set", attributes: { onclick: "alert(1)" } });
    assert.equal(
      (await receive(page, { type: "error", message: "There is no attribute “onclick”." })).isFrame,
      true,
    );
    await send(page, { ergo: 2, type: "call", id: 4, method: "undo" });
    assert.match((await receive(page, { type: "error", id: 4 })).message, /version 1, not “2”/);
    await send(page, { type: "dance", id: 5 });
    assert.match((await receive(page, { type: "error", id: 5 })).message, /no message “dance”/);
    const answers = await page.evaluate(
      () =>
        /** @type {any} */ (window).received.filter((/** @type {any} */ { type }) => type === "hello").length,
    );
    assert.equal(answers, 1, "only the parent page got a reply");
    assert.equal(
      await page.evaluate(() =>
        /** @type {any} */ (window).received.some((/** @type {any} */ { name }) => name === "moved"),
      ),
      false,
    );
  }));

/** Runs in the embedding page: sends messages with values that no JSON can hold. */
function sendHostile() {
  const textless = { toString: 1, valueOf: 1 };
  /** @type {any} */
  const cyclic = { ergo: 1, type: "set" };
  cyclic.attributes = cyclic;
  const call = { ergo: 1, type: "call" };
  const set = { ergo: 1, type: "set" };
  const level = { level: 9 };
  const { port1 } = new MessageChannel();
  const messages = [
    [{ ergo: 1, type: textless }, "type"],
    [{ ergo: textless, type: "set", attributes: level }, "ergo"],
    [{ ergo: textless, type: "hello" }, "ergo"],
    [{ ...call, method: textless }, "method"],
    [{ ...call, method: "play", args: [textless] }, "args[0]"],
    [{ ...call, method: "play", args: ["e5".repeat(2_000_000)] }, "args[0]"],
    [{ ...call, method: "goTo", args: [1n] }, "args[0]"],
    [{ ...call, method: "flip", id: textless }, "id"],
    // It can be received, but not be sent back.
    [{ ...call, method: "flip", id: port1 }, "id"],
    [{ ...set, attributes: { ...level, theme: textless } }, "attributes.theme"],
    [{ ...set, attributes: { ...level, theme: new Date(NaN) } }, "attributes.theme"],
    [{ ...set, attributes: { ...level, moves: ["e5", textless] } }, "attributes.moves[1]"],
    [{ ...set, attributes: { ...level, position: "9".repeat(5_000_000) } }, "attributes.position"],
    [{ ...set, attributes: new Map(Object.entries(level)) }, "attributes"],
    [cyclic, "attributes.ergo"],
  ];
  const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  for (const [message] of messages)
    contentWindow?.postMessage(message, "*", message === messages[8][0] ? [port1] : []);
  return messages.map(([, field]) => field);
}

test("a message with a wrong value is refused as a whole, with the field", { tag: "@sentinel" }, () =>
  framed("#side=both&level=3", async (page) => {
    await board(page).getByText("White to move.").first().waitFor();
    await send(page, { type: "hello" });
    await receive(page, { type: "hello" });
    const fields = await page.evaluate(sendHostile);
    await send(page, { type: "call", id: "last", method: "legalMoves" });
    assert.equal((await receive(page, { type: "result", id: "last" })).value.length, 90);
    /** @type {any[]} */
    const received = await page.evaluate(() => /** @type {any} */ (window).received);
    const errors = received.filter(({ type }) => type === "error");
    assert.deepEqual(
      errors.map(({ field }) => field),
      fields,
    );
    for (const { message } of errors) assert.ok(message.length < 200, message);
    assert.equal(errors[4].message, "“args[0]” must be a text of at most 1,000 characters, not “Object”.");
    // Nothing of them was applied.
    assert.equal(await board(page).getAttribute("level"), "3");
    await send(page, {
      type: "set",
      attributes: { level: 7, moves: ["e5", "a1"], position: "9/9/9/9/9/9/9/9/9 1" },
    });
    await expect(board(page)).toHaveAttribute("level", "7");
    await expect(board(page)).toHaveAttribute("moves", "e5 a1");
  }),
);

/** Warnings in the console about invalid attributes. */
const HINTS = /^console warning: (?:The attribute|There is no|The position|The game)/;

/**
 * Runs in the embedding page: sends random messages.
 *
 * @param {{ seed: number; count: number }} options
 */
async function sendRandom({ seed, count }) {
  let state = seed;
  const below = (/** @type {number} */ end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = (/** @type {readonly any[]} */ list) => list[below(list.length)];
  const textless = { toString: 1, valueOf: 1 };
  const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`);
  const odd = [
    undefined,
    null,
    true,
    -1,
    3,
    1e308,
    NaN,
    7n,
    "",
    "e5",
    "x".repeat(100_000),
    "\u{D800}<b>",
    textless,
    deep,
  ];
  const objects = [
    [],
    ["e5"],
    {},
    new Date(NaN),
    new Map(),
    new ArrayBuffer(8),
    new Error("x"),
    new Blob([]),
    /x/,
  ];
  const value = () => pick(below(2) === 0 ? odd : objects);
  const often = (/** @type {unknown} */ usual) => (below(5) === 0 ? value() : usual);
  const names = [
    "game",
    "mode",
    "side",
    "level",
    "seconds",
    "options",
    "position",
    "moves",
    "game-text",
    "ply",
    "theme",
    "lang",
    "goal",
  ];
  const words = [
    "ergo",
    "emergo",
    "chess",
    "view",
    "play",
    "both",
    "e5 a1",
    "9",
    "dark",
    "startpos",
    "constructor",
    "__proto__",
  ];
  const attributes = () =>
    Object.fromEntries(Array.from({ length: below(4) }, () => [pick(names), often(pick(words))]));
  const methods = [
    "play",
    "undo",
    "redo",
    "goTo",
    "flip",
    "legalMoves",
    "stop",
    "toGameText",
    "open",
    "constructor",
  ];
  const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
  for (let at = 0; at < count; at++) {
    const message = {
      ergo: often(1),
      type: often(pick(["set", "set", "call", "hello", "dance"])),
      id: often(at),
      method: often(pick(methods)),
      args: often(pick([[], ["e5"], [2], [value()]])),
      attributes: often(attributes()),
    };
    contentWindow?.postMessage(below(10) === 0 ? value() : message, "*");
    // The board opens some of the games in between.
    if (below(10) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("a frame that gets random messages reports no error of a script, and plays on", () =>
  framed(
    "#side=both",
    async (page) => {
      await board(page).getByText("White to move.").first().waitFor();
      await send(page, { type: "hello" });
      await page.evaluate(sendRandom, { seed: 41, count: sample(300, 10_000) });
      await send(page, {
        type: "set",
        attributes: { game: "ergo", mode: "play", side: "both", options: null, lang: null, goal: null },
      });
      await send(page, {
        type: "set",
        attributes: { "game-text": null, ply: null, moves: null, position: "" },
      });
      await send(page, { type: "call", id: "last", method: "play", args: ["e5"] });
      assert.equal((await receive(page, { type: "result", id: "last" })).value, true);
    },
    { expects: HINTS },
  ));

/**
 * Hostile addresses.
 *
 * @param {number} count
 */
function hostileFragments(count) {
  const below = random(17);
  const pick = (/** @type {readonly string[]} */ list) => list[below(list.length)];
  const names = [
    "game",
    "mode",
    "lang",
    "options",
    "position",
    "moves",
    "game-text",
    "ply",
    "level",
    "goal",
    "puzzle",
    "theme",
    "sound",
  ];
  const values = [
    "__proto__",
    "constructor",
    "%00",
    "%E0%A4",
    "%F0%9F%A6%81",
    "1e999",
    "-0",
    "x".repeat(50_000),
    "%22%3E%3Cb%3E",
    "puzzle",
  ];
  const known = [
    "#game=constructor",
    "#game=__proto__",
    "#lang=%00",
    `#position=${"9".repeat(90_000)}`,
    `#moves=${"e5+".repeat(350_000)}`,
  ];
  const made = () =>
    `#${Array.from({ length: 1 + below(5) }, () => `${pick(names)}=${pick(values)}`).join("&")}`;
  return [...known, ...Array.from({ length: count }, made)];
}

test("addresses that were written to do harm are read, and the next one works", () =>
  withPage({ path: "embed.html#game=constructor", expects: HINTS }, async (page) => {
    await expectStatus(page, "There is no game to show.");
    assert.equal(await page.locator("h1").textContent(), "constructor");
    for (const fragment of hostileFragments(sample(10, 300))) {
      await page.evaluate((fragment) => void (location.hash = fragment), fragment);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
      assert.ok(((await page.locator("h1").textContent()) ?? "").length <= 41, fragment.slice(0, 100));
    }
    await page.evaluate(() => void (location.hash = "#side=both&moves=e5+a1"));
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board")).moves.join() === "e5,a1",
    );
  }));

/** Malformed addresses, and the reported place of the error. */
const MALFORMED = [
  ["#foo=bar", "“foo=bar” at character 2"],
  ["#level=3&level=4", "“level=4” at character 10"],
  ["#game", "“game” at character 2"],
  [`#onclick=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, "“onclick="],
  [`#theme=dark&${"x".repeat(200)}=1`, "at character 13"],
  [`#moves=${"e5+".repeat(60_000)}`, "at character 100,000"],
];

for (const [fragment, place] of few(3, MALFORMED)) {
  test(`a malformed address is reported with its place, and the board still works: ${fragment.slice(0, 20)}`, () =>
    withPage({ path: `embed.html${fragment}` }, async (page) => {
      await page.getByRole("alert").filter({ hasText: place }).waitFor();
      await expectStatus(page, "Your move, White.");
    }));
}

test("an invalid position or game in the address is reported with its place", () =>
  withPage({ path: "embed.html#position=nothing" }, async (page) => {
    await expectStatus(page, "There is no game to show.");
    await page
      .locator("#board")
      .getByRole("alert")
      .filter({ hasText: "The position cannot be read at “n”." })
      .and(page.getByTitle("Line 1, column 1 "))
      .waitFor();
    await page.evaluate(
      () => (location.hash = `#mode=view&game-text=${encodeURIComponent('[Game "ergo"]\n\n1. e5 e5 *')}`),
    );
    await page
      .locator("#board")
      .getByRole("alert")
      .filter({ hasText: "“e5” is not a legal move here." })
      .and(page.getByTitle("Line 3, column 7 "))
      .waitFor();
    await page.evaluate(
      () => (location.hash = `#mode=view&game-text=${encodeURIComponent('[Game "ergo"]\n\n1. e5 d5 *')}`),
    );
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).ply === 2);
    // Not contrast and spacing, which take half a minute each: Chromium lays the page out again for each
    // element.
    await expectAccessible(page, "a game in a frame", ["cat.aria", "cat.name-role-value"]);
  }));

test("the embed dialog previews the board and copies the code", () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 a1 d5", ["person", "person"]),
      permissions: ["clipboard-read", "clipboard-write"],
    },
    async (page) => {
      await expectStatus(page, "Black to move.");
      await openDialog(page, "embed");
      const dialog = page.getByRole("dialog", { name: "Put this game on your website" });
      const code = dialog.getByLabel("Copy this into your page");
      const script = `<script type="module" src="${url}ergo-board.js"></script>`;
      const tag = '<ergo-board side="both" level="10" seconds="0.3" moves="e5 a1 d5">';
      await expect(code).toHaveValue(new RegExp(`^${escaped(`${script}\n${tag}`)}`));
      // What feeds, mail and readers without scripts show.
      const content = (await code.inputValue()).slice(`${script}\n${tag}`.length);
      assert.match(
        content,
        new RegExp(
          `^\n  <a slot="link" href="${escaped(url)}#[^"]+">Play on in Ergo</a>\n  <pre>\\[Game "ergo"\\][^<]*e5 a1`,
        ),
      );
      assert.match(content, /<\/pre>\n<\/ergo-board>$/);
      await dialog.getByLabel("View only").check();
      await dialog.getByLabel("Dark", { exact: true }).check();
      const preview = dialog.locator("ergo-board");
      await preview.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("#embed ergo-board")).ply === 3,
      );
      assert.equal(await preview.getAttribute("theme"), "dark");
      await expectAccessible(page, "the dialog");
      await dialog.getByRole("button", { name: "Copy" }).click();
      await dialog.getByText("Copied.").waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(copied, /<ergo-board mode="view" moves="e5 a1 d5" theme="dark">\n/);
      // A page made of the copied code shows the game.
      await withOtherSite({ head: "", body: copied }, (host) =>
        withPage({ path: host.url, hosts: [host.url, url] }, async (page) => {
          await page.waitForFunction(
            () => /** @type {any} */ (document.querySelector("ergo-board")).moves?.length === 3,
          );
        }),
      );
    },
  ));

test("a text that comes late does not take the place of that of the next game in the embed dialog", () =>
  withPage({}, async (page) => {
    await openDialog(page, "embed");
    await page.locator("#embed").getByRole("button", { name: "Close" }).click();
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const texts = [new Promise((resolve) => Object.assign(window, { release: resolve })), "second"];
      board.toGameText = async () => texts.shift();
    });
    await openDialog(page, "embed");
    await page.locator("#embed").getByRole("button", { name: "Close" }).click();
    await openDialog(page, "embed");
    const code = page.locator("#embed-code");
    await expect(code).toHaveValue(/second/);
    await page.evaluate("release('first')");
    // What is chosen shows the code again.
    await page.locator("#embed").getByRole("radio").nth(1).check();
    await page.locator("#embed").getByRole("radio").nth(0).check();
    await expect(code).toHaveValue(/second/);
    await expect(code).not.toHaveValue(/first/);
  }));

test("the link of a frame is that of the puzzle, even if that of the game comes late", () =>
  withPage({ path: "embed.html#mode=view&moves=e5" }, async (page) => {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).state.view);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.toLink = () => new Promise((resolve) => Object.assign(window, { release: resolve }));
      board.dispatchEvent(new CustomEvent("position"));
      board.mode = "puzzle";
      board.dispatchEvent(new CustomEvent("position"));
      /** @type {any} */ (window).release("/ergo/late");
    });
    await expect(page.locator("#board a[slot=link]")).toHaveAttribute("href", /#\/ergo\/puzzles$/);
  }));

test("an analysis that is stopped before it has begun does not begin", () =>
  withPage({ path: "embed.html#moves=e5+d5&side=both" }, async (page) => {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).state.view);
    const isAnalysing = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const begun = board.analyse();
      board.stop();
      await begun;
      return board.state.analysis !== undefined;
    });
    assert.equal(isAnalysing, false);
  }));

test("the frame code of the embed dialog shows the same game", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 a1 d5", ["person", "person"]) }, async (page) => {
    await expectStatus(page, "Black to move.");
    await openDialog(page, "embed");
    await page.getByLabel("A frame").check();
    await page.getByLabel("This position").check();
    const field = page.getByLabel("Copy this into your page");
    // The reader plays the side to move.
    await expect(field).toHaveValue(/side=second/);
    const code = await field.inputValue();
    const { view } = await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).state);
    await withOtherSite({ head: "", body: code }, (host) =>
      withPage({ path: host.url, hosts: [host.url, url] }, async (page) => {
        const frame = page.frames()[1];
        await frame.waitForFunction(
          (position) => /** @type {any} */ (document.querySelector("#board"))?.position === position,
          view.position,
        );
      }),
    );
  }),
);

for (const [width, colorScheme] of few(
  1,
  /** @type {const} */ ([
    [320, "light"],
    [1280, "dark"],
  ]),
)) {
  test(`the embed dialog and the frame pass axe, ${colorScheme}, ${width} px wide`, () =>
    withPage({ colorScheme, viewport: { width, height: 800 } }, async (page) => {
      await expectStatus(page, "Your move");
      await openDialog(page, "embed");
      await page.locator("#embed ergo-board").scrollIntoViewIfNeeded();
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#embed ergo-board")).turn);
      await expectAccessible(page, "the dialog");
      await expectNoSidewaysScrolling(page);
      await page.goto(`${url}embed.html#game=intermedium`);
      await expectStatus(page, "Your move");
      await expectAccessible(page, "the page of the frame");
    }));
}

for (const [name, fragment] of few(2, [
  ["to play", "#side=both"],
  ["to view", "#mode=view"],
  ["with step buttons", "#mode=view&moves=e5+a1"],
])) {
  test(`a frame resized to its reported height keeps that height: a board ${name}`, () =>
    framed(
      fragment,
      async (page) => {
        await page.evaluate(() => {
          const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
          addEventListener("message", ({ data }) => data.type === "height" && (frame.height = data.height));
        });
        await send(page, { type: "hello" });
        await board(page).locator(".grid button").first().waitFor();
        const heights = () =>
          page.evaluate(() =>
            /** @type {any} */ (window).received
              .filter((/** @type {any} */ { type }) => type === "height")
              .map((/** @type {any} */ { height }) => height),
          );
        const isFitting = async () =>
          (await heights()).at(-1) ===
          (await page
            .locator("iframe")
            .evaluate((frame) => /** @type {HTMLIFrameElement} */ (frame).clientHeight));
        await expect.poll(isFitting, { intervals: [20] }).toBe(true);
        await expectUnchanged(heights);
        const reported = await heights();
        assert.ok(reported.length < 8, `the height keeps changing: ${reported}`);
        assert.ok(reported.at(-1) > 400, `${reported}`);
      },
      { viewport: { width: 800, height: 900 } },
    ));
}
