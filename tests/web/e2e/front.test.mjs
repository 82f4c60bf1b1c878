/** The front door: the pages of the games, the gallery of boards, and how an installed page is started. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { ALL_WORDS } from "../../../tools/site/words.js";
import { DIST, withHost } from "./static-server.mjs";
import { TESTED } from "../games/index.mjs";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  expectAccessible,
  expectGame,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectStatus,
  storedGame,
  until,
  url,
  withPage,
} from "./support.mjs";
import { test, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * For `prepare`: adds up layout shifts as Cumulative Layout Shift does, in windows of at most five seconds.
 *
 * @param {Page} page
 */
const watchShifts = (page) =>
  page.addInitScript(() => {
    let [sum, first, last] = [0, 0, 0];
    /** @type {any} */ (window).worstShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        const { startTime: time, value, hadRecentInput } = entry;
        if (hadRecentInput) continue;
        if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time];
        last = time;
        sum += value;
        /** @type {any} */ (window).worstShift = Math.max(/** @type {any} */ (window).worstShift, sum);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** @param {Page} page */
async function expectNoShift(page) {
  const shift = await page.evaluate(() => /** @type {any} */ (window).worstShift);
  assert.ok(shift <= 0.02, `the layout shifts by ${shift}`);
}

/**
 * Goes through all boards of a page until each is ready.
 *
 * @param {Page} page
 * @param {string} places selects what contains one
 */
async function wakeBoards(page, places) {
  for (const place of await page.locator(places).all()) {
    await place.scrollIntoViewIfNeeded();
    const board = place.locator("ergo-board, iframe");
    await board.scrollIntoViewIfNeeded();
    await board.evaluate((board) => /** @type {any} */ (board).ready);
    // What comes later could move something. On a slow machine this can miss it, but it never fails by
    // mistake.
    await page.waitForTimeout(700);
  }
}

/** @param {Page} page */
const picturesOf = (page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => ({
      source: image.currentSrc,
      size: `${image.naturalWidth} ${image.naturalHeight}`,
      expected: `${image.getAttribute("width")} ${image.getAttribute("height")}`,
    }));
  });

for (const { game, name, word } of TESTED) {
  test(`the page of ${name} says without scripts what the game is, and leads to it`, () =>
    withPage({ path: `${game}/`, javaScriptEnabled: false }, async (page) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.locator("main")).toContainText(word);
      for (const title of ["How it is played", "How it ends", "Who made it"])
        await page.getByRole("heading", { name: title }).waitFor();
      await expect(page.locator("main li").nth(2)).toBeVisible();
      const [play, rules] = [
        page.getByRole("link", { name: `Play ${name}` }),
        page.getByRole("link", { name: "All the rules" }),
      ];
      assert.equal(await play.getAttribute("href"), `../?lang=en#/${game}`);
      assert.equal(await rules.getAttribute("href"), `../?lang=en#/${game}/rules`);
      const { width } = /** @type {{ width: number }} */ (await page.locator(".hero img").boundingBox());
      assert.ok(width > 200);
    }));

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const width of few(1, [320, 1280])) {
      test(`the page of ${name} passes axe and shows its board: ${width} px wide, ${colorScheme}`, () =>
        withPage(
          { path: `${game}/`, colorScheme, viewport: { width, height: 800 }, prepare: watchShifts },
          async (page) => {
            await expectAccessible(page, game);
            await expectNoSidewaysScrolling(page);
            const pictures = await picturesOf(page);
            assert.equal(pictures.length, TESTED.length);
            for (const { source, size, expected } of pictures) {
              assert.ok(source.endsWith(`-${colorScheme}.webp`), source);
              // Their place is kept.
              assert.equal(size, expected, source);
            }
            const box = await page.getByRole("link", { name: `Play ${name}` }).boundingBox();
            assert.ok(box && box.y + box.height < 800, "the way to the game is seen at once");
            await expectNoShift(page);
          },
        ));
    }
  }
}

