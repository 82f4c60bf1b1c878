/** Open pages, and boards on other sites, before and after the site was deployed again. */
import assert from "node:assert/strict";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect } from "@playwright/test";
import { keep, pin, pinnedScript } from "../../../tools/site/deployment.js";
import { makeNext } from "./next-version.mjs";
import { withOtherSite } from "./other-site.mjs";
import { DIST, Host, withHost } from "./static-server.mjs";
import { few } from "./sample.mjs";
import { cell, crashWorker, expectStatus, openRules, test, withPage } from "./support.mjs";
import { run, until } from "./widget.mjs";
import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */

/** A released version of the site, and the deployment after it. */
let released = "";
/** @type {ReturnType<typeof makeNext>} */
let next;
/** @type {Awaited<ReturnType<typeof pin>>} */
let pinned;
let kept = "";

test.beforeAll(async () => {
  [released, kept] = ["released", "kept"].map((name) => mkdtempSync(join(tmpdir(), `ergo-${name}-`)));
  cpSync(DIST, released, { recursive: true });
  pinned = await pin(released);
  await keep(released, kept);
  next = makeNext();
  // As if all that the page loads on demand had other names.
  for (const name of ["course", "explorer", "findings", "lessons", "practice", "rules", "starts", "texts"])
    rmSync(join(next.folder, name), { recursive: true });
  await keep(next.folder, kept);
});

test.afterAll(() => {
  for (const folder of [released, kept]) rmSync(folder, { recursive: true });
  next.remove();
});

/**
 * Opens a page of another site with a board of a host that serves the released version.
 *
 * @param {(host: Host) => string} head
 * @param {(page: Page, host: Host) => Promise<void>} test
 * @param {RegExp} [expects]
 * @param {string} [csp] the policy of the page
 */
async function withBoard(head, test, expects, csp) {
  const host = await new Host(released, { headers: { "access-control-allow-origin": "*" } }).start();
  const body = '<ergo-board id="board" side="both"><a href="https://example.org/">The game</a></ergo-board>';
  try {
    await withOtherSite({ head: head(host), body, csp }, (other) =>
      withPage({ path: other.url, hosts: [host.url, other.url], expects }, (page) => test(page, host)),
    );
  } finally {
    await host.stop();
  }
}

/** @param {Host} host */
const plain = ({ url }) => `<script type="module" src="${url}ergo-board.js"></script>`;

/** @param {Host} host */
const exact = ({ url }) => pinnedScript(pinned, url);

test("a board in an open page finds its parts after another deployment", { tag: "@sentinel" }, () =>
  withBoard(plain, async (page, host) => {
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
    host.folder = next.folder;
    host.requested = [];
    // It starts another worker, and loads what it had not loaded before.
    await crashWorker(page);
    await cell(page, "d5").click();
    await until(page, "board.state.notice?.code === 'restarted'");
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    await run(page, "void board.setAttribute('mode', 'analyse')");
    await until(page, "board.state.analysis?.finding");
    assert.ok(
      host.requested.some((name) => /^ergo-board-.*\.js$/.test(name)),
      "loaded after the deployment",
    );
  }),
);

test("an open page has its rules, lessons, small boards, findings and openings after another deployment", () =>
  withHost(released, {}, (host) =>
    withPage({ site: host.url, locale: "de", knowsOpenings: true }, async (page) => {
      await expectStatus(page, "Du bist dran, Weiß.");
      host.folder = next.folder;
      host.requested = [];
      await openRules(page);
      await expect(page.locator("#place .prose")).toContainText("Löwe");
      const goTo = (/** @type {string} */ place) =>
        page.evaluate((place) => void (location.hash = `#/${place}`), place);
      const loads = async (/** @type {string} */ folder, /** @type {string} */ place) => {
        await goTo(place);
        await expect.poll(() => host.requested.some((name) => name.startsWith(folder))).toBe(true);
      };
      await loads("lessons/", "ergo/learn/first-win");
      await expect(page.locator("#place")).toContainText("Dein erster Sieg");
      await loads("course/", "emergo/learn/small-boards");
      await loads("practice/", "emergo/learn/emergo-13-3");
      await loads("findings/", "ergo/learn/findings");
      await goTo("ergo/study");
      await page.locator("#place ergo-board").evaluate((board) => /** @type {any} */ (board).analyse());
      await page.locator(".openings:visible summary").click();
      await expect(page.locator(".openings:visible tbody tr").first()).toBeVisible();
      const missing = host.requested.filter((name) => !existsSync(join(next.folder, name)));
      assert.deepEqual(missing, []);
    }),
  ));

/**
 * Opens a board, and deploys the next version on its host, which keeps nothing of earlier ones.
 *
 * @param {(page: Page, host: Host) => Promise<void>} test
 * @param {(folder: string) => void} [change] of the next version
 */
