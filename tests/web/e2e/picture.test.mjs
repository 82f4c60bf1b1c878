/** Pictures of a position and animated GIFs of a game, made in the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readGif } from "../gif.mjs";
import { randomMoves } from "../random-game.mjs";
import { makeFinger, makeKeys, makeMouse } from "./hands.mjs";
import { few, sample } from "./sample.mjs";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectShortTasks,
  openMenu,
  test,
  url,
  withPage,
} from "./support.mjs";

import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */

const MEGABYTE = 1_000_000;

/** The most that two drawings of a position differ on average, of 255; another position differs by more. */
const ALIKE = 4;

/** @param {Page} page */
const dialog = (page) => page.locator("#picture");

/** @param {Page} page */
const status = (page) => dialog(page).getByRole("status");

/**
 * Opens a game at its end, on the board of the page.
 *
 * @param {Page} page
 * @param {string} game
 * @param {string[]} moves
 */
async function openGame(page, game, moves) {
  await page.locator("#board .toolbar [data-action=more]").waitFor();
  await page.evaluate(
    ({ game, moves }) =>
      /** @type {any} */ (document.querySelector("#board")).open({
        game,
        options: [],
        players: ["person", "person"],
        moves,
      }),
    { game, moves },
  );
}

/** @param {Page} page */
async function openPicture(page) {
  const menu = await openMenu(page);
  await menu.locator("[data-action=picture]").click();
  await dialog(page).locator(".picture-preview > *").waitFor();
}

/**
 * @param {Page} page
 * @param {string} format
 */
const choose = (page, format) => dialog(page).getByRole("radio", { name: format }).check();

/**
 * @param {Page} page
 * @param {() => Promise<void>} [press]
 */
async function saved(page, press = () => dialog(page).getByRole("button", { name: "Save" }).click()) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

/**
 * Draws a file in a page of no site, as the policy of the page would forbid it: the bytes of red, green and
 * blue.
 *
 * @param {Page} page
 * @param {{ type: string; bytes: Uint8Array }} file
 * @param {{ width: number; height: number }} size
 */
async function pixelsOf(page, { type, bytes }, { width, height }) {
  const blank = await page.context().newPage();
  try {
    const source = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
    const drawn = await blank.evaluate(
      async ({ source, width, height }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        g.drawImage(image, 0, 0, width, height);
        const { data } = g.getImageData(0, 0, width, height);
        let text = "";
        for (let at = 0; at < data.length; at += 4)
          text += String.fromCharCode(data[at], data[at + 1], data[at + 2]);
        return btoa(text);
      },
      { source, width, height },
    );
    return new Uint8Array(Buffer.from(drawn, "base64"));
  } finally {
    await blank.close();
  }
}

/**
 * How much two pictures differ on average.
 *
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 */
function difference(one, other) {
  assert.equal(one.length, other.length);
  return Array.from(one).reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
}

/**
 * Faults of an SVG picture: what may not be in a file from this page. The policy of the page would not let it
 * be read there.
 *
 * @param {Page} page
 * @param {string} text
 */
async function faultsOfSvg(page, text) {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
      const allowed = "svg defs g path use text clipPath linearGradient radialGradient stop".split(" ");
      return [documentElement, ...documentElement.querySelectorAll("*")].flatMap((element) => [
        ...(allowed.includes(element.localName) ? [] : [element.localName]),
        ...[...element.attributes]
          .filter(({ name, value }) => /^on|style/.test(name) || (name === "href" && !value.startsWith("#")))
          .map(({ name, value }) => `${name}=${value}`),
      ]);
    }, text);
  } finally {
    await blank.close();
  }
}

const CASES = /** @type {const} */ ([
  { game: "ergo", plies: 60, viewport: { width: 1280, height: 800 }, make: makeMouse, touch: false },
  { game: "emergo", plies: 12, viewport: { width: 390, height: 844 }, make: makeFinger, touch: true },
  { game: "hexemergo", plies: 12, viewport: { width: 1280, height: 800 }, make: makeKeys, touch: false },
  { game: "intermedium", plies: 9, viewport: { width: 320, height: 568 }, make: makeFinger, touch: true },
]);