for (const { game, name } of few(1, TESTED)) {
  test(`from the page of ${name} to its board, its rules and the other games`, () =>
    withPage({ path: `${game}/` }, async (page) => {
      await page.getByRole("link", { name: `Play ${name}` }).click();
      await expectGame(page, game);
      await page.goBack();
      await page.getByRole("link", { name: "All the rules" }).click();
      await expect(page.locator("#place h1")).toContainText(name);
      await page.goto(`${url}${game}/`);
      for (const other of TESTED.filter((other) => other.game !== game)) {
        await page.locator(`.card[href="../${other.game}/"]`).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
        await page.goBack();
      }
      await page.getByRole("link", { name: "A board on your own page" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boards for your page");
      await page.goBack();
      await page.getByRole("link", { name: "About" }).click();
      await expect(page.locator("#place")).toContainText("Nothing leaves your device");
    }));
}

/** Of each language one page, and of each kind of page at least one. */
const TRANSLATED = ALL_WORDS.filter(({ code }) => code !== "en").map((words, at) => ({
  words,
  path: `${words.code}/${["ergo/", "", "gallery/", "api.html", "intermedium/"][at % 5]}`,
}));

for (const { words, path } of TRANSLATED) {
  test(`${path} passes axe and is in its language, 320 px wide`, () =>
    withPage({ path, viewport: { width: 320, height: 800 }, prepare: watchShifts }, async (page) => {
      assert.equal(await page.locator("html").getAttribute("lang"), words.code);
      await expectAccessible(page, path);
      await expectNoSidewaysScrolling(page);
      await expectNoShift(page);
      const links = page.getByRole("navigation", { name: words.page.languages }).getByRole("link");
      await expect(links).toHaveText(ALL_WORDS.map(({ language }) => language));
      for (const link of await links.all()) {
        const { height } = /** @type {{ height: number }} */ (await link.boundingBox());
        assert.ok(height >= 44, `a link is ${height} px high`);
      }
      if (!path.endsWith("/gallery/")) return;
      // Its frame needs the words of the language before it can answer.
      await page.locator("#frame-title").scrollIntoViewIfNeeded();
      await page.locator(".framed").scrollIntoViewIfNeeded();
      await expect(page.locator("#ply")).toHaveText("0");
    }));
}

for (const { words, path } of TRANSLATED) {
  test(`nothing moves when the typefaces of ${path} come late`, () =>
    withPage(
      {
        path,
        viewport: { width: 320, height: 800 },
        prepare: async (page) => {
          await watchShifts(page);
          await page.route("**/*.woff2", async (route) => {
            // Until the page is there without them.
            await setTimeout(1000);
            await route.continue();
          });
        },
      },
      async (page) => {
        assert.equal(await page.locator("html").getAttribute("lang"), words.code);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expectNoShift(page);
      },
    ));
}

test("from a page in a language to the board in it, and to the same page in another", () => {
  const [{ words }] = TRANSLATED;
  return withPage({ path: `${words.code}/emergo/` }, async (page) => {
    await page.getByRole("link", { name: words.game.play("Emergo") }).click();
    await expectGame(page, "emergo");
    assert.equal(await page.locator("html").getAttribute("lang"), words.code);
    await page.goBack();
    await page.getByRole("link", { name: words.page.about, exact: true }).click();
    await page.locator(`#place a[href="${words.code}/emergo/"]`).click();
    await page.getByRole("link", { name: words.page.all }).click();
    await expect(page).toHaveTitle(words.title);
    await page.locator('.card[href="./hexemergo/"]').click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "How it is played" })).toBeVisible();
    await expect(page).toHaveURL(`${url}hexemergo/`);
  });
});

test("every page opens offline, at any path; what is not needed to play, once it was looked at", () =>
  withHost(DIST, { at: "/some/where/" }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      const showAll = async () => {
        for (const { game, name } of TESTED) {
          await page.goto(`${host.url}${game}/`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
          assert.equal((await picturesOf(page)).length, TESTED.length);
        }
        await page.getByRole("link", { name: "Play Intermedium" }).click();
        await expectGame(page, "intermedium");
        await page.goto(`${host.url}gallery/`);
        await page.locator("ergo-board .board").first().waitFor();
        const [{ words }] = TRANSLATED;
        await page.goto(`${host.url}${words.code}/ergo/`);
        await expect(page.getByRole("heading", { name: words.game.how })).toBeVisible();
        await page.goto(`${host.url}api.html`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText("ergo-board");
        await page.goto(`${host.url}ergo-offline.html`);
        await expectStatus(page, "White");
      };
      await showAll();
      await host.stop();
      await page.context().setOffline(true);
      await showAll();
    }),
  ));

