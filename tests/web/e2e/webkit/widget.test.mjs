/** Boards in pages of other sites in WebKit: layouts, strict policies, sandboxed frames. */
import assert from "node:assert/strict";
import { scriptOf, strictPolicy, startBoardHost, withOtherSite } from "../other-site.mjs";
import { few } from "../sample.mjs";
import { takeTurn, test, until, withPage } from "./support.mjs";

/**
 * The host of the board.
 *
 * @type {import("../static-server.mjs").Host}
 */
let boardHost;

test.beforeAll(async () => {
  boardHost = await startBoardHost();
});

test.afterAll(() => boardHost.stop());

/** Collects what goes wrong in a page, from its start. */
const WATCH = `<script>
  const problems = (window.problems = []);
  addEventListener("error", ({ message, target }) => problems.push(message ?? String(target.src ?? target.href ?? "")), true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => problems.push(effectiveDirective + " " + blockedURI));
</script>`;

/**
 * Opens a page of another site.
 *
 * @param {string} body
 * @param {(window: import("./driver.mjs").Window) => Promise<void>} test
 * @param {string} [csp] without one, problems of the page fail the test
 */
const visit = (body, test, csp) =>
  withOtherSite(
    { head: (csp ? "" : WATCH) + (body.includes("<iframe") ? "" : scriptOf(boardHost)), body, csp },
    (host) =>
      withPage(host.url, async (window) => {
        await test(window);
        if (!csp)
          assert.deepEqual(await window.evaluate(() => /** @type {any} */ (globalThis).problems ?? []), []);
      }),
  );

/**
 * Waits for the game, whose engine has to be in a worker.
 *
 * @param {import("./driver.mjs").Window} window
 */
async function untilReady(window) {
  await until(window, ({ state }) => state.view && state.status.kind === "ready");
  const isInPage = () => /** @type {any} */ (document.querySelector("ergo-board")).state.isInPage;
  assert.equal(await window.evaluate(isInPage), false, "the engine is in a worker");
}

const BOARD = '<ergo-board game="intermedium" level="1" seconds="0.1"></ergo-board>';

const BODIES = [
  ["a centred grid item", `<div style="display: grid; place-items: center">${BOARD}</div>`],
  ["an inline block", `<div style="display: inline-block">${BOARD}</div>`],
  ["an article", BOARD],
  ["a flex item", `<div style="display: flex">${BOARD}</div>`],
];

for (const [name, body] of few(1, BODIES)) {
  test(`a board plays as ${name}, and fits into the window`, () =>
    visit(body, async (window) => {
      await untilReady(window);
      const { width, height, room } = await window.evaluate(() => {
        const { width, height } = /** @type {Element} */ (
          document.querySelector("ergo-board")
        ).getBoundingClientRect();
        return { width, height, room: innerHeight };
      });
      assert.ok(width > 250 && height > 250 && height <= room, `${width} × ${height} in ${room}`);
      await takeTurn(window);
    }));
}

test("a board plays under a strict policy", () =>
  visit(
    BOARD,
    async (window) => {
      await untilReady(window);
      await takeTurn(window);
    },
    strictPolicy(boardHost),
  ));

test("a board says if its site forbids WebAssembly", () =>
  visit(
    BOARD,
    (window) =>
      until(window, ({ shadowRoot }) =>
        shadowRoot
          .querySelector(".toast")
          ?.textContent.includes("This site forbids WebAssembly, which the game needs."),
      ),
    strictPolicy(boardHost).replace(" 'wasm-unsafe-eval'", ""),
  ));

for (const sandbox of few(1, ["", 'sandbox="allow-scripts"'])) {
  test(`a board plays in a frame${sandbox && " with an opaque origin"}`, () =>
    visit(
      `<iframe title="Ergo" width="600" height="700" ${sandbox} src="${boardHost.url}embed.html#game=ergo&level=1&seconds=0.1"></iframe>`,
      async (window) => {
        await window.enterFrame(() => document.querySelector("iframe"));
        await untilReady(window);
        await takeTurn(window);
      },
    ));
}