async function withReplacedSite(test, change) {
  const alone = makeNext();
  change?.(alone.folder);
  const replaced = (/** @type {Page} */ page, /** @type {Host} */ host) => {
    host.folder = alone.folder;
    host.requested = [];
    return test(page, host);
  };
  try {
    await withBoard(
      plain,
      async (page, host) => {
        await cell(page, "e5").click();
        await until(page, "board.ply === 1");
        await replaced(page, host);
      },
      /\/parts\//,
    );
  } finally {
    alone.remove();
  }
}

/**
 * The folder of worker and module.
 *
 * @param {string} folder that of the site
 */
function partsOf(folder) {
  const inner = readdirSync(join(folder, "parts")).find((name) => name !== "puzzles");
  return join(folder, "parts", inner ?? "");
}

/**
 * Gives a part another name.
 *
 * @param {string} folder that of the site
 * @param {string} kind
 * @param {string} name
 */
function renamePart(folder, kind, name) {
  const parts = partsOf(folder);
  const newest = JSON.parse(readFileSync(join(parts, "newest.json"), "utf8"));
  renameSync(join(parts, newest[kind]), join(parts, name));
  writeFileSync(join(parts, "newest.json"), JSON.stringify({ ...newest, [kind]: name }));
}

test("a board whose worker is gone takes the newest one", { tag: "@sentinel" }, () =>
  withReplacedSite(async (page, host) => {
    await crashWorker(page);
    await cell(page, "d5").click();
    await until(page, "board.state.notice?.code === 'restarted'");
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    assert.equal(host.requested.filter((name) => name.endsWith("newest.json")).length, 1);
    assert.equal(await run(page, "board.state.isInPage"), false);
  }),
);

test("a board whose module is gone takes the newest one with its worker", () =>
  withReplacedSite(
    async (page, host) => {
      // As if the browser still had the script.
      host.hook = ({ name, response }) => {
        if (!name.startsWith("ergo-board")) return false;
        response
          .writeHead(200, { "content-type": "text/javascript", ...host.headers })
          .end(readFileSync(join(released, name)));
        return true;
      };
      await page.reload();
      await cell(page, "e5").click();
      await until(page, "board.ply === 1");
      assert.ok(host.requested.some((name) => name.endsWith("base-next.wasm")));
      assert.ok(host.requested.some((name) => /worker.*-next\.js$/.test(name)));
    },
    (folder) => renamePart(folder, "base-module", "base-next.wasm"),
  ));

test("a board that needs a part of its module which is gone takes the newest worker", () =>
  withReplacedSite(
    async (page, host) => {
      await run(page, "void board.setAttribute('threats', 'on')");
      await until(page, "board.state.notice?.code === 'restarted'");
      await until(page, "board.state.threats?.found");
      await cell(page, "d5").click();
      await until(page, "board.ply === 2");
      assert.ok(host.requested.some((name) => /worker.*-next\.js$/.test(name)));
    },
    (folder) => renamePart(folder, "study-module", "study-next.wasm"),
  ));

test("a board whose net is gone takes the newest one", () =>
  withReplacedSite(
    async (page, host) => {
      await run(page, "void board.setAttribute('mode', 'analyse')");
      await until(page, "board.state.analysis?.finding");
      assert.ok(host.requested.some((name) => name.endsWith("ergo-next.bin")));
    },
    (folder) => renamePart(folder, "ergo-net", "ergo-next.bin"),
  ));

test("a board whose parts are gone says so if the newest ones have another interface", () =>
  withReplacedSite(
    async (page) => {
      await crashWorker(page);
      await cell(page, "d5").click();
      await until(page, "board.state.status.failure?.code === 'missing'");
      await expect(page.getByText("could not be loaded")).toBeVisible();
    },
    (folder) => renameSync(partsOf(folder), join(folder, "parts", "another")),
  ));

test("a board at the address of a version is the same after another deployment", () =>
  withBoard(exact, async (page, host) => {
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
    host.folder = next.folder;
    await page.reload();
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
    const own = host.requested.filter((name) => name !== "index.html");
    assert.deepEqual(
      own.filter((name) => !name.startsWith(pinned.folder)),
      [],
    );
  }));

test("a pinned board in a sandboxed page has its engine in a worker", () =>
  withBoard(
    exact,
    async (page) => {
      assert.equal(await page.evaluate(() => origin), "null");
      await cell(page, "e5").click();
      await until(page, "board.ply === 1");
      assert.equal(await run(page, "board.state.isInPage"), false);
    },
    undefined,
    "sandbox allow-scripts",
  ));

/**
 * Opens a pinned board of which a file was changed, in a way that changes nothing that it does.
 *
 * @param {RegExp} name
 * @param {(page: Page, host: Host) => Promise<void>} test
 */