test("the about page says who made the games, and leads to their pages", () =>
  withPage({ path: "#/about" }, async (page) => {
    const place = page.locator("#place");
    for (const words of [
      "Ralf Gering",
      "Christian Freeling and Ed van Zon",
      "Matt Crispis",
      "Sources",
      "MIT licence",
      "Version 0.",
    ])
      await expect(place).toContainText(words);
    await expectAccessible(page, "about");
    const notices = place.getByRole("link", { name: "Licences of the code and the typefaces of others" });
    const response = await page.request.get(await notices.evaluate((/** @type {any} */ link) => link.href));
    assert.match(await response.text(), /^What Ergo contains of others[^]*SIL OPEN FONT LICENSE/);
    await place.getByRole("link", { name: "More about Emergo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emergo");
  }));

const manifest = JSON.parse(readFileSync(join(DIST, "manifest.webmanifest"), "utf8"));

test("the browser accepts the manifest, and its files exist", () =>
  withPage({}, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.deepEqual(JSON.parse(String(data)), manifest);
    const images = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((/** @type {any} */ { icons }) => icons),
    ];
    for (const { src, sizes, type } of images) {
      const found = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (type !== "image/svg+xml") assert.equal(found, sizes, src);
      assert.match(
        src,
        { "image/svg+xml": /\.svg$/, "image/png": /\.png$/, "image/jpeg": /\.jpg$/ }[String(type)] ?? /never/,
      );
    }
  }));

test("shortcuts open their games", { tag: "@soak" }, async () => {
  assert.equal(manifest.shortcuts.length, TESTED.length);
  for (const { name, url: address } of manifest.shortcuts) {
    await withPage({ path: address }, async (page) => {
      await expectGame(page, name.toLowerCase());
    });
  }
});

/**
 * The address that opens the page with something shared.
 *
 * @param {Record<string, string>} shared
 */
const sharing = (shared) => {
  const { action, params } = manifest.share_target;
  return `${action}?${new URLSearchParams(Object.entries(shared).map(([part, value]) => [params[part], value]))}`;
};

/**
 * The link of a game, made by the page.
 *
 * @param {string} positionLine
 */
async function linkTo(positionLine) {
  let link = "";
  await withPage({ stored: storedGame(positionLine) }, async (page) => {
    await expectPositionLine(page, positionLine);
    link = await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).toLink());
  });
  return `${url}#${link}`;
}

const TEXT = '[Game "ergo"]\n1. e5 a1 2. d5 a5 {A comment.} *';

test("a shared link opens its game, and the own game is kept", async () => {
  const link = await linkTo("startpos moves e5 d5 e6");
  // Some apps put the link into the text.
  for (const shared of /** @type {Record<string, string>[]} */ ([
    { url: link },
    { title: "Ergo", text: `Your move! ${link}` },
  ])) {
    await withPage({ path: sharing(shared), stored: storedGame("startpos moves a1 b2") }, async (page) => {
      const dialog = page.getByRole("dialog", { name: "Game link" });
      await expect(dialog).toContainText("at move 2");
      assert.equal(new URL(page.url()).search, "");
      await dialog.getByRole("button", { name: "Open it" }).click();
      await expectPositionLine(page, "startpos moves e5 d5 e6");
      await chooseFromMenu(page, "restore");
      await expectPositionLine(page, "startpos moves a1 b2");
    });
  }
});