for (const { game, plies, viewport, make, touch } of CASES) {
  test(`pictures and an animation of ${game} at ${viewport.width}×${viewport.height}`, () =>
    withPage({ path: `#/${game}`, viewport, hasTouch: touch }, async (page) => {
      const hands = make(page);
      const press = hands.press.bind(hands);
      const button = (/** @type {string} */ name) => dialog(page).getByRole("button", { name });
      const moves = randomMoves(game, plies);
      await openGame(page, game, moves);
      await press(page.locator("#board .toolbar [data-action=more]"), "the menu");
      // A menu may be longer than the window.
      const entry = page.locator("#board .toolbar .menu [data-action=picture]");
      if (make !== makeKeys) await entry.scrollIntoViewIfNeeded();
      await press(entry, "Picture");
      const preview = dialog(page).getByRole("img");
      await preview.locator("canvas").waitFor();
      const last = `Move ${Math.ceil(plies / 2)}, ${plies % 2 ? "White" : "Black"}: ${moves.at(-1)}`;
      await expect(preview).toHaveAccessibleName(new RegExp(`^A board of \\w+. ${last}.$`));
      await expectAccessible(page, game);
      await expectNoSidewaysScrolling(page);

      const width480 = dialog(page).getByRole("radio", { name: "480" });
      // The keys do so themselves.
      if (make !== makeKeys) await width480.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
      await press(width480, "the width");
      await preview.locator("canvas").waitFor();
      const png = await saved(page, () => press(button("Save"), "Save"));
      assert.match(png.name, new RegExp(`^${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
      const header = new DataView(png.bytes.buffer, 16);
      assert.equal(header.getUint32(0), 480);

      const vectors = dialog(page).getByRole("radio", { name: "SVG" });
      if (make !== makeKeys) await vectors.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
      await press(vectors, "SVG");
      await preview.locator("svg").waitFor();
      const svg = await saved(page, () => press(button("Save"), "Save"));
      assert.match(svg.name, /\.svg$/);
      assert.deepEqual(await faultsOfSvg(page, new TextDecoder().decode(svg.bytes)), []);

      await press(dialog(page).getByRole("radio", { name: "Animated GIF" }), "GIF");
      const gif = await saved(page, () => press(button("Save"), "Save"));
      assert.match(gif.name, /\.gif$/);
      await expect(status(page)).toHaveText(/^\d+ positions, [\d.]+ MB\.$/);
      await expect(button("Save")).toBeVisible();
      const { width, height, frames } = readGif(gif.bytes);
      assert.equal(width, 480);
      assert.equal(height, header.getUint32(4));
      assert.equal(frames.length, plies + 1);
      assert.deepEqual(
        frames.map(({ delay }) => delay),
        [...moves.map(() => 100), 300],
      );
      assert.ok(gif.bytes.length < 1.5 * MEGABYTE, `${gif.bytes.length} bytes`);

      // All three show the position that is on the board.
      const size = { width, height };
      const drawn = await pixelsOf(page, { type: "image/png", bytes: png.bytes }, size);
      const vector = await pixelsOf(page, { type: "image/svg+xml", bytes: svg.bytes }, size);
      const [end] = frames.slice(-1);
      assert.ok(difference(drawn, end.seen) < ALIKE, `GIF: ${difference(drawn, end.seen)}`);
      assert.ok(difference(drawn, frames[0].seen) > 2 * difference(drawn, end.seen), "the first position");
      assert.ok(difference(drawn, vector) < 2 * ALIKE, `SVG: ${difference(drawn, vector)}`);
    }));
}

test("an animation from the position on the board, at another size and pace", { tag: "@sentinel" }, () =>
  withPage({ path: "#/ergo" }, async (page) => {
    await openGame(page, "ergo", ["e5", "d5", "e6", "d6", "f5"]);
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(3));
    await openPicture(page);
    await choose(page, "Animated GIF");
    await choose(page, "From this position");
    await choose(page, "320");
    await choose(page, "0.5");
    const { bytes } = await saved(page);
    const { width, frames } = readGif(bytes);
    assert.equal(width, 320);
    assert.deepEqual(
      frames.map(({ delay }) => delay),
      [50, 50, 150],
    );
  }),
);

test("an animation that is cancelled leaves nothing, and another one can be made", () =>
  withPage({ path: "#/emergo" }, async (page) => {
    let downloads = 0;
    page.on("download", () => downloads++);
    await openGame(page, "emergo", randomMoves("emergo", 20));
    await openPicture(page);
    await choose(page, "Animated GIF");
    for (const done of [0, 3]) {
      await page.evaluate((done) => {
        const found = /** @type {HTMLElement} */ (document.querySelector("#picture"));
        const progress = /** @type {HTMLProgressElement} */ (found.querySelector("progress"));
        const [, cancel] = /** @type {NodeListOf<HTMLElement>} */ (found.querySelectorAll(".buttons button"));
        const observer = new MutationObserver(() => {
          if (progress.value < done) return;
          cancel.click();
          observer.disconnect();
        });
        observer.observe(progress, { attributes: true });
        const save = /** @type {HTMLElement} */ (found.querySelector("button.main"));
        save.focus();
        save.click();
        if (done === 0) cancel.click();
      }, done);
      await expect(status(page)).toHaveText("Cancelled.");
      await expect(dialog(page).getByRole("button", { name: "Save" })).toBeFocused();
      await expect(dialog(page).getByRole("progressbar")).toBeHidden();
    }
    assert.equal(downloads, 0);
    await saved(page);
    // Closing ends it, too.
    await dialog(page).getByRole("radio", { name: "640" }).check();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }));

test("the page stays alive while an animation is made", () =>
  withPage({ path: "#/intermedium" }, async (page) => {
    await openGame(page, "intermedium", randomMoves("intermedium", 60));
    await openPicture(page);
    await choose(page, "Animated GIF");
    let width = 320;
    await expectShortTasks(page, async () => {
      // Another wish makes it forget what it has made.
      await choose(page, String((width = width === 480 ? 320 : 480)));
      const { bytes } = await saved(page);
      assert.ok(bytes.length < 1.5 * MEGABYTE, `${bytes.length} bytes`);
    });
  }));

test("a game without moves has a picture in every format, and an animation of its start", () =>
  withPage({ path: "#/ergo" }, async (page) => {
    for (const game of few(1, GAMES)) {
      await openGame(page, game, []);
      await openPicture(page);
      for (const format of ["PNG", "SVG"]) {
        await choose(page, format);
        assert.ok((await saved(page)).bytes.length > 1000, `${format} of ${game}`);
      }
      await choose(page, "Animated GIF");
      await expect(dialog(page).getByRole("radio", { name: "From this position" })).toBeHidden();
      const { frames } = readGif((await saved(page)).bytes);
      assert.deepEqual(
        frames.map(({ delay }) => delay),
        [300],
      );
      await expect(status(page)).toHaveText(/^1 position, /);
      await page.keyboard.press("Escape");
    }
  }));

test("a long game is animated while the page stays alive, and takes little memory", () =>
  withPage({ path: "#/ergo" }, async (page) => {
    const moves = randomMoves("ergo", sample(300, 600));
    await openGame(page, "ergo", moves);
    await openPicture(page);
    await choose(page, "Animated GIF");
    await choose(page, "320");
    const tools = await page.context().newCDPSession(page);
    const heap = async () => {
      await tools.send("HeapProfiler.collectGarbage");
      return (await tools.send("Runtime.getHeapUsage")).usedSize;
    };
    const before = await heap();
    await expectShortTasks(page, async () => {
      await choose(page, "480");
      await choose(page, "320");
      const { bytes } = await saved(page);
      assert.equal(readGif(bytes).frames.length, moves.length + 1);
    });
    await choose(page, "640");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    // By then it has all positions.
    const bar = dialog(page).getByRole("progressbar");
    await expect
      .poll(() => bar.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value))
      .toBeGreaterThan(0);
    const more = (await heap()) - before;
    assert.ok(more < 10 * MEGABYTE, `${more} bytes`);
  }));

test("a picture is copied, and a line of a study is animated", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await page
      .context()
      .grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(url).origin });
    const study = page.locator("#place.study ergo-board");
    await study.locator(".toolbar [data-action=more]").waitFor();
    await study.evaluate(async (board) => {
      await /** @type {any} */ (board).ready;
      for (const move of ["e5", "d5", "e6"]) await /** @type {any} */ (board).play(move);
      await /** @type {any} */ (board).goTo(1);
      // A variation.
      await /** @type {any} */ (board).play("f6");
    });
    await study.locator(".toolbar [data-action=more]").click();
    await study.locator(".menu [data-action=picture]").click();
    await dialog(page).locator(".picture-preview canvas").waitFor();
    await expect(dialog(page).getByRole("img")).toHaveAccessibleName("A board of Ergo. Move 1, Black: f6.");
    await dialog(page).getByRole("button", { name: "Copy" }).click();
    await expect(status(page)).toHaveText("Picture copied.");
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).map(({ types }) => types),
    );
    assert.deepEqual(types, [["image/png"]]);
    await choose(page, "Animated GIF");
    const { frames } = readGif((await saved(page)).bytes);
    assert.equal(frames.length, 3);
  }));