async function withChanged(name, test) {
  const [found, ...others] = Object.keys(pinned.integrity).filter((file) => name.test(file));
  assert.deepEqual(others, [], found);
  const file = join(released, pinned.folder, found);
  const content = readFileSync(file);
  // An empty custom section, in a WebAssembly module.
  writeFileSync(file, Buffer.concat([content, Buffer.from(found.endsWith(".wasm") ? [0, 1, 0] : "\n")]));
  try {
    await withBoard(exact, test, /integrity|\/parts\//);
  } finally {
    writeFileSync(file, content);
  }
}

test("a board that was changed is not run at all", () =>
  withChanged(/^ergo-board\.js$/, async (page, host) => {
    await expect(page.getByRole("link", { name: "The game" })).toBeVisible();
    assert.deepEqual(host.requested, [`${pinned.folder}/ergo-board.js`]);
    assert.equal(await page.evaluate(() => customElements.get("ergo-board")), undefined);
  }));

test("nor is one with a module that was changed", () => {
  const [, chunk] =
    /from"\.\/(ergo-board-.*?\.js)"/.exec(readFileSync(join(DIST, "ergo-board.js"), "utf8")) ?? [];
  return withChanged(new RegExp(`^${chunk}$`), async (page, host) => {
    await expect(page.getByRole("link", { name: "The game" })).toBeVisible();
    await expect.poll(() => host.requested).toContain(`${pinned.folder}/${chunk}`);
    assert.equal(await page.evaluate(() => customElements.get("ergo-board")), undefined);
  });
});

for (const [what, name] of /** @type {const} */ ([
  ["worker", /\/worker-/],
  ["WebAssembly module", /\/base-/],
])) {
  test(`a pinned board runs no ${what} that was changed`, () =>
    withChanged(name, async (page, host) => {
      await until(page, "board.state.status.failure?.code === 'missing'");
      assert.ok(host.requested.some((file) => name.test(file)));
    }));
}

/**
 * Exchanges a file of the pinned board while something runs: a script notes that it ran, and everything else
 * is another file of its kind.
 *
 * @param {string} name
 * @param {() => Promise<void>} during
 */
async function exchanging(name, during) {
  const at = (/** @type {string} */ file) => join(released, pinned.folder, file);
  const content = readFileSync(at(name));
  const other = Object.keys(pinned.integrity).find(
    (file) => file !== name && extname(file) === extname(name),
  );
  const note = `${content};globalThis.hasRun = true;`;
  writeFileSync(at(name), extname(name) === ".js" ? note : readFileSync(at(other ?? "")));
  try {
    await during();
  } finally {
    writeFileSync(at(name), content);
  }
}

/**
 * Runs in the page: asks a board for everything that it loads on demand, and leaves it at the start of Ergo.
 *
 * @param {readonly string[]} games
 */
async function askForEverything(games) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  const settled = (/** @type {Promise<unknown>} */ promise) => promise.catch(() => {});
  for (const game of games) {
    Object.assign(board, { game, threats: "on" });
    for (const mode of ["analyse", "study", "puzzle", "play"]) {
      board.mode = mode;
      await settled(board.ready);
      for (let frame = 0; frame < 9; frame++) await new Promise(requestAnimationFrame);
    }
    await settled(board.toGameText());
  }
  for (const language of ["de", "nl", "fr", "es", "pt", "en"]) {
    document.documentElement.lang = language;
    board.mode = board.mode === "study" ? "analyse" : "study";
    await settled(board.ready);
    for (let frame = 0; frame < 9; frame++) await new Promise(requestAnimationFrame);
  }
  Object.assign(board, { game: "ergo", mode: "play", threats: "off" });
  await settled(board.ready);
}

test("a pinned board runs no file that it loads later and somebody has changed, and works once that is mended", async () => {
  const own = (/** @type {Host} */ { requested }) =>
    requested.map((name) => name.slice(pinned.folder.length + 1));
  const start = async (/** @type {Page} */ page) => {
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
  };
  /** @type {string[]} */
  const later = [];
  await withBoard(exact, async (page, host) => {
    await start(page);
    host.requested = [];
    await page.evaluate(askForEverything, GAMES);
    later.push(...new Set(own(host)));
  });
  for (const name of few(1, later))
    await withBoard(
      exact,
      async (page) => {
        await start(page);
        /** @type {string[]} */
        const refused = [];
        page.on(
          "console",
          (message) => void (/integrity/.test(message.text()) && refused.push(message.text())),
        );
        await exchanging(name, async () => {
          await page.evaluate(askForEverything, GAMES);
          assert.ok(
            refused.some((text) => text.includes(name)),
            `${name} is refused`,
          );
          const hasRun = () => /** @type {any} */ (globalThis).hasRun;
          assert.equal(await page.evaluate(hasRun), undefined, name);
          for (const worker of page.workers()) assert.equal(await worker.evaluate(hasRun), undefined, name);
        });
        await page.evaluate(askForEverything, GAMES);
        await start(page);
      },
      /integrity|\/parts\/|dynamically imported/,
    );
});

test("a pinned board takes no newer parts", async () => {
  const folder = partsOf(join(released, pinned.folder));
  const [worker] = readdirSync(folder).filter((name) => name.startsWith("worker-"));
  cpSync(join(folder, worker), join(folder, "worker-other.js"));
  writeFileSync(join(folder, "newest.json"), '{ "worker": "worker-other.js" }');
  await withChanged(/\/worker-/, async (page, host) => {
    await until(page, "board.state.status.failure?.code === 'missing'");
    assert.ok(!host.requested.some((file) => file.endsWith("worker-other.js")));
  });
});