test("a shared game text opens, and the game before it can be restored", () =>
  withPage({ path: sharing({ text: TEXT }), stored: storedGame("startpos moves a1 b2") }, async (page) => {
    await expectPositionLine(page, "startpos moves e5 a1 d5 a5");
    await page.reload();
    await expectMoveCount(page, 4);
    await cell(page, "e6").click();
    await expectMoveCount(page, 5);
    await chooseFromMenu(page, "restore");
    await expectPositionLine(page, "startpos moves a1 b2");
  }));

test("shared words that are no game are shown with what is wrong", { tag: "@soak" }, () =>
  withPage(
    { path: sharing({ text: "Dinner at eight?" }), stored: storedGame("startpos moves a1 b2") },
    async (page) => {
      await expect(page.locator("#game-text .error")).toBeVisible();
      await expect(page.locator("#game-text-field")).toHaveValue("Dinner at eight?");
      await page.keyboard.press("Escape");
      await expectPositionLine(page, "startpos moves a1 b2");
    },
  ),
);

test("a file that is opened with the installed page is shown", { tag: "@soak" }, () => {
  assert.deepEqual(manifest.file_handlers, [{ action: "./", accept: { "text/plain": [".txt"] } }]);
  return withPage(
    {
      stored: storedGame("startpos moves a1 b2"),
      prepare: (page) =>
        page.addInitScript(() => {
          const setConsumer = (/** @type {unknown} */ consumer) =>
            Object.assign(window, { launch: consumer });
          Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
        }),
    },
    async (page) => {
      await page.waitForFunction(() => "launch" in window);
      const launch = (/** @type {string | undefined} */ text) =>
        page.evaluate((text) => {
          const getFile = async () => {
            if (text === undefined) throw new Error("gone");
            return new File([text], "game.ergo.txt");
          };
          /** @type {any} */ (window).launch({ files: [{ getFile }] });
        }, text);
      await page.evaluate(() => /** @type {any} */ (window).launch({ files: [] }));
      await launch(TEXT);
      await expectPositionLine(page, "startpos moves e5 a1 d5 a5");
      await launch(undefined);
      await expect(page.locator("#game-text .error")).toBeVisible();
      await page.keyboard.press("Escape");
      await chooseFromMenu(page, "restore");
      await expectPositionLine(page, "startpos moves a1 b2");
    },
  );
});

const GALLERY = join(DIST, "gallery");

test("the boards of the gallery run from exactly the sources that are shown", async () => {
  const text = readFileSync(join(GALLERY, "index.html"), "utf8");
  const files = readdirSync(GALLERY).filter((name) => !/^(index\.html|gallery\..*)$/.test(name));
  await withPage({ path: "gallery/", viewport: { width: 1280, height: 800 } }, async (page) => {
    const demos = await page
      .locator(".demo")
      .evaluateAll((demos) =>
        demos.map((demo) =>
          [...demo.querySelectorAll("figure")].map((figure) =>
            [...figure.children].map((part) => part.textContent ?? ""),
          ),
        ),
      );
    assert.ok(demos.length >= 9);
    /** @type {string[]} */
    const shown = [];
    for (const [[kind, html], ...others] of demos) {
      assert.equal(kind, "HTML");
      const markup = html.split("\n").map((line) => line.trim());
      assert.ok(text.replaceAll(/\n +/g, "\n").includes(`\n${markup.join("\n")}\n`), html);
      for (const [name, code] of others) {
        assert.equal(code, readFileSync(join(GALLERY, name), "utf8").trim(), name);
        assert.ok(html.includes(`"${name}"`), `${name} is loaded`);
        shown.push(name);
      }
    }
    assert.deepEqual(shown.toSorted(), files.toSorted());
  });
});

/** @type {[width: number, colorScheme: "light" | "dark"][]} */
const GALLERIES = [
  [320, "dark"],
  [768, "dark"],
  [1280, "light"],
];

for (const [width, colorScheme] of few(1, GALLERIES)) {
  test(`every board of the gallery becomes ready, and nothing moves: ${width} px wide, ${colorScheme}`, () =>
    withPage(
      { path: "gallery/", colorScheme, viewport: { width, height: 800 }, prepare: watchShifts },
      async (page) => {
        assert.ok(page.workers().length <= 3, "boards out of sight take no workers");
        await wakeBoards(page, ".live");
        await expect(page.locator("#ply")).toHaveText("0");
        await expectNoSidewaysScrolling(page);
        await expectNoShift(page);
        await expectAccessible(page, "the gallery");
      },
    ));
}

