/**
 * Draws the pictures of the site, all of them from its own boards: those of the game pages, the card of each
 * page that other sites show with a link, the screenshots of the manifest and the icons of its shortcuts.
 * `node tools/site/generate/pictures.js`, after `cargo xtask dist`. The pictures are checked in, because
 * building the site requires no browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { gamePage } from "../games.js";
import { DESCRIBED, ENGLISH } from "../words.js";
import { serveSite, startBrowser } from "./browser.js";
import { inPalette } from "./png.js";

/** @import {Page} from "playwright-core" */

const www = new URL("../../../www/", import.meta.url);
const write = (/** @type {string} */ name, /** @type {Buffer} */ bytes) => {
  const file = new URL(name, www);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
};

/**
 * The games that have a page, with what is seen in their pictures.
 *
 * @type {({
 *   game: string;
 *   name: string;
 * } & import("../../../www/games/page.js").GamePage["picture"])[]}
 */
const games = [];
for (const game of DESCRIBED) {
  const { picture } = await gamePage(game);
  games.push({ game, name: ENGLISH.games[game].name, ...picture });
}

/** The longer side of the picture of a board. */
const LENGTH = 780;

/** How far the shadow of a board reaches to the sides, in pixels. */
const SHADOW = 36;

// The cards have the typefaces of the site.
const host = await serveSite();
const browser = await startBrowser();

/**
 * Opens the page with a game.
 *
 * @param {typeof games[number]} game
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {(page: Page) => Promise<void>} look
 */
async function withGame({ game, position: positionLine, touched }, options, look) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    bypassCSP: true,
    serviceWorkers: "block",
    ...options,
  });
  const stored = {
    version: 1,
    game,
    options: [],
    players: ["person", "person"],
    seconds: 1,
    level: 4,
    positionLine,
  };
  await context.addInitScript(
    ([game, text]) => {
      localStorage.setItem(`ergo / game ${game}`, text);
      localStorage.setItem("ergo / current", game);
    },
    [
      game,
      JSON.stringify({
        ...stored,
        at: (positionLine.split(" moves ")[1] ?? "").split(" ").filter(Boolean).length,
      }),
    ],
  );
  const page = await context.newPage();
  await page.goto(`${host.url}#/${game}`);
  for (const name of touched) await page.locator(`#board button[data-name="${name}"]`).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // The grain of the wood is drawn last.
  await page.waitForFunction(() => !document.querySelector("#board")?.shadowRoot?.querySelector(".rough"));
  await page.waitForTimeout(500);
  await look(page);
  await context.close();
}

/**
 * Converts a picture to another size and format.
 *
 * @param {Page} page
 * @param {Buffer} png
 * @param {number} length of its longer side
 * @param {string} type
 */
async function convert(page, png, length, type) {
  const url = await page.evaluate(
    async ([data, length, type]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      const scale = Number(length) / Math.max(image.width, image.height);
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL(String(type), 0.78);
    },
    [png.toString("base64"), length, type],
  );
  return Buffer.from(url.split(",")[1], "base64");
}

/**
 * The board and nothing else, on nothing.
 *
 * @param {Page} page
 */
async function boardOf(page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".counter, .toast { visibility: hidden }");
    document.querySelector("#board")?.shadowRoot?.adoptedStyleSheets.push(sheet);
    document.body.style.background = "none";
    for (const part of document.querySelectorAll("header, #places"))
      /** @type {HTMLElement} */ (part).style.visibility = "hidden";
  });
  const box = await page.locator("#board .board").boundingBox();
  if (!box) throw new Error("no board");
  const clip = {
    x: box.x - SHADOW,
    y: box.y - SHADOW / 2,
    width: box.width + 2 * SHADOW,
    height: box.height + 2 * SHADOW,
  };
  return page.screenshot({ clip, omitBackground: true });
}

/**
 * The picture that another site shows with a link to a page, in whatever language: it has no words but names.
 *
 * @param {string} file
 * @param {string} name
 * @param {string[]} pictures
 */
async function card(file, name, pictures) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<base href="${host.url}" /><link rel="stylesheet" href="fonts.css" />
    <style>
      body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #f1e8d7; color: #2a1d12; }
      main { position: absolute; inset: 0 auto 0 72px; width: 440px; display: flex; flex-direction: column; justify-content: center; }
      h1 { margin: 0; font: 560 86px/1 Fraunces; letter-spacing: -0.012em; }
      img { position: absolute; left: 550px; top: 315px; width: 600px; max-height: 610px; object-fit: contain; translate: 0 -50%; }
      .many img { left: 470px; width: 340px; max-height: 290px; }
      .many img:nth-child(1) { top: 168px; }
      .many img:nth-child(2) { top: 464px; }
      .many img:nth-child(3) { left: 820px; top: 168px; }
      .many img:nth-child(4) { left: 820px; top: 464px; }
      .many + main h1 { font-size: 62px; line-height: 1.1; }
    </style>
    <div class="${pictures.length > 1 ? "many" : "one"}">${pictures.map((data) => `<img alt="" src="${data}" />`).join("")}</div>
    <main><h1>${name}</h1></main>`);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  write(file, inPalette(await page.screenshot()));
  await page.close();
}

/** @type {string[]} */
const pictures = [];
for (const game of games) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await withGame(
      game,
      { colorScheme, deviceScaleFactor: 2, viewport: { width: 1280, height: 800 } },
      async (page) => {
        const png = await boardOf(page);
        write(
          `games/${game.game}/pictures/${colorScheme}.webp`,
          await convert(page, png, LENGTH, "image/webp"),
        );
        if (colorScheme === "dark") return;
        pictures.push(`data:image/png;base64,${png.toString("base64")}`);
        const box = await page.locator(`#board button[data-name="${game.icon}"]`).boundingBox();
        if (!box) throw new Error("no cell");
        // A square, a little higher than the middle of the cell, where stacks rise.
        const size = box.width + 4;
        const y = box.y + box.height / 2 - size / 2 - 2;
        const clip = { x: box.x - 2, y, width: size, height: size };
        write(
          `games/${game.game}/pictures/icon-96.png`,
          await convert(page, await page.screenshot({ clip }), 96, "image/png"),
        );
      },
    );
  }
  await withGame(game, { viewport: { width: 1280, height: 800 } }, async (page) => {
    write(`games/${game.game}/pictures/wide.jpg`, await page.screenshot({ type: "jpeg", quality: 82 }));
  });
  await withGame(
    game,
    { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    async (page) => {
      write(`games/${game.game}/pictures/narrow.jpg`, await page.screenshot({ type: "jpeg", quality: 76 }));
    },
  );
}
for (const [at, { game, name }] of games.entries())
  await card(`games/${game}/pictures/card.png`, name, [pictures[at]]);
await card("pages/previews/all.png", games.map(({ name }) => name).join("<br />"), pictures);
await browser.close();
host.stop();
