/**
 * Draws the animated picture of the README: some moves of each game, on boards of the site. `node
 * tools/site/generate/animation.js`, after `cargo xtask dist`. It is transparent around the boards, so that
 * it suits light pages and dark ones.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { gamePage } from "../games.js";
import { DESCRIBED, ENGLISH } from "../words.js";
import { serveSite, startBrowser } from "./browser.js";
import { animatedWebp } from "./webp.js";

/** @import {Frame} from "./webp.js" */

const FILE = new URL("../../../docs/pictures/play.webp", import.meta.url);

/** The size of the picture in CSS pixels, and how many pixels of the picture each of them has. */
const [WIDTH, HEIGHT, SCALE] = [432, 452, 1.5];

/** The milliseconds between two pictures while something moves. */
const STEP = 60;

/** How many milliseconds each position is seen, and the most that a move takes. */
const [SEEN, MOVING] = [600, 2400];

/** How often it is played: nothing moves for ever beside what people read. */
const LOOPS = 3;

/** How well pictures are kept, from 0 to 1. */
const QUALITY = 0.7;

/** The page with one board; the name of the game can be read on white and on black. */
const PAGE = `<!doctype html>
<html lang="en">
  <link rel="stylesheet" href="fonts.css" />
  <style>
    body { margin: 0; display: flex; flex-direction: column; align-items: center; width: ${WIDTH}px; height: ${HEIGHT}px; }
    ergo-board { width: ${WIDTH - 52}px; height: ${HEIGHT - 72}px; margin-top: 14px; }
    p { margin: 8px 0 0; font: 560 26px/1 Fraunces; color: #9a7447; }
  </style>
  <ergo-board bare fill waiting side="both" coordinates="off" targets="off"></ergo-board>
  <p></p>
  <script type="module" src="ergo-board.js"></script>
</html>`;

const host = await serveSite();
const browser = await startBrowser();

/** Compares and compresses pictures. */
const studio = await browser.newPage();

/**
 * The part of a picture that differs from the one before; nothing if they are equal. Its coordinates are
 * even, as the format requires. Pixels that have not changed are transparent if that makes it smaller.
 *
 * @param {Buffer} png
 * @param {Buffer | undefined} before
 * @returns {Promise<Omit<Frame, "duration"> | undefined>}
 */
async function changedPart(png, before) {
  const found = await studio.evaluate(
    async ([data, before, quality]) => {
      const draw = async (/** @type {string} */ data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        context.drawImage(image, 0, 0);
        return context;
      };
      const drawn = await draw(data);
      const { width, height } = drawn.canvas;
      let [left, top, right, bottom] = [0, 0, width, height];
      const image = drawn.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(image.data.buffer);
      const old =
        before && new Uint32Array((await draw(before)).getImageData(0, 0, width, height).data.buffer);
      let isOverlay = false;
      if (old) {
        [left, top, right, bottom] = [width, height, 0, 0];
        isOverlay = true;
        for (let at = 0; at < pixels.length; at++) {
          if (pixels[at] === old[at]) continue;
          const [x, y] = [at % width, Math.floor(at / width)];
          [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), y + 1];
          isOverlay &&= image.data[4 * at + 3] === 255;
        }
        if (right === 0) return undefined;
        [left, top] = [left - (left % 2), top - (top % 2)];
      }
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      const part = document.createElement("canvas");
      [part.width, part.height] = [box.width, box.height];
      const context = /** @type {CanvasRenderingContext2D} */ (part.getContext("2d"));
      const compress = () => {
        context.clearRect(0, 0, box.width, box.height);
        context.drawImage(drawn.canvas, -left, -top);
        return part.toDataURL("image/webp", quality);
      };
      const whole = { ...box, isOverlay: false, url: compress() };
      if (!isOverlay) return whole;
      for (let at = 0; at < pixels.length; at++) if (pixels[at] === old?.[at]) pixels[at] = 0;
      drawn.putImageData(image, 0, 0);
      const overlay = { ...box, isOverlay, url: compress() };
      return overlay.url.length < whole.url.length ? overlay : whole;
    },
    /** @type {const} */ ([png.toString("base64"), before?.toString("base64") ?? "", QUALITY]),
  );
  if (!found) return undefined;
  const { url, ...box } = found;
  return { ...box, webp: Buffer.from(url.split(",")[1], "base64") };
}

/** @type {Frame[]} */
const frames = [];

/**
 * Adds the pictures of a game.
 *
 * @param {string} game
 */
async function film(game) {
  const { shown } = await gamePage(game);
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: SCALE,
    reducedMotion: "no-preference",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.route(`${host.url}board`, (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
  // Time passes for the board from one picture to the next.
  await page.clock.install();
  await page.goto(`${host.url}board`);
  await page.evaluate(
    async ([game, name, position]) => {
      await customElements.whenDefined("ergo-board");
      const board = /** @type {any} */ (document.querySelector("ergo-board"));
      /** @type {HTMLElement} */ (document.querySelector("p")).textContent = name;
      const [start, moves] = position.split(" moves ");
      await board.open({
        game,
        // A win of the other side is not celebrated, which would take half of the file.
        players: ["person", "remote"],
        start: start === "startpos" ? undefined : start.replace("fen ", ""),
        moves: moves?.split(" ") ?? [],
      });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".counter, .toast, .message, .status { visibility: hidden !important }");
      board.shadowRoot.adoptedStyleSheets.push(sheet);
      await document.fonts.ready;
    },
    [game, ENGLISH.games[game].name, shown.position],
  );
  // The grain of the wood is drawn last.
  await page.waitForFunction(
    () => !document.querySelector("ergo-board")?.shadowRoot?.querySelector(".rough"),
  );
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  /** @type {Buffer | undefined} */
  let last;
  /** Adds pictures until nothing has moved for a while. */
  const watch = async () => {
    let still = 0;
    for (let time = 0; time < MOVING && still < SEEN; time += STEP) {
      await page.clock.runFor(STEP);
      const png = await page.screenshot({ omitBackground: true });
      const frame = await changedPart(png, last);
      if (frame) frames.push({ ...frame, duration: STEP });
      else frames[frames.length - 1].duration += STEP;
      still = frame ? 0 : still + STEP;
      last = png;
    }
  };
  await watch();
  for (const move of shown.moves) {
    const isPlayed = await page.evaluate(
      (move) => /** @type {any} */ (document.querySelector("ergo-board")).play(move),
      move,
    );
    if (!isPlayed) throw new Error(`${game}: ${move} is not legal`);
    await watch();
  }
  await context.close();
}

for (const game of DESCRIBED) await film(game);
await browser.close();
host.stop();
const bytes = animatedWebp(WIDTH * SCALE, HEIGHT * SCALE, LOOPS, frames);
mkdirSync(new URL(".", FILE), { recursive: true });
writeFileSync(FILE, bytes);
const seconds = frames.reduce((sum, { duration }) => sum + duration, 0) / 1000;
console.log(`${frames.length} pictures, ${seconds} s, ${(bytes.length / 1000).toFixed(1)} kB`);