test("the examples of the gallery do what they say", () =>
  withPage(
    {
      path: "gallery/",
      viewport: { width: 1280, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    },
    async (page) => {
      await expect(page.locator("#script")).toHaveText(
        `<script type="module" src="${url}ergo-board.js"></script>`,
      );
      await page.locator("figure button").first().click();
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        await page.locator("#script").textContent(),
      );

      const button = (/** @type {string} */ board, /** @type {string} */ name) =>
        page.locator(`${board} button[data-name="${name}"]`);
      const plyOf = (/** @type {string} */ board) =>
        page.locator(board).evaluate((board) => /** @type {any} */ (board).ply);
      const see = (/** @type {string} */ heading) => page.locator(heading).scrollIntoViewIfNeeded();
      await see("#puzzle-title");
      await page.locator("#puzzle").evaluate((board) => /** @type {any} */ (board).ready);
      await button("#puzzle", "e2").click();
      await expect(page.locator("#tries")).toHaveText("e2? ");
      await expect(page.locator("#solved")).toBeHidden();
      await expect.poll(() => plyOf("#puzzle")).toBe(0);
      await button("#puzzle", "c7").click();
      await expect(page.locator("#solved")).toBeVisible();
      await expect(page.locator("#tries")).toHaveText("e2? c7! ");
      await expect.poll(() => plyOf("#puzzle")).toBeGreaterThan(0);

      await see("#events-title");
      // The script of the example loads when it comes into sight.
      await expect(async () => {
        await page.locator("#count").click();
        await expect(page.locator("#legal")).toHaveText("90: a1, a2 …", { timeout: 2000 });
      }).toPass();
      await button("#events", "e5").click();
      await expect(page.locator("#last")).toHaveText("1. e5");

      await see("#themed-title");
      await page.locator("#themed [part~=board]").waitFor();
      assert.equal(await page.locator("#themed [part~=toolbar]").isVisible(), false);
      await see("#frame-title");
      await expect(page.locator("#ply")).toHaveText("0");
      await page.locator("#next").click();
      await expect(page.locator("#ply")).toHaveText("1");
      await see("#loading");
      await expect(page.locator("#loaded")).toBeVisible();
      await expect(page.locator("#waiting")).toBeHidden();
    },
  ));

test("the embed dialog leads to the gallery", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves a1 b2") }, async (page) => {
    await expectStatus(page, "White to move.");
    await chooseFromMenu(page, "embed");
    const link = page.getByRole("link", { name: "More examples with their sources" });
    assert.equal(
      await link.evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href),
      `${url}gallery/`,
    );
  }),
);

const PARAGRAPH = `<p>${"Three abstract games for two, on three boards of their own. ".repeat(12)}</p>`;

/** The rules that docs/embedding.md advises for the time until the script is there. */
const [, PLACE] = /^```css\n(ergo-board:not\(:defined\)[^]*?)```$/m.exec(
  readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8"),
) ?? ["", ""];

for (const width of few(1, [390, 1280])) {
  test(`a blog page with three boards does not move: ${width} px wide`, () => {
    assert.notEqual(PLACE, "");
    const boards = [
      '<ergo-board id="board"></ergo-board>',
      `<ergo-board mode="view" game-text='${TEXT}'><a slot="link" href="#">Play on</a><pre>${TEXT}</pre></ergo-board>`,
      '<ergo-board game="emergo" mode="analyse"></ergo-board>',
    ];
    const article = boards.map((board) => `${PARAGRAPH}<figure>${board}</figure>`).join("");
    return visit(
      `<style>main { max-width: 44rem; margin: auto } ${PLACE}</style><article>${article}${PARAGRAPH}</article>`,
      { viewport: { width, height: 800 }, prepare: watchShifts },
      async (page) => {
        await until(page, "board.turn");
        await wakeBoards(page, "figure");
        await expectNoShift(page);
      },
    );
  });
}
